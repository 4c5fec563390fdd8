"""What anybody may hand in holds up nobody else: it is read apart, one thing after the other, and given up when it takes too long."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed

import httpx
import pytest

from record.records import CONCEDED, HANDS, HEAD, text_of
from study import handing_in as work
from web.serving import Served
from weli.core.texts import text
from weli.study import readers as reading
from weli.study.readers import LONGEST, MOST_DEALS, Readers
from weli.web import api
from weli.web.handing_in import MOST_AT_ONCE

GOOD = text_of(CONCEDED)


@pytest.fixture
def reading_apart(served: Served) -> Iterator[Served]:
    with Readers() as readers:
        served.parlour.readers = readers
        yield served
        served.parlour.readers = None


def replay(served: Served, record: str) -> httpx.Response:
    return served.http.post("/api/replays?lang=en", json={"record": record}, timeout=60)


def problem(answer: httpx.Response) -> str:
    assert answer.status_code == 400, answer.text
    return str(answer.json()["text"])


HANDED_IN = (
    ("replays", {"record": GOOD}),
    ("replays/decisions", {"record": GOOD, "seat": "S"}),
    ("replays/luck", {"record": GOOD, "seat": "S"}),
    ("disputes/opened", {"record": GOOD}),
    ("house-rules", {"house": 'weli_house = 1\ngame = "giltspiel"\nrules = "fiss"\n'}),
    ("house-rules/draft", {"game": "giltspiel", "rules": "fiss"}),
    ("replays", {"record": "gnarz"}),
    ("house-rules", {"house": "gnarz"}),
)


def test_apart_it_is_answered_as_ever(reading_apart: Served) -> None:
    def answers() -> list[tuple[str, int, bytes]]:
        sent = [
            (path, reading_apart.http.post(f"/api/{path}?lang=de", json=said, timeout=60)) for path, said in HANDED_IN
        ]
        return [(path, answer.status_code, answer.content) for path, answer in sent]

    apart = answers()
    reading_apart.parlour.readers = None
    assert apart == answers()


def test_a_thousand_faulty_deals_are_one_fault(reading_apart: Served) -> None:
    """They were read a thousand times, on a thread that nobody could stop."""
    said = problem(replay(reading_apart, HEAD + '[[deal]]\ndealer = "N"\n' * MOST_DEALS))
    assert said == problem(replay(reading_apart, HEAD + '[[deal]]\ndealer = "N"\n'))


def test_what_nobody_has_ever_played_is_not_read(reading_apart: Served) -> None:
    assert problem(replay(reading_apart, "a" * (LONGEST + 1))) == text("web.too-long-to-read", "en", most=LONGEST)
    many = HEAD + f'[[deal]]\ndealer = "S"\n{HANDS}' * (MOST_DEALS + 1)
    assert problem(replay(reading_apart, many[:LONGEST])) == text("web.too-many-deals", "en", most=MOST_DEALS)


def test_meanwhile_everybody_else_is_answered_and_closing_ends_it(
    reading_apart: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "replayed", work.go_on_for_ever)
    with ThreadPoolExecutor() as others:
        endless = others.submit(replay, reading_apart, GOOD)
        assert reading_apart.http.get("/api/version").status_code == 200
        assert reading_apart.http.get("/api/tables").status_code == 200
        assert not endless.done()
        assert reading_apart.parlour.readers is not None
        reading_apart.parlour.readers.close()
        assert problem(endless.result(60)) == text("web.takes-too-long", "en")


def test_what_takes_too_long_is_given_up_in_a_sentence(reading_apart: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "SECONDS", 0.2)
    with monkeypatch.context() as patch:
        patch.setattr(api, "replayed", work.go_on_for_ever)
        assert problem(replay(reading_apart, GOOD)) == text("web.takes-too-long", "en")
    monkeypatch.undo()
    assert replay(reading_apart, GOOD).status_code == 200


def test_who_hands_in_many_things_at_once_does_not_fill_the_house(
    reading_apart: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "replayed", work.go_on_for_ever)
    with ThreadPoolExecutor(MOST_AT_ONCE + 1) as others:
        sent = [others.submit(replay, reading_apart, GOOD) for _ in range(MOST_AT_ONCE + 1)]
        first = next(as_completed(sent)).result()
        assert (first.status_code, first.json()["text"]) == (429, text("web.much-waits", "en"))
        assert reading_apart.parlour.readers is not None
        reading_apart.parlour.readers.close()
