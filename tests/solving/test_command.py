"""`weli solve`: what it prints, the file it writes, and what it says when it cannot."""

import io
import json
import random
from pathlib import Path

import pytest

from weli.bots import bot_named
from weli.commands.calls_of_research import Windows
from weli.commands.cli import OF_THE_CALL
from weli.commands.solve import solve_command
from weli.core.deal import Deal
from weli.core.errors import WeliError
from weli.house_rules import named
from weli.ports.turn_order import WINDOWS
from weli.solving import Limits, exploit, solve

ONE_CARD = "giltspiel/one-card"


class Stubborn:
    """Always does the last thing it may."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        return options[-1]


def run(rules: str = ONE_CARD, **options: object) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    given = {"limits": Limits(iterations=20), "lang": "en", **options}
    try:
        solve_command(rules, out=out, err=err, **given)  # type: ignore[arg-type]
    except WeliError as error:
        return getattr(error, "exit_status", OF_THE_CALL), out.getvalue(), error.text("en")
    return 0, out.getvalue(), err.getvalue()


def test_it_prints_what_the_game_is_worth() -> None:
    status, out, err = run()
    assert (status, err) == (0, "")
    assert "24 deals, 288 positions, 60 information sets" in out
    assert "after 20 iterations" in out


def test_facts_for_programs() -> None:
    facts = json.loads(run(as_json=True)[1])
    assert facts["iterations"] == 20
    assert facts["deals"] == 24
    assert facts["low"] < 1 / 18 < facts["high"]
    assert facts["exploitability"] == pytest.approx((facts["high"] - facts["low"]) / 2, abs=1e-6)


def test_it_stops_at_the_first_limit() -> None:
    rules = named(ONE_CARD).ruleset()
    assert solve(rules, Limits(iterations=7, seconds=60)).answer.iterations == 7
    assert solve(rules, Limits(iterations=10**9, seconds=0)).answer.iterations == 1
    good = solve(rules, Limits(iterations=10**9, exploitability=0.01)).answer
    assert good.exploitability <= 0.01
    assert solve(rules, Limits(iterations=1)).answer.exploitability > 0.01


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"rules": "giltspiel/fiss"}, "Only games for two"),
        ({"rules": "giltspiel/m9"}, "no rules called 'm9'"),
        ({"rules": "perlaggen/innsbruck-2p5"}, "nothing happens before the cut"),
        ({"against": "nobody"}, "nobody"),
        ({"save": Path("no/such/folder/policy.jsonl")}, "cannot be written"),
    ],
)
def test_whatever_cannot_be_done_gets_a_sentence(options: dict[str, object], said: str) -> None:
    status, out, err = run(**options)  # type: ignore[arg-type]
    assert (status, out) == (2, "")
    assert said in err


def test_the_policy_is_written_down(tmp_path: Path) -> None:
    path = tmp_path / "policy.jsonl"
    assert run(save=path)[0] == 0
    head, *sets = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert head["rules"] == ONE_CARD
    assert head["information_sets"] == len(sets) == 60
    for each in sets:
        assert sum(each["policy"].values()) == pytest.approx(1, abs=1e-5)
        assert 0 <= each["reach"] <= 1
    best = next(one for one in sets if one["hand"] == "EA" and "B bet spiel" in one["course"][-1:])
    assert best["seat"] == "A"
    assert best["policy"]["good spiel"] < 0.05, "the Ace of trumps is never beaten"
    assert run(save=path)[2].startswith("There is a file")


def test_a_bot_is_exploited_by_its_best_response() -> None:
    """No bot gets more than the value of the game, whichever seat it sits in."""
    rules = named(ONE_CARD).ruleset()
    for bot in (Stubborn(), bot_named("stammgast"), bot_named("lehrbua")):
        answer, size = exploit(rules, bot, random.Random(1), samples=3)
        assert answer.low <= 1 / 18 <= answer.high
        assert size.information_sets == 60


def test_who_always_concedes_or_holds_is_exploited_by_as_much_as_one_can_work_out() -> None:
    """Stubborn always bets where it can and always holds: with the worse card that is two points instead of one."""
    answer, _ = exploit(named(ONE_CARD).ruleset(), Stubborn(), random.Random(1), samples=1)
    assert answer.exploitability > 0.3


def test_the_command_against_a_bot() -> None:
    facts = json.loads(run(against="lehrbua", samples=2, as_json=True)[1])
    assert facts["bot"] == "lehrbua"
    assert "iterations" not in facts
    assert "lehrbua as dealer gets" in run(against="lehrbua", samples=2)[1]


def test_the_command_line_knows_all_windows() -> None:
    assert [one.value for one in Windows] == WINDOWS
