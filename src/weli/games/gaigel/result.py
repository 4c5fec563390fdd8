"""What is told of the end of a deal: how it ended, what everybody had, what it costs, and what it means for the match."""

from typing import Final

from mypy_extensions import i64

from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.parts import grounds
from weli.tape import Note

# The ends that one side has brought on itself.
FAULTS: Final = {
    grounds.UNDERGAIGELT: "undergaigelt",
    grounds.ACCUSED_RIGHTLY: "accused_rightly",
    grounds.OVERGAIGELT: "overgaigelt",
    grounds.ACCUSED_WRONGLY: "accused_wrongly",
}

# How a step of the scoring is told.
STEPS: Final = {
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


def step_of(side: i64, units: i64, ground: i64) -> Note:
    """A step of the scoring: what a side gets, and on which ground."""
    return Note(STEPS[ground], ground, side=side, number=units)


def note_end(deal: GaigelDeal) -> None:
    """On which ground the deal has ended."""
    ended = deal.ending.ground
    if ended == grounds.UNDERGAIGELT:
        deal.note(FAULTS[ended], ended, side=deal.ending.culprit, number=deal.score.counts[deal.ending.culprit])
    elif ended in FAULTS:
        deal.note(FAULTS[ended], ended, side=deal.ending.culprit)
    elif ended == grounds.DISSLE_TOOK_TRICK:
        deal.note("dissle_failed", ended, seat=deal.ending.ender)
    elif ended == grounds.TIE_VOID:
        deal.note("tie_void", ended)
    else:
        deal.note("highest_wins" if ended == grounds.HIGHEST_WINS else "deal_won", ended, side=deal.ending.champion)


def note_counts(deal: GaigelDeal, caller: i64) -> None:
    """The piles are counted openly; that of whoever has called has been already, rightly or not (GA-Q59)."""
    if not deal.tricks_over() and not deal.pairs.declared:
        return
    counted = NONE if caller == NONE else deal.seating.side_of(caller)
    if deal.ending.ground == grounds.UNDERGAIGELT:
        counted = deal.ending.culprit
    for side in range(deal.seating.sides):
        if side != counted:
            deal.note("count", grounds.COUNTED_OPENLY, side=side, number=deal.score.counts[side])


def note_result(deal: GaigelDeal) -> None:
    """What the deal brings each side, once that is written down."""
    if deal.ending.tied:
        deal.note("tie_cut", grounds.TIE_CUT)
    if deal.tape is not None:
        deal.tape.extend(deal.steps())
    if not deal.ending.counted:
        deal.note("no_points", deal.ending.ground)
    if deal.winner != NONE:
        _note_match_won(deal)
    elif deal.ending.cleaning_next and not deal.cleaning:
        deal.note("cleaning_begins", grounds.CLEANING_BEGINS)


def _note_match_won(deal: GaigelDeal) -> None:
    if deal.terms.is_tournament:
        deal.note("tournament_won", grounds.TOURNAMENT_WON, side=deal.winner)
    elif deal.terms.match_mode == "first_to_inflict":
        deal.note("match_inflicted", grounds.MATCH_WON_BY_INFLICTING, side=deal.winner)
    elif deal.cleaning:
        deal.note("match_clean", grounds.MATCH_WON_CLEAN, side=deal.winner)
    else:
        deal.note("match_without_units", grounds.MATCH_WON_WITHOUT_UNITS, side=deal.winner)
