"""The show."""

import pytest

from rules.helpers import (
    FOUR_TRICKS,
    LADDER,
    NOTHING,
    SEATS,
    TIED,
    UP_THE_LADDER,
    allows,
    answerers,
    counted,
    due,
    lay,
    owner,
    owners,
    play_on,
    playable,
    refuses,
    row,
    say,
    showing,
    table,
    tricks,
    two_all,
)
from weli.core.acts import GLEICH, HANGER, SPIEL
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule

THREE_TRICKS_FOR_NORTH = "LK S8 L7 L8 EA HA E9 E8 EK HK EU LO"


def show(conceding: str = "W", **options: object) -> FigureDeal:
    """COMMON with the Spiel conceded before the first card; E/W's concession lets N/S show first."""
    return say(table(**options), f"{conceding} concede spiel")


def ladder(*more: str) -> FigureDeal:
    return say(table(LADDER, turned="S8"), *UP_THE_LADDER, *more)


@rule("GS-SHOW-01")
def test_the_spiel_is_settled_by_concession_or_by_the_third_trick() -> None:
    for lines in (["W concede spiel"], ["N bet spiel", "W good"]):
        deal = say(table(), *lines)
        assert (owner(deal, SPIEL), due(deal), deal.all_open()) == ("NS", "-", False)
    deal = tricks(table(), THREE_TRICKS_FOR_NORTH)
    assert (owner(deal, SPIEL), due(deal), deal.all_open()) == ("NS", "-", False)


@rule("GS-SHOW-02")
def test_a_show_follows_where_gleich_or_hanger_is_open() -> None:
    assert table().phase() == "play"
    assert show().phase() == "show"
    assert say(table(), "N concede gleich", "W concede spiel").phase() == "show"
    assert say(table(), "N concede gleich", "N concede hanger", "W concede spiel").phase() == "done"
    refuses(table(), "N contest gleich H9 L9", "GS-SHOW-02")


@rule("GS-SHOW-03")
def test_the_winners_of_the_spiel_show_first() -> None:
    assert showing(show("W")) == "NS"
    assert showing(show("S")) == "EW"
    assert showing(say(table(), "W bet spiel", "S good")) == "EW"
    assert showing(tricks(table(), THREE_TRICKS_FOR_NORTH)) == "NS"
    deal = say(show("W"), "N contest gleich H9 L9", "N contest hanger EA EK")
    assert showing(deal) == "EW"
    assert showing(say(deal, "E contest hanger HA HK", "E concede gleich")) == "NS"


@rule("GS-SHOW-04")
def test_one_of_concede_contest_or_bet_for_each_open_figure() -> None:
    for choice in ("N concede gleich", "N contest gleich H9 L9", "N bet gleich"):
        assert showing(say(show(), choice)) == "NS", "the Hanger is still to be decided"
    refuses(say(show(), "N concede gleich"), "S contest gleich EU LU", "GS-SHOW-04")
    refuses(say(show(), "N bet gleich"), "S concede gleich", "GS-BET-30")
    refuses(say(show(), "N bet gleich"), "S contest gleich EU LU", "GS-SHOW-14")
    contested = say(show(), "N contest gleich H9 L9")
    refuses(contested, "N bet gleich", "GS-SHOW-04")
    refuses(contested, "N concede gleich", "GS-SHOW-04")
    refuses(contested, "S contest gleich", "GS-SHOW-04")


@rule("GS-SHOW-04")
def test_a_figure_contested_as_it_lies_cannot_be_conceded_in_the_same_turn() -> None:
    deal = say(tricks(table(), THREE_TRICKS_FOR_NORTH), "N contest hanger")
    refuses(deal, "N concede hanger", "GS-SHOW-04")
    refuses(deal, "S bet hanger", "GS-SHOW-04")


@rule("GS-SHOW-04", "GS-OQ-18")
def test_who_has_begun_to_lay_cards_must_contest() -> None:
    begun = lay(show(), "N", GLEICH, "H9")
    refuses(begun, "N concede gleich", "GS-SHOW-04")
    refuses(begun, "S bet gleich", "GS-SHOW-04")
    refuses(begun, "N contest gleich", "GS-SHOW-06")
    allows(begun, "N contest gleich L9", "S bet hanger", "S concede hanger")


@rule("GS-SHOW-05")
def test_conceding_in_the_show_pays_the_accepted_value() -> None:
    deal = say(show(), "N concede gleich")
    assert (owner(deal, GLEICH), deal.points(1)) == ("EW", 1)
    held = say(table(), "N bet hanger", "E hold", "W concede spiel", "S concede hanger")
    assert held.points(1) == 2


