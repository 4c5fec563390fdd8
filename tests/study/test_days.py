"""The deal of a day: the same in every house, told to nobody beforehand, and counted once."""

import random
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from bots.spying import twin_of
from store.any_store import ready_store
from table.helpers import look_on, must, own_view, person_of
from weli.bots.turns import next_line
from weli.games import GAMES
from weli.notation import show_line
from weli.parlour.parlour import Parlour
from weli.referee import Referee
from weli.store.people import Player
from weli.study import days
from weli.study.days import FIRST, NoSuchDay, day_at, day_named, deal_of
from weli.study.today import A_DAY, brought, regulars, streak
from weli.table.moves.give_up import give_up
from weli.table.moves.look import acknowledge
from weli.table.table import Table
from weli.thinking.repeating import done_in, repeating
from weli.wire.requests import NewTrial
from weli.wire.seats import Computer

TODAY = date(2026, 11, 26)
NOON = int(datetime(2026, 11, 26, 11, tzinfo=UTC).timestamp() * 1000)
A_DAY_MS = 86_400_000
KEEPER = Player("")
ROUND = [FIRST + number * A_DAY for number in range(len(GAMES.own))]
"""Each game once."""
NO_CHANCE = [random.Random(0)] * 4
every_game = pytest.mark.parametrize("day", ROUND, ids=[deal_of(day).game.name for day in ROUND])


