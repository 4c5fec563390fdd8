"""What it means for a side to win or lose a trick: its points, the first trick, and who will have enough."""

from weli.games.gaigel.advice.memory import Memory
from weli.games.gaigel.advice.temper import GaigelTemper
from weli.games.gaigel.advice.worth import points_in_pairs
from weli.games.gaigel.deal import GaigelDeal


def outcome(memory: Memory, chance: float, won: float, lost: float, card: int, temper: GaigelTemper) -> float:
    """What the trick is worth once that card is played to it.

    Args:
        memory: what the player knows.
        chance: that the player's side gets the trick.
        won: points in it if it does.
        lost: points in it if it does not.
        card: which leaves the player's hand.
        temper: the player's.
    """
    gain = won + temper.lead + _if_won(memory, won, card, temper)
    loss = lost + _if_lost(memory, lost, temper)
    if memory.view.seating.sides > 2:
        loss *= temper.each_other
    return chance * gain - (1.0 - chance) * loss


def _if_won(memory: Memory, points: float, card: int, temper: GaigelTemper) -> float:
    view = memory.view
    more = 0.0
    in_pairs = points_in_pairs(view, memory.seat, card)
    if not view.side_has_trick(memory.side):
        others = max([memory.counts[side] for side in range(view.seating.sides) if side != memory.side])
        more += temper.first_trick + temper.pair_kept * in_pairs + _doubled(view, others, temper)
    if float(memory.counts[memory.side]) + points + in_pairs >= view.rules.target:
        more += temper.target
    return more


def _if_lost(memory: Memory, points: float, temper: GaigelTemper) -> float:
    """The worst of what it may mean for the others."""
    view = memory.view
    worst = 0.0
    for side in range(view.seating.sides):
        if side != memory.side:
            more = 0.0
            if not view.side_has_trick(side):
                more += temper.first_trick + _doubled(view, memory.counts[memory.side], temper)
            if float(memory.counts[side]) + points >= view.rules.target:
                more += temper.target
            worst = max(worst, more)
    return worst


def _doubled(view: GaigelDeal, points: int, temper: GaigelTemper) -> float:
    """What more the first trick means against others who have so many points, and would soon win double (GA-OUT-04)."""
    return temper.double if points >= temper.double_from and doubles_count(view) else 0.0


def doubles_count(view: GaigelDeal) -> bool:
    """Whether a double win would bring more than a single one."""
    rules = view.rules
    if view.cleaning:
        return rules.match.clean_double > 1
    if rules.match.match_mode == "losses_then_clean" and rules.match.last_unit_single:
        return rules.match.match_size - sum(view.start_scores) > 1
    return rules.out.no_trick_double
