"""The commands on the pages. Those of Weli that are short are typed as they stand, in the order of their page, in an empty folder. The
others serve, install, take hours, or are for a server: every word of them is looked at. `SHORT` and `LONG` say which are which."""

import io
import random
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from itertools import pairwise
from pathlib import Path

import pytest

from bots.test_outside import package
from docs.commands import COMMANDS, Command, amiss, commands, options, options_of, options_of_pip, read_by
from docs.test_pages import PAGES, ROOT, text_of
from fifth_game.guides import blocks
from record import records
from shuffle.games import whole_game
from table.helpers import opened, seeded_shuffle
from weli.commands import cli
from weli.shuffle import written
from weli.store.fault_log import data_folder
from weli.store.sqlite import SqliteStore

SHORT = {
    "analyse": "--worlds 1",
    "arena": "--deals 1 --seed 1 --workers 1",
    "backup": "",
    "cards": "",
    "dataset": "",
    "doctor": "--port 0",
    "exercises": "--deals 1 --worlds 1",
    "judge": "",
    "replay": "",
    "restore": "",
    "rules": "",
    "solve": "--iterations 1 --samples 1",
    "verify": "",
}
"""What is typed, with what is added so that it takes no time: the later word counts."""

LONG = {
    "bench": "measures for minutes",
    "move": "needs a database",
    "play": "serves",
    "serve": "serves",
    "train": "learns for minutes",
}
"""What is only looked at, and why."""

SMALLER = {
    r"wirt": "lehrbua",
    r"wirt:.*": "wirt:worlds=1",
    r"weli\.advising\.follower:Follower": r"\g<0>:worlds=1",
    r"giltspiel/(m1|show)": "giltspiel/one-card",
}
"""What would think for too long, or take too long to be built, and what takes its place."""

OF_THE_READER = {"it", "giltspiel/inn", "grasobern/chamerau", "GO-PLAY-04"}
"""What only those have who have followed their page: a language, a form, a game. `tests/languages` and `tests/fifth_game` follow them."""

ENDS = {"exercises": (0, 1)}
"""How what is typed may end, where not with 0 alone: in one deal there may be nothing worth asking."""

ANYTHING = re.compile(r"\.\.\.|…|[A-Z]+(\.weli)?…?")
"""A word in a sentence that stands for others: `FILE`, `N`, `...`."""

READ = [page for page in PAGES if page.name != "CHANGELOG.md"]
ALL = {str(page.relative_to(ROOT)): found for page in READ if (found := [*commands(page)])}
OPTION = re.compile(r"(?<![\w-])--[a-z-]+")
EVERY_PAGE = pytest.mark.parametrize("page", ALL)


def test_every_command_of_weli_is_short_or_long() -> None:
    assert sorted(COMMANDS.commands) == sorted([*SHORT, *LONG]), "SHORT or LONG has to say whether it is typed"


@EVERY_PAGE
def test_every_word_is_known(page: str) -> None:
    assert [f"{shlex.join(command.words)}: {what}" for command in ALL[page] for what in amiss(command.words)] == []


def test_every_option_in_a_sentence_is_one_of_some_program() -> None:
    known = {"--tool"} | options_of_pip() | read_by("tools") | read_by("tests")  # the first is valgrind's
    known = known.union(*map(options_of, COMMANDS.commands.values()))
    said = {word for page in READ for code in re.findall(r"`[^`]+`", text_of(page)) for word in OPTION.findall(code)}
    assert said - known == set()


@EVERY_PAGE
def test_no_two_commands_write_to_the_same_place(page: str) -> None:
    """The second would be refused, or go on with the first."""
    pairs = [pair for command in ALL[page] for pair in pairwise(command.words)]
    places = [place for option, place in pairs if option in ("--out", "--page", "--save", "--to")]
    named = [place for place in places if not ANYTHING.fullmatch(place)]
    assert len(named) == len({*named}), named


def is_typed(command: Command) -> bool:
    """Whether it is short and for anybody: what names a place of the machine, `/var/lib/weli`, is for a server."""
    program, *rest = command.words
    if program not in ("weli", ".venv/bin/weli") or rest[0] in LONG or OF_THE_READER & {*rest}:
        return False
    return not any(word.startswith("/") for word in rest) and (command.whole or is_complete(rest))


