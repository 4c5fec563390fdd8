"""Reading a line: from words to their kinds, and from these to the shape that the verb asks for."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from weli.core.errors import NotationError
from weli.core.line import FIGURE_NUMBERS, SPIEL_AUS, Line, read_card, short
from weli.core.texts import is_printable
from weli.games import GAMES
from weli.ports.notation import Shape

SHAPES: Final[dict[str, Shape]] = {
    "play": Shape(cards=(1, 1), named=True),
    "cut": Shape(numbers=(1, 1)),
    "pass": Shape(),
}
VERBS: Final[dict[str, str]] = {"spiele": "play", "weiter": "pass"}
"""What every game knows, and what people say for it; the rest is each game's own (`ports.notation`)."""
TALK_WORDS: Final = {"say": "say", "sage": "say", "ask": "ask", "frage": "ask", "sign": "sign", "deute": "sign"}
BAPTISED: Final = re.compile(r"\s*,?\s+getauft\s+(?:auf\s+|als\s+)?", re.IGNORECASE)
"""How a card is given a name: "getauft auf" (PL-WORD-01)."""
OF_THE_WELI: Final = re.compile(r"\b(geschriebene|kleine)[n]?\s+(weli)\b", re.IGNORECASE)
NUMBERS: Final[dict[str, int]] = {
    word: value
    for value, words in {
        2: ("zwei", "zweier", "two"),
        3: ("drei", "dreier", "three", "groschen"),
        4: ("vier", "vierer", "four"),
        5: ("fünf", "fünfer", "five"),
        6: ("sechs", "sechser", "six"),
        7: ("sieben", "siebener", "seven"),
    }.items()
    for word in words
}
# fmt: off
SMALL_WORDS: Final = frozenset([
    "a", "an", "and", "auf", "das", "dem", "den", "der", "die", "ein", "einen", "for", "für", "gegen", "i", "ich", "is", "ist",
    "on", "the", "to", "und", "we", "wir", "zu",
])
# fmt: on


def parse(text: str) -> Line:
    """The line that a text says, in the words of whatever game.

    (GS-BET-03, GS-OQ-31, GS-WORD-01, GS-WORD-02, GS-WORD-03, GS-WORD-04, GS-WORD-05, GS-WORD-06, GS-WORD-07, GS-WORD-08,
    PL-WORD-02, PL-WORD-03, PL-WORD-04, PL-WORD-05, GS-FIG-17)

    Raises:
        NotationError: it names what cannot be read. A figure without "bet", and "bet" without a figure, are no bet.
    """
    _refuse_strange_letters(text)
    said = text.strip()
    if not said:
        raise NotationError("notation.nothing")
    head, *rest = said.split(maxsplit=1)
    talk = TALK_WORDS.get(head.lower())
    if talk is not None:
        return _talk(talk, rest[0] if rest else "")
    words = _words(said)
    for game in GAMES.values():
        line = game.notation.said(said, words)
        if line is not None:
            return line
    known = vocabulary()
    return _shaped(_hear(words, said, known), short(said), known)


class Vocabulary:
    """The verbs of all games: what may stand beside each, and what people say for it. Of two games with the same word the first has it."""

    def __init__(self) -> None:
        self.shapes = dict(SHAPES)
        self.verbs = dict(VERBS)
        for game in GAMES.values():
            self.shapes = {**game.notation.shapes(), **self.shapes}
            self.verbs = {**game.notation.verbs(), **self.verbs}
        self.verbs = {verb: verb for verb in self.shapes} | self.verbs


def vocabulary() -> Vocabulary:
    """The vocabulary of all games, put together once, when first needed."""
    return _vocabulary(GAMES.looks)


@cache
def _vocabulary(looks: int) -> Vocabulary:
    """That of the games found at one look at what is installed."""
    return Vocabulary()


@dataclass
class _Heard:
    """The words of a line, sorted by kind."""

    verbs: list[str]
    figures: list[int]
    cards: list[tuple[int, int | None]]
    numbers: list[int]
    figure_first: bool = False
    spiel_aus: bool = False


