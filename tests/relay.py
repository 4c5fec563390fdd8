"""A real coturn for tests: a private one on free ports, ended with the test that has started it."""

import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from ports import free_port
from processes import started
from waiting import wait_until

HERE: Final = "127.0.0.1"
SECRET: Final = "known to the house and the relay"
FEW: Final = 64
"""So many ports it relays by."""


@dataclass(frozen=True)
class Coturn:
    port: int

    @property
    def url(self) -> str:
        return f"turn:{HERE}:{self.port}?transport=udp"


@contextmanager
def coturn(folder: Path, *, private: bool = True) -> Iterator[Coturn]:
    """`private`: it may relay to addresses of this machine; otherwise it is told what docs/hosting.md tells it."""
    program = shutil.which("turnserver")
    if program is None:
        pytest.skip("coturn is not installed here: .ci/servers says how it comes")
    port, first = free_port(), 50_000 + free_port() % 10_000
    folder.mkdir(parents=True, exist_ok=True)
    peers = ["--allow-loopback-peers"] if private else [f"--denied-peer-ip={each}" for each in denied()]
    words = [
        program,
        "-n",
        f"--listening-ip={HERE}",
        f"--relay-ip={HERE}",
        f"--listening-port={port}",
        f"--min-port={first}",
        f"--max-port={first + FEW}",
        "--realm=weli",
        "--use-auth-secret",
        f"--static-auth-secret={SECRET}",
        "--no-tls",
        "--no-dtls",
        "--no-cli",
        "--log-file=stdout",
        f"--pidfile={folder / 'pid'}",
        f"--userdb={folder / 'users'}",
        *peers,
    ]
    with (folder / "log").open("w") as log, started(words, cwd=folder, stdout=log, stderr=log):
        wait_until(lambda: _answers(port), "coturn answers")
        yield Coturn(port)


def denied() -> list[str]:
    """The ranges that the page for whoever runs a house tells a relay to keep out of."""
    page = Path(__file__).parents[1] / "hosting" / "turnserver.conf"
    return [
        line.partition("=")[2] for line in page.read_text("utf-8").splitlines() if line.startswith("denied-peer-ip")
    ]


def _answers(port: int) -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as trying:
        return trying.connect_ex((HERE, port)) == 0
