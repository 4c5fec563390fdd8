"""Bets and answers: what Giltspiel and Perlaggen have alike, and then what Giltspiel has alone."""

import pytest

from rules.alike import BOTH, FOUR_TRICKS, NUMBER, STEPS, THREE_TRICKS, UP_THE_STEPS, Begin, giltspiel
from rules.helpers import (
    COMMON,
    FISS,
    SEATS,
    acts,
    allows,
    answerers,
    counted,
    due,
    gained,
    owner,
    owners,
    playable,
    raised_to,
    refuses,
    row,
    say,
    showing,
    table,
    tricks,
    winner,
)
from weli.core.acts import GLEICH, HANGER, SPIEL
from weli.core.errors import NotationError
from weli.games.figures.engine.deal import NONE
from weli.notation import parse

rule = pytest.mark.rule

ANSWERS = ("hold", "good", "raise")


@rule("GS-BET-01", "PL-BET-01")
@BOTH
def test_every_figure_begins_unbet_at_one(begin: Begin) -> None:
    deal = begin()
    assert [stake.value for stake in deal.stakes] == [1, 1, 1]
    assert [stake.first_bet for stake in deal.stakes] == [0, 0, 0]
    assert [stake.bettor for stake in deal.stakes] == [NONE] * 3
    assert gained(say(deal, "E concede gleich", "E concede hanger", "E concede spiel")) == (3, 0)


@rule("GS-BET-02", "GS-BET-16", "PL-BET-02", "PL-BET-24")
@BOTH
def test_a_bet_or_a_raise_proposes_one_point_more_and_no_jump(begin: Begin) -> None:
    for figure, number in NUMBER.items():
        deal = say(begin(), f"S bet {figure} 2")
        assert deal.stakes[number].value == 1, "proposed, not yet accepted"
        with pytest.raises(NotationError, match="next bet is 3"):
            acts(deal, "W raise 4")
        assert say(deal.copy(), "W raise 3").stakes[number].value == 2
        assert say(deal, "W hold").stakes[number].value == 2
        with pytest.raises(NotationError, match="next bet is 2"):
            acts(begin(), f"S bet {figure} 3")


@rule("GS-BET-03", "PL-BET-03")
def test_without_the_verb_and_the_figure_there_is_no_bet() -> None:
    for words in ("Ich biete", "gleich", "das Gleich", "bet", "geboten", "zwei", "Hanger!"):
        with pytest.raises(NotationError):
            parse(words)
    for words in ("ich biete das Gleich", "Gleich geboten"):
        assert parse(words).figures == (GLEICH,)


@rule("GS-BET-04", "GS-BET-05", "PL-BET-04", "PL-BET-25")
@BOTH
def test_anybody_may_bet_at_any_moment_until_the_figure_is_settled(begin: Begin) -> None:
    deal = begin()
    for card in THREE_TRICKS.split():
        allows(deal, *[f"{seat} bet {figure}" for seat in SEATS for figure in NUMBER])
        tricks(deal, card)
    refuses(deal, "N bet spiel", "GS-SHOW-20 PL-BET-04")
    refuses(say(begin(), "N concede hanger"), "E bet hanger", "GS-BET-14 PL-BET-04")


@rule("GS-BET-07", "PL-BET-06")
@BOTH
def test_either_opponent_answers_for_both(begin: Begin) -> None:
    for bettor, others in (("N", "EW"), ("E", "NS"), ("S", "EW"), ("W", "NS")):
        deal = say(begin(), f"{bettor} bet hanger")
        assert answerers(deal) == others
        for seat in others:
            allows(deal, *[f"{seat} {answer}" for answer in ANSWERS])
        for seat in set(SEATS) - set(others):
            for answer in ANSWERS:
                refuses(deal, f"{seat} {answer} hanger", "GS-BET-07 PL-BET-06")
        say(deal, f"{others[0]} hold")
        refuses(deal, f"{others[1]} good hanger", "GS-BET-08 PL-BET-07")


@rule("GS-BET-08", "PL-BET-08")
@BOTH
def test_there_are_three_answers(begin: Begin) -> None:
    deal = say(begin(), "S bet gleich")
    seat, _ = acts(deal, "W hold")
    others = {acts(deal, f"W {answer} gleich")[1][0] for answer in ANSWERS}
    conceding = {acts(deal, f"W concede {figure}")[1][0] for figure in NUMBER}
    assert set(deal.legal(seat)) - conceding == others
    refuses(deal, "W hold hanger", "GS-BET-08 PL-BET-08")
    for answer in ANSWERS:
        refuses(begin(), f"W {answer} gleich", "GS-BET-08 PL-BET-08")


