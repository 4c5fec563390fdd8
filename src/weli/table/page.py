"""The whole view of one seat: the deal as it sees it, what was told at the table, the sheet, and what it may do."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from weli.core.acts import FIGURE_WORDS
from weli.core.cards import card_text
from weli.core.deal import NOBODY, NONE
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.games import game_of
from weli.ports.at_table.view import Counted, DealView, Place, Sheet, Slate
from weli.referee import Event, narrate
from weli.store.log import Ended
from weli.table.asking import question
from weli.table.chairs import SPOKEN, Company, Told
from weli.table.cheering import cheers
from weli.table.choices import asking_partner, at_a_price, may, may_not
from weli.table.company import company_at
from weli.table.evening import outcome, tally
from weli.table.moves.agree import wishes
from weli.table.moves.give_up import may_give_up
from weli.table.moves.greet import greetings
from weli.table.moves.send_away import sendable
from weli.table.moves.take_back import may_take_back
from weli.table.namings import namings
from weli.table.state import State, both_may_decide
from weli.table.talking import fitting
from weli.table.view_cache import Score, Sight
from weli.talk import readings, sheet_of
from weli.wire.messages import Barred, Clockface, Doing, Evening, Lang, Naming, Priced, Turning, View
from weli.wire.messages import Event as ToldEvent
from weli.wire.reader import Reader

ONLY_FOR_THE_EYE = ("count_aid", "players")
"""What may be agreed at a table without another way of playing."""


def view(
    table: str, state: State, seat: int, lang: Lang, games: Sequence[Ended] = (), now_ms: int | None = None
) -> View:
    """What somebody may know of a table now, at a seat of it or, as `NOBODY`, looking on; `games` are those its company has played.

    Without the time of day it shows no clocks: it may be long ago.
    """
    sight, score, chair = state.sights.of(seat), state.score, state.chairs[seat]
    reader, is_done = company_at(state, seat, lang).reader, state.over or chair.is_idle
    offers = NOTHING if is_done else sight.told(_offers, reader)
    waiting = state.waiting(seat)
    own = state.seating.sides - 1 if seat == NOBODY else state.seating.side_of(seat)
    return View(
        table=table,
        number=chair.number,
        lang=lang,
        game=state.setup.game,
        rules=state.setup.rules,
        changed=is_changed(state.setup.options),
        seat="" if seat == NOBODY else state.seating.seat_name(seat),
        partners=_partners(state, seat),
        talk=state.rules.talk and seat != NOBODY,
        fitting=fitting(state, seat, sight.seen),
        signs=state.terms.signs,
        chat=state.terms.chat and seat != NOBODY and state.is_company,
        aloud=state.terms.aloud if seat != NOBODY and state.is_company else "off",
        greetings=greetings(state, lang),
        turning=turning_of(state.rules),
        places=places(state, seat, sight, lang),
        deal=deal_view(state, seat, sight, lang),
        namings=offers.namings,
        sheet=score.told(_sheet, own),
        slate=score.told(_slate, own),
        may=_may(state, seat, offers, lang),
        may_not=offers.may_not,
        at_a_price=offers.at_a_price,
        events=_events(state, reader),
        left_out=chair.left_out,
        question=question(state, seat, sight.seen, waiting),
        waiting=waiting,
        lingering=_lingering(state),
        pace=state.pace_of(seat),
        evening=_evening(state, games),
        cheers=cheers(table, state, lang),
        trial=state.setup.trial is not None,
        day=state.day,
        lamp=state.has_lamp and seat != NOBODY and not state.over,
        may_take_back=may_take_back(state, seat),
        may_give_up=may_give_up(state, seat),
        wishes=wishes(state, seat),
        may_send_away=[state.seating.seat_name(other) for other in sendable(state, seat)],
        clocks=[] if now_ms is None else clocks(state, now_ms),
    )


def deal_view(state: State, seat: int, sight: Sight, lang: Lang) -> DealView:
    """A deal of this table as a page shows it to somebody, its count in their language."""
    return sight.told(_deal_view, company_at(state, seat, lang).reader)


def _deal_view(sight: Sight, reader: Reader) -> DealView:
    return replace(sight.view, counted=_counted(sight, reader))


def places(state: State, seat: int, sight: Sight, lang: Lang) -> list[Place]:
    """The seats at this table as somebody sees them, the reader's first."""
    return sight.told(_places, max(seat, 0), company_at(state, seat, lang))


def _places(sight: Sight, first: int, company: Company) -> list[Place]:
    views = game_of(sight.seen.rules).at_table().views
    return views.places(sight.seen, sight.marks, first, company.sitters)


