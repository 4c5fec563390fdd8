"""A deal of Schnapsen: what may be done beside playing a card, when suit has to be followed, and what comes of it."""

from typing import Final

from schnapsen import reasons
from schnapsen.rules import ENOUGH_POINTS, FEW, HALF, RANKING, SchnapsenRules
from weli.core.acts import OWN, act_of, argument_of, kind_of
from weli.core.cards import BIT, KING, OBER, SUIT, SUITS, UNTER, card_at, set_of
from weli.core.deal import NONE
from weli.core.tape import Note
from weli.games.plain.course import TrickByTrick
from weli.games.plain.ranking import Ranking

# Acts that no other game has; the first is done with the King of the marriage.
MARRY, SWAP, CLOSE, ENOUGH = range(OWN, OWN + 4)
KINGS: Final = [card_at(suit, KING) for suit in range(SUITS)]
NEVER: Final = 99  # a trick that is never played


class SchnapsenDeal(TrickByTrick):
    """A deal at one moment; what was declared and closed is among what was said."""

    terms: SchnapsenRules

    def ranking(self) -> Ranking:
        return RANKING

    def packets(self) -> tuple[list[int], int]:
        """Three cards each, the trump card, two each (SN-DEAL-01)."""
        return [3, 2], 1

    # Cards.

    def playable(self, seat: int) -> int:
        """Any card while one draws, then one follows, trumps and beats; a card of the marriage just declared (SN-PLAY-03, SN-PAIR-02)."""
        hand, lying = self.cards.once[seat], self.tricks.lying
        if not lying:
            return hand & self.due() or hand
        if self.tricks_over() < min(self.tricks_with_talon(), self.shut()[1]):
            return hand
        return RANKING.due(hand, SUIT[lying[0]], lying[0], self.talon.trump)

    def due(self) -> int:
        """The set of cards of which one has to be led now: those of a marriage declared for this trick (SN-PAIR-02)."""
        now = [argument_of(act) for _, act, trick in self.said if kind_of(act) == MARRY and trick == self.tricks_over()]
        return _both(now[0]) if now else 0

    def shut(self) -> tuple[int, int]:
        """Who has closed the talon, or -1, and before which trick (SN-TALON-03)."""
        return next(((seat, trick) for seat, act, trick in self.said if kind_of(act) == CLOSE), (NONE, NEVER))

    def against_card(self, seat: int, card: int) -> int:
        return self.which_duty(seat, card) if self.tricks.lying else reasons.PLAY_THE_MARRIAGE

    def go_on(self) -> None:
        """Both draw while the talon lies open (SN-TALON-01)."""
        if self.shut()[0] == NONE:
            super().go_on()

    # Words.

    def against_word(self, seat: int, act: int) -> int:
        """Everything is said by whoever is to lead, before they do (SN-PAIR-01, SN-TALON-02, SN-TALON-03, SN-AIM-01)."""
        kind, card = kind_of(act), argument_of(act)
        if kind not in (MARRY, SWAP, CLOSE, ENOUGH) or (card and kind != MARRY):
            return reasons.NOT_ASKED
        if seat != self.turn() or self.tricks.lying:
            return reasons.ONLY_ON_LEAD
        if kind == ENOUGH:
            return reasons.FINE if self.total(seat) >= ENOUGH_POINTS else reasons.NOT_ENOUGH
        if self.due():
            return reasons.PLAY_THE_MARRIAGE
        if kind == MARRY:
            return reasons.FINE if card in KINGS and not _both(card) & ~self.cards.once[seat] else reasons.NO_MARRIAGE
        if kind == SWAP and not self.cards.once[seat] & BIT[self._unter()]:
            return reasons.NO_UNTER
        return reasons.FINE if self.shut()[0] == NONE and self.to_draw() >= FEW else reasons.TALON_TOO_SMALL

    def words(self) -> list[int]:
        return [*[act_of(MARRY, king) for king in KINGS], *[act_of(kind, 0) for kind in (SWAP, CLOSE, ENOUGH)]]

    def say(self, seat: int, act: int) -> None:
        kind, king = kind_of(act), argument_of(act)
        if kind == MARRY:
            self.shows(seat, [king, card_at(SUIT[king], OBER)])
            self.note("sn_married", reasons.MARRIED, seat=seat, card=king, number=self._worth(king))
        elif kind == SWAP:
            self.note("sn_swapped", reasons.SWAPPED, seat=seat, card=self.talon.indicator)
            self.loses(seat, self._unter())
            self.gets(seat, self.talon.indicator, openly=True)
            self.talon.indicator = self._unter()
        elif kind == CLOSE:
            self.note("sn_shut", reasons.SHUT, seat=seat)
        else:
            self._finish(seat, reasons.CALLED)

    # Counting.

    def total(self, side: int) -> int:
        """The points in tricks; those of marriages count once there is a trick (SN-AIM-01, SN-PAIR-01)."""
        married = [argument_of(act) for seat, act, _ in self.said if seat == side and kind_of(act) == MARRY]
        return self.points(side) + (sum(map(self._worth, married)) if self.tricks_of(side) else 0)

    def count(self) -> None:
        """Nobody has called: who closed has closed in vain, otherwise the last trick decides (SN-SCORE-02, SN-SCORE-03)."""
        by, _ = self.shut()
        side, reason = (self.tricks.leader, reasons.LAST_TRICK) if by == NONE else (1 - by, reasons.CLOSED_IN_VAIN)
        self._finish(side, reason)

    def _finish(self, side: int, reason: int) -> None:
        self.close([Note("sn_won", reason, side=side, number=self._game_points(1 - side))])
        if self.rules.missing(self.start_scores[side] + self.gained[side]) <= 0:
            self.winner, self.reached = side, [side]
            self.note("game_won", reasons.GAME_OVER, side=side)

    def _game_points(self, loser: int) -> int:
        """Three where the loser has no trick, two below half, else one; who has closed loses two or three (SN-SCORE-01, SN-SCORE-03)."""
        by, before = self.shut()
        if by == loser:
            return 2 if 1 - loser in self.tricks.winners[:before] else 3
        if not self.tricks_of(loser):
            return 3
        return 2 if self.total(loser) < HALF else 1

    def _unter(self) -> int:
        return card_at(self.talon.trump, UNTER)

    def _worth(self, king: int) -> int:
        """Forty in trumps, else twenty (SN-PAIR-01)."""
        return 40 if SUIT[king] == self.talon.trump else 20


def _both(king: int) -> int:
    """King and Ober of a suit, as a set."""
    return set_of([king, card_at(SUIT[king], OBER)])
