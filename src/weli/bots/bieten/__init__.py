"""The regular at Bieten."""

from weli.bots.bieten.stammgast import BietenStammgast

__all__ = ["BietenStammgast"]
