"""Reading a record. Whatever is wrong with a file becomes one sentence that names the file and the line."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from weli.core.recorded import DealRecord
from weli.core.ruleset import RuleSet
from weli.record.files import text_in, toml_in
from weli.record.given import GivenDeal
from weli.record.keys import Keys
from weli.record.model import Record
from weli.record.places import Places, find_places
from weli.record.values import VERSION

TOP_KEYS = {"weli", "game", "rules", "note", "options", "deal"}


def read_file(path: Path | str) -> Record:
    """The record in a file.

    Raises:
        RecordError: the file cannot be opened, or what stands in it is no record.
    """
    return read(text_in(path), str(path))


def read(written: str, file: str = "record") -> Record:
    """The record that a text is; `file` is the name for complaints.

    Raises:
        RecordError: why it is none, and in which line.
    """
    plain = written.replace("\r\n", "\n")
    return _Reader(file, find_places(plain)).record(toml_in(plain, file))


def lay(given: Mapping[str, Any], deal: Mapping[str, Any], acts: Sequence[str], file: str = "record") -> Record:
    """The record of one deal that was laid out by hand: what stands at the top of a file, the keys of its deal, and its lines of acts.

    Raises:
        RecordError: why it cannot be; `line` is the number of the act, from 1, where an act is at fault (`at_key` is `acts` then).
    """
    places = Places(blocks={0: (1, 1 + len(acts))})
    written = {"acts": "".join(f"{act}\n" for act in acts)} if acts else {}
    return _Reader(file, places).record({"weli": VERSION, **given, "deal": [{**deal, **written}]})


class _Reader(Keys):
    """Reads one file as a record."""

    def record(self, data: dict[str, Any]) -> Record:
        self.check_keys(data, TOP_KEYS)
        if type(data.get("weli")) is not int or data["weli"] != VERSION:
            self.fail("weli", "record.begins", version=VERSION)
        options = self.value(data, "options", dict, "table", {})
        head = Record(
            game=self.value(data, "game", str, "text"),
            rules=self.value(data, "rules", str, "text"),
            deals=(),
            options=options,
            note=self.value(data, "note", str, "text", "") if "note" in data else None,
        )
        rules = self.rules(head.game, head.rules, head.options)
        deals = self.value(data, "deal", list, "deals", [])
        return replace(head, deals=tuple(self.read_deal(number, deal, rules) for number, deal in enumerate(deals)))

    def read_deal(self, number: int, data: Any, rules: RuleSet) -> DealRecord:
        self.deal = number
        if not isinstance(data, dict):
            self.fail_shape("", "deal", "deals")
        return GivenDeal(self, data, rules).record()
