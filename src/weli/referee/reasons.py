"""Why an act is refused here and now, in one sentence: "Du hast keinen Hanger". The paragraph of the rule comes after it.

The sentence of each ground stands in the catalogue under its name, `reason.not-held`. Some have another form where the reader is the one
who wanted it (`.you`), where it is about what the reader did (`.own`), where nobody else comes into it (`.nobody`), or where the figure is
known that comes first (`.named`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from weli.acts import FIGURE_WORDS
from weli.cards import SUIT_LETTERS
from weli.deal import NONE, Deal
from weli.games import game_of
from weli.notation import Line
from weli.parts import grounds
from weli.portable import Portable
from weli.referee.event import seats_in_words, the_card
from weli.seats import Seating
from weli.texts import has_text, listed, text

LAST_REFUSAL: Final = 200
"""The grounds below say why an act is refused, those above why something happens."""

KEYS: Final = {
    ground: name.lower().replace("_", "-")
    for name, ground in vars(grounds).items()
    if isinstance(ground, int) and grounds.FINE < ground < LAST_REFUSAL
}

TURN: Final = (grounds.NOT_YOUR_FIRST_LEAD, grounds.NOT_YOUR_LEAD, grounds.NOT_YOUR_TURN, grounds.BETS_IN_TURN)
ANSWER: Final = (grounds.ANSWER_IN_TURN, grounds.CALL_IN_TURN)


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
        called = [*names] or (seats_in_words(self.seating, lang) if self.seating else [])
        figure = f"figure.{FIGURE_WORDS[self.figures[0]]}" if self.figures else ""
        return text(
            self._key(you),
            lang,
            who=called[self.seat] if self.seat >= 0 else "",
            other=called[self.other] if self.other >= 0 else "",
            figure=text(figure, lang) if figure else "",
            the=text(f"{figure}.the", lang) if figure else "",
            none=text(f"{figure}.none", lang) if figure else "",
            subject=text(f"{figure}.subject", lang) if figure else "",
            within=text(f"{figure}.within", lang) if figure else "",
            cards=listed([the_card(card, NONE, lang) for card in self.cards], lang),
            suit=text(f"suit.{SUIT_LETTERS[self.suit]}", lang) if self.suit >= 0 else "",
        )

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


def reason(ground: int, deal: Deal, seat: int, line: Line) -> Reason:
    """What that ground says of this line here. It tells nothing that the seat does not know: the line is its own."""
    narration = game_of(deal.rules).narration
    figures = narration.figures(ground, deal, seat, line)
    return Reason(
        KEYS[ground],
        seat,
        _other(ground, deal, seat, figures),
        figures,
        _cards(ground, deal, seat, line),
        narration.suit(deal, line),
        deal.seating,
    )


def _other(ground: int, deal: Deal, seat: int, figures: tuple[int, ...]) -> int:
    """Whom it hangs on instead of the one who wanted it."""
    if ground in TURN:
        found = deal.turn()
    elif ground in ANSWER:
        found = next(iter(deal.answering()), NONE)
    elif ground == grounds.NOT_YOUR_CUT:
        found = deal.cutter()
    else:
        return game_of(deal.rules).narration.hangs_on(ground, deal, seat, figures)
    return NONE if found == seat else found


def _cards(ground: int, deal: Deal, seat: int, line: Line) -> tuple[int, ...]:
    cards = tuple([card for card, _ in line.cards])
    if ground != grounds.NOT_HELD:
        return cards
    hand = deal.hand_cards(seat)
    return tuple([card for card in cards if card not in hand]) or cards
