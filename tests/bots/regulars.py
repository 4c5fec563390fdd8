"""The regular of whatever game is played, for those tests that ask what a searcher asks."""

from weli.core.deal import Deal
from weli.games import game_of
from weli.ports.advice import Regular
from weli.ports.manners import USUAL


def regular_of(deal: Deal, manner: str = USUAL) -> Regular:
    return game_of(deal.rules).advice.regular(manner)
