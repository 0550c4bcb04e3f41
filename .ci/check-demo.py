"""Drives a demo page in headless Chromium as a person would, and looks at it without its script.

check-demo.py PAGE...
"""

import pathlib
import sys
import time

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def browser(script=True):
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--autoplay-policy=no-user-gesture-required"):
        options.add_argument(argument)
    if not script:
        options.add_experimental_option(
            "prefs", {"profile.managed_default_content_settings.javascript": 2})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver"))


def until(condition, what, seconds=20):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(what)
        time.sleep(0.05)


def check_player(driver, page):
    driver.get(page.resolve().as_uri())
    find = lambda selector: driver.find_element(By.CSS_SELECTOR, selector)
    captions = lambda: "".join(c.text for c in driver.find_elements(By.CSS_SELECTOR, ".caption"))
    current = lambda: find(".step.current").get_attribute("data-step")
    play = find('[data-do="play"]')
    steps = driver.find_elements(By.CSS_SELECTOR, ".step")
    assert play.is_displayed() and play.text == "Play"
    assert current() == "0"
    play.send_keys("p")
    until(lambda: captions().strip(), "no caption appears")
    assert find('[data-do="play"]').text == "Pause"
    assert find(".track.speaking")
    until(lambda: find(".caption span:not(.ahead)"), "no word is reached")
    play.send_keys("p")
    until(lambda: play.text == "Play", "it does not pause")
    picture = find(".track .screen").get_attribute("src")
    for key in ("l", Keys.ARROW_RIGHT):
        play.send_keys(key)
    if len(steps) > 2:
        assert current() == "2"
        until(lambda: find(".track .screen").get_attribute("src") != picture, "the picture stays", 3)
    play.send_keys("j")
    size = lambda: driver.execute_script(
        "return getComputedStyle(document.querySelector('.caption')).fontSize")
    before = size()
    play.send_keys("t")
    assert size() != before, "the type is not larger"
    # The last step is played to its end and stops by itself.
    find(f'.step[data-step="{len(steps) - 1}"] button').send_keys(Keys.ENTER)
    until(lambda: play.text == "Pause", "it does not play from a step")
    errors = [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
    assert not errors, errors


def check_document(driver, page):
    driver.get(page.resolve().as_uri())
    assert not driver.find_element(By.CSS_SELECTOR, ".controls").is_displayed()
    assert driver.find_elements(By.CSS_SELECTOR, ".step .said")
    for image in driver.find_elements(By.CSS_SELECTOR, "img"):
        assert image.get_attribute("alt")
        assert image.get_attribute("naturalWidth") != "0", "a picture is broken"
    for sound in driver.find_elements(By.CSS_SELECTOR, "audio"):
        assert sound.get_attribute("controls")


for check, driver in ((check_player, browser()), (check_document, browser(script=False))):
    try:
        for page in map(pathlib.Path, sys.argv[1:]):
            check(driver, page)
    finally:
        driver.quit()
print(f"demo: {len(sys.argv) - 1} pages play, and stand without their script")
