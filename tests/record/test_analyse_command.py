"""`weli analyse`: what it tells of a record, whole or not; as text and as data."""

import io
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any

import pytest

from record.records import text_of
from weli.commands.analyse import ALL_TOLD, INTERRUPTED, SOME_LEFT_OUT, analyse_command
from weli.commands.analysed import Order
from weli.commands.analysis_words import signed
from weli.core.errors import NotationError
from weli.record import RecordError

PLAYED = "W LU\nN L9\n"
SHOWN = """\
W LU
N L9
E LO
S L8
E concede gleich
E concede hanger
E concede spiel
"""
FEW = 3


def analysed(
    folder: Path, written: str, as_json: bool = False, page: Path | None = None, **order: Any
) -> tuple[int, str]:
    file = folder / "deal.weli"
    file.write_text(written, encoding="utf-8")
    out, err = io.StringIO(), io.StringIO()
    wanted = Order(**{"file": file, "worlds": FEW, **order})
    return analyse_command(wanted, as_json=as_json, page=page, lang="en", out=out, err=err), out.getvalue()


def data(folder: Path, written: str, **order: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(analysed(folder, written, as_json=True, **order)[1])
    return found


def test_it_tells_what_each_seat_has_decided(tmp_path: Path) -> None:
    status, told = analysed(tmp_path, text_of(SHOWN))
    assert status == ALL_TOLD
    assert "North:" in told
    assert "Luck of the cards" in told
    assert "{" not in told


def test_as_data_each_decision_has_its_cost_with_an_interval(tmp_path: Path) -> None:
    [deal] = data(tmp_path, text_of(SHOWN), seat="E")["deals"]
    assert {one["decision"]["seat"] for one in deal["decisions"]} == {"E"}
    for one in deal["decisions"]:
        assert one["low"] <= one["cost"] or one["cost"] == 0
        assert one["best"]["points"] == pytest.approx(one["done"]["points"] + one["cost"], abs=0.02) or one["cost"] == 0
    assert [luck["side"] for luck in deal["luck"]] == ["EW"]


def test_what_may_be_chance_does_not_add_up_to_a_loss(tmp_path: Path) -> None:
    [deal] = data(tmp_path, text_of(SHOWN), seat="E")["deals"]
    lost = sum(one["cost"] for one in deal["decisions"] if one["dear"])
    assert f"East: {signed(-lost, 'en')} points" in analysed(tmp_path, text_of(SHOWN), seat="E")[1]
    assert sum(one["cost"] for one in deal["decisions"]) > lost, "otherwise this shows nothing"


def test_on_a_page_stands_the_same_with_the_cards_and_nothing_comes_from_elsewhere(tmp_path: Path) -> None:
    page = tmp_path / "deal.html"
    _, told = analysed(tmp_path, text_of(SHOWN), page=page)
    assert str(page) in told
    written = page.read_text("utf-8")
    [deal] = data(tmp_path, text_of(SHOWN))["deals"]
    for one in deal["decisions"]:
        assert escape(one["done"]["text"]) in written
    assert "Luck of the cards" in written
    hands = re.findall(r'href="#(\w+)"', written)
    assert len(hands) == len({*hands}) == 4 * 5
    assert all(f'<symbol id="{card}"' in written for card in hands)
    assert re.findall(r"""(?:https?:|src=|url\((?!#))[^"')]*""", written) == ["http://www.w3.org/2000/svg"] * len(hands)


def test_a_page_that_is_there_is_not_touched_and_half_a_page_is_not_left(tmp_path: Path) -> None:
    there = tmp_path / "there.html"
    there.write_text("mine", "utf-8")
    with pytest.raises(NotationError, match="already"):
        analysed(tmp_path, text_of(PLAYED), page=there)
    assert there.read_text("utf-8") == "mine"
    with pytest.raises(RecordError):
        analysed(tmp_path, "weli = 2", page=tmp_path / "new.html")
    assert not (tmp_path / "new.html").exists()


def test_the_same_seed_gives_the_same_and_another_one_another(tmp_path: Path) -> None:
    written = text_of(SHOWN)
    assert data(tmp_path, written, seat="N") == data(tmp_path, written, seat="N")
    assert data(tmp_path, written, seat="N", seed=2) != data(tmp_path, written, seat="N")


def test_of_a_record_that_breaks_off_what_there_is_is_analysed_and_the_rest_said(tmp_path: Path) -> None:
    status, told = analysed(tmp_path, text_of(SHOWN) + "\n[[deal]]\ndeal", seat="N")
    assert status == SOME_LEFT_OUT
    assert "North:" in told
    assert "The rest cannot be read" in told


def test_up_to_a_line_that_is_refused_it_is_analysed(tmp_path: Path) -> None:
    status, told = analysed(tmp_path, text_of("W LU\nN L9\nE SX\n"), seat="N")
    assert status == SOME_LEFT_OUT
    assert "North:" in told
    assert ":12: " in told


@pytest.mark.parametrize("change", [("weli = 1", "weli = 2"), ('"giltspiel"', '"gnarz"')], ids=["version", "game"])
def test_what_is_of_another_version_or_game_is_said(tmp_path: Path, change: tuple[str, str]) -> None:
    with pytest.raises(RecordError, match=r"deal\.weli"):
        analysed(tmp_path, text_of(PLAYED).replace(*change))


@pytest.mark.parametrize("order", [{"deal": 2}, {"seat": "Q"}])
def test_a_deal_or_seat_that_is_not_there_is_said(tmp_path: Path, order: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        analysed(tmp_path, text_of(PLAYED), **order)


def test_whoever_stops_it_gets_what_was_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def soon() -> Iterator[Callable[[], bool]]:
        answers = iter([True] * 3)
        yield lambda: next(answers, False)

    monkeypatch.setattr("weli.commands.analysed.stopping", soon)
    status, told = analysed(tmp_path, text_of(SHOWN))
    assert status == INTERRUPTED
    assert "Stopped" in told


def test_points_are_written_with_their_sign_and_the_sign_of_the_language() -> None:
    assert [signed(points, "de") for points in (1.25, -0.7, 0.02)] == ["+1,2", "−0,7", "0,0"]
    assert signed(-0.7, "en") == "−0.7"
