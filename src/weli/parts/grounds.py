"""Why the referee refuses an act, and why something happens: small integers, which each game's rulebook ties to its own rule ids.

0 means that nothing stands against an act.
"""

from typing import Final

FINE: Final = 0

# Why an act is refused.
NOT_YOUR_FIRST_LEAD: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_HELD: Final = 3
FOLLOW_OR_TRUMP: Final = 4
TRUMP_WAS_LED: Final = 5
BET_WAITS: Final = 6
PLAY_IS_OVER: Final = 7
FIGURE_SETTLED: Final = 8
OTHER_BET_WAITS: Final = 9
BETS_ALTERNATE: Final = 10
BOTH_GESTRICHEN: Final = 11
GESTRICHEN: Final = 12
WOULD_REACH_TARGET: Final = 13
LAST_CARD_UNFIT: Final = 14
HIGHEST_VALUE: Final = 15
NO_EXAMPLE: Final = 16
NO_BET_TO_ANSWER: Final = 17
OWN_BET: Final = 18
OTHER_FIGURE_FIRST: Final = 19
NOT_WITHDRAWN: Final = 20
NO_SHOW: Final = 21
NOT_SHOWING: Final = 22
SPIEL_SETTLED: Final = 23
ONE_CHOICE: Final = 24
NOT_GOOD_ENOUGH: Final = 25
BARRED: Final = 26
NOTHING_TO_PROVE: Final = 27
PROVES_NOTHING: Final = 28
NOT_ASKED: Final = 29
FIGURE_CONCEDED: Final = 30
NOTHING_TO_CONCEDE: Final = 31
NOTHING_TO_CONTEST: Final = 32
NOT_YOUR_SHOW: Final = 33

ANSWERS_FIRST: Final = 34
PROVEN_ALREADY: Final = 35
NOT_YOUR_LEAD: Final = 36
RAISE_WOULD_REACH_TARGET: Final = 37
NOT_FIRST_TO_SHOW: Final = 38

# Why something happens.
FIRST_LEAD: Final = 40
TRICK_WON: Final = 41
THREE_TRICKS: Final = 42
BET_MADE: Final = 43
SPIEL_AUS: Final = 44
BET_HELD: Final = 45
BET_RAISED: Final = 46
ANSWERED_GOOD: Final = 47
CONCEDED: Final = 48
PLAY_BROKEN_OFF: Final = 49
WINNERS_SHOW_FIRST: Final = 50
TURN_PASSES: Final = 51
CONTESTED: Final = 52
BETTER_FIGURE: Final = 53
FIGURE_STANDS: Final = 54
NOBODY_HAS_ONE: Final = 55
BAR_FALLS: Final = 56
OVERTAKEN: Final = 57
TWO_QUIET_TURNS: Final = 58
ALL_OPEN: Final = 59
PROVEN: Final = 60
FAILED: Final = 61
PENALTY: Final = 62
FAILED_FIGURE_PASSES: Final = 63
FAILED_FIGURE_LOST: Final = 64
COUNT_CONCEDED: Final = 65
COUNT_HELD: Final = 66
COUNT_UNBET: Final = 67
GAME_WON: Final = 68
GAME_WON_BY_SPIEL_AUS: Final = 69
STOPPED_WHEN_WON: Final = 70
NOW_GESTRICHEN: Final = 71
LONG_FIGURE_WINS: Final = 72
SINGLE_FIGURE_WINS: Final = 73
NO_LONG_FIGURE: Final = 74
NO_SINGLE_FIGURE: Final = 75
NEW_DEAL: Final = 76
LAST_CARD_SHOWN: Final = 77
TRUMP_TURNED: Final = 78
MUST_PROVE: Final = 79
CARD_PLAYED: Final = 80
