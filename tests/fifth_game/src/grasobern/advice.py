"""How Grasobern is played by rule of thumb: let others take what costs something, and get rid of high cards meanwhile."""

import random

from grasobern.deal import GrasobernDeal
from grasobern.rules import THE_OBER
from weli.core.acts import argument_of, play_act
from weli.core.cards import RANK, SUIT
from weli.core.deal import Deal
from weli.ports.advice import Regular


class GrasobernRegular(Regular):
    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        assert isinstance(view, GrasobernDeal)
        return play_act(_choice(view, sorted([argument_of(act) for act in options], key=lambda card: RANK[card])))


def _choice(view: GrasobernDeal, cards: list[int]) -> int:
    """One of the cards, which stand in rising order."""
    lying = view.tricks.lying
    if not lying:
        return cards[0]
    follows = SUIT[cards[0]] == view.suit_led()
    losing = [card for card in cards if not follows or RANK[card] < RANK[lying[view.best_place()]]]
    if losing:
        return THE_OBER if THE_OBER in losing else losing[-1]
    is_last = len(lying) == len(view.active) - 1
    return cards[-1] if is_last and THE_OBER not in (*cards, *lying) else cards[0]
