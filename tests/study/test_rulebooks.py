"""The rulebooks as the page gets them: every worked example opens, and every one stands below a rule."""

import pytest

from weli.cases import NoSuchCase, case_named, cases, cases_of
from weli.core.texts import COMMON_LANGUAGE, catalogue, languages
from weli.rulebook import books, rules
from weli.study.rulebooks import MOST_CASES, book_in, case_in, found_in, villages_in

GAMES = [book.name for book in books()]


@pytest.mark.few(2)
@pytest.mark.timeout(240)
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_example_opens(game: str) -> None:
    for case in cases(game):
        told = case_in(case.name, 1, "de")
        assert told.steps, case.name
        assert told.against == [], case.name
        assert told.note, case.name


@pytest.mark.parametrize("game", GAMES)
def test_every_example_belongs_to_a_rule_of_its_game(game: str) -> None:
    known = {each.id for each in rules(game)}
    for case in cases(game):
        assert case.rules, case.name
        assert set(case.rules) <= known, case.name


def test_what_was_written_for_a_rule_comes_first() -> None:
    assert cases_of("GA-OPEN-14")[0].name == "GA-OPEN-14"
    assert {case.name for case in cases_of("GS-BET-13")} >= {"GS-EX-10.3", "GS-EX-11.1"}


def test_a_book_has_its_rules_with_cards_and_examples() -> None:
    book = book_in("giltspiel", "en")
    found = {each.id: each for chapter in book.chapters for each in chapter.rules}
    assert found["GS-BET-13"].cases[0].case == "GS-EX-10.3"
    assert found["GS-BET-13"].cases[0].text.endswith(".")
    assert all(len(each.cases) <= MOST_CASES for each in found.values())
    assert book.phases[1].topics == ["DEAL"]


def test_what_villages_hold_otherwise_is_told_by_place() -> None:
    (order,) = [each for each in villages_in("perlaggen", "en") if each.parameter == "perlagg_order"]
    assert len(order.values) > 3
    assert any("innsbruck" in way.rules for way in order.values)


def test_what_is_found_says_where_else_to_look() -> None:
    found = found_in("gaigel", "joker", "en")
    assert (found.count, found.rules) == (0, [])
    assert found.hints
    assert found.elsewhere["perlaggen"] > 100


@pytest.mark.parametrize("lang", languages())
def test_an_example_that_is_not_there_is_said_in_a_sentence(lang: str) -> None:
    with pytest.raises(NoSuchCase) as error:
        case_named("GS-EX-99\x1b" + "x" * 500)
    assert error.value.text(lang).endswith(".")
    assert "\x1b" not in error.value.text(lang)
    assert len(error.value.text(lang)) < 200


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_what_happens_in_an_example_is_said_in_every_language(game: str, lang: str) -> None:
    """In German in the catalogue, in English in the record itself, and nothing is said twice."""
    said = {case.name: case.words(lang) for case in cases(game)}
    assert [name for name, words in said.items() if not words.endswith(".")] == []
    if lang != COMMON_LANGUAGE:
        english = {case.name: case.words(COMMON_LANGUAGE) for case in cases(game)}
        assert [name for name, words in said.items() if words == english[name]] == []


def test_the_catalogue_speaks_of_no_example_that_there_is_not() -> None:
    names = {case.name for game in GAMES for case in cases(game)}
    assert all(catalogue("examples", lang).keys() <= names for lang in languages())
