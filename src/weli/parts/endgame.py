"""Both sides one short of the target: the best long figure wins the game, or the tricks do."""

from typing import Final

from weli.acts import FIGURES, GLEICH, HANGER, SPIEL
from weli.parts import grounds
from weli.parts.deal import NOBODY, NONE, OPEN, SHOWN_FIGURES, STANDING, WHOLE_TRUTH, Deal
from weli.parts.figures import KEY, cards_of_key, figure_key, rank_of_key, size_of_key

_KIND: Final = 32


def stop_when_won(deal: Deal) -> bool:
    """A concession that brings a side to the target stops the deal: nothing can be counted before it (GS-OQ-17, GS-OQ-51)."""
    if deal.stopped or deal.resolved() or not deal.rules.stop_when_won:
        return False
    for side in range(deal.rules.sides):
        if deal.points_conceded(side) >= deal.rules.target:
            deal.stopped = True
            _void(deal, FIGURES)
            return True
    return False


def decide_when_both_gestrichen(deal: Deal) -> bool:
    """Carries out the rule for two gestrichen sides when its moment has come (GS-END-07 to 17, GS-OQ-32 to 35).

    Returns whether it has settled anything. Only the whole truth can compare hidden hands: a seat's view never does.
    """
    if not deal.rules.both_gestrichen_rule or deal.compared or deal.bet_open() or not deal.both_gestrichen():
        return False
    waiting = [figure for figure in SHOWN_FIGURES if deal.owner[figure] == OPEN]
    if not waiting or deal.knows != WHOLE_TRUTH:
        return False
    for figure in waiting:
        if deal.first_bet[figure]:
            return False
    if len(waiting) == len(SHOWN_FIGURES):
        deal.compared = grounds.LONG_FIGURE_WINS
        deal.champion = _best_long_figure(deal)
    else:
        deal.compared = grounds.SINGLE_FIGURE_WINS
        deal.champion = _best_of_one(deal, waiting[0])
    if deal.champion == NONE:
        deal.compared = _why_nobody(deal)
        _void(deal, SPIEL)
    else:
        _void(deal, FIGURES)
    return True


def _why_nobody(deal: Deal) -> int:
    """What follows where the comparison names nobody: the tricks decide, or a new deal does (GS-END-10, GS-END-14, GS-END-16)."""
    one_left = deal.compared == grounds.SINGLE_FIGURE_WINS
    if deal.owner[SPIEL] == OPEN:
        return grounds.NO_SINGLE_FIGURE if one_left else grounds.NO_LONG_FIGURE
    return grounds.NEW_DEAL_AFTER_ONE if one_left else grounds.NEW_DEAL


def _void(deal: Deal, below: int) -> None:
    """Whatever is still open among the first figures is nobody's."""
    for figure in range(below):
        if deal.owner[figure] == OPEN:
            deal.settle(figure, NOBODY)


def long_figure(cards: int, least: int) -> int:
    """The best figure of at least so many cards: more cards, then Gleich before Hanger, then height; 0: none (GS-END-08)."""
    best = 0
    for figure in SHOWN_FIGURES:
        key = figure_key(cards, figure)
        if size_of_key(key) >= least:
            kind = 1 if figure == GLEICH else 0
            best = max(best, size_of_key(key) * _KIND + kind * KEY + rank_of_key(key))
    return best


def _best_long_figure(deal: Deal) -> int:
    """The side with the best figure of three cards or more, or -1 (GS-END-07 to 10)."""
    least = deal.rules.both_gestrichen_min_cards
    bests = _best_by_side(deal, [long_figure(_all_cards(deal, seat), least) for seat in range(deal.rules.players)])
    by_length = deal.rules.both_gestrichen_compare == "length_only"
    champion = _greater([best // _KIND for best in bests] if by_length else bests)
    if champion != NONE:
        best = bests[champion]
        figure = GLEICH if best % _KIND >= KEY else HANGER
        _show_example(deal, champion, figure, best // _KIND * KEY + best % KEY)
        return champion
    if bests[0] and not by_length:
        deal.settle(HANGER, STANDING)
    if bests[0] == 0 or deal.rules.both_gestrichen_hanger_tie == "spiel":
        return NONE
    deal.compared = grounds.GLEICH_WINS_INSTEAD
    return _best_of_one(deal, GLEICH, least)


def _best_of_one(deal: Deal, figure: int, least: int = 0) -> int:
    """The side with the best Gleich, or the best Hanger, of so many cards, or -1 (GS-END-09, GS-END-15)."""
    keys = [figure_key(_all_cards(deal, seat), figure) for seat in range(deal.rules.players)]
    bests = _best_by_side(deal, [key if size_of_key(key) >= least else 0 for key in keys])
    champion = _greater(bests)
    if champion != NONE:
        _show_example(deal, champion, figure, bests[champion])
    elif bests[0]:
        deal.settle(figure, STANDING)
    return champion


def _best_by_side(deal: Deal, keys: list[int]) -> list[int]:
    """The best key of each side, from those of the seats."""
    return [max([keys[seat] for seat in deal.seating.members(side)]) for side in range(deal.rules.sides)]


def _greater(bests: list[int]) -> int:
    """The side that has more than the other, or -1."""
    if bests[0] == bests[1]:
        return NONE
    return 0 if bests[0] > bests[1] else 1


def _show_example(deal: Deal, side: int, figure: int, key: int) -> None:
    """The deciding figure is laid open, and no other card (GS-OQ-56)."""
    deal.deciding = figure
    for seat in deal.seating.members(side):
        if figure_key(_all_cards(deal, seat), figure) == key:
            deal.lay_all(seat, cards_of_key(_all_cards(deal, seat), figure, key))
            return


def _all_cards(deal: Deal, seat: int) -> int:
    return deal.hands[seat] | deal.visible[seat]


def now_gestrichen(deal: Deal, side: int) -> bool:
    """One point short of the target (GS-END-01)."""
    return deal.points(side) == deal.rules.target - 1
