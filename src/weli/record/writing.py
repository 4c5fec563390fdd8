"""Writing a record: one canonical text for each, so that reading and writing it again gives the same bytes."""

from weli.core.cards import cards_text
from weli.core.recorded import DealRecord
from weli.core.seats import Seating
from weli.record.lines import show_act_line
from weli.record.model import Record, game_of, rules_of
from weli.record.values import head_blocks, inline_table, letter_text, value_text


def write(record: Record) -> str:
    """The canonical text of a record.

    Raises:
        RulesError: the record names a rule set that cannot be.
    """
    seating = rules_of(record).seating
    keys = game_of(record).records.keys()
    blocks = head_blocks(record.game, record.rules, {"note": record.note}, record.options)
    blocks += ["\n".join(_deal_lines(deal, seating, keys)) for deal in record.deals]
    return "\n\n".join(blocks) + "\n"


def _deal_lines(deal: DealRecord, seating: Seating, keys: tuple[str, ...]) -> list[str]:
    lines = ["[[deal]]", f"dealer = {value_text(seating.seat_name(deal.dealer))}"]
    if deal.score is not None:
        lines.append(f"score = {inline_table(zip(seating.side_names(), deal.score, strict=True))}")
    if deal.hands is not None:
        hands = zip(seating.seat_names(), deal.hands, strict=True)
        lines.append(f"hands = {inline_table((name, cards_text(list(hand))) for name, hand in hands if hand)}")
    if deal.pack is not None:
        lines.append(f"pack = {value_text(cards_text(list(deal.pack)))}")
    lines += [f"{key} = {value_text(deal.beside[key])}" for key in keys if key in deal.beside]
    acts = [_in_block(show_act_line(line, seating)) for line in deal.acts]
    return [*lines, 'acts = """', *acts, '"""']


def _in_block(line: str) -> str:
    """A line inside a block of acts, where three quotation marks would end the block."""
    return "".join(letter_text(letter) if letter != '"' else letter for letter in line).replace('"""', '""\\"')
