"""Deals one after the other, in each of which one act is asked for at a time: an episode a deal, made for the kernel.

The same episodes as `weli.envs.episode` has by the same chance, with all that a learner is shown kept beside them. Of the kernel's form
`weli.envs.in_kernel` steps many at once.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.ruleset import RuleSet
from weli.envs.action_table import action_table
from weli.envs.chance import chance_of
from weli.games import game_of
from weli.ports.encoding.marks import Marks
from weli.ports.turn_order import Asking

GOES_ON: Final = 0
ENDED: Final = 1
"""The deal is over, and the next one laid."""

REFUSED: Final = -1
"""That action is not allowed; nothing has happened."""


@final
class DealStream:
    """The deals of a rule set by one chance.

    `seat`: who is asked; `seen` and `allowed`: a row of marks each, what that seat sees and which actions of the table it may take;
    `points`: what the last deal that is over has brought each side.
    """

    asking: Asking  #: of the present deal, from `begin` on

    def __init__(self, rules: RuleSet, windows: i64, seed: int | None, scores: list[int] | None) -> None:
        self.rules = rules
        self.windows = windows
        self.engine = game_of(rules).engine
        self.layout = game_of(rules).learning().layout(rules)
        self.table = action_table(rules.game)
        self.chance = chance_of(seed)
        self.start_scores = scores or [rules.start_score] * rules.seating.sides
        self.active = list(range(rules.players))
        self.points: vec[i64] = vec[i64]([0 for side in range(rules.seating.sides)])
        self.seat: i64 = NONE
        self.seen = Marks(1, self.layout.size)
        self.allowed = Marks(1, self.table.size)

    def begin(self, _: i64) -> i64:
        """The first deal in which somebody is asked."""
        self._deal()
        self._show()
        return GOES_ON

    def take(self, action: i64) -> i64:
        """Takes an action of the table: `GOES_ON`, `ENDED` or `REFUSED`."""
        if action < 0 or action >= self.table.size or not self.allowed.is_set(0, action):
            return REFUSED
        self.asking.take(self.table.acts[action])
        ended = self.asking.seat() == NONE
        if ended:
            self._count()
            self._deal()
        self._show()
        return ENDED if ended else GOES_ON

    def _count(self) -> None:
        deal = self.asking.at()
        for side in range(len(self.points)):
            self.points[side] = deal.points_for(side)

    def _deal(self) -> None:
        """Lays shuffled packs, each with a dealer of its own, until somebody is asked."""
        rules = self.rules
        self.seat = NONE
        while self.seat == NONE:
            dealer = self.chance.below(rules.players)
            pack = rules.cards[:]
            self.chance.shuffle(pack)
            pattern = self.chance.below(rules.patterns)
            deal = self.engine.lay(rules, dealer, self.start_scores, pack, pattern, self.active)
            self.asking = self.engine.asking(deal, 0, self.windows)
            self.asking.begin()
            self.seat = self.asking.seat()

    def _show(self) -> None:
        """Fills in the rows for the seat that is asked."""
        self.seat = self.asking.seat()
        self.seen.begin(0)
        self.layout.put(self.asking.at().seen_by(self.seat), self.seat, self.seen)
        self.seen.end()
        self.allowed.wipe(0)
        offer = self.asking.offer()
        for place in range(offer.count):
            self.allowed.set(0, self.table.number(offer.at(place)))
