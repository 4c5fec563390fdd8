"""Every preset of every game under random play: each deal ends, and all that must hold in it holds (`watching`)."""

import random

import pytest

from properties.players import walk
from properties.tables import FIGURE_GAMES, GAIGEL, Table, every_preset, seeds, table_for, times
from properties.watchers import watch
from weli.core.acts import EXCHANGE, LAST_PROVE, NAME, PLAY, SHOW, STEP, TAKE, UPGRADE, act_of
from weli.core.cards import PLACES, RANK, SUIT, SUITS, card_at
from weli.core.deal import Deal
from weli.games.figures.engine.deal import FigureDeal
from weli.games.gaigel.acts import ACCUSE, ELFEN, PAIR, PROOF, TAUCHEN, ZWEITE
from weli.games.gaigel.deal import GaigelDeal

SUITS_ALIKE = [
    name
    for name, rules in FIGURE_GAMES.items()
    if rules.dealing.pack == 32
    and rules.wild.acorns_may_be_trump
    and all(card[0] == "T" for card in rules.wild.perlagg_order)
]
OF_CARDS = {PLAY, NAME, TAKE, EXCHANGE, UPGRADE, *range(SHOW, LAST_PROVE + 1)}
OF_CARDS_IN_GAIGEL = {PLAY, ELFEN, TAUCHEN, ZWEITE}
DEALS = 740
FEWER_DEALS = 120


@every_preset(0)
@pytest.mark.parametrize("first", range(4))
def test_what_must_hold_holds_in_every_deal(preset: str, first: int) -> None:
    for seed in range(first, times(DEALS if preset in FIGURE_GAMES else FEWER_DEALS), 4):
        watch(preset, seed)


@every_preset(1)
def test_turning_the_table_by_a_seat_turns_the_outcome(preset: str) -> None:
    for seed in seeds(preset, 5000, 60):
        told = f"preset {preset}, seed {seed}"
        table = table_for(preset, seed)
        other = table.turned_by_a_seat().laid()
        deal = table.laid()
        sides, seats = deal.seating.sides, deal.rules.players
        for seat, act in walk(deal, random.Random(seed)):
            moved = turned(deal, act)
            assert other.check((seat + 1) % seats, moved) == 0, told
            other.play((seat + 1) % seats, moved)
        assert other.closed, told
        assert other.gained == deal.gained[-1:] + deal.gained[:-1], told
        assert other.reached == [(side + 1) % sides for side in deal.reached], told
        assert sorted(other.losers) == sorted((side + 1) % sides for side in deal.losers), told
        if isinstance(deal, FigureDeal) and isinstance(other, FigureDeal):
            assert [stake.owner for stake in other.stakes] == [
                (side + 1) % sides if side >= 0 else side for side in [stake.owner for stake in deal.stakes]
            ], told


def turned(deal: Deal, act: int) -> int:
    """The same act for everybody's neighbour."""
    kind, argument = divmod(act, STEP)
    if kind == ACCUSE:
        return act_of(kind, (argument + 1) % deal.seating.sides)
    return act_of(kind, (argument + 1) % deal.rules.players) if kind == PROOF else act


@pytest.mark.parametrize("preset", SUITS_ALIKE)
def test_exchanging_suits_changes_no_outcome(preset: str) -> None:
    for seed in range(6000, 6000 + times(200)):
        told = f"preset {preset}, seed {seed}"
        table = table_for(preset, seed)
        deal = table.laid()
        suits = random.Random(seed).sample(range(SUITS), SUITS)
        there = [card_at(suits[SUIT[card]], RANK[card]) for card in range(PLACES)]
        other = Table(table.match, [there[card] for card in table.pack], table.pattern).laid()
        for seat, act in walk(deal, random.Random(seed)):
            kind, argument = divmod(act, STEP)
            moved = act_of(kind, there[argument]) if kind in OF_CARDS else act
            assert other.check(seat, moved) == 0, told
            other.play(seat, moved)
        assert isinstance(deal, FigureDeal)
        assert isinstance(other, FigureDeal)
        assert (other.gained, other.reached) == (deal.gained, deal.reached), told
        assert [stake.owner for stake in other.stakes] == [stake.owner for stake in deal.stakes], told


@pytest.mark.parametrize("preset", GAIGEL)
def test_exchanging_suits_changes_no_outcome_of_gaigel(preset: str) -> None:
    """But for a cut between sides that are level, which the cards decide."""
    for seed in range(6000, 6000 + times(12)):
        told = f"preset {preset}, seed {seed}"
        table = table_for(preset, seed)
        deal = table.laid()
        suits = random.Random(seed).sample(range(SUITS), SUITS)
        there = [card_at(suits[SUIT[card]], RANK[card]) for card in range(PLACES)]
        other = Table(table.match, [there[card] for card in table.pack], table.pattern).laid()
        assert isinstance(deal, GaigelDeal)
        assert isinstance(other, GaigelDeal)
        for seat, act in walk(deal, random.Random(seed)):
            kind, argument = divmod(act, STEP)
            moved = act_of(kind, there[argument]) if kind in OF_CARDS_IN_GAIGEL else act
            moved = act_of(kind, suits[argument]) if kind == PAIR else moved
            assert other.check(seat, moved) == 0, told
            other.lots = deal.lots[:]
            other.play(seat, moved)
        assert (other.ending.reason, other.score.counts, other.gained) == (
            deal.ending.reason,
            deal.score.counts,
            deal.gained,
        ), told
        assert (other.winner, other.ending.cleaning_next) == (deal.winner, deal.ending.cleaning_next), told
