"""Reading a record. Whatever is wrong with a file becomes one sentence that names the file and the line."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from weli.cards import ACORNS, SUIT, card_of, card_text, cards_text
from weli.errors import NotationError
from weli.parts.ruleset import Rules
from weli.record.files import text_in, toml_in
from weli.record.keys import Keys
from weli.record.lines import read_line
from weli.record.model import ActLine, DealRecord, Record, at_line, turned_from
from weli.record.places import find_places
from weli.record.sentences import quoted
from weli.record.values import VERSION

TOP_KEYS = {"weli", "game", "rules", "note", "options", "deal"}
DEAL_KEYS = {"dealer", "score", "hands", "pack", "turned", "acts"}


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
        if pack is not None and turned:
            due = turned_from(deal, rules, list(range(rules.players)))
            if due and turned != due:
                self.fail("turned", "record.turned-is", cards=cards_text(list(due)))
        return deal

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
            if type(score[side]) is not int or not self.may_be_score(score[side], rules):
                self.fail("score", "record.score-below", side=side, target=rules.target)
        return tuple(score[side] for side in sides)

    def may_be_score(self, score: int, rules: Rules) -> bool:
        """Short of the target; where others play on, one may have reached it."""
        return -1000 < score < 1000 and (rules.missing(score) > 0 or rules.play_on_for_places)

    def hands(self, data: dict[str, Any], rules: Rules) -> tuple[tuple[int, ...], ...]:
        hands = self.value(data, "hands", dict, "seats")
        seats = rules.seating.seat_names()
        fewer = rules.play_on_for_places and len(hands) > 1
        if set(hands) != set(seats) and not (fewer and set(hands) < set(seats)):
            self.fail("hands", "record.hands-seats", seats=" ".join(seats))
        return tuple(self.cards(hands, seat, rules, place="hands") if seat in hands else () for seat in seats)

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
            if hand and len(hand) != rules.hand_size:
                self.fail("hands", "record.hand-size", seat=seat, due=rules.hand_size, given=len(hand))
        dealt = [card for hand in hands for card in hand]
        self.refuse_doubles("hands", dealt)
        self.check_turned(turned, rules)
        self.refuse_doubles("turned", [*dealt, *turned])

    def check_turned(self, turned: tuple[int, ...], rules: Rules) -> None:
        """One card shows the trumps; where acorns never do, the acorns turned before it lie there too (PL-EICH-09)."""
        if not turned or (len(turned) > 1 and rules.acorns_may_be_trump):
            self.fail("turned", "record.one-turned")
        *before, trump_card = [SUIT[card] == ACORNS for card in turned]
        if not rules.acorns_may_be_trump and (trump_card or not all(before)):
            self.fail("turned", "record.acorns-turned")

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
