"""`weli serve --database` in processes of their own, which may be killed at any moment."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from websockets.sync.client import ClientConnection, connect

from ports import free_port
from preloaded import start_weli
from processes import Running, end, start
from web.houses.test_commands import environment


class NodeProcess:
    """A `weli serve` of its own process, seen from outside."""

    def __init__(self, database: str, folder: Path, *words: str, launcher: Sequence[str] = ()) -> None:
        """`launcher`: what runs the commands of Weli, where it is not Python by itself and has all loaded."""
        self.port = free_port()
        self._order = ["serve", "--hurried", "--data", str(folder), "--host", "127.0.0.1", "--port", str(self.port)]
        self._order += ["--own-port", "0", "--public-url", self.origin, *words]
        self._launcher = launcher
        self._environment = environment("en", WELI_DATABASE=database)
        self.process = self._started()

    def _started(self) -> Running:
        if self._launcher:
            return start([*self._launcher, *self._order], stdout=subprocess.PIPE, env=self._environment)
        return start_weli(self._order, self._environment, stdout=subprocess.PIPE)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"{self.origin}/"

    def wait(self) -> None:
        assert self.process.stdout is not None
        while not (line := self.process.stdout.readline()).startswith("Stop with"):
            assert line, "it serves"

    def kill(self) -> None:
        end(self.process)

    def stop(self) -> None:
        """As somebody does who brings it to a newer version."""
        self.process.terminate()
        self.process.wait(30)

    def start_again(self) -> None:
        """At the same address; killed before, if it still runs."""
        self.kill()
        self.process = self._started()
        self.wait()

    def live(self, table: str, lang: str = "en", seat: str = "", **options: object) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?lang={lang}"
        return connect(address, **{"origin": self.origin, "compression": None, **options})  # type: ignore[arg-type]


@contextmanager
def processes(database: str, folder: Path, count: int = 2) -> Iterator[list[NodeProcess]]:
    with ExitStack() as stack:
        yield serving(stack, [NodeProcess(database, folder) for _ in range(count)])


def serving(stack: ExitStack, nodes: list[NodeProcess]) -> list[NodeProcess]:
    """The same, once all of them serve; they are ended with the stack."""
    for node in nodes:
        stack.callback(node.kill)
    for node in nodes:
        node.wait()
    return nodes
