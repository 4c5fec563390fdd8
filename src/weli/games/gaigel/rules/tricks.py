"""The later tricks of Gaigel, pairs, and the card of trumps that is robbed."""

from dataclasses import dataclass

from weli.parameters import Part, parameter


@dataclass(frozen=True)
class TrickRules(Part):
    end_obligation: str = parameter("follow_trump_beat", ("follow_trump_beat", "follow_beat"))


@dataclass(frozen=True)
class PairRules(Part):
    pair_trump: int = parameter(40, (40,))
    pair_plain: int = parameter(20, (20,))
    pair_window: str = parameter("any_time", ("any_time", "own_turn", "on_lead"))
    pair_guarantee: bool = parameter(True, needs=("has_partners",))
    pair_play_next: bool = parameter(False)
    pair_repeat: str = parameter("fresh_cards", ("fresh_cards", "all_four_at_once"))


@dataclass(frozen=True)
class RobbingRules(Part):
    rob_needs_trick: str = parameter("team", ("team", "player"), needs=("has_partners",))
    rob_window: str = parameter("own_turn", ("own_turn", "any_time", "on_lead"))
    rob_pending: bool = parameter(True)
    rob_partner_swap: bool = parameter(True, needs=("has_partners", "rob_pending"))
    rob_final_draw_barred: bool = parameter(True)
