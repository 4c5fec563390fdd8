"""The staged show: sides take turns to lay cards until Gleich and Hanger are settled."""

from typing import final

from mypy_extensions import i64

from weli.act_row import Acts
from weli.acts import CONTEST, SHOW, SPIEL, STEP
from weli.cards import BIT, how_many, lowest
from weli.parts import grounds
from weli.parts.deal import NOBODY, NONE, OPEN, SHOWN_FIGURES, STANDING, FigureDeal


def needed_key(deal: FigureDeal, side: i64, figure: i64) -> i64:
    """The least key with which a side may contest: some instance, and as good as any other visible one (GS-SHOW-06, PL-SHOW-03)."""
    return max(1, deal.best_shown_against(side, figure))


def check_show(deal: FigureDeal, seat: i64, figure: i64, card: i64) -> i64:
    """Whether a player may lay a card for a figure (GS-SHOW-06, GS-SHOW-09, PL-SHOW-14)."""
    ground = _check_turn(deal, seat, figure) or _check_laying(deal, seat, figure, _good_enough(deal))
    if ground:
        return ground
    return grounds.FINE if deal.hands[seat] & BIT[card] else deal.why_not_held(seat, card)


def _good_enough(deal: FigureDeal) -> i64:
    """The figures that the showing side may contest with what it has lying open (GS-SHOW-06)."""
    enough: i64 = 0
    for figure in SHOWN_FIGURES:
        if deal.shown_key(deal.shower, figure) >= needed_key(deal, deal.shower, figure):
            enough |= BIT[figure]
    return enough


def _check_laying(deal: FigureDeal, seat: i64, figure: i64, enough: i64) -> i64:
    """Whether who may show a figure may lay cards for it: what lies there, or else his own cards, must be enough to contest it."""
    if _begun_elsewhere(deal, figure, enough):
        return grounds.OTHER_LAID_FIRST
    if (deal.chosen | enough) & BIT[figure]:
        return grounds.FINE
    needed = needed_key(deal, deal.shower, figure)
    return grounds.FINE if deal.full_figure(seat, figure) >= needed else grounds.NOT_GOOD_ENOUGH


def _begun_elsewhere(deal: FigureDeal, figure: i64, enough: i64) -> bool:
    """Whether cards have been laid for the other figure that are not enough yet: those to come may be needed there."""
    for other in SHOWN_FIGURES:
        if other != figure and deal.laid_by[other] != NONE and not (deal.chosen | enough) & BIT[other]:
            return True
    return False


def check_contest(deal: FigureDeal, seat: i64, figure: i64) -> i64:
    """Whether what a side has lying open is enough to stay in (GS-SHOW-06, GS-SHOW-08)."""
    ground = _check_turn(deal, seat, figure)
    return _check_contest(deal, figure, _good_enough(deal), ground) if deal.shower != NONE else ground


def _check_contest(deal: FigureDeal, figure: i64, enough: i64, ground: i64) -> i64:
    """The same where this ground stands against showing: the bar keeps nobody from leaving a figure as it lies."""
    if ground and not (ground == grounds.BARRED and deal.owner[figure] == OPEN):
        return ground
    if deal.chosen & BIT[figure]:
        return grounds.ONE_CHOICE
    return grounds.FINE if enough & BIT[figure] else grounds.NOT_GOOD_ENOUGH


def _check_turn(deal: FigureDeal, seat: i64, figure: i64) -> i64:
    if deal.shower == NONE:
        return grounds.NO_SHOW
    side = deal.seating.side_of(seat)
    if figure not in SHOWN_FIGURES:
        return grounds.NOTHING_TO_CONTEST
    barred = deal.is_barred(side, figure)
    if deal.owner[figure] != OPEN:
        return grounds.BARRED if barred and not deal.good[figure] else grounds.NOTHING_TO_CONTEST
    if deal.shower != side:
        return grounds.NOT_YOUR_SHOW if deal.turns else grounds.NOT_FIRST_TO_SHOW
    if deal.is_out(side, figure):
        return grounds.SAID_GOOD
    if deal.bettor[figure] != NONE or (deal.bet_open() and not deal.unchosen()):
        return grounds.ANSWERS_FIRST
    return grounds.BARRED if barred else grounds.FINE


def show_card(deal: FigureDeal, seat: i64, figure: i64, card: i64) -> None:
    deal.lay(seat, card, SHOW + figure)
    if deal.naming == NONE:
        note_shown(deal, seat, figure)
    deal.laid_by[figure] = seat
    deal.moved = True


def note_shown(deal: FigureDeal, seat: i64, figure: i64) -> None:
    deal.note_card("shown", grounds.CONTESTED, seat, len(deal.rows[seat]) - 1, figure)


def contest(deal: FigureDeal, seat: i64, figure: i64) -> None:
    if deal.laid_by[figure] != seat:
        deal.note("contested", grounds.CONTESTED_AS_IT_LIES, seat=seat, figure=figure)
    deal.chosen |= BIT[figure]


def add_shows(deal: FigureDeal, seat: i64, found: Acts) -> None:
    """Adds every card that a seat may lay, and every figure that its side may contest as it lies."""
    if deal.shower == NONE or deal.shower != deal.seating.side_of(seat):
        return
    enough = _good_enough(deal)
    for figure in SHOWN_FIGURES:
        if not deal.unsettled & BIT[figure]:
            continue
        ground = _check_turn(deal, seat, figure)
        if not ground and not _check_laying(deal, seat, figure, enough):
            found.add_each(SHOW + figure, deal.hands[seat])
        if not _check_contest(deal, figure, enough, ground):
            found.add(CONTEST * STEP + figure)


