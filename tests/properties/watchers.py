"""The right observer for each game, and a whole deal under his eyes."""

import random

from properties.players import walk
from properties.tables import laid
from properties.watching import Watching
from properties.watching_bieten import WatchingBieten
from properties.watching_figures import WatchingFigures
from properties.watching_gaigel import WatchingGaigel
from weli.core.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import FigureDeal
from weli.games.gaigel.deal import GaigelDeal


def watching(deal: Deal, chance: random.Random) -> Watching:
    """Whoever watches a deal of that game from its beginning."""
    if isinstance(deal, GaigelDeal):
        return WatchingGaigel(deal, chance)
    if isinstance(deal, BietenDeal):
        return WatchingBieten(deal, chance)
    assert isinstance(deal, FigureDeal)
    return WatchingFigures(deal, chance)


def watch(preset: str, seed: int) -> None:
    """Plays a random deal to its end, with a look at it now and then; what fails tells the seed."""
    chance = random.Random(seed)
    deal = laid(preset, seed)
    log: list[tuple[int, int]] = []
    try:
        observer = watching(deal, chance)
        for seat, act in walk(deal, chance):
            if chance.random() < 0.07:
                observer.holds()
            log.append((seat, act))
            observer.take(seat, act)
        observer.holds()
        observer.ends_well()
    except Exception as failure:
        failure.add_note(f"preset {preset}, seed {seed}, after {log[-8:]}")
        raise
