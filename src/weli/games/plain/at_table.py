"""What a live table and its page need of plain tricks: the trick that lies there, and what is still to be drawn."""

from typing import Final

from mypy_extensions import mypyc_attr

from weli.core.cards import card_text
from weli.core.deal import NONE
from weli.games.plain.course import TrickByTrick
from weli.ports.at_table import AtTable, Views, trick_view
from weli.ports.at_table.view import Parts, Talon, Trick


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainViews(Views[TrickByTrick]):
    """Such deals, for a page."""

    def parts(self, seen: TrickByTrick) -> Parts:
        return Parts(trick=_trick(seen), talon=_talon(seen))

    def to_come(self, deal: TrickByTrick) -> list[int]:
        return deal.talon.cards


def _trick(seen: TrickByTrick) -> Trick | None:
    """The trick that is played, or else the last one."""
    tricks = seen.tricks
    number = len(tricks.winners) + bool(tricks.lying)
    if not number:
        return None
    leader, cards = seen.all_tricks()[number - 1]
    if not tricks.lying:
        return trick_view(seen, number, leader, cards, winner=tricks.winners[-1])
    return trick_view(seen, number, leader, cards, leading=seen.seat_after(leader, seen.best_place()))


def _talon(seen: TrickByTrick) -> Talon | None:
    """Where every card is dealt there is none."""
    if seen.talon.trump == NONE:
        return None
    talon = seen.talon
    open_card = None if talon.indicator == NONE else card_text(talon.indicator)
    return Talon(stock=len(talon.cards), left=seen.to_draw(), indicator=open_card)


AT_TABLE: Final = AtTable(PlainViews())
"""With the house's own regulars."""
