"""Copies and views of a deal share what cannot change any more; none of them is ever touched by another."""

import random

from properties.players import moments, walk
from properties.tables import every_preset, seeds
from weli.games import game_of


@every_preset(0)
def test_what_is_played_in_one_deal_changes_no_other(preset: str) -> None:
    """Of every moment a copy, a view and a world behind it are kept, and copies are played to their end."""
    moments_kept = 0
    for seed in seeds(preset, 14000, 5):
        kept = []
        for deal, chance in moments(preset, seed):
            seat = chance.randrange(deal.rules.players)
            view = deal.seen_by(seat)
            copies = [deal.copy(), view, view.copy(), deal.seen_by(seat).seen_by(seat)]
            if chance.random() < 0.2:
                copies.append(game_of(deal.rules).engine.worlds(view, seat).draw(chance))
            kept += [(each, each.facts()) for each in copies]
            if chance.random() < 0.1:
                before = deal.facts()
                ahead = deal.copy()
                for _ in walk(ahead, random.Random(seed)):
                    pass
                assert deal.facts() == before, f"preset {preset}, seed {seed}"
        for each, facts in kept:
            assert each.facts() == facts, f"preset {preset}, seed {seed}"
        moments_kept += len(kept)
    assert moments_kept
