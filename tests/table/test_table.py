"""A table: the fold of its log, each act once, refusals that change nothing, and acts decided on what has changed."""

import random
from typing import Literal

import pytest

from table.helpers import (
    EAST,
    HANDS,
    NORTH,
    SETUP,
    SOUTH,
    WEST,
    again,
    do,
    must,
    opened,
    own_view,
    person_of,
    play_on,
    refusal,
    seeded_shuffle,
    submit,
)
from weli.store.log import Row
from weli.store.sqlite import SqliteStore
from weli.store.store import StoreError
from weli.table.moves.act import Act
from weli.table.moves.look import acknowledge
from weli.table.moves.pace import set_pace
from weli.table.table import Table
from weli.wire.messages import Pace, Taken

LANGS: list[Literal["de", "en"]] = ["de", "en"]


class Failing(SqliteStore):
    """A store whose disk fills up when told to."""

    full = False

    def append(self, table: str, rows: list[Row]) -> None:
        if self.full:
            raise StoreError("store.full", file=self.file)
        super().append(table, rows)


@pytest.mark.few(2)
@pytest.mark.parametrize("seed", range(6))
def test_the_fold_of_the_log_is_the_live_table(store: SqliteStore, seed: int) -> None:
    table = opened(store, seeded_shuffle(seed))
    for head in play_on(table, random.Random(seed)):
        if head % 7 == 0:
            assert own_view(again(table, store), "de") == table.view(person_of(table), "de")
    for lang in LANGS:
        assert own_view(again(table, store), lang) == table.view(person_of(table), lang)
    assert table.state.match.winner >= 0


def test_the_log_has_no_gaps(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(1))
    for _ in play_on(table, random.Random(1)):
        pass
    assert [row.seq for row in store.read(table.name).rows] == list(range(1, table.state.head + 1))


