"""Write the cards of every pack, the regulars' faces and the sign of the house: ``python -m weli.art [TARGET_DIR]``."""

import argparse
from pathlib import Path

from weli.art.decks.files import write_decks
from weli.art.faces import FOLDER, write_faces
from weli.art.icon import write_icons
from weli.art.sprite import write_sprite

DEFAULT_TARGET = Path(__file__).resolve().parent.parent / "web" / "client" / "public"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m weli.art", description="Draw the cards, the faces and the icons.")
    parser.add_argument("target", nargs="?", type=Path, default=DEFAULT_TARGET, help="folder to write into")
    target = parser.parse_args().target
    cards = target / "cards"
    faces, icons = write_faces(target / FOLDER), write_icons(target / "icons")
    for path in (write_sprite(cards), *faces, *icons, *write_decks(cards)):
        print(path)


if __name__ == "__main__":
    main()
