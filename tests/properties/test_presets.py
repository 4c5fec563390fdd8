"""Every preset of both games under random play: each deal ends, and all that must hold in it holds (`watching`)."""

import random

import pytest

from properties.tables import PRESETS, TIMES, Table, table_for, walk
from properties.watching import Watched
from weli.acts import EXCHANGE, LAST_PROVE, NAME, PLAY, SHOW, STEP, TAKE, UPGRADE, act_of
from weli.cards import PLACES, RANK, SUIT, SUITS, card_at
from weli.parts.engine import check, play

EVERY = pytest.mark.parametrize("preset", PRESETS)
SUITS_ALIKE = [
    name
    for name, rules in PRESETS.items()
    if rules.pack == 32 and rules.acorns_may_be_trump and all(card[0] == "T" for card in rules.perlagg_order)
]
OF_CARDS = {PLAY, NAME, TAKE, EXCHANGE, UPGRADE, *range(SHOW, LAST_PROVE + 1)}


@EVERY
@pytest.mark.parametrize("first", range(4))
def test_what_must_hold_holds_in_every_deal(preset: str, first: int) -> None:
    for seed in range(first, 1480 * TIMES, 4):
        Watched(preset, seed).run()


@EVERY
def test_turning_the_table_by_a_seat_turns_the_outcome(preset: str) -> None:
    for seed in range(5000, 5000 + 60 * TIMES):
        told = f"preset {preset}, seed {seed}"
        table = table_for(preset, seed)
        other = table.turned_by_a_seat().laid()
        deal = table.laid()
        sides, seats = deal.seating.sides, deal.rules.players
        for seat, act in walk(deal, random.Random(seed)):
            assert check(other, (seat + 1) % seats, act) == 0, told
            play(other, (seat + 1) % seats, act)
        assert other.closed, told
        assert other.gained == deal.gained[-1:] + deal.gained[:-1], told
        assert other.reached == [(side + 1) % sides for side in deal.reached], told
        assert other.owner == [(side + 1) % sides if side >= 0 else side for side in deal.owner], told


@pytest.mark.parametrize("preset", SUITS_ALIKE)
def test_exchanging_suits_changes_no_outcome(preset: str) -> None:
    for seed in range(6000, 6000 + 200 * TIMES):
        told = f"preset {preset}, seed {seed}"
        table = table_for(preset, seed)
        deal = table.laid()
        suits = random.Random(seed).sample(range(SUITS), SUITS)
        there = [card_at(suits[SUIT[card]], RANK[card]) for card in range(PLACES)]
        other = Table(table.match, [there[card] for card in table.pack], table.pattern).laid()
        for seat, act in walk(deal, random.Random(seed)):
            kind, argument = divmod(act, STEP)
            moved = act_of(kind, there[argument]) if kind in OF_CARDS else act
            assert check(other, seat, moved) == 0, told
            play(other, seat, moved)
        assert (other.gained, other.owner, other.reached) == (deal.gained, deal.owner, deal.reached), told
