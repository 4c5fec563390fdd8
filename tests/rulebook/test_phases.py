"""The overview of a rulebook: the steps of a deal, in which every chapter has its place."""

import pytest

from weli.core.texts import languages
from weli.rulebook import Book, books

BOOKS = [book for book in books() if book.phases]


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_chapter_stands_in_one_step(book: Book) -> None:
    placed = [topic for phase in book.phases for topic in phase.topics]
    assert sorted(placed) == sorted(topic.code for topic in book.topics)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_step_has_a_name_and_a_sentence(book: Book, lang: str) -> None:
    for phase in book.phases:
        assert not phase.heading(lang).startswith("rulebook.")
        assert phase.line(lang).endswith("."), phase.name


def test_all_games_of_the_house_have_an_overview() -> None:
    assert {book.name for book in BOOKS} >= {"giltspiel", "perlaggen", "bieten", "gaigel"}
