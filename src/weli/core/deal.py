"""What every deal is to the house, whatever its game: whose it is, who plays, what it has come to, and the questions all rooms ask.

`check` answers 0 or the reason against an act (`weli.core.reasons`), `legal` lists the acts of a seat, `play` trusts that `check`
was asked.
For a seat's own acts `check` and `legal` give the same answer on `seen_by(seat)` as on the whole deal.
"""

from dataclasses import is_dataclass
from typing import Any, Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from weli.core.act_row import Acts
from weli.core.cards import BIT, set_of
from weli.core.pickling import Copied, Portable, held_by
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.core.tape import Note, Tape

NONE: Final = -1
WHOLE_TRUTH: Final = -1
NOBODY: Final = -2
"""In the place of a seat: those who only look on, and know what everybody has seen."""

NOTHING_YET: Final[list[int]] = []
"""The row that every deal begins with where nothing has come about yet; such rows are replaced, never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Copied):  # noqa: PLW1641  it is played on, so that it can have no hash
    """A deal at one moment. Seats and sides are indices, acts the small integers of `acts`.

    Two of them are equal where all their facts are.

    There is no `__init__`, so that a copy need not fill in what it replaces at once.
    """

    seating: Seating  #: who sits where, and on which side
    active: list[int]  #: the seats that play; where others have left the game, not all of them
    playing: i64  #: the same as a set
    dealer: i64  #: the seat that deals
    start_scores: list[int]  #: of each side, before the deal
    knows: i64  #: WHOLE_TRUTH, or the one seat whose view this is, or NOBODY
    closed: bool  #: whether it is over and counted
    gained: list[int]  #: how the deal changes each score
    winner: i64  #: the side that has won the game by this deal
    reached: list[int]  #: the sides that have reached the target, in their order
    losers: list[int]  #: the sides that have lost it, where somebody has
    offences: list["Offence"]  #: forbidden acts that the house lets happen at a price, in their order
    tape: Tape | None  #: what happens is written down there, if there is one; a copy has none

    def __repr__(self) -> str:
        seer = "everybody" if self.knows == NOBODY else self.seating.seat_name(self.knows)
        seen = "" if self.knows == WHOLE_TRUTH else f", as {seer} sees it"
        return f"<deal of {self.rules.title}: {self.phase()}, dealt by {self.seating.seat_name(self.dealer)}{seen}>"

    def __eq__(self, other: object) -> bool:
        return self.facts() == other.facts() if isinstance(other, Deal) else NotImplemented

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    @property
    def rules(self) -> RuleSet:
        """The rules by which it is played; each game knows them as its own kind of rule set."""
        raise NotImplementedError

    # What the engine of the game does.

    def check(self, seat: i64, act: i64) -> i64:
        """0 where a seat may make that act now, otherwise the reason against it."""
        raise NotImplementedError

    def add_legal(self, seat: i64, found: Acts) -> None:
        """Adds every act that a seat may make now, cards first."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """The same as a list, for whoever asks from outside."""
        found = Acts()
        self.add_legal(seat, found)
        return found.as_list()

    def play(self, seat: i64, act: i64) -> None:
        """Makes an act that `check` allows, or that the house tolerates, and all that follows from it by itself."""
        raise NotImplementedError

    def after(self, seat: i64, acts: list[int], *, tolerant: bool = False) -> tuple[Self, i64]:
        """The deal after acts that are made together, with a tape of what came of them; or itself, and the reason against one of them.

        `tolerant`: what the house tolerates is written down and done.
        """
        then = self
        for act in acts:
            reason = then.check(seat, act)
            if reason and not (tolerant and self.tolerates(reason)):
                return self, reason
            if then is self:
                then = self.copy()
                then.tape = []
            if reason:
                then.offend(seat, act, reason)
            then.play(seat, act)
        return then, 0

    def against(self, seat: i64, acts: list[int]) -> i64:
        """The reason against acts that are made together, or 0. What only is to be known, and not done, need not be done."""
        return self.check(seat, acts[0]) if len(acts) == 1 else self.after(seat, acts)[1]

    def charged(self, seat: i64, reason: i64) -> Self:
        """The deal after a forbidden act that was not carried out but is charged."""
        then = self.copy()
        then.offend(seat, NONE, reason)
        return then

    def tolerates(self, reason: i64) -> bool:
        """Whether the house lets an act happen, at a price, that this reason stands against."""
        return False

    def charges(self, reason: i64) -> bool:
        """Whether the house charges for an act that this reason stands against, though it does not come about."""
        return False

    def is_out_of_turn(self, reason: i64) -> bool:
        """Whether an act that this reason stands against has a price of its own, as one out of turn."""
        return False

    def offend(self, seat: i64, act: i64, reason: i64) -> None:
        """Writes a forbidden act down, for which the house charges."""
        self.offences = [*self.offences, Offence(seat, act, reason)]

    def has_done(self, seat: i64, act: i64) -> bool:
        """Whether an act says no more than what the deal has brought about by itself; older records may say it."""
        return False

    def implied_act(self, seat: i64) -> i64:
        """The act that a seat's silence means now, which a record may leave out; or -1."""
        return NONE

    def is_needless_to_ask(self, seat: i64) -> bool:
        """Whether a player is asked something that has only one sensible answer."""
        return False

    def awaits_more(self, seat: i64, act: i64) -> bool:
        """Whether an act that a seat has just made waits for others that people make in the same breath."""
        return False

    def in_one_breath(self, act: i64, options: list[int]) -> list[int]:
        """The options that may follow such an act in the same breath."""
        return options

    def hides_card(self, act: i64) -> bool:
        """Whether the others will not see the card of an act that is about to be made."""
        return False

    # What it tells and knows.

    def set_out(
        self, rules: RuleSet, dealer: i64, start_scores: list[int], active: list[int], tape: Tape | None
    ) -> None:
        """Fills in what every deal has, as long as nothing has been done in it; `active` are the seats that play."""
        self.tape = tape
        self.seating = rules.seating
        self.active = active[:]
        self.playing = set_of(active)
        self.dealer = dealer
        self.start_scores = start_scores[:]
        self.knows = WHOLE_TRUTH
        self.closed = False
        self.gained = [0] * rules.seating.sides
        self.winner = NONE
        self.reached = NOTHING_YET
        self.losers = NOTHING_YET
        self.offences = []

    def note(
        self,
        what: str,
        reason: i64,
        *,
        also: i64 = 0,
        seat: i64 = NONE,
        side: i64 = NONE,
        figure: i64 = NONE,
        card: i64 = NONE,
        name: i64 = NONE,
        number: i64 = 0,
    ) -> None:
        """Writes down on the tape, if there is one, what has just been decided in public."""
        if self.tape is not None:
            self.tape.append(Note(what, reason, also, seat, side, figure, card, name, number))

    def steps(self) -> list[Note]:
        """The count of a closed deal, step by step; the number of each is what it brings in points or units."""
        raise NotImplementedError

    def copy(self) -> Self:
        """The same deal at the same moment, which goes on by itself and has no tape."""
        twin = self.empty()
        twin.tape = None
        self.copy_into(twin)
        return twin

    def seen_by(self, seat: i64) -> Self:
        """The deal as that seat knows it: its own hand, and all that everybody has seen; of `NOBODY` that alone."""
        view = self.copy()
        view.hide_from(seat)
        return view

    def empty(self) -> Self:
        """A deal of the same game without any facts."""
        return type(self)()

    def copy_into(self, twin: Self) -> None:
        """Makes a fresh deal the same as this one; what never changes once it is there is shared. A game adds what is its own."""
        twin.seating = self.seating
        twin.active = self.active
        twin.playing = self.playing
        twin.dealer = self.dealer
        twin.start_scores = self.start_scores
        twin.knows = self.knows
        twin.closed = self.closed
        twin.gained = self.gained
        twin.winner = self.winner
        twin.reached = self.reached
        twin.losers = self.losers
        twin.offences = self.offences

    def hide_from(self, seat: i64) -> None:
        """Leaves only what that seat may know, or, for `NOBODY`, what everybody does."""
        raise NotImplementedError

    def facts(self) -> tuple[object, ...]:
        """Everything there is to compare two deals by: a group for each subject, the first of which begins with the rules."""
        kept = tuple([name for name in held_by(self) if isinstance(getattr(self, name), RuleSet)])
        return (self.rules,), facts_of(self, ("seating", "tape", *kept))

    def phase(self) -> str:
        """Where the deal stands, in the words of a record."""
        return "done" if self.closed else "play"

    def turn(self) -> i64:
        """The seat due to play a card once everything that comes first is done, or -1."""
        raise NotImplementedError

    def answering(self) -> list[int]:
        """The seats that owe an answer now, each for its side."""
        return []

    def offered(self) -> list[int]:
        """The seats that may raise at once, and need not."""
        return []

    def must_act(self, seat: i64) -> bool:
        """Whether the deal cannot go on without something from this seat, or from its partner for it."""
        return seat == self.turn()

    def brought(self, side: i64) -> i64:
        """What the deal has brought a side so far: once it is closed, what was counted."""
        return self.gained[side]

    def points_for(self, side: i64) -> int:
        """What a closed deal has brought a side, the more the better, whichever way its game counts."""
        raise NotImplementedError

    def points_ahead(self, side: i64) -> float:
        """What a closed deal has brought a side more than the others on average."""
        others = [self.points_for(other) for other in range(self.seating.sides) if other != side]
        return self.points_for(side) - sum(others) / len(others)

    def acting(self) -> list[int]:
        """What each seat has to do with the deal now: 2 it must act (or its partner may for it), 1 it may, 0 it cannot."""
        found: list[int] = []
        for seat in range(self.seating.players):
            found.append(2 if self.must_act(seat) else 1 if self.legal(seat) else 0)
        return found

    # What lies on the table, in the order in which it got there; everywhere `HIDDEN` stands for a card that this view may not know.

    def hand_cards(self, seat: i64) -> list[int]:
        """The cards in a hand."""
        raise NotImplementedError

    def laid_by(self, seat: i64) -> list[tuple[int, int]]:
        """The cards that lie before a player, each with what it was named, or -1."""
        raise NotImplementedError

    def has_played(self, seat: i64) -> bool:
        """Whether a player has laid a card to a trick in this deal."""
        return len(self.hand_cards(seat)) < self.rules.hand_size

    def open_cards(self) -> list[int]:
        """The cards that lie open beside the hands and belong to nobody."""
        return []

    def seen_in_the_cut(self) -> i64:
        """The card that the cut has brought to light for the cutter alone, or -1."""
        return NONE

    def unknown_cards(self) -> list[int]:
        """The cards that this view cannot place, each as often as it is missing.

        A game in which cards are there twice, or are known though they do not lie there any more, says it in its own way.
        """
        placed = {*self.open_cards(), int(self.seen_in_the_cut())}
        for seat in range(self.rules.players):
            placed.update(self.hand_cards(seat))
            placed.update([card for card, _ in self.laid_by(seat)])
        return [card for card in self.rules.cards if card not in placed]

    def to_draw(self) -> i64:
        """How many cards are still to be drawn."""
        return 0

    def trump_suit(self) -> i64:
        """The suit of the trumps, or -1 where there is none, or none yet."""
        return NONE

    def suit_led(self) -> i64:
        """The suit of the card that was led to the trick on the table, or of what it was named; -1 where none lies there, or none open."""
        raise NotImplementedError

    def outcome(self) -> tuple[str, ...]:
        """The names of the facts that tell what has come of a closed deal, and so what it is worth; after a dot those of facts in them."""
        return ("closed", "gained", "winner", "reached", "losers")

    def tricks_of(self, side: i64) -> i64:
        """How many tricks a side has taken."""
        raise NotImplementedError

    def still_said(self) -> list[tuple[int, int]]:
        """What players have said that the table has to remember: who, and the act."""
        return []

    # Seats.

    def cutter(self) -> i64:
        """The player who sits before the dealer in turn (GS-DEAL-02, PL-CUT-01, PL-OQ-64, BI-CUT-01, GA-DEAL-02)."""
        return self._beside_the_dealer(-1)

    def first_leader(self) -> i64:
        """The player who follows the dealer (GS-PLAY-01, PL-PLAY-01, PL-STRAF-36, BI-PLAY-03, GA-OPEN-01)."""
        return self._beside_the_dealer(1)

    def _beside_the_dealer(self, way: i64) -> i64:
        """The next player who has not left the game."""
        players = self.seating.players
        seat = (self.dealer + way) % players
        while not self.is_in(seat):
            seat = (seat + way) % players
        return seat

    def round_from(self, seat: i64) -> list[int]:
        """Those who play, in order of turn, that seat first."""
        first = self.active.index(seat)
        return self.active[first:] + self.active[:first]

    def is_in(self, seat: i64) -> bool:
        """Whether that seat plays, and has not left the game."""
        return self.playing & BIT[seat] != 0

    def seat_after(self, seat: i64, steps: i64) -> i64:
        """The seat so many players further round, at most once round, counting only those who play."""
        if len(self.active) == self.seating.players:
            following = seat + steps
            return following if following < self.seating.players else following - self.seating.players
        return self.active[(self.active.index(seat) + steps) % len(self.active)]

    def playing_sides(self) -> vec[i64]:
        """The sides of which somebody plays."""
        if len(self.active) == self.seating.players:
            return self.seating.every_side
        return vec[i64]([self.seating.side_of(seat) for seat in self.active])


