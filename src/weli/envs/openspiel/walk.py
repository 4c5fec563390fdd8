"""A way through an episode, card by card and decision by decision, as OpenSpiel goes it: by numbers, one step at a time.

Nothing here needs OpenSpiel itself. A `Walk` never changes: every step gives another one that knows the one before, so that a copy costs
nothing, and what a seat remembers is worked out once, and only where somebody asks for it.
"""

import random
from functools import cached_property

from weli.bots.determinize import Worlds, determinize
from weli.core.cards import card_text, cards_text
from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.envs.action_table import action_table
from weli.envs.episode import Episode, Settings
from weli.envs.openspiel.draft import Draft, draft_for
from weli.envs.openspiel.memory import NOTHING, Heard, Memory, heard_as

Step = int | tuple[int, ...]
"""An act or a card; or a whole pack, where it is laid at once."""


class Start:
    """What all walks of one game have in common: how it is played, who deals first and at which score."""

    def __init__(self, settings: Settings, dealer: int = 0, scores: tuple[int, ...] = ()) -> None:
        """`scores` are those of the sides; none stand for the score with which the game begins.

        Raises:
            RulesError: no such seat, or not one score for each side.
        """
        self.settings = settings
        self.dealer = dealer
        self.scores = scores
        self.rules = settings.rules
        self.table = action_table(settings.rules.game)
        self.beginning = Walk(self, Episode(settings, dealer, list(scores) or None))
        self._drafts: dict[tuple[int, tuple[int, ...]], Draft] = {}

    def draft(self, episode: Episode) -> Draft:
        """How the cards of the next deal are drawn; that depends on who deals and who plays."""
        key = (episode.match.dealer, tuple(episode.match.active))
        if key not in self._drafts:
            match = episode.match.copy()
            match.scores = [self.rules.start_score] * self.rules.seating.sides
            self._drafts[key] = draft_for(match.next_deal(self.rules.cards))
        return self._drafts[key]

    @cached_property
    def most_draws(self) -> int:
        """No deal draws more cards."""
        return self.draft(self.beginning.episode).size


