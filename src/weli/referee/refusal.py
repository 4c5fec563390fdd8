"""Why an act is refused here and now, in one sentence: "Du hast keinen Hanger". The paragraph of the rule comes after it.

The sentence of each reason stands in the catalogue under its name, `reason.not-held`. Some have another form where the reader is the one
who wanted it (`.you`), where it is about what the reader did (`.own`), where nobody else comes into it (`.nobody`), or where the figure is
known that comes first (`.named`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from weli.core import reasons
from weli.core.acts import FIGURE_WORDS
from weli.core.cards import SUIT_LETTERS
from weli.core.deal import NONE, Deal
from weli.core.line import Line
from weli.core.pickling import Portable
from weli.core.seats import Seating
from weli.core.texts import filled, has_text, listed, text
from weli.games import game_of
from weli.referee.event import seats_in_words, the_card


@dataclass(frozen=True)
class Reason(Portable):
    """What stands against an act of `seat`; `other` is whom it hangs on instead, -1 where that is nobody."""

    key: str
    seat: int = NONE
    other: int = NONE
    figures: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    suit: int = NONE
    seating: Seating | None = None

    def text(self, lang: str, names: Sequence[str] = (), you: int = -1) -> str:
        """The sentence, told to the player at seat `you` if there is one; `names` are the players' names by seat."""
        return filled(self._key(you), lang, _Told(self, lang, [*names]))

    def _key(self, you: int) -> str:
        forms = []
        if self.other < 0:
            forms.append("nobody")
        elif self.other == you:
            forms.append("own")
        if self.seat == you >= 0:
            forms.append("you")
        if self.figures:
            forms.append("named")
        for form in forms:
            if has_text(f"reason.{self.key}.{form}"):
                return f"reason.{self.key}.{form}"
        return f"reason.{self.key}"


class _Told:
    """What stands at the places of the sentence for a reason; a sentence has but few of them, and only those are made."""

    def __init__(self, reason: Reason, lang: str, names: list[str]) -> None:
        self.reason = reason
        self.lang = lang
        self.names = names

    def __getitem__(self, place: str) -> object:
        return PLACES[place](self)

    def called(self, seat: int) -> str:
        seating = self.reason.seating
        names = self.names or (seats_in_words(seating, self.lang) if seating else [])
        return names[seat] if seat >= 0 else ""

    def figure(self, form: str) -> str:
        """The figure concerned, in the form that the sentence needs."""
        figures = self.reason.figures
        return text(f"figure.{FIGURE_WORDS[figures[0]]}{form}", self.lang) if figures else ""

    def cards(self) -> str:
        return listed([the_card(card, NONE, self.lang) for card in self.reason.cards], self.lang)

    def suit(self) -> str:
        suit = self.reason.suit
        return text(f"suit.{SUIT_LETTERS[suit]}", self.lang) if suit >= 0 else ""


PLACES: Final[dict[str, Callable[[_Told], object]]] = {
    "who": lambda told: told.called(told.reason.seat),
    "other": lambda told: told.called(told.reason.other),
    "figure": lambda told: told.figure(""),
    "the": lambda told: told.figure(".the"),
    "none": lambda told: told.figure(".none"),
    "subject": lambda told: told.figure(".subject"),
    "within": lambda told: told.figure(".within"),
    "cards": _Told.cards,
    "suit": _Told.suit,
}


def why(reason: int, deal: Deal, seat: int, line: Line) -> Reason:
    """What that reason says of this line here. It tells nothing that the seat does not know: the line is its own."""
    game = game_of(deal.rules)
    narration = game.narration
    figures = narration.figures(reason, deal, seat, line)
    return Reason(
        game.reasons[reason],
        seat,
        narration.hangs_on(reason, deal, seat, figures),
        figures,
        _cards(reason, deal, seat, line),
        narration.suit(deal, line),
        deal.seating,
    )


def _cards(reason: int, deal: Deal, seat: int, line: Line) -> tuple[int, ...]:
    cards = tuple([card for card, _ in line.cards])
    if reason != reasons.NOT_HELD:
        return cards
    hand = deal.hand_cards(seat)
    return tuple([card for card in cards if card not in hand]) or cards
