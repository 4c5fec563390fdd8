"""Seeing what an act has brought about, by comparing the deal before and after it."""

from collections.abc import Mapping

from weli.acts import (
    BET,
    CONCEDE,
    CONTEST,
    GOOD,
    HOLD,
    LAST_PROVE,
    LAST_SHOW,
    NAME,
    PASS,
    PLAY,
    PROVE,
    RAISE,
    SHOW,
    SPIEL,
    argument_of,
    figures_in,
    kind_of,
)
from weli.cards import BIT, cards_of
from weli.parts import grounds
from weli.parts.deal import CUT, NOBODY, NONE, OPEN, SHOWN_FIGURES, STANDING, Counted, FigureDeal
from weli.parts.endgame import now_gestrichen
from weli.referee.event import Event
from weli.referee.outset import BEFORE_PLAY, tell_before_play, tell_dealt, tell_exchange_over
from weli.referee.round import tell_asking_round
from weli.referee.teller import Teller
from weli.seats import Seating

# How a step of the count is told; what is not listed has won the game.
COUNTS = {
    grounds.COUNT_CONCEDED: "counted",
    grounds.COUNT_HELD: "counted",
    grounds.COUNT_UNBET: "counted",
    grounds.PENALTY: "penalty",
    grounds.OUT_OF_TURN: "penalty_out_of_turn",
    grounds.FORBIDDEN: "penalty_forbidden",
    grounds.LEVEL_LOST: "level_lost",
    grounds.PLACE_REACHED: "place_reached",
    grounds.SCORE_LOST: "score_lost",
    grounds.GAME_LOST: "game_lost",
    grounds.WELI_POINT: "weli_point",
    grounds.WELI_LOST_POINT: "weli_lost",
}
ASKED_ROUND = (grounds.LONG_FIGURE_WINS, grounds.NO_LONG_FIGURE, grounds.NEW_DEAL)


