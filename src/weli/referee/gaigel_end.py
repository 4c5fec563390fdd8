"""Telling the end of a deal of Gaigel: how it ended, what everybody had, what it costs, and what it means for the match."""

from typing import Final

from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.parts import grounds
from weli.referee.teller import Teller

# How a step of the scoring is told.
COUNTS: Final = {
    grounds.LOSES_SINGLE: "loses",
    grounds.LOSES_DOUBLE: "loses_double",
    grounds.LOSES_UNCALLED: "loses",
    grounds.LOSES_DOUBLE_UNCALLED: "loses_double",
    grounds.LOSES_AS_OFFENDER: "loses_as_offender",
    grounds.LOSES_WITH_FEWEST: "loses_with_fewest",
    grounds.LAST_UNIT: "last_unit",
    grounds.LOSES_TO_QUEST: "loses",
    grounds.QUEST_EXEMPT: "quest_exempt",
    grounds.ERASES_SINGLE: "erases",
    grounds.ERASES_DOUBLE: "erases",
    grounds.GAME_POINTS: "game_points",
}
# The ends that one side has brought on itself.
FAULTS: Final = {
    grounds.UNDERGAIGELT: "undergaigelt",
    grounds.ACCUSED_RIGHTLY: "accused_rightly",
    grounds.OVERGAIGELT: "overgaigelt",
    grounds.ACCUSED_WRONGLY: "accused_wrongly",
}


def tell_end(teller: Teller, before: GaigelDeal, deal: GaigelDeal) -> None:
    """The events of a deal that has just been closed; `before` is the moment before that."""
    if deal.ended == grounds.THROWN_IN:
        teller.tell("thrown_in", grounds.THROWN_IN)
        return
    _tell_how(teller, before, deal)
    if deal.tricks_over() or deal.declared:
        _tell_counts(teller, before, deal)
    if deal.tied:
        teller.tell("tie_cut", grounds.TIE_CUT)
    for step in deal.counted:
        teller.tell(COUNTS[step.ground], step.ground, side=step.side, number=abs(step.points))
    if not deal.counted:
        teller.tell("no_points", deal.ended)
    if deal.winner != NONE:
        _tell_match_won(teller, deal)
    elif deal.cleaning_next and not deal.cleaning:
        teller.tell("cleaning_begins", grounds.CLEANING_BEGINS)


def _tell_how(teller: Teller, before: GaigelDeal, deal: GaigelDeal) -> None:
    ended = deal.ended
    if ended == grounds.UNDERGAIGELT:
        teller.tell(FAULTS[ended], ended, side=deal.culprit, number=deal.counts[deal.culprit])
    elif ended in FAULTS:
        teller.tell(FAULTS[ended], ended, side=deal.culprit)
    elif ended == grounds.DISSLE_TOOK_TRICK:
        teller.tell("dissle_failed", ended, seat=deal.ender)
    elif ended == grounds.OFFENCE_PROVEN:
        teller.tell("offence_proven", ended, _proven_ground(before, deal), seat=deal.ender)
    elif ended == grounds.TIE_VOID:
        teller.tell("tie_void", ended)
    else:
        teller.tell("highest_wins" if ended == grounds.HIGHEST_WINS else "deal_won", ended, side=deal.champion)


def _proven_ground(before: GaigelDeal, deal: GaigelDeal) -> int:
    """What stood against the act that was proven: the one just tried, or an earlier one of the same player."""
    if len(deal.offences) > len(before.offences):
        return deal.offences[-1].ground
    return next(offence.ground for offence in deal.offences if offence.seat == deal.ender)


def _tell_counts(teller: Teller, before: GaigelDeal, deal: GaigelDeal) -> None:
    """The piles are counted openly; that of whoever has called has been already, rightly or not (GA-Q59)."""
    caller = max(deal.caller, before.caller)  # forgotten where an offence decides instead
    counted = NONE if caller == NONE else deal.seating.side_of(caller)
    if deal.ended == grounds.UNDERGAIGELT:
        counted = deal.culprit
    for side in range(deal.seating.sides):
        if side != counted:
            teller.tell("count", grounds.COUNTED_OPENLY, side=side, number=deal.counts[side])


def _tell_match_won(teller: Teller, deal: GaigelDeal) -> None:
    if deal.rules.is_tournament:
        teller.tell("tournament_won", grounds.TOURNAMENT_WON, side=deal.winner)
    elif deal.rules.match_mode == "first_to_inflict":
        teller.tell("match_inflicted", grounds.MATCH_WON_BY_INFLICTING, side=deal.winner)
    elif deal.cleaning:
        teller.tell("match_clean", grounds.MATCH_WON_CLEAN, side=deal.winner)
    else:
        teller.tell("match_without_units", grounds.MATCH_WON_WITHOUT_UNITS, side=deal.winner)
