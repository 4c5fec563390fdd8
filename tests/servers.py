"""PostgreSQL and Redis for tests: private ones on free ports, in folders of their own, ended with the tests that have started them."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest
from redis import Redis as RedisLine

from ports import free_port
from processes import end, start
from waiting import wait_until

AS_ROOT: Final = {"user": "postgres", "group": "postgres"}
"""PostgreSQL refuses to run as root; its package brings somebody along who may."""

WITH_PASSWORD: Final = "locked"
"""Whoever goes by this name has to say a password; nobody else is asked for one."""

SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # a killed process loses nothing by that, and the power does not fail here
    "max_connections": "60",
    "shared_buffers": "16MB",
    "max_wal_size": "64MB",
}

LITTLE_ROOM: Final = """
mount -t tmpfs -o "size=$1m,uid=$(id -u postgres),gid=$(id -g postgres),mode=0700" tmpfs "$2"
shift 2
exec setpriv --reuid=postgres --regid=postgres --init-groups "$@"
"""
WITH_LITTLE_ROOM: Final = ("unshare", "--mount", "sh", "-ec", LITTLE_ROOM, "sh")


def may_mount() -> bool:
    """Whether a PostgreSQL can be given little room: by root, who lets its own user run it."""
    tried = ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    return _is_root() and not subprocess.run(tried, capture_output=True, check=False).returncode


def postgres_program(name: str) -> str:
    """Where that program of PostgreSQL lies; the test is left out where it lies nowhere."""
    packaged = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda found: int(found.parts[-3]))
    found = str(packaged[-1]) if packaged else shutil.which(name)
    if found is None:
        pytest.skip("PostgreSQL is not installed here: .ci/servers says how it comes")
    return found


class Postgres:
    """A PostgreSQL that can be stopped, killed and started again at the same address."""

    def __init__(self, folder: Path, follows: "Postgres | None" = None, room: int = 0, **settings: str) -> None:
        """A new one; or one that follows another that runs, has all that stands there, and can take its place.

        `room`: so many megabytes has a file system of its own, in `small`, which this process alone sees; none where it is 0.
        """
        self.port = free_port()
        self._folder = folder
        self._data = folder / "data"
        self._made = 0
        self.small = folder / "small"
        self._room = room
        self._settings = {**SETTINGS, **settings}
        self._process: subprocess.Popen[str] | None = None
        if follows is None:
            self._begin()
        else:
            self._copy(follows)

    def _begin(self) -> None:
        self._run("initdb", "--auth=trust", "--username=weli", "--encoding=UTF8", "--no-locale", "--no-sync", "-D")
        rules = self._data / "pg_hba.conf"
        rules.write_text(f"host all {WITH_PASSWORD} 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")

    def _copy(self, other: "Postgres") -> None:
        copying = [f"--dbname={other.connects_to()}", "--write-recovery-conf", "--no-sync", "-cfast"]
        self._run("pg_basebackup", *copying, "-D")

    def address(self, database: str = "postgres", port: int = 0) -> str:
        """As `weli serve --database` takes it."""
        return f"postgresql+psycopg://weli@127.0.0.1:{port or self.port}/{database}"

    def start(self) -> None:
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        words = [postgres_program("postgres"), "-D", str(self._data), f"--port={self.port}", *settings]
        whose = _whose()
        if self._room:
            self.small.mkdir(exist_ok=True)
            words, whose = [*WITH_LITTLE_ROOM, str(self._room), str(self.small), *words], {}
        log = (self._folder / "log").open("a")
        self._process = start(words, stdout=log, stderr=log, cwd=self._folder, **whose)
        log.close()
        wait_until(self.answers, "PostgreSQL answers")

    def shows(self, certificate: Path, key: Path) -> None:
        """From now on it can be spoken to behind that certificate."""
        for source, name, mode in ((certificate, "server.crt", 0o644), (key, "server.key", 0o600)):
            target = self._data / name
            shutil.copyfile(source, target)
            target.chmod(mode)
            if _is_root():
                shutil.chown(target, "postgres", "postgres")
        self.do("ALTER SYSTEM SET ssl = on")
        self.do("SELECT pg_reload_conf()")
        wait_until(lambda: self.do("SHOW ssl") == [("on",)], "it shows its certificate")

    def stop(self) -> None:
        """As somebody does who looks after it: whoever is connected is cut off, what is written stays."""
        if self._process is not None:
            self._run("pg_ctl", "stop", "--mode=fast", "--wait", "-D")
            self._process.wait(30)
            end(self._process)
            self._process = None

    def kill(self) -> None:
        if self._process is not None:
            end(self._process)
            self._process = None

    def wait_for_followers(self) -> None:
        """From now on nothing is acknowledged here that one who follows has not got as well."""
        self.do("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.do("SELECT pg_reload_conf()")
        in_step = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
        wait_until(lambda: self.do(in_step), "somebody follows at once")

    def take_over(self) -> None:
        """The one that it follows is dead; it writes by itself now."""
        self.do("SELECT pg_promote()")

    def answers(self) -> bool:
        try:
            psycopg.connect(self.connects_to(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def new_database(self, like: str = "template1") -> str:
        """The name of a database that nobody else uses."""
        self._made += 1
        name = f"weli_{self._made}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {like}")
        return name

    def restored(self, database: str) -> str:
        """The name of a new database that holds a copy of another one, made while that is used, as docs/hosting.md says."""
        copy, name = self._folder / "copy", self.new_database("template0")
        self._run_any(
            "pg_dump", "--format=custom", "--no-unlogged-table-data", f"--file={copy}", self.connects_to(database)
        )
        self._run_any("pg_restore", f"--dbname={self.connects_to(name)}", str(copy))
        return name

    def do(self, statement: str, database: str = "postgres") -> list[Any]:
        """Does that at once, as who may do anything; what came of it, if anything."""
        with psycopg.connect(self.connects_to(database), autocommit=True) as connection:
            done = connection.execute(statement)  # type: ignore[arg-type]
            return done.fetchall() if done.description else []

    def connects_to(self, database: str = "postgres") -> str:
        """As PostgreSQL's own programs take it."""
        return self.address(database).replace("+psycopg", "")

    def _run(self, program: str, *words: str) -> None:
        self._run_any(program, *words, str(self._data))

    def _run_any(self, program: str, *words: str) -> None:
        asked = [postgres_program(program), *words]
        subprocess.run(asked, check=True, capture_output=True, cwd=self._folder, timeout=90, **_whose())


