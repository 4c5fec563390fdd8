"""Who plays Gaigel with whom, and who deals first."""

from dataclasses import dataclass

from weli.parameters import Part, parameter


@dataclass(frozen=True)
class TableRules(Part):
    players: int = parameter(4, (2, 3, 4, 6), fixed=True)
    teams: str = parameter("two_teams", ("solo", "two_teams"), fixed=True)
    turn_direction: str = parameter("ccw", ("ccw",))
    partner_draw: str = parameter(
        "aces_others_only", ("none", "aces_others_only", "aces_first_n"), needs=("has_partners",)
    )
    first_dealer: str = parameter("first_ace", ("first_ace", "random"))


@dataclass(frozen=True)
class DealingRules(Part):
    deal_pattern: str = parameter("3-2-T", ("3-2-T", "3-T-2"))
    knock: str = parameter("five_compulsory", ("not_allowed", "five_compulsory", "five_permitted"))
