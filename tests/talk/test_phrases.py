"""Questions and answers at the table, and how a computer player answers its partner."""

import pytest

from talk.hands import FISS, INNSBRUCK, NORTH, deal
from weli.core.acts import FIGURE_WORDS
from weli.games.figures.engine.ruleset import FigureRules
from weli.notation import TALK, parse, show_line
from weli.talk import answer, phrases, phrases_for, sheet_of, talk_in_words, unasked, understood

rule = pytest.mark.rule


def replied(rules: FigureRules, hand: str, question: str, turned: str = "L8") -> str | None:
    """What North says to a question of its partner."""
    line = parse(question)
    spoken = understood(line.verb, line.text)
    assert spoken is not None, question
    return answer(deal(rules, hand, turned=turned).seen_by(NORTH), NORTH, sheet_of(rules), spoken)


def volunteered(rules: FigureRules, hand: str) -> str | None:
    sheet = sheet_of(rules)
    assert sheet is not None
    return unasked(deal(rules, hand).seen_by(NORTH), NORTH, sheet)


@rule("PL-TALK-10", "PL-TALK-11")
def test_every_phrase_is_a_line_of_talk_in_both_languages() -> None:
    for phrase in phrases():
        assert phrase.verb in ("ask", "say")
        line = parse(phrase.line("kiss") if phrase.sign else phrase.line())
        assert line.verb == phrase.verb
        spoken = understood(line.verb, line.text)
        assert spoken is not None
        assert spoken.phrase == phrase
        assert phrase.text("de") != phrase.text("en")
        for lang in ("de", "en"):
            if not phrase.sign:
                found = understood(phrase.verb, phrase.text(lang))
                assert found is not None
                assert found.phrase == phrase
                assert talk_in_words(phrase.verb, phrase.id, lang) == phrase.text(lang)
    assert len({(phrase.verb, phrase.id) for phrase in phrases()}) == len(phrases())


@rule("PL-TALK-13")
def test_phrases_are_offered_where_they_make_sense() -> None:
    assert phrases_for(INNSBRUCK) == list(phrases())
    offered = [phrase.id for phrase in phrases_for(FISS)]
    assert "gleich" in offered
    assert "perlagg" not in offered
    assert "gleich-natur" not in offered
    assert phrases_for(INNSBRUCK.with_options({"talk": False})) == []


@rule("GS-TALK-08", "PL-TALK-11")
def test_free_talk_stays_as_it_was_said() -> None:
    for text in ("Gut?", "have", "have no idea", "Was spielst du, Vroni?"):
        assert understood("ask", text) is None
        assert talk_in_words("ask", text, "de") == text
    assert set(TALK) == {"say", "ask", "sign"}


@rule("PL-TALK-10")
def test_do_you_have_goes_with_the_sign_of_a_card() -> None:
    assert show_line(parse("frage have kiss")) == "ask have kiss"
    assert talk_in_words("ask", "have kiss", "de") == "Hast du das: Kussmund?"
    assert talk_in_words("ask", "have kiss", "en") == "Do you have this: kiss?"
    assert replied(INNSBRUCK, "S6 HX S9 H8 EA", "ask have kiss") == "say yes"
    assert replied(INNSBRUCK, "HK HX S9 H8 EA", "ask have kiss") == "say no"
    assert replied(INNSBRUCK, "HK HX S9 H8 EA", "ask have tongue") is None, "a gesture that this sheet does not know"


@rule("PL-TALK-10")
def test_asked_for_a_perlagg_or_trumps_the_best_one_is_signed() -> None:
    assert replied(INNSBRUCK, "S7 HK HX S9 H8", "ask perlagg") == "sign look-up"
    assert replied(INNSBRUCK, "EA HX S9 H8 LA", "ask perlagg") == "say no"
    assert replied(INNSBRUCK, "EA HX S9 LX LA", "ask trumps") == "sign thumb"
    assert replied(INNSBRUCK, "EA HX S9 H8 LX", "ask trumps") == "sign drum-fingers"
    assert replied(INNSBRUCK, "EA HX S9 H8 LK", "ask trumps") == "say yes", "this sheet has no sign for the King"
    assert replied(INNSBRUCK, "EA HX S9 H8 HK", "ask trumps") == "say no"
    custom = INNSBRUCK.with_options({"signal_system": "custom"})
    assert replied(custom, "S7 HK HX S9 H8", "ask perlagg") == "say yes"


