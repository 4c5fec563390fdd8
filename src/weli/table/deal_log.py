"""A deal as the log has it: how it began, and what was done in it."""

from dataclasses import dataclass, field
from functools import lru_cache

from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.games import match_for
from weli.notation import Line, parse
from weli.table.shuffle_protocol import Mix
from weli.table.standing import twin_of


@lru_cache(maxsize=4096)
def read_line(act: str) -> Line:
    """An act as a line, read once: there are few of them, each is asked about again and again, and nobody changes a line."""
    return parse(act)


@dataclass
class DealLog:
    """All that is needed to tell a deal again: how it began, and what was said and laid, in order."""

    number: int
    dealer: int
    before: list[int]
    active: list[int]
    pack: tuple[int, ...] = field(repr=False)
    acts: list[tuple[int, str]] = field(default_factory=list)
    cleaning: bool = False  # in Gaigel: a deal of the cleaning phase
    over: int = 0  # in Gaigel: deals of the match that were over before it
    mix: Mix | None = None  # the shuffle that has brought the pack about, where it can be checked
    dealt_out: Deal | None = field(default=None, repr=False)  # as it was after the cut; none before that
    by_clock: bool = False  # whether the clock has cut
    escaped: dict[int, frozenset[int]] = field(default_factory=dict)  # by the place of an act: who has not noticed it

    def fork(self) -> "DealLog":
        """The same deal so far, that goes on by itself."""
        twin = twin_of(self)
        twin.acts, twin.escaped = self.acts[:], dict(self.escaped)
        return twin

    def noticed_by(self, seat: int) -> list[tuple[int, str]]:
        """What was done and said, without the signs that have escaped that seat."""
        if not self.escaped:
            return self.acts[:]
        return [done for place, done in enumerate(self.acts) if seat not in self.escaped.get(place, ())]

    def forget(self, place: int) -> list[tuple[int, str, frozenset[int]]]:
        """Takes an act out; gives those that came after it, each with who has not noticed it."""
        del self.acts[place]
        self.escaped = {at - (at > place): unaware for at, unaware in self.escaped.items()}
        after = enumerate(self.acts[place:], start=place)
        return [(seat, act, self.escaped.get(at, frozenset())) for at, (seat, act) in after]

    def lay_down(self, rules: RuleSet) -> Deal:
        """The deal as it began: with the pack to be cut, or dealt."""
        match = match_for(rules)
        match.begin(self.dealer, self.before, self.cleaning, self.over)
        match.active = self.active
        return match.next_deal(list(self.pack), tape=[])
