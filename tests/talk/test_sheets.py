"""The sheets of signs, row by row as the rulebook has them, and what a sign says by a sheet."""

import pytest

from weli import rulebook
from weli.core.cards import card_of
from weli.core.texts import catalogue, languages
from weli.talk import (
    GESTURES,
    Sheet,
    Sign,
    gesture_in_words,
    gestures_in,
    meanings,
    read_sheet,
    readings,
    sheet_named,
    talk_in_words,
)

rule = pytest.mark.rule

# Written out once more from the rulebook's tables: rule, gestures, what they mean.
INNSBRUCK = [
    ("PL-SIG-01", "HK", "eyebrows-up look-up", "look-up"),
    ("PL-SIG-02", "S6", "kiss", "kiss"),
    ("PL-SIG-03", "S7", "wink-right", "shoulder-right"),
    ("PL-SIG-04", "E7", "wink-left", "shoulder-left"),
    ("PL-SIG-05", "T7", "wink-left", "wink"),
    ("PL-SIG-06", "TU TO", "shoulder", "wink"),
    ("PL-SIG-07", "TA", "thumb", "thumb"),
    ("PL-SIG-08", "small trumps", "fingers", "drum-fingers"),
    ("PL-SIG-09", "nothing", "shake-head wrinkle-nose", "shake-head wrinkle-nose"),
    ("PL-SIG-10", "gleich of 4", "hand-across", "head-right"),
    ("PL-SIG-11", "hanger of 4", "hand-down", "nod"),
]
EICHEL = [
    ("PL-SIG-21", "HK", "look-up"),
    ("PL-SIG-22", "S6", "kiss"),
    ("PL-SIG-23", "T7", "tongue"),
    ("PL-SIG-24", "TU TO", "wink-right"),
    ("PL-SIG-25", "Perlagg E", "wink-left"),
    ("PL-SIG-26", "TA", "thumb"),
    ("PL-SIG-27", "TK", "index-finger"),
    ("PL-SIG-28", "small trumps", "little-finger"),
    ("PL-SIG-29", "nothing", "shake-head"),
    ("PL-SIG-30", "gleich of 4", "shoulder-right head-right"),
    ("PL-SIG-31", "hanger of 4", "shoulder-left head-left"),
]
DEUTSCHNOFEN = [
    ("PL-SIG-41", "S6", "kiss"),
    ("PL-SIG-42", "HK SK", "look-up"),
    ("PL-SIG-43", "H7 S7", "wink-right"),
    ("PL-SIG-44", "L7 E7", "wink-left"),
    ("PL-SIG-45", "Perlagg T", "shrug"),
    ("PL-SIG-46", "bad hand", "shake-head wrinkle-nose"),
]
GILTSPIEL = [
    ("GS-SIG-01", "TA", "thumb"),
    ("GS-SIG-01", "TK", "index-finger"),
    ("GS-SIG-01", "TO", "middle-finger"),
    ("GS-SIG-01", "TU", "ring-finger"),
    ("GS-SIG-02", "small trumps", "little-finger"),
    ("GS-SIG-03", "gleich of 2", "mouth-wide"),
    ("GS-SIG-04", "hanger of 2", "mouth-up"),
    ("GS-SIG-05", "suit L", "look-up"),
    ("GS-SIG-05", "suit E", "look-down"),
    ("GS-SIG-05", "suit H", "point-heart"),
    ("GS-SIG-05", "suit S", "puff-cheek"),
    ("GS-SIG-06", "bad hand", "shake-head"),
]
TABLES = {
    "noaflhaus": [(row[0], row[1], row[2]) for row in INNSBRUCK],
    "plankensteiner": [(row[0], row[1], row[3]) for row in INNSBRUCK],
    "auer_eichel": EICHEL,
    "deutschnofen": DEUTSCHNOFEN,
    "auer_giltspiel": GILTSPIEL,
}
ONCE_FOR_EACH = {("plankensteiner", "PL-SIG-06"), ("auer_eichel", "PL-SIG-24"), ("auer_eichel", "PL-SIG-25")}


def sheet(name: str) -> Sheet:
    found = sheet_named(name)
    assert found is not None
    return found


def meant(sign: Sign) -> str:
    """What a sign of a sheet means, in the short form of the tables above."""
    meaning = sign.meaning
    match meaning.kind:
        case "cards":
            return " ".join(meaning.cards)
        case "perlagg":
            return f"Perlagg {meaning.suit}"
        case "suit":
            return f"suit {meaning.suit}"
        case "gleich" | "hanger":
            return f"{meaning.kind} of {meaning.least}"
        case kind:
            return kind.replace("-", " ")


