"""Who notices a sign: the partner always, an opponent now and then (GA-SIG-05, GA-SIG-07, GA-Q48)."""

from hashlib import sha256

from weli.games.gaigel.ruleset import GaigelRules
from weli.ruleset import RuleSet


def notices(rules: RuleSet, pack: tuple[int, ...], row: int, signer: int, watcher: int) -> bool:
    """Whether a player sees a sign that another one makes.

    The chance lies in the shuffled pack of the deal: nobody can foresee it, and the same log always gives the same answer.
    """
    if not isinstance(rules, GaigelRules):
        return True  # elsewhere signs are seen by everybody (PL-TALK-01)
    if rules.seating.side_of(signer) == rules.seating.side_of(watcher):
        return True
    drawn = sha256(bytes(pack) + f"{row} {signer} {watcher}".encode()).digest()
    return int.from_bytes(drawn[:8]) < rules.signal_intercept * 2**64
