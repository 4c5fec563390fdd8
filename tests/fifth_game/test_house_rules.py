"""What can be set in the fifth game, in words and on the menu."""

import pytest

from weli.core.texts import languages
from weli.house_rules import changed, described, difference, named, settings
from weli.table.menu import games, ruleset_text

PARAMETERS = ["target", "first_trick", "last_trick", "ober", "farmer", "ober_must_go"]
each_lang = pytest.mark.parametrize("lang", languages())


@each_lang
def test_its_parameters_are_told_in_words(lang: str) -> None:
    house = named("grasobern/oberpfalz")
    told = described(house.ruleset(), lang)
    assert [each.id for each in told] == PARAMETERS
    for each in told:
        assert "." not in each.name + each.value + each.group, "a text, and no key"
        assert each.rules
    assert [each.told.id for each in settings(changed(house, ["target=50"]), lang)] == PARAMETERS
    other = named("grasobern/chamerau").ruleset()
    assert [each.id for each in difference(house.ruleset(), other, lang)] == ["first_trick"]


@each_lang
def test_it_is_on_the_menu(lang: str) -> None:
    line = next(each for each in games(lang) if each.game == "grasobern")
    assert [each.rules for each in line.presets] == ["oberpfalz", "chamerau"]
    assert ruleset_text("grasobern", "chamerau", "", lang)
