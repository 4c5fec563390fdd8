"""The page's words: each text it asks for is there in each language, and none is there for nothing."""

import re
from pathlib import Path
from string import Formatter

import pytest

from weli.texts import LANGUAGES, SPOKEN_BY_THE_PAGE, catalogue, together

SOURCES = Path(__file__).parents[2] / "src" / "weli" / "web" / "client" / "src"
KEY = r"[a-z_]+(?:\.\w+)*"
LITERAL = re.compile(rf'"({KEY})"')
PATTERN = re.compile(r"`([a-z_]+\.[^`\s]*\$\{[^`\s]*)`")


@pytest.fixture(scope="module")
def source() -> str:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def patterns(source: str) -> list[re.Pattern[str]]:
    """The keys that the page puts together, `suit.${letter}`, as what they may become."""
    found = (re.sub(r"\$\{[^}]*\}", "\0", text) for text in PATTERN.findall(source))
    return [re.compile(re.escape(text).replace("\0", r"\w+")) for text in found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_the_page_asks_for_is_there(source: str, lang: str) -> None:
    asked = set(re.findall(rf'\bt\(\s*"({KEY})"', source))
    asked |= {key for pair in re.findall(rf'\bt\([^")]*\? "({KEY})" : "({KEY})"', source) for key in pair}
    assert len(asked) > 100
    assert asked - together(SPOKEN_BY_THE_PAGE, lang).keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_asked_for(source: str, lang: str) -> None:
    literal, built = set(LITERAL.findall(source)), patterns(source)
    unused = {
        key for key in catalogue("page", lang) if key not in literal and not any(each.fullmatch(key) for each in built)
    }
    assert unused == set()


def test_the_languages_have_the_same_texts_with_the_same_places() -> None:
    def places(lang: str) -> dict[str, set[str]]:
        return {
            key: {name for _, name, _, _ in Formatter().parse(words) if name}
            for key, words in catalogue("page", lang).items()
        }

    assert places("de") == places("en")
