"""Several people at one table of this house, each over a line of their own."""

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from secrets import token_urlsafe

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from table.forms import setup_for
from web.guests import Guest
from web.serving import Served
from web.talking import chosen, finish_a_deal, hear, say
from weli.web.rates import MOST_OF_ONE
from weli.wire.seats import Person


def table_of_two(house: Served, seats: str = "NS") -> str:
    """Anna and Bertl at these seats, computer players beside them."""
    setup = setup_for("giltspiel", "fiss", dealer="E")
    people = {seats[0]: Person("Anna"), seats[1]: Person("Bertl")}
    name = token_urlsafe(16)
    with house.store() as store:
        store.open_table(name, msgspec.structs.replace(setup, seats=setup.seats | people), 1_000)
    return name


def test_each_sees_their_own_cards_and_hears_what_the_other_does(quiet: Served) -> None:
    table = table_of_two(quiet)
    with quiet.live(table, seat="S") as south, quiet.live(table, seat="N") as north:
        seen = {"S": hear(south), "N": hear(north)}
        assert [seen[seat]["seat"] for seat in "SN"] == ["S", "N"]
        assert not {*seen["S"]["deal"]["hand"]} & {*seen["N"]["deal"]["hand"]}
        assert (seen["S"]["waiting"], seen["N"]["waiting"]) == ("you", "others")
        card = chosen(
            {**seen["S"], "may": [may for may in seen["S"]["may"] if may["kind"] == "play"]}, random.Random(1)
        )
        say(south, t="act", key="a", on=seen["S"]["number"], act=card)
        assert hear(south, "taken")["number"] == seen["S"]["number"] + 1
        assert hear(north)["events"][-1]["text"].startswith("Bertl ")


@pytest.mark.parametrize("seats", ["SN", "SE"], ids=["partners", "opponents"])
def test_a_whole_deal_is_played_over_two_lines(served: Served, seats: str) -> None:
    """Beside computer players; whoever comes second with an act is told, and goes on from the newer view."""
    table = table_of_two(served, seats)
    with (
        served.live(table, seat=seats[0]) as one,
        served.live(table, seat=seats[1]) as other,
        ThreadPoolExecutor(2) as people,
    ):
        views = list(people.map(finish_a_deal, (one, other)))
    assert [view["deal"]["phase"] for view in views] == ["done", "done"]
    assert [view["seat"] for view in views] == list(seats)
    assert views[0]["sheet"]["totals"] == views[1]["sheet"]["totals"]


def test_what_one_would_take_back_the_other_is_asked(quiet: Served) -> None:
    table = table_of_two(quiet)
    with quiet.live(table, seat="S") as south, quiet.live(table, seat="N") as north:
        view = hear(south)
        hear(north)
        card = next(may["act"] for may in view["may"] if may["kind"] == "play")
        say(south, t="act", key="a", on=view["number"], act=card)
        while not (view := hear(south))["may_take_back"]:
            pass
        say(south, t="take_back")
        while not (seen := hear(north))["wishes"]:
            pass
        assert seen["wishes"] == [
            {"what": "take_back", "by": "S", "agreed": ["S"], "asked": ["N"], "yours": True, "whom": "", "newcomer": ""}
        ]
        say(north, t="agree", what="take_back", yes=True)
        while (view := hear(south))["events"][-1]["kind"] != "took_back":
            pass
        assert (view["wishes"], card in view["deal"]["hand"]) == ([], True)


@pytest.mark.parametrize("seat", ["E", "X", "", "-1", "0"])
def test_nobody_speaks_for_a_seat_at_which_no_person_sits(quiet: Served, seat: str) -> None:
    table = table_of_two(quiet)
    with quiet.live(table, seat=seat or "%20") as line, pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_any_number_of_people_without_a_name_may_look_on(inn: Served) -> None:
    """They were counted as one person in the whole house, who may have eight lines."""
    table = Guest(inn, "Anna").opens(terms={"onlookers": 0})
    with ExitStack() as open_lines:
        for _ in range(MOST_OF_ONE + 1):
            assert hear(open_lines.enter_context(Guest(inn).line(table)))["seat"] == ""
