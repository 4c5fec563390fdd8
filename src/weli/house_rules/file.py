"""House-rule files: a preset, what is replaced in it, and who plays so.

    weli = 1
    game = "perlaggen"
    rules = "eichel-imst"
    name = "Beim Kirchenwirt"
    place = "Tarrenz"

    [options]
    target = 18

Such a file is what a record begins with, and is read and written in the same way.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from weli.core.errors import NotationError
from weli.core.line import short
from weli.core.ruleset import RuleSet
from weli.core.texts import printable
from weli.games import GAMES, game_named
from weli.record.files import new_file, text_in, toml_in
from weli.record.keys import Keys
from weli.record.places import find_places
from weli.record.values import VERSION, head_blocks

NOTES = ("name", "place", "source")
TOP_KEYS = {"weli", "game", "rules", "options", *NOTES}
ENDING = ".toml"


@dataclass(frozen=True)
class HouseRule:
    """A preset with some parameters replaced; `name`, `place` (village, club) and `source` (who says so, year) where they are known."""

    game: str
    rules: str
    options: Mapping[str, Any] = field(default_factory=dict)
    name: str | None = None
    place: str | None = None
    source: str | None = None

    def ruleset(self) -> RuleSet:
        """The rule set that is played; `RulesError` where it cannot be."""
        return game_named(self.game).ruleset(self.rules, self.options)


def named(word: str) -> HouseRule:
    """A preset or a reduced game as `GAME/NAME` (`GAME` alone is its first preset), or the house rule in a file.

    Raises:
        RulesError: there is no such game or preset.
        RecordError: the file cannot be read as a house rule.
    """
    game, _, preset = word.partition("/")
    if word.endswith(ENDING) or (game not in GAMES and _is_file(word)):
        return read_file(word)
    family = game_named(short(printable(game)))
    if preset in [reduced.name for reduced in family.reduced]:
        return HouseRule(family.name, preset)
    rules = family.preset(short(printable(preset)) or next(iter(family.presets)))
    return HouseRule(family.name, rules.name)


def _is_file(word: str) -> bool:
    try:
        return Path(word).is_file()
    except ValueError:  # a zero in the name
        return False


def read_file(path: Path | str) -> HouseRule:
    """The house rule in a file.

    Raises:
        RecordError: what is wrong with it, in which line.
    """
    return read(text_in(path), str(path))


def read(written: str, file: str = "house rule") -> HouseRule:
    """The house rule that a text is; `file` is the name for complaints.

    Raises:
        RecordError: why it is none, and in which line.
    """
    plain = written.replace("\r\n", "\n")
    keys, data = Keys(file, find_places(plain)), toml_in(plain, file)
    if type(data.get("weli")) is not int or data["weli"] != VERSION:
        keys.fail("weli", "house.begins", version=VERSION)
    keys.check_keys(data, TOP_KEYS)
    house = HouseRule(
        game=keys.value(data, "game", str, "text"),
        rules=keys.value(data, "rules", str, "text"),
        options=keys.value(data, "options", dict, "table", {}),
        **{note: keys.value(data, note, str, "text") for note in NOTES if note in data},
    )
    keys.rules(house.game, house.rules, house.options)
    return house


def write(house: HouseRule) -> str:
    """The canonical text of a house rule: reading and writing it again gives the same bytes."""
    notes = {note: getattr(house, note) for note in NOTES}
    return "\n\n".join(head_blocks(house.game, house.rules, notes, house.options)) + "\n"


def write_file(house: HouseRule, path: Path) -> None:
    """Writes a new file.

    Raises:
        NotationError: there is one already, or it cannot be written.
    """
    with new_file(path) as file:
        file.write(write(house))


def changed(house: HouseRule, settings: Sequence[str]) -> HouseRule:
    """The house rule with some settings replaced, each written as in a file: `target=15`, `name=Beim Wirt`.

    What is as in the preset is not kept.

    Raises:
        NotationError: a word is no setting.
        RulesError: there is no such parameter, or the rules cannot be played so.
    """
    given = dict(_setting(word) for word in settings)
    notes: dict[str, Any] = {name: str(value) for name, value in given.items() if name in NOTES}
    options = {name: value for name, value in given.items() if name not in NOTES}
    return replace(playing(house, house.ruleset().with_options(options)), **notes)


def playing(house: HouseRule, rules: RuleSet) -> HouseRule:
    """The house rule by which these rules are played; what is as in its preset is not kept."""
    changes, declared = rules.options_from(game_named(house.game).preset(house.rules)), rules.declared()
    return replace(house, options={name: declared[name].in_file(value) for name, value in changes.items()})


def _setting(word: str) -> tuple[str, Any]:
    name, sign, value = word.partition("=")
    if not sign or not name.strip():
        raise NotationError("house.no-setting", word=short(printable(word)))
    return name.strip(), value.strip() if name.strip() in NOTES else value_of(value.strip())


def value_of(written: str) -> Any:
    """A value as TOML writes it; a word may stand there without quotation marks."""
    try:
        return tomllib.loads(f"value = {written}")["value"]
    except (ValueError, RecursionError):
        return written
