"""What a seat is shown of a deal: built up from `deal.seen_by(seat)` and from nothing else.

Every method is given such a deal, or the whole truth where a finished deal is told again, and copies the facts it names; a fact that
nobody names goes to no page.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic

from msgspec.structs import asdict
from mypy_extensions import mypyc_attr

from weli.core.cards import RANK, SUIT, SUIT_LETTERS, card_text
from weli.core.deal import NONE, Deal
from weli.core.kinds import D
from weli.core.seats import Seating
from weli.ports.at_table.view import Counted, DealView, Marks, Parts, Place, Question, Sitter, Trick


@mypyc_attr(allow_interpreted_subclasses=True)
class Views(ABC, Generic[D]):
    """The deals of a game, for a page."""

    @abstractmethod
    def parts(self, seen: D) -> Parts:
        """What lies on the table and what is asked, as far as the game knows such things: at least the trick."""

    def question(self, seen: D) -> Question:
        """What the deal waits for; `yours` where the seat whose view it is has to answer. Where nothing but cards is asked, as here."""
        turn = seen.turn()
        if seen.closed or turn == NONE:
            return asking(seen, "counted" if seen.closed else "wait", [])
        trick = self.parts(seen).trick
        return asking(seen, "lead" if trick is None or trick.winner else "follow", [turn])

    def marks(self, seen: D, seat: int) -> Marks:
        """What lies before a seat, and what it has said."""
        return Marks()

    def height(self, card: int) -> int:
        """What a hand is sorted by within a suit, for the eye."""
        return int(RANK[card])

    def to_come(self, deal: D) -> list[int]:
        """The cards of a whole deal that are still to be drawn, the next one first."""
        return []

    def deal(self, seen: D, number: int, counted: list[Counted]) -> DealView:
        """The deal on the table, and the hand of the seat whose view it is. `number` counts the deals of the table, from 1."""
        seats, trump = seen.seating.seat_names(), seen.trump_suit()
        return DealView(
            number=number,
            dealer=seats[seen.dealer],
            phase=seen.phase(),
            trump=None if trump == NONE else SUIT_LETTERS[trump],
            hand=self.hand(seen, seen.knows) if seen.knows >= 0 else [],
            hand_size=seen.rules.hand_size,
            turn=None if seen.closed else seat_or_none(seen.seating, seen.turn()),
            tricks={name: int(seen.tricks_of(side)) for side, name in enumerate(seen.seating.side_names())},
            counted=counted,
            **asdict(self.parts(seen)),
        )

    def places(self, seen: D, marks: Sequence[Marks], first: int, sitters: Mapping[str, Sitter]) -> list[Place]:
        """The seats in order of play from `first`; `marks` are those of each seat, `sitters` says by seat who sits there."""
        order = [(first + step) % seen.seating.players for step in range(seen.seating.players)]
        return [self._place(seen, seat, marks[seat], sitters) for seat in order]

    def _place(self, seen: D, seat: int, marks: Marks, sitters: Mapping[str, Sitter]) -> Place:
        seat_name = seen.seating.seat_name(seat)
        return Place(
            seat=seat_name,
            side=seen.seating.side_name(seen.seating.side_of(seat)),
            held=len(seen.hand_cards(seat)),
            left=not seen.is_in(seat),
            offences=sum(offence.seat == seat for offence in seen.offences),
            **asdict(sitters[seat_name]),
            **asdict(marks),
        )

    def hand(self, deal: D, seat: int) -> list[str]:
        """A hand sorted for the eye: trumps first, each suit from the top; `??` for every card this view may not know."""
        return card_texts(sorted(deal.hand_cards(seat), key=lambda card: self._order(deal, card)))

    def _order(self, deal: D, card: int) -> tuple[int, int, int]:
        return (2, 0, 0) if card < 0 else (int(SUIT[card] != deal.trump_suit()), SUIT[card], -self.height(card))


def card_texts(cards: Iterable[int]) -> list[str]:
    """Cards as a page has them: `HA`, and `??` for one that lies face down."""
    return [card_text(card) for card in cards]


def seat_or_none(seating: Seating, seat: int) -> str | None:
    """A seat by name, where there is one."""
    return None if seat == NONE else seating.seat_name(seat)


def asking(seen: Deal, kind: str, seats: Sequence[int], by: int = NONE, **about: Any) -> Question:
    """The question of that kind to some seats; `by` is the seat that it is about, `about` what else there is to say of it."""
    asked = [seen.seating.seat_name(seat) for seat in seats]
    return Question(kind=kind, asked=asked, yours=seen.knows in seats, by=seat_or_none(seen.seating, by), **about)


def trick_view(
    seen: Deal, number: int, leader: int, cards: Sequence[int], *, winner: int = NONE, leading: int = NONE
) -> Trick:
    """The trick of that number, from 1: its cards in the order laid, and who has won it, or whose card is the best so far."""
    seats = seen.seating.seat_names()
    return Trick(
        number=number,
        leader=seats[leader],
        winner=seat_or_none(seen.seating, winner),
        leading=seat_or_none(seen.seating, leading if winner == NONE else winner),
        seats=[seats[seen.seat_after(leader, step)] for step in range(len(cards))],
        cards=card_texts(cards),
    )
