"""Who notices a sign: the partner always, an opponent now and then (GA-SIG-05, GA-SIG-07, GA-Q48)."""

from hashlib import sha256

from weli.games.gaigel.ruleset import GaigelRules
from weli.ruleset import RuleSet


def notices(rules: RuleSet, chance: bytes, row: int, signer: int, watcher: int) -> bool:
    """Whether a player sees a sign that another one makes.

    It is drawn from a secret of the table, never from the cards: what one has noticed tells nothing of them, nobody can foresee it, and the
    same log always gives the same answer.
    """
    if not isinstance(rules, GaigelRules):
        return True  # elsewhere signs are seen by everybody (PL-TALK-01)
    if rules.seating.side_of(signer) == rules.seating.side_of(watcher):
        return True
    return lot(chance, f"{row} {signer} {watcher}") < rules.signal_intercept


def lot(chance: bytes, what: str) -> float:
    """A number from 0 to below 1, drawn from a secret for one purpose."""
    drawn = sha256(chance + what.encode()).digest()
    return int.from_bytes(drawn[:8]) / 2**64
