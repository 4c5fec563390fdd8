"""Who of several programs does something next at a table, and what, as one line that a person would say."""

import random
from collections.abc import Mapping, Sequence

from weli.bots.bot import Bot
from weli.core.acts import DEFER_ACT
from weli.core.cards import set_of
from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.games import asking_for
from weli.notation import Line, line_of


def next_line(deal: Deal, bots: Mapping[int, Bot], chance: Sequence[random.Random]) -> tuple[int, Line] | None:
    """The seat and the line; nothing where the deal is closed, or waits for a seat without a program.

    They are asked in the asking order, each shown what its seat sees and nothing else; `chance` is what each seat draws from. The seats
    without a program are not asked whether they want to interrupt: their people speak up by themselves. The deal is not changed.

    Raises:
        RulesError: a program names an act that it was not offered.
    """
    asking = asking_for(deal.copy(), skip=set_of([seat for seat in range(deal.seating.players) if seat not in bots]))
    before = asking.at()
    acts: list[int] = []
    while (seat := asking.seat()) in bots:
        options = asking.at().in_one_breath(acts[0], asking.options()) if acts else asking.options()
        act = _choice(bots[seat], asking.at(), seat, options, chance[seat])
        if act == DEFER_ACT or asking.is_silence(act):
            asking.take(act)
            continue
        if not acts:
            before = asking.at().copy()
        acts.append(act)
        asking.take(act)
        if not asking.at().awaits_more(seat, acts[0]):
            return seat, line_of(acts, before)
    return None


def _choice(bot: Bot, deal: Deal, seat: int, options: list[int], chance: random.Random) -> int:
    act = bot.choose(deal.seen_by(seat), seat, options[:], chance)
    if act not in options:
        name = deal.seating.seat_name(seat)
        raise RulesError("bot.chose-otherwise", name=name, act=repr(act), options=options)
    return act