@rule("GS-SHOW-06")
def test_contesting_takes_an_example_at_least_as_good_as_the_others() -> None:
    deal = show()
    refuses(deal, "N contest gleich", "GS-SHOW-06")
    refuses(deal, "N contest gleich H9", "GS-SHOW-06")
    refuses(deal, "S contest hanger EU", "GS-SHOW-06")
    say(deal, "S contest gleich EU LU", "N contest hanger EA EK")
    refuses(deal, "E contest gleich L7 H7", "GS-SHOW-06")
    refuses(deal, "W contest hanger LK LO", "GS-SHOW-06")
    allows(deal, "E contest hanger HA HK")
    tied = say(table(TIED), "W concede spiel", "N contest gleich H9 L9", "N concede hanger")
    assert owner(say(tied, "E contest gleich S9 E9"), GLEICH) == "open", "as good is good enough"


@rule("GS-SHOW-06", "GS-FIG-15")
def test_the_example_must_be_one_players_own() -> None:
    deal = table({"S": "EU LX E7 L8 S9", "N": "EA EK H9 L9 S8"})
    say(deal, "W concede spiel")
    refuses(deal, "S contest gleich S9", "GS-SHOW-06")
    with_partner = say(tricks(table({"N": "EA EK L9 HO S8", "S": "EU LX E9 L8 SO"}), "LK L9"), "W concede spiel")
    refuses(with_partner, "S contest gleich E9", "GS-SHOW-06")


@rule("GS-SHOW-07")
def test_played_and_shown_cards_of_a_player_count_together() -> None:
    deal = say(tricks(table(), "LK L9 L7 L8"), "W concede spiel", "N contest gleich H9")
    assert deal.shown_key(0, GLEICH) > 0
    say(deal, "N concede hanger")
    refuses(deal, "E contest gleich H7", "GS-SHOW-06")  # a pair of Sevens lies there, and is too low
    other = say(tricks(table(), "LK L9 L7 L8"), "N concede spiel", "E contest gleich H7")
    assert other.shown_key(1, GLEICH) > 0


@rule("GS-SHOW-08")
def test_what_lies_there_may_be_enough() -> None:
    deal = say(tricks(table(), "LK S8 L7 L8 EA HA E9 E8 EK HK EU LO"))
    before = deal.cards.held[:]
    say(deal, "N contest hanger", "S concede gleich")
    assert deal.cards.held == before
    assert owner(say(deal, "E contest hanger"), HANGER) == "open"
    assert deal.cards.held == before


@rule("GS-SHOW-09")
def test_either_or_both_lay_cards_and_more_than_needed() -> None:
    allows(show(), "N contest gleich H9 L9", "S contest gleich EU LU")
    deal = say(show(), "N contest gleich H9 L9 S8", "S contest gleich EU LU", "S contest gleich SO")
    assert (row(deal, "N"), row(deal, "S")) == ("H9 L9 S8", "EU LU SO")


@rule("GS-SHOW-09")
def test_a_partner_who_has_no_example_may_add_cards_to_one_that_suffices() -> None:
    deal = lay(show("N"), "E", GLEICH, "L7 H7")
    lay(deal, "W", GLEICH, "E8")
    say(deal, "W contest gleich")
    assert (row(deal, "E"), row(deal, "W")) == ("L7 H7", "E8")


@rule("GS-SHOW-10")
def test_in_the_show_one_bets_on_what_is_unbet_or_where_one_has_the_right() -> None:
    allows(show(), "N bet gleich", "S bet hanger", "N bet gleich hanger")
    theirs = say(table(), "N bet gleich", "E hold", "W concede spiel")
    refuses(theirs, "S bet gleich", "GS-BET-13")
    ours = say(table(), "E bet gleich", "N hold", "W concede spiel")
    allows(ours, "S bet gleich")
    refuses(say(table(score=(9, 0)), "W concede spiel"), "N bet gleich", "GS-END-02")


@rule("GS-SHOW-11")
def test_the_other_figure_is_decided_before_the_bet_is_answered() -> None:
    deal = say(show(), "N bet gleich")
    assert answerers(deal) == ""
    for answer in ("hold", "good", "raise", "concede"):
        refuses(deal, f"E {answer} gleich", "GS-SHOW-11")
    for choice in ("S concede hanger", "N contest hanger EA EK", "N bet hanger"):
        ready = say(deal.copy(), choice)
        assert answerers(ready) == "EW"
    refuses(deal, "N contest hanger EA", "GS-SHOW-06")
    first_the_other = say(show(), "N contest hanger EA EK", "S bet gleich")
    assert answerers(first_the_other) == "EW"


