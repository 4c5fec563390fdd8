"""What people ask and answer at the table, as phrases with ids: the page offers them, and a record holds them as `ask gleich`, `say yes`.

Talk is free all the same: any other words may be said too. A phrase is only one that everybody's own language knows, and that a
computer player understands.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from weli.core.acts import FIGURE_WORDS
from weli.core.ruleset import RuleSet
from weli.core.texts import languages
from weli.games import game_of
from weli.ports.signs import Phrase, Spoken
from weli.talk.data import data
from weli.talk.gestures import gestures_in, gestures_in_words

GAP = "…"  # where the sign stands in the words of a phrase that takes one


@cache
def phrases() -> tuple[Phrase, ...]:
    """All phrases: questions first, each group in the order in which to offer it."""
    return tuple(_phrase(entry) for entry in data("phrases")["phrase"])


def phrases_for(rules: RuleSet) -> list[Phrase]:
    """The phrases to offer where one plays by these rules; none where nobody has a partner, nor where partners only sign."""
    talk = game_of(rules).talk
    return [phrase for phrase in phrases() if rules.talk and talk.is_said(phrase, rules)]


def understood(verb: str, text: str) -> Spoken | None:
    """The phrase that somebody has said, by its id or in its words; nothing for free talk.

    A question may go with signs (PL-TALK-10), and of anything else one may talk in words of one's own (PL-TALK-11).
    """
    said = text.strip().lower()
    head, _, rest = said.partition(" ")
    begun = _by_words(languages()).get((verb, head))
    if begun is not None and begun.sign:
        shown = gestures_in(rest)
        return Spoken(begun, tuple(shown)) if shown else None
    phrase = _by_words(languages()).get((verb, said))
    return None if phrase is None else Spoken(phrase)


def is_a_sign(verb: str, text: str) -> bool:
    """Whether somebody makes a gesture: a sign, or a question that goes with one."""
    spoken = None if verb == "sign" else understood(verb, text)
    return verb == "sign" or bool(spoken and spoken.gestures)


@cache
def _by_words(spoken: tuple[str, ...]) -> dict[tuple[str, str], Phrase]:
    """The phrases by verb and what is said: their id, or where no gesture goes with them their words in any of these languages."""
    known: dict[tuple[str, str], Phrase] = {}
    for phrase in phrases():
        spellings = [] if phrase.sign else [phrase.text(lang).lower() for lang in spoken]
        for spelling in (phrase.id, *spellings):
            known.setdefault((phrase.verb, spelling), phrase)
    return known


def talk_in_words(verb: str, text: str, lang: str) -> str:
    """What was said or signed, as a listener hears or sees it: a phrase and a gesture in their language, anything else as it was said."""
    if verb == "sign":
        return gestures_in_words(text, lang)
    spoken = understood(verb, text)
    if spoken is None:
        return text
    return spoken.phrase.text(lang).replace(GAP, gestures_in_words(" ".join(spoken.gestures), lang))


def _phrase(entry: Mapping[str, Any]) -> Phrase:
    figure = entry.get("figure")
    return Phrase(
        id=entry["id"],
        verb=entry["verb"],
        rule=entry["rule"],
        figure=-1 if figure is None else FIGURE_WORDS.index(figure),
        wild=entry.get("wild", False),
        sign=entry.get("sign", False),
        answers=tuple(entry.get("answers", ())),
    )
