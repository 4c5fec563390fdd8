"""House rules as a page asks for them: begun from a preset, changed step by step, and what is played at a table told in words."""

import pytest

from table.forms import setup_for
from weli.core.errors import RulesError
from weli.table.menu import NotAgreed, draft, house_of, house_text, rules_at
from weli.wire.requests import HouseDraft, HouseSheet, NewTable


def begun(**change: object) -> HouseSheet:
    return draft(HouseDraft(game="perlaggen", rules="innsbruck", change=change, name="Beim Wirt"), "en")


def test_a_draft_is_its_text_and_can_be_changed_further() -> None:
    first = begun(luck_und_boden=True)
    second = draft(HouseDraft(house=first.house, change={"validation_penalty": 3}, place="Tarrenz"), "en")
    assert (second.name, second.place, second.changes) == ("Beim Wirt", "Tarrenz", 2)
    rules = house_of(NewTable(house=second.house)).ruleset()
    assert (rules.exchange.luck_und_boden, rules.proofs.validation_penalty) == (True, 3)


def test_a_draft_says_what_a_table_by_it_is_like() -> None:
    sheet = begun(hand_size=4)
    assert (sheet.preset.name, sheet.preset.hand, sheet.preset.players) == ("Beim Wirt", 4, 4)


def test_a_number_comes_with_its_least_and_its_most() -> None:
    target = next(each for each in begun().settings if each.parameter == "target")
    assert (target.number, target.least, target.most, target.options) == (18, 0, 99, [])


def test_what_cannot_be_played_is_refused_in_plain_words() -> None:
    with pytest.raises(RulesError) as refused:
        begun(both_gestrichen_min_cards=None)
    assert "both_gestrichen" not in refused.value.text("en")


def test_no_file_of_the_machine_is_read() -> None:
    for word in ("/etc/hostname", "wir.toml", "perlaggen/../innsbruck"):
        with pytest.raises(RulesError):
            house_text(begun().house, word, "en")


def test_too_long_a_text_is_not_read() -> None:
    with pytest.raises(NotAgreed):
        draft(HouseDraft(house="#" * 30_000), "en")


def test_a_table_tells_its_house_rule_and_what_is_otherwise_elsewhere() -> None:
    setup = setup_for("perlaggen", "innsbruck", target=15, options={"luck_und_boden": True})
    told = {each.parameter: each.value for each in rules_at(setup, "", "en").parameters}
    assert told["target"] == "15"
    other = {each.parameter for each in rules_at(setup, "perlaggen/innsbruck", "en").parameters}
    assert other == {"target", "luck_und_boden"}
