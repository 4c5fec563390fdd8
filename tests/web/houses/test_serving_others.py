"""`weli play --lan` and `weli serve` as they are started: who gets in by which address, and what is said where it cannot be."""

import os
import pty
import re
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ports import free_port
from preloaded import started_weli
from processes import started
from surroundings import CERTIFICATES
from web.houses.test_commands import command, environment, run
from weli.web.listening import addresses_in_the_house, has_ipv6, leads_nowhere

FITTING = ("--certificate", str(CERTIFICATES / "weli.pem"), "--key", str(CERTIFICATES / "key.pem"))
A_TABLE = {"level": "stammgast"}

on_a_network = pytest.mark.skipif(not addresses_in_the_house(), reason="this machine is on no network")


@contextmanager
def opened(folder: Path, *words: str) -> Iterator[list[str]]:
    """A command that serves tables, as long as the block lasts; gives what it says until it is open."""
    with started_weli([*words, "--data", str(folder)], environment("en"), subprocess.PIPE) as process:
        assert process.stdout is not None
        said: list[str] = []
        while not said or not said[-1].startswith("Stop with"):
            said.append(process.stdout.readline())
            assert said[-1]
        yield said


def addresses(said: list[str]) -> list[str]:
    return [found.rstrip("/") for line in said for found in re.findall(r"https?://\S+", line)]


def opens_a_table(address: str, **headers: str) -> int:
    answer = httpx.post(f"{address}/api/tables", json=A_TABLE, headers={"origin": address, **headers})
    return answer.status_code


@on_a_network
def test_others_of_the_house_come_in_by_its_address_and_its_owner_by_their_own(tmp_path: Path) -> None:
    with opened(tmp_path, "play", "--lan", "--no-browser", "--port", "0") as said:
        own, other, *_ = addresses(said)
        assert httpx.get(f"{other}/api/version", headers={"host": own.removeprefix("http://")}).status_code == 403
        assert opens_a_table(own) == 201
        (line,) = httpx.get(f"{own}/api/tables").json()
        door = httpx.get(f"{own}/api/tables/{line['table']}/door").json()
        assert door["link"].startswith(f"{other}/"), "what is handed on leads others here"
        with httpx.Client(base_url=other, headers={"origin": other}) as anna:
            assert anna.get("/api/tables").json() == []
            assert anna.post("/api/tables", json=A_TABLE).status_code == 403, "nobody knows them yet"
            assert anna.post("/api/me", json={"name": "Anna"}).json()["keeps_house"] is False
            assert anna.post("/api/tables", json=A_TABLE).status_code == 201
            assert anna.delete(f"/api/tables/{line['table']}").status_code != 204
        assert len(httpx.get(f"{own}/api/tables").json()) == 2


@on_a_network
@pytest.mark.skipif(not has_ipv6(), reason="this machine speaks the older kind of addresses alone")
def test_all_addresses_are_those_of_both_kinds(tmp_path: Path) -> None:
    with opened(tmp_path, "serve", "--port", "0", "--own-port", "0") as said:
        address = addresses(said)[0]
        name = address.removeprefix("http://")
        port = name.rpartition(":")[2]
        answer = httpx.get(f"http://[::1]:{port}/api/version", headers={"host": name})
        assert answer.status_code == 200


@on_a_network
@pytest.mark.skipif(sys.platform == "win32", reason="has no terminals of that kind")
def test_a_terminal_shows_the_code_for_the_phone_and_a_file_does_not(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    words = command("play", "--lan", "--no-browser", "--port", "0", "--data", str(tmp_path))
    with started(words, stdout=theirs, env=environment("en", PYTHONIOENCODING="utf-8")):
        shown = b""
        while b"Stop with" not in shown:
            shown += os.read(ours, 65536)
    os.close(ours)
    os.close(theirs)
    drawn = [line for line in shown.decode().splitlines() if "\x1b[38;5;231;48;5;16m" in line]
    assert len(drawn) > 12
    assert all(line.endswith("\x1b[0m") for line in drawn)
    with opened(tmp_path / "other", "play", "--lan", "--no-browser", "--port", "0") as said:
        assert not any("█" in line for line in said)


def test_a_proxy_in_front_brings_others_and_nobody_of_the_house(tmp_path: Path) -> None:
    """It asks from this machine, for the address outside: who it asks for is nobody the house knows."""
    words = ("--public-url", "https://karten.example", "--port", "0", "--own-port", "0")
    with opened(tmp_path, "serve", *words) as said:
        public, behind, own = addresses(said)
        assert public == "https://karten.example"
        assert opens_a_table(own) == 201
        through = {"host": "karten.example", "origin": public, "x-forwarded-for": "203.0.113.9"}
        assert httpx.get(f"{behind}/", headers=through).headers["strict-transport-security"]
        cookie = httpx.post(f"{behind}/api/me", json={"name": "Anna"}, headers=through).headers["set-cookie"]
        assert cookie.startswith("__Host-")
        assert "Secure" in cookie
        assert httpx.get(f"{behind}/api/tables", headers=through).json() == [], "a table of the owner is none of theirs"
        assert httpx.get(f"{behind}/").status_code == 403, "by no other name"


def test_https_by_a_certificate_of_its_own(tmp_path: Path) -> None:
    port = free_port()
    public = f"https://localhost:{port}"
    words = ("--host", "127.0.0.1", "--public-url", public, "--port", str(port), "--own-port", "0", *FITTING)
    with opened(tmp_path, "serve", *words) as said:
        assert addresses(said)[0] == public
        trusting = ssl.create_default_context(cafile=str(CERTIFICATES / "weli.pem"))
        trusting.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
        answer = httpx.get(f"{public}/api/version", verify=trusting)
        assert answer.status_code == 200
        assert answer.headers["strict-transport-security"]
        assert httpx.get(f"{addresses(said)[1]}/api/version").status_code == 200
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"http://localhost:{port}/api/version")


REFUSED = [
    (("--host", "198.51.100.3"), "198.51.100.3 is no address of this machine."),
    (("--host", "fe80::1"), "fe80::1 holds on one stretch of network alone"),
    (("--host", "karten"), "'karten' is no address of a machine."),
    (("--host", "127.0.0.1"), "At 127.0.0.1 only this machine comes in."),
    (("--public-url", "karten.example"), "'karten.example' is no address of a whole house."),
    (("--trusted-proxy", "nobody"), "'nobody' is no address of a machine."),
    (("--public-url", "https://other.example", *FITTING), "The certificate "),
]


@pytest.mark.few(3)
@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_what_nobody_could_reach_is_refused_in_a_sentence(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = run("serve", "--port", "0", "--own-port", "0", "--data", str(tmp_path), *words)
    assert done.returncode == 1
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        words = ("--public-url", "https://karten.example", "--port", port, "--own-port", "0")
        done = run("serve", *words, "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.startswith(f"Another program uses port {port} already.")


def test_an_address_that_anybody_reads_along_opens_with_a_warning(tmp_path: Path) -> None:
    words = ("--public-url", "http://karten.example", "--host", "127.0.0.1", "--port", "0", "--own-port", "0")
    with opened(tmp_path, "serve", *words) as said:
        assert any("Without https" in line for line in said)


def test_a_name_that_leads_nowhere_is_told_and_the_house_opens_all_the_same(tmp_path: Path) -> None:
    words = ("--public-url", "https://karten..example", "--port", "0", "--own-port", "0")
    with opened(tmp_path, "serve", *words) as said:
        assert "This machine does not know the name karten..example: nobody will find the house like that." in "".join(
            said
        )
    assert not leads_nowhere("127.0.0.1")
