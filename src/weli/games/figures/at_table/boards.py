"""The board of a figure: what it is worth, what is bet on it, who may raise it and who has given it up."""

from weli.core.acts import FIGURE_WORDS, figures_in
from weli.games.figures.engine.deal import NOBODY, NONE, OPEN, SHOWN_FIGURES, STANDING, FigureDeal
from weli.games.figures.engine.stakes import bettors_next
from weli.ports.at_table import seat_or_none
from weli.ports.at_table.view import FigureBoard, OpenBet

NO_SIDE = {OPEN: "open", STANDING: "standing", NOBODY: "nobody"}


def figure_board(seen: FigureDeal, figure: int, best: list[str], own: list[str]) -> FigureBoard:
    """The board of one figure; `best` are the open cards that make its best example, `own` what the receiver has for it."""
    sides, stake = seen.seating.side_names(), seen.stakes[figure]
    owner = seen.holder(figure)
    return FigureBoard(
        figure=FIGURE_WORDS[figure],
        value=value_text(seen, stake.value),
        next=_next_value(seen, figure),
        bet=_open_bet(seen, figure),
        last=seat_or_none(seen.seating, stake.last_bettor),
        right=[sides[side] for side in bettors_next(seen, figure)],
        out=[sides[side] for side in seen.playing_sides() if seen.is_out(side, figure)],
        riding=[sides[side] for side in _riding(seen, figure)],
        pledges=_pledges(seen, figure),
        blind=seat_or_none(seen.seating, stake.blind),
        owner=NO_SIDE[owner] if owner < 0 else sides[owner],
        void=_is_void(seen, figure),
        shown=figure in SHOWN_FIGURES,
        conceded=stake.conceded_at > 0,
        best=best,
        own=own,
    )


def _is_void(seen: FigureDeal, figure: int) -> bool:
    """Whether nothing is counted for a figure, because the game was won before (BI-END-07, GS-OQ-17, GS-SCORE-07)."""
    owner = seen.stakes[figure].owner
    if owner == NOBODY:
        return seen.endgame.stopped
    return (
        owner >= 0
        and seen.winner != NONE
        and not any(each.side == owner and each.figure == figure for each in seen.counted)
    )


def figure_words(figures: int) -> list[str]:
    """The figures of a set by name."""
    return [FIGURE_WORDS[figure] for figure in figures_in(figures)]


def value_text(deal: FigureDeal, value: int) -> str:
    """A value as it is spoken: `1` to `7`, and beyond them `aus`."""
    return "aus" if value > deal.rules.stakes.max_value else str(value)


def _next_value(seen: FigureDeal, figure: int) -> str:
    """What a raise would make of the figure; nothing where there is no higher value in this game."""
    value = seen.stakes[figure].level(proposed=seen.stakes[figure].bettor != NONE) + 1
    highest = seen.rules.stakes.max_value + (1 if seen.rules.stakes.spiel_aus else 0)
    return value_text(seen, value) if value <= highest else ""


def _riding(seen: FigureDeal, figure: int) -> list[int]:
    """The sides still in a figure that others have raised without them (PL-3P-13)."""
    if not seen.rules.stakes.free_ride or seen.stakes[figure].owner != OPEN or seen.stakes[figure].value == 1:
        return []
    staked = [side for side in seen.sides_in(figure) if _staked(seen, side, figure) == seen.stakes[figure].value]
    return [side for side in seen.sides_in(figure) if side not in staked]


def _staked(seen: FigureDeal, side: int, figure: int) -> int:
    return max(seen.pledged(seat, figure) for seat in seen.seating.members(side))


def _pledges(seen: FigureDeal, figure: int) -> dict[str, int]:
    if not seen.rules.proofs.losing_bet_penalty:
        return {}
    levels = {seen.seating.seat_name(seat): seen.pledged(seat, figure) for seat in seen.active}
    return {seat: level for seat, level in levels.items() if level}


def _open_bet(seen: FigureDeal, figure: int) -> OpenBet | None:
    if seen.stakes[figure].bettor == NONE:
        return None
    return OpenBet(
        by=seen.seating.seat_name(seen.stakes[figure].bettor),
        proposed=value_text(seen, seen.stakes[figure].value + 1),
        answerable=any(seen.owes_answer(seat, figure) for seat in seen.active),
        asked=[seen.seating.seat_name(seat) for seat in seen.active if seen.owes_answer(seat, figure)],
        blind=seen.is_blind(figure),
    )
