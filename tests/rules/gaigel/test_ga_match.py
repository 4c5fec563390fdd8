"""Whole matches at random, each deal counted a second time, and the match from deal to deal."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from properties.units_gaigel import Book
from rules.gaigel.helpers import GAIGEL, rules_of
from rules.gaigel.watching import watch
from weli.core.acts import CUT, STEP
from weli.core.cards import RANK, SEVEN, SUIT
from weli.core.deal import NONE
from weli.games import match_for
from weli.games.gaigel import reasons
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.ranks import PACK_48
from weli.games.gaigel.ruleset import GaigelRules

rule = pytest.mark.rule

MOST_DEALS = 400
QUESTS = {"sevens_show": True, "sevens_quest": ("announced", "unannounced", "dissle_any"), "auf_farbe": True}


def shuffled_pack(rules: GaigelRules, random: Random) -> list[int]:
    """A pack as it is dealt after the cut; where five Sevens or a suit are played for, one hand is often rich in them."""
    pack = PACK_48[:]
    random.shuffle(pack)
    if not (rules.quests.sevens_quest or rules.quests.sevens_show or rules.quests.auf_farbe) or random.random() < 0.4:
        return pack
    by_suit = rules.quests.auf_farbe and random.random() < 0.3
    wanted = [card for card in pack if (SUIT[card] == 0 if by_suit else RANK[card] == SEVEN)]
    rest = [card for card in pack if card not in wanted]
    seat = random.randrange(rules.players)
    second = 3 * rules.players + 2 * seat + (1 if rules.dealing.deal_pattern == "3-T-2" else 0)
    places = [3 * seat, 3 * seat + 1, 3 * seat + 2, second, second + 1][: random.choice([4, 4, 4, 5])]
    places += random.sample(range(5 * rules.players + 1, 48), len(wanted) - len(places))
    return [wanted.pop() if place in places else rest.pop() for place in range(48)]


def play_match(rules: GaigelRules, random: Random) -> tuple[Book, Counter[str]]:
    """A match at random beside its book; how its deals ended."""
    match = match_for(rules)
    assert isinstance(match, GaigelMatch)
    dealer = random.randrange(rules.players)
    match.begin(dealer)
    book = Book(rules, dealer)
    how: Counter[str] = Counter()
    while not match.over and sum(how.values()) < MOST_DEALS:
        lifted = 1 + random.randrange(40)
        pack = shuffled_pack(rules, random)
        deal = match.next_deal(pack[-lifted:] + pack[:-lifted])
        assert (deal.dealer, deal.number, deal.cleaning, deal.start_scores) == (
            book.dealer,
            book.number,
            book.cleaning,
            book.units,
        )
        deal.play(deal.cutter(), CUT * STEP + lifted)
        if deal.ending.reason == reasons.THROWN_IN:
            how["thrown in"] += 1
            assert (deal.gained, deal.winner) == ([0] * rules.seating.sides, NONE)
        else:
            result = watch(deal, random)
            how[result.how] += 1
            assert book.enter(result) == deal.gained, result
        match.finish()
        assert (match.scores, match.number, match.cleaning, match.dealer) == (
            book.units,
            book.number,
            book.cleaning,
            book.dealer,
        )
        assert match.winner == (NONE if book.winner is None else book.winner)
    return book, how


@rule("GA-AIM-01", "GA-AIM-02", "GA-OUT-01", "GA-OUT-06", "GA-SCORE-02", "GA-SCORE-04", "GA-SEAT-09", "GA-TOUR-04")
@pytest.mark.parametrize("preset", GAIGEL.presets)
def test_matches_of_every_preset_come_out_as_a_second_count_has_it(preset: str, chance: Random) -> None:
    for _ in range(3):
        book, _ = play_match(rules_of(preset), chance)
        assert book.winner is not None


@rule("GA-OUT-07", "GA-OUT-08", "GA-Q19", "GA-Q20", "GA-Q23", "GA-Q62", "GA-Q65", "GA-VAR-04", "GA-VAR-10", "GA-VAR-22")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_matches_of_odd_houses_come_out_as_a_second_count_has_it(players: int, chance: Random) -> None:
    for _ in range(20):
        rules = odd_house(players, chance)
        play_match(rules, chance)


def odd_house(players: int, random: Random) -> GaigelRules:
    preset = {2: "2p", 3: "3p", 4: "kreuz-4p", 6: "6p"}[players]
    modes = ["deals_then_clean", "clean_at_team_losses"]
    if players != 3:
        modes += ["losses_then_clean", "first_to_inflict"]
    options: dict[str, Any] = {
        "match_mode": random.choice(modes),
        "match_size": random.randrange(1, 8),
        "over_trigger": random.choice(["card_to_next_trick", "next_trick_completed"]),
        "over_enforce": random.choice(["accusation", "automatic"]),
        "over_cost": random.choice([1, 2]),
        "under_cost": random.choice([1, 2]),
        "false_accusation": random.choice(["none", "single", "double"]),
        "no_trick_double": random.choice([True, False]),
        "no_trick_exempt_quest": random.choice([True, False]),
        "total_tie": random.choice(["cut", "void"]),
        "last_unit_single": random.choice([True, False]),
        "clean_zero": random.choice(["immediate_win", "must_win_one"]),
        "quest_value": random.choice([1, 2]),
    }
    if players == 3:
        options["solo_losers"] = random.choice(["all_others", "fewest_points"])
    else:
        options["clean_double"] = random.choice([1, 2])
    if random.random() < 0.7:
        options |= QUESTS
    if random.random() < 0.2:
        options |= {"openings": random.choice([("elfen",), ("zweite",)])}
    return rules_of(preset, **options)
