"""A game in the words of its table, deal after deal: what `import weli` opens."""

from weli.play.course import Bots, Play, Seat, View, new_game, read_record, rules

__all__ = ["Bots", "Play", "Seat", "View", "new_game", "read_record", "rules"]
