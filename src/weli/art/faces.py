"""The faces of the regulars in layers, as one sprite: a page puts a face together of what looks, brows and mouth do just now.

Every layer is a group of its own, `franz-mouth-glad`, in a field of which `VIEW_BOX` shows the middle; from the ground up they lie as in
`LAYERS`. Right and left are the person's own.
"""

from pathlib import Path
from typing import Final

from weli.art.features import MOUTHS, brow, cheek, eye_open, eye_shut, head, pupil, wrinkle
from weli.art.pen import Pen
from weli.art.regulars import REGULARS, Regular
from weli.art.svg import circle, element

FACES_FILE: Final = "faces.svg"
VIEW_BOX: Final = "-256 -256 512 512"
SIDES: Final = ("right", "left")
LAYERS: Final = (
    "ground",
    "coat",
    "head",
    "cheek",
    *(f"eye-{side}" for side in SIDES),
    *(f"shut-{side}" for side in SIDES),
    *(f"pupil-{side}" for side in SIDES),
    *(f"brow-{side}" for side in SIDES),
    "wrinkle",
    *(f"mouth-{mouth}" for mouth in MOUTHS),
    "front",
)

_NOTICE = "Weli's regulars. Dedicated to the public domain, CC0-1.0."
_SIZE = 3.0
_WEIGHT = 2.5
_SIDED = {"eye": eye_open, "shut": eye_shut, "pupil": pupil, "brow": brow}
_WHOLE = {"head": head, "cheek": cheek, "wrinkle": wrinkle}


def faces() -> str:
    """The sprite."""
    groups = [
        element("g", layer(regular, name), id=f"{who}-{name}") for who, regular in REGULARS.items() for name in LAYERS
    ]
    return "\n".join([f"<!-- {_NOTICE} -->", '<svg xmlns="http://www.w3.org/2000/svg">', *groups, "</svg>"]) + "\n"


def layer(who: Regular, name: str) -> str:
    """One layer of somebody's face."""
    pen = Pen(weight=_WEIGHT)
    at = pen.at(0, (who.down - 13) * _SIZE, _SIZE * who.size, flip=who.flip)
    kind, _, how = name.partition("-")
    if kind == "ground":
        return circle(0, 0, 256, fill=who.ground)
    if kind in _SIDED:
        _SIDED[kind](at, who.face, (how == "right") != who.flip)
    elif kind == "mouth":
        MOUTHS[how](at, who.face)
        who.lip(at, who.face, how)
    elif kind in _WHOLE:
        _WHOLE[kind](at, who.face)
    else:
        (who.coat if kind == "coat" else who.front)(at, who.face)
    return pen.svg()


def write_faces(target: Path) -> Path:
    """Write the sprite into the folder (made if missing) and return the file's path."""
    target.mkdir(parents=True, exist_ok=True)
    path = target / FACES_FILE
    path.write_text(faces(), encoding="utf-8", newline="\n")
    return path
