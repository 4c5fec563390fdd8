"""In which of its two forms Weli runs: the engine compiled by mypyc, or plain Python. Both play alike."""

from typing import Literal

from weli.core import cards


def form() -> Literal["compiled", "plain"]:
    return "plain" if (cards.__file__ or "").endswith(".py") else "compiled"
