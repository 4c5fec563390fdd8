"""What one might want to do in a figure game, whether it is allowed or not."""

from collections.abc import Iterator

from weli.acts import FIGURE_WORDS
from weli.cards import ACORNS, BIT, SUIT, card_text, cards_of
from weli.games.bieten.deal import BietenDeal
from weli.parts.deal import CUT, NONE, SHOWN_FIGURES, FigureDeal


def expected_in_figures(seen: FigureDeal) -> Iterator[str]:
    """What one might want to do in this phase of the deal."""
    if seen.closed or seen.knows not in seen.active:
        return
    if isinstance(seen, BietenDeal):
        yield from _bieten(seen)
        return
    if seen.stage == CUT:
        yield from (f"blind {FIGURE_WORDS[figure]}" for figure in seen.figures)
        return
    if seen.exchange.asked == seen.knows:
        yield from _exchanges(seen)
    yield from _at_the_table(seen)


def _bieten(seen: BietenDeal) -> Iterator[str]:
    """A bet on each figure, or an answer while one is open, and one's natural cards; what a wild card may be named stands apart."""
    if seen.stage == CUT:
        return
    for figure in seen.figures:
        if seen.stakes[figure].bettor == NONE:
            yield f"bet {FIGURE_WORDS[figure]}"
        elif seen.owes_answer(seen.knows, figure):
            yield f"hold {FIGURE_WORDS[figure]}"
    if seen.turn() == seen.knows:
        yield from (card_text(card) for card in cards_of(seen.cards.hands[seen.knows] & ~seen.cards.wild))


def _exchanges(seen: FigureDeal) -> Iterator[str]:
    """For each Perlagg lying open, one's own natural cards of its suit; for the trump card also one's Perlaggen of acorns."""
    for lying in seen.cards.turned:
        if not seen.cards.wild & BIT[lying]:
            continue
        for card in cards_of(seen.cards.hands[seen.knows]):
            if not seen.cards.wild & BIT[card] and SUIT[card] == SUIT[lying]:
                yield f"exchange {card_text(card)} {card_text(lying)}"
        if seen.rules.exchange_upgrade and lying == seen.cards.turned[-1]:
            acorns = [card for card in cards_of(seen.cards.hands[seen.knows] & seen.cards.wild) if SUIT[card] == ACORNS]
            yield from (f"upgrade {card_text(card)} {card_text(lying)}" for card in acorns)


def _at_the_table(seen: FigureDeal) -> Iterator[str]:
    """A bet and a concession on each figure; one's cards, when one is due; answers, when a bet is open; staying in, in the show."""
    for figure in seen.figures:
        yield f"bet {FIGURE_WORDS[figure]}"
        yield f"concede {FIGURE_WORDS[figure]}"
        if seen.stakes[figure].bettor != NONE:
            yield from (f"{answer} {FIGURE_WORDS[figure]}" for answer in ("hold", "good", "raise"))
    if seen.turn() == seen.knows:
        yield from (card_text(card) for card in cards_of(seen.cards.hands[seen.knows]))
    if seen.phase() == "show":
        yield from (f"contest {FIGURE_WORDS[figure]}" for figure in SHOWN_FIGURES)
