"""Writes the first page of the site of the documentation, which has a folder for each version: ``python tools/site_index.py FOLDER``."""

import sys
from html import escape
from pathlib import Path

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Weli</title>
  </head>
  <body>
    <h1>Weli</h1>
    <ul>
{lines}
    </ul>
  </body>
</html>
"""
LINE = '      <li><a href="{name}/">{name}</a></li>'


def main() -> None:
    site = Path(sys.argv[1])
    (site / "index.html").write_text(PAGE.format(lines="\n".join(map(line_of, versions_in(site)))), "utf-8")


def versions_in(site: Path) -> list[str]:
    """The newest first, before them all what comes next."""
    found = [path.parent.name for path in site.glob("*/index.html")]
    return sorted(
        found,
        key=lambda name: [int(part) for part in name.lstrip("v").split(".") if part.isdigit()] or [1 << 30],
        reverse=True,
    )


def line_of(name: str) -> str:
    return LINE.format(name=escape(name))


if __name__ == "__main__":
    main()
