"""The beginner: easy to beat, but far from chance; plays every game at every table, and never bluffs."""

import random

import pytest

from bots.positions import cards, deal_of, questions
from weli.arena import Pair, duplicate_deals
from weli.bots import bot_named
from weli.core.acts import BET, STEP
from weli.core.cards import card_of
from weli.games import GAMES
from weli.games.figures.advice.beginner import TEMPER
from weli.games.figures.advice.betting import outlook
from weli.games.figures.advice.blunders import proposed
from weli.games.figures.engine.deal import FigureDeal
from weli.house_rules import named
from weli.ports.caution import FAR

BEGINNER = bot_named("lehrbua")


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("rules", "deals"),
    [("giltspiel/fiss", 60), ("perlaggen/innsbruck", 40), ("bieten/4p", 20), ("gaigel/kreuz-4p", 60)],
)
def test_beats_chance_and_loses_to_the_regular(rules: str, deals: int) -> None:
    ruleset = named(rules).ruleset()
    for other, sign in (("random", 1), ("stammgast", -1)):
        series = duplicate_deals(Pair(BEGINNER, bot_named(other)), ruleset, deals=deals, seed=17)
        assert sign * series.mean > 0, other


@pytest.mark.parametrize("game", GAMES)
def test_plays_every_preset(game: str) -> None:
    for preset in GAMES[game].presets.values():
        for deal, seat, options in questions(BEGINNER, random.Random(2), 1, preset):
            assert BEGINNER.choose(deal.seen_by(seat), seat, options, random.Random(1)) in options


def test_never_bets_without_a_chance() -> None:
    bets = 0
    for deal, seat, options in questions(BEGINNER, random.Random(5), 60):
        act = BEGINNER.choose(deal.seen_by(seat), seat, options, random.Random(1))
        if act // STEP == BET and deal.phase() == "play":
            view = deal.seen_by(seat)
            assert isinstance(view, FigureDeal)
            assert outlook(view, seat, (act % STEP).bit_length() - 1, TEMPER) >= TEMPER.free_bet_at
            bets += 1
    assert bets > 20


def test_dares_no_figure_worth_more_than_three() -> None:
    """Two beginners never drive each other to the game itself; what others have said so may be held."""
    for rules in ("giltspiel/fiss", "perlaggen/innsbruck"):
        for deal, seat, options in questions(BEGINNER, random.Random(6), 30, named(rules).ruleset()):
            act = BEGINNER.choose(deal.seen_by(seat), seat, options, random.Random(1))
            assert isinstance(deal, FigureDeal)
            assert proposed(deal, act) <= FAR


HANDS = ["EA E9 HU SO H8", "E8 LK L9 HA S9", "E7 EK LX HO SU", "EO EX H9 L7 SK"]


def card_of_turn(deal: FigureDeal) -> int:
    seat = deal.turn()
    options = [act for act in deal.legal(seat) if act < STEP]
    return BEGINNER.choose(deal.seen_by(seat), seat, options, random.Random(1))


def test_wins_with_the_highest_and_throws_what_it_can_spare() -> None:
    """Where the regular takes a trick with the cheapest card that wins, the beginner takes it with the best."""
    deal = deal_of(HANDS, "L8")
    for card in cards("E9 E8 E7"):
        deal.play(deal.turn(), card)
    assert card_of_turn(deal) == card_of("EO")
    deal = deal_of(HANDS, "LA")
    for card in cards("EA E8"):
        deal.play(deal.turn(), card)
    assert card_of_turn(deal) == card_of("E7")
