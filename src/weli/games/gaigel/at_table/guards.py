"""What acts in Gaigel are decided on, and whether it has changed."""

from dataclasses import dataclass

from weli.games.gaigel.deal import GaigelDeal
from weli.line import Line


@dataclass(frozen=True)
class GaigelMark:
    """What acts are decided on, at one row of the log."""

    phase: str
    cut: tuple[int, bool]  # how many cards were lifted, and whether the cutter has knocked
    trick: tuple[int, int, int]  # tricks finished, cards in the present one, cards still to be drawn
    claim: tuple[int, int, int]  # the Seven under the talon, who may fetch the indicator, who has asked for that right
    calls: tuple[int, ...]  # who has called, and who is still asked


def gaigel_mark(deal: GaigelDeal) -> GaigelMark:
    return GaigelMark(
        phase=deal.phase(),
        cut=(deal.cut.lifted, deal.cut.knocked),
        trick=(len(deal.tricks.winners), len(deal.tricks.lying), len(deal.talon.cards)),
        claim=(deal.talon.diss, deal.robbing.claimant, deal.robbing.handing),
        calls=(deal.calls.caller, *deal.calls.calling),
    )


def is_stale_in_gaigel(line: Line, then: GaigelMark, now: GaigelMark) -> bool:
    """Whether what a line was decided on has changed between two rows of a deal.

    Pairs and calls of "Aus!" are a matter of one's own cards and one's own count: a card that somebody else has played does not undo them.
    """
    match line.verb:
        case "cut" | "knock":
            return then.cut != now.cut
        case "good" | "pass":
            return (then.cut, then.claim, then.calls) != (now.cut, now.claim, now.calls)
        case "rob" | "fetch" | "handover":
            return (then.trick, then.claim) != (now.trick, now.claim)
        case "pair" | "aus" | "accuse":
            return (then.phase, then.calls) != (now.phase, now.calls)
        case "sign":
            return False
        case _:
            return (then.phase, then.trick) != (now.phase, now.trick)
