"""How the rules of Bieten are told."""

from collections.abc import Mapping, Sequence

from weli.card_words import card_in_words
from weli.cards import card_of
from weli.games.bieten.ruleset import BietenRules
from weli.ports.outline import Outline, Teller
from weli.texts import text


def _wilds(cards: Sequence[str], rules: BietenRules, lang: str) -> str:
    return ", ".join(card_in_words(card_of(card), lang) for card in cards) or text("parameter.wilds.none", lang)


class BietenOutline(Outline):
    def tellers(self) -> Mapping[str, Teller]:
        return {"wilds": _wilds}
