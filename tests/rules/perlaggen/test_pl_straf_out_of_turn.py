"""What it costs to act out of turn in Strafperlaggen, and where a table charges for every other forbidden act."""

import pytest

from every import each_of
from rules.helpers import gained, say, table, tricks
from rules.perlaggen.three import play_all, steps, straf, three
from weli.core.deal import Deal
from weli.core.errors import Illegal
from weli.games import game_named
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.offences import acts_out_of_turn, forbidden_acts
from weli.referee import Referee

rule = pytest.mark.rule

A_HAS_THE_SPIEL = ["A bet spiel", "B good", "C good"]


def forces(deal: FigureDeal, line: str) -> FigureDeal:
    """A player forces a priced act: it is not done, only written down."""
    seat, text = line.split(maxsplit=1)
    referee = Referee(deal, game_named(deal.rules.game))
    number = deal.seating.seat_of(seat)
    before = _what_lies_there(deal)
    told = referee.take(number, text)
    after = referee.deal
    assert told
    assert isinstance(after, FigureDeal)
    assert _what_lies_there(after) == before, "nothing is done"
    return after


def _what_lies_there(deal: FigureDeal) -> tuple[object, ...]:
    stakes = [(stake.value, stake.bettor) for stake in deal.stakes]
    return [*deal.cards.hands], stakes, deal.show.shower, deal.tricks.in_trick


def out_of_turn(deal: Deal) -> list[int]:
    assert isinstance(deal, FigureDeal)
    return [acts_out_of_turn(deal, seat) for seat in range(deal.rules.players)]


def forbidden(deal: Deal) -> list[int]:
    assert isinstance(deal, FigureDeal)
    return [forbidden_acts(deal, seat) for seat in range(deal.rules.players)]


def merely_refused(deal: FigureDeal, line: str) -> None:
    seat, text = line.split(maxsplit=1)
    referee = Referee(deal, game_named(deal.rules.game))
    with pytest.raises(Illegal):
        referee.take(deal.seating.seat_of(seat), text)
    assert out_of_turn(referee.deal) == [0] * deal.rules.players
    assert forbidden(referee.deal) == [0] * deal.rules.players


@rule("PL-STRAF-28", "PL-OQ-46")
@each_of(
    ("lines", "forced"),
    [
        ([], "B S9"),
        (["A SX"], "C S8"),
        (["A bet gleich"], "C hold"),
        (["A bet gleich"], "C good"),
        (["A bet gleich", "B hold", "C raise"], "B hold"),
        ([], "A contest gleich EA LA"),
        (A_HAS_THE_SPIEL, "B contest gleich E9 H9"),
        ([*A_HAS_THE_SPIEL, "A concede gleich", "A contest hanger H8 H7"], "C contest hanger HU HX"),
    ],
)
def test_a_card_an_answer_or_a_show_out_of_turn_costs_two(lines: list[str], forced: str) -> None:
    deal = forces(say(straf(), *lines), forced)
    guilty = [1 if seat == forced[0] else 0 for seat in "ABC"]
    assert out_of_turn(deal) == guilty
    merely_refused(say(three(), *lines), forced)


@rule("PL-STRAF-28", "PL-STRAF-29", "PL-OQ-42")
def test_he_scores_nothing_in_this_deal_and_what_he_wins_is_nobodys() -> None:
    deal = play_all(forces(say(straf(), "B bet gleich", "C good", "A hold"), "B S9"))
    assert steps(deal) == ["B 2", "gleich A -2", "gleich B 2"]
    guilty = play_all(forces(say(straf(), "B bet gleich", "C good", "A hold"), "C S8"), "C")
    assert gained(guilty) == (-2, 2 - 1, 2), "C has taken four tricks"


