"""`weli arena` as a person uses it."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from weli.commands import arena as command
from weli.commands.arena import Order, arena_command, show_command
from weli.commands.cli import OF_THE_CALL
from weli.core.errors import WeliError


def told(order: Order, lang: str = "en", **wanted: Any) -> str:
    out = io.StringIO()
    arena_command(order, lang=lang, out=out, err=io.StringIO(), **wanted)
    return out.getvalue()


def facts(order: Order) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told(order, as_json=True))
    return found


def ordered(*bots: str, **wanted: Any) -> Order:
    return Order(bots or ("stammgast", "lehrbua"), **{"seed": 1, "workers": 1, "deals": 4} | wanted)


def refused(order: Order, status: int = 2) -> str:
    """The one sentence with which an order is turned down."""
    out = io.StringIO()
    with pytest.raises(WeliError) as error:
        arena_command(order, lang="en", out=out, err=io.StringIO())
    assert out.getvalue() == ""
    return sentence_of(error.value, status)


def sentence_of(error: WeliError, *statuses: int) -> str:
    """What is said, in one line, and the process ends with one of these."""
    assert getattr(error, "exit_status", OF_THE_CALL) in statuses
    assert len(error.text("en").splitlines()) == 1
    return error.text("en")


@pytest.mark.parametrize("rules", ["giltspiel/fiss", "perlaggen/straf", "bieten/3p", "gaigel/2p"])
def test_the_command_prints_a_result(rules: str) -> None:
    printed = told(ordered(rules=rules))
    assert "Stammgast against Lehrbua" in printed
    assert "seed 1" in printed
    assert "rho" in printed
    assert "95th percentile" in printed


@pytest.mark.parametrize("rules", ["perlaggen/straf", "perlaggen/radetzky", "giltspiel/3-perlique"])
def test_the_game_stands_before_the_rule_set(rules: str) -> None:
    assert facts(ordered("lehrbua", "lehrbua", rules=rules, deals=1))["rules"] == rules


def test_what_is_otherwise_than_in_the_preset_is_told() -> None:
    assert facts(ordered(deals=1, target=15))["rules"].startswith("giltspiel/fiss target=15")


@pytest.mark.parametrize(("rules", "word"), [("bieten/3p", "Noggele"), ("gaigel/2p", "Entscheidungen")])
def test_games_are_told_in_german(rules: str, word: str) -> None:
    printed = told(ordered("lehrbua", "lehrbua", matches=1, rules=rules), lang="de")
    assert "Lehrbua gegen Lehrbua" in printed
    assert word in printed


def test_the_facts_of_duplicate_deals() -> None:
    found = facts(ordered())
    assert (found["seed"], found["deals"]) == (1, 4)
    pairing = found["pairings"][0]
    assert (pairing["first"], pairing["second"], pairing["deals"]) == ("stammgast", "lehrbua", 4)
    assert pairing["mean"] > 0
    assert {time["name"] for time in found["times"]} == {"stammgast", "lehrbua"}
    assert all(time["decisions"] > 20 and 0 < time["mean_ms"] < 1000 for time in found["times"])


def test_the_facts_of_whole_games() -> None:
    found = facts(ordered(matches=3))
    assert found["matches"] == found["pairings"][0]["matches"] == 3
    assert found["pairings"][0]["won"] <= 3
    assert {rating["name"] for rating in found["ratings"]} == {"stammgast", "lehrbua"}


def test_one_deal_has_no_interval() -> None:
    assert facts(ordered(deals=1))["pairings"][0]["margin"] is None
    assert "± – points" in told(ordered(deals=1))


def test_a_round_of_pairings_is_a_table() -> None:
    printed = told(ordered("stammgast", "lehrbua", "stammgast", test=True))
    for names in ("Stammgast – Lehrbua", "Stammgast – Stammgast", "Lehrbua – Stammgast"):
        assert names in printed
    assert "undecided" in printed
    printed = told(ordered("stammgast", "lehrbua", "lehrbua", matches=2))
    assert "Lehrbua – Lehrbua" in printed
    assert "Elo" in printed


def test_the_test_gives_its_verdict() -> None:
    printed = told(ordered("stammgast", "random", deals=None, by=1.5))
    assert "Stammgast is better than Zufall" in printed
    assert "LLR +" in printed
    assert "nicht um 1.5" in told(ordered("lehrbua", "stammgast", deals=None, by=1.5), lang="de")
    assert "undecided" in told(ordered("lehrbua", "lehrbua", deals=3, test=True))


@pytest.mark.parametrize(
    ("order", "word"),
    [
        (ordered("wirtin", "lehrbua"), "wirtin"),
        (ordered("stammgast"), "two"),
        (Order([]), "two"),
        (ordered(rules="tarock"), "tarock"),
        (ordered(rules="giltspiel/imst"), "imst"),
        (ordered(target=-1), "target"),
        (ordered(matches=2, test=True), "--matches"),
        (ordered(matches=2, random_scores=True), "--random-scores"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_done_gets_one_sentence_and_status_2(order: Order, word: str) -> None:
    assert word in refused(order)


def test_no_more_processes_are_started_than_there_are_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Asked(Exception):
        pass

    def crew(workers: int, on: str) -> None:
        asked.append(workers)
        raise Asked

    monkeypatch.setattr("weli.arena.contest.crew_of", crew)
    for deals, workers in ((3, 100_000), (1000, 100_000), (1000, 2)):
        with pytest.raises(Asked):
            told(ordered(deals=deals, workers=workers))
    assert asked == [3, 61, 2]


def test_the_same_order_goes_on_with_its_file_and_its_seed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    order = ordered(seed=None, deals=2, out=path)
    seed = facts(order)["seed"]
    again = facts(ordered(seed=None, deals=4, out=path))
    assert (again["seed"], again["deals"]) == (seed, 4)
    assert "another seed" in refused(ordered(seed=seed + 1, out=path))
    assert refused(ordered(out=tmp_path), status=1)


def test_results_are_shown_without_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [tmp_path / "deals.jsonl", tmp_path / "games.jsonl"]
    played = told(ordered("stammgast", "lehrbua", "lehrbua", out=paths[0]))
    told(ordered(matches=2, rules="bieten/3p", out=paths[1]))
    monkeypatch.setattr(command, "run", None)
    out = io.StringIO()
    show_command([str(path) for path in paths], lang="en", out=out)
    shown = out.getvalue()
    table = played[: played.index("time a decision")]
    assert shown.startswith(table)
    assert "black spot" in shown
    assert "Elo" in shown
    out = io.StringIO()
    show_command([str(path) for path in paths], as_json=True, out=out)
    assert [list(json.loads(line))[3] for line in out.getvalue().splitlines()] == ["deals", "matches"]


def test_a_file_without_results_is_shown_too(tmp_path: Path) -> None:
    path = tmp_path / "begun.jsonl"
    for bots in (("stammgast", "lehrbua"), ("stammgast", "lehrbua", "lehrbua")):
        for matches in (0, 1):
            path.unlink(missing_ok=True)
            told(ordered(*bots, deals=1, matches=matches, out=path))
            path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
            out = io.StringIO()
            show_command([str(path)], lang="en", out=out)
            assert "nothing played" in out.getvalue() or "–" in out.getvalue()


@pytest.mark.parametrize("name", ["missing.jsonl", "other.txt", ""])
def test_what_cannot_be_shown_gets_a_sentence(name: str, tmp_path: Path) -> None:
    (tmp_path / "other.txt").write_text("other\n")
    out = io.StringIO()
    with pytest.raises(WeliError) as error:
        show_command([str(tmp_path / name)], out=out)
    assert out.getvalue() == ""
    assert sentence_of(error.value, 1, 2)


def test_showing_takes_a_file() -> None:
    with pytest.raises(WeliError) as error:
        show_command([], lang="en")
    assert "--show FILE" in sentence_of(error.value, 2)


def test_a_search_from_outside_may_play_too() -> None:
    outsider = "openspiel-ismcts:simulations=3"
    assert "openspiel-ismcts (simulations=3) against Lehrbua" in told(ordered(outsider, "lehrbua", deals=2))
    assert "simulations" in refused(ordered("openspiel-ismcts:worlds=3", "lehrbua"))
