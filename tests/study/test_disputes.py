"""A dispute laid out on the page: what the referee says to each line, what might come next, and what cannot be."""

import pytest
from msgspec.structs import replace as but

from casebook import CASES
from weli.record import RecordError, read, replay
from weli.study.disputes import MOST_ACTS, TooLong, laid, opened, verdicts
from weli.wire.dispute_requests import LaidOut, Misplaced, Position
from weli.wire.requests import RecordText

CLEAN = Position(
    game="giltspiel",
    rules="fiss",
    dealer="W",
    hands={"N": "EA EK L8 S9 H7", "E": "HK HO E8 L9 SX", "S": "E9 LX SU L7 HA", "W": "EX LK S8 HU SO"},
    beside={"turned": "S7"},
)


def case(name: str) -> Position:
    return opened(RecordText((CASES / f"{name}.weli").read_text(encoding="utf-8"), name))


def after(*acts: str) -> LaidOut:
    return laid(but(CLEAN, acts=list(acts), at=len(acts)), "de")


@pytest.mark.few(2)
@pytest.mark.parametrize("game", ["giltspiel", "perlaggen", "bieten", "gaigel"])
def test_every_case_is_laid_out_and_kept_as_a_record_that_holds(game: str) -> None:
    for file in sorted((CASES / game).glob("*.weli"))[::7]:
        found = laid(case(f"{game}/{file.stem}"), "de")
        assert found.misplaced is None, file.name
        assert replay(read(found.record)).ok, file.name
        assert laid(found.position, "de").record == found.record
        assert {each.act for each in found.moments} >= {*range(1, len(found.position.acts) + 1)} or any(
            each.answer == "refused" for each in found.moments
        )


def test_what_a_case_expects_is_left_out() -> None:
    assert [act for act in case("giltspiel/GS-EX-04").acts if act.startswith("?")] == []


def test_an_act_that_is_refused_becomes_a_question_and_nothing_is_lost() -> None:
    found = after("N EA", "E HK")
    assert found.position.acts == ["N EA", "! E HK  GS-PLAY-04"]
    assert found.moments[-1].answer == "refused"
    assert found.moments[-1].step.rules[0] == "GS-PLAY-04"
    assert [each.act for each in found.moments] == [0, 1, 2]


def test_a_question_is_kept_as_the_rules_answer_it() -> None:
    assert after("! N EA").position.acts == ["? may N EA"]
    assert after("N EA", "? may E HK").position.acts == ["N EA", "! E HK  GS-PLAY-04"]


def test_a_question_changes_nothing() -> None:
    assert after("? may N bet gleich").moments[-1].step.deal == after().moments[-1].step.deal


def test_an_act_refused_before_the_one_looked_at_stays_and_ends_it() -> None:
    found = laid(but(CLEAN, acts=["E HK", "N EA"], at=2), "de")
    assert found.position.acts == ["E HK", "N EA"]
    assert [(each.act, each.answer) for each in found.moments] == [(0, None), (1, "refused")]


def test_what_might_come_next_is_told_for_the_line_looked_at() -> None:
    acts = ["N EA", "E HK"]
    seats = {each.seat: each for each in laid(but(CLEAN, acts=acts, at=1), "en").seats}
    assert {doing.act for doing in seats["E"].may if doing.kind == "play"} == {"E8", "SX"}
    assert "HK" in {doing.act for doing in seats["E"].may_not}
    assert "LX" in {doing.act for doing in seats["S"].may_not}
    assert seats["S"].name == "Right of the dealer"


def test_seats_are_called_from_the_dealer_wherever_they_are_spoken_of() -> None:
    asked = ["N EA", "? may E L9", "? may N HK"]
    found = after(*asked)
    judged = [answer for each in verdicts(but(CLEAN, acts=asked, at=3), "de") for answer in each.answers]
    told = [text for each in found.moments for text in each.step.texts] + [each.text for each in judged]
    assert [each.text for each in judged[:2]] == [
        "Ausgespielt ist Eichel, und gegenüber kann bedienen.",
        "Gegenüber ist dran.",
    ]
    assert not [each for each in told if {"Nord", "Ost", "Süd", "West"} & {*each.replace(".", " ").split()}]
    assert [each.words for each in found.moments if each.answer] == ["Laub-Neun spielen", "Herz-König spielen"]


