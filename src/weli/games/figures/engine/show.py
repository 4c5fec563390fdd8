"""The staged show: sides take turns to lay cards until Gleich and Hanger are settled."""

from typing import Final, final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import CONTEST, GLEICH, HANGER, SHOW, SPIEL, STEP
from weli.core.cards import BIT, how_many, lowest
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import NOBODY, NONE, OPEN, SHOWN_FIGURES, STANDING, FigureDeal
from weli.games.figures.engine.facts.show import no_show
from weli.games.figures.engine.judge import EVERY_FIGURE, left, no, reason_of

BOTH: Final[i64] = BIT[GLEICH] | BIT[HANGER]


def needed_key(deal: FigureDeal, side: i64, figure: i64) -> i64:
    """The least key with which a side may contest: some instance, and as good as any other visible one (GS-SHOW-06, PL-SHOW-03)."""
    return max(1, deal.best_shown_against(side, figure))


def check_show(deal: FigureDeal, seat: i64, figure: i64, card: i64) -> i64:
    """Whether a player may lay a card for a figure (GS-SHOW-06, PL-SHOW-14)."""
    if figure not in SHOWN_FIGURES:
        return reasons.NO_SHOW if deal.show.shower == NONE else reasons.NOTHING_TO_CONTEST
    ruling = _judge_turn(deal, seat, BIT[figure])
    if left(ruling):
        ruling = _judge_laying(deal, seat, _good_enough(deal), ruling)
    if reason_of(ruling):
        return reason_of(ruling)
    return reasons.FINE if deal.cards.hands[seat] & BIT[card] else deal.why_not_held(seat, card)


def _good_enough(deal: FigureDeal) -> i64:
    """The figures that the showing side may contest with what it has lying open (GS-SHOW-06)."""
    enough: i64 = 0
    for figure in SHOWN_FIGURES:
        if deal.shown_key(deal.show.shower, figure) >= needed_key(deal, deal.show.shower, figure):
            enough |= BIT[figure]
    return enough


def _judge_turn(deal: FigureDeal, seat: i64, ruling: i64) -> i64:
    """On which figures it is a player's turn to lay cards, or to leave what lies there: either partner's alike (GS-SHOW-09)."""
    side = deal.seating.side_of(seat)
    if deal.show.shower == NONE:
        return no(ruling, reasons.NO_SHOW, EVERY_FIGURE)
    ruling = no(ruling, reasons.BARRED, deal.barred(side) & ~deal.betting.unsettled & ~deal.betting.conceded)
    ruling = no(ruling, reasons.NOTHING_TO_CONTEST, ~deal.betting.unsettled | ~BOTH)
    if deal.show.shower != side:
        ruling = no(ruling, reasons.NOT_YOUR_SHOW if deal.show.turns else reasons.NOT_FIRST_TO_SHOW, EVERY_FIGURE)
    ruling = no(ruling, reasons.SAID_GOOD, deal.given_up_by(side))
    if deal.bet_open() and not deal.unchosen():
        return no(ruling, reasons.ANSWERS_FIRST, EVERY_FIGURE)
    return no(ruling, reasons.ANSWERS_FIRST, deal.betting.unanswered)


def _judge_laying(deal: FigureDeal, seat: i64, enough: i64, ruling: i64) -> i64:
    """For which figures a player may lay cards: what lies there, or else their own cards, must be enough to contest.

    More than is needed may be laid, and by the partner too (GS-SHOW-09).
    """
    ruling = no(ruling, reasons.BARRED, deal.barred(deal.show.shower))
    lacking = deal.laid_for() & ~(deal.show.chosen | enough)  # the cards to come may be needed there
    if lacking == BOTH:
        ruling = no(ruling, reasons.OTHER_LAID_FIRST, EVERY_FIGURE)
    elif lacking:
        ruling = no(ruling, reasons.OTHER_LAID_FIRST, ~lacking)
    for figure in SHOWN_FIGURES:
        if left(ruling) & BIT[figure] and not (deal.show.chosen | enough) & BIT[figure]:
            if deal.full_figure(seat, figure) < needed_key(deal, deal.show.shower, figure):
                ruling = no(ruling, reasons.NOT_GOOD_ENOUGH, BIT[figure])
    return ruling


