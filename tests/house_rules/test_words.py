"""Rule sets in words: nothing that can be set lacks its words, and two rule sets are told apart by what differs."""

from dataclasses import fields
from pathlib import Path

import pytest

from weli import rulebook
from weli.errors import RulesError
from weli.games import GAMES
from weli.house_rules import HouseRule, about, described, difference, named
from weli.house_rules.meaning import NAMES, meaningful
from weli.house_rules.page import page_name, render
from weli.house_rules.words import group_name, parameter_name, value_in_words
from weli.parts.parameters import ALLOWED, PERLAGGS, ROLES
from weli.parts.ruleset import Rules
from weli.texts import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
PRESETS = [rules for game in GAMES.values() for rules in game.presets.values()]

each_preset = pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: f"{rules.game}/{rules.name}")
each_lang = pytest.mark.parametrize("lang", LANGUAGES)

FISS = GAMES["giltspiel"].preset("fiss")
INNSBRUCK = GAMES["perlaggen"].preset("innsbruck")
IMST = GAMES["perlaggen"].preset("eichel-imst")
KEYS = ("parameter.", "rank.", "suit.", "figure.", "points.", "preset.", "house.")


def are_words(said: str) -> bool:
    """Not the key of a text that no catalogue has, and not the value of a field."""
    return bool(said) and not said.startswith(KEYS) and "_" not in said and "{" not in said


def test_every_parameter_is_told() -> None:
    parameters = {one.name for one in fields(Rules) if one.compare} - {"game", "name"}
    assert set(NAMES) == parameters
    assert set(ALLOWED) <= parameters


@each_lang
@pytest.mark.parametrize("name", NAMES)
def test_every_parameter_has_a_short_name(name: str, lang: str) -> None:
    assert are_words(parameter_name(name, lang))
    assert len(parameter_name(name, lang)) <= 60
    assert are_words(group_name(name, lang))


@each_lang
@pytest.mark.parametrize("name", ALLOWED)
def test_every_allowed_value_has_words_of_its_own(name: str, lang: str) -> None:
    said = [value_in_words(name, value, INNSBRUCK, lang) for value in ALLOWED[name]]
    assert all(are_words(one) for one in said)
    assert len(set(said)) == len(said), "two values must not read alike"


@each_lang
def test_every_card_that_may_be_wild_has_a_name_of_its_own(lang: str) -> None:
    said = [value_in_words("perlagg_order", (card,), INNSBRUCK, lang) for card in PERLAGGS]
    assert all(are_words(one) for one in said)
    assert len(set(said)) == len(said)


@each_lang
def test_every_role_in_the_exchange_has_words(lang: str) -> None:
    for roles in ((), *((role,) for role in ROLES)):
        assert are_words(value_in_words("exchange_roles", roles, INNSBRUCK, lang))


def test_parameter_names_do_not_read_alike() -> None:
    for lang in LANGUAGES:
        names = [(group_name(name, lang), parameter_name(name, lang)) for name in NAMES]
        assert len(set(names)) == len(names)


@each_lang
@each_preset
def test_every_preset_is_told_in_words(rules: Rules, lang: str) -> None:
    told = described(rules, lang)
    assert [each.id for each in told] == meaningful(rules)
    assert all(are_words(each.value) for each in told)
    for each in told:
        assert each.rules, f"no rule stands behind {each.id}"
        assert all(each.id in rulebook.rule(one).parameters for one in each.rules)


@each_lang
@each_preset
def test_every_preset_has_a_name_a_line_and_a_place(rules: Rules, lang: str) -> None:
    facts = about(HouseRule(rules.game, rules.name), lang)
    for said in (facts.title, facts.line, facts.origin):
        assert are_words(said)
    for one in rulebook.RULE_ID.findall(facts.origin):
        assert rulebook.rule(one).id == one


def test_presets_are_called_differently() -> None:
    for lang in LANGUAGES:
        titles = [about(HouseRule(rules.game, rules.name), lang).title for rules in PRESETS]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("rules", "silent"),
    [
        (FISS, {"weli_face_rank", "baptise_as_six", "unbaptised_perlagg", "exchange_roles", "exchange_before_bets"}),
        (FISS, {"cut_take_is_optional", "blind_failure_passes_figure", "free_ride", "first_answer_may_raise"}),
        (INNSBRUCK, {"free_ride", "free_rider_may_raise_later", "play_on_for_places", "weli_substitute"}),
        (GAMES["perlaggen"].preset("schlanders"), {"weli_face_rank", "baptise_as_six"}),
        (
            GAMES["perlaggen"].preset("innsbruck-3p"),
            {"talk", "signal_system", "spiel_aus_precedence", "blind_must_make_figure"},
        ),
        (GAMES["perlaggen"].preset("straf"), {"both_gestrichen_compare", "both_gestrichen_single_min", "score_floor"}),
        (GAMES["perlaggen"].preset("1853-trump4"), {"cut_takes_permanent", "cut_take_is_optional"}),
    ],
    ids=lambda given: given.name if isinstance(given, Rules) else "",
)
def test_what_means_nothing_is_not_told(rules: Rules, silent: set[str]) -> None:
    assert not silent & {each.id for each in described(rules, "de")}


