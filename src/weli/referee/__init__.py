"""The engine for people: lines in, events out, refusals with their rule, everything in words.

>>> play = weli.new_game("giltspiel/fiss", seed=7)
>>> referee = Referee(play.deal, play.game)
>>> [event.text("en") for event in referee.take(1, "LK")]
['East plays the King of leaves.']
"""

from weli.core import reasons
from weli.core.card_words import card_in_words
from weli.core.deal import Deal
from weli.core.errors import Illegal
from weli.core.pickling import Portable
from weli.games import Game, blaming
from weli.notation import TALK, Line, acts_of, lines_of, parse, show_line
from weli.referee.event import Event
from weli.referee.narrator import narrate
from weli.referee.refusal import Reason, why
from weli.rulebook import rule

CHARGED = OUT_OF_TURN, FORBIDDEN = "offence", "forbidden"
"""What is told of an act that does not count and costs something."""


class Referee(Portable):
    """Watches over one deal. A line is accepted whole or refused whole; a refused one changes nothing.

    What comes of it is told from the deal's tape; a deal that was begun without one has nothing to tell of its beginning.
    """

    def __init__(self, deal: Deal, game: Game) -> None:
        self.deal = deal
        self.game = game

    def start(self) -> list[Event]:
        """What there is to tell of the deal before anybody has done anything, if it was begun with a tape."""
        with blaming(self.game.name):
            return self._told(self.deal)

    def take(self, seat: int, line: Line | str) -> list[Event]:
        """Carries out what a player says or lays, and tells what came of it.

        Where a forbidden act has its price, it does not count, is charged, and is told (PL-STRAF-28, PL-OQ-46, GS-OQ-29).
        Talk is told to everybody (GS-TALK-04, PL-TALK-04), and is no act: the deal stays as it is (GS-TALK-09).

        Raises:
            NotationError: the line cannot be read.
            Illegal: a rule stands against it; nothing has changed.
            GameFailed: the game is somebody else's, and has failed; nothing has changed.
        """
        with blaming(self.game.name):
            return self._take(seat, parse(line) if isinstance(line, str) else line)

    def _take(self, seat: int, spoken: Line) -> list[Event]:
        if spoken.verb in TALK:
            against = self._against_talk(seat, spoken)
            if against:
                raise against
            return [Event(spoken.verb, (), seat, said=spoken.text, seating=self.deal.seating)]
        acts, after, reason = self._carried_out(seat, spoken)
        if reason and self._has_a_price(seat):
            if self.deal.charges(reason):
                return self._charge(seat, reason)
            after, reason = self.deal.after(seat, acts, tolerant=True)
        if reason:
            raise self._illegal(seat, spoken, reason)
        told = self._told(after)
        self.deal = after
        return told

    def retake(self, seat: int, line: Line | str) -> list[Event]:
        """Takes a line of an older record: where it says what has happened by itself meanwhile, there is nothing to tell.

        Raises:
            NotationError: the line cannot be read.
            Illegal: a rule stands against it; nothing has changed.
        """
        spoken = parse(line) if isinstance(line, str) else line
        if spoken.verb not in TALK and all(self.deal.has_done(seat, act) for act in acts_of(spoken, self.deal, seat)):
            return []
        return self.take(seat, spoken)

    def against(self, seat: int, line: Line | str) -> Illegal | None:
        """The reason against a line, if any; nothing changes, and nothing is charged.

        Raises:
            NotationError: the line cannot be read.
        """
        spoken = parse(line) if isinstance(line, str) else line
        if spoken.verb in TALK:
            return self._against_talk(seat, spoken)
        _, _, reason = self._carried_out(seat, spoken)
        return self._illegal(seat, spoken, reason) if reason else None

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
            barred = self.game.talk.barred(line.verb, self.deal.rules)
            return barred[:1] if barred else ()
        _, _, reason = self._carried_out(seat, line)
        return self.game.citations[reason] if reason else ()

    def lines(self, seat: int) -> list[Line]:
        """Everything that a seat may do now, each as the line one would say."""
        with blaming(self.game.name):
            return lines_of(self.deal, seat)

    def _carried_out(self, seat: int, line: Line) -> tuple[list[int], Deal, int]:
        """A line as acts, the deal after them, and the reason against them."""
        acts = acts_of(line, self.deal, seat)
        after, reason = self.deal.after(seat, acts)
        return acts, after, reason

    def _told(self, deal: Deal) -> list[Event]:
        """What stands on the tape of a deal."""
        return narrate(deal.tape or [], self.game, deal.seating)

    def _has_a_price(self, seat: int) -> bool:
        return not self.deal.closed and seat in self.deal.active

    def _charge(self, seat: int, reason: int) -> list[Event]:
        """The act is refused and written down; the count charges for it."""
        self.deal = self.deal.charged(seat, reason)
        out_of_turn = self.deal.is_out_of_turn(reason)
        nearest = reasons.OUT_OF_TURN if out_of_turn else reasons.FORBIDDEN
        rules = (self.game.citations[nearest][0], self.game.citations[reason][0])
        return [Event(OUT_OF_TURN if out_of_turn else FORBIDDEN, rules, seat, seating=self.deal.seating)]

    def _illegal(self, seat: int, line: Line, reason: int) -> Illegal:
        return self._refusal(seat, line, self.game.citations[reason], why(reason, self.deal, seat, line))

    def _against_talk(self, seat: int, line: Line) -> Illegal | None:
        barred = self.game.talk.barred(line.verb, self.deal.rules)
        return self._refusal(seat, line, barred[:1], Reason(barred[1])) if barred else None

    def _refusal(self, seat: int, line: Line, rules: tuple[str, ...], matter: Reason) -> Illegal:
        cited = rule(rules[0])
        return Illegal(
            cited.id,
            matter=matter,
            also=rules[1:],
            paragraph=cited,
            legal=[show_line(one) for one in self.lines(seat)],
            seat=seat,
            act=show_line(line),
        )


__all__ = ["Event", "Reason", "Referee", "card_in_words", "narrate", "why"]
