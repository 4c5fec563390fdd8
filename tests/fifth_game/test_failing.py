"""A game of somebody else's that fails while it is played: one sentence names its package, and everything else runs on."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace

import pytest

import weli
from table.helpers import HANDS, again, company, do, must, opened, person_of, play_on, refusal, seeded_shuffle
from table.rooms import in_a_room
from weli.arena.duplicate import Pair, play_block
from weli.arena.games import play_game
from weli.bots import bot_named
from weli.core.errors import GameFailed
from weli.envs.episode import Episode, Settings
from weli.games import GAMES
from weli.notation import show_line
from weli.parlour.parlour import Parlour
from weli.referee import Referee
from weli.store.log import Setup
from weli.store.sqlite import SqliteStore
from weli.study.retelling import game_record
from weli.table.pacing import AT_ONCE
from weli.wire.seats import Person

SEATS = {"N": Person(), **company("lehrbua", E="Alois", S="Babett", W="Girgl")}
SETUP = Setup("grasobern", "chamerau", 20, "N", SEATS)
SAID = "The game 'grasobern' of the package weli-grasobern has failed: KeyError: 'a card'"

Spoil = Callable[..., None]


@pytest.fixture
def spoil(monkeypatch: pytest.MonkeyPatch) -> Spoil:
    """Makes a method of the fifth game fail, or give what Weli cannot use."""

    def change(method: str, body: str = "raise KeyError('a card')") -> None:
        from grasobern.deal import GrasobernDeal

        spoilt: dict[str, object] = {"__name__": "grasobern.spoilt"}
        exec(f"def changed(self, *given): {body}", spoilt)
        monkeypatch.setattr(GrasobernDeal, method, spoilt["changed"])

    return change


def failing(do_it: Callable[[], object], said: str = SAID) -> None:
    with pytest.raises(GameFailed) as failed:
        do_it()
    assert str(failed.value) == said
    assert len(failed.value.text("de").splitlines()) == 1


@pytest.mark.parametrize("method", ["play", "add_legal", "turn"])
def test_in_the_arena_and_for_learners(spoil: Spoil, method: str) -> None:
    rules, bot = weli.rules("grasobern/chamerau"), bot_named("stammgast")
    spoil(method)
    failing(lambda: play_block(Pair(bot, bot), rules, 1, False, 0))
    failing(lambda: play_game(Pair(bot, bot), rules, 1, 0))
    failing(lambda: walk(Episode(Settings(rules))))
    assert play_game(Pair(bot, bot), weli.rules("gaigel/2p"), 1, 0).deals


def walk(episode: Episode) -> None:
    episode.lay(episode.settings.rules.cards)
    while not episode.over:
        episode.take(episode.options()[0])


@pytest.mark.parametrize("method", ["play", "check", "count"])
def test_before_the_referee_the_deal_stays_as_it_was(spoil: Spoil, method: str) -> None:
    play = weli.new_game("grasobern/chamerau", seed=3)
    while method == "count" and sum(len(play.deal.hand_cards(seat)) for seat in range(4)) > 1:
        play.say(play.must_act[0], play.legal(play.must_act[0])[0])
    seat = play.must_act[0]
    last = play.legal(seat)[0]
    before = play.deal.facts()
    spoil(method)
    failing(lambda: play.say(seat, last))
    assert play.deal.facts() == before


def test_what_weli_cannot_use_is_the_fault_of_the_game_played(spoil: Spoil) -> None:
    play = weli.new_game("grasobern/chamerau", seed=3)
    spoil("check", "return 99")
    with pytest.raises(GameFailed, match="of the package weli-grasobern has failed: KeyError: 99"):
        play.say("E", play.legal("E")[0])


def test_a_failure_of_weli_is_its_own() -> None:
    fault = KeyError("a card")
    assert GAMES.blamed(fault, "grasobern") is fault
    assert GAMES.blamed(fault, "gaigel") is fault


def test_whoever_does_not_know_what_was_played_reads_it_in_the_traceback(spoil: Spoil) -> None:
    spoil("play")
    deal = weli.new_game("grasobern/chamerau", seed=3).deal.copy()
    with pytest.raises(KeyError) as raised:
        deal.play(1, deal.legal(1)[0])
    assert str(GAMES.blamed(raised.value)) == SAID


def test_the_table_is_kept_and_goes_on_once_the_game_is_mended(
    store: SqliteStore, spoil: Spoil, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = opened(store, seeded_shuffle(3), SETUP), opened(store, HANDS, name="other")
    card = show_line(Referee(table.state.deal, table.state.game).lines(1)[0])
    spoil("play")
    assert refusal(do(table, 1, card)).text == SAID
    must(other, 2, "E9")
    assert table.state.head == 1
    monkeypatch.undo()
    must(table, 1, card)


def test_what_was_played_can_be_told_as_far_as_the_game_goes(store: SqliteStore, spoil: Spoil) -> None:
    table = opened(store, seeded_shuffle(3), SETUP)
    for _ in play_on(table, random.Random(3)):
        if table.state.match.entries:
            break
    spoil("all_tricks")
    failing(lambda: table.view(person_of(table), "de"))
    assert "grasobern" in game_record(table.state)
    spoil("play")
    failing(lambda: again(table, store))
    parlour = Parlour(store)
    assert parlour.state("table").head == 1
    assert [line.game for line in parlour.tables()] == ["grasobern"]


def test_a_live_table_says_it_once_and_rests(store: SqliteStore, spoil: Spoil) -> None:
    spoil("play")
    opened(store, seeded_shuffle(3), SETUP)
    live = Parlour(store, delays=replace(AT_ONCE, again=0.0)).live("table")

    async def story() -> None:
        page = live.join(person_of(live))
        while not page.errors:
            await page.woken.wait()
            page.woken.clear()
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert [str(error) for error in page.errors] == [SAID]
        live.leave(page)

    in_a_room(story)
    assert live.table.state.moved_at == 1
