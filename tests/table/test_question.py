"""The one question of a view: what a table waits for, of whom, and what it is about."""

import random

import pytest

from table.forms import A_THIRD, EVERY_FORM, setup_for
from table.helpers import HANDS, NORTH, SOUTH, WEST, must, opened, person_of, play_on, seeded_shuffle
from weli.ports.at_table.view import Question
from weli.store.sqlite import SqliteStore
from weli.table.moves.look import acknowledge
from weli.wire.messages import View

MOST_ROWS = 120
OUTCOMES = {"counted", "deal_won", "deal_void", "first_home", "over"}
ALONE = OUTCOMES | {"look", "wait", "draw"}
"""What nobody's act is waited for in."""


@pytest.mark.few(A_THIRD)
@pytest.mark.parametrize(("game", "rules"), EVERY_FORM, ids=[f"{game}-{rules}" for game, rules in EVERY_FORM])
def test_the_question_is_what_the_table_waits_for(store: SqliteStore, game: str, rules: str) -> None:
    table = opened(store, seeded_shuffle(6), setup_for(game, rules))
    for head in play_on(table, random.Random(6)):
        view = table.view(person_of(table), "de")
        assert fits(view.question, view), f"row {head}: {view.question}, {view.waiting}"
        if head > MOST_ROWS:
            break


def fits(question: Question, view: View) -> bool:
    """Whether it is the receiver's exactly where the table waits for them, and asks somebody wherever something is to be done."""
    if bool(question.asked) == (question.kind in ALONE):
        return False
    match view.waiting:
        case "over" | "next_deal":
            return question.kind in OUTCOMES and question.yours
        case "look":
            return question.yours
        case "blind" | "announce":
            return question == Question(kind=view.waiting, asked=[view.seat], yours=True, by=question.by)
        case "you":
            return question.yours and view.seat in question.asked
        case _:
            return not question.yours


def asked(table, kind: str) -> Question:
    found = table.view(person_of(table), "de").question
    assert found.kind == kind
    return found


def test_cards_bets_and_the_show(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    assert asked(table, "lead") == Question(kind="lead", asked=["S"], yours=True)
    must(table, SOUTH, "E9")
    assert asked(table, "follow") == Question(kind="follow", asked=["W"])
    must(table, SOUTH, "bet gleich hanger")
    bet = asked(table, "answer_bet")
    assert (bet.asked, bet.by, bet.figures, bet.value, bet.yours) == (["E", "W"], "S", ["gleich", "hanger"], "2", False)
    must(table, WEST, "good gleich hanger")
    must(table, WEST, "concede spiel")
    assert asked(table, "look").yours  # at the trick that nobody plays to the end
    acknowledge(table, SOUTH, table.state.head)
    assert asked(table, "prove") == Question(kind="prove", asked=["S"], yours=True, figures=["gleich", "hanger"])
    must(table, SOUTH, "pass")
    assert asked(table, "counted").yours


def test_what_the_partner_is_left_to_decide(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, WEST, "bet gleich")
    must(table, SOUTH, "ask decide")
    assert asked(table, "partner") == Question(kind="partner", asked=["N"])
    must(table, NORTH, "hold")
    assert asked(table, "lead").yours