class Walk:
    """One moment of a way. `drawn` are the cards drawn for the next deal; `step` has led here from the walk `before`."""

    __slots__ = ("_memories", "_worlds", "before", "drawn", "episode", "heard", "start", "step")

    def __init__(
        self,
        start: Start,
        episode: Episode,
        before: "Walk | None" = None,
        step: Step = (),
        drawn: tuple[int, ...] = (),
        heard: Heard | None = None,
    ) -> None:
        self.start = start
        self.episode = episode
        self.before = before
        self.step = step
        self.drawn = drawn
        self.heard = heard  # of an act: whose it was, and how the others have heard it
        self._memories: list[Memory | None] = [None] * start.rules.players
        self._worlds: Worlds | None = None  # that the seat asked now cannot tell apart

    def __deepcopy__(self, memo: dict[int, object]) -> "Walk":
        return self

    def way(self) -> "list[Walk]":
        """The walks that have led here, from the beginning on; this one is the last."""
        walks = [self]
        while walks[-1].before is not None:
            walks.append(walks[-1].before)
        return walks[::-1]

    # Chance.

    @property
    def awaits_cards(self) -> bool:
        return self.episode.needs_pack

    def outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, each with its chance."""
        return self.start.draft(self.episode).outcomes(self.drawn)

    def with_card(self, card: int) -> "Walk":
        """The next card is drawn; with the last one that matters the deal lies on the table."""
        draft = self.start.draft(self.episode)
        drawn = (*self.drawn, card)
        if draft.is_done(drawn):
            return self._laid(draft.pack(drawn), card)
        return Walk(self.start, self.episode, self, card, drawn)

    def with_pack(self, pack: tuple[int, ...]) -> "Walk":
        """A whole pack is laid, top card first."""
        return self._laid(list(pack), pack)

    def _laid(self, pack: list[int], step: Step) -> "Walk":
        episode = self.episode.copy()
        episode.lay(pack)
        return Walk(self.start, episode, self, step)

    # Decisions.

    def numbers(self) -> list[int]:
        """What the seat that is asked may do, as numbers of the action table in rising order."""
        return sorted([self.start.table.number(act) for act in self.episode.options()])

    def with_number(self, number: int) -> "Walk":
        """The seat that is asked does what that number stands for."""
        return self.with_act(self.start.table.act(number))

    def with_act(self, act: int) -> "Walk":
        before = self.episode
        episode = before.copy()
        episode.take(act)
        heard = heard_as(before.deal, act, self.start.table.number(act))
        return Walk(self.start, episode, self, act, heard=(before.seat(), heard))

    # What a seat knows.

    def memory(self, seat: int) -> Memory:
        """What that seat remembers."""
        steps: list[Walk] = []
        at = self
        while at._memories[seat] is None and at.before is not None:
            steps.append(at)
            at = at.before
        memory = at._memories[seat] or at._first_memory(seat)
        at._memories[seat] = memory
        for walk in reversed(steps):
            memory = walk._after(memory, seat)
            walk._memories[seat] = memory
        return memory

    def _first_memory(self, seat: int) -> Memory:
        """Before anything has happened; or in the middle of a deal, where a world begins."""
        return NOTHING if self.episode.asking is None else NOTHING.with_deal(self.episode.view(seat))

    def _after(self, memory: Memory, seat: int) -> Memory:
        """What the seat remembers after the last step."""
        assert self.before is not None
        if self.heard is None:
            laid = self.episode is not self.before.episode
            return memory.with_deal(self.episode.view(seat)) if laid else memory
        if self.heard[0] != seat:
            return memory.with_other(self.heard, self.episode.view(seat))
        assert isinstance(self.step, int)
        return memory.with_own(self.step, self.start.table.number(self.step), seat, self.episode.view(seat))

    def resampled(self, seat: int, rng: random.Random) -> "Walk":
        """The same moment in another world that the seat cannot tell from this one: the seat that is asked.

        That seat remembers the same; for the others everything begins here.

        Raises:
            RulesError: another seat is asked, or none.
        """
        if seat != self.episode.seat():
            raise RulesError("env.not-to-act")
        if self._worlds is None:
            self._worlds = determinize(self.episode.view(seat), seat)
        walk = Walk(self.start, self.episode.in_world(self._worlds.draw(rng)))
        walk._memories[seat] = self.memory(seat)
        return walk

    # Writing it down.

    def __str__(self) -> str:
        """Everything, the hidden cards too: what was drawn and done, in its order."""
        first, *others = self.way()
        begun = [] if first.episode.asking is None else [_hands_in_words(first.episode.deal)]
        return "\n".join([*begun, *[walk._in_words() for walk in others]])

    def _in_words(self) -> str:
        if isinstance(self.step, tuple):
            return cards_text(list(self.step))
        if self.heard is None:
            return card_text(self.step)
        name = self.start.rules.seating.seat_name(self.heard[0])
        return f"{name}: {self.start.table.label(self.start.table.number(self.step))}"

    def __reduce__(self) -> tuple[object, ...]:
        """Elsewhere the same way is walked again."""
        first, *others = self.way()
        if first.episode.asking is not None:
            raise RulesError("env.no-history")
        steps = [walk.step for walk in others]
        return walked, (first.start.settings, first.start.dealer, first.start.scores, steps)


def walked(settings: Settings, dealer: int, scores: tuple[int, ...], steps: list[Step]) -> Walk:
    """The walk that takes these steps from the beginning."""
    walk = Start(settings, dealer, scores).beginning
    for step in steps:
        if isinstance(step, tuple):
            walk = walk.with_pack(step)
        else:
            walk = walk.with_card(step) if walk.awaits_cards else walk.with_act(step)
    return walk


def _hands_in_words(deal: Deal) -> str:
    """The hands of a world that was drawn."""
    hands = [
        f"{deal.seating.seat_name(seat)} holds {cards_text(deal.hand_cards(seat))}"
        for seat in range(deal.rules.players)
    ]
    return "\n".join(reversed(hands))
