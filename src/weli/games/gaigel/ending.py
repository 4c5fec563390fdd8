"""How a deal ends: "Aus!", accusations, the last words, five cards laid open, a quest that fails, the last card."""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import PASS_ACT, STEP
from weli.core.deal import Offence
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import ACCUSE, AUS
from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.games.gaigel.facts.calls import Calls
from weli.games.gaigel.facts.ending import Ending
from weli.games.gaigel.quests import five_to_show
from weli.games.gaigel.result import note_counts, note_end, note_result
from weli.games.gaigel.scoring import best_of, ranked, score

UNITS_OF_FALSE_ACCUSATION: Final = {"none": 0, "single": 1, "double": 2}
OFFENCE_COST: Final = 2  # a double game (GA-Q46)


def check_aus(deal: GaigelDeal, seat: i64) -> i64:
    """Anybody may call at any time between deal and end, also with too few points (GA-OUT-02, GA-Q18)."""
    if not deal.calls.calling:
        return reasons.FINE
    if deal.calls.caller != NONE:
        return reasons.CALLED_ALREADY
    return reasons.FINE if seat in deal.answering() else reasons.CALL_IN_TURN


def check_accusation(deal: GaigelDeal, seat: i64, side: i64) -> i64:
    """Any opponent may accuse, at any time, rightly or not (GA-Q20, GA-Q21)."""
    if deal.terms.out.over_enforce == "automatic":
        return reasons.NO_ACCUSATIONS
    if side >= deal.seating.sides or side == deal.seating.side_of(seat):
        return reasons.OWN_SIDE
    if deal.calls.calling and seat not in deal.answering():
        return reasons.CALL_IN_TURN
    return reasons.FINE


def check_last_pass(deal: GaigelDeal, seat: i64) -> i64:
    return reasons.FINE if seat in deal.answering() else reasons.CALL_IN_TURN


def add_calls(deal: GaigelDeal, seat: i64, found: Acts) -> None:
    if check_aus(deal, seat) == reasons.FINE:
        found.add(AUS * STEP)
    for side in range(deal.seating.sides):
        if check_accusation(deal, seat, side) == reasons.FINE:
            found.add(ACCUSE * STEP + side)
    if deal.calls.calling and seat in deal.answering():
        found.add(PASS_ACT)


def call_aus(deal: GaigelDeal, seat: i64) -> None:
    """With enough points the side wins, once the others have had their last word; with fewer it is Untergaigeln.

    (GA-OUT-01, GA-OUT-03, GA-OUT-04, GA-OUT-05, GA-Q21, GA-Q24)
    """
    side = deal.seating.side_of(seat)
    deal.note("says_aus", reasons.AUS_SAID, seat=seat)
    if not deal.has_enough(side):
        _lose(deal, seat, side, reasons.UNDERGAIGELT, deal.terms.out.under_cost)
        return
    deal.note("counted_out", reasons.AUS_RIGHT, side=side, number=deal.score.counts[side])
    asked = _sides_from(deal, deal.seat_after(seat, 1), side) if deal.terms.out.over_enforce == "accusation" else []
    deal.calls = Calls(asked, seat)
    if not asked:
        end_by_call(deal)


def _sides_from(deal: GaigelDeal, seat: i64, but: i64) -> list[int]:
    """The sides in order of turn, without one of them."""
    found: list[int] = []
    for other in deal.round_from(seat):
        side = deal.seating.side_of(other)
        if side != but and side not in found:
            found.append(side)
    return found


def end_by_call(deal: GaigelDeal) -> None:
    """The right call stands (GA-OUT-01, GA-VAR-11)."""
    _win(deal, deal.calls.caller, deal.seating.side_of(deal.calls.caller), reasons.AUS_RIGHT, 0)


def accuse(deal: GaigelDeal, seat: i64, side: i64) -> None:
    """Rightly accused, a side loses a double game; a wrong accusation costs what the house has agreed (GA-OUT-07, GA-Q20)."""
    deal.note("accuses", reasons.ACCUSED, seat=seat, side=side)
    if deal.score.over[side]:
        _lose(deal, seat, side, reasons.ACCUSED_RIGHTLY, deal.terms.out.over_cost)
    elif deal.terms.out.false_accusation != "none":
        cost = UNITS_OF_FALSE_ACCUSATION[deal.terms.out.false_accusation]
        _lose(deal, seat, deal.seating.side_of(seat), reasons.ACCUSED_WRONGLY, cost)
    else:
        deal.note("accused_in_vain", reasons.ACCUSED_IN_VAIN)
        if deal.calls.calling:
            pass_last_word(deal)


def pass_last_word(deal: GaigelDeal) -> None:
    """A side has nothing to say; after the last one the deal is over (GA-Q23, GA-Q65)."""
    deal.calls = Calls(deal.calls.calling[1:], deal.calls.caller)
    if deal.calls.calling:
        return
    if deal.calls.caller != NONE:
        end_by_call(deal)
    else:
        _end_by_points(deal)


