"""What is told of the end of a deal: how it ended, what everybody had, what it costs, and what it means for the match."""

from typing import Final

from mypy_extensions import i64

from weli.core.tape import Note
from weli.games.gaigel import reasons
from weli.games.gaigel.deal import NONE, GaigelDeal

# The ends that one side has brought on itself.
FAULTS: Final = {
    reasons.UNDERGAIGELT: "undergaigelt",
    reasons.ACCUSED_RIGHTLY: "accused_rightly",
    reasons.OVERGAIGELT: "overgaigelt",
    reasons.ACCUSED_WRONGLY: "accused_wrongly",
}

# How a step of the scoring is told.
STEPS: Final = {
    reasons.LOSES_SINGLE: "loses",
    reasons.LOSES_DOUBLE: "loses_double",
    reasons.LOSES_UNCALLED: "loses",
    reasons.LOSES_DOUBLE_UNCALLED: "loses_double",
    reasons.LOSES_AS_OFFENDER: "loses_as_offender",
    reasons.LOSES_WITH_FEWEST: "loses_with_fewest",
    reasons.LAST_UNIT: "last_unit",
    reasons.LOSES_TO_QUEST: "loses",
    reasons.QUEST_EXEMPT: "quest_exempt",
    reasons.ERASES_SINGLE: "erases",
    reasons.ERASES_DOUBLE: "erases",
    reasons.GAME_POINTS: "game_points",
}


def step_of(side: i64, units: i64, reason: i64) -> Note:
    """A step of the scoring: what a side gets, and for what reason."""
    return Note(STEPS[reason], reason, side=side, number=units)


def note_end(deal: GaigelDeal) -> None:
    """For what reason the deal has ended."""
    ended = deal.ending.reason
    if ended == reasons.UNDERGAIGELT:
        deal.note(FAULTS[ended], ended, side=deal.ending.culprit, number=deal.score.counts[deal.ending.culprit])
    elif ended in FAULTS:
        deal.note(FAULTS[ended], ended, side=deal.ending.culprit)
    elif ended == reasons.DISSLE_TOOK_TRICK:
        deal.note("dissle_failed", ended, seat=deal.ending.ender)
    elif ended == reasons.TIE_VOID:
        deal.note("tie_void", ended)
    else:
        deal.note("highest_wins" if ended == reasons.HIGHEST_WINS else "deal_won", ended, side=deal.ending.champion)


def note_counts(deal: GaigelDeal, caller: i64) -> None:
    """The piles are counted openly; that of whoever has called has been already, rightly or not (GA-Q59)."""
    if not deal.tricks_over() and not deal.pairs.declared:
        return
    counted = NONE if caller == NONE else deal.seating.side_of(caller)
    if deal.ending.reason == reasons.UNDERGAIGELT:
        counted = deal.ending.culprit
    for side in range(deal.seating.sides):
        if side != counted:
            deal.note("count", reasons.COUNTED_OPENLY, side=side, number=deal.score.counts[side])


def note_result(deal: GaigelDeal) -> None:
    """What the deal brings each side, once that is written down."""
    if deal.ending.tied:
        deal.note("tie_cut", reasons.TIE_CUT)
    if deal.tape is not None:
        deal.tape.extend(deal.steps())
    if not deal.ending.counted:
        deal.note("no_points", deal.ending.reason)
    if deal.winner != NONE:
        _note_match_won(deal)
    elif deal.ending.cleaning_next and not deal.cleaning:
        deal.note("cleaning_begins", reasons.CLEANING_BEGINS)


def _note_match_won(deal: GaigelDeal) -> None:
    if deal.terms.is_tournament:
        deal.note("tournament_won", reasons.TOURNAMENT_WON, side=deal.winner)
    elif deal.terms.match.match_mode == "first_to_inflict":
        deal.note("match_inflicted", reasons.MATCH_WON_BY_INFLICTING, side=deal.winner)
    elif deal.cleaning:
        deal.note("match_clean", reasons.MATCH_WON_CLEAN, side=deal.winner)
    else:
        deal.note("match_without_units", reasons.MATCH_WON_WITHOUT_UNITS, side=deal.winner)
