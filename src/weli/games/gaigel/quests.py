"""Five Sevens and five cards of one suit: announcing that one collects them, and laying them open."""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import STEP
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import DISSLE, FARBE, LAY_FIVE, SIEBENER
from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.games.gaigel.facts.opening import DISSLE_QUEST, FARBE_QUEST, SIEBENER_QUEST
from weli.games.gaigel.ranks import SEVENS

ANNOUNCEMENTS: Final = (DISSLE, SIEBENER, FARBE)
FIVE_LIE_OPEN: Final = (reasons.SEVENS_DEALT, reasons.SEVENS_COLLECTED, reasons.FARBE_COMPLETE)


def check_announcement(deal: GaigelDeal, seat: i64, kind: i64) -> i64:
    """Whether a player may announce that they collect (GA-VAR-03, GA-VAR-12, GA-VAR-13, GA-VAR-14, GA-VAR-18, GA-Q32, GA-Q36, GA-Q61)."""
    if not _is_played(deal, kind):
        return reasons.NO_QUEST
    if not deal.before_opening():
        return reasons.QUEST_TOO_LATE
    if deal.has_announced(seat):
        return reasons.ONE_QUEST
    if kind == DISSLE and "dissle_any" not in deal.terms.quests.sevens_quest and seat != deal.first_leader():
        return reasons.DISSLE_IS_VORHANDS
    if kind != FARBE and deal.how_many_of(seat, SEVENS) < deal.terms.quests.quest_sevens:
        return reasons.TOO_FEW_SEVENS
    return reasons.FINE


def _is_played(deal: GaigelDeal, kind: i64) -> bool:
    if kind == FARBE:
        return deal.terms.quests.auf_farbe
    if kind == SIEBENER:
        return "announced" in deal.terms.quests.sevens_quest
    return "dissle_any" in deal.terms.quests.sevens_quest or "dissle_vorhand" in deal.terms.quests.sevens_quest


def is_asked_first(deal: GaigelDeal, seat: i64) -> bool:
    """Whether a player is asked if they announce or show anything before somebody else leads (GA-Q32).

    The rules alone decide that, so that being asked tells nothing about what they hold.
    """
    if not deal.before_opening() or seat == deal.turn() or deal.has_announced(seat):
        return False
    quests = deal.terms.quests.sevens_quest
    return (
        deal.terms.quests.sevens_show or deal.terms.quests.auf_farbe or "announced" in quests or "dissle_any" in quests
    )


def announce(deal: GaigelDeal, seat: i64, kind: i64) -> None:
    deal.opening = deal.opening.copy()
    if kind == FARBE:
        deal.note("announces_farbe", reasons.FARBE_ANNOUNCED, seat=seat)
        deal.opening.quests[seat] = FARBE_QUEST
    elif kind == SIEBENER:
        deal.note("announces_siebener", reasons.SIEBENER_ANNOUNCED, seat=seat)
        deal.opening.quests[seat] = SIEBENER_QUEST
    else:
        deal.note("announces_dissle", reasons.DISSLE_ANNOUNCED, seat=seat)
        deal.opening.quests[seat] = DISSLE_QUEST


def five_to_show(deal: GaigelDeal, seat: i64) -> i64:
    """The reason for which a hand wins when it is laid open now; 0: it does not.

    Five Sevens as dealt, or collected, announced or not as the house plays it; five of a suit as dealt, or announced
    (GA-VAR-01, GA-VAR-04, GA-VAR-07, GA-VAR-15, GA-VAR-21, GA-Q36).
    """
    if deal.has_five_sevens(seat):
        if deal.terms.quests.sevens_show and deal.before_opening():
            return reasons.SEVENS_DEALT
        if "unannounced" in deal.terms.quests.sevens_quest or deal.seeks_sevens(seat):
            return reasons.SEVENS_COLLECTED
    if deal.terms.quests.auf_farbe and deal.has_five_of_a_suit(seat):
        if deal.before_opening() or deal.opening.quests[seat] == FARBE_QUEST:
            return reasons.FARBE_COMPLETE
    return reasons.FINE


def is_quest_won(deal: GaigelDeal) -> bool:
    """Whether the deal has ended by five cards laid open."""
    return deal.ending.reason in FIVE_LIE_OPEN


def quest_completed(deal: GaigelDeal) -> i64:
    """Who has announced that they collect Sevens and has the fifth in hand, or -1 (GA-VAR-04, GA-Q32).

    It wins by being drawn. Who was dealt five has not drawn any: they show them, or play one to the first trick.
    """
    if not deal.terms.quests.sevens_quest or deal.is_first_trick():
        return NONE
    for seat in deal.round_from(deal.tricks.leader):
        if deal.seeks_sevens(seat) and deal.has_five_sevens(seat):
            return seat
    return NONE


def add_quests(deal: GaigelDeal, seat: i64, found: Acts) -> None:
    if deal.may_announce() and deal.before_opening():
        for kind in ANNOUNCEMENTS:
            if check_announcement(deal, seat, kind) == reasons.FINE:
                found.add(kind * STEP)
    if five_to_show(deal, seat):
        found.add(LAY_FIVE * STEP)
