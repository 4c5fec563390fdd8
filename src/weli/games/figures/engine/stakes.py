"""Stakes: who may bet on a figure now, and what a bet, a hold or a raise makes of it."""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import BET, FIGURES, SPIEL
from weli.core.cards import BIT, SUIT, highest
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import NONE, OPEN, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.judge import EVERY_FIGURE, left, no, reason_of


def check_bet(deal: FigureDeal, seat: i64, figures: i64) -> i64:
    """Whether a player may bet on all of these figures in one call; each is tested by itself (GS-BET-29, GS-BET-04, GS-BET-15)."""
    if figures <= 0 or figures & ~deal.figure_set:
        return reasons.FIGURE_SETTLED
    for figure in deal.figures:
        if figures & BIT[figure]:
            reason = check_bet_on(deal, seat, figure)
            if reason:
                return reason
    return reasons.FINE


def check_bet_on(deal: FigureDeal, seat: i64, figure: i64) -> i64:
    if not deal.is_in(seat):
        return reasons.NOT_ASKED
    if _nobody_may_bet(deal):
        return reasons.BOTH_GESTRICHEN
    ruling = _judge_bets(deal, seat, BIT[figure])
    return _why_settled(deal, figure) if reason_of(ruling) == reasons.FIGURE_SETTLED else reason_of(ruling)


def _judge_bets(deal: FigureDeal, seat: i64, ruling: i64) -> i64:
    """On which figures a player may open a bet."""
    side = deal.seating.side_of(seat)
    ruling = no(ruling, reasons.FIGURE_SETTLED, ~deal.betting.unsettled)
    if deal.show.shower == NONE:
        ruling = no(ruling, reasons.OTHER_BET_WAITS, _waiting_for_another(deal))
    else:
        ruling = _judge_bets_in_the_show(deal, side, ruling)
    ruling = no(ruling, reasons.SAID_GOOD, deal.given_up_by(side))
    ruling = no(ruling, reasons.BETS_ALTERNATE, ~deal.betting_is_up_to(side))
    if left(ruling):
        ruling = no(ruling, reasons.NO_LATER_RAISE, _no_later_raise(deal, seat))
        ruling = _judge_stakes(deal, seat, ruling, proposed=False)
    return ruling


def _waiting_for_another(deal: FigureDeal) -> i64:
    """The figures that must wait, before the show, until another bet has its answer or the show begins (GS-BET-05, GS-BET-31)."""
    if deal.stakes[SPIEL].owner != OPEN or (
        deal.bet_open() and deal.terms.stakes.bets_while_pending == "same_call_only"
    ):
        return EVERY_FIGURE
    return deal.betting.unanswered


def _judge_bets_in_the_show(deal: FigureDeal, side: i64, ruling: i64) -> i64:
    """GS-SHOW-10, GS-SHOW-16."""
    showing = deal.show.shower == side
    if not showing:
        ruling = no(ruling, reasons.NOT_SHOWING, ~_offered(deal, side))
    if deal.bet_open() and not deal.unchosen():
        ruling = no(ruling, reasons.OTHER_BET_WAITS, EVERY_FIGURE)
    if showing:
        ruling = no(ruling, reasons.ONE_CHOICE, deal.show.chosen | deal.show.bet_on | deal.laid_for())
    return ruling


def _offered(deal: FigureDeal, side: i64) -> i64:
    """The figures that somebody of a side may raise at once."""
    found: i64 = 0
    for figure in deal.figures:
        if deal.betting.on_offer & BIT[figure]:
            for seat in deal.stakes[figure].offers:
                if deal.seating.side_of(seat) == side:
                    found |= BIT[figure]
    return found


def _why_settled(deal: FigureDeal, figure: i64) -> i64:
    if figure == SPIEL and deal.show.shower != NONE:
        return reasons.SPIEL_SETTLED
    return reasons.FIGURE_CONCEDED if deal.stakes[figure].conceded_at else reasons.FIGURE_SETTLED


def _no_later_raise(deal: FigureDeal, seat: i64) -> i64:
    """The figures that a free rider may not raise any more, since the moment when they were asked is over (PL-OQ-34, PL-STRAF-20)."""
    found: i64 = 0
    if deal.terms.stakes.free_rider_may_raise_later or deal.terms.stakes.answer_mode != "strict_turn":
        return found
    for figure in deal.figures:
        value = deal.stakes[figure].value
        if value != 1 and deal.pledged(seat, figure) != value and seat not in deal.stakes[figure].offers:
            found |= BIT[figure]
    return found


def check_raise(deal: FigureDeal, seat: i64, figure: i64) -> i64:
    """Whether a player may answer the bet on a figure by one point more."""
    if _nobody_may_bet(deal):
        return reasons.BOTH_GESTRICHEN
    return check_stake(deal, seat, figure, proposed=True)


