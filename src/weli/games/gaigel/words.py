"""What people say at a table of Gaigel: openings, pairs, the Seven of trumps, "Aus!", accusations, quests.

Every saying is a few words, with what it is about before or after them: `höher hat L9`, `20 in Laub`, `W herzeigen`. Some of the words mean
something else in the figure games; those are Gaigel's only where nothing stands beside them that they could not have here.
"""

import re
from typing import Final

from weli.core.errors import NotationError
from weli.core.line import Line, read_card, short

SAYINGS: Final[dict[str, tuple[str, ...]]] = {
    "elfen": ("elfen", "elfe", "ge-elfen", "ge-elft", "geelfen", "geelft", "eleven"),
    "tauchen": ("tauchen", "tauche", "höher hat", "higher has", "dive"),
    "zweite": ("zweite", "zweite alte", "andere alte", "second ace", "other ace"),
    "pair": ("pair", "paar", "melde", "melden", "declare"),
    "accuse": ("accuse", "beschuldige", "beschuldigen"),
    "proof": ("proof", "herzeigen"),
    "knock": ("knock", "klopfe", "klopfen"),
    "draw": ("draw", "ziehe", "ziehen"),
    "rob": ("rob", "raube", "rauben"),
    "fetch": ("fetch", "hole", "holen"),
    "handover": ("handover", "übernehme", "übernehmen"),
    "aus": ("aus", "out"),
    "dissle": ("dissle",),
    "siebener": ("siebener",),
    "farbe": ("farbe",),
    "show": ("show", "zeige", "zeigen", "auflegen"),
}
WITH_CARD: Final = ("elfen", "tauchen", "zweite")
SHARED: Final = ("aus", "siebener", "farbe", "show")  # words of other games too

PHRASES: Final = sorted(
    ((tuple(phrase.split()), verb) for verb, phrases in SAYINGS.items() for phrase in phrases),
    key=lambda phrase: -len(phrase[0]),
)
SUITS: Final[dict[str, str]] = {
    word: letter
    for letter, words in {
        "E": ("e", "eichel", "eicheln", "kreuz", "acorns"),
        "L": ("l", "laub", "blatt", "schippen", "leaves"),
        "H": ("h", "herz", "hearts"),
        "S": ("s", "schell", "schellen", "bollen", "bells"),
    }.items()
    for word in words
}
PAIR_WORDS: Final[dict[str, int]] = {
    "20": 20,
    "zwanzig": 20,
    "zwanziger": 20,
    "twenty": 20,
    "40": 40,
    "vierzig": 40,
    "vierziger": 40,
    "forty": 40,
}
"""What a pair counts, said instead of declaring it (GA-PAIR-03)."""

SIDE_OR_SEAT: Final = re.compile(r"[a-z]{1,3}")
SEAT: Final = re.compile(r"[a-z]")
# Not "a", which is a seat.
SMALL_WORDS: Final = frozenset(["auf", "das", "den", "der", "die", "i", "ich", "in", "mit", "of", "on", "the", "with"])


def gaigel_said(said: str) -> Line | None:
    """The line that a text says in Gaigel's own words; nothing where they are not Gaigel's. (GA-OPEN-05, GA-OPEN-10,
    GA-OPEN-20, GA-PAIR-03, GA-OUT-01)

    Raises:
        NotationError: the words are Gaigel's, but what they need is missing, or something stands beside them.
    """
    words = [word.strip(".,:!„“”»«\"'") for word in said.lower().split()]
    words = [word for word in words if word and word not in SMALL_WORDS]
    if any(word in PAIR_WORDS for word in words) and all(word in PAIR_WORDS or word in SUITS for word in words):
        return _pair(words, said)
    verb, about = _phrase(words)
    if not verb or (about and verb in SHARED):
        return None
    if verb in WITH_CARD:
        return _with_card(verb, about, said)
    if verb == "pair":
        return _pair(about, said)
    if verb == "accuse":
        return _naming(verb, about, SIDE_OR_SEAT, said)
    if verb == "proof":
        return _naming(verb, about, SEAT, said)
    if about:
        raise _too_much(said)
    return Line(verb)


def _phrase(words: list[str]) -> tuple[str, list[str]]:
    """The saying with which the words begin or else end, and the words beside it."""
    for phrase, verb in PHRASES:
        if tuple(words[: len(phrase)]) == phrase:
            return verb, words[len(phrase) :]
    for phrase, verb in PHRASES:
        if tuple(words[-len(phrase) :]) == phrase:
            return verb, words[: -len(phrase)]
    return "", words


def _with_card(verb: str, about: list[str], said: str) -> Line:
    if len(about) != 1:
        raise NotationError("notation.how-many-cards", said=short(said))
    card, name = read_card(about[0])
    if name is not None:
        raise NotationError("notation.no-naming", said=short(said))
    return Line(verb, cards=((card, None),))


def _pair(about: list[str], said: str) -> Line:
    """A pair: its suit, what it counts, or both."""
    numbers = [PAIR_WORDS[word] for word in about if word in PAIR_WORDS]
    suits = [SUITS[word] for word in about if word in SUITS]
    if len(numbers) + len(suits) < len(about) or len(numbers) > 1 or len(suits) > 1:
        raise NotationError("notation.no-pair", said=short(said))
    return Line("pair", number=numbers[0] if numbers else None, text=suits[0] if suits else "")


def _naming(verb: str, about: list[str], who: re.Pattern[str], said: str) -> Line:
    """A word about somebody, who need not be named where there is only one."""
    if not about:
        return Line(verb)
    if len(about) > 1 or not who.fullmatch(about[0]):
        raise _too_much(said)
    return Line(verb, text=about[0].upper())


def _too_much(said: str) -> NotationError:
    return NotationError("notation.too-much", said=short(said))
