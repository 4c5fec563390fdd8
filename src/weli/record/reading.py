"""Reading a record. Whatever is wrong with a file becomes one sentence that names the file and the line."""

import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

from weli.cards import card_of, card_text, cards_text
from weli.errors import NotationError, RulesError
from weli.parts.ruleset import Rules
from weli.record.lines import read_line
from weli.record.model import ActLine, DealRecord, Record, at_line, game_of, turned_from
from weli.record.places import TOP, Places, find_places
from weli.record.sentences import quoted, said, said_with

T = TypeVar("T")

VERSION = 1
MEBIBYTE: Final = 2**20
BIGGEST: Final = 16  # in MiB; a long evening has some hundred deals of a kilobyte each
TOP_KEYS = {"weli", "game", "rules", "note", "options", "deal"}
DEAL_KEYS = {"dealer", "score", "hands", "pack", "turned", "acts"}

_TOML_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def read_file(path: Path | str) -> Record:
    """The record in a file.

    Raises:
        RecordError: the file cannot be opened, or what stands in it is no record.
    """
    name = str(path)
    content = _content(path, name)
    try:
        return read(content.decode("utf-8-sig"), name)
    except UnicodeDecodeError as error:
        raise at_line(said("record.not-readable"), name, content[: error.start].count(b"\n") + 1) from None


def _content(path: Path | str, name: str) -> bytes:
    """What stands in a file; no more of it than a record can have."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(BIGGEST * MEBIBYTE + 1)
    except OSError as error:
        raise at_line(_why_not(error), name, 0) from None
    except ValueError:  # a zero in the name
        raise at_line(said("record.not-there"), name, 0) from None
    if len(content) > BIGGEST * MEBIBYTE:
        raise at_line(said("record.too-long", most=BIGGEST), name, 0)
    return content


def _why_not(error: OSError) -> NotationError:
    """Why a file cannot be opened, in both languages where the reason is a usual one."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return said("record.not-there")
        case IsADirectoryError():
            return said("record.is-folder")
        case PermissionError():
            return said("record.no-access")
        case _:
            return said("record.cannot-open", why=error.strerror or type(error).__name__)


def read(written: str, file: str = "record") -> Record:
    """The record that a text is; `file` is the name for complaints.

    Raises:
        RecordError: why it is none, and in which line.
    """
    plain = written.replace("\r\n", "\n")
    return _Reader(file, find_places(plain)).record(_toml(plain, file))


def _toml(written: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(written)
    except RecursionError:
        raise at_line(said("record.too-deep"), file, 1) from None
    except tomllib.TOMLDecodeError as error:
        why = str(error)
        place = _TOML_PLACE.search(why)
        at_end = written.rstrip("\n").count("\n") + 1 if place else 1
        line = int(place[1]) if place and place[1] else at_end
        raise at_line(said("record.not-toml", why=quoted(_TOML_PLACE.sub("", why))), file, line) from None
    except ValueError:  # Python's own limit
        raise at_line(said("record.too-many-digits"), file, 1) from None


class _Reader:
    """Reads one file; knows its name and where things stand in it."""

    def __init__(self, file: str, places: Places) -> None:
        self.file = file
        self.places = places
        self.deal = TOP

    def fail(self, key: str, sentence: str, /, **values: object) -> NoReturn:
        """Says what is wrong at that key, with the sentence of the catalogue."""
        raise at_line(said(sentence, **values), self.file, self.places.of(self.deal, key))

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
        rules = self.rules(head)
        deals = self.value(data, "deal", list, "deals", [])
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
            self.fail_shape("", "deal", "deals")
        self.check_keys(data, DEAL_KEYS)
        if ("hands" in data) == ("pack" in data):
            self.fail("hands", "record.hands-or-pack")
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
            self.fail("turned", "record.turned-is", cards=cards_text(list(turned_from(deal, rules))))
        return deal

    def check_keys(self, data: dict[str, Any], known: Iterable[str]) -> None:
        for key in data:
            if key not in known:
                self.fail(key, "record.unknown-key", key=quoted(key), known=", ".join(sorted(known)))

    def value(
        self, data: dict[str, Any], key: str, kind: type, shape: str, default: Any = None, place: str = ""
    ) -> Any:
        """The value of a key; a complaint stands at that key, or at the one around it."""
        if key not in data and default is not None:
            return default
        if key not in data:
            self.fail(place or key, "record.missing", key=key)
        if not isinstance(data[key], kind) or isinstance(data[key], bool):
            self.fail_shape(place or key, key, shape)
        return data[key]

    def fail_shape(self, place: str, key: str, shape: str) -> NoReturn:
        wrong = said_with("record.must-be", "shape", [f"record.shape.{shape}"], key=key)
        raise at_line(wrong, self.file, self.places.of(self.deal, place))

    def seat(self, data: dict[str, Any], rules: Rules) -> int:
        name = self.value(data, "dealer", str, "seat")
        seat = rules.seating.seat_of(name)
        if seat < 0:
            self.fail("dealer", "record.no-seat", seat=quoted(name), seats=" ".join(rules.seating.seat_names()))
        return seat

    def score(self, data: dict[str, Any], rules: Rules) -> tuple[int, ...] | None:
        if "score" not in data:
            return None
        score = self.value(data, "score", dict, "sides")
        sides = rules.seating.side_names()
        if set(score) != set(sides):
            self.fail("score", "record.score-sides", sides=", ".join(sides))
        for side in sides:
            if type(score[side]) is not int or not -1000 < score[side] < rules.target:
                self.fail("score", "record.score-below", side=side, target=rules.target)
        return tuple(score[side] for side in sides)

    def hands(self, data: dict[str, Any], rules: Rules) -> tuple[tuple[int, ...], ...]:
        hands = self.value(data, "hands", dict, "seats")
        seats = rules.seating.seat_names()
        if set(hands) != set(seats):
            self.fail("hands", "record.hands-seats", seats=" ".join(seats))
        return tuple(self.cards(hands, seat, rules, place="hands") for seat in seats)

    def cards(self, data: dict[str, Any], key: str, rules: Rules, place: str = "") -> tuple[int, ...]:
        found = []
        for word in self.value(data, key, str, "cards", place=place).split():
            card = card_of(word)
            if card not in rules.cards:
                self.fail(place or key, "record.no-card", card=quoted(word))
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
                self.fail("pack", "record.pack-size", due=rules.pack, given=len(pack or ()))
            return
        for seat, hand in zip(rules.seating.seat_names(), hands, strict=True):
            if len(hand) != rules.hand_size:
                self.fail("hands", "record.hand-size", seat=seat, due=rules.hand_size, given=len(hand))
        dealt = [card for hand in hands for card in hand]
        self.refuse_doubles("hands", dealt)
        if len(turned) != 1:
            self.fail("turned", "record.one-turned")
        self.refuse_doubles("turned", [*dealt, *turned])

    def refuse_doubles(self, key: str, cards: Iterable[int]) -> None:
        seen: set[int] = set()
        for card in cards:
            if card in seen:
                self.fail(key, "record.twice", card=card_text(card))
            seen.add(card)

    def acts(self, data: dict[str, Any], rules: Rules) -> Iterable[ActLine]:
        block = self.value(data, "acts", str, "lines", "")
        lines = block.removesuffix("\n").split("\n") if block else []
        for number, line in enumerate(lines):
            at = self.places.of_act(self.deal, number, len(lines))
            try:
                yield read_line(line, rules.seating, at)
            except NotationError as error:
                raise at_line(error, self.file, at) from None
