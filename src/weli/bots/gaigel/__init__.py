"""Opponents at a table of Gaigel: the apprentice, who counts badly, and the regular, who counts along."""

from weli.bots.gaigel.lehrbua import GaigelLehrbua
from weli.bots.gaigel.stammgast import GaigelStammgast
from weli.bots.gaigel.temper import GaigelTemper

__all__ = ["GaigelLehrbua", "GaigelStammgast", "GaigelTemper"]