@rule("GS-BET-09", "GS-SCORE-02", "PL-BET-07")
@BOTH
def test_good_gives_the_figure_at_the_value_before_the_bet(begin: Begin) -> None:
    for figure, number in NUMBER.items():
        for answers, side, points in (
            (["W good"], 0, 1),
            (["W raise", "S good"], 1, 2),
            (["W raise", "S raise", "E good"], 0, 3),
        ):
            deal = say(begin(), f"S bet {figure}", *answers)
            assert (deal.stakes[number].owner, deal.points(side)) == (side, points)


@rule("GS-BET-10", "PL-BET-08")
@BOTH
def test_a_hold_counts_for_whichever_side_wins(begin: Begin) -> None:
    for loser, points in (("N", (0, 2)), ("E", (2, 0))):
        deal = say(begin(), "S bet spiel", "W hold", f"{loser} concede spiel")
        assert (deal.points(0), deal.points(1)) == points


@rule("GS-BET-11", "GS-BET-17", "GS-BET-18", "PL-BET-09")
@BOTH
def test_raises_go_back_and_forth_to_seven_and_then_comes_spiel_aus(begin: Begin) -> None:
    deal = say(begin(), "N bet gleich")
    for value, seat in enumerate("ESWNE", start=2):
        say(deal, f"{seat} raise")
        assert (deal.stakes[GLEICH].value, answerers(deal)) == (value, "NS" if seat in "EW" else "EW")
        held = say(deal.copy(), f"{answerers(deal)[1]} hold")
        assert (held.stakes[GLEICH].value, answerers(held), due(held)) == (value + 1, "", "W")
    aus = say(held, "N Spiel aus")
    assert aus.stakes[GLEICH].bettor == SEATS.index("N")
    say(deal, "N raise")
    assert (deal.stakes[GLEICH].value, answerers(deal)) == (7, "EW")


@rule("GS-BET-18", "GS-OQ-16", "PL-BET-12")
@BOTH
def test_nothing_comes_after_spiel_aus(begin: Begin) -> None:
    for figure in NUMBER:
        deal = say(raised_to(begin(), figure, 7), f"N bet {figure}")
        refuses(deal, f"E raise {figure}", "GS-BET-18 PL-BET-12")
        allows(deal, "W good")
        say(deal, "E hold")
        refuses(deal, f"E bet {figure}", "GS-BET-18 PL-BET-12")


@rule("GS-BET-19", "PL-BET-12")
@BOTH
def test_spiel_aus_held_wins_the_whole_game(begin: Begin) -> None:
    for loser, side in (("E", "NS"), ("N", "EW")):
        deal = say(raised_to(begin(), "spiel", 7), "N bet spiel", "E hold", f"{loser} concede spiel")
        assert (winner(deal), gained(deal)) == (side, (0, 0))
    played = tricks(say(raised_to(begin(), "spiel", 7), "N bet spiel", "E hold"), THREE_TRICKS)
    assert winner(say(played, "E concede gleich", "E concede hanger")) == "NS"


@rule("GS-BET-20", "PL-BET-12")
@BOTH
def test_spiel_aus_answered_good_scores_seven(begin: Begin) -> None:
    deal = say(raised_to(begin(), "spiel", 7), "N bet spiel", "E good", "E concede gleich", "N concede hanger")
    assert (winner(deal), gained(deal)) == ("none", (8, 1))


@rule("GS-BET-12", "GS-BET-13", "PL-BET-10", "PL-BET-14")
@BOTH
def test_after_a_hold_the_side_that_held_bets_next_and_so_they_alternate(begin: Begin) -> None:
    deal = tricks(say(begin(), "S bet gleich", "W hold"), "LK L9")
    allows(deal, "E bet gleich", "W bet gleich")
    for seat in "NS":
        refuses(deal, f"{seat} bet gleich", "GS-BET-13 PL-BET-10")
    say(deal, "E bet gleich", "N hold")
    allows(deal, "N bet gleich", "S bet gleich", "E bet hanger", "E bet spiel")
    for seat in "EW":
        refuses(deal, f"{seat} bet gleich", "GS-BET-13 PL-BET-10")
    raised = say(begin(), "S bet gleich", "W raise", "S hold")
    refuses(raised, "W bet gleich", "GS-BET-13 PL-BET-10")
    allows(raised, "N bet gleich")


