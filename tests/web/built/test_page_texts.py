"""The page's words: each text it asks for is there in each language, and none is there for nothing."""

import re
from pathlib import Path
from string import Formatter

import pytest

from weli.core.texts import SPOKEN_BY_THE_PAGE, SPOKEN_LATER, catalogue, languages, together
from weli.games.gaigel.words import SAYINGS
from weli.notation.reading import vocabulary
from weli.table.choices import BY_ITSELF
from wording import faults

SOURCES = Path(__file__).parents[3] / "src" / "weli" / "web" / "client" / "src"
ALL = (*SPOKEN_BY_THE_PAGE, *SPOKEN_LATER)
KEY = r"[a-z_]+(?:\.\w+)*"
LITERAL = re.compile(rf'"({KEY})"')
PATTERN = re.compile(r"`([a-z_]+\.[^`\s]*\$\{[^`\s]*)`")


@pytest.fixture(scope="module")
def source() -> str:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def patterns(source: str) -> list[re.Pattern[str]]:
    """The keys that the page puts together, `suit.${letter}`, as what they may become; `help.${topic}.` is the start of many."""
    found = (re.sub(r"\$\{[^}]*\}", "\0", text) for text in PATTERN.findall(source))
    return [re.compile(re.escape(text).replace("\0", r"\w+") + r"\w+" * text.endswith(".")) for text in found]


@pytest.mark.parametrize("lang", languages())
def test_every_text_the_page_asks_for_is_there(source: str, lang: str) -> None:
    asked = set(re.findall(rf'\bt\(\s*"({KEY})"', source))
    asked |= {form for key in re.findall(rf'\bsaid\(people, "({KEY})"', source) for form in (key, f"{key}.you")}
    asked |= {key for pair in re.findall(rf'\bt\([^")]*\? "({KEY})" : "({KEY})"', source) for key in pair}
    assert len(asked) > 100
    assert asked - together(ALL, lang).keys() == set()


@pytest.mark.parametrize("lang", languages())
def test_every_text_is_asked_for(source: str, lang: str) -> None:
    literal, built = set(LITERAL.findall(source)), patterns(source)

    def is_asked_for(key: str) -> bool:
        return key in literal or any(each.fullmatch(key) for each in built)

    forms = re.compile(
        r"\.(one|you|in_\w+)$"
    )  # a key of which there is another form about one thing, about the reader, in one game
    unused = {
        key
        for key in together(("page", *SPOKEN_LATER), lang)
        if not is_asked_for(key) and not is_asked_for(forms.sub("", key))
    }
    assert unused == set()


# Counts that are never one, or where one needs no other form: a number among others, a name, an ordinal.
ANY_NUMBER = re.compile(
    r"(deal\.n|slate\.(deal\.n|session|played)|card\.trick.*|sheet\.place|offer\.pair|after\.(trick|progress)|pile\.(declared|count)|house\.changed\.count"
    r"|start\.upto|game\.deals|mark\.offences|status\.counted|replay\.step|settings\..*)"
)


@pytest.mark.parametrize("lang", languages())
def test_of_one_thing_one_speaks_otherwise(lang: str) -> None:
    """„1 Striche“: what counts things has another form for one of them."""
    texts = together(ALL, lang)
    counting = {key for key, words in texts.items() if "{n}" in words and not ANY_NUMBER.fullmatch(key)}
    assert {key for key in counting if not key.endswith(".one") and f"{key}.one" not in texts} == set()


@pytest.mark.parametrize("lang", languages())
def test_no_text_of_the_page_is_worded_wrongly(lang: str) -> None:
    """Each with „du“, „Du“ or a name where it names somebody; a name that may be the reader's own is no subject, `said` sees to that."""
    texts = together(ALL, lang)
    wrong = []
    for key, words in texts.items():
        for n in (1, 4):
            form = texts.get(f"{key}.one", words) if n == 1 and "{n}" in words else words
            if n == 1 and ANY_NUMBER.fullmatch(key):
                continue
            places = {name: "Resl" for _, name, _, _ in Formatter().parse(form) if name}
            sentence = form.format_map(
                places | {"n": n, "value": 2, "points": "2 Punkte", "ours": 3, "theirs": 7, "target": 11}
            )
            wrong += [(key, sentence, fault) for fault in faults(sentence.strip(", "))]
    assert wrong == []


# What stands in a component as it is: the house's name, and the mark of a Gleich as an example of all marks.
NO_WORDS = {"Weli", "Gl"}


def test_no_word_of_the_page_stands_in_a_component() -> None:
    """All that is read comes out of the catalogues: between the tags, and in what is read aloud."""
    script = re.compile(r"<!--.*?-->|<script.*?</script>|<style.*?</style>", re.DOTALL)
    read_aloud = re.compile(r'\b(?:title|aria-label|label|legend|note|alt|placeholder)="([^"]*)"')
    for file in SOURCES.rglob("*.svelte"):
        markup = without_expressions(script.sub("", file.read_text("utf-8")))
        words = re.findall(r"[^\W\d_]{2,}", " ".join([re.sub(r"<[^>]*>", " ", markup), *read_aloud.findall(markup)]))
        assert set(words) <= NO_WORDS, file.name


def without_expressions(markup: str) -> str:
    """A component without what stands in braces, however deep."""
    depth, kept = 0, []
    for letter in markup:
        depth += (letter == "{") - (letter == "}")
        if depth == 0 and letter != "}":
            kept.append(letter)
    return "".join(kept)


def test_every_word_of_the_house_has_its_place_on_the_page() -> None:
    """Else it would be a button of its own beside that place, as a word of a guest's game is."""
    placed = set(
        re.findall(
            r"\w+", (SOURCES / "lib" / "doings.ts").read_text("utf-8").partition("const PLACED")[2].partition(";")[0]
        )
    )
    assert {*vocabulary().shapes, *SAYINGS} - {*BY_ITSELF} <= placed


def test_whom_a_sentence_of_the_bet_and_the_standing_is_about_may_be_the_reader(source: str) -> None:
    """„Du bietet“: where the name of any seat may be the subject, the sentence is said by `said`."""
    spoken = set(re.findall(rf'\bsaid\(people, [`"]({KEY})', source))
    assert {"plate.bet", "status.bet.asked", "standing.pledge"} <= spoken
    assert not re.search(r't\([`"](plate\.bet|status\.bet\.asked|standing\.[^"`]*)[`"]', source)


def test_the_languages_have_the_same_texts_with_the_same_places() -> None:
    def places(lang: str) -> dict[str, set[str]]:
        return {
            key: {name for _, name, _, _ in Formatter().parse(words) if name}
            for key, words in catalogue("page", lang).items()
        }

    assert places("de") == places("en")
