"""The quests of Gaigel."""

from dataclasses import dataclass
from typing import Any, Final

from weli.parameters import Part, is_list_of, parameter

SEVENS_QUESTS: Final = ("announced", "unannounced", "dissle_any", "dissle_vorhand")


def _quests(words: Any, rules: Any) -> bool:
    return is_list_of(words, SEVENS_QUESTS)


@dataclass(frozen=True)
class QuestRules(Part):
    sevens_show: bool = parameter(False)
    sevens_quest: tuple[str, ...] = parameter((), (), valid=_quests, like=(SEVENS_QUESTS,))
    quest_sevens: int = parameter(4, (4,), needs=("sevens_quest",))
    quest_value: int = parameter(1, (1, 2), needs=("counts_strokes", "has_quests"))
    auf_farbe: bool = parameter(False)