def begin_show(deal: FigureDeal) -> None:
    """The side that has the Spiel shows first; with every card open there is nothing to show.

    (GS-SHOW-03, GS-SHOW-22, PL-OQ-32, PL-OQ-36, GS-SHOW-21, PL-SHOW-12)
    """
    if deal.owner[SPIEL] == NOBODY or (deal.all_open() and deal.terms.show_skip_when_all_open):
        _settle_by_cards(deal)
    else:
        _begin_turn(deal, _first_with_a_choice(deal, deal.owner[SPIEL]))
        deal.note("show_begins", grounds.WINNERS_SHOW_FIRST, side=deal.shower)


def _settle_by_cards(deal: FigureDeal) -> None:
    """What lies there decides every figure that is still open; what is equal stands."""
    for figure in SHOWN_FIGURES:
        if deal.owner[figure] == OPEN:
            best = best_side(deal, figure)
            _note_settled(deal, figure, best)
            deal.settle(figure, best)


def _note_settled(deal: FigureDeal, figure: i64, best: i64) -> None:
    """What lies there has decided: at once, with nothing to show, or after everybody has been silent."""
    at_once = deal.shower == NONE
    if best == STANDING:
        why = grounds.ALL_OPEN if at_once else grounds.TWO_QUIET_TURNS
        deal.note("stands", grounds.FIGURE_STANDS, also=why, figure=figure)
    elif best == NOBODY:
        deal.note("nobody", grounds.NOBODY_HAS_ONE, figure=figure)
    elif at_once:
        deal.note("best", grounds.BETTER_FIGURE, side=best, figure=figure)
    else:
        _note_overtaken(deal, figure, best)


def _note_overtaken(deal: FigureDeal, figure: i64, side: i64) -> None:
    deal.note("overtaken", grounds.OVERTAKEN, side=side, figure=figure)


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
            if deal.owner[figure] == OPEN and not deal.is_out(shower, figure):
                return shower
    return side


def _begin_turn(deal: FigureDeal, side: i64) -> None:
    deal.shower = side
    deal.chosen = 0
    for figure in SHOWN_FIGURES:
        deal.laid_by[figure] = NONE
    deal.bet_on = 0
    deal.bet_stamp = 0
    deal.moved = False


def turn_is_complete(deal: FigureDeal) -> bool:
    """Every open figure contested, and no bet left to answer (GS-SHOW-14, GS-SHOW-15, GS-SHOW-17, PL-SHOW-11)."""
    return deal.shower != NONE and not deal.bet_open() and not deal.undecided()


def end_turn(deal: FigureDeal) -> None:
    """The bar falls on what the winners of the Spiel leave tied, overtaken frozen figures are lost, and the next side shows."""
    if deal.terms.standing_bar:
        _let_bar_fall(deal)
        _lose_overtaken(deal)
    deal.quiet = 0 if deal.moved else deal.quiet + 1
    deal.turns += 1
    if deal.quiet >= _sides_showing(deal):
        _settle_by_cards(deal)  # a turn of every side without a card, a bet or a concession (GS-SHOW-19)
    if not deal.resolved():
        shower = deal.shower
        _begin_turn(deal, _first_with_a_choice(deal, (shower + 1) % deal.seating.sides))
        if deal.shower != shower:
            deal.note("show_turn", grounds.TURN_PASSES, side=deal.shower)


def _sides_showing(deal: FigureDeal) -> i64:
    """How many sides are still in an open figure: so many quiet turns end the show (PL-OQ-60)."""
    showing: i64 = 0
    for figure in SHOWN_FIGURES:
        if deal.owner[figure] == OPEN:
            showing |= deal.still_in(figure)
    return how_many(showing)


def _let_bar_fall(deal: FigureDeal) -> None:
    """GS-TIE-03, GS-TIE-05, GS-TIE-07, GS-TIE-04, PL-TIE-04, PL-TIE-06."""
    if deal.shower != deal.owner[SPIEL]:
        return
    for figure in SHOWN_FIGURES:
        if deal.owner[figure] == OPEN and not deal.barred & BIT[figure] and not deal.is_out(deal.shower, figure):
            own = deal.shown_key(deal.shower, figure)
            if own == deal.best_shown_against(deal.shower, figure):
                deal.note("barred", grounds.BAR_FALLS, side=deal.shower, figure=figure)
                deal.barred |= BIT[figure]
                deal.frozen[figure] = own


def _lose_overtaken(deal: FigureDeal) -> None:
    """A barred side that has fallen behind has lost the figure when the turn ends (GS-TIE-06, GS-OQ-49)."""
    winners = deal.owner[SPIEL]
    for figure in SHOWN_FIGURES:
        if deal.owner[figure] == OPEN and deal.barred & BIT[figure] and not deal.is_out(winners, figure):
            if deal.best_shown_against(winners, figure) > deal.shown_key(winners, figure):
                deal.out[figure] |= BIT[winners]
                left = deal.still_in(figure)
                if how_many(left) == 1:
                    winner = lowest(left)
                    _note_overtaken(deal, figure, winner)
                    deal.settle(figure, winner)
