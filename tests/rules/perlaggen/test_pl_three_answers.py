"""Three players: who answers a bet and in which order, who is out, who rides free, and who may raise when."""

import pytest

from every import each_of
from rules.helpers import allows, answerers, due, owner, refuses, say, sit, table, tricks
from rules.perlaggen.three import duties, levels, offered, play_all, still_in, straf, three
from weli.core.acts import GLEICH, HANGER, SPIEL
from weli.core.errors import RulesError
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule


def first_trick(deal: FigureDeal) -> FigureDeal:
    return tricks(deal, "SX SO LK")


def where(deal: FigureDeal, figure: int = GLEICH) -> tuple[str, str, str, int]:
    """Who must answer, who is asked whether he raises, who is still in, and the value of a figure."""
    return answerers(deal), offered(deal), still_in(deal, figure), deal.stakes[figure].value


@rule("PL-3P-05", "PL-3P-06", "PL-STRAF-12")
@each_of("preset", ["innsbruck-3p", "eichel-3p", "straf"])
def test_the_others_answer_in_turn(preset: str) -> None:
    deal = say(three(preset), "B bet hanger")
    assert where(deal, HANGER) == ("C", "", "ABC", 1)
    for early in ("A hold", "A good", "A raise hanger"):
        refuses(deal, early, "PL-3P-06")
    refuses(deal, "A SX", "PL-3P-06")
    say(deal, "C good")
    assert where(deal, HANGER) == ("A", "", "AB", 1)
    refuses(deal, "C hold", "PL-3P-09")
    allows(deal, "A good", "A hold", "A raise")


@rule("PL-3P-05")
def test_all_three_figures_can_be_bet_on_in_one_call() -> None:
    deal = say(three(), "C bet gleich hanger spiel")
    assert [answerers(deal), [stake.proposed for stake in deal.stakes]] == ["A", [2, 2, 2]]
    say(deal, "A hold spiel", "A good gleich")
    refuses(deal, "B hold hanger", "PL-3P-06")
    say(deal, "A good hanger", "B hold hanger", "B good gleich")
    assert owner(deal, GLEICH) == "C"
    assert [still_in(deal, figure) for figure in range(3)] == ["C", "BC", "ABC"]


@rule("PL-3P-07", "PL-EX-22.1", "PL-STRAF-15")
def test_both_say_good_and_the_bettor_has_the_figure_for_one() -> None:
    deal = say(three(), "A bet gleich", "B good", "C good")
    assert (owner(deal, GLEICH), deal.stakes[GLEICH].value) == ("A", 1)
    assert deal.gained == [0, 0, 0]
    assert play_all(deal).gained == [1, 1, 0]


@rule("PL-3P-08")
@each_of("answers", [["B hold", "C pass"], ["B good", "C hold"]])
def test_somebody_holds_and_the_figure_is_worth_two(answers: list[str]) -> None:
    deal = say(three(), "A bet gleich", *answers)
    assert [stake.value for stake in deal.stakes] == [2, 1, 1]
    assert play_all(deal).gained == [2, 1, 0]


@rule("PL-3P-09", "PL-3P-14", "PL-EX-22.2")
def test_who_has_said_good_cannot_win_however_good_his_cards() -> None:
    deal = say(three(), "C bet gleich", "A good", "B hold")
    assert still_in(deal, GLEICH) == "BC"
    refuses(deal, "A bet gleich", "PL-3P-09")
    assert play_all(deal).gained == [0, 3, 0], "A has the best Gleich; B has his Hanger too"


@rule("PL-3P-09")
def test_four_tricks_of_a_player_who_has_said_good_win_nothing() -> None:
    deal = say(three(), "C bet spiel", "A good", "B hold")
    assert owner(play_all(deal, "A"), SPIEL) == "nobody"


@rule("PL-3P-10", "PL-3P-16", "PL-STRAF-20", "PL-STRAF-21")
def test_who_has_held_may_raise_later() -> None:
    deal = first_trick(say(three(), "A bet gleich", "B hold", "C pass", "B pass"))
    refuses(deal, "A bet gleich", "PL-OQ-34")
    say(deal, "B bet gleich")
    assert where(deal) == ("C", "", "ABC", 2)
    refuses(deal, "A hold", "PL-3P-06")
    say(deal, "C hold")
    assert where(deal) == ("", "", "ABC", 3)


@rule("PL-3P-10", "PL-3P-11")
def test_only_those_who_have_not_said_good_answer_a_raise() -> None:
    deal = first_trick(say(three(), "A bet gleich", "B good", "C hold"))
    say(deal, "C bet gleich")
    assert where(deal) == ("A", "", "AC", 2), "B is out"
    say(deal, "A good")
    assert (owner(deal, GLEICH), deal.stakes[GLEICH].value) == ("C", 2)
    assert play_all(deal).gained == [0, 1, 2]


