"""Replaying records: acts, refusals, expectations, the score that carries on, packs and their cut."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from every import each_of
from record.records import CONCEDED, text_of
from weli.core.cards import PACK_32, card_text, cards_text
from weli.games import game_named
from weli.games.figures.engine.dealing import deal_hands
from weli.record import Act, DealRecord, Record, RecordError, data_of, read, replay, write
from weli.referee import Referee


def failures(acts: str) -> list[tuple[int, str, str]]:
    return [(one.line, one.expected, one.found) for one in replay(read(text_of(acts))).deals[0].failed]


def test_an_illegal_act_is_refused_and_named() -> None:
    found = "W HX is not allowed by GS-PLAY-02: It is for North to play"
    assert failures("W HU\nW HX\nN H9\n") == [(11, "W HX is allowed", found)]


def test_nothing_is_replayed_after_an_act_that_was_refused() -> None:
    """What was said afterwards was said of another deal."""
    replayed = replay(read(text_of("W HU\nW HX\n? turn = W\nN bet gleich\nE bet gleich\n")))
    (deal,) = replayed.deals
    assert [one.line for one in deal.refused] == [one.line for one in deal.failed] == [deal.stopped_at] == [11]


def test_a_deal_whose_score_hangs_on_a_stopped_one_is_not_replayed() -> None:
    wrong = text_of("N HX\n")
    following = text_of(CONCEDED, head="", dealer='dealer = "W"')
    knowing = text_of(CONCEDED, head="", dealer='dealer = "W"', more="\nscore = { NS = 1, EW = 9 }")
    assert len(replay(read(wrong + following)).deals) == 1
    assert len(replay(read(wrong + knowing + following)).deals) == 3


def test_expectations_that_do_not_hold_are_named_with_what_was_found() -> None:
    acts = """? value gleich = 2