def _refuse_strange_letters(text: str) -> None:
    """A line of a record is one line and reads as it is written: no line breaks, nothing that turns the writing round."""
    if any(letter != "\t" and not is_printable(letter) for letter in text):
        raise NotationError("notation.one-line")


def _talk(verb: str, text: str) -> Line:
    if not text:
        raise NotationError("notation.nothing-said", verb=verb)
    return Line(verb, text=text)


def _words(said: str) -> list[str]:
    """Lower-case words, without punctuation and without the small words that decide nothing."""
    joined = "=".join(part.strip() for part in said.split("="))
    joined = BAPTISED.sub("=", joined)
    joined = OF_THE_WELI.sub(r"\1-\2", joined)
    words = [word.strip(".,!„“”»«\"'").lower() for word in joined.split()]
    return [word for word in words if word and word not in SMALL_WORDS]


def _hear(words: list[str], said: str, known: Vocabulary) -> _Heard:
    heard = _Heard([], [], [], [])
    heard.figure_first = bool(words) and words[0] in FIGURE_NUMBERS
    left = list(words)
    while left:
        word = left.pop(0)
        if word == "spiel" and left[:1] == ["aus"]:
            left.pop(0)
            heard.spiel_aus = True
            heard.numbers.append(SPIEL_AUS)
        elif word in FIGURE_NUMBERS:
            heard.figures.append(FIGURE_NUMBERS[word])
        elif word in known.verbs:
            heard.verbs.append(known.verbs[word])
        elif word in NUMBERS:
            heard.numbers.append(NUMBERS[word])
        elif word.isascii() and word.isdigit() and len(word) <= 3:
            heard.numbers.append(int(word))
        else:
            heard.cards.append(read_card(_as_written(word, said)))
    return heard


def _as_written(word: str, said: str) -> str:
    """The word with its capitals, so that a complaint shows what was typed."""
    place = said.lower().find(word)
    return word if place < 0 else said[place : place + len(word)]


def _verb(heard: _Heard, said: str) -> str:
    """What is to be done: a figure without the word "bet" is no bet (PL-BET-03)."""
    if len(set(heard.verbs)) > 1:
        raise NotationError("notation.several-acts", said=said)
    if heard.verbs:
        return "concede" if heard.verbs[0] == "good" and heard.figure_first else heard.verbs[0]
    if heard.spiel_aus or (heard.numbers and heard.figures):
        return "bet"  # "Spiel aus"; "drei auf das Gleich" (GS-OQ-31, PL-WORD-04)
    if heard.figures and not heard.cards:
        raise NotationError("notation.no-bet", said=said)
    if heard.figures or not heard.cards:
        raise NotationError("notation.no-act", said=said)
    return "play"


def _shaped(heard: _Heard, said: str, known: Vocabulary) -> Line:
    """The line, once its verb has everything that it needs and nothing else: a bet its figure (PL-BET-03)."""
    verb = _verb(heard, said)
    shape = known.shapes[verb]
    in_order = verb in ("bet", "blind")
    figures = tuple(sorted(heard.figures) if in_order else heard.figures)
    if len(set(figures)) < len(figures):
        raise NotationError("notation.figure-twice", said=said)
    if verb == "bet" and not figures and not heard.spiel_aus:
        raise NotationError("notation.bet-without-figure", said=said)
    if heard.spiel_aus and verb not in ("bet", "raise"):
        raise NotationError("notation.spiel-aus")
    least = 0 if heard.spiel_aus else shape.figures[0]
    if not least <= len(figures) <= shape.figures[1]:
        raise NotationError("notation.how-many-figures", said=said)
    if not shape.cards[0] <= len(heard.cards) <= shape.cards[1]:
        raise NotationError("notation.how-many-cards", said=said)
    if not shape.numbers[0] <= len(heard.numbers) <= shape.numbers[1]:
        raise NotationError("notation.how-many-numbers", said=said)
    if not shape.named and any(name is not None for _, name in heard.cards):
        raise NotationError("notation.no-naming", said=said)
    return Line(verb, figures, tuple(heard.cards), heard.numbers[0] if heard.numbers else None)
