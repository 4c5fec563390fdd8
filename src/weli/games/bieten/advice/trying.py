"""What is worth trying out at Bieten: of all that is allowed, the few acts that a sensible player would think of."""

import random
from typing import Final

from weli.core.acts import BET, STEP, STOP_ACT
from weli.games.bieten.advice.betting import outlook
from weli.games.bieten.advice.card_play import promising_names
from weli.games.bieten.advice.temper import BietenTemper
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.advice.betting import is_answer
from weli.games.figures.advice.blunders import staked
from weli.games.figures.advice.trying import BET_HOPE, MOST_NAMES
from weli.games.figures.engine.deal import CUT, NONE

_PLAYERS: Final = 4  # for so many the hope is that of the other games


def worth_trying(
    view: BietenDeal, seat: int, options: list[int], temper: BietenTemper, rng: random.Random
) -> list[int]:
    """Stealing, names, answers, cards, and the bets of the one due."""
    if view.stage == CUT:
        return options if STOP_ACT in options else []
    if view.cards.naming != NONE:
        return promising_names(view, seat, options, temper)[:MOST_NAMES]
    if is_answer(options):
        return options
    if view.turn() != seat:
        return []
    chosen: list[int] = []
    for act in options:
        if act // STEP == BET:
            figure = staked(act)
            chance = outlook(view, seat, figure, temper, rng)
            if chance < BET_HOPE * _PLAYERS // len(view.active):
                continue
        chosen.append(act)
    return chosen