def test_what_means_something_only_here_is_told_here() -> None:
    assert {"free_ride", "free_rider_may_raise_later", "play_on_for_places"} <= set(
        meaningful(GAMES["perlaggen"].preset("straf"))
    )
    assert {"weli_face_rank", "unbaptised_perlagg", "exchange_roles"} <= set(meaningful(INNSBRUCK))
    assert "weli_substitute" in meaningful(GAMES["perlaggen"].preset("schlanders"))


def test_two_villages_differ_in_what_differs_and_nothing_else() -> None:
    found = {each.id: each for each in difference(IMST, INNSBRUCK, "de")}
    assert set(found) == {
        "signal_system",
        "perlagg_order",
        "acorns_may_be_trump",
        "exchange_roles",
        "exchange_upgrade",
        "exchange_acorns",
        "exchange_repeat_until_stable",
        "target",
        "both_gestrichen_min_cards",
        "both_gestrichen_compare",
    }
    target = found["target"]
    assert (target.name, target.a, target.b) == ("Gespielt wird auf", "15", "18")
    assert "PL-EICH-22" in target.rules
    assert found["exchange_repeat_until_stable"].b is None, "where nothing is repeated nothing is told"
    assert found["perlagg_order"].a == (
        "Martl, Weli, Trumpf-Sieben, Trumpf-Unter, Trumpf-Ober, Eichel-Sieben, Eichel-Unter, Eichel-Ober"
    )


@each_preset
def test_nothing_differs_from_itself(rules: Rules) -> None:
    assert difference(rules, rules, "de") == []


@each_lang
@each_preset
def test_a_difference_turned_round_is_the_same_the_other_way(rules: Rules, lang: str) -> None:
    there, back = difference(FISS, rules, lang), difference(rules, FISS, lang)
    assert [(each.id, each.a, each.b) for each in there] == [(each.id, each.b, each.a) for each in back]


def test_the_weli_is_told_by_the_card_in_its_place() -> None:
    schlanders = GAMES["perlaggen"].preset("schlanders")
    told = {each.id: each.value for each in described(schlanders, "de")}
    assert told["perlagg_order"].startswith("Martl, Eichel-Acht, Trumpf-Sieben, Trumpf-Ober, Trumpf-Unter")
    assert told["weli_substitute"] == "Eichel-Acht"


def test_in_which_packets_is_told_with_the_turn_up() -> None:
    patterns = {rules.name: value_in_words("deal_patterns", rules.deal_patterns, rules, "de") for rules in PRESETS}
    assert patterns["fiss"] == "2 – 3 – Trumpf oder 3 – 2 – Trumpf"
    assert patterns["innsbruck"] == "2 – 3 – Trumpf"
    assert patterns["innsbruck-2p7"] == "2 – 3 – Trumpf – 2 oder 3 – Trumpf – 4"


@pytest.mark.parametrize(
    ("choices", "said"),
    [((11, 15), "11 oder 15"), ((11,), "11"), ((11, 12, 13), "11 bis 13"), ((11, 15, 18), "11, 15 oder 18")],
)
def test_targets_that_may_be_agreed(choices: tuple[int, ...], said: str) -> None:
    assert value_in_words("target_choices", choices, INNSBRUCK, "de") == said


def test_a_rule_set_is_found_by_its_name() -> None:
    assert named("perlaggen/innsbruck").ruleset() == INNSBRUCK
    assert named("perlaggen").ruleset() == INNSBRUCK
    assert named("giltspiel").ruleset() == FISS
    for wrong in ("schafkopf", "perlaggen/wien", "", "\0", "/"):
        with pytest.raises(RulesError):
            named(wrong)


@each_lang
def test_the_page_is_up_to_date(lang: str) -> None:
    page = DOCS / page_name(lang)
    assert page.read_text("utf-8") == render(lang), "python -m weli.house_rules.page docs"