def _end_by_points(deal: GaigelDeal) -> None:
    """The cards have run out and nobody has called: the highest count wins (GA-OUT-10, GA-Q23, GA-Q37)."""
    highest = max(deal.score.counts)
    if deal.score.counts.count(highest) > 1 and deal.terms.out.total_tie == "void":
        _end(deal, NONE, reasons.TIE_VOID)
        return
    best = best_of(deal, list(range(deal.seating.sides)))
    _win(deal, NONE, best, reasons.HIGHEST_WINS, 0)


def lay_five(deal: GaigelDeal, seat: i64) -> None:
    """Five cards are laid open: the deal is won (GA-VAR-01, GA-VAR-02, GA-VAR-04, GA-VAR-07, GA-VAR-15, GA-VAR-18, GA-VAR-21, GA-Q32)."""
    reason = five_to_show(deal, seat)
    for card in deal.hand(seat):
        deal.note("lays_five", reason, seat=seat, card=card)
    deal.shows(seat, deal.hand(seat))
    _win(deal, seat, deal.seating.side_of(seat), reason, deal.terms.quests.quest_value)


def end_if_over(deal: GaigelDeal) -> bool:
    """Ends a deal that ends by itself: a trick on Dissle, a call that came too late where nobody need accuse. Whether it has."""
    taker = deal.broken_dissle()
    if taker != NONE:
        _lose(deal, taker, deal.seating.side_of(taker), reasons.DISSLE_TOOK_TRICK, deal.terms.quests.quest_value)
        return True
    if deal.terms.out.over_enforce == "automatic":
        for side in deal.score.arrived:
            if deal.score.over[side]:
                _lose(deal, NONE, side, reasons.OVERGAIGELT, deal.terms.out.over_cost)
                return True
    return False


def ask_for_last_words(deal: GaigelDeal) -> None:
    """Every side is asked once, the winner of the last trick first (GA-Q23, GA-Q65)."""
    deal.note("last_call", reasons.LAST_CALL)
    deal.calls = Calls(_sides_from(deal, deal.tricks.leader, NONE))


def throw_in(deal: GaigelDeal) -> None:
    """Vorhand has nothing to open with: the cards are dealt again, by the same dealer (GA-Q56)."""
    deal.note("thrown_in", reasons.THROWN_IN)
    deal.ending = Ending([], reasons.THROWN_IN, cleaning_next=deal.cleaning)
    deal.closed = True


def prove(deal: GaigelDeal, offence: Offence) -> None:
    """An offence is proven: a double loss for its side (GA-Q46)."""
    side = deal.seating.side_of(offence.seat)
    caller = deal.calls.caller
    deal.calls = Calls([])
    deal.ending = Ending(
        [], reasons.OFFENCE_PROVEN, offence.seat, culprit=side, worth=OFFENCE_COST, tied=deal.ending.tied
    )
    deal.note("offence_proven", reasons.OFFENCE_PROVEN, also=offence.reason, seat=offence.seat)
    _close(deal, caller)


def _win(deal: GaigelDeal, ender: i64, side: i64, reason: i64, worth: i64) -> None:
    deal.ending = deal.ending.copy()
    deal.ending.champion = side
    deal.ending.worth = worth
    _end(deal, ender, reason)


def _lose(deal: GaigelDeal, ender: i64, side: i64, reason: i64, worth: i64) -> None:
    deal.ending = deal.ending.copy()
    deal.ending.culprit = side
    deal.ending.worth = worth
    _end(deal, ender, reason)


def _end(deal: GaigelDeal, ender: i64, reason: i64) -> None:
    """The deal is over; an offence that nobody has noticed comes to light now, and then decides instead (GA-Q24, GA-Q46)."""
    deal.calls = Calls([], deal.calls.caller)
    deal.ending = deal.ending.copy()
    deal.ending.reason = reason
    deal.ending.ender = ender
    if deal.offences:
        prove(deal, deal.offences[0])
    else:
        note_end(deal)
        _close(deal, deal.calls.caller)


def _close(deal: GaigelDeal, caller: i64) -> None:
    """Writes the deal down; the culprit's side apart, the best of the others has won it (GA-Q37)."""
    if deal.ending.champion == NONE and deal.ending.culprit != NONE:
        others = [side for side in range(deal.seating.sides) if side != deal.ending.culprit]
        matters = deal.cleaning or deal.terms.is_tournament  # otherwise the culprit alone collects, and nobody need cut
        deal.ending.champion = best_of(deal, others) if matters else ranked(deal, others)[0]
    deal.closed = True
    note_counts(deal, caller)
    score(deal)
    note_result(deal)
