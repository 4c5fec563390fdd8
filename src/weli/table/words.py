"""The words on the buttons: what a line says when a person may choose it."""

from collections.abc import Sequence

from weli.core.acts import FIGURE_WORDS
from weli.core.cards import SUIT_LETTERS, card_text
from weli.core.deal import NONE, Deal
from weli.core.seats import Seating
from weli.core.texts import listed, remembered, text
from weli.games import game_of
from weli.notation import Line, show_line
from weli.ports.at_table import Button
from weli.referee.event import seats_in_words, side_in_words, the_card
from weli.wire.messages import Doing
from weli.wire.reader import Reader


def doing(line: Line, seen: Deal, reader: Reader) -> Doing:
    """A line that may be said in this deal, with its words."""
    button = game_of(seen.rules).at_table().choices.button(line, seen)
    return Doing(
        act=show_line(line),
        kind=line.verb,
        figures=[FIGURE_WORDS[figure] for figure in button.figures],
        cards=[card_text(card) for card, _ in button.cards],
        text=_words(button, seen.seating, reader.lang, reader.names),
        warning=text(button.warning, reader.lang) if button.warning else "",
    )


@remembered
def _words(button: Button, seating: Seating, lang: str, names: tuple[str, ...]) -> str:
    cards = button.cards
    return text(
        button.key,
        lang,
        figure=listed([text(f"figure.{FIGURE_WORDS[figure]}", lang) for figure in button.figures], lang),
        figures=the_figures(button.figures, lang),
        cards=listed([the_card(card, NONE if name is None else name, lang) for card, name in cards], lang),
        first=the_card(cards[0][0], NONE, lang) if cards else "",
        last=the_card(cards[-1][0], NONE, lang) if cards else "",
        numeral=text(f"raise.{button.raised}", lang) if button.raised else "",
        number=button.number,
        suit="" if button.suit == NONE else text(f"suit.{SUIT_LETTERS[button.suit]}.of", lang),
        seat=_whom(button, seating, lang, names or seats_in_words(seating, lang)),
    )


def _whom(button: Button, seating: Seating, lang: str, names: Sequence[str]) -> str:
    """The seat or the side that is spoken of."""
    if button.side != NONE:
        return side_in_words(seating, button.side, lang, names)
    return "" if button.seat == NONE else names[button.seat]


def the_figures(figures: Sequence[int], lang: str) -> str:
    """Some figures with their articles."""
    return listed([text(f"figure.{FIGURE_WORDS[figure]}.the", lang) for figure in figures], lang)
