"""Telling the asking round of gestrichen sides: "Ist dritzig erlaubt?"

Nobody chooses anything in it: whoever has a long enough figure asks, the others answer truthfully. So the referee, who knows all hands,
speaks for the players; the comparison itself is the engine's (PL-END-09 to 12, PL-OQ-74).
"""

from typing import TYPE_CHECKING

from weli.parts import grounds
from weli.parts.endgame import figure_of_long, long_figure, rank_of_long, size_of_long

if TYPE_CHECKING:
    from weli.referee.watch import Watch


def tell_asking_round(watch: "Watch") -> None:
    """Clockwise from the dealer's left: each asks for the longest he has, until nobody may or somebody is allowed it."""
    deal = watch.after
    least = deal.rules.both_gestrichen_min_cards or 0
    bests = [long_figure(deal, seat, least) for seat in range(deal.rules.players)]
    asked = 0
    for seat in deal.round_from(deal.first_leader()):
        size = size_of_long(bests[seat])
        if size <= asked:
            continue
        asked = size
        watch.tell("asks_allowed", grounds.ASKED_ALLOWED, seat=seat, number=size)
        against = [other for other in deal.active if other != seat and size_of_long(bests[other]) >= size]
        for other in against:
            watch.tell("not_allowed", grounds.ASKED_ALLOWED, seat=other)
        if not against:
            watch.tell("allowed", grounds.ASKED_ALLOWED)
    longest = [seat for seat in deal.active if asked and size_of_long(bests[seat]) == asked]
    if len(longest) > 1 and deal.rules.both_gestrichen_compare != "length_only":
        _reveal(watch, longest, bests)


def _reveal(watch: "Watch", longest: list[int], bests: list[int]) -> None:
    """Of equally long figures first the kind is told; of the same kind, if need be, the height (PL-END-12)."""
    for seat in longest:
        watch.tell("reveals_kind", grounds.ASKED_ALLOWED, seat=seat, figures=(figure_of_long(bests[seat]),))
    kinds = [figure_of_long(bests[seat]) for seat in longest]
    better = [seat for seat in longest if figure_of_long(bests[seat]) == min(kinds)]  # Gleich before Hanger
    for seat in better if len(better) > 1 else []:
        watch.tell("reveals_height", grounds.ASKED_ALLOWED, seat=seat, number=rank_of_long(bests[seat]))
