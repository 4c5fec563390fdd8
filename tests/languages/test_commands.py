"""The commands in a further language: what they print, how they complain, what stands in their help."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

from typer.main import get_group

from casebook import CASES
from languages.toy import LANG, narrow
from shuffle.games import whole_game
from weli.commands.cli import app
from weli.shuffle import written
from weli.store.sqlite import SqliteStore

# All of them in one process: to start one takes longer than most of them.
DRIVER = """
import shlex, sys
from weli.commands import cli
for line in sys.stdin.read().splitlines():
    sys.argv = ["weli", *shlex.split(line)]
    try:
        cli.main()
    except SystemExit:
        print("\\0", end="", flush=True)
"""

LINES = """\
--help
--version
soup
--soup
play --help
backup --help
restore --help
replay --help
judge --help
verify --help
rules --help
arena --help
solve --help
bench --help
play --port soup
play --port 99999999
rules --lang it
rules --show
replay
rules GS-BET-13 --soup
rules
rules GS-BET-13
rules gs-bte-13
rules --show perlaggen/innsbruck
rules --show gaigel/kreuz-4p
rules --show soup/fiss
rules --show giltspiel/soup
rules --diff bieten/strict bieten/np
rules --diff perlaggen/innsbruck gaigel/3p
rules --show giltspiel/fiss --diff giltspiel/fiss giltspiel/fiss
rules --save ours.toml giltspiel/fiss target=15
rules --save ours.toml giltspiel/fiss target=15
rules --save none/ours.toml giltspiel/fiss
rules --save ours2.toml giltspiel/fiss target=soup
rules --save ours2.toml giltspiel/fiss hand_size=9
rules --save ours2.toml giltspiel/fiss soup=9
arena lehrbua lehrbua --deals 2 --seed 1 --workers 1 --out result.jsonl
arena lehrbua stammgast --matches 1 --seed 1 --workers 1
arena lehrbua stammgast --matches 1 --test
arena soup stammgast --matches 1
arena lehrbua
arena --show none.jsonl
replay case.weli
replay broken.weli
replay nothing.weli
judge case.weli
judge broken.weli
judge nothing.weli
verify game.json
verify wrong.json
verify soup.json nothing.json
solve giltspiel/fiss --iterations 1
solve soup/fiss
backup all.weli.db --data kept
backup all.weli.db --data kept
restore all.weli.db --data other
backup all.zip --data none
restore none.zip --data none
"""

COMMANDS = "|".join(get_group(app).commands)

# What is the same in every language: what commands, options, opponents and games are called, and files.
SAME = re.compile(
    r"(?<!\w)--?[a-z][a-z-]*|\$[.\w\[\]]*|<[a-z|]+>|\b[a-z_]+ = .*$|[\w./-]*\.(?:toml|jsonl|json|weli|zip|db|svg)\b"
    r"|\b(?:giltspiel|perlaggen|bieten|gaigel)(?:/[a-z0-9-]+)?\b"
    rf"|(?<![\w-])(?:weli|{COMMANDS}|de, en|zz|fiss|3-perlique)\b"
    r"|(?<![\w-])(?:random|lehrbua|stammgast|rechner|wirt|elo|soup)\b"
    r"|: \w+\]|\b[NSEW] (?:concede|contest) \w+\b|\b(?:NS|EW)\b|Pagat, Giltspiel: Betting",
    re.IGNORECASE | re.MULTILINE,
)


def test_every_command_speaks_it(site: Path, tmp_path: Path) -> None:
    whole = re.sub("note = .*", "", (CASES / "giltspiel" / "GS-EX-01.weli").read_text("utf-8"))
    (tmp_path / "case.weli").write_text(whole, "utf-8")
    (tmp_path / "broken.weli").write_text(
        whole.replace("NS = 2", "NS = 5").replace("E concede hanger", "E concede soup"), "utf-8"
    )
    game = written(whole_game(random.Random(1), record=whole))
    (tmp_path / "game.json").write_bytes(game)
    (tmp_path / "wrong.json").write_bytes(game.replace(b'"kind": "cut"', b'"kind": "cat"'))
    (tmp_path / "soup.json").write_text("soup", "utf-8")
    SqliteStore(tmp_path / "kept" / "weli.db").close()
    path = os.pathsep.join([str(site), *sys.path])
    env = {
        **os.environ,
        "LC_ALL": LANG,
        "PYTHONPATH": path,
        "COLUMNS": "1000",
        "PYTHONIOENCODING": "utf-8",
        "NO_COLOR": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", DRIVER],
        input=LINES,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=env,
        cwd=tmp_path,
        check=True,
    )
    said = done.stdout.split("\0")[:-1]
    assert len(said) == len(LINES.splitlines())
    escaped = {
        line: words
        for line, told in zip(LINES.splitlines(), said, strict=True)
        if (words := narrow(SAME.sub(" ", told), line.split()))
    }
    assert not escaped, "\n".join(f"{line}: {words}" for line, words in escaped.items())
