"""Every sentence that the house can say, with each kind of subject: verbs and counts agree, nothing is said twice or left out."""

import re
from pathlib import Path
from string import Formatter

import pytest

import weli
from weli.core.texts import catalogue, languages
from weli.talk.phrases import phrases
from wording import faults

FIGURES = ("gleich", "hanger", "spiel", "rot", "gruen")
PAIR = {"de": "Nord und Süd", "en": "North and South"}
CARD = {"de": "Herz-Ass", "en": "the Ace of hearts"}
POINTS = {"de": ("1 Punkt", "4 Punkte"), "en": ("1 point", "4 points")}


def filled(key: str, words: str, lang: str) -> list[str]:
    """A text with each figure it may be about, and its numbers as one and as many."""
    known = catalogue("words", lang)
    names = {name for _, name, _, _ in Formatter().parse(words) if name}
    one = ".".join([*key.split(".")[:2], "one"])
    several = one in catalogue("referee", lang) and ".one" not in key
    told = []
    for figure in FIGURES:
        for many in (0, 1):
            places = dict.fromkeys(names, "Resl") | {
                "side": PAIR[lang] if several else "Resl",
                "cards": CARD[lang],
                "first": CARD[lang],
                "last": CARD[lang],
                "card": CARD[lang].removeprefix("the "),
                "points": POINTS[lang][many],
                "number": "4",
                "figure": known[f"figure.{figure}"],
                "figures": known[f"figure.{figure}.the"],
                "the": known[f"figure.{figure}.the"],
                "none": known[f"figure.{figure}.none"],
                "within": known[f"figure.{figure}.within"],
                "subject": known[f"figure.{figure}.subject"],
                "stands": known.get(f"figure.{figure}.stands", "Es steht"),
            }
            told.append(words.format_map(_Any(places)))
    return list(dict.fromkeys(told))


class _Any(dict[str, object]):
    """Places of which it does not matter what they are filled with."""

    def __missing__(self, name: str) -> str:
        return "4"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("domain", ["referee", "table", "record", "shuffle", "play", "words"])
def test_no_sentence_of_the_house_is_worded_wrongly(domain: str, lang: str) -> None:
    wrong = []
    texts = {key: words for key, words in catalogue(domain, lang).items() if not key.startswith("call.")}
    for key, words in texts.items():
        wrong += [(key, told, fault) for told in filled(key, words, lang) for fault in faults(told)]
    assert wrong == []


# Words that are there in one form: a German name stays what it is in English, a card has a capital, and nothing bears two names.
STRAY = {
    "de": r"\bje Teil\b|\bdie Noggele\b|\bBummerl\b|\b[Gg]e-elf|\bQuests?\b|\bDiss\b",
    "en": r"[Oo]vergaigel|\bDiss\b|\b(?:five|the|your|first|second) sevens?\b|\ban ace\b|with eleven|“Second ace|on turn\b",
}
SPOKEN = ("page", "referee", "table", "record", "shuffle", "play", "words", "commands", "presets", "parameters")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("domain", SPOKEN)
def test_a_thing_is_called_the_same_wherever_it_is_named(domain: str, lang: str) -> None:
    stray = re.compile(STRAY[lang])
    assert [(key, words) for key, words in catalogue(domain, lang).items() if stray.search(words)] == []


def test_the_computer_has_one_name_in_german() -> None:
    """Whether it plays, or is what the house runs on: on the page, in the rulebooks and on the command line."""
    domains = sorted(file.stem for file in (Path(weli.__file__).parent / "locale" / "de" / "LC_MESSAGES").glob("*.po"))
    assert len(domains) > len(SPOKEN)
    found = [
        (each, key) for each in domains for key, words in catalogue(each, "de").items() if "rechner" in words.lower()
    ]
    assert found == []


@pytest.mark.parametrize("lang", languages())
def test_the_letter_of_a_seat_begins_the_word_it_stands_for(lang: str) -> None:
    """An R at the seat of a computer was left over from a name that it no longer has."""
    page = catalogue("page", lang)
    words = {"mark.stood_in": catalogue("door", lang)["door.computer"], "mark.dealer": page["mark.dealer.long"]}
    assert {mark: page[mark] for mark in words} == {mark: word[0].upper() for mark, word in words.items()}


@pytest.mark.parametrize("lang", languages())
def test_no_phrase_said_at_the_table_is_worded_wrongly(lang: str) -> None:
    told = [each.text(lang) for each in phrases()]
    assert [(each, faults(each)) for each in told if faults(each)] == []
    assert not any(each.endswith(" halte!") for each in told)


LOST_OR_WIPED = {"de": r"\bverlier|\bputz", "en": r"\b(?:loses?|cleans?)\b"}


@pytest.mark.parametrize("lang", languages())
def test_whoever_reads_of_a_stroke_reads_whether_it_is_good(lang: str) -> None:
    """“1 stroke for your side” read like a prize; strokes are what the losers write, and the winners wipe off."""
    of_strokes = {key: words for key, words in catalogue("referee", lang).items() if "{units}" in words}
    assert len(of_strokes) > 20
    assert [key for key, words in of_strokes.items() if not re.search(LOST_OR_WIPED[lang], words)] == []
