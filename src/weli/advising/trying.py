"""What is tried out in thought before advice is given: small pieces of work, each of which may be done in any process.

A world is known by the seed and its number: it lies the same, and has the same chance in it, whichever act is tried there and wherever
that is done.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from weli.bots.equity import Valuation
from weli.bots.hearsay import NOTHING, PARTNER, Hearsay
from weli.bots.search.belief import Belief, World
from weli.bots.search.blunder_check import is_rash
from weli.bots.search.candidate_acts import candidate_acts
from weli.bots.search.playout import SEED_BITS, asked_in, company, hasten
from weli.bots.search.thought import Thought
from weli.core.acts import DEFER_ACT, NAME, PASS_ACT, STEP
from weli.core.deal import NONE, Deal
from weli.games import asking_for, game_of
from weli.ports.advice import Regular
from weli.ports.at_table.insight import Feature
from weli.ports.manners import SOBER
from weli.ports.turn_order import ACTOR, FULL

GLANCES: Final = 60
"""Worlds in which it is counted what stands out in a decision."""

MOST_ASKED: Final = 40
"""So many are asked at most before it is somebody's turn to say something."""

T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True)
class Question:
    """What somebody is asked: the deal as their seat sees it, what they may do, and what their partner has signed to them."""

    view: Deal
    seat: int
    options: tuple[int, ...]
    told: Hearsay = NOTHING

    @property
    def regular(self) -> Regular:
        """Somebody without moods, whose choice is what is done where nothing else is clearly better."""
        return game_of(self.view.rules).advice.regular(SOBER)

    @property
    def is_about_a_name(self) -> bool:
        """Whether it is the name of a card that lies already."""
        return any(act // STEP == NAME for act in self.options)

    def belief(self) -> Belief:
        """What may lie behind the view."""
        return Belief(self.view, self.seat, self.regular, self.told)


def asked(deal: Deal, seat: int, told: Hearsay = NOTHING) -> Question:
    """What a seat may do now, by what it knows, once those who are asked before it have let things go on; nothing where it is not asked.

    `told`: what it has seen of the signs of others; it counts on its partner's.
    """
    view = deal.seen_by(seat)
    options = _offered(view, seat, ACTOR) or _offered(view, seat, FULL)
    return Question(view, seat, tuple(options), told.among(view, PARTNER))


def _offered(view: Deal, seat: int, windows: int) -> list[int]:
    """What the asking order offers a seat, whose turn it may be only after that of others.

    Who is asked after a partner may leave it to them as well: people decide in no order.
    """
    asking = asking_for(view.copy(), 0, windows)
    left: list[int] = []
    for _ in range(MOST_ASKED):
        options = asking.options()
        if asking.seat() == seat:
            return [*options, *left] if options else []
        silent = [act for act in (PASS_ACT, DEFER_ACT) if act in options]
        if asking.seat() == NONE or not silent or windows == ACTOR:
            break
        left = [DEFER_ACT] if silent[0] == DEFER_ACT else []
        asking.take(silent[0])
    return []


class Work(Protocol[T_co]):
    """A piece of work that is done by itself, and can be sent somewhere."""

    def run(self) -> T_co:
        """Does it."""
        ...


class Doing(Protocol):
    """Who does a piece of work, in this process or in another."""

    def __call__(self, work: Work[T_co], /) -> T_co: ...


def here(work: Work[T_co]) -> T_co:
    """Does it at once."""
    return work.run()


@dataclass(frozen=True)
class Candidates:
    """The acts that are worth a thought, what is done in any case first."""

    question: Question
    seed: int

    def run(self) -> list[int]:
        asked = self.question
        rng = random.Random(f"{self.seed} candidates")  # noqa: S311
        return candidate_acts(asked.view, asked.seat, [*asked.options], asked.regular, rng)


@dataclass(frozen=True)
class Trial:
    """Acts that are tried in so many worlds, from the one of that number on."""

    question: Question
    acts: tuple[int, ...]
    seed: int
    first: int
    worlds: int

    def run(self) -> list[list[float]]:
        """For each world what each act brings, in points: where the match is at stake, by how much it gets likelier to be won.

        Fewer worlds where the question cannot be asked again in one.
        """
        belief = self.question.belief()
        worth = Valuation(self.question.view, self.question.seat)
        before = worth.before()
        thought = Thought()
        found = []
        for number in range(self.first, self.first + self.worlds):
            rng = world_rng(self.seed, number)
            row = self._in_world(belief.draw(rng), worth, thought, rng.getrandbits(SEED_BITS))
            if row is None:
                break
            found.append([points - before for points in row])
        return found

    def _in_world(self, world: World, worth: Valuation, thought: Thought, seed: int) -> list[float] | None:
        question = asked_in(world.deal, self.question.seat, [*self.question.options])
        if question is None:
            return None
        hasten(question)
        thought.turn_to(question, company(self.question.view, world.manners))
        return [worth.of(thought.after(act, seed)) for act in self.acts]


@dataclass(frozen=True)
class SecondLook:
    """Whether an act that looks good turns out too bold, as a good player counts chances before doing it."""

    question: Question
    act: int
    instead: int
    seed: int

    def run(self) -> bool:
        asked, rng = self.question, random.Random(f"{self.seed} again")  # noqa: S311
        return is_rash(
            asked.belief(), asked.view, asked.seat, [*asked.options], self.act, self.instead, rng, until=math.inf
        )


@dataclass(frozen=True)
class Glance:
    """What stands out when one act is done rather than another."""

    question: Question
    act: int
    rather_than: int
    seed: int

    def run(self) -> Sequence[Feature]:
        asked, belief = self.question, self.question.belief()
        worlds = [belief.draw(world_rng(self.seed, -number)).deal for number in range(1, GLANCES + 1)]
        insight = game_of(asked.view.rules).at_table().insight
        return insight.features(asked.view, asked.seat, self.act, self.rather_than, worlds)


def world_rng(seed: int, number: int) -> random.Random:
    """The chance of the world of that number."""
    return random.Random(f"{seed} {number}")  # noqa: S311
