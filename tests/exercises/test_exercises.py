"""Exercises: each one of the house still fits the engine, is asked from what its seat may know, and is found again by its seed."""

import io
import json
import random
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from bots.spying import twin_of
from every import every
from weli.advising import asked, decisions
from weli.advising.decisions import Played
from weli.advising.trying import Candidates
from weli.commands.exercises import Order, exercises_command
from weli.core.cards import card_text
from weli.core.errors import NotationError
from weli.core.recorded import Act
from weli.core.texts import has_text, languages
from weli.exercises import (
    Exercise,
    all_exercises,
    all_sorts,
    chosen,
    exercise_named,
    played_by_regulars,
    read_exercise,
    recorded,
    write_exercise,
)
from weli.exercises.library import NoSuchExercise
from weli.exercises.making import _line, exercise_of
from weli.games import GAMES
from weli.house_rules import named
from weli.notation import acts_of, parse, show_line
from weli.record import RecordError, write
from weli.record.shelves import ENDING
from weli.referee import Referee
from weli.study.exercising import ExerciseTable

EVERY = [*all_exercises()]
FOLDER = Path(str(files("weli"))) / "exercises"
CLEAREST = max(EVERY, key=lambda exercise: min(each.behind / each.bar for each in exercise.choices[1:]))
every_exercise = every(EVERY, lambda exercise: f"{exercise.game}/{exercise.name}")


def test_none_of_the_house_is_left_out_and_each_game_has_some() -> None:
    assert len(EVERY) == len([*FOLDER.rglob(f"*{ENDING}")])
    assert {exercise.game for exercise in EVERY} == {*GAMES} & {path.name for path in FOLDER.iterdir()}


@every_exercise
def test_it_is_written_as_it_is_read(exercise: Exercise) -> None:
    file = FOLDER / exercise.game / f"{exercise.name}{ENDING}"
    assert write_exercise(exercise) == file.read_text("utf-8")


@every_exercise
def test_it_still_fits_the_engine(exercise: Exercise) -> None:
    """All was done as it stands there, each choice may be done, and the best is one that a good player thinks of."""
    deal, seat = exercise.before(), exercise.seat
    assert not exercise.replayed().refused
    lines = [show_line(line) for line in Referee(deal, GAMES[exercise.game]).lines(seat)]
    for choice in exercise.choices:  # a wild card may need a name
        assert any(line == choice.act or line.startswith(f"{choice.act}=") for line in lines), choice.act
    question = asked(deal, seat)
    if exercise.laid:
        deal = deal.copy()
        deal.play(seat, acts_of(parse(exercise.laid), deal, seat)[0])
        question = asked(deal, seat)
    place = 1 if exercise.laid else 0
    best = acts_of(parse(exercise.best.act), exercise.before(), seat)[place:][:1]
    assert not best or best[0] in Candidates(question, 1).run()


@every_exercise
def test_the_best_is_better_than_anything_else_by_more_than_chance_and_was_not_done(exercise: Exercise) -> None:
    done = exercise.of(exercise.done)
    assert done is not None
    assert done != exercise.best
    assert done.behind > 0
    assert all(choice.behind > choice.bar for choice in exercise.choices[1:])


@every_exercise
def test_it_has_its_words_in_every_language(exercise: Exercise) -> None:
    assert all(has_text(f"exercise.{what}.{exercise.sort}") for what in ("sort", "ask"))
    for lang in languages():
        answer = ExerciseTable(exercise, lang).answer(exercise.done)
        assert answer.told
        assert answer.why
        assert answer.best
        assert answer.best.text


@every_exercise
def test_what_is_asked_is_the_same_in_a_world_that_the_seat_cannot_tell_apart(exercise: Exercise) -> None:
    table = ExerciseTable(exercise, "en")
    told = msgspec.json.encode(table.asked())
    assert table.state.referee is not None
    table.state.referee.deal = twin_of(table.state.deal, exercise.seat, random.Random(1))
    assert msgspec.json.encode(table.asked()) == told


