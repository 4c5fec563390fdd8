"""The show: what Giltspiel and Perlaggen have alike."""

import pytest

from rules.alike import BOTH, FOUR_TRICKS, LEVEL, NONE_AT_ALL, STEPS, THREE_TRICKS, UP_THE_STEPS, Begin
from rules.helpers import (
    SEATS,
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
    tricks,
    two_all,
)
from weli.core.acts import GLEICH, HANGER
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule


def show(begin: Begin, giver: str = "W", **rest: object) -> FigureDeal:
    """The Spiel conceded before the first card: the other side shows first."""
    return say(begin(**rest), f"{giver} concede spiel")


LEADING = ["S contest gleich EU LU", "N contest hanger EA EK"]


@rule("GS-SHOW-01", "GS-SHOW-02", "GS-SHOW-03", "PL-SHOW-01")
@BOTH
def test_the_winners_of_the_spiel_show_first_what_is_still_open(begin: Begin) -> None:
    for lines, first in (
        (["W concede spiel"], "NS"),
        (["S concede spiel"], "EW"),
        (["N bet spiel", "W good"], "NS"),
        (["W bet spiel", "S good"], "EW"),
    ):
        deal = say(begin(), *lines)
        assert (showing(deal), deal.phase(), due(deal), deal.all_open()) == (first, "show", "-", False)
    assert showing(tricks(begin(), THREE_TRICKS)) == "NS"
    refuses(begin(), "N contest gleich H9 L9", "GS-SHOW-02 PL-SHOW-01")
    refuses(show(begin), "E contest hanger HX HU", "GS-SHOW-17 PL-SHOW-01")
    assert say(begin(), "N concede gleich", "W concede spiel").phase() == "show"
    assert say(begin(), "N concede gleich", "N concede hanger", "W concede spiel").phase() == "done"


@rule("GS-SHOW-04", "GS-OQ-24", "PL-SHOW-02")
@BOTH
def test_one_of_concede_contest_or_bet_for_each_open_figure(begin: Begin) -> None:
    for choice in ("N concede gleich", "N contest gleich H9 L9", "N bet gleich"):
        deal = say(show(begin), choice)
        assert (showing(deal), answerers(deal)) == ("NS", ""), "the Hanger is still to be decided"
    refuses(say(show(begin), "N concede gleich"), "S contest gleich EU LU", "GS-SHOW-04 PL-SHOW-02")
    contested = say(show(begin), "N contest gleich H9 L9")
    as_it_lies = say(tricks(begin(), THREE_TRICKS), "N contest hanger")
    for deal, figure in ((contested, "gleich"), (as_it_lies, "hanger")):
        for line in ("N bet", "S bet", "N concede", "S contest"):
            refuses(deal, f"{line} {figure}", "GS-SHOW-04 PL-SHOW-02")


@rule("GS-SHOW-04", "GS-OQ-18")
@BOTH
def test_who_has_begun_to_lay_cards_must_contest(begin: Begin) -> None:
    begun = lay(show(begin), "N", GLEICH, "H9")
    refuses(begun, "N concede gleich", "GS-SHOW-04 PL-SHOW-02")
    refuses(begun, "S bet gleich", "GS-SHOW-04 PL-SHOW-02")
    refuses(begun, "N contest gleich", "GS-SHOW-06 PL-SHOW-03")
    allows(begun, "N contest gleich L9", "S bet hanger", "S concede hanger")


@rule("GS-SHOW-05", "PL-SHOW-06")
@BOTH
def test_conceding_in_the_show_pays_the_accepted_value(begin: Begin) -> None:
    deal = say(show(begin), "N concede gleich")
    assert (owner(deal, GLEICH), deal.points(1)) == ("EW", 1)
    held = say(begin(), "N bet hanger", "E hold", "W concede spiel", "S concede hanger")
    assert held.points(1) == 2


@rule("GS-SHOW-06", "PL-SHOW-03")
@BOTH
def test_contesting_takes_an_example_at_least_as_good_as_the_others(begin: Begin) -> None:
    deal = show(begin)
    for line in ("N contest gleich", "N contest gleich H9", "S contest hanger EU"):
        refuses(deal, line, "GS-SHOW-06 PL-SHOW-03")
    say(deal, *LEADING)
    for line in ("E contest gleich L8 H8", "W contest hanger LK LO", "W contest gleich LK HA"):
        refuses(deal, line, "GS-SHOW-06 PL-SHOW-03")
    lower = say(show(begin, "N"), "E contest gleich L8 H8", "W contest hanger LK LO")
    allows(lower, "N contest gleich H9 L9", "S contest gleich EU LU", "N contest hanger EA EK")
    tied = say(show(begin, hands=LEVEL), "N contest gleich H9 L9", "N concede hanger")
    assert owner(say(tied, "E contest gleich S9 E9"), GLEICH) == "open", "as good is good enough"


