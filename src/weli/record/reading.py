"""Reading a record. Whatever is wrong with a file becomes one sentence that names the file and the line."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from weli.cards import ACORNS, SUIT, SUIT_LETTERS, card_of, card_text, cards_text
from weli.deal import NONE
from weli.errors import NotationError
from weli.games.bieten.ruleset import BietenRules
from weli.games.gaigel.ruleset import GaigelRules
from weli.parts.ruleset import FigureRules
from weli.record.beginning import turned_from
from weli.record.files import text_in, toml_in
from weli.record.keys import Keys
from weli.record.lines import read_line
from weli.record.model import ActLine, DealRecord, Record, at_line
from weli.record.places import find_places
from weli.record.sentences import quoted
from weli.record.values import VERSION
from weli.ruleset import RuleSet

TOP_KEYS = {"weli", "game", "rules", "note", "options", "deal"}
DEAL_KEYS = {"dealer", "score", "hands", "pack", "acts"}
BIETEN_KEYS = {"bottom"}
GAIGEL_KEYS = {"talon", "cleaning", "taken", "trump", "leader"}
FIGURE_KEYS = {"turned"}
HIGHEST = 999  # how far from nought a score may be


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

    def read_deal(self, number: int, data: Any, rules: RuleSet) -> DealRecord:
        self.deal = number
        if not isinstance(data, dict):
            self.fail_shape("", "deal", "deals")
        self.check_keys(data, DEAL_KEYS | _keys_of(rules))
        if ("hands" in data) == ("pack" in data):
            self.fail("hands", "record.hands-or-pack")
        hands = self.hands(data, rules) if "hands" in data else None
        pack = self.cards(data, "pack", rules) if hands is None else None
        if pack is not None:
            self.refuse_doubles("pack", pack, rules)
            if len(pack) != len(rules.cards):
                self.fail("pack", "record.pack-size", due=len(rules.cards), given=len(pack))
        else:
            self.refuse_doubles("hands", [card for hand in hands or () for card in hand], rules)
        deal = DealRecord(
            dealer=self.seat(data, "dealer", rules),
            score=self.score(data, rules),
            hands=hands,
            pack=pack,
            turned=(),
            acts=tuple(self.acts(data, rules)),
        )
        if isinstance(rules, GaigelRules):
            return self.with_talon(deal, data, rules)
        self.check_hand_sizes(hands, rules)
        return (
            self.with_bottom(deal, data, rules)
            if isinstance(rules, BietenRules)
            else self.with_turned(deal, data, rules)
        )

    def with_turned(self, deal: DealRecord, data: dict[str, Any], rules: RuleSet) -> DealRecord:
        """The cards turned for trumps: they belong to hands; beside a pack they may be told, and must be those that it gives."""
        assert isinstance(rules, FigureRules)
        if deal.hands is None and "turned" not in data:
            return deal
        turned = self.cards(data, "turned", rules)
        if deal.hands is not None:
            self.check_turned(turned, rules)
            self.refuse_doubles("turned", [*(card for hand in deal.hands for card in hand), *turned], rules)
        elif turned:
            due = turned_from(deal, rules, list(range(rules.players)))
            if due and turned != due:
                self.fail("turned", "record.turned-is", cards=cards_text(list(due)))
        return replace(deal, turned=turned)

    def with_bottom(self, deal: DealRecord, data: dict[str, Any], rules: RuleSet) -> DealRecord:
        """The bottom card of the undealt ones, which everybody sees (BI-DEAL-06)."""
        if "bottom" not in data:
            return deal
        bottom = self.cards(data, "bottom", rules)
        if len(bottom) != 1 or deal.hands is None:
            self.fail("bottom", "record.one-bottom")
        self.refuse_doubles("bottom", [*(card for hand in deal.hands or () for card in hand), *bottom], rules)
        return replace(deal, bottom=bottom[0])

    def with_talon(self, deal: DealRecord, data: dict[str, Any], rules: RuleSet) -> DealRecord:
        """The talon, and what has been won where a case begins in the middle of a deal."""
        cleaning = self.value(data, "cleaning", bool, "truth", default=False)
        deal = replace(deal, cleaning=cleaning)
        if deal.hands is None:
            return deal
        talon = self.cards(data, "talon", rules)
        taken = self.taken(data, rules) if "taken" in data else None
        won = [card for cards in taken or () for card in cards]
        self.refuse_doubles("talon", [*(card for hand in deal.hands for card in hand), *talon, *won], rules)
        if not talon and "trump" not in data:
            self.fail("talon", "record.missing", key="trump")
        trump = self.value(data, "trump", str, "suit", default="") if "trump" in data else ""
        if trump and trump not in SUIT_LETTERS:
            self.fail("trump", "record.must-be-suit", suit=quoted(trump))
        if taken is None:
            self.check_hand_sizes(deal.hands, rules)
        return replace(
            deal,
            talon=talon,
            taken=taken,
            trump=SUIT_LETTERS.index(trump) if trump else NONE,
            leader=self.seat(data, "leader", rules) if "leader" in data else NONE,
        )

    def taken(self, data: dict[str, Any], rules: RuleSet) -> tuple[tuple[int, ...], ...]:
        won = self.value(data, "taken", dict, "sides")
        sides = rules.seating.side_names()
        if not set(won) <= set(sides):
            self.fail("taken", "record.taken-sides", sides=", ".join(sides))
        return tuple(self.cards(won, side, rules, place="taken") if side in won else () for side in sides)

    def seat(self, data: dict[str, Any], key: str, rules: RuleSet) -> int:
        name = self.value(data, key, str, "seat")
        seat = rules.seating.seat_of(name)
        if seat < 0:
            self.fail(key, "record.no-seat", seat=quoted(name), seats=" ".join(rules.seating.seat_names()))
        return seat

    def score(self, data: dict[str, Any], rules: RuleSet) -> tuple[int, ...] | None:
        if "score" not in data:
            return None
        score = self.value(data, "score", dict, "sides")
        sides = rules.seating.side_names()
        if set(score) != set(sides):
            self.fail("score", "record.score-sides", sides=", ".join(sides))
        for side in sides:
            self.check_score(side, score[side], rules)
        return tuple(score[side] for side in sides)

    def check_score(self, side: str, score: object, rules: RuleSet) -> None:
        """Short of the target; where others play on, one may have reached it. Units in Gaigel are never fewer than none."""
        number = score if type(score) is int and -HIGHEST <= score <= HIGHEST else None
        if isinstance(rules, GaigelRules):
            if number is None or number < 0:
                self.fail("score", "record.units", side=side, most=HIGHEST)
        elif number is None or not (rules.missing(number) > 0 or rules.plays_on_for_places):
            self.fail("score", "record.score-below", side=side, target=rules.target)

    def hands(self, data: dict[str, Any], rules: RuleSet) -> tuple[tuple[int, ...], ...]:
        hands = self.value(data, "hands", dict, "seats")
        seats = rules.seating.seat_names()
        fewer = rules.plays_on_for_places and len(hands) > 1
        if set(hands) != set(seats) and not (fewer and set(hands) < set(seats)):
            self.fail("hands", "record.hands-seats", seats=" ".join(seats))
        return tuple(self.cards(hands, seat, rules, place="hands") if seat in hands else () for seat in seats)

    def cards(self, data: dict[str, Any], key: str, rules: RuleSet, place: str = "") -> tuple[int, ...]:
        found = []
        for word in self.value(data, key, str, "cards", place=place).split():
            card = card_of(word)
            if card not in rules.cards:
                self.fail(place or key, "record.no-card", card=quoted(word))
            found.append(card)
        return tuple(found)

    def check_hand_sizes(self, hands: tuple[tuple[int, ...], ...] | None, rules: RuleSet) -> None:
        for seat, hand in zip(rules.seating.seat_names(), hands or (), strict=False):
            if hand and len(hand) != rules.hand_size:
                self.fail("hands", "record.hand-size", seat=seat, due=rules.hand_size, given=len(hand))

    def check_turned(self, turned: tuple[int, ...], rules: FigureRules) -> None:
        """One card shows the trumps; where acorns never do, the acorns turned before it lie there too (PL-EICH-09)."""
        if not turned or (len(turned) > 1 and rules.acorns_may_be_trump):
            self.fail("turned", "record.one-turned")
        *before, trump_card = [SUIT[card] == ACORNS for card in turned]
        if not rules.acorns_may_be_trump and (trump_card or not all(before)):
            self.fail("turned", "record.acorns-turned")

    def refuse_doubles(self, key: str, cards: Iterable[int], rules: RuleSet) -> None:
        """No card more often than there are of it in the pack."""
        seen: list[int] = []
        for card in cards:
            if seen.count(card) == rules.cards.count(card):
                there = rules.cards.count(card)
                self.fail(key, "record.twice" if there == 1 else "record.thrice", card=card_text(card))
            seen.append(card)

    def acts(self, data: dict[str, Any], rules: RuleSet) -> Iterable[ActLine]:
        block = self.value(data, "acts", str, "lines", "")
        lines = block.removesuffix("\n").split("\n") if block else []
        for number, line in enumerate(lines):
            at = self.places.of_act(self.deal, number, len(lines))
            try:
                yield read_line(line, rules, at)
            except NotationError as error:
                raise at_line(error, self.file, at) from None


def _keys_of(rules: RuleSet) -> set[str]:
    """What a deal of this game may have beside what every deal has."""
    if isinstance(rules, GaigelRules):
        return GAIGEL_KEYS
    return BIETEN_KEYS if isinstance(rules, BietenRules) else FIGURE_KEYS