@rule("PL-SIG-01", "PL-SIG-02", "PL-SIG-03", "PL-SIG-04", "PL-SIG-05", "PL-SIG-06", "PL-SIG-07", "PL-SIG-08")
@rule("PL-SIG-09", "PL-SIG-10", "PL-SIG-11", "PL-SIG-21", "PL-SIG-22", "PL-SIG-23", "PL-SIG-24", "PL-SIG-25")
@rule("PL-SIG-26", "PL-SIG-27", "PL-SIG-28", "PL-SIG-29", "PL-SIG-30", "PL-SIG-31", "PL-SIG-41", "PL-SIG-42")
@rule("PL-SIG-43", "PL-SIG-44", "PL-SIG-45", "PL-SIG-46", "PL-EICH-21", "PL-VAR-23", "GS-SIG-01", "GS-SIG-02")
@rule("GS-SIG-03", "GS-SIG-04", "GS-SIG-05", "GS-SIG-06", "GS-TALK-07")
@pytest.mark.parametrize("name", TABLES)
def test_a_sheet_has_the_signs_of_the_rulebook_and_no_others(name: str) -> None:
    rows = [
        (sign.rule, meant(sign), " ".join(sign.gestures)) for sign in sheet(name).signs if sign.rule != "PL-TALK-12"
    ]
    assert rows == TABLES[name]
    each = {(name, sign.rule) for sign in sheet(name).signs if sign.each}
    assert each == {row for row in ONCE_FOR_EACH if row[0] == name}


@rule("PL-TALK-12")
@pytest.mark.parametrize("name", ["noaflhaus", "plankensteiner", "auer_eichel", "deutschnofen"])
def test_one_sign_takes_the_last_one_back(name: str) -> None:
    """It is no gesture of the sheet itself, so nobody can mistake it."""
    assert readings("pull-ear", sheet(name), "de") == ["Mein letztes Zeichen war falsch."]
    assert len(sheet(name).with_gesture("pull-ear")) == 1


@pytest.mark.parametrize("name", TABLES)
def test_every_row_cites_a_rule_and_uses_the_common_gestures(name: str) -> None:
    for sign in sheet(name).signs:
        assert rulebook.rule(sign.rule).id == sign.rule
        assert sign.gestures
        assert set(sign.gestures) <= set(GESTURES)


def test_every_gesture_and_meaning_has_its_words_and_is_used() -> None:
    signs = [sign for name in [*TABLES, "gaigel"] for sign in sheet(name).signs]
    assert {gesture for sign in signs for gesture in sign.gestures} == set(GESTURES)
    assert {sign.meaning.id for sign in signs} == meanings().keys()
    assert len(set(GESTURES)) == len(GESTURES)
    for lang in languages():
        assert len({gesture_in_words(each, lang) for each in GESTURES}) == len(GESTURES)
        assert all(catalogue("talk", lang)[f"meaning.{each}"] for each in meanings())


def test_the_cards_of_the_meanings_are_cards() -> None:
    for meaning in meanings().values():
        assert all(card_of(token.replace("T", "S")) >= 0 for token in meaning.cards)


@rule("PL-SIG-04", "PL-SIG-05")
def test_a_sign_for_two_things_says_that_it_is_either() -> None:
    assert readings("wink-left", sheet("noaflhaus"), "en") == [
        "I hold the Seven of acorns.",
        "I hold the Seven of trumps.",
    ]
    assert readings("wink-left", sheet("deutschnofen"), "de") == ["Ich habe den Laub- oder den Eichel-Siebener."]


@rule("PL-TALK-05", "PL-TALK-06", "GS-TALK-06")
def test_one_gesture_means_other_things_elsewhere_and_strange_ones_mean_nothing() -> None:
    assert readings("look-up", sheet("auer_giltspiel"), "en") == ["It is about leaves."]
    assert readings("look-up", sheet("plankensteiner"), "en") == ["I hold the Martl, the King of hearts."]
    assert readings("an der Nase zupfen", sheet("plankensteiner"), "de") == []
    assert readings("tongue", sheet("plankensteiner"), "de") == []
    assert sheet_named("custom") is None
    assert sheet_named("none") is None


@rule("PL-TALK-06", "GS-TALK-08")
def test_partners_may_agree_on_a_sheet_of_their_own() -> None:
    own = read_sheet("ours", {"sign": [{"gestures": ["nod"], "meaning": "weli", "rule": "PL-TALK-06"}]})
    assert readings("nod", own, "en") == ["I hold the Weli."]
    assert readings("kiss", own, "en") == []


def test_several_gestures_in_one_sign_say_several_things() -> None:
    assert readings("kiss thumb kiss", sheet("plankensteiner"), "en") == [
        "I hold the Weli.",
        "I hold the Ace of trumps.",
    ]


def test_a_gesture_is_known_by_its_words_too() -> None:
    assert gestures_in("Kussmund") == gestures_in("kiss") == gestures_in(" KISS ") == ["kiss"]
    assert gestures_in("wink the left eye") == ["wink-left"]
    assert gestures_in("Daumen drücken") == []
    assert gestures_in("") == []


def test_who_sees_a_sign_is_told_the_gesture_and_never_its_meaning() -> None:
    assert talk_in_words("sign", "kiss wink-left", "de") == "Kussmund, links zwinkern"
    assert talk_in_words("sign", "kiss", "en") == "kiss"
    assert talk_in_words("sign", "🤫 zweimal", "en") == "🤫 zweimal"