@rule("GS-SHOW-12")
@pytest.mark.parametrize("first", ["gleich", "hanger"])
@pytest.mark.parametrize("separately", [True, False])
def test_both_bets_are_answered_before_the_show_goes_on(first: str, separately: bool) -> None:
    lines = ["N bet gleich", "N bet hanger"] if separately else ["N bet gleich hanger"]
    deal = say(show(), *lines)
    assert answerers(deal) == "EW"
    second = "hanger" if first == "gleich" else "gleich"
    say(deal, f"E hold {first}")
    assert answerers(deal) == "EW", "the other bet is still to be answered"
    refuses(deal, "N contest gleich H9 L9", "GS-SHOW-14")
    refuses(deal, "N contest hanger EA EK", "GS-SHOW-14")
    say(deal, f"E hold {second}")
    allows(deal, "N contest gleich H9 L9", "N contest hanger EA EK", "S concede gleich")


@rule("GS-SHOW-12", "GS-SHOW-13")
def test_raises_on_both_bets_go_on_side_by_side() -> None:
    deal = say(show(), "N bet gleich hanger", "E raise hanger")
    assert answerers(deal) == SEATS
    say(deal, "W good gleich", "N hold hanger")
    assert (deal.stakes[HANGER].value, owner(deal, GLEICH)) == (3, "NS")
    allows(deal, "N contest hanger EA EK", "N concede hanger")


@rule("GS-SHOW-13")
def test_raises_go_back_and_forth_in_the_show() -> None:
    deal = say(show(), "N concede hanger", "N bet gleich", "E raise")
    assert answerers(deal) == "NS"
    refuses(deal, "N contest gleich H9 L9", "GS-SHOW-14")
    say(deal, "S raise")
    assert answerers(deal) == "EW"
    say(deal, "W hold")
    assert (deal.stakes[GLEICH].value, showing(deal)) == (4, "NS")
    raised_good = say(show(), "N concede hanger", "N bet gleich", "E raise", "S good")
    assert (owner(raised_good, GLEICH), raised_good.points(1)) == ("EW", 3)


@rule("GS-SHOW-14")
def test_after_a_hold_the_showing_side_contests_or_concedes() -> None:
    deal = say(show(), "N bet gleich", "N contest hanger EA EK", "E hold")
    assert (showing(deal), answerers(deal)) == ("NS", "")
    refuses(deal, "N bet gleich", "GS-SHOW-04")
    refuses(deal, "E contest gleich L7 H7", "GS-SHOW-17")
    conceded = say(deal.copy(), "S concede gleich")
    assert (conceded.points(1), showing(conceded)) == (2, "EW")
    contested = say(deal, "N contest gleich H9 L9")
    assert (owner(contested, GLEICH), showing(contested)) == ("open", "EW")


@rule("GS-SHOW-14", "GS-OQ-18")
def test_after_a_held_bet_one_may_lay_cards_and_still_concede() -> None:
    deal = say(show(), "N bet gleich", "N contest hanger EA EK", "E raise", "N hold")
    refuses(deal, "N bet gleich", "GS-SHOW-04")
    lay(deal, "N", GLEICH, "H9")
    allows(deal, "N concede gleich", "N contest gleich L9")


@rule("GS-SHOW-15")
def test_good_in_the_show_wins_at_the_old_value_and_may_end_the_turn() -> None:
    deal = say(show(), "N bet hanger", "S contest gleich EU LU", "E good")
    assert (owner(deal, HANGER), deal.points(0), showing(deal)) == ("NS", 2, "EW")
    assert row(deal, "N") == "", "nothing more has to be shown for it"
    other = say(show(), "N bet gleich hanger", "E good gleich", "E hold hanger")
    assert showing(other) == "NS"


@rule("GS-SHOW-16", "GS-BET-05")
def test_the_side_that_waits_may_only_raise() -> None:
    deal = show()
    refuses(deal, "E bet gleich", "GS-SHOW-16")
    refuses(deal, "W bet hanger", "GS-SHOW-16")
    say(deal, "N bet gleich")
    refuses(deal, "E bet hanger", "GS-SHOW-16")
    say(deal, "N contest hanger EA EK")
    allows(deal, "E raise gleich")
    refuses(deal, "E bet hanger", "GS-SHOW-16")
    silent = say(show(), "N contest gleich H9 L9")
    for answer in ("hold", "good", "raise"):
        refuses(silent, f"E {answer} gleich", "GS-BET-08")
    say(silent, "N contest hanger EA EK")
    allows(silent, "E bet gleich", "W bet hanger")


