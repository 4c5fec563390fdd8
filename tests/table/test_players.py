"""The computer players at a live table: asked in order, shown what their seat sees, and never in the person's place."""

import random

import msgspec
import pytest

from table.helpers import (
    EAST,
    HANDS,
    NORTH,
    SETUP,
    SOUTH,
    WEST,
    must,
    opened,
    person_of,
    play_on,
    seeded_shuffle,
    stacked,
)
from talk.hands import INNSBRUCK, deal
from weli.bots import Bot, bot_named
from weli.bots.hearsay import Hearsay
from weli.core.acts import CONCEDE, EXCHANGE, GOOD, HOLD, PASS_ACT, TAKE, act_of, kind_of, name_act, play_act
from weli.core.cards import card_of
from weli.games.figures.engine.deal import FigureDeal
from weli.notation import parse, show_line
from weli.store.sqlite import SqliteStore
from weli.table.moves.look import acknowledge
from weli.table.players import Players
from weli.table.table import Table

# South and West have neither Gleich nor Hanger.
BARE = stacked("EA EK H9 L9 S8", "HA HK L7 H7 SX", "EU LO E8 LX S9", "LK E9 HX HU SK", turned="SA")


class Spy:
    """Plays like the apprentice, and remembers what it was shown and asked."""

    def __init__(self) -> None:
        self.views: list[tuple[FigureDeal, int]] = []
        self.asked: list[list[int]] = []

    def choose(self, view: FigureDeal, seat: int, options: list[int], rng: random.Random) -> int:
        self.views.append((view, seat))
        self.asked.append(options)
        return bot_named("lehrbua").choose(view, seat, options, rng)


class Wants:
    """Chooses the first of certain acts that it is offered, otherwise the last option."""

    def __init__(self, *acts: int) -> None:
        self.acts = acts

    def choose(self, _view: FigureDeal, _seat: int, options: list[int], _rng: random.Random) -> int:
        return next((act for act in self.acts if act in options), options[-1])


class Broken:
    def choose(self, _view: FigureDeal, _seat: int, _options: list[int], _rng: random.Random) -> int:
        raise RuntimeError("lost the thread")


class Cheat:
    def choose(self, _view: FigureDeal, _seat: int, _options: list[int], _rng: random.Random) -> int:
        return 12345


def players(bot: Bot, person: int = SOUTH) -> Players:
    return Players({seat: bot for seat in range(4) if seat != person}, frozenset({person}), random.Random(1))


def asking(table: Table) -> frozenset[int]:
    """The people who have left what is to be decided to their partners."""
    return frozenset(filter(table.state.left_to_partner, table.state.persons))


