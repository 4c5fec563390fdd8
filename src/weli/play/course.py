"""A play: one course of a game, deal after deal, in the words of a table.

>>> play = new_game("giltspiel/fiss", seed=7)
>>> play.must_act
['E']
>>> play.say("E LK")
[<East plays the King of leaves. [GS-PLAY-12]>]

`Game` is what the rules of a family are, and stands in the registry `weli.games`; a play is one course of it.
"""

import random
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from weli.bots import Bot, bot_named
from weli.bots.turns import next_line
from weli.core.cards import card_of, cards_text
from weli.core.deal import NONE, Deal
from weli.core.errors import AS_SAID, NotationError, RulesError, Said
from weli.core.ruleset import RuleSet
from weli.core.texts import languages
from weli.games import blaming, game_named, match_for
from weli.house_rules import HouseRule, named
from weli.house_rules.file import playing
from weli.notation import Line, line_of, parse, show_line
from weli.play.drawing import in_cards, in_letters
from weli.ports.match import Match
from weli.record import (
    Act,
    DealRecord,
    Record,
    Replay,
    Told,
    read,
    read_act,
    read_file,
    read_seat,
    replay,
    rules_of,
    write,
)
from weli.record.model import at_line
from weli.referee import Event, Referee

Seat = str | int
"""A seat by its letter, as records name it (`"W"`), or by its number in order of turn."""

Bots = str | Bot | Mapping[Seat, str | Bot]
"""A program for every seat, or one for each of some seats; the programs of the house by their names."""


def rules(wanted: str | Path | HouseRule | RuleSet, **options: Any) -> RuleSet:
    """A rule set: a preset by its name (`"perlaggen/innsbruck"`; `"perlaggen"` alone is its first), or a house rule by its file.

    `options` replace parameters of it; docs/house-rules.en.md lists all of them.

    >>> rules("perlaggen/innsbruck", target=15)
    <rules of perlaggen/innsbruck: 4 players, target 15>

    Raises:
        RulesError: there is no such game, preset or parameter, or the rules cannot be played so.
        NotationError: the file cannot be read as a house rule.
    """
    if isinstance(wanted, HouseRule):
        found = wanted.ruleset()
    else:
        found = wanted if isinstance(wanted, RuleSet) else named(str(wanted)).ruleset()
    return found.with_options(options) if options else found


def new_game(
    wanted: str | Path | HouseRule | RuleSet,
    *,
    seed: int | None = None,
    pack: str | Sequence[int] | None = None,
    dealer: Seat = 0,
    **options: Any,
) -> "Play":
    """A game by these rules (as in `rules`), its first deal dealt, or the pack laid there to be cut.

    `pack` is the whole pack of the first deal, top card first, as in a record. All other chance, that of the programs too, comes from
    `seed`: the same seed is the same game. `dealer` is the seat that deals first.

    >>> new_game("bieten/3p", seed=1, target=15)
    <play of bieten/3p: deal 1, cut, A 0, B 0, C 0>

    Raises:
        RulesError: there are no such rules, or they cannot be played so.
        NotationError: there is no such seat, or that is not the pack of these rules.
    """
    play = Play(rules(wanted, **options), seed)
    play.match.begin(play.seat(dealer))
    play.next_deal(pack)
    return play


def read_record(written: str | Path) -> "Play":
    """The play that a record tells, to be gone on with; `written` is its text, or the file in which it stands.

    Passes that the record leaves out are filled in as `weli replay` does it.

    Raises:
        NotationError: it is no record, or something in it does not hold: which line, and why.
    """
    is_text = isinstance(written, str) and "\n" in written
    record = read(str(written)) if is_text else read_file(written)
    replayed = replay(record)
    for deal in replayed.deals:
        for failed in deal.failed:
            wrong = NotationError(AS_SAID, said=Said({lang: failed.text(lang) for lang in languages()}))
            raise at_line(wrong, "record" if is_text else str(written), failed.line)
    play = Play(rules_of(record))
    play.take_up(replayed)
    return play


