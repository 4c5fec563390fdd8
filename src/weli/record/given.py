"""One deal as it stands in a file: its keys, read one by one and checked."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NoReturn

from weli.core.cards import SUIT_LETTERS, card_of, card_text
from weli.core.errors import NotationError
from weli.core.recorded import HIGHEST_SCORE, ActLine, DealRecord, Hands
from weli.core.ruleset import RuleSet
from weli.games import game_of
from weli.record.keys import Keys
from weli.record.lines import read_line
from weli.record.model import at_line
from weli.record.sentences import quoted

DEAL_KEYS = {"dealer", "score", "hands", "pack", "acts"}


class GivenDeal:
    """What stands in a file about one deal (`ports.records.Given`). What is missing or wrong is complained of at its line."""

    def __init__(self, keys: Keys, data: dict[str, Any], rules: RuleSet) -> None:
        self.keys = keys
        self.data = data
        self.rules = rules
        self.records = game_of(rules).records

    def record(self) -> DealRecord:
        """The deal, once everything has been read and checked."""
        self.keys.check_keys(self.data, DEAL_KEYS | {*self.records.keys()})
        if self.has("hands") == self.has("pack"):
            self.fail("hands", "record.hands-or-pack")
        hands = self.hands() if self.has("hands") else None
        pack = self.pack() if hands is None else None
        self.refuse_doubles("hands", [card for hand in hands or () for card in hand])
        deal = DealRecord(
            dealer=self.seat("dealer"), score=self.score(), hands=hands, pack=pack, acts=tuple(self.acts())
        )
        return replace(deal, beside=self.records.read(self, deal))

    def has(self, key: str) -> bool:
        return key in self.data

    def fail(self, key: str, sentence: str, /, **values: object) -> NoReturn:
        self.keys.fail(key, sentence, **values)

    def hands(self) -> Hands:
        hands = self.keys.value(self.data, "hands", dict, "seats")
        seats = self.rules.seating.seat_names()
        fewer = self.rules.plays_on_for_places and len(hands) > 1
        if set(hands) != set(seats) and not (fewer and set(hands) < set(seats)):
            self.fail("hands", "record.hands-seats", seats=" ".join(seats))
        return self._cards_of(hands, seats, "hands")

    def pack(self) -> tuple[int, ...]:
        pack = self.cards("pack")
        self.refuse_doubles("pack", pack)
        if len(pack) != len(self.rules.cards):
            self.fail("pack", "record.pack-size", due=len(self.rules.cards), given=len(pack))
        return pack

    def seat(self, key: str) -> int:
        name = self.keys.value(self.data, key, str, "seat")
        seat = self.rules.seating.seat_of(name)
        if seat < 0:
            self.fail(key, "record.no-seat", seat=quoted(name), seats=" ".join(self.rules.seating.seat_names()))
        return seat

    def score(self) -> tuple[int, ...] | None:
        if not self.has("score"):
            return None
        score = self.keys.value(self.data, "score", dict, "sides")
        sides = self.rules.seating.side_names()
        if set(score) != set(sides):
            self.fail("score", "record.score-sides", sides=", ".join(sides))
        for side in sides:
            number = score[side]
            within = type(number) is int and -HIGHEST_SCORE <= number <= HIGHEST_SCORE
            self.records.check_score(self, side, number if within else None)
        return tuple(score[side] for side in sides)

    def truth(self, key: str) -> bool:
        return bool(self.keys.value(self.data, key, bool, "truth", default=False))

    def suit(self, key: str) -> int:
        name = self.keys.value(self.data, key, str, "suit")
        if name not in [*SUIT_LETTERS]:
            self.fail(key, "record.must-be-suit", suit=quoted(name))
        return SUIT_LETTERS.index(name)

    def cards(self, key: str) -> tuple[int, ...]:
        return self._cards(self.data, key, key)

    def cards_by_side(self, key: str) -> Hands:
        won = self.keys.value(self.data, key, dict, "sides")
        sides = self.rules.seating.side_names()
        if not set(won) <= set(sides):
            self.fail(key, "record.some-sides", key=key, sides=", ".join(sides))
        return self._cards_of(won, sides, key)

    def _cards_of(self, written: dict[str, Any], names: Sequence[str], place: str) -> Hands:
        """The cards that stand under each of these names; none where the name is left out."""
        return tuple(self._cards(written, name, place) if name in written else () for name in names)

    def _cards(self, written: dict[str, Any], key: str, place: str) -> tuple[int, ...]:
        found = []
        for word in self.keys.value(written, key, str, "cards", place=place).split():
            card = card_of(word)
            if card not in self.rules.cards:
                self.fail(place, "record.no-card", card=quoted(word))
            found.append(card)
        return tuple(found)

    def check_hand_sizes(self, hands: Hands | None) -> None:
        for seat, hand in zip(self.rules.seating.seat_names(), hands or (), strict=False):
            if seat in self.data["hands"] and len(hand) != self.rules.hand_size:
                self.fail("hands", "record.hand-size", seat=seat, due=self.rules.hand_size, given=len(hand))

    def refuse_doubles(self, key: str, cards: Iterable[int]) -> None:
        seen: list[int] = []
        for card in cards:
            there = self.rules.cards.count(card)
            if seen.count(card) == there:
                self.fail(key, "record.twice" if there == 1 else "record.thrice", card=card_text(card))
            seen.append(card)

    def acts(self) -> Iterable[ActLine]:
        block = self.keys.value(self.data, "acts", str, "lines", "")
        lines = block.removesuffix("\n").split("\n") if block else []
        for number, line in enumerate(lines):
            at = self.keys.places.of_act(self.keys.deal, number, len(lines))
            try:
                yield read_line(line, self.rules, at)
            except NotationError as error:
                raise at_line(error, self.keys.file, at, "acts") from None
