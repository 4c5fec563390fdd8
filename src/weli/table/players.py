"""The computer players at a live table: who of them wants to do something now, and what.

They are asked in the asking order, each from what its own seat sees. A person is never asked: where a person must act, the table
waits. For their own side people have the word: what both partners could answer or decide, a computer player leaves to the people of the
side unless all of them have asked it to decide, so that no question is taken away from under anybody's eyes.

They talk too, each to its own partner and heard by all, and make of the signs that they notice what their level makes of them.
"""

import logging
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from weli.bots import Bot
from weli.bots.listening import told
from weli.core.acts import CONCEDE, DEFER_ACT, DRAW_ACT, PASS_ACT, kind_of
from weli.core.cards import set_of
from weli.core.deal import NONE, Deal
from weli.games import asking_for, game_of
from weli.notation import Line, line_of, parse
from weli.ports.turn_order import Asking
from weli.table.conversation import Conversation
from weli.table.state import both_may_decide
from weli.talk import answer, sheet_of, unasked
from weli.thinking.thinking import NEVER, GivenUp, Wanted, hurried, moment_in

log = logging.getLogger(__name__)

SIGNS_OF_STRANGERS = 0.25
"""How often a player signs unasked whose partner is a computer player as well: now and then, or people would look at nothing else."""


NO_SEATS: Final[frozenset[int]] = frozenset()


@dataclass(frozen=True)
class Wish:
    """What a computer player does."""

    seat: int
    line: Line


