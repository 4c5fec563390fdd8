"""The computer players at a live table: who of them wants to do something now, and what.

They are asked in the asking order, each from what its own seat sees. The person is never asked: where the person must act, the table
waits. For the person's own side the person has the last word: its partner says neither good nor gives a figure away unless asked to decide.

They talk too, each to its own partner and heard by all; nothing that is said goes into what they choose.
"""

import logging
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from weli.acts import (
    CONCEDE,
    CONTEST,
    DEFER_ACT,
    FIGURES,
    GOOD,
    LAST_PROVE,
    LAST_SHOW,
    PASS_ACT,
    PROVE,
    SHOW,
    SPIEL,
    act_of,
    argument_of,
    kind_of,
)
from weli.asking import Asking
from weli.bots import Bot
from weli.notation import TALK, Line, line_of, parse
from weli.parts.deal import NONE, Deal
from weli.parts.engine import legal
from weli.talk import answer, sheet_of, unasked, understood

log = logging.getLogger(__name__)

SIGNS_OF_STRANGERS = 0.25
"""How often a player signs unasked whose partner is a computer player as well, and makes no use of it: now and then, as people see it."""

Said = Sequence[tuple[int, str]]  # who said or did what in this deal, as lines in their order


@dataclass(frozen=True)
class Wish:
    """What a computer player does."""

    seat: int
    line: Line


class Players:
    """The computer players of one table, by seat, beside the person at `person`."""

    def __init__(self, bots: Mapping[int, Bot], person: int, rng: random.Random) -> None:
        self.bots = bots
        self.person = person
        self.rng = rng

    def next_wish(self, deal: Deal, asked: bool) -> Wish | None:
        """What one of them does next; nothing where all of them wait for the person.

        `asked`: the person has left what is to be decided to the partner. Takes its own copy of the deal.
        """
        asking = Asking(deal.copy(), skip=1 << self.person)
        acts: list[int] = []
        start = asking.deal
        while (seat := asking.seat()) != NONE:
            if seat == self.person:
                if not self._partner_decides(asking, asked):
                    return None
                asking.take(DEFER_ACT)
                continue
            act = self._choose(asking, seat, asked, acts)
            if _lets_go_on(act, asking.deal, seat):
                if act not in asking.options():
                    return None  # the partner leaves it to the person, who was to be asked first
                asking.take(act)
                continue
            if not acts:
                start = asking.deal.copy()
            acts.append(act)
            asking.take(act)
            if _is_whole(acts, start, asking.deal, seat):
                return Wish(seat, line_of(acts, start))
        return None

    def next_word(self, deal: Deal, said: Said) -> Wish | None:
        """What one of them says or signs next: the answer to a question of its partner, or once a deal a sign of its own (PL-TALK-01).

        Each speaks from its own view alone, and by the sheet of signs that the rules name.
        """
        if not deal.rules.talk or deal.phase() in ("cut", "done"):
            return None  # without cards there is nothing to tell
        for seat in sorted(self.bots):
            words = self._answer(deal, seat, said) or self._sign(deal, seat, said)
            if words is not None:
                return Wish(seat, parse(words))
        return None

    def _answer(self, deal: Deal, seat: int, said: Said) -> str | None:
        """The answer to the last question of a partner, as long as nothing but talk has come after it."""
        for speaker, text in reversed(said):
            line = parse(text)
            if line.verb not in TALK or speaker == seat:
                return None
            question = understood(line.verb, line.text) if line.verb == "ask" else None
            if question is not None and deal.seating.side_of(speaker) == deal.seating.side_of(seat):
                return answer(deal.seen_by(seat), seat, sheet_of(deal.rules), question)
        return None

    def _sign(self, deal: Deal, seat: int, said: Said) -> str | None:
        """Its own sign, before it lays its first card and if it has not signed already."""
        sheet = sheet_of(deal.rules)
        if sheet is None or deal.phase() != "play" or deal.played[seat]:
            return None
        if any(speaker == seat and parse(text).verb == "sign" for speaker, text in said):
            return None
        seen = deal.seen_by(seat)
        if deal.seating.side_of(seat) != deal.seating.side_of(self.person) and not _signs_to_strangers(seen, seat):
            return None
        return unasked(seen, seat, sheet)

    def _partner_decides(self, asking: Asking, asked: bool) -> bool:
        """Whether a question put to the person may go to the partner first."""
        if DEFER_ACT not in asking.options():
            return False
        return asked or not _can_answer(asking.deal, self.person)

    def _choose(self, asking: Asking, seat: int, asked: bool, acts: list[int]) -> int:
        """What a player does; the person's partner leaves it to the person to give anything away, unless asked."""
        side = asking.deal.seating.side_of
        options = asking.options()
        if acts:
            return self._ask(asking.deal, seat, _continuing(options, acts, asking.deal))
        if side(seat) != side(self.person):
            return self._ask(asking.deal, seat, options)
        if asked:
            return self._ask(asking.deal, seat, [act for act in options if act != DEFER_ACT])
        act = self._ask(asking.deal, seat, _as_partner(options, asking.deal))
        return DEFER_ACT if kind_of(act) == GOOD else act

    def _ask(self, deal: Deal, seat: int, options: list[int]) -> int:
        """A player's own choice; something legal where it fails to choose."""
        if len(options) == 1:
            return options[0]
        act = -1
        try:
            act = self.bots[seat].choose(deal.seen_by(seat), seat, options, self.rng)
        except Exception:
            log.exception("the player at seat %s could not decide", seat)
        return act if act in options else self.rng.choice(options)


