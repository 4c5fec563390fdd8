"""Who notices a sign: the partner always, an opponent as often as the rules say."""

from hashlib import sha256

from weli.core.ruleset import RuleSet


def notices(rules: RuleSet, chance: bytes, row: int, signer: int, watcher: int) -> bool:
    """Whether a player sees a sign that another one makes.

    It is drawn from a secret of the table, never from the cards: what one has noticed tells nothing of them, nobody can foresee it, and the
    same log always gives the same answer.
    """
    if rules.seating.side_of(signer) == rules.seating.side_of(watcher):
        return True
    return lot(chance, f"{row} {signer} {watcher}") < rules.signs_noticed


def lot(chance: bytes, what: str) -> float:
    """A number from 0 to below 1, drawn from a secret for one purpose."""
    drawn = sha256(chance + what.encode()).digest()
    return int.from_bytes(drawn[:8]) / 2**64
