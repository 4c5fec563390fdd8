"""All 95 % intervals of some result files in one picture.

    weli arena wirt stammgast lehrbua --out deals.jsonl
    python examples/plot_intervals.py deals.jsonl > intervals.svg

What `weli.arena.facts_of` says of a contest is plain data, so any plotting library draws it as well; this picture needs none.
"""

import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from weli.arena import facts_of, read

LABELS = 340
PLOT = 460
NUMBERS = 190
ROW = 30
HEAD = 60
TICKS = 8


@dataclass(frozen=True)
class Bar:
    """One pairing: what was measured, its interval, and where it would be if both were alike."""

    label: str
    value: float
    low: float
    high: float
    even: float


def deals_in(contest: dict[str, Any]) -> Iterator[Bar]:
    """Points a deal; of a pairing that has played twice at least."""
    for pairing in contest["pairings"]:
        if pairing.get("margin") is not None:
            value, margin = pairing["mean"], pairing["margin"]
            yield Bar(label(contest, pairing), value, value - margin, value + margin, 0)


def games_in(contest: dict[str, Any]) -> Iterator[Bar]:
    """Shares of games won."""
    for pairing in contest["pairings"]:
        if "interval" in pairing:
            yield Bar(label(contest, pairing), pairing["share"], *pairing["interval"], 1 / contest["sides"])


def label(contest: dict[str, Any], pairing: dict[str, Any]) -> str:
    return f"{pairing['first']} – {pairing['second']}, {contest['rules']}"


def panel(title: str, bars: list[Bar], form: str) -> Iterator[str]:
    """Pairings that were measured in the same unit, drawn from the height 0 on."""
    ends = [end for bar in bars for end in (bar.low, bar.high, bar.even)]
    step = distance_of_ticks(max(ends) - min(ends))
    first, last = math.floor(min(ends) / step), math.ceil(max(ends) / step)

    def across(value: float) -> float:
        return LABELS + PLOT * (value / step - first) / (last - first)

    bottom = HEAD + ROW * len(bars)
    yield f'<text x="20" y="30" font-weight="600">{escape(title)}</text>'
    for tick in range(first, last + 1):
        x = across(tick * step)
        yield f'<line x1="{x:.1f}" y1="{HEAD}" x2="{x:.1f}" y2="{bottom}" stroke="#ddd"/>'
        yield f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle" font-size="12">{tick * step:{form}}</text>'
    for place, bar in enumerate(bars):
        y = HEAD + ROW * (place + 0.5)
        low, high, even = across(bar.low), across(bar.high), across(bar.even)
        said = f"{bar.value:{form}} ({bar.low:{form}} – {bar.high:{form}})"
        yield f'<text x="20" y="{y + 5}">{escape(bar.label)}</text>'
        yield f'<line x1="{even:.1f}" y1="{y - 15}" x2="{even:.1f}" y2="{y + 15}" stroke="#999"/>'
        yield f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="#1f5fa8" stroke-width="2.5"/>'
        yield f'<circle cx="{across(bar.value):.1f}" cy="{y}" r="5" fill="#1f5fa8"/>'
        yield f'<text x="{LABELS + PLOT + 20}" y="{y + 5}" font-size="12">{said}</text>'


def distance_of_ticks(span: float) -> float:
    """One, two or five of a power of ten, so that there are not too many."""
    least = max(span, 1e-3) / TICKS
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least)


def picture(contests: list[dict[str, Any]]) -> Iterator[str]:
    """The lines of an SVG file: differences and shares of games won apart."""
    panels = [
        ("Points a deal, with 95 % interval", [bar for each in contests for bar in deals_in(each)], "+.2f"),
        ("Games won, with 95 % interval", [bar for each in contests for bar in games_in(each)], ".1%"),
    ]
    heights = [HEAD + ROW * len(bars) + 40 if bars else 0 for _, bars, _ in panels]
    width = LABELS + PLOT + NUMBERS
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {sum(heights)}" font-family="system-ui" font-size="14">'
    yield '<rect width="100%" height="100%" fill="white"/>'
    top = 0
    for (title, bars, form), height in zip(panels, heights, strict=True):
        if bars:
            yield f'<g transform="translate(0 {top})">'
            yield from panel(title, bars, form)
            yield "</g>"
        top += height
    yield "</svg>"


if __name__ == "__main__":
    print("\n".join(picture([facts_of(*read(Path(file))) for file in sys.argv[1:]])))