@rule("GS-BET-14", "PL-BET-11")
@BOTH
def test_a_conceded_figure_takes_no_more_bets(begin: Begin) -> None:
    for figure in NUMBER:
        for lines in (["N concede"], ["S bet", "W good"], ["S bet", "W hold", "E concede"]):
            deal = say(begin(), *[f"{line} {figure}" for line in lines])
            for seat in SEATS:
                refuses(
                    deal, f"{seat} bet {figure}", "GS-SHOW-20 PL-BET-04" if figure == "spiel" else "GS-BET-14 PL-BET-11"
                )


@rule("GS-BET-15", "PL-BET-22")
@BOTH
def test_a_bet_that_is_not_allowed_needs_no_answer_and_changes_nothing(begin: Begin) -> None:
    wrong_turn = say(begin(), "S bet gleich", "W hold")
    refuses(wrong_turn, "N bet gleich", "GS-BET-13 PL-BET-10")
    capped = begin(short=(1, 5))
    refuses(capped, "N bet gleich", "GS-END-02 PL-END-01")
    last = tricks(begin(), FOUR_TRICKS + " H8")
    refuses(last, "W bet spiel", "GS-BET-24 PL-BET-18")
    for deal in (wrong_turn, capped, last):
        assert answerers(deal) == ""
    # One bad part spoils a call on several figures.
    refuses(wrong_turn, "N bet gleich hanger", "GS-BET-13 PL-BET-10")


@rule("GS-BET-21", "PL-BET-14")
@BOTH
def test_the_player_who_spoke_is_remembered(begin: Begin) -> None:
    deal = say(begin(), "S bet gleich", "W raise", "N hold", "E bet spiel", "S hold")
    assert [deal.proofs.duties[seat] for seat in range(4)] == [1, 0, 1, 1]
    assert deal.stakes[GLEICH].last_bettor == SEATS.index("W")
    assert say(begin(), "N bet hanger").stakes[HANGER].bettor == SEATS.index("N")


@rule("GS-BET-22", "PL-BET-15")
@BOTH
def test_the_best_figure_of_all_four_wins_a_held_bet(begin: Begin) -> None:
    deal = say(begin(), "N bet gleich", "E hold", "W concede spiel", "E concede hanger")
    say(deal, "S contest gleich EU LU", "E concede gleich", "N validate gleich H9 L9", "E validate gleich L8 H8")
    assert gained(deal) == (4, 0), "South's Unters, though North bet and South said nothing"


@rule("GS-BET-24", "GS-BET-25", "GS-BET-27", "GS-OQ-28", "PL-BET-18", "PL-BET-19")
@BOTH
def test_in_the_last_trick_only_a_fitting_card_may_bet_on_the_spiel(begin: Begin) -> None:
    deal = tricks(begin(), FOUR_TRICKS)
    allows(deal, *[f"{seat} bet spiel" for seat in SEATS])
    tricks(deal, "H8")
    refuses(deal, "W bet spiel", "GS-BET-24 PL-BET-18")
    refuses(deal, "W bet gleich hanger spiel", "GS-BET-24 PL-BET-18")
    allows(deal, "N bet spiel", "S bet spiel", "E bet spiel", "W bet gleich", "W bet hanger", "W bet gleich hanger")
    bet = say(deal.copy(), "N bet spiel")
    refuses(bet, "W raise spiel", "GS-BET-24 PL-BET-18")
    allows(bet, "E raise spiel", "W hold spiel", "W good spiel")
    # A card is judged where it lies; it need not be able to win any more.
    tricks(deal, "SK LO")
    refuses(deal, "W bet spiel", "GS-BET-24 PL-BET-18")
    allows(deal, "N bet spiel", "E bet spiel")


@rule("GS-BET-26", "GS-OQ-56", "PL-BET-20")
@BOTH
def test_who_wins_a_last_trick_bet_by_concession_shows_his_card(begin: Begin) -> None:
    led = tricks(begin(), FOUR_TRICKS + " H8")
    deal = say(led.copy(), "N bet spiel", "W gut bei Farbe")
    assert (owner(deal, SPIEL), row(deal, "N")) == ("NS", "EK EA H9 L9 S8")
    assert list(deal.cards.held) == [0, 0, 1, 1], "nobody else's"
    assert list(say(led, "W concede spiel").cards.held) == [1, 0, 1, 1], "unasked"
    early = say(tricks(begin(), FOUR_TRICKS), "W bet spiel", "N good")
    assert list(early.cards.held) == [1, 1, 1, 1], "before the last trick no card is shown"


