"""What a rule set is called, what it is in one line, and where it comes from."""

from dataclasses import dataclass

from weli.core.texts import printable, text
from weli.games import GAMES, game_named
from weli.house_rules.file import HouseRule


@dataclass(frozen=True)
class About:
    """In one language. `origin` is empty where nobody has said who plays so."""

    title: str
    line: str
    origin: str


def about(house: HouseRule, lang: str) -> About:
    """A preset by its own words, a reduced game by its size; a house rule by those of whoever wrote it down, and by what it changes."""
    if house.rules not in game_named(house.game).presets:
        return _about_reduced(house, lang)
    preset = f"preset.{house.game}.{house.rules}"
    base = About(*(text(f"{preset}.{part}", lang) for part in ("name", "line", "from")))
    own = printable(", ".join(note for note in (house.place, house.source) if note))
    if not house.options:
        return About(printable(house.name or base.title), base.line, own or base.origin)
    title = printable(house.name or text("house.changed", lang, preset=base.title))
    return About(title, text("house.based-on", lang, line=base.line), own)


def left_out(lang: str) -> list[str]:
    """For each game that a package brings along and that cannot be played: which package is at fault, and why."""
    return [fault.text(lang) for fault in GAMES.faults().values()]


def _about_reduced(house: HouseRule, lang: str) -> About:
    rules = house.ruleset()
    line = text("house.reduced", lang, cards=len(rules.cards), hand=rules.hand_size)
    return About(f"{house.game}/{house.rules}", line, "")
