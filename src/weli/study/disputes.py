"""A dispute on the page: a deal laid out by hand, each line answered by the referee, and judged by the rules of every place."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from msgspec.structs import replace as but

from weli.core.acts import FIGURE_WORDS
from weli.core.cards import card_text
from weli.core.deal import Deal
from weli.core.errors import NotationError, SaidError, WeliError
from weli.core.line import Line
from weli.core.recorded import Act, ActLine, May, Refusal
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.core.texts import text
from weli.games import game_of
from weli.house_rules import HouseRule, about
from weli.notation import parse
from weli.ports.at_table.view import Counted
from weli.record import (
    Asked,
    DealReplay,
    Judged,
    PlayedAt,
    Record,
    RecordError,
    Refused,
    alone,
    judged,
    lay,
    read,
    replay,
    rules_of,
    show_act_line,
    write,
)
from weli.record.writing import deal_data
from weli.referee import Event, Referee, narrate
from weli.referee.event import side_in_words
from weli.referee.ruling import Ruling, ruling_in_words
from weli.study.readers import bearable
from weli.study.replaying import nobodys_table, shown_from
from weli.study.retelling import step
from weli.study.round_the_dealer import as_begun, before_the_dealer, round_the_dealer
from weli.table.choices import may
from weli.table.namings import namings
from weli.table.state import State
from weli.table.words import doing
from weli.wire.dispute_requests import (
    JudgedPlace,
    LaidOut,
    LyingLine,
    Misplaced,
    Moment,
    Position,
    Ruled,
    SeatLine,
    Verdict,
)
from weli.wire.messages import Doing, Lang
from weli.wire.reader import Reader
from weli.wire.requests import RecordText, Step

MOST_ACTS = 300
"""Twice as many as the longest deal has."""


class TooLong(SaidError):
    """More lines than any deal has."""


def opened(sent: RecordText) -> Position:
    """A deal of a record, from 1, to be laid out again: what was done in it, and what is asked.

    Raises `TooMuch`, `RecordError`, `NotationError`.
    """
    record = alone(read(bearable(sent.record), sent.file), sent.deal)
    return _position(
        _with_acts(
            record, [replace(line, remark="") for line in record.deals[0].acts if isinstance(line, Act | May | Refusal)]
        )
    )


def laid(position: Position, lang: Lang) -> LaidOut:
    """A position laid out: what came of each line, and what may come next; or why it cannot be.

    Where the line it has come to (`at`) is refused, it becomes a question, and the rest stands.

    Raises:
        RulesError: there are no such rules.
        TooLong: nobody has ever played so long.
    """
    rules = _rules(position)
    try:
        record = _record(position)
    except RecordError as error:
        return _not_laid(position, rules, error, lang)
    replayed = replay(record).deals[0]
    if replayed.stopped_at and replayed.stopped_at == position.at:
        record = _as_question(record, position.at)
        replayed = replay(record).deals[0]
    record = _answered(record, replayed)
    dealer = record.deals[0].dealer
    names = round_the_dealer(rules.seating, dealer, lang)
    table = nobodys_table(record, before_the_dealer(rules.seating, dealer, lang), dealer)
    return LaidOut(
        **_layout(rules, position, lang),
        position=but(_position(record), at=position.at),
        seats=_seats(_deal_at(record, position.at), names, lang),
        misplaced=None,
        record=write(record),
        moments=list(_moments(table, replayed, lang)),
    )


def verdicts(position: Position, lang: Lang) -> list[Verdict]:
    """How a position is judged by its own rules, then wherever it is judged otherwise. Raises `RecordError`, `RulesError`."""
    return verdicts_on(_record(position), lang)


def verdicts_on(record: Record, lang: Lang) -> list[Verdict]:
    """How the only deal of a record is judged by its own rules, then wherever it is judged otherwise."""
    return [_verdict(record, one, lang) for one in judged(record)]


def _rules(position: Position) -> RuleSet:
    return HouseRule(position.game, position.rules, position.options).ruleset()


def _record(position: Position) -> Record:
    if len(position.acts) > MOST_ACTS:
        raise TooLong("dispute.too-long", most=MOST_ACTS)
    given = {"game": position.game, "rules": position.rules, "options": position.options}
    cards: dict[str, Any] = {"pack": position.pack} if position.pack else {"hands": _laid(position)}
    score = {} if position.score is None else {"score": position.score}
    deal = {**position.beside, "dealer": position.dealer, **score, **cards}
    return lay(given, deal, [" ".join(act.splitlines()) for act in position.acts])


def _laid(position: Position) -> dict[str, str]:
    """The hands that are laid out; where a game goes on without some, who has no cards has left it."""
    everybody = not _rules(position).plays_on_for_places
    return {seat: hand for seat, hand in position.hands.items() if hand or everybody}


def _position(record: Record) -> Position:
    (deal,) = record.deals
    rules = rules_of(record)
    keys = game_of(rules).records.keys()
    data = deal_data(deal, rules)
    return Position(
        game=record.game,
        rules=record.rules,
        options={**record.options},
        dealer=data["dealer"],
        score=data.get("score"),
        hands=data.get("hands", {}),
        pack=data.get("pack", ""),
        beside={key: data[key] for key in keys if key in data},
        acts=[show_act_line(line, rules.seating) for line in deal.acts],
        at=len(deal.acts),
    )


def _layout(rules: RuleSet, position: Position, lang: Lang) -> dict[str, Any]:
    """What can be laid out by these rules, whatever lies there."""
    seating, words = rules.seating, _names(rules, position, lang)
    named = [as_begun(side_in_words(seating, side, lang, words)) for side in range(seating.sides)]
    sides = dict(zip(seating.side_names(), named, strict=True))
    return {
        "title": about(HouseRule(position.game, position.rules, position.options), lang).title,
        "pack": [card_text(card) for card in rules.cards],
        "hand": rules.hand_size,
        "sides": sides,
        "start": dict.fromkeys(sides, rules.start_score),
        "lying": list(_lying(rules, sides, lang)),
    }


def _names(rules: RuleSet, position: Position, lang: Lang) -> list[str]:
    """How the seats are called; where there is no such dealer, as if the last one dealt."""
    seats = rules.seating.seat_names()
    dealer = seats.index(position.dealer) if position.dealer in seats else len(seats) - 1
    return round_the_dealer(rules.seating, dealer, lang)


def _lying(rules: RuleSet, sides: dict[str, str], lang: Lang) -> Iterator[LyingLine]:
    for key, (kind, most) in game_of(rules).records.lying(rules).items():
        if kind != "cards_by_side":
            yield LyingLine(key, kind, "", text(f"lying.{key}", lang), most)
            continue
        for side, name in sides.items():
            yield LyingLine(key, kind, side, text(f"lying.{key}", lang, side=name), most)


def _not_laid(position: Position, rules: RuleSet, error: RecordError, lang: Lang) -> LaidOut:
    in_acts = error.at_key == "acts"
    names = _names(rules, position, lang)
    why = _complaint(error.reason, rules.seating, names, lang)
    misplaced = Misplaced(why, error.at_key, error.line if in_acts else 0)
    seats = [
        SeatLine(seat, as_begun(name), rules.seating.side_name(rules.seating.side_of(place)), [], [], [])
        for place, (seat, name) in enumerate(zip(rules.seating.seat_names(), names, strict=True))
    ]
    return LaidOut(
        **_layout(rules, position, lang), position=position, seats=seats, misplaced=misplaced, record="", moments=[]
    )


def _complaint(error: WeliError, seating: Seating, names: Sequence[str], lang: Lang) -> str:
    """What is wrong with it, with the seats as one names them."""
    seat = error.values.get("seat")
    if seat not in seating.seat_names():
        return error.text(lang)
    called = names[seating.seat_names().index(str(seat))]
    return as_begun(type(error)(error.key, **{**error.values, "seat": called}).text(lang))


def _with_acts(record: Record, acts: Sequence[ActLine]) -> Record:
    return replace(record, deals=(replace(record.deals[0], acts=tuple(acts)),))


def _as_question(record: Record, number: int) -> Record:
    """The act of that number, from 1, asked about instead of done."""
    acts = list(record.deals[0].acts)
    line = acts[number - 1]
    if isinstance(line, Act):
        acts[number - 1] = Refusal(line.seat, line.line, at=line.at)
    return _with_acts(record, acts)


def _answered(record: Record, replayed: DealReplay) -> Record:
    """Each question as the rules answer it, so that the record holds."""
    acts = list(record.deals[0].acts)
    for asked in replayed.asked:
        line, found = acts[asked.line - 1], asked.ruling
        if not isinstance(line, May | Refusal):
            continue
        if found.against is None:
            acts[asked.line - 1] = May(line.seat, line.line, line.at)
        else:
            acts[asked.line - 1] = Refusal(line.seat, line.line, "".join(found.rules[:1]), line.at)
    return _with_acts(record, acts)


def _deal_at(record: Record, number: int) -> Deal:
    """The deal after so many of its lines."""
    before = record.deals[0].acts[: max(0, number)]
    return replay(_with_acts(record, before), whole=len(before) == len(record.deals[0].acts)).deals[0].deal


def _seats(deal: Deal, names: Sequence[str], lang: Lang) -> list[SeatLine]:
    return [_seat(deal, Reader(seat, lang, tuple(names))) for seat in range(len(names))]


def _seat(deal: Deal, reader: Reader) -> SeatLine:
    seat = reader.seat
    game, seating, seen = game_of(deal.rules), deal.seating, deal.seen_by(seat)
    possible = [] if deal.closed else may(seen, game, reader)
    return SeatLine(
        seat=seating.seat_name(seat),
        name=as_begun(reader.names[seat]),
        side=seating.side_name(seating.side_of(seat)),
        may=possible,
        may_not=[] if deal.closed else list(_forbidden(seen, {each.act for each in possible}, reader)),
        namings=[] if deal.closed else namings(seen, game, reader.without_names),
    )


def _forbidden(seen: Deal, possible: set[str], reader: Reader) -> Iterator[Doing]:
    """What one might expect to be possible and is not: what the game names, and every card in hand."""
    expected = [parse(act) for act in game_of(seen.rules).at_table().choices.expected(seen)]
    cards = [Line("play", cards=((card, None),)) for card in seen.hand_cards(seen.knows)]
    for line in dict.fromkeys([*expected, *cards]):
        told = doing(line, seen, reader)
        if told.act not in possible:
            yield told


def _moments(table: State, replayed: DealReplay, lang: Lang) -> Iterator[Moment]:
    """The deal line by line; a question stands where it was asked."""
    referee = Referee(replayed.dealt, table.game)
    asked = [*replayed.asked]
    yield _moment(table, 0, "", referee.start(), referee.deal, lang)
    for told in replayed.told[1:]:
        while asked and told.line and asked[0].line < told.line:
            yield _answer(table, asked.pop(0), referee.deal, lang)
        if isinstance(told, Refused):
            if not told.expected:
                yield _refusal(table, told, referee.deal, lang)
            continue
        events = referee.retake(told.seat, told.act)
        act = f"{table.seating.seat_name(told.seat)} {told.act}"
        yield _moment(table, told.line, act, events, referee.deal, lang)
    for each in asked:
        yield _answer(table, each, referee.deal, lang)


def _moment(table: State, number: int, act: str, events: list[Event], deal: Deal, lang: Lang) -> Moment:
    shown = step(table, 1, (act or None, events, deal), shown_from(table), lang)
    names = round_the_dealer(deal.seating, deal.dealer, lang)
    return Moment(number, None, "", but(shown, texts=[as_begun(event.text(lang, names)) for event in events]))


def _answer(table: State, asked: Asked, deal: Deal, lang: Lang) -> Moment:
    told = _ruled(asked, table.rules, deal, lang)
    return Moment(asked.line, told.answer, told.words, _told(table, told.act, told.text, told.rules, deal, lang))


def _refusal(table: State, refused: Refused, deal: Deal, lang: Lang) -> Moment:
    told = _ruled_out(refused, table.rules, deal, lang)
    return Moment(refused.line, "refused", told.words, _told(table, told.act, told.text, told.rules, deal, lang))


def _told(table: State, act: str, said: str, rules: list[str], deal: Deal, lang: Lang) -> Step:
    return but(step(table, 1, (act, [], deal), shown_from(table), lang), texts=[said], rules=rules)


def _ruled(asked: Asked, rules: RuleSet, before: Deal, lang: Lang) -> Ruled:
    return _answered_by(asked.ruling, asked, rules, before, lang)


def _ruled_out(refused: Refused, rules: RuleSet, before: Deal, lang: Lang) -> Ruled:
    """An act of the deal itself that is not allowed."""
    return _answered_by(Ruling("refused", refused.reason, ()), refused, rules, before, lang)


def _answered_by(found: Ruling, about: Asked | Refused, rules: RuleSet, before: Deal, lang: Lang) -> Ruled:
    """What these rules say to an act, which is in the words of the deal before it."""
    seen, names = before.seen_by(about.seat), round_the_dealer(rules.seating, before.dealer, lang)
    said = (
        ""
        if isinstance(found.against, NotationError)
        else doing(parse(about.act), seen, Reader(about.seat, lang, tuple(names))).text
    )
    return Ruled(
        act=f"{rules.seating.seat_name(about.seat)} {about.act}",
        words=said,
        answer=found.answer,
        text=as_begun(ruling_in_words(found, rules, lang, names)),
        rules=list(found.rules),
    )


def _verdict(record: Record, one: Judged, lang: Lang) -> Verdict:
    named = [_named(record, place, lang) for place in one.places]
    deal = one.deal
    if deal is None:
        seating = rules_of(record).seating
        names = round_the_dealer(seating, record.deals[0].dealer, lang)
        against = _complaint(one.reason.reason, seating, names, lang) if one.reason else ""
        return Verdict(named, against, None, [], None, [], None)
    rules = deal.deal.rules
    stopped = [
        _ruled_out(each, rules, _deal_at(record, each.line - 1), lang) for each in deal.refused if not each.expected
    ]
    closed = deal.deal.closed
    points = {name: deal.deal.brought(side) for side, name in enumerate(rules.seating.side_names())}
    return Verdict(
        places=named,
        against="",
        stopped=stopped[0] if stopped else None,
        answers=[_ruled(each, rules, _deal_at(record, each.line - 1), lang) for each in deal.asked],
        points=points if closed else None,
        count=_counted(deal.deal, lang) if closed else [],
        winner=rules.seating.side_name(deal.deal.winner) if deal.deal.winner >= 0 else None,
    )


def _named(record: Record, place: PlayedAt, lang: Lang) -> JudgedPlace:
    """A place by its name; that so many play is no change of its rules."""
    own = (place.rules, place.options) == (record.rules, record.options)
    house = HouseRule(record.game, place.rules, place.options if own else {})
    return JudgedPlace(place.rules, about(house, lang).title)


def _counted(deal: Deal, lang: Lang) -> list[Counted]:
    """The count, step by step, with everybody called by their seat."""
    names = round_the_dealer(deal.seating, deal.dealer, lang)
    return [
        Counted(
            side=deal.seating.side_name(step.side),
            figure=FIGURE_WORDS[step.figures[0]] if step.figures else None,
            points=step.number,
            text=as_begun(step.text(lang, names)),
            rules=list(step.rules),
        )
        for step in narrate(deal.steps(), game_of(deal.rules), deal.seating)
    ]
