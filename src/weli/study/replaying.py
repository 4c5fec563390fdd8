"""A record that somebody lays on the page, told as a deal of a table is: from the chair at which one usually sits."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace as but

from weli.core.texts import text
from weli.record import DealReplay, Record, Refused, complaints, game_of, rules_of
from weli.referee import Referee
from weli.referee.event import seats_in_words
from weli.store.log import Setup
from weli.study.analysing import replayed_deal
from weli.study.retelling import Moment, step, together
from weli.table.menu import usual_seat
from weli.table.state import State
from weli.wire.messages import Lang
from weli.wire.requests import RecordText, Replayed, Step
from weli.wire.seats import Computer, Person


def replayed(sent: RecordText, lang: Lang) -> Replayed:
    """A deal of a record, from 1. Raises `RecordError` where nothing of it can be read, and `NoSuchDeal` where that cannot be told."""
    record, deals, deal, rest = replayed_deal(sent.record, sent.file, sent.deal)
    return Replayed(
        game=record.game,
        deals=len(deals),
        note=record.note,
        rest=text("analyse.rest", lang, reason=rest.text(lang)) if rest else "",
        against=list(complaints(deal, sent.file, lang)),
        steps=_steps(_told_table(record, lang), sent.deal, deal, lang),
    )


REFUSED = "! "
"""Before an act that was refused, as in the record itself."""


def _steps(state: State, number: int, deal: DealReplay, lang: Lang) -> list[Step]:
    refusals = [told for told in deal.told if isinstance(told, Refused)]
    steps = [step(state, number, moment, shown_from(state), lang) for moment in together(_moments(state, deal))]
    return [_refusal(one, refusals.pop(0), lang) if one.act and one.act.startswith(REFUSED) else one for one in steps]


def _moments(state: State, deal: DealReplay) -> Iterable[Moment]:
    referee = Referee(deal.dealt, state.game)
    yield None, referee.start(), referee.deal
    for told in deal.told[1:]:
        act = f"{state.seating.seat_name(told.seat)} {told.act}"
        if isinstance(told, Refused):
            yield REFUSED + act, [], referee.deal
        else:
            yield act, referee.retake(told.seat, told.act), referee.deal


def _refusal(shown: Step, refused: Refused, lang: Lang) -> Step:
    told = text("record.refused", lang, reason=refused.reason.text(lang))
    return but(shown, texts=[told], rules=[refused.rule] if refused.rule else [])


def shown_from(state: State) -> int:
    """The seat from which a table is drawn at which nobody plays."""
    (seat,) = state.persons
    return seat


def _told_table(record: Record, lang: Lang) -> State:
    """The table of a record that is told again: everybody is called by their seat."""
    seating = rules_of(record).seating
    return nobodys_table(record, seats_in_words(seating, lang), seating.seat_of(usual_seat(seating)))


def nobodys_table(record: Record, names: Sequence[str], own: int) -> State:
    """A table at which that record could be played: nothing has been dealt, its players are called so, and it is seen from that seat."""
    rules = rules_of(record)
    seats = rules.seating.seat_names()
    called = zip(seats, names, strict=True)
    agreed = Setup(
        game=record.game,
        rules=record.rules,
        target=game_of(record).at_table().sheets.goal(rules),
        dealer=seats[own],
        seats={seat: Person(name) if seat == seats[own] else Computer(name, "") for seat, name in called},
        options={**record.options},
    )
    return State(agreed)
