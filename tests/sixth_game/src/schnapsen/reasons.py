"""Why an act is refused in Schnapsen, and why something happens; and the rule behind each reason."""

from typing import Final

from weli.games.plain import reasons
from weli.games.plain.reasons import *  # noqa: F403  one vocabulary: the common ones, and these

# Why an act is refused.
ONLY_ON_LEAD, NO_MARRIAGE, PLAY_THE_MARRIAGE, NO_UNTER, TALON_TOO_SMALL, NOT_ENOUGH = range(50, 56)
# Why something happens.
MARRIED, SWAPPED, SHUT, CALLED, LAST_TRICK, CLOSED_IN_VAIN, GAME_OVER = range(210, 217)

BEHIND: Final = {
    "SN-AIM-01": [reasons.PLAY_IS_OVER, reasons.NOT_ASKED, NOT_ENOUGH],
    "SN-DEAL-01": [reasons.NOT_HELD, reasons.INDICATOR_TURNED],
    "SN-PLAY-01": [reasons.NOT_YOUR_FIRST_LEAD, reasons.NOT_YOUR_TURN, reasons.FIRST_LEAD, reasons.CARD_PLAYED],
    "SN-PLAY-02": [reasons.NOT_YOUR_LEAD, reasons.TRICK_WON, reasons.TRUMP_WINS],
    "SN-PLAY-03": [reasons.FOLLOW_SUIT, reasons.TRUMP_IT, reasons.BEAT_IT],
    "SN-PAIR-01": [ONLY_ON_LEAD, NO_MARRIAGE, MARRIED],
    "SN-PAIR-02": [PLAY_THE_MARRIAGE],
    "SN-TALON-01": [reasons.DRAWN, reasons.FINAL_DRAW],
    "SN-TALON-02": [NO_UNTER, SWAPPED],
    "SN-TALON-03": [TALON_TOO_SMALL, SHUT],
    "SN-SCORE-01": [CALLED],
    "SN-SCORE-02": [LAST_TRICK],
    "SN-SCORE-03": [CLOSED_IN_VAIN],
    "SN-SCORE-04": [GAME_OVER],
}
CITATIONS: Final = {reason: (rule,) for rule, those in BEHIND.items() for reason in those}
