"""Bets, answers and concessions, at any moment and by anybody."""

from typing import Final

from weli.acts import CONCEDE, FIGURES, GOOD, HOLD, RAISE, SPIEL, STEP, bet_act
from weli.cards import BIT, SUIT
from weli.parts import grounds
from weli.parts.deal import ANY, NONE, OPEN, Deal
from weli.parts.tricks import card_led

ANSWERS: Final = [GOOD, HOLD, RAISE]


def check_bet(deal: Deal, seat: int, figures: int) -> int:
    """Whether a player may bet on all of these figures in one call; each is tested by itself (GS-BET-29)."""
    if figures <= 0 or figures >= BIT[FIGURES]:
        return grounds.FIGURE_SETTLED
    for figure in range(FIGURES):
        if figures & BIT[figure]:
            ground = check_bet_on(deal, seat, figure)
            if ground:
                return ground
    return grounds.FINE


def check_bet_on(deal: Deal, seat: int, figure: int) -> int:
    side = deal.seating.side_of(seat)
    ground = _check_moment(deal, side, figure)
    if ground:
        return ground
    if deal.right[figure] not in (ANY, side):
        return grounds.BETS_ALTERNATE
    return _check_stake(deal, seat, figure, deal.value[figure])


def _check_moment(deal: Deal, side: int, figure: int) -> int:
    """Whether that side may open a bet on the figure at this moment (GS-BET-05, GS-BET-31, GS-SHOW-10, GS-SHOW-16)."""
    if deal.both_gestrichen():
        return grounds.BOTH_GESTRICHEN
    if deal.owner[figure] != OPEN:
        return _why_settled(deal, figure)
    if deal.shower == NONE:
        waiting = deal.bet_open() if deal.rules.bets_while_pending == "same_call_only" else deal.bettor[figure] != NONE
        return grounds.OTHER_BET_WAITS if waiting or deal.owner[SPIEL] != OPEN else grounds.FINE
    if deal.shower != side:
        return grounds.NOT_SHOWING
    if deal.bet_open() and not deal.unchosen():
        return grounds.OTHER_BET_WAITS
    if (deal.chosen | deal.bet_on) & BIT[figure] or deal.laid_by[figure] != NONE:
        return grounds.ONE_CHOICE
    return grounds.FINE


def _why_settled(deal: Deal, figure: int) -> int:
    if figure == SPIEL and deal.shower != NONE:
        return grounds.SPIEL_SETTLED
    return grounds.FIGURE_CONCEDED if deal.good[figure] else grounds.FIGURE_SETTLED


def _check_stake(deal: Deal, seat: int, figure: int, value: int) -> int:
    """Whether a player may propose one more than this accepted value (GS-END-02, GS-END-03, GS-END-05, GS-BET-18, GS-BET-24)."""
    rules = deal.rules
    side = deal.seating.side_of(seat)
    ground = _check_score(deal, side, value)
    if ground == grounds.WOULD_REACH_TARGET and deal.bettor[figure] != NONE:
        return grounds.RAISE_WOULD_REACH_TARGET
    if ground:
        return ground
    if value > rules.max_value or (value == rules.max_value and not rules.spiel_aus):
        return grounds.HIGHEST_VALUE
    if figure == SPIEL and rules.last_trick_spiel_rule and deal.last_trick_led() and not _last_card_fits(deal, seat):
        return grounds.LAST_CARD_UNFIT
    if figure != SPIEL and rules.unbacked_bets == "refuse" and not deal.has_example(seat, figure):
        return grounds.NO_EXAMPLE
    return grounds.FINE


def _check_score(deal: Deal, side: int, value: int) -> int:
    """Whether a side's score lets it bet on a figure of this accepted value (GS-END-02, GS-END-03)."""
    points = _points_for_cap(deal, side)
    if points == deal.rules.target - 1:
        return grounds.GESTRICHEN
    if deal.rules.bet_cap != "off" and points + value >= deal.rules.target:
        return grounds.WOULD_REACH_TARGET
    return grounds.FINE


def bettors_next(deal: Deal, figure: int) -> list[int]:
    """The sides that may bet on a figure next, by alternation and by their scores (GS-BET-12, GS-END-02, GS-END-03, GS-END-06)."""
    if deal.owner[figure] != OPEN or deal.both_gestrichen() or deal.value[figure] > deal.rules.max_value:
        return []
    return [
        side
        for side in range(deal.rules.sides)
        if deal.right[figure] in (ANY, side) and not _check_score(deal, side, deal.value[figure])
    ]


def _points_for_cap(deal: Deal, side: int) -> int:
    """The points that count against a bet: those of the sheet, and of figures already won as far as the rule set says (GS-OQ-15)."""
    if deal.rules.bet_cap == "settled":
        return deal.points(side)
    return deal.points_conceded(side) if deal.rules.bet_cap == "conceded_only" else deal.before[side]


def _last_card_fits(deal: Deal, seat: int) -> bool:
    """Whether a player's last card, in hand or played, is of the suit led or a trump (GS-BET-24)."""
    led = SUIT[card_led(deal)]
    last = len(deal.winners)
    card = deal.rows[seat][last] if len(deal.rows[seat]) > last else deal.hands[seat].bit_length() - 1
    return SUIT[card] == led or SUIT[card] == deal.trump


