"""Shuffles over the wire: pages that mix along, lines that do not, and what the house hands out of it."""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any

import pytest
from msgspec import structs
from websockets.sync.client import ClientConnection

from table.forms import setup_for
from web.serving import Served, serving
from web.talking import chosen, hear, say
from weli.commands.verify import found_in
from weli.parlour.parlour import fair_shuffle
from weli.shuffle import PROTOCOL, Transcript, client_commit, context_of, fits, read
from weli.shuffle.sealing import Opening
from weli.wire.seats import Person


@pytest.fixture(scope="module")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("mixed"), shuffle=fair_shuffle) as running:
        yield running


@dataclass
class Page:
    """What a page does by itself: it mixes along, and looks at what it is shown."""

    line: ClientConnection
    rng: random.Random
    shows: bool = True
    nonces: dict[int, bytes] = field(default_factory=dict)
    shown: dict[tuple[int, int], int] = field(default_factory=dict)

    def hear(self) -> dict[str, Any]:
        """The next view."""
        while True:
            message: dict[str, Any] = json.loads(self.line.recv(timeout=60))
            if message["t"] == "mixing":
                self._mix(message)
            elif message["t"] == "opened":
                self._look(message)
            elif message["t"] == "view":
                return message

    def _mix(self, told: dict[str, Any]) -> None:
        number = told["shuffle"]
        if not told["closed"] and not told["own"]:
            nonce = self.nonces[number] = self.rng.randbytes(32)
            context = context_of(bytes.fromhex(told["table"]), number, told["deck"], told["seats"])
            say(self.line, t="lock", shuffle=number, commit=client_commit(context, told["seat"], nonce).hex())
        elif told["closed"] and told["own"] and not told["shown"] and self.shows:
            say(self.line, t="show", shuffle=number, nonce=self.nonces[number].hex())

    def _look(self, told: dict[str, Any]) -> None:
        for each in told["cards"]:
            opening = Opening(
                each["place"], each["card"], bytes.fromhex(each["salt"]), tuple(map(bytes.fromhex, each["path"]))
            )
            assert fits(opening, bytes.fromhex(told["root"]), 32)
            self.shown[told["shuffle"], each["place"]] = each["card"]

    def play(self) -> None:
        """To the end of the game."""
        view = self.hear()
        while view["waiting"] != "over":
            if view["waiting"] in ("look", "blind", "next_deal"):
                say(self.line, t="seen", on=view["number"])
            elif view["waiting"] == "you":
                say(self.line, t="act", key=f"{view['number']}", on=view["number"], act=chosen(view, self.rng))
            view = self.hear()


def table_of(house: Served, *seats: str, target: int = 11) -> str:
    setup = structs.replace(setup_for("giltspiel", "fiss", dealer="E"), target=target)
    name = token_urlsafe(16)
    with house.store() as store:
        store.open_table(
            name, structs.replace(setup, seats=setup.seats | {seat: Person(seat) for seat in seats}), 1_000
        )
    return name


def handed_out(house: Served, table: str, seat: str) -> Transcript:
    answer = house.http.get(f"/api/tables/{table}/shuffles.json?seat={seat}")
    assert answer.status_code == 200, answer.text
    return read(answer.content, "shuffles.json")


def test_a_whole_game_over_two_lines_is_proved(mixed: Served) -> None:
    table = table_of(mixed, "S", "N")
    with (
        mixed.live(f"{table}", seat="S&shuffle=" + PROTOCOL) as south,
        mixed.live(f"{table}", seat="N&shuffle=" + PROTOCOL) as north,
        ThreadPoolExecutor(2) as people,
    ):
        pages = [Page(south, random.Random(1)), Page(north, random.Random(2))]
        list(people.map(Page.play, pages))
    told = handed_out(mixed, table, "S")
    assert told == handed_out(mixed, table, "N"), "the same for both"
    found = found_in(told, "en")
    assert found.ok
    assert not found.faults
    assert [each.deal for each in found.shuffles if not any(one.key == "mixed" for one in each.proved)] == [1]
    orders = {each.deal: each.known for each in found.shuffles}
    assert pages[0].shown
    assert all(orders[shuffle][place] == card for page in pages for (shuffle, place), card in page.shown.items())


def test_a_line_that_knows_nothing_of_it_plays_as_ever(mixed: Served) -> None:
    table = mixed.new_table()
    with mixed.live(table) as line:
        assert hear(line)["deal"]["number"] == 1
    answer = mixed.http.get(f"/api/tables/{table}/shuffles.json")
    assert read(answer.content, "shuffles.json").steps


def test_the_first_deal_waits_for_a_page_that_has_said_that_it_mixes_along(mixed: Served) -> None:
    table = mixed.new_table(mixes=True, seat="S")
    with mixed.live(table, seat="S&shuffle=" + PROTOCOL) as line:
        page = Page(line, random.Random(1))
        assert page.hear()["deal"]["number"] == 1
    steps = handed_out(mixed, table, "S").steps
    assert [step.__struct_config__.tag for step in steps[:4]] == [
        "context",
        "server-commit",
        "client-commit",
        "client-commit",
    ]
    assert sum(step.__struct_config__.tag == "client-reveal" for step in steps) == 1


@pytest.mark.parametrize(
    "sent",
    [
        {"t": "lock", "shuffle": 1, "commit": "soup"},
        {"t": "lock", "shuffle": 1, "commit": "00" * 33},
        {"t": "show", "shuffle": "one", "nonce": "00" * 32},
        {"t": "show", "shuffle": 1, "nonce": ""},
    ],
)
def test_what_is_no_part_of_a_shuffle_is_refused(mixed: Served, sent: dict[str, Any]) -> None:
    with mixed.live(mixed.new_table()) as line:
        hear(line)
        say(line, **sent)
        assert hear(line, "refused")["rule"] is None


def test_a_table_that_was_shuffled_otherwise_has_nothing_to_hand_out(quiet: Served) -> None:
    answer = quiet.http.get(f"/api/tables/{quiet.new_table()}/shuffles.json?lang=en")
    assert answer.status_code == 404
    assert answer.json()["text"].startswith("The cards of this table were not shuffled so")
