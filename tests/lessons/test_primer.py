"""The games in five minutes: every part has its words, cards and rules, and the pages in `docs/` are those of the browser."""

from pathlib import Path

import pytest

from made_pages import primers
from weli.core.texts import has_text, languages
from weli.games import GAMES
from weli.lessons import NoSuchScene
from weli.lessons.primer import Part, primer

DOCS = Path(__file__).parents[2] / "docs"
PARTS = [pytest.param(part, id=part.key) for game in GAMES for part in primer(game)]


@pytest.mark.parametrize("part", PARTS)
def test_a_part_has_its_words_and_its_question_an_answer_among_its_cards(part: Part) -> None:
    keys = [f"{part.key}.title", *[each.key for each in part.paragraphs]]
    if part.trial:
        keys += [part.trial.key, f"{part.trial.key}.answer"]
        assert set(part.trial.right) < set(part.trial.cards)
    assert [key for key in keys if not has_text(key)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_page_asks_something_now_and_then_and_ends_with_other_villages(game: str) -> None:
    parts = primer(game)
    assert sum(part.trial is not None for part in parts) >= 2
    assert parts[-1].key.endswith(".villages")


def test_the_pages_in_the_docs_are_up_to_date() -> None:
    made = dict(primers.pages())
    assert len(made) == len(GAMES) * len(languages())
    for name, text in made.items():
        assert (DOCS / name).read_text("utf-8") == text, "python tools/pages.py"


def test_a_game_without_a_page_says_so() -> None:
    with pytest.raises(NoSuchScene):
        primer("poker")
