"""A language that a package brings along: as the guide says, with a part of the words, and with words that cannot be read."""

import asyncio
import doctest
import json
import logging
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request

from fifth_game.guides import blocks
from languages.toy import lay
from weli.core.card_words import points_in_words
from weli.core.texts import SPOKEN_BY_THE_PAGE, catalogue, languages, system_language, text, together
from weli.games import GAMES
from weli.rulebook import rule
from weli.web.api import page_texts

GUIDE = "add-a-language.md"
HEAD = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose packages the house finds."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    monkeypatch.undo()
    GAMES.look_again()


def test_the_guide_is_followed_as_written(site: Path) -> None:
    made = {block.kind: block for block in blocks(GUIDE)}
    [(lang, package)] = tomllib.loads(made["toml"].code)["project"]["entry-points"]["weli.languages"].items()
    assert made["po"].file == f"{package}/locale/{lang}/LC_MESSAGES/words.po"
    (lay(site, package, lang) / "words.po").write_text(made["po"].code, "utf-8")
    GAMES.look_again()
    talk_through(made["python"].code)


def talk_through(code: str) -> None:
    """Types a conversation with Python in, and compares the answers."""
    test = doctest.DocTestParser().get_doctest(code, {}, "guide", None, None)
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert not told, "".join(told)


def test_what_the_guide_shows_of_the_house_stands_there() -> None:
    shown = next(block.code for block in blocks(GUIDE) if block.kind == "po")
    assert [text("event.trick", "en")] == [
        line.split('"')[1] for line in shown.splitlines() if line.startswith("msgstr")
    ]


def test_what_a_language_lacks_is_said_in_german(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (lay(site, "weli_part", "it") / "words.po").write_text(f'{HEAD}msgid "suit.H"\nmsgstr "Cuori"\n', "utf-8")
    GAMES.look_again()
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert system_language() == "it"
    assert text("suit.H", "it") == "Cuori"
    assert text("suit.S", "it") == text("suit.S", "de")
    assert rule("GS-BET-13").text("it") == rule("GS-BET-13").text("de")
    page = asyncio.run(page_texts(Request({"type": "http", "path_params": {"lang": "it"}})))
    assert json.loads(page.body) == together(SPOKEN_BY_THE_PAGE, "de") | {"suit.H": "Cuori"}


def test_words_that_cannot_be_read_disturb_nobody(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    (lay(site, "weli_faulty", "it") / "words.po").write_bytes(b"\xff\xfe no words")
    GAMES.look_again()
    with caplog.at_level(logging.WARNING):
        assert text("suit.S", "it") == text("suit.S", "de")
    assert "weli_faulty" in caplog.text


def test_a_place_that_is_not_there_costs_one_sentence(site: Path) -> None:
    words = f'{HEAD}msgid "points.many"\nmsgstr "{{soup}} punti"\n\nmsgid "points.one"\nmsgstr "{{number}} punto"\n'
    (lay(site, "weli_slip", "it") / "words.po").write_text(words, "utf-8")
    GAMES.look_again()
    assert points_in_words(1, "it") == "1 punto"
    assert points_in_words(3, "it") == points_in_words(3, "de")


def test_a_package_changes_no_word_of_another_language(site: Path) -> None:
    words = lay(site, "weli_bold", "it").parents[1] / "de" / "LC_MESSAGES"
    words.mkdir(parents=True)
    (words / "words.po").write_text(f'{HEAD}msgid "suit.S"\nmsgstr "Glocken"\n', "utf-8")
    GAMES.look_again()
    assert catalogue("words", "de")["suit.S"] != "Glocken"


def test_what_is_no_code_of_a_language_is_left_out(site: Path) -> None:
    lay(site, "weli_strange", "../it")
    lay(site, "weli_long", "italiano")
    GAMES.look_again()
    assert languages() == ("de", "en")
