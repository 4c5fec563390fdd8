"""Why an act is refused in Grasobern, and why something happens; and the rules behind each reason, the nearest first."""

from typing import Final

from weli.games.plain import reasons
from weli.games.plain.reasons import *  # noqa: F403  one vocabulary: the common ones, and these

# Why an act is refused.
OBER_MUST_GO: Final = 11

# Why something happens.
FIRST_TRICK: Final = 210
LAST_TRICK: Final = 211
OBER_TAKEN: Final = 212
FARMER: Final = 213
GAME_OVER: Final = 214

CITATIONS: Final = {
    reasons.NOT_YOUR_FIRST_LEAD: ("GO-PLAY-01",),
    reasons.NOT_YOUR_LEAD: ("GO-PLAY-03",),
    reasons.NOT_YOUR_TURN: ("GO-PLAY-02", "GO-DEAL-01"),
    reasons.NOT_HELD: ("GO-DEAL-02",),
    reasons.PLAY_IS_OVER: ("GO-PLAY-05",),
    reasons.FOLLOW_SUIT: ("GO-PLAY-02",),
    OBER_MUST_GO: ("GO-PLAY-04",),
    reasons.FIRST_LEAD: ("GO-PLAY-01",),
    reasons.CARD_PLAYED: ("GO-PLAY-02",),
    reasons.TRICK_WON: ("GO-PLAY-03",),
    FIRST_TRICK: ("GO-SCORE-01",),
    LAST_TRICK: ("GO-SCORE-02",),
    OBER_TAKEN: ("GO-SCORE-03",),
    FARMER: ("GO-SCORE-04",),
    GAME_OVER: ("GO-SCORE-05",),
}
