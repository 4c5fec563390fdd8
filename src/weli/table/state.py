"""A table at one moment: what can be asked of it, for each of its seats."""

from collections.abc import Container, Iterable
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from weli.core.acts import BLIND, kind_of
from weli.core.deal import NOBODY, NONE, Deal
from weli.core.ruleset import RuleSet
from weli.games import Game, game_named, game_of, match_for
from weli.notation import Line
from weli.ports.at_table import Pauses
from weli.ports.match import Match
from weli.referee import Event, Referee
from weli.store.log import Ended, Row, Setup, Trial
from weli.store.store import StoreError
from weli.table.chairs import Chair, Company
from weli.table.conversation import Conversation
from weli.table.deal_log import DealLog
from weli.table.noticing import lot
from weli.table.partners import tell_drawing
from weli.table.rate_limits import WHOEVER_KEEPS_IT, RateLimits
from weli.table.shuffle_protocol import Shuffles
from weli.table.standing import Standing, twin_of, while_it_stands
from weli.table.taking_back import Before, Plea
from weli.table.view_cache import Score, ViewCache
from weli.wire.messages import Lang, Pace, Waiting
from weli.wire.seats import Computer, Person, Vacant
from weli.wire.votes import Vote

MUST = 2
KEPT_RULESETS: Final = 256
_RULESETS: Final[dict[tuple[str, str, int, bytes], tuple[Game, RuleSet]]] = {}
Pause = Literal["seats", "over", "next_deal", "plea", "look", "blind"]
"""What a whole table pauses for: no computer player does anything meanwhile."""


def rules_of(setup: Setup) -> RuleSet:
    """The rule set that was agreed.

    Raises:
        RulesError: it is not known here.
        StoreError: nobody can have agreed on that.
    """
    rules = _ruleset(game_named(setup.game), setup)
    seats = rules.seating.seat_names()
    nameless = [seat for seat, sits in setup.seats.items() if isinstance(sits, Computer) and not sits.name]
    if sorted(setup.seats) != sorted(seats) or nameless or setup.dealer not in seats:
        raise StoreError("store.broken-setup")
    return rules


def _ruleset(game: Game, setup: Setup) -> RuleSet:
    """The same value for all tables at which the same was agreed: to check one takes far longer than all else that the list of tables asks.

    Raises `RulesError`.
    """
    agreed = setup.game, setup.rules, setup.target, msgspec.json.encode(setup.options)
    by, rules = _RULESETS.get(agreed, (None, None))
    if rules is None or by is not game:
        goal = game.at_table().sheets.goal_parameter(game.preset(setup.rules))
        rules = game.ruleset(setup.rules, {**setup.options, goal: setup.target} if goal else setup.options)
        if len(_RULESETS) >= KEPT_RULESETS:
            _RULESETS.clear()
        _RULESETS[agreed] = game, rules
    return rules


