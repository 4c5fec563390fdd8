"""What one does with any value: compare it, copy it, pickle it. Both forms answer alike, and a copy goes on by itself."""

import copy
import pickle
import random
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyspiel
import pytest

import weli
from weli.bots.determinize import determinize
from weli.core.deal import Deal
from weli.envs.action_table import action_table
from weli.envs.episode import MATCH, Episode, Settings
from weli.envs.observation import encoder_for
from weli.envs.openspiel import WeliState, game_for
from weli.envs.pettingzoo import env
from weli.envs.vector import VecGame
from weli.games import asking_for, game_of, match_for
from weli.house_rules import named
from weli.notation import parse
from weli.ports.match import Match
from weli.ports.turn_order import Asking
from weli.record import read
from weli.referee import Referee

PRESETS: Final = ("giltspiel/fiss", "perlaggen/innsbruck", "bieten/4p", "gaigel/kreuz-4p")


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def shared(value: Any) -> Any:
    """As from a store that many processes read, Ray's for instance: arrays lie there and may not be written to."""
    arrays: list[pickle.PickleBuffer] = []
    whole = pickle.dumps(value, 5, buffer_callback=arrays.append)
    return pickle.loads(whole, buffers=[bytes(array) for array in arrays])


IN_DEPTH: Final[tuple[Callable[[Any], Any], ...]] = (copy.deepcopy, pickled)
COPIES: Final = (copy.copy, *IN_DEPTH)
BEGUN: Final = 17
"""After so many answers some cards have been played, and no deal is over."""


# What is equal to its copy.


def asked(preset: str, times: int) -> Asking:
    """What walks through a deal, after so many answers or at its end."""
    asking = asking_for(weli.new_game(preset, seed=1).deal.copy())
    while times and not asking.at().closed:
        take_first(asking)
        times -= 1
    return asking


def take_first(asked: Asking | Episode) -> None:
    asked.take(asked.options()[0])


def begun(preset: str) -> Deal:
    return asked(preset, BEGUN).at()


def closed(preset: str) -> Deal:
    return asked(preset, -1).at()


def played(preset: str) -> weli.Play:
    play = weli.new_game(preset, seed=1)
    play.advance("lehrbua")
    return play


def match_of(preset: str) -> Match:
    match = match_for(weli.rules(preset))
    match.next_deal(match.rules.cards)
    return match


VALUES: Final[dict[str, Callable[[str], Any]]] = {
    "deal": begun,
    "closed deal": closed,
    "view": lambda preset: begun(preset).seen_by(1),
    "view of a play": lambda preset: weli.new_game(preset, seed=1).view(1),
    "match": match_of,
    "play": played,
    "rules": weli.rules,
    "house rule": named,
    "settings": lambda preset: Settings(weli.rules(preset)),
    "events": lambda preset: tuple(played(preset).events),
    "record": lambda preset: read(played(preset).record()),
    "line": lambda _: parse("bet gleich hanger"),
    "bots": lambda _: tuple(weli.bot(name) for name in ("lehrbua", "stammgast", "wirt", "rechner")),
}
UNHASHABLE: Final = ("deal", "closed deal", "view", "view of a play", "match", "play", "house rule", "record")
"""They are played on, or hold what a file says."""


def hash_of(value: object) -> int | None:
    try:
        return hash(value)
    except TypeError:
        return None


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("kind", VALUES)
def test_a_value_is_equal_to_its_copies_and_to_what_is_made_alike(kind: str, preset: str) -> None:
    value = VALUES[kind](preset)
    for twin in [VALUES[kind](preset), *[copied(value) for copied in COPIES]]:
        assert type(twin) is type(value)
        assert twin == value
        assert [twin != value] == [False]
        assert hash_of(twin) == hash_of(value)
        assert (hash_of(twin) is None) == (kind in UNHASHABLE)


@pytest.mark.parametrize("preset", PRESETS)
def test_deals_differ_with_any_fact(preset: str) -> None:
    deal, later = begun(preset), asked(preset, BEGUN + 6).at()
    assert not deal.closed
    assert [one == deal for one in (deal, later, deal.seen_by(0), deal.facts())] == [True, False, False, False]


@pytest.fixture
def guest(monkeypatch: pytest.MonkeyPatch) -> Iterator[Deal]:
    """A deal of somebody else's game, which is never compiled."""
    monkeypatch.syspath_prepend(Path(__file__).parents[1] / "fifth_game/src")
    game = import_module("grasobern").GRASOBERN
    rules = next(iter(game.presets.values()))
    yield game.engine.match(rules).next_deal(rules.cards)
    for module in [name for name in sys.modules if name.partition(".")[0] == "grasobern"]:
        del sys.modules[module]


