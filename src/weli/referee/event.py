"""What happened, as plain values that know the rules behind them and can be told in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from weli.acts import FIGURE_WORDS
from weli.cards import RANK, RANK_LETTERS, SUIT, SUIT_LETTERS
from weli.seats import TWO_PAIRS, Seating
from weli.texts import listed, text


@dataclass(frozen=True)
class Event:
    """One thing that happened at the table, in public.

    `kind` names its sentence in the catalogue. Who did it is a seat, whom it concerns a side; -1 and empty stand for nobody and nothing.
    `rules` are the ids behind it, the first one the nearest.
    """

    kind: str
    rules: tuple[str, ...] = ()
    seat: int = -1
    side: int = -1
    figures: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    number: int = 0
    said: str = ""
    seating: Seating = TWO_PAIRS

    def text(self, lang: str, names: Sequence[str] = (), you: int = -1) -> str:
        """The event as one sentence, told to the player at seat `you` if there is one; `names` are the players' names by seat."""
        told = [*names] or [text(f"seat.{name}", lang) for name in self.seating.seat_names()]
        return text(
            self._key(you),
            lang,
            seat=told[self.seat] if self.seat >= 0 else "",
            side=side_in_words(self.seating, self.side, lang, told) if self.side >= 0 else "",
            figures=listed([text(f"figure.{FIGURE_WORDS[figure]}.the", lang) for figure in self.figures], lang),
            figure=self._figure("", lang),
            subject=self._figure(".subject", lang),
            stands=self._figure(".stands", lang),
            cards=listed([card_in_words(card, lang) for card in self.cards], lang),
            number=self.number,
            points=points_in_words(self.number, lang),
            numeral=text(f"raise.{self.number}", lang),
            said=self.said,
        )

    def _figure(self, form: str, lang: str) -> str:
        """The figure concerned, in the form that the sentence needs."""
        return text(f"figure.{FIGURE_WORDS[self.figures[0]]}{form}", lang) if self.figures else ""

    def _key(self, you: int) -> str:
        """The sentence for this event; told to oneself or to one's own side it is another one."""
        if you >= 0:
            concerned = self.seat == you if self.seat >= 0 else self.side == self.seating.side_of(you)
            if concerned:
                return f"event.{self.kind}.you"
        return f"event.{self.kind}"


def card_in_words(card: int, lang: str) -> str:
    """`Schell-Sieben`, `seven of bells`."""
    return text(
        "card.name",
        lang,
        suit=text(f"suit.{SUIT_LETTERS[SUIT[card]]}.of", lang),
        rank=text(f"rank.{RANK_LETTERS[RANK[card]]}", lang),
    )


def points_in_words(points: int, lang: str) -> str:
    return text("points.one" if abs(points) == 1 else "points.many", lang, number=abs(points))


def side_in_words(seating: Seating, side: int, lang: str, names: Sequence[str]) -> str:
    return listed([names[seat] for seat in seating.members(side)], lang)
