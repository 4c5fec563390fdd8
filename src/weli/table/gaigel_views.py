"""What a seat may see of a deal of Gaigel: built up from `deal.seen_by(seat)` and from nothing else.

Nobody is told how many points he or anybody else has, unless the house tells it; nor what lies face down (GA-PLAY-17, GA-Q49).
"""

from typing import Final, Literal

from weli.cards import KING, OBER, SUIT, SUIT_LETTERS, card_at, card_text, cards_of
from weli.deal import NONE
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.cut import CUT
from weli.games.gaigel.facts.opening import DISSLE_QUEST, FARBE_QUEST, SIEBENER_QUEST
from weli.games.gaigel.facts.pairs import Declared
from weli.games.gaigel.facts.score import UNTOLD
from weli.games.gaigel.ranks import HEIGHT_OF
from weli.games.gaigel.tricks import playable
from weli.table.gaigel_wire import DeclaredPair, GaigelCut, GaigelPhase, GaigelPlace
from weli.table.gaigel_wire import GaigelDeal as GaigelDealView
from weli.table.views import card_texts, places_from, seat_or_none
from weli.table.wire import Counted, Trick

PHASES: Final[dict[str, GaigelPhase]] = {"cut": "cut", "play": "play", "call": "call", "done": "done"}
Opening = Literal["elfen", "tauchen", "zweite", "five_trumps", "fifth_card"]
OPENINGS: Final[list[Opening]] = ["elfen", "tauchen", "zweite", "five_trumps", "fifth_card"]  # in the engine's order
Quest = Literal["siebener", "dissle", "farbe"]
QUESTS: Final[dict[int, Quest]] = {SIEBENER_QUEST: "siebener", DISSLE_QUEST: "dissle", FARBE_QUEST: "farbe"}


def gaigel_deal_view(seen: GaigelDeal, number: int, counted: list[Counted]) -> GaigelDealView:
    """The deal on the table, and the hand of the seat whose view it is."""
    seating, sides = seen.seating, seen.seating.side_names()
    session = _session(seen)
    return GaigelDealView(
        number=number,
        dealer=seating.seat_name(seen.dealer),
        phase=PHASES[seen.phase()],
        cleaning=seen.cleaning,
        session=session and session[0],
        session_deal=session and session[1],
        session_deals=session and seen.rules.tour_deals_per_session,
        cut=_cut(seen),
        trump=None if seen.cut.stage == CUT else SUIT_LETTERS[seen.talon.trump],
        talon=len(seen.talon.cards),
        left=0 if seen.cut.stage == CUT else seen.left(),
        indicator=_card_or_none(seen.talon.indicator),
        diss=_card_or_none(seen.talon.diss),
        claimant=seat_or_none(seating, seen.robbing.claimant) if seen.claim_pends() else None,
        handing=seat_or_none(seating, seen.robbing.handing),
        opening=None if seen.opening.way == NONE else OPENINGS[seen.opening.way],
        face_down=seen.is_face_down(),
        hand=gaigel_hand(seen, seen.knows) if seen.knows >= 0 else [],
        playable=card_texts(_playable(seen)),
        turn=seat_or_none(seating, seen.turn()),
        answer=[seating.seat_name(seat) for seat in seen.answering()],
        drawing=seating.seat_name(seen.tricks.leader) if seen.tricks.drawing and not seen.closed else None,
        calling=[sides[side] for side in seen.calls.calling],
        caller=seat_or_none(seating, seen.calls.caller),
        tricks=dict(zip(sides, seen.tricks.taken, strict=True)),
        trick=_trick(seen),
        last_trick=_last_own(seen),
        pairs=[_pair(seen, declared) for declared in seen.pairs.declared],
        counts={sides[side]: seen.count(side) for side in range(seating.sides) if _is_told(seen, side)},
        winner=None if seen.ending.champion == NONE else sides[seen.ending.champion],
        culprit=None if seen.ending.culprit == NONE else sides[seen.ending.culprit],
        counted=counted,
    )


def gaigel_place_views(
    seen: GaigelDeal, first: int, names: dict[str, str], levels: dict[str, str]
) -> list[GaigelPlace]:
    """The seats in order of play from `first`; `levels` holds the seats of computer players."""
    seats = seen.seating.seat_names()
    return [
        _place(seen, seat, names[seats[seat]], levels.get(seats[seat]))
        for seat in places_from(first, seen.rules.players)
    ]


