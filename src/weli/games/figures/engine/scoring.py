"""The count: penalties, then the figures in their order, until a side has reached the target."""

from typing import Final

from mypy_extensions import i64

from weli.core.acts import FIGURES
from weli.core.cards import BIT, how_many, lowest
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import NOBODY, NONE, OPEN, SHOWN_FIGURES, STANDING, FigureDeal
from weli.games.figures.engine.endgame import plays_on, show_deciding_figure
from weli.games.figures.engine.figures import figure_key
from weli.games.figures.engine.offences import acts_out_of_turn, forbidden_acts
from weli.games.figures.engine.proofs import failed_by, show_example, side_figure
from weli.games.figures.engine.show import Best

_GROUP: Final = 1000
_CONCEDED: Final = 1
_HELD: Final = 2
_UNBET: Final = 3
_FIRST_PENALISED_LEVEL: Final = 2


def count(deal: FigureDeal) -> None:
    """Closes the deal: who gains what, in which order, and whether that wins the game (GS-SCORE-01, GS-SCORE-07, GS-SCORE-13)."""
    near = deal.sides_near_the_end()
    _take_back_blind_bets(deal)
    keeps_win = deal.endgame.champion != NONE and show_deciding_figure(deal)
    _pass_failed_figures(deal)
    _take_back_gifts(deal)
    _void_deals(deal)
    if deal.terms.scoring.penalties_before_points:
        _count_penalties(deal)
    _count_figures(deal, keeps_win)
    if not deal.terms.scoring.penalties_before_points:
        _count_penalties(deal)
    note_nothing_counted(deal)
    deal.closed = True
    if deal.winner == NONE:
        deal.note_near_the_end(near)


# Figures that change hands.


def _pass_failed_figures(deal: FigureDeal) -> None:
    """What a failing side could have had goes to the best of the others that can show it and has not said good.

    GS-VAL-07, GS-OQ-13, PL-VAL-08, PL-OQ-35, PL-OQ-42.
    """
    for figure in SHOWN_FIGURES:
        for side in deal.seating.every_side:
            if failed_by(deal, side) & BIT[figure] and _could_have_had(deal, side, figure):
                _pass_failed_figure(deal, figure, side)


def _could_have_had(deal: FigureDeal, side: i64, figure: i64) -> bool:
    """Whether a figure is a side's own, stands (GS-OQ-50), or was still open when the deal was stopped (GS-OQ-17)."""
    owner = deal.stakes[figure].owner
    still_open = deal.endgame.stopped and owner == NOBODY and deal.stakes[figure].lost == OPEN
    return still_open or owner in (side, STANDING)


def _pass_failed_figure(deal: FigureDeal, figure: i64, loser: i64) -> None:
    heir = _heir(deal, figure, loser) if deal.terms.proofs.failed_figure_to_other_side else NOBODY
    stopped = reasons.STOPPED_WHEN_WON if deal.stakes[figure].owner == NOBODY else reasons.FINE
    _pass_figure(deal, figure, heir, reasons.FAILED_FIGURE_PASSES, reasons.FAILED_FIGURE_LOST, stopped)


def _pass_figure(deal: FigureDeal, figure: i64, heir: i64, passes: i64, lost: i64, also: i64) -> None:
    """A figure that its side could not keep goes to its heir, or is lost; for these reasons."""
    if heir >= 0:
        deal.note("failed_figure_passes", passes, also=also, side=heir, figure=figure)
        show_example(deal, heir, figure)
    elif heir == STANDING:
        deal.note("stands", reasons.FIGURE_STANDS, figure=figure)
    else:
        deal.note("failed_figure_lost", lost, figure=figure)
    deal.take_away(figure, heir)


def _heir(deal: FigureDeal, figure: i64, loser: i64) -> i64:
    """The best of the others; between two sides the other one, also where it had said good (PL-OQ-29).

    Of more sides nobody who has said good gets a figure, and so nobody at all where all of them have (PL-OQ-87).
    """
    two_sides = deal.seating.sides == 2
    best = Best()
    for side in range(deal.seating.sides):
        barred = failed_by(deal, side) & BIT[figure] != 0
        if side != loser and not barred and (two_sides or not deal.is_out(side, figure)):
            best.compare(side, side_figure(deal, side, figure))
    return best.side


def _take_back_gifts(deal: FigureDeal) -> None:
    """Where a gift needs an example, a side without one cannot keep the figure (GS-OQ-06, GS-CONC-09)."""
    if not deal.terms.show.gift_needs_example:
        return
    for figure in SHOWN_FIGURES:
        if (
            deal.betting.gifts & BIT[figure]
            and deal.stakes[figure].owner >= 0
            and not show_example(deal, deal.stakes[figure].owner, figure)
        ):
            deal.note("failed_figure_lost", reasons.GIFT_TAKEN_BACK, figure=figure)
            deal.take_away(figure, NOBODY)


