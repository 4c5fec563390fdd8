"""Opponents that think ahead: what they do not see is dealt anew many times, and each choice tried out."""

from weli.bots.search.rechner import Rechner
from weli.bots.search.wirt import Wirt

__all__ = ["Rechner", "Wirt"]
