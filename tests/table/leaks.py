"""Leaks, each like one that a table of some other program has had: put into the house on purpose, for the tests to find.

A leak replaces something of the table for as long as it is there. What it gives away depends on `secret`: on cards of somebody else that
the reader of a view has not seen.
"""

import logging
from collections.abc import Callable
from dataclasses import replace as but
from typing import Any, Final

import pytest
from msgspec.structs import replace

from table import helpers
from weli.core.cards import card_text
from weli.core.deal import NOBODY, Deal
from weli.ports.at_table.view import DealView
from weli.store.log import Dealt, Row
from weli.study import advising, retelling, transcripts, trial
from weli.table import opening_cards, page, table
from weli.table.company import reader_at
from weli.table.game_loop import GameLoop
from weli.table.state import State
from weli.table.table import Table
from weli.table.view_cache import Sight, ViewCache
from weli.wire.messages import Lang, Refused, Taken, View

log = logging.getLogger("weli.leaks")

Leak = Callable[[pytest.MonkeyPatch], None]
LEAKS: Final[dict[str, Leak]] = {}
ONLY_IN: Final[dict[str, str]] = {}


def leak(install: Leak) -> Leak:
    """Known by its function's name."""
    LEAKS[install.__name__] = install
    return install


def leak_in(game: str) -> Callable[[Leak], Leak]:
    """It can be seen in this game alone."""

    def known(install: Leak) -> Leak:
        ONLY_IN[install.__name__] = game
        return leak(install)

    return known


def secret(state: State, reader: int) -> int:
    """A number that depends on the hand of the next player after the reader, and for who looks on of the first."""
    return sum(state.deal.hand_cards(max(reader, -1) + 1 if reader + 1 < state.rules.players else 0))


def is_odd(state: State, reader: int) -> bool:
    return secret(state, reader) % 2 == 1


def each_view(patch: pytest.MonkeyPatch, change: Callable[[View, State, int], View]) -> None:
    """Every view is changed on its way out."""
    made = table.view

    def leaking(name: str, state: State, seat: int, *rest: Any) -> View:
        return change(made(name, state, seat, *rest), state, seat)

    patch.setattr(table, "view", leaking)


def each_answer(patch: pytest.MonkeyPatch, change: Callable[[Any, State, int], Any]) -> None:
    """Every answer to an act is changed on its way out."""
    submit = helpers.submit

    def leaking(at: Table, seat: int, *rest: Any) -> Taken | Refused:
        answer: Taken | Refused = change(submit(at, seat, *rest), at.state, seat)
        return answer

    patch.setattr(helpers, "submit", leaking)


# ------------------------------------------------------------------------------------------------- what is shown


@leak
def cards_are_opened_to_the_seat_beside(patch: pytest.MonkeyPatch) -> None:
    made = opening_cards.seen_by
    patch.setattr(opening_cards, "seen_by", lambda state, seat: made(state, (max(seat, 0) + 1) % state.rules.players))


@leak
def a_card_that_was_dealt_face_down_is_opened_to_everybody(patch: pytest.MonkeyPatch) -> None:
    made = transcripts.turned_up
    patch.setattr(
        transcripts, "turned_up", lambda state, story: sorted({*made(state, story), *opening_cards.seen_by(state, 0)})
    )


@leak
def the_whole_deal_is_sent_and_hidden_by_the_page(patch: pytest.MonkeyPatch) -> None:
    made = page.deal_view

    def leaking(state: State, seat: int, _sight: Sight, lang: Lang) -> DealView:
        return made(state, seat, Sight(state.deal, len(state.deals)), lang)

    patch.setattr(page, "deal_view", leaking)


@leak
def what_somebody_holds_is_counted_by_its_worth(patch: pytest.MonkeyPatch) -> None:
    made = page.places

    def leaking(state: State, seat: int, *rest: Any) -> Any:
        return [replace(place, held=secret(state, seat)) for place in made(state, seat, *rest)]

    patch.setattr(page, "places", leaking)


@leak
def the_question_is_made_from_the_whole_deal(patch: pytest.MonkeyPatch) -> None:
    made = page.question

    def leaking(state: State, seat: int, *rest: Any) -> Any:
        return replace(made(state, seat, *rest), yours=is_odd(state, seat))

    patch.setattr(page, "question", leaking)


