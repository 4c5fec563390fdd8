"""The asking order of every preset: it begins at any moment, asks nothing that is not legal, and never gets stuck, whoever is left out."""

import random

from properties.players import moments
from properties.tables import MOST_STEPS, PRESETS, every_preset, laid, seeds
from weli.core.acts import DEFER_ACT, PASS_ACT, STEP
from weli.core.ruleset import RuleSet
from weli.games import asking_for, match_for
from weli.games.gaigel.acts import ACCUSE, AUS, PROOF
from weli.ports.match import Match

CALLS = (AUS, ACCUSE, PROOF)  # in Gaigel anybody may make them at every question, and two of them end the deal


def choice(options: list[int], chance: random.Random) -> int:
    """Any of them, the calls of Gaigel once in fifty times."""
    while True:
        act = chance.choice(options)
        if act // STEP not in CALLS or chance.random() < 0.02:
            return act


@every_preset(0)
def test_matches_asked_from_the_cut_on_never_get_stuck(preset: str) -> None:
    """Deal after deal with random choices; what is asked can be done at a live table, and leads to the same deal."""
    rules = PRESETS[preset]
    wanted = len(seeds(preset, 0, 120))
    deals = 0
    seed = 0
    while deals < wanted:
        seed += 1
        chance = random.Random(seed)
        match = match_for(rules)
        match.begin(chance.randrange(rules.players))
        while not match.over and deals < wanted:
            ask_through(rules, match, chance, f"preset {preset}, seed {seed}, deal {len(match.entries) + 1}")
            deals += 1


def ask_through(rules: RuleSet, match: Match, chance: random.Random, told: str) -> None:
    deal = match.next_deal(chance.sample(rules.cards, len(rules.cards)), chance.randrange(rules.patterns))
    live = deal.copy() if chance.random() < 0.2 else None
    scores, dealer = match.scores, match.dealer
    asking = asking_for(deal)
    for _ in range(MOST_STEPS):
        seat = asking.seat()
        if seat < 0:
            break
        options = asking.options()
        assert options, f"{told}: nobody can do anything"
        assert seat in match.active, told
        act = options[0] if options[0] == PASS_ACT and chance.random() < 0.6 else choice(options, chance)
        if live is not None and act != DEFER_ACT and (act != PASS_ACT or not live.check(seat, act)):
            assert not live.check(seat, act), told
            live.play(seat, act)
        asking.take(act)
    assert deal.closed, f"{told}: the asking does not end"
    assert live is None or live.facts() == deal.facts(), told
    match.finish()
    assert match.scores == [before + gained for before, gained in zip(scores, deal.gained, strict=True)], told
    assert set(match.places) >= set(deal.reached), told
    again = match.entries[-1] == [0] * rules.seating.sides  # thrown in, in Gaigel
    assert match.dealer == (dealer + 1) % rules.players or len(match.active) < rules.players or again, told


@every_preset(1)
def test_those_who_are_not_asked_still_play_their_cards_and_answers(preset: str) -> None:
    for seed in seeds(preset, 8000, 15):
        chance = random.Random(seed)
        asking = asking_for(laid(preset, seed), skip=chance.randrange(2**6))
        for _ in range(MOST_STEPS):
            if asking.seat() >= 0:
                asking.take(choice(asking.options(), chance))
        assert asking.deal.closed, f"preset {preset}, seed {seed}"


@every_preset(2)
def test_what_the_asking_order_offers_is_legal_and_begins_at_any_moment(preset: str) -> None:
    for seed in seeds(preset, 8500, 20):
        for deal, chance in moments(preset, seed):
            if chance.random() < 0.3 and not deal.closed:
                told = f"preset {preset}, seed {seed}: {deal.facts()}"
                asking = asking_for(deal.copy())
                seat, options = asking.seat(), asking.options()
                assert seat in deal.active, told
                assert options, told
                for act in options:
                    assert not deal.check(seat, act) or act in (PASS_ACT, DEFER_ACT), told
                twin = asking.copy()
                twin.take(chance.choice(twin.options()))
                assert (asking.seat(), asking.options(), asking.deal.facts()) == (seat, options, deal.facts()), told
