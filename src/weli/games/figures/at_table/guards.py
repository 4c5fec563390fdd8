"""What acts in a figure game are decided on, and whether it has changed."""

from dataclasses import dataclass

from weli.line import Line
from weli.parts.deal import NONE, FigureDeal


@dataclass(frozen=True)
class Stake:
    """A figure's betting: accepted value, last bettor, the side whose bet waits for an answer, and who is asked where it goes in turn."""

    value: int
    last: int
    asking: int
    asked: int
    offers: tuple[int, ...]  # who may raise at once


@dataclass(frozen=True)
class FigureMark:
    """What acts are decided on, at one row of the log."""

    phase: str
    cut: tuple[int, ...]  # how many cards were lifted, and how many lie there still to be taken from
    exchange: tuple[int, ...]  # who is asked, and the cards lying open
    tricks: int  # finished
    in_trick: int  # cards in the present one
    shower: int
    open_cards: tuple[int, ...]  # how many, by side
    stakes: tuple[Stake, ...]  # by figure


def figure_mark(deal: FigureDeal) -> FigureMark:
    return FigureMark(
        phase=deal.phase(),
        cut=(deal.cut.lifted, len(deal.cut.finding)),
        exchange=(deal.exchange.asked, *deal.cards.turned),
        tricks=len(deal.tricks.winners),
        in_trick=deal.tricks.in_trick,
        shower=deal.show.shower,
        open_cards=tuple(
            sum(len(deal.cards.rows[seat]) for seat in deal.seating.members(side))
            for side in range(deal.rules.seating.sides)
        ),
        stakes=tuple(_stake(deal, figure) for figure in range(len(deal.stakes))),
    )


def _stake(deal: FigureDeal, figure: int) -> Stake:
    bettor = deal.stakes[figure].bettor
    asking = NONE if bettor == NONE else deal.seating.side_of(bettor)
    return Stake(
        deal.stakes[figure].value,
        deal.stakes[figure].last_bettor,
        asking,
        deal.stakes[figure].waiting,
        tuple(deal.stakes[figure].offers),
    )


def is_stale_in_figures(line: Line, side: int, then: FigureMark, now: FigureMark) -> bool:
    """Whether what a line of that side was decided on has changed between two rows of a deal."""
    match line.verb:
        case "cut" | "steal" | "stop":
            return (then.phase, then.cut) != (now.phase, now.cut)
        case "exchange" | "upgrade":
            return (then.phase, then.exchange) != (now.phase, now.exchange)
        case "play":
            return (then.phase, then.tricks, then.in_trick) != (now.phase, now.tricks, now.in_trick)
        case "hold" | "good" | "raise":
            asked = line.figures or _asked(side, then)
            return _stakes(then, asked) != _stakes(now, asked)
        case "bet" | "blind":
            staked = line.figures or tuple(range(len(now.stakes)))
            return (then.phase, _stakes(then, staked)) != (now.phase, _stakes(now, staked))
        case "contest":
            return _shown(line, side, then) != _shown(line, side, now)
        case "validate":
            return then.phase != now.phase
        case "pass":
            return _declined(then) != _declined(now)
        case _:
            return False  # a concession holds for as long as the figure is open, talk at any time


def _asked(side: int, mark: FigureMark) -> tuple[int, ...]:
    """The figures with an open bet that the side had to answer; all of them where there was none."""
    asked = tuple(figure for figure, stake in enumerate(mark.stakes) if stake.asking not in (NONE, side))
    return asked or tuple(range(len(mark.stakes)))


def _stakes(mark: FigureMark, figures: tuple[int, ...]) -> list[Stake]:
    """The betting on some figures; on none that the game does not have."""
    return [mark.stakes[figure] for figure in figures if figure < len(mark.stakes)]


def _declined(mark: FigureMark) -> tuple[object, ...]:
    """What a pass may answer to: the question to exchange, the offer to raise at once, the duty to prove a bet."""
    return mark.phase, mark.exchange, mark.stakes


def _shown(line: Line, side: int, mark: FigureMark) -> tuple[object, ...]:
    """What a choice in the show answers to: whose turn it is, the figure's betting, and what lies open on the other side."""
    theirs = tuple(cards for other, cards in enumerate(mark.open_cards) if other != side)
    return mark.phase, mark.shower, _stakes(mark, line.figures[:1]), theirs