@rule("GS-SHOW-06", "GS-FIG-15", "PL-FIG-13")
@BOTH
def test_the_example_must_be_one_players_own(begin: Begin) -> None:
    hands = {"N": "EA EK L9 H7 S8", "S": "EU LX E9 L7 SK"}
    refuses(show(begin, hands=hands), "S contest gleich E9", "GS-SHOW-06 PL-SHOW-03")
    with_partner = say(tricks(begin(hands), "LK L9"), "W concede spiel")
    refuses(with_partner, "S contest gleich E9", "GS-SHOW-06 PL-SHOW-03")


@rule("GS-SHOW-07", "PL-SHOW-03")
@BOTH
def test_played_and_shown_cards_of_a_player_count_together(begin: Begin) -> None:
    deal = say(tricks(begin(), "LK L9 L8 L7"), "W concede spiel", "N contest gleich H9")
    assert deal.shown_key(0, GLEICH) > 0
    say(deal, "N concede hanger")
    refuses(deal, "E contest gleich H8", "GS-SHOW-06 PL-SHOW-03")  # a pair of Eights lies there, and is too low
    other = say(tricks(begin(), "LK L9 L8 L7"), "N concede spiel", "E contest gleich H8")
    assert other.shown_key(1, GLEICH) > 0


@rule("GS-SHOW-08", "PL-SHOW-03")
@BOTH
def test_what_lies_there_may_be_enough(begin: Begin) -> None:
    deal = tricks(begin(), THREE_TRICKS)
    before = deal.cards.held[:]
    say(deal, "N contest hanger", "S concede gleich")
    assert (showing(deal), owner(deal, HANGER), deal.cards.held) == ("EW", "open", before)


@rule("GS-SHOW-09", "PL-SHOW-03")
@BOTH
def test_either_or_both_lay_cards_and_more_than_needed(begin: Begin) -> None:
    deal = say(show(begin), "N contest gleich H9 L9 S8", "S contest gleich EU LU", "S contest gleich SK")
    assert (row(deal, "N"), row(deal, "S")) == ("H9 L9 S8", "EU LU SK")
    deal = lay(lay(show(begin, "N"), "E", GLEICH, "L8 H8"), "W", GLEICH, "E8")
    say(deal, "W contest gleich")
    assert (row(deal, "E"), row(deal, "W")) == ("L8 H8", "E8"), "a partner who has no example may add to one"


@rule("GS-SHOW-10", "PL-SHOW-05")
@BOTH
def test_in_the_show_one_bets_on_what_is_unbet_or_where_one_has_the_right(begin: Begin) -> None:
    allows(show(begin), "N bet gleich", "S bet hanger", "N bet gleich hanger")
    theirs = say(begin(), "N bet gleich", "E hold", "W concede spiel")
    refuses(theirs, "S bet gleich", "GS-BET-13 PL-SHOW-05")
    allows(theirs, "N bet hanger")
    allows(say(begin(), "E bet gleich", "N hold", "W concede spiel"), "S bet gleich")
    refuses(show(begin, short=(2, 9)), "N bet gleich", "GS-END-02 PL-END-01")


@rule("GS-SHOW-11", "PL-SHOW-07")
@BOTH
def test_the_other_figure_is_decided_before_the_bet_is_answered(begin: Begin) -> None:
    deal = say(show(begin), "N bet gleich")
    assert answerers(deal) == ""
    for answer in ("hold", "good", "raise", "concede"):
        refuses(deal, f"E {answer} gleich", "GS-SHOW-11 PL-SHOW-07")
    refuses(deal, "N contest hanger EA", "GS-SHOW-06 PL-SHOW-03")
    for choice in ("S concede hanger", "N contest hanger EA EK", "N bet hanger"):
        assert answerers(say(deal.copy(), choice)) == "EW"
    assert answerers(say(show(begin), "N contest hanger EA EK", "S bet gleich")) == "EW", "the other one first"


