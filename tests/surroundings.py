"""The surroundings of a test run: a home and a folder for what is temporary, its own; and what of it is left when the run is over."""

import os
import shutil
import signal
import tempfile
import time
from contextlib import suppress
from multiprocessing import resource_tracker
from pathlib import Path

MARK = "WELI_TEST_RUN"
"""The variable that every process of a run inherits; its value is the folder of the run."""
CLOSING = 10.0  # in seconds: so long what was told to end may take
PREFIX = "weli-test-"  # short: a socket's path may not be long
KEPT = 24 * 3600  # in seconds: so long the folder of a run that failed, or was killed, is kept
PERSONAL = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "TEMP", "TMP")
FOR_THIS_RUN = "PYTEST_ADDOPTS"
"""What is told this run is not told those that its tests start."""
OTHERS = ("pytest-of-", "home")  # pytest's own folders, and the home
CERTIFICATES = Path(__file__).parent / "certificates"
"""Of houses that there are not, and of those who vouch for them."""
TRUSTED = CERTIFICATES / "over.pem"
"""Who vouches for machines elsewhere: nobody, for none is asked. Each client of HTTP would read the world's list, which takes longer than
most of what it asks."""


def settle() -> Path:
    """Makes a folder for the run, and lets this process and all it starts live there. Nothing of the person's own is read or touched."""
    _sweep()
    folder = Path(tempfile.mkdtemp(prefix=PREFIX))
    home = folder / "home"
    home.mkdir()
    os.environ.update({MARK: str(folder), "TMPDIR": str(folder), "HOME": str(home), "SSL_CERT_FILE": str(TRUSTED)})
    for name in (*PERSONAL, FOR_THIS_RUN):
        os.environ.pop(name, None)
    tempfile.tempdir = None
    return folder


def _sweep() -> None:
    """Runs that were killed could not tidy up, and those that failed are kept to be looked at; but not for ever."""
    for old in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):
            if time.time() - old.stat().st_mtime > KEPT:
                leave(old)


def left_behind(folder: Path) -> list[str]:
    """What the tests have left: processes, each with the test that was running when it was started, and temporary files."""
    until = time.monotonic() + CLOSING
    while (processes := _processes(folder)) and time.monotonic() < until:
        time.sleep(0.05)
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    there = folder.iterdir() if folder.is_dir() else ()  # whoever tidies up the machine may have removed it
    files = sorted(each.name for each in there if not each.name.startswith(OTHERS))
    data = folder / "home" / ".local" / "share" / "weli"
    told = [f"a process of {test}: {words}" for words, test in processes.values()]
    told += [f"in the folder for what is temporary: {name}" for name in files]
    return told + ([f"in the home: {data.relative_to(folder)}"] if data.exists() else [])


def leave(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)


def _processes(folder: Path) -> dict[int, tuple[str, str]]:
    """The living processes of a run but this one: their words, and their tests. Linux alone tells."""
    found = {}
    for each in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            variables = dict(line.split("=", 1) for line in _lines(each / "environ") if "=" in line)
            if variables.get(MARK) == str(folder) and int(each.name) != os.getpid():
                test = variables.get("PYTEST_CURRENT_TEST", "no test").split(" ")[0]
                found[int(each.name)] = (" ".join(_lines(each / "cmdline")), test)
    tracker = getattr(resource_tracker._resource_tracker, "_pid", None)  # Python's own, which ends with this process
    found.pop(tracker, None)
    return found


def _lines(file: Path) -> list[str]:
    return file.read_bytes().decode(errors="replace").rstrip("\0").split("\0")
