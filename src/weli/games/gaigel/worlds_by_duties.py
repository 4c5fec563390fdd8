"""What the cards that a player has laid at Gaigel tell of those they still have: the duties are the engine's own."""

from weli.core.cards import BIT, RANK, SEVEN, SUIT, SUIT_SET
from weli.core.deal import NONE
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.opening import ELFEN_LEAD
from weli.games.gaigel.facts.pairs import no_pairs
from weli.games.gaigel.openings import LEADS, OPENINGS, check_opening
from weli.games.gaigel.ranks import FACES, HAND, SEVENS
from weli.games.plain.worlds import not_held


def impossible_cards(view: GaigelDeal) -> list[int]:
    """For each seat the set of cards that it cannot hold: those it did not play when it had to, after the talon.

    (GA-PLAY-09, GA-PLAY-10, GA-PLAY-11, GA-PLAY-12)
    """
    if view.talon_open():
        return [0] * view.rules.players
    then = view.copy()
    then.pairs = no_pairs(view.rules.players)  # what was declared since bound nobody then
    return not_held(then)


def _tricks_with_talon(view: GaigelDeal) -> int:
    """How many of the finished tricks were played while the talon lasted."""
    return (
        len(view.tricks.finished)
        if view.talon_open()
        else max(0, len(view.tricks.finished) - HAND + max(view.cards.held))
    )


def unfit_to_open(view: GaigelDeal) -> int:
    """The cards that Vorhand cannot have led face down in the way they have announced (GA-OPEN-06, GA-OPEN-10)."""
    kind = OPENINGS[LEADS.index(view.opening.way)]
    then = view.copy()
    then.tricks.lying = []
    never = 0
    for card in FACES:
        then.set_hand(view.tricks.leader, [card])
        if check_opening(then, view.tricks.leader, kind, card):
            never |= BIT[card]
    return never


def kept_for_sure(view: GaigelDeal, seat: int) -> tuple[int, int]:
    """A set of cards, and how many of them a player must have in hand: Sevens that they collect, or trumps that they began with."""
    if view.tricks.earlier:
        return 0, 0
    if view.seeks_sevens(seat):
        return SEVENS, _sevens_kept(view, seat)
    if _began_with_trumps(view, seat):
        trumps = SUIT_SET[view.talon.trump]
        gone = len([card for card in _played(view, seat)[1:] if SUIT[card] == view.talon.trump])
        return trumps, HAND - 1 - gone - _may_have_robbed(view, seat)
    return 0, 0


def _sevens_kept(view: GaigelDeal, seat: int) -> int:
    """How many Sevens are still kept: one is played only from a hand of nothing else, as long as the talon lasts (GA-VAR-05, GA-Q60)."""
    kept = view.rules.quests.quest_sevens
    for trick, card in enumerate(_played(view, seat)):
        if RANK[card] == SEVEN and trick >= _tricks_with_talon(view) and not view.talon_open():
            kept -= 1
    return kept - _may_have_robbed(view, seat)


def _began_with_trumps(view: GaigelDeal, seat: int) -> bool:
    """Whether a player has played a trump to the first trick that only a hand of trumps allows (GA-OPEN-14, GA-OPEN-16)."""
    if view.rules.opening.first_trick_trumps == "powerless" or not _played(view, seat):
        return False
    leads = seat == (view.tricks.leaders[0] if view.tricks.leaders else view.tricks.leader)
    return SUIT[_played(view, seat)[0]] == view.talon.trump and not (leads and view.opening.way == ELFEN_LEAD)


def _played(view: GaigelDeal, seat: int) -> list[int]:
    """The cards that a player has laid openly, in their order."""
    cards: list[int] = []
    for trick, leader in zip(
        [*view.tricks.finished, view.tricks.lying], [*view.tricks.leaders, view.tricks.leader], strict=True
    ):
        place = (seat - leader) % view.rules.players
        if place < len(trick) and trick[place] >= 0:
            cards.append(trick[place])
    return cards


def _may_have_robbed(view: GaigelDeal, seat: int) -> int:
    """1 where a Seven of trumps may have left a player's hand for the indicator."""
    return 1 if view.robbing.claimant != NONE and view.seating.same_side(view.robbing.claimant, seat) else 0
