"""What is forbidden, and what it costs where the house lets it happen."""

import random

import pytest

from every import each_of
from properties.tables import times
from rules.bieten.helpers import (
    NUMBER,
    QUIET,
    QUIET_TRICKS,
    REVOKE,
    REVOKE_TRICKS,
    bieten_rules,
    has,
    lines,
    losers,
    played,
    quiet,
    random_table,
    seen,
    strict,
    table,
)
from rules.helpers import cited, due, gained, refuses, winner
from weli.core.acts import STEP
from weli.core.errors import Illegal
from weli.games import match_for
from weli.games.bieten import BIETEN
from weli.games.bieten.deal import BietenDeal
from weli.referee import Referee

rule = pytest.mark.rule


def fined(deal: BietenDeal) -> str:
    """Whose offences stand written down, in their order."""
    return "".join(deal.seating.seat_name(each.seat) for each in deal.offences)


def offends(deal: BietenDeal, line: str, row: str) -> BietenDeal:
    """The line breaks that rule: where forbidden acts are prevented it is refused, here it is done or noticed, and written down."""
    number = deal.seating.seat_names().index(line[0])
    same = deal.copy()
    after = lines(deal, line)
    written = after.offences[-1]
    assert written.seat == number
    assert row in cited(deal, written.reason), f"{line}: {cited(deal, written.reason)}"
    assert after.tolerates(written.reason) != after.charges(written.reason)
    if after.charges(written.reason):
        after.offences = same.offences[:]
        assert after.facts() == same.facts(), "nothing has come of it"
        after.offences = [*same.offences, written]
    for other in range(deal.rules.players):
        assert [each.seat for each in seen(after, other).offences] == [
            s for s in [one.seat for one in after.offences] if s == other
        ]
    return after


@rule("BI-PEN-01", "BI-Q17")
def test_where_the_house_prevents_nothing_forbidden_happens() -> None:
    for row in ("A HK", "B HK", "B bet hanger", "A bet hanger", "C bet rot"):
        with pytest.raises(Illegal):
            lines(quiet(), row)
    deal = quiet()
    assert not any(deal.tolerates(reason) or deal.charges(reason) for reason in range(400))


@rule("BI-PEN-01")
@each_of("times", [1, 2, 3])
def test_each_offence_costs_two(times: int) -> None:
    deal = strict()
    for _ in range(times):
        deal = offends(deal, "B LK", "BI-PEN-08")
    assert fined(deal) == "B" * times
    assert gained(played(deal, QUIET_TRICKS)) == (1, 2 - 2 * times, 2)


@rule("BI-PEN-02", "BI-PEN-13", "BI-PLAY-09", "BI-Q18")
def test_not_following_costs_two_and_the_cards_stay() -> None:
    deal = offends(played(strict(REVOKE), "HX"), "B L9", "BI-PEN-02")
    closed = played(deal, "HK LX S7 H8 E8 EA SA")
    assert [row[0] for row in closed.cards.rows] == [
        closed.cards.rows[0][0],
        *[row[0] for row in deal.cards.rows[1:2]],
        closed.cards.rows[2][0],
    ]
    assert gained(closed)[1] == -2
    with pytest.raises(Illegal):
        lines(played(table(REVOKE), "HX"), "B L9")


LAST_BY_B = {"A": "HX EA SU", "B": "H8 L9 SA", "C": "HK E8 S7"}


@rule("BI-PEN-13", "BI-Q18")
@each_of(("offender_figure", "spiel"), [("barred", "nobody"), ("no_score_in_deal", "nobody"), ("allowed", "B")])
def test_who_has_not_followed_cannot_score_the_spiel(offender_figure: str, spiel: str) -> None:
    """B takes the last trick with his ace of bells."""
    text = "HX L9 HK E8 EA H8 SU SA S7"
    deal = played(strict(LAST_BY_B, offender_figure=offender_figure), text)
    assert (fined(deal), deal.tricks.winners[2], has(deal, "spiel")) == ("B", 1, spiel)
    bet = lines(strict(LAST_BY_B, offender_figure=offender_figure), "B bet spiel", "C good", "A good")
    assert has(played(bet, text), "spiel") == spiel, "not even where it was conceded to him"
    other = played(strict(LAST_BY_B, offender_figure=offender_figure), "HX H8 HK E8 EA L9 SU SA S7")
    assert (fined(other), has(other, "spiel")) == ("", "B")


