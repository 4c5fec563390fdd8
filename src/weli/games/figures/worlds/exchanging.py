"""What the exchange tells of the hands: who exchanged although others came before them, and who had no right to.

Being asked betrays nothing, and nobody sees what another may do. But whoever takes an open Perlagg had the right to, and each player knows
which rights they have had themselves.
"""

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import SPIEL
from weli.core.cards import ACORNS, BIT, SUIT, SUIT_SET, set_of
from weli.games.figures.engine.deal import EXCHANGE, NONE, FigureDeal
from weli.games.figures.engine.exchange import ANYTHING, dealers_opponents, dealers_team, rights_of, steps_of_team
from weli.games.figures.knowledge import known_cards


def given_away(view: FigureDeal, other: int) -> int:
    """The card that a player has named to give it for an open one, as a set; they still have it."""
    return BIT[view.exchange.giving] if view.exchange.giving != NONE and view.exchange.asked == other else 0


def could_not_have_exchanged(view: FigureDeal, seat: int) -> list[int]:
    """For each player the natural cards with which somebody of their team would have had no right to what they took."""
    never = [0] * view.rules.players
    if not view.exchange.step or view.stakes[SPIEL].conceded_at:
        return never
    trumps = SUIT_SET[view.cards.trump] & ~view.cards.wild
    taker = _took_the_trump_card(view)
    if taker != NONE:
        _bar(never, _team_of(view, taker) if _is_upgraded(view) else _before(view, taker), trumps)
    for other in view.active:
        if _took_acorns(view, other):
            _bar(never, _before(view, other), SUIT_SET[ACORNS] & ~view.cards.wild)
    never[seat] = 0
    return never


def _took_the_trump_card(view: FigureDeal) -> int:
    """Who has taken the Perlagg that showed the trumps, or is about to; -1 where nobody has, or more than one player may have."""
    if view.exchange.giving != NONE and (
        SUIT[view.exchange.giving] == view.cards.trump or view.cards.wild & BIT[view.exchange.giving]
    ):
        return view.exchange.asked
    if SUIT[view.cards.turned[-1]] == view.cards.trump and view.cards.wild & BIT[view.cards.turned[-1]]:
        return NONE
    if view.rules.exchange.exchange_acorns and not _is_upgraded(view) and not _is_certain_of_it(view):
        return NONE
    found = NONE
    for other in [*dealers_team(view), *dealers_opponents(view)]:
        if (known_cards(view, other) | set_of(view.cards.rows[other])) & SUIT_SET[view.cards.trump] & view.cards.wild:
            if found != NONE:
                return NONE
            found = other
    return found


def _is_certain_of_it(view: FigureDeal) -> bool:
    """Whether it was the trump card for which they were asked, and no acorn beside it."""
    return not set_of(view.cards.turned[:-1]) & SUIT_SET[ACORNS]


def _took_acorns(view: FigureDeal, taker: int) -> bool:
    """Whether a player has taken an acorn, or is about to, and still has it; of the cutter nobody can tell what they found in the cut."""
    if taker == view.cutter() or view.cards.trump == ACORNS:
        return False
    return (known_cards(view, taker) & view.cards.wild | given_away(view, taker) & ~view.cards.wild) & SUIT_SET[
        ACORNS
    ] != 0


def _is_upgraded(view: FigureDeal) -> bool:
    """Whether an acorn lies, or is about to lie, where the trump card was."""
    about_to = view.exchange.giving != NONE and view.cards.wild & BIT[view.exchange.giving] != 0
    return about_to or SUIT[view.cards.turned[-1]] != view.cards.trump


def _team_of(view: FigureDeal, taker: int) -> list[int]:
    """Those whose cards decide together; an opponent of the dealer is judged alone."""
    team = dealers_team(view)
    return team if taker in team else [taker]


def _before(view: FigureDeal, taker: int) -> list[int]:
    """Those who must have had no card for what that player took."""
    team = _team_of(view, taker)
    return [] if view.rules.exchange.exchange_passes_on_refusal else team[: team.index(taker)]


def _bar(never: list[int], seats: list[int], cards: int) -> None:
    for seat in seats:
        never[seat] |= cards


