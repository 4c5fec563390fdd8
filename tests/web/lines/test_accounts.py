"""People stay known beyond one browser, by passkeys and by letters: what lets them in, and all that does not."""

import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from servers import Postgres
from web.accounts import KEEPING
from web.device import PRESENT, SoftDevice
from web.guests import OPEN, Guest, closed_with, seats
from web.mailbox import Mailbox, mailbox, nobody_there
from web.nodes import two_nodes
from web.serving import Served, serving
from web.talking import hear
from weli.parlour.credentials import CHALLENGE, LETTER_HOLDS
from weli.parlour.parlour import now_ms
from weli.store.people import KEEPER, Player
from weli.web.letters import Letters
from weli.web.passkeys import Passkeys
from weli.web.rates import LIMITS
from weli.web.ways import Ways

TOO_LATE = "That holds no more: it was used already, or too long ago. Begin again."
UNKNOWN = "Nobody here goes with this passkey. Take another one."
BAD = "This passkey does not fit this house. Try again, or take another one."
NO_MAIL = "No mail goes out just now. Try again in some minutes."
RESL = "resl@post.example"
COME_AGAIN = 1011


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def house(tmp_path: Path, post: Mailbox) -> Iterator[Served]:
    with serving(tmp_path, house=by_letters(post.by())) as served:
        yield served


def by_letters(letters: Letters) -> Any:
    return replace(KEEPING, accounts=Ways(Passkeys(), letters))


def makes(guest: Guest, device: SoftDevice, origin: str = "", *, status: int = 200) -> dict[str, Any]:
    asked = guest.ask("POST", "/account/passkeys/options")
    credential = device.makes(asked, origin or guest.house.origin)
    return guest.ask("POST", "/account/passkeys", status=status, credential=credential)


def enters(guest: Guest, device: SoftDevice, origin: str = "", *, status: int = 200) -> dict[str, Any]:
    asked = guest.ask("POST", "/account/entry/options")
    credential = device.uses_it(asked, origin or guest.house.origin)
    return guest.ask("POST", "/account/entry", status=status, credential=credential)


def tables(guest: Guest) -> set[str]:
    return {line["table"] for line in guest.http.get("/api/tables").json()}


def sends(guest: Guest, address: str = RESL) -> None:
    assert guest.tries("POST", "/account/letters", address=address).status_code == 204


def test_nothing_is_offered_where_it_is_not_switched_on(tmp_path: Path) -> None:
    with serving(tmp_path, house=OPEN) as house:
        guest = Guest(house, "Resl")
        assert guest.ask("GET", "/account")["ways"] == []
        for path in ("passkeys/options", "entry/options", "entry", "letters", "letters/use", "sign-out"):
            assert guest.tries("POST", f"/account/{path}").status_code == 404, path
        assert guest.tries("DELETE", "/account").status_code == 404
        assert guest.tries("GET", "/account/takeout").status_code == 404


def test_without_a_mail_server_no_letters_are_sent(tmp_path: Path) -> None:
    with serving(tmp_path, house=KEEPING) as house:
        guest = Guest(house, "Resl")
        assert guest.ask("GET", "/account")["ways"] == ["passkey"]
        assert guest.tries("POST", "/account/letters", address=RESL).status_code == 404


def test_a_passkey_keeps_somebody_and_brings_them_back_with_what_a_guest_has_played_there(house: Served) -> None:
    resl, device, elsewhere = Guest(house, "Resl"), SoftDevice(), Guest(house, "Vroni")
    company, alone = resl.opens("N"), resl.ask("POST", "/tables", status=201, level="stammgast")["table"]
    before = resl.secret
    told = makes(resl, device)
    assert (told["kept"], told["name"], len(told["passkeys"])) == (True, "Resl", 1)
    assert resl.secret != before, "what a guest's browser was known by is worth nothing any more"
    assert not Guest(house, secret=before).ask("GET", "/me")["known"]
    another = elsewhere.opens("N", name="Vroni")
    assert enters(elsewhere, device)["name"] == "Resl"
    assert tables(elsewhere) == tables(resl) == {company, alone, another}
    assert elsewhere.ask("GET", f"/tables/{another}/door")["owner"]
    with elsewhere.line(another) as line:
        assert seats(hear(line, "door"))["S"]["yours"]
    elsewhere.ask("DELETE", f"/tables/{another}/seats/S")
    elsewhere.sits(another, "S", "Resl")