@rule("BI-PEN-13")
def test_other_figures_of_a_revoke_stay_his_unless_he_scores_nothing() -> None:
    hands = {"A": "HX EA SU", "B": "H8 LA SA", "C": "HK E8 S7"}
    for offender_figure, gruen in (("barred", "B"), ("allowed", "B"), ("no_score_in_deal", "nobody")):
        deal = played(strict(hands, offender_figure=offender_figure), "HX LA HK E8 EA H8 SU SA S7")
        assert has(deal, "gruen") == gruen


@rule("BI-PEN-10", "BI-PEN-13", "BI-Q29")
@each_of(
    ("offender_figure", "said", "expected"),
    [
        ("barred", "", {"BI-PEN-13"}),
        ("barred", "B bet hanger", {"BI-PEN-13", "BI-PEN-10"}),
        ("no_score_in_deal", "", {"BI-PEN-13", "BI-Q29"}),
        ("allowed", "", set()),
    ],
)
def test_what_is_taken_from_an_offender_is_told_with_its_rule(
    offender_figure: str, said: str, expected: set[str]
) -> None:
    hands = {"A": "HX EA SU", "B": "H8 LA SA", "C": "HK E8 S7"}
    deal = strict(hands, offender_figure=offender_figure)
    if said:
        deal = lines(deal, said, "C good", "A good")
    referee = Referee(deal, BIETEN)
    for word in "HX LA HK E8 EA H8 SU SA S7".split():
        events = referee.take(referee.deal.turn(), word)
    assert {event.rules[0] for event in events if event.kind == "barred_from"} == expected


@rule("BI-PEN-03", "BI-PEN-10")
@each_of(
    ("said", "value"),
    [
        (["A bet rot", "B good", "C good"], 1),
        (["A bet rot", "B hold"], 2),
        (["B bet rot", "C good", "A hold"], 2),
        (["B bet rot", "C hold", "A bet rot", "B good", "C good"], 2),
        (["B bet rot", "C hold", "A bet rot", "B hold"], 3),
    ],
)
def test_what_one_bets_on_without_having_it_goes_to_the_best_of_the_others(said: list[str], value: int) -> None:
    hands = {"A": "EA L9 S8", "B": "HK LK EU", "C": "H7 SX S9"}
    deal = lines(strict(hands), *said)
    assert fined(deal) == "A"
    assert "BI-PEN-03" in cited(deal, deal.offences[0].reason)
    while not deal.closed:
        deal.play(deal.turn(), deal.legal(deal.turn())[0])
    assert (has(deal, "rot"), deal.stakes[NUMBER["rot"]].value) == ("B", value)
    assert deal.gained[0] <= -1


@rule("BI-PEN-10", "BI-PEN-03")
@each_of(("before", "said", "after"), [([], "A bet rot", ["B hold"]), (["B bet rot", "C good"], "A hold", [])])
def test_the_best_of_the_others_has_it_also_where_the_offender_shows_a_better_one_in_the_end(
    before: list[str], said: str, after: list[str]
) -> None:
    """A names the Weli against his bet on Grün only to bet on Rot too, or to hold it; the Weli would win Rot."""
    hands = {"A": "S6 SK SO", "B": "HK LU EU", "C": "L7 SX S9"}
    for offender_figure, winner_of_rot in (("barred", "B"), ("allowed", "A")):
        deal = lines(strict(hands, offender_figure=offender_figure), "A bet gruen", "B hold")
        deal = offends(lines(deal, *before), said, "BI-BET-21")
        deal = offends(lines(deal, *after), "A S6=HA", "BI-PEN-06")
        while not deal.closed:
            deal.play(deal.turn(), deal.legal(deal.turn())[0])
        assert (fined(deal), has(deal, "rot")) == ("AA", winner_of_rot)


