"""The training run from which the compiler learns: it plays every preset, and only gcc is asked to learn."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from shutil import which
from types import ModuleType
from typing import Any

import pytest

from weli.games import GAMES

ROOT = Path(__file__).parents[2]
PRESETS = [f"{game}/{preset}" for game, family in GAMES.items() for preset in family.presets]


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Gives one of the `build_steps`, whose folder is no package."""
    given: list[str] = []

    def step(name: str) -> ModuleType:
        given.append(name)
        return import_module(name)

    monkeypatch.syspath_prepend(ROOT / "tools/build_steps")
    yield step
    for name in given:
        sys.modules.pop(name)


@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_every_preset(preset: str, steps: Any) -> None:
    game, name = preset.split("/")
    steps("training").train(GAMES[game], GAMES[game].presets[name], deals=2, played=1, thoughts=0)


@pytest.mark.parametrize("game", GAMES)
def test_it_trains_those_who_search_too(game: str, steps: Any) -> None:
    rules = next(iter(GAMES[game].presets.values()))
    steps("training").train(GAMES[game], rules, deals=1, played=1, thoughts=1)


def test_the_whole_run_is_all_presets(monkeypatch: pytest.MonkeyPatch, steps: Any) -> None:
    training = steps("training")
    trained: list[str] = []
    monkeypatch.setattr(training, "train", lambda game, rules, *_: trained.append(f"{game.name}/{rules.name}"))
    training.main()
    assert trained == PRESETS


@pytest.mark.skipif(sys.platform != "linux" or not which("gcc"), reason="gcc bears its own name on Linux")
def test_another_compiler_is_not_taken_for_gcc(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, steps: Any) -> None:
    compiled = steps("compiled")
    other = tmp_path / "cc"
    other.write_text("#!/bin/sh\necho '#define __GNUC__ 4'\necho '#define __clang__ 1'\n", "utf-8")
    other.chmod(0o755)
    monkeypatch.setenv("CC", f"{other} -pipe")
    assert not compiled.is_gcc()
    monkeypatch.setenv("CC", "gcc")
    assert compiled.is_gcc()