def _take_back_blind_bets(deal: FigureDeal) -> None:
    """A figure bet blind that nobody could show goes to the best of the others, or is lost (PL-OQ-29, PL-STRAF-38).

    What is lacking, and who gets it, is decided for all figures before an example of any is laid (PL-OQ-86).
    """
    passes = deal.terms.blind.blind_failure_passes_figure
    lacking = [figure for figure in SHOWN_FIGURES if deal.lacks_blind_example(figure)]
    heirs = [_heir(deal, figure, deal.stakes[figure].owner) if passes else NOBODY for figure in lacking]
    for place, figure in enumerate(lacking):
        _pass_figure(deal, figure, heirs[place], reasons.BLIND_LACKING_PASSES, reasons.BLIND_LACKING, reasons.FINE)


# Failures and their price.


def excused(deal: FigureDeal, seat: i64, figure: i64) -> bool:
    """Whether a player who bet blind could never have made the figure, whatever they had named their cards.

    (PL-BLIND-08, PL-OQ-43, PL-VAL-09)
    """
    if deal.stakes[figure].blind != seat or deal.proofs.duties[seat] & BIT[figure]:
        return False
    dealt = deal.cards.hands[seat]
    for card in deal.cards.rows[seat]:
        dealt |= BIT[card]
    wild = how_many(dealt & deal.cards.wild)
    return figure_key(dealt & ~deal.cards.wild, figure, 0, wild) == 0


def _failed_figures(deal: FigureDeal, seat: i64) -> i64:
    """The figures for which a player must pay, because they have no example of them."""
    failed = deal.proofs.failed[seat]
    if failed:
        for figure in SHOWN_FIGURES:
            if excused(deal, seat, figure):
                failed &= ~BIT[figure]
    return failed


def _void_deals(deal: FigureDeal) -> None:
    """Who fails scores nothing in this deal where the rules are so; nor does who acts out of turn (PL-VAL-07, PL-OQ-22, PL-STRAF-28)."""
    for figure in deal.figures:
        side = deal.stakes[figure].owner
        if side >= 0 and _scores_nothing(deal, side):
            deal.note("voided", reasons.DEAL_VOIDED, side=side, figure=figure)
            deal.take_away(figure, NOBODY)


def _scores_nothing(deal: FigureDeal, side: i64) -> bool:
    for seat in deal.seating.members(side):
        if acts_out_of_turn(deal, seat):
            return True
        if deal.proofs.failed[seat] and deal.terms.proofs.validation_voids == "deal" and _failed_figures(deal, seat):
            return True
    return False


def _count_penalties(deal: FigureDeal) -> None:
    """GS-VAL-06, GS-OQ-11, GS-OQ-12, PL-STRAF-27, PL-STRAF-28, PL-SCORE-08."""
    for side in deal.playing_sides():
        offences: i64 = 0
        tried: i64 = 0
        for seat in deal.seating.members(side):
            offences += acts_out_of_turn(deal, seat)
            tried += forbidden_acts(deal, seat)
        failures = deal.terms.proofs.validation_penalty * _failures(deal, side)
        penalise(deal, side, failures, "penalty", reasons.PENALTY)
        penalise(
            deal, side, deal.terms.proofs.out_of_turn_penalty * offences, "penalty_out_of_turn", reasons.OUT_OF_TURN
        )
        penalise(deal, side, deal.terms.proofs.validation_penalty * tried, "penalty_forbidden", reasons.FORBIDDEN)


def penalise(deal: FigureDeal, side: i64, points: i64, what: str, reason: i64, figure: i64 = NONE) -> None:
    """Takes points off a side, as far as its score may fall (BI-SCORE-05)."""
    if not points:
        return
    floor = deal.terms.scoring.score_floor
    if floor is not None and deal.terms.scoring.scoring_direction == "up":
        points = max(0, min(points, deal.score(side) - floor))
    if points:
        change = deal.terms.step(-points)
        deal.gain(side, change)
        deal.count_step(what, reason, side, figure, change)


def note_nothing_counted(deal: FigureDeal) -> None:
    if not deal.counted:
        deal.note("no_points", reasons.COUNT_UNBET)


def _failures(deal: FigureDeal, side: i64) -> i64:
    each: i64 = 0
    together: i64 = 0
    for seat in deal.seating.members(side):
        failed = _failed_figures(deal, seat)
        each += how_many(failed)
        together |= failed
    if deal.terms.proofs.validation_stacking == "per_player_figure":
        return each
    figures = how_many(together)
    return figures if deal.terms.proofs.validation_stacking == "per_side_figure" else min(figures, 1)


# The figures.


def _count_figures(deal: FigureDeal, keeps_win: bool) -> None:
    for figure in counting_order(deal):
        if count_figure(deal, figure) and not plays_on(deal):
            return
    if keeps_win and not _is_undone(deal, deal.endgame.champion):
        reach_target(deal, deal.endgame.champion, NONE, deal.endgame.compared)


def _is_undone(deal: FigureDeal, side: i64) -> bool:
    """Whether a side cannot win the game by its figure, because it has failed, or lost another (GS-OQ-46, GS-OQ-55)."""
    return _has_lost_any(deal, side) or _scores_nothing(deal, side) or failed_by(deal, side) != 0


