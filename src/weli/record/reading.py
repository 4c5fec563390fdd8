"""Reading a record. Whatever is wrong with a file becomes one sentence that names the file and the line."""

import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from weli.cards import card_of, card_text, cards_text
from weli.errors import NotationError, RulesError
from weli.parts.ruleset import Rules
from weli.record.lines import read_line
from weli.record.model import ActLine, DealRecord, Record, RecordError, at_line, game_of, turned_from
from weli.record.places import TOP, Places, find_places

T = TypeVar("T")

VERSION = 1
TOP_KEYS = {"weli", "game", "rules", "note", "options", "deal"}
DEAL_KEYS = {"dealer", "score", "hands", "pack", "turned", "acts"}

_TOML_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def read_file(path: Path | str) -> Record:
    """The record in a file.

    Raises:
        RecordError: the file cannot be opened, or what stands in it is no record.
    """
    name = str(path)
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise _error(name, 1, f"the file cannot be opened: {error.strerror or error}") from None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _error(name, content[: error.start].count(b"\n") + 1, "this is not a text in UTF-8") from None
    return read(text, name)


def read(text: str, file: str = "record") -> Record:
    """The record that a text is; `file` is the name for complaints.

    Raises:
        RecordError: why it is none, and in which line.
    """
    plain = text.replace("\r\n", "\n")
    return _Reader(file, find_places(plain)).record(_toml(plain, file))


