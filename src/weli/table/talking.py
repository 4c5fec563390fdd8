"""What there is to say at a table: the phrases of its game, and the sheet of signs that its rules name."""

from weli.core.ruleset import RuleSet
from weli.talk import GESTURES, Phrase, Sheet, Sign, gesture_in_words, phrases_for, sheet_of
from weli.wire.messages import Lang
from weli.wire.requests import GestureLine, Saying, SignLine, TalkLists


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
