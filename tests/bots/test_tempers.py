"""Tempers: what is said of the regulars of the inn is true of how they play."""

import random
from collections import Counter
from functools import cache

import pytest

from bots.positions import questions
from weli.bots import Stammgast
from weli.core.acts import BET, HOLD, RAISE, STEP
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.games import GAMES
from weli.ports.manners import CAREFUL, EAGER, FIRM, RAISES, SOBER, TEMPERS, USUAL

GILTSPIEL = GAMES["giltspiel"].preset("fiss")
INNSBRUCK = GAMES["perlaggen"].preset("innsbruck")
BIETEN = GAMES["bieten"].preset("4p")
OF_FIGURES = pytest.mark.parametrize("rules", [GILTSPIEL, INNSBRUCK, BIETEN], ids=["giltspiel", "perlaggen", "bieten"])
DEALS = 20


@cache
def done(rules: RuleSet, manner: str) -> Counter[int]:
    """What somebody of that manner does, by kind, where the usual one is asked."""
    bot, found = Stammgast(manner), Counter[int]()
    for number, (deal, seat, options) in enumerate(questions(Stammgast(), random.Random(7), DEALS, rules)):
        found[bot.choose(deal.seen_by(seat), seat, options, random.Random(number)) // STEP] += 1
    return found


@pytest.mark.few(1)
@OF_FIGURES
def test_each_bets_and_holds_as_it_is_said_of_them(rules: RuleSet) -> None:
    usual = done(rules, USUAL)
    assert done(rules, EAGER)[BET] > usual[BET]
    assert done(rules, CAREFUL)[BET] < usual[BET]
    assert done(rules, CAREFUL)[HOLD] <= usual[HOLD]
    assert done(rules, FIRM)[HOLD] >= usual[HOLD]
    assert done(rules, RAISES)[RAISE] + done(rules, RAISES)[BET] > usual[RAISE] + usual[BET]


@OF_FIGURES
def test_who_never_bluffs_does_the_same_with_the_same_cards(rules: RuleSet) -> None:
    bot = Stammgast(SOBER)
    for deal, seat, options in questions(bot, random.Random(3), 1, rules):
        view = deal.seen_by(seat)
        spoken = {bot.choose(view, seat, options, random.Random(seed)) // STEP for seed in range(3)}
        assert len(spoken & {BET, RAISE, HOLD}) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_every_temper_can_be_played_at_every_table(game: str) -> None:
    rules = GAMES[game].preset(next(iter(GAMES[game].presets)))
    assert {*GAMES[game].advice.tempers()} <= {*TEMPERS}
    for temper in TEMPERS:
        for deal, seat, options in questions(Stammgast(temper), random.Random(1), 1, rules):
            assert Stammgast(temper).choose(deal.seen_by(seat), seat, options, random.Random(1)) in options


def test_a_temper_that_nobody_has_is_refused() -> None:
    with pytest.raises(RulesError):
        Stammgast("moody")