def check_stake(deal: FigureDeal, seat: i64, figure: i64, proposed: bool) -> i64:
    """Whether a player may propose one more on a figure than its accepted value, or than the one last proposed."""
    return reason_of(_judge_stakes(deal, seat, BIT[figure], proposed))


def _judge_stakes(deal: FigureDeal, seat: i64, ruling: i64, proposed: bool) -> i64:
    """On which figures a player may propose one more than is accepted, or than was last proposed.

    (GS-END-02, GS-END-03, GS-END-05, GS-BET-18, GS-BET-24, GS-VAL-11)
    """
    ruling = judge_scores(deal, deal.seating.side_of(seat), ruling, proposed)
    limit = reasons.HIGHEST_VALUE if deal.terms.stakes.spiel_aus else reasons.THREE_IS_THE_LIMIT
    ruling = no(ruling, limit, at_the_limit(deal, proposed))
    if left(ruling) & BIT[SPIEL]:
        ruling = _judge_spiel(deal, seat, ruling)
    if deal.terms.stakes.unbacked_bets == "refuse":
        ruling = no(ruling, reasons.NO_EXAMPLE, _without_example(deal, seat, left(ruling)))
    return ruling


def at_the_limit(deal: FigureDeal, proposed: bool) -> i64:
    """The figures beyond whose accepted value, or the one last proposed, nothing can be proposed (GS-BET-17, GS-BET-18, PL-3P-12)."""
    found: i64 = 0
    for figure in deal.figures:
        if deal.stakes[figure].level(proposed) > deal.settled.highest:
            found |= BIT[figure]
    return found


def _without_example(deal: FigureDeal, seat: i64, figures: i64) -> i64:
    """Which of these figures a player does not have; the Spiel has no example."""
    found: i64 = 0
    for figure in SHOWN_FIGURES:
        if figures & BIT[figure] and not deal.has_example(seat, figure):
            found |= BIT[figure]
    return found


def _judge_spiel(deal: FigureDeal, seat: i64, ruling: i64) -> i64:
    """The last-trick rule, and the suggested one that the bettor can still win.

    (GS-BET-24, PL-BET-18, PL-STRAF-39, GS-BET-27, PL-STRAF-40)
    """
    if deal.terms.stakes.last_trick_spiel_rule and deal.last_trick_led() and not _last_card_fits(deal, seat):
        ruling = no(ruling, reasons.LAST_CARD_UNFIT, BIT[SPIEL])
    reachable = deal.tricks.taken[deal.seating.side_of(seat)] + deal.terms.hand_size - len(deal.tricks.winners)
    if deal.terms.stakes.spiel_bet_needs_chance and reachable < deal.terms.stakes.tricks_for_spiel:
        ruling = no(ruling, reasons.NO_CHANCE, BIT[SPIEL])
    return ruling


def _last_card_fits(deal: FigureDeal, seat: i64) -> bool:
    """Whether a player's last card, in hand or played, is of the suit led, a trump or a Perlagg.

    (GS-BET-24, PL-BET-18, GS-BET-25, PL-BET-19, PL-BET-21)
    """
    led = SUIT[deal.card_led()]
    last = len(deal.tricks.winners)
    played = len(deal.cards.rows[seat]) > last
    card = deal.cards.rows[seat][last] if played else highest(deal.cards.hands[seat])
    return deal.cards.wild & BIT[card] != 0 or SUIT[card] == led or SUIT[card] == deal.cards.trump


def check_score(deal: FigureDeal, side: i64, figure: i64) -> i64:
    """Whether the scores let a side bet on a figure.

    (GS-END-02, GS-END-03, GS-END-06, PL-STRAF-33, PL-OQ-41, GS-END-18, PL-BET-22, PL-END-04)
    """
    if _nobody_may_bet(deal):
        return reasons.BOTH_GESTRICHEN
    return reason_of(judge_scores(deal, side, BIT[figure], proposed=False))


def judge_scores(deal: FigureDeal, side: i64, ruling: i64, proposed: bool) -> i64:
    """On which figures a side's score lets it propose one more than is accepted, or than was last proposed.

    (GS-END-02, GS-END-03, BI-END-08, BI-END-10)
    """
    points = _points_for_cap(deal, side)
    if deal.terms.is_gestrichen(points):
        ruling = no(ruling, reasons.GESTRICHEN, EVERY_FIGURE)
    if deal.terms.ending.bet_cap != "off":
        missing = deal.terms.missing(points)
        enough: i64 = 0
        for figure in deal.figures:
            if deal.stakes[figure].level(proposed) >= missing:
                enough |= BIT[figure]
        ruling = no(ruling, reasons.RAISE_WOULD_REACH_TARGET, enough & deal.betting.unanswered)
        ruling = no(ruling, reasons.WOULD_REACH_TARGET, enough)
    return ruling


