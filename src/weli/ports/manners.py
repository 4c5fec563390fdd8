"""Manners: ways in which somebody bets and answers who otherwise plays like a regular. They are tried out against, and measured by."""

from typing import Final

USUAL: Final = "usual"  # bets and holds by their chances
BETS: Final = "bets"  # bets on everything that they can prove, whatever their chances; on the Spiel as usual
CALLS: Final = "calls"  # holds everything that they can prove, and the Spiel, and never raises

MANNERS: Final = [USUAL, BETS, CALLS]

SOBER: Final = "sober"  # as usual, without moods: does the same with the same cards, and never bluffs
HASTY: Final = {USUAL: "hasty", BETS: "hasty bets", CALLS: "hasty calls"}
"""The same in haste, without thinking ahead, so that many deals can be played out in thought."""
