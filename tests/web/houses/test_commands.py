"""The commands: what they print, how they end, and that a traceback never reaches a person."""

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.sync.client import connect

import weli
from casebook import CASES
from preloaded import run_weli, started_weli
from processes import Running
from weli.commands import cli, start
from weli.commands.play import has_browser
from weli.core.build_mode import form
from weli.store.fault_log import NoHome, data_folder
from weli.store.folder import put_aside


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "weli", *words]


def environment(lang: str = "en", **variables: str) -> dict[str, str]:
    return {**os.environ, "LC_ALL": f"{lang}_XX.UTF-8", "NO_COLOR": "1", "COLUMNS": "100", **variables}


def run(*words: str, lang: str = "en", **variables: str) -> subprocess.CompletedProcess[str]:
    done = run_weli(words, environment(lang, **variables))
    assert "Traceback" not in done.stdout + done.stderr
    return done


@contextmanager
def playing(folder: Path, *words: str) -> Iterator[str]:
    """A `weli play` that runs as long as the block; gives its address."""
    order = ["play", "--no-browser", "--data", str(folder), *words]
    with started_weli(order, environment("en"), stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("The table is open: http://127.0.0.1:")
        yield line.split()[-1]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", {"compiled": "kompiliert", "plain": "reines Python"}),
        ("en", {"compiled": "compiled", "plain": "plain Python"}),
    ],
)
def test_the_version_and_the_form_that_runs(lang: str, words: dict[str, str]) -> None:
    said = run("--version", lang=lang).stdout
    assert said.startswith(f"weli {weli.__version__} ({words[form()]}")
    assert ("giltspiel" in said) is (form() == "compiled")  # whose kernel lies beside the compiled engine


@pytest.mark.parametrize(("lang", "word"), [("de", "Wirtshaus|Stube|Tisch"), ("en", "parlour")])
def test_help_speaks_the_language_of_the_environment(lang: str, word: str) -> None:
    done = run("--help", lang=lang)
    assert done.returncode == 0
    assert any(each in done.stdout for each in word.split("|"))


IN_BOTH = {
    "weli",
    "giltspiel",
    "fiss",
    "perlaggen",
    "innsbruck",
    "target",
    "name",
}
IN_BOTH |= {
    "lehrbua",
    "stammgast",
    "actor",
    "full",
    "team",
    "trick",
    "processes",
    "json",
    "markdown",
    "docs",
    "solving",
    "browser",
}
IN_BOTH |= {"index", "port", "version", "test", "toml", "https", "example", "proxy", "link"}
IN_BOTH |= {"postgresql", "psycopg", "redis", "html", "tell", "computer"}
IN_BOTH |= {"passkey", "mail", "smtps", "from", "links"}
IN_BOTH |= {"turn", "karten", "coturn", "static"}
"""Names and machine words, the same in every language."""


EACH_IN_TURN = """
import contextlib, io, json, sys
from weli.commands.cli import main
for words in json.load(sys.stdin):
    sys.argv = ["weli", *words]
    out, err, status = io.StringIO(), io.StringIO(), None
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), contextlib.suppress(SystemExit):
        main()
    print(json.dumps([out.getvalue(), err.getvalue()]))
"""


