"""Recorded deals as arrays, each decision as its seat saw it."""

import io
from pathlib import Path

import numpy as np
import pytest

import weli
from weli.advising.decisions import Decision, Played, decisions
from weli.commands.dataset import dataset_command
from weli.core.errors import WeliError
from weli.envs.action_table import action_table
from weli.envs.observation import encoder_for
from weli.record import DealReplay, read, replay
from weli.training.dataset import COLUMNS, rows_of

EVERY = pytest.mark.parametrize("rules", ["giltspiel/fiss", "perlaggen/innsbruck", "bieten/4p", "gaigel/3p"])


def recorded(rules: str, folder: Path, deals: int = 2) -> Path:
    play = weli.new_game(rules, seed=5)
    for number in range(deals):
        if number:
            play.next_deal()
        play.advance("lehrbua")
    file = folder / f"{rules.replace('/', '-')}.weli"
    file.write_text(play.record(), "utf-8")
    return file


def decisions_of(told: DealReplay) -> list[Decision]:
    lines = [Played(place, each.seat, each.act) for place, each in enumerate(told.done)]
    rules = told.dealt.rules
    return [*decisions(told.dealt, lines, range(rules.players))]


def written(folder: Path, *files: Path) -> dict[str, np.ndarray]:
    dataset_command(files, folder / "deals.npz", "en", io.StringIO())
    with np.load(folder / "deals.npz", allow_pickle=False) as found:
        return dict(found)


@EVERY
def test_a_row_is_a_decision_as_its_seat_saw_it(rules: str, tmp_path: Path) -> None:
    file = recorded(rules, tmp_path)
    arrays = written(tmp_path, file)
    assert list(arrays) == list(COLUMNS)
    count = len(arrays["action"])
    assert count > 10
    assert {len(each) for each in arrays.values()} == {count}
    assert set(arrays["deal"].tolist()) == {0, 1}
    assert arrays["mask"][np.arange(count), arrays["action"]].all()
    assert (arrays["mask"].sum(1) > 1).all()
    told = replay(read(file.read_text("utf-8"))).deals
    seating = told[0].deal.seating
    for deal, seat, points in zip(arrays["deal"], arrays["seat"], arrays["points"], strict=True):
        assert points == pytest.approx(told[deal].deal.points_ahead(seating.side_of(int(seat))))
    ruleset = told[0].deal.rules
    first = decisions_of(told[0])
    assert [int(each) for each in arrays["seat"][arrays["deal"] == 0]] == [each.seat for each in first]
    for row, each in enumerate(first):
        assert each.question.view.knows == each.seat
        assert np.array_equal(arrays["observation"][row], encoder_for(ruleset).encode(each.question.view, each.seat))
    assert arrays["observation"].shape[1] == encoder_for(ruleset).size
    assert arrays["mask"].shape[1] == action_table(ruleset.game).size


def test_rules_that_look_different_need_files_of_their_own(tmp_path: Path) -> None:
    files = [recorded(rules, tmp_path) for rules in ("giltspiel/fiss", "bieten/4p")]
    with pytest.raises(WeliError, match="giltspiel/fiss and bieten/4p look different"):
        written(tmp_path, *files)
    assert not (tmp_path / "deals.npz").exists()


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    file = recorded("giltspiel/fiss", tmp_path)
    written(tmp_path, file)
    with pytest.raises(WeliError, match=r"deals\.npz"):
        written(tmp_path, file)


def test_a_deal_that_is_not_over_has_no_rows(tmp_path: Path) -> None:
    play = weli.new_game("giltspiel/fiss", seed=5)
    assert list(rows_of([read(play.record())])) == []