@dataclass(frozen=True, repr=False)
class View:
    """A deal to look at. Printed it is a table in letters, in a notebook one of cards.

    It shows what its deal knows: `deal.seen_by(seat)` what that seat may know and nothing else, any other deal the whole truth.
    """

    deal: Deal

    def __repr__(self) -> str:
        return repr(self.deal)

    def __str__(self) -> str:
        return in_letters(self.deal)

    def _repr_html_(self) -> str:
        return in_cards(self.deal)


@dataclass(frozen=True)
class _Start:
    """Where a deal was begun or taken up: how it lay there, the match around it, what was told and how many lines were written by then."""

    deal: Deal
    match: Match
    events: list[Event]
    lines: int


class Play:  # noqa: PLW1641  it is played on, so that it can have no hash
    """One course of a game: the present deal, the score, and what was said and laid so far.

    Begin one with `new_game` or `read_record`. Printed, it shows the whole truth, every hand; `view` shows what one seat may know.

    Attributes:
        rules: the rule set that is played.
        match: the game around the deals: scores by side, sheet, dealer.
        events: what has happened in the present deal, in order.
        note: what a record says about the play, where it says something.
    """

    _start: _Start

    def __init__(self, rules: RuleSet, seed: int | None = None) -> None:
        """A game of which nothing is dealt yet."""
        self.rules = rules
        self.game = game_named(rules.game)
        self.match = match_for(rules)
        self.events: list[Event] = []
        self.note: str | None = None
        self._written: list[DealRecord] = []
        self._packs = random.Random(seed)
        thoughts = [None if seed is None else f"{seed} {name}" for name in rules.seating.seat_names()]
        self._thoughts = [random.Random(thought) for thought in thoughts]

    def __repr__(self) -> str:
        scores = ", ".join(f"{side} {score}" for side, score in self.score.items())
        return f"<play of {self.rules.title}: deal {len(self._written)}, {self.deal.phase()}, {scores}>"

    def __str__(self) -> str:
        return str(View(self.deal))

    def _repr_html_(self) -> str:
        return View(self.deal)._repr_html_()

    def __eq__(self, other: object) -> bool:
        """Whether both are the same game at the same moment, with the same said and laid in it; by which chance it goes on is not asked."""
        return self._moment() == other._moment() if isinstance(other, Play) else NotImplemented

    def _moment(self) -> tuple[object, ...]:
        return self.rules, self.match, self.deal, self.note, self._written

    def copy(self) -> "Play":
        """The same game at the same moment, which goes on by itself; the same seed decides in both."""
        return deepcopy(self)

    __copy__ = copy

    # What there is to know.

    @property
    def deal(self) -> Deal:
        """The present deal as the engine has it, the whole truth. It is a value: `say` puts another one in its place."""
        return self._referee.deal

    def view(self, seat: Seat) -> View:
        """What a seat may know of the present deal, and nothing else."""
        return View(self.deal.seen_by(self.seat(seat)))

    @property
    def seats(self) -> list[str]:
        """The seats in order of turn, by their letters."""
        return self.rules.seating.seat_names()

    @property
    def must_act(self) -> list[str]:
        """The seats without which the deal cannot go on, or whose partner may act for them; none once it is over."""
        return [name for seat, name in enumerate(self.seats) if self.deal.must_act(seat)]

    @property
    def may_act(self) -> list[str]:
        """The seats that can do anything now: whoever must act, and whoever may bet or concede."""
        return [name for name, may in zip(self.seats, self.deal.acting(), strict=True) if may]

    @property
    def score(self) -> dict[str, int]:
        """The score of each side: points, or in games that are kept so strokes; what a deal brings is in it once it is over."""
        return dict(zip(self.rules.seating.side_names(), self.match.scores, strict=True))

    @property
    def over(self) -> bool:
        """Whether the game is over, and no deal follows."""
        return self.match.over

    @property
    def winner(self) -> str | None:
        """The side that has won the game."""
        return None if self.match.winner == NONE else self.rules.seating.side_name(self.match.winner)

    @property
    def losers(self) -> list[str]:
        """The sides that have lost the game, where it has losers."""
        return [self.rules.seating.side_name(side) for side in self.match.losers]

    def legal(self, seat: Seat) -> list[str]:
        """Everything that a seat may do now, each as it is written in a record; only talk is legal beside it.

        >>> new_game("giltspiel/fiss", seed=7).legal("E")[:7]
        ['E7', 'L7', 'L8', 'LK', 'SU', 'bet gleich', 'bet hanger']
        """
        return [show_line(line) for line in self._referee.lines(self.seat(seat))]

    def record(self) -> str:
        """The whole play as the text of a record, which `read_record`, `weli replay` and every later version read.

        Raises:
            RulesError: the rules are of no preset, so that no record can name them.
        """
        house = HouseRule(self.rules.game, self.rules.name)
        options = playing(house, self.rules).options
        return write(Record(house.game, house.rules, tuple(self._written), options, self.note))

    # What one can do.

    def say(self, seat: Seat, act: str | int | Sequence[int] | None = None) -> list[Event]:
        """Does what a player says or lays: `say("W H7")`, `say("W", "H7")`, or by the engine's numbers (`weli.core.acts`).

        Where one seat alone must act (`must_act`), it need not be named: `say("H7")`. Numbers that belong to one act are given together: a
        wild card with its name, `[play_act(card), name_act(name)]`.

        Returns:
            What came of it, each event with its `text(lang)`, `rules` (the ids behind it), `seat`, `side`, `cards`, `figures`.

        Raises:
            Illegal: a rule stands against it; the error has its `rule`, its text, and in `legal` what the seat could do instead.
            NotationError: there is no such seat, or the act cannot be read. In either case nothing has changed.
        """
        if act is None:
            return self._take(*self._said(str(seat)))
        where = self.seat(seat)
        if isinstance(act, str):
            return self._take(where, parse(act))
        return self._take(where, self._line(where, [act] if isinstance(act, int) else [*act]))

    def undo(self) -> None:
        """Takes back what was done or said last in the present deal, with all that came of it, as if nobody had.

        What a record had already when it was read stays, and so does chance: programs may choose otherwise then.

        >>> play = new_game("giltspiel/fiss", seed=7)
        >>> before = play.copy()
        >>> told = play.say("E LK")
        >>> play.undo()
        >>> play == before
        True

        Raises:
            RulesError: nothing has been done in this deal.
        """
        start, deal = self._start, self._written[-1]
        if len(deal.acts) == start.lines:
            raise RulesError("front.nothing-done")
        self.match = start.match.copy()
        self._written[-1] = replace(deal, acts=deal.acts[: start.lines])
        self._referee = Referee(start.deal, self.game)
        self.events = start.events
        for act in deal.acts[start.lines : -1]:
            assert isinstance(act, Act)
            self._take(act.seat, act.line)

    def advance(self, bots: Bots, person: Seat | None = None) -> list[Event]:
        """Lets programs play, until a seat without one is due or the deal is over; what happened meanwhile.

        Each is asked in the asking order, for whole acts, and sees what its seat sees. `person` is a seat that no program plays. A seat
        that is not asked may still do something before the others go on: then say so first.

        >>> play = new_game("gaigel/2p", seed=1)
        >>> events = play.advance("stammgast", person="A")
        >>> play.must_act
        ['A']

        Raises:
            RulesError: there is no program of that name, or one chooses what it cannot do.
            NotationError: there is no such seat.
        """
        programs = self._programs(bots, person)
        told: list[Event] = []
        with blaming(self.game.name):
            while wish := next_line(self.deal, programs, self._thoughts):
                told += self._take(*wish)
        return told

    def next_deal(self, pack: str | Sequence[int] | None = None) -> list[Event]:
        """Deals again, from this pack or from a shuffled one, once the deal is over; what there is to tell of it.

        Raises:
            RulesError: the deal is not over yet, or the game is.
            NotationError: that is not the pack.
        """
        if self._written and not self.deal.closed:
            raise RulesError("front.deal-not-over")
        if self.over:
            raise RulesError("front.game-over")
        cards = self._shuffled() if pack is None else _pack(pack, self.rules)
        with blaming(self.game.name):
            deal = self.match.next_deal(cards, tape=[])
        self._written.append(DealRecord(deal.dealer, None, hands=None, pack=tuple(cards), acts=()))
        self._referee = Referee(deal, self.game)
        self.events = self._referee.start()
        if deal.closed:
            self.match.record(deal)
        self._start = self._here()
        return self.events

    def take_up(self, replayed: Replay) -> None:
        """Goes on where a record ends that held, instead of beginning; one without any deal begins."""
        self.match = replayed.match
        self.note = replayed.record.note
        self._written = [*replayed.record.deals]
        if not replayed.deals:
            self.next_deal()
            return
        self.match.deal = replayed.deals[-1].dealt
        self._referee = Referee(replayed.deals[-1].deal, self.game)
        self.events = [event for step in replayed.deals[-1].told if isinstance(step, Told) for event in step.events]
        self._start = self._here()

    def seat(self, seat: Seat) -> int:
        """The number of a seat, in order of turn.

        Raises:
            NotationError: there is no such seat.
        """
        if isinstance(seat, int) and 0 <= seat < self.rules.players:
            return seat
        return read_seat(str(seat), self.rules.seating)

    # How it is done.

    def _here(self) -> "_Start":
        return _Start(self.deal, self.match.copy(), self.events, len(self._written[-1].acts))

    def _take(self, seat: int, line: Line) -> list[Event]:
        """The only way anything is done: the referee judges it, and it is written down."""
        was_over = self.deal.closed
        told = self._referee.take(seat, line)
        deal = self._written[-1]
        self._written[-1] = replace(deal, acts=(*deal.acts, Act(seat, line)))
        self.events = self.events + told
        if self.deal.closed and not was_over:
            self.match.record(self.deal)
        return told

    def _said(self, words: str) -> tuple[int, Line]:
        """Who says what; without a seat it is the one that alone must act. Raises `NotationError`."""
        waited_for = [self.seat(name) for name in self.must_act]
        name = words.split(maxsplit=1)[:1]
        named = not name or len(name[0]) == 1 or self.rules.seating.seat_of(name[0]) >= 0
        if named or len(waited_for) != 1:
            return read_act(words, self.rules.seating)
        return waited_for[0], parse(words)

    def _line(self, seat: int, acts: list[int]) -> Line:
        """The line that the engine's acts amount to. Raises `NotationError` where they are not one whole act of that seat."""
        after, done = self.deal.copy(), 0
        while done == 0 or after.awaits_more(seat, acts[0]):
            if done == len(acts):
                raise _not_one_act(acts)
            if acts[done] not in after.legal(seat):
                raise NotationError("front.no-act", act=acts[done], seat=self.seats[seat])
            after.play(seat, acts[done])
            done += 1
        if done < len(acts):
            raise _not_one_act(acts)
        return line_of(acts, self.deal)

    def _programs(self, bots: Bots, person: Seat | None) -> dict[int, Bot]:
        each = bots if isinstance(bots, Mapping) else dict.fromkeys(self.seats, bots)
        found = {self.seat(seat): bot_named(bot) if isinstance(bot, str) else bot for seat, bot in each.items()}
        if person is not None:
            found.pop(self.seat(person), None)
        return found

    def _shuffled(self) -> list[int]:
        cards = self.rules.cards[:]
        self._packs.shuffle(cards)
        return cards


def _pack(given: str | Sequence[int], rules: RuleSet) -> list[int]:
    """A whole pack, top card first. Raises `NotationError` where it is not that of these rules."""
    cards = [card_of(word) for word in given.split()] if isinstance(given, str) else [*given]
    if sorted(cards) != sorted(rules.cards):
        raise NotationError("front.pack", cards=cards_text(rules.cards))
    return cards


def _not_one_act(acts: list[int]) -> NotationError:
    return NotationError("front.not-one-act", acts=", ".join(map(str, acts)))
