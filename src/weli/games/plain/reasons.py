"""The reasons that games of plain tricks share, beside those of every game. A game of its own takes in all of them and adds its own."""

from typing import Final

from weli.core.reasons import *  # noqa: F403  one vocabulary: the common ones, and these

# Why an act is refused.
FOLLOW_SUIT: Final = 130
TRUMP_IT: Final = 131
BEAT_IT: Final = 132

# Why something happens.
INDICATOR_TURNED: Final = 320
DRAWN: Final = 331
FINAL_DRAW: Final = 332
TRUMP_WINS: Final = 383