@rule("GS-SHOW-12", "PL-SHOW-08")
@BOTH
def test_both_bets_are_answered_before_the_show_goes_on(begin: Begin) -> None:
    for bets in (["N bet gleich", "N bet hanger"], ["N bet gleich hanger"]):
        for first, second in (("gleich", "hanger"), ("hanger", "gleich")):
            deal = say(show(begin), *bets, f"E hold {first}")
            assert answerers(deal) == "EW", "the other bet is still to be answered"
            for line in ("N contest gleich H9 L9", "N contest hanger EA EK"):
                refuses(deal, line, "GS-SHOW-14 PL-SHOW-08")
            say(deal, f"W hold {second}")
            allows(deal, "N contest gleich H9 L9", "N contest hanger EA EK", "S concede gleich")


@rule("GS-SHOW-12", "GS-SHOW-13", "PL-SHOW-06")
@BOTH
def test_raises_go_back_and_forth_in_the_show_on_both_bets_side_by_side(begin: Begin) -> None:
    deal = say(show(begin), "N concede hanger", "N bet gleich", "E raise")
    assert answerers(deal) == "NS"
    refuses(deal, "N contest gleich H9 L9", "GS-SHOW-14 PL-SHOW-06")
    good = say(deal.copy(), "S good")
    assert (owner(good, GLEICH), good.points(1)) == ("EW", 3)
    assert answerers(say(deal, "S raise")) == "EW"
    say(deal, "W hold")
    assert (deal.stakes[GLEICH].value, showing(deal)) == (4, "NS")
    both = say(show(begin), "N bet gleich hanger", "E raise hanger")
    assert answerers(both) == SEATS
    say(both, "W good gleich", "N hold hanger")
    assert (both.stakes[HANGER].value, owner(both, GLEICH)) == (3, "NS")
    allows(both, "N contest hanger EA EK", "N concede hanger")


@rule("GS-SHOW-14", "GS-OQ-18", "PL-SHOW-06")
@BOTH
def test_after_a_hold_the_showing_side_contests_or_concedes(begin: Begin) -> None:
    deal = say(show(begin), "N bet gleich", "N contest hanger EA EK", "E hold")
    assert (showing(deal), answerers(deal), deal.stakes[GLEICH].value) == ("NS", "", 2)
    refuses(deal, "N bet gleich", "GS-SHOW-04 PL-SHOW-02")
    refuses(deal, "E contest gleich L8 H8", "GS-SHOW-17 PL-SHOW-01")
    conceded = say(lay(deal.copy(), "N", GLEICH, "H9"), "S concede gleich")
    assert (conceded.points(1), showing(conceded)) == (2, "EW"), "also where cards have been laid for it"
    contested = say(deal, "N contest gleich H9 L9")
    assert (owner(contested, GLEICH), showing(contested)) == ("open", "EW")


@rule("GS-SHOW-15", "PL-SHOW-11")
@BOTH
def test_good_in_the_show_wins_at_the_old_value_and_may_end_the_turn(begin: Begin) -> None:
    deal = say(show(begin), "N bet hanger", "S contest gleich EU LU")
    assert showing(say(deal.copy(), "W hold")) == "NS", "they must still show the Hanger, or give it up"
    say(deal, "E good")
    assert (owner(deal, HANGER), deal.points(0), showing(deal)) == ("NS", 2, "EW")
    assert row(deal, "N") == "", "nothing more has to be shown for it"
    other = say(show(begin), "N bet gleich hanger", "E good gleich", "E hold hanger")
    assert showing(other) == "NS"


@rule("GS-SHOW-16", "GS-BET-05", "PL-SHOW-09")
@BOTH
def test_the_side_that_waits_may_only_raise(begin: Begin) -> None:
    deal = show(begin)
    for figure in ("gleich", "hanger"):
        refuses(deal, f"E bet {figure}", "GS-SHOW-16 PL-SHOW-09")
    say(deal, "N bet gleich")
    refuses(deal, "W bet hanger", "GS-SHOW-16 PL-SHOW-09")
    say(deal, "N contest hanger EA EK")
    refuses(deal, "W bet hanger", "GS-SHOW-16 PL-SHOW-09")
    allows(deal, "E raise gleich")
    silent = say(show(begin), "N contest gleich H9 L9")
    for answer in ("hold", "good", "raise"):
        refuses(silent, f"E {answer} gleich", "GS-BET-08 PL-BET-08")
    allows(say(silent, "N contest hanger EA EK"), "E bet gleich", "W bet hanger")