class Redis:
    """A Redis that keeps nothing, and can be killed and started again at the same address."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self._folder = folder
        self._settings = [word for name, value in settings.items() for word in (f"--{name.replace('_', '-')}", value)]
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def lets_nobody_in(self) -> None:
        """From now on it wants a password that nobody knows, also of whoever hears by it already."""
        with RedisLine(port=self.port) as line:
            line.config_set("requirepass", "richtig")
            line.client_kill_filter(_type="pubsub")

    def start(self) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        if program is None:
            pytest.skip("Redis is not installed here: .ci/servers says how it comes")
        words = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        words += self._settings
        self._process = start(words, stdout=subprocess.DEVNULL, cwd=self._folder)
        wait_until(self.answers, "Redis answers")

    def kill(self) -> None:
        if self._process is not None:
            end(self._process)
            self._process = None

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=2) as line:
                line.sendall(b"PING\r\n")
                return line.recv(7) == b"+PONG\r\n"
        except OSError:
            return False


@contextmanager
def running_postgres(follows: Postgres | None = None, room: int = 0, **settings: str) -> Iterator[Postgres]:
    """A new PostgreSQL; whoever tests as root lets the package's own user run it, in a folder that this user reaches."""
    postgres_program("initdb")
    with _folder() as folder:
        server = Postgres(folder, follows, room, **settings)
        try:
            server.start()
            yield server
        finally:
            server.kill()


@contextmanager
def running_redis(**settings: str) -> Iterator[Redis]:
    with _folder() as folder:
        server = Redis(folder, **settings)
        try:
            server.start()
            yield server
        finally:
            server.kill()


@contextmanager
def _folder() -> Iterator[Path]:
    """Beside the folder of the run, which nobody else may enter."""
    folder = Path(tempfile.mkdtemp(prefix="weli-test-", dir=Path(tempfile.gettempdir()).parent if _is_root() else None))
    if _is_root():
        shutil.chown(folder, "postgres")
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _is_root() -> bool:
    return hasattr(os, "getuid") and os.getuid() == 0


def _whose() -> dict[str, Any]:
    return dict(AS_ROOT) if _is_root() else {}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """For all tests of a run that do not stop it."""
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with running_redis() as server:
        yield server


__all__: Sequence[str] = ["Postgres", "Redis", "postgres", "redis", "running_postgres", "running_redis"]
