"""Intervals as a picture: a line for each pairing, with what was measured in its middle, as SVG."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from xml.etree.ElementTree import Element, ElementTree, SubElement, indent

from weli.arena.faults import PlaceError
from weli.arena.report import title_of
from weli.core.errors import OfTheSystem
from weli.core.texts import printable, text

_INK: Final = "#222"
_FAINT: Final = "#ddd"
_EVEN: Final = "#999"
_MARK: Final = "#1f5fa8"
_ROW: Final = 30
_LETTER: Final = 8  # about so wide is a letter
_SIZE: Final = 14
_PLOT: Final = 460
_NUMBERS: Final = 170
_GAP: Final = 20
_TITLE: Final = 40
_AXIS: Final = 52
_MOST_TICKS: Final = 8


@dataclass(frozen=True)
class Bar:
    """One pairing: what was measured, its 95 % interval, where it would be if both were alike, and the interval in digits."""

    label: str
    value: float
    low: float
    high: float
    even: float
    digits: str


@dataclass(frozen=True)
class Panel:
    """Pairings that were measured in the same unit."""

    title: str
    axis: str
    bars: Sequence[Bar]
    is_share: bool


def write_plot(path: Path, told: Sequence[dict[str, Any]], lang: str) -> None:
    """Draws all pairings of some contests, given their facts; differences and shares of games won apart.

    Raises:
        PlaceError: the file cannot be written.
    """
    panels = [panel for panel in (_deals(told, lang), _matches(told, lang)) if panel.bars]
    try:
        with path.open("wb") as file:
            _drawn(panels).write(file, encoding="utf-8", xml_declaration=True)
    except (OSError, ValueError) as fault:
        raise PlaceError("arena.no-access", file=printable(str(path)), why=OfTheSystem.by(fault)) from None


def _deals(told: Sequence[dict[str, Any]], lang: str) -> Panel:
    bars = []
    for pairing, label, _ in _labelled(told):
        if pairing.get("mean") is not None and pairing["margin"] is not None:
            value, margin = pairing["mean"], pairing["margin"]
            bars.append(Bar(label, value, value - margin, value + margin, 0, f"{value:+.3f} ± {margin:.3f}"))
    return Panel(text("arena.plot.deals", lang), text("arena.plot.points", lang), bars, False)


def _matches(told: Sequence[dict[str, Any]], lang: str) -> Panel:
    bars = []
    for pairing, label, sides in _labelled(told):
        if "interval" in pairing:
            low, high = pairing["interval"]
            digits = f"{pairing['share']:.1%} ({low:.1%} – {high:.1%})"
            bars.append(Bar(label, pairing["share"], low, high, 1 / sides, digits))
    return Panel(text("arena.plot.matches", lang), text("arena.plot.share", lang), bars, True)


def _labelled(told: Sequence[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], str, int]]:
    """Every pairing with its names, and its rules where they are not the same for all; and how many sides there were."""
    several = len({facts["rules"] for facts in told}) > 1
    for facts in told:
        for pairing in facts["pairings"]:
            names = f"{title_of(pairing['first'])} – {title_of(pairing['second'])}"
            yield pairing, f"{names}, {facts['rules']}" if several else names, facts["sides"]


def _drawn(panels: Sequence[Panel]) -> "ElementTree[Element]":
    longest = max((len(bar.label) for panel in panels for bar in panel.bars), default=0)
    left = _GAP + longest * _LETTER + _GAP
    width = left + _PLOT + _GAP + _NUMBERS + _GAP
    height = _GAP + sum(_TITLE + _ROW * len(panel.bars) + _AXIS for panel in panels)
    picture = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {width:.0f} {height}",
            "width": f"{width:.0f}",
            "height": str(height),
            "font-family": "system-ui, sans-serif",
            "font-size": str(_SIZE),
            "fill": _INK,
        },
    )
    SubElement(picture, "rect", {"width": "100%", "height": "100%", "fill": "white"})
    top = _GAP
    for panel in panels:
        _draw(picture, panel, left, top)
        top += _TITLE + _ROW * len(panel.bars) + _AXIS
    indent(picture)
    return ElementTree(picture)


def _draw(picture: Element, panel: Panel, left: float, top: float) -> None:
    ends = [end for bar in panel.bars for end in (bar.low, bar.high, bar.even)]
    step = _step(max(ends) - min(ends))
    first, last = math.floor(min(ends) / step), math.ceil(max(ends) / step)
    scale = _PLOT / ((last - first) * step)

    def across(value: float) -> float:
        return left + (value - first * step) * scale

    _write(picture, _GAP, top + _SIZE, panel.title, {"font-weight": "600"})
    rows = top + _TITLE
    bottom = rows + _ROW * len(panel.bars)
    for tick in range(first, last + 1):
        _line(picture, (across(tick * step), rows), (across(tick * step), bottom), _FAINT)
        label = f"{tick * step:.0%}" if panel.is_share else f"{tick * step:.{_digits(step)}f}"
        _write(picture, across(tick * step), bottom + 18, label, {"text-anchor": "middle", "font-size": "12"})
    _write(picture, left + _PLOT / 2, bottom + 38, panel.axis, {"text-anchor": "middle", "font-size": "12"})
    for place, bar in enumerate(panel.bars):
        middle = rows + _ROW * (place + 0.5)
        _write(picture, _GAP, middle + 5, bar.label)
        _line(picture, (across(bar.even), middle - _ROW / 2), (across(bar.even), middle + _ROW / 2), _EVEN, 1.5)
        _line(picture, (across(bar.low), middle), (across(bar.high), middle), _MARK, 2.5)
        for end in (bar.low, bar.high):
            _line(picture, (across(end), middle - 5), (across(end), middle + 5), _MARK, 1.5)
        SubElement(picture, "circle", _numbers(cx=across(bar.value), cy=middle, r=5) | {"fill": _MARK})
        _write(picture, left + _PLOT + _GAP, middle + 5, bar.digits, {"font-size": "12"})


def _step(span: float) -> float:
    """The distance of the ticks: one, two or five of a power of ten, so that there are not too many."""
    least = max(span, 1e-3) / _MOST_TICKS
    power = float(10 ** math.floor(math.log10(least)))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least)


def _digits(step: float) -> int:
    return max(0, -math.floor(math.log10(step) + 1e-9))


def _line(picture: Element, start: tuple[float, float], end: tuple[float, float], ink: str, width: float = 1) -> None:
    places = _numbers(x1=start[0], y1=start[1], x2=end[0], y2=end[1])
    SubElement(picture, "line", places | {"stroke": ink, "stroke-width": str(width)})


def _write(picture: Element, x: float, y: float, said: str, style: dict[str, str] | None = None) -> None:
    SubElement(picture, "text", _numbers(x=x, y=y) | (style or {})).text = said


def _numbers(**places: float) -> dict[str, str]:
    return {name: f"{value:.1f}" for name, value in places.items()}
