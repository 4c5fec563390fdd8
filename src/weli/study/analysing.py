"""A record that somebody lays on the page or a program reads, judged like a deal of a table: from what each seat knew."""

from collections.abc import Container, Iterator
from dataclasses import replace

from weli.advising import Decision, decisions
from weli.advising.decisions import Played
from weli.notation import TALK, parse
from weli.record import DealReplay, Record, RecordError, Told, read_seat, replay
from weli.record.salvage import salvaged
from weli.referee.event import seats_in_words
from weli.study.advising import after_the_cut, luck
from weli.study.readers import bearable
from weli.study.reckoning import SEED
from weli.study.retelling import NoSuchDeal
from weli.wire.advice import LuckOfCards
from weli.wire.messages import Lang
from weli.wire.reader import Reader
from weli.wire.requests import RecordSeat


def replayed_deal(
    written: str, file: str, number: int
) -> tuple[Record, list[DealReplay], DealReplay, RecordError | None]:
    """A record as far as it can be read, its deals and that one of them, from 1; and what is wrong with the rest.

    Raises:
        TooMuch: it is too long to be read for anybody.
        RecordError: nothing of it can be read.
        NoSuchDeal: it has no such deal.
    """
    record, rest = salvaged(bearable(written), file)
    deals = replay(record).deals
    if not 1 <= number <= len(deals):
        raise NoSuchDeal("record.no-such-deal")
    return record, deals, deals[number - 1], rest


def decided_in(deal: DealReplay, seats: Container[int]) -> list[Decision]:
    """What these seats have decided in a deal of a record, each at its step of the deal told again."""
    lines = [Played(place, told.seat, told.act) for place, told in enumerate(deal.done)]
    steps = [*_steps(deal)]
    return [replace(each, step=steps[each.played.place]) for each in decisions(deal.dealt, lines, seats)]


def _steps(deal: DealReplay) -> Iterator[int]:
    """For each act the step of the deal told again before it: what was refused is told as well."""
    step, talked = 0, False
    for told in deal.told[1:]:
        talks = isinstance(told, Told) and parse(told.act).verb in TALK
        if isinstance(told, Told):
            yield step
        step += 0 if talks and talked else 1
        talked = talks


def laid_decisions(sent: RecordSeat, lang: Lang) -> tuple[list[Decision], Reader]:
    """What a seat of a record has decided, and how its seats are called. Raises as `_laid_seat`."""
    deal, seat = _laid_seat(sent)
    return decided_in(deal, {seat}), Reader(seat, lang, tuple(seats_in_words(deal.dealt.seating, lang)))


def laid_luck(sent: RecordSeat) -> LuckOfCards | None:
    """The luck of a seat's side in a deal of a record; nothing where that deal was not played to its end. Raises as `_laid_seat`."""
    deal, seat = _laid_seat(sent)
    return luck_in(deal, deal.dealt.seating.side_of(seat), SEED) if deal.deal.closed else None


def _laid_seat(sent: RecordSeat) -> tuple[DealReplay, int]:
    """The deal of a record that is meant, and the seat. Raises as `replayed_deal`; `NotationError` for no such seat."""
    _, _, deal, _ = replayed_deal(sent.record, sent.file, sent.deal)
    return deal, read_seat(sent.seat, deal.dealt.seating)


def luck_in(deal: DealReplay, side: int, seed: int) -> LuckOfCards:
    """The luck of a side in a deal of a record that was played to its end."""
    dealt, closed = after_the_cut(deal.dealt, [(told.seat, told.act) for told in deal.done])
    return luck(dealt, closed, side, seed)
