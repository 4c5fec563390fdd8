"""The kernel plays as the engine does that it was made of, by every preset, and is not used where it is another's."""

import json
import shutil
from pathlib import Path

import pytest

from properties.tables import times
from weli.core.build_mode import form
from weli.games import GAMES
from weli.kernel import library
from weli.kernel.library import MADE, KernelFault, NoKernel, kernel_of
from weli.kernel.play import KernelPlay
from weli.kernel.witness import Witness

pytestmark = pytest.mark.skipif(form() == "plain", reason="the kernel lies beside the compiled engine")

PRESETS = [f"{game}/{preset}" for game, family in GAMES.items() for preset in family.presets]
OF_EACH_GAME = times(2_500)
FEW = 3


@pytest.mark.parametrize("title", PRESETS)
def test_every_preset_is_played_alike(title: str) -> None:
    """Options in their order, reasons against other acts, what each seat sees, and results; by any way of asking, from any scores."""
    game, _, preset = title.partition("/")
    presets = GAMES[game].presets
    rules, deals = presets[preset], -(-OF_EACH_GAME // len(presets))
    assert KernelPlay(rules, 1).witness(0, deals) == Witness(rules, 1).witness(0, deals)


def test_what_is_counted_is_what_the_engine_counts() -> None:
    rules = next(iter(GAMES["gaigel"].presets.values()))
    assert KernelPlay(rules, 7).play(FEW) == Witness(rules, 7).play(FEW)


def test_a_row_that_is_too_long_is_named_by_its_line() -> None:
    rules = next(iter(GAMES["giltspiel"].presets.values()))
    play = KernelPlay(rules, 1)
    play._witness.start_scores.n = 60  # more sides than any game has
    with pytest.raises(KernelFault, match=r"there is not enough room in a row: weli\.core\.deal:\d+"):
        play.play(1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with kernels, to be spoilt."""
    shutil.copytree(MADE, tmp_path / "made")
    return tmp_path / "made"


def test_a_sound_one_is_used(folder: Path) -> None:
    assert kernel_of("bieten", folder).place(1)


def test_an_older_one_is_not_used(folder: Path) -> None:
    described = folder / "bieten.json"
    layout = json.loads(described.read_text("utf-8"))
    layout["made_of"]["sources"]["weli/core/deal.py"] = "0" * 64
    described.write_text(json.dumps(layout), "utf-8")
    with pytest.raises(NoKernel, match=r"was made of another weli/core/deal\.py"):
        kernel_of("bieten", folder)


def test_a_damaged_one_is_not_used(folder: Path) -> None:
    (folder / "bieten.so").write_bytes(b"\x7fELF")
    with pytest.raises(NoKernel, match="its library is not the one that was made"):
        kernel_of("bieten", folder)


def test_a_half_written_description_is_said(folder: Path) -> None:
    (folder / "bieten.json").write_text('{"games": ["bieten"', "utf-8")
    with pytest.raises(NoKernel, match="bieten is damaged"):
        kernel_of("bieten", folder)


def test_a_game_without_one_is_said(folder: Path) -> None:
    with pytest.raises(NoKernel, match="no kernel for grasobern"):
        kernel_of("grasobern", folder)
    assert library.MADE.is_dir()
