"""The sprite keeps its contract: ids, one file, no outside help, small, always the same."""

import gzip
import os
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Callable
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from weli.art import FILE_NAME, symbol_ids, write_sprite
from weli.art.faces import FOLDER, LAYERS, SHEETS, write_faces
from weli.art.icon import ICONS, Icon
from weli.art.palette import GROUND, SUITS
from weli.art.pips import spots
from weli.art.regulars import REGULARS

SVG = "{http://www.w3.org/2000/svg}"
CARDS = {suit + rank for suit in "ELHS" for rank in "AKOUX987"} | {"S6"}
SIGNS = {"suit-E", "suit-L", "suit-H", "suit-S"}
WITHOUT_ICONS = """
import sys
from pathlib import Path
from weli.art import write_sprite
from weli.art.faces import FOLDER, write_faces
target = Path(sys.argv[1])
write_sprite(target / "cards"), write_faces(target / FOLDER)
"""
DRAWING_TAGS = {"svg", "symbol", "g", "path", "circle", "rect"}


@pytest.fixture(scope="module")
def sprite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_sprite(tmp_path_factory.mktemp("cards"))


def drawn(target: Path, seed: int, *program: str) -> Path:
    """What a program draws there, with that seed of Python's hashes."""
    source = Path(__file__).resolve().parents[3] / "src"
    env = {**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": str(source)}
    subprocess.run([sys.executable, *program, str(target)], check=True, capture_output=True, env=env)
    return target


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the command draws: the large pictures take long, point by point."""
    return drawn(tmp_path_factory.mktemp("written"), 1, "-m", "weli.art")


@pytest.fixture(scope="module")
def faces(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return {path.stem: path for path in write_faces(tmp_path_factory.mktemp(FOLDER))}


@pytest.fixture(scope="module")
def symbols(sprite: Path) -> dict[str, ET.Element]:
    root = ET.fromstring(sprite.read_text(encoding="utf-8"))
    assert root.tag == SVG + "svg"
    return {symbol.attrib["id"]: symbol for symbol in root}


def test_every_symbol_is_there_once(sprite: Path, symbols: dict[str, ET.Element]) -> None:
    assert len(CARDS) == 33
    assert set(symbols) == CARDS | {"back"} | SIGNS
    assert len(re.findall(r' id="', sprite.read_text(encoding="utf-8"))) == len(symbols)
    assert set(symbol_ids()) == set(symbols)


def test_every_symbol_keeps_its_shape(symbols: dict[str, ET.Element]) -> None:
    for name, symbol in symbols.items():
        assert symbol.tag == SVG + "symbol"
        assert symbol.attrib["viewBox"] == ("0 0 40 40" if name in SIGNS else "0 0 100 160"), name
        assert len(list(symbol.iter())) > 3, f"{name} is empty"


def test_no_two_cards_look_alike(symbols: dict[str, ET.Element]) -> None:
    drawings = {name: "".join(ET.tostring(child, encoding="unicode") for child in s) for name, s in symbols.items()}
    assert len(set(drawings.values())) == len(drawings)


def test_nothing_a_strict_page_would_refuse(sprite: Path, faces: dict[str, Path]) -> None:
    roots = [ET.fromstring(file.read_text(encoding="utf-8")) for file in (sprite, *faces.values())]
    for node in (node for root in roots for node in root.iter()):
        assert node.tag.removeprefix(SVG) in DRAWING_TAGS
        for attribute, value in node.attrib.items():
            assert attribute not in {"style", "class", "href", "{http://www.w3.org/1999/xlink}href"}
            assert not attribute.lower().startswith("on")
            assert "url(" not in value
            assert "//" not in value


@pytest.mark.few(0)
@pytest.mark.slow
def test_same_sources_same_file(sprite: Path, faces: dict[str, Path], written: Path, tmp_path: Path) -> None:
    """Whatever the seed of Python's hashes; the command writes what is written here."""
    for target in (written, drawn(tmp_path, 2, "-c", WITHOUT_ICONS)):
        assert (target / "cards" / FILE_NAME).read_bytes() == sprite.read_bytes()
        for file in faces.values():
            assert (target / FOLDER / file.name).read_bytes() == file.read_bytes()


def test_small_enough(sprite: Path) -> None:
    assert len(gzip.compress(sprite.read_bytes(), mtime=0)) <= 250_000


def test_every_face_has_every_layer_and_no_two_look_alike(faces: dict[str, Path]) -> None:
    """A table of four loads three or four of them: each is light."""
    drawings = []
    for who in REGULARS:
        groups = list(ET.fromstring(faces[who].read_text(encoding="utf-8")))
        assert [group.attrib["id"] for group in groups] == list(LAYERS)
        drawings += ["".join(ET.tostring(part, encoding="unicode") for part in group) for group in groups]
        assert len(gzip.compress(faces[who].read_bytes(), mtime=0)) <= 4_100, who
    assert len(set(drawings)) == len(drawings)


def test_a_sheet_has_its_faces_and_is_light(faces: dict[str, Path]) -> None:
    assert SHEETS["all"] == tuple(REGULARS)
    for name, whose in SHEETS.items():
        symbols = list(ET.fromstring(faces[name].read_text(encoding="utf-8")))
        assert [symbol.attrib["id"] for symbol in symbols] == list(whose)
        assert len(gzip.compress(faces[name].read_bytes(), mtime=0)) <= 1_700 * len(whose), name


@pytest.mark.parametrize(("rank", "count"), [("7", 7), ("8", 8), ("9", 9), ("X", 10)])
def test_as_many_signs_as_the_card_says(rank: str, count: int) -> None:
    placed = spots(rank)
    assert len(placed) == len(set(placed)) == count


def _luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_index_and_outline_stand_out_from_the_ground() -> None:
    for suit in SUITS:
        assert _contrast(suit.ink, GROUND) >= 7, suit.letter


def test_suits_differ_in_lightness() -> None:
    """In grey the bodies of the four signs are still four tones: leaf, heart, acorn, bell."""
    tones = sorted(_luminance(suit.main) for suit in SUITS)
    assert [suit.letter for suit in sorted(SUITS, key=lambda suit: _luminance(suit.main))] == ["L", "H", "E", "S"]
    for darker, lighter in pairwise(tones):
        assert (lighter + 0.05) / (darker + 0.05) >= 1.35


# The icons.


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: icon.name)
def test_an_icon_is_a_png_of_its_size_that_hides_what_lies_below_it(icon: Icon, written: Path) -> None:
    size, at = pixels((written / "icons" / icon.name).read_bytes())
    assert size == icon.pixels
    middle, corner = at(size // 2, size // 2), at(0, 0)
    assert middle[3] == 255
    assert corner[3] == (0 if icon.corner else 255)


def test_the_bell_stays_where_no_system_cuts(written: Path) -> None:
    """Of an icon that is cut into a form of the system's the middle four fifths stay."""
    icon = next(each for each in ICONS if each.name.startswith("maskable"))
    size, at = pixels((written / "icons" / icon.name).read_bytes())
    places, ground = range(size), at(0, 0)
    far = [hypot(x - size / 2, y - size / 2) for y in places for x in places if at(x, y) != ground]
    assert max(far) < 0.4 * size


def pixels(png: bytes) -> tuple[int, Callable[[int, int], bytes]]:
    """A PNG as our icons are written: its side, and what tells the four bytes of a pixel, by how far to the right and down it lies."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    (side,) = struct.unpack(">I", png[16:20])
    length, kind = struct.unpack(">I4s", png[33:41])
    assert kind == b"IDAT"
    raw = zlib.decompress(png[41 : 41 + length])
    line = 1 + 4 * side
    return side, lambda x, y: raw[y * line + 1 + 4 * x : y * line + 5 + 4 * x]
