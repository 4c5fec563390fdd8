"""What `weli serve` offers to keep people known, as its options say; and what it says where that cannot be."""

from pathlib import Path

import pytest

from web.houses.test_commands import run
from weli.commands.keeping import mail_server, ways_of
from weli.web.letters import MailServer
from weli.web.listening import CannotOpen

HOUSE = "https://karten.example"


def test_nothing_is_offered_unless_it_is_wanted() -> None:
    assert ways_of(False, "", HOUSE) is None


@pytest.mark.parametrize("public", [HOUSE, "https://karten.example:8443", "http://localhost:8410"])
def test_passkeys_are_offered_at_a_name_where_nobody_reads_along(public: str) -> None:
    ways = ways_of(True, "", public)
    assert ways is not None
    assert ways.letters is None


@pytest.mark.parametrize("public", ["", "http://karten.example", "https://192.168.1.23", "https://[fd00::1]:8410"])
def test_where_no_browser_makes_a_passkey_the_house_does_not_open(public: str) -> None:
    with pytest.raises(CannotOpen) as said:
        ways_of(True, "", public)
    assert said.value.text("en").startswith("For --accounts the house needs a name and https:")


@pytest.mark.parametrize(
    ("address", "meant"),
    [
        (
            "smtps://resl:p%40ss@mail.example?from=karten@karten.example",
            MailServer("mail.example", 465, "karten@karten.example", True, False, "resl", "p@ss"),
        ),
        (
            "smtp://karten%40post.example:x@mail.example",
            MailServer("mail.example", 587, "karten@post.example", False, False, "karten@post.example", "x"),
        ),
        ("smtp://localhost:25?from=a@b.example", MailServer("localhost", 25, "a@b.example", False, True)),
        ("smtp://127.0.0.1:25?from=a@b.example", MailServer("127.0.0.1", 25, "a@b.example", False, True)),
    ],
)
def test_a_mail_server_is_named_by_its_address(address: str, meant: MailServer) -> None:
    assert mail_server(address) == meant
    assert "p@ss" not in repr(mail_server(address))


@pytest.mark.parametrize(
    "address",
    [
        "mail.example",
        "http://mail.example?from=a@b.example",
        "smtp://?from=a@b.example",
        "smtp://mail.example",
        "smtp://mail.example:x",
    ],
)
def test_what_is_no_mail_server_is_told_without_repeating_it(address: str) -> None:
    with pytest.raises(CannotOpen) as said:
        ways_of(True, address, HOUSE)
    assert said.value.text("en").startswith("That is no mail server.")
    assert address not in said.value.text("en").partition("One looks like this")[0]


def test_a_mail_server_alone_keeps_nobody() -> None:
    with pytest.raises(CannotOpen) as said:
        ways_of(False, "smtp://localhost?from=a@b.example", HOUSE)
    assert "--accounts" in said.value.text("en")


def test_the_command_ends_with_that_sentence(tmp_path: Path) -> None:
    ended = run("serve", "--accounts", "--data", str(tmp_path))
    assert ended.returncode == 1
    assert ended.stderr.startswith("For --accounts the house needs a name and https:")