def test_so_is_a_deal_of_somebody_else_s(guest: Deal) -> None:
    make_first_act(guest)
    assert [copied(guest) for copied in COPIES] == [guest] * len(COPIES)


# What goes on by itself.


def told_of_match(match: Match) -> object:
    assert match.deal is not None
    return match.rules, match.scores, match.entries, match.dealer, match.deal.facts()


def make_first_act(deal: Deal) -> None:
    seat = deal.acting().index(2)
    deal.play(seat, deal.legal(seat)[0])


def episode_of(preset: str) -> Episode:
    episode = Episode(Settings(weli.rules(preset), unit=MATCH))
    episode.lay(episode.settings.rules.cards)
    return episode


def play_on(play: weli.Play) -> None:
    """By the chance of the packs, then by that of the bots."""
    play.next_deal()
    play.advance("lehrbua")


def environment(preset: str) -> Any:
    found = env(preset)
    found.reset(seed=1)
    return found


def told_of_environment(table: Any) -> object:
    sight, *others = table.last()
    return sight["observation"].tolist(), sight["action_mask"].tolist(), others


def state_of(preset: str) -> WeliState:
    """By rules that OpenSpiel could not load by their name."""
    state = game_for(Settings(weli.rules(preset).but("ours"))).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def sampled_state(preset: str) -> WeliState:
    game, name = preset.split("/")
    state: WeliState = pyspiel.load_game(f"weli_{game}(preset={name},deal=sampled)").new_initial_state()
    state.apply_action(0)
    return state


def told_of_state(state: WeliState) -> object:
    return state.walk.start.rules, state.get_game().start.rules, str(state), state.history()


class Kind(NamedTuple):
    """How one is made, what there is to tell of it, how it goes on; and how it is copied."""

    made: Callable[[str], Any]
    told: Callable[[Any], object]
    go_on: Callable[[Any], object]
    copies: tuple[Callable[[Any], Any], ...] = COPIES


KINDS: Final[dict[str, Kind]] = {
    "deal": Kind(begun, Deal.facts, make_first_act),
    "view": Kind(lambda preset: begun(preset).seen_by(1), Deal.facts, lambda view: view.offend(0, 1, 2)),
    "match": Kind(match_of, told_of_match, lambda match: match.record(closed(match.rules.title))),
    "deal of a match": Kind(match_of, told_of_match, lambda match: make_first_act(match.deal), IN_DEPTH),
    "play": Kind(played, lambda play: (play.record(), play.score, play.events), play_on),
    "referee": Kind(
        lambda preset: Referee(begun(preset), game_of(weli.rules(preset))),
        lambda referee: referee.deal.facts(),
        lambda referee: referee.take(seat := referee.deal.acting().index(2), referee.lines(seat)[0]),
    ),
    "asking": Kind(
        lambda preset: asked(preset, 3), lambda one: (one.seat(), one.options(), one.at().facts()), take_first
    ),
    "episode": Kind(episode_of, lambda one: (one.seat(), one.options(), one.deal.facts()), take_first),
    "many games": Kind(
        lambda preset: VecGame(preset, 2),
        lambda games: (games.obs.tolist(), games.mask.tolist(), games.seat.tolist()),
        lambda games: games.step(games.mask.argmax(axis=1)),
        (*IN_DEPTH, shared),
    ),
    "PettingZoo": Kind(
        environment, told_of_environment, lambda table: table.step(table.last()[0]["action_mask"].argmax()), IN_DEPTH
    ),
    "OpenSpiel": Kind(state_of, told_of_state, lambda state: state.apply_action(state.legal_actions()[0])),
    "OpenSpiel, sampled": Kind(
        sampled_state, told_of_state, lambda state: state.apply_action(state.legal_actions()[0])
    ),
}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_is_the_same_and_goes_on_by_itself(kind: str, preset: str) -> None:
    """Afterwards the first one goes on in the same way, and comes to the same."""
    made, told, go_on, copies = KINDS[kind]
    for copied in copies:
        one = made(preset)
        before = copy.deepcopy(told(one))
        twin = copied(one)
        assert told(twin) == before
        go_on(twin)
        assert told(one) == before
        go_on(one)
        assert told(one) == told(twin) != before


@pytest.mark.parametrize("preset", PRESETS)
def test_copied_worlds_are_drawn_alike(preset: str) -> None:
    worlds = determinize(begun(preset).seen_by(1), 1)
    for copied in COPIES:
        assert copied(worlds).draw(random.Random(1)) == worlds.draw(random.Random(1))


@pytest.mark.parametrize("preset", PRESETS)
def test_of_what_there_is_once_there_is_no_copy(preset: str) -> None:
    rules = weli.rules(preset)
    for there in (game_of(rules), action_table(rules.game), encoder_for(rules)):
        assert all(copied(there) is there for copied in COPIES)