@rule("GS-SHOW-17", "PL-SHOW-10")
@BOTH
def test_the_turn_passes_when_every_open_figure_is_decided(begin: Begin) -> None:
    deal = say(show(begin, "N"), "E contest gleich L8 H8")
    refuses(deal, "N contest gleich H9 L9", "GS-SHOW-17 PL-SHOW-01")
    say(deal, "W contest hanger LK LO")
    assert showing(deal) == "NS"
    refuses(deal, "E contest gleich L8 H8", "GS-SHOW-17 PL-SHOW-10")
    allows(deal, "S concede gleich", "N contest hanger EA EK", "S bet gleich")
    one_left = say(show(begin, "N"), "E concede gleich", "W contest hanger LK LO")
    refuses(one_left, "N contest gleich H9 L9", "GS-SHOW-04 PL-SHOW-02")
    assert showing(say(one_left, "N contest hanger EA EK")) == "EW"


@rule("GS-SHOW-19", "PL-SHOW-15")
@BOTH
def test_two_turns_without_card_bet_or_concession_end_the_show(begin: Begin) -> None:
    deal = say(show(begin, hands=LEVEL), "N contest gleich H9 L9", "N contest hanger EA EK")
    say(deal, "E contest gleich S9 E9", "E contest hanger LA LK", "N contest gleich", "N contest hanger")
    assert (showing(deal), owners(deal)) == ("EW", "open open NS")
    for interruption in (["E contest gleich HX"], ["E bet gleich"], ["W concede hanger"]):
        going_on = say(deal.copy(), *interruption)
        say(going_on, "E contest gleich" if "hanger" in interruption[0] else "E contest hanger")
        if "bet" in interruption[0]:
            say(going_on, "N hold", "E contest gleich")
        assert (showing(going_on), owner(going_on, GLEICH)) == ("NS", "open"), interruption
        say(going_on, "N contest gleich", *(["N contest hanger"] if owner(going_on, HANGER) == "open" else []))
        assert showing(going_on) == "EW", "one quiet turn is not two"
    assert owners(say(deal, "E contest gleich")) == "open open NS"
    assert owners(say(deal, "E contest hanger")) == "stands stands NS"


@rule("GS-SHOW-20", "PL-BET-25")
@BOTH
def test_the_spiel_is_settled_in_the_show_and_no_trick_is_played(begin: Begin) -> None:
    deal = show(begin)
    for seat in SEATS:
        refuses(deal, f"{seat} bet spiel", "GS-SHOW-20 PL-BET-04")
        refuses(deal, f"{seat} concede spiel", "GS-SHOW-20 PL-BET-25")
        assert playable(deal, seat) == ""
    refuses(deal, "W LK", "GS-PLAY-15 PL-PLAY-19")


@rule("GS-SHOW-22", "GS-OQ-26", "PL-SHOW-15")
@BOTH
def test_with_every_card_open_the_better_figure_wins_at_once(begin: Begin) -> None:
    deal = tricks(begin(), FOUR_TRICKS + " H8 SK LO S8")
    assert (deal.phase(), owners(deal), list(deal.cards.held), due(deal)) == ("done", "NS NS NS", [0] * 4, "-")
    assert counted(deal) == ["gleich NS 1", "hanger NS 1", "spiel NS 1"]
    assert owners(play_on(two_all(begin(LEVEL)))).startswith("stands stands")
    left = say(tricks(begin(), FOUR_TRICKS + " H8 SK LO"), "W concede spiel")
    assert left.phase() == "show", "a concession in the last trick leaves cards for one"


@rule("GS-SHOW-04", "GS-OQ-22")
@BOTH
def test_who_has_nothing_at_all_must_concede_or_bluff(begin: Begin) -> None:
    deal = show(begin, hands=NONE_AT_ALL, turned="S9")
    refuses(deal, "N contest gleich EA", "GS-SHOW-06 PL-SHOW-03")
    allows(deal, "N bet gleich")
    say(deal, "N concede gleich", "S concede hanger")
    assert owners(deal) == "EW EW NS"


@rule("GS-SHOW-18", "PL-SHOW-10")
@BOTH
def test_turns_alternate_until_both_figures_are_settled(begin: Begin) -> None:
    deal = say(begin(STEPS, turned="S8"), *UP_THE_STEPS)
    sides = [showing(deal)]
    for lines in (["E contest hanger LO", "W contest gleich LU"], ["N concede gleich"]):
        say(deal, *lines)
        sides.append(showing(deal))
    assert (sides, owners(deal)) == (["EW", "NS", "-"], "EW EW NS")
