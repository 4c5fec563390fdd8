"""What there is to say at a table: the phrases of its game, and the sheet of signs that its rules name; and what of it fits just now."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from weli.core.deal import NOBODY, Deal
from weli.core.ruleset import RuleSet
from weli.games import game_of
from weli.notation import TALK
from weli.table.state import KEPT_RULESETS, State
from weli.talk import GESTURES, Phrase, Sheet, Sign, gesture_in_words, phrases_for, sheet_of, understood
from weli.wire.messages import Lang
from weli.wire.requests import GestureLine, Saying, SignLine, TalkLists

FITTING: Final = 2
"""So many words stand ready to be said with one tap."""


def talk_lists(rules: RuleSet, lang: Lang, *, signs: bool = True) -> TalkLists:
    """All empty where nobody has a partner to talk to (PL-TALK-13). Without `signs` no question that goes with one is there."""
    phrases = [phrase for phrase in phrases_for(rules) if signs or not phrase.sign]
    sheet = sheet_of(rules)
    return TalkLists(
        questions=[_saying(phrase, lang) for phrase in phrases if phrase.verb == "ask"],
        phrases=[_saying(phrase, lang) for phrase in phrases if phrase.verb == "say"],
        sheet=sheet.title(lang) if sheet else None,
        signs=_signs(sheet, lang) if sheet else [],
        gestures=[GestureLine(one, gesture_in_words(one, lang)) for one in GESTURES] if phrases else [],
    )


def fitting(state: State, seat: int, seen: Deal) -> list[str]:
    """What fits to be said to a partner: to their question what usually answers it, otherwise what the game would ask now and this seat
    has not asked in this deal."""
    if seat == NOBODY or seen.closed or state.over or not state.seating.partners(seat):
        return []
    said = state.deals[-1].noticed_by(seat)
    question = _asked_of(seat, state.seating.partners(seat), said)
    verb, wanted = ("say", question.answers) if question else ("ask", game_of(state.rules).talk.asks(seen, seat))
    if not wanted:
        return []
    lines = _lines(state.rules, verb)
    before = {act for other, act in said if other == seat and verb == "ask"}
    return [lines[each] for each in wanted if each in lines and lines[each] not in before][:FITTING]


@lru_cache(maxsize=KEPT_RULESETS)
def _lines(rules: RuleSet, verb: str) -> Mapping[str, str]:
    """What may be said by these rules with that verb, by the phrase."""
    return {phrase.id: phrase.line() for phrase in phrases_for(rules) if phrase.verb == verb}


def _asked_of(seat: int, partners: list[int], said: list[tuple[int, str]]) -> Phrase | None:
    """What a partner has just asked: neither has that seat spoken since, nor has anything been done."""
    for other, act in reversed(said):
        verb, _, words = act.partition(" ")
        if verb not in TALK or other == seat:
            return None
        if verb == "ask" and other in partners:
            spoken = understood(verb, words)
            return spoken.phrase if spoken else None
    return None


def _saying(phrase: Phrase, lang: Lang) -> Saying:
    return Saying(act=phrase.line(), text=phrase.text(lang), sign=phrase.sign, rule=phrase.rule)


def _signs(sheet: Sheet, lang: Lang) -> list[SignLine]:
    return [_sign(sign, lang) for sign in sheet.signs]


def _sign(sign: Sign, lang: Lang) -> SignLine:
    return SignLine(
        acts=[f"sign {gesture}" for gesture in sign.gestures],
        gestures=[gesture_in_words(gesture, lang) for gesture in sign.gestures],
        means=sign.meaning.text(lang),
        each=sign.each,
        rule=sign.rule,
    )