def test_who_has_an_account_takes_nothing_along_from_it_into_another(house: Served) -> None:
    resl, vroni, device = Guest(house, "Resl"), Guest(house, "Vroni"), SoftDevice()
    makes(resl, device)
    theirs = vroni.opens("N", name="Vroni")
    makes(vroni, SoftDevice())
    assert enters(vroni, device)["name"] == "Resl"
    assert theirs not in tables(vroni)


def test_a_seat_is_come_back_to_by_whom_a_guest_has_become(house: Served) -> None:
    anna, bertl, device = Guest(house, "Anna"), Guest(house), SoftDevice()
    table = anna.opens("N")
    bertl.sits(table, "N", "Bertl")
    makes(Guest(house, "Resl"), device)
    bertl.ask("DELETE", f"/tables/{table}/seats/N")
    enters(bertl, device)
    assert "come_back" in seats(bertl.ask("GET", f"/tables/{table}/door"))["N"]["may"]
    assert "leave" in seats(bertl.sits(table, "N", "Bertl"))["N"]["may"]


def test_a_challenge_is_good_once_and_not_for_long(house: Served) -> None:
    resl, device = Guest(house, "Resl"), SoftDevice()
    makes(resl, device)
    asked = resl.ask("POST", "/account/entry/options")
    used = device.uses_it(asked, house.origin)
    resl.ask("POST", "/account/entry", credential=used)
    assert Guest(house).ask("POST", "/account/entry", status=400, credential=used)["text"] == TOO_LATE
    late = Guest(house).ask("POST", "/account/entry/options")
    house.parlour.clock = lambda: now_ms() + CHALLENGE + 1
    answer = device.uses_it(late, house.origin)
    assert Guest(house).ask("POST", "/account/entry", status=400, credential=answer)["text"] == TOO_LATE


def test_a_challenge_for_making_one_is_neither_for_using_one_nor_for_anybody_else(house: Served) -> None:
    resl, vroni, device = Guest(house, "Resl"), Guest(house, "Vroni"), SoftDevice()
    makes(resl, device)
    asked = resl.ask("POST", "/account/passkeys/options")
    answer = device.uses_it(asked, house.origin)
    assert resl.ask("POST", "/account/entry", status=400, credential=answer)["text"] == TOO_LATE
    asked = resl.ask("POST", "/account/passkeys/options")
    made = SoftDevice().makes(asked, house.origin)
    assert vroni.ask("POST", "/account/passkeys", status=400, credential=made)["text"] == TOO_LATE


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1", "http://karten.example"])
def test_a_passkey_from_another_address_is_refused(house: Served, origin: str) -> None:
    resl, device = Guest(house, "Resl"), SoftDevice()
    assert makes(resl, SoftDevice(), origin, status=400)["text"] == BAD
    makes(resl, device)
    assert enters(Guest(house), device, origin, status=400)["text"] == UNKNOWN


def test_a_page_from_elsewhere_gets_nowhere(house: Served) -> None:
    resl = Guest(house, "Resl")
    resl.http.headers["origin"] = "https://evil.example"
    for path in ("passkeys/options", "entry/options", "letters", "letters/use", "sign-out"):
        assert resl.tries("POST", f"/account/{path}").status_code == 403
    assert resl.tries("DELETE", "/account").status_code == 403


