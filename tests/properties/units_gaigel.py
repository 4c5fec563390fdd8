"""What a deal of Gaigel brings, reckoned a second time: units collected and erased, game points, and who has won the match."""

from collections.abc import Callable
from dataclasses import dataclass

from weli.games.gaigel.deal import GaigelDeal


@dataclass
class Outcome:
    """How a deal has ended: who has won it, or who has lost it by his own fault; neither where it was thrown in or void."""

    champion: int = -1
    culprit: int = -1
    worth: int = 0
    quest: bool = False
    tied: bool = False


def check_units(deal: GaigelDeal, outcome: Outcome, counts: list[int], exempt: set[int]) -> None:
    """Compares what the engine has counted with what the rules give."""
    if outcome == Outcome():
        assert deal.ending.champion == -1
        assert not any(deal.gained)
        return
    sides = range(len(counts))
    assert deal.ending.culprit == outcome.culprit
    others = [side for side in sides if side != outcome.culprit]
    if outcome.champion >= 0:
        assert deal.ending.champion == outcome.champion
    else:
        assert counts[deal.ending.champion] == max(counts[side] for side in others), "the best of the others (GA-Q37)"
    trickless = {side for side in sides if not deal.tricks.taken[side]} - exempt
    if deal.rules.match.match_mode == "tournament":
        _check_tournament(deal, outcome, counts, trickless)
        return
    lost = _lost(deal, outcome, counts, trickless)
    if deal.cleaning:
        _check_cleaning(deal, lost)
    else:
        _check_collecting(deal, lost)


def _lost(deal: GaigelDeal, outcome: Outcome, counts: list[int], trickless: set[int]) -> dict[int, int]:
    """What each loser would collect (GA-OUT-03 to -07, -11, -12, GA-3P-02, GA-3P-04)."""
    if outcome.culprit >= 0:
        return {outcome.culprit: outcome.worth} if outcome.worth else {}
    losers = [side for side in range(len(counts)) if side != deal.ending.champion]
    double = set() if outcome.quest or not deal.rules.out.no_trick_double else trickless
    alone = deal.rules.out.solo_losers == "fewest_points"
    if alone and not double & set(losers):
        fewest = min(counts[side] for side in losers)
        paying = [side for side in losers if deal.gained[side] > 0] if not deal.cleaning else []
        losers = [side for side in losers if counts[side] == fewest]
        assert set(paying) <= set(losers)
        losers = paying or losers[:1]
    elif alone:
        losers = [side for side in losers if side in double]
    single = outcome.worth if outcome.quest else 1
    return {side: 2 if side in double else single for side in losers}


def _check_collecting(deal: GaigelDeal, lost: dict[int, int]) -> None:
    """GA-SCORE-02, -03, -08 to -10, -14, -15, GA-Q26, GA-Q27."""
    rules, before = deal.rules, deal.start_scores
    if (
        rules.match.match_mode == "losses_then_clean"
        and rules.match.last_unit_single
        and rules.match.match_size - sum(before) == 1
    ):
        lost = dict.fromkeys(lost, 1)
    assert deal.gained == [lost.get(side, 0) for side in range(len(before))]
    after = [there + gained for there, gained in zip(before, deal.gained, strict=True)]
    over: dict[str, Callable[[], bool]] = {
        "losses_then_clean": lambda: sum(after) >= rules.match.match_size,
        "deals_then_clean": lambda: deal.number + 1 >= rules.match.match_size,
        "clean_at_team_losses": lambda: max(after) >= rules.match.match_size,
        "first_to_inflict": lambda: False,
    }
    cleaning = over[rules.match.match_mode]()
    assert deal.ending.cleaning_next == cleaning
    if rules.match.match_mode == "first_to_inflict":
        won = max(after) >= rules.match.match_size
        assert (deal.winner >= 0) == won
        assert not won or after[deal.winner] == min(after)
        return
    clear = cleaning and 0 in after and rules.match.clean_zero == "immediate_win"
    assert (deal.winner >= 0) == clear
    assert not clear or after[deal.winner] == 0


def _check_cleaning(deal: GaigelDeal, lost: dict[int, int]) -> None:
    """The winner erases; nobody collects (GA-SCORE-03, -04, -06, -11, -12, GA-3P-03)."""
    erased = [0] * len(deal.start_scores)
    won = False
    if lost:
        double = all(units > 1 for units in lost.values())
        units = min(deal.rules.match.clean_double if double else 1, deal.start_scores[deal.ending.champion])
        erased[deal.ending.champion] = -units
        won = deal.start_scores[deal.ending.champion] == units
    assert deal.gained == erased
    assert deal.winner == (deal.ending.champion if won else -1)
    assert deal.ending.cleaning_next


def _check_tournament(deal: GaigelDeal, outcome: Outcome, counts: list[int], trickless: set[int]) -> None:
    """Nine game points: by the count, a right caller first; nothing for an offender and for who has no trick (GA-TOUR-04 to -10)."""
    assert sum(deal.gained) == 9
    nothing = set() if outcome.quest else trickless - {deal.ending.champion}
    if outcome.culprit >= 0:
        nothing = trickless | {outcome.culprit}
        nothing = nothing if len(nothing) < 3 else {outcome.culprit}
    placed = [side for side in range(3) if side not in nothing]
    row = deal.rules.tournament.tour_points[len(nothing)]
    assert sorted(deal.gained[side] for side in placed) == sorted(row[: len(placed)])
    assert all(deal.gained[side] == 0 for side in nothing)
    free = [side for side in placed if side != deal.ending.champion or outcome.culprit >= 0]
    for one in free:
        for other in free:
            assert counts[one] <= counts[other] or deal.gained[one] >= deal.gained[other]
    assert outcome.culprit >= 0 or deal.gained[deal.ending.champion] == row[0]
    last = deal.number + 1 == deal.rules.tournament.tour_sessions * deal.rules.tournament.tour_deals_per_session
    after = [there + gained for there, gained in zip(deal.start_scores, deal.gained, strict=True)]
    assert (deal.winner >= 0) == last
    assert not last or after[deal.winner] == max(after)
