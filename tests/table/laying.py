"""Computer players of whom it is known what they do."""

import random

from weli.core.acts import PASS_ACT, PLAY, kind_of
from weli.core.deal import Deal


class CardByCard:
    """Lays a card where it may and lets go by whatever else could be done, bets above all."""

    def choose(self, _view: Deal, _seat: int, options: list[int], _rng: random.Random) -> int:
        cards = [act for act in options if kind_of(act) == PLAY]
        return next(iter(cards), PASS_ACT if PASS_ACT in options else options[0])