def signed_by_another(device: SoftDevice) -> None:
    device.key = SoftDevice().key


def not_verified(device: SoftDevice) -> None:
    device.flags = PRESENT


def copied(device: SoftDevice) -> None:
    device.uses = 0


@pytest.mark.parametrize("wrong", [signed_by_another, not_verified, copied], ids=lambda wrong: str(wrong.__name__))
def test_a_passkey_that_is_not_right_lets_nobody_in(house: Served, wrong: Callable[[SoftDevice], None]) -> None:
    resl, device = Guest(house, "Resl"), SoftDevice()
    makes(resl, device)
    enters(resl, device)
    enters(resl, device)
    wrong(device)
    stranger = Guest(house)
    assert enters(stranger, device, status=400)["text"] == UNKNOWN
    assert not stranger.ask("GET", "/me")["known"]


def test_nobody_takes_somebody_elses_passkey_for_their_own(house: Served) -> None:
    resl, vroni, device, like_it = Guest(house, "Resl"), Guest(house, "Vroni"), SoftDevice(), SoftDevice()
    makes(resl, device)
    like_it.credential = device.credential
    assert makes(vroni, like_it, status=400)["text"] == "This passkey is somebody’s here already. Take another one."
    assert enters(Guest(house), like_it, status=400)["text"] == UNKNOWN
    assert enters(Guest(house), SoftDevice(), status=400)["text"] == UNKNOWN


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": 1}, {"response": {"clientDataJSON": "%"}}, {"response": {"clientDataJSON": "e30"}}, {"id": []}],
    ids=str,
)
def test_what_no_browser_sends_is_refused_in_a_sentence(house: Served, credential: dict[str, Any]) -> None:
    resl = Guest(house, "Resl")
    said = "The house cannot read what your browser has sent. Try again."
    for path in ("/account/entry", "/account/passkeys"):
        assert resl.ask("POST", path, status=400, credential=credential)["text"] == said


def test_an_answer_with_parts_missing_is_refused_in_a_sentence(house: Served) -> None:
    resl, device = Guest(house, "Resl"), SoftDevice()
    makes(resl, device)
    for part in ("authenticatorData", "signature"):
        answer = device.uses_it(resl.ask("POST", "/account/entry/options"), house.origin)
        del answer["response"][part]
        assert resl.ask("POST", "/account/entry", status=400, credential=answer)["text"] == UNKNOWN


def test_who_is_nobody_makes_no_passkey(house: Served) -> None:
    assert Guest(house).tries("POST", "/account/passkeys/options").status_code == 403


def test_several_passkeys_and_the_last_way_stays(house: Served) -> None:
    resl, first, second = Guest(house, "Resl"), SoftDevice(), SoftDevice()
    makes(resl, first)
    one, other = (each["credential"] for each in makes(resl, second)["passkeys"])
    assert [each["credential"] for each in resl.ask("DELETE", f"/account/passkeys/{one}")["passkeys"]] == [other]
    assert enters(Guest(house), first, status=400)["text"] == UNKNOWN
    assert enters(Guest(house), second)["name"] == "Resl"
    said = resl.ask("DELETE", f"/account/passkeys/{other}", status=400)["text"]
    assert said.startswith("Then you could not come back.")
    vroni = Guest(house, "Vroni")
    makes(vroni, SoftDevice())
    makes(vroni, SoftDevice())
    vroni.ask("DELETE", f"/account/passkeys/{other}")
    assert enters(Guest(house), second)["name"] == "Resl", "nobody does away with somebody else's"