@rule("PL-STRAF-28", "PL-STRAF-29", "PL-OQ-42")
def test_his_own_figure_brings_him_nothing_and_costs_him_no_level() -> None:
    """A has the best Gleich: he has won what he held, so he pays no level for it; C, who bet, pays."""
    deal = play_all(forces(say(straf(), "C bet gleich", "A hold", "B pass", "A pass"), "C S8"))
    assert gained(deal) == (-2, -1, 2 + 2)
    deal = say(straf(), "C bet gleich")
    deal = play_all(say(forces(deal, "B hold"), "A hold"))
    assert gained(deal) == (-2, 2, 2), "B's Hanger is nobody's"
    deal = say(forces(say(straf(), "A bet gleich"), "C hold"), "B hold")
    deal = play_all(deal)
    assert gained(deal) == (-2, 2 - 1, 2)
    winner_forces = tricks(straf(), "SX")
    winner_forces = play_all(say(forces(winner_forces, "A EA"), "C bet gleich", "A hold"))
    assert gained(winner_forces) == (2, -1, 2), "A wins the Gleich for nothing, and C pays for it"


@rule("PL-STRAF-28")
def test_each_act_out_of_turn_costs_two() -> None:
    deal = forces(forces(straf(), "C S8"), "C HX")
    assert out_of_turn(deal) == [0, 0, 2]
    assert gained(play_all(deal)) == (-1, -1, 4)


@rule("PL-OQ-46")
def test_a_bet_beside_an_open_one_is_merely_refused() -> None:
    deal = say(straf(), "A bet gleich")
    merely_refused(deal, "C bet hanger")
    merely_refused(straf(), "A S8")
    merely_refused(say(straf(), "A bet gleich", "B hold"), "A bet gleich")


@rule("PL-STRAF-28", "PL-OQ-40")
def test_turn_penalties_come_before_the_figures() -> None:
    deal = play_all(forces(straf(score=(1, 1, 1)), "B S9"), "B")
    assert steps(deal)[0] == "B 2"
    assert deal.winner == 0


@rule("PL-STRAF-28", "PL-OQ-46")
@each_of("points", [0, 2])
def test_p_out_of_turn_penalty(points: int) -> None:
    for preset in ("straf", "innsbruck-3p"):
        deal = three(preset, out_of_turn_penalty=points)
        if points:
            charged = play_all(forces(deal, "B S9"))
            assert gained(charged) == ((-1, 2, 0) if preset == "straf" else (1, -2, 0))
        else:
            merely_refused(deal, "B S9")


@rule("GS-OQ-29", "PL-OQ-46")
@each_of("policy", ["refuse", "penalise"])
def test_p_illegal_act_policy(policy: str) -> None:
    """Every other forbidden act is refused, or refused and charged with two points; the deal's points stay."""
    deal = say(straf(illegal_act_policy=policy), "A bet gleich")
    innsbruck = tricks(three(illegal_act_policy=policy), "SX")
    giltspiel = table(illegal_act_policy=policy)
    if policy == "refuse":
        merely_refused(deal, "C bet hanger")
        merely_refused(innsbruck, "B E9")
        merely_refused(giltspiel, "N EA")
        return
    assert forbidden(forces(deal, "C bet hanger")) == [0, 0, 1]
    charged = forces(innsbruck, "B E9")
    assert (forbidden(charged), out_of_turn(charged)) == ([0, 1, 0], [0, 0, 0])
    assert gained(play_all(charged)) == (1, 1 - 2, 0)
    assert forbidden(forces(giltspiel, "N EA")) == [1, 0, 0, 0]
    both = say(straf(illegal_act_policy=policy), "A bet gleich")
    assert out_of_turn(forces(both, "C hold")) == [0, 0, 1], "its own price goes before"


@rule("PL-STRAF-28", "PL-OQ-46")
def test_it_is_told_as_what_it_is_charged_for() -> None:
    """Also of somebody who has done something else before."""
    referee = Referee(say(straf(illegal_act_policy="penalise"), "A bet gleich"), game_named("perlaggen"))
    told = [referee.take(2, line)[0].kind for line in ("bet hanger", "hold", "bet hanger")]
    assert told == ["forbidden", "offence", "forbidden"]
