"""The best figure that somebody can make of all his cards, against every way to name his Perlaggen."""

import random

import pytest

from properties import model
from properties.players import moments
from properties.tables import FIGURE_GAMES, times
from weli.core.acts import GLEICH, HANGER
from weli.core.cards import SIX, card_at, cards_of
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.figures import figure_key, rank_of_key, size_of_key


def key_of(key: int) -> model.Key:
    return size_of_key(key), rank_of_key(key)


@pytest.mark.parametrize("preset", FIGURE_GAMES)
def test_the_best_figure_is_that_of_the_best_names(preset: str) -> None:
    """Up to two free Perlaggen: beyond that, trying all names takes too long (PL-ALG-05)."""
    compared = 0
    for seed in range(7000, 7000 + times(40)):
        for deal, chance in moments(preset, seed):
            assert isinstance(deal, FigureDeal)
            seat = chance.randrange(deal.rules.players)
            if chance.random() < 0.1 and deal.cards.naming < 0:
                compared += agrees(deal, seat, f"preset {preset}, seed {seed}, seat {seat}")
    assert compared or not FIGURE_GAMES[preset].wild.perlagg_order


def agrees(deal: FigureDeal, seat: int, told: str) -> bool:
    free = cards_of(deal.cards.hands[seat] & deal.cards.wild)
    for figure in (GLEICH, HANGER):
        shown = model.figure_of(model.lying(deal, seat), figure, deal.rules.wild.gleich_same_card_twice)
        assert key_of(deal.shown_figure(seat, figure)) == shown, told
        if len(free) <= 1 or (len(free) == 2 and (deal.dealer + seat) % 4 == 0):
            assert key_of(deal.full_figure(seat, figure)) == model.best_possible(deal, seat, figure), told
    return len(free) in (1, 2)


def test_keys_of_any_cards_are_those_of_the_largest_group_and_the_longest_run() -> None:
    for seed in range(times(400)):
        chance = random.Random(seed)
        cards = chance.sample(FIGURE_GAMES["perlaggen innsbruck"].cards, chance.randrange(8))
        together = sum(2**card for card in cards)
        for figure in (GLEICH, HANGER):
            assert key_of(figure_key(together, figure)) == model.figure_of(cards, figure), f"seed {seed}"
        best = max(model.figure_of([*cards, name], HANGER) for name in FIGURE_GAMES["perlaggen innsbruck"].cards)
        assert key_of(figure_key(together, HANGER, 0, 1)) == best, f"seed {seed}"
    assert key_of(figure_key(2 ** card_at(3, SIX), HANGER)) == model.NO_FIGURE
