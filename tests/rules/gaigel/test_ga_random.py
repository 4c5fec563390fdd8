"""Whole deals at random, act by act beside a second reading of the rules: what may be done, what is known, how it stands."""

from collections import Counter
from random import Random

import pytest

from rules.gaigel.helpers import FORWARD, TABLES, rigged, shuffled
from rules.gaigel.shadow import KINDS, Shadow
from weli.core.acts import GOOD, PASS, kind_of
from weli.core.cards import card_text
from weli.games.gaigel.acts import HANDOVER
from weli.games.gaigel.deal import GaigelDeal

rule = pytest.mark.rule

HOUSES = {
    "wikipedia": {"pair_repeat": "all_four_at_once", "pair_play_next": True, "pair_guarantee": False},
    "own turn": {"pair_window": "own_turn", "rob_window": "any_time", "first_trick_trumps": "powerless"},
    "on lead": {"pair_window": "on_lead", "rob_window": "on_lead", "elfen_trump_ace": True, "rob_pending": False},
    "player": {"rob_needs_trick": "player", "rob_final_draw_barred": False, "rob_window": "any_time"},
    "plain": {"trump_proof": "none", "rob_partner_swap": False, "pair_guarantee": False},
    "narrow": {"openings": ("tauchen",), "pair_repeat": "all_four_at_once", "pair_play_next": True},
    "throwing in": {"five_trump_lead": False, "openings": ("elfen", "zweite")},
}


def compare(deal: GaigelDeal, shadow: Shadow, seed: int) -> None:
    for seat in range(deal.rules.players):
        listed = {act for act in deal.legal(seat) if kind_of(act) in KINDS}
        assert listed == shadow.allowed(seat), f"seed {seed}: seat {seat}"
        assert _words(deal.hands[seat]) == +shadow.hands[seat], f"seed {seed}: seat {seat}"
        assert _words(deal.cards.shown[seat]) == +shadow.known[seat], f"seed {seed}: seat {seat}"
    assert deal.score.counts == shadow.total == [deal.true_count(side) for side in range(len(deal.score.counts))]
    assert (deal.turn(), deal.to_draw()) == (shadow.turn(), shadow.left()), f"seed {seed}"
    assert deal.tricks.winners == [winner for winner, _ in shadow.tricks]


def _words(cards: list[int]) -> Counter[str]:
    return Counter(card_text(card) for card in cards)


def follow(deal: GaigelDeal, seed: int, seen: Counter[int]) -> None:
    random = Random(seed)
    shadow = Shadow(deal)
    while not deal.calls.calling:
        compare(deal, shadow, seed)
        acts = [(seat, act) for seat in range(deal.rules.players) for act in deal.legal(seat) if kind_of(act) in KINDS]
        aside = [one for one in acts if kind_of(one[1]) not in FORWARD]
        onward = [one for one in acts if kind_of(one[1]) in FORWARD]
        seat, act = random.choice(aside if aside and (not onward or random.random() < 0.6) else onward)
        seen[kind_of(act)] += 1
        deal.play(seat, act)
        shadow.follow(seat, act)


RULES = [f"GA-PLAY-{number:02}" for number in (*range(1, 16), 17)] + [f"GA-PAIR-{number:02}" for number in range(1, 13)]
RULES += [f"GA-ROB-{number:02}" for number in (1, 2, 4, 5, *range(7, 14))] + [
    "GA-OPEN-14",
    "GA-OPEN-22",
    "GA-Q03",
    "GA-Q63",
]


@rule(*RULES)
@pytest.mark.parametrize("preset", TABLES.values())
def test_deals_of_every_size(preset: str) -> None:
    seen: Counter[int] = Counter()
    for seed in range(60):
        follow((rigged if seed % 2 else shuffled)(seed, preset), seed, seen)
    assert all(seen[kind] for kind in KINDS if kind not in (HANDOVER, GOOD, PASS)), seen


@rule(*RULES)
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("preset", ["kreuz-4p", "6p"])
def test_deals_of_other_houses(house: str, preset: str) -> None:
    seen: Counter[int] = Counter()
    for seed in range(25):
        deal = (rigged if seed % 2 else shuffled)(seed, preset, **HOUSES[house])
        if deal.closed:
            shadow = Shadow(deal)
            assert shadow.leads([card_text(card) for card in deal.hands[deal.first_leader()]]) == [], f"seed {seed}"
        else:
            follow(deal, seed, seen)
    assert seen
