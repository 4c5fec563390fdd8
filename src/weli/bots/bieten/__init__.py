"""The regular at Bieten."""

from weli.bots.bieten.stammgast import BietenStammgast
from weli.bots.bieten.temper import BietenTemper, temper_at_bieten

__all__ = ["BietenStammgast", "BietenTemper", "temper_at_bieten"]
