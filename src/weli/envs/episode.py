"""An episode: one deal, or a whole game to its end, walked through by the asking order, and what it is worth to each seat.

>>> import random
>>> rules, chance = weli.rules("giltspiel/fiss"), random.Random(1)
>>> episode = Episode(Settings(rules), dealer=0)
>>> while not episode.over:
...     if episode.needs_pack:
...         episode.lay(chance.sample(rules.cards, len(rules.cards)))
...     else:
...         episode.take(chance.choice(episode.options()))  # or by a view
>>> sum(episode.returns())
0.0
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import DEFER_ACT, PASS_ACT
from weli.core.deal import NONE, Deal
from weli.core.errors import RulesError
from weli.core.pickling import Copied, Portable, as_it_stands
from weli.core.ruleset import RuleSet
from weli.envs.lengths import MOST_DEALS, most_decisions
from weli.games import GAMES, asking_for, match_for
from weli.ports.match import Match
from weli.ports.turn_order import FULL, WINDOWS, Asking

DEAL: Final = "deal"
MATCH: Final = "match"
UNITS: Final = (DEAL, MATCH)


@dataclass(frozen=True)
class Settings(Portable):
    """What is played: the rules, who is asked whether they want to interrupt (`asking.WINDOWS`), and whether one deal or a whole game.

    Raises:
        RulesError: a word for windows or unit that does not exist.
    """

    rules: RuleSet
    windows: str = WINDOWS[FULL]
    unit: str = DEAL

    def __post_init__(self) -> None:
        check_word("windows", self.windows, WINDOWS)
        check_word("unit", self.unit, UNITS)

    @property
    def max_decisions(self) -> int:
        """No episode asks for more decisions: those of a deal, in a game times the deals after which it is broken off."""
        return most_decisions(self.rules) * (MOST_DEALS if self.unit == MATCH else 1)


def check_word(name: str, word: str, words: Sequence[str]) -> None:
    """Raises `RulesError` for a setting whose word is none of these."""
    if word not in words:
        known = ", ".join(words)
        raise RulesError("env.no-word", name=name, word=word, known=known)


class Episode(Copied):
    """A deal or a game at one moment; before each deal it waits for a pack.

    A deal that is closed as soon as it is dealt, or thrown in, is over like any other; in a game the next pack follows, by the same dealer
    where the rules say so. A game that has no winner after `MOST_DEALS` deals is broken off as drawn.
    """

    def __init__(self, settings: Settings, dealer: int = 0, scores: list[int] | None = None) -> None:
        """`dealer` is the seat of the first dealer; `scores` those of the sides before the first deal, from none where it is left out.

        Raises:
            RulesError: no such seat, or not one score for each side.
        """
        rules = settings.rules
        if not 0 <= dealer < rules.players:
            raise RulesError("env.dealer", highest=rules.players - 1, dealer=dealer)
        if scores is not None and len(scores) != rules.seating.sides:
            raise RulesError("env.scores", sides=rules.seating.sides, given=len(scores))
        self.settings = settings
        self.match: Match = match_for(rules)  # who deals, at which score; as it was before this deal
        self.match.begin(dealer, scores)
        self.deals = 0  # that have been laid
        self.asking: Asking | None = None  # none before the first deal

    @property
    def deal(self) -> Deal:
        """The present deal; between two deals the last one. There is none before the first pack is laid."""
        assert self.asking is not None, "lay a pack first"
        return self.asking.at()

    @property
    def needs_pack(self) -> bool:
        """Whether it cannot go on before a pack is laid."""
        return self._is_between_deals() and not self.over

    @property
    def over(self) -> bool:
        """Whether nothing is left to play: the deal is closed, or the game over or broken off."""
        if self.deals == 0 or not self._is_between_deals():
            return False
        return self.settings.unit == DEAL or self.match.over or self.deals == MOST_DEALS

    def _is_between_deals(self) -> bool:
        return self.asking is None or self.asking.seat() == NONE

    def lay(self, pack: list[int], pattern: int = 0) -> None:
        """Lays a shuffled pack, top card first; the dealer deals in that pattern of the rules."""
        assert self.needs_pack, "the deal is not over"
        self.deals += 1
        try:
            deal = self.match.copy().next_deal(pack, pattern)
            self.asking = asking_for(deal, windows=WINDOWS.index(self.settings.windows))
            self._write_down()
        except Exception as fault:
            raise self._blamed(fault)  # noqa: B904  the failure is the cause already, or is raised as it was

    def _blamed(self, fault: Exception) -> Exception:
        """What is said of a game of somebody else's that has failed."""
        return GAMES.blamed(fault, self.settings.rules.game)

    def _write_down(self) -> None:
        """In a match a closed deal goes on the sheet; the sheet before it may belong to copies too."""
        if self.deal.closed and self.settings.unit == MATCH:
            self.match = self.match.copy()
            self.match.record(self.deal)

    def seat(self) -> i64:
        """Who is asked now; -1 where a pack is to be laid, or all is over."""
        return NONE if self.asking is None else self.asking.seat()

    def options(self) -> list[int]:
        """What that seat may do, as acts of `weli.core.acts`."""
        return [] if self.asking is None else self.asking.options()

    def offer(self) -> Acts:
        """The same in the row that the next question fills anew."""
        assert self.asking is not None, "lay a pack first"
        return self.asking.offer()

    def take(self, act: i64) -> None:
        """Carries out one of the options."""
        assert self.asking is not None, "lay a pack first"
        try:
            self.asking.take(act)
            self._write_down()
        except Exception as fault:
            raise self._blamed(fault)  # noqa: B904

    def view(self, seat: i64) -> Deal:
        """What that seat may know of the present deal."""
        return self.deal.seen_by(seat)

    def returns(self) -> list[float]:
        """What the episode is worth to each seat; all of them together come to nothing.

        What its side gained less the mean of the others: of a deal, points (`Deal.points_ahead`); of a game, 1 for having won it.
        Nothing while it goes on.
        """
        seating = self.settings.rules.seating
        ahead = [self._ahead(side) if self.over else 0.0 for side in range(seating.sides)]
        return [ahead[seating.side_of(seat)] for seat in range(seating.players)]

    def _ahead(self, side: int) -> float:
        if self.settings.unit == DEAL:
            return self.deal.points_ahead(side)
        if self.match.winner == NONE:
            return 0.0
        return 1.0 if side == self.match.winner else -1.0 / (len(self.match.scores) - 1)

    def copy(self) -> "Episode":
        """The same episode at the same moment, which goes on by itself."""
        return self._around(None if self.asking is None else self.asking.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return as_it_stands(self, self.settings)

    def in_world(self, world: Deal) -> "Episode":
        """The same episode with this deal, which looks the same to the seat that is asked, instead of the present one."""
        return self._around(asking_at(world, self.settings.windows, self.seat(), self.options()))

    @staticmethod
    def begun_at(settings: Settings, deal: Deal, seat: int, options: list[int]) -> "Episode":
        """An episode in the middle of its first deal, at the question that leaves this seat these options.

        Raises:
            RulesError: nobody asks such a question in that deal.
        """
        episode = Episode(settings, deal.dealer, deal.start_scores)
        episode.deals = 1
        episode.asking = asking_at(deal, settings.windows, seat, options)
        return episode

    def _around(self, asking: Asking | None) -> "Episode":
        twin = Episode(self.settings)
        twin.match = self.match
        twin.deals = self.deals
        twin.asking = asking
        return twin


def asking_at(deal: Deal, windows: str, seat: int, options: list[int]) -> Asking:
    """What walks on through a deal from the question that leaves this seat these options; whoever is asked before lets things go on.

    Raises:
        RulesError: nobody asks such a question.
    """
    asking = asking_for(deal, windows=WINDOWS.index(windows))
    while asking.seat() != seat or sorted(asking.options()) != sorted(options):
        going_on = [act for act in (PASS_ACT, DEFER_ACT) if act in asking.options()]
        if not going_on:
            raise RulesError("env.not-asked")
        asking.take(going_on[0])
    return asking