def check_contest(deal: FigureDeal, seat: i64, figure: i64) -> i64:
    """Whether what a side has lying open is enough to stay in (GS-SHOW-06, GS-SHOW-08)."""
    if figure not in SHOWN_FIGURES:
        return reasons.NO_SHOW if deal.show.shower == NONE else reasons.NOTHING_TO_CONTEST
    ruling = _judge_turn(deal, seat, BIT[figure])
    if left(ruling):
        ruling = _judge_contest(deal, _good_enough(deal), ruling)
    return reason_of(ruling)


def _judge_contest(deal: FigureDeal, enough: i64, ruling: i64) -> i64:
    """Which figures may be left as they lie; the bar keeps nobody from it."""
    ruling = no(ruling, reasons.ONE_CHOICE, deal.show.chosen)
    return no(ruling, reasons.NOT_GOOD_ENOUGH, ~enough)


def show_card(deal: FigureDeal, seat: i64, figure: i64, card: i64) -> None:
    deal.lay(seat, card, SHOW + figure)
    if deal.cards.naming == NONE:
        note_shown(deal, seat, figure)
    deal.show.laid_by[figure] = seat
    deal.show.moved = True


def note_shown(deal: FigureDeal, seat: i64, figure: i64) -> None:
    deal.note_card("shown", reasons.CONTESTED, seat, len(deal.cards.rows[seat]) - 1, figure)


def contest(deal: FigureDeal, seat: i64, figure: i64) -> None:
    if deal.show.laid_by[figure] != seat:
        deal.note("contested", reasons.CONTESTED_AS_IT_LIES, seat=seat, figure=figure)
    deal.show.chosen |= BIT[figure]


def add_shows(deal: FigureDeal, seat: i64, found: Acts) -> None:
    """Adds every card that a seat may lay, and every figure that its side may contest as it lies."""
    if deal.show.shower == NONE or deal.show.shower != deal.seating.side_of(seat):
        return
    turn = _judge_turn(deal, seat, BOTH)
    if not left(turn):
        return
    enough = _good_enough(deal)
    laying = _judge_laying(deal, seat, enough, left(turn))
    contest = _judge_contest(deal, enough, left(turn))
    for figure in SHOWN_FIGURES:
        if left(laying) & BIT[figure]:
            found.add_each(SHOW + figure, deal.cards.hands[seat])
        if left(contest) & BIT[figure]:
            found.add(CONTEST * STEP + figure)


def begin_show(deal: FigureDeal) -> None:
    """The side that has the Spiel shows first; with every card open there is nothing to show.

    (GS-SHOW-03, GS-SHOW-22, PL-OQ-32, PL-OQ-36, GS-SHOW-21, PL-SHOW-12, GS-CONC-08)
    """
    if deal.stakes[SPIEL].owner == NOBODY or (deal.all_open() and deal.terms.show.show_skip_when_all_open):
        _settle_by_cards(deal)
    else:
        deal.show = no_show()
        _begin_turn(deal, _first_with_a_choice(deal, deal.stakes[SPIEL].owner))
        deal.note("show_begins", reasons.WINNERS_SHOW_FIRST, side=deal.show.shower)


def _settle_by_cards(deal: FigureDeal) -> None:
    """What lies there decides every figure that is still open; what is equal stands."""
    for figure in SHOWN_FIGURES:
        if deal.stakes[figure].owner == OPEN:
            best = best_side(deal, figure)
            _note_settled(deal, figure, best)
            deal.settle(figure, best)


def _note_settled(deal: FigureDeal, figure: i64, best: i64) -> None:
    """What lies there has decided: at once, with nothing to show, or after everybody has been silent."""
    at_once = deal.show.shower == NONE
    if best == STANDING:
        why = reasons.ALL_OPEN if at_once else reasons.TWO_QUIET_TURNS
        deal.note("stands", reasons.FIGURE_STANDS, also=why, figure=figure)
    elif best == NOBODY:
        deal.note("nobody", reasons.NOBODY_HAS_ONE, figure=figure)
    elif at_once:
        deal.note("best", reasons.BETTER_FIGURE, side=best, figure=figure)
    else:
        _note_overtaken(deal, figure, best)


def _note_overtaken(deal: FigureDeal, figure: i64, side: i64) -> None:
    deal.note("overtaken", reasons.OVERTAKEN, side=side, figure=figure)


