"""What becomes of the curves of a card (`weli.art.curves` reads them): lines, facets and path data."""

from __future__ import annotations

import itertools
import math
import re

from weli.art.curves import Point

TOLERANCE = 0.45
"""how far a facet may leave the curve; the facets are the marks of the knife"""


def _flat(pieces: list[tuple[Point, Point, Point, Point]], step: float = 4.0) -> list[Point]:
    out = [pieces[0][0]]
    for a, b, c, d in pieces:
        length = math.dist(a, b) + math.dist(b, c) + math.dist(c, d)
        n = max(2, min(40, int(length / step)))
        for k in range(1, n + 1):
            t = k / n
            u = 1 - t
            w0, w1, w2, w3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            out.append((a[0] * w0 + b[0] * w1 + c[0] * w2 + d[0] * w3, a[1] * w0 + b[1] * w1 + c[1] * w2 + d[1] * w3))
    return out


def _normals(line: list[Point], closed: bool) -> list[Point]:
    n = len(line)
    out = []
    for i in range(n):
        a = line[i - 1] if i or closed else line[0]
        b = line[(i + 1) % n] if i < n - 1 or closed else line[-1]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1.0
        out.append((-dy / length, dx / length))
    return out


def _area(line: list[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(line, line[1:] + line[:1], strict=True)) / 2


def _wound(line: list[Point], forward: bool = True) -> list[Point]:
    """All shapes of one ink lie in one path, so they must turn the same way (and holes the other), or they eat each other."""
    return line if (_area(line) > 0) == forward else line[::-1]


def _simple(line: list[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker without recursion."""
    if len(line) < 3:
        return line
    keep = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    while todo:
        i, j = todo.pop()
        (ax, ay), (bx, by) = line[i], line[j]
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy)
        far, where = 0.0, -1
        for k in range(i + 1, j):
            px, py = line[k]
            off = abs((px - ax) * dy - (py - ay) * dx) / length if length > 1e-6 else math.hypot(px - ax, py - ay)
            if off > far:
                far, where = off, k
        if far > tolerance:
            keep.add(where)
            todo += [(i, where), (where, j)]
    return [line[k] for k in sorted(keep)]


def along(line: list[Point], gap: float) -> list[tuple[Point, Point, float]]:
    """Points every `gap` on a polyline: place, direction, share of the way."""
    total = sum(math.dist(a, b) for a, b in itertools.pairwise(line)) or 1.0
    count = max(1, round(total / gap))
    want = [total * (k + 0.5) / count for k in range(count)]
    out, run, i = [], 0.0, 0
    for a, b in itertools.pairwise(line):
        d = math.dist(a, b)
        while i < count and want[i] <= run + d:
            t = (want[i] - run) / d if d else 0
            p = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            out.append((p, ((b[0] - a[0]) / (d or 1), (b[1] - a[1]) / (d or 1)), want[i] / total))
            i += 1
        run += d
    return out


GRAIN = 2
"""path data stands on whole half units: no decimal point, so a third less to send"""


def num(v: float) -> str:
    """A number with at most two decimals and no idle zeros, for the few places that need one."""
    text = f"{v:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _join(values: list[int]) -> str:
    out = ""
    for v in values:
        t = str(v)
        out += t if not out or v < 0 else " " + t
    return out


def _grid(v: float) -> int:
    return round(v * GRAIN)


def poly(line: list[Point]) -> str:
    """Closed polygon in relative whole steps."""
    x, y = _grid(line[0][0]), _grid(line[0][1])
    start = _join([x, y])
    values: list[int] = []
    for px, py in line[1:]:
        nx, ny = _grid(px), _grid(py)
        if nx != x or ny != y:
            values += [nx - x, ny - y]
            x, y = nx, ny
    return f"M{start}l{_join(values)}z" if values else ""


def _smooth(pieces: list[tuple[Point, Point, Point, Point]]) -> str:
    x, y = _grid(pieces[0][0][0]), _grid(pieces[0][0][1])
    out = f"M{_join([x, y])}c"
    values: list[int] = []
    for _, b, c, d in pieces:
        for px, py in (b, c, d):
            values += [_grid(px) - x, _grid(py) - y]
        x, y = _grid(d[0]), _grid(d[1])
    return out + _join(values) + "z"


def _chain(d: str) -> str:
    """Every subpath starts relative to the one before, and a polygon needs no letter for its lines."""
    out, ox, oy = "", 0, 0
    for piece in d.split("M")[1:]:
        found = re.match(r"(-?\d+) ?(-?\d+)([lc])(.*)", piece)
        assert found
        x, y = int(found[1]), int(found[2])
        rest = found[4]
        out += f"m{_join([x - ox, y - oy])}"
        out += "c" + rest if found[3] == "c" else rest if rest.startswith("-") else " " + rest
        ox, oy = x, y
    return out


def width_at(profile: tuple[float, ...], t: float) -> float:
    """The profile gives the width at even stations; between them it changes gently."""
    if len(profile) == 1:
        return profile[0]
    x = min(max(t, 0.0), 1.0) * (len(profile) - 1)
    i = min(int(x), len(profile) - 2)
    f = x - i
    f = f * f * (3 - 2 * f)
    return profile[i] * (1 - f) + profile[i + 1] * f


def inside(line: list[Point], p: Point) -> bool:
    hit = False
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True):
        if (ay > p[1]) != (by > p[1]) and p[0] < ax + (bx - ax) * (p[1] - ay) / (by - ay):
            hit = not hit
    return hit


def _below(line: list[Point], y: float, sign: int) -> list[Point]:
    """The part of a polygon on one side of a level line."""
    out: list[Point] = []
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True):
        a_in, b_in = (ay - y) * sign >= 0, (by - y) * sign >= 0
        if a_in:
            out.append((ax, ay))
        if a_in != b_in:
            t = (y - ay) / (by - ay)
            out.append((ax + (bx - ax) * t, y))
    return out