def test_who_signs_out_is_nobody_in_that_browser_and_its_open_pages_know(house: Served) -> None:
    resl, laptop, device = Guest(house, "Resl"), Guest(house), SoftDevice()
    makes(resl, device)
    table = resl.opens("N")
    enters(laptop, device)
    with resl.line(table) as here, laptop.line(table) as there:
        for line in (here, there):
            hear(line, "door")
        secret = laptop.secret
        assert laptop.tries("POST", "/account/sign-out").status_code == 204
        assert closed_with(there) == COME_AGAIN
        assert not Guest(house, secret=secret).ask("GET", "/me")["known"]
        assert not laptop.ask("GET", "/me")["known"]
        enters(laptop, device)
        with laptop.line(table) as back:
            hear(back, "door")
            assert len(resl.ask("POST", "/account/sign-out-elsewhere")["passkeys"]) == 1
            assert closed_with(back) == COME_AGAIN
        assert not laptop.ask("GET", "/me")["known"]
        assert resl.ask("GET", "/me")["known"]


def test_whose_house_it_is_has_no_account_wherever_they_come_from(house: Served) -> None:
    owner, resl, device = Guest(house), Guest(house, "Resl"), SoftDevice()
    makes(resl, device)
    code = house.parlour.sessions.new_return_code(Player(KEEPER), now_ms())
    assert owner.ask("POST", "/me/return", code=code)["keeps_house"]
    assert owner.ask("GET", "/account")["ways"] == []
    for path in ("passkeys/options", "entry/options", "letters"):
        assert owner.tries("POST", f"/account/{path}").status_code == 404
    assert owner.tries("DELETE", "/account").status_code == 404


def test_who_signs_in_leaves_the_pages_of_others_alone(house: Served) -> None:
    anna, device = Guest(house, "Anna"), SoftDevice()
    makes(Guest(house, "Resl"), device)
    table = anna.opens("N")
    anna.ask("PUT", f"/tables/{table}/terms", onlookers=0)
    begun = anna.ask("POST", f"/tables/{table}/begin")
    assert begun["dealt"]
    with Guest(house).line(table) as stranger:
        hear(stranger)
        enters(Guest(house), device)
        anna.ask("DELETE", f"/tables/{table}/seats/S")
        while not seats(hear(stranger, "door"))["S"]["away"]:
            pass


def test_a_link_keeps_somebody_and_brings_them_back(house: Served, post: Mailbox) -> None:
    resl, laptop = Guest(house, "Resl"), Guest(house)
    table = resl.opens("N")
    sends(resl)
    letter = post.letter()
    assert (letter["To"], letter["From"], letter["Auto-Submitted"]) == (RESL, "karten@karten.example", "auto-generated")
    assert f"{house.origin}/#/account/" in letter.get_content()
    sends(resl)
    secret = post.secret()
    assert resl.ask("POST", "/account/letters/look", secret=secret) == {"whose": None, "known": True}
    told = resl.ask("POST", "/account/letters/use", secret=secret)
    assert told["kept"]
    assert told["mail_since"]
    sends(laptop, " RESL@post.example ")
    secret = post.secret()
    assert laptop.ask("POST", "/account/letters/look", secret=secret) == {"whose": "Resl", "known": False}
    assert laptop.ask("POST", "/account/letters/use", secret=secret)["name"] == "Resl"
    assert tables(laptop) == {table}
    assert laptop.ask("POST", "/account/letters/use", status=400, secret=secret)["text"] == TOO_LATE
    everything = (house.file.read_bytes() + house.file.with_name("weli.db-wal").read_bytes()).lower()
    assert b"post.example" not in everything, "no address is stored"
    assert secret.encode().lower() not in everything


def test_a_link_is_too_old_after_a_quarter_of_an_hour_and_a_made_up_one_is_none(house: Served, post: Mailbox) -> None:
    resl = Guest(house, "Resl")
    sends(resl)
    secret = post.secret()
    house.parlour.clock = lambda: now_ms() + LETTER_HOLDS + 1
    for path in ("look", "use"):
        assert resl.ask("POST", f"/account/letters/{path}", status=400, secret=secret)["text"] == TOO_LATE
        assert resl.ask("POST", f"/account/letters/{path}", status=400, secret="x")["text"] == TOO_LATE


