"""Write the sprites of the skin "Klar" and of the regulars' faces: ``python -m weli.art [TARGET_DIR]``."""

import argparse
from pathlib import Path

from weli.art.faces import write_faces
from weli.art.sprite import write_sprite

DEFAULT_TARGET = Path(__file__).resolve().parent.parent / "web" / "client" / "public" / "cards"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m weli.art", description="Draw the cards and the faces, each into one SVG sprite."
    )
    parser.add_argument("target", nargs="?", type=Path, default=DEFAULT_TARGET, help="folder to write into")
    target = parser.parse_args().target
    for path in (write_sprite(target), write_faces(target)):
        print(f"{path} ({path.stat().st_size} bytes)")


if __name__ == "__main__":
    main()