@rule("GS-BET-28")
@BOTH
def test_bets_on_the_spiel_need_no_proof(begin: Begin) -> None:
    deal = say(begin(), "W bet spiel", "N raise", "E hold", "N concede gleich", "N concede hanger", "N concede spiel")
    assert gained(deal) == (0, 5)


@rule("GS-BET-29", "GS-OQ-39", "GS-OQ-52")
@BOTH
def test_one_call_may_name_several_figures_each_answered_by_itself(begin: Begin) -> None:
    deal = say(begin(), "N bet gleich hanger spiel")
    assert [deal.owes_answer(1, figure) for figure in range(3)] == [True, True, True]
    say(deal, "W raise spiel", "E good gleich", "N hold spiel", "W hold hanger")
    assert (owners(deal), [stake.value for stake in deal.stakes]) == ("NS open open", [1, 2, 3])
    three = say(begin(), "N bet spiel gleich hanger", "E hold gleich", "E hold hanger", "E hold spiel")
    assert 0 < three.stakes[GLEICH].first_bet < three.stakes[HANGER].first_bet < three.stakes[SPIEL].first_bet


@rule("GS-BET-06", "GS-BET-31", "GS-PLAY-14", "PL-BET-05", "PL-PLAY-18")
@BOTH
def test_a_bet_stops_play_and_other_bets_until_it_is_answered(begin: Begin) -> None:
    deal = say(tricks(begin(), "LK L9"), "N bet gleich")
    assert due(deal) == "E"
    assert not playable(deal, "E")
    refuses(deal, "E L8", "GS-PLAY-14 PL-BET-05")
    for seat in SEATS:
        for figure in ("hanger", "spiel"):
            refuses(deal, f"{seat} bet {figure}", "GS-BET-31 PL-BET-05")
    allows(say(deal, "W hold"), "E L8", "W bet hanger")
    both = say(begin(), "N bet gleich hanger", "E hold gleich")
    refuses(both, "W LK", "GS-PLAY-14 PL-PLAY-18")
    refuses(both, "E bet spiel", "GS-BET-31 PL-BET-05")
    allows(say(both, "E hold hanger"), "E bet spiel", "W LK")


# What only Giltspiel says, or says otherwise.


@rule("GS-BET-05")
def test_a_figure_that_was_lost_by_being_overtaken_is_settled_as_well() -> None:
    lost = say(giltspiel(STEPS, turned="S8"), *UP_THE_STEPS, "E contest hanger LO", "W contest gleich LU")
    assert (owner(lost, HANGER), showing(lost)) == ("EW", "NS")
    refuses(lost, "N bet hanger", "GS-BET-05")
    allows(lost, "N bet gleich")


@rule("GS-BET-23", "GS-VAL-11")
def test_betting_without_the_figure_is_accepted_and_costs_later() -> None:
    deal = say(table(), "W bet gleich", "N good", "N concede hanger", "N concede spiel", "W pass")
    assert gained(deal) == (1, 0), "two points less for E/W, and the Gleich for N/S"


@rule("GS-BET-30")
def test_neither_a_bet_nor_an_answer_can_be_taken_back() -> None:
    deal = say(table(), "N bet gleich")
    for seat in "NS":
        refuses(deal, f"{seat} concede gleich", "GS-BET-30")
    for answer in ("hold", "good"):
        answered = say(deal.copy(), f"E {answer}")
        for other in ANSWERS:
            refuses(answered, f"W {other} gleich", "GS-BET-08")


@rule("GS-BET-31", "GS-OQ-25")
def test_a_bet_open_when_the_spiel_is_conceded_is_answered_before_the_show() -> None:
    deal = say(table(), "N bet gleich", "E concede spiel")
    assert (showing(deal), answerers(deal), due(deal)) == ("-", "EW", "-")
    refuses(deal, "S contest gleich EU LU", "GS-SHOW-02")
    refuses(deal, "N bet hanger", "GS-BET-31")
    say(deal, "W raise", "S hold")
    assert (showing(deal), deal.stakes[GLEICH].value) == ("NS", 3)
    own = say(table(), "N bet gleich", "S concede spiel", "E hold")
    assert showing(own) == "EW"
    same_call = say(table(), "N bet gleich spiel", "E good spiel")
    assert showing(same_call) == "-"
    assert showing(say(same_call, "E good gleich")) == "NS"


def test_counting_of_a_common_deal() -> None:
    deal = say(table(COMMON), "E concede hanger", "E concede gleich", "N concede spiel")
    assert counted(deal) == ["hanger NS 1", "gleich NS 1", "spiel EW 1"]
    assert FISS.stakes.max_value == 7
