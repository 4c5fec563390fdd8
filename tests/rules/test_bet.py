"""Bets and answers."""

import pytest

from rules.helpers import (
    COMMON,
    FISS,
    FOUR_TRICKS,
    LADDER,
    SEATS,
    UP_THE_LADDER,
    acts,
    allows,
    answerers,
    counted,
    due,
    gained,
    owner,
    owners,
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

FIGURES = pytest.mark.parametrize("figure", ["gleich", "hanger", "spiel"])
NUMBER = {"gleich": GLEICH, "hanger": HANGER, "spiel": SPIEL}


@rule("GS-BET-01")
def test_every_figure_begins_unbet_at_one() -> None:
    deal = table()
    assert [stake.value for stake in deal.stakes] == [1, 1, 1]
    assert [stake.first_bet for stake in deal.stakes] == [0, 0, 0]
    assert [stake.bettor for stake in deal.stakes] == [NONE] * 3


@rule("GS-BET-02")
@FIGURES
def test_a_bet_proposes_one_point_more(figure: str) -> None:
    deal = say(table(), f"S bet {figure}")
    assert deal.stakes[NUMBER[figure]].value == 1, "proposed, not yet accepted"
    assert say(deal, "W hold").stakes[NUMBER[figure]].value == 2


@rule("GS-BET-03")
@pytest.mark.parametrize("words", ["Ich biete", "gleich", "das Gleich", "bet", "geboten", "zwei"])
def test_without_the_verb_and_the_figure_there_is_no_bet(words: str) -> None:
    with pytest.raises(NotationError):
        parse(words)
    assert parse("ich biete das Gleich").figures == (GLEICH,)


@rule("GS-BET-04")
@FIGURES
@pytest.mark.parametrize("seat", SEATS)
def test_anybody_may_bet_on_an_unbet_figure(seat: str, figure: str) -> None:
    allows(table(), f"{seat} bet {figure}")
    allows(tricks(table(), "LK L9"), f"{seat} bet {figure}")


@rule("GS-BET-05")
def test_bets_are_possible_at_any_moment_until_the_figure_is_settled() -> None:
    deal = table()
    for card in "LK S8 L7 L8 EA HA E9 E8 EK HK EU".split():
        allows(deal, *[f"{seat} bet {figure}" for seat in SEATS for figure in NUMBER])
        tricks(deal, card)
    tricks(deal, "LO")
    refuses(deal, "N bet spiel", "GS-SHOW-20")
    conceded = say(table(), "N concede hanger")
    refuses(conceded, "E bet hanger", "GS-BET-14")
    # A figure that was lost by being overtaken is settled as well.
    lost = say(table(LADDER, turned="S8"), *UP_THE_LADDER, "E contest hanger HO", "W contest gleich SO")
    assert (owner(lost, HANGER), showing(lost)) == ("EW", "NS")
    refuses(lost, "N bet hanger", "GS-BET-05")
    allows(lost, "N bet gleich")


@rule("GS-BET-07")
@pytest.mark.parametrize(("bettor", "others"), [("N", "EW"), ("E", "NS"), ("S", "EW"), ("W", "NS")])
def test_either_opponent_answers_for_both(bettor: str, others: str) -> None:
    deal = say(table(), f"{bettor} bet hanger")
    assert answerers(deal) == others
    for seat in others:
        allows(deal, f"{seat} hold", f"{seat} good", f"{seat} raise")
    for seat in set(SEATS) - set(others):
        for answer in ("hold", "good", "raise"):
            refuses(deal, f"{seat} {answer} hanger", "GS-BET-07")
    say(deal, f"{others[0]} hold")
    refuses(deal, f"{others[1]} good hanger", "GS-BET-08")


@rule("GS-BET-08")
def test_there_are_three_answers() -> None:
    deal = say(table(), "S bet gleich")
    seat, _ = acts(deal, "W hold")
    others = {acts(deal, f"W {answer} gleich")[1][0] for answer in ("hold", "good", "raise")}
    conceding = {acts(deal, f"W concede {figure}")[1][0] for figure in NUMBER}
    assert set(deal.legal(seat)) - conceding == others
    refuses(deal, "W hold hanger", "GS-BET-08")
    for answer in ("hold", "good", "raise"):
        refuses(table(), f"W {answer} gleich", "GS-BET-08")


@rule("GS-BET-09", "GS-SCORE-02")
@FIGURES
def test_good_gives_the_figure_at_the_value_before_the_bet(figure: str) -> None:
    deal = say(table(), f"S bet {figure}", "W good")
    assert (owner(deal, NUMBER[figure]), deal.points(0)) == ("NS", 1)
    deal = say(table(), f"S bet {figure}", "W raise", "S good")
    assert (owner(deal, NUMBER[figure]), deal.points(1)) == ("EW", 2)
    deal = say(table(), f"S bet {figure}", "W raise", "S raise", "E good")
    assert (owner(deal, NUMBER[figure]), deal.points(0)) == ("NS", 3)


@rule("GS-BET-10")
def test_a_hold_counts_for_whichever_side_wins() -> None:
    for loser, points in (("N", (0, 2)), ("E", (2, 0))):
        deal = say(table(), "S bet spiel", "W hold", f"{loser} concede spiel")
        assert (deal.points(0), deal.points(1)) == points


@rule("GS-BET-11")
def test_a_raise_accepts_and_proposes_one_more_until_good_or_hold() -> None:
    deal = say(table(), "S bet gleich", "W raise")
    assert (deal.stakes[GLEICH].value, answerers(deal)) == (2, "NS")
    say(deal, "N raise")
    assert (deal.stakes[GLEICH].value, answerers(deal)) == (3, "EW")
    say(deal, "E hold")
    assert (deal.stakes[GLEICH].value, answerers(deal), due(deal)) == (4, "", "W")


@rule("GS-BET-12")
def test_after_a_hold_the_side_that_held_has_the_right() -> None:
    deal = tricks(say(table(), "S bet gleich", "W hold"), "LK L9")
    allows(deal, "E bet gleich", "W bet gleich")
    refuses(deal, "N bet gleich", "GS-BET-13")
    refuses(deal, "S bet gleich", "GS-BET-13")


@rule("GS-BET-13")
def test_bets_on_a_figure_alternate() -> None:
    deal = say(table(), "S bet gleich", "W hold", "E bet gleich", "N hold")
    refuses(deal, "E bet gleich", "GS-BET-13")
    allows(deal, "S bet gleich", "E bet hanger", "E bet spiel")
    raised = say(table(), "S bet gleich", "W raise", "S hold")
    refuses(raised, "W bet gleich", "GS-BET-13")
    allows(raised, "N bet gleich")


@rule("GS-BET-14")
@FIGURES
def test_a_conceded_figure_takes_no_more_bets(figure: str) -> None:
    for lines in ([f"N concede {figure}"], [f"S bet {figure}", "W good"]):
        deal = say(table(), *lines)
        for seat in SEATS:
            seat_number, said = acts(deal, f"{seat} bet {figure}")
            assert deal.check(seat_number, said[0])
            if figure != "spiel":
                refuses(deal, f"{seat} bet {figure}", "GS-BET-14")


@rule("GS-BET-15")
def test_a_bet_that_is_not_allowed_needs_no_answer_and_changes_nothing() -> None:
    wrong_turn = say(table(), "S bet gleich", "W hold")
    refuses(wrong_turn, "N bet gleich", "GS-BET-13")
    capped = table(score=(10, 0))
    refuses(capped, "N bet gleich", "GS-END-02")
    last = tricks(table(), FOUR_TRICKS + " L7")
    refuses(last, "S bet spiel", "GS-BET-24")
    for deal in (wrong_turn, capped, last):
        assert answerers(deal) == ""
    # One bad part spoils a call on several figures.
    refuses(wrong_turn, "N bet gleich hanger", "GS-BET-13")


@rule("GS-BET-16")
def test_no_jumps() -> None:
    with pytest.raises(NotationError, match="next bet is 2"):
        acts(table(), "N bet gleich 3")
    allows(table(), "N bet gleich 2")
    deal = say(table(), "N bet gleich")
    with pytest.raises(NotationError, match="next bet is 3"):
        acts(deal, "E raise 4")
    assert say(deal, "E raise 3").stakes[GLEICH].value == 2


@rule("GS-BET-17", "GS-BET-18")
def test_values_run_to_seven_and_then_comes_spiel_aus() -> None:
    deal = say(table(), "N bet gleich")
    values = []
    for seat in "ENENE":
        say(deal, f"{seat} raise")
        values.append(deal.stakes[GLEICH].value)
    assert values == [2, 3, 4, 5, 6]
    assert say(deal.copy(), "N hold").stakes[GLEICH].value == 7
    # One more is Spiel aus, as a bet or as a raise.
    held = say(deal.copy(), "N hold", "S Spiel aus")
    assert held.stakes[GLEICH].bettor == SEATS.index("S")
    say(deal, "N raise")
    assert (deal.stakes[GLEICH].value, answerers(deal)) == (7, "EW")


@rule("GS-BET-18", "GS-OQ-16")
def test_nothing_comes_after_spiel_aus() -> None:
    deal = say(raised_to(table(), "gleich", 7), "N bet gleich")
    refuses(deal, "E raise gleich", "GS-BET-18")
    say(deal, "E hold")
    refuses(deal, "E bet gleich", "GS-BET-18")


@rule("GS-BET-19")
def test_spiel_aus_held_wins_the_whole_game() -> None:
    deal = say(raised_to(table(), "spiel", 7), "N bet spiel", "E hold", "E concede spiel")
    assert (winner(deal), gained(deal)) == ("NS", (0, 0))
    other = say(raised_to(table(), "spiel", 7), "N bet spiel", "E hold", "N concede spiel")
    assert winner(other) == "EW"
    played = tricks(say(raised_to(table(), "spiel", 7), "N bet spiel", "E hold"), "LK S8 L7 L8 EA HA E9 E8 EK HK EU LO")
    say(played, "E concede gleich", "E concede hanger")
    assert winner(played) == "NS"


@rule("GS-BET-20")
def test_spiel_aus_answered_good_scores_seven() -> None:
    deal = say(raised_to(table(), "spiel", 7), "N bet spiel", "E good", "E concede gleich", "N concede hanger")
    assert (winner(deal), gained(deal)) == ("none", (8, 1))


@rule("GS-BET-21")
def test_the_player_who_spoke_is_remembered() -> None:
    deal = say(table(), "S bet gleich", "W raise", "N hold", "E bet spiel", "S hold")
    assert [deal.proofs.duties[seat] for seat in range(4)] == [1, 0, 1, 1]
    assert deal.stakes[GLEICH].last_bettor == SEATS.index("W")
    assert say(table(), "N bet hanger").stakes[HANGER].bettor == SEATS.index("N")


@rule("GS-BET-22")
def test_the_best_figure_of_all_four_wins_a_held_bet() -> None:
    deal = say(table(), "N bet gleich", "E hold", "W concede spiel", "E concede hanger")
    say(deal, "S contest gleich EU LU", "E concede gleich", "N validate gleich H9 L9", "E validate gleich L7 H7")
    assert gained(deal) == (4, 0), "South's Unters, though North bet"


@rule("GS-BET-23", "GS-VAL-11")
def test_betting_without_the_figure_is_accepted_and_costs_later() -> None:
    deal = say(table(), "W bet gleich", "N good", "N concede hanger", "N concede spiel", "W pass")
    assert gained(deal) == (1, 0), "two points less for E/W, and the Gleich for N/S"


@rule("GS-BET-24", "GS-BET-25")
def test_in_the_last_trick_only_a_fitting_card_may_bet_on_the_spiel() -> None:
    deal = tricks(table(), FOUR_TRICKS)
    tricks(deal, "L7")
    allows(deal, "N bet spiel", "W bet spiel", "E bet spiel")
    refuses(deal, "S bet spiel", "GS-BET-24")
    refuses(deal, "S bet gleich hanger spiel", "GS-BET-24")
    # South's card is judged where it lies; West's Ober can no longer win when North's trump lies there.
    tricks(deal, "EU")
    refuses(deal, "S bet spiel", "GS-BET-24")
    allows(deal, "W bet spiel", "E bet spiel")


@rule("GS-BET-25")
def test_the_fitting_card_need_not_be_able_to_win() -> None:
    low = {"W": "LK L8 HX HU E8", "S": "EU LU E9 LO SO"}
    deal = tricks(table(low), FOUR_TRICKS.replace("L8", "LO") + " L7 EU")
    say(deal, "N bet spiel", "E hold")
    allows(deal, "W bet spiel", "E bet spiel")


@rule("GS-BET-24", "GS-OQ-28")
def test_a_raise_in_the_last_trick_needs_a_fitting_card_a_hold_does_not() -> None:
    deal = say(tricks(table(), FOUR_TRICKS + " L7"), "W bet spiel")
    refuses(deal, "S raise spiel", "GS-BET-24")
    allows(deal, "N raise spiel", "S hold spiel", "S good spiel")


@rule("GS-BET-26", "GS-OQ-56")
def test_who_wins_a_last_trick_bet_by_concession_shows_his_card() -> None:
    deal = say(tricks(table(), FOUR_TRICKS + " L7"), "W bet spiel", "N gut bei Farbe")
    assert owner(deal, SPIEL) == "EW"
    assert row(deal, "W").endswith("LO")
    assert [deal.cards.held[seat] for seat in range(4)] == [1, 0, 1, 0], "nobody else's"
    unasked = say(tricks(table(), FOUR_TRICKS + " L7"), "N concede spiel")
    assert list(unasked.cards.held) == [1, 0, 1, 1]


@rule("GS-BET-26")
def test_before_the_last_trick_no_card_is_shown() -> None:
    deal = say(tricks(table(), FOUR_TRICKS), "W bet spiel", "N good")
    assert list(deal.cards.held) == [1, 1, 1, 1]


@rule("GS-BET-27")
def test_the_rule_of_the_last_trick_binds_only_the_spiel_and_only_after_the_lead() -> None:
    deal = tricks(table(), FOUR_TRICKS)
    allows(deal, "S bet spiel", "N bet spiel", "W bet spiel")
    tricks(deal, "L7")
    allows(deal, "S bet gleich", "S bet hanger", "S bet gleich hanger")


@rule("GS-BET-28")
def test_bets_on_the_spiel_need_no_proof() -> None:
    deal = say(table(), "W bet spiel", "N raise", "E hold", "N concede gleich", "N concede hanger", "N concede spiel")
    assert gained(deal) == (0, 5)


@rule("GS-BET-29", "GS-OQ-39", "GS-OQ-52")
def test_one_call_may_name_several_figures_each_answered_by_itself() -> None:
    deal = say(table(), "N bet gleich hanger spiel")
    assert [deal.owes_answer(1, figure) for figure in range(3)] == [True, True, True]
    say(deal, "W raise spiel", "E good gleich", "N hold spiel", "W hold hanger")
    assert (owners(deal), [stake.value for stake in deal.stakes]) == ("NS open open", [1, 2, 3])
    three = say(table(), "N bet spiel gleich hanger", "E hold gleich", "E hold hanger", "E hold spiel")
    assert 0 < three.stakes[GLEICH].first_bet < three.stakes[HANGER].first_bet < three.stakes[SPIEL].first_bet


@rule("GS-BET-30")
def test_neither_a_bet_nor_an_answer_can_be_taken_back() -> None:
    deal = say(table(), "N bet gleich")
    refuses(deal, "N concede gleich", "GS-BET-30")
    refuses(deal, "S concede gleich", "GS-BET-30")
    for answer in ("hold", "good"):
        answered = say(deal.copy(), f"E {answer}")
        for other in ("hold", "good", "raise"):
            refuses(answered, f"W {other} gleich", "GS-BET-08")


@rule("GS-BET-31")
def test_other_bets_wait_until_the_first_is_answered() -> None:
    deal = say(table(), "N bet gleich")
    for seat in SEATS:
        refuses(deal, f"{seat} bet hanger", "GS-BET-31")
        refuses(deal, f"{seat} bet spiel", "GS-BET-31")
    both = say(table(), "N bet gleich hanger", "E hold gleich")
    refuses(both, "E bet spiel", "GS-BET-31")
    allows(say(both, "E hold hanger"), "E bet spiel")


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
