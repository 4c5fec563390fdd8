"""What a deal brings: units collected and erased, the end of the collecting phase, and who has won the match.

Units are the tokens of the pool, or strokes on the slate; a V is two of them.
"""

from mypy_extensions import i64

from weli.core.tape import Note
from weli.games.gaigel import reasons
from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.games.gaigel.facts.ending import Ending
from weli.games.gaigel.quests import is_quest_won
from weli.games.gaigel.result import step_of
from weli.games.gaigel.tournament import score_tournament


def ranked(deal: GaigelDeal, sides: list[int]) -> list[int]:
    """Sides by their count, the highest first; who is level cuts (GA-TOUR-05, GA-TOUR-09, GA-Q54)."""
    order = sorted(sides, key=deal.lots.index)
    return sorted(order, key=deal.score.counts.__getitem__, reverse=True)


def best_of(deal: GaigelDeal, sides: list[int]) -> i64:
    """The side with the highest count; notes where it took a cut to find it."""
    order = ranked(deal, sides)
    if len(order) > 1 and deal.score.counts[order[0]] == deal.score.counts[order[1]]:
        deal.ending = deal.ending.copy()
        deal.ending.tied = True
    return order[0]


def fewest_of(deal: GaigelDeal, sides: list[int]) -> i64:
    """The side with the lowest count (GA-OUT-12); in the cleaning phase, where only the winner acts, nobody need cut for it."""
    order = ranked(deal, sides)
    if len(order) > 1 and not deal.cleaning and deal.score.counts[order[-1]] == deal.score.counts[order[-2]]:
        deal.ending = deal.ending.copy()
        deal.ending.tied = True
    return order[-1]


def score(deal: GaigelDeal) -> None:
    """Counts a deal that has ended."""
    deal.ending.cleaning_next = deal.cleaning
    if deal.terms.is_tournament:
        score_tournament(deal, _tournament_order(deal))
    elif deal.cleaning:
        _erase(deal, losses(deal))
    else:
        _collect(deal, losses(deal))
    deal.gained = [0] * deal.seating.sides
    for step in deal.ending.counted:
        deal.gained[step.side] += step.number


def ended(begun: GaigelDeal, order: list[int], trickless: i64) -> GaigelDeal:
    """What a deal would bring that ended with the sides in this order, the first one rightly calling it over.

    Each is a point behind the one before; `trickless` is a side that has taken no trick, or NONE.
    """
    deal = begun.copy()
    deal.lots = order[:]
    deal.ending = Ending([], reasons.AUS_RIGHT, champion=order[0])
    for place, side in enumerate(order):
        deal.score.counts[side] = deal.terms.target - place
        deal.tricks.taken[side] = 0 if side == trickless else 1
    score(deal)
    return deal


def _tournament_order(deal: GaigelDeal) -> list[int]:
    """Who comes first: a right caller, otherwise the points decide (GA-TOUR-05, GA-TOUR-10, GA-Q39)."""
    sides = list(range(deal.seating.sides))
    order = ranked(deal, sides)
    if deal.ending.champion != NONE and deal.ending.culprit == NONE:
        order.remove(deal.ending.champion)
        order.insert(0, deal.ending.champion)
    return order


def losses(deal: GaigelDeal) -> list[Note]:
    """What each loser would collect, before the last unit caps it.

    (GA-OUT-03, GA-OUT-04, GA-OUT-05, GA-OUT-06, GA-OUT-07, GA-OUT-11, GA-OUT-12, GA-OUT-14, GA-3P-02, GA-3P-04)
    """
    if deal.ending.champion == NONE and deal.ending.culprit == NONE:
        return []
    if deal.ending.culprit != NONE:
        return [step_of(deal.ending.culprit, deal.ending.worth, reasons.LOSES_AS_OFFENDER)] if deal.ending.worth else []
    losers = [side for side in range(deal.seating.sides) if side != deal.ending.champion]
    if deal.terms.out.solo_losers == "fewest_points":
        return _losses_of_the_last(deal, losers)
    return [_loss(deal, side) for side in losers]