@rule("PL-3P-11")
@each_of(
    ("answers", "gained"),
    [(["A good", "B good"], [0, 1, 2]), (["A hold"], [3, 1, 0]), (["A good", "B hold"], [0, 4, 0])],
)
def test_a_raise_called_good_brings_two_and_one_that_is_held_three(answers: list[str], gained: list[int]) -> None:
    deal = say(three(), "A bet gleich", "B hold", "C raise", *answers)
    assert play_all(deal).gained == gained


@rule("PL-3P-12", "PL-STRAF-30", "PL-OQ-34")
@each_of("preset", ["innsbruck-3p", "straf"])
def test_three_is_the_limit(preset: str) -> None:
    deal = say(three(preset), "A bet gleich", "B hold", "C raise")
    refuses(deal, "A raise", "PL-3P-12")
    say(deal, "A hold")
    for line in ("B bet gleich", "A bet gleich"):
        refuses(deal, line, "PL-3P-12")
    with pytest.raises(RulesError, match="spiel_aus"):
        three(preset, spiel_aus=True)
    with pytest.raises(RulesError, match="max_value"):
        three(preset, max_value=4)


@rule("PL-3P-13", "PL-STRAF-14", "PL-STRAF-17", "PL-EX-22.3", "PL-WORD-07")
def test_the_second_need_say_nothing_and_rides_free() -> None:
    deal = say(three(), "B bet gleich", "C hold")
    assert where(deal) == ("", "A", "ABC", 2)
    assert (levels(deal, GLEICH), duties(deal, GLEICH)) == ("B2 C2", "BC"), "A has staked nothing and need show nothing"
    assert play_all(deal.copy()).gained == [2, 1, 0], "silence may also be left unsaid"
    assert play_all(say(deal, "A pass", "C pass")).gained == [2, 1, 0]


@rule("PL-3P-14", "PL-STRAF-13")
@each_of("preset", ["innsbruck-3p", "straf"])
def test_after_a_first_good_the_second_must_answer(preset: str) -> None:
    deal = say(three(preset), "A bet gleich", "B good")
    refuses(deal, "C pass", "PL-3P-14")
    refuses(deal, "A SX", "PL-BET-05")
    assert where(say(deal.copy(), "C hold")) == ("", "", "AC", 2), "there is nobody left to ask"
    assert duties(say(deal.copy(), "C hold"), GLEICH) == "AC"
    assert where(say(deal, "C raise")) == ("A", "", "AC", 2)
    assert duties(deal, GLEICH) == "AC"


@rule("PL-3P-15", "PL-3P-16", "PL-EX-22.4")
@each_of("preset", ["innsbruck-3p", "straf"])
def test_the_free_rider_may_raise_at_once(preset: str) -> None:
    deal = say(three(preset), "A bet gleich", "B hold", "C raise")
    assert where(deal) == ("A", "", "ABC", 2)
    refuses(deal, "B hold", "PL-3P-06")
    assert where(say(deal.copy(), "A hold")) == ("", "", "ABC", 3), "B counts as holding"
    say(deal, "A good")
    assert where(deal) == ("B", "", "BC", 2)
    assert where(say(deal.copy(), "B hold")) == ("", "", "BC", 3)
    assert owner(say(deal, "B good"), GLEICH) == "C"


@rule("PL-3P-17", "PL-EX-22.5")
@each_of("preset", ["innsbruck-3p", "straf"])
def test_the_first_to_hold_raises_when_the_second_has_let_it_be(preset: str) -> None:
    deal = say(three(preset), "A bet gleich", "B hold")
    assert offered(deal) == "C"
    say(deal, "C pass")
    assert offered(deal) == "B"
    say(deal, "B raise")
    assert where(deal) == ("C", "", "ABC", 2)
    assert where(say(deal.copy(), "C hold")) == ("", "", "ABC", 3), "A counts as holding"
    say(deal, "C good")
    assert where(deal) == ("A", "", "AB", 2), "A must answer"
    assert owner(say(deal, "A good"), GLEICH) == "B"


@rule("PL-OQ-34", "PL-3P-17", "PL-ALG-10")
def test_the_first_to_answer_may_raise_directly() -> None:
    deal = say(three(), "A bet gleich", "B raise")
    assert where(deal) == ("C", "", "ABC", 2)
    assert where(say(deal.copy(), "C hold")) == ("", "", "ABC", 3)
    say(deal, "C good")
    assert where(deal) == ("A", "", "AB", 2)
    assert (owner(say(deal, "A good"), GLEICH), deal.stakes[GLEICH].value) == ("B", 2)


@rule("PL-STRAF-12", "PL-OQ-34")
def test_in_strafperlaggen_the_first_answer_is_good_or_hold() -> None:
    refuses(say(straf(), "A bet gleich"), "B raise", "PL-STRAF-12")
    allows(say(straf(), "A bet gleich", "B good"), "C raise")