def is_complete(words: list[str]) -> bool:
    """Whether a command in a sentence can be typed: it is not just named, `weli rules --save`, and no word stands for others."""
    is_named = words[0] in COMMANDS.commands and words[-1] in (words[0], *options(words))
    return not is_named and not any(ANYTHING.fullmatch(word) for word in words)


TYPED = {page: found for page, each in ALL.items() if (found := [command for command in each if is_typed(command)])}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where all of it is typed. The tables are there too, and what lies there is installed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(cli, "HERE", "en")
    return tmp_path


@pytest.mark.parametrize("page", TYPED)
def test_what_is_short_is_typed(page: str, folder: Path) -> None:
    missing = dict(GRANTED)
    for command in TYPED[page]:
        words = command.words[1:]
        for name in {word.partition(":")[0] for word in words} & {*missing}:
            missing.pop(name)(folder)
        status, told = typed(made_short(words))
        if command.answer:
            assert told.strip() == command.answer, words
        else:
            assert status in ENDS.get(words[0], (0,)), f"{words}: {told}"


def made_short(words: list[str]) -> list[str]:
    for long, short in SMALLER.items():
        words = [re.sub(rf"^(?:{long})$", short, word) for word in words]
    added = SHORT.get(words[0], "").replace("--deals", "--matches" if "--matches" in words else "--deals")
    return [*words, *added.split(), "--lang", "en"] if words[0] in SHORT else words


def typed(words: list[str]) -> tuple[object, str]:
    """How Weli ends, and what it says."""
    told = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(told), redirect_stderr(told):
        patch.setattr(sys, "argv", ["weli", *words])
        with pytest.raises(SystemExit) as ended:
            cli.main()
    return ended.value.code or 0, told.getvalue()


def evening(folder: Path) -> None:
    deals = [records.text_of(acts, head="", dealer='dealer = "E"') for acts in ("", "", "S H7\n")]
    (folder / "evening.weli").write_text(records.HEAD + "".join(deals), "utf-8")


def dispute(folder: Path) -> None:
    record = records.text_of(records.CONCEDED) + records.text_of("N bet gleich\n", head="")
    (folder / "deal.weli").write_text(record, "utf-8")


def transcript(folder: Path) -> None:
    (folder / "game.json").write_bytes(written(whole_game(random.Random(1))))


def house_rules(folder: Path) -> None:
    (folder / "our-inn.toml").write_text(records.HEAD, "utf-8")


def results(file: str, measured: str) -> Callable[[Path], object]:
    return lambda _: typed(["arena", "lehrbua", "lehrbua", measured, "1", "--workers", "1", "--out", file])


def program(folder: Path) -> None:
    (folder / "my_bot.py").write_text(blocks("own-bot.md")[0].code, "utf-8")


def module(folder: Path) -> None:
    (folder / "my_package").mkdir()
    (folder / "my_package/bots.py").write_text(blocks("own-bot.md")[0].code, "utf-8")


def offered(folder: Path) -> None:
    package(folder, "my_package", "quiet = my_package.bots:Quiet")


def net(folder: Path) -> None:
    """The baselines, one of them where what is trained lies."""
    there = shutil.copytree(ROOT / "docs/baselines", folder / "docs/baselines")
    (folder / "run").mkdir()
    shutil.copy(there / "bieten-2.npz", folder / "run/net.npz")


def table(_: Path) -> None:
    data_folder().mkdir(parents=True)
    store = SqliteStore(data_folder() / "weli.db")
    opened(store, seeded_shuffle(1))
    store.close()


GRANTED: dict[str, Callable[[Path], object]] = {
    "evening.weli": evening,
    "deal.weli": dispute,
    "game.json": transcript,
    "our-inn.toml": house_rules,
    "deals.jsonl": results("deals.jsonl", "--deals"),
    "games.jsonl": results("games.jsonl", "--matches"),
    "my_bot.py": program,
    "my_package.bots": module,
    "quiet": offered,
    "backup": table,
    "net": net,
}
"""What the pages take for granted, or tell in words, by the word of a command that needs it first."""