def test_who_is_nobody_yet_says_who_they_are_before_a_link_is_used_up(house: Served, post: Mailbox) -> None:
    resl = Guest(house)
    sends(resl)
    secret = post.secret()
    assert resl.tries("POST", "/account/letters/use", secret=secret).status_code == 403
    resl.ask("POST", "/me", name="Resl")
    assert resl.ask("POST", "/account/letters/use", secret=secret)["kept"]


def test_the_answer_does_not_tell_whether_an_address_is_known(house: Served, post: Mailbox) -> None:
    resl, stranger = Guest(house, "Resl"), Guest(house)
    sends(resl)
    resl.ask("POST", "/account/letters/use", secret=post.secret())
    answers = [stranger.tries("POST", "/account/letters", address=each) for each in (RESL, "nobody@post.example")]
    assert [(each.status_code, each.content) for each in answers] == [(204, b"")] * 2
    known, unknown = post.letter(), post.letter()
    assert [len(str(each.get_content())) for each in (known, unknown)] == [len(str(known.get_content()))] * 2


def test_to_one_address_only_so_many_go_and_nobody_is_told(house: Served, post: Mailbox) -> None:
    resl = Guest(house, "Resl")
    for _ in range(5):
        sends(resl)
    sends(resl, "vroni@post.example")
    assert [post.letter()["To"] for _ in range(4)] == [RESL] * 3 + ["vroni@post.example"]
    assert post.letters.empty()


@pytest.mark.parametrize(
    "address",
    [
        "",
        "resl",
        "resl@post",
        "a@b@c.example",
        "resl@post.example\nBcc: all@post.example",
        "résl@post.example",
        "a,b@post.example",
    ],
)
def test_what_is_no_address_is_refused_in_a_sentence(house: Served, post: Mailbox, address: str) -> None:
    said = Guest(house).ask("POST", "/account/letters", status=400, address=address)["text"]
    assert said.startswith("That is no mail address.")
    assert post.letters.empty()


def test_a_mail_server_that_does_not_know_the_address_says_so(tmp_path: Path) -> None:
    with mailbox("refuses") as box, serving(tmp_path, house=by_letters(box.by())) as house:
        said = Guest(house).ask("POST", "/account/letters", status=400, address=RESL)["text"]
        assert said == "The mail server does not know this address. See whether it is right."


@pytest.mark.parametrize("ill", ["down", "full", "silent"])
def test_a_mail_server_that_is_ill_costs_nobody_but_whoever_wants_a_letter(
    tmp_path: Path, ill: str, caplog: pytest.LogCaptureFixture
) -> None:
    with mailbox("" if ill == "down" else ill) as box:
        letters = nobody_there() if ill == "down" else box.by(2.0)
        with serving(tmp_path, house=by_letters(letters)) as house, ThreadPoolExecutor(1) as waiting:
            caplog.set_level(logging.WARNING)
            sent = waiting.submit(Guest(house).ask, "POST", "/account/letters", status=400, address=RESL)
            assert Guest(house).ask("GET", "/me") is not None
            assert sent.result(timeout=60)["text"] == NO_MAIL
            assert house.parlour.credentials.letter(RESL, now_ms()), "what did not go out does not count"
            assert _rows(house, "ticket")[1:] == []
    (said,) = [record.getMessage() for record in caplog.records if record.name == "weli.web.letters"]
    assert said.startswith("the mail server 127.0.0.1:")
    assert "post.example" not in said


def test_all_that_is_kept_is_taken_home(house: Served, post: Mailbox) -> None:
    resl, device = Guest(house, "Resl"), SoftDevice()
    table = resl.opens("N")
    makes(resl, device)
    sends(resl)
    resl.ask("POST", "/account/letters/use", secret=post.secret())
    answer = resl.http.get("/api/account/takeout")
    assert answer.headers["content-disposition"] == 'attachment; filename="weli.json"'
    told = json.loads(answer.text)
    assert (told["name"], len(told["passkeys"]), len(told["browsers"]), bool(told["mail"])) == ("Resl", 1, 1, True)
    (line,) = told["tables"]
    assert (line["table"], line["seat"], line["record"]) == (table, "S", None)
    assert resl.secret not in answer.text
    assert Guest(house).tries("GET", "/account/takeout").status_code == 403


