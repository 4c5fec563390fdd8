"""Random deals for the properties: by a seed, so that every failure can be played again."""

import random
from collections.abc import Iterator
from typing import Any

from weli.acts import BET, CONCEDE, RAISE
from weli.asking import Asking
from weli.cards import PACK_32
from weli.games import game_named
from weli.parts.deal import Deal
from weli.parts.dealing import deal_pack
from weli.parts.engine import legal, play

FISS = game_named("giltspiel").preset("fiss")
SCORES = [(0, 0), (3, 8), (9, 9), (10, 9), (9, 10), (8, 10), (10, 10), (10, 4), (-2, 7)]
OPTIONS: list[dict[str, Any]] = [
    {},
    {},
    {"bets_while_pending": "other_figures_allowed"},
    {"standing_bar": False, "show_skip_when_all_open": False},
    {"standing_bar_scope": "forbid_aimed_cards", "stop_when_won": False},
    {"unbacked_bets": "refuse", "last_trick_spiel_rule": False},
    {"gift_needs_example": True, "validation_voids": "deal", "score_floor": 0},
    {"validate_after_concession": False, "bet_cap": "off", "both_gestrichen_rule": False},
    {"max_value": 3, "spiel_aus": False, "bet_cap": "recorded_only"},
    {"target": 15, "spiel_aus_precedence": "immediate", "penalties_before_points": False},
]
KEPT = {BET: 0.15, RAISE: 0.4, CONCEDE: 0.03}  # how often a bet, a raise or a concession that was drawn is made


def random_deal(seed: int) -> Deal:
    chance = random.Random(seed)
    rules = FISS.with_options(chance.choice(OPTIONS))
    score = list(chance.choice(SCORES))
    return deal_pack(rules, chance.randrange(4), score, chance.sample(PACK_32, 32), chance.randrange(2))


def random_act(deal: Deal, chance: random.Random) -> tuple[int, int]:
    """A seat and something it may do; bets and concessions are rare, so that most deals come to a show."""
    for _ in range(1000):
        seat = chance.randrange(4)
        found = legal(deal, seat)
        if found:
            act = chance.choice(found)
            if chance.random() < KEPT.get(act // 64, 1):
                return seat, act
    raise AssertionError("nobody can do anything")


def moments(seed: int) -> Iterator[tuple[Deal, random.Random]]:
    """A random deal at each of its moments, from the first to the last."""
    chance = random.Random(seed)
    deal = random_deal(seed)
    yield deal, chance
    for _ in range(500):
        if deal.closed:
            return
        play(deal, *random_act(deal, chance))
        yield deal, chance
    raise AssertionError(f"seed {seed}: the deal does not end")


def random_log(seed: int) -> tuple[Deal, list[tuple[int, int]], random.Random]:
    """A random deal, as dealt, and all acts to its end."""
    chance = random.Random(seed)
    dealt = random_deal(seed)
    deal = dealt.copy()
    log: list[tuple[int, int]] = []
    while not deal.closed:
        log.append(random_act(deal, chance))
        play(deal, *log[-1])
    return dealt, log, chance


def asked_to_the_end(seed: int, skip: int = 0) -> tuple[Deal, Deal, list[tuple[int, int]]]:
    """A deal played in the asking order with random choices: as dealt, as finished, and the acts between."""
    chance = random.Random(seed)
    dealt = random_deal(seed)
    asking = Asking(dealt.copy(), skip)
    log: list[tuple[int, int]] = []
    for _ in range(2000):
        seat = asking.seat()
        if seat < 0:
            return dealt, asking.deal, log
        options = asking.options()
        assert options, f"seed {seed}: nobody can do anything"
        act = chance.choice(options) if chance.random() < 0.3 else options[0]
        if act < 18 * 64 or (act == 18 * 64 and asking.deal.resolved()):
            log.append((seat, act))
        asking.take(act)
    raise AssertionError(f"seed {seed}: the asking does not end")
