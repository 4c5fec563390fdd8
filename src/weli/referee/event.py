"""What happened, as plain values that know the rules behind them and can be told in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from weli.core.acts import FIGURE_WORDS
from weli.core.card_words import card_in_words, points_in_words
from weli.core.cards import RANK_LETTERS, SUIT, SUIT_LETTERS
from weli.core.pickling import Portable
from weli.core.seats import TWO_PAIRS, Seating
from weli.core.texts import COMMON_LANGUAGE, filled, has_text, listed, text
from weli.talk import talk_in_words


@dataclass(init=False, repr=False, unsafe_hash=True)
class Event(Portable):
    """One thing that happened at the table, in public. Nobody changes it any more.

    `kind` names its sentence in the catalogue. Who did it is a seat, whom it concerns a side; -1 and empty stand for nobody and nothing.
    `names` are what the cards were named, in their order, -1 where they were not. `rules` are the ids behind it, the first one the nearest.
    """

    kind: str
    rules: tuple[str, ...]
    seat: int
    side: int
    figures: tuple[int, ...]
    cards: tuple[int, ...]
    names: tuple[int, ...]
    number: int
    seating: Seating
    said: str

    # Compiled, an event is made ten times as fast in this way as by an `__init__` that `dataclass` would write for a frozen class.
    def __init__(
        self,
        kind: str,
        rules: tuple[str, ...] = (),
        seat: int = -1,
        side: int = -1,
        figures: tuple[int, ...] = (),
        cards: tuple[int, ...] = (),
        names: tuple[int, ...] = (),
        number: int = 0,
        seating: Seating = TWO_PAIRS,
        said: str = "",
    ) -> None:
        self.kind = kind
        self.rules = rules
        self.seat = seat
        self.side = side
        self.figures = figures
        self.cards = cards
        self.names = names
        self.number = number
        self.seating = seating
        self.said = said

    def __str__(self) -> str:
        return self.text(COMMON_LANGUAGE)

    def __repr__(self) -> str:
        return f"<{self}{' [' + ' '.join(self.rules) + ']' if self.rules else ''}>"

    def text(self, lang: str, names: Sequence[str] = (), you: int = -1) -> str:
        """The event as one sentence, told to the player at seat `you` if there is one; `names` are the players' names by seat."""
        told = _Told(self, lang, [*names] or seats_in_words(self.seating, lang))
        return filled(self._key(you), lang, told)

    def _key(self, you: int) -> str:
        """The sentence for this event; told to oneself or to one's own side it is another one, and so it may be of a single player."""
        alone = ".one" if self.seating.players == self.seating.sides and has_text(f"event.{self.kind}.one") else ""
        if you >= 0:
            concerned = self.seat == you if self.seat >= 0 else self._is_of_side_of(you)
            if concerned:
                return f"event.{self.kind}.you{alone}"
        return f"event.{self.kind}{alone}"

    def _is_of_side_of(self, you: int) -> bool:
        """Whether that player's side is meant; what is said of the whole table is meant for no side."""
        return self.side >= 0 and self.side == self.seating.side_of(you)


class _Told:
    """What stands at the places of the sentence for an event; a sentence has but few of them, and only those are made."""

    def __init__(self, event: Event, lang: str, names: Sequence[str]) -> None:
        self.event = event
        self.lang = lang
        self.names = names

    def __getitem__(self, place: str) -> object:
        return PLACES[place](self)

    def cards(self) -> list[str]:
        cards, names = self.event.cards, self.event.names
        return [the_card(card, name, self.lang) for card, name in zip_longest(cards, names, fillvalue=-1)]

    def card(self, place: int) -> str:
        return self.cards()[place] if self.event.cards else ""

    def seat(self) -> str:
        return self.names[self.event.seat] if self.event.seat >= 0 else ""

    def side(self) -> str:
        event = self.event
        return side_in_words(event.seating, event.side, self.lang, self.names) if event.side >= 0 else ""

    def figures(self) -> str:
        figures = [text(f"figure.{FIGURE_WORDS[figure]}.the", self.lang) for figure in self.event.figures]
        return listed(figures, self.lang)

    def figure(self, form: str = "") -> str:
        """The figure concerned, in the form that the sentence needs."""
        figures = self.event.figures
        return text(f"figure.{FIGURE_WORDS[figures[0]]}{form}", self.lang) if figures else ""

    def suit(self) -> str:
        cards = self.event.cards
        return text(f"suit.{SUIT_LETTERS[SUIT[cards[0]]]}", self.lang) if cards else ""

    def rank(self) -> str:
        rank = self.event.number
        return text(f"rank.{RANK_LETTERS[rank]}", self.lang) if 0 <= rank < len(RANK_LETTERS) else ""

    def said(self) -> str:
        event = self.event
        return talk_in_words(event.kind, event.said, self.lang) if event.said else ""


PLACES: Final[dict[str, Callable[[_Told], object]]] = {
    "seat": _Told.seat,
    "whom": lambda told: told.names[told.event.number],
    "side": _Told.side,
    "figures": _Told.figures,
    "figure": _Told.figure,
    "subject": lambda told: told.figure(".subject"),
    "stands": lambda told: told.figure(".stands"),
    "cards": lambda told: listed(told.cards(), told.lang),
    "first": lambda told: told.card(0),
    "last": lambda told: told.card(-1),
    "number": lambda told: told.event.number,
    "suit": _Told.suit,
    "points": lambda told: points_in_words(told.event.number, told.lang),
    "units": lambda told: units_in_words(told.event.number, told.lang),
    "numeral": lambda told: text(f"raise.{told.event.number}", told.lang),
    "size": lambda told: text(f"size.{told.event.number}", told.lang),
    "rank": _Told.rank,
    "said": _Told.said,
    "newcomer": lambda told: told.event.said,
    "greeting": lambda told: text(f"greeting.{told.event.said}", told.lang),
}


def named_in_words(card: int, name: int, lang: str) -> str:
    """The same, with what a Perlagg was named: `Schell-Sieben, getauft auf Laub-Ass`."""
    if name < 0:
        return card_in_words(card, lang)
    return text("card.named", lang, card=card_in_words(card, lang), name=card_in_words(name, lang))


def the_card(card: int, name: int, lang: str) -> str:
    """The same inside a sentence, with its article where the language wants one: `the seven of bells`."""
    return text("card.the", lang, card=named_in_words(card, name, lang))


def units_in_words(units: int, lang: str) -> str:
    return text("units.one" if abs(units) == 1 else "units.many", lang, number=abs(units))


def seats_in_words(seating: Seating, lang: str) -> list[str]:
    """`Nord`, `Ost` and so on at a table of four; at any other the letters of the seats, which are nobody's quarter of the sky."""
    names = seating.seat_names()
    return [text(f"seat.{name}", lang) for name in names] if seating.players == len("NESW") else names


def side_in_words(seating: Seating, side: int, lang: str, names: Sequence[str]) -> str:
    return listed([names[seat] for seat in seating.members(side)], lang)
