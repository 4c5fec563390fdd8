"""The pool: simple opponents with one trick each, and who of them beats a player of the house."""

import io
import json
import random

import pytest

from bots.positions import questions
from weli.arena.opponents import opponent_named
from weli.arena.pool import Exploiter, beaten_by, pool_of
from weli.commands.arena import Order, arena_command
from weli.core.acts import BET, GOOD, STEP
from weli.core.errors import RulesError, WeliError
from weli.games import GAMES
from weli.house_rules import named

RULES = ["giltspiel/fiss", "perlaggen/innsbruck", "bieten/4p", "gaigel/kreuz-4p"]


def against_the_pool(name: str, rules: str = "giltspiel/fiss", deals: int = 2, **wanted: object) -> tuple[int, str]:
    out = io.StringIO()
    order = Order([name], deals=deals, rules=rules, seed=1, workers=1, pool=True)
    status = arena_command(order, lang="en", out=out, err=io.StringIO(), **wanted)  # type: ignore[arg-type]
    return status, out.getvalue()


@pytest.mark.parametrize("rules", RULES)
def test_there_are_at_least_eleven_in_every_pool_and_all_of_them_play(rules: str) -> None:
    ruleset = named(rules).ruleset()
    names = pool_of(ruleset)
    assert len({*names}) == len(names) >= 11
    for name in names:
        bot = opponent_named(name)
        for deal, seat, options in questions(bot, random.Random(1), 1, ruleset):
            assert bot.choose(deal.seen_by(seat), seat, options, random.Random(1)) in options


def test_one_is_measured_against_each_of_them_and_they_do_not_meet() -> None:
    status, told = against_the_pool("stammgast", as_json=True)
    facts = json.loads(told)
    assert [pairing["second"] for pairing in facts["pairings"]] == pool_of(named("giltspiel/fiss").ruleset())
    assert {pairing["first"] for pairing in facts["pairings"]} == {"stammgast"}
    assert status == bool(facts["beaten_by"])


def test_who_is_beaten_is_told_so_in_a_sentence_and_by_the_status() -> None:
    status, told = against_the_pool("random", deals=12)
    assert status == 1
    assert "is beaten by: " in " ".join(told.split())
    pairings = [
        {"second": "level", "mean": -0.1, "margin": 0.2},
        {"second": "better", "mean": -0.3, "margin": 0.2},
        {"second": "worse", "mean": 0.3, "margin": 0.2},
        {"second": "alone", "mean": -0.3, "margin": None},
    ]
    assert beaten_by(pairings) == ["better"]


@pytest.mark.parametrize("wanted", [{"bots": ["stammgast", "wirt"]}, {"matches": 2}])
def test_the_pool_takes_one_opponent_and_deals(wanted: dict[str, object]) -> None:
    order = Order(**{"bots": ["stammgast"], "seed": 1, "workers": 1, "pool": True} | wanted)  # type: ignore[arg-type]
    with pytest.raises(WeliError) as caught:
        arena_command(order, lang="en", out=io.StringIO(), err=io.StringIO())
    assert "--pool" in caught.value.text("en")


def test_a_kind_that_a_game_does_not_have_is_refused() -> None:
    (deal, seat, options), *_ = questions(opponent_named("stammgast"), random.Random(1), 1)
    with pytest.raises(RulesError) as caught:
        Exploiter("gambler").choose(deal.seen_by(seat), seat, options, random.Random(1))
    assert "rock" in caught.value.text("en")


@pytest.mark.parametrize("game", ["giltspiel", "perlaggen", "bieten"])
def test_the_silent_never_bets_and_the_soft_never_holds(game: str) -> None:
    rules = GAMES[game].preset(next(iter(GAMES[game].presets)))
    silent, soft, answers = Exploiter("silent"), Exploiter("soft"), 0
    for deal, seat, options in questions(opponent_named("stammgast:manner=bets"), random.Random(3), 4, rules):
        view, kinds = deal.seen_by(seat), {act // STEP for act in options}
        if kinds - {BET}:
            assert silent.choose(view, seat, options, random.Random(1)) // STEP != BET
        if GOOD in kinds:
            answers += 1
            assert soft.choose(view, seat, options, random.Random(1)) // STEP == GOOD
    assert answers > 3
