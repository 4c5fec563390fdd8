"""The engine for people: lines in, events out, refusals with their rule, everything in words.

>>> referee = Referee(deal, game_named("giltspiel"))
>>> [event.text("en") for event in referee.take(3, "LU")]
['West plays the Unter of leaves.']
"""

from itertools import combinations
from typing import Final

from weli.acts import (
    CONCEDE,
    CONTEST,
    EXCHANGE,
    LAST_PROVE,
    NAME,
    PLAY,
    PROVE,
    UPGRADE,
    argument_of,
    kind_of,
)
from weli.cards import BIT, PLACES, cards_of, set_of
from weli.errors import Illegal
from weli.games import Game
from weli.notation import TALK, Line, acts_of, line_of, parse, show_line
from weli.parts import engine, grounds
from weli.parts.deal import NONE, SHOWN_FIGURES, Deal
from weli.parts.figures import count_by_rank, missing_for
from weli.referee.event import Event, card_in_words
from weli.referee.watch import Watch, counted_event
from weli.rulebook import rule

NO_PARTNER: Final = "PL-TALK-13"
"""Who has no partner to talk to does not talk: the engine knows nothing of talk, so this one ground is the referee's own."""


TWO_STEPS: Final = (EXCHANGE, UPGRADE)
OUT_OF_TURN: Final = (
    grounds.NOT_YOUR_FIRST_LEAD,
    grounds.NOT_YOUR_LEAD,
    grounds.NOT_YOUR_TURN,
    grounds.NO_BET_TO_ANSWER,
    grounds.ANSWER_IN_TURN,
    grounds.NO_SHOW,
    grounds.NOT_FIRST_TO_SHOW,
    grounds.NOT_YOUR_SHOW,
)
"""The grounds that say: it is not this player's turn to play, to answer or to show (PL-STRAF-28, PL-OQ-46)."""


class Referee:
    """Watches over one deal. A line is accepted whole or refused whole; a refused one changes nothing."""

    def __init__(self, deal: Deal, game: Game) -> None:
        self.deal = deal
        self.game = game

    def start(self) -> list[Event]:
        """What there is to tell of the deal before anybody has done anything."""
        return Watch(self.deal, self.deal, self.game.cites).start()

    def take(self, seat: int, line: Line | str) -> list[Event]:
        """Carries out what a player says or lays, and tells what came of it.

        Where a forbidden act has its price, it does not count, is charged, and is told (PL-STRAF-28, PL-OQ-46, GS-OQ-29).

        Raises:
            NotationError: the line cannot be read.
            Illegal: a rule stands against it; nothing has changed.
        """
        spoken = parse(line) if isinstance(line, str) else line
        if spoken.verb in TALK:
            if not self.deal.rules.talk:
                raise self._illegal(seat, spoken, NO_PARTNER)
            return [Event(spoken.verb, (), seat, said=spoken.text, seating=self.deal.seating)]
        acts, after, ground = self._carried_out(seat, spoken)
        if ground and self._has_a_price(seat, ground):
            return self._charge(seat, ground)
        if ground:
            raise self._illegal(seat, spoken, *self.game.cites[ground])
        events = Watch(self.deal, after, self.game.cites).act(seat, acts)
        self.deal = after
        return events

    def against(self, seat: int, line: Line | str) -> Illegal | None:
        """What stands against a line; nothing changes, and nothing is charged.

        Raises:
            NotationError: the line cannot be read.
        """
        spoken = parse(line) if isinstance(line, str) else line
        rules = self._rules_against(seat, spoken)
        return self._illegal(seat, spoken, *rules) if rules else None

    def may(self, seat: int, line: Line | str) -> bool:
        """Whether the rules allow that line now.

        Raises:
            NotationError: the line cannot be read.
        """
        return self.why_not(seat, line) is None

    def why_not(self, seat: int, line: Line | str) -> str | None:
        """The id of the rule that stands against a line, or nothing."""
        rules = self._rules_against(seat, parse(line) if isinstance(line, str) else line)
        return rules[0] if rules else None

    def _rules_against(self, seat: int, line: Line) -> tuple[str, ...]:
        """The ids of the rules that stand against a line, the nearest first."""
        if line.verb in TALK:
            return () if self.deal.rules.talk else (NO_PARTNER,)
        _, _, ground = self._carried_out(seat, line)
        return self.game.cites[ground] if ground else ()

    def lines(self, seat: int) -> list[Line]:
        """Everything that a seat may do now, each as the line one would say; in the show those with the fewest cards first.

        A Perlagg is played under each name it may get, and under none; in the show and to prove a bet it is laid under a name that serves.
        """
        found: list[Line] = []
        for act in engine.legal(self.deal, seat):
            kind = kind_of(act)
            answers_anyway = kind == CONCEDE and self.deal.bettor[argument_of(act)] != NONE
            if kind in TWO_STEPS or (kind == PLAY and self.deal.wild & BIT[argument_of(act)]):
                found += [line_of([act, second], self.deal) for second in _second_steps(self.deal, seat, act)]
            elif not (CONTEST <= kind <= LAST_PROVE or answers_anyway):
                found.append(line_of([act], self.deal))
        found += [line for figure in SHOWN_FIGURES for line in _contests(self.deal, seat, figure)]
        found += [line for figure in SHOWN_FIGURES for line in _proofs(self.deal, seat, figure)]
        return found

    def _carried_out(self, seat: int, line: Line) -> tuple[list[int], Deal, int]:
        """A line as acts, the deal after them, and the ground against them."""
        acts = acts_of(line, self.deal, seat)
        after, ground = _proved(self.deal, seat, acts) if line.verb == "validate" else _tried(self.deal, seat, acts)
        return acts, after, ground

    def _has_a_price(self, seat: int, ground: int) -> bool:
        if self.deal.closed or seat not in self.deal.active:
            return False
        return self._is_out_of_turn(ground) or self.deal.rules.illegal_act_policy == "penalise"

    def _is_out_of_turn(self, ground: int) -> bool:
        return self.deal.rules.out_of_turn_penalty > 0 and ground in OUT_OF_TURN

    def _charge(self, seat: int, ground: int) -> list[Event]:
        """The act is refused and written down; the count charges for it."""
        self.deal = self.deal.copy()
        charged = self.deal.out_of_turn if self._is_out_of_turn(ground) else self.deal.forbidden
        charged[seat] += 1
        nearest = grounds.OUT_OF_TURN if self._is_out_of_turn(ground) else grounds.FORBIDDEN
        kind = "offence" if self._is_out_of_turn(ground) else "forbidden"
        rules = (self.game.cites[nearest][0], self.game.cites[ground][0])
        return [Event(kind, rules, seat, seating=self.deal.seating)]

    def _illegal(self, seat: int, line: Line, nearest: str, *also: str) -> Illegal:
        cited = rule(nearest)
        legal = [show_line(one) for one in self.lines(seat)]
        return Illegal(
            cited.id,
            also=also,
            de=cited.text("de"),
            en=cited.text("en"),
            legal=legal,
            seat=seat,
            act=show_line(line),
        )


