"""Advice at a table: only in friendly games against the computer, from what the seat that asks sees; and about finished deals."""

import random

import msgspec
import pytest

from properties.hiding import hidden_from
from table.alike import seeded_shuffle, with_other_cards
from table.forms import setup_for
from table.helpers import EAST, HANDS, NORTH, SETUP, do, must, opened, play_on
from weli.advising import Budget, Question, Work, asked
from weli.advising.trying import Candidates
from weli.core.acts import PROVE, SHOW, STEP
from weli.games import GAMES
from weli.notation import lines_of, show_line
from weli.store.log import Setup
from weli.store.sqlite import SqliteStore
from weli.study import advising
from weli.study.advising import NoLamp, advice, asked_now, deal_luck, in_words, judged, own_decisions, told
from weli.table.company import reader_at
from weli.table.state import State
from weli.talk import sheet_of
from weli.thinking.thinkers import Thinkers
from weli.wire.advice import Advice
from weli.wire.reader import Reader
from weli.wire.seats import Person
from weli.wire.terms import Terms

SOUTH = 2
FEW = Budget(worlds=3, at_a_time=3)
NAMES = ("Anna", "Bertl", "Cilli", "Deng")


def state_of(store: SqliteStore, setup: Setup = SETUP, name: str = "table") -> State:
    """South is to lead."""
    return opened(store, HANDS, setup, name).state


def test_alone_against_the_computer_one_is_advised(store: SqliteStore) -> None:
    found = advice(state_of(store), SOUTH, "de", budget=FEW)
    assert found.best is not None
    assert found.next is not None
    assert found.best.act
    assert found.best.low <= found.best.points <= found.best.high
    assert found.why
    assert {own.kind for own in found.hand} <= {"gleich", "hanger", "trump"}


