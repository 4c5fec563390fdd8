"""The line vocabulary: what a knife does in pear wood, as filled outlines.

Nothing here is an SVG stroke: a line is a closed shape whose width swells and dies away, so it prints the same at any
size. A line keeps its weight when the pen is moved to a smaller place, because large and small figures of one pack were
cut with the same knife. One unit is a tenth of a millimetre.
"""

from __future__ import annotations

import itertools
import math
import random
from dataclasses import dataclass, field, replace

from weli.art.curves import Curve, Map, Point, cubics, curve, moved
from weli.art.decks.curves import (
    GRAIN,
    TOLERANCE,
    _area,
    _below,
    _chain,
    _flat,
    _normals,
    _simple,
    _smooth,
    _wound,
    along,
    inside,
    num,
    poly,
    width_at,
)
from weli.art.decks.inks import KEY

SHADE = (0.55, 0.83)
"""where the shade lies: light comes from the upper left, so lines are heavy on the lower right"""


# profiles: the ways a knife enters and leaves
SWELL = (0.3, 1.0, 0.15)


WEDGE = (1.0, 0.55, 0.0)


AS_IT_IS: Map = (1, 0, 0, 1, 0, 0)
"""the place of a drawing that is not moved"""
POINTS = (0.0, 1.0, 0.0)


EVEN = (1.0,)


