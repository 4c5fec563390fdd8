"""What a seat may see of a deal of Gaigel.

Nobody is told how many points they or anybody else has, unless the house tells it; nor what lies face down.
"""

from typing import Final

from weli.core.cards import KING, OBER, SUIT_LETTERS, card_at, card_text
from weli.core.deal import NONE
from weli.games.gaigel.at_table.questions import question
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.cut import CUT
from weli.games.gaigel.facts.opening import DISSLE_QUEST, FARBE_QUEST, SIEBENER_QUEST
from weli.games.gaigel.facts.pairs import Declared
from weli.games.gaigel.facts.score import UNTOLD
from weli.games.gaigel.ranks import HEIGHT_OF
from weli.games.gaigel.tricks import winning_seat
from weli.ports.at_table import Views, card_texts, seat_or_none, trick_view
from weli.ports.at_table.view import CutView, DeclaredPair, Marks, Parts, Question, Session, Talon, Trick

OPENINGS: Final = ("elfen", "tauchen", "zweite", "five_trumps", "fifth_card")  # in the engine's order
QUESTS: Final = {SIEBENER_QUEST: "siebener", DISSLE_QUEST: "dissle", FARBE_QUEST: "farbe"}


class GaigelViews(Views[GaigelDeal]):
    def parts(self, seen: GaigelDeal) -> Parts:
        sides = seen.seating.side_names()
        return Parts(
            trick=_trick(seen),
            last_trick=_last_own(seen),
            talon=_talon(seen),
            pairs=[_pair(seen, declared) for declared in seen.pairs.declared],
            cut=_cut(seen),
            opening=None if seen.opening.way == NONE else OPENINGS[seen.opening.way],
            face_down=seen.is_face_down(),
            counts={sides[side]: int(seen.count(side)) for side in range(len(sides)) if _is_told(seen, side)},
            winner=None if seen.ending.champion == NONE else sides[seen.ending.champion],
            culprit=None if seen.ending.culprit == NONE else sides[seen.ending.culprit],
            cleaning=seen.cleaning,
            session=_session(seen) if seen.rules.is_tournament else None,
        )

    def question(self, seen: GaigelDeal) -> Question:
        return question(seen)

    def marks(self, seen: GaigelDeal, seat: int) -> Marks:
        return Marks(
            known=card_texts(seen.cards.shown[seat]),
            quest=QUESTS.get(seen.opening.quests[seat]),
            tricks=seen.tricks.winners.count(seat),
        )

    def height(self, card: int) -> int:
        return int(HEIGHT_OF[card])

    def to_come(self, deal: GaigelDeal) -> list[int]:
        return deal.talon.cards


def _talon(seen: GaigelDeal) -> Talon:
    seating = seen.seating
    return Talon(
        stock=len(seen.talon.cards),
        left=0 if seen.cut.stage == CUT else seen.to_draw(),
        indicator=_card_or_none(seen.talon.indicator),
        diss=_card_or_none(seen.robbing.diss),
        claimant=seat_or_none(seating, seen.robbing.claimant) if seen.claim_pends() else None,
    )


def _card_or_none(card: int) -> str | None:
    return None if card == NONE else card_text(card)


def _cut(seen: GaigelDeal) -> CutView:
    return CutView(
        cutter=seen.seating.seat_name(seen.cutter()),
        cards=len(seen.rules.cards),
        least=1,
        most=len(seen.rules.cards) - 1,
        lifted=seen.cut.lifted or None,
        knocked=seen.cut.knocked,
    )


def _session(seen: GaigelDeal) -> Session:
    """Which session of a tournament it is, and which deal of it (GA-TOUR-03)."""
    session, deal = seen.rules.session_of(seen.number)
    return Session(session + 1, deal + 1, seen.rules.tournament.tour_deals_per_session)


def _is_told(seen: GaigelDeal, side: int) -> bool:
    """Whether this view has a side's count: the whole truth has all of them, but before the end it is shown to nobody."""
    return seen.cut.stage != CUT and seen.count(side) != UNTOLD


def _trick(seen: GaigelDeal) -> Trick | None:
    """The trick being played; or the last one, until cards are drawn."""
    tricks = seen.tricks
    if tricks.lying:
        return trick_view(seen, seen.tricks_over() + 1, tricks.leader, tricks.lying, leading=winning_seat(seen))
    lies_there = tricks.drawing or seen.closed or not seen.talon_open()
    return _finished(seen, len(tricks.winners) - 1) if tricks.winners and lies_there else None


def _last_own(seen: GaigelDeal) -> Trick | None:
    """The last trick of the side whose view it is; those of others, and older ones, are nobody's to look at (GA-Q49)."""
    own = [
        place
        for place, winner in enumerate(seen.tricks.winners)
        if seen.knows >= 0 and seen.seating.same_side(winner, seen.knows)
    ]
    return _finished(seen, own[-1]) if own else None


def _finished(seen: GaigelDeal, place: int) -> Trick:
    tricks = seen.tricks
    number = tricks.earlier + place + 1
    return trick_view(seen, number, tricks.leaders[place], tricks.finished[place], winner=tricks.winners[place])


def _pair(seen: GaigelDeal, declared: Declared) -> DeclaredPair:
    return DeclaredPair(
        seat=seen.seating.seat_name(declared.seat),
        suit=SUIT_LETTERS[declared.suit],
        points=seen.pair_points(declared.suit),
        cards=card_texts([card_at(declared.suit, KING), card_at(declared.suit, OBER)]),
    )
