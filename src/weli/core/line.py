"""A line: one act as people speak of it, and its canonical text."""

from dataclasses import dataclass
from typing import Final

from weli.core.acts import FIGURE_WORDS, GRUEN, ROT
from weli.core.cards import PLACES, card_of, card_text
from weli.core.errors import NotationError
from weli.core.pickling import Portable

SPIEL_AUS: Final = 8
"""The number of a bet on Spiel aus, whatever the highest value of the game (GS-BET-18)."""

TALK: Final = ("say", "ask", "sign")
CARD_WORDS: Final = {
    "martl": "HK",
    "weli": "S6",
    "welli": "S6",
    "geschriebene-weli": "S6",
    "kleine-weli": "S7",
    "schell-spitz": "S7",
    "eichel-spitz": "E7",
}
"""Names of cards (PL-WORD-02). Of two words the first belongs to the second: `geschriebene Weli`."""
FIGURE_NUMBERS: Final = {word: number for number, word in enumerate(FIGURE_WORDS)} | {
    "rote": ROT,
    "roten": ROT,
    "red": ROT,
    "grün": GRUEN,
    "grüne": GRUEN,
    "grünen": GRUEN,
    "green": GRUEN,
}
"""Names of figures."""
SPITZ: Final = "spitz"
TRUMP_SEVEN: Final = PLACES
"""The card called Spitz, whichever suit is trumps (PL-WORD-02)."""


@dataclass(frozen=True)
class Line(Portable):
    """One act as people speak of it.

    `verb` is the canonical word, `figures` are numbers of `acts`, `cards` pairs of a card and the name it is given (or
    None), `number` the value spoken ("gebe drei", "40") or the cards lifted (`cut 17`), `text` what is said in talk, or in Gaigel the
    letter of a pair's suit, the side that is accused, the seat that is to show its hand.
    """

    verb: str
    figures: tuple[int, ...] = ()
    cards: tuple[tuple[int, int | None], ...] = ()
    number: int | None = None
    text: str = ""


def show_line(line: Line) -> str:
    """The canonical text of a line."""
    if line.verb in TALK:
        return f"{line.verb} {line.text}"
    if line.verb == "bet" and not line.figures:
        return "spiel aus"
    cards = [show_card(card, name) for card, name in line.cards]
    if line.verb == "play":
        return cards[0]
    figures = [FIGURE_WORDS[figure] for figure in line.figures]
    number = [] if line.number is None else [str(line.number)]
    about = [line.text] if line.text else []
    return " ".join([line.verb, *figures, *number, *cards, *about])


def show_card(card: int, name: int | None) -> str:
    """`S7`, or `S7=LA` where the wild card was named (PL-WILD-05)."""
    written = SPITZ if card == TRUMP_SEVEN else card_text(card)
    return written if name is None else f"{written}={card_text(name)}"


def read_card(word: str) -> tuple[int, int | None]:
    """A card and its name, the other way round; `NotationError` where there is no such card."""
    text, equals, name_text = word.partition("=")
    card = TRUMP_SEVEN if text.lower() == SPITZ else card_of(CARD_WORDS.get(text.lower(), text))
    if card < 0:
        raise NotationError("notation.no-word", word=short(word))
    if not equals:
        return card, None
    name = card_of(CARD_WORDS.get(name_text.lower(), name_text))
    if name < 0:
        raise NotationError("notation.no-name", word=short(name_text))
    return card, name


def short(said: str) -> str:
    """What was said, cut off where it would drown the complaint about it."""
    return said if len(said) <= 60 else f"{said[:57]}…"
