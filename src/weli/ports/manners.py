"""Manners: ways in which somebody bets and answers who otherwise plays like a regular. They are tried out against, and measured by."""

from typing import Final

USUAL: Final = "usual"  # bets and holds by their chances
BETS: Final = "bets"  # bets on everything that they can prove, whatever their chances; on the Spiel as usual
CALLS: Final = "calls"  # holds everything that they can prove, and the Spiel, and never raises

MANNERS: Final = [USUAL, BETS, CALLS]

SOBER: Final = "sober"  # as usual, without moods: does the same with the same cards, and never bluffs
CAREFUL: Final = "careful"  # bets and holds on better chances than usual, and never bluffs
EAGER: Final = "eager"  # bets often on what they can prove, whatever their chances
FIRM: Final = "firm"  # holds on less chance than usual
RAISES: Final = "raises"  # raises where others hold

TEMPERS: Final = [SOBER, CAREFUL, EAGER, FIRM, RAISES]
"""What one can tell the regulars of the inn by; none of them plays much worse than the usual one."""

LOOSE: Final = "loose"  # bets and holds at Giltspiel on less than usual, as the regular once did: to be measured by

HASTY: Final = {USUAL: "hasty", BETS: "hasty bets", CALLS: "hasty calls"}
"""The same in haste, without thinking ahead, so that many deals can be played out in thought."""
