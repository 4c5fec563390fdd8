"""The reasons of Bieten, with those of all games of figures."""

from typing import Final

from weli.games.figures.engine.reasons import *  # noqa: F403  one vocabulary: the common ones, and these

# Why an act is refused.
ONE_FIGURE_AT_A_TIME: Final = 80
NO_NAME_LEFT: Final = 81
LEAVES_NO_NAME: Final = 82
NAMES_OWN_CARD: Final = 83
NAMES_SUIT_GIVEN_UP: Final = 84
NAME_AGAINST_BETS: Final = 85
HOLD_OR_GOOD: Final = 86
BETS_IN_TURN: Final = 87
STEALING_IS_OVER: Final = 88
STEALS_IN_ORDER: Final = 89

# Why something happens.
STOLEN: Final = 280
STEALING_ENDS: Final = 281
BOTTOM_SHOWN: Final = 282
BEST_FIGURE: Final = 283
OFFENDER_BARRED: Final = 285
REVOKE_BARRED: Final = 286
OFFENDER_SCORES_NOTHING: Final = 287
SCORE_LOST: Final = 288
GAME_LOST: Final = 289
WELI_POINT: Final = 290
WELI_LOST_POINT: Final = 291
