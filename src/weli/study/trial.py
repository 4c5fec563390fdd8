"""What would have been: somebody plays on from a moment of a finished deal, at a table of their own and against the computer.

The same cards lie there, and the same was done up to then; what was said is left out. The deal it comes from is not touched.
"""

import random

from msgspec.structs import replace as but

from weli.core.errors import SaidError
from weli.games import match_for
from weli.notation import TALK, parse, show_line
from weli.record import Act, Record, game_of, rules_of
from weli.store.log import Acted, Dealt, Row, Secret, Setup, Trial
from weli.study.laid import house_around
from weli.study.retelling import acts_by, check_revealed, finished_deal
from weli.table.company import newcomer
from weli.table.state import State
from weli.wire.levels import USUAL
from weli.wire.requests import NewTrial
from weli.wire.seats import Computer, Person, Sits
from weli.wire.terms import Clock, Terms


class NoTrial(SaidError):
    """From there nobody can play on."""


def trial_of(wanted: NewTrial, state: State, seat: int, chance: Secret, rng: random.Random) -> Setup:
    """What holds where somebody plays on from a deal of a table, at the seat that is theirs.

    Raises:
        NoSuchDeal, NotRevealed: there is no such deal, or its cards are not open to everybody.
        NoTrial: not everybody still played in it.
    """
    check_revealed(state)
    story = finished_deal(state, wanted.deal)
    if len(story.active) < state.rules.players:
        raise NoTrial("trial.left")
    return but(
        state.setup,
        dealer=state.seating.seat_name(story.dealer),
        seats=_seated(state, seat, rng),
        drawn=None,
        after="",
        terms=but(state.terms, clock=Clock(), onlookers=None, chat=False, reveal="end_of_deal", lamp=True),
        chance=chance,
        trial=Trial(wanted.table, wanted.deal, story.before, story.cleaning, story.over),
    )


def laid_trial(record: Record, seat: int, chance: Secret, player: str) -> Setup:
    """What holds where the first deal of a record is played at a seat of it, among players of the house. Raises `NoTrial`."""
    rules, deal = rules_of(record), record.deals[0]
    if deal.pack is None:  # which cards lie in the talon, its hands do not tell
        raise NoTrial("trial.no-pack")
    return Setup(
        game=record.game,
        rules=record.rules,
        target=game_of(record).at_table().sheets.goal(rules),
        dealer=rules.seating.seat_name(deal.dealer),
        seats=house_around(rules, seat, USUAL, player),
        options={**record.options},
        terms=Terms(lamp=True),
        chance=chance,
        trial=Trial("", 1, [*(deal.score or match_for(rules).scores)]),
    )


def laid_rows(record: Record, at_ms: int) -> list[Row]:
    """What the log of such a table begins with."""
    rules, deal = rules_of(record), record.deals[0]
    acts = [line for line in deal.acts if isinstance(line, Act)]
    dealt = Row(1, Dealt(1, rules.seating.seat_name(deal.dealer)), at_ms, pack=deal.pack)
    done = (Row(seq, Acted(show_line(act.line)), at_ms, seat=act.seat) for seq, act in enumerate(acts, 2))
    return [dealt, *done]


def _seated(state: State, own: int, rng: random.Random) -> dict[str, Sits]:
    """Computer players stay where they are; others sit where there were people."""
    seated: dict[str, Sits] = {}
    faces = [chair.sits.face for chair in state.chairs.values() if isinstance(chair.sits, Person)]
    for seat, name in enumerate(state.seating.seat_names()):
        sits = state.chairs[seat].sits
        if seat != own and not isinstance(sits, Computer):
            taken = {*state.names(), *(each.name for each in seated.values() if isinstance(each, Computer))}
            sits = newcomer(state.game.at_table(), USUAL, taken.__contains__, faces, rng)
        seated[name] = sits
    return seated


def rows_until(wanted: NewTrial, state: State, seat: int, at_ms: int) -> list[Row]:
    """What the log of such a table begins with: the deal as it was up to a step of its telling to that seat.

    Raises:
        NoSuchDeal: there is no such deal or step.
        NoTrial: nothing is left to play from there.
    """
    story = finished_deal(state, wanted.deal)
    told = acts_by(state, wanted.deal, wanted.step, seat)
    done = [(who, act) for who, act in told if parse(act).verb not in TALK]
    if done == [each for each in story.acts if parse(each[1]).verb not in TALK]:
        raise NoTrial("trial.over")
    dealt = Row(1, Dealt(1, state.seating.seat_name(story.dealer)), at_ms, pack=story.pack)
    return [dealt, *(Row(seq, Acted(act), at_ms, seat=who) for seq, (who, act) in enumerate(done, 2))]
