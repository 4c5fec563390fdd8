"""What a line means in a deal of Gaigel, as the engine's acts, and the line that such an act amounts to."""

from typing import Final

from weli.core import acts
from weli.core.cards import SUIT, SUIT_LETTERS, SUITS
from weli.core.deal import NONE
from weli.core.errors import NotationError
from weli.core.line import TALK, TRUMP_SEVEN, Line, show_card
from weli.games.gaigel import acts as own
from weli.games.gaigel import reasons
from weli.games.gaigel.deal import GaigelDeal

WITH_CARD: Final = {"play": acts.PLAY, "elfen": own.ELFEN, "tauchen": own.TAUCHEN, "zweite": own.ZWEITE}
BARE: Final = {
    "good": acts.GOOD,
    "pass": acts.PASS,
    "knock": own.KNOCK,
    "draw": acts.DRAW,
    "rob": own.ROB,
    "fetch": own.FETCH,
    "handover": own.HANDOVER,
    "aus": own.AUS,
    "dissle": own.DISSLE,
    "siebener": own.SIEBENER,
    "farbe": own.FARBE,
    "show": own.LAY_FIVE,
}
CARD_WORDS: Final = {kind: verb for verb, kind in WITH_CARD.items()}
BARE_WORDS: Final = {kind: verb for verb, kind in BARE.items()}


def gaigel_acts(line: Line, deal: GaigelDeal, seat: int) -> list[int]:
    """The engine's act for a line that this seat says in this deal; none for talk.

    Whether it is legal is for the engine to say.

    Raises:
        NotationError: a pair whose suit is not clear or does not count what was said, an accusation or a request that does not say whom
            it means, or an act that this game does not know.
    """
    if line.verb in TALK:
        return []
    if line.verb in WITH_CARD:
        return [acts.act_of(WITH_CARD[line.verb], _card(line, deal))]
    if line.verb in BARE and not line.figures:
        return [acts.act_of(BARE[line.verb], 0)]
    match line.verb:
        case "cut":
            return [acts.act_of(acts.CUT, min(line.number or 0, acts.STEP - 1))]
        case "pair":
            return [acts.act_of(own.PAIR, _suit(line, deal, seat))]
        case "accuse":
            return [acts.act_of(own.ACCUSE, _accused(line, deal, seat))]
        case "proof":
            return [acts.act_of(own.PROOF, _asked(line, deal, seat))]
        case verb:
            raise NotationError("notation.not-here", word=verb)


def gaigel_line(steps: list[int], deal: GaigelDeal) -> Line:
    """The line of an act, before it is done; an accusation and a request say whom they mean only where they must."""
    kind, argument = acts.kind_of(steps[0]), acts.argument_of(steps[0])
    if kind in CARD_WORDS:
        return Line(CARD_WORDS[kind], cards=((argument, None),))
    if kind == acts.CUT:
        return Line("cut", number=argument)
    if kind == own.PAIR:
        return Line("pair", text=SUIT_LETTERS[argument])
    if kind == own.ACCUSE:
        return Line("accuse", text="" if deal.seating.sides == 2 else deal.seating.side_name(argument))
    if kind == own.PROOF:
        return Line("proof", text="" if _with_a_trump(deal) == [argument] else deal.seating.seat_name(argument))
    return Line(BARE_WORDS[kind])


def _card(line: Line, deal: GaigelDeal) -> int:
    card, name = line.cards[0]
    if name is not None:
        raise NotationError("notation.no-names-here")
    if card != TRUMP_SEVEN:
        return card
    if deal.talon.trump == NONE:
        raise NotationError("notation.before-trumps", card=show_card(card, None))
    return deal.diss_card()


def _suit(line: Line, deal: GaigelDeal, seat: int) -> int:
    """The suit of a pair: as it was said, or the only one that it can be (GA-PAIR-03)."""
    if line.text:
        suit = SUIT_LETTERS.index(line.text)
        if line.number is not None and deal.talon.trump != NONE and deal.pair_points(suit) != line.number:
            due = deal.pair_points(suit)
            raise NotationError("notation.pair-counts", due=due)
        return suit
    of_that_worth = [suit for suit in range(SUITS) if line.number in (None, deal.pair_points(suit))]
    against = {suit: deal.check(seat, acts.act_of(own.PAIR, suit)) for suit in of_that_worth}
    legal = [suit for suit in of_that_worth if not against[suit]]
    if len(legal) > 1:
        raise NotationError("notation.which-suit")
    held = [suit for suit in of_that_worth if against[suit] != reasons.NO_PAIR]
    return (legal or held or of_that_worth or [0])[0]


def _accused(line: Line, deal: GaigelDeal, seat: int) -> int:
    """The side that is accused; by the name of one of its players too."""
    if line.text:
        side = deal.seating.side_named(line.text)
        if side == NONE and deal.seating.seat_of(line.text) != NONE:
            side = deal.seating.side_of(deal.seating.seat_of(line.text))
        if side == NONE:
            raise _nobody(line.text)
        return side
    others = [side for side in range(deal.seating.sides) if side != deal.seating.side_of(seat)]
    if len(others) > 1:
        raise NotationError("notation.whom-accused")
    return others[0]


def _asked(line: Line, deal: GaigelDeal, seat: int) -> int:
    """The seat that is to show its hand; where only one has played a trump, that one."""
    if line.text:
        asked = deal.seating.seat_of(line.text)
        if asked == NONE:
            raise _nobody(line.text)
        return asked
    found = [other for other in _with_a_trump(deal) if other != seat]
    if len(found) > 1:
        raise NotationError("notation.who-shows")
    return found[0] if found else seat


def _with_a_trump(deal: GaigelDeal) -> list[int]:
    """Who has played a trump to the first trick (GA-OPEN-19)."""
    if not deal.tricks.finished or deal.tricks.earlier:
        return []
    return [
        deal.seat_after(deal.tricks.leaders[0], place)
        for place, card in enumerate(deal.tricks.finished[0])
        if SUIT[card] == deal.talon.trump
    ]


def _nobody(name: str) -> NotationError:
    return NotationError("notation.nobody", name=name)
