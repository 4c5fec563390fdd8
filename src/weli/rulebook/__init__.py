"""The rules as data: what the referee cites and the page shows.

    >>> from weli.rulebook import rule, rules, topics
    >>> rule("GS-BET-13").title("en")
    'Bets alternate'
    >>> [topic.heading("de") for topic in topics("giltspiel")][6]
    'Bieten'

The texts stand in TOML files, a folder a game and a file a topic; nothing is read before it is asked for.
"""

from weli.rulebook.library import RULE_ID, book, books, forget_guests, rule, rules, topics
from weli.rulebook.model import Book, Phase, Rule, Topic, UnknownRule
from weli.rulebook.searching import Found, search
from weli.rulebook.strangers import hints

__all__ = [
    "RULE_ID",
    "Book",
    "Found",
    "Phase",
    "Rule",
    "Topic",
    "UnknownRule",
    "book",
    "books",
    "forget_guests",
    "hints",
    "rule",
    "rules",
    "search",
    "topics",
]
