"""Schnapsen in the rooms of the house: acts of its own are written, read, offered and told, and what nobody may know stays hidden."""

import random
import warnings
from pathlib import Path

import msgspec
import pytest

import weli
from table.helpers import company, must, opened, person_of, play_on, seeded_shuffle
from weli.bots.determinize import determinize
from weli.core.acts import PLAY, kind_of
from weli.core.cards import set_of
from weli.core.texts import languages
from weli.envs.vector import VecGame
from weli.games import GAMES, match_for
from weli.games.plain.worlds import not_held
from weli.store.log import Setup
from weli.store.sqlite import SqliteStore
from weli.wire.seats import Person

WIEN = "schnapsen/wien"
SETUP = Setup("schnapsen", "wien", 7, "B", {"A": Person(), **company("lehrbua", B="Alois")})
WORDS = {"swap", "close", "enough", "marry"}


def test_it_is_as_small_as_a_stranger_would_have_it() -> None:
    package = Path(__file__).parent / "src/schnapsen"
    assert sum(len(path.read_text("utf-8").splitlines()) for path in package.glob("*.py")) <= 250
    assert GAMES.faults() == {}


def test_a_whole_game_is_written_down_and_read_again(tmp_path: Path) -> None:
    play = weli.new_game(WIEN, seed=11)
    while not play.over:
        play.advance("stammgast")
        if not play.over:
            play.next_deal()
    file = tmp_path / "game.weli"
    file.write_text(play.record(), "utf-8")
    again = weli.read_record(file)
    assert again.record() == play.record()
    assert (again.score, again.over) == (play.score, True)
    assert all(word in play.record() for word in ("enough", "marry", "swap"))


def test_its_words_are_said_in_german_too() -> None:
    play = weli.new_game(WIEN, seed=3)
    seat = play.must_act[0]
    told = play.say(seat, "zudrehen")
    assert [event.kind for event in told] == ["sn_shut"]
    assert told[0].text("de") == f"{seat} dreht zu: Gezogen wird nicht mehr."


@pytest.mark.few(2, first=1)
@pytest.mark.parametrize("name", ["lehrbua", "stammgast", "wirt:worlds=8", "rechner"])
def test_every_opponent_of_the_house_plays_it(name: str) -> None:
    play = weli.new_game(WIEN, seed=5)
    play.advance(name)
    assert play.deal.closed


def test_the_worlds_behind_a_view_look_the_same(chance: random.Random) -> None:
    """Nobody holds there, nor in truth, what they did not add when they had to; the talon is closed in some deals."""
    from schnapsen.deal import CLOSE

    match = match_for(weli.rules(WIEN))
    shut = 0
    for number in range(12):
        match.begin(number % 2)
        deal = match.next_deal(chance.sample(match.rules.cards, 20))
        while not deal.closed:
            seat = deal.turn()
            view = deal.seen_by(seat)
            assert view.legal(seat) == deal.legal(seat)
            for other, never in enumerate(not_held(view)):
                assert not never & set_of(deal.hand_cards(other))
            worlds = determinize(view, seat)
            for _ in range(3):
                assert worlds.draw(chance).seen_by(seat).facts() == view.facts()
            deal.play(seat, chance.choice(deal.legal(seat)))
        shut += any(kind_of(act) == CLOSE for _, act in deal.still_said())
    assert shut


def test_what_was_missing_before_cards_were_drawn_may_be_there_again(chance: random.Random) -> None:
    """As it would be if one had to follow from the first trick on."""
    from schnapsen.deal import SchnapsenDeal

    class Following(SchnapsenDeal):
        def tricks_with_talon(self) -> int:
            return 0

    rules = weli.rules(WIEN)
    for _ in range(8):
        pack = chance.sample(rules.cards, 20)
        deal = Following()
        deal.begin(rules, 0, [0, 0], [pack[:5], pack[5:10]], pack[10:])
        learnt = 0
        while not deal.closed:
            seat = deal.turn()
            for other, never in enumerate(not_held(deal.seen_by(seat))):
                assert not never & set_of(deal.hand_cards(other))
                learnt |= never
            deal.play(seat, chance.choice([act for act in deal.legal(seat) if kind_of(act) == PLAY]))
        assert learnt


def test_a_view_offers_its_acts_in_its_own_words(store: SqliteStore) -> None:
    seen = {}
    for seed in range(3):
        table = opened(store, seeded_shuffle(seed), SETUP, f"table {seed}")
        for _ in play_on(table, random.Random(seed)):
            for lang in languages():
                view = table.view(person_of(table), lang)
                assert msgspec.json.encode(view)
                seen.update({(doing.kind, lang): doing.text for doing in view.may if doing.kind in WORDS})
    assert seen["close", "de"] == "zudrehen"
    assert seen["enough", "en"] == "“Enough!”"
    assert seen["marry", "de"].endswith("und Ober ansagen")
    assert {kind for kind, _ in seen} == WORDS


def test_the_talon_and_what_was_said_are_seen(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(3), SETUP)
    must(table, 0, "close")
    view = table.view(person_of(table), "en")
    assert (view.deal.talon.stock, view.deal.talon.left) == (9, 10)
    assert view.events[-1].text == "You close the talon: nobody draws any more."
    assert not view.may_take_back or view.deal.trick is None


def test_learners_find_its_acts_and_fields() -> None:
    from pettingzoo.test import api_test

    from weli.envs.pettingzoo import env

    learning = GAMES["schnapsen"].learning()
    labels = [learning.label(act) for act in learning.acts()]
    assert len(set(labels)) == len(labels) == 20 + 20 + 3
    assert {"close", "marry HK", "play HK"} <= {*labels}
    games, chance = VecGame(WIEN, 3, 5), random.Random(5)
    ended = 0
    for _ in range(80):
        _, done = games.step([chance.choice([*mask.nonzero()[0]]) for mask in games.mask])
        ended += sum(done)
    assert ended
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation (space for each agent|is not a NumPy array)")
        api_test(env(WIEN), num_cycles=200)
