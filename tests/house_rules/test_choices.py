"""What can be changed in a rule set: every value in words, and why one of them cannot be had."""

import pytest

from every import every
from weli.core.errors import AS_SAID, RulesError, Unplayable
from weli.games import GAMES
from weli.house_rules import HouseRule, Setting, altered, in_plain_words, read, settings, write

INNSBRUCK = HouseRule("perlaggen", "innsbruck")
PRESETS = [HouseRule(game.name, name) for game in GAMES.values() for name in game.presets]


def setting(house: HouseRule, name: str, lang: str = "en") -> Setting:
    return next(each for each in settings(house, lang) if each.told.id == name)


@every(PRESETS, lambda house: f"{house.game}-{house.rules}")
def test_whatever_is_offered_can_be_played(house: HouseRule) -> None:
    for each in settings(house, "de"):
        assert sum(option.chosen for option in each.options) in (0, 1)
        for option in each.options:
            if option.against:
                with pytest.raises(RulesError):
                    altered(house, each.told.id, option.value)
            else:
                assert altered(house, each.told.id, option.value).ruleset()


def test_a_changed_value_says_what_the_preset_has() -> None:
    house = altered(INNSBRUCK, "validation_penalty", 3)
    assert setting(house, "validation_penalty").usual == setting(INNSBRUCK, "validation_penalty").told.value
    assert setting(INNSBRUCK, "validation_penalty").usual is None


def test_a_value_taken_back_leaves_nothing_changed() -> None:
    house = altered(altered(INNSBRUCK, "luck_und_boden", True), "luck_und_boden", False)
    assert house.options == {}


def test_another_hand_brings_its_way_of_dealing() -> None:
    rules = altered(INNSBRUCK, "hand_size", 4).ruleset()
    assert (rules.hand_size, rules.dealing.deal_patterns) == (4, ((2, 2, "T"),))


def test_what_has_one_single_value_does_not_stand_among_what_can_be_set() -> None:
    """`hand_size` of Bieten, for one: all rulebooks agree on it."""
    offered = 0
    for house in PRESETS:
        rules = house.ruleset()
        for each in settings(house, "de"):
            assert len(rules.choice(each.told.id)) != 1, (house, each.told.id)
            offered += 1
    assert offered


def test_a_target_that_nobody_plays_to_can_be_agreed_on() -> None:
    rules = altered(INNSBRUCK, "target", 30).ruleset()
    assert rules.target == 30
    assert 30 in rules.targets()


def test_bieten_is_played_by_as_many_as_there_are() -> None:
    four = HouseRule("bieten", "4p")
    assert [option.value for option in setting(four, "players").options] == list(range(2, 11))
    rules = altered(four, "players", 7).ruleset()
    assert (rules.players, rules.seating.sides) == (7, 7)


@pytest.mark.parametrize("house", [INNSBRUCK, HouseRule("gaigel", "6p")], ids=lambda house: house.game)
def test_elsewhere_how_many_play_is_a_matter_of_the_preset(house: HouseRule) -> None:
    assert setting(house, "players").options == ()


def test_any_target_of_bieten_can_be_agreed_on() -> None:
    assert altered(HouseRule("bieten", "4p"), "target", 21).options == {"target": 21}


def test_a_weli_point_takes_the_weli_out_of_the_wild_cards() -> None:
    house = altered(HouseRule("bieten", "4p"), "weli_point", 1)
    assert house.options == {"weli_point": 1, "weli_zero_penalty": 0, "wilds": ()}
    assert altered(house, "wilds", ["S6"]).options == {}, "and back again"


def test_gaigel_for_three_out_of_a_tournament_says_who_loses() -> None:
    rules = altered(HouseRule("gaigel", "rutesheim-tournament"), "match_mode", "deals_then_clean").ruleset()
    assert (rules.out.solo_losers, rules.match.match_size, rules.out.under_cost) == ("all_others", 10, 2)


def test_a_tournament_of_four_says_why_not() -> None:
    barred = next(one for one in setting(HouseRule("gaigel", "kreuz-4p"), "match_mode", "de").options if one.against)
    assert barred.value == "tournament"
    assert "Spieler: zu viert" in barred.against


def test_counting_down_begins_above_its_target() -> None:
    rules = altered(INNSBRUCK, "scoring_direction", "down").ruleset()
    assert rules.start_score > rules.target


def test_what_cannot_be_had_says_why_in_the_words_of_the_settings() -> None:
    barred = next(option for option in setting(INNSBRUCK, "both_gestrichen_min_cards", "de").options if option.against)
    assert "both_gestrichen" not in barred.against
    assert setting(INNSBRUCK, "both_gestrichen_rule", "de").told.value in barred.against


def test_plain_words_leave_alone_what_is_no_setting() -> None:
    assert in_plain_words(
        Unplayable("rules.no-parameter", {"soup": "hot"}, name="soup"), INNSBRUCK.ruleset(), "en"
    ) == ("There is no rule called 'soup'.")
    assert in_plain_words(RulesError(AS_SAID, said="soup = hot"), INNSBRUCK.ruleset(), "en") == "soup = hot"


def test_a_changed_rule_is_the_same_after_writing_and_reading() -> None:
    house = altered(altered(INNSBRUCK, "hand_size", 4), "count_order_unbet", ["spiel", "gleich", "hanger"])
    assert write(read(write(house))) == write(house)
    assert read(write(house)).ruleset() == house.ruleset()
