"""How what a server needs grows with the tables it has open, while the same is played: figures for each number of tables, and a plot."""

from __future__ import annotations

from dataclasses import dataclass
from math import log10
from typing import TYPE_CHECKING

from soak.load import Load, load

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from soak.load import Loaded

PLAYED = 50
"""At so many tables four people play; at each of the others one sits alone."""
RATE = 40.0
SECONDS = 20.0
STEPS = (100, 300, 1_000, 3_000, 10_000)

WIDTH, HEIGHT, LEFT, BELOW, ABOVE = 360, 240, 56, 36, 30
INK, LINE = "#333", "#1f4d3a"


@dataclass(frozen=True)
class Point:
    """What was measured with so many tables open."""

    tables: int
    found: Loaded


def grow(folder: Path, most: int, tell: Callable[[str], None] = print) -> list[Point]:
    """Measures each of the steps up to so many tables, each with a new server; tells each as it is found."""
    points: list[Point] = []
    for tables in (step for step in STEPS if step <= most):
        (folder / f"{tables}").mkdir()
        points.append(Point(tables, load(folder / f"{tables}", Load(tables, RATE, SECONDS, PLAYED))))
        tell("\n".join((f"{tables} tables:", *points[-1].found.lines())))
    return points


def plot(points: Sequence[Point]) -> str:
    """An SVG of memory, processor time and delay, each above the number of tables."""
    panels = (
        ("memory, MiB", [point.found.samples[-1].resident / 1024 for point in points]),
        ("processor time an act, ms", [point.found.cost for point in points]),
        ("from an act to the last page, median, ms", [point.found.quantile(0.5) for point in points]),
        ("from an act to the last page, p99, ms", [point.found.quantile(0.99) for point in points]),
    )
    tables = [point.tables for point in points]
    drawn = (
        f'<g transform="translate({number * WIDTH})">{"".join(_panel(title, tables, values))}</g>'
        for number, (title, values) in enumerate(panels)
    )
    size = f'viewBox="0 0 {len(panels) * WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">{"".join(drawn)}</svg>\n'


def _panel(title: str, tables: Sequence[int], values: Sequence[float]) -> Iterator[str]:
    most = max(values) * 1.15
    places = [(_across(number, tables), _up(value / most)) for number, value in zip(tables, values, strict=True)]
    yield f'<text x="{LEFT}" y="18" fill="{INK}" font-weight="bold">{title}</text>'
    yield f'<path d="M{LEFT} {ABOVE}V{_up(0):.0f}H{WIDTH - 16}" fill="none" stroke="{INK}"/>'
    yield f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in places)}" fill="none" stroke="{LINE}" stroke-width="2"/>'
    for (x, y), number, value in zip(places, tables, values, strict=True):
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{LINE}"/>'
        yield f'<text x="{x:.1f}" y="{y - 9:.1f}" text-anchor="middle" fill="{INK}">{value:.0f}</text>'
        yield f'<text x="{x:.1f}" y="{HEIGHT - 14}" text-anchor="middle" fill="{INK}">{number:,}</text>'


def _across(number: int, tables: Sequence[int]) -> float:
    """By the logarithm: from hundred to a thousand is as far as from there to ten thousand."""
    least, most = log10(tables[0]), log10(tables[-1])
    share = (log10(number) - least) / (most - least) if most > least else 0.5
    return LEFT + 24 + share * (WIDTH - LEFT - 70)


def _up(share: float) -> float:
    return HEIGHT - BELOW - share * (HEIGHT - BELOW - ABOVE)
