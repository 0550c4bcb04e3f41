"""Fails where a text from outside became something else in a folder of reports: a tag, a command
to a CI server, a formula, a line of its own."""

import csv
import html.parser
import json
import pathlib
import re
import sys


class Page(html.parser.HTMLParser):
    """What a browser would make of a page, as far as it matters here."""

    def __init__(self):
        super().__init__()
        self.tags = set()
        self.heading = ""
        self.inside = False

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.inside = tag == "h1" or self.inside and tag != "h1"
        if any(name.startswith("on") for name, _ in attributes):
            sys.exit(f"an event handler on {tag}")

    def handle_endtag(self, tag):
        self.inside = self.inside and tag != "h1"

    def handle_data(self, data):
        if self.inside:
            self.heading += data


def plain(text):
    """Blanks and what no format can hold do not count."""
    return re.sub(r"[\s\u0000-\u001f\u007f-\u009f\ufffd]+", " ", text).strip()


def page(folder, title):
    found = Page()
    found.feed((folder / "index.html").read_text("utf-8"))
    bad = found.tags & {"script", "iframe", "object", "embed", "link", "form", "base", "textarea"}
    if bad:
        sys.exit(f"{folder}: the page has {bad}")
    if plain(found.heading) != plain(title):
        sys.exit(f"{folder}: the page is called {found.heading!r}, not {title!r}")


def tables(folder):
    for name in ("transcript.csv", "findings.csv"):
        with open(folder / name, encoding="utf-8", newline="") as file:
            for row in csv.reader(file, strict=True):
                if any(cell.startswith(tuple("=+-@\t\r")) for cell in row):
                    sys.exit(f"{folder}/{name}: a spreadsheet would compute {row}")


def annotations(folder):
    text = (folder / "annotations.txt").read_text("utf-8")
    for line in text.split("\n")[:-1]:
        if not re.match(r"::(error|warning|notice) file=[^,\r]*,.*title=[^:]*::[^\r]*$", line):
            sys.exit(f"{folder}/annotations.txt: {line}")


def markdown(folder):
    text = (folder / "report.md").read_text("utf-8")
    for tag in re.findall(r"<[a-zA-Z/!][^>]*>?", text):
        if tag not in ("<br>", "<details>", "<summary>", "</summary>", "</details>"):
            sys.exit(f"{folder}/report.md has {tag}")


for name in sys.argv[1:]:
    folder = pathlib.Path(name)
    page(folder, json.loads((folder / "transcript.json").read_text("utf-8"))["title"])
    tables(folder)
    annotations(folder)
    markdown(folder)
    print("texts: nothing became something else")
