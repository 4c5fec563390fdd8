"""Every side one short of the target: the best long figure wins the game, or the tricks do."""

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import GLEICH, SPIEL
from weli.games.figures.engine import reasons
from weli.games.figures.engine.asking_round import note_asking_round
from weli.games.figures.engine.deal import NOBODY, NONE, OPEN, SHOWN_FIGURES, STANDING, TABLE, WHOLE_TRUTH, FigureDeal
from weli.games.figures.engine.figures import KEY, size_of_key
from weli.games.figures.engine.long_figures import figure_of_long, long_figure, size_of_long


def stop_when_won(deal: FigureDeal) -> bool:
    """A concession that brings a side to the target stops the deal: nothing can be counted before it (GS-OQ-17, GS-OQ-51).

    Where the others play on for places, it does not (PL-OQ-71).
    """
    if (
        not deal.betting.conceded
        or deal.endgame.stopped
        or deal.resolved()
        or not deal.terms.scoring.stop_when_won
        or plays_on(deal)
    ):
        return False
    for side in deal.playing_sides():
        if deal.terms.missing(deal.points_conceded(side)) <= 0:
            deal.note("stopped", reasons.STOPPED_WHEN_WON)
            deal.endgame.stopped = True
            _void(deal, deal.figures)
            return True
    return False


def plays_on(deal: FigureDeal) -> bool:
    """Whether the others go on playing when one has reached the target (PL-STRAF-35)."""
    return deal.terms.ending.play_on_for_places and len(deal.active) > 2


def is_compared_now(deal: FigureDeal) -> bool:
    """Whether the moment has come to compare two gestrichen sides (GS-END-07, GS-END-15, GS-END-17, GS-OQ-32, GS-OQ-33,
    GS-OQ-34, GS-OQ-35).

    Only the whole truth can compare hidden hands: a seat's view never does.
    """
    if deal.knows != WHOLE_TRUTH or deal.stage != TABLE or deal.endgame.compared or deal.bet_open():
        return False
    if not deal.terms.ending.both_gestrichen_rule or not deal.betting.all_gestrichen:
        return False
    waiting = _waiting(deal)
    if not waiting:
        return False
    for figure in waiting:
        if deal.stakes[figure].first_bet:
            return False
    return len(waiting) == len(SHOWN_FIGURES) or deal.terms.ending.both_gestrichen_single_timing != "play_on"


def _waiting(deal: FigureDeal) -> list[int]:
    return [figure for figure in SHOWN_FIGURES if deal.stakes[figure].owner == OPEN]


def decide_when_both_gestrichen(deal: FigureDeal) -> bool:
    """Carries out the rule for two gestrichen sides when its moment has come (GS-END-08, GS-END-09, GS-END-10,
    GS-END-11, GS-END-12, GS-END-13, GS-END-14, GS-END-15, GS-END-16); whether it has settled anything."""
    if not is_compared_now(deal):
        return False
    waiting = _waiting(deal)
    if len(waiting) == len(SHOWN_FIGURES):
        deal.endgame.compared = reasons.LONG_FIGURE_WINS
        deal.endgame.champion = _best_long_figure(deal)
    else:
        deal.endgame.compared = reasons.SINGLE_FIGURE_WINS
        deal.endgame.champion = _best_of_one(deal, waiting[0])
    if deal.endgame.champion == NONE:
        deal.endgame.compared = _why_nobody(deal)
        _note_asking(deal)
        again = deal.endgame.compared in (reasons.NEW_DEAL, reasons.NEW_DEAL_AFTER_ONE)
        deal.note("new_deal" if again else "tricks_decide", deal.endgame.compared)
        _void(deal, SHOWN_FIGURES)
        if not deal.tricks.winners and not deal.tricks.in_trick:
            deal.note_first_lead()
    else:
        _note_asking(deal)
        deal.note("champion", deal.endgame.compared, side=deal.endgame.champion)
        if not _needs_his_perlaggen(deal):
            show_deciding_figure(deal)
        _void(deal, deal.figures)
    return True


def _why_nobody(deal: FigureDeal) -> i64:
    """What follows where the comparison names nobody: the tricks decide, or a new deal does (GS-END-10, GS-END-14, GS-END-16)."""
    one_left = deal.endgame.compared == reasons.SINGLE_FIGURE_WINS
    if deal.stakes[SPIEL].owner == OPEN:
        return reasons.NO_SINGLE_FIGURE if one_left else reasons.NO_LONG_FIGURE
    return reasons.NEW_DEAL_AFTER_ONE if one_left else reasons.NEW_DEAL


