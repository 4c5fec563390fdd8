"""Manners: ways in which somebody bets and answers who otherwise plays like a regular. They are tried out against, and measured by."""

from typing import Final

USUAL: Final = "usual"  # bets and holds by his chances
BETS: Final = "bets"  # bets on everything that he can prove, whatever his chances; on the Spiel as usual
CALLS: Final = "calls"  # holds everything that he can prove, and the Spiel, and never raises

MANNERS: Final = [USUAL, BETS, CALLS]
