"""Manners: regulars who bet on everything that they can prove, or hold it, to be tried out against and to be measured by."""

import random

import pytest

from bots.positions import questions, random_deal
from bots.regulars import regular_of
from weli.bots import Stammgast, bot_named
from weli.bots.search.belief import Belief, World
from weli.bots.search.playout import company
from weli.core.acts import BET, GOOD, HOLD, RAISE, STEP, TAKE, bet_act
from weli.core.cards import BIT
from weli.core.ruleset import RuleSet
from weli.games import GAMES
from weli.games.figures.advice.betting import is_answer, own_side_is_due
from weli.games.figures.advice.proof_planning import may_vouch
from weli.games.figures.advice.temper import Temper, temper_of
from weli.games.figures.engine.deal import SHOWN_FIGURES, FigureDeal
from weli.games.giltspiel import FISS
from weli.ports.manners import BETS, CALLS, HASTY, MANNERS, USUAL

INNSBRUCK = GAMES["perlaggen"].preset("innsbruck")
BIETEN = GAMES["bieten"].preset("4p")


@pytest.mark.parametrize("rules", [FISS, INNSBRUCK], ids=["giltspiel", "perlaggen"])
def test_one_bets_on_all_that_can_be_proven(rules: RuleSet) -> None:
    bettor = bot_named("stammgast:manner=bets")
    asked = 0
    for deal, seat, options in questions(bettor, random.Random(2), 12, rules):
        assert isinstance(deal, FigureDeal)
        view = deal.seen_by(seat)
        assert isinstance(view, FigureDeal)
        plain = deal.phase() == "play" and not is_answer(options) and own_side_is_due(view, seat)
        if not plain or any(act // STEP == TAKE for act in options):
            continue
        fresh = [
            figure for figure in SHOWN_FIGURES if view.stakes[figure].value == 1 and bet_act(BIT[figure]) in options
        ]
        if any(may_vouch(view, seat, figure) for figure in fresh):
            asked += 1
            assert bettor.choose(view, seat, options, random.Random(asked)) // STEP == BET
    assert asked > 10


@pytest.mark.parametrize("rules", [FISS, INNSBRUCK], ids=["giltspiel", "perlaggen"])
def test_one_holds_all_that_can_be_proven_and_never_raises(rules: RuleSet) -> None:
    caller = bot_named("stammgast:manner=calls")
    asked = 0
    for deal, seat, options in questions(bot_named("stammgast:manner=bets"), random.Random(2), 12, rules):
        view = deal.seen_by(seat)
        if not is_answer(options):
            continue
        assert isinstance(view, FigureDeal)
        figure = next(act % STEP for act in options if act // STEP == GOOD)
        act = caller.choose(view, seat, options, random.Random(1))
        assert act // STEP != RAISE
        assert (act == HOLD * STEP + figure) == may_vouch(view, seat, figure)
        asked += 1
    assert asked > 10


def test_at_bieten_one_bets_sooner_and_one_holds_more() -> None:
    counts = dict.fromkeys(MANNERS, 0)
    for manner in MANNERS:
        bot = bot_named(f"stammgast:manner={manner}")
        kind = HOLD if manner == CALLS else BET
        for number, (deal, seat, options) in enumerate(questions(Stammgast(), random.Random(4), 4, BIETEN)):
            act = bot.choose(deal.seen_by(seat), seat, options, random.Random(number))
            counts[manner] += act // STEP == kind
            if manner == CALLS:
                counts[USUAL] -= (
                    Stammgast().choose(deal.seen_by(seat), seat, options, random.Random(number)) // STEP == HOLD
                )
    assert counts[BETS] > 10
    assert counts[CALLS] > 0


def test_strangers_are_of_all_manners_and_one_plays_as_usual_oneself() -> None:
    deal = random_deal(random.Random(1))
    belief = Belief(deal.seen_by(0), 0, regular_of(deal))
    rng = random.Random(3)
    drawn = [belief.draw(rng).manners for _ in range(200)]
    others = [manners[1] for manners in drawn]
    assert {manners[0] for manners in drawn} == {MANNERS.index(USUAL)}
    for manner in (BETS, CALLS):
        assert 20 < others.count(MANNERS.index(manner)) < 50


def test_who_bets_on_everything_at_once_is_taken_for_one_who_does() -> None:
    deal = random_deal(random.Random(6))
    assert isinstance(deal, FigureDeal)
    east = deal.seat_after(deal.turn(), 1)
    for figure in SHOWN_FIGURES:
        deal.play(deal.turn(), bet_act(BIT[figure]))
    belief = Belief(deal.seen_by(east), east, regular_of(deal))
    side = deal.seating.side_of(deal.turn())
    rng = random.Random(4)
    manners = [belief.draw(rng).manners[side] for _ in range(100)]
    assert manners.count(MANNERS.index(BETS)) > 60


def test_in_an_imagined_deal_everybody_plays_in_the_manner_of_his_side() -> None:
    deal = random_deal(random.Random(1))
    seats = company(deal, [MANNERS.index(USUAL), MANNERS.index(CALLS)])
    assert seats[0] is seats[2] is regular_of(deal, HASTY[USUAL])
    assert seats[1] is seats[3] is regular_of(deal, HASTY[CALLS])
    assert World(deal, [0, 2]).manners == [0, 2]


def test_who_calls_raises_on_nothing_at_either_game() -> None:
    calls = temper_of(CALLS, Temper())
    assert (calls.bluff_raise, calls.perlaggen_bluff_raise) == (0, 0)
