"""A deal in cards, for a notebook: HTML that needs nothing but itself."""

from collections.abc import Iterable
from html import escape

from weli.art.card import HEIGHT, VIEW_BOX, WIDTH, card_back, face
from weli.art.svg import element
from weli.core.cards import HIDDEN, card_text
from weli.core.deal import Deal
from weli.play.drawing.sheet import Place, Sheet, sheet_of

SCALE = 0.4
LINE = "text-align: left; vertical-align: middle; padding: 1px 8px; background: none"
IN_A_ROW = "display: flex; align-items: flex-start; gap: 3px"
APART = "width: 20px"
NOWHERE = "position: absolute; width: 0; height: 0"
BACK = card_text(HIDDEN)


def in_cards(deal: Deal) -> str:
    """A deal, or a seat's view of one, as a piece of HTML. Every card that is shown is drawn in it once, whatever else the page holds."""
    sheet = sheet_of(deal)
    return element(
        "div",
        _drawn_once(sheet),
        element("div", element("b", escape(sheet.title))),
        element("table", *[_row(escape(word), escape(what)) for word, what in sheet.lines]),
        element("table", *[_row(_name(place), _cards(place)) for place in sheet.places]),
    )


def _row(head: str, what: str) -> str:
    return element("tr", element("th", head, style=LINE), element("td", what, style=LINE))


def _name(place: Place) -> str:
    return f"▸ {escape(place.seat)}" if place.due else escape(place.seat)


def _cards(place: Place) -> str:
    """The hand, and a little apart what lies there."""
    apart = element("span", " ", style=APART)
    return element("div", *map(_card, place.hand), apart, *map(_card, place.laid), style=IN_A_ROW)


def _card(text: str) -> str:
    """A card, with the name it bears below it; `text` is as in a record."""
    card, _, name = text.partition("=")
    picture = element(
        "svg",
        element("title", escape(text)),
        element("use", href=f"#{_id(card)}"),
        width=WIDTH * SCALE,
        height=HEIGHT * SCALE,
        role="img",
    )
    return element("span", picture, element("br"), f"= {escape(name)}") if name else picture


def _drawn_once(sheet: Sheet) -> str:
    """The drawing of every card that is shown."""
    shown = sorted({text.partition("=")[0] for place in sheet.places for text in (*place.hand, *place.laid)})
    return element("svg", *_symbols(shown), style=NOWHERE, aria_hidden="true")


def _symbols(cards: Iterable[str]) -> list[str]:
    return [
        element("symbol", card_back() if card == BACK else face(card), id=_id(card), viewBox=VIEW_BOX) for card in cards
    ]


def _id(card: str) -> str:
    return "weli-back" if card == BACK else f"weli-{escape(card)}"
