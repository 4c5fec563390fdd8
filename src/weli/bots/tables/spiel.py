"""What cards are worth for the Spiel: a logistic fit to simulated deals in which nobody bets.

Cards are chosen by the weights found so far, so the fit is made more than once; each sample is one seat before one trick, with what that
seat knows.
"""

import math
import random
from collections.abc import Callable

from weli.acts import SPIEL
from weli.bots.card_play import choose_card
from weli.bots.knowledge import unseen_cards
from weli.bots.spiel_odds import WEIGHTS, card_feature, lead_feature, leads_for, state_feature
from weli.bots.tables.data import SPIEL_WEIGHTS
from weli.bots.temper import Temper
from weli.cards import cards_of
from weli.games.giltspiel import FISS
from weli.parts.deal import OPEN, Deal
from weli.parts.dealing import deal_pack
from weli.parts.engine import legal, play

Sample = tuple[list[int], bool]

_PASSES = 6
_FIRST_STEP = 0.05
_SHRINK = 1e-5


def fit_weights(deals: int, rounds: int, seed: int, tell: Callable[[], None]) -> list[int]:
    """The weights, in hundredths of a logit, after so many rounds of so many deals; `tell` is called after each deal."""
    rng = random.Random(seed)
    for _ in range(rounds):
        samples: list[Sample] = []
        for _ in range(deals):
            samples += _samples_of_deal(rng)
            tell()
        SPIEL_WEIGHTS[:] = [round(100 * weight) for weight in _fitted(samples, rng)]
    return SPIEL_WEIGHTS


def _samples_of_deal(rng: random.Random) -> list[Sample]:
    pack = FISS.cards[:]
    rng.shuffle(pack)
    deal = deal_pack(FISS, rng.randrange(4), [0, 0], pack)
    seen: list[tuple[int, list[int]]] = []
    while deal.owner[SPIEL] == OPEN:
        if deal.in_trick == 0:
            seen += [(seat, features(deal.seen_by(seat), seat)) for seat in range(4)]
        seat = deal.turn()
        cards = [act for act in legal(deal, seat) if act < 64]
        play(deal, seat, choose_card(deal.seen_by(seat), seat, cards, Temper()))
    winner = deal.owner[SPIEL]
    return [(found, seat % 2 == winner) for seat, found in seen]


def features(view: Deal, seat: int) -> list[int]:
    """The weights that add up to the seat's chance before a trick is led."""
    side = view.seating.side_of(seat)
    trick = len(view.winners)
    unseen = unseen_cards(view, seat)
    needed = view.rules.tricks_for_spiel
    found = [
        state_feature(needed - view.taken[side], needed - view.taken[1 - side]),
        lead_feature(trick, leads_for(view, seat, view.leader)),
    ]
    return found + [card_feature(trick, card, view.trump, unseen) for card in cards_of(view.hands[seat])]


def _fitted(samples: list[Sample], rng: random.Random) -> list[float]:
    """Stochastic gradient descent on the log-loss, with a step that falls to nothing."""
    weights = [weight / 100 for weight in SPIEL_WEIGHTS] or [0.0] * WEIGHTS
    total = _PASSES * len(samples)
    done = 0
    for _ in range(_PASSES):
        rng.shuffle(samples)
        for found, won in samples:
            z = 0.0
            for feature in found:
                z += weights[feature]
            step = _FIRST_STEP * (1 - done / total)
            error = step * ((1.0 if won else 0.0) - 1 / (1 + math.exp(-z)))
            for feature in found:
                weights[feature] += error - step * _SHRINK * weights[feature]
            done += 1
    return weights