@rule("GS-SHOW-17")
def test_the_turn_passes_when_every_open_figure_is_decided() -> None:
    deal = say(show(), "N contest gleich H9 L9")
    refuses(deal, "E contest gleich L7 H7", "GS-SHOW-17")
    say(deal, "N contest hanger EA EK")
    assert showing(deal) == "EW"
    refuses(deal, "S contest gleich EU LU", "GS-SHOW-17")
    allows(deal, "E concede gleich", "E contest hanger HA HK", "E bet gleich")
    one_left = say(show(), "N concede gleich", "N contest hanger EA EK")
    refuses(one_left, "E contest gleich L7 H7", "GS-SHOW-04")
    assert showing(say(one_left, "E contest hanger HA HK")) == "NS"


@rule("GS-SHOW-18")
def test_turns_alternate_until_both_figures_are_settled() -> None:
    deal = ladder()
    sides = [showing(deal)]
    for lines in (["E contest hanger HO", "W contest gleich SO"], ["N concede gleich"]):
        say(deal, *lines)
        sides.append(showing(deal))
    assert sides == ["EW", "NS", "-"]
    assert owners(deal) == "EW EW NS"


@rule("GS-SHOW-19")
def test_two_turns_without_card_bet_or_concession_end_the_show() -> None:
    deal = say(table(TIED), "W concede spiel", "N contest gleich H9 L9", "N contest hanger EA EK")
    say(deal, "E contest gleich S9 E9", "W contest hanger LK LA", "N contest gleich", "N contest hanger")
    assert (showing(deal), owners(deal)) == ("EW", "open open NS")
    say(deal, "E contest gleich")
    assert owners(deal) == "open open NS"
    say(deal, "E contest hanger")
    assert owners(deal) == "stands stands NS"


@rule("GS-SHOW-19")
@pytest.mark.parametrize("interruption", ["E contest gleich SX", "E bet gleich", "W concede hanger"])
def test_a_card_a_bet_or_a_concession_keeps_the_show_going(interruption: str) -> None:
    deal = say(table(TIED), "W concede spiel", "N contest gleich H9 L9", "N contest hanger EA EK")
    say(deal, "E contest gleich S9 E9", "W contest hanger LK LA", "N contest gleich", "N contest hanger")
    say(deal, interruption)
    if "hanger" not in interruption:
        say(deal, "E contest hanger")
    else:
        say(deal, "E contest gleich")
    if "bet" in interruption:
        say(deal, "N hold", "E contest gleich")
    assert showing(deal) == "NS"
    assert owner(deal, GLEICH) == "open"
    say(deal, "N contest gleich", *(["N contest hanger"] if owner(deal, HANGER) == "open" else []))
    assert showing(deal) == "EW", "one quiet turn is not two"


@rule("GS-SHOW-20")
def test_the_spiel_is_settled_in_the_show_and_no_trick_is_played() -> None:
    deal = show()
    for seat in SEATS:
        refuses(deal, f"{seat} bet spiel", "GS-SHOW-20")
        assert playable(deal, seat) == ""
    refuses(deal, "W LK", "GS-PLAY-15")


@rule("GS-SHOW-20")
@pytest.mark.parametrize("seat", SEATS)
def test_the_spiel_cannot_be_conceded_in_the_show(seat: str) -> None:
    refuses(show(), f"{seat} concede spiel", "GS-SHOW-20")


@rule("GS-SHOW-22", "GS-OQ-26")
def test_with_every_card_open_the_better_figure_wins_at_once() -> None:
    deal = play_on(two_all(table()))
    assert deal.phase() == "done"
    assert owners(deal).startswith("NS stands")
    assert [step for step in counted(deal) if step.startswith("gleich")] == ["gleich NS 1"]


@rule("GS-SHOW-22")
def test_a_concession_in_the_last_trick_leaves_cards_for_a_show() -> None:
    deal = say(tricks(table(), FOUR_TRICKS + " L7 EU LO"), "W concede spiel")
    assert deal.phase() == "show"


@rule("GS-SHOW-04", "GS-OQ-22")
def test_who_has_nothing_at_all_must_concede_or_bluff() -> None:
    deal = say(table(NOTHING, turned="E9"), "W concede spiel")
    refuses(deal, "N contest gleich EA", "GS-SHOW-06")
    allows(deal, "N bet gleich")
    say(deal, "N concede gleich", "S concede hanger")
    assert owners(deal) == "EW EW NS"


@rule("GS-OQ-24")
def test_no_contest_and_bet_on_one_figure_in_one_turn() -> None:
    refuses(say(show(), "N contest gleich H9 L9"), "S bet gleich", "GS-SHOW-04")
