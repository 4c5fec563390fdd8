"""Whose house it is, who comes from outside, and what their browsers are given to be known by."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from web.guests import OPEN, Guest
from web.serving import Served, serving
from weli.web.house import House

BY_HTTPS = House(open_to_others=True, guests_may_open=True, address="https://karten.example")
NO_TABLES_OF_THEIR_OWN = House(open_to_others=True)


@pytest.fixture
def house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Served]:
    with serving(tmp_path, house=request.param) as served:
        yield served


def set_cookie(house: Served) -> str:
    answer = house.http.post("/api/me", json={"name": "Anna"})
    assert answer.status_code == 200
    return answer.headers.get("set-cookie", "")


@pytest.mark.parametrize("house", [OPEN], indirect=True)
def test_the_cookie_is_for_this_house_alone(house: Served) -> None:
    cookie = set_cookie(house)
    assert cookie.startswith("weli=")
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert set_cookie(house) == "", "who is known keeps what they have"


@pytest.mark.parametrize("house", [BY_HTTPS], indirect=True)
def test_by_https_it_goes_over_nothing_else(house: Served) -> None:
    cookie = set_cookie(house)
    assert cookie.startswith("__Host-weli=")
    assert {"HttpOnly", "Path=/", "SameSite=lax", "Secure"} <= set(cookie.split("; "))
    assert "Domain" not in cookie
    secret = cookie.partition("=")[2].partition(";")[0]
    asked = httpx.get(f"{house.address}api/me", headers={"cookie": f"__Host-weli={secret}"})
    assert asked.json()["name"] == "Anna"
    assert not httpx.get(f"{house.address}api/me", headers={"cookie": f"weli={secret}"}).json()["known"]


@pytest.mark.parametrize("house", [House()], indirect=True)
def test_whose_house_it_is_needs_no_cookie(house: Served) -> None:
    assert house.http.get("/api/me").json() == {
        "known": True,
        "name": "",
        "face": "",
        "keeps_house": True,
        "resume": False,
    }
    assert set_cookie(house) == ""
    assert house.http.get("/api/me").json()["name"] == "Anna"
    table = house.new_table()
    door = house.http.get(f"/api/tables/{table}/door").json()
    assert (door["you"], door["owner"], door["dealt"]) == ("sitter", True, True)
    assert [line["table"] for line in house.http.get("/api/tables").json()] == [table]


@pytest.mark.parametrize("house", [NO_TABLES_OF_THEIR_OWN], indirect=True)
def test_guests_open_tables_only_where_the_house_lets_them(house: Served) -> None:
    guest = Guest(house, "Gretl")
    assert guest.ask("POST", "/tables", status=403, level="lehrbua")["text"] == "You may not do that at this table."
    assert guest.http.get("/api/tables").json() == []


@pytest.mark.parametrize("house", [OPEN], indirect=True)
def test_who_is_not_known_opens_nothing_and_has_no_code(house: Served) -> None:
    assert Guest(house).tries("POST", "/tables", level="lehrbua").status_code == 403
    assert Guest(house).tries("POST", "/me/code").status_code == 403


@pytest.mark.parametrize("house", [BY_HTTPS], indirect=True)
def test_the_link_is_that_of_the_house(house: Served) -> None:
    secret = set_cookie(house).partition("=")[2].partition(";")[0]
    http = httpx.Client(base_url=house.address, headers={"cookie": f"__Host-weli={secret}", "origin": house.origin})
    table = http.post("/api/tables", json={"people": ["N"], "seat": "S"}).json()["table"]
    assert http.get(f"/api/tables/{table}/door").json()["link"] == f"https://karten.example/#/table/{table}"
