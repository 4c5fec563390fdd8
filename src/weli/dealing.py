"""Laying a shuffled pack on the table in a game of figures; of Gaigel the pack lies as its match has it (`match.gaigel`)."""

from mypy_extensions import i64

from weli.deal import Deal
from weli.games.bieten import dealing as bieten
from weli.games.bieten.ruleset import BietenRules
from weli.parts.dealing import deal_pack, lay_pack
from weli.parts.ruleset import FigureRules
from weli.ruleset import RuleSet
from weli.tape import Tape


def lay(
    rules: RuleSet,
    dealer: i64,
    before: list[int],
    pack: list[int],
    pattern: i64,
    active: list[int],
    tape: Tape | None = None,
) -> Deal:
    """A shuffled pack, top card first: to be cut where that is part of the game, otherwise cut already and dealt at once."""
    if isinstance(rules, BietenRules):
        return bieten.lay_pack(rules, dealer, before, pack, pattern, active, tape)
    assert isinstance(rules, FigureRules)
    begin = lay_pack if rules.begins_before_the_cut else deal_pack
    return begin(rules, dealer, before, pack, pattern, active, tape)
