"""The catalogues: the same texts in every language, the same places to fill in, and none missing."""

import ast
import re
from pathlib import Path
from string import Formatter

import pytest

from sources import FILES, HOUSE, nodes_of
from weli.core.texts import (
    FIRST_LANGUAGE,
    SPOKEN_BY_THE_PAGE,
    SPOKEN_HERE,
    SPOKEN_LATER,
    catalogue,
    forget_catalogues,
    is_spoken,
    known_language,
    languages,
    printable,
    read_all,
    regions,
    remembered,
    system_language,
    text,
    together,
)

# A key is words and dots; anything else in quotes is something else.
KEY = re.compile(r"[a-z]+(\.[a-z-]+)+")
ASKING = ("text", "in_each_language", "fail", "told", "_turn_away", "_refuse")


def places(words: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(words) if name}


@pytest.mark.parametrize("domain", [*SPOKEN_HERE, *SPOKEN_BY_THE_PAGE, *SPOKEN_LATER])
def test_every_language_has_the_same_texts(domain: str) -> None:
    first, *others = (catalogue(domain, lang) for lang in languages())
    assert first
    for other in others:
        assert other.keys() == first.keys()


@pytest.mark.parametrize("domain", SPOKEN_HERE)
def test_every_language_fills_in_the_same_values(domain: str) -> None:
    german, english = (catalogue(domain, lang) for lang in ("de", "en"))
    grammar = {
        "figure",
        "figures",
        "subject",
        "stands",
        "the",
        "none",
        "within",
    }  # the same figure in the form that its sentence needs
    for key, words in german.items():
        assert places(words) - grammar == places(english[key]) - grammar, key


def test_no_key_stands_in_two_rooms() -> None:
    keys = [key for domain in {*SPOKEN_HERE, *SPOKEN_BY_THE_PAGE, *SPOKEN_LATER} for key in catalogue(domain, "de")]
    assert len(keys) == len(set(keys))


def test_every_key_that_the_code_asks_for_exists() -> None:
    asked = set()
    for path in FILES:
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and (_name(node.func) in ASKING or _makes_something(node)):
                asked |= {
                    arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    keys = {key for key in asked if KEY.fullmatch(key)}
    assert len(keys) > 250
    assert not [key for key in keys if text(key, "de") == key]


def _makes_something(call: ast.Call) -> bool:
    """Whether it makes an object, an error above all."""
    return _name(call.func)[:1].isupper()


def test_no_sentence_of_a_language_stands_in_the_code() -> None:
    """What an error says is in the catalogues: nothing is made with a sentence for each language by name."""
    calls = [(path, node) for path in FILES for node in nodes_of(path) if isinstance(node, ast.Call)]
    assert [path for path, call in calls if {*languages()} & {each.arg for each in call.keywords}] == []


def test_no_language_is_named_but_in_one_place() -> None:
    """What languages there are the folders say; the code knows the first and the common one, and calls them so."""
    files = [path for path in HOUSE.rglob("*.*") if not {"node_modules", "static"} & {*path.relative_to(HOUSE).parts}]
    naming = {path for path in files if path.suffix in (".py", ".ts", ".svelte") and _names_a_language(path)}
    assert naming == {HOUSE / "core" / "texts.py"}


def _names_a_language(path: Path) -> bool:
    if path.suffix != ".py":
        return re.search(r"""["'](de|en)["']""", path.read_text("utf-8")) is not None
    return any(isinstance(node, ast.Constant) and node.value in ("de", "en") for node in nodes_of(path))


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def test_an_unknown_key_is_shown_as_it_is() -> None:
    assert text("no.such.key", "de") == "no.such.key"


def test_what_cannot_be_read_is_printed_as_its_number() -> None:
    assert printable("Höll ja, \x1b[31m\n\u202e\u2028\udcff!") == "Höll ja, \\u001b[31m\\u000a\\u202e\\u2028\\udcff!"


def test_values_are_put_in() -> None:
    assert text("act.concede", "en", figures="the Gleich") == "Give up the Gleich"


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("de", "de"), ("de_AT.UTF-8", "de"), ("DE-at", "de"), ("en_GB", "en"), ("it_IT", "en"), ("", "en")],
)
def test_the_language_that_fits_best(wanted: str, lang: str) -> None:
    assert known_language(wanted) == lang


@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_DE", "LANG": "en_US"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_AT.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de_AT.UTF-8"}, "de"),
    ],
)
def test_the_systems_language_and_english_where_it_has_none(
    monkeypatch: pytest.MonkeyPatch, said: dict[str, str], lang: str
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in said.items():
        monkeypatch.setenv(variable, value)
    assert system_language() == lang


def test_what_was_put_together_goes_with_the_texts_it_was_put_together_from() -> None:
    times = 0

    @remembered
    def words(lang: str) -> str:
        nonlocal times
        times += 1
        return text("act.pass", lang)

    assert [words("de"), words("de"), words("en")] == [text("act.pass", lang) for lang in ("de", "de", "en")]
    assert times == 2
    forget_catalogues()
    assert words("de") == text("act.pass", "de")
    assert times == 3


def regional_folders() -> list[str]:
    return [folder.name for folder in (HOUSE / "locale").iterdir() if "-" in folder.name]


def test_once_all_texts_are_read_nobody_waits_for_one() -> None:
    """The first view in a language read all that it says while the table waited."""
    forget_catalogues()
    read_all()
    read = catalogue.cache_info().misses
    for lang in (*languages(), *(f"{FIRST_LANGUAGE}-{region}" for region in regions())):
        for domain in (*SPOKEN_HERE, *SPOKEN_BY_THE_PAGE, *SPOKEN_LATER):
            assert together((domain,), lang)
    assert catalogue.cache_info().misses == read


def test_a_region_says_only_what_its_language_says_too() -> None:
    assert {folder.partition("-")[2] for folder in regional_folders()} == regions()
    for folder in regional_folders():
        base = folder.partition("-")[0]
        for domain in {*SPOKEN_HERE, *SPOKEN_BY_THE_PAGE, *SPOKEN_LATER}:
            own, usual = catalogue(domain, folder), catalogue(domain, base)
            assert own.keys() <= usual.keys()
            assert {key: places(words) for key, words in own.items()} == {key: places(usual[key]) for key in own}


def test_a_region_is_spoken_with_each_language_and_takes_what_it_lacks_from_it() -> None:
    assert text("suit.S", "de-swabia") == "Bollen"
    assert text("suit.H", "de-swabia") == "Herz"
    assert text("suit.S", "en-swabia") == text("suit.S", "en")
    assert [lang for lang in ("de", "de-swabia", "en-swabia") if not is_spoken(lang)] == []
    assert [
        lang for lang in ("", "-", "de-", "xx", "xx-swabia", "de-nowhere", "de-swabia-swabia") if is_spoken(lang)
    ] == []