@rule("PL-STRAF-20", "PL-OQ-34")
@each_of("preset", ["innsbruck-3p", "straf"])
def test_a_free_rider_may_raise_later_too(preset: str) -> None:
    deal = first_trick(say(three(preset), "A bet gleich", "B hold", "C pass", "B pass"))
    assert where(say(deal, "C bet gleich")) == ("A", "", "ABC", 2)


@rule("PL-STRAF-24", "PL-ALG-11")
def test_who_concedes_a_raise_is_out_and_who_need_not_answer_rides_free() -> None:
    deal = say(straf(), "A bet gleich", "B hold", "C raise")
    held = say(deal.copy(), "A hold")
    assert (still_in(held, GLEICH), levels(held, GLEICH)) == ("ABC", "A3 B2 C3")
    conceded = say(deal, "A good", "B hold")
    assert (still_in(conceded, GLEICH), levels(conceded, GLEICH)) == ("BC", "A2 B3 C3")


@rule("PL-3P-22", "PL-OQ-59")
@each_of("preset", ["innsbruck-3p", "straf"])
def test_nobody_gives_a_figure_away_unasked_before_the_show(preset: str) -> None:
    deal = three(preset)
    for seat in "ABC":
        refuses(deal, f"{seat} concede spiel", "PL-3P-22")
        refuses(deal, f"{seat} concede gleich", "PL-OQ-59")
    say(deal, "A bet spiel", "B hold")
    refuses(deal, "C concede spiel", "PL-3P-22")


# Parameters.


def test_p_answer_mode() -> None:
    """Between two sides anybody of the other one may answer, unless it goes strictly in turn."""
    any_one = say(table(), "W bet gleich")
    allows(any_one, "N hold", "S hold")
    in_turn = say(table(answer_mode="strict_turn"), "W bet gleich")
    assert answerers(in_turn) == "N"
    say(in_turn, "N hold")
    assert answerers(in_turn) == "", "his partner has not answered to his own side's bet"
    assert due(in_turn) == "W"
    allows(in_turn, "W LK")
    with pytest.raises(RulesError, match="answer_mode"):
        three(answer_mode="any_opponent")


@each_of("value", [2, 3])
def test_p_max_value(value: int) -> None:
    deal = say(three(max_value=value), "A bet gleich", "B hold")
    assert offered(deal) == ("C" if value == 3 else "")
    if value == 3:
        allows(deal, "B bet gleich")
    else:
        refuses(deal, "B bet gleich", "PL-3P-12")
    two = say(sit("innsbruck-2p7", max_value=value, spiel_aus=False), "A bet spiel", "B hold")
    if value == 3:
        allows(two, "B bet spiel")
    else:
        refuses(two, "B bet spiel", "PL-BET-12")


@rule("PL-3P-13")
@each_of("free", [True, False])
def test_p_free_ride(free: bool) -> None:
    deal = say(three(free_ride=free), "A bet gleich", "B hold")
    if free:
        assert where(deal) == ("", "C", "ABC", 2)
        return
    assert where(deal) == ("C", "", "ABC", 2), "everybody must answer for himself"
    refuses(deal, "A SX", "PL-BET-05")
    assert still_in(say(deal.copy(), "C good"), GLEICH) == "AB"
    assert levels(say(deal, "C hold"), GLEICH) == "A2 B2 C2"


def test_p_first_answer_may_raise() -> None:
    for preset in ("innsbruck-3p", "straf"):
        allows(say(three(preset, first_answer_may_raise=True), "A bet gleich"), "B raise")
        deal = say(three(preset, first_answer_may_raise=False), "A bet gleich")
        refuses(deal, "B raise", "PL-OQ-34")
        allows(say(deal, "B good"), "C raise")


def test_p_free_rider_may_raise_later() -> None:
    deal = say(three(free_rider_may_raise_later=True), "A bet gleich", "B hold", "C pass", "B pass")
    allows(deal, "B bet gleich", "C bet gleich")
    deal = say(three(free_rider_may_raise_later=False), "A bet gleich", "B hold")
    allows(deal, "C raise")
    first_trick(deal)
    refuses(deal, "C bet gleich", "PL-OQ-34")
    allows(deal, "B bet gleich")


def test_p_spontaneous_concession() -> None:
    allows(table(), "N concede gleich", "W concede spiel", "N concede hanger")
    shy = table(spontaneous_concession="show_only")
    for line in ("N concede gleich", "W concede spiel", "W concede hanger"):
        refuses(shy, line, "PL-OQ-59")
    say(shy, "W bet spiel", "N good")
    allows(shy, "W concede gleich")
    with pytest.raises(RulesError, match="spontaneous_concession"):
        three(spontaneous_concession="any_figure")