def test_who_deletes_their_account_leaves_nothing_but_games_of_others_without_a_name(house: Served) -> None:
    resl, anna, device, laptop = Guest(house, "Resl"), Guest(house, "Anna"), SoftDevice(), Guest(house, "Resi")
    makes(resl, device)
    alone, waiting = resl.ask("POST", "/tables", status=201, level="stammgast")["table"], resl.opens("N", name="Resl")
    running, before = anna.opens("N"), anna.opens("N", "E", "W")
    laptop.sits(running, "N", "Resi")
    enters(laptop, device)
    laptop.sits(before, "N", "Resl")
    with laptop.line(running) as line:
        hear(line)
        assert laptop.tries("DELETE", "/account").status_code == 204
        assert closed_with(line) in (COME_AGAIN, 4004)
    assert not resl.ask("GET", "/me")["known"]
    assert enters(Guest(house), device, status=400)["text"] == UNKNOWN
    for table in (alone, waiting):
        assert anna.tries("GET", f"/tables/{table}/door").status_code == 404
    assert seats(anna.ask("GET", f"/tables/{before}/door"))["N"]["sits"] == "vacant"
    north = seats(anna.ask("GET", f"/tables/{running}/door"))["N"]
    assert (north["called"], north["face"], north["away"], "hand_over" in north["may"]) == ("North", "", True, True)
    anna.ask("PUT", f"/tables/{running}/seats/N", sits="computer", level="lehrbua")
    assert [name for name in ("player", "session", "passkey", "address", "formerly") if _rows(house, name)] == [
        "player",
        "session",
    ]
    assert [row[1] for row in _rows(house, "player")] == ["Anna"]


def _rows(house: Served, table: str) -> list[Any]:
    with sqlite3.connect(house.file) as file:
        found = file.execute(f"SELECT * FROM {table}").fetchall()
    file.close()
    return found


def test_what_is_tried_again_and_again_is_counted(tmp_path: Path, post: Mailbox) -> None:
    with serving(tmp_path, house=replace(by_letters(post.by()), limits=LIMITS)) as house:
        guest = Guest(house)
        tried = [guest.tries("POST", "/account/letters", address=f"a{n}@post.example") for n in range(11)]
        assert [each.status_code for each in tried] == [204] * 10 + [429]
        assert tried[-1].json()["text"].startswith("Enough mails have gone out from here just now.")
        last = [guest.tries("POST", "/account/entry/options").status_code for _ in range(31)][-1]
        assert last == 429


def test_at_two_nodes_a_challenge_of_one_is_good_at_the_other_and_once(postgres: Postgres, post: Mailbox) -> None:
    with two_nodes(postgres, house=by_letters(post.by())) as (one, other):
        resl, device = Guest(one, "Resl"), SoftDevice()
        makes(resl, device)
        asked = resl.ask("POST", "/account/entry/options")
        laptop = Guest(other)
        used = device.uses_it(asked, other.origin)
        assert laptop.ask("POST", "/account/entry", credential=used)["name"] == "Resl"
        again = Guest(one).ask("POST", "/account/entry", status=400, credential=used)
        assert again["text"] == TOO_LATE
        sends(resl)
        assert laptop.ask("POST", "/account/letters/use", secret=post.secret())["mail_since"]
        table = resl.opens("N")
        with laptop.line(table) as there:
            hear(there, "door")
            resl.ask("POST", "/account/sign-out-elsewhere")
            assert closed_with(there) == COME_AGAIN