def _note_asking(deal: FigureDeal) -> None:
    """How the players find out, where they ask one another (PL-OQ-74)."""
    asked = deal.endgame.compared in (reasons.LONG_FIGURE_WINS, reasons.NO_LONG_FIGURE, reasons.NEW_DEAL)
    if asked and deal.tape is not None and deal.terms.ending.both_gestrichen_procedure == "asking_round":
        note_asking_round(deal)


def _void(deal: FigureDeal, figures: vec[i64]) -> None:
    """Gives those of these figures that are still open to nobody."""
    for figure in figures:
        if deal.stakes[figure].owner == OPEN:
            deal.settle(figure, NOBODY)


def _best_long_figure(deal: FigureDeal) -> i64:
    """The side with the best figure of three cards or more, or -1.

    (GS-END-07, GS-END-08, GS-END-09, GS-END-10, PL-END-06, PL-END-11, PL-END-12, PL-EICH-23, PL-END-14, PL-EICH-25)
    """
    least = deal.terms.ending.both_gestrichen_min_cards or 0
    by_length = deal.terms.ending.both_gestrichen_compare == "length_only"
    bests = _best_by_side(deal, [long_figure(deal, seat, least) for seat in range(deal.terms.players)])
    champion = _greatest([size_of_long(best) for best in bests] if by_length else bests)
    if champion != NONE:
        deal.endgame.deciding = figure_of_long(bests[champion])
        deal.endgame.beaten = max([best for side, best in enumerate(bests) if side != champion])
        return champion
    if max(bests) and not by_length:
        _leave_standing(deal, figure_of_long(max(bests)))
    if max(bests) == 0 or deal.terms.ending.both_gestrichen_hanger_tie == "spiel":
        return NONE
    deal.endgame.compared = reasons.GLEICH_WINS_INSTEAD
    return _best_of_one(deal, GLEICH, least)


def _best_of_one(deal: FigureDeal, figure: i64, least: i64 = 0) -> i64:
    """The side with the best Gleich, or the best Hanger, of so many cards, or -1 (GS-END-09, GS-END-15)."""
    keys = [deal.full_figure(seat, figure) for seat in range(deal.terms.players)]
    bests = _best_by_side(deal, [key if size_of_key(key) >= least else 0 for key in keys])
    champion = _greatest(bests)
    if champion != NONE:
        deal.endgame.deciding = figure
        deal.endgame.beaten = max([best for side, best in enumerate(bests) if side != champion])
    elif max(bests):
        _leave_standing(deal, figure)
    return champion


def _leave_standing(deal: FigureDeal, figure: i64) -> None:
    deal.note("stands", reasons.FIGURE_STANDS, figure=figure)
    deal.settle(figure, STANDING)


def _best_by_side(deal: FigureDeal, keys: list[int]) -> list[int]:
    """The best key of each side, from those of the seats."""
    return [max([keys[seat] for seat in deal.seating.members(side)]) for side in range(deal.seating.sides)]


def _greatest(bests: list[int]) -> i64:
    """The side that has more than any other, or -1."""
    best = max(bests)
    return bests.index(best) if best and bests.count(best) == 1 else NONE


def show_deciding_figure(deal: FigureDeal) -> bool:
    """The figure that has decided the game is laid open, and no other card (GS-OQ-56). Returns whether it still wins.

    It may not, once a Perlagg that it needed has got another name for a proof (PL-WILD-14, PL-OQ-25).
    """
    key: i64 = -1
    place = NONE
    for seat in deal.seating.members(deal.endgame.champion):
        own = _deciding_key(deal, seat)
        if own > key:
            key = own
            place = seat
    by_length = (
        deal.endgame.compared == reasons.LONG_FIGURE_WINS and deal.terms.ending.both_gestrichen_compare == "length_only"
    )
    wins = size_of_long(key) > size_of_long(deal.endgame.beaten) if by_length else key > deal.endgame.beaten
    if wins and deal.endgame.compared == reasons.LONG_FIGURE_WINS:
        deal.endgame.deciding = figure_of_long(key)
        key = size_of_long(key) * KEY + key % KEY
    if wins:
        deal.lay_example(place, deal.endgame.deciding, key, deal.endgame.compared)
    return wins


def _deciding_key(deal: FigureDeal, seat: i64) -> i64:
    """What a player has now, in the measure in which the sides were compared."""
    if deal.endgame.compared == reasons.LONG_FIGURE_WINS:
        return long_figure(deal, seat, deal.terms.ending.both_gestrichen_min_cards or 0)
    return deal.full_figure(seat, deal.endgame.deciding)


def _needs_his_perlaggen(deal: FigureDeal) -> bool:
    """Whether somebody of the winning side still has to name a Perlagg for a proof: they come first (PL-OQ-24, PL-OQ-25)."""
    for seat in deal.seating.members(deal.endgame.champion):
        if deal.owes(seat) and deal.cards.hands[seat] & deal.cards.wild:
            return True
    return False