@dataclass
class Pen:
    """Draws into `out`, a list of (ink, path data) or (None, markup)."""

    out: list[tuple[str | None, str]] = field(default_factory=list)
    m: Map = AS_IT_IS
    weight: float = 1.0
    shift: Point = (0.0, 0.0)
    """option: the colour plates lie a little off the key plate"""
    tolerance: float = TOLERANCE

    def at(self, x: float = 0, y: float = 0, s: float = 1, rot: float = 0, flip: bool = False, sy: float = 1) -> Pen:
        """The same pen at another place; line weights stay."""
        c, n = math.cos(math.radians(rot)), math.sin(math.radians(rot))
        a, b, cc, d = s * c, s * n, -s * n * sy, s * c * sy
        if flip:
            a, b = -a, -b
        m = self.m
        place = (
            m[0] * a + m[2] * b,
            m[1] * a + m[3] * b,
            m[0] * cc + m[2] * d,
            m[1] * cc + m[3] * d,
            m[0] * x + m[2] * y + m[4],
            m[1] * x + m[3] * y + m[5],
        )
        return replace(self, m=place)

    def mirrored(self, middle: float) -> Pen:
        """The same pen as in a mirror that stands upright at x = `middle`."""
        return self.at(2 * middle, flip=True)

    @property
    def turned(self) -> bool:
        """Whether right and left are exchanged."""
        return self.m[0] * self.m[3] < self.m[1] * self.m[2]

    def cut(self, weight: float) -> Pen:
        """The same pen with a heavier or finer knife."""
        return replace(self, weight=self.weight * weight)

    def mark(self, name: str) -> None:
        """What is drawn from here to the next mark is what the description calls `name`; "" ends a mark."""
        self.out.append((None, f"<!{name}>"))

    def _simple(self, line: list[Point]) -> list[Point]:
        return _simple(line, self.tolerance)

    # -- reading curves

    def pieces(self, spec: str) -> tuple[list[tuple[Point, Point, Point, Point]], bool]:
        found = curve(spec, self.m)
        return cubics(found), found.closed

    def flat(self, spec: str) -> list[Point]:
        return _flat(self.pieces(spec)[0])

    def ink(self, colour: str, d: str) -> None:
        if not d:
            return
        if self.out and self.out[-1][0] == colour:
            self.out[-1] = (colour, self.out[-1][1] + d)
        else:
            self.out.append((colour, d))

    def markup(self, text: str) -> None:
        self.out.append((None, text))

    # -- flat ink and contour

    def fill(self, spec: str, colour: str) -> None:
        drawn, corners, _ = curve(spec, self.m)
        points = [(x + self.shift[0], y + self.shift[1]) for x, y in drawn]
        if _area(points) < 0:
            points, corners = points[::-1], corners[::-1]
        if all(corners):
            self.ink(colour, poly(points))
        else:
            self.ink(colour, _smooth(cubics(Curve(points, corners, closed=True))))

    def _sides(self, spec: str, w: float, light: float) -> tuple[list[Point], list[Point]]:
        """Outer and inner edge of a contour: heavy towards the shade, thin towards the light."""
        line = self.flat(spec if spec.rstrip().endswith("z") else spec + " z")
        if math.dist(line[0], line[-1]) < 0.01:
            line = line[:-1]
        sign = -1 if _area(line) > 0 else 1
        w *= self.weight
        outer, inner = [], []
        for (x, y), (ux, uy) in zip(line, _normals(line, True), strict=True):
            nx, ny = ux * sign, uy * sign
            v = w * (1 + light * (nx * SHADE[0] + ny * SHADE[1])) / 2
            outer.append((x + nx * v, y + ny * v))
            inner.append((x - nx * v, y - ny * v))
        return self._simple([*outer, outer[0]])[:-1], self._simple([*inner, inner[0]])[:-1]

    def contour(self, spec: str, w: float = 6, light: float = 0.45, colour: str = KEY) -> None:
        """A closed line of changing weight."""
        outer, inner = self._sides(spec, w, light)
        self.ink(colour, poly(_wound(outer)) + poly(_wound(inner, False)))

    def part(self, spec: str, colour: str, w: float = 6, light: float = 0.45) -> None:
        """A shape of the figure: flat ink within a contour (the outer edge in key, the inner one in ink)."""
        if self.shift != (0.0, 0.0):
            self.fill(spec, colour)
            self.contour(spec, w, light)
            return
        outer, inner = self._sides(spec, w, light)
        self.ink(KEY, poly(_wound(outer)))
        self.ink(colour, poly(_wound(inner)))

    # -- open lines

    def _ribbon(self, line: list[Point], w: float, profile: tuple[float, ...], colour: str) -> None:
        total = sum(math.dist(a, b) for a, b in itertools.pairwise(line)) or 1.0
        run, left, right = 0.0, [], []
        w *= self.weight
        for i, ((x, y), (nx, ny)) in enumerate(zip(line, _normals(line, False), strict=True)):
            if i:
                run += math.dist(line[i - 1], line[i])
            v = w * width_at(profile, run / total) / 2
            left.append((x + nx * v, y + ny * v))
            right.append((x - nx * v, y - ny * v))
        self.ink(colour, poly(self._simple(right) + self._simple(left)[::-1]))

    def line(self, spec: str, w: float = 4, profile: tuple[float, ...] = SWELL, colour: str = KEY) -> None:
        for piece in spec.split("|"):
            self._ribbon(self.flat(piece), w, profile, colour)

    def rope(self, spec: str, fill: str, width: float, w: float = 4.5, profile: tuple[float, ...] = EVEN) -> None:
        """A band of cloth, wood or metal along a curve: flat ink between two lines."""
        line = self.flat(spec)
        self._ribbon(line, (width + w) / self.weight, profile, KEY)
        self._ribbon(line, (width - w) / self.weight, profile, fill)

    def comb(
        self, spec: str, to: Point, gap: float = 9, w: float = 4, end: Point | None = None, colour: str = KEY
    ) -> None:
        """Short wedges from a contour into the form: the shade of a woodcut.  `to` may turn into `end`."""
        w *= self.weight
        tooth = random.Random(spec)
        for (x, y), (dx, dy), t in along(self.flat(spec), gap * self.weight):
            e = end or to
            vx, vy = to[0] + (e[0] - to[0]) * t, to[1] + (e[1] - to[1]) * t
            k = math.sin(math.pi * (0.12 + 0.76 * t)) * tooth.uniform(0.85, 1.1)
            vx, vy = self.m[0] * vx * k + self.m[2] * vy * k, self.m[1] * vx * k + self.m[3] * vy * k
            h = w / 2
            self.ink(colour, poly(_wound([(x - dx * h, y - dy * h), (x + dx * h, y + dy * h), (x + vx, y + vy)])))

    def loft(
        self,
        a: str,
        b: str,
        n: int,
        w: float = 3.5,
        profile: tuple[float, ...] = SWELL,
        colour: str = KEY,
        ends: bool = False,
    ) -> None:
        """Lines that turn from curve a into curve b: hair, beards, folds, feathers, sheaves."""
        pa, ca, _ = curve(a, AS_IT_IS)
        pb, _, _ = curve(b, AS_IT_IS)
        for k in range(n):
            t = k / (n - 1) if ends and n > 1 else (k + 1) / (n + 1)
            mid = [
                moved(self.m, (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)) for p, q in zip(pa, pb, strict=True)
            ]
            self._ribbon(_flat(cubics(Curve(mid, ca, closed=False))), w, profile, colour)

    # -- families of lines inside a shape

    def hatch(
        self,
        spec: str,
        angle: float = 45,
        gap: float = 9,
        w: float = 2.6,
        colour: str = KEY,
        profile: tuple[float, ...] = (0.5, 1, 0.3),
        inset: float = 0,
    ) -> None:
        """Parallel cuts inside a shape."""
        line = self.flat(spec)
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        turned = [(x * c + y * s, -x * s + y * c) for x, y in line]
        low, high = min(y for _, y in turned), max(y for _, y in turned)
        hand = random.Random(spec)
        y = low + gap / 2
        while y < high:
            hits = []
            for (ax, ay), (bx, by) in zip(turned, turned[1:] + turned[:1], strict=True):
                if (ay > y) != (by > y):
                    hits.append(ax + (bx - ax) * (y - ay) / (by - ay))
            hits.sort()
            for left, right in zip(hits[::2], hits[1::2], strict=False):
                x1, x2 = left + inset, right - inset - hand.uniform(0, inset)
                if x2 - x1 > 3:
                    ends = [(x1, y), ((x1 + x2) / 2, y), (x2, y)]
                    self._ribbon([(px * c - py * s, px * s + py * c) for px, py in ends], w, profile, colour)
            y += gap

    def stripes(self, spec: str, angle: float, gap: float, width: float, colour: str, phase: float = 0) -> None:
        """Bands of a second ink, cut exactly at the edge of the shape."""
        line = self.flat(spec)
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        turned = [(x * c + y * s, -x * s + y * c) for x, y in line]
        low, high = min(y for _, y in turned), max(y for _, y in turned)
        y = low + phase - gap
        while y < high:
            band = _below(_below(turned, y, 1), y + width, -1)
            if len(band) > 2:
                self.ink(colour, poly(self._simple([(px * c - py * s, px * s + py * c) for px, py in band])))
            y += gap

    def box(self, x: float, y: float, w: float, h: float, line: float, colour: str = KEY) -> None:
        """A ruled frame with true corners."""
        t = line / 2
        ring = [(x - t, y - t), (x + w + t, y - t), (x + w + t, y + h + t), (x - t, y + h + t)]
        hole = [(x + t, y + t), (x + t, y + h - t), (x + w - t, y + h - t), (x + w - t, y + t)]
        self.ink(colour, poly([moved(self.m, p) for p in ring]) + poly([moved(self.m, p) for p in hole]))

    def spots(self, spec: str, gap: float, r: float, colour: str, shape: str = "dot", edge: float = 1.6) -> None:
        """A woven pattern: dots, lozenges, crosses or hearts where they fit wholly inside."""
        line = self.flat(spec)
        xs, ys = [x for x, _ in line], [y for _, y in line]
        row, y = 0, min(ys) + gap * 0.5
        while y < max(ys):
            x = min(xs) + gap * (0.5 if row % 2 else 0.0)
            while x < max(xs):
                ring = [(x + r * edge * a, y + r * edge * b) for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))]
                if all(inside(line, p) for p in ring):
                    if shape == "dot":
                        d = poly(
                            [(x + r * math.cos(k * math.pi / 4), y + r * math.sin(k * math.pi / 4)) for k in range(8)]
                        )
                    elif shape == "lozenge":
                        d = poly([(x, y - r * 1.3), (x + r, y), (x, y + r * 1.3), (x - r, y)])
                    else:
                        t = r * 0.38
                        d = poly(
                            [
                                (x - t, y - r),
                                (x + t, y - r),
                                (x + t, y - t),
                                (x + r, y - t),
                                (x + r, y + t),
                                (x + t, y + t),
                                (x + t, y + r),
                                (x - t, y + r),
                                (x - t, y + t),
                                (x - r, y + t),
                                (x - r, y - t),
                                (x - t, y - t),
                            ]
                        )
                    self.ink(colour, d)
                x += gap
            y += gap * 0.75
            row += 1

    def disc(self, x: float, y: float, r: float, colour: str, w: float = 0, ry: float | None = None) -> None:
        q = ry or r
        spec = f"{x + r},{y} {x + r * 0.71:.2f},{y + q * 0.71:.2f} {x},{y + q} {x - r * 0.71:.2f},{y + q * 0.71:.2f} {x - r},{y} {x - r * 0.71:.2f},{y - q * 0.71:.2f} {x},{y - q} {x + r * 0.71:.2f},{y - q * 0.71:.2f} z"
        self.fill(spec, colour)
        if w:
            self.contour(spec, w)

    def use(self, name: str, x: float, y: float, size: float, rot: float = 0, flip: bool = False) -> None:
        """A sign from the shared symbols, centred here; signs stand on a square of 100."""
        px, py = moved(self.m, (x, y))
        k = size / 100 * math.hypot(self.m[0], self.m[1])
        px, py, k = px * GRAIN, py * GRAIN, k * GRAIN
        turn = f" rotate({num(-rot if self.turned else rot)})" if rot else ""
        mirror = " scale(-1 1)" if flip != self.turned else ""
        self.markup(f'<use href="#{name}" transform="translate({num(px)} {num(py)}){turn}{mirror} scale({k:.3f})"/>')

    def svg(self) -> str:
        """The drawing; each mark of the description is a group that bears its name."""
        body, open_mark = "", False
        for ink, data in self.out:
            if ink is None and data.startswith("<!"):
                name = data[2:-1]
                body += "</g>" * open_mark + f'<g data-mark="{name}">' * bool(name)
                open_mark = bool(name)
            else:
                body += data if ink is None else f'<path fill="{ink}" d="{_chain(data)}"/>'
        return f'<g transform="scale({1 / GRAIN:g})">{body}{"</g>" * open_mark}</g>'
