"""Weli runs without POSIX: what only that has stands in few places, each with another way, and none of it is needed to play."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from processes import started
from sources import FILES, HOUSE, nodes_of

MODULES = {
    *("fcntl", "pwd", "grp", "resource", "termios", "tty", "pty", "posix", "posixpath", "syslog", "crypt"),
    *("uvloop",),
}
ATTRIBUTES = {
    *("fork", "forkpty", "killpg", "setsid", "setpgid", "getpgid", "chown", "lchown", "mkfifo", "statvfs", "uname"),
    *("getuid", "geteuid", "getgid", "getegid", "getgroups", "setuid", "setgid", "sched_getaffinity", "getloadavg"),
    *("AF_UNIX", "send_fds", "recv_fds", "SO_REUSEPORT", "SCM_RIGHTS"),
    *("SIGKILL", "SIGHUP", "SIGQUIT", "SIGALRM", "SIGCHLD", "SIGPIPE", "SIGUSR1", "SIGUSR2", "SIGSTOP", "SIGCONT"),
    *("pthread_sigmask", "sigwait", "setitimer", "add_signal_handler", "remove_signal_handler"),
}
FOLDERS = re.compile(r"/(tmp|dev|proc|etc|var|usr|home|run|opt)(/|$)")
OF_OUR_OWN = {"fork"}
"""What our own things are called, too: there the word before the dot has to be `os`."""

ALLOWED = {
    # The kind of lock that SQLite asks for, besides the one that every system has; behind `sys.platform`.
    "store/folder_lock.py": {"fcntl"},
    # `weli serve --processes`, refused with a sentence where a process can hand nobody on (`hands_over`), and loaded only then.
    "commands/several.py": {"uvloop"},
    "workers/handing.py": {"AF_UNIX", "send_fds", "recv_fds"},
    "workers/keeper.py": {"AF_UNIX", "recv_fds"},
    "workers/asking.py": {"send_fds"},
}
"""By file, what of POSIX stands in it: whoever adds a line here says what happens where it is not there."""

ELSEWHERE = f"""
import asyncio, multiprocessing.popen_spawn_posix, os, signal, socket, subprocess, sys, tempfile, webbrowser
import alembic.command, babel, filelock, platformdirs, prometheus_client, rich.console, sqlalchemy, typer
import starlette.staticfiles, uvicorn, websockets
from functools import partial
asyncio.ProactorEventLoop = asyncio.SelectorEventLoop
socket.socketpair = partial(socket.socketpair, socket.AF_UNIX)
for name in {sorted(MODULES - {"posix", "posixpath"})!r}:
    sys.modules[name] = None
for module in (os, signal, socket):
    for name in {sorted(ATTRIBUTES)!r}:
        module.__dict__.pop(name, None)
asyncio.SelectorEventLoop.add_signal_handler = asyncio.AbstractEventLoop.add_signal_handler
sys.platform = "win32"
from weli.commands.start import main
main()
"""
"""Weli with everything taken away that only POSIX has, and told that it is on Windows."""


def found_in(path: Path) -> set[str]:
    """What of POSIX stands in a file."""
    found = set()
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names} & MODULES
        elif isinstance(node, ast.ImportFrom):
            found |= {(node.module or "").partition(".")[0]} & MODULES
            found |= (
                {alias.name for alias in node.names} & ATTRIBUTES
                if node.module in ("os", "signal", "socket")
                else set()
            )
        elif isinstance(node, ast.Attribute) and node.attr in ATTRIBUTES:
            if node.attr not in OF_OUR_OWN or ast.unparse(node.value) == "os":
                found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and FOLDERS.match(node.value):
            found.add(node.value)
    return found


def test_what_only_posix_has_stands_in_few_places() -> None:
    found = {path.relative_to(HOUSE).as_posix(): found_in(path) for path in FILES}
    assert {name: what for name, what in found.items() if what} == ALLOWED


def test_a_file_is_opened_as_text_in_letters_that_are_named() -> None:
    """Elsewhere it would be read as the system likes: Windows takes one letter for each byte."""
    unnamed = []
    for path in FILES:
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name) and opens_text(node):
                unnamed.append(f"{path.relative_to(HOUSE)}:{node.lineno}")
    assert unnamed == []


def opens_text(call: ast.Call) -> bool:
    """Whether a call reads or writes text without saying in which letters."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id  # type: ignore[attr-defined]
    named = any(each.arg == "encoding" for each in call.keywords)
    if name in ("read_text", "write_text"):
        return not named and len(call.args) < (1 if name == "read_text" else 2)
    if name != "open" or named or (isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "os"):
        return False
    modes = [each.value for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return any(re.fullmatch("[rwax+]{1,2}t?", mode) for mode in modes)


def test_no_file_has_a_name_that_another_system_cannot_have() -> None:
    taken = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}
    for path in [path for path in HOUSE.rglob("*") if "node_modules" not in path.parts]:
        assert not re.search(r'[<>:"|?*\\]|[ .]$', path.name), path
        assert path.stem.lower() not in taken, path
    names = [str(path).lower() for path in FILES]
    assert len(names) == len(set(names)), "some systems take capitals for small letters"


@pytest.mark.skipif(sys.platform == "win32", reason="there it is so anyway")
def test_a_table_is_opened_where_nothing_of_posix_is_there(tmp_path: Path) -> None:
    words = [
        sys.executable,
        "-c",
        ELSEWHERE,
        "play",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--lang",
        "en",
    ]
    with started(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("The table is open"), line + process.stdout.read()
        address = line.split()[-1]
        with httpx.Client(base_url=address, headers={"origin": address.rstrip("/")}) as http:
            assert http.post("/api/tables", json={"level": "lehrbua"}).status_code == 201


def test_several_processes_are_refused_there_with_a_sentence(tmp_path: Path) -> None:
    words = [sys.executable, "-c", ELSEWHERE, "serve", "--processes", "2", "--data", str(tmp_path), "--lang", "en"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "no process can hand anybody on" in done.stderr
