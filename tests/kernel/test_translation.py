"""The step that puts the engine into C: what it takes means the same there, and what it cannot take it names by its line."""

import ctypes
import importlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

HERE = Path(__file__).parent
STEPS = HERE.parents[1] / "tools/build_steps"
SOUND = (
    "floors",
    "row_kept_while_another_is_laid",
    "walked_while_it_grows",
    "copy_goes_on_by_itself",
    "slices_and_sums",
    "choices",
    "taken_apart",
    "in_order",
)
FAULTS = {"too_long": 1, "too_big": 2, "not_there": 4}


@pytest.fixture(scope="module")
def step() -> Iterator[SimpleNamespace]:
    """The modules of the step, which lie beside the package."""
    sys.path[:0] = [str(STEPS), str(HERE / "toys")]
    names = ("kinds", "translation", "program", "file", "building")
    yield SimpleNamespace(**{name: importlib.import_module(f"kernel.{name}") for name in names})
    del sys.path[:2]


def c_of(step: SimpleNamespace, module: str, functions: tuple[str, ...]) -> Any:
    entries = tuple(f"{module}.{name}" for name in functions)
    game = step.translation.Game(("toy",), {}, (), {}, (), (), {}, entries, f"{module}.")
    return step.file.translated(game, step.program.Program([module], [HERE / "toys"]))


@pytest.fixture(scope="module")
def toy(step: SimpleNamespace, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., tuple[int, int]]:
    """Calls a function of the toy in C: its answer, and what went wrong."""
    folder = tmp_path_factory.mktemp("toy")
    source = folder / "toy.c"
    source.write_text(step.file.text_of(c_of(step, "toy", (*SOUND, *FAULTS))), "utf-8")
    made = source.with_suffix(".so")
    subprocess.run(["cc", *step.building.steps_for("checked")[0], "-shared", "-o", str(made), str(source)], check=True)
    library = ctypes.CDLL(str(made))

    def call(name: str, *given: int) -> tuple[int, int]:
        why = (ctypes.c_int32 * 2)()
        function = getattr(library, f"enter_toy_{name}")
        function.restype = ctypes.c_int64
        return function(*map(ctypes.c_int64, given), why), why[0]

    return call


@pytest.mark.parametrize("name", SOUND)
def test_it_means_the_same_in_c(name: str, toy: Callable[..., tuple[int, int]]) -> None:
    function = getattr(importlib.import_module("toy"), name)
    for a in range(-9, 10):
        for b in (-7, -2, 1, 3, 8):
            assert toy(name, a, b) == (function(a, b), 0), (a, b)


@pytest.mark.parametrize("name", FAULTS)
def test_what_does_not_fit_is_said(name: str, toy: Callable[..., tuple[int, int]]) -> None:
    assert toy(name, 1, 0)[1] == FAULTS[name]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("by_name", "refused.by_name, line 7: "),
        ("changed_after_it_was_replaced", "refused.changed_after_it_was_replaced, line 23: a change in before"),
    ],
)
def test_what_has_no_c_is_named_by_its_line(name: str, said: str, step: SimpleNamespace) -> None:
    with pytest.raises(step.kinds.Unreadable) as refused:
        c_of(step, "refused", (name,))
    assert said in str(refused.value)
