"""Rule sets in words: nothing that can be set lacks its words, and two rule sets are told apart by what differs."""

from itertools import product
from pathlib import Path

import pytest

from every import every
from made_pages.house_rules import pages
from weli import rulebook
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.core.texts import languages
from weli.games import GAMES
from weli.games.figures.engine.rules.exchange import ROLES
from weli.games.figures.engine.rules.wild import PERLAGGS
from weli.games.gaigel.rules import OPENINGS, SEVENS_QUESTS
from weli.house_rules import HouseRule, about, described, difference, named
from weli.house_rules.words import group_name, kindred, parameter_name, value_in_words

DOCS = Path(__file__).parents[2] / "docs"
PRESETS = [rules for game in GAMES.values() for rules in game.presets.values()]

each_preset = every(PRESETS, lambda rules: f"{rules.game}/{rules.name}")
each_lang = every(languages(), str)
each_preset_and_lang = every(product(PRESETS, languages()), lambda each: f"{each[0].game}/{each[0].name} {each[1]}")

FISS = GAMES["giltspiel"].preset("fiss")
INNSBRUCK = GAMES["perlaggen"].preset("innsbruck")
IMST = GAMES["perlaggen"].preset("eichel-imst")
BIETEN = GAMES["bieten"].preset("4p")
KREUZ = GAMES["gaigel"].preset("kreuz-4p")
USUAL = (INNSBRUCK, BIETEN, KREUZ)
"""One rule set for each way in which games tell their parameters."""
PARAMETERS = [(rules, name, lang) for lang in languages() for rules in USUAL for name in rules.parameters()]

each_parameter = every(PARAMETERS, lambda each: f"{each[0].game} {each[1]} {each[2]}")
KEYS = ("parameter.", "rank.", "suit.", "figure.", "points.", "preset.", "house.")


def are_words(said: str) -> bool:
    """Not the key of a text that no catalogue has, and not the value of a field."""
    return bool(said) and not said.startswith(KEYS) and "_" not in said and "{" not in said


def test_every_game_tells_all_its_parameters_and_no_others() -> None:
    for rules in PRESETS:
        declared = rules.declared()
        assert all(one.group for one in declared.values()), "every parameter stands under a heading"
        assert {*GAMES[rules.game].outline.tellers()} <= set(declared)
        assert {other for one in declared.values() for other in one.along} <= set(declared)
        assert {type(rules.is_on(needed)) for one in declared.values() for needed in one.needs} == {bool}


@each_parameter
def test_every_parameter_has_a_short_name(each: tuple[RuleSet, str, str]) -> None:
    rules, name, lang = each
    assert are_words(parameter_name(name, rules, lang))
    assert len(parameter_name(name, rules, lang)) <= 60
    assert are_words(group_name(name, rules, lang))


@each_parameter
def test_every_value_has_words_of_its_own(each: tuple[RuleSet, str, str]) -> None:
    rules, name, lang = each
    values = rules.choice(name) or dict.fromkeys(preset.value(name) for preset in kindred(rules))
    said = [value_in_words(name, value, rules, lang) for value in values]
    assert all(are_words(one) for one in said)
    assert len(set(said)) == len(said), "two values must not read alike"


@each_lang
def test_every_word_in_a_list_has_words_of_its_own(lang: str) -> None:
    for name, words in (("openings", OPENINGS), ("sevens_quest", SEVENS_QUESTS)):
        said = [value_in_words(name, (word,), KREUZ, lang) for word in words]
        assert all(are_words(one) for one in said)
        assert len(set(said)) == len(words)


def test_a_game_may_have_its_own_word_for_what_others_have_too() -> None:
    assert parameter_name("target", INNSBRUCK, "de") == parameter_name("target", BIETEN, "de") == "Gespielt wird auf"
    assert parameter_name("target", KREUZ, "de") == "Aus ist man mit"
    assert parameter_name("players", INNSBRUCK, "de") == parameter_name("players", KREUZ, "de")
    assert group_name("wilds", BIETEN, "de") == "Der Weli"
    assert group_name("perlagg_order", INNSBRUCK, "de") == "Perlaggen"


def test_how_often_a_signal_is_seen_is_told_in_a_hundred() -> None:
    said = {0.0: "nie", 1.0: "immer", 0.3: "30 von hundert Malen", 0.125: "12.5 von hundert Malen"}
    assert {chance: value_in_words("signal_intercept", chance, KREUZ, "de") for chance in said} == said


