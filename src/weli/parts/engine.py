"""The engine of the figure games: may this act be made, what may be made, and make it.

`check` answers 0 or the ground against an act, `legal` lists acts, `play` trusts that `check` was asked. For a seat's own acts
`check` and `legal` give the same answer on `deal.seen_by(seat)` as on the whole deal.
"""

from weli.acts import (
    BET,
    CONCEDE,
    CONTEST,
    GLEICH,
    GOOD,
    HANGER,
    HOLD,
    LAST_PROVE,
    LAST_SHOW,
    PASS,
    PLAY,
    PROVE,
    RAISE,
    SHOW,
    SPIEL,
    STEP,
)
from weli.cards import PLACES
from weli.parts import grounds
from weli.parts.deal import OPEN, Deal
from weli.parts.endgame import decide_when_both_gestrichen, stop_when_won
from weli.parts.proofs import add_proofs, admit, check_pass, check_proof, state_failures
from weli.parts.show import (
    add_shows,
    begin_show,
    check_contest,
    check_show,
    contest,
    end_turn,
    show_card,
    turn_is_complete,
)
from weli.parts.stakes import (
    ANSWERS,
    add_stakes,
    answer_good,
    check_answer,
    check_bet,
    check_concession,
    concede,
    hold,
    make_bet,
    raise_bet,
)
from weli.parts.tally import count
from weli.parts.tricks import add_cards, check_card, play_card


def check(deal: Deal, seat: int, act: int) -> int:
    """0 where a seat may make that act now, otherwise the ground against it (`grounds`)."""
    kind = act // STEP
    argument = act % STEP
    if kind == PLAY:
        return check_card(deal, seat, argument) if argument < PLACES else grounds.NOT_HELD
    if kind == BET:
        return check_bet(deal, seat, argument)
    if kind in ANSWERS:
        return check_answer(deal, seat, argument, kind)
    if kind == CONCEDE:
        return check_concession(deal, seat, argument)
    if kind == CONTEST:
        return check_contest(deal, seat, argument)
    if SHOW <= kind <= LAST_SHOW:
        return check_show(deal, seat, kind - SHOW, argument) if argument < PLACES else grounds.NOT_HELD
    if PROVE <= kind <= LAST_PROVE:
        return check_proof(deal, seat, kind - PROVE, argument) if argument < PLACES else grounds.NOT_HELD
    if kind == PASS and argument == 0:
        return check_pass(deal, seat)
    return grounds.NOT_ASKED


def legal(deal: Deal, seat: int) -> list[int]:
    """Every act that a seat may make now, cards first."""
    found: list[int] = []
    if deal.resolved():
        add_proofs(deal, seat, found)
    else:
        add_cards(deal, seat, found)
        add_stakes(deal, seat, found)
        add_shows(deal, seat, found)
    return found


def play(deal: Deal, seat: int, act: int) -> None:
    """Makes an act that `check` allows, and all that follows from it by itself."""
    kind = act // STEP
    argument = act % STEP
    if kind == PLAY:
        play_card(deal, seat, argument)
    elif kind == BET:
        make_bet(deal, seat, argument)
    elif kind == HOLD:
        hold(deal, seat, argument)
    elif kind == GOOD:
        answer_good(deal, seat, argument)
    elif kind == RAISE:
        raise_bet(deal, seat, argument)
    elif kind == CONCEDE:
        concede(deal, seat, argument)
    elif kind == CONTEST:
        contest(deal, argument)
    elif kind == PASS:
        admit(deal, seat)
    elif kind >= PROVE:
        deal.lay(seat, argument)
    else:
        show_card(deal, seat, kind - SHOW, argument)
    go_on(deal)


def go_on(deal: Deal) -> None:
    """What follows by itself: the stop when the game is won, both gestrichen, the show and its turns, the proofs, the count."""
    while not deal.closed:
        if stop_when_won(deal) or decide_when_both_gestrichen(deal):
            continue
        if deal.resolved():
            if not state_failures(deal):
                return
            count(deal)
        elif turn_is_complete(deal):
            end_turn(deal)
        elif deal.shower < 0 and deal.owner[SPIEL] != OPEN and not deal.bet_open() and _figures_open(deal):
            begin_show(deal)
        else:
            return


def _figures_open(deal: Deal) -> bool:
    return deal.owner[GLEICH] == OPEN or deal.owner[HANGER] == OPEN


def acting(deal: Deal) -> list[int]:
    """What each seat has to do with the deal now: 2 it must act (or its partner may for it), 1 it may, 0 it cannot."""
    owing = deal.answering()
    roles = []
    for seat in range(deal.rules.players):
        must = (
            seat in owing
            or (not owing and deal.turn() == seat)
            or (not owing and deal.shower == deal.seating.side_of(seat) and not deal.resolved())
            or (deal.resolved() and not deal.closed and deal.owes(seat) != 0)
        )
        roles.append(2 if must else 1 if legal(deal, seat) else 0)
    return roles
