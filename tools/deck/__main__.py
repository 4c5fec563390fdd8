"""Draws the packs of the region: ``python tools/deck sheets tell /tmp/decks``, ``python tools/deck sizes``."""

from __future__ import annotations

import argparse
import gzip
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from deck.sheets import drawn, write_contact, write_sheets  # noqa: E402
from weli.art.decks.skins import SKINS  # noqa: E402

WHAT = "pictures to look at; one small picture of each pack for the documentation; gzipped bytes of each card"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["sheets", "contact", "sizes"], help=WHAT)
    parser.add_argument("skin", nargs="?", choices=[*SKINS, "all"], default="all")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("decks"))
    order = parser.parse_args()
    for skin in SKINS if order.skin == "all" else [order.skin]:
        if order.what != "sizes":
            for path in (write_sheets if order.what == "sheets" else write_contact)(skin, order.folder):
                print(path)
            continue
        sizes = {name: len(gzip.compress(svg.encode(), 9)) for name, svg in drawn(skin).items()}
        print(skin, " ".join(f"{name} {size}" for name, size in sizes.items()), "together", sum(sizes.values()))


if __name__ == "__main__":
    main()
