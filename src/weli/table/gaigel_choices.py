"""What one might want to do in Gaigel, whether it is allowed or not."""

from collections.abc import Iterator

from weli.cards import KING, OBER, SUIT_LETTERS, SUITS, card_at, card_text
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.cut import CUT
from weli.games.gaigel.openings import WORDS


def expected_in_gaigel(seen: GaigelDeal) -> Iterator[str]:
    """One's cards when one is due, each way to open with them; pairs, the Seven of trumps and quests for which one has the cards."""
    if seen.closed or seen.cut.stage == CUT:
        return
    hand = list(dict.fromkeys(seen.hand(seen.knows)))
    if seen.turn() == seen.knows and not seen.tricks.drawing:
        yield from (card_text(card) for card in hand)
        if seen.before_opening():
            yield from (f"{word} {card_text(card)}" for word in seen.rules.openings for card in hand if word in WORDS)
    for suit in range(SUITS):
        if card_at(suit, KING) in hand and card_at(suit, OBER) in hand:
            yield f"pair {SUIT_LETTERS[suit]}"
    if seen.diss_card() in hand:
        yield "handover" if seen.claim_pends() else "rob"
    if seen.robbing.claimant == seen.knows and seen.claim_pends():
        yield "fetch"
    if seen.before_opening() and seen.may_announce():
        yield from ("dissle", "siebener", "farbe")
