"""The end of the game: who has won it, who has lost it, and who leaves while the others play on."""

from weli.games.bieten import reasons
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import NONE
from weli.games.figures.engine.scoring import arrive, note_nothing_counted


def close_game(deal: BietenDeal) -> None:
    """Names whom points counted after the figures have brought to the target, and the losers once the game is over."""
    for side in deal.playing_sides():
        arrive(deal, side)
    deal.losers = _last_one_left(deal) if deal.rules.ending.play_on_for_places else _lowest(deal)
    for side in deal.losers:
        deal.count_step("game_lost", reasons.GAME_LOST, side, NONE, 0)
    note_nothing_counted(deal)
    deal.closed = True


def _last_one_left(deal: BietenDeal) -> list[int]:
    """The side that alone has not reached the target; if all have, the one that reached it last (BI-VAR-02, BI-Q30)."""
    left = [side for side in deal.playing_sides() if side not in deal.reached]
    return left if len(left) == 1 else deal.reached[-1:] if not left else []


def _lowest(deal: BietenDeal) -> list[int]:
    """The side or sides that lose the game once another has won it (BI-END-02)."""
    if deal.winner == NONE:
        return []
    others = [side for side in deal.playing_sides() if side != deal.winner]
    return deal.rules.losers(others, [deal.rules.missing(deal.score(side)) for side in others])