def test_a_hand_too_small_is_told_by_the_name_of_its_seat() -> None:
    few = but(CLEAN, hands={**CLEAN.hands, "N": "EA EK L8 S9"}, at=0)
    assert laid(few, "de").misplaced == Misplaced("Links vom Geber muss 5 Karten haben, nicht 4.", "hands", 0)


def test_nobody_is_spoken_to() -> None:
    told = " ".join(text for each in laid(case("giltspiel/GS-EX-04"), "de").moments for text in each.step.texts)
    assert "Links vom Geber" in told
    assert not {"du", "dir", "dich", "deine"} & {*told.lower().replace(".", " ").split()}


def with_card(seat: str, cards: str) -> Position:
    return but(CLEAN, hands={**CLEAN.hands, seat: cards})


@pytest.mark.parametrize(
    ("position", "key"),
    [
        (with_card("N", "EA EA L8 S9 H7"), "hands"),
        (with_card("N", "EA HK L8 S9 H7"), "hands"),
        (with_card("N", "EA L8 S9 H7"), "hands"),
        (with_card("N", ""), "hands"),
        (with_card("N", "EA XX L8 S9 H7"), "hands"),
        (but(CLEAN, beside={}), "turned"),
        (but(CLEAN, beside={"turned": "EA"}), "turned"),
        (but(CLEAN, beside={"turned": 7}), "turned"),
        (but(CLEAN, dealer="X"), "dealer"),
        (but(CLEAN, score={"NS": 99, "EW": 0}), "score"),
        (but(CLEAN, score={"NS": 1}), "score"),
        (but(CLEAN, beside={**CLEAN.beside, "nonsense": 1}), "nonsense"),
    ],
)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_cannot_be_is_said_at_its_place(position: Position, key: str, lang: str) -> None:
    found = laid(position, lang)
    assert found.misplaced is not None
    assert found.misplaced.at_key == key
    assert found.misplaced.text.endswith((".", ").", "“."))
    assert found.position == position
    assert (found.record, found.moments) == ("", [])
    assert len(found.pack) == 32


def test_a_line_that_cannot_be_read_is_named_by_its_number() -> None:
    found = after("N EA", "E nonsense")
    assert found.misplaced is not None
    assert (found.misplaced.at_key, found.misplaced.act) == ("acts", 2)
    assert "nonsense" in found.misplaced.text


def test_more_lines_than_any_deal_has_are_refused() -> None:
    with pytest.raises(TooLong):
        after(*["N say hello"] * (MOST_ACTS + 1))


def test_what_is_no_record_cannot_be_disputed() -> None:
    with pytest.raises(RecordError):
        opened(RecordText("weli = 99", "link"))


def test_a_deal_of_which_all_cards_are_played_is_laid_out() -> None:
    found = case("gaigel/GA-3P-02")
    won = {"A": found.hands["A"], "B": "", "C": ""}
    over = but(found, hands=dict.fromkeys(found.hands, ""), beside={**found.beside, "taken": won}, acts=[], at=0)
    assert laid(over, "de").misplaced is None


def test_villages_that_judge_otherwise_are_named() -> None:
    """After two sides that are gestrichen the one compares the hands, the other plays on."""
    found = verdicts(case("giltspiel/GS-EX-21"), "de")
    assert [[place.rules for place in one.places] for one in found] == [["fiss"], ["3-perlique"]]
    assert found[0].points == {"NS": 1, "EW": 0}
    assert found[1].stopped is not None
    assert found[1].stopped.answer == "refused"
    assert found[1].stopped.rules


def test_what_a_game_lays_beside_the_hands_has_a_name() -> None:
    for game, keys in (("giltspiel/GS-EX-04", {"turned"}), ("gaigel/GA-3P-02", {"talon", "taken", "trump", "leader"})):
        for lang in ("de", "en"):
            lying = laid(case(game), lang).lying
            assert {each.key for each in lying} >= keys
            assert not [each.label for each in lying if each.label.startswith("lying.")]