def gaigel_hand(deal: GaigelDeal, seat: int) -> list[str]:
    """A hand sorted for the eye: trumps first, each suit from the Ace down; `??` for every card this view may not know."""
    return [card_text(card) for card in sorted(deal.hand_cards(seat), key=lambda card: _order(deal, card))]


def _order(deal: GaigelDeal, card: int) -> tuple[int, int, int]:
    return (2, 0, 0) if card < 0 else (int(SUIT[card] != deal.talon.trump), SUIT[card], -HEIGHT_OF[card])


def _session(seen: GaigelDeal) -> tuple[int, int] | None:
    """Which session of a tournament it is, and which deal of it, both from 1 (GA-TOUR-03)."""
    if not seen.rules.is_tournament:
        return None
    session, deal = seen.rules.session_of(seen.number)
    return session + 1, deal + 1


def _cut(seen: GaigelDeal) -> GaigelCut:
    return GaigelCut(
        cutter=seen.seating.seat_name(seen.cutter()),
        cards=len(seen.rules.cards),
        least=1,
        most=len(seen.rules.cards) - 1,
        lifted=seen.cut.lifted or None,
        knocked=seen.cut.knocked,
    )


def _card_or_none(card: int) -> str | None:
    return None if card == NONE else card_text(card)


def _playable(seen: GaigelDeal) -> list[int]:
    """What the seat of this view may play plainly now; the cards of an opening stand in its lines."""
    due = seen.knows >= 0 and seen.turn() == seen.knows
    return (
        cards_of(playable(seen, seen.knows)) if due and not seen.tricks.drawing and seen.robbing.asked == NONE else []
    )


def _is_told(seen: GaigelDeal, side: int) -> bool:
    """Whether this view has a side's count: the whole truth has all of them, but before the end it is shown to nobody."""
    return seen.cut.stage != CUT and seen.count(side) != UNTOLD


def _trick(seen: GaigelDeal) -> Trick | None:
    """The trick being played; or the last one, until cards are drawn."""
    seats = seen.seating.seat_names()
    if seen.tricks.lying:
        order = [seen.seat_after(seen.tricks.leader, step) for step in range(len(seen.tricks.lying))]
        return Trick(
            number=seen.tricks_over() + 1,
            leader=seats[seen.tricks.leader],
            winner=None,
            seats=[seats[seat] for seat in order],
            cards=card_texts(seen.tricks.lying),
        )
    lies_there = seen.tricks.drawing or seen.closed or not seen.talon_open()
    return _finished(seen, len(seen.tricks.winners) - 1) if seen.tricks.winners and lies_there else None


def _last_own(seen: GaigelDeal) -> Trick | None:
    """The last trick of the side whose view it is; those of others, and older ones, are nobody's to look at (GA-Q49)."""
    own = [
        place
        for place, winner in enumerate(seen.tricks.winners)
        if seen.knows >= 0 and seen.seating.side_of(winner) == seen.seating.side_of(seen.knows)
    ]
    return _finished(seen, own[-1]) if own else None


def _finished(seen: GaigelDeal, place: int) -> Trick:
    seats = seen.seating.seat_names()
    leader = seen.tricks.leaders[place]
    return Trick(
        number=seen.tricks.earlier + place + 1,
        leader=seats[leader],
        winner=seats[seen.tricks.winners[place]],
        seats=[seats[seen.seat_after(leader, step)] for step in range(len(seen.tricks.finished[place]))],
        cards=card_texts(seen.tricks.finished[place]),
    )


def _pair(seen: GaigelDeal, declared: Declared) -> DeclaredPair:
    return DeclaredPair(
        seat=seen.seating.seat_name(declared.seat),
        suit=SUIT_LETTERS[declared.suit],
        points=seen.pair_points(declared.suit),
        cards=card_texts([card_at(declared.suit, KING), card_at(declared.suit, OBER)]),
    )


def _place(seen: GaigelDeal, seat: int, name: str, level: str | None) -> GaigelPlace:
    return GaigelPlace(
        seat=seen.seating.seat_name(seat),
        side=seen.seating.side_name(seen.seating.side_of(seat)),
        name=name,
        level=level,
        held=seen.cards.held[seat],
        known=card_texts(seen.cards.shown[seat]),
        quest=QUESTS.get(seen.opening.quests[seat]),
        tricks=seen.tricks.winners.count(seat),
        offences=sum(offence.seat == seat for offence in seen.offences),
    )
