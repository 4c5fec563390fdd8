"""What an analysis has found, as a page: one HTML file with all it needs, to be read anywhere, sent to others or printed."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from itertools import chain
from typing import Final

from weli.art.decks.printing import symbol
from weli.art.svg import circle, element, path
from weli.commands.analysed import Found
from weli.commands.analysis_words import (
    cost_in_words,
    dearest,
    first_told,
    heading,
    in_all,
    luck_in_words,
    place_in_words,
    signed,
)
from weli.core.card_words import card_in_words
from weli.core.cards import card_of
from weli.core.seats import Seating
from weli.core.texts import text
from weli.record import RecordError
from weli.referee.event import seats_in_words
from weli.wire.advice import JudgedAct

SKIN: Final = "tell"
STYLE: Final = "analysis_page.css"
WIDTH, HEIGHT, BESIDE = 480, 110, 20
"""of the slate, and how much of it is left free at each side"""


def page_of(
    title: str, subject: str, seating: Seating, found: Sequence[Found], rest: RecordError | None, lang: str
) -> str:
    """The file. `subject`: what was played; `rest`: why the record cannot be read to its end."""
    names = seats_in_words(seating, lang)
    cards = dict.fromkeys(chain.from_iterable(chain.from_iterable(each.hands for each in found)))
    body = [
        element("svg", *(symbol(SKIN, card) for card in cards), width=0, height=0),
        element("h1", escape(title)),
        _said(subject),
        *chain.from_iterable(_deal(each, seating, names, lang) for each in found),
        *([_said(text("analyse.rest", lang, reason=rest.text(lang)))] if rest else []),
    ]
    style = files("weli.commands").joinpath(STYLE).read_text("utf-8")
    view = element("meta", name="viewport", content="width=device-width")
    head = f'<meta charset="utf-8">{view}<title>{escape(title)}</title><style>{style}</style>'
    return "\n".join([f'<!doctype html>\n<html lang="{lang}"><head>{head}</head><body>', *body, "</body></html>\n"])


def _deal(found: Found, seating: Seating, names: Sequence[str], lang: str) -> Iterator[str]:
    yield element("h2", escape(text("analyse.deal", lang, number=found.deal)))
    for seat, name in enumerate(names):
        yield element("h3", escape(name))
        yield element("div", *(_card(card, lang) for card in found.hands[seat]), **{"class": "hand"})
        own = [one for one in found.judged if one.decision.seat == seating.seat_name(seat)]
        if own:
            yield from _seat(own, found.named, name, lang)
    for luck in found.luck:
        yield _said(luck_in_words(luck, lang))
    yield from map(_said, found.against)
    if found.stopped:
        yield _said(text("analyse.stopped", lang))


def _seat(own: list[JudgedAct], named: list[int], name: str, lang: str) -> Iterator[str]:
    first = [one for one in own if one.decision.number in named]
    dear = dearest(own)
    total = signed(-in_all(own), lang)
    yield _said(text("analyse.seat", lang, seat=name, decisions=len(own), cost=total))
    yield _slate(own, first)
    yield element("p", escape(text(heading(first), lang)))
    yield from (_cost(one, lang) for one in first_told(dear, first))
    yield element("table", *(_row(one, lang) for one in own))


def _card(card: str, lang: str) -> str:
    """A card of a hand; who cannot see it is told its name."""
    use = element("use", href=f"#{card}", width="100%", height="100%")
    return element("svg", use, role="img", aria_label=escape(card_in_words(card_of(card), lang)))


def _slate(own: Sequence[JudgedAct], first: Sequence[JudgedAct]) -> str:
    """What was to be expected after each decision, as a line of chalk; the dearest is circled."""
    points = [one.done.points for one in own]
    low, high = min(-1.0, *points), max(1.0, *points)
    apart = (WIDTH - 2 * BESIDE) / max(1, len(own) - 1)
    at = [
        (BESIDE + apart * i, BESIDE + (HEIGHT - 2 * BESIDE) * (high - worth) / (high - low))
        for i, worth in enumerate(points)
    ]
    zero = BESIDE + (HEIGHT - 2 * BESIDE) * high / (high - low)
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in at)
    rings = [circle(x, y, 13, **{"class": "round"}) for one, (x, y) in zip(own, at, strict=True) if one in first[:1]]
    return element(
        "svg",
        path(f"M{BESIDE / 2} {zero:.1f}H{WIDTH - BESIDE / 2}", **{"class": "zero"}),
        path(line, **{"class": "points"}),
        *(circle(x, y, 5) for x, y in at),
        *rings,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        aria_hidden="true",
        **{"class": "slate"},
    )


def _cost(one: JudgedAct, lang: str) -> str:
    """A decision that has cost something, and what there was to see in it."""
    kind = {"class": "dear"} if one.dear else {}
    return element(
        "div",
        element("p", escape(cost_in_words(one, lang)), **kind),
        element("p", escape(one.why)),
        **{"class": "cost"},
    )


def _row(one: JudgedAct, lang: str) -> str:
    worth = element("b", signed(-one.cost, lang), **{"class": "dear"}) if one.dear else signed(one.done.points, lang)
    return element(
        "tr", *(element("td", told) for told in (escape(place_in_words(one, lang)), escape(one.done.text), worth))
    )


def _said(sentence: str) -> str:
    return element("p", escape(sentence), **{"class": "soft"})
