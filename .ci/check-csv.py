"""Fails where a CSV file has rows of different widths, or none."""

import csv
import sys

for path in sys.argv[1:]:
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file, strict=True))
    widths = {len(row) for row in rows}
    if len(widths) != 1:
        sys.exit(f"{path}: rows of {sorted(widths)} fields")
    print(f"csv: {len(rows)} rows")