def tells_rights(view: FigureDeal, seat: int) -> bool:
    """Whether a seat's own rights tell it something about its partners' hands."""
    if not view.exchange.step or len(dealers_team(view)) == 1 or seat not in dealers_team(view):
        return False
    return _is_asked(view, seat) or _is_untouched(view) or _is_stable(view)


def _is_asked(view: FigureDeal, seat: int) -> bool:
    return view.stage == EXCHANGE and view.exchange.asked == seat and view.exchange.giving == NONE


def _is_untouched(view: FigureDeal) -> bool:
    """Whether it is plain that nobody has exchanged anything, so that the rights were those of the cards as dealt."""
    if not view.exchange.step or view.exchange.changed or (view.stage != EXCHANGE and not _has_run_its_course(view)):
        return False
    if not view.rules.exchange.exchange_repeat_until_stable:
        return True
    shows = view.cards.turned[-1]
    left = SUIT[shows] == view.cards.trump and view.cards.wild & BIT[shows] != 0
    return left and (not view.rules.exchange.exchange_acorns or set_of(view.cards.turned[:-1]) & ~view.cards.wild == 0)


def _is_stable(view: FigureDeal) -> bool:
    """Whether it is over, and the seats of the team were asked again after whatever anybody had changed."""
    return (
        view.rules.exchange.exchange_repeat_until_stable and _has_run_its_course(view) and not dealers_opponents(view)
    )


def _has_run_its_course(view: FigureDeal) -> bool:
    """Where bets need not wait for it, the first lead may have ended it before everybody was asked."""
    return view.stage != EXCHANGE and view.rules.exchange.exchange_before_bets


def rights_agree(deal: FigureDeal, view: FigureDeal, seat: int) -> bool:
    """Whether the seat would have had just the rights that it has had, if the cards lay as in that deal."""
    if _is_asked(view, seat) and rights_of(deal, seat) & view.exchange.step != view.exchange.rights:
        return False
    if _is_untouched(view):
        return _declined(deal)[seat] == view.exchange.declined[seat]
    return not _is_stable(view) or _declined(deal)[seat] & ~view.exchange.declined[seat] == 0


def fill_in_rights(deal: FigureDeal, view: FigureDeal, seat: int) -> None:
    """What the seat asked may do and what others have declined, as the cards lie now; what it knows of itself stays."""
    if not view.exchange.step:
        return
    deal.exchange = deal.exchange.copy()
    if view.stage == EXCHANGE or _is_untouched(view):
        deal.exchange.declined = _declined(deal)
        deal.exchange.declined[seat] = view.exchange.declined[seat]
    if view.stage == EXCHANGE and view.exchange.asked != seat:
        deal.exchange.rights = rights_of(deal, view.exchange.asked) & view.exchange.step


def _declined(deal: FigureDeal) -> vec[i64]:
    """What each player has declined, if everybody who was asked passed with the cards as they were dealt."""
    then = deal.copy()
    then.exchange = deal.exchange.copy()
    then.exchange.declined = vec[i64]([0] * deal.rules.players)
    for seat in deal.active:
        then.cards.hands[seat] |= set_of(deal.cards.rows[seat])
    team = dealers_team(deal)
    asked = _asked_in_team(deal, team)
    for step, seat in asked:
        then.exchange.declined[seat] |= rights_of(then, seat) & step
    if deal.stage == EXCHANGE and deal.exchange.asked in team:
        return then.exchange.declined
    for seat in dealers_opponents(deal):
        if deal.stage == EXCHANGE and seat == deal.exchange.asked:
            break
        then.exchange.declined[seat] |= rights_of(then, seat) & ANYTHING
    return then.exchange.declined


def _asked_in_team(deal: FigureDeal, team: list[int]) -> list[tuple[int, int]]:
    """Who of the dealer's team has been asked in the present round and has passed, and for what."""
    found: list[tuple[int, int]] = []
    still = deal.stage == EXCHANGE and deal.exchange.asked in team
    for step in steps_of_team(deal):
        for seat in team:
            passed = (
                not still
                or step < deal.exchange.step
                or (step == deal.exchange.step and team.index(seat) < team.index(deal.exchange.asked))
            )
            if passed:
                found.append((step, seat))
    return found
