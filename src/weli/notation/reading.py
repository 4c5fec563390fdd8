"""Reading a line: from words to their kinds, and from these to the shape that the verb asks for."""

import re
from dataclasses import dataclass
from typing import Final

from weli.acts import FIGURE_WORDS, FIGURES, GLEICH, GRUEN, HANGER, ROT, SPIEL
from weli.errors import NotationError
from weli.line import SPIEL_AUS, Line, read_card, short, unread
from weli.notation.gaigel_words import gaigel_said
from weli.texts import is_printable


@dataclass(frozen=True)
class Shape:
    """What may stand beside a verb: least and most figures, cards and numbers, and whether a card may be named."""

    figures: tuple[int, int] = (0, 0)
    cards: tuple[int, int] = (0, 0)
    numbers: tuple[int, int] = (0, 0)
    named: bool = False


SHAPES: Final[dict[str, Shape]] = {
    "play": Shape(cards=(1, 1), named=True),
    "bet": Shape(figures=(1, FIGURES), numbers=(0, 1)),
    "hold": Shape(figures=(0, FIGURES)),
    "good": Shape(figures=(0, FIGURES)),
    "raise": Shape(figures=(0, FIGURES), numbers=(0, 1)),
    "concede": Shape(figures=(1, FIGURES)),
    "contest": Shape(figures=(1, 1), cards=(0, 7), named=True),
    "validate": Shape(figures=(1, 1), cards=(1, 7), named=True),
    "blind": Shape(figures=(1, 3)),
    "cut": Shape(numbers=(1, 1)),
    "exchange": Shape(cards=(2, 2)),
    "upgrade": Shape(cards=(2, 2)),
    "steal": Shape(),
    "stop": Shape(),
    "pass": Shape(),
}

VERBS: Final[dict[str, str]] = {verb: verb for verb in SHAPES} | {
    "spiele": "play",
    "biete": "bet",
    "bieten": "bet",
    "geboten": "bet",
    "halte": "hold",
    "halten": "hold",
    "schaue": "hold",
    "anschauen": "hold",
    "hebe": "hold",
    "heben": "hold",
    "see": "hold",
    "gut": "good",
    "gebe": "raise",
    "geben": "raise",
    "zeige": "contest",
    "zeigen": "contest",
    "ungesehen": "blind",
    "höll": "blind",
    "tausche": "exchange",
    "weiter": "pass",
}
"""What people say for each act, in German and in English; a hold is also what poker calls "see", a counter bet "raise".

(GS-WORD-10, PL-WORD-11)
"""
TALK_WORDS: Final = {"say": "say", "sage": "say", "ask": "ask", "frage": "ask", "sign": "sign", "deute": "sign"}
BAPTISED: Final = re.compile(r"\s*,?\s+getauft\s+(?:auf\s+|als\s+)?", re.IGNORECASE)
"""How a card is given a name: "getauft auf" (PL-WORD-01)."""
OF_THE_WELI: Final = re.compile(r"\b(geschriebene|kleine)[n]?\s+(weli)\b", re.IGNORECASE)
FIGURE_NUMBERS: Final = {word: number for number, word in enumerate(FIGURE_WORDS)} | {
    "rote": ROT,
    "roten": ROT,
    "red": ROT,
    "grün": GRUEN,
    "grüne": GRUEN,
    "grünen": GRUEN,
    "green": GRUEN,
}
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
    """The line that a text says.

    (GS-BET-03, GS-OQ-31, GS-WORD-01, GS-WORD-02, GS-WORD-03, GS-WORD-04, GS-WORD-05, GS-WORD-06, GS-WORD-07, GS-WORD-08,
    PL-WORD-02, PL-WORD-03, PL-WORD-04, PL-WORD-05, GS-FIG-17, PL-BET-03, PL-BLIND-06)

    Raises:
        NotationError: it names what cannot be read. A figure without "bet", and "bet" without a figure, are no bet.
    """
    _refuse_strange_letters(text)
    said = text.strip()
    if not said:
        raise NotationError(de="Hier steht nichts.", en="There is nothing here to read.")
    head, *rest = said.split(maxsplit=1)
    talk = TALK_WORDS.get(head.lower())
    if talk is not None:
        return _talk(talk, rest[0] if rest else "")
    words = _words(said)
    if _is_standing_remark(words):
        return Line("say", text=said)
    if words[-2:] == ["bei", "farbe"] and VERBS.get(words[0]) == "good":
        return Line("good", (SPIEL,))
    if words == ["höll"]:
        return Line("blind", (GLEICH, HANGER, SPIEL))
    line = gaigel_said(said)
    if line is not None:
        return line
    return _shaped(_hear(words, said), short(said))


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
        raise unread("ein Zug ist eine einzige Zeile", "an act is one single line")


