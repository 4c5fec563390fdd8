"""Deals to look for exercises in: those that regulars play, and those of anybody's records."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from weli.advising.decisions import Played
from weli.bots import BOTS, Bot
from weli.core.acts import DEFER_ACT
from weli.core.deal import Deal
from weli.core.recorded import Act, DealRecord
from weli.games import asking_for, match_for
from weli.house_rules import HouseRule
from weli.notation import line_of, parse, show_line
from weli.record import Record, replay


@dataclass(frozen=True)
class DealPlayed:
    """A deal as it lay before the first act, how a record tells that, and what was said in it."""

    record: Record
    dealt: Deal
    lines: Sequence[Played]

    def until(self, place: int) -> Record:
        """The record up to a line."""
        acts = tuple(Act(line.seat, parse(line.line)) for line in self.lines[:place])
        return replace(self.record, deals=(replace(self.record.deals[0], acts=acts),))


def played_by_regulars(house: HouseRule, seed: str) -> DealPlayed:
    """A deal that regulars play, dealt by that seed."""
    rules, chance = house.ruleset(), random.Random(seed)  # noqa: S311
    match = match_for(rules)
    dealer = chance.randrange(rules.players)
    match.begin(dealer)
    pack = rules.cards[:]
    chance.shuffle(pack)
    dealt = match.next_deal(pack)
    lines = lines_of_a_deal(dealt, [BOTS["stammgast"].bot] * rules.players, chance)
    deal = DealRecord(dealer, tuple(dealt.start_scores), hands=None, pack=tuple(pack), acts=())
    return DealPlayed(Record(house.game, house.rules, (deal,), house.options), dealt, lines)


def lines_of_a_deal(dealt: Deal, bots: Sequence[Bot], chance: random.Random) -> list[Played]:
    """The deal played to its end, as it would be recorded: what is said in one breath is one line."""
    asking = asking_for(dealt.copy())
    lines: list[Played] = []
    acts: list[int] = []
    begun = asking.at().copy()
    while (seat := asking.seat()) >= 0:
        now = asking.at()
        options = now.in_one_breath(acts[0], asking.options()) if acts else asking.options()
        act = bots[seat].choose(now.seen_by(seat), seat, options, chance)
        silent = asking.is_silence(act) or act == DEFER_ACT
        begun = now.copy() if not acts else begun
        asking.take(act)
        if silent:
            continue
        acts.append(act)
        if not asking.at().awaits_more(seat, acts[0]):
            lines.append(Played(len(lines), seat, show_line(line_of(acts, begun))))
            acts = []
    return lines


def recorded(record: Record) -> Iterator[DealPlayed]:
    """The deals of a record, each by itself."""
    for kept, told in zip(record.deals, replay(record).deals, strict=False):  # up to one that stops
        deal = replace(kept, score=tuple(told.dealt.start_scores), acts=())
        lines = [Played(place, act.seat, act.act) for place, act in enumerate(told.done)]
        yield DealPlayed(replace(record, deals=(deal,)), told.dealt, lines)