? right gleich = EW
? figure hanger = NS
? tricks NS = 1
? turn = N
? answer = EW
? phase = show
? points NS = 1
? score EW = 1
? winner = NS
? may N EK
! W HU
! W HU  GS-PLAY-14
! N EK  GS-PLAY-14
"""
    not_yet = "is not allowed by GS-PLAY-01: West leads first"
    both = [
        ("? value gleich = 2", "? value gleich = 1"),
        ("? right gleich = EW", "? right gleich = any"),
        ("? figure hanger = NS", "? figure hanger = open"),
        ("? tricks NS = 1", "? tricks NS = 0"),
        ("? turn = N", "? turn = W"),
        ("? answer = EW", "? answer = -"),
        ("? phase = show", "? phase = play"),
        ("? points NS = 1", "? points NS = 0"),
        ("? score EW = 1", "? score EW = 0"),
        ("? winner = NS", "? winner = -"),
        ("N EK is allowed", f"N EK {not_yet}"),
        ("W HU is not allowed", "W HU is allowed"),
        ("W HU is not allowed by GS-PLAY-14", "W HU is allowed"),
        ("N EK is not allowed by GS-PLAY-14", f"N EK {not_yet}"),
    ]
    assert failures(acts) == [(10 + n, expected, found) for n, (expected, found) in enumerate(both)]


def test_who_owes_an_answer_may_be_named_by_seats() -> None:
    assert failures("N bet gleich\n? answer = EW\n? answer = W E\n? answer = E W\n") == []
    assert failures("N bet gleich\n? answer = E\n? answer = -\n") == [
        (11, "? answer = E", "? answer = EW"),
        (12, "? answer = -", "? answer = EW"),
    ]


def test_an_act_that_means_nothing_in_its_deal_fails() -> None:
    (line, act, found) = failures("N bet gleich spiel\nE hold\n")[0]
    assert (line, act) == (11, "E hold is allowed")
    assert "must name the figure" in found
    assert failures("N bet gleich spiel\n! E hold\n") == []
    assert failures("N knock\n")[0][1] == "N knock is allowed"


def test_a_refused_line_changes_nothing() -> None:
    untouched = replay(read(text_of("E concede spiel\n"))).deals[0].deal
    refused = replay(read(text_of("E concede spiel\n! N contest gleich H9 LA  GS-SHOW-06\n")))
    assert refused.ok
    assert untouched is not None
    assert refused.deals[0].deal.facts() == untouched.facts()


FAILING = """N bet gleich
E hold
N concede gleich
W concede hanger
S concede spiel
"""


NO_GLEICH = 'hands = { N = "H9 E9 S9 EK LA", E = "E7 LX HK SO L9", S = "EO EU H7 SA L8", W = "H8 HU HX LU SU" }'


def failing_text(acts: str) -> str:
    """East held a bet on the Gleich without having one."""
    return text_of(FAILING + acts, hands=NO_GLEICH)


@pytest.mark.rule("GS-VAL-05", "GS-VAL-06")
def test_a_pass_that_is_the_only_choice_may_be_left_out() -> None:
    without = replay(read(failing_text("N validate gleich H9 S9\n? phase = done\n? points EW = -1\n")))
    spoken = replay(read(failing_text("N validate gleich H9 S9\n? phase = validate\nE pass\n? phase = done\n")))
    assert without.ok, without.deals[0].failed
    assert spoken.ok, spoken.deals[0].failed
    assert without.deals[0].deal.facts() == spoken.deals[0].deal.facts()


def test_the_score_carries_on_from_deal_to_deal() -> None:
    first = text_of(CONCEDED + "? score NS = 3\n")
    second = text_of(CONCEDED + "? score NS = 6\n? points NS = 3\n", head="", dealer='dealer = "W"')
    third = text_of("? score NS = 1\n", head="", dealer='dealer = "N"', more="\nscore = { NS = 1, EW = 9 }")
    assert replay(read(first + second + third)).ok


# A pack and its cut.

PACK = cards_text(PACK_32)


def pack_text(acts: str) -> str:
    return text_of(acts, hands=f'pack = "{PACK}"').replace('turned = "EA"\n', "")


@pytest.mark.rule("GS-DEAL-02", "GS-DEAL-03", "GS-DEAL-04", "GS-DEAL-05")
def test_a_deal_from_a_pack_begins_with_the_cut() -> None:
    replayed = replay(read(pack_text("? phase = cut\n? turn = -\nE cut 8\n? phase = play\n? turn = W\n? may W L7\n")))
    assert replayed.ok, replayed.deals[0].failed
    deal = replayed.deals[0].deal
    assert deal is not None
    assert cards_text(deal.cards.turned) == "SU"
    uncut = replay(read(pack_text("? phase = play\n? may W E7\n"))).deals[0]
    assert not uncut.failed


@each_of("act", ["N cut 8", "E cut 0", "E cut 32"])
def test_the_dealers_neighbour_cuts_and_leaves_cards_in_both_parts(act: str) -> None:
    failed = replay(read(pack_text(f"{act}\n"))).deals[0].failed
    assert [(one.line, one.expected) for one in failed] == [(9, f"{act} is allowed")]
    assert any(rule in failed[0].found for rule in ("GS-DEAL-02", "GS-OQ-37"))


def test_a_hand_record_knows_no_cut() -> None:
    assert failures("E cut 8\n")[0][1] == "E cut 8 is allowed"


def test_a_turned_card_beside_a_pack_must_be_the_one_that_is_turned() -> None:
    good = text_of("E cut 8\n", hands=f'pack = "{PACK}"').replace('turned = "EA"', 'turned = "SU"')
    assert replay(read(good)).ok
    with pytest.raises(RecordError, match="SU is turned"):
        read(good.replace('turned = "SU"', 'turned = "EA"'))


# A game played at random is recorded, read back and replayed to the same state.


@given(st.randoms(use_true_random=False), st.permutations(PACK_32))
@settings(max_examples=40, deadline=None)
def test_random_games_replay_to_the_same_state(chance: Random, pack: list[int]) -> None:
    rules = game_named("giltspiel").preset("fiss")
    hands = [pack[seat * 5 : seat * 5 + 5] for seat in range(4)]
    referee = Referee(deal_hands(rules, 2, [0, 0], hands, [pack[20]]), game_named("giltspiel"))
    acts = []
    while not referee.deal.closed:
        choices = [(seat, line) for seat in range(4) for line in referee.lines(seat)]
        seat, line = chance.choice(choices)
        referee.take(seat, line)
        acts.append(Act(seat, line))
    deal = DealRecord(
        2, (0, 0), tuple(tuple(hand) for hand in hands), None, tuple(acts), {"turned": card_text(pack[20])}
    )
    record = Record("giltspiel", "fiss", (deal,))
    again = read(write(record))
    assert again == record
    replayed = replay(again)
    assert replayed.ok
    assert replayed.deals[0].deal.facts() == referee.deal.facts()
    assert data_of(replayed, "game.weli")["deals"][0]["phase"] == "done"