def best_side(deal: FigureDeal, figure: i64) -> i64:
    """The side with the best visible instance, among those still in (PL-3P-25)."""
    best = Best()
    for side in range(deal.seating.sides):
        if not deal.is_out(side, figure):
            best.compare(side, deal.shown_key(side, figure))
    return best.side


@final
class Best:
    """The side with the best figure so far; `STANDING` where several have it, `NOBODY` where none has any.

    (PL-FIG-09, GS-FIG-05, GS-FIG-06, GS-FIG-09, GS-FIG-10, GS-BET-22, PL-BET-15, PL-TIE-02)
    """

    side: i64
    key: i64

    def __init__(self) -> None:
        self.side = NOBODY
        self.key = 0

    def compare(self, side: i64, key: i64) -> None:
        if key > self.key:
            self.side = side
            self.key = key
        elif key == self.key and key:
            self.side = STANDING


def _first_with_a_choice(deal: FigureDeal, side: i64) -> i64:
    """That side, or the next one clockwise that is still in an open figure (PL-3P-21)."""
    for step in range(deal.seating.sides):
        shower = (side + step) % deal.seating.sides
        for figure in SHOWN_FIGURES:
            if deal.stakes[figure].owner == OPEN and not deal.is_out(shower, figure):
                return shower
    return side


def _begin_turn(deal: FigureDeal, side: i64) -> None:
    deal.show.begin_turn(side)
    deal.betting.turn_stamp = 0


def turn_is_complete(deal: FigureDeal) -> bool:
    """Every open figure contested, and no bet left to answer (GS-SHOW-14, GS-SHOW-15, GS-SHOW-17, PL-SHOW-11)."""
    return deal.show.shower != NONE and not deal.bet_open() and not deal.undecided()


def end_turn(deal: FigureDeal) -> None:
    """The bar falls on what the winners of the Spiel leave tied, overtaken frozen figures are lost, and the next side shows."""
    if deal.terms.show.standing_bar:
        _let_bar_fall(deal)
        _lose_overtaken(deal)
    deal.show.quiet_turns = 0 if deal.show.moved else deal.show.quiet_turns + 1
    deal.show.turns += 1
    if deal.show.quiet_turns >= _sides_showing(deal):
        _settle_by_cards(deal)  # a turn of every side without a card, a bet or a concession (GS-SHOW-19)
    if not deal.resolved():
        shower = deal.show.shower
        _begin_turn(deal, _first_with_a_choice(deal, (shower + 1) % deal.seating.sides))
        if deal.show.shower != shower:
            deal.note("show_turn", reasons.TURN_PASSES, side=deal.show.shower)


def _sides_showing(deal: FigureDeal) -> i64:
    """How many sides are still in an open figure; as many quiet turns in a row end the show (PL-OQ-60)."""
    showing: i64 = 0
    for figure in SHOWN_FIGURES:
        if deal.stakes[figure].owner == OPEN:
            showing |= deal.still_in(figure)
    return how_many(showing)


def _let_bar_fall(deal: FigureDeal) -> None:
    """GS-TIE-03, GS-TIE-05, GS-TIE-07, GS-TIE-04, PL-TIE-04, PL-TIE-06."""
    if deal.show.shower != deal.stakes[SPIEL].owner:
        return
    for figure in SHOWN_FIGURES:
        if (
            deal.stakes[figure].owner == OPEN
            and not deal.show.barred & BIT[figure]
            and not deal.is_out(deal.show.shower, figure)
        ):
            own = deal.shown_key(deal.show.shower, figure)
            if own == deal.best_shown_against(deal.show.shower, figure):
                deal.note("barred", reasons.BAR_FALLS, side=deal.show.shower, figure=figure)
                deal.show.barred |= BIT[figure]
                deal.show.frozen[figure] = own


def _lose_overtaken(deal: FigureDeal) -> None:
    """A barred side that has fallen behind has lost the figure when the turn ends (GS-TIE-06, GS-OQ-49)."""
    winners = deal.stakes[SPIEL].owner
    for figure in SHOWN_FIGURES:
        if deal.stakes[figure].owner == OPEN and deal.show.barred & BIT[figure] and not deal.is_out(winners, figure):
            if deal.best_shown_against(winners, figure) > deal.shown_key(winners, figure):
                deal.stakes[figure].out |= BIT[winners]
                left = deal.still_in(figure)
                if how_many(left) == 1:
                    winner = lowest(left)
                    _note_overtaken(deal, figure, winner)
                    deal.settle(figure, winner)
