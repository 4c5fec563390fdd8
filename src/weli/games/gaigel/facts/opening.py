"""How the deal is opened, and what is announced before."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.pickling import Portable

# How the first trick was opened.
ELFEN_LEAD: Final = 0
DIVE: Final = 1
ZWEITE_LEAD: Final = 2
FIVE_TRUMPS: Final = 3
FIFTH_CARD: Final = 4  # the fifth card of a Vorhand who collects Sevens (GA-Q33)
FACE_DOWN: Final = (DIVE, ZWEITE_LEAD)

# What a player has announced.
NO_QUEST: Final = 0
SIEBENER_QUEST: Final = 1
DISSLE_QUEST: Final = 2
FARBE_QUEST: Final = 3
SEVENS_QUESTS: Final = (SIEBENER_QUEST, DISSLE_QUEST)


@final
class Opening(Portable):
    """What the first trick leaves to know; after it only a proof is added."""

    def __init__(self, quests: vec[i64], way: i64 = NONE, forced: i64 = 0, proven: i64 = 0) -> None:
        self.quests = quests  # what each player has announced
        self.way = way  # how it was opened
        self.forced = forced  # a set of seats: trumps to the first trick from hands of nothing else
        self.proven = proven  # a set of seats that have shown their hand after the first trick

    def copy(self) -> "Opening":
        return Opening(self.quests[:], self.way, self.forced, self.proven)
