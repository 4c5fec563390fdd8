"""Why an act is refused here and now, in one sentence: "Du hast keinen Hanger". The paragraph of the rule comes after it.

The sentence of each reason stands in the catalogue under its name, `reason.not-held`. Some have another form where the reader is the one
who wanted it (`.you`), where it is about what the reader did (`.own`), where nobody else comes into it (`.nobody`), or where the figure is
known that comes first (`.named`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from weli.core import reasons
from weli.core.acts import FIGURE_WORDS
from weli.core.cards import SUIT_LETTERS
from weli.core.deal import NONE, Deal
from weli.core.line import Line
from weli.core.pickling import Portable
from weli.core.seats import Seating
from weli.core.texts import has_text, listed, text
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