def test_what_is_advised_to_be_shown_can_be_shown(store: SqliteStore) -> None:
    """One thinks about the first card alone; who is told of it needs to know which others go with it, and each way once."""
    table = opened(store, HANDS)
    for seat, line in ((SOUTH, "concede spiel"), (EAST, "contest gleich L7 H7"), (EAST, "concede hanger")):
        must(table, seat, line)
    state = table.state
    may = {show_line(line) for line in lines_of(state.deal, SOUTH)}
    question = asked(state.deal, SOUTH)
    shows = [option for option in question.options if SHOW <= option // STEP < PROVE]
    assert len(shows) > 1
    said = [in_words(question, option, "en", whole=True) for option in shows]
    assert {line for line, _ in said} <= may
    assert "contest gleich EU LU" in dict(said)
    found = advice(state, SOUTH, "en", budget=FEW)
    assert found.best is not None
    assert found.next is None or found.next.act != found.best.act


@pytest.mark.parametrize(
    "setup",
    [
        msgspec.structs.replace(SETUP, terms=Terms(lamp=False)),
        msgspec.structs.replace(SETUP, seats=SETUP.seats | {"N": Person("Anna")}),
        msgspec.structs.replace(SETUP, terms=Terms(onlookers=60)),
    ],
    ids=["a serious game", "somebody else beside", "somebody may look on"],
)
def test_at_other_tables_nobody_is(store: SqliteStore, setup: Setup) -> None:
    state = state_of(store, setup)
    assert not state.has_lamp
    with pytest.raises(NoLamp):
        advice(state, SOUTH, "de", budget=FEW)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_same_to_the_byte_where_the_hidden_cards_lie_otherwise(store: SqliteStore, game: str) -> None:
    rules = next(iter(GAMES[game].presets))
    setup = setup_for(game, rules)
    pack = seeded_shuffle(3)(GAMES[game].preset(rules).cards)
    one = opened(store, lambda _: pack, setup, "one")
    own = min(one.state.persons)
    other = with_other_cards(pack, hidden_from(one.state.deal, own), random.Random(1))
    twin = opened(store, lambda _: other, setup, "twin")
    if one.state.deal.phase() == "cut":
        return  # before the cut the pack is the same for everybody, and nobody is advised
    sent = [msgspec.json.encode(advice(table.state, own, "de", budget=FEW)) for table in (one, twin)]
    assert pack != other
    assert sent[0] == sent[1]


def test_what_one_has_decided_in_a_finished_deal_is_judged(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    for figure in ("spiel", "gleich", "hanger"):
        do(table, SOUTH, f"concede {figure}", key=figure)
    state = table.state
    decided = own_decisions(state, 1, SOUTH)
    lines = [told(number, decision, "de") for number, decision in enumerate(decided)]
    assert [line.act for line in lines][:1] == ["concede spiel"]
    assert [line.step for line in lines] == sorted(line.step for line in lines)
    found = judged(decided, 0, Reader(SOUTH, "de", NAMES))
    assert found is not None
    assert found.done.act == "concede spiel"
    assert found.cost == 0 or found.best.points > found.done.points
    luck = deal_luck(state, 1, SOUTH)
    assert luck.side == "NS"
    assert luck.low <= luck.cards <= luck.high


@pytest.mark.parametrize("answer", ["hold", "good", "raise"])
def test_an_answer_is_told_with_the_figure_that_it_is_about(store: SqliteStore, answer: str) -> None:
    """ "1st trick: hold" did not say what; where the words name the figure themselves it is not told twice."""
    table = opened(store, HANDS)
    must(table, SOUTH, "bet hanger")
    must(table, EAST, answer)
    for _ in play_on(table, random.Random(1)):
        if table.state.match.entries:
            break
    lines = [told(number, decision, "en") for number, decision in enumerate(own_decisions(table.state, 1, EAST))]
    assert (lines[0].act, lines[0].about) == (answer, "Hanger")
    assert all(not line.about or line.act.split()[0] in ("hold", "good", "raise", "ask") for line in lines)


@pytest.mark.rule("GS-TALK-03", "GS-TALK-04")
def test_lamp_and_analysis_count_on_what_the_partner_has_signed(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, NORTH, "sign mouth-wide")
    must(table, EAST, "sign thumb")
    state = table.state
    sheet = sheet_of(state.rules)
    assert sheet is not None
    assert {claim.seat for claim in state.conversation.told_to(SOUTH, sheet).claims} == {NORTH, EAST}
    lit = asked_now(state, SOUTH)
    assert [claim.seat for claim in lit.told.claims] == [NORTH], "an opponent may say what they like"
    do(table, SOUTH, "concede spiel")
    for figure in ("gleich", "hanger"):
        do(table, SOUTH, f"concede {figure}", key=figure)
    assert own_decisions(table.state, 1, SOUTH)[0].question == lit


class Counted:
    """Does the work here, and counts it."""

    def __init__(self) -> None:
        self.pieces = 0
        self.kinds = set[type]()

    def __call__(self, work: Work[object]) -> object:
        self.pieces += 1
        self.kinds.add(type(work))
        return work.run()


@pytest.mark.few(2)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_lamp_has_told_the_analysis_tells_again(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """It was "+0.5, hardly a difference" in lamp light, and afterwards "-1.1, this cost the most". How far one thinks in a moment is
    never the same twice: so it is thought once.
    """
    monkeypatch.setattr(advising, "BUDGET", Budget(worlds=400, at_a_time=1, seconds=0.01))
    table = opened(store, seeded_shuffle(3), setup_for(game, next(iter(GAMES[game].presets))))
    seat = min(table.state.persons)
    lit: list[tuple[Question, Advice]] = []
    for _ in play_on(table, random.Random(1)):
        if table.state.match.entries:
            break
        question = asked_now(table.state, seat)
        if table.state.waiting(seat) == "you" and len(question.options) > 1:
            lit.append((question, advice(table.state, seat, "de")))
    reader, told_again = reader_at(table.state, seat, "de"), 0
    decided = own_decisions(table.state, 1, seat)
    for number, decision in enumerate(decided):
        before = next((told for question, told in lit if question == decision.question), None)
        do_here = Counted()
        found = judged(decided, number, reader, do_here)  # type: ignore[arg-type]
        if before and before.next and found:
            told_again += 1
            assert Candidates not in do_here.kinds, "it is thought anew"
            # The bars are those of the two that stand side by side: in lamp light the next best, here what was done.
            assert (found.best.act, found.best.text, found.best.points) == (
                before.best.act,
                before.best.text,
                before.best.points,
            )
            assert found.done not in (before.best, before.next) or found.why == before.why
    assert told_again


def test_nothing_more_is_begun_once_nobody_wants_to_know(store: SqliteStore) -> None:
    do_here = Counted()
    found = advice(
        state_of(store),
        SOUTH,
        "de",
        do_here,  # type: ignore[arg-type]
        wanted=lambda: do_here.pieces < 2,
        budget=Budget(worlds=400, at_a_time=1),
    )
    assert found.surety == "none"
    assert do_here.pieces == 2


@pytest.mark.timeout(120)
def test_it_may_be_thought_in_another_process(store: SqliteStore) -> None:
    state = state_of(store)
    with Thinkers(1) as thinkers:
        thinkers.begin()
        assert advice(state, SOUTH, "de", thinkers.do, budget=FEW) == advice(state, SOUTH, "de", budget=FEW)
