"""The pen: what a knife does in pear wood, as filled outlines.

Every line is a closed shape whose width swells and dies away, so that it looks the same at any size and needs no stroke, clip or filter.
A pen has a place; a line keeps its weight where the pen is moved to a smaller place, for all was cut with the same knife.
"""

import math
from dataclasses import dataclass, field
from itertools import pairwise

from weli.art.curves import (
    Map,
    Point,
    along,
    area,
    cubics,
    curve,
    flat,
    is_inside,
    moved,
    normals,
    polygon,
    simplified,
    smooth,
    wound,
)
from weli.art.palette import INK
from weli.art.svg import path

SHADE = (0.55, 0.83)
"""where the shade lies: light comes from the upper left, so lines are heavy on the lower right"""

Profile = tuple[float, ...]
SWELL: Profile = (0.3, 1.0, 0.15)
WEDGE: Profile = (1.0, 0.55, 0.0)
POINTS: Profile = (0.0, 1.0, 0.0)
EVEN: Profile = (1.0,)


@dataclass
class Pen:
    """Draws into `shapes`: inks with the path data in them, from the ground up."""

    shapes: list[tuple[str, str]] = field(default_factory=list)
    place: Map = (1, 0, 0, 1, 0, 0)
    weight: float = 1.0

    def at(self, x: float, y: float, size: float = 1, turn: float = 0, flip: bool = False) -> "Pen":
        """The same pen at another place; `turn` in degrees. Line weights stay."""
        c, s = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
        m = self.place
        a, b = (-c, -s) if flip else (c, s)
        e, f = moved(m, (x, y))
        place = (m[0] * a + m[2] * b, m[1] * a + m[3] * b, -m[0] * s + m[2] * c, -m[1] * s + m[3] * c, e, f)
        return Pen(self.shapes, place, self.weight)

    def ink(self, colour: str, d: str) -> None:
        """Puts a shape on top; what has the ink of the one below shares its path."""
        if self.shapes and self.shapes[-1][0] == colour:
            self.shapes[-1] = (colour, self.shapes[-1][1] + d)
        else:
            self.shapes.append((colour, d))

    def svg(self) -> str:
        return "".join(path(d, fill=colour) for colour, d in self.shapes)

    # Flat ink and contours.

    def fill(self, spec: str, colour: str) -> None:
        found = curve(spec, self.place)
        if area(found.points) < 0:
            found = found._replace(points=found.points[::-1], corners=found.corners[::-1])
        self.ink(colour, smooth(cubics(found._replace(closed=True))))

    def contour(self, spec: str, width: float = 6, colour: str = INK) -> None:
        """A closed line of changing weight."""
        outer, inner = self._sides(spec, width)
        self.ink(colour, polygon(wound(outer)) + polygon(wound(inner, forward=False)))

    def part(self, spec: str, colour: str, width: float = 6) -> None:
        """A shape of the figure: flat ink within a contour."""
        outer, inner = self._sides(spec, width)
        self.ink(INK, polygon(wound(outer)))
        self.ink(colour, polygon(wound(inner)))

    def disc(self, x: float, y: float, r: float, colour: str, width: float = 0, high: float = 0) -> None:
        """A round spot, `high` upwards and down; with a contour where it has a `width`."""
        steps = [(math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)) for k in range(8)]
        spec = " ".join(f"{x + r * c:.2f},{y + (high or r) * s:.2f}" for c, s in steps) + " z"
        self.fill(spec, colour)
        if width:
            self.contour(spec, width)

    def _sides(self, spec: str, width: float) -> tuple[list[Point], list[Point]]:
        """Outer and inner edge of a contour: heavy towards the shade, thin towards the light."""
        line = flat(cubics(curve(spec, self.place)._replace(closed=True)))[:-1]
        sign = -1 if area(line) > 0 else 1
        outer, inner = [], []
        for (x, y), (left, up) in zip(line, normals(line, closed=True), strict=True):
            nx, ny = left * sign, up * sign
            half = width * self.weight * (1 + 0.45 * (nx * SHADE[0] + ny * SHADE[1])) / 2
            outer.append((x + nx * half, y + ny * half))
            inner.append((x - nx * half, y - ny * half))
        return simplified([*outer, outer[0]])[:-1], simplified([*inner, inner[0]])[:-1]

    # Open lines.

    def line(self, spec: str, width: float = 4, profile: Profile = SWELL, colour: str = INK) -> None:
        """One line, or several with `|` between them."""
        for piece in spec.split("|"):
            self._ribbon(self._flat(piece), width, profile, colour)

    def loft(
        self, a: str, b: str, count: int, width: float = 3.5, profile: Profile = POINTS, colour: str = INK
    ) -> None:
        """Lines that turn from curve a into curve b: hair, folds, feathers."""
        one, other = curve(a, self.place), curve(b, self.place)
        for k in range(1, count + 1):
            t = k / (count + 1)
            pairs = zip(one.points, other.points, strict=True)
            points = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in pairs]
            self._ribbon(flat(cubics(one._replace(points=points))), width, profile, colour)

    def comb(self, spec: str, to: Point, gap: float, width: float, end: Point | None = None) -> None:
        """Short wedges from a contour into the form: the shade of a woodcut. `to` may turn into `end`."""
        last = end or to
        for k, ((x, y), (dx, dy), t) in enumerate(along(self._flat(spec), gap * self.weight)):
            long = math.sin(math.pi * (0.12 + 0.76 * t)) * (0.97 + 0.12 * math.sin(5 * k))  # no hand is even
            vx, vy = (to[0] + (last[0] - to[0]) * t) * long, (to[1] + (last[1] - to[1]) * t) * long
            tip = (x + self.place[0] * vx + self.place[2] * vy, y + self.place[1] * vx + self.place[3] * vy)
            half = width * self.weight / 2
            self.ink(INK, polygon(wound([(x - dx * half, y - dy * half), (x + dx * half, y + dy * half), tip])))

    def _flat(self, spec: str) -> list[Point]:
        return flat(cubics(curve(spec, self.place)))

    def _ribbon(self, line: list[Point], width: float, profile: Profile, colour: str) -> None:
        total = sum(math.dist(a, b) for a, b in pairwise(line)) or 1.0
        run, left, right = 0.0, [], []
        for i, ((x, y), (nx, ny)) in enumerate(zip(line, normals(line, closed=False), strict=True)):
            run += math.dist(line[i - 1], line[i]) if i else 0
            half = width * self.weight * _width_at(profile, run / total) / 2
            left.append((x + nx * half, y + ny * half))
            right.append((x - nx * half, y - ny * half))
        self.ink(colour, polygon(wound(simplified(right) + simplified(left)[::-1])))

    # Families of lines and spots inside a shape.

    def stripes(self, spec: str, gap: float, width: float, colour: str) -> None:
        """Upright lines inside a shape."""
        ring = self._flat(spec)
        x = min(x for x, _ in ring) + gap * self.weight / 2
        while x < max(x for x, _ in ring):
            hits = sorted(
                ay + (by - ay) * (x - ax) / (bx - ax)
                for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True)
                if (ax > x) != (bx > x)
            )
            for top, bottom in zip(hits[::2], hits[1::2], strict=False):
                self._ribbon([(x, top), (x, bottom)], width, EVEN, colour)
            x += gap * self.weight

    def spots(self, spec: str, gap: float, r: float, colour: str) -> None:
        """A woven pattern: dots where they fit wholly inside."""
        ring = curve(spec, (1, 0, 0, 1, 0, 0)).points
        row, y = 0, min(y for _, y in ring) + gap / 2
        while y < max(y for _, y in ring):
            x = min(x for x, _ in ring) + (gap / 2 if row % 2 else 0)
            while x < max(x for x, _ in ring):
                if all(is_inside(ring, (x + dx, y + dy)) for dx, dy in ((r, 0), (-r, 0), (0, r), (0, -r))):
                    self.disc(x, y, r, colour)
                x += gap
            y += gap * 0.75
            row += 1


def _width_at(profile: Profile, t: float) -> float:
    """The profile gives the width at even stations; between them it changes gently."""
    if len(profile) == 1:
        return profile[0]
    x = min(max(t, 0.0), 1.0) * (len(profile) - 1)
    i = min(int(x), len(profile) - 2)
    f = x - i
    f = f * f * (3 - 2 * f)
    return profile[i] * (1 - f) + profile[i + 1] * f
