"""The count: penalties, then the figures in their order, until a side has reached the target."""

from weli.acts import FIGURES
from weli.cards import BIT
from weli.parts import grounds
from weli.parts.deal import NOBODY, NONE, SHOWN_FIGURES, STANDING, Counted, Deal
from weli.parts.proofs import show_example, side_failed

_GROUP = 1000
_CONCEDED = 1
_HELD = 2
_UNBET = 3


def count(deal: Deal) -> None:
    """Closes the deal: who gains what, in which order, and whether that wins the game (GS-SCORE-01, GS-SCORE-07, GS-SCORE-13)."""
    _pass_failed_figures(deal)
    _take_back_gifts(deal)
    if deal.rules.penalties_before_points:
        _count_penalties(deal)
    _count_figures(deal)
    if not deal.rules.penalties_before_points:
        _count_penalties(deal)
    deal.closed = True


def _any_failed(deal: Deal, side: int) -> bool:
    for seat in deal.seating.members(side):
        if deal.failed[seat]:
            return True
    return False


def _pass_failed_figures(deal: Deal) -> None:
    """What a failing side has, or what stands, goes to the other side if that one can show it.

    GS-VAL-05, GS-VAL-07, GS-OQ-13, GS-OQ-50.
    """
    for figure in SHOWN_FIGURES:
        for side in range(deal.rules.sides):
            if side_failed(deal, side, figure) and deal.owner[figure] in (side, STANDING):
                _pass_figure(deal, figure, 1 - side)


def _pass_figure(deal: Deal, figure: int, heir: int) -> None:
    inherits = (
        deal.rules.failed_figure_to_other_side
        and not side_failed(deal, heir, figure)
        and show_example(deal, heir, figure)
    )
    deal.lost[figure] = deal.owner[figure]
    deal.owner[figure] = heir if inherits else NOBODY


def _take_back_gifts(deal: Deal) -> None:
    """Where a gift needs an example, a side without one cannot keep the figure (GS-OQ-06)."""
    if not deal.rules.gift_needs_example:
        return
    for figure in SHOWN_FIGURES:
        if deal.gifts & BIT[figure] and deal.owner[figure] >= 0 and not show_example(deal, deal.owner[figure], figure):
            deal.lost[figure] = deal.owner[figure]
            deal.owner[figure] = NOBODY


def _count_penalties(deal: Deal) -> None:
    """GS-VAL-06, GS-OQ-11, GS-OQ-12."""
    for side in range(deal.rules.sides):
        penalty = deal.rules.validation_penalty * _failures(deal, side)
        floor = deal.rules.score_floor
        if floor is not None:
            penalty = max(0, min(penalty, deal.before[side] + deal.gained[side] - floor))
        if penalty:
            deal.gained[side] -= penalty
            deal.counted.append(Counted(side, NONE, -penalty, grounds.PENALTY))


def _failures(deal: Deal, side: int) -> int:
    stacking = deal.rules.validation_stacking
    if stacking == "per_player_figure":
        return sum([deal.failed[seat].bit_count() for seat in deal.seating.members(side)])
    figures = sum([side_failed(deal, side, figure) for figure in SHOWN_FIGURES])
    return figures if stacking == "per_side_figure" else min(figures, 1)


def _count_figures(deal: Deal) -> None:
    champion = deal.champion
    if champion != NONE and _any_failed(deal, champion):
        champion = NONE
    for figure in counting_order(deal):
        side = deal.owner[figure]
        if side < 0 or (deal.rules.validation_voids == "deal" and _any_failed(deal, side)):
            continue
        staked_game = deal.value[figure] > deal.rules.max_value
        if staked_game:
            _win(deal, side, figure, grounds.GAME_WON_BY_SPIEL_AUS)
            return
        deal.gained[side] += deal.value[figure]
        deal.counted.append(Counted(side, figure, deal.value[figure], _ground(deal, figure)))
        if deal.before[side] + deal.gained[side] >= deal.rules.target:
            _win(deal, side, figure, grounds.GAME_WON)
            return
    if champion != NONE:
        _win(deal, champion, NONE, deal.compared)


def _win(deal: Deal, side: int, figure: int, ground: int) -> None:
    deal.winner = side
    deal.counted.append(Counted(side, figure, 0, ground))


def counting_order(deal: Deal) -> list[int]:
    """Conceded figures as they were conceded, held ones as they were first bet, then the unbet (GS-SCORE-08 to 12)."""
    keys = [(_order_key(deal, figure), figure) for figure in range(FIGURES)]
    keys.sort()
    return [figure for _, figure in keys]


def _order_key(deal: Deal, figure: int) -> int:
    if deal.value[figure] > deal.rules.max_value and deal.rules.spiel_aus_precedence == "immediate":
        return 0
    if deal.good[figure]:
        return _CONCEDED * _GROUP + deal.good[figure]
    if deal.first_bet[figure]:
        return _HELD * _GROUP + deal.first_bet[figure]
    return _UNBET * _GROUP + deal.rules.count_order_unbet.index(figure)


def _ground(deal: Deal, figure: int) -> int:
    if deal.good[figure]:
        return grounds.COUNT_CONCEDED
    return grounds.COUNT_HELD if deal.first_bet[figure] else grounds.COUNT_UNBET