@rule("BI-PEN-04", "BI-PEN-10")
def test_the_spiel_in_the_last_trick_without_the_suit() -> None:
    hands = {"A": "L9 EA SA", "B": "LU E7 S8", "C": "HA EK SK"}
    until = "EA E7 EK SA S8 SK L9"
    deal = offends(played(strict(hands), until), "C bet spiel", "BI-PEN-04")
    deal = played(lines(deal, "A good", "B good"), "LU HA")
    assert (has(deal, "spiel"), deal.gained[2]) == ("B", -1), "two off, and Rot"
    deal = lines(played(strict(hands), until), "B bet spiel")
    assert has(played(offends(deal, "C hold", "BI-PEN-04"), "LU HA"), "spiel") == "B"


@rule("BI-PEN-05")
def test_betting_and_saying_three_when_one_lacks_too_little() -> None:
    one = strict(score=(10, 0, 0))
    assert gained(played(lines(offends(one, "A bet rot", "BI-PEN-05"), "B hold"), QUIET_TRICKS))[0] == 0, (
        "two off, two for Rot"
    )
    two = lines(strict(score=(9, 0, 0)), "B bet rot", "C good", "A hold")
    offends(two, "A bet rot", "BI-PEN-05")
    three = lines(strict(score=(8, 0, 0)), "B bet rot", "C good", "A hold", "A bet rot")
    assert fined(three) == ""


@rule("BI-PEN-06")
@each_of(
    ("before", "name"),
    [
        (["A SK", "B EU", "C L7"], "SO"),
        (["A bet rot", "B hold"], "LA"),
    ],
)
def test_naming_the_weli_as_one_may_not(before: list[str], name: str) -> None:
    hands = {"A": "S6 SK SO", "B": "HK LU EU", "C": "L7 EX H9"}
    deal = lines(strict(hands), *before)
    deal = offends(deal, f"A S6={name}", "BI-PEN-06")
    assert fined(deal) == "A"
    assert deal.cards.naming < 0


@rule("BI-PEN-06", "BI-WELI-07")
def test_naming_it_of_a_suit_given_up() -> None:
    deal = played(strict({"A": "HX LX S7", "B": "L9 SA S6", "C": "EA EK E7"}), "HX L9 E7 LX")
    deal = offends(deal, "B S6=HA", "BI-PEN-06")
    assert fined(deal) == "B"


@rule("BI-PEN-06", "BI-WELI-08")
def test_naming_it_of_another_suit_with_the_suit_led_in_hand() -> None:
    deal = played(strict({"A": "HX LX S7", "B": "H9 SA S6", "C": "EA EK E7"}), "HX")
    assert fined(offends(deal, "B S6=LA", "BI-PEN-06")) == "B"


@rule("BI-PEN-06", "BI-Q31")
def test_not_naming_it_at_all() -> None:
    deal = strict({"A": "S6 SK SO", "B": "HK LU EU", "C": "L7 EX H9"})
    deal.play(0, 27)
    offends(deal, "A pass", "BI-PEN-06")


@rule("BI-PEN-06", "BI-WELI-13")
def test_throwing_away_what_would_have_let_it_keep_its_word() -> None:
    deal = lines(strict({"A": "HX EU S8", "B": "S6 E9 SK", "C": "HO LA S7"}), "B bet rot", "C hold", "A HX")
    deal = offends(deal, "B E9", "BI-WELI-13")
    while not deal.closed:
        assert deal.legal(deal.turn())
        deal.play(deal.turn(), deal.legal(deal.turn())[0])
        if deal.cards.naming >= 0:
            deal.play(deal.cards.naming_seat, deal.legal(deal.cards.naming_seat)[0])
    assert fined(deal) == "B"


