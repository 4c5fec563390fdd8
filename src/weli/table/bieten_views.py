"""What a seat may see of a deal of Bieten that other figure games do not have: thefts, five figures, bets that nobody may doubt."""

from weli.acts import SPIEL
from weli.cards import BIT, card_text
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.stealing import LEAST_LIFTED
from weli.parts.deal import CUT, NONE
from weli.table.makings import enough_for, places_lying
from weli.table.wire import CutView


def thieves_cut(seen: BietenDeal) -> CutView:
    """The cut: the cutter alone sees the card that he may steal, everybody how many he has stolen (BI-CUT-02, BI-CUT-06)."""
    sees = seen.stage == CUT and seen.cut.bottom != NONE
    return CutView(
        cutter=seen.seating.seat_name(seen.cutter()),
        cards=len(seen.rules.cards),
        least=LEAST_LIFTED,
        most=len(seen.rules.cards) - 1,
        lifted=seen.cut.lifted or None,
        seen=card_text(seen.cut.bottom) if sees else None,
        stolen=seen.cut.taken,
        found=[],
    )


def has_spoken_for(seen: BietenDeal, seat: int) -> int:
    """The figures that a player has bet on or held, as everybody has heard it."""
    return sum(
        BIT[figure]
        for figure in seen.figures
        if seat in (seen.stakes[figure].first_bettor, seen.stakes[figure].bettor, seen.stakes[figure].last_bettor)
        or seen.pledged(seat, figure)
    )


def best_lying(seen: BietenDeal, figure: int) -> list[int]:
    """The open cards that make the best instance of a figure: of anybody while it is open, of its owner afterwards."""
    if figure == SPIEL:
        return []
    owner = seen.holder(figure)
    makers = [seat for seat in seen.active if owner < 0 or seen.seating.side_of(seat) == owner]
    counting = max((seen.shown_figure(seat, figure) for seat in makers), default=0)
    return sorted(
        seen.cards.rows[seat][place]
        for seat in makers
        for place in enough_for(seen, seen.cards.names[seat], places_lying(seen, seat), figure, counting)
    )
