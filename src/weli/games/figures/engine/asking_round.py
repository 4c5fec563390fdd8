"""The asking round of gestrichen sides: "Ist dritzig erlaubt?"

Nobody chooses anything in it: whoever has a long enough figure asks, the others answer truthfully. So what they say is written on the
tape for them; the comparison itself is `endgame`'s.
"""

from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.long_figures import figure_of_long, long_figure, rank_of_long, size_of_long


def note_asking_round(deal: FigureDeal) -> None:
    """Clockwise from the dealer's left: each asks for the longest they have, until nobody may or somebody is allowed it.

    (PL-END-09, PL-END-10, PL-WORD-08)
    """
    least = deal.rules.ending.both_gestrichen_min_cards or 0
    bests = [long_figure(deal, seat, least) for seat in range(deal.rules.players)]
    asked = 0
    for seat in deal.round_from(deal.first_leader()):
        size = size_of_long(bests[seat])
        if size <= asked:
            continue
        asked = size
        deal.note("asks_allowed", reasons.ASKED_ALLOWED, seat=seat, number=size)
        against = [other for other in deal.active if other != seat and size_of_long(bests[other]) >= size]
        for other in against:
            deal.note("not_allowed", reasons.ASKED_ALLOWED, seat=other)
        if not against:
            deal.note("allowed", reasons.ASKED_ALLOWED)
    longest = [seat for seat in deal.active if asked and size_of_long(bests[seat]) == asked]
    if len(longest) > 1 and deal.rules.ending.both_gestrichen_compare != "length_only":
        _reveal(deal, longest, bests)


def _reveal(deal: FigureDeal, longest: list[int], bests: list[int]) -> None:
    """Of equally long figures first the kind is told; of the same kind, if need be, the height (PL-END-12)."""
    for seat in longest:
        deal.note("reveals_kind", reasons.ASKED_ALLOWED, seat=seat, figure=figure_of_long(bests[seat]))
    kinds = [figure_of_long(bests[seat]) for seat in longest]
    better = [seat for seat in longest if figure_of_long(bests[seat]) == min(kinds)]  # Gleich before Hanger
    for seat in better if len(better) > 1 else []:
        deal.note("reveals_height", reasons.ASKED_ALLOWED, seat=seat, number=rank_of_long(bests[seat]))
