"""The bench runs, in every form that there is, and what it says of a goal is so."""

import io
import json
from dataclasses import replace
from typing import Any

import pytest

from weli.bench import peer_work
from weli.bench.figures import FIGURES, GOALS, KERNEL, PEERS, Goal
from weli.bench.measuring import Found
from weli.bench.report import as_facts, as_markdown, as_table, sections
from weli.commands.bench import bench_command, left_out
from weli.core.build_mode import form
from weli.core.texts import languages, text
from weli.games import GAMES
from weli.kernel.loops import RandomPlay

FOUND = Found(
    rounds=3,
    values={
        "compiled": {figure.name: [2e6, 1e6, 3e6] for figure in FIGURES},
        "plain": {figure.name: [0.5, 0.1, 0.2] for figure in FIGURES},
        "peers": {"openspiel.games.skat": [1.0, 2.0, 3.0], "openspiel.games.euchre": [0.9e6, 0.5e6, 0.6e6]},
    },
    versions={"open_spiel": "2"},
)


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    """One tiny round."""
    out = io.StringIO()
    assert bench_command(1, seconds=0.001, as_json=True, out=out) == 0
    facts: dict[str, Any] = json.loads(out.getvalue())
    return facts


@pytest.mark.few(0)
def test_every_figure_of_weli_is_measured_in_every_form_that_there_is(measured: dict[str, Any]) -> None:
    assert set(measured["values"]) == ({"compiled", "plain", "peers"} if form() == "compiled" else {"plain", "peers"})
    for kind in ("compiled", "plain"):
        if kind in measured["values"]:
            expected = {figure.name for figure in FIGURES} - (
                {one.name for one in KERNEL} if kind == "plain" else set()
            )
            assert set(measured["values"][kind]) == expected
    assert all(value > 0 for of in measured["values"].values() for values in of.values() for value in values)


def test_every_game_is_measured_in_its_engine_and_for_learners() -> None:
    for game in GAMES:
        assert {f"kernel.{game}", f"engine.{game}", f"vec.{game}"} <= {figure.name for figure in FIGURES}


def test_every_goal_is_one_of_a_figure() -> None:
    assert set(GOALS) <= {figure.name for figure in FIGURES}


def test_every_peer_that_is_installed_is_measured(measured: dict[str, Any]) -> None:
    here = tuple(name.replace("_", "") for name in measured["versions"])
    expected = {figure.name for figure in PEERS if figure.name.startswith(here)} if here else set()
    assert set(measured["values"]["peers"]) == expected
    assert set(measured["missing"]) | set(measured["versions"]) == {"open_spiel", "rlcard"}


@pytest.mark.parametrize(
    ("goal", "found", "is_time", "met"),
    [
        (Goal(10), [1, 10, 11], False, True),
        (Goal(10), [11, 9, 8], False, False),
        (Goal(0.3), [0.3, 0.9, 0.1], True, True),
        (Goal(0.3), [0.4], True, False),
        (Goal(2, of="openspiel.games."), [1.2e6], False, True),
        (Goal(2, of="openspiel.games."), [1.1e6], False, False),
        (Goal(2, of="openspiel.search."), [1.1e6], False, None),
    ],
)
def test_the_median_meets_a_goal(goal: Goal, found: list[float], is_time: bool, met: bool | None) -> None:
    assert goal.is_met(found, FOUND.values["peers"], is_time=is_time) is met


@pytest.mark.parametrize("lang", languages())
def test_the_table_has_words_for_everything(lang: str) -> None:
    everything = {figure.name: [1.0] for figure in PEERS}
    found = replace(FOUND, values={**FOUND.values, "peers": everything})
    rows = [row for _, rows in sections(found, lang) for row in rows]
    assert len(rows) == 2 * len(FIGURES) + len(PEERS) == as_table(found, lang).row_count - 3
    assert not [cell for row in rows for cell in row.cells() if "bench." in cell]
    for cell in (text("bench.met", lang), text("bench.missed", lang)):
        assert cell in as_markdown(found, lang)


def test_programs_get_values_in_order_and_every_goal() -> None:
    facts = as_facts(FOUND)
    assert facts["values"]["plain"]["copy"] == [0.1, 0.2, 0.5]
    goals = {(goal["figure"], goal["form"], goal["bound"]): goal["met"] for goal in facts["goals"]}
    assert goals["kernel.giltspiel", "compiled", 10_000_000] is False
    assert goals["kernel.giltspiel", "compiled", 2.5] is True
    assert goals["search", "compiled", 2] is None
    assert len(goals) == sum(len(figure.goals) for figure in FIGURES)


@pytest.mark.parametrize(
    "rules", [rules for family in GAMES.values() for rules in family.presets.values()], ids=lambda rules: rules.name
)
def test_random_play_ends_every_deal_and_is_the_same_from_the_same_seed(rules: Any) -> None:
    steps = RandomPlay(rules, 5).play(5)
    assert steps > 5
    assert RandomPlay(rules, 5).play(5) == steps
    other = RandomPlay(rules, 6)
    assert other.fresh().facts() != other.fresh().facts()


def test_without_the_peers_their_rows_are_left_out_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer_work, "find_spec", lambda module: None)
    assert (peer_work.peer_works(), peer_work.versions()) == ({}, {})
    found = replace(FOUND, values={"plain": FOUND.values["plain"], "peers": {}}, missing=peer_work.missing())
    not_compiled, missing = left_out(found, "en")
    assert "make bench" in not_compiled
    assert "open_spiel and rlcard are missing" in missing
    assert len(list(sections(found, "en"))) == 1
