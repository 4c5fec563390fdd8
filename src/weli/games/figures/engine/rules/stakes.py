"""What one bets on, how high, and who answers."""

from dataclasses import dataclass

from weli.core.parameters import NO_OR_YES, Part, parameter


@dataclass(frozen=True)
class StakesRules(Part):
    tricks_for_spiel: int = parameter(3, (3, 4))
    answer_mode: str = parameter("any_opponent", ("any_opponent", "strict_turn"), needs=("has_several_opponents",))
    max_value: int = parameter(7, range(1, 8))
    spiel_aus: bool = parameter(True)
    spiel_aus_precedence: str = parameter("count_order", ("count_order", "immediate"), needs=("spiel_aus",))
    bet_words: str = parameter("strict", ("strict",))
    window_order: str = parameter("first_come", ("first_come", "poll_from_player_on_turn"))
    bets_while_pending: str = parameter("same_call_only", ("same_call_only", "other_figures_allowed"))
    unbacked_bets: str = parameter("penalise", ("penalise", "refuse"))
    last_trick_spiel_rule: bool = parameter(True)
    spiel_bet_needs_chance: bool = parameter(False, NO_OR_YES)
    free_ride: bool = parameter(False, needs=("has_three_sides",))
    first_answer_may_raise: bool = parameter(False, needs=("has_three_sides",))
    free_rider_may_raise_later: bool = parameter(False, needs=("free_ride", "has_three_sides"))
