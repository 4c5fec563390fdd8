"""The solver against games whose solution is known, against OpenSpiel, and against its own bounds."""

import math
from typing import Any

import pytest

from solving.kuhn import UNIFORM, VALUE, kuhn
from weli.core.cards import cards_of, set_of
from weli.core.ruleset import RuleSet
from weli.games import asking_for
from weli.games.figures.solving import FigureDealt, FigureSolving, number_of_deals
from weli.house_rules import named
from weli.ports.solving import Dealt
from weli.ports.turn_order import ACTOR, FULL, WINDOWS
from weli.solving import Answer, Limits, Solution, solve
from weli.solving.building import Builder
from weli.solving.cfr import Solver
from weli.solving.policies import Policy
from weli.solving.sequence_form import SequenceForm, sum_of_totals
from weli.solving.solution import build

TINY = named("giltspiel/tiny").ruleset()
ONE_CARD = named("giltspiel/one-card").ruleset()
SMALLER = TINY.with_options({"ranks": "OKA"})
TWO_SUITS = ONE_CARD.with_options({"suits": "EL", "ranks": "KA"})
Course = tuple[tuple[int, int], ...]
each_windows = pytest.mark.parametrize("windows", [ACTOR, FULL], ids=WINDOWS.__getitem__)


def answer_of(form: SequenceForm) -> Answer:
    """By the present shares of both seats."""
    for seat in range(2):
        form.follow(seat)
    return Answer(-form.best_response(1), form.best_response(0))


def uniform(rules: RuleSet, windows: int = ACTOR) -> Answer:
    return answer_of(build(rules, windows, Policy(), lambda done, of: None).form)


def solved(rules: RuleSet, iterations: int, windows: int = ACTOR) -> Solution:
    return solve(rules, Limits(iterations=iterations), windows)


def test_two_players_of_kuhns_poker_who_toss_a_coin_are_exploited_as_much_as_is_known() -> None:
    assert math.isclose(answer_of(kuhn()).exploitability, UNIFORM, abs_tol=1e-12)


def test_kuhns_poker_is_worth_what_kuhn_found() -> None:
    solver = Solver(kuhn())
    for _ in range(2000):
        solver.iterate()
    low, high = solver.bounds()
    assert low <= VALUE <= high
    assert high - low < 1e-3


def test_a_game_of_one_card_each_is_worth_as_much_as_kuhns_poker() -> None:
    """A bet on the Spiel is Kuhn's bet, and of four cards one lies open."""
    answer = solved(ONE_CARD, 1000).answer
    assert answer.low <= -VALUE <= answer.high
    assert answer.exploitability < 1e-3


def test_looking_at_the_bounds_changes_nothing() -> None:
    one, other = Solver(kuhn()), Solver(kuhn())
    for _ in range(50):
        one.iterate()
        other.iterate()
        other.bounds()
    assert one.bounds() == other.bounds()


@each_windows
def test_the_bounds_close_in_on_the_value(windows: int) -> None:
    answers = [solved(SMALLER, iterations, windows).answer for iterations in (10, 40, 160)]
    assert answers[0].exploitability > answers[1].exploitability > answers[2].exploitability
    assert answers[2].exploitability < 0.003
    assert max(one.low for one in answers) <= min(one.high for one in answers)


def test_who_is_asked_when_hardly_changes_the_value() -> None:
    low, high = zip(*((a.low, a.high) for a in (solved(SMALLER, 200, w).answer for w in range(4))), strict=True)
    assert max(high) - min(low) < 0.02