def run_each(calls: list[list[str]], lang: str) -> list[list[str]]:
    """What each call prints and complains of, all in one process, for they load the same."""
    done = subprocess.run(
        [sys.executable, "-c", EACH_IN_TURN],
        input=json.dumps(calls),
        capture_output=True,
        text=True,
        env=environment(lang),
        timeout=120,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def words_of(told: str) -> set[str]:
    """The words that say something; options are what one types."""
    return set(re.findall(r"(?<![-\w])[a-zäöüß]{4,}", re.sub(r"--?[a-z-]+", "", told.lower())))


def test_german_help_has_no_english_halves() -> None:
    names = [command.callback.__name__ for command in cli.app.registered_commands]
    calls = [["--help"], *([name, "--help"] for name in names)]
    for german, english in zip(run_each(calls, "de"), run_each(calls, "en"), strict=True):
        assert words_of(german[0])
        assert words_of(german[0]) & words_of(english[0]) - IN_BOTH - {*names} == set()


WRONG_CALLS = [
    ("play --port abc", "--port braucht eine Zahl, nicht „abc“.", "--port takes a number, not 'abc'."),
    (
        "play --port 99999",
        "--port darf höchstens 65535 sein, nicht 99999.",
        "--port must be 65535 or less, not 99999.",
    ),
    ("play --lang fr", "Bei --lang geht „fr“ nicht; möglich: de oder en.", "--lang cannot be 'fr', only de or en."),
    ("play --lang", "Nach --lang fehlt der Wert.", "A value is missing after --lang."),
    ("play --browser=3", "--browser bekommt keinen Wert.", "--browser takes no value."),
    (
        "play --pord",
        "Die Option --pord gibt es hier nicht. Meinst du --port?",
        "There is no option --pord here. Do you mean --port?",
    ),
    ("play here there", "„here there“ ist hier zu viel.", "'here there' is too much here."),
    ("rules --diff x", "Zu --diff gehören 2 Werte.", "--diff takes 2 values."),
    ("solve", "Es fehlt: REGELN.", "RULES is missing."),
    (
        "solev",
        "Den Befehl „solev“ gibt es nicht. Meinst du solve oder serve?",
        "There is no command 'solev'. Do you mean solve or serve?",
    ),
]


@pytest.mark.parametrize(("lang", "place"), [("de", 1), ("en", 2)])
def test_a_wrong_call_is_explained_in_ones_language(lang: str, place: int) -> None:
    told = run_each([each[0].split() for each in WRONG_CALLS], lang)
    for each, (out, err) in zip(WRONG_CALLS, told, strict=True):
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith(each[place])


def test_a_rule_and_a_rulebook() -> None:
    done = run("rules", "gs-bet-13", "--lang", "en")
    assert done.returncode == 0
    assert "GS-BET-13  Bets alternate" in done.stdout
    assert "Source: Pagat, Giltspiel" in done.stdout
    whole = run("rules", "giltspiel", "--lang", "de").stdout
    assert whole.count("GS-BET-") > 30
    assert "Bieten" in whole
    books = run("rules").stdout
    assert all(f"{game}  " in books for game in ("bieten", "gaigel", "giltspiel", "perlaggen"))


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The rulebook does not know 'GS-BET-99'. Do you mean GS-BET-"),
        ("de", "Das Regelbuch kennt „GS-BET-99“ nicht. Meinst du GS-BET-"),
    ],
)
def test_an_unknown_rule(lang: str, sentence: str) -> None:
    done = run("rules", "GS-BET-99", "--lang", lang)
    assert done.returncode == 2
    assert done.stderr.startswith(sentence)
    assert done.stdout == ""


def test_a_record_that_is_not_there(tmp_path: Path) -> None:
    done = run("replay", str(tmp_path / "nothing.weli"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only here are file names bytes")
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_record_whose_name_is_no_text(tmp_path: Path, lang: str) -> None:
    (tmp_path / "\udcff.weli").write_text("")
    for words in (["--json"], []):
        done = run("replay", str(tmp_path / "\udcff.weli"), *words, lang=lang)
        assert done.returncode == 2
        assert done.stdout == ""
        assert "\\udcff.weli" in done.stderr


def test_a_terminal_without_umlauts_is_printed_to(tmp_path: Path) -> None:
    (tmp_path / "bad.weli").write_text("")
    done = run("replay", str(tmp_path / "bad.weli"), lang="de", PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    assert "beginnt mit \\u201eweli = 1\\u201c" in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("words", [["rules", "GS-BET-13"], ["rules", "giltspiel"], ["--version"]])
def test_output_that_finds_no_room_is_said(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command(*words), stdout=full, stderr=subprocess.PIPE, text=True, env=environment("en"), check=False
        )
    assert done.returncode == 2
    assert done.stderr == "There is no room left where the output was to go.\n"


def status_where_nobody_reads(words: list[str]) -> object:
    """How a command ends if whoever read what it prints, as `head -1` does, has gone before the first line of it."""
    with pytest.MonkeyPatch.context() as here, ExitStack() as streams:
        here.setattr("sys.argv", ["weli", *words])
        for stream in ("sys.stdout", "sys.stderr"):
            read, write = os.pipe()
            os.close(read)
            here.setattr(stream, streams.enter_context(os.fdopen(write, "w")))
        before = sys.stdout, sys.stderr
        with pytest.raises(SystemExit) as ended:
            cli.main()
        assert (sys.stdout, sys.stderr) == before, (
            "what is left of it may write into the next file that gets its number"
        )
    return ended.value.code or 0


MANY: Final = [str(case) for case in sorted((CASES / "bieten").glob("*.weli"))][:40]
"""What is told of them finds no room in what is kept back before it is written."""


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["replay", MANY[0]], 0),
        (["replay", *MANY], 0),
        (["replay", "--json", *MANY], 0),
        (["replay", "WRONG", *MANY], 1),
        (["replay", "WRONG", "UNREADABLE", *MANY], 2),
        (["verify", "UNREADABLE"], 2),
        (["judge", MANY[0]], 0),
        (["rules", "giltspiel"], 0),
        (["rules", "nobody"], 2),
        (["rules", "--help"], 0),
        (["--help"], 0),
        (["--version"], 0),
        (["--soup"], 2),
    ],
)
def test_to_read_no_further_is_no_failure_and_hides_none(
    words: list[str], status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "UNREADABLE").write_text("soup")
    (tmp_path / "WRONG").write_text(Path(MANY[0]).read_text().replace("? turn = C", "? turn = B"))
    monkeypatch.chdir(tmp_path)
    assert status_where_nobody_reads(words) == status


def broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`weli replay` has a bug, and whatever is written about it goes below the test's own folder."""

    def fail(*_: object) -> None:
        raise RuntimeError("secret\ninnards")

    monkeypatch.setattr("weli.commands.replay.replay_files", fail)
    monkeypatch.setattr("sys.argv", ["weli", "replay", "any.weli", "--lang", "en"])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("weli.store.fault_log.data_folder", lambda: tmp_path / "weli")
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    monkeypatch.setattr(logging, "raiseExceptions", logging.raiseExceptions)


def test_a_bug_is_written_down_and_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    broken(monkeypatch, tmp_path)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    told = capfd.readouterr().err
    log = tmp_path / "weli" / "weli.log"
    assert told == f"Something unexpected happened (RuntimeError: secret\\u000ainnards). Details are in {log}.\n"
    assert "Traceback" in log.read_text()


def test_a_bug_is_told_where_nothing_can_be_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    broken(monkeypatch, tmp_path)
    (tmp_path / "weli").write_text("a file where a folder should be")
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    assert capfd.readouterr().err == "Something unexpected happened (RuntimeError: secret\\u000ainnards).\n"


def test_opponents_are_measured() -> None:
    done = run("arena", "stammgast", "lehrbua", "--deals", "2", "--seed", "1", "--workers", "1", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["deals"] == 2
    assert run("arena", "stammgast", "nobody").returncode == 2


def test_a_wrong_option_is_explained() -> None:
    done = run("play", "--port", "seventy")
    assert done.returncode == 2
    assert "--port" in done.stderr


def test_a_table_is_served_where_it_says_and_named_to_who_wants_its_folder_or_its_port(tmp_path: Path) -> None:
    with playing(tmp_path / "one", "--port", "0") as address:
        assert httpx.get(f"{address}api/tables").json() == []
        port = address.rstrip("/").rpartition(":")[2]
        for folder, wanted in (("one", "0"), ("other", port)):
            done = run("play", "--no-browser", "--data", str(tmp_path / folder), "--port", wanted)
            assert (done.returncode, done.stderr) == (1, f"A table is open here already: {address}\n")
    assert {each.name for each in (tmp_path / "one").iterdir()} >= {"weli.db", "weli.log", "weli.open"}


def test_a_port_of_another_program_is_named_with_what_to_do(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run("play", "--no-browser", "--data", str(tmp_path), "--port", str(port), lang="de")
    assert done.returncode == 1
    assert done.stderr.startswith(f"Den Anschluss {port} benutzt schon ein anderes Programm.")
    assert "weli play --port" in done.stderr


def test_a_damaged_store_is_named_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "weli.db"
    file.write_bytes(b"no database " * 500)
    done = run("play", "--no-browser", "--data", str(tmp_path), "--port", "0")
    assert done.returncode == 1
    assert done.stderr.startswith(f"The file {file} is damaged.")
    assert "--new-database" in done.stderr
    assert file.read_bytes() == b"no database " * 500


def test_a_damaged_store_is_put_aside_when_asked(tmp_path: Path) -> None:
    (tmp_path / "weli.db").write_bytes(b"no database " * 500)
    order = ["play", "--no-browser", "--data", str(tmp_path), "--port", "0", "--new-database"]
    with started_weli(order, environment("en"), stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"The old file is now {tmp_path / 'weli-1.db'}.\n"
        assert process.stdout.readline().startswith("The table is open")
        process.kill()
        process.wait()
        assert (tmp_path / "weli-1.db").read_bytes() == b"no database " * 500


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("play", "--no-browser", "--data", str(tmp_path / "file" / "folder"), "--port", "0")
    assert done.returncode == 1
    assert "cannot be opened or written" in done.stderr


@pytest.mark.parametrize("inherited", [signal.default_int_handler, signal.SIG_IGN])
def test_an_interrupt_is_told_in_order_and_once(monkeypatch: pytest.MonkeyPatch, inherited: signal.Handlers) -> None:
    """While everything closes it is not told again: it would tear up just that, and with it the exit status."""
    heard = 0

    def run() -> None:
        nonlocal heard
        for _ in range(3):
            try:
                signal.raise_signal(signal.SIGINT)
            except KeyboardInterrupt:
                heard += 1

    monkeypatch.setattr(cli, "main", run)
    before = signal.signal(signal.SIGINT, inherited)
    try:
        start.main()
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == (0 if inherited is signal.SIG_IGN else 1)


def test_an_interrupt_that_was_lost_may_be_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(start, "monotonic", lambda: now)
    hear = start.Interrupts()
    with pytest.raises(KeyboardInterrupt):
        hear(signal.SIGINT, None)
    hear(signal.SIGINT, None)
    now += start.CLOSING
    with pytest.raises(KeyboardInterrupt):
        hear(signal.SIGINT, None)


@contextmanager
def opened_and_heard(folder: Path) -> Iterator[tuple[Running, str]]:
    """A table that is open, with all that it says caught, and its address."""
    order = ["play", "--no-browser", "--data", str(folder), "--port", "0"]
    with started_weli(order, environment("en"), subprocess.PIPE, subprocess.PIPE) as process:
        assert process.stdout is not None
        yield process, process.stdout.readline().split()[-1]


def test_an_interrupt_ends_quietly(tmp_path: Path) -> None:
    with opened_and_heard(tmp_path) as (process, address):
        origin = address.rstrip("/")
        table = httpx.post(f"{address}api/tables", json={}, headers={"origin": origin}).json()["table"]
        with connect(f"ws{origin[4:]}/api/tables/{table}/live", origin=origin) as line:  # type: ignore[arg-type]
            line.recv(timeout=60)
            process.send_signal(signal.SIGINT)
            _, told = process.communicate(timeout=60)
        assert told == ""
        assert process.returncode == 0, "that is how one stops it"
        assert (tmp_path / "weli.log").read_text() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot be sent that")
def test_where_a_process_was_that_a_library_has_ended_stands_in_the_log(tmp_path: Path) -> None:
    with opened_and_heard(tmp_path) as (process, _):
        process.send_signal(signal.SIGSEGV)
        _, told = process.communicate(timeout=60)
    assert told == ""
    assert "Fatal Python error: Segmentation fault" in (tmp_path / "weli.log").read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="there a process is not asked")
def test_a_process_that_is_asked_to_stop_closes_everything(tmp_path: Path) -> None:
    with opened_and_heard(tmp_path) as (process, _):
        httpx.get(process_address(tmp_path)).raise_for_status()
        process.terminate()
        _, told = process.communicate(timeout=60)
        assert told == ""
        assert process.returncode == 128 + signal.SIGTERM
        assert {each.name for each in tmp_path.iterdir()} == {"weli.db", "weli.log", "weli.open"}
        assert (tmp_path / "weli.open").read_text() == ""


def process_address(folder: Path) -> str:
    return (folder / "weli.open").read_text().strip()


def test_what_was_put_aside_twice_is_there_twice(tmp_path: Path) -> None:
    store = tmp_path / "weli.db"
    for content in ("first", "second"):
        store.write_text(content)
        put_aside(store)
    assert (tmp_path / "weli-1.db").read_text() == "first"
    assert (tmp_path / "weli-2.db").read_text() == "second"
    assert not store.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of other systems are theirs to name")
def test_the_folder_of_this_platform(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "weli"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert data_folder() == tmp_path / "home" / ".local" / "share" / "weli"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere everybody has a home")
def test_whoever_has_no_home_is_told_what_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user of a container: 'Something unexpected happened' was said."""
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "getuid", lambda: 54_321)
    with pytest.raises(NoHome, match="--data"):
        data_folder()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_no_browser_opens_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_browser()
