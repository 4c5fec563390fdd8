"""What there is to say about how the parameters of a game are told. Each game has its outline, kindred games share one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from weli.texts import text


@dataclass(frozen=True)
class Outline:
    """How the parameters of a game are told and changed.

    `groups`: the heading over each group, by its first parameter, as they follow each other in the rulebook's table.
    `needs`: in which rules a parameter means something; in all of them where nothing stands here.
    `tellers`: who puts a value into words (value, rules, language) where it has not simply one text.
    `fixed`: what is a matter of the preset, because too much hangs on it.
    `together`: what has to change with a parameter where it cannot change alone: as a preset has it that plays so.
    """

    groups: Mapping[str, str]
    needs: Mapping[str, Callable[[Any], bool]]
    tellers: Mapping[str, Callable[[Any, Any, str], str]]
    fixed: tuple[str, ...] = ()
    together: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def either(choices: list[str], lang: str) -> str:
    """`11, 12 oder 15`."""
    *others, last = choices
    return text("parameter.or", lang, one=", ".join(others), other=last) if others else last