def _nobody_may_bet(deal: FigureDeal) -> bool:
    """Where every side is one short, none bets (GS-END-06, PL-END-05)."""
    return deal.terms.ending.both_gestrichen_rule and deal.betting.all_gestrichen


def _points_for_cap(deal: FigureDeal, side: i64) -> i64:
    """The points that count against a bet: those of the sheet, and of figures already won as far as the rule set says.

    (GS-OQ-15, BI-END-12, BI-END-13)
    """
    if deal.terms.ending.bet_cap == "settled":
        return deal.points(side)
    return deal.points_conceded(side) if deal.terms.ending.bet_cap == "conceded_only" else deal.start_scores[side]


def bettors_next(deal: FigureDeal, figure: i64) -> list[int]:
    """The sides that may bet on a figure next, by alternation and by their scores (GS-BET-12, GS-END-02, GS-END-03, GS-END-06)."""
    if deal.stakes[figure].owner != OPEN or deal.stakes[figure].value > deal.settled.highest:
        return []
    return [
        side
        for side in deal.sides_in(figure)
        if deal.stakes[figure].may_bet & BIT[side] and not check_score(deal, side, figure)
    ]


def make_bet(deal: FigureDeal, seat: i64, figures: i64) -> None:
    """All bets of one call, and all of one turn to show, count as made at the same time (GS-BET-29, GS-SCORE-12, PL-SCORE-07)."""
    stamp = deal.betting.turn_stamp or deal.stamp()
    if deal.show.shower == deal.seating.side_of(seat):
        deal.betting.turn_stamp = stamp
        deal.show.bet_on |= figures
        deal.show.moved = True
    for figure in deal.figures:
        if figures & BIT[figure]:
            _note_bet(deal, seat, figure)
            propose(deal, seat, figure, stamp)
            take_duty(deal, seat, figure)


def _note_bet(deal: FigureDeal, seat: i64, figure: i64) -> None:
    if deal.stakes[figure].value == deal.terms.stakes.max_value:
        deal.note("spiel_aus", reasons.SPIEL_AUS, seat=seat, figure=figure)
    else:
        deal.note("bet", reasons.BET_MADE, seat=seat, figure=figure, number=deal.stakes[figure].value + 1)


def propose(deal: FigureDeal, seat: i64, figure: i64, stamp: i64) -> None:
    """One point more is proposed on a figure (GS-BET-02)."""
    if deal.stakes[figure].first_bet == 0:
        deal.stakes[figure].first_bet = stamp * FIGURES + figure
    deal.stakes[figure].proposed = deal.stakes[figure].value + 1
    deal.stakes[figure].bettor = seat
    deal.betting.unanswered |= BIT[figure]
    deal.stakes[figure].last_bettor = seat
    deal.withdraw_offer(figure)
    deal.stakes[figure].waiting = next_to_answer(deal, figure, seat)


def next_to_answer(deal: FigureDeal, figure: i64, seat: i64) -> i64:
    """Where answers are given in turn (PL-3P-06), the one who owes an answer after that player; or -1.

    It is the next one clockwise whose side has neither made the bet nor answered just now nor given the figure up.

    (PL-3P-10, PL-3P-14, PL-3P-15, PL-STRAF-21)
    """
    if deal.terms.stakes.answer_mode != "strict_turn":
        return NONE
    answered = (deal.seating.side_of(seat), deal.seating.side_of(deal.stakes[figure].bettor))
    for step in range(1, len(deal.active)):
        following = deal.seat_after(seat, step)
        if following == deal.stakes[figure].bettor:
            return NONE
        side = deal.seating.side_of(following)
        if side not in answered and not deal.is_out(side, figure):
            return following
    return NONE


def take_duty(deal: FigureDeal, seat: i64, figure: i64) -> None:
    """Betting, holding and raising bind the player to show an example; the Spiel has none.

    (GS-BET-21, GS-BET-23, GS-BET-28, GS-VAL-01, PL-BET-14)
    """
    if figure != SPIEL:
        deal.proofs.bind(seat, BIT[figure])


def add_bets(deal: FigureDeal, seat: i64, found: Acts) -> None:
    """Adds every set of figures of which each may be bet on by itself."""
    if deal.betting.unsettled and deal.is_in(seat) and not _nobody_may_bet(deal):
        ruling = _judge_bets(deal, seat, deal.betting.unsettled)
        found.add_sets(BET, left(ruling))
