"""Replaying a record of Gaigel: who is silent, and what is told as data."""

import re

import pytest

from every import each_of
from weli.record import RecordError, data_of, judged, read, replay, write

rule = pytest.mark.rule


ENDGAME = """\
weli = 1
game = "gaigel"
rules = "kreuz-4p"

[[deal]]
dealer = "E"
hands = { N = "SK", W = "SU", S = "L7", E = "E7" }
talon = ""
taken = { NS = "HA HX", EW = "EK" }
trump = "H"
acts = \"\"\"
? count NS = 21
? count EW = 4
? tricks NS = 1
? turn = N
N SK
W SU
S L7
E E7
{last}
\"\"\"
"""


@rule("GA-Q65")
@each_of("last", ["E pass", "S pass", "W accuse", "N pass\nW pass", "? answer = NS\nS aus", "? phase = done"])
def test_a_side_is_asked_once_and_silence_is_a_pass(last: str) -> None:
    replayed = replay(read(ENDGAME.replace("{last}", last)))
    (deal,) = replayed.deals
    assert replayed.ok
    assert deal.deal.closed


def test_a_record_of_gaigel_is_told_as_data_with_counts_and_without_figures() -> None:
    data = data_of(replay(read(ENDGAME.replace("{last}", "? winner = -"))), "name")["deals"][0]
    assert data["figures"] == {}
    assert data["count"] == {"NS": 27, "EW": 4}
    assert data["points"] == {"NS": 0, "EW": 1}
    assert (data["phase"], data["turn"], data["answer"], data["winner"]) == ("done", "-", "-", "-")


def test_a_record_with_an_empty_talon_comes_back_from_its_text() -> None:
    """Also where nobody has won anything yet."""
    for written in (ENDGAME, ENDGAME.replace('taken = { NS = "HA HX", EW = "EK" }\n', "")):
        hands = 'hands = { N = "SK", W = "SU", S = "L7", E = "E7" }'
        full = 'hands = { N = "SK SK SX SO S7", W = "SU SA SA S7 SX", S = "L7 LU LU LA LA", E = "E7 EU EU EA EA" }'
        record = read(written.replace("{last}", "").replace(hands, hands if "taken" in written else full))
        assert record.deals[0].beside["talon"] == ""
        assert read(write(record)) == record


def test_a_record_in_which_all_cards_are_played_comes_back_from_its_text() -> None:
    """What is empty in the middle of a deal of Gaigel is a hand all the same."""
    played = ENDGAME.replace("N SK\nW SU\nS L7\nE E7\n{last}", "N pass").replace("? turn = N\n", "")
    record = read(re.sub(r"hands = .*", 'hands = { N = "", W = "", S = "", E = "" }', played))
    assert replay(record).ok
    assert read(write(record)) == record
    assert judged(record)[0].reason is None


@each_of("of", ["value gleich = 1", "right gleich = any", "figure gleich = open", "loser = -"])
def test_what_gaigel_does_not_know_cannot_be_expected(of: str) -> None:
    with pytest.raises(RecordError, match="cannot be expected"):
        read(ENDGAME.replace("{last}", f"? {of}"))


@each_of(
    ("line", "instead", "reason"),
    [
        ('trump = "H"', 'score = { NS = -1, EW = 0 }\ntrump = "H"', "score of NS must be a whole number from 0"),
        ('trump = "H"', 'score = { NS = 0, EW = 1000 }\ntrump = "H"', "score of EW must be a whole number from 0"),
        ('S = "L7"', 'S = ""', "as many cards in each hand"),
        ('S = "L7"', 'S = "L7 LA"', "as many cards in each hand"),
        ('EW = "EK" }', 'XX = "EK" }', "'taken' names the sides NS, EW"),
        ('EW = "EK" }', 'EW = "SK SK" }', "SK is there more often than in the pack"),
        ('trump = "H"', 'trump = "T"', "not T"),
        ('trump = "H"', 'trump = "EL"', "not EL"),
        ('trump = "H"\n', "", "'trump' is missing"),
    ],
)
def test_what_cannot_be_is_said_of_the_key_that_says_it(line: str, instead: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(ENDGAME.replace("{last}", "").replace(line, instead))
    assert reason in caught.value.text("en")


OLD = """\
weli = 1
game = "gaigel"
rules = "4p-sevens-announced"

[[deal]]
dealer = "E"
hands = { N = "HA LX EU SK LU", W = "S7 H7 L7 L7 HU", S = "SO HX LK SA E7", E = "HK EX LO SX H7" }
talon = "SU E7 EO S7 SX EA LA EK"
acts = \"\"\"
W siebener
N elfen HA
W HU
S HX
E SX
{rest}
\"\"\"
"""


NEXT = """
[[deal]]
dealer = "N"
hands = { N = "HA LX EU SK LU", W = "S7 H7 L7 L7 HU", S = "SO HX LK SA E7", E = "HK EX LO SX H7" }
talon = "SU E7 EO S7 SX EA LA EK"
acts = ""
"""


@rule("GA-Q32")
@each_of("rest", ["N draw\nW show", "W show", "N draw"])
def test_a_record_in_which_the_announced_fifth_seven_is_shown_still_replays(rest: str) -> None:
    """Once, the fifth Seven had to be shown after it was drawn; now the draw has won already, and the word adds nothing."""
    replayed = replay(read(OLD.replace("{rest}", rest)))
    (deal,) = replayed.deals
    assert replayed.ok
    assert not deal.refused
    assert (deal.deal.closed, deal.deal.ending.champion, deal.deal.gained) == (True, 1, [1, 0])
    assert [event.kind for told in deal.told for event in told.events].count("lays_five") == 1


@rule("GA-Q32", "GA-VAR-04")
@each_of("rest", ["", "# That is all.", "? phase = done", "? points NS = 1\n? phase = done"])
def test_a_drawing_that_ends_the_deal_is_filled_in_though_nothing_comes_after_it(rest: str) -> None:
    replayed = replay(read(OLD.replace("{rest}", rest) + NEXT))
    first, second = replayed.deals
    assert replayed.ok, first.failed
    assert (first.done[-1].line, first.done[-1].act, first.deal.closed, first.deal.gained) == (0, "draw", True, [1, 0])
    assert second.dealt.start_scores == [1, 0], "the next deal goes on from it"


@rule("GA-Q53", "GA-Q66")
@each_of("rest", ["? phase = play", "? may N draw", "? may W accuse"])
def test_what_holds_before_a_drawing_that_is_left_out_is_not_looked_at_after_it(rest: str) -> None:
    (deal,) = replay(read(OLD.replace("{rest}", rest))).deals
    assert not deal.failed
    assert deal.deal.closed


def test_a_drawing_after_which_the_deal_goes_on_waits_for_what_comes_next() -> None:
    (deal,) = replay(read(OLD.replace("SU E7 EO", "SU EO E7").replace("{rest}", ""))).deals
    assert (deal.deal.closed, deal.done[-1].act) == (False, "SX")


@rule("GA-Q32")
@each_of("rest", ["N draw\nS show", "N draw\nN aus", "N draw\nN LX"])
def test_nothing_else_is_said_after_the_announced_fifth_seven(rest: str) -> None:
    assert not replay(read(OLD.replace("{rest}", rest))).ok