def test_how_long_a_match_is_told_as_it_is_played() -> None:
    said = {
        "kreuz-4p": "10 Striche zusammen",
        "3p": "10 Spiele",
        "4p-first5": "5 Striche bei den anderen",
        "4p-clean5": "5 Striche bei einer Partei",
    }
    played = {preset: GAMES["gaigel"].preset(preset) for preset in said}
    told = {name: value_in_words("match_size", rules.match.match_size, rules, "de") for name, rules in played.items()}
    assert told == said


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
    for lang in languages():
        for rules in USUAL:
            names = [(group_name(name, rules, lang), parameter_name(name, rules, lang)) for name in rules.parameters()]
            assert len(set(names)) == len(names)


@each_preset_and_lang
def test_every_preset_is_told_in_words(each: tuple[RuleSet, str]) -> None:
    rules, lang = each
    told = described(rules, lang)
    assert [one.id for one in told] == rules.meaningful()
    assert all(are_words(one.value) for one in told)
    for one in told:
        assert one.rules, f"no rule stands behind {one.id}"
        assert all(one.id in rulebook.rule(behind).parameters for behind in one.rules)


@each_preset_and_lang
def test_every_preset_has_a_name_a_line_and_a_place(each: tuple[RuleSet, str]) -> None:
    rules, lang = each
    facts = about(HouseRule(rules.game, rules.name), lang)
    for said in (facts.title, facts.line, facts.origin):
        assert are_words(said)
    for one in rulebook.RULE_ID.findall(facts.origin):
        assert rulebook.rule(one).id == one


def test_presets_are_called_differently() -> None:
    for lang in languages():
        titles = [about(HouseRule(rules.game, rules.name), lang).title for rules in PRESETS]
        assert len(set(titles)) == len(titles)


@every(
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
        (BIETEN, {"wild_as_itself", "weli_point", "penalty", "penalty_points", "offender_figure"}),
        (GAMES["bieten"].preset("harsh"), {"penalty_points"}),
        (GAMES["bieten"].preset("weli-point"), {"wild_rank", "wild_as_itself", "weli_zero_penalty"}),
        (GAMES["bieten"].preset("drop-out"), {"count_stop", "loser_tie"}),
        (BIETEN.with_options({"players": 2, "steal_max": 0}), {"three_by", "good_can_win", "drop_out", "steal_round"}),
        (
            KREUZ,
            {"quest_sevens", "quest_value", "no_trick_exempt_quest", "solo_losers", "tour_points", "tour_sessions"},
        ),
        (GAMES["gaigel"].preset("3p"), {"partner_draw", "pair_guarantee", "rob_needs_trick", "rob_partner_swap"}),
        (GAMES["gaigel"].preset("2p"), {"signals", "signal_code", "signal_intercept", "solo_losers"}),
        (GAMES["gaigel"].preset("wikipedia-4p"), {"false_accusation", "last_unit_single", "solo_losers"}),
        (GAMES["gaigel"].preset("rutesheim-tournament"), {"under_cost", "over_cost", "match_size", "clean_zero"}),
        (GAMES["gaigel"].preset("4p-first5"), {"clean_double", "clean_zero", "last_unit_single"}),
        (KREUZ.with_options({"signals": False, "rob_pending": False}), {"signal_intercept", "rob_partner_swap"}),
    ],
    lambda each: each[0].name,
)
def test_what_means_nothing_is_not_told(each: tuple[RuleSet, set[str]]) -> None:
    rules, silent = each
    assert not silent & {told.id for told in described(rules, "de")}


def test_what_means_something_only_here_is_told_here() -> None:
    assert {"free_ride", "free_rider_may_raise_later", "play_on_for_places"} <= set(
        GAMES["perlaggen"].preset("straf").meaningful()
    )
    assert {"weli_face_rank", "unbaptised_perlagg", "exchange_roles"} <= set(INNSBRUCK.meaningful())
    assert "weli_substitute" in GAMES["perlaggen"].preset("schlanders").meaningful()
    assert {"penalty", "penalty_points", "offender_figure"} <= set(GAMES["bieten"].preset("strict").meaningful())
    assert "wild_as_itself" in GAMES["bieten"].preset("three-wilds").meaningful()
    assert "weli_point" in GAMES["bieten"].preset("weli-point").meaningful()
    assert "solo_losers" in GAMES["gaigel"].preset("3p").meaningful()
    tournament = GAMES["gaigel"].preset("rutesheim-tournament")
    assert {"tour_points", "tour_sessions", "tour_deals_per_session"} <= set(tournament.meaningful())
    assert "quest_sevens" in GAMES["gaigel"].preset("4p-dissle-any").meaningful()


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


