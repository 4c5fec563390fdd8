"""Passes to the relay for voice: who gets one, what stands in it, and what `weli serve` says where its options do not fit."""

import hmac
from base64 import b64encode
from pathlib import Path

import pytest

from web.guests import Guest
from web.serving import AN_HOUR, serving
from web.talking import hear, say
from weli.commands.relaying import turn_of
from weli.web.house import House
from weli.web.listening import CannotOpen
from weli.web.relays import Turn

URL = "turn:karten.example:3478"
SECRET = "between the two"


def signed(username: str) -> str:
    """As coturn signs it."""
    return b64encode(hmac.new(SECRET.encode(), username.encode(), "sha1").digest()).decode()


def test_a_pass_says_when_it_ends_and_is_signed_with_the_secret() -> None:
    (given,) = Turn((URL, "turns:karten.example:5349"), SECRET).passes("somebody", now=1_000_000.9)
    assert given.username == "1003600:somebody"
    assert given.urls == [URL, "turns:karten.example:5349"]
    assert given.credential == signed(given.username)
    assert SECRET not in repr(Turn((URL,), SECRET))


def test_whoever_sits_there_and_turns_voice_on_gets_one_and_nobody_else(tmp_path: Path) -> None:
    house = House(open_to_others=True, guests_may_open=True, limits=(), relay=Turn((URL,), SECRET))
    with serving(tmp_path, AN_HOUR, house=house) as running:
        anna, bert, cilli = (Guest(running, name) for name in ("Anna", "Bert", "Cilli"))
        table = anna.opens("N", terms={"onlookers": 0})
        bert.sits(table, "N", "Bert")
        with anna.line(table) as own, cilli.line(table) as behind:
            say(own, t="voice")
            talking = hear(own, "talking")
            (given,) = talking["relays"]
            assert given["credential"] == signed(given["username"])
            assert given["username"].endswith(f":{talking['line']}")
            say(behind, t="voice")
            assert "relays" not in hear(behind, "refused")


@pytest.mark.parametrize(
    ("urls", "secret", "key"),
    [
        ((URL,), None, "serve.turn-alone"),
        ((), "secret", "serve.turn-alone"),
        (("https://karten.example",), "secret", "serve.bad-turn"),
        (("turn:",), "secret", "serve.bad-turn"),
        ((URL,), "missing", "serve.no-turn-secret"),
        ((URL,), "empty", "serve.no-turn-secret"),
    ],
)
def test_what_does_not_fit_is_said_before_the_house_opens(
    tmp_path: Path, urls: tuple[str, ...], secret: str | None, key: str
) -> None:
    (tmp_path / "secret").write_text(f"{SECRET}\n")
    (tmp_path / "empty").write_text("\n")
    with pytest.raises(CannotOpen) as refused:
        turn_of(urls, tmp_path / secret if secret else None)
    assert refused.value.key == key


def test_the_secret_is_the_file_without_its_end_of_line(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(f"{SECRET}\n")
    assert turn_of((URL,), tmp_path / "secret") == Turn((URL,), SECRET)
    assert turn_of((), None) is None
