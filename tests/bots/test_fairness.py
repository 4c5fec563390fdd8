"""Opponents do what is legal, in every game and under every house rule; what they may know is tested in `test_twin_worlds`."""

import random

import pytest

from bots.positions import questions
from bots.spying import quick, thinks_ahead
from weli.arena import Pair, duplicate_deals
from weli.bots import BOTS, bot_named
from weli.core.acts import DEFER_ACT, PASS_ACT
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.games import GAMES
from weli.games.bieten import BIETEN
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.gaigel import GAIGEL
from weli.games.giltspiel import FISS
from weli.games.perlaggen import PERLAGGEN

NAMES = list(BOTS)
RULES = [rules for game in GAMES.values() for rules in game.presets.values()]


def rules_id(rules: RuleSet) -> str:
    return f"{rules.game}-{rules.name}"


@pytest.mark.few(len(RULES))
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_an_opponent_names_one_of_its_options_and_all_are_legal(
    name: str, rules: RuleSet, chance: random.Random
) -> None:
    bot = quick(name)
    player, rarely = (bot_named("stammgast"), 20) if thinks_ahead(name) else (bot, 1)
    for number, (deal, seat, options) in enumerate(questions(player, chance, _deals(rules), rules)):
        for act in options:
            assert act in (PASS_ACT, DEFER_ACT) or deal.check(seat, act) == 0
        if number % rarely == 0:
            assert bot.choose(deal.seen_by(seat), seat, options[:], chance) in options


def _deals(rules: RuleSet) -> int:
    """So many deals that a test of every rule set stays short."""
    return 60 if rules is FISS else 4 if isinstance(rules, FigureRules) else 1


@pytest.mark.parametrize("rules", [FISS, BIETEN.preset("three-wilds"), GAIGEL.preset("kreuz-4p")], ids=rules_id)
def test_the_view_and_the_options_are_left_as_they_were(rules: RuleSet) -> None:
    rng = random.Random(7)
    bot = bot_named("stammgast")
    for deal, seat, options in questions(bot, rng, 20 if rules is FISS else 5, rules):
        view = deal.seen_by(seat)
        before, listed = view.facts(), options[:]
        bot.choose(view, seat, options, random.Random(1))
        assert view.facts() == before
        assert options == listed


@pytest.mark.parametrize(
    "options",
    [
        {"target": 15, "standing_bar": False},
        {"unbacked_bets": "refuse", "spiel_aus": False, "max_value": 3},
        {"bets_while_pending": "other_figures_allowed", "bet_cap": "off"},
        {"validate_after_concession": False, "gift_needs_example": True, "standing_bar_scope": "forbid_aimed_cards"},
        {"last_trick_spiel_rule": False, "show_skip_when_all_open": False, "stop_when_won": False},
    ],
)
def test_every_house_rule_is_playable(options: dict[str, object]) -> None:
    series = duplicate_deals(
        Pair(bot_named("stammgast"), bot_named("lehrbua")),
        FISS.with_options(options),
        deals=15,
        seed=6,
        random_scores=True,
    )
    assert series.talk.acts["failed proofs"][0] == 0


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("innsbruck", {"cut_take_is_optional": True, "exchange_before_bets": False, "luck_und_boden": True}),
        ("innsbruck", {"unbaptised_perlagg": "refuse", "gleich_same_card_twice": False, "baptise_as_six": False}),
        ("innsbruck", {"weli_face_rank": "none", "standing_bar_scope": "forbid_aimed_cards", "bet_cap": "off"}),
        ("eichel-imst", {"exchange_passes_on_refusal": True, "exchange_repeat_until_stable": False}),
        ("eichel-6p", {"bets_while_pending": "other_figures_allowed", "validation_voids": "figure"}),
        ("innsbruck-3p", {"free_ride": False, "max_value": 2, "unbacked_bets": "refuse"}),
        ("straf", {"spiel_bet_needs_chance": True, "free_rider_may_raise_later": False, "out_of_turn_penalty": 0}),
        ("straf", {"play_on_for_places": False, "first_answer_may_raise": True, "score_floor": 0}),
    ],
)
def test_every_house_rule_with_perlaggen_is_playable(preset: str, options: dict[str, object]) -> None:
    series = duplicate_deals(
        Pair(bot_named("stammgast"), bot_named("lehrbua")),
        PERLAGGEN.preset(preset).with_options(options),
        deals=8,
        seed=6,
        random_scores=True,
    )
    assert series.talk.acts["failed proofs"][0] == 0


def test_an_unknown_opponent_gets_a_sentence() -> None:
    with pytest.raises(RulesError) as caught:
        bot_named("wirtin")
    assert "wirtin" in caught.value.text("de")
    assert "lehrbua" in caught.value.text("en")


def test_names_are_read_without_case() -> None:
    assert bot_named(" Stammgast ") is bot_named("stammgast")