def test_what_is_right_is_told_only_to_an_answer() -> None:
    exercise = EVERY[0]
    table = ExerciseTable(exercise, "de")
    assert set(json.loads(msgspec.json.encode(table.asked()))) == {"title", "ask", "view"}
    right, wrong, shown = table.answer(exercise.best.act), table.answer(exercise.done), table.answer(None)
    assert right.right
    assert right.tried is None
    assert not wrong.right
    assert wrong.tried is not None
    assert wrong.tried.act == exercise.done
    assert not shown.right
    assert shown.tried is None
    assert {len(each.hands) for each in (right, wrong, shown)} == {exercise.before().seating.players}


def test_what_cannot_be_done_is_refused_with_its_rule_and_nothing_is_told() -> None:
    table = ExerciseTable(EVERY[0], "de")
    deal = table.state.deal
    strange = next(card for card in deal.rules.cards if card not in deal.hand_cards(table.seat))
    answer = table.answer(card_text(strange))
    assert answer.refused
    assert answer.rule
    assert (answer.best, answer.others, answer.hands) == (None, [], [])


def test_it_is_found_in_the_deal_that_it_comes_from_by_another_seed() -> None:
    """The clearest of all, in few worlds."""
    played = next(recorded(CLEAREST.record))
    played = replace(played, lines=[*played.lines, Played(len(played.lines), CLEAREST.seat, CLEAREST.done)])
    decided = [*decisions(played.dealt, [*played.lines], {CLEAREST.seat})]
    found = exercise_of(decided[-1], played, seed=5, worlds=20)
    assert found is not None
    assert (found.best.act, found.done, found.sort) == (CLEAREST.best.act, CLEAREST.done, CLEAREST.sort)
    assert found.record == CLEAREST.record


@pytest.mark.parametrize("rules", ["bieten/4p", "perlaggen/innsbruck", "gaigel/kreuz-4p"])
def test_what_is_done_at_the_cut_can_be_put_in_a_line(rules: str) -> None:
    """Whoever cuts does not see the cards that are dealt next."""
    played = played_by_regulars(named(rules), "4 0")
    decided = decisions(played.dealt, [*played.lines], range(played.dealt.seating.players))
    at_the_cut = [each for each in decided if each.question.view.phase() == "cut"]
    assert at_the_cut
    assert all(_line(each, act) for each in at_the_cut for act in each.question.options)


def test_of_each_sort_some_are_chosen() -> None:
    found = [exercise for exercise in EVERY if exercise.game == EVERY[0].game]
    picked = chosen(found, 3)
    assert len({one.sort for one in picked}) == min(3, len({one.sort for one in found}))
    assert len({one.name for one in chosen(found, len(found))}) == len(found)


def test_one_that_there_is_not_and_one_that_cannot_be_read_are_said() -> None:
    with pytest.raises(NoSuchExercise, match="version"):
        exercise_named("giltspiel", "nothing-1")
    without = "".join(line for line in write_exercise(EVERY[0]).splitlines(keepends=True) if "brings" not in line)
    with pytest.raises(RecordError, match="remarks"):
        read_exercise(without, "x")


def test_the_command_writes_what_it_finds_in_a_record_and_nothing_over_what_is_there(tmp_path: Path) -> None:
    """In few worlds, where it is CLEAREST."""
    deal, done = CLEAREST.record.deals[0], Act(CLEAREST.seat, parse(CLEAREST.done))
    evening = tmp_path / "evening.weli"
    evening.write_text(write(replace(CLEAREST.record, deals=(replace(deal, acts=(*deal.acts, done)),))), "utf-8")
    other = next(sort for sort in all_sorts() if sort != CLEAREST.sort)
    order = Order(
        files=[evening], to=tmp_path / "found", rules="", deals=1, most=9, worlds=20, least=0.3, sort=other, seed=5
    )
    out, err = io.StringIO(), io.StringIO()
    assert exercises_command(order, "en", out, err) == 1
    with pytest.raises(NotationError, match=f"No sort of exercise: dice. There are .*{other}"):
        exercises_command(replace(order, sort="dice"), "en", out, err)
    order = replace(order, sort=CLEAREST.sort)
    assert exercises_command(order, "en", out, err) == 0
    written = [read_exercise(file.read_text("utf-8"), file.stem) for file in order.to.rglob(f"*{ENDING}")]
    assert (CLEAREST.seat, CLEAREST.best.act, CLEAREST.done) in [(one.seat, one.best.act, one.done) for one in written]
    assert out.getvalue().count("instead of") == len(written)
    with pytest.raises(NotationError, match="empty folder"):
        exercises_command(order, "en", out, err)
