"""The chance in an episode: who deals first, and the packs."""

import secrets

from weli.core.chance import BITS, Chance
from weli.core.deal import NONE
from weli.envs.episode import Episode, Settings


def chance_of(seed: int | None) -> Chance:
    """The chance that a seed stands for; a different one each time where there is none."""
    return Chance(secrets.randbits(2 * BITS) if seed is None else seed)


def begin(settings: Settings, chance: Chance, dealer: int = NONE, scores: list[int] | None = None) -> Episode:
    """An episode in which somebody is asked; the dealer is drawn where none is given.

    A single deal that is over before anybody is asked, or thrown in at once, is dealt again.
    """
    while True:
        first = chance.below(settings.rules.players) if dealer == NONE else dealer
        episode = Episode(settings, first, scores)
        deal_on(episode, chance)
        if not episode.over:
            return episode


def deal_on(episode: Episode, chance: Chance) -> None:
    """Lays shuffled packs until somebody is asked, or all is over."""
    rules = episode.settings.rules
    while episode.needs_pack:
        pack = rules.cards[:]
        chance.shuffle(pack)
        episode.lay(pack, chance.below(rules.patterns))
