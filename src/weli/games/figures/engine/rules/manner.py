"""What no village varies, but one game of figures has otherwise than another."""

from dataclasses import dataclass

from weli.core.parameters import Part


@dataclass(frozen=True)
class Manner(Part):
    trump_turned: bool = True
    wild_below_real: bool = False  # whether a named card ranks below the real one
    conceded_first: bool = True  # whether the count begins with what was conceded
    three_is_a_bet: bool = False  # whether three is never an answer
    counts_beyond_target: bool = False  # whether who has reached the target goes on scoring
    has_losers: bool = False  # whether somebody loses the game when another wins it
