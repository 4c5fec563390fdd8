"""The regular at Bieten."""

from weli.bots.bieten.stammgast import BietenStammgast
from weli.bots.bieten.temper import BietenTemper

__all__ = ["BietenStammgast", "BietenTemper"]
