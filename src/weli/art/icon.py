"""The sign of the house, a bell, as it stands on a tab, on a home screen and among the programs of a telephone.

Drawn once, of discs, rings and bars, each of which knows how far a point is from its edge: so it becomes an SVG and, where a system wants
pixels, a PNG with soft edges.
"""

import struct
import zlib
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from typing import Final, Protocol

from weli.art.palette import BACK_DARK, GROUND, INK, MEADOW, SCHELL
from weli.art.svg import circle, element

SIDE: Final = 32
Colour = tuple[int, int, int]


class Shape(Protocol):
    """Something of one colour, in a square of `SIDE`."""

    @property
    def paint(self) -> str: ...

    @property
    def reach(self) -> tuple[float, float, float, float]:
        """Its left, its top, its right and its lower end."""

    def beyond(self, x: float, y: float) -> float:
        """How far a point lies outside, below nothing where it lies inside."""

    def svg(self) -> str: ...


@dataclass(frozen=True)
class Disc:
    x: float
    y: float
    r: float
    paint: str

    @property
    def reach(self) -> tuple[float, float, float, float]:
        return self.x - self.r, self.y - self.r, self.x + self.r, self.y + self.r

    def beyond(self, x: float, y: float) -> float:
        return hypot(x - self.x, y - self.y) - self.r

    def svg(self) -> str:
        return circle(self.x, self.y, self.r, fill=self.paint)


@dataclass(frozen=True)
class Ring:
    x: float
    y: float
    r: float
    line: float
    paint: str

    @property
    def reach(self) -> tuple[float, float, float, float]:
        out = self.r + self.line / 2
        return self.x - out, self.y - out, self.x + out, self.y + out

    def beyond(self, x: float, y: float) -> float:
        return abs(hypot(x - self.x, y - self.y) - self.r) - self.line / 2

    def svg(self) -> str:
        return circle(self.x, self.y, self.r, fill="none", stroke=self.paint, stroke_width=self.line)


@dataclass(frozen=True)
class Bar:
    """A rectangle, its corners round by `r`."""

    x: float
    y: float
    w: float
    h: float
    paint: str
    r: float = 0

    @property
    def reach(self) -> tuple[float, float, float, float]:
        return self.x, self.y, self.x + self.w, self.y + self.h

    def beyond(self, x: float, y: float) -> float:
        across = abs(x - self.x - self.w / 2) - self.w / 2 + self.r
        down = abs(y - self.y - self.h / 2) - self.h / 2 + self.r
        return hypot(max(across, 0), max(down, 0)) + min(max(across, down), 0) - self.r

    def svg(self) -> str:
        return element("rect", x=self.x, y=self.y, width=self.w, height=self.h, rx=self.r, fill=self.paint)


BELL: Final[tuple[Shape, ...]] = (
    Ring(16, 4.6, 2.4, 2, INK),
    Disc(16, 17, 12, SCHELL.main),
    Bar(4.4, 14.25, 23.2, 2.5, INK),
    Bar(4.4, 18.25, 23.2, 2.5, INK),
    Disc(16, 24, 2, INK),
    Ring(16, 17, 12, 2, INK),
)


TURN: Final[tuple[Shape, ...]] = (*BELL, Disc(24, 24, 8, GROUND), Disc(24, 24, 6.4, MEADOW))
"""The table waits for whoever has it open."""


@dataclass(frozen=True)
class Icon:
    """A PNG of so many pixels. `bell`: how much of the square the bell takes; `corner`: how round the ground's corners are, in `SIDE`."""

    name: str
    pixels: int
    bell: float
    corner: float


ICONS: Final = (
    Icon("192.png", 192, 0.74, 7),
    Icon("512.png", 512, 0.74, 7),
    Icon("maskable-512.png", 512, 0.58, 0),  # a system cuts its own form out of it: the middle four fifths are safe
    Icon("touch-180.png", 180, 0.7, 0),
)


def write_sign(target: Path, name: str = "weli.svg", shapes: tuple[Shape, ...] = BELL) -> Path:
    """Write the sign as a drawing into the folder (made if missing) and return its path."""
    target.mkdir(parents=True, exist_ok=True)
    drawing = target / name
    sign = element(
        "svg", *(shape.svg() for shape in shapes), xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {SIDE} {SIDE}"
    )
    drawing.write_text(sign + "\n", encoding="utf-8", newline="\n")
    return drawing


def write_icons(target: Path) -> list[Path]:
    """Write the drawings and the icons into the folder (made if missing) and return their paths."""
    drawings = [write_sign(target), write_sign(target, "turn.svg", TURN)]
    for icon in ICONS:
        (target / icon.name).write_bytes(png(icon))
    return [*drawings, *(target / icon.name for icon in ICONS)]


def png(icon: Icon) -> bytes:
    """The bell on the ground of the cards' backs."""
    size = icon.pixels
    image = bytearray(4 * size * size)
    _lay(image, size, Bar(0, 0, SIDE, SIDE, BACK_DARK, icon.corner), 1)
    for shape in BELL:
        _lay(image, size, shape, icon.bell)
    rows = b"".join(b"\0" + image[4 * size * y : 4 * size * (y + 1)] for y in range(size))
    header = struct.pack(
        ">IIBBBBB", size, size, 8, 6, 0, 0, 0
    )  # eight bits each of red, green, blue and how much hides
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _lay(image: bytearray, size: int, shape: Shape, scale: float) -> None:
    """Lays a shape over what is there, `scale` times as large about the middle; a pixel at its edge is covered by as much as lies in it."""
    colour = _colour(shape.paint)
    unit = SIDE / size / scale
    left, top, right, low = (round((end - SIDE / 2) / unit + size / 2) for end in shape.reach)
    for row in range(max(0, top - 1), min(size, low + 1)):
        y = SIDE / 2 + (row + 0.5 - size / 2) * unit
        for column in range(max(0, left - 1), min(size, right + 1)):
            x = SIDE / 2 + (column + 0.5 - size / 2) * unit
            covered = min(1.0, max(0.0, 0.5 - shape.beyond(x, y) / unit))
            if covered:
                _mix(image, 4 * (row * size + column), colour, covered)


def _mix(image: bytearray, at: int, colour: Colour, covered: float) -> None:
    below = image[at + 3] / 255 * (1 - covered)
    whole = covered + below
    for i, value in enumerate(colour):
        image[at + i] = round((value * covered + image[at + i] * below) / whole)
    image[at + 3] = round(255 * whole)


def _colour(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)
