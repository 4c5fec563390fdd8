"""Curves written as text, and what becomes of them: points on the way, outlines, path data.

``"10,20 40,5 80,30! 90,60 z"`` is a smooth line through these points; ``!`` makes a point a corner, ``z`` closes the line.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point, Point]
Map = tuple[float, float, float, float, float, float]

TOLERANCE = 0.8
"""how far a facet may leave the curve; facets are the marks of the knife"""

_STEP = 6.0
_REACH = 0.37
"""how far a curve runs on at a point, of the way to the next one"""


class Curve(NamedTuple):
    points: list[Point]
    corners: list[bool]
    closed: bool


def curve(spec: str, place: Map) -> Curve:
    """A curve as it is written, moved to its place."""
    words = spec.split()
    written = [word for word in words if word != "z"]
    pairs = [word.rstrip("!").split(",") for word in written]
    points = [moved(place, (float(x), float(y))) for x, y in pairs]
    return Curve(points, [word.endswith("!") for word in written], "z" in words)


def moved(place: Map, point: Point) -> Point:
    a, b, c, d, e, f = place
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def cubics(found: Curve) -> list[Cubic]:
    """Smooth pieces through the points: the direction follows the neighbours, its strength the way between them."""
    points, corners, closed = found
    count = len(points)

    def direction(at: int) -> Point | None:
        if corners[at] or (not closed and at in (0, count - 1)):
            return None
        (ax, ay), (bx, by) = points[at - 1], points[(at + 1) % count]
        length = math.hypot(bx - ax, by - ay) or 1.0
        return (bx - ax) / length, (by - ay) / length

    pieces = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        a, b = points[i], points[j]
        reach = math.dist(a, b) * _REACH
        leaves, enters = direction(i), direction(j)
        start = _on(a, leaves, reach) if leaves else None
        end = _on(b, enters, -reach) if enters else None
        first = start or _between(a, end or b, 0.4)
        pieces.append((a, first, end or _between(b, first, 0.4), b))
    return pieces


def _on(point: Point, way: Point, far: float) -> Point:
    return point[0] + way[0] * far, point[1] + way[1] * far


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def flat(pieces: list[Cubic]) -> list[Point]:
    """The points of a line of facets."""
    line = [pieces[0][0]]
    for a, b, c, d in pieces:
        length = math.dist(a, b) + math.dist(b, c) + math.dist(c, d)
        count = max(2, min(40, int(length / _STEP)))
        for step in range(1, count + 1):
            t = step / count
            u = 1 - t
            weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            line.append(
                (
                    sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True)),
                    sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True)),
                )
            )
    return line


def normals(line: list[Point], closed: bool) -> list[Point]:
    """At each point of a line, which way lies beside it."""
    last = len(line) - 1
    found = []
    for i in range(len(line)):
        (ax, ay), (bx, by) = (
            line[i - 1] if i or closed else line[0],
            line[(i + 1) % len(line)] if i < last or closed else line[-1],
        )
        length = math.hypot(bx - ax, by - ay) or 1.0
        found.append((-(by - ay) / length, (bx - ax) / length))
    return found


def area(line: list[Point]) -> float:
    """Of a closed line; negative where it turns the other way."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(line, line[1:] + line[:1], strict=True)) / 2


def wound(line: list[Point], forward: bool = True) -> list[Point]:
    """Turned one way: shapes of one ink lie in one path, where they would cut holes; a hole turns the other way."""
    return line if (area(line) > 0) == forward else line[::-1]


def simplified(line: list[Point]) -> list[Point]:
    """Without the points that are hardly off the line (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    keep, todo = {0, len(line) - 1}, [(0, len(line) - 1)]
    while todo:
        i, j = todo.pop()
        off = [(_off(line[k], line[i], line[j]), k) for k in range(i + 1, j)]
        far, where = max(off, default=(0.0, -1))
        if far > TOLERANCE:
            keep.add(where)
            todo += [(i, where), (where, j)]
    return [line[k] for k in sorted(keep)]


def _off(point: Point, a: Point, b: Point) -> float:
    length = math.dist(a, b)
    if length < 1e-6:
        return math.dist(point, a)
    return abs((point[0] - a[0]) * (b[1] - a[1]) - (point[1] - a[1]) * (b[0] - a[0])) / length


def along(line: list[Point], gap: float) -> list[tuple[Point, Point, float]]:
    """Every `gap` of a line: the point, the direction there, and the share of the way."""
    total = sum(math.dist(a, b) for a, b in pairwise(line)) or 1.0
    count = max(1, round(total / gap))
    wanted = [total * (k + 0.5) / count for k in range(count)]
    found: list[tuple[Point, Point, float]] = []
    run = 0.0
    for a, b in pairwise(line):
        length = math.dist(a, b)
        while len(found) < count and wanted[len(found)] <= run + length:
            at = wanted[len(found)]
            way = ((b[0] - a[0]) / (length or 1), (b[1] - a[1]) / (length or 1))
            found.append((_between(a, b, (at - run) / length if length else 0), way, at / total))
        run += length
    return found


def is_inside(line: list[Point], point: Point) -> bool:
    hit = False
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True):
        if (ay > point[1]) != (by > point[1]) and point[0] < ax + (bx - ax) * (point[1] - ay) / (by - ay):
            hit = not hit
    return hit


def polygon(line: list[Point]) -> str:
    """Path data of a closed polygon, in whole steps: no decimal point, so a third less to send."""
    steps = _steps(line)
    return f"M{_joined(_whole(line[0]))}l{_joined(steps or (0, 0))}z"


def smooth(pieces: list[Cubic]) -> str:
    """Path data of closed smooth pieces, in whole steps."""
    x, y = start = _whole(pieces[0][0])
    values: list[int] = []
    for _, *rest in pieces:
        for px, py in [_whole(point) for point in rest]:
            values += [px - x, py - y]
        x, y = _whole(rest[-1])
    return f"M{_joined(start)}c{_joined(values)}z"


def _steps(line: list[Point]) -> list[int]:
    """The way from each point to the next that lies elsewhere."""
    values: list[int] = []
    for (ax, ay), (bx, by) in pairwise([_whole(point) for point in line]):
        if (ax, ay) != (bx, by):
            values += [bx - ax, by - ay]
    return values


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _joined(values: Sequence[int]) -> str:
    return "".join(f" {value}" if value >= 0 and i else str(value) for i, value in enumerate(values))