class Players:
    """The computer players of one table, by seat, beside the people at the other seats."""

    def __init__(
        self,
        bots: Mapping[int, Bot],
        persons: frozenset[int],
        rng: random.Random,
        wanted: Wanted = lambda: True,
        until: float = NEVER,
        said: Conversation | None = None,
    ) -> None:
        self.bots = bots
        self.persons = persons
        self.rng = rng
        self.wanted = wanted
        self.until = until
        self.said = said or Conversation()

    def as_long_as(self, wanted: Wanted) -> "Players":
        """The same players, asked by somebody who may lose interest: then they raise `GivenUp` instead of thinking on."""
        return Players(self.bots, self.persons, self.rng, wanted, self.until, self.said)

    def in_time(self, seconds: float) -> "Players":
        """The same players, who have so long from now on for everything that they are asked; 0 is as long as they like."""
        return Players(self.bots, self.persons, self.rng, self.wanted, moment_in(seconds), self.said)

    def having_heard(self, said: Conversation) -> "Players":
        """The same players, who have been at the table while all that was said."""
        return Players(self.bots, self.persons, self.rng, self.wanted, self.until, said)

    def next_wish(
        self, deal: Deal, asking_to: frozenset[int] = NO_SEATS, announcing: frozenset[int] = NO_SEATS
    ) -> Wish | None:
        """What one of them does next; nothing where all of them wait for people. Where a person is to draw, that.

        `asking_to`: the people who have left what is to be decided to their partners. `announcing`: the people who have still to say
        whether they announce anything, and no computer player leads before that. Takes its own copy of the deal.
        """
        asking = asking_for(deal.copy(), skip=set_of(sorted(self.persons)))
        before = self._speaking_first(asking.at())
        if before is not None:
            return self._last_word(asking.at(), before)
        acts: list[int] = []
        start = asking.at()
        while (seat := asking.seat()) != NONE:
            now = asking.at()
            if seat in self.persons:
                if seat not in asking_to or DEFER_ACT not in asking.options():
                    return Wish(seat, line_of([DRAW_ACT], now)) if DRAW_ACT in asking.options() else None
                asking.take(DEFER_ACT)
                continue
            if announcing and seat not in self._asked_before(now, announcing):
                return None
            act = self._choose(asking, seat, asking_to, acts)
            if _lets_go_on(act, now, seat):
                if act not in asking.options():
                    return None  # the partner leaves it to people, who were to be asked first
                asking.take(act)
                continue
            if not acts:
                start = now.copy()
            acts.append(act)
            asking.take(act)
            if not now.awaits_more(seat, acts[0]):
                return Wish(seat, line_of(acts, start))
        return None

    def _asked_before(self, deal: Deal, announcing: frozenset[int]) -> list[int]:
        """Who is asked before these people, from the one after the seat due to play: they alone announce while people still may."""
        others = deal.round_from(deal.turn())[1:]
        return others[: min(others.index(person) for person in announcing)]

    def _speaking_first(self, deal: Deal) -> list[int] | None:
        """The computer players who may say something before people have the last word for their side; none where that is not asked."""
        pauses = game_of(deal.rules).at_table().pauses
        asked = [pauses.speak_before(deal, person) for person in sorted(self.persons)]
        partners = next((seats for seats in asked if seats is not None), None)
        return None if partners is None else [seat for seat in partners if seat not in self.persons]

    def _last_word(self, deal: Deal, partners: list[int]) -> Wish | None:
        """What a partner of people has still to say; whether the side has nothing to say is for the people to tell."""
        for seat in partners:
            act = self._ask(deal, seat, deal.legal(seat))
            if act != PASS_ACT:
                return Wish(seat, line_of([act], deal))
        return None

    def next_word(self, deal: Deal) -> Wish | None:
        """What one of them says or signs next: the answer to a question of its partner, or once a deal a sign of its own (PL-TALK-01).

        Each speaks from its own view alone, and by the sheet of signs that the rules name.
        """
        if not deal.rules.talk or deal.phase() in ("cut", "done"):
            return None  # without cards there is nothing to tell
        for seat in sorted(self.bots):
            words = self._answer(deal, seat) or self._sign(deal, seat)
            if words is not None:
                return Wish(seat, parse(words))
        return None

    def _answer(self, deal: Deal, seat: int) -> str | None:
        """The answer to the last question of a partner, as long as nothing but talk has come after it."""
        question = self.said.question_to(seat, deal.seating.partners(seat))
        return None if question is None else answer(deal.seen_by(seat), seat, sheet_of(deal.rules), question)

    def _sign(self, deal: Deal, seat: int) -> str | None:
        """Its own sign, before it lays its first card and if it has not signed already."""
        sheet, said = sheet_of(deal.rules), self.said
        if sheet is None or not said.signs or deal.phase() != "play" or deal.has_played(seat) or said.has_signed(seat):
            return None
        if not self._people_beside(deal, seat) and not said.draws(seat, SIGNS_OF_STRANGERS):
            return None
        return unasked(deal.seen_by(seat), seat, sheet)

    def _people_beside(self, deal: Deal, seat: int) -> frozenset[int]:
        """The people on a player's side."""
        return self.persons.intersection(deal.seating.members(deal.seating.side_of(seat)))

    def _choose(self, asking: Asking, seat: int, asking_to: frozenset[int], acts: list[int]) -> int:
        """What a player does; who has people beside them leaves it to these to give anything away, unless all of them have asked."""
        deal, options = asking.at(), asking.options()
        if acts:
            return self._ask(deal, seat, deal.in_one_breath(acts[0], options))
        people = self._people_beside(deal, seat)
        if not people:
            return self._ask(deal, seat, options)
        if people <= asking_to:
            return self._ask(deal, seat, [act for act in options if act != DEFER_ACT])
        if both_may_decide(deal, seat):
            return DEFER_ACT
        return self._ask(deal, seat, [act for act in options if kind_of(act) != CONCEDE])

    def _ask(self, deal: Deal, seat: int, options: list[int]) -> int:
        """A player's own choice; something legal where it fails to choose. Raises `GivenUp` where nobody wants to know any more."""
        if not self.wanted():
            raise GivenUp
        if len(options) == 1:
            return options[0]
        act = -1
        try:
            bot = told(self.bots[seat], self.said.told_to(seat, sheet_of(deal.rules)))
            act = hurried(bot, self.until).choose(deal.seen_by(seat), seat, options, self.rng)
        except Exception:
            log.exception("the player at seat %s could not decide", seat)
        return act if act in options else self.rng.choice(options)


def _lets_go_on(act: int, deal: Deal, seat: int) -> bool:
    """Whether the choice is to do nothing. A pass that the rules know does something: it declines, keeps a face, or admits."""
    return act == DEFER_ACT or (act == PASS_ACT and PASS_ACT not in deal.legal(seat))