class State(Standing):
    """A table after some rows of its log; `weli.table.fold` takes it from row to row."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.game: Game = game_named(setup.game)
        self.rules: RuleSet = rules_of(setup)
        self.seating = self.rules.seating
        self.match: Match = match_for(self.rules)
        trial = setup.trial or Trial("", 0, self.match.scores)
        self.match.begin(self.seating.seat_of(setup.dealer), trial.scores, trial.cleaning, trial.over)
        self.head = 0
        self.keys: dict[tuple[int, str], int] = {}  # by who sent it: the view in which it had happened
        self.pace = Pace()
        self.deals: list[DealLog] = []
        self.referee: Referee | None = None
        names = self.seating.seat_names()
        self.chairs = {seat: Chair(seat, setup.seats[name]) for seat, name in enumerate(names)}
        self.chairs[NOBODY] = Chair(NOBODY, Vacant())
        self.conversation = Conversation()  # of the present deal
        self.measure = RateLimits()
        self.given_up = False
        self.told_end = False  # that it was given up is written down
        self.terms = setup.terms
        self.at_the_door = 0  # rows that changed who sits where, or what is agreed beside the rules
        self.before: Before | None = None  # a person's act that came last of all
        self.plea: Plea | None = None  # to take that back
        self.vote: Vote | None = None  # on whether somebody has to leave
        self.stop_at = 0  # the row with which the present pause began
        self._sights: ViewCache | None = None  # of the deal that was asked about last
        self._score: Score | None = None  # of the match as it stood when it was asked about last
        # Who sits here, as each seat is told in each language; made when it is asked for (`weli.table.company`).
        self.companies: dict[tuple[int, Lang], Company] = {}
        self.shuffles = Shuffles()
        self.moved_at = 0  # the last row that was of more than a shuffle
        self.done_ms = 0  # when anything was done last but talk

    def tell(
        self, events: Iterable[Event], unaware: Container[int] = (), seen_by: frozenset[int] | None = None
    ) -> None:
        """Tells everybody who has noticed it."""
        told = list(events)
        for chair in self.chairs.values():
            if chair.seat not in unaware:
                chair.tell(told, seen_by)

    def hear(self, seat: int, line: Line, unaware: frozenset[int] = frozenset()) -> None:
        """Those who talk remember it, as far as they have noticed it."""
        laid = self.game.talk.laid(self.deal, seat) if line.verb == "sign" else 0
        self.conversation.hear(seat, line, laid, unaware)

    @property
    def deal(self) -> Deal:
        """The present deal, or the last one while the next is not dealt."""
        if self.referee is None:
            raise LookupError("nothing has been dealt yet")
        return self.referee.deal

    @property
    def sights(self) -> ViewCache:
        """What the seats see of the present deal."""
        if self._sights is None or self._sights.deal is not self.deal:
            self._sights = ViewCache(self.deal, len(self.deals))
        return self._sights

    @property
    def score(self) -> Score:
        """How the match stands."""
        if self._score is None or self._score.match is not self.match:
            self._score = Score(self.match)
        return self._score

    def match_to_change(self) -> Match:
        """The match, of which whoever stands at the row before has another one: so as long as it is the same, it stands as it did."""
        self.match = self.match.copy()
        return self.match

    @property
    def _pauses(self) -> Pauses:
        return self.game.at_table().pauses

    @property
    @while_it_stands
    def persons(self) -> frozenset[int]:
        """The seats at which a person plays."""
        return frozenset(seat for seat, chair in self.chairs.items() if chair.has_person)

    @property
    @while_it_stands
    def present(self) -> frozenset[int]:
        """Those of them who have not left their seats: nobody else is waited for to look at anything."""
        return frozenset(seat for seat in self.persons if not self.chairs[seat].away)

    @property
    @while_it_stands
    def seated(self) -> tuple[tuple[object, ...], ...]:
        """All from which it follows who is told to sit where."""
        return tuple((chair.sits, chair.away, chair.stand_in, chair.sent_away) for chair in self.chairs.values())

    @property
    def vacant(self) -> list[int]:
        """The seats that are kept for somebody who has not come yet."""
        return [seat for seat, chair in self.chairs.items() if seat != NOBODY and isinstance(chair.sits, Vacant)]

    @property
    @while_it_stands
    def is_company(self) -> bool:
        """Whether several people sit at the table or may come to it still, be it to look on."""
        people = sum(isinstance(chair.sits, Person) for chair in self.chairs.values())
        expected = bool(self.vacant) or any(chair.promised for chair in self.chairs.values())
        return people > 1 or expected or self.terms.onlookers is not None

    @property
    def is_open_to_all(self) -> bool:
        """Whether people wait here for whoever drops in, and there is room."""
        return self.terms.open and bool(self.vacant) and bool(self.persons) and not self.deals

    @property
    def has_lamp(self) -> bool:
        """Whether one may ask what the Wirt would do: in friendly games against the computer, and never beside other people."""
        return self.terms.lamp and not self.is_company

    @property
    def is_full(self) -> bool:
        """Whether somebody sits at every seat, so that cards can be dealt."""
        return not self.vacant

    @property
    def day(self) -> str:
        """Whose deal is played here, and nothing else; empty: it is no deal of a day."""
        return self.setup.trial.day if self.setup.trial else ""

    @property
    @while_it_stands
    def over(self) -> bool:
        """Whether nothing is left to play here."""
        return self.match.over or (bool(self.day) and bool(self.match.entries))

    @while_it_stands
    def pause(self) -> Pause | None:
        """What the whole table pauses for; none where it goes on, or waits for somebody's act."""
        if not self.deals:
            return "seats"
        if self.over:
            return "over"
        if self.deal.closed:
            return "next_deal"
        if self.plea is not None:
            return "plea"
        if any(self._is_to_look(seat) for seat in self.present):
            return "look"
        may_be_blind = self.deal.phase() == "cut"
        return "blind" if may_be_blind and any(self.waiting(seat) == "blind" for seat in self.present) else None

    @while_it_stands
    def waiting(self, seat: int) -> Waiting:
        """What the table waits for, as it is from that seat."""
        deal, chair = self.deal, self.chairs[seat]
        if self.over:
            return "over"
        if chair.is_idle:
            return "others"
        if deal.closed:
            return "others" if chair.passed.deal else "next_deal"
        if self._is_to_look(seat):
            return "look"
        return self._wanted(seat)

    @while_it_stands
    def _wanted(self, seat: int) -> Waiting:
        """What is wanted of a seat while nothing pauses, whoever plays there."""
        deal, chair = self.deal, self.chairs[seat]
        offered = deal.offered()
        if offered and not deal.answering():
            return "you" if offered[0] == seat and not self.declines_by_itself(seat) else "others"
        if self.draws_by_itself() or self.declines_by_itself(seat):
            return "others"
        if deal.acting()[seat] == MUST and not self.left_to_partner(seat):
            return "you"
        if chair.questions == "all" and self.may_bet_blind(seat) and not chair.passed.cut:
            return "blind"
        return "announce" if self.asks_for_announcement(seat) else "others"

    @while_it_stands
    def is_asked(self, seat: int) -> bool:
        """Whether the table waits for a decision of somebody, and for that alone; where they have days, also for a word before it."""
        pause, wanted = self.pause(), self._wanted(seat)
        if self.terms.clock.in_days and wanted in ("blind", "announce"):
            return pause in (None, "blind")
        return pause is None and wanted == "you"

    @property
    @while_it_stands
    def waited_for(self) -> frozenset[int]:
        """Who sits there and has to do or say something before anything goes on."""
        if self.pause() not in (None, "blind"):
            return frozenset()
        return frozenset(seat for seat in self.present if self.waiting(seat) in ("you", "blind", "announce"))

    def ticks(self, seat: int) -> bool:
        """Whether somebody has a clock: a person at a table where that was agreed."""
        return self.terms.clock.runs and isinstance(self.chairs[seat].sits, Person)

    def next_due(self) -> tuple[int, int] | None:
        """Whose time is over first if nobody does anything, and when; none where no clock runs."""
        due = [(self.chairs[seat].thinking.due_ms(self.terms.clock), seat) for seat in self.persons if self.ticks(seat)]
        return min(((seat, at) for at, seat in due if at is not None), key=lambda each: each[1], default=None)

    @while_it_stands
    def _is_to_look(self, seat: int) -> bool:
        """Whether a trick lies there that is over and that they have not looked at."""
        return not self.deal.closed and tricks_of(self.deal) > self.chairs[seat].passed.tricks

    def may_bet_blind(self, seat: int) -> bool:
        """Whether the pack lies there and a player may still bet on cards that nobody has seen (PL-BLIND-02)."""
        deal = self.deal
        return deal.phase() == "cut" and any(kind_of(act) == BLIND for act in deal.legal(seat))

    def asks_for_announcement(self, seat: int) -> bool:
        """Whether a computer player may not lead yet, because a person has still to say if they announce anything (GA-Q32)."""
        return not self.chairs[seat].passed.opening and self._pauses.is_asked_first(self.deal, seat)

    @while_it_stands
    def draws_by_itself(self) -> bool:
        """Whether nothing is to be done but to draw, which the table does for its players."""
        return self._pauses.draws_by_itself(self.deal)

    @while_it_stands
    def declines_by_itself(self, seat: int) -> bool:
        """Whether a person is asked something to which there is but one sensible answer, and wants to be spared that.

        The table gives it, after as long a pause as a computer player takes for theirs. Where other people sit, who know that no computer
        plays there, such a pause would tell them that there was no choice: everybody answers for themselves.
        """
        chair = self.chairs[seat]
        return self.persons == {seat} and chair.questions == "useful" and self.deal.is_needless_to_ask(seat)

    @while_it_stands
    def left_to_partner(self, seat: int) -> bool:
        """Whether a person has just asked a partner to decide what both of them could; where all of a side have, nobody has."""
        if not (self.conversation.has_left_it(seat) and both_may_decide(self.deal, seat)):
            return False
        partners = self.seating.partners(seat)
        return any(not (self.chairs[other].has_person and self.conversation.has_left_it(other)) for other in partners)

    @property
    @while_it_stands
    def lingering(self) -> frozenset[int]:
        """Who sits there and has not said yet that the next deal may come."""
        return frozenset(seat for seat in self.present if not self.chairs[seat].passed.deal)

    def is_ready_but_for(self, seat: int) -> bool:
        """Whether everybody else who sits there wants the next deal."""
        return not self.lingering - {seat}

    def pace_of(self, seat: int) -> Pace:
        """The pace of the table, and what that seat wants to be asked."""
        return replace(self.pace, questions=self.chairs[seat].questions)

    @property
    def secret(self) -> str:
        """What only the table knows; empty at one of before that had a secret of its own."""
        return self.setup.chance.drawn if self.setup.chance else ""

    def chance(self) -> bytes:
        """What is drawn from where chance decides and not the cards; at tables from before that had its own secret, it is the pack."""
        secret = self.setup.chance
        return bytes(self.deals[-1].pack) if secret is None else secret.drawn.encode()

    def lot(self, what: str) -> float:
        """A number from 0 to below 1, drawn from the secret of the table for one purpose."""
        return lot(self.chance(), what)

    def names(self) -> list[str]:
        """The players' names by seat, empty for who has given none."""
        sitting = [self.chairs[seat].sits for seat in range(self.seating.players)]
        return ["" if isinstance(sits, Vacant) else sits.name for sits in sitting]

    def fork(self) -> "State":
        """The same table at the same moment: what one of the two takes further leaves the other as it is."""
        twin = twin_of(self)
        twin.stand()
        twin.companies = dict(self.companies)
        twin.keys = dict(self.keys)
        twin.deals = [*self.deals[:-1], *(story.fork() for story in self.deals[-1:])]
        twin.referee = None if self.referee is None else Referee(self.referee.deal, self.game)
        twin.chairs = {seat: chair.fork() for seat, chair in self.chairs.items()}
        twin.conversation = self.conversation.as_it_is_now()
        twin.measure = self.measure.fork()
        return twin

    def whose(self, seat: int) -> str:
        """The person at that seat, or whom it was promised, as the house knows them; none of a computer's."""
        sits = self.chairs[seat].promised or self.chairs[seat].sits
        return sits.player if isinstance(sits, Person) else WHOEVER_KEEPS_IT

    def ended(self) -> Ended | None:
        """The row that the count of the present deal calls for, where it has not been written yet."""
        if self.given_up:
            return None if self.told_end else self._ended(self.match.scores, [0] * self.seating.sides, NONE, [])
        if not self.deals or not self.deal.closed or len(self.match.entries) == len(self.deals):
            return None
        deal = self.deal
        scores = [before + gained for before, gained in zip(deal.start_scores, deal.gained, strict=True)]
        return self._ended(scores, deal.gained, deal.winner, deal.losers)

    def _ended(self, scores: list[int], gained: list[int], winner: int, losers: list[int]) -> Ended:
        """The row for a score; who had won or lost the game before has so still."""
        sides = self.seating.side_names()
        winner = winner if self.match.winner == NONE else self.match.winner
        losers = losers if self.match.losers == [] else self.match.losers
        return Ended(
            deal=len(self.match.entries) if self.given_up else len(self.deals),
            points=dict(zip(sides, gained, strict=True)),
            scores=dict(zip(sides, scores, strict=True)),
            winner=None if winner == NONE else sides[winner],
            losers=[sides[side] for side in losers],
        )

    def take_up(self, deal: Deal, story: DealLog) -> None:
        """From now on this deal is played here; whoever has known its cards for long may have laid them out (`weli.study.lesson`)."""
        self.deals.append(story)
        self.referee = Referee(deal, self.game)
        started = self.referee.start()
        self.note_cut()
        for seat, chair in self.chairs.items():
            chair.begin_deal()
            drawn = tell_drawing(self.setup, self.seating, self.game.citations, seat) if story.number == 1 else []
            chair.tell([*drawn, *started])
        self.conversation = Conversation(self.chance() + f"{story.number} ".encode(), self.terms.signs != "off")

    def give_up(self, side: int) -> None:
        """The game is over, and that side has lost it.

        It may be so in the middle of a deal, which nobody counts then; the next one would have been the next dealer's.
        """
        match = self.match_to_change()
        if not self.deal.closed:
            match.dealer = self.seating.next_seat(match.dealer)
        self.given_up = True
        match.give_up(side)

    def stop(self, row: Row) -> None:
        """A pause begins with that row."""
        self.stop_at = row.seq
        for chair in self.chairs.values():
            chair.stop_at = chair.number + 1

    def note_cut(self, *, by_clock: bool = False) -> None:
        """How the cards were dealt out, once they are: what lay where in the pack can be told from that."""
        story = self.deals[-1]
        if story.dealt_out is None:
            story.by_clock = story.by_clock or by_clock
            if self.deal.phase() != "cut":
                story.dealt_out = self.deal


def tricks_of(deal: Deal) -> int:
    """How many tricks of a deal are over: finished, or broken off."""
    finished = int(sum(deal.tricks_of(side) for side in range(deal.seating.sides)))
    return finished + game_of(deal.rules).at_table().pauses.is_broken_off(deal)


def both_may_decide(deal: Deal, seat: int) -> bool:
    """Whether a seat's side has something to decide that either partner may, and may talk about."""
    return game_of(deal.rules).at_table().pauses.both_may_decide(deal, seat)