@leak
def a_seat_sees_as_its_partner_does(patch: pytest.MonkeyPatch) -> None:
    made = page.deal_view

    def leaking(state: State, seat: int, _sight: Sight, lang: Lang) -> DealView:
        other = (seat + state.rules.players // 2) % state.rules.players
        return made(state, seat, state.sights.of(other), lang)

    patch.setattr(page, "deal_view", leaking)


@leak
def who_looks_on_sees_as_the_first_seat_does(patch: pytest.MonkeyPatch) -> None:
    made = table.view
    patch.setattr(
        table, "view", lambda name, state, seat, *rest: made(name, state, 0 if seat == NOBODY else seat, *rest)
    )


@leak
def what_was_done_is_told_with_the_hand_it_was_done_from(patch: pytest.MonkeyPatch) -> None:
    made = page._in_words

    def leaking(state: State, told: Any, *rest: Any) -> Any:
        cards = [card_text(card) for card in state.deal.hand_cards(max(told.event.seat, 0))]
        return replace(made(state, told, *rest), cards=cards)

    patch.setattr(page, "_in_words", leaking)


@leak
def one_sight_of_a_deal_serves_all_seats(patch: pytest.MonkeyPatch) -> None:
    made = ViewCache.of
    patch.setattr(ViewCache, "of", lambda cache, seat: made(cache, min(seat, 1)))


@leak
def cards_are_known_by_their_place_in_the_pack(patch: pytest.MonkeyPatch) -> None:
    def change(view: View, state: State, _seat: int) -> View:
        return replace(view, left_out=sum(place * card for place, card in enumerate(state.deals[-1].pack)))

    each_view(patch, change)


# ------------------------------------------------------------------------------------------------- what is remembered


def told_once(patch: pytest.MonkeyPatch, what: Callable[..., Any], to_whom: Callable[[Sight], object]) -> None:
    """What is told of a deal to a reader is remembered for all to whom `to_whom` gives the same."""
    made, sights = Sight.told, ViewCache.of
    deals: dict[int, tuple[Deal, Sight]] = {}
    remembered: dict[object, Any] = {}

    def noting(cache: ViewCache, seat: int) -> Sight:
        sight = sights(cache, seat)
        deals[id(sight)] = cache.deal, sight
        return sight

    def leaking(sight: Sight, asked: Callable[..., Any], *to: Any) -> Any:
        if asked is not what or id(sight) not in deals:
            return made(sight, asked, *to)
        known_by = id(deals[id(sight)][0]), to_whom(sight), to[0].lang
        if known_by not in remembered:
            remembered[known_by] = made(sight, asked, *to)
        return remembered[known_by]

    patch.setattr(ViewCache, "of", noting)
    patch.setattr(Sight, "told", leaking)


@leak
def what_one_may_do_is_remembered_for_all_seats(patch: pytest.MonkeyPatch) -> None:
    told_once(patch, page._offers, lambda _sight: "everybody")


@leak
def what_one_may_do_is_remembered_for_both_partners(patch: pytest.MonkeyPatch) -> None:
    told_once(patch, page._offers, lambda sight: sight.seen.seating.side_of(max(sight.seen.knows, 0)))


@leak
def a_deal_as_a_page_has_it_is_remembered_for_all_seats(patch: pytest.MonkeyPatch) -> None:
    told_once(patch, page._deal_view, lambda _sight: "everybody")


@leak
def a_deal_as_a_page_has_it_is_remembered_for_both_partners(patch: pytest.MonkeyPatch) -> None:
    told_once(patch, page._deal_view, lambda sight: sight.seen.seating.side_of(max(sight.seen.knows, 0)))


@leak
def who_looks_on_is_told_of_a_deal_what_the_first_seat_is(patch: pytest.MonkeyPatch) -> None:
    told_once(patch, page._deal_view, lambda sight: max(sight.seen.knows, 0))


@leak
def a_sight_is_made_before_anything_is_hidden(patch: pytest.MonkeyPatch) -> None:
    made = ViewCache.of

    def leaking(cache: ViewCache, seat: int) -> Sight:
        if seat not in cache._of:
            cache._of[seat] = Sight(cache.deal, cache._number)
        return made(cache, seat)

    patch.setattr(ViewCache, "of", leaking)


@leak
def who_looks_on_is_shown_the_sight_that_was_made_last(patch: pytest.MonkeyPatch) -> None:
    made = ViewCache.of

    def leaking(cache: ViewCache, seat: int) -> Sight:
        last = list(cache._of)[-1:]
        return made(cache, last[0] if seat == NOBODY and last else seat)

    patch.setattr(ViewCache, "of", leaking)


@leak
def whom_a_table_waits_for_is_remembered_for_all_seats(patch: pytest.MonkeyPatch) -> None:
    remembered_for_all(patch, State, "waiting")


def remembered_for_all(patch: pytest.MonkeyPatch, room: Any, asked: str) -> None:
    """What is asked of a table for one seat is remembered for all of them until the next row."""
    made = getattr(room, asked)
    remembered: dict[int, tuple[Any, State]] = {}

    def leaking(state: State, *rest: Any) -> Any:
        if id(state) not in remembered:
            remembered[id(state)] = made(state, *rest), state
        return remembered[id(state)][0]

    patch.setattr(room, asked, leaking)


@leak
def a_deal_is_shown_as_whoever_asked_first_has_seen_it(patch: pytest.MonkeyPatch) -> None:
    remembered_for_all(patch, page, "deal_view")


@leak
def what_was_told_is_remembered_for_the_whole_table(patch: pytest.MonkeyPatch) -> None:
    remembered_for_all(patch, page, "_events")


# ------------------------------------------------------------------------------------------------- what one may do


@leak
def acts_that_others_could_beat_are_left_out(patch: pytest.MonkeyPatch) -> None:
    each_view(patch, lambda view, state, seat: replace(view, may=view.may[1:] if is_odd(state, seat) else view.may))


@leak
def acts_stand_in_the_order_of_the_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    each_view(
        patch,
        lambda view, state, seat: replace(
            view, may=sorted(view.may, key=lambda doing: hash((doing.act, secret(state, seat))))
        ),
    )


@leak
def a_warning_knows_the_cards_of_the_others(patch: pytest.MonkeyPatch) -> None:
    def change(view: View, state: State, seat: int) -> View:
        return replace(view, may=[replace(doing, warning=f"{is_odd(state, seat)}") for doing in view.may])

    each_view(patch, change)


@leak
def what_one_may_not_do_is_left_out_where_nobody_could(patch: pytest.MonkeyPatch) -> None:
    each_view(
        patch,
        lambda view, state, seat: replace(view, may_not=[] if is_odd(state, seat) else [*view.may_not, *view.may_not]),
    )


@leak_in("perlaggen")
def names_are_good_for_what_the_others_hold(patch: pytest.MonkeyPatch) -> None:
    def change(view: View, state: State, seat: int) -> View:
        good = [replace(naming, useful=naming.useful[is_odd(state, seat) :]) for naming in view.namings]
        return replace(view, namings=good)

    each_view(patch, change)


@leak
def only_who_has_a_choice_is_waited_for(patch: pytest.MonkeyPatch) -> None:
    waiting = State.waiting
    patch.setattr(State, "waiting", lambda self, seat: "others" if is_odd(self, seat) else waiting(self, seat))


@leak
def an_act_can_be_taken_back_where_it_has_shown_nothing_to_the_server(patch: pytest.MonkeyPatch) -> None:
    each_view(patch, lambda view, state, seat: replace(view, may_take_back=is_odd(state, seat)))


# ------------------------------------------------------------------------------------------------- what is answered


@leak
def a_refusal_says_who_has_the_card(patch: pytest.MonkeyPatch) -> None:
    def change(answer: Any, state: State, seat: int) -> Any:
        return replace(answer, text=f"{answer.text} {secret(state, seat)}") if isinstance(answer, Refused) else answer

    each_answer(patch, change)


@leak
def a_refusal_cites_another_rule_where_somebody_else_could(patch: pytest.MonkeyPatch) -> None:
    def change(answer: Any, state: State, seat: int) -> Any:
        return replace(answer, rule=None) if isinstance(answer, Refused) and is_odd(state, seat) else answer

    each_answer(patch, change)


@leak
def an_act_is_numbered_by_what_nobody_sees(patch: pytest.MonkeyPatch) -> None:
    def change(answer: Any, state: State, seat: int) -> Any:
        return replace(answer, number=answer.number + is_odd(state, seat)) if isinstance(answer, Taken) else answer

    each_answer(patch, change)


# ------------------------------------------------------------------------------------------------- how long it takes


@leak
def who_has_much_to_think_about_takes_longer(patch: pytest.MonkeyPatch) -> None:
    drawn = GameLoop.pause_before_acting
    patch.setattr(
        GameLoop, "pause_before_acting", lambda self, state: drawn(self, state) + secret(state, NOBODY) / 1000
    )


@leak
def who_can_only_pass_passes_at_once(patch: pytest.MonkeyPatch) -> None:
    drawn = GameLoop.pause_before_acting
    patch.setattr(
        GameLoop, "pause_before_acting", lambda self, state: 0 if is_odd(state, NOBODY) else drawn(self, state)
    )


# ------------------------------------------------------------------------------------------------- what is told afterwards


@leak
def a_finished_deal_is_open_to_everybody_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(retelling, "is_revealed", lambda _state: True)


@leak
def a_deal_told_again_opens_the_hands(patch: pytest.MonkeyPatch) -> None:
    def leaking(moments: Any, _seat: int) -> Any:
        return (moment for _, moment in moments)

    patch.setattr(retelling, "_as_seen", leaking)


@leak
def a_record_is_given_to_whoever_asks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(retelling, "check_revealed", lambda _state: None)


@leak
def what_hidden_cards_are_worth_is_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(advising, "is_revealed", lambda _state: True)


@leak
def whoever_plays_on_is_dealt_what_lay_hidden(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(trial, "check_revealed", lambda _state: None)


@leak
def ones_decisions_are_judged_by_the_whole_deal(patch: pytest.MonkeyPatch) -> None:
    made = advising.decisions

    def leaking(dealt: Deal, *rest: Any) -> Any:
        return [but(each, question=but(each.question, view=dealt)) for each in made(dealt, *rest)]

    patch.setattr(advising, "decisions", leaking)


# ------------------------------------------------------------------------------------------------- what is written down


@leak
def the_server_writes_the_pack_into_its_log(patch: pytest.MonkeyPatch) -> None:
    write = Table.write

    def leaking(self: Table, body: Any, *rest: Any, **more: Any) -> int:
        if isinstance(body, Dealt):
            log.info("table %s deals %s", self.name, more.get("pack"))
        return write(self, body, *rest, **more)

    patch.setattr(Table, "write", leaking)


@leak
def the_server_writes_down_from_which_hand_something_was_refused(patch: pytest.MonkeyPatch) -> None:
    submit = helpers.submit

    def leaking(at: Table, seat: int, *rest: Any) -> Taken | Refused:
        answer = submit(at, seat, *rest)
        if isinstance(answer, Refused) and at._state is not None and at._state.deals:
            log.warning("table %s refused: %s", at.name, secret(at.state, seat))
        return answer

    patch.setattr(helpers, "submit", leaking)


# ------------------------------------------------------------------------------------------------- signs


@leak
def views_are_numbered_by_the_rows_of_the_log(patch: pytest.MonkeyPatch) -> None:
    each_view(patch, lambda view, state, _seat: replace(view, number=state.head))


@leak
def everybody_is_told_what_anybody_has_noticed(patch: pytest.MonkeyPatch) -> None:
    def change(view: View, state: State, seat: int) -> View:
        most = max(state.chairs.values(), key=lambda chair: len(chair.events))
        reader = reader_at(state, seat, view.lang)
        return replace(view, events=[page._in_words(state, told, reader) for told in most.events])

    each_view(patch, change)


@leak
def a_sign_that_nobody_saw_is_counted_among_the_remarks(patch: pytest.MonkeyPatch) -> None:
    def change(view: View, state: State, _seat: int) -> View:
        return replace(view, left_out=sum("sign" in act for _, act in state.deals[-1].acts))

    each_view(patch, change)


@leak
def chance_is_drawn_from_the_order_of_the_pack(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "chance", lambda self: bytes(self.deals[-1].pack))


@leak
def a_stored_row_shows_what_it_keeps_apart(patch: pytest.MonkeyPatch) -> None:
    apply = table.apply

    def leaking(state: State, row: Row) -> None:
        if row.pack is not None:
            log.debug("%s %s", ("table one", "table two"), row.pack)
        apply(state, row)

    patch.setattr(table, "apply", leaking)
