"""The best moment of a finished game: what brought most of all that was shown, and nothing that was not."""

import random
from pathlib import Path

import pytest

from store.any_store import ready_store
from table.forms import setup_for
from table.helpers import opened, play_on, seeded_shuffle
from weli.core.deal import NOBODY
from weli.referee import Referee
from weli.study.moments import best_moment
from weli.table.view_cache import Sight

FORMS = [
    ("perlaggen", "innsbruck"),
    ("perlaggen", "innsbruck-3p"),
    ("bieten", "4p"),
    ("gaigel", "kreuz-4p"),
]


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
        assert {laid.card for laid in moment.cards} <= seen
        assert moment.points > 0
        assert state.seating.side_name(state.seating.side_of(state.seating.seat_of(moment.seat))) == moment.side
    assert found > 0