@rule("PL-TALK-10")
@pytest.mark.parametrize(
    ("hand", "gleich", "hanger", "gleich_natur", "hanger_natur"),
    [
        ("EA EX H8 S9 SU", "no", "no", "no", "no"),
        ("EA HA H8 S9 SX", "of-two", "of-two", "of-two", "of-two"),
        ("EA HA HK S9 SX", "of-three", "of-three", "of-two", "of-two"),
        ("EA HA SA HK S7", "of-five", "of-three", "of-three", "no"),
        ("EA EK EO EX HK", "of-two", "of-five", "no", "of-three"),
        ("EA HA SA LA HO", "of-four", "no", "of-four", "no"),
    ],
)
def test_asked_for_a_figure_its_length_is_told_with_perlaggen_or_in_natur(
    hand: str, gleich: str, hanger: str, gleich_natur: str, hanger_natur: str
) -> None:
    assert replied(INNSBRUCK, hand, "ask gleich") == f"say {gleich}"
    assert replied(INNSBRUCK, hand, "ask hanger") == f"say {hanger}"
    assert replied(INNSBRUCK, hand, "ask gleich-natur") == f"say {gleich_natur}"
    assert replied(INNSBRUCK, hand, "ask hanger-natur") == f"say {hanger_natur}"


@rule("PL-TALK-11")
def test_shall_i_bet() -> None:
    assert replied(INNSBRUCK, "EA HA SA HK S9", "ask bet-gleich") == "say bet"
    assert replied(INNSBRUCK, "EA HA HK S9 SX", "ask bet-gleich") == "say better-not", "three are little with Perlaggen"
    assert replied(FISS, "EA HA SA S9 L9", "ask bet-gleich") == "say bet"
    assert replied(FISS, "EA HA SK S9 L9", "ask bet-gleich") == "say better-not"
    assert replied(INNSBRUCK, "HK LA SX S9 HU", "ask bet-spiel") == "say bet"
    assert replied(INNSBRUCK, "HK EA SX S9 HU", "ask bet-spiel") == "say better-not"


@rule("PL-TALK-11")
def test_shall_i_hold_is_answered_for_what_has_been_bet() -> None:
    question = understood("ask", "hold")
    assert question is not None
    asked = deal(INNSBRUCK, "EA HA SA HK HX")
    sheet = sheet_of(INNSBRUCK)
    assert answer(asked.seen_by(NORTH), NORTH, sheet, question) is None, "nothing has been bet"
    for figures, said in (([0], "hold"), ([1], "let-go"), ([0, 1], "hold-gleich")):
        held = asked.copy()
        for figure in figures:
            held.stakes[figure].bettor = 1
        assert answer(held.seen_by(NORTH), NORTH, sheet, question) == f"say {said}", FIGURE_WORDS[figures[0]]


@rule("GS-OQ-03")
def test_a_decision_left_to_the_partner_is_no_question_to_be_answered_in_words() -> None:
    assert replied(INNSBRUCK, "HK HX S9 H8 EA", "ask decide") is None


@rule("PL-TALK-01", "PL-TALK-03")
def test_unasked_it_signs_what_matters_most_and_no_more_than_two_things() -> None:
    assert volunteered(INNSBRUCK, "HK S7 S9 EX LA") == "sign look-up"
    assert volunteered(INNSBRUCK, "HK E9 EX S9 L9") == "sign look-up head-right"
    assert volunteered(INNSBRUCK, "EA HX H9 SK S8") == "sign shake-head"
    assert volunteered(FISS, "LK LU L9 E9 EX") == "sign index-finger"
    assert volunteered(FISS, "LK L9 E9 S9 EX") == "sign mouth-wide"
    assert volunteered(FISS, "EA HX H8 SK S9") == "sign shake-head"
    for hand in ("HK E9 EX S9 L9", "E7 LU LO HK S6"):
        said = volunteered(INNSBRUCK, hand)
        assert said is not None
        assert len({*said.split()} - {"sign"}) <= 2
