"""Writing a record: one canonical text for each, so that reading and writing it again gives the same bytes."""

from collections.abc import Iterable, Mapping
from typing import Any

from weli.cards import cards_text
from weli.errors import RulesError
from weli.record.lines import show_act_line
from weli.record.model import DealRecord, Record, rules_of
from weli.seats import Seating

_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def write(record: Record) -> str:
    """The canonical text of a record.

    Raises:
        RulesError: the record names a rule set that cannot be.
    """
    seating = rules_of(record).seating
    head = ["weli = 1", f"game = {_value(record.game)}", f"rules = {_value(record.rules)}"]
    if record.note is not None:
        head.append(f"note = {_value(record.note)}")
    blocks = [head]
    if record.options:
        blocks.append(["[options]", *[f"{name} = {_value(record.options[name])}" for name in sorted(record.options)]])
    blocks += [_deal_lines(deal, seating) for deal in record.deals]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _deal_lines(deal: DealRecord, seating: Seating) -> list[str]:
    lines = ["[[deal]]", f"dealer = {_value(seating.seat_name(deal.dealer))}"]
    if deal.score is not None:
        lines.append(f"score = {_inline(zip(seating.side_names(), deal.score, strict=True))}")
    if deal.hands is not None:
        hands = [cards_text(list(hand)) for hand in deal.hands]
        lines.append(f"hands = {_inline(zip(seating.seat_names(), hands, strict=True))}")
    if deal.pack is not None:
        lines.append(f"pack = {_value(cards_text(list(deal.pack)))}")
    if deal.turned:
        lines.append(f"turned = {_value(cards_text(list(deal.turned)))}")
    acts = [_in_block(show_act_line(line, seating)) for line in deal.acts]
    return [*lines, 'acts = """', *acts, '"""']


def _in_block(line: str) -> str:
    """A line inside a block of acts, where three quotation marks would end the block."""
    return "".join(_letter(letter) if letter != '"' else letter for letter in line).replace('"""', '""\\"')


def _inline(pairs: Iterable[tuple[str, Any]]) -> str:
    return "{ " + ", ".join(f"{name} = {_value(value)}" for name, value in pairs) + " }"


def _value(value: Any) -> str:
    """A value as TOML writes it."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return '"' + "".join(_letter(letter) for letter in value) + '"'
        case list() | tuple():
            return "[" + ", ".join(_value(one) for one in value) + "]"
        case Mapping():
            return _inline(value.items())
        case _:
            raise RulesError(de=f"„{value}“ lässt sich nicht aufschreiben.", en=f"'{value}' cannot be written down.")


def _letter(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    return f"\\u{ord(letter):04x}" if ord(letter) < 32 or ord(letter) == 127 else letter
