"""What one might want to do in Gaigel, and what the buttons for it say."""

from collections.abc import Iterator

from weli.core.cards import KING, OBER, SUIT_LETTERS, SUITS, card_at, card_text
from weli.core.line import Line
from weli.games.gaigel import reasons
from weli.games.gaigel.at_table.guards import decided_on
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.cut import CUT
from weli.games.gaigel.robbing import check_handover
from weli.games.gaigel.rules import OPENINGS as WORDS
from weli.ports.at_table import Button, Choices

SPEAKING_OF = {"accuse": "act.accuse.named", "proof": "act.proof.named"}


class GaigelChoices(Choices[GaigelDeal]):
    def expected(self, seen: GaigelDeal) -> Iterator[str]:
        """One's cards when one is due, each way to open with them; pairs, the Seven of trumps and quests for which one has the cards."""
        if seen.closed or seen.cut.stage == CUT:
            return
        hand = list(dict.fromkeys(seen.hand(seen.knows)))
        if seen.turn() == seen.knows and not seen.tricks.drawing:
            yield from (card_text(card) for card in hand)
            if seen.before_opening():
                yield from (
                    f"{word} {card_text(card)}"
                    for word in seen.rules.opening.openings
                    for card in hand
                    if word in WORDS
                )
        for suit in range(SUITS):
            if card_at(suit, KING) in hand and card_at(suit, OBER) in hand:
                yield f"pair {SUIT_LETTERS[suit]}"
        if seen.diss_card() in hand:
            yield "rob" if check_handover(seen, seen.knows) == reasons.NO_HANDOVER else "handover"
        if seen.robbing.claimant == seen.knows and seen.claim_pends():
            yield "fetch"
        if seen.before_opening() and seen.may_announce():
            yield from ("dissle", "siebener", "farbe")

    def button(self, line: Line, seen: GaigelDeal) -> Button:
        key = _key(line, seen)
        warning = _warning(line.verb, seen)
        if line.verb == "pair" and line.text in SUIT_LETTERS[:SUITS]:
            suit = SUIT_LETTERS.index(line.text)
            king_and_ober = ((card_at(suit, KING), None), (card_at(suit, OBER), None))
            return Button(key, cards=king_and_ober, suit=suit, number=seen.pair_points(suit))
        if line.verb == "accuse" and line.text:
            return Button(key, side=seen.seating.side_named(line.text), warning=warning)
        if line.verb == "proof" and line.text:
            return Button(key, seat=seen.seating.seat_of(line.text))
        return Button(key, cards=_cards_meant(line, seen), warning=warning)

    def is_stale(self, line: Line, side: int, then: GaigelDeal, now: GaigelDeal) -> bool:
        return decided_on(line.verb, then) != decided_on(line.verb, now)


def _warning(verb: str, seen: GaigelDeal) -> str:
    """What it costs to accuse where nothing was wrong, as the house has agreed (GA-Q20, GA-TOUR-07)."""
    cost = seen.terms.out.false_accusation
    if verb != "accuse" or cost == "none":
        return ""
    return f"warning.accuse.{'tournament' if seen.terms.is_tournament else cost}"


def _cards_meant(line: Line, seen: GaigelDeal) -> tuple[tuple[int, int | None], ...]:
    """The cards that a line is about, named in it or not."""
    if line.verb in ("rob", "handover"):
        return ((seen.diss_card(), None),)
    return ((seen.talon.indicator, None),) if line.verb == "fetch" else line.cards


def _key(line: Line, seen: GaigelDeal) -> str:
    """An answer is given to a knock, to a partner who asks for the indicator, or to the question for a last word."""
    if line.verb in ("good", "pass"):
        asked = "deal" if seen.cut.stage == CUT else "call" if seen.calls.calling else "handover"
        return f"act.{line.verb}.{asked}"
    return SPEAKING_OF[line.verb] if line.text and line.verb in SPEAKING_OF else f"act.{line.verb}"
