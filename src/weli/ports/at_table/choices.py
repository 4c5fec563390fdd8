"""What a player may say at a moment of a deal: what stands on the buttons, what is warned of, and whether it still means the same later."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Generic

from mypy_extensions import mypyc_attr

from weli.core.cards import card_text
from weli.core.deal import NONE, Deal
from weli.core.kinds import D
from weli.core.line import Line


@dataclass(frozen=True)
class Button:
    """What is said on a button: the key of its text, and what the text may speak of.

    `cards` are cards with the names they are given, `number` is what something counts, `raised` the value that a raise gives; `suit`,
    `seat` and `side` are -1 where they are not spoken of. `warning` is the key of what is said beside it where it could only cost.
    """

    key: str
    figures: tuple[int, ...] = ()
    cards: tuple[tuple[int, int | None], ...] = ()
    number: int = 0
    raised: int = 0
    suit: int = NONE
    seat: int = NONE
    side: int = NONE
    warning: str = ""


@dataclass(frozen=True)
class Purpose:
    """What a name for a wild card is good for: the key of its text, and what that may speak of."""

    key: str
    number: int = 0
    figures: tuple[int, ...] = ()


@dataclass(frozen=True)
class UsefulName:
    """A card that a wild card had better be named, and why."""

    name: int
    purposes: tuple[Purpose, ...]


@dataclass(frozen=True)
class WildNames:
    """What a wild card may be named when it is played now.

    `useful`: a few good names, the best first. `against`: the ground against each name, 0 for none. `against_none`: the ground against
    playing it without a name.
    """

    card: int
    useful: tuple[UsefulName, ...]
    against: Mapping[int, int]
    against_none: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices(Generic[D]):
    """What the seat of a view may do and might want to do."""

    def expected(self, seen: D) -> Iterable[str]:
        """The lines that one might want to say now, allowed or not: those that are not are shown with what stands against them."""
        return [card_text(card) for card in seen.hand_cards(seen.knows)] if seen.turn() == seen.knows else []

    def button(self, line: Line, seen: D) -> Button:
        """What stands on the button for a line; texts that begin with `act.` are its home."""
        return Button(f"act.{line.verb}", line.figures, line.cards)

    def wild_names(self, seen: D) -> list[WildNames]:
        """Each wild card that the seat may play now, the highest first."""
        return []

    def is_stale(self, line: Line, side: int, then: D, now: D) -> bool:
        """Whether what a line of that side was decided on has changed between two moments of a deal.

        A page may be a moment behind the table: nobody's act shall land in a situation that its player has not seen.
        """
        return _laid(then) != _laid(now)


def _laid(deal: Deal) -> tuple[object, ...]:
    """What lies on the table and who is due."""
    rows = [deal.laid_by(seat) for seat in range(deal.seating.players)]
    return deal.phase(), deal.turn(), rows, deal.still_said()
