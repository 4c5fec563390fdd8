"""A deal of a figure game, and what follows from its facts: whose turn it is, who owes an answer, which phase the deal is in.

Everything that can be derived is derived; `state` holds the facts, `engine` changes a deal.
"""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import BET, BLIND, CONTEST, LAST_PROVE, LAST_SHOW, PLAY, PROVE, SHOW, SPIEL, act_of, kind_of
from weli.core.cards import BIT, HIDDEN, SUIT, cards_of
from weli.core.deal import NONE, WHOLE_TRUTH
from weli.games.figures.engine import reasons
from weli.games.figures.engine.open_cards import SHOWN_FIGURES, OpenCards
from weli.games.figures.engine.state import ANY, CUT, EXCHANGE, NOBODY, OPEN, STANDING, TABLE

__all__ = [
    "ANY",
    "CUT",
    "EXCHANGE",
    "NOBODY",
    "NONE",
    "OPEN",
    "SHOWN_FIGURES",
    "STANDING",
    "TABLE",
    "WHOLE_TRUTH",
    "FigureDeal",
]


class FigureDeal(OpenCards):
    """A deal at one moment, with every question one may ask about it."""

    # Where the deal stands.

    def phase(self) -> str:
        """`cut`, `exchange`, `play`, `show`, `validate` or `done`."""
        if self.closed:
            return "done"
        if self.stage == CUT:
            return "cut"
        if self.resolved():
            return "validate"
        if self.exchange.asked != NONE:
            return "exchange"
        return "play" if self.show.shower == NONE else "show"

    def resolved(self) -> bool:
        """Whether every figure has gone to somebody, stands, or is nobody's."""
        return self.betting.unsettled == 0

    def bet_open(self) -> bool:
        return self.betting.unanswered != 0

    def exchanging(self) -> bool:
        """Whether the exchange must be over before anything else is done (PL-EXCH-10)."""
        return self.stage == EXCHANGE and self.terms.exchange.exchange_before_bets

    # Seats.

    def turn(self) -> i64:
        """The seat due to play a card once any open bet is answered, or -1 (GS-PLAY-01, GS-PLAY-02, GS-PLAY-10)."""
        if self.stage == CUT or self.play_is_over() or self.exchanging():
            return NONE
        if self.cards.naming != NONE and self.cards.naming_for == PLAY:
            return self.cards.naming_seat
        return self.seat_after(self.tricks.leader, self.tricks.in_trick)

    def note_dealt(self) -> None:
        """Tells of the cards as they have just been dealt."""
        raise NotImplementedError

    def note_first_lead(self) -> None:
        """Tells who leads, once nothing else comes before the first card."""
        raise NotImplementedError

    def near_the_end(self) -> str:
        """What is told of a side that lacks one point (GS-WORD-09)."""
        return "gestrichen"

    def play_is_over(self) -> bool:
        """Whether no more cards are played: the Spiel is settled, and nothing else depends on tricks (GS-PLAY-18, GS-CONC-03)."""
        return self.stakes[SPIEL].owner != OPEN

    def after_trick(self, side: i64) -> None:
        """The Spiel is won once enough tricks are, by a side that has not said good; after the last one nobody can win it any more.

        (GS-PLAY-18, GS-FIG-13, PL-6P-04, PL-3P-04, PL-OQ-36, PL-6P-05)
        """
        if self.tricks.taken[side] >= self.terms.stakes.tricks_for_spiel and not self.is_out(side, SPIEL):
            self.note("spiel_won", reasons.THREE_TRICKS, side=side, number=self.tricks.taken[side])
            self.settle(SPIEL, side)
        elif len(self.tricks.winners) == self.terms.hand_size:
            self.note("spiel_hin", reasons.NOBODY_WINS_SPIEL)
            self.settle(SPIEL, NOBODY)

    def lay_away(self, pack: list[int], top: i64) -> None:
        """What becomes of the cards that are not dealt, from there on: with Luck und Boden two of them are shown.

        (PL-VAR-04, PL-VAR-05, PL-WORD-12)
        """
        if self.terms.exchange.luck_und_boden:
            rest = pack[top:]
            self.cut.boden = rest if len(rest) < 2 else [rest[0], rest[-1]]

    def answerers(self, figure: i64) -> i64:
        """The seats that may answer the bet on a figure now, each for its side (GS-BET-07, GS-SHOW-11, PL-OQ-68, PL-6P-06)."""
        bettor = self.stakes[figure].bettor
        if bettor == NONE or self.exchanging() or self.stage == CUT:
            return 0
        if self.show.shower != NONE and self.unchosen():
            return 0
        if self.comes_later(figure):
            return 0
        if self.stakes[figure].waiting != NONE:
            return BIT[self.stakes[figure].waiting]
        return self.playing & ~self.seating.team(self.seating.side_of(bettor))

    def owes_answer(self, seat: i64, figure: i64) -> bool:
        """Whether a seat may answer the bet on a figure now, for its side."""
        return self.answerers(figure) & BIT[seat] != 0

    def add_answers_to(self, seat: i64, figure: i64, found: Acts) -> None:
        """Adds what a seat that owes an answer to the bet on a figure may say."""
        raise NotImplementedError

    def owing(self) -> i64:
        """The seats that owe any answer now."""
        seats: i64 = 0
        for figure in self.figures:
            if self.betting.unanswered & BIT[figure]:
                seats |= self.answerers(figure)
        return seats

    def is_blind(self, figure: i64) -> bool:
        """Whether a bet made before the cut still waits for its answer (PL-BLIND-04)."""
        return (
            self.stakes[figure].blind != NONE and self.stakes[figure].bettor != NONE and self.stakes[figure].value == 1
        )

    def comes_later(self, figure: i64) -> bool:
        """Whether another blind bet is answered before this one: they are answered one by one, Gleich, Hanger, Spiel (PL-OQ-68)."""
        if not self.is_blind(figure):
            return False
        for earlier in range(figure):
            if self.stakes[earlier].blind != NONE and self.stakes[earlier].bettor != NONE:
                return True
        return False

    def answering(self) -> list[int]:
        """The seats that owe an answer now, each for its side."""
        owing = self.owing()
        return [seat for seat in self.active if owing & BIT[seat]]

    def must_act(self, seat: i64) -> bool:
        if self.closed or not self.is_in(seat):
            return False
        if self.stage == CUT:
            return seat == self.cutter()
        if self.cards.naming != NONE:
            return seat == self.cards.naming_seat
        if self.exchanging():
            return seat == self.exchange.asked
        if self.resolved():
            return self.owes(seat) != 0
        owing = self.owing()
        if owing:
            return owing & BIT[seat] != 0
        return self.turn() == seat or self.show.shower == self.seating.side_of(seat)

    def is_offered(self, seat: i64) -> bool:
        """Whether that seat may raise at once."""
        if not self.betting.on_offer:
            return False
        for figure in self.figures:
            if self.stakes[figure].offers and self.stakes[figure].offers[0] == seat:
                return True
        return False

    def offered(self) -> list[int]:
        """The seats that may raise at once, in their order; silence is an answer too (PL-3P-13, PL-3P-17)."""
        found: list[int] = []
        if self.betting.on_offer:
            for figure in self.figures:
                found.extend(self.stakes[figure].offers[:1])
        return found

    # Figures that are settled.

    def settle(self, figure: i64, owner: i64) -> None:
        near = self.sides_near_the_end()
        super().settle(figure, owner)
        self.note_near_the_end(near)
        if self.tape is not None and self.resolved():
            self._note_duties()

    def sides_near_the_end(self) -> i64:
        """The sides that lack one point; where nothing is told, nobody need know."""
        near: i64 = 0
        if self.tape is not None:
            for side in self.playing_sides():
                if self.is_near_the_end(side):
                    near |= BIT[side]
        return near

    def note_near_the_end(self, already: i64) -> None:
        """Tells of every side that lacks one point now and did not before (GS-END-12, BI-END-12)."""
        near = self.sides_near_the_end() & ~already
        if near:
            for side in self.playing_sides():
                if near & BIT[side]:
                    self.note(self.near_the_end(), reasons.NOW_GESTRICHEN, side=side)

    def is_near_the_end(self, side: i64) -> bool:
        """Whether a side is gestrichen by its points; once the deal is counted, by what was counted."""
        return self.terms.is_gestrichen(self.score(side) if self.closed else self.points(side))

    def _note_duties(self) -> None:
        """Every figure is settled: who must prove what."""
        for seat in range(self.terms.players):
            owed = self.owes(seat) if self.cards.held[seat] else 0
            for figure in SHOWN_FIGURES:
                if owed & BIT[figure]:
                    self.note("must_prove", reasons.MUST_PROVE, seat=seat, figure=figure)

    # Sides.

    def sides_in(self, figure: i64) -> list[int]:
        """The sides that have not given a figure up (PL-3P-09)."""
        return cards_of(self.still_in(figure))

    def still_in(self, figure: i64) -> i64:
        """The same as a set."""
        return (BIT[self.seating.sides] - 1) & ~self.stakes[figure].out

    def given_up_by(self, side: i64) -> i64:
        """The figures that a side has given up (PL-3P-09)."""
        found: i64 = 0
        for figure in self.figures:
            if self.stakes[figure].out & BIT[side]:
                found |= BIT[figure]
        return found

    def betting_is_up_to(self, side: i64) -> i64:
        """The figures on which it is that side's turn to bet: those who made the last bet must wait for another (GS-BET-12)."""
        found: i64 = 0
        for figure in self.figures:
            if self.stakes[figure].may_bet & BIT[side]:
                found |= BIT[figure]
        return found

    def laid_for(self) -> i64:
        """The figures for which a card has been laid in this turn to show."""
        found: i64 = 0
        for figure in SHOWN_FIGURES:
            if self.show.laid_by[figure] != NONE:
                found |= BIT[figure]
        return found

    def undecided(self) -> i64:
        """The figures that the showing side must still concede or contest; one it has bet on, once that is held (GS-SHOW-14)."""
        rest = self.betting.unsettled & ~self.show.chosen & ~self.betting.unanswered & ~BIT[SPIEL]
        if rest:
            for figure in SHOWN_FIGURES:
                if self.is_out(self.show.shower, figure):
                    rest &= ~BIT[figure]
        return rest

    def unchosen(self) -> i64:
        """The figures that the showing side has neither conceded nor contested nor bet on in this turn (GS-SHOW-04, GS-SHOW-11)."""
        return self.undecided() & ~self.show.bet_on

    def is_barred(self, side: i64, figure: i64) -> bool:
        """Whether a side may show nothing more for a figure."""
        return self.barred(side) & BIT[figure] != 0

    def barred(self, side: i64) -> i64:
        """The figures that a side may not improve in the show: the bar falls only on those who have the Spiel (GS-TIE-03, GS-TIE-08)."""
        if self.stakes[SPIEL].owner != side:
            return 0
        return self.show.barred

    # Tricks.

    def last_trick_led(self) -> bool:
        """Whether a card has been led to the trick that decides (GS-BET-24, PL-OQ-56)."""
        return len(self.tricks.winners) == self.terms.hand_size - 1 and self.tricks.in_trick > 0

    def all_open(self) -> bool:
        for held in self.cards.held:
            if held:
                return False
        return True

    # Figures.

    def shown_key(self, side: i64, figure: i64) -> i64:
        """The best instance that a side has lying open; what it had when the bar fell (GS-FIG-15, GS-TIE-06, PL-FIG-13)."""
        if self.is_barred(side, figure) and self.terms.show.standing_bar_scope == "freeze_figure":
            return self.show.frozen[figure]
        best: i64 = 0
        for seat in self.seating.members(side):
            best = max(best, self.shown_figure(seat, figure))
        return best

    def best_shown_against(self, side: i64, figure: i64) -> i64:
        """The best instance that any other side still in has lying open (GS-SHOW-06, PL-OQ-60)."""
        best: i64 = 0
        for other in self.seating.every_side:
            if other != side and not self.is_out(other, figure):
                best = max(best, self.shown_key(other, figure))
        return best

    def owes(self, seat: i64) -> i64:
        """The figures a player must still prove, for themselves or for their side.

        (GS-VAL-01, PL-VAL-01, GS-VAL-02, GS-VAL-04, PL-BLIND-09)
        """
        rest: i64 = 0
        if self.closed:
            return rest
        bound = self.bound(seat) & ~self.proofs.failed[seat]
        if not bound and not self.settled.blind_bets:
            return rest
        for figure in SHOWN_FIGURES:
            owes = bound & BIT[figure] != 0 and self._owes_own_proof(seat, figure)
            if owes or self._owes_blind_proof(seat, figure):
                rest |= BIT[figure]
        return rest

    def bound(self, seat: i64) -> i64:
        """The figures a player must be able to show: by what they have bet, held or raised, or blind where that binds too.

        (PL-STRAF-32, PL-BLIND-10)
        """
        figures = self.proofs.duties[seat]
        if self.terms.blind.blind_must_make_figure:
            for figure in SHOWN_FIGURES:
                if self.stakes[figure].blind == seat:
                    figures |= BIT[figure]
        return figures

    def _owes_own_proof(self, seat: i64, figure: i64) -> bool:
        """Whether a player who is bound to show a figure must do so now (GS-VAL-08, PL-BET-17, PL-VAL-10)."""
        if self.shown_figure(seat, figure):
            return False
        side = self.seating.side_of(seat)
        if not self.terms.proofs.validate_after_concession and self.stakes[figure].owner != side:
            return False
        given = self.stakes[figure].conceded_at and self.stakes[figure].owner == side and self.stakes[figure].value == 1
        return bool(self.terms.show.conceded_bet_needs_example or not given)

    def _owes_blind_proof(self, seat: i64, figure: i64) -> bool:
        """Whether a player is asked for what their side has bet blind (PL-ALG-07)."""
        if self.stakes[figure].owner != self.seating.side_of(seat) or not self.lacks_blind_example(figure):
            return False
        return not (self.proofs.unshown[seat] | self.proofs.failed[seat]) & BIT[figure]

    def lacks_blind_example(self, figure: i64) -> bool:
        """Whether nobody of the bettor's side has shown a figure bet blind and called good, so that it is lost (PL-BLIND-07)."""
        stake = self.stakes[figure]
        if stake.blind == NONE or not stake.conceded_at:
            return False
        side = self.seating.side_of(stake.blind)
        return stake.owner == side and not self.has_shown(side, figure)

    def has_shown(self, side: i64, figure: i64) -> bool:
        """Whether somebody of a side has an example lying open."""
        for seat in self.seating.members(side):
            if self.shown_figure(seat, figure):
                return True
        return False

    def holder(self, figure: i64) -> i64:
        """Who has a figure: its owner, or the side for which it has decided the game without being counted (GS-END-07, GS-END-15)."""
        undone = self.closed and self.winner != self.endgame.champion
        return self.endgame.champion if figure == self.endgame.deciding and not undone else self.stakes[figure].owner

    # Points.

    def score(self, side: i64) -> i64:
        """The score of a side as it has been counted so far."""
        return self.start_scores[side] + self.gained[side]

    def points_conceded(self, side: i64) -> i64:
        """The same with conceded figures alone, which are counted before all others (GS-OQ-51)."""
        return self.start_scores[side] + self.terms.step(self.betting.won_conceded[side])

    def outcome(self) -> tuple[str, ...]:
        return (*super().outcome(), "stakes.owner")

    def points_for(self, side: i64) -> int:
        """How much nearer to the target the deal has brought a side; a game won outright counts as all that was missing."""
        brought = self.terms.step(self.gained[side])
        return max(brought, self.terms.missing(self.start_scores[side])) if self.winner == side else brought

    def brought(self, side: i64) -> i64:
        """What the deal has brought a side: once it is closed what was counted, before that the figures it has already."""
        if self.closed:
            return self.gained[side]
        won: i64 = 0
        for figure in self.figures:
            if self.stakes[figure].owner == side and not self.is_for_the_game(figure):
                won += self.stakes[figure].value
        return self.terms.step(won)

    # What lies on the table.

    def hand_cards(self, seat: i64) -> list[int]:
        there = cards_of(self.cards.hands[seat])
        return [*there, *[HIDDEN] * (self.cards.held[seat] - len(there))]

    def laid_by(self, seat: i64) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for place, card in enumerate(self.cards.rows[seat]):
            named = self.cards.named & BIT[card] != 0
            found.append((card, self.cards.names[seat][place] if named else NONE))
        return found

    def has_played(self, seat: i64) -> bool:
        return self.cards.played[seat] > 0

    def open_cards(self) -> list[int]:
        """The cards turned for trumps, and those that Luck und Boden shows."""
        return [*self.cards.turned, *self.cut.boden]

    def seen_in_the_cut(self) -> i64:
        return NONE if self.cut.bottom in self.open_cards() else self.cut.bottom

    def unknown_cards(self) -> list[int]:
        """Not those either that everybody has seen in a hand."""
        return [card for card in super().unknown_cards() if not self.cards.known & BIT[card]]

    def trump_suit(self) -> i64:
        return self.cards.trump

    def card_led(self) -> i64:
        """What the card led to the present trick stands for; only while one lies there (PL-PLAY-04, BI-WELI-11)."""
        return self.cards.names[self.tricks.leader][len(self.tricks.winners)]

    def suit_led(self) -> i64:
        if self.stage == CUT or not self.tricks.in_trick:
            return NONE
        return SUIT[self.card_led()]

    def tricks_of(self, side: i64) -> i64:
        return self.tricks.taken[side]

    def still_said(self) -> list[tuple[int, int]]:
        """The bets that wait for an answer."""
        found: list[tuple[int, int]] = []
        for figure in self.figures:
            if self.stakes[figure].bettor != NONE:
                kind = BLIND if self.is_blind(figure) else BET
                found.append((self.stakes[figure].bettor, act_of(kind, BIT[figure])))
        return found

    # What belongs together.

    def awaits_more(self, seat: i64, act: i64) -> bool:
        """A Perlagg waits for its name, a card given for the one it is exchanged for, cards laid in the show for the word that they are
        enough, and those that prove a bet for the whole example (PL-WILD-05, PL-EXCH-01)."""
        if self.is_halfway():
            return True
        kind = kind_of(act)
        if SHOW <= kind <= LAST_SHOW:
            figure = kind - SHOW
            return self.show.laid_by[figure] != NONE and not self.show.chosen & BIT[figure] and not self.closed
        return PROVE <= kind <= LAST_PROVE and not self.closed and self.owes(seat) & BIT[kind - PROVE] != 0

    def in_one_breath(self, act: i64, options: list[int]) -> list[int]:
        """A name, or the card fetched; more cards for the same figure, or that they are enough."""
        if self.is_halfway():
            return options
        kind = kind_of(act)
        enough = act_of(CONTEST, kind - SHOW)  # no act at all where a bet is proven
        return [one for one in options if kind_of(one) == kind or one == enough]

    def is_halfway(self) -> bool:
        """Whether a card just laid still lacks its name, or one given its exchange."""
        return self.cards.naming != NONE or self.exchange.giving != NONE