def _losses_of_the_last(deal: GaigelDeal, losers: list[int]) -> list[Note]:
    """Whoever has no trick loses double; where everybody has one, the one with the fewest points loses.

    (GA-3P-04, GA-OUT-11, GA-OUT-12)
    """
    if not is_quest_won(deal):
        double = [step for step in [_loss(deal, side) for side in losers] if step.number > 1]
        if double:
            return double
    last = fewest_of(deal, losers)
    step = _loss(deal, last)
    if step.reason in (reasons.LOSES_SINGLE, reasons.LOSES_UNCALLED):
        return [step_of(last, step.number, reasons.LOSES_WITH_FEWEST)]
    return [step]


def _loss(deal: GaigelDeal, side: i64) -> Note:
    """A side without a trick loses double, whether somebody has called or nobody (GA-OUT-04, GA-OUT-11, GA-Q23, GA-VAR-17)."""
    if is_quest_won(deal):
        return step_of(side, deal.ending.worth, reasons.LOSES_TO_QUEST)
    uncalled = deal.ending.reason == reasons.HIGHEST_WINS
    if deal.side_has_trick(side) or not deal.terms.out.no_trick_double:
        return step_of(side, 1, reasons.LOSES_UNCALLED if uncalled else reasons.LOSES_SINGLE)
    if deal.is_exempt(side):
        return step_of(side, 1, reasons.QUEST_EXEMPT)
    return step_of(side, 2, reasons.LOSES_DOUBLE_UNCALLED if uncalled else reasons.LOSES_DOUBLE)


def _collect(deal: GaigelDeal, steps: list[Note]) -> None:
    """The losers collect; the last unit of the pool makes every deal a single one.

    (GA-SCORE-01, GA-SCORE-02, GA-SCORE-05, GA-SCORE-08, GA-Q26)
    """
    if deal.terms.match.match_mode == "losses_then_clean" and deal.terms.match.last_unit_single:
        if deal.terms.match.match_size - sum(deal.start_scores) == 1:
            steps = [step_of(step.side, min(step.number, 1), _capped(step)) for step in steps]
    deal.ending.counted = steps
    after = deal.start_scores[:]
    for step in steps:
        after[step.side] += step.number
    if deal.terms.match.match_mode == "first_to_inflict":
        if max(after) >= deal.terms.match.match_size:
            _win_match(deal, after.index(min(after)))
        return
    deal.ending.cleaning_next = collecting_is_over(deal, after)
    clear = [side for side in range(deal.seating.sides) if after[side] == 0]
    if deal.ending.cleaning_next and clear and deal.terms.match.clean_zero == "immediate_win":
        _win_match(deal, min(clear, key=deal.lots.index))


def _capped(step: Note) -> i64:
    return reasons.LAST_UNIT if step.number > 1 else step.reason


def collecting_is_over(deal: GaigelDeal, after: list[int]) -> bool:
    """Whether cleaning begins: the pool is empty, so many deals are played, or a side has its five.

    (GA-SCORE-03, GA-SCORE-09, GA-SCORE-10, GA-SCORE-15)
    """
    if deal.terms.match.match_mode == "deals_then_clean":
        return deal.number + 1 >= deal.terms.match.match_size
    if deal.terms.match.match_mode == "clean_at_team_losses":
        return max(after) >= deal.terms.match.match_size
    return sum(after) >= deal.terms.match.match_size


def _erase(deal: GaigelDeal, steps: list[Note]) -> None:
    """The winner alone acts: one unit goes, or as many as the house lets go for a double win, in which every loser has lost double.

    (GA-SCORE-03, GA-SCORE-06, GA-SCORE-07, GA-SCORE-11, GA-SCORE-12, GA-3P-03, GA-Q69)
    """
    side = deal.ending.champion
    if side == NONE or not steps:
        return
    double = min([step.number for step in steps]) > 1
    units = min(deal.terms.match.clean_double if double else 1, deal.start_scores[side])
    if units:
        deal.ending.counted = [step_of(side, -units, reasons.ERASES_DOUBLE if units > 1 else reasons.ERASES_SINGLE)]
    if deal.start_scores[side] == units:
        _win_match(deal, side)


def _win_match(deal: GaigelDeal, side: i64) -> None:
    """GA-SCORE-04, GA-SCORE-14, GA-Q27."""
    deal.winner = side
    deal.reached = [side]
