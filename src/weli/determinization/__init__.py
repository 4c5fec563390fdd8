"""Determinization: what a seat has not seen is dealt anew, so that it would see just what it sees; all that may be is equally likely."""

from weli.determinization.sharing import Place
from weli.determinization.worlds import Worlds

__all__ = ["Place", "Worlds"]