def _toml(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise _error(file, 1, "it is nested too deeply") from None
    except ValueError as error:
        said = str(error)
        place = _TOML_PLACE.search(said)
        at_end = text.rstrip("\n").count("\n") + 1 if place else 1
        line = int(place[1]) if place and place[1] else at_end
        raise _error(file, line, f"not valid TOML: {_TOML_PLACE.sub('', said)}") from None


def _error(file: str, line: int, reason: str) -> RecordError:
    return RecordError(file, line, de=reason, en=reason)


class _Reader:
    """Reads one file; knows its name and where things stand in it."""

    def __init__(self, file: str, places: Places) -> None:
        self.file = file
        self.places = places
        self.deal = TOP

    def fail(self, key: str, reason: str) -> NoReturn:
        raise _error(self.file, self.places.of(self.deal, key), reason)

    def record(self, data: dict[str, Any]) -> Record:
        self.check_keys(data, TOP_KEYS)
        if type(data.get("weli")) is not int or data["weli"] != VERSION:
            self.fail("weli", f"a record begins with 'weli = {VERSION}'")
        options = self.value(data, "options", dict, "a table", {})
        head = Record(
            game=self.value(data, "game", str, "a text"),
            rules=self.value(data, "rules", str, "a text"),
            deals=(),
            options=options,
            note=self.value(data, "note", str, "a text", "") if "note" in data else None,
        )
        rules = self.rules(head)
        deals = self.value(data, "deal", list, "written as [[deal]]", [])
        return replace(head, deals=tuple(self.read_deal(number, deal, rules) for number, deal in enumerate(deals)))

    def rules(self, head: Record) -> Rules:
        """The rule set; each complaint stands at the key that it is about."""
        game = self.checked("game", lambda: game_of(head))
        preset = self.checked("rules", lambda: game.preset(head.rules))
        for name, value in head.options.items():
            self.checked(f"options.{name}", partial(preset.with_options, {name: value}))
        return self.checked("options", lambda: preset.with_options(head.options))

    def checked(self, key: str, attempt: Callable[[], T]) -> T:
        try:
            return attempt()
        except RulesError as error:
            raise at_line(error, self.file, self.places.of(self.deal, key)) from None

    def read_deal(self, number: int, data: Any, rules: Rules) -> DealRecord:
        self.deal = number
        if not isinstance(data, dict):
            self.fail("", "a deal is written as [[deal]]")
        self.check_keys(data, DEAL_KEYS)
        if ("hands" in data) == ("pack" in data):
            self.fail("hands", "a deal gives either the hands or the pack")
        hands, pack = None, None
        if "hands" in data:
            hands = self.hands(data, rules)
        else:
            pack = self.cards(data, "pack", rules)
        turned = self.cards(data, "turned", rules) if hands is not None or "turned" in data else ()
        self.check_cards(hands, pack, turned, rules)
        deal = DealRecord(
            dealer=self.seat(data, rules),
            score=self.score(data, rules),
            hands=hands,
            pack=pack,
            turned=turned,
            acts=tuple(self.acts(data, rules)),
        )
        if pack is not None and turned and turned != turned_from(deal, rules):
            self.fail("turned", f"from this pack {cards_text(list(turned_from(deal, rules)))} is turned")
        return deal

    def check_keys(self, data: dict[str, Any], known: Iterable[str]) -> None:
        for key in data:
            if key not in known:
                self.fail(key, f"'{key}' has no meaning here; known are {', '.join(sorted(known))}")

    def value(
        self, data: dict[str, Any], key: str, kind: type, shape: str, default: Any = None, place: str = ""
    ) -> Any:
        """The value of a key; a complaint stands at that key, or at the one around it."""
        if key not in data and default is not None:
            return default
        if key not in data:
            self.fail(place or key, f"'{key}' is missing")
        if not isinstance(data[key], kind) or isinstance(data[key], bool):
            self.fail(place or key, f"'{key}' must be {shape}")
        return data[key]

    def seat(self, data: dict[str, Any], rules: Rules) -> int:
        name = self.value(data, "dealer", str, "the name of a seat")
        seat = rules.seating.seat_of(name)
        if seat < 0:
            self.fail("dealer", f"there is no seat '{name}'; the seats are {' '.join(rules.seating.seat_names())}")
        return seat

    def score(self, data: dict[str, Any], rules: Rules) -> tuple[int, ...] | None:
        if "score" not in data:
            return None
        score = self.value(data, "score", dict, "a table of sides")
        sides = rules.seating.side_names()
        if set(score) != set(sides):
            self.fail("score", f"'score' names each of the sides {', '.join(sides)} once")
        for side in sides:
            if type(score[side]) is not int or not -1000 < score[side] < rules.target:
                self.fail("score", f"the score of {side} must be a whole number below the target {rules.target}")
        return tuple(score[side] for side in sides)

    def hands(self, data: dict[str, Any], rules: Rules) -> tuple[tuple[int, ...], ...]:
        hands = self.value(data, "hands", dict, "a table of seats")
        seats = rules.seating.seat_names()
        if set(hands) != set(seats):
            self.fail("hands", f"'hands' names each of the seats {' '.join(seats)} once")
        return tuple(self.cards(hands, seat, rules, place="hands") for seat in seats)

    def cards(self, data: dict[str, Any], key: str, rules: Rules, place: str = "") -> tuple[int, ...]:
        found = []
        for word in self.value(data, key, str, "cards in quotation marks", place=place).split():
            card = card_of(word)
            if card not in rules.cards:
                self.fail(place or key, f"'{word}' is no card of this pack")
            found.append(card)
        return tuple(found)

    def check_cards(
        self,
        hands: tuple[tuple[int, ...], ...] | None,
        pack: tuple[int, ...] | None,
        turned: tuple[int, ...],
        rules: Rules,
    ) -> None:
        """No card twice, none missing."""
        if hands is None:
            self.refuse_doubles("pack", pack or ())
            if len(pack or ()) != rules.pack:
                self.fail("pack", f"the pack has {rules.pack} cards, not {len(pack or ())}")
            return
        for seat, hand in zip(rules.seating.seat_names(), hands, strict=True):
            if len(hand) != rules.hand_size:
                self.fail("hands", f"{seat} must hold {rules.hand_size} cards, not {len(hand)}")
        dealt = [card for hand in hands for card in hand]
        self.refuse_doubles("hands", dealt)
        if len(turned) != 1:
            self.fail("turned", "one card is turned for trumps")
        self.refuse_doubles("turned", [*dealt, *turned])

    def refuse_doubles(self, key: str, cards: Iterable[int]) -> None:
        seen: set[int] = set()
        for card in cards:
            if card in seen:
                self.fail(key, f"{card_text(card)} is there twice")
            seen.add(card)

    def acts(self, data: dict[str, Any], rules: Rules) -> Iterable[ActLine]:
        text = self.value(data, "acts", str, "lines of text", "")
        lines = text.removesuffix("\n").split("\n") if text else []
        for number, line in enumerate(lines):
            at = self.places.of_act(self.deal, number, len(lines))
            try:
                yield read_line(line, rules.seating, at)
            except NotationError as error:
                raise at_line(error, self.file, at) from None