def _talk(verb: str, text: str) -> Line:
    if not text:
        raise unread(f"nach „{verb}“ wird nichts gesagt", f"nothing is said after '{verb}'")
    return Line(verb, text=text)


def _words(said: str) -> list[str]:
    """Lower-case words, without punctuation and without the small words that decide nothing."""
    joined = "=".join(part.strip() for part in said.split("="))
    joined = BAPTISED.sub("=", joined)
    joined = OF_THE_WELI.sub(r"\1-\2", joined)
    words = [word.strip(".,!„“”»«\"'").lower() for word in joined.split()]
    return [word for word in words if word and word not in SMALL_WORDS]


def _is_standing_remark(words: list[str]) -> bool:
    """ "Der Gleich steht" binds nobody (GS-WORD-08, PL-WORD-10, GS-TIE-02)."""
    return len(words) == 2 and words[0] in FIGURE_NUMBERS and words[1] in ("steht", "stands")


def _hear(words: list[str], said: str) -> _Heard:
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
        elif word in VERBS:
            heard.verbs.append(VERBS[word])
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
    if len(set(heard.verbs)) > 1:
        raise unread(f"„{said}“ sind mehrere Züge", f"'{said}' is more than one act")
    if heard.verbs:
        return "concede" if heard.verbs[0] == "good" and heard.figure_first else heard.verbs[0]
    if heard.spiel_aus or (heard.numbers and heard.figures):
        return "bet"  # "Spiel aus"; "drei auf das Gleich" (GS-OQ-31, PL-WORD-04)
    if heard.figures and not heard.cards:
        raise unread(
            f"„{said}“ ist kein Gebot, denn dazu gehören das Wort „biete“ und die Figur",
            f"'{said}' is no bet, for a bet needs the word 'bet' and the figure",
        )
    if heard.figures or not heard.cards:
        raise unread(f"„{said}“ nennt keinen Zug", f"'{said}' names no act")
    return "play"


def _shaped(heard: _Heard, said: str) -> Line:
    """The line, once its verb has everything that it needs and nothing else."""
    verb = _verb(heard, said)
    shape = SHAPES[verb]
    in_order = verb in ("bet", "blind")
    figures = tuple(sorted(heard.figures) if in_order else heard.figures)
    if len(set(figures)) < len(figures):
        raise unread(f"„{said}“ nennt eine Figur zweimal", f"'{said}' names a figure twice")
    if verb == "bet" and not figures and not heard.spiel_aus:
        raise unread(
            f"„{said}“ ist kein Gebot, denn die Figur fehlt", f"'{said}' is no bet, for it does not name the figure"
        )
    if heard.spiel_aus and verb not in ("bet", "raise"):
        raise unread("„Spiel aus“ ist ein Gebot", "'Spiel aus' is a bet")
    least = 0 if heard.spiel_aus else shape.figures[0]
    if not least <= len(figures) <= shape.figures[1]:
        raise unread(f"in „{said}“ stimmen die Figuren nicht", f"'{said}' does not name the right number of figures")
    if not shape.cards[0] <= len(heard.cards) <= shape.cards[1]:
        raise unread(
            f"in „{said}“ stimmt die Zahl der Karten nicht", f"'{said}' does not name the right number of cards"
        )
    if not shape.numbers[0] <= len(heard.numbers) <= shape.numbers[1]:
        raise unread(f"in „{said}“ fehlt eine Zahl oder ist eine zu viel", f"'{said}' has a number missing or to spare")
    if not shape.named and any(name is not None for _, name in heard.cards):
        raise unread(f"in „{said}“ wird keine Karte getauft", f"no card is given a name in '{said}'")
    return Line(verb, figures, tuple(heard.cards), heard.numbers[0] if heard.numbers else None)
