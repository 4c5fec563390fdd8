"""Both sides one short of the target, and a game that is won before the count."""

from typing import final

from mypy_extensions import i64

from weli.core.deal import NONE


@final
class Endgame:
    """How the comparison of gestrichen sides has ended, and whether a concession has won the game."""

    compared: i64 = 0  # the reason for which two gestrichen sides were compared; 0: they were not
    champion: i64 = NONE  # side whose figure wins the game, both being gestrichen
    deciding: i64 = NONE  # that figure
    beaten: i64 = 0  # the best that any other side had; nobody's to know
    stopped: bool = False  # a concession has won the game; nothing more is played for

    def copy(self) -> "Endgame":
        twin = Endgame()
        twin.compared = self.compared
        twin.champion = self.champion
        twin.deciding = self.deciding
        twin.beaten = self.beaten
        twin.stopped = self.stopped
        return twin