class Watch(Teller):
    """Tells the events between two moments of one deal of a figure game."""

    near_the_end = "gestrichen"  # the word of the game for a side that lacks one point

    def __init__(self, before: FigureDeal, after: FigureDeal, cites: Mapping[int, tuple[str, ...]]) -> None:
        super().__init__(after.seating, cites)
        self.before = before
        self.after = after

    def tell_cards(
        self, kind: str, ground: int, seat: int, laid: tuple[int, ...], figures: tuple[int, ...] = ()
    ) -> None:
        """Cards laid open, each Perlagg with the name it has got."""
        names = tuple([self._name_of(seat, card) for card in laid])
        if max(names, default=NONE) >= 0:
            self.tell(kind, ground, grounds.NAMED, seat=seat, figures=figures, cards=laid, names=names)
        else:
            self.tell(kind, ground, seat=seat, figures=figures, cards=laid, names=names)

    def _name_of(self, seat: int, card: int) -> int:
        if not self.after.named & BIT[card]:
            return NONE
        return self.after.names[seat][self.after.rows[seat].index(card)]

    def act(self, seat: int, acts: list[int]) -> list[Event]:
        self._done(seat, acts)
        self._followed()
        return self.events

    def start(self) -> list[Event]:
        deal = self.after
        if deal.stage == CUT:
            return self.events
        tell_dealt(self)
        if deal.compared:
            for figure in SHOWN_FIGURES:
                if deal.owner[figure] == STANDING:
                    self._settled_by_cards(figure)
            self._both_gestrichen()
        self._closed()
        return self.events

    # What the player did.

    def _done(self, seat: int, acts: list[int]) -> None:
        kind, argument = kind_of(acts[0]), argument_of(acts[0])
        if kind in BEFORE_PLAY:
            tell_before_play(self, seat, acts)
        elif kind == PLAY:
            self.tell_cards("played", grounds.CARD_PLAYED, seat, (argument,))
        elif kind == BET:
            self._bet(seat, tuple(figures_in(argument)))
        elif kind in (HOLD, RAISE):
            for act in acts:
                self._held_or_raised(seat, kind, argument_of(act))
        elif kind in (GOOD, CONCEDE):
            for act in acts:
                self._conceded(seat, argument_of(act))
        elif kind == CONTEST or SHOW <= kind <= LAST_SHOW:
            self._contested(seat, argument if kind == CONTEST else kind - SHOW, acts)
        elif PROVE <= kind <= LAST_PROVE:
            self.tell_cards("proven", grounds.PROVEN, seat, _laid(acts), (kind - PROVE,))
        elif kind == PASS:
            self._passed(seat)

    def _bet(self, seat: int, figures: tuple[int, ...]) -> None:
        for figure in figures:
            if self.before.value[figure] == self.after.rules.max_value:
                self.tell("spiel_aus", grounds.SPIEL_AUS, seat=seat, figures=(figure,))
            else:
                proposed = self.before.value[figure] + 1
                self.tell("bet", grounds.BET_MADE, seat=seat, figures=(figure,), number=proposed)

    def _held_or_raised(self, seat: int, kind: int, figure: int) -> None:
        highest = self.after.rules.max_value
        accepted = self.before.value[figure] + 1
        if kind == RAISE:
            to_the_end = accepted == highest
            ground = grounds.SPIEL_AUS if to_the_end else grounds.BET_RAISED
            name = "raised_to_the_end" if to_the_end else "raised"
            self.tell(name, ground, seat=seat, figures=(figure,), number=accepted + 1)
        elif accepted > highest:
            self.tell("held_to_the_end", grounds.GAME_WON_BY_SPIEL_AUS, grounds.BET_HELD, seat=seat, figures=(figure,))
        else:
            self.tell("held", grounds.BET_HELD, seat=seat, figures=(figure,), number=accepted)
            self._rides_free(seat, figure)

    def _rides_free(self, seat: int, figure: int) -> None:
        """Who need not answer any more, because another has held, and can still win (PL-3P-13)."""
        deal = self.after
        if not deal.rules.free_ride or deal.bettor[figure] != NONE:
            return
        for other in deal.offers[figure]:
            if other != seat and deal.pledged(other, figure) < deal.value[figure]:
                self.tell("free_ride", grounds.FREE_RIDE, seat=other, figures=(figure,))

    def _conceded(self, seat: int, figure: int) -> None:
        """Given away in answer to a bet, or unasked."""
        side = self.after.owner[figure] if self.after.lost[figure] == OPEN else self.after.lost[figure]
        if side == OPEN:
            self.tell("out", grounds.NOW_OUT, seat=seat, figures=(figure,))
            return
        answer = self.before.bettor[figure] != NONE
        kind, ground = ("good", grounds.ANSWERED_GOOD) if answer else ("conceded", grounds.CONCEDED)
        if answer and self.before.value[figure] == self.after.rules.max_value:
            ground = grounds.SPIEL_AUS_ANSWERED_GOOD
        self.tell(kind, ground, seat=seat, side=side, figures=(figure,), number=self.before.value[figure])
        if figure == SPIEL and self.before.last_trick_led():
            for shower in self.after.seating.members(side):
                cards = tuple(cards_of(self.before.hands[shower]))
                if cards and self.before.rules.last_trick_spiel_rule and self.before.bettor[SPIEL] == shower:
                    self.tell("last_card", grounds.LAST_CARD_SHOWN, seat=shower, cards=cards)
        if figure == SPIEL and self.before.in_trick:
            self.tell("broken_off", grounds.PLAY_BROKEN_OFF)

    def _contested(self, seat: int, figure: int, acts: list[int]) -> None:
        cards = _laid(acts)
        if cards:
            self.tell_cards("shown", grounds.CONTESTED, seat, cards, (figure,))
        else:
            self.tell("contested", grounds.CONTESTED_AS_IT_LIES, seat=seat, figures=(figure,))

    def _passed(self, seat: int) -> None:
        """Nothing to exchange, nothing more to say to a bet that was held, or no example."""
        if self.before.asked == seat:
            tell_exchange_over(self, seat)
        elif seat in self.before.offered():
            self.tell("silent", grounds.FREE_RIDE, seat=seat)
        else:
            self._failed(seat)

    def _failed(self, seat: int) -> None:
        for figure in figures_in(self.after.failed[seat] & ~self.before.failed[seat]):
            self.tell("failed", grounds.FAILED, seat=seat, figures=(figure,))

    # What followed by itself.

    def _followed(self) -> None:
        self._trick()
        for figure in SHOWN_FIGURES:
            if self.before.owner[figure] == OPEN:
                self._settled_by_cards(figure)
        self._now_gestrichen()
        if self.after.stopped and not self.before.stopped:
            self.tell("stopped", grounds.STOPPED_WHEN_WON)
        if self.after.compared and not self.before.compared:
            self._both_gestrichen()
        self._show()
        self._proofs()
        self._closed()

    def _trick(self) -> None:
        """A finished trick, and what it means for the Spiel."""
        deal = self.after
        if self._trick_won():
            winner = deal.winners[-1]
            if deal.owner[SPIEL] == NOBODY and not deal.compared:
                self.tell("spiel_hin", grounds.NOBODY_WINS_SPIEL)
            elif deal.owner[SPIEL] >= 0:
                side = deal.seating.side_of(winner)
                self.tell("spiel_won", grounds.THREE_TRICKS, side=side, number=deal.taken[side])

    def _trick_won(self) -> bool:
        """Tells who has taken a finished trick, if there is one."""
        deal = self.after
        if len(deal.winners) == len(self.before.winners):
            return False
        trick = len(deal.winners) - 1
        winner = deal.winners[trick]
        card = deal.rows[winner][trick]
        names = (self._name_of(winner, card),)
        self.tell("trick", grounds.TRICK_WON, seat=winner, cards=(card,), names=names, number=trick + 1)
        return True

    def _now_gestrichen(self) -> None:
        """A side that a figure of this deal has brought within one point (GS-END-12, BI-END-12)."""
        if self.after.closed:
            return
        for side in self.after.playing_sides():
            if now_gestrichen(self.after, side) and not now_gestrichen(self.before, side):
                self.tell(self.near_the_end, grounds.NOW_GESTRICHEN, side=side)

    def _both_gestrichen(self) -> None:
        """Two gestrichen sides have been compared (GS-END-07 to 16)."""
        deal = self.after
        if deal.rules.both_gestrichen_procedure == "asking_round" and deal.compared in ASKED_ROUND:
            tell_asking_round(self)
        if deal.champion != NONE:
            self.tell("champion", deal.compared, side=deal.champion)
            self._laid_open(deal.champion, deal.compared)
        elif deal.compared in (grounds.NEW_DEAL, grounds.NEW_DEAL_AFTER_ONE):
            self.tell("new_deal", deal.compared)
        else:
            self.tell("tricks_decide", deal.compared)

    def _laid_open(self, side: int, ground: int) -> None:
        """The cards that the referee has laid open for a side (GS-OQ-56)."""
        already = (
            [0] * self.after.rules.players if self.before is self.after else [len(row) for row in self.before.rows]
        )
        for seat in self.after.seating.members(side):
            laid = tuple([card for card in self.after.rows[seat][already[seat] :] if not self.was_told(card)])
            if laid:
                self.tell_cards("laid_open", ground, seat, laid)

    def _show(self) -> None:
        deal, before = self.after, self.before
        for figure in figures_in(deal.barred & ~before.barred):
            if deal.owner[figure] == OPEN:
                self.tell("barred", grounds.BAR_FALLS, side=deal.owner[SPIEL], figures=(figure,))
        if deal.resolved():
            return
        if before.shower == NONE and deal.shower != NONE:
            self.tell("show_begins", grounds.WINNERS_SHOW_FIRST, side=deal.shower)
        elif deal.shower != before.shower:
            self.tell("show_turn", grounds.TURN_PASSES, side=deal.shower)

    def _settled_by_cards(self, figure: int) -> None:
        """A figure that cards have settled, not a word."""
        deal = self.after
        owner = deal.owner[figure] if deal.lost[figure] == OPEN else deal.lost[figure]
        at_once = deal.shower == NONE
        if owner == STANDING and deal.compared:
            self.tell("stands", grounds.FIGURE_STANDS, figures=(figure,))
        elif owner == STANDING:
            ground = grounds.ALL_OPEN if at_once else grounds.TWO_QUIET_TURNS
            self.tell("stands", grounds.FIGURE_STANDS, ground, figures=(figure,))
        elif owner == NOBODY and not deal.compared and not deal.stopped:
            self.tell("nobody", grounds.NOBODY_HAS_ONE, figures=(figure,))
        elif owner >= 0 and not deal.good[figure]:
            if at_once:
                self.tell("best", grounds.BETTER_FIGURE, side=owner, figures=(figure,))
            else:
                self.tell("overtaken", grounds.OVERTAKEN, side=owner, figures=(figure,))

    def _proofs(self) -> None:
        deal = self.after
        if not deal.resolved():
            return
        just_resolved = not self.before.resolved() and not deal.closed
        for seat in range(deal.rules.players):
            if just_resolved:
                for figure in figures_in(deal.owes(seat)):
                    self.tell("must_prove", grounds.MUST_PROVE, seat=seat, figures=(figure,))
            if deal.failed[seat] != self.before.failed[seat] and not self._has_admitted(seat):
                self._failed(seat)

    def _has_admitted(self, seat: int) -> bool:
        """Whether it was his own act that told of his failed proof."""
        for event in self.events:
            if event.kind == "failed" and event.seat == seat:
                return True
        return False

    def _closed(self) -> None:
        deal = self.after
        if not deal.closed:
            return
        if NONE not in (deal.champion, self.before.champion):
            self._laid_open(deal.champion, deal.compared)
        for figure in deal.figures:
            if deal.lost[figure] != OPEN:
                self._taken_away(figure)
        for side in deal.playing_sides():
            self._laid_open(side, grounds.FAILED_FIGURE_PASSES)
        self._counted()
        for side in deal.playing_sides():
            score = deal.before[side] + deal.gained[side]
            fresh = deal.before[side] != score and not now_gestrichen(self.before, side)
            if fresh and deal.winner == NONE and deal.rules.missing(score) == 1:
                self.tell("gestrichen", grounds.NOW_GESTRICHEN, side=side)

    def _counted(self) -> None:
        """The count of a closed deal, step by step."""
        for step in self.after.counted:
            self.events.append(counted_event(step, self.cites, self.seating))
        if not self.after.counted:
            self.tell("no_points", grounds.COUNT_UNBET)

    def _taken_away(self, figure: int) -> None:
        """A figure that its side could not keep, and who has it now (GS-VAL-05, GS-VAL-07, GS-OQ-06, PL-VAL-07, PL-BLIND-07)."""
        deal = self.after
        loser = deal.lost[figure]
        heir = deal.owner[figure]
        failed = any(duties & BIT[figure] for duties in deal.failed)
        blind = deal.blind[figure] != NONE and loser == deal.seating.side_of(deal.blind[figure]) and not failed
        if heir >= 0:
            passes = [grounds.BLIND_LACKING_PASSES if blind else grounds.FAILED_FIGURE_PASSES]
            if loser == NOBODY:
                passes.append(grounds.STOPPED_WHEN_WON)  # it was still open when the deal was stopped
            self.tell("failed_figure_passes", *passes, side=heir, figures=(figure,))
        elif heir == STANDING:
            self.tell("stands", grounds.FIGURE_STANDS, figures=(figure,))
        elif figure in figures_in(deal.gifts) and deal.rules.gift_needs_example and not failed:
            self.tell("failed_figure_lost", grounds.GIFT_TAKEN_BACK, figures=(figure,))
        elif blind:
            self.tell("failed_figure_lost", grounds.BLIND_LACKING, figures=(figure,))
        elif failed:
            self.tell("failed_figure_lost", grounds.FAILED_FIGURE_LOST, figures=(figure,))
        else:
            self.tell("voided", grounds.DEAL_VOIDED, side=loser, figures=(figure,))


def _laid(acts: list[int]) -> tuple[int, ...]:
    """The cards of a line, without their names and without the word that goes with them."""
    return tuple([argument_of(act) for act in acts if kind_of(act) not in (CONTEST, NAME, PASS)])


def counted_event(step: Counted, cites: Mapping[int, tuple[str, ...]], seating: Seating) -> Event:
    """One step of the count, as an event."""
    figures = () if step.figure == NONE else (step.figure,)
    rules = cites[step.ground][:1]
    kind = COUNTS.get(step.ground, "game_won")
    return Event(kind, rules, NONE, step.side, figures, (), (), step.points, seating)
