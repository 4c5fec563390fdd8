"""From a rule set to the sequence form of its deals, by walking the engine through every deal in the asking order."""

from typing import Final, final

from weli.core.acts import STEP
from weli.core.cards import PLACES, set_of
from weli.core.ruleset import RuleSet
from weli.games import asking_for
from weli.ports.solving import Dealt
from weli.ports.turn_order import Asking
from weli.solving.policies import Policy
from weli.solving.sequence_form import Choice, Ending, InformationSet, SequenceForm

_ACTS: Final = 64 * STEP
_SEATS: Final = 2
_HANDS: Final[int] = 2**PLACES
_START: Final = 0


@final
class Places:
    """What a seat can have noticed of a deal: the card turned, then who has done what. Each such course has a number."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}
        self._keys: list[int] = [_START]

    def turned(self, card: int) -> int:
        """The course that begins with that card."""
        return self.after(_START, 0, card)

    def after(self, place: int, seat: int, act: int) -> int:
        """The course that goes on from another one with what a seat does."""
        key = (place * _SEATS + seat) * _ACTS + act
        number = self._numbers.get(key, _START)
        if number == _START:
            number = len(self._keys)
            self._numbers[key] = number
            self._keys.append(key)
        return number

    def course(self, place: int) -> tuple[int, list[tuple[int, int]]]:
        """The card turned; and each act since, after the seat that made it."""
        found: list[tuple[int, int]] = []
        key = self._keys[place]
        before = key // (_SEATS * _ACTS)
        while before != _START:
            found.append((key // _ACTS % _SEATS, key % _ACTS))
            key = self._keys[before]
            before = key // (_SEATS * _ACTS)
        found.reverse()
        return key % _ACTS, found


@final
class Position:
    """Where a walk has come to: how the deal is asked on, what either seat has noticed, and the last choices of both."""

    def __init__(self, asking: Asking, noticed: list[int], last: list[Choice]) -> None:
        self.asking = asking
        self.noticed = noticed
        self.last = last


@final
class Builder:
    """Adds deal after deal to a sequence form; `nodes` counts the positions it has come through.

    What a seat knows is its hand and what it has noticed: everything that is done, and when it has itself let things go on. That the
    other one could have interrupted and did not, nobody notices.
    """

    def __init__(self, rules: RuleSet, windows: int, policy: Policy, deals: int) -> None:
        self.rules = rules
        self.windows = windows
        self.policy = policy
        self.deals = deals
        self.form = SequenceForm()
        self.places = Places()
        self.nodes = 0
        self._known: list[dict[int, InformationSet]] = [{}, {}]
        self._hands = [0, 0]

    def add(self, dealt: Dealt) -> None:
        """Walks through everything that can become of a deal."""
        self._hands = [set_of(hand) for hand in dealt.hands]
        asking = asking_for(dealt.deal(self.rules), 0, self.windows)
        begun = self.places.turned(dealt.turned)
        self._walk(Position(asking, [begun, begun], self.form.roots))

    def _walk(self, at: Position) -> None:
        self.nodes += 1
        seat = at.asking.seat()
        if seat < 0:
            self._end(at)
            return
        options = at.asking.options()
        if len(options) == 1:
            self._walk(self._after(at, at.asking, options[0], at.last))
            return
        choices = self._set_at(at, seat).choices
        for choice in choices:
            asking = at.asking if choice is choices[-1] else at.asking.copy()
            last = at.last[:]
            last[seat] = choice
            self._walk(self._after(at, asking, choice.act, last))

    def _after(self, at: Position, asking: Asking, act: int, last: list[Choice]) -> Position:
        """Where an act of the seat that is asked leads; `asking` is the present one or a copy, and moves on."""
        seat = asking.seat()
        noticed = at.noticed[:]
        for each in range(_SEATS):
            if each == seat or not asking.is_silence(act):
                noticed[each] = self.places.after(noticed[each], seat, act)
        asking.take(act)
        return Position(asking, noticed, last)

    def _end(self, at: Position) -> None:
        worth = at.asking.at().points_ahead(0)
        if worth != 0.0:
            self.form.endings.append(Ending(worth / self.deals, at.last[0], at.last[1]))

    def _set_at(self, at: Position, seat: int) -> InformationSet:
        """The information set that a position belongs to."""
        place = at.noticed[seat]
        key = place * _HANDS + self._hands[seat]
        known = self._known[seat].get(key)
        if known is None:
            known = InformationSet(at.last[seat], self._choices(at.asking, seat), place, self._hands[seat])
            self._known[seat][key] = known
            self.form.sets[seat].append(known)
        return known

    def _choices(self, asking: Asking, seat: int) -> list[Choice]:
        options = asking.options()
        choices = [Choice(act) for act in options]
        shares = self.policy.shares(asking.at().seen_by(seat), seat, options)
        for choice, share in zip(choices, shares, strict=True):
            choice.share = share
        return choices