@pytest.mark.few(8)
@pytest.mark.parametrize("level", ["lehrbua", "stammgast"])
@pytest.mark.parametrize("seed", range(12))
def test_every_wish_is_legal_and_the_game_always_goes_on(
    store: SqliteStore, level: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    """The person does something only where every computer player waits for it."""
    table = opened(store, seeded_shuffle(seed))
    company = players(bot_named(level))
    rng = random.Random(seed)
    waited = 0
    while table.state.waiting(person_of(table.state)) != "over":
        if table.state.waiting(person_of(table.state)) in ("look", "next_deal"):
            acknowledge(table, person_of(table), table.state.head)
            continue
        wish = company.next_wish(table.state.deal, asking(table))
        if wish is not None:
            assert wish.seat != SOUTH
            must(table, wish.seat, show_line(wish.line))
            continue
        waited += 1
        view = table.view(person_of(table), "de")
        assert view.waiting == "you"
        sensible = [doing for doing in view.may if doing.kind not in ("concede", "bet")] or view.may
        must(table, SOUTH, rng.choice(sensible).act)
    assert waited
    assert not caplog.records, "no player has failed to choose"


def test_a_player_is_shown_its_own_view_and_no_more(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(5))
    spy = Spy()
    company = players(spy)
    for _ in play_on(table, random.Random(5)):
        if not table.state.deal.closed:
            company.next_wish(table.state.deal, frozenset({SOUTH}))
    assert len(spy.views) > 20
    for view, seat in spy.views:
        assert seat != SOUTH
        assert view.knows == seat
        assert all(hand == 0 for other, hand in enumerate(view.cards.hands) if other != seat)


def test_asking_changes_nothing(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    before = table.state.deal.facts()
    players(bot_named("stammgast")).next_wish(table.state.deal)
    assert table.state.deal.facts() == before


def test_the_persons_card_is_waited_for(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    assert players(Wants(0)).next_wish(table.state.deal) is not None, "they would rather concede"
    assert players(Wants(18 * 64)).next_wish(table.state.deal) is None, "all of them pass"


def test_the_partner_gives_nothing_away_unless_asked(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    generous = players(Wants(act_of(GOOD, 0), *(act_of(CONCEDE, figure) for figure in range(3))))
    must(table, EAST, "bet gleich")
    assert generous.next_wish(table.state.deal) is None
    wish = generous.next_wish(table.state.deal, frozenset({SOUTH}))
    assert wish is not None
    assert (wish.seat, show_line(wish.line)) == (NORTH, "good")


@pytest.mark.parametrize("bettor", [EAST, WEST])
def test_the_partner_takes_no_question_from_the_person(store: SqliteStore, bettor: int) -> None:
    """North could hold, and would, before South has read what is asked; South may have neither."""
    table = opened(store, BARE)
    eager = players(Wants(act_of(HOLD, 0)))
    must(table, bettor, "bet gleich")
    assert eager.next_wish(table.state.deal) is None
    wish = eager.next_wish(table.state.deal, frozenset({SOUTH}))
    assert wish is not None
    assert (wish.seat, show_line(wish.line)) == (NORTH, "hold")


def test_what_is_to_be_shown_is_left_to_the_person_too(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, WEST, "concede spiel")
    company = players(bot_named("stammgast"))
    assert table.state.waiting(person_of(table.state)) == "you"
    assert company.next_wish(table.state.deal) is None
    must(table, SOUTH, "ask decide")
    wish = company.next_wish(table.state.deal, asking(table))
    assert wish is not None
    assert wish.seat == NORTH


def test_cards_laid_in_the_show_are_one_line(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, NORTH, "concede spiel")
    wish = players(bot_named("lehrbua")).next_wish(table.state.deal)
    assert wish is not None
    assert wish.seat in (EAST, WEST)
    assert wish.line.verb in ("contest", "bet")
    must(table, wish.seat, show_line(wish.line))


@pytest.mark.parametrize("bot", [Broken(), Cheat()])
def test_a_player_that_fails_does_something_legal_instead(store: SqliteStore, bot: Bot) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "E9")
    wish = players(bot).next_wish(table.state.deal)
    assert wish is not None
    must(table, wish.seat, show_line(wish.line))


def test_the_person_may_sit_anywhere(store: SqliteStore) -> None:
    table: Table = opened(store, HANDS)
    company = players(bot_named("lehrbua"), person=WEST)
    wish = company.next_wish(table.state.deal)
    assert wish is not None
    assert kind_of(0) == 0
    assert wish.seat != WEST


def sit_silent(table: Table, company: Players) -> list[tuple[int, str]]:
    """Takes down what they say until nobody wants to say anything more."""
    said = []
    while (wish := company.having_heard(table.state.conversation).next_word(table.state.deal)) is not None:
        must(table, wish.seat, show_line(wish.line))
        said.append((wish.seat, show_line(wish.line)))
    return said


@pytest.mark.rule("GS-TALK-01", "GS-TALK-04", "GS-SIG-03")
def test_the_partner_signs_and_everybody_sees_it(store: SqliteStore) -> None:
    """North has a Gleich of Nines and a Hanger; the person reads of the gesture, not of what it means."""
    table = opened(store, HANDS)
    company = players(bot_named("lehrbua"))
    said = sit_silent(table, company)
    assert (NORTH, "sign mouth-wide") in said
    assert len({seat for seat, _ in said}) == len(said), "each but once"
    told = [event.text for event in table.view(person_of(table), "de").events if event.kind == "sign"]
    assert "Vroni deutet: Mund breit ziehen." in told
    assert len(told) == len(said)
    assert sit_silent(table, company) == []


@pytest.mark.rule("GS-TALK-09", "GS-OQ-03", "PL-TALK-10", "PL-TALK-11")
def test_a_question_is_answered_and_the_decision_stays_with_the_person(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    company = players(bot_named("lehrbua"))
    sit_silent(table, company)
    must(table, EAST, "bet gleich")
    must(table, SOUTH, "ask hold")
    assert sit_silent(table, company) == [(NORTH, "say let-go")]
    assert not table.state.left_to_partner(person_of(table.state))
    assert table.state.waiting(person_of(table.state)) == "you"
    must(table, SOUTH, "ask decide")
    assert sit_silent(table, company) == []
    assert table.state.left_to_partner(person_of(table.state))


class Listens:
    """Remembers whose signs it was told of, and lets things go on."""

    def __init__(self) -> None:
        self.heard: dict[int, list[int]] = {}

    def told(self, hearsay: Hearsay) -> "Listens":
        self.heard[hearsay.seat] = [claim.seat for claim in hearsay.claims]
        return self

    def choose(self, _view: FigureDeal, _seat: int, options: list[int], _rng: random.Random) -> int:
        return PASS_ACT if PASS_ACT in options else options[0]


@pytest.mark.rule("GS-TALK-01", "GS-TALK-04")
def test_a_computer_player_is_told_of_all_signs_that_it_has_seen(store: SqliteStore) -> None:
    table, listens = opened(store, HANDS), Listens()
    company = players(listens)
    company.having_heard(table.state.conversation).next_wish(table.state.deal)
    assert listens.heard == {}
    must(table, SOUTH, "sign thumb")
    must(table, NORTH, "sign mouth-wide")
    company.having_heard(table.state.conversation).next_wish(table.state.deal)
    assert set(listens.heard) == {NORTH, EAST, WEST}
    assert all(sorted(signers) == [NORTH, SOUTH] for signers in listens.heard.values())


@pytest.mark.rule("GS-TALK-01")
def test_where_talk_is_off_nobody_says_a_word(store: SqliteStore) -> None:
    silent = opened(store, HANDS, msgspec.structs.replace(SETUP, options={"talk": False})).state
    silent.conversation.hear(SOUTH, parse("ask gleich"))
    assert players(bot_named("lehrbua")).having_heard(silent.conversation).next_word(silent.deal) is None


@pytest.mark.rule("PL-WILD-05", "PL-WILD-07")
@pytest.mark.parametrize(("named", "line"), [("LA", "S7=LA"), (None, "S7")])
def test_a_perlagg_is_laid_and_named_in_one_line(named: str | None, line: str) -> None:
    table = deal(INNSBRUCK, "HK E9 EX S9 L9", others="EA EK EO E8 H9 HA HO H8 H7 LK S7 LX SA SK SX")
    naming = [] if named is None else [name_act(card_of(named))]
    wish = players(Wants(play_act(card_of("S7")), *naming, PASS_ACT)).next_wish(table)
    assert wish is not None
    assert (wish.seat, show_line(wish.line)) == (WEST, line)


@pytest.mark.rule("PL-EXCH-01", "PL-EXCH-10")
@pytest.mark.parametrize("wants", ["exchange S9 S7", "pass"])
def test_an_exchange_is_one_line_and_so_is_declining_it(wants: str) -> None:
    table = deal(INNSBRUCK, "EA EK EO E8 H9", turned="S7", others="HA HO H8 H7 LK S9 LX SA SK LU")
    exchange = (act_of(EXCHANGE, card_of("S9")), act_of(TAKE, card_of("S7")))
    bot = Wants(PASS_ACT) if wants == "pass" else Wants(*exchange)
    wish = players(bot, person=NORTH).next_wish(table)
    assert wish is not None
    assert (wish.seat, show_line(wish.line)) == (SOUTH, wants)
