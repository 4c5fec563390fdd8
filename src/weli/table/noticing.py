"""Who notices a sign: where signs go by gaze, those who look at whoever makes it; otherwise the partner always, an opponent as often as the
rules say.
"""

from hashlib import sha256

from weli.core.deal import NOBODY
from weli.core.ruleset import RuleSet
from weli.notation import Line


def notices(rules: RuleSet, chance: bytes, row: int, signer: int, watcher: int) -> bool:
    """Whether a player sees a sign that another one makes.

    It is drawn from a secret of the table, never from the cards: what one has noticed tells nothing of them, nobody can foresee it, and the
    same log always gives the same answer.
    """
    if rules.seating.same_side(signer, watcher):
        return True
    return lot(chance, f"{row} {signer} {watcher}") < rules.signs_noticed


def unaware_of(
    line: Line, signer: int, rules: RuleSet, chance: bytes, row: int, looking: frozenset[int] | None = None
) -> frozenset[int]:
    """Who does not notice what was done: a sign may escape those for whom it was not meant; `looking` are those who look at the signer,
    where signs go by gaze.

    Who only looks on has seen what everybody at the table has.
    """
    if line.verb != "sign":
        return frozenset()
    others = [seat for seat in range(rules.players) if seat != signer]
    if looking is None:
        escaped = {seat for seat in others if not notices(rules, chance, row, signer, seat)}
    else:
        escaped = {seat for seat in others if seat not in looking}
    return frozenset({*escaped, NOBODY}) if escaped else frozenset()


def lot(chance: bytes, what: str) -> float:
    """A number from 0 to below 1, drawn from a secret for one purpose."""
    drawn = sha256(chance + what.encode()).digest()
    return int.from_bytes(drawn[:8]) / 2**64