def _partners(state: State, seat: int) -> list[str]:
    return [] if seat == NOBODY else [state.seating.seat_name(other) for other in state.seating.partners(seat)]


def _sheet(score: Score, own: int) -> Sheet | None:
    return game_of(score.match.rules).at_table().sheets.sheet(score.match, own)


def _slate(score: Score, own: int) -> Slate | None:
    return game_of(score.match.rules).at_table().sheets.slate(score.match, own)


def _evening(state: State, games: Sequence[Ended]) -> Evening:
    ended = [*games, *outcome(state)]
    return tally(ended, state.seating.side_names()) if ended else _nothing_played(state.seating)


@cache
def _nothing_played(seating: Seating) -> Evening:
    return tally([], seating.side_names())


def clocks(state: State, now_ms: int) -> list[Clockface]:
    """What everybody has left to think."""
    found: list[Clockface] = []
    whole = state.terms.clock.in_ms
    for seat in filter(state.ticks, range(state.seating.players)):
        thinking = state.chairs[seat].thinking
        left, bank = thinking.left_ms(state.terms.clock, now_ms)
        found.append(Clockface(state.seating.seat_name(seat), left, bank, whole, thinking.since_ms is not None))
    return found


def is_changed(options: dict[str, Any]) -> bool:
    """Whether a house rule changes how one plays."""
    return any(name not in ONLY_FOR_THE_EYE for name in options)


def turning_of(rules: RuleSet) -> Turning:
    return "counter-clockwise" if rules.seating.counter_clockwise else "clockwise"


def _lingering(state: State) -> list[str]:
    wanted = sorted(state.lingering) if state.pause() == "next_deal" else []
    return [state.seating.seat_name(seat) for seat in wanted]


@dataclass(frozen=True)
class Offers:
    """What a seat may do in a deal, and what stands against the rest."""

    may: list[Doing] = field(default_factory=list)
    may_ask: bool = False  # a partner to decide
    may_not: list[Barred] = field(default_factory=list)
    at_a_price: list[Priced] = field(default_factory=list)
    namings: list[Naming] = field(default_factory=list)


NOTHING: Final = Offers()


def _offers(sight: Sight, reader: Reader) -> Offers:
    seen, game = sight.seen, game_of(sight.seen.rules)
    return Offers(
        may(seen, game, reader.without_names),
        both_may_decide(seen, seen.knows),
        may_not(seen, game, reader),
        at_a_price(seen, game, reader),
        namings(seen, game, reader.without_names),
    )


def _may(state: State, seat: int, offers: Offers, lang: Lang) -> list[Doing]:
    asks = offers.may_ask and not state.left_to_partner(seat)
    return [*offers.may, asking_partner(lang)] if asks else offers.may


def _counted(sight: Sight, reader: Reader) -> list[Counted]:
    """The count of a closed deal, step by step; erased units are negative."""
    deal = sight.seen
    return [
        Counted(
            side=deal.seating.side_name(step.side),
            figure=FIGURE_WORDS[step.figures[0]] if step.figures else None,
            points=step.number,
            text=reader.told(step),
            rules=list(step.rules),
        )
        for step in narrate(deal.steps(), game_of(deal.rules), deal.seating)
    ]


def _events(state: State, reader: Reader) -> list[ToldEvent]:
    """What has been told at a seat, in words that are put together once for all who are told the same."""
    known_by = "\n".join((reader.lang, *reader.names))
    found: list[ToldEvent] = []
    for told in state.chairs[reader.seat].events:
        if known_by not in told.said:
            told.said[known_by] = _in_words(state, told, reader)
        found.append(told.said[known_by])
    return found


def _in_words(state: State, told: Told, reader: Reader) -> ToldEvent:
    event = told.event
    return ToldEvent(
        number=told.number,
        view=told.view,
        kind=event.kind,
        seat=None if event.seat == NONE else state.seating.seat_name(event.seat),
        figure=FIGURE_WORDS[event.figures[0]] if event.figures else None,
        cards=[card_text(card) for card in event.cards],
        text=reader.told(event),
        rules=list(event.rules),
        said=f"{event.kind} {event.said}" if event.kind in SPOKEN else None,
        means=_meaning(state, event, reader),
        seen_by=None if told.seen_by is None else [state.seating.seat_name(each) for each in sorted(told.seen_by)],
    )


def _meaning(state: State, event: Event, reader: Reader) -> list[str]:
    """What a sign says, for the one it is meant for and for the one who gives it; everybody else has to find out for themselves."""
    sheet, seat = sheet_of(state.rules), reader.seat
    if event.kind != "sign" or sheet is None or seat == NOBODY or not state.seating.same_side(event.seat, seat):
        return []
    return readings(event.said, sheet, reader.lang)
