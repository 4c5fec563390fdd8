"""A dispute: one deal, what was done in it and what is asked about it, judged by the rules of every place where it can be laid out.

>>> play = weli.new_game("giltspiel/fiss", seed=7)
>>> from weli.record import read
>>> record = asking(read(play.record()), 1, "E LK")
>>> [(one.places[0].rules, one.deal.asked[0].ruling.answer) for one in judged(record)]
[('fiss', 'allowed')]
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from weli.core.errors import NotationError
from weli.core.recorded import ActLine, Expectation, May, Remark
from weli.core.ruleset import RuleSet
from weli.core.texts import COMMON_LANGUAGE
from weli.record.lines import read_act, show_act_line
from weli.record.model import Record, RecordError, game_of, rules_of
from weli.record.reading import lay
from weli.record.replaying import DealReplay, replay
from weli.record.writing import deal_data


@dataclass(frozen=True)
class PlayedAt:
    """Whose rules: a preset, and what is replaced in it."""

    rules: str
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Judged:
    """Places by whose rules a deal comes out alike: what becomes of it there, or why it cannot be laid out there."""

    places: tuple[PlayedAt, ...]
    deal: DealReplay | None
    reason: RecordError | None = None


def alone(record: Record, number: int) -> Record:
    """A deal of a record, from 1, by itself: with the score before it.

    Raises:
        NotationError: the record has no such deal, it cannot be known because one before it stopped, or somebody has left the game before
            the pack was cut: only the deals before tell that.
    """
    deals = replay(record).deals
    if not 1 <= number <= len(deals):
        raise NotationError("record.no-such-deal")
    deal, dealt = record.deals[number - 1], deals[number - 1].dealt
    if deal.pack is not None and len(dealt.active) < dealt.seating.players:
        raise NotationError("record.left-before-the-cut")
    beside = {**game_of(record).records.beside(dealt), **deal.beside}
    return replace(record, deals=(replace(deal, score=tuple(dealt.start_scores), beside=beside),))


def asking(record: Record, number: int, act: str) -> Record:
    """A deal of a record by itself, with a question at its end: `E LK`, may East do that? Raises `NotationError`."""
    found = alone(record, number)
    seat, line = read_act(act, rules_of(record).seating)
    deal = found.deals[0]
    return replace(found, deals=(replace(deal, acts=(*deal.acts, May(seat, line))),))


def judged(record: Record) -> list[Judged]:
    """What becomes of the only deal of a record: by its own rules first, then by those of every other place that differ.

    Those that judge alike stand together. The game is the same everywhere, and so many play.
    """
    found: dict[object, Judged] = {}
    for place, rules in _places(record):
        one = _judged(record, place)
        key = _outcome(one, rules)
        places = found[key].places if key in found else ()
        found[key] = replace(found.get(key, one), places=(*places, place))
    return list(found.values())


def _places(record: Record) -> Iterator[tuple[PlayedAt, RuleSet]]:
    """The record's own rules, then every preset for so many players that plays otherwise than those before it."""
    own = rules_of(record)
    yield PlayedAt(record.rules, record.options), own
    seen = [own.but(own.name)]
    presets = game_of(record).presets
    for name in sorted(presets, key=lambda each: presets[each].players != own.players):
        options = _for_players(presets[name], own.players)
        if options is None:
            continue
        rules = presets[name].with_options(options)
        if rules.but(own.name) not in seen:
            seen.append(rules.but(own.name))
            yield PlayedAt(name, options), rules


def _for_players(preset: RuleSet, players: int) -> dict[str, Any] | None:
    """What makes a preset one for so many; nothing where it is for another number."""
    declared = preset.declared().get("players")
    if preset.players == players:
        return {}
    fits = declared is not None and not declared.fixed and players in declared.choice
    return {"players": players} if fits else None


def _judged(record: Record, place: PlayedAt) -> Judged:
    (deal,) = record.deals
    rules = rules_of(record)
    given = {"game": record.game, "rules": place.rules, "options": dict(place.options)}
    acts = [show_act_line(_without_expectation(line), rules.seating) for line in deal.acts]
    try:
        laid = lay(given, deal_data(deal, rules), acts)
    except RecordError as error:
        return Judged((), None, error)
    return Judged((), replay(laid).deals[0])


def _without_expectation(line: ActLine) -> ActLine:
    """What a case expects of a deal is no question; its line stays, so that the others keep their numbers."""
    return Remark("") if isinstance(line, Expectation) else line


def _outcome(one: Judged, rules: RuleSet) -> object:
    """What is compared: where it stops and why, each answer with its rule, and once it is over what it counts."""
    deal = one.deal
    if deal is None:
        return one.reason.reason.text(COMMON_LANGUAGE) if one.reason else None
    stopped = [refused.rule for refused in deal.refused if refused.line == deal.stopped_at and not refused.expected]
    answers = [(each.line, each.ruling.answer, each.ruling.against and each.ruling.rules[:1]) for each in deal.asked]
    points = [deal.deal.brought(side) for side in range(rules.seating.sides)] if deal.deal.closed else []
    return deal.stopped_at, tuple(stopped), tuple(answers), tuple(points), deal.deal.winner