def _tried(deal: Deal, seat: int, acts: list[int]) -> tuple[Deal, int]:
    """The deal after these acts, or the ground against one of them."""
    after = deal.copy()
    for act in acts:
        ground = engine.check(after, seat, act)
        if ground:
            return deal, ground
        engine.play(after, seat, act)
    return after, grounds.FINE


def _second_steps(deal: Deal, seat: int, act: int) -> list[int]:
    """What may follow the first half of a line: the names of a Perlagg, the cards that an exchange may fetch."""
    after = deal.copy()
    engine.play(after, seat, act)
    return engine.legal(after, seat)


def _proved(deal: Deal, seat: int, acts: list[int]) -> tuple[Deal, int]:
    """The same for the cards that prove a bet, laid together: each belongs to an example, which may be as big as one likes (GS-VAL-03)."""
    after = deal.copy()
    for act in acts:
        if PROVE <= kind_of(act) <= LAST_PROVE:
            held = after.hands[seat] & BIT[argument_of(act)] and after.naming == NONE
            ground = engine.check(deal, seat, act) or (grounds.FINE if held else grounds.NOT_HELD)
        else:
            ground = engine.check(after, seat, act)
        if ground:
            return deal, ground
        if PROVE <= kind_of(act) <= LAST_PROVE:
            after.lay(seat, argument_of(act), kind_of(act))
        else:
            after.give_name(argument_of(act) if kind_of(act) == NAME else NONE)
    engine.go_on(after)
    figure = kind_of(acts[0]) - PROVE
    return (deal, grounds.PROVES_NOTHING) if after.owes(seat) & BIT[figure] else (after, grounds.FINE)


def _contests(deal: Deal, seat: int, figure: int) -> list[Line]:
    """The ways to stay in a figure, the fewest cards first, and of equally many the weakest figure that will do."""
    if deal.phase() != "show":
        return []
    found = []
    for cards in _some_of(deal.hands[seat]):
        line, key = _laid_for(deal, seat, figure, cards)
        if not _tried(deal, seat, acts_of(line, deal, seat))[1]:
            found.append((len(cards), key, line))
    return [line for _, _, line in sorted(found, key=lambda one: one[:2])]


def _proofs(deal: Deal, seat: int, figure: int) -> list[Line]:
    """The ways to prove a bet, the fewest cards first."""
    if not deal.resolved() or not deal.owes(seat):
        return []
    lines = [
        _laid_for(deal, seat, figure, cards, "validate")[0] for cards in _some_of(deal.hands[seat], most=2) if cards
    ]
    return [line for line in lines if not _proved(deal, seat, acts_of(line, deal, seat))[1]]


def _laid_for(deal: Deal, seat: int, figure: int, cards: tuple[int, ...], verb: str = "contest") -> tuple[Line, int]:
    """These cards laid for a figure, the Perlaggen among them under names that serve it best, and the figure's key."""
    chosen = deal.copy()
    chosen.hands[seat] = set_of([*cards])
    key = chosen.full_figure(seat, figure)
    natural = chosen.hands[seat] & ~deal.wild
    visible = deal.visible[seat]
    names = (
        missing_for(natural | visible, deal.again[seat] + count_by_rank(natural & visible), 0, figure, key)
        if key
        else []
    )
    named = [(card, names.pop() if deal.wild & BIT[card] and names else None) for card in cards]
    return Line(verb, (figure,), tuple(named)), key


def _some_of(hand: int, most: int = PLACES) -> list[tuple[int, ...]]:
    cards = cards_of(hand)
    return [some for size in range(min(most, len(cards)) + 1) for some in combinations(cards, size)]


__all__ = ["Event", "Referee", "card_in_words", "counted_event"]
