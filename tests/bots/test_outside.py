"""Opponents that somebody brings along: a file, a class in a module, what an installed package offers."""

import io
import random
import re
from pathlib import Path

import pytest

from weli.bots import Bot, bot_named, name_parts
from weli.bots.outside import Guest
from weli.commands.arena import Order, arena_command, show_command
from weli.commands.cli import OF_THE_CALL
from weli.core.errors import RulesError, WeliError
from weli.games import GAMES, match_for

PASSIVE = """
class {name}:
    def choose(self, view, seat, options, rng):
        return {choice}
"""
HOUSE = Path(__file__).parents[2]
OWN_BOT = HOUSE / "examples" / "own_bot.py"
PAGE = (HOUSE / "docs" / "own-bot.md").read_text("utf-8")


def program(folder: Path, *names: str, choice: str = "options[0]", file: str = "my_bot.py", before: str = "") -> Path:
    path = folder / file
    path.write_text(before + "".join(PASSIVE.format(name=name, choice=choice) for name in names), "utf-8")
    return path


def package(folder: Path, name: str, *entries: str) -> None:
    """A package as it lies there once it is installed."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("\n".join(["[weli.bots]", *entries, ""]), "utf-8")


def sentence(name: str) -> str:
    """What is said of an opponent that there is not, in English; in German it is one line too."""
    with pytest.raises(RulesError) as refused:
        bot_named(name)
    assert len(refused.value.text("de").splitlines()) == len(refused.value.text("en").splitlines()) == 1
    return refused.value.text("en")


def first_act(bot: Bot) -> int:
    rules = GAMES["giltspiel"].presets["fiss"]
    deal = match_for(rules).next_deal(random.Random(1).sample(rules.cards, len(rules.cards)))
    seat = deal.turn()
    return bot.choose(deal.seen_by(seat), seat, deal.legal(seat), random.Random(1))


def contest(*bots: str, out: Path | None = None, workers: int = 1, lang: str = "en") -> tuple[int, str, str]:
    told, errors = io.StringIO(), io.StringIO()
    order = Order(bots=bots, deals=4, seed=1, workers=workers, out=out)
    try:
        arena_command(order, lang=lang, out=told, err=errors)
    except WeliError as error:
        return getattr(error, "exit_status", OF_THE_CALL), told.getvalue(), error.text(lang)
    return 0, told.getvalue(), errors.getvalue()


def test_a_file_with_one_opponent_needs_no_more(tmp_path: Path) -> None:
    assert isinstance(bot_named(str(program(tmp_path, "Mine"))), Guest)
    assert first_act(bot_named(str(program(tmp_path, "Mine")))) >= 0


def test_of_several_in_a_file_one_is_named(tmp_path: Path) -> None:
    file = program(tmp_path, "Mine", "Yours")
    assert first_act(bot_named(f"{file}:Yours")) >= 0
    assert "Mine, Yours" in sentence(str(file))
    assert "Mine, Yours" in sentence(f"{file}:Theirs")


def test_settings_are_the_fields_of_a_dataclass(tmp_path: Path) -> None:
    head = "from dataclasses import dataclass\n\n@dataclass(frozen=True)"
    file = program(tmp_path, "Mine", choice="options[-self.place]", before=head)
    file.write_text(file.read_text("utf-8").replace("class Mine:\n", "class Mine:\n    place: int = 1\n"), "utf-8")
    assert first_act(bot_named(f"{file}:place=2")) != first_act(bot_named(str(file)))
    assert first_act(bot_named(f"{file}:Mine:place=2")) == first_act(bot_named(f"{file}:place=2"))
    assert "no setting 'pace'" in sentence(f"{file}:pace=2")
    assert "no settings" in sentence(f"{program(tmp_path, 'Plain', file='plain.py')}:pace=2")


def test_what_lies_beside_a_file_can_be_imported(tmp_path: Path) -> None:
    (tmp_path / "beside_my_bot.py").write_text("LAST = -1\n", "utf-8")
    file = program(tmp_path, "Mine", choice="options[LAST]", before="from beside_my_bot import LAST\n")
    assert first_act(bot_named(str(file))) >= 0


def test_a_class_in_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "Mine", file="module_of_mine.py")
    monkeypatch.syspath_prepend(tmp_path)
    assert first_act(bot_named("module_of_mine:Mine")) >= 0
    assert "module_of_nobody" in sentence("module_of_nobody:Mine")


def test_what_an_installed_package_offers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "Mine", file="offered_bots.py")
    package(tmp_path, "one", "grantler = offered_bots:Mine", "broken = offered_bots:Yours", "empty = nowhere:Mine")
    monkeypatch.syspath_prepend(tmp_path)
    assert first_act(bot_named("grantler")) >= 0
    assert "offered_bots:Yours" in sentence("broken")
    assert "nowhere" in sentence("empty")
    assert "grantler" in sentence("grantlerin")


def test_a_name_that_two_packages_claim_is_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "Mine", "Yours", file="claimed_bots.py")
    package(tmp_path, "one", "grantler = claimed_bots:Mine")
    package(tmp_path, "two", "grantler = claimed_bots:Yours")
    monkeypatch.syspath_prepend(tmp_path)
    assert "claimed_bots:Mine and claimed_bots:Yours" in sentence("grantler")


def test_the_houses_own_cannot_be_taken_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, "one", "wirt = nowhere:Mine")
    monkeypatch.syspath_prepend(tmp_path)
    assert not isinstance(bot_named("wirt"), Guest)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("", "no class with a method choose"),
        ("choose = 1", "no class with a method choose"),
        ("this is no Python", "SyntaxError"),
        ("import nothing_of_the_kind", "ModuleNotFoundError"),
        (
            "class Mine:\n    def __init__(self): raise ValueError('not\\ntoday')\n    def choose(self): ...",
            "ValueError: not today",
        ),
    ],
)
def test_a_file_that_is_no_opponent_gets_a_sentence(tmp_path: Path, written: str, told: str) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(written, "utf-8")
    assert told in sentence(str(file))


def test_a_file_that_is_not_there_gets_a_sentence(tmp_path: Path) -> None:
    assert "there is no file" in sentence(str(tmp_path / "nobody.py"))


def test_the_page_that_explains_it_is_right(tmp_path: Path) -> None:
    """Its program plays, and a view of each game answers to every name in its tables."""
    program_in_it = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    file = tmp_path / "my_bot.py"
    file.write_text(program_in_it, "utf-8")
    assert contest(str(file), "lehrbua")[0] == 0
    common, one_game = PAGE.split("What one game alone has")
    for game in GAMES.values():
        rules = next(iter(game.presets.values()))
        view = match_for(rules).next_deal(rules.cards[:]).seen_by(0)
        row = next(line for line in one_game.splitlines() if game.name.capitalize() in line)
        for name in re.findall(r"`view\.(\w+)", common) + re.findall(r"`view\.(\w+)", row):
            assert hasattr(view, name), (game.name, name)


def test_names_are_taken_apart() -> None:
    assert name_parts(" Wirt: worlds=40") == ("wirt", "worlds=40")
    assert name_parts("My_Bot.py") == ("My_Bot.py", None)
    assert name_parts("My_Bot.py:Mine:pace=2") == ("My_Bot.py:Mine", "pace=2")


@pytest.mark.parametrize("workers", [1, 2])
def test_one_plays_in_the_arena_and_stands_in_its_files(tmp_path: Path, workers: int) -> None:
    name = f"{OWN_BOT}:Maurer"
    status, told, errors = contest(name, "lehrbua", out=tmp_path / "result.jsonl", workers=workers)
    assert (status, errors.strip()) == (0, "")
    assert "own_bot.py:Maurer against Lehrbua" in " ".join(told.split())
    again = io.StringIO()
    show_command([str(tmp_path / "result.jsonl")], lang="en", out=again)
    assert "own_bot.py:Maurer against Lehrbua" in " ".join(again.getvalue().split())


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("choice", "told"), [("options[99]", "failed to choose: IndexError"), ("-7", "chose -7; it could choose among [")]
)
def test_what_one_does_wrong_in_the_arena_is_said_in_one_line(
    tmp_path: Path, workers: int, choice: str, told: str
) -> None:
    status, printed, errors = contest(str(program(tmp_path, "Mine", choice=choice)), "lehrbua", workers=workers)
    assert (status, printed) == (2, "")
    assert told in errors
    assert len(errors.strip().splitlines()) == 1
