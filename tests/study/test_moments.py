"""The best moment of a finished game: what brought most of all that was shown, and nothing that was not."""

import random
from pathlib import Path

import pytest

from store.any_store import ready_store
from table.forms import setup_for
from table.helpers import look_on, must, opened, play_on, seeded_shuffle
from weli.bots import BOTS
from weli.bots.turns import next_line
from weli.core.deal import NOBODY
from weli.core.texts import text
from weli.notation import show_line
from weli.referee import Referee
from weli.store.log import Setup
from weli.study.moments import best_moment
from weli.table.state import State
from weli.table.view_cache import Sight
from weli.wire.requests import BestMoment

FORMS = [
    ("perlaggen", "innsbruck"),
    ("perlaggen", "innsbruck-3p"),
    ("bieten", "4p"),
    ("gaigel", "kreuz-4p"),
]


def side_at(state: State, seat: str) -> str:
    return state.seating.side_name(state.seating.side_of(state.seating.seat_of(seat)))


@pytest.mark.few(2)
@pytest.mark.parametrize(("game", "rules"), FORMS, ids=[f"{game}-{rules}" for game, rules in FORMS])
def test_it_comes_with_the_end_of_the_game_and_shows_what_lay_open(tmp_path: Path, game: str, rules: str) -> None:
    found = 0
    for seed in range(3):
        table = opened(ready_store(tmp_path / f"{seed}.db"), seeded_shuffle(seed), setup_for(game, rules))
        for _ in play_on(table, random.Random(seed)):
            assert table.state.match.over or best_moment(table.state, NOBODY, "de") is None
        state = table.state
        moment = best_moment(state, NOBODY, "de")
        if moment is None:
            continue
        found += 1
        story = state.deals[moment.deal - 1]
        referee = Referee(story.lay_down(state.rules), state.game)
        referee.start()
        seen = set[str]()
        for who, act in story.acts:
            referee.retake(who, act)
            sight = Sight(referee.deal.seen_by(NOBODY), story.number)
            seen |= {laid.card for marks in sight.marks for laid in marks.row}
            seen |= set(sight.view.trick.cards if sight.view.trick else [])
        assert {laid.card for laid in [*moment.cards, *moment.against]} <= seen
        assert len(moment.by) == len(moment.cards)
        assert all(moment.figure and side_at(state, each) != moment.side for each in [moment.other] if each)
        assert moment.points > 0
        assert side_at(state, moment.seat) == moment.side
    assert found > 0


@pytest.mark.parametrize(("game", "rules"), [("giltspiel", "fiss"), ("perlaggen", "innsbruck")])
def test_what_the_others_give_up_at_last_is_told_with_what_was_bet_and_against_whose_cards(
    tmp_path: Path, game: str, rules: str
) -> None:
    """Whoever sees that they are beaten gives up: then no figure had a moment, for its board no longer says what led."""
    found = [moment for seed in range(4) if (moment := played_well(tmp_path, setup_for(game, rules), seed))]
    assert len(found) == 4
    assert [moment for moment in found if moment.against and moment.before] != []
    for moment in found:
        figure = text(f"figure.{moment.figure}", "de")
        assert [each for each in moment.before if figure not in each.text] == []
        assert {laid.card for laid in moment.cards} & {laid.card for laid in moment.against} == set()


def played_well(folder: Path, setup: Setup, seed: int) -> BestMoment | None:
    """The best moment of a game among regulars."""
    table = opened(ready_store(folder / f"{seed}.db"), seeded_shuffle(seed), setup)
    bots = dict.fromkeys(range(table.state.rules.players), BOTS["stammgast"].bot)
    chances = [random.Random(f"{seed} {seat}") for seat in bots]
    while table.state.pause() != "over":
        if not look_on(table) and (line := next_line(table.state.deal, bots, chances)):
            must(table, line[0], show_line(line[1]))
    return best_moment(table.state, NOBODY, "de")