def _signs_to_strangers(view: Deal, seat: int) -> bool:
    """Drawn from the cards that the seat was dealt, so that it stays the same however often it is asked in a deal."""
    return random.Random(f"{seat} {view.dealer} {view.hands[seat]}").random() < SIGNS_OF_STRANGERS  # noqa: S311 - no card depends on it


def _lets_go_on(act: int, deal: Deal, seat: int) -> bool:
    """Whether the choice is to do nothing. A pass that the rules know does something: it declines, keeps a face, or admits."""
    return act == DEFER_ACT or (act == PASS_ACT and PASS_ACT not in legal(deal, seat))


def _as_partner(options: list[int], deal: Deal) -> list[int]:
    """What the person's partner is asked: not to concede, and always free to leave a decision to the person."""
    kept = [act for act in options if kind_of(act) != CONCEDE]
    to_be_decided = bool(deal.answering()) or deal.shower != NONE
    if to_be_decided and not deal.resolved() and not _half_done(deal) and DEFER_ACT not in kept:
        kept.append(DEFER_ACT)
    return kept


def _half_done(deal: Deal) -> bool:
    """Whether a card just laid still lacks its name, or one given its exchange (PL-WILD-05, PL-EXCH-01)."""
    return deal.naming != NONE or deal.giving != NONE


def _continuing(options: list[int], acts: list[int], deal: Deal) -> list[int]:
    """What may follow in the same breath: a name, more cards for the same figure, or that they are enough."""
    if _half_done(deal):
        return options
    kind = kind_of(acts[0])
    enough = act_of(CONTEST, kind - SHOW)  # no act at all where a bet is proven
    return [act for act in options if kind_of(act) == kind or act == enough]


def _is_whole(acts: list[int], before: Deal, after: Deal, seat: int) -> bool:
    """Whether acts are a line already: cards laid in the show wait for the word that they are enough, proofs for the whole example."""
    if _half_done(after):
        return False
    kind = kind_of(acts[0])
    if SHOW <= kind <= LAST_SHOW:
        return before.chosen & (1 << kind - SHOW) != 0 or kind_of(acts[-1]) == CONTEST
    if PROVE <= kind <= LAST_PROVE:
        return not after.owes(seat) & (1 << kind - PROVE) or after.closed
    return True


def _can_answer(deal: Deal, seat: int) -> bool:
    """Whether a player can well decide alone: he could hold what is asked, or stay in with every figure to be shown."""
    asked = [figure for figure in range(FIGURES) if deal.owes_answer(seat, figure)]
    if asked:
        return all(figure == SPIEL or deal.has_example(seat, figure) for figure in asked)
    could = 0
    for act in legal(deal, seat):
        if kind_of(act) == CONTEST:
            could |= 1 << argument_of(act)
        elif SHOW <= kind_of(act) <= LAST_SHOW:
            could |= 1 << kind_of(act) - SHOW
    return deal.undecided() & ~could == 0