class House:
    """A parlour with a clock that the test sets."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        folder.mkdir(exist_ok=True)
        self.now = NOON
        self.parlour = Parlour(ready_store(folder / "weli.db"), clock=lambda: self.now, rng=random.Random(seed))

    def sits(self, day: date, player: Player = KEEPER) -> Table:
        self.now += 1
        return self.parlour.live(self.parlour.open_day(day, player).table).table

    def plays(self, day: date, person: int = 1) -> Table:
        """The whole deal, a person's acts by a chance of their own, the computer players' as the table asks for them."""
        table, chance = self.sits(day), random.Random(person)
        while table.state.pause() != "over":
            if not look_on(table):
                self.acts(table, chance)
        return table

    def acts(self, table: Table, chance: random.Random) -> None:
        state, own = table.state, person_of(table)
        wish = self.parlour.live(table.name).by_itself.players(state).next_wish(state.deal.copy())
        if wish is not None:
            must(table, wish.seat, show_line(wish.line))
        else:
            must(table, own, show_line(chance.choice([*Referee(state.deal.seen_by(own), state.game).lines(own)])))


def person_of_day(day: date) -> int:
    deal = deal_of(day)
    return deal.rules.seating.seat_of(deal.seat)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "house")


@every_game
def test_whoever_does_the_same_in_another_house_gets_the_same_deal(tmp_path: Path, day: date) -> None:
    one, other = House(tmp_path / "one", seed=1), House(tmp_path / "other", seed=2)
    played, again = one.plays(day).state, other.plays(day).state
    assert again.deals[0].acts == played.deals[0].acts
    assert again.deals[0].pack == played.deals[0].pack
    assert again.setup == played.setup
    assert (
        one.parlour.days.of(day, KEEPER, "en").games[0].regular
        == other.parlour.days.of(day, KEEPER, "en").games[0].regular
    )


def test_whoever_does_something_else_has_the_same_cards_and_company(tmp_path: Path) -> None:
    one, other = (House(tmp_path / name).plays(TODAY, person).state for name, person in (("one", 1), ("other", 2)))
    assert one.deals[0].acts != other.deals[0].acts
    assert one.deals[0].pack == other.deals[0].pack
    assert one.setup == other.setup


def test_games_take_turns_and_packs_differ_from_day_to_day() -> None:
    deals = [deal_of(FIRST + number * A_DAY) for number in range(400)]
    for before, after in zip(deals, deals[len(GAMES.own) :], strict=False):
        assert before.game is after.game
        assert before.pack != after.pack
    assert {deal.game.name for deal in deals[: len(GAMES.own)]} == {*GAMES.own}
    assert all(deal.preset == next(iter(deal.game.presets)) for deal in deals)
    assert all(sorted(deal.pack) == sorted(deal.rules.cards) for deal in deals)


@every_game
def test_the_person_does_not_cut_and_sits_among_regulars(house: House, day: date) -> None:
    table = house.sits(day)
    own = person_of_day(day)
    assert own_view(table).deal.cut is None or own_view(table).question.yours is False
    others = [
        chair.sits
        for seat, chair in table.state.chairs.items()
        if seat in range(table.state.rules.players) and seat != own
    ]
    assert all(isinstance(sits, Computer) and sits.level == "stammgast" for sits in others)


def test_the_cut_is_the_same_for_whoever_bets_blind_before_it(tmp_path: Path) -> None:
    (day,) = [day for day in ROUND if House(tmp_path / str(day)).sits(day).state.may_bet_blind(person_of_day(day))]
    bold, careful = House(tmp_path / "bold"), House(tmp_path / "careful")
    table = bold.sits(day)
    blind = next(each.act for each in own_view(table).may if each.kind == "blind")
    must(table, person_of(table), blind)
    first_cut = [
        [act for _, act in house.plays(day).state.deals[0].acts if act.startswith("cut")] for house in (bold, careful)
    ]
    assert first_cut[0] == first_cut[1] != []


@every_game
def test_nobody_sees_more_there_than_in_a_world_that_their_seat_cannot_tell_apart(house: House, day: date) -> None:
    table = house.sits(day)
    own = person_of(table)
    for _ in range(12):
        told = msgspec.json.encode(own_view(table))
        true, referee = table.state.deal, table.state.referee
        assert referee is not None
        referee.deal = twin_of(true, own, random.Random(1))
        assert msgspec.json.encode(own_view(table)) == told
        referee.deal = true
        if not look_on(table):
            house.acts(table, random.Random(1))


def test_one_deal_is_played_and_not_given_up(house: House) -> None:
    table = house.sits(TODAY)
    assert not own_view(table).may_give_up
    give_up(table, person_of(table))
    assert not table.state.given_up
    table = house.plays(TODAY)
    seen = own_view(table)
    assert (seen.waiting, seen.day, len(table.state.deals)) == ("over", "2026-11-26", 1)
    acknowledge(table, person_of(table), seen.number)
    assert len(table.state.deals) == 1
    assert seen.evening.games == 0
    assert [line.over for line in house.parlour.tables() if line.table == table.name] == [True]


def test_it_counts_once_and_what_comes_after_is_practice(house: House) -> None:
    first = house.plays(TODAY)
    second = house.plays(TODAY, person=2)
    told = house.parlour.days.of(TODAY, KEEPER, "en")
    assert [(game.table, game.counts, game.over) for game in told.games] == [
        (first.name, True, True),
        (second.name, False, True),
    ]
    side = first.state.seating.side_of(person_of(first))
    assert told.games[0].points == pytest.approx(first.state.deal.points_ahead(side), abs=0.01)
    assert told.streak == 1
    assert (first.state.has_lamp, second.state.has_lamp) == (False, True)


def test_whoever_comes_back_goes_on_where_they_were(house: House) -> None:
    table = house.sits(TODAY)
    assert house.sits(TODAY).name == table.name
    (begun,) = house.parlour.days.of(TODAY, KEEPER, "en").games
    assert (begun.over, begun.points, begun.regular) == (False, None, None)


def test_what_was_begun_on_the_day_counts_for_it_and_a_day_before_is_practice(house: House) -> None:
    house.sits(TODAY)
    house.now += A_DAY_MS
    house.plays(TODAY)
    house.plays(TODAY - A_DAY)
    told = house.parlour.days.of(TODAY + A_DAY, KEEPER, "en")
    assert told.streak == 1
    assert [(each.points is not None, each.tried) for each in told.before[:2]] == [(True, True), (False, True)]


def test_another_person_of_the_house_has_days_of_their_own(house: House) -> None:
    house.parlour.store.people.call("anna", "Anna", "", 0)
    table = house.sits(TODAY, Player("anna"))
    assert house.parlour.days.of(TODAY, KEEPER, "en").games == []
    assert [game.table for game in house.parlour.days.of(TODAY, Player("anna"), "en").games] == [table.name]
    assert house.parlour.days.of(TODAY, None, "en").games == []


@every_game
def test_whoever_plays_as_a_regular_does_gets_what_a_regular_gets(house: House, day: date) -> None:
    """The others have the chance that they had at the table."""
    table = house.sits(day)
    while table.state.pause() != "over":
        if not look_on(table):
            state = table.state
            found = next_line(
                state.deal,
                repeating(regulars(state), state.secret, done_in(state.deals[0].acts)),
                NO_CHANCE,
            )
            assert found is not None
            must(table, found[0], show_line(found[1]))
    points, regular = brought(table.state)
    assert points == regular


def test_one_plays_on_from_it_at_a_table_that_is_none_of_a_day(house: House) -> None:
    table = house.plays(TODAY)
    line = house.parlour.open_trial(NewTrial(table.name, 1, 2), person_of(table))
    assert (line.trial, line.day) == (True, "")
    assert len(house.parlour.days.of(TODAY, KEEPER, "en").games) == 1


def test_a_streak_is_of_days_in_a_row_and_today_may_still_come() -> None:
    lengths = {(): 0, (0,): 1, (1, 2): 2, (0, 1, 3): 2, (2, 3): 0}
    for numbers, length in lengths.items():
        assert streak([TODAY - number * A_DAY for number in numbers], TODAY) == length


@pytest.mark.parametrize(
    ("utc", "day"),
    [
        (datetime(2026, 11, 26, 22, 59, tzinfo=UTC), TODAY),
        (datetime(2026, 11, 26, 23, 0, tzinfo=UTC), TODAY + A_DAY),
        (datetime(2026, 7, 1, 21, 59, tzinfo=UTC), date(2026, 7, 1)),
        (datetime(2026, 7, 1, 22, 0, tzinfo=UTC), date(2026, 7, 2)),
    ],
)
def test_a_day_begins_at_midnight_in_vienna(utc: datetime, day: date) -> None:
    assert day_at(int(utc.timestamp() * 1000)) == day


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("2026-11-27", "day.to-come"),
        ("9999-12-31", "day.to-come"),
        ("2026-10-31", "day.before-the-first"),
        ("0001-01-01", "day.before-the-first"),
        *(
            (bad, "day.none")
            for bad in ("", "heute", "2026-02-30", "20261126", "2026-W48-4", "2026-11-26T10", "x" * 9000)
        ),
    ],
)
def test_a_day_without_a_deal_is_refused_with_its_reason(name: str, why: str) -> None:
    with pytest.raises(NoSuchDay) as refused:
        day_named(name, TODAY)
    assert refused.value.key == why


def test_a_day_that_was_dealt_by_an_earlier_version_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "SINCE", FIRST + timedelta(days=3))
    with pytest.raises(NoSuchDay) as refused:
        day_named("2026-11-03", TODAY)
    assert refused.value.key == "day.gone"
    assert day_named("2026-11-04", TODAY) == date(2026, 11, 4)


def test_the_deals_are_those_that_were_told_to_others() -> None:
    """Whoever changes how they are made gives them another `VERSION`, and `SINCE`."""
    assert [(deal.dealer, list(deal.pack[:6])) for deal in map(deal_of, ROUND)] == [
        ("S", [24, 10, 30, 2, 27, 20]),
        ("N", [20, 6, 22, 33, 17, 10]),
        ("S", [10, 14, 13, 34, 23, 5]),
        ("W", [21, 16, 32, 23, 1, 25]),
    ]
