"""Which rule stands against talk. The engines know nothing of talk, so these are the referee's own rules.

(GS-AIM-06, GS-TALK-01, GS-TALK-03, PL-TALK-03, PL-TALK-07, PL-TALK-09, PL-TALK-01)
"""

from typing import Final

from weli.ruleset import RuleSet

# Who has no partner has nobody to talk to.
NO_PARTNER: Final = {
    "giltspiel": "PL-TALK-13",
    "perlaggen": "PL-TALK-13",
    "bieten": "BI-CARD-01",
    "gaigel": "GA-SIG-02",
}
ONLY_SIGNS: Final = {"gaigel": "GA-Q57"}  # partners may sign to each other and say nothing
NOT_AGREED: Final = {"gaigel": "GA-SIG-01"}  # not even that, unless the table has agreed to it


def rules_against_talk(verb: str, rules: RuleSet) -> tuple[str, ...]:
    """The ids of the rules against a word of talk (`say`, `ask`, `sign`); none where it is allowed."""
    if verb != "sign" and rules.game in ONLY_SIGNS:
        return (ONLY_SIGNS[rules.game],)
    if rules.talk:
        return ()
    alone = rules.seating.sides == rules.players
    agreed_on = {} if alone else NOT_AGREED
    return (agreed_on.get(rules.game, NO_PARTNER[rules.game]),)


def reason_against_talk(verb: str, rules: RuleSet) -> str:
    """The key of what those rules say of it."""
    if verb != "sign" and rules.game in ONLY_SIGNS:
        return "talk-only-signs"
    return "talk-alone" if rules.seating.sides == rules.players else "talk-not-agreed"