@rule("BI-PEN-07")
def test_raising_ones_own_bet_and_going_beyond_three() -> None:
    deal = lines(strict(), "B bet rot", "C good", "A hold")
    offends(deal, "B bet rot", "BI-PEN-07")
    three = lines(deal, "A bet rot", "B hold")
    for line in ("A bet rot", "B bet rot"):
        offends(three, line, "BI-PEN-07")
    held = lines(strict(three_by="holder_only"), "A bet gruen", "B hold")
    offends(held, "C bet gruen", "BI-PEN-07")


@rule("BI-PEN-08")
@each_of(
    ("before", "line"),
    [
        ([], "B HK"),
        (["A HA"], "C L7"),
        (["A HA", "B HK", "C L7"], "B LK"),
        (["B bet rot"], "A HA"),
        (["B bet rot"], "A good"),
        (["B bet rot"], "A hold"),
        ([], "A good rot"),
    ],
)
def test_out_of_turn_and_against_an_open_bet(before: list[str], line: str) -> None:
    offends(lines(strict(), *before), line, "BI-PEN-08")


@rule("BI-Q19", "BI-END-12")
def test_penalties_change_no_right_during_the_deal_but_may_keep_one_from_winning() -> None:
    deal = strict(score=(10, 0, 0))
    for _ in range(2):
        deal = offends(deal, "A good rot", "BI-PEN-08")
    refuses(deal, "A bet rot", "BI-END-08")
    bet = lines(strict(score=(10, 0, 0)), "A bet rot", "B good", "C good")
    closed = played(bet, QUIET_TRICKS)
    assert (winner(closed), gained(closed)[0]) == ("none", -1), "ten, less two, and one"


@rule("BI-Q19", "BI-END-07")
def test_penalties_come_before_the_figures() -> None:
    deal = played(lines(strict(score=(10, 0, 0)), "A good rot"), QUIET_TRICKS)
    assert [step.number for step in deal.counted][:2] == [-2, 1]
    assert winner(deal) == "none"
    assert winner(played(strict(score=(10, 0, 0)), QUIET_TRICKS)) == "A"


@rule("BI-PEN-11", "BI-VAR-03", "BI-Q29")
@each_of(("score", "brought"), [(7, -7), (0, 0), (-3, 0)])
def test_harsher_the_whole_score_is_lost_and_the_deal(score: int, brought: int) -> None:
    deal = played(table(REVOKE, "harsh", players=3, score=(3, score, 4)), REVOKE_TRICKS)
    assert gained(deal)[1] == brought
    charged = lines(table(QUIET, "harsh", players=3, score=(3, score, 4)), "B LK", "B LK")
    closed = played(charged, QUIET_TRICKS)
    assert gained(closed) == (1, brought, 2), "Grün and Gleich are lost, and nobody has them"
    assert has(closed, "gruen") == has(closed, "gleich") == "nobody"


@rule("BI-PEN-12", "BI-VAR-03", "BI-Q29")
def test_harshest_the_game_is_lost_and_nobody_wins_it() -> None:
    deal = played(table(REVOKE, "harsh-game", players=3, score=(10, 5, 4)), REVOKE_TRICKS)
    assert (winner(deal), losers(deal), gained(deal)) == ("none", "B", (0, 0, 0))
    both = lines(table(QUIET, "harsh-game", players=3), "B LK", "C L7")
    assert losers(played(both, QUIET_TRICKS)) == "BC"
    clean = played(table(QUIET, "harsh-game", players=3, score=(10, 5, 4)), QUIET_TRICKS)
    assert (winner(clean), losers(clean)) == ("A", "C")
    match = match_for(bieten_rules("harsh-game", players=3))
    match.record(deal)
    assert match.over
    assert (match.losers, match.places) == ([1], [])


@rule("BI-Q18")
@each_of(("offender_figure", "brought"), [("barred", 0), ("allowed", 0), ("no_score_in_deal", -2)])
def test_what_else_an_offender_has_won(offender_figure: str, brought: int) -> None:
    deal = lines(strict(offender_figure=offender_figure), "B LK")
    assert gained(played(deal, QUIET_TRICKS)) == (1, brought, 2)


