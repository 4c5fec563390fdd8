"""What may be conceded, and how figures are shown."""

from dataclasses import dataclass

from weli.core.parameters import NO_OR_YES, Part, parameter


@dataclass(frozen=True)
class ShowRules(Part):
    spontaneous_concession: str = parameter("any_figure", ("any_figure", "show_only"))
    conceded_bet_needs_example: bool = parameter(True)
    gift_needs_example: bool = parameter(False, NO_OR_YES)
    standing_bar: bool = parameter(True)
    standing_bar_scope: str = parameter(
        "freeze_figure", ("freeze_figure", "forbid_aimed_cards"), needs=("standing_bar",)
    )
    show_skip_when_all_open: bool = parameter(True)
