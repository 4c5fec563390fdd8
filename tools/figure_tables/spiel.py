"""What cards are worth for the Spiel: a logistic fit to simulated deals in which nobody bets.

Cards are chosen by the weights found so far, so the fit is made more than once; each sample is one seat before one trick, with what that
seat knows.
"""

import math
import random
from collections.abc import Callable

from weli.core.acts import SPIEL, STEP
from weli.games.figures.advice.before_play import exchange
from weli.games.figures.advice.card_play import choose_card
from weli.games.figures.advice.naming import name
from weli.games.figures.advice.spiel_odds import leads_for, needed_tricks, weighed_cards
from weli.games.figures.advice.spiel_weights import Model, model_for
from weli.games.figures.advice.temper import Temper
from weli.games.figures.engine.deal import NONE, OPEN, FigureDeal
from weli.games.figures.engine.dealing import deal_pack
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.knowledge import other_sides, unseen_cards

Sample = tuple[list[int], bool]

_PASSES = 6
_FIRST_STEP = 0.05
_SHRINK = 1e-5


def fit_weights(forms: list[FigureRules], deals: int, rounds: int, seed: int, tell: Callable[[], None]) -> list[int]:
    """The weights, in hundredths of a logit, after so many rounds of so many deals of these rule sets in turn, which share a model;
    `tell` is called after each deal."""
    rng = random.Random(seed)
    model = model_for(forms[0])
    for _ in range(rounds):
        samples: list[Sample] = []
        for number in range(deals):
            samples += _samples_of_deal(forms[number % len(forms)], rng)
            tell()
        model.weights[:] = [round(100 * weight) for weight in _fitted(model, samples, rng)]
    return model.weights


def _samples_of_deal(rules: FigureRules, rng: random.Random) -> list[Sample]:
    pack = rules.cards[:]
    rng.shuffle(pack)
    deal = deal_pack(rules, rng.randrange(rules.players), [rules.start_score] * rules.seating.sides, pack)
    seen: list[tuple[int, list[int]]] = []
    while deal.stakes[SPIEL].owner == OPEN:
        if deal.tricks.in_trick == 0 and deal.cards.naming == NONE and not deal.exchanging():
            seen += [(seat, features(deal.seen_by(seat), seat)) for seat in deal.active]
        _go_on(deal)
    winner = deal.stakes[SPIEL].owner
    return [(found, deal.seating.side_of(seat) == winner) for seat, found in seen]


def _go_on(deal: FigureDeal) -> None:
    """The next card, its name, or an exchange."""
    seat = deal.exchange.asked if deal.exchanging() else deal.turn()
    view = deal.seen_by(seat)
    options = deal.legal(seat)
    if deal.exchanging():
        act = exchange(view, seat, options)
    elif deal.cards.naming != NONE:
        act = name(view, seat, options, Temper())
    else:
        act = choose_card(view, seat, [option for option in options if option < STEP], Temper())
    deal.play(seat, act)


def features(view: FigureDeal, seat: int) -> list[int]:
    """The weights that add up to the seat's chance before a trick is led."""
    needs = needed_tricks(view)
    return model_for(view.rules).shape.features(
        needs[view.seating.side_of(seat)],
        min([needs[side] for side in other_sides(view, seat)]),
        len(view.tricks.winners),
        leads_for(view, seat, view.tricks.leader),
        view.cards.hands[seat],
        weighed_cards(view, unseen_cards(view, seat)),
    )


def _fitted(model: Model, samples: list[Sample], rng: random.Random) -> list[float]:
    """Stochastic gradient descent on the log-loss, with a step that falls to nothing."""
    weights = [weight / 100 for weight in model.weights] or [0.0] * model.shape.size
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