def test_harsh_bieten_differs_in_its_penalties() -> None:
    found = {each.id: (each.a, each.b) for each in difference(BIETEN, GAMES["bieten"].preset("harsh"), "de")}
    assert found == {
        "irregularities": ("geht nicht", "geht, wird aber bestraft"),
        "penalty": (None, "den ganzen Stand"),
        "offender_figure": (None, "schreibt in dieser Runde nichts"),
    }


def test_the_two_descriptions_of_gaigel_differ_in_what_they_say_otherwise() -> None:
    found = {each.id: each for each in difference(KREUZ, GAMES["gaigel"].preset("wikipedia-4p"), "en")}
    assert set(found) == {
        "partner_draw",
        "first_dealer",
        "deal_pattern",
        "knock",
        "opening_announce",
        "end_obligation",
        "pair_guarantee",
        "pair_play_next",
        "pair_repeat",
        "over_trigger",
        "over_enforce",
        "false_accusation",
        "no_trick_exempt_quest",
        "match_mode",
        "match_size",
        "last_unit_single",
        "clean_double",
        "sevens_show",
        "sevens_quest",
        "quest_sevens",
        "quest_value",
    }
    assert (found["match_size"].a, found["match_size"].b) == ("10 strokes in all", "10 deals")
    assert found["sevens_quest"].b == "auf Siebener when announced and auf Dissle for Vorhand"
    assert found["false_accusation"].b is None, "nobody accuses where it counts by itself"
    assert "GA-OUT-08" in found["over_enforce"].rules


def test_two_games_are_compared_in_what_both_know() -> None:
    found = {each.id: (each.a, each.b) for each in difference(FISS, KREUZ, "de")}
    assert found == {
        "first_dealer": ("wen das Los trifft", "wer das erste Ass bekommt"),
        "target": ("11", "101"),
    }


@each_preset
def test_nothing_differs_from_itself(rules: RuleSet) -> None:
    assert difference(rules, rules, "de") == []


@each_preset_and_lang
def test_a_difference_turned_round_is_the_same_the_other_way(each: tuple[RuleSet, str]) -> None:
    rules, lang = each
    there, back = difference(FISS, rules, lang), difference(rules, FISS, lang)
    assert {(one.id, one.a, one.b) for one in there} == {(one.id, one.b, one.a) for one in back}


def test_the_weli_is_told_by_the_card_in_its_place() -> None:
    schlanders = GAMES["perlaggen"].preset("schlanders")
    told = {each.id: each.value for each in described(schlanders, "de")}
    assert told["perlagg_order"].startswith("Martl, Eichel-Acht, Trumpf-Sieben, Trumpf-Ober, Trumpf-Unter")
    assert told["weli_substitute"] == "Eichel-Acht"


def test_in_which_packets_is_told_with_the_turn_up() -> None:
    patterns = {
        rules.name: value_in_words("deal_patterns", rules.dealing.deal_patterns, rules, "de")
        for rules in kindred(INNSBRUCK)
    }
    assert patterns["fiss"] == "2 – 3 – Trumpf oder 3 – 2 – Trumpf"
    assert patterns["innsbruck"] == "2 – 3 – Trumpf"
    assert patterns["innsbruck-2p7"] == "2 – 3 – Trumpf – 2 oder 3 – Trumpf – 4"


def test_targets_that_may_be_agreed() -> None:
    said = {(11, 15): "11 oder 15", (11,): "11", (11, 12, 13): "11 bis 13", (11, 15, 18): "11, 15 oder 18"}
    assert {choices: value_in_words("target_choices", choices, INNSBRUCK, "de") for choices in said} == said


def test_a_rule_set_is_found_by_its_name() -> None:
    assert named("perlaggen/innsbruck").ruleset() == INNSBRUCK
    assert named("perlaggen").ruleset() == INNSBRUCK
    assert named("giltspiel").ruleset() == FISS
    for wrong in ("schafkopf", "perlaggen/wien", "", "\0", "/"):
        with pytest.raises(RulesError):
            named(wrong)


def test_the_pages_are_up_to_date() -> None:
    found = dict(pages())
    assert len(found) == len(languages())
    for name, text in found.items():
        assert (DOCS / name).read_text("utf-8") == text, "python tools/pages.py"