@rule("BI-Q32", "BI-SCORE-03", "BI-Q18")
@each_of(("offender_figure", "brought"), [("barred", -1), ("no_score_in_deal", -3)])
def test_the_weli_costs_by_figures_and_not_by_points(offender_figure: str, brought: int) -> None:
    """With one figure and a penalty there is nothing more to pay; where the figure is void, there is."""
    hands = {"A": "S6 S7 E8", "B": "HK LA EA", "C": "SK SO SU"}
    deal = lines(strict(hands, offender_figure=offender_figure), "A good rot")
    deal = played(deal, "S6=HA HK SK S7 EA SU SO E8 LA")
    assert (gained(deal)[0], due(deal)) == (brought, "-")


@rule("BI-VAR-04", "BI-Q29", "BI-Q18")
@each_of(("offender_figure", "brought"), [("barred", -1), ("allowed", -1), ("no_score_in_deal", -2)])
def test_the_weli_point_is_a_point_of_the_deal_too(offender_figure: str, brought: int) -> None:
    hands = {"A": "S6 E7 E9", "B": "HK LA EA", "C": "SK SO SU"}
    deal = lines(strict(hands, offender_figure=offender_figure, wilds=(), weli_point=1), "A good rot")
    assert gained(played(deal, "E9 EA SU HK SK E7 LA SO S6"))[0] == brought


@rule("BI-PEN-01", "BI-Q21")
@each_of(("score", "brought"), [(0, 0), (1, -1), (5, -2)])
def test_where_scores_end_at_nothing_a_penalty_takes_what_there_is(score: int, brought: int) -> None:
    hands = {"A": "HX EA S7", "B": "H8 L9 SX", "C": "HK E8 LX"}
    deal = lines(strict(hands, score=(0, score, 0), negative_scores=False), "B good rot")
    assert gained(played(deal, "HX H8 HK E8 EA L9 S7 SX LX"))[1] == brought + 1, "and one for the Spiel"


@rule("BI-PEN-03", "BI-FIG-18")
def test_whether_a_bet_was_honest_nobody_else_sees() -> None:
    """What the others see of a bet or a hold does not depend on the bettor's cards."""
    for lines_said in (
        ["A bet rot"],
        ["A bet rot", "B hold"],
        ["B bet rot", "C good", "A hold"],
        ["A bet spiel", "B hold"],
    ):
        honest = lines(strict({"A": "HA L9 S8", "B": "HK LK EU", "C": "L7 SX S9"}), *lines_said)
        bluff = lines(strict({"A": "EA L9 S8", "B": "HK LK EU", "C": "L7 SX S9"}), *lines_said)
        for seat in (1, 2):
            assert seen(honest, seat).facts() == seen(bluff, seat).facts(), f"{lines_said}"


@rule("BI-PEN-03", "BI-PEN-06", "BI-FIG-18")
def test_random_offences_are_hidden_from_the_others() -> None:
    told, tables = 0, times(50)
    for seed in range(tables):
        chance = random.Random(seed)
        deal = random_table(chance, bieten_rules("strict"))
        for _ in range(12):
            if deal.closed:
                break
            seat = next(seat for seat in range(4) if deal.must_act(seat))
            acts = [kind * STEP + argument for kind in (0, 1, 2, 3, 4) for argument in range(36)]
            may = [act for act in acts if not deal.check(seat, act) or deal.tolerates(deal.check(seat, act))]
            act = chance.choice(may)
            reason = deal.check(seat, act)
            if reason:
                deal.offend(seat, act, reason)
                told += 1
            deal.play(seat, act)
            for other in range(4):
                view = seen(deal, other)
                assert all(each.seat == other for each in view.offences), f"seed {seed}"
                assert len(view.offences) == len([each for each in deal.offences if each.seat == other])
                assert view.seen_by(other).facts() == view.facts()
    assert told > tables * 100 // 120
