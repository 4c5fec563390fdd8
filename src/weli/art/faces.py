"""The faces of the regulars: a file for each, in layers, and sheets on which many lie small and at rest.

In a file of its own every layer is a group, `mouth-glad`, in a field of which `VIEW_BOX` shows the middle; from the ground up they lie as
in `LAYERS`, and a page puts a face together of what looks, brows and mouth do just now. Right and left are the person's own. On a sheet
every face is one symbol, drawn less finely.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from weli.art.features import MOUTHS, brow, cheek, eye_open, eye_shut, head, pupil, wrinkle
from weli.art.pen import Pen
from weli.art.regulars import REGULARS, Regular
from weli.art.svg import circle, element

FOLDER: Final = "faces"
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

AT_REST: Final = tuple(
    name
    for name in LAYERS
    if name.partition("-")[0] not in ("shut", "cheek", "wrinkle", "mouth") or name == "mouth-rest"
)
SHEETS: Final = {
    "all": tuple(REGULARS),
    "inn": ("nanni", "wirt", "moidl", "jos"),
}
"""Everybody, for whoever chooses a face; and those who sit at the tables of the first page, which has to be light."""

_NOTICE = "Weli's regulars. Dedicated to the public domain, CC0-1.0."
_FIELD = 512
_SIZE = 3.0
_WEIGHT = 2.5
_FINE = 2  # so many units of the field to one of the file: nobody sees half a unit, and a fifth less is sent
_SMALL = 4
_SIDED = {"eye": eye_open, "shut": eye_shut, "pupil": pupil, "brow": brow}
_WHOLE = {"head": head, "cheek": cheek, "wrinkle": wrinkle}


def face(who: Regular) -> str:
    """The file of one of them."""
    return _file(element("g", layer(who, name), id=name, transform=f"scale({_FINE})") for name in LAYERS)


def sheet(names: Iterable[str]) -> str:
    """The file on which these lie."""
    half = _FIELD / _SMALL / 2
    box = f"{-half:.0f} {-half:.0f} {half * 2:.0f} {half * 2:.0f}"
    drawn = {name: "".join(layer(REGULARS[name], part, _SMALL) for part in AT_REST) for name in names}
    return _file(element("symbol", drawing, id=name, viewBox=box) for name, drawing in drawn.items())


def _file(parts: Iterable[str]) -> str:
    return "\n".join([f"<!-- {_NOTICE} -->", '<svg xmlns="http://www.w3.org/2000/svg">', *parts, "</svg>"]) + "\n"


def layer(who: Regular, name: str, coarse: int = _FINE) -> str:
    """One layer of somebody's face; `coarse` says how many units of the field are one of the drawing."""
    pen = Pen(weight=_WEIGHT / coarse)
    size = _SIZE / coarse
    at = pen.at(0, (who.down - 13) * size, size * who.size, flip=who.flip)
    kind, _, how = name.partition("-")
    if kind == "ground":
        return circle(0, 0, _FIELD / 2 / coarse, fill=who.ground)
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


def write_faces(target: Path) -> list[Path]:
    """Write everybody's file and the sheets into the folder (made if missing) and return the paths."""
    target.mkdir(parents=True, exist_ok=True)
    texts = {name: face(who) for name, who in REGULARS.items()} | {name: sheet(names) for name, names in SHEETS.items()}
    for name, text in texts.items():
        (target / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
    return [target / f"{name}.svg" for name in texts]