def _has_lost_any(deal: FigureDeal, side: i64) -> bool:
    """Whether a figure has been taken away from a side."""
    for stake in deal.stakes:
        if stake.lost == side:
            return True
    return False


def count_figure(deal: FigureDeal, figure: i64) -> bool:
    """What a figure brings its winner and, where losing a bet has its price, those who had staked on it; whether it wins the game.

    The winner gets its value, whoever has set it (BI-SCORE-02, PL-STRAF-03, PL-STRAF-22, PL-STRAF-23).
    """
    side = deal.stakes[figure].owner
    if side >= 0 and (side not in deal.reached or deal.terms.manner.counts_beyond_target):
        if deal.is_for_the_game(figure):
            reach_target(deal, side, figure, reasons.GAME_WON_BY_SPIEL_AUS)
            return True
        points = deal.terms.step(deal.stakes[figure].value)
        deal.gain(side, points)
        deal.count_step("counted", _reason(deal, figure), side, figure, points)
    if deal.terms.proofs.losing_bet_penalty:
        _count_lost_levels(deal, figure)
    return side >= 0 and arrive(deal, side, figure)


def arrive(deal: FigureDeal, side: i64, figure: i64 = NONE) -> bool:
    """Marks a side that its points have brought to the target; only the first, where the others do not play on.

    Returns whether it has. (BI-END-01, BI-END-06)
    """
    if side in deal.reached or deal.terms.missing(deal.score(side)) > 0:
        return False
    if deal.winner != NONE and not deal.terms.ending.play_on_for_places:
        return False
    reach_target(deal, side, figure, reasons.GAME_WON)
    return True


def _count_lost_levels(deal: FigureDeal, figure: i64) -> None:
    """Who bet or held a figure and has not won it pays the level they chose; a Gleich or Hanger that stands costs nobody.

    (PL-STRAF-16, PL-STRAF-17, PL-STRAF-18, PL-STRAF-19, PL-STRAF-22, PL-STRAF-23, PL-STRAF-25, PL-STRAF-26, PL-OQ-37, PL-OQ-38,
    PL-OQ-72, PL-STRAF-04)
    """
    if deal.stakes[figure].owner in (STANDING, OPEN):
        return
    for seat in deal.active:
        side = deal.seating.side_of(seat)
        level = deal.pledged(seat, figure)
        if level >= _FIRST_PENALISED_LEVEL and not _has_won(deal, side, figure) and side not in deal.reached:
            penalise(deal, side, level, "level_lost", reasons.LEVEL_LOST, figure)


def _has_won(deal: FigureDeal, side: i64, figure: i64) -> bool:
    """Whether a side has won a figure, also where it may not score it (PL-STRAF-29, PL-OQ-42)."""
    stake = deal.stakes[figure]
    voided = stake.owner == NOBODY and stake.lost == side and not failed_by(deal, side) & BIT[figure]
    return stake.owner == side or voided


def reach_target(deal: FigureDeal, side: i64, figure: i64, reason: i64) -> None:
    """The first to reach the target has won the game; where others play on, the next ones reach their places.

    (PL-STRAF-35, PL-OQ-71, GS-SCORE-06, PL-SCORE-01)
    """
    first = not deal.reached and len(deal.active) == deal.terms.players
    if deal.winner == NONE:
        deal.winner = side
    deal.reached = [*deal.reached, side]
    if first:
        deal.count_step("game_won", reason, side, figure, 0)
    else:
        deal.count_step("place_reached", reasons.PLACE_REACHED, side, figure, 0)


def counting_order(deal: FigureDeal) -> list[int]:
    """Conceded figures as they were conceded, held ones as they were first bet, then the unbet; or all that were bet on together.

    (GS-SCORE-08, GS-SCORE-09, GS-SCORE-10, GS-SCORE-11, GS-SCORE-12, PL-STRAF-34, BI-END-04, PL-3P-23)
    """
    order: list[int] = []
    left = deal.figure_set
    while left:
        first = _counted_first(deal, left)
        order.append(first)
        left &= ~BIT[first]
    return order


def _counted_first(deal: FigureDeal, figures: i64) -> i64:
    """Of these figures the one that is counted before the others."""
    first = lowest(figures)
    for figure in range(first + 1, FIGURES):
        if figures & BIT[figure] and _order_key(deal, figure) < _order_key(deal, first):
            first = figure
    return first


def _order_key(deal: FigureDeal, figure: i64) -> i64:
    if deal.is_for_the_game(figure) and deal.terms.stakes.spiel_aus_precedence == "immediate":
        return 0
    if deal.stakes[figure].conceded_at and deal.terms.manner.conceded_first:
        return _CONCEDED * _GROUP + deal.stakes[figure].conceded_at
    if deal.stakes[figure].first_bet:
        return _HELD * _GROUP + deal.stakes[figure].first_bet
    return _UNBET * _GROUP + deal.settled.unbet_place[figure]


def _reason(deal: FigureDeal, figure: i64) -> i64:
    if deal.stakes[figure].conceded_at:
        return reasons.COUNT_CONCEDED
    return reasons.COUNT_HELD if deal.stakes[figure].first_bet else reasons.COUNT_UNBET
