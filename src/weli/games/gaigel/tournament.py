"""Game points of the three-player tournament: nine in every deal, and the winner after the last session."""

from weli.games.gaigel import reasons
from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.games.gaigel.quests import is_quest_won
from weli.games.gaigel.result import step_of


def score_tournament(deal: GaigelDeal, order: list[int]) -> None:
    """Gives each player their game points (GA-TOUR-04, GA-TOUR-05, GA-TOUR-06, GA-TOUR-07, GA-TOUR-08, GA-TOUR-10, GA-Q39).

    Args:
        deal: has ended.
        order: the players, the best first.
    """
    nothing = _with_nothing(deal, order)
    placed = [side for side in order if side not in nothing] + [side for side in order if side in nothing]
    row = deal.terms.tournament.tour_points[len(nothing)]
    for place, side in enumerate(placed):
        deal.ending.counted.append(step_of(side, row[place], reasons.GAME_POINTS))
        if place and side not in nothing and placed[place - 1] != deal.ending.champion:
            # They had to cut for their order (GA-TOUR-09); for the first place `best_of` has seen it.
            deal.ending.tied = deal.ending.tied or deal.score.counts[side] == deal.score.counts[placed[place - 1]]
    if deal.number + 1 >= deal.terms.tournament_deals:
        after = deal.start_scores[:]
        for step in deal.ending.counted:
            after[step.side] += step.number
        deal.winner = max(deal.lots, key=after.__getitem__)
        deal.reached = [deal.winner]


def _with_nothing(deal: GaigelDeal, order: list[int]) -> list[int]:
    """Who scores nothing: an offender, and whoever has no trick; of an offender's two opponents without one neither (GA-Q39)."""
    trickless = [side for side in order if not deal.side_has_trick(side) and not deal.is_exempt(side)]
    if is_quest_won(deal):
        return []
    if deal.ending.culprit == NONE:
        return [side for side in trickless if side != deal.ending.champion]
    others = [side for side in trickless if side != deal.ending.culprit]
    return [deal.ending.culprit] if len(others) > 1 else [deal.ending.culprit, *others]
