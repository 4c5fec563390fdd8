"""Players who do the same wherever the same has been done: whoever plays the deal of a day has the same opponents as everybody else."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from weli.bots import Bot
from weli.bots.turns import next_line
from weli.core.acts import CUT, kind_of
from weli.core.deal import Deal
from weli.games import game_of
from weli.notation import TALK, parse
from weli.referee import Referee


@dataclass(frozen=True)
class Repeating:
    """A player whose chance comes of a secret and of how much has been done, and of nothing else.

    Where they may cut they do, and at the same place whatever has been done: otherwise whoever bets blind would be dealt other cards.
    """

    player: Bot
    secret: str
    done: int

    def choose(self, view: Deal, seat: int, options: list[int], _rng: random.Random) -> int:
        """One of the options, by what that seat sees (`Bot.choose`)."""
        cuts = [act for act in options if kind_of(act) == CUT]
        if cuts:
            return random.Random(self.secret).choice(cuts)  # noqa: S311
        drawn = f"{self.secret} {self.done} {seat} {options}"
        return self.player.choose(view, seat, options, random.Random(drawn))  # noqa: S311


def repeating(players: Mapping[int, Bot], secret: str, done: int) -> dict[int, Bot]:
    """Those players, after so much has been done."""
    return {seat: Repeating(player, secret, done) for seat, player in players.items()}


def done_in(acts: Iterable[tuple[int, str]]) -> int:
    """How much has been done in a deal: what was said does not count."""
    return sum(parse(act).verb not in TALK for _, act in acts)


def played_out(deal: Deal, players: Mapping[int, Bot], secret: str, done: int) -> Deal:
    """The deal as it ends where those play it on, who sit at all seats."""
    referee, nothing = Referee(deal.copy(), game_of(deal.rules)), [random.Random(0)] * deal.rules.players  # noqa: S311
    while found := next_line(referee.deal, repeating(players, secret, done), nothing):
        referee.take(*found)
        done += 1
    return referee.deal
