"""Runs axe-core on pages in headless Chromium: light and dark, three widths. No violation passes.

check-pages.py [--screenshots FOLDER] PAGE...
"""

import argparse
import base64
import importlib.resources
import pathlib
import sys

from selenium import webdriver

WIDTHS = (360, 768, 1280)
SCHEMES = ("light", "dark")
AXE = importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text()
OPTIONS = {"resultTypes": ["violations"], "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa",
                                                      "wcag22aa", "best-practice"]}


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    return webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver"))


def violations(driver, page, width, scheme):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})
    driver.get(page.resolve().as_uri())
    driver.execute_script("for (const d of document.querySelectorAll('details')) d.open = true")
    driver.execute_script(AXE)
    found = driver.execute_async_script(
        "const done = arguments[1]; axe.run(document, arguments[0]).then(r => done(r.violations),"
        " e => done([{id: String(e), help: '', nodes: []}]))", OPTIONS)
    overflow = driver.execute_script(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
    if overflow > 0:
        found.append({"id": "reflow", "help": f"the page is {overflow}px too wide", "nodes": []})
    return found


def picture(driver, page, width, scheme, folder):
    """Writes the whole page as it looks, so that a person can look too."""
    shot = driver.execute_cdp_cmd("Page.captureScreenshot", {"captureBeyondViewport": True})
    name = f"{page.parent.name}-{page.stem}-{width}-{scheme}.png"
    (folder / name).write_bytes(base64.b64decode(shot["data"]))


def main(pages, screenshots):
    driver = browser()
    driver.set_script_timeout(600)
    bad = 0
    try:
        for page in pages:
            for width in WIDTHS:
                for scheme in SCHEMES:
                    for violation in violations(driver, page, width, scheme):
                        bad += 1
                        print(f"{page}: {scheme}, {width}px: {violation['id']}: {violation['help']}")
                        for node in violation["nodes"][:5]:
                            print("  " + node["html"][:160])
                    if screenshots:
                        picture(driver, page, width, scheme, screenshots)
    finally:
        driver.quit()
    print(f"axe: {len(pages)} pages, {len(WIDTHS) * len(SCHEMES)} views each, {bad} violations")
    return 1 if bad else 0


parser = argparse.ArgumentParser()
parser.add_argument("pages", nargs="+", type=pathlib.Path)
parser.add_argument("--screenshots", type=pathlib.Path, metavar="FOLDER")
arguments = parser.parse_args()
if arguments.screenshots:
    arguments.screenshots.mkdir(parents=True, exist_ok=True)
sys.exit(main(arguments.pages, arguments.screenshots))
