"""The asking order of every preset: it begins at any moment, asks nothing that is not legal, and never gets stuck, whoever is left out."""

import random

import pytest

from properties.tables import MOST_STEPS, PRESETS, TIMES, laid, moments
from weli.acts import DEFER_ACT, PASS_ACT
from weli.asking import Asking
from weli.match import Match
from weli.parts.engine import check, play
from weli.parts.ruleset import Rules

EVERY = pytest.mark.parametrize("preset", PRESETS)


@EVERY
def test_matches_asked_from_the_cut_on_never_get_stuck(preset: str) -> None:
    """Deal after deal with random choices; what is asked can be done at a live table, and leads to the same deal."""
    rules = PRESETS[preset]
    deals = 0
    seed = 0
    while deals < 120 * TIMES:
        seed += 1
        chance = random.Random(seed)
        match = Match(rules)
        match.begin(chance.randrange(rules.players))
        while not match.over and deals < 120 * TIMES:
            ask_through(rules, match, chance, f"preset {preset}, seed {seed}, deal {len(match.entries) + 1}")
            deals += 1


def ask_through(rules: Rules, match: Match, chance: random.Random, told: str) -> None:
    deal = match.next_deal(chance.sample(rules.cards, rules.pack), chance.randrange(len(rules.deal_patterns)))
    live = deal.copy() if chance.random() < 0.2 else None
    scores, dealer = match.scores, match.dealer
    asking = Asking(deal)
    for _ in range(MOST_STEPS):
        seat = asking.seat()
        if seat < 0:
            break
        options = asking.options()
        assert options, f"{told}: nobody can do anything"
        assert seat in match.active, told
        act = options[0] if options[0] == PASS_ACT and chance.random() < 0.6 else chance.choice(options)
        if live is not None and act != DEFER_ACT and (act != PASS_ACT or not check(live, seat, act)):
            assert not check(live, seat, act), told
            play(live, seat, act)
        asking.take(act)
    assert deal.closed, f"{told}: the asking does not end"
    assert live is None or live.facts() == deal.facts(), told
    match.finish()
    assert match.scores == [before + gained for before, gained in zip(scores, deal.gained, strict=True)], told
    assert set(match.places) >= set(deal.reached), told
    assert match.dealer == (dealer + 1) % rules.players or len(match.active) < rules.players, told


@EVERY
def test_those_who_are_not_asked_still_play_their_cards_and_answers(preset: str) -> None:
    for seed in range(8000, 8000 + 15 * TIMES):
        chance = random.Random(seed)
        asking = Asking(laid(preset, seed), skip=chance.randrange(2**6))
        for _ in range(MOST_STEPS):
            if asking.seat() >= 0:
                asking.take(chance.choice(asking.options()))
        assert asking.deal.closed, f"preset {preset}, seed {seed}"


@EVERY
def test_what_the_asking_order_offers_is_legal_and_begins_at_any_moment(preset: str) -> None:
    for seed in range(8500, 8500 + 20 * TIMES):
        for deal, chance in moments(preset, seed):
            if chance.random() < 0.3 and not deal.closed:
                told = f"preset {preset}, seed {seed}: {deal.facts()}"
                asking = Asking(deal.copy())
                seat, options = asking.seat(), asking.options()
                assert seat in deal.active, told
                assert options, told
                for act in options:
                    assert not check(deal, seat, act) or act in (PASS_ACT, DEFER_ACT), told
                twin = asking.copy()
                twin.take(chance.choice(twin.options()))
                assert (asking.seat(), asking.options(), asking.deal.facts()) == (seat, options, deal.facts()), told
