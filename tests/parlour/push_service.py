"""A service of this machine that passes word on to devices, for the tests: takes it over https, and reads it as the device would."""

import ssl
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from queue import Queue
from typing import Any, Final

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from surroundings import CERTIFICATES
from weli.parlour.push.endpoints import Address, Way
from weli.parlour.push.turns import Push
from weli.store.pushes import Device

AUTH: Final = bytes(range(16))
SECONDS: Final = 30


@dataclass(frozen=True)
class Came:
    """One message as it came in."""

    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class Telephone:
    """A browser that has agreed with the service on where word for it is taken."""

    endpoint: str
    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))

    def device(self, lang: str = "de") -> Device:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Device(self.endpoint, letters(point), letters(AUTH), lang)

    def reads(self, came: Came) -> Any:
        """What stands in it."""
        plain = http_ece.decrypt(came.body, private_key=self.key, auth_secret=AUTH, version="aes128gcm")
        return msgspec.json.decode(plain)


class Service(ThreadingHTTPServer):
    """`answer`: with which number; `raw`: in place of an answer; `silent`: it takes the line and says nothing."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, *, answer: int = 201, raw: bytes = b"", silent: bool = False) -> None:
        super().__init__(("127.0.0.1", 0), _Line)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATES / "weli.pem", CERTIFICATES / "key.pem")
        self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        self.answer, self.raw, self.silent = answer, raw, silent
        self.came: Queue[Came] = Queue()
        self.open = threading.Event()  # until then one that is silent holds the line

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def telephone(self, name: str = "anna") -> Telephone:
        return Telephone(f"https://localhost:{self.port}/send/{name}")

    def push(self, *, patience: float = SECONDS, moment: float = 0.0) -> Push:
        """How a house tells that may reach this machine, and takes it for who it says it is."""
        way = Way(is_this_machine, self.port, partial(trusting, str(CERTIFICATES / "weli.pem")))
        return Push("https://karten.example", way, patience, moment)

    def next(self) -> Came:
        return self.came.get(timeout=SECONDS)


class _Line(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.came.put(Came(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        if self.server.silent:
            self.server.open.wait(SECONDS)
        elif self.server.raw:
            self.wfile.write(self.server.raw)
        else:
            self.send_response(self.server.answer)
            self.send_header("content-length", "0")
            self.end_headers()

    def log_message(self, *_said: object) -> None:
        pass


@contextmanager
def push_service(**ill: Any) -> Iterator[Service]:
    with Service(**ill) as service:
        thread = threading.Thread(target=service.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        yield service
        service.open.set()
        service.shutdown()
        thread.join(SECONDS)


def is_this_machine(address: Address) -> bool:
    return address in (ip_address("127.0.0.1"), ip_address("::1"))


def trusting(certificate: str) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=certificate)


def letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