def test_deals_with_other_trumps_are_worth_the_same() -> None:
    """So that listing those of one suit is enough."""
    deals = FigureSolving().deals(SMALLER)
    assert len(deals) == number_of_deals(SMALLER) == 3 * math.comb(5, 2) * math.comb(3, 2)
    renamed = [
        FigureDealt([[(card + 9) % 18 for card in hand] for hand in one.hands], (one.turned + 9) % 18) for one in deals
    ]
    for chosen in (renamed, deals + renamed):
        builder = Builder(SMALLER, ACTOR, Policy(), len(chosen))
        for one in chosen:
            builder.add(one)
        assert answer_of(builder.form).low == pytest.approx(uniform(SMALLER).low, abs=1e-12)
        assert answer_of(builder.form).high == pytest.approx(uniform(SMALLER).high, abs=1e-12)


def test_where_one_card_is_wild_every_suit_is_listed() -> None:
    rules = named("perlaggen/one-wild").ruleset()
    assert number_of_deals(rules) == 9 * math.comb(8, 2) * math.comb(6, 2)


# OpenSpiel walks through the same games by code that it has not in common with the solver.


def spiel(rules: RuleSet, windows: int) -> Any:
    pytest.importorskip("pyspiel")
    from weli.envs.episode import Settings
    from weli.envs.openspiel import game_for

    return game_for(Settings(rules, WINDOWS[windows]))


@pytest.mark.few(1)
@pytest.mark.parametrize(("rules", "windows"), [(ONE_CARD, ACTOR), (ONE_CARD, FULL), (TWO_SUITS, ACTOR)])
def test_openspiel_exploits_equal_chances_as_much(rules: RuleSet, windows: int) -> None:
    game = spiel(rules, windows)
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    expected = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert uniform(rules, windows).exploitability == pytest.approx(expected, abs=1e-9)


@each_windows
def test_openspiel_exploits_a_solution_as_much(windows: int) -> None:
    game = spiel(ONE_CARD, windows)
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    solution = solved(ONE_CARD, 25, windows)
    shares = [averages(solution, seat) for seat in range(2)]

    class Average(policy.Policy):
        def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
            seat = state.current_player()
            deal = state.walk.episode.deal
            legal = state.legal_actions()
            if len(legal) == 1:
                return {legal[0]: 1.0}
            table = state.walk.start.table
            hands = [cards_of(deal.cards.hands[one] | set_of(deal.cards.rows[one])) for one in range(2)]
            acts = [table.act(number) for number in state.history()[2 * ONE_CARD.hand_size + 1 :]]
            key = (
                hands[seat][0],
                deal.cards.turned[0],
                noticed(FigureDealt(hands, deal.cards.turned[0]), acts, seat, windows),
            )
            return {table.number(act): share for act, share in shares[seat][key].items()}

    theirs = exploitability.exploitability(game, Average(game, [0, 1]))
    assert theirs == pytest.approx(solution.answer.exploitability, abs=1e-9)


def noticed(dealt: Dealt, acts: list[int], seat: int, windows: int) -> Course:
    asking = asking_for(dealt.deal(ONE_CARD), 0, windows)
    found = []
    for act in acts:
        if asking.seat() == seat or not asking.is_silence(act):
            found.append((asking.seat(), act))
        asking.take(act)
    return tuple(found)


def averages(solution: Solution, seat: int) -> dict[tuple[int, int, Course], dict[int, float]]:
    """What a seat does on average, by its card, the card turned, and what it has noticed."""
    found = {}
    for each in solution.built.form.sets[seat]:
        turned, acts = solution.built.places.course(each.place)
        total = sum_of_totals(each)
        found[cards_of(each.hand)[0], turned, tuple(acts)] = {
            choice.act: choice.total / total for choice in each.choices
        }
    return found


def test_the_average_counts_how_likely_a_seat_comes_to_each_choice() -> None:
    """So that what is done after a choice adds up to how often that choice was made."""
    solution = solved(SMALLER, 15)
    weights = sum(range(16))
    for seat in range(2):
        root = solution.built.form.roots[seat]
        for each in solution.built.form.sets[seat]:
            made = weights if each.before is root else each.before.total
            assert sum_of_totals(each) == pytest.approx(made)