def make_bet(deal: Deal, seat: int, figures: int) -> None:
    """All bets of one call, and all of one turn to show, count as made at the same time (GS-BET-29, GS-SCORE-12)."""
    stamp = deal.bet_stamp or deal.stamp()
    if deal.shower != NONE:
        deal.bet_stamp = stamp
        deal.bet_on |= figures
        deal.moved = True
    for figure in range(FIGURES):
        if figures & BIT[figure]:
            _propose(deal, seat, figure, stamp)


def _propose(deal: Deal, seat: int, figure: int, stamp: int) -> None:
    """GS-BET-02, GS-BET-21."""
    if deal.first_bet[figure] == 0:
        deal.first_bet[figure] = stamp * FIGURES + figure
    deal.bettor[figure] = seat
    deal.last[figure] = seat
    _take_duty(deal, seat, figure)


def _take_duty(deal: Deal, seat: int, figure: int) -> None:
    """Betting, holding and raising bind the player to show an example; the Spiel has none (GS-VAL-01, GS-BET-28)."""
    if figure != SPIEL:
        deal.duties[seat] |= BIT[figure]


def check_answer(deal: Deal, seat: int, figure: int, kind: int) -> int:
    """Whether a player may answer the bet on a figure: good, hold or raise (GS-BET-07, GS-BET-08)."""
    if figure >= FIGURES or deal.bettor[figure] == NONE:
        return grounds.NO_BET_TO_ANSWER
    side = deal.seating.side_of(seat)
    if deal.seating.side_of(deal.bettor[figure]) == side:
        return grounds.OWN_BET
    if deal.answering_side(figure) != side:
        return grounds.OTHER_FIGURE_FIRST
    if kind == RAISE:
        if deal.both_gestrichen():
            return grounds.BOTH_GESTRICHEN
        return _check_stake(deal, seat, figure, deal.value[figure] + 1)
    if kind == HOLD and figure != SPIEL and deal.rules.unbacked_bets == "refuse" and not deal.has_example(seat, figure):
        return grounds.NO_EXAMPLE
    return grounds.FINE


def answer_good(deal: Deal, seat: int, figure: int) -> None:
    """The bettor's side wins the figure at the old value (GS-BET-09)."""
    bettor = deal.bettor[figure]
    if figure == SPIEL and deal.rules.last_trick_spiel_rule and deal.last_trick_led():
        deal.lay_all(bettor, deal.hands[bettor])
    _give(deal, figure, deal.seating.side_of(bettor))


def hold(deal: Deal, seat: int, figure: int) -> None:
    """The proposed value is accepted; the side that held may bet next (GS-BET-10, GS-BET-12)."""
    deal.value[figure] += 1
    deal.bettor[figure] = NONE
    deal.right[figure] = deal.seating.side_of(seat)
    _take_duty(deal, seat, figure)


def raise_bet(deal: Deal, seat: int, figure: int) -> None:
    """Accepts the proposed value and proposes one more (GS-BET-11)."""
    hold(deal, seat, figure)
    _propose(deal, seat, figure, NONE)


def check_concession(deal: Deal, seat: int, figure: int) -> int:
    """Whether a player may give a figure away unasked (GS-CONC-01, GS-CONC-06)."""
    if figure >= FIGURES or deal.owner[figure] != OPEN:
        return grounds.SPIEL_SETTLED if figure == SPIEL and deal.shower != NONE else grounds.NOTHING_TO_CONCEDE
    side = deal.seating.side_of(seat)
    bettor = deal.bettor[figure]
    if bettor != NONE:
        if deal.seating.side_of(bettor) == side:
            return grounds.NOT_WITHDRAWN
        return check_answer(deal, seat, figure, GOOD)
    if deal.shower == side:
        if deal.chosen & BIT[figure]:
            return grounds.ONE_CHOICE
        if deal.laid_by[figure] != NONE and not deal.bet_on & BIT[figure]:
            return grounds.ONE_CHOICE
    return grounds.FINE


def concede(deal: Deal, seat: int, figure: int) -> None:
    """The other side wins the figure at its accepted value (GS-CONC-02); to an open bet this is an answer."""
    if deal.bettor[figure] != NONE:
        answer_good(deal, seat, figure)
        return
    if deal.first_bet[figure] == 0:
        deal.gifts |= BIT[figure]
    _give(deal, figure, 1 - deal.seating.side_of(seat))


def _give(deal: Deal, figure: int, side: int) -> None:
    deal.good[figure] = deal.stamp()
    deal.settle(figure, side)
    deal.moved = True


def add_stakes(deal: Deal, seat: int, found: list[int]) -> None:
    """Adds every bet, answer and concession that a seat may make now, while figures are open."""
    _add_bets(deal, seat, found)
    if deal.bet_open():
        _add_answers(deal, seat, found)
    for figure in range(FIGURES):
        if not check_concession(deal, seat, figure):
            found.append(CONCEDE * STEP + figure)


def _add_bets(deal: Deal, seat: int, found: list[int]) -> None:
    """Every set of figures of which each may be bet on by itself."""
    allowed = 0
    for figure in range(FIGURES):
        if not check_bet_on(deal, seat, figure):
            allowed |= BIT[figure]
    if allowed:
        for figures in range(1, BIT[FIGURES]):
            if figures & ~allowed == 0:
                found.append(bet_act(figures))


def _add_answers(deal: Deal, seat: int, found: list[int]) -> None:
    for figure in range(FIGURES):
        for kind in ANSWERS:
            if not check_answer(deal, seat, figure, kind):
                found.append(kind * STEP + figure)
