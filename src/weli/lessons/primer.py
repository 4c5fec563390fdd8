"""A game in five minutes: a page in parts, each with pictures of cards, the rules behind it, and something to try. One source for the
browser, for `docs/` and for the printed sheet.

`lessons/GAME/five-minutes.toml` says in which order; the words stand in the catalogue `primer`, under `primer.GAME.PART.PARAGRAPH`.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from weli.core.cards import card_of
from weli.core.errors import NotationError
from weli.core.texts import text
from weli.lessons.library import NoSuchScene
from weli.record.shelves import shelves
from weli.rulebook import rule

FILE = "five-minutes.toml"


@dataclass(frozen=True)
class Paragraph:
    """Some sentences, the rows of cards that they are about, and the ids of the rules behind them."""

    key: str
    cards: tuple[tuple[str, ...], ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Trial:
    """A question: some cards, and those of them that are the answer."""

    key: str
    cards: tuple[str, ...]
    right: tuple[str, ...]


@dataclass(frozen=True)
class Part:
    """A part of the page under a heading of its own."""

    key: str
    paragraphs: tuple[Paragraph, ...]
    trial: Trial | None

    def title(self, lang: str) -> str:
        """Its heading in that language."""
        return text(f"{self.key}.title", lang)


@cache
def primer(game: str) -> tuple[Part, ...]:
    """The parts of a game's page, in order.

    Raises:
        NoSuchScene: it has none.
        NotationError, UnknownRule: it names a card or a rule that there is not.
    """
    found = next((folder / FILE for folder in shelves("lessons", game) if (folder / FILE).is_file()), None)
    if found is None:
        raise NoSuchScene("lesson.none", game=game, name=FILE)
    parts = tomllib.loads(found.read_text("utf-8"))["part"]
    return tuple(_part(f"primer.{game}.{part['name']}", part) for part in parts)


def _part(key: str, data: dict[str, Any]) -> Part:
    return Part(key, tuple(_paragraphs(key, data.get("say", [{}]))), _trial(key, data.get("try")))


def _paragraphs(key: str, data: list[dict[str, Any]]) -> Iterator[Paragraph]:
    for number, said in enumerate(data, 1):
        rules = tuple(rule(each).id for each in said.get("rules", []))
        yield Paragraph(f"{key}.{number}", tuple(_cards(row) for row in said.get("cards", [])), rules)


def _trial(key: str, data: dict[str, str] | None) -> Trial | None:
    return Trial(f"{key}.try", _cards(data["cards"]), _cards(data["right"])) if data else None


def _cards(row: str) -> tuple[str, ...]:
    cards = tuple(row.split())
    for each in cards:
        if card_of(each) < 0:
            raise NotationError("record.no-card", card=each)
    return cards