def test_the_same_message_is_one_act(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    first = do(table, SOUTH, "bet gleich", key="k", on=1)
    assert first == Taken("k", 2)
    must(table, WEST, "hold")
    assert do(table, SOUTH, "bet gleich", key="k", on=1) == first
    assert do(again(table, store), SOUTH, "bet gleich", key="k", on=1) == first
    assert len(store.read(table.name).rows) == 3


def test_the_same_message_is_answered_the_same_when_it_has_ended_the_deal(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    first = do(table, SOUTH, "concede gleich hanger spiel", key="k", on=1)
    assert table.state.deal.closed
    assert do(table, SOUTH, "concede gleich hanger spiel", key="k", on=1) == first
    assert do(again(table, store), SOUTH, "concede gleich hanger spiel", key="k", on=1) == first


def test_a_key_belongs_to_its_seat(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    assert do(table, SOUTH, "bet gleich", key="k") == Taken("k", 2)
    assert do(table, WEST, "hold", key="k") == Taken("k", 3)


@pytest.mark.parametrize(
    ("seat", "act", "rule"),
    [
        (NORTH, "EA", "GS-PLAY-01"),
        (SOUTH, "EA", "GS-PLAY-19"),
        (SOUTH, "hold", "GS-BET-08"),
        (SOUTH, "contest gleich", "GS-SHOW-02"),
        (SOUTH, "what is this", None),
        (SOUTH, "", None),
        (SOUTH, "E9 LU", None),
    ],
)
def test_a_refused_act_writes_nothing_and_says_why(store: SqliteStore, seat: int, act: str, rule: str | None) -> None:
    table = opened(store, HANDS)
    before = table.view(person_of(table), "de")
    refused = refusal(do(table, seat, act, key="k"))
    assert refused.rule == rule
    assert refused.key == "k"
    assert refused.text.endswith((".", "?", "!"))
    assert table.view(person_of(table), "de") == before == own_view(again(table, store), "de")
    assert len(store.read(table.name).rows) == 1


def test_a_refusal_speaks_the_language_of_the_page(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    texts = {refusal(submit(table, SOUTH, _act("hold"), lang)).text for lang in LANGS}
    assert len(texts) == 2


def test_a_key_that_is_none_is_refused(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    assert refusal(submit(table, SOUTH, _act("E9", key=""), "en"))
    assert refusal(submit(table, SOUTH, _act("E9", key="k" * 65), "en"))
    assert refusal(submit(table, SOUTH, _act("say " + "x" * 300), "en"))


# Acts decided on an older view.


def test_a_card_is_taken_if_the_trick_is_as_it_was(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    before = table.state.head
    must(table, NORTH, "bet hanger")
    must(table, WEST, "hold")
    assert isinstance(do(table, SOUTH, "E9", on=before), Taken)


def test_a_card_is_refused_if_another_has_fallen(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    before = table.state.head
    must(table, SOUTH, "E9")
    stale = refusal(do(table, WEST, "E8", on=before))
    assert stale.rule is None
    assert stale.text == "Something has changed meanwhile: South plays the Nine of acorns."


def test_a_card_does_not_slip_under_an_open_bet(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    before = table.state.head
    must(table, WEST, "bet gleich")
    assert refusal(do(table, SOUTH, "E9", on=before)).rule == "GS-PLAY-14"


def test_of_two_answers_the_first_counts_and_the_second_hears_of_it(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    bet = must(table, SOUTH, "bet gleich")
    must(table, WEST, "hold")
    stale = refusal(do(table, EAST, "good", on=bet))
    assert "Moidl" in stale.text
    assert table.state.deal.stakes[0].value == 2


def test_an_answer_waits_for_its_own_bet_only(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    bet = must(table, SOUTH, "bet gleich hanger")
    must(table, WEST, "hold gleich")
    assert isinstance(do(table, EAST, "hold hanger", on=bet), Taken)


def test_an_answer_does_not_meet_a_later_bet(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    bet = must(table, SOUTH, "bet gleich")
    must(table, WEST, "hold")
    must(table, EAST, "bet gleich")
    must(table, NORTH, "raise")
    assert refusal(do(table, EAST, "hold", on=bet)).rule is None


def test_a_bet_is_refused_if_somebody_has_bet_on_that_figure(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    before = table.state.head
    must(table, WEST, "bet gleich")
    must(table, SOUTH, "hold")
    assert refusal(do(table, SOUTH, "bet gleich", on=before)).rule is None
    assert isinstance(do(table, SOUTH, "bet hanger", on=before), Taken)


def test_a_bet_is_taken_although_a_card_has_fallen(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    before = table.state.head
    must(table, SOUTH, "E9")
    assert isinstance(do(table, NORTH, "bet gleich", on=before), Taken)


def test_a_concession_is_taken_while_the_figure_is_open(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    before = table.state.head
    must(table, SOUTH, "E9")
    assert isinstance(do(table, NORTH, "concede hanger", on=before), Taken)
    assert refusal(do(table, EAST, "concede hanger", on=before)).rule == "GS-CONC-01"


def test_a_choice_in_the_show_is_refused_once_the_other_side_has_laid_more(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "concede spiel")
    must(table, SOUTH, "concede hanger")
    must(table, WEST, "concede gleich")
    table = opened(store, HANDS, name="other")
    must(table, SOUTH, "concede spiel")
    must(table, WEST, "concede hanger")
    before = table.state.head
    must(table, EAST, "contest gleich L7 H7")
    assert "meanwhile" in refusal(do(table, SOUTH, "contest gleich EU LU", on=before)).text
    must(table, SOUTH, "contest gleich EU LU")


def test_an_act_of_the_deal_before_is_refused(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    before = table.state.head
    must(table, SOUTH, "concede gleich hanger spiel")
    acknowledge(table, person_of(table), table.state.head)
    assert len(table.state.deals) == 2
    assert "new cards have been dealt" in refusal(do(table, WEST, "bet gleich", on=before)).text


@pytest.mark.parametrize("on", [-1, 2, 1000])
def test_an_act_on_a_view_nobody_was_shown_is_refused(store: SqliteStore, on: int) -> None:
    table = opened(store, HANDS)
    assert "does not know" in refusal(do(table, SOUTH, "E9", on=on)).text


# Looking, and going on.


def test_a_finished_trick_waits_to_be_seen(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    first_trick(table)
    assert table.state.waiting(person_of(table.state)) == "look"
    head = table.state.head
    acknowledge(table, person_of(table), head - 1)
    assert table.state.waiting(person_of(table.state)) == "look", "that was the view before"
    acknowledge(table, person_of(table), head)
    assert table.state.waiting(person_of(table.state)) != "look"
    acknowledge(table, person_of(table), head)
    assert len(store.read(table.name).rows) == head + 1
    assert again(table, store).state.waiting(SOUTH) == table.state.waiting(person_of(table.state))


def test_a_trick_that_breaks_off_lies_there_until_it_has_been_looked_at(store: SqliteStore) -> None:
    """Nothing but the course told that somebody had given the Spiel: from one moment to the next the others showed their figures."""
    table = opened(store, HANDS)
    must(table, SOUTH, "E9")
    must(table, EAST, "concede spiel")
    for _ in range(2):
        view = own_view(table)
        assert (view.waiting, view.question.kind) == ("look", "look")
        assert view.deal.trick is not None
        assert (view.deal.trick.winner, view.deal.trick.cards) == (None, ["E9"])
        assert table.state.pause() == "look"
        table = again(table, store)
    acknowledge(table, SOUTH, table.state.head)
    assert own_view(table).waiting != "look"
    assert table.state.pause() is None


def test_acting_is_seeing(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    first_trick(table)
    must(table, SOUTH, "bet gleich")
    assert table.state.waiting(person_of(table.state)) != "look"


def test_after_a_deal_the_next_is_dealt_to_the_left(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(3))
    must(table, SOUTH, "concede gleich hanger spiel")
    assert table.state.waiting(person_of(table.state)) == "next_deal"
    assert table.view(person_of(table), "de").sheet.entries[0].points == {"NS": 0, "EW": 3}
    acknowledge(table, person_of(table), table.state.head)
    assert table.view(person_of(table), "de").deal.dealer == "S"
    assert table.view(person_of(table), "de").deal.number == 2


def test_the_pace_is_kept(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    set_pace(table, person_of(table), Pace("quick", "long"))
    set_pace(table, person_of(table), Pace("quick", "long"))
    assert own_view(again(table, store), "de").pace == Pace("quick", "long")
    assert len(store.read(table.name).rows) == 2


# When storing goes wrong.


def test_what_could_not_be_stored_has_not_happened(store: SqliteStore) -> None:
    failing = Failing(store.file)
    table = opened(failing, HANDS)
    before = table.view(person_of(table), "en")
    failing.full = True
    assert "disk is full" in refusal(do(table, SOUTH, "E9", key="k")).text
    assert table.view(person_of(table), "en") == before
    failing.full = False
    assert isinstance(do(table, SOUTH, "E9", key="k"), Taken)
    failing.close()


def test_two_processes_at_one_table_do_not_write_over_each_other(store: SqliteStore) -> None:
    one = opened(store, HANDS)
    other_store = SqliteStore(store.file)
    other = Table(one.name, other_store, lambda: 1, seeded_shuffle(1))
    must(one, SOUTH, "bet gleich")
    assert refusal(do(other, WEST, "bet gleich", on=1)).rule is None
    assert other.view(person_of(other), "de") == one.view(person_of(one), "de")
    must(other, WEST, "hold")
    assert refusal(do(one, EAST, "raise", on=2)).text.startswith("Already answered: Moidl holds")
    assert one.view(person_of(one), "de") == other.view(person_of(other), "de")
    assert [row.seq for row in store.read(one.name).rows] == [1, 2, 3]
    other_store.close()


def test_two_processes_deal_one_deal(store: SqliteStore) -> None:
    one = opened(store, seeded_shuffle(1))
    other = again(one, store)
    must(one, SOUTH, "concede gleich hanger spiel")
    assert other.state.head == 1
    acknowledge(one, person_of(one), one.state.head)
    acknowledge(other, person_of(other), 1)
    assert refusal(do(other, WEST, "bet gleich", on=1))
    assert other.view(person_of(other), "de") == one.view(person_of(one), "de")


def test_a_table_without_a_deal_is_dealt_when_it_is_opened_again(store: SqliteStore) -> None:
    store.open_table("t", SETUP, 5)
    assert own_view(Table("t", store, lambda: 1, HANDS), "de").deal.number == 1
    assert len(store.read("t").rows) == 1


def first_trick(table: Table) -> None:
    for seat, card in [(SOUTH, "E9"), (WEST, "E8"), (NORTH, "EA"), (EAST, "SX")]:
        must(table, seat, card)


def _act(text: str, key: str = "k") -> Act:
    return Act(key, 1, text)
