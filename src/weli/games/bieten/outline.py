"""How the rules of Bieten are told."""

from collections.abc import Mapping, Sequence

from weli.core.card_words import card_in_words
from weli.core.cards import card_of
from weli.core.texts import text
from weli.games.bieten.ruleset import BietenRules
from weli.ports.outline import Outline, Teller


def _wilds(cards: Sequence[str], rules: BietenRules, lang: str) -> str:
    return ", ".join(card_in_words(card_of(card), lang) for card in cards) or text("parameter.wilds.none", lang)


class BietenOutline(Outline):
    def tellers(self) -> Mapping[str, Teller]:
        return {"wilds": _wilds}
