"""Determinization: what a seat has not seen is dealt anew, so that it would see just what it sees; all that may be is equally likely."""

from weli.ports.determinization.sharing import Place
from weli.ports.determinization.worlds import Worlds

__all__ = ["Place", "Worlds"]