class Offence(Portable):
    """A forbidden act that has been carried out: who did it, with what, and the reason that stood against it.

    `proof` is the set of cards each of which proves it once it is seen, where nobody could know at once. Never changed once made.
    """

    def __init__(self, seat: i64, act: i64, reason: i64, proof: i64 = 0) -> None:
        self.seat = seat
        self.act = act
        self.reason = reason
        self.proof = proof

    def facts(self) -> tuple[int, int, int, int]:
        """What it holds, to be compared by."""
        return self.seat, self.act, self.reason, self.proof


def facts_of(group: object, but: tuple[str, ...] = ()) -> tuple[object, ...]:
    """Everything that a group of facts holds, to compare it by, in the order of their names; `but` are those that follow from others.

    A group in the group says its own, where it has a method `facts`. Both forms give the same, and no order of declaration matters.
    """
    return tuple([_fact(getattr(group, name)) for name in held_by(group) if name not in but])


def _fact(value: Any) -> object:
    """A fact as a value that can be compared: numbers, words, rule sets and nothing as they are, rows as tuples, truths as numbers."""
    if value is None or isinstance(value, str) or is_dataclass(value):
        return value
    if isinstance(value, int):
        return int(value)
    if hasattr(value, "__iter__"):
        return tuple([_fact(one) for one in value])
    return value.facts() if hasattr(value, "facts") else facts_of(value)
