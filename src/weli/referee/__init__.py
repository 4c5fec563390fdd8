"""The engine for people: lines in, events out, refusals with their rule, everything in words.

>>> referee = Referee(deal, game_named("giltspiel"))
>>> [event.text("en") for event in referee.take(3, "LU")]
['West plays the Unter of leaves.']
"""

from itertools import combinations

from weli.acts import CONCEDE, CONTEST, PASS, PROVE, STEP, argument_of, kind_of, prove_act, show_act
from weli.cards import BIT, cards_of, set_of
from weli.errors import Illegal
from weli.games import Game
from weli.notation import TALK, Line, acts_of, line_of, parse, show_line
from weli.parts import engine, grounds
from weli.parts.deal import NONE, SHOWN_FIGURES, Deal
from weli.parts.figures import figure_key
from weli.referee.event import Event, card_in_words
from weli.referee.watch import Watch, counted_event
from weli.rulebook import rule


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

        Raises:
            NotationError: the line cannot be read.
            Illegal: a rule stands against it; nothing has changed.
        """
        spoken = parse(line) if isinstance(line, str) else line
        if spoken.verb in TALK:
            return [Event(spoken.verb, (), seat, said=spoken.text, seating=self.deal.seating)]
        acts, after, ground = self._carried_out(seat, spoken)
        if ground:
            raise self._illegal(seat, spoken, ground)
        events = Watch(self.deal, after, self.game.cites).act(seat, acts)
        self.deal = after
        return events

    def may(self, seat: int, line: Line | str) -> bool:
        """Whether the rules allow that line now.

        Raises:
            NotationError: the line cannot be read.
        """
        return self.why_not(seat, line) is None

    def why_not(self, seat: int, line: Line | str) -> str | None:
        """The id of the rule that stands against a line, or nothing."""
        spoken = parse(line) if isinstance(line, str) else line
        if spoken.verb in TALK:
            return None
        _, _, ground = self._carried_out(seat, spoken)
        return self.game.cites[ground][0] if ground else None

    def lines(self, seat: int) -> list[Line]:
        """Everything that a seat may do now, each as the line one would say; in the show those with the fewest cards first."""
        found: list[Line] = []
        for act in engine.legal(self.deal, seat):
            kind = kind_of(act)
            answers_anyway = kind == CONCEDE and self.deal.bettor[argument_of(act)] != NONE
            if (kind < CONTEST and not answers_anyway) or kind == PASS:
                found.append(line_of([act], self.deal))
        found += [line for figure in SHOWN_FIGURES for line in _contests(self.deal, seat, figure)]
        found += [line for figure in SHOWN_FIGURES for line in _proofs(self.deal, seat, figure)]
        return found

    def _carried_out(self, seat: int, line: Line) -> tuple[list[int], Deal, int]:
        """A line as acts, the deal after them, and the ground against them."""
        acts = acts_of(line, self.deal, seat)
        after, ground = _proved(self.deal, seat, acts) if line.verb == "validate" else _tried(self.deal, seat, acts)
        return acts, after, ground

    def _illegal(self, seat: int, line: Line, ground: int) -> Illegal:
        nearest, *also = self.game.cites[ground]
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


def _proved(deal: Deal, seat: int, acts: list[int]) -> tuple[Deal, int]:
    """The same for the cards that prove a bet, laid together: each belongs to an example, which may be as big as one likes (GS-VAL-03)."""
    after = deal.copy()
    for act in acts:
        ground = engine.check(deal, seat, act) if after.hands[seat] & BIT[argument_of(act)] else grounds.NOT_HELD
        if ground:
            return deal, ground
        after.lay(seat, argument_of(act))
    engine.go_on(after)
    figure = kind_of(acts[0]) - PROVE
    return (deal, grounds.PROVES_NOTHING) if after.owes(seat) & BIT[figure] else (after, grounds.FINE)


def _contests(deal: Deal, seat: int, figure: int) -> list[Line]:
    """The ways to stay in a figure, the fewest cards first, and of equally many the weakest figure that will do."""
    found = []
    for cards in _some_of(deal.hands[seat]):
        acts = [*[show_act(figure, card) for card in cards], CONTEST * STEP + figure]
        if not _tried(deal, seat, acts)[1]:
            key = figure_key(deal.visible[seat] | set_of([*cards]), figure)
            found.append((len(cards), key, Line("contest", (figure,), tuple((card, None) for card in cards))))
    return [line for _, _, line in sorted(found, key=lambda one: one[:2])]


def _proofs(deal: Deal, seat: int, figure: int) -> list[Line]:
    """The ways to prove a bet, the fewest cards first."""
    if not deal.resolved() or not deal.owes(seat):
        return []
    return [
        Line("validate", (figure,), tuple((card, None) for card in cards))
        for cards in _some_of(deal.hands[seat], most=2)
        if cards and not _proved(deal, seat, [prove_act(figure, card) for card in cards])[1]
    ]


def _some_of(hand: int, most: int = 5) -> list[tuple[int, ...]]:
    cards = cards_of(hand)
    return [some for size in range(min(most, len(cards)) + 1) for some in combinations(cards, size)]


__all__ = ["Event", "Referee", "card_in_words", "counted_event"]
