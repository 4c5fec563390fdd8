"""Which signs the help explains at a table: those that can be seen there, and each of them."""

import pytest

from weli.core.ruleset import RuleSet
from weli.core.texts import catalogue
from weli.games import GAMES
from weli.study.hinting import all_hints, hints_at


def signs_of(game: str, preset: str) -> set[str]:
    return set(hints_at(GAMES[game].presets[preset]).signs)


def test_a_sign_is_explained_where_it_can_be_seen() -> None:
    assert "wild" in signs_of("perlaggen", "innsbruck")
    assert "standing" in signs_of("perlaggen", "innsbruck-3p")
    assert "standing" not in signs_of("perlaggen", "innsbruck")
    assert "duty" in signs_of("bieten", "4p")
    assert not signs_of("gaigel", "kreuz-4p") & {"duty", "standing", "wild", "left"}


@pytest.mark.parametrize("game", GAMES)
def test_mistakes_are_explained_where_they_have_a_price(game: str) -> None:
    played: list[RuleSet] = list(GAMES[game].presets.values())
    assert all(("offences" in hints_at(rules).signs) == rules.has_a_price for rules in played)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_each_sign_has_its_words(lang: str) -> None:
    words = catalogue("help", lang)
    assert all(f"help.signs.{sign}" in words for sign in all_hints().signs)
