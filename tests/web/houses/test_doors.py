"""People come to a table by its link, sit down under a name, and play: each known to the house by a cookie and by nothing else."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from web.guests import NO_TABLE, OPEN, Guest, closed_with, seats
from web.serving import AN_HOUR, Served, serving
from web.talking import finish_a_deal, hear, say
from weli.core.deal import NOBODY
from weli.table.company import FACES
from weli.table.moves.agree import answer
from weli.table.moves.give_up import give_up
from weli.table.moves.send_away import call_vote
from weli.web.rates import MOST_OF_ONE


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, house=OPEN) as served:
        yield served


@pytest.fixture
def anna(house: Served) -> Guest:
    return Guest(house, "Anna")


def test_two_people_come_by_the_link_and_cards_are_dealt(house: Served, anna: Guest) -> None:
    table, bertl = anna.opens("N"), Guest(house)
    door = bertl.ask("GET", f"/tables/{table}/door")
    assert (door["you"], door["dealt"], seats(door)["N"]["sits"], seats(door)["N"]["may"]) == (
        "stranger",
        False,
        "vacant",
        ["sit"],
    )
    with anna.line(table) as south:
        assert seats(hear(south, "door"))["S"]["here"]
        assert bertl.sits(table, "N", "Bertl")["you"] == "sitter"
        with bertl.line(table) as north, ThreadPoolExecutor(2) as people:
            assert seats(hear(north, "door"))["S"]["called"] == "Anna"
            views = list(people.map(finish_a_deal, (south, north)))
    assert [view["seat"] for view in views] == ["S", "N"]


def test_somebody_comes_back_on_another_device_and_the_first_one_is_not_known_any_more(
    house: Served, anna: Guest
) -> None:
    table, bertl, phone = anna.opens("N"), Guest(house), Guest(house)
    bertl.sits(table, "N", "Bertl")
    code = bertl.ask("POST", "/me/code")["code"]
    with bertl.line(table) as laptop:
        hear(laptop)
        assert phone.ask("POST", "/me/return", code=code.lower().replace(" ", "-"))["name"] == "Bertl"
        assert closed_with(laptop) == 4004
    assert not bertl.ask("GET", "/me")["known"]
    assert bertl.ask("GET", f"/tables/{table}/door")["you"] == "stranger"
    assert phone.ask("GET", f"/tables/{table}/door")["you"] == "sitter"
    with phone.line(table) as line:
        assert hear(line)["seat"] == "N"
    with bertl.line(table) as line:
        assert hear(line, "refused")["text"] == NO_TABLE
    again = Guest(house).ask("POST", "/me/return", status=404, code=code)
    assert again["text"].startswith("Nobody comes back by these letters")


def test_the_letters_lead_to_the_table_as_long_as_somebody_can_come(house: Served, anna: Guest) -> None:
    table, bertl = anna.opens("B", seat="A", game="gaigel", rules="2p"), Guest(house)
    code = anna.ask("GET", f"/tables/{table}/door")["code"]
    assert len(code.replace(" ", "")) == 8
    assert bertl.ask("GET", f"/codes/{code.lower()}") == {"table": table}
    bertl.sits(table, "any", "Bertl")
    assert bertl.ask("GET", f"/codes/{code}", status=404)["text"].startswith("These letters lead to no table")
    assert anna.ask("GET", f"/tables/{table}/door")["code"] == ""
    assert bertl.ask("GET", "/codes/AAAA%20AAAA", status=404)


def test_whoever_comes_too_late_is_told_what_to_do(house: Served, anna: Guest) -> None:
    table, bertl, cilli = anna.opens("N", "E", "W"), Guest(house), Guest(house)
    bertl.sits(table, "N", "Bertl")
    Guest(house).sits(table, "W", "Dora")
    say_taken = cilli.ask("POST", f"/tables/{table}/seats/N", status=400, name="Cilli")["text"]
    assert say_taken == "Somebody sits there already: choose another seat."
    assert cilli.ask("GET", "/me")["known"] is False, "whom nothing was given is not remembered"
    cilli.sits(table, "E", "Cilli")
    full = Guest(house).ask("POST", f"/tables/{table}/seats/any", status=400, name="Doris")["text"]
    assert full.startswith("No seat is free at this table any more")


@pytest.mark.parametrize("name", ["Anna", "ANNA", "\u0410nn\u0430", "A\u200bnna", " anna ", ""])
def test_nobody_sits_down_under_a_name_that_looks_like_anothers(house: Served, anna: Guest, name: str) -> None:
    table = anna.opens("N")
    answer = Guest(house).ask("POST", f"/tables/{table}/seats/N", status=400, name=name)
    assert answer["text"].endswith(".")
    assert len(house.parlour.state(table).vacant) == 1


def test_no_face_is_at_a_table_twice(house: Served, anna: Guest) -> None:
    """Whoever comes later has another one there, and their own everywhere else; a computer player makes room before the first deal."""
    table, bertl, cilli = anna.opens("N", "E", face="hias"), Guest(house), Guest(house)
    faces = lambda door: {seat["seat"]: seat["face"] for seat in door["seats"]}  # noqa: E731
    computer = faces(anna.ask("GET", f"/tables/{table}/door"))["W"]
    door = bertl.ask("POST", f"/tables/{table}/seats/N", name="Bertl", face="hias")
    assert faces(door)["S"] == "hias"
    assert faces(door)["N"] in {*FACES} - {"hias"}
    assert bertl.ask("GET", "/me")["face"] == "hias"
    again = bertl.ask("POST", f"/tables/{table}/seats/N", name="Bertl", face=faces(door)["N"])
    assert faces(again) == faces(door), "one's own is not taken"
    door = cilli.ask("POST", f"/tables/{table}/seats/E", name="Cilli", face=computer)
    assert faces(door)["E"] == computer
    assert len({*faces(door).values()}) == 4


def test_before_the_first_deal_seats_are_changed_left_filled_and_freed(house: Served, anna: Guest) -> None:
    table, bertl = anna.opens("N", "W"), Guest(house)
    bertl.sits(table, "N", "Bertl")
    with bertl.line(table) as line:
        assert seats(hear(line, "door"))["N"]["yours"]
        assert seats(bertl.sits(table, "W", "Bertl"))["W"]["yours"]
        door = hear(line, "door")
        while not seats(door)["W"]["here"]:
            door = hear(line, "door")
        assert bertl.ask("DELETE", f"/tables/{table}/seats/W")["you"] == "guest"
        assert closed_with(line) == 4004
    anna.ask("PUT", f"/tables/{table}/seats/E", sits="vacant")
    assert anna.ask("PUT", f"/tables/{table}/terms", onlookers=30, reveal="never")["terms"]["onlookers"] == 30
    for _ in range(3):
        drawn = anna.ask("POST", f"/tables/{table}/draw")
        assert sum(seat["sits"] == "vacant" for seat in drawn["seats"]) == 3
    begun = anna.ask("POST", f"/tables/{table}/begin")
    assert begun["dealt"]
    assert sorted(seat["sits"] for seat in begun["seats"]) == ["computer"] * 3 + ["person"]
    assert len({seat["called"] for seat in begun["seats"]}) == 4
    assert anna.ask("PUT", f"/tables/{table}/terms", status=400, chat=True)["text"].startswith("The cards are dealt")


def test_signs_are_agreed_on_only_where_partners_make_them(house: Served, anna: Guest) -> None:
    found = []
    for game, rules, own, other in (("gaigel", "2p", "A", "B"), ("bieten", "5p", "A", "B"), ("gaigel", "6p", "A", "B")):
        table = anna.opens(other, game=game, rules=rules, seat=own)
        found.append(anna.ask("GET", f"/tables/{table}/door")["talk"])
    assert found == [False, False, True]


def test_a_list_holds_the_tables_at_which_somebody_has_sat(house: Served, anna: Guest) -> None:
    table, bertl = anna.opens("N"), Guest(house)
    listed = lambda guest: [line["table"] for line in guest.http.get("/api/tables").json()]  # noqa: E731
    assert (listed(bertl), table in listed(anna)) == ([], True)
    bertl.sits(table, "N", "Bertl")
    line = next(line for line in bertl.http.get("/api/tables").json() if line["table"] == table)
    assert line["seat"] == "N"
    assert listed(Guest(house)) == []


def test_only_who_has_opened_a_table_is_offered_to_delete_it_and_the_others_are_told_that_it_is_gone(
    house: Served, anna: Guest
) -> None:
    table, bertl = anna.opens("N"), Guest(house)
    bertl.sits(table, "N", "Bertl")
    may = [line["may"] for guest in (anna, bertl) for line in guest.http.get("/api/tables").json()]
    assert may == [["go_on", "delete"], ["go_on"]]
    with bertl.line(table) as line:
        hear(line)
        assert bertl.tries("DELETE", f"/tables/{table}").status_code == 404
        assert anna.tries("DELETE", f"/tables/{table}").status_code == 204
        assert hear(line, "refused")["text"].startswith("Whoever opened this table has cleared it away")
        assert closed_with(line) == 4004
    assert bertl.http.get("/api/tables").json() == []


def test_the_computer_plays_for_somebody_who_is_not_there_and_gives_the_seat_back(house: Served, anna: Guest) -> None:
    table, bertl = anna.opens("N"), Guest(house)
    bertl.sits(table, "N", "Bertl")
    with anna.line(table) as south:
        with bertl.line(table) as north:
            hear(north)
            refused = anna.ask("PUT", f"/tables/{table}/seats/N", status=400, sits="computer", level="lehrbua")
            assert refused["text"] == "Somebody sits there already: choose another seat."
        door = hear(south, "door")
        while "hand_over" not in seats(door)["N"]["may"]:
            door = hear(south, "door")
        assert anna.ask("PUT", f"/tables/{table}/seats/N", status=400, sits="computer", level="nobody")["text"]
        door = anna.ask("PUT", f"/tables/{table}/seats/N", sits="computer", level="lehrbua")
        assert (seats(door)["N"]["stand_in"], seats(door)["N"]["level"]) == (True, "lehrbua")
        assert bertl.sits(table, "N", "Bertl")["you"] == "sitter"
        assert not house.parlour.state(table).chairs[0].stand_in


def test_a_friend_who_comes_late_finds_the_table_by_its_code_and_gets_the_chair_of_a_computer(
    house: Served, anna: Guest
) -> None:
    table = anna.opens(dealer="E")  # alone with computers
    code = anna.ask("GET", f"/tables/{table}/door")["code"]
    bertl, cilli = Guest(house), Guest(house, "Cilli")
    assert bertl.ask("GET", f"/codes/{code.replace(' ', '').replace('-', '')}")["table"] == table
    assert {seat: each["may"] for seat, each in seats(bertl.ask("GET", f"/tables/{table}/door")).items()} == {
        "N": ["sit"],
        "E": ["sit"],
        "S": [],
        "W": ["sit"],
    }
    with anna.line(table) as south:
        hear(south)
        door = bertl.sits(table, "N", "Bertl")
        assert (door["you"], seats(door)["N"]["coming"], seats(door)["N"]["may"]) == ("guest", "Bertl", ["renounce"])
        assert seats(hear(south, "door"))["N"]["coming"] == "Bertl"
        assert cilli.tries("POST", f"/tables/{table}/seats/N", name="Cilli").status_code == 400
        assert cilli.tries("DELETE", f"/tables/{table}/seats/N").status_code == 404
        say(south, t="agree", what="let_in", yes=True)
        while seats(hear(south, "door"))["N"]["sits"] != "person":
            pass
        with bertl.line(table) as north:
            assert hear(north)["seat"] == "N"
        assert [line["table"] for line in bertl.http.get("/api/tables").json()] == [table]
    cilli.sits(table, "any", "Cilli")
    chosen = next(
        seat for seat, each in seats(cilli.ask("GET", f"/tables/{table}/door")).items() if each["coming"] == "Cilli"
    )
    assert cilli.ask("DELETE", f"/tables/{table}/seats/{chosen}")["you"] == "guest"
    assert cilli.http.get("/api/tables").json() == []


def test_who_looks_on_moves_to_the_chair_they_were_promised(house: Served, anna: Guest) -> None:
    table, bertl = anna.opens(dealer="E", terms={"onlookers": 0}), Guest(house, "Bertl")
    with anna.line(table) as south, bertl.line(table) as looking:
        hear(south)
        assert hear(looking)["seat"] == ""
        bertl.sits(table, "W", "Bertl")
        say(south, t="agree", what="let_in", yes=True)
        view = hear(looking)
        while view["seat"] == "":
            view = hear(looking)
        assert (view["seat"], len(view["deal"]["hand"])) == ("W", 5)


def test_whoever_looks_on_sees_later_what_was_done(tmp_path: Path) -> None:
    """Not before; and a record that they ask for is as far behind."""
    now = [1_000_000]
    with serving(tmp_path, AN_HOUR, house=OPEN) as house:
        house.parlour.clock = lambda: now[0]
        anna, bertl, cilli = Guest(house, "Anna"), Guest(house), Guest(house)
        table = anna.opens("N", dealer="E", terms={"onlookers": 30})
        bertl.sits(table, "N", "Bertl")
        assert "look_on" in cilli.ask("GET", f"/tables/{table}/door")["may"]
        with anna.line(table) as south, cilli.line(table) as looking:
            seen = hear(south)
            card = next(may["act"] for may in seen["may"] if may["kind"] == "play")
            say(south, t="act", key="a", on=seen["number"], act=card)
            hear(south, "taken")
            assert hear(looking, "door")["you"] == "onlooker"
            assert anna.ask("GET", f"/tables/{table}/door")["onlookers"] == 1
            say(looking, t="act", key="b", on=seen["number"], act=card)
            told = [json.loads(looking.recv(timeout=60))["t"]]
            while told[-1] != "refused":
                told.append(json.loads(looking.recv(timeout=60))["t"])
            assert "view" not in told
            assert not house.parlour.seen_from(table, NOBODY).deals
            now[0] += 29_000
            assert not house.parlour.seen_from(table, NOBODY).deals
            now[0] += 1_000
            say(looking, t="lang", lang="de")
            view = hear(looking)
            assert (view["seat"], view["deal"]["hand"]) == ("", [])
            assert view["events"][-1]["said"] is None
            say(looking, t="act", key="c", on=view["number"], act=card)
            assert hear(looking, "refused")["text"]


def test_who_sits_there_and_that_it_has_begun_is_seen_at_once_by_who_sees_the_play_later(tmp_path: Path) -> None:
    """Nobody is shown free seats again at which others have long been sitting; but neither a card, nor that the game is over, too soon."""
    now = [1_000_000]
    with serving(tmp_path, AN_HOUR, house=OPEN) as house:
        house.parlour.clock = lambda: now[0]
        anna, bertl, cilli = Guest(house, "Anna"), Guest(house), Guest(house)
        table = anna.opens("N", dealer="E", terms={"onlookers": 60})
        with cilli.line(table) as looking:
            assert seats(hear(looking, "door"))["N"]["sits"] == "vacant"
            now[0] += 61_000
            bertl.sits(table, "N", "Bertl")
            door = hear(looking, "door")
            while seats(door)["N"]["sits"] == "vacant":
                door = hear(looking, "door")
            assert (door["dealt"], door["may"], seats(door)["N"]["called"]) == (True, ["look_on"], "Bertl")
            assert not house.parlour.seen_from(table, NOBODY).deals
            for seat in (2, 0):
                give_up(house.parlour.live(table).table, seat)
            bertl.ask("DELETE", f"/tables/{table}/seats/N")
            with anna.line(table) as south:
                while not seats(door)["S"]["here"]:
                    door = hear(looking, "door")
                assert not door["over"]
                assert hear(south, "door")["over"]


def test_whoever_sits_down_while_they_look_on_sits_there_at_all_their_pages(house: Served, anna: Guest) -> None:
    """With the one who comes last the cards are dealt at once."""
    table, bertl = anna.opens("N", terms={"onlookers": 60}), Guest(house, "Bertl")
    with bertl.line(table) as before:
        assert hear(before, "door")["you"] == "onlooker"
        bertl.sits(table, "N", "Bertl")
        assert hear(before)["seat"] == "N"


def test_whose_page_is_closed_for_a_while_has_gone_and_is_back_with_the_next_page(tmp_path: Path) -> None:
    with serving(tmp_path, replace(AN_HOUR, gone=0.02), house=OPEN) as house:
        anna, bertl = Guest(house, "Anna"), Guest(house)
        table = anna.opens("N", dealer="E")
        bertl.sits(table, "N", "Bertl")
        with anna.line(table) as south:
            while hear(south)["events"][-1]["text"] != "Bertl is not there just now. The seat is kept.":
                pass
            assert seats(anna.ask("GET", f"/tables/{table}/door"))["N"]["away"]
            with bertl.line(table) as north:
                hear(north)
                while hear(south)["events"][-1]["text"] != "Bertl is back.":
                    pass
                assert house.parlour.state(table).present == {0, 2}


def test_nobody_keeps_more_lines_open_than_they_can_look_at(house: Served, anna: Guest) -> None:
    table, bertl = anna.opens("N"), Guest(house)
    bertl.sits(table, "N", "Bertl")
    with ExitStack() as open_lines:
        for _ in range(MOST_OF_ONE):
            hear(open_lines.enter_context(anna.line(table)))
        with anna.line(table) as one_too_many:
            assert hear(one_too_many, "refused")["text"].startswith("You have enough tables open here")
        with bertl.line(table) as another:
            assert hear(another)["seat"] == "N"
    with anna.line(table) as again:
        assert hear(again)["seat"] == "S"


def test_a_computer_player_makes_room_for_somebody_of_its_name(house: Served, anna: Guest) -> None:
    """Before the first deal; afterwards everybody is called as they are."""
    table = anna.opens("N", "E")
    called = seats(anna.ask("GET", f"/tables/{table}/door"))["W"]["called"]
    door = Guest(house).sits(table, "N", called.upper())
    assert seats(door)["N"]["called"] == called.upper()
    assert seats(door)["W"]["called"] != called
    Guest(house).sits(table, "E", "Zenz")
    assert house.parlour.state(table).deals


def over_at(house: Served, table: str, *seats: int) -> None:
    for seat in seats:
        give_up(house.parlour.live(table).table, seat)


def test_whoever_still_sits_at_the_last_table_hears_where_the_company_plays_on(house: Served, anna: Guest) -> None:
    table, bertl, gretl = anna.opens("N", terms={"onlookers": 0}), Guest(house), Guest(house)
    bertl.sits(table, "N", "Bertl")
    over_at(house, table, 2, 0)
    with bertl.line(table) as north, gretl.line(table) as looking:
        for line in (north, looking):
            assert hear(line, "door")["next"] == ""
        more = anna.ask("POST", "/tables", status=201, after=table)["table"]
        for line in (north, looking):
            door = hear(line, "door")
            while not door["next"]:
                door = hear(line, "door")
            assert door["next"] == more
        assert bertl.ask("GET", f"/tables/{more}/door")["you"] == "sitter"
        assert Guest(house).ask("GET", f"/tables/{table}/door")["next"] == "", "of whom nobody has asked"
    house.parlour.put_away(table)
    assert bertl.ask("GET", f"/tables/{table}/door")["next"] == more, "also of whoever comes back later"
    assert anna.tries("DELETE", f"/tables/{more}").status_code == 204
    assert bertl.ask("GET", f"/tables/{table}/door")["next"] == "", "it is gone"


def test_whom_the_others_have_sent_away_is_not_told_where_they_play_on(house: Served, anna: Guest) -> None:
    table, bertl, cilli = anna.opens("N", "E"), Guest(house), Guest(house)
    bertl.sits(table, "N", "Bertl")
    cilli.sits(table, "E", "Cilli")
    played = house.parlour.live(table).table
    call_vote(played, 2, 1)
    answer(played, 0, "send_away", yes=True)
    over_at(house, table, 2, 0)
    anna.ask("POST", "/tables", status=201, after=table)
    assert bertl.ask("GET", f"/tables/{table}/door")["next"]
    assert cilli.ask("GET", f"/tables/{table}/door")["next"] == ""


def test_whoever_sees_the_game_later_hears_only_after_its_end_that_it_goes_on(tmp_path: Path) -> None:
    now = [1_000_000]
    with serving(tmp_path, AN_HOUR, house=OPEN) as house:
        house.parlour.clock = lambda: now[0]
        anna, bertl, cilli = Guest(house, "Anna"), Guest(house), Guest(house)
        table = anna.opens("N", dealer="E", terms={"onlookers": 60})
        bertl.sits(table, "N", "Bertl")
        over_at(house, table, 2, 0)
        more = anna.ask("POST", "/tables", status=201, after=table)["table"]
        with cilli.line(table) as looking:
            assert hear(looking, "door")["next"] == ""
            now[0] += 61_000
            say(looking, t="lang", lang="de")
            door = hear(looking, "door")
            while not door["next"]:
                door = hear(looking, "door")
            assert door["next"] == more
