"""A small mail server of this machine for the tests: takes letters, or does what one does that is ill."""

import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from queue import Queue
from typing import Final

from ports import free_port
from weli.web.letters import Letters, MailServer

SENDER: Final = "karten@karten.example"


class Mailbox(socketserver.ThreadingTCPServer):
    """All letters that have come in. `ill`: it "refuses" every address, has its disk "full", or is "silent"."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, ill: str = "") -> None:
        super().__init__(("127.0.0.1", 0), _Line)
        self.ill = ill
        self.letters: Queue[EmailMessage] = Queue()

    @property
    def server(self) -> MailServer:
        return MailServer("127.0.0.1", self.server_address[1], SENDER, is_secure=False, may_be_open=True)

    def by(self, patience: float = 30.0) -> Letters:
        return Letters(self.server, patience)

    def letter(self) -> EmailMessage:
        """The next one."""
        return self.letters.get(timeout=60)

    def secret(self) -> str:
        """What the link in the next one brings along."""
        found = re.search(r"/#/account/([\w-]+)", self.letter().get_content())
        assert found
        return found[1]


class _Line(socketserver.StreamRequestHandler):
    server: Mailbox

    def handle(self) -> None:
        if self.server.ill == "silent":
            self.rfile.read()
            return
        self._say("220 here")
        for line in self.rfile:
            verb = line[:4].upper()
            if verb == b"DATA":
                self._say("354 go on")
                self._take()
            elif verb == b"RCPT" and self.server.ill == "refuses":
                self._say("550 5.1.1 <resl@post.example> is nobody")
            elif verb == b"QUIT":
                self._say("221 so long")
                return
            elif verb == b"MAIL" and self.server.ill == "full":
                self._say("452 4.3.1 no room for resl@post.example")
            else:
                self._say("250 well")

    def _take(self) -> None:
        lines = []
        for line in self.rfile:
            if line == b".\r\n":
                break
            lines.append(line)
        self.server.letters.put(BytesParser(policy=default).parsebytes(b"".join(lines)))
        self._say("250 taken")

    def _say(self, words: str) -> None:
        self.wfile.write(f"{words}\r\n".encode())


@contextmanager
def mailbox(ill: str = "") -> Iterator[Mailbox]:
    with Mailbox(ill) as box:
        thread = threading.Thread(target=box.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        yield box
        box.shutdown()
        thread.join(30)


def nobody_there() -> Letters:
    """By a mail server that is down."""
    return Letters(MailServer("127.0.0.1", free_port(), SENDER, is_secure=False, may_be_open=True))
