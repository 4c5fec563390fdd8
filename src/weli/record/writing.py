"""Writing a record: one canonical text for each, so that reading and writing it again gives the same bytes."""

from typing import Any

from weli.core.cards import cards_text
from weli.core.recorded import DealRecord
from weli.core.ruleset import RuleSet
from weli.games import game_of
from weli.record.lines import show_act_line
from weli.record.model import Record, rules_of
from weli.record.values import head_blocks, letter_text, value_text


def write(record: Record) -> str:
    """The canonical text of a record.

    Raises:
        RulesError: the record names a rule set that cannot be.
    """
    rules = rules_of(record)
    blocks = head_blocks(record.game, record.rules, {"note": record.note}, record.options)
    blocks += ["\n".join(_deal_lines(deal, rules)) for deal in record.deals]
    return "\n\n".join(blocks) + "\n"


def deal_data(deal: DealRecord, rules: RuleSet) -> dict[str, Any]:
    """A deal but for its acts, by the keys of a file and as TOML has their values. Who has left the game has no hand in it."""
    seating = rules.seating
    data: dict[str, Any] = {"dealer": seating.seat_name(deal.dealer)}
    if deal.score is not None:
        data["score"] = dict(zip(seating.side_names(), deal.score, strict=True))
    if deal.hands is not None:
        hands = zip(seating.seat_names(), deal.hands, strict=True)
        data["hands"] = {name: cards_text(list(hand)) for name, hand in hands if hand or not rules.plays_on_for_places}
    if deal.pack is not None:
        data["pack"] = cards_text(list(deal.pack))
    keys = game_of(rules).records.keys()
    return data | {key: deal.beside[key] for key in keys if key in deal.beside}


def _deal_lines(deal: DealRecord, rules: RuleSet) -> list[str]:
    data = deal_data(deal, rules)
    acts = [_in_block(show_act_line(line, rules.seating)) for line in deal.acts]
    return ["[[deal]]", *(f"{key} = {value_text(value)}" for key, value in data.items()), 'acts = """', *acts, '"""']


def _in_block(line: str) -> str:
    """A line inside a block of acts, where three quotation marks would end the block."""
    return "".join(letter_text(letter) if letter != '"' else letter for letter in line).replace('"""', '""\\"')
