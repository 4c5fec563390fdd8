"""What stands out between two acts: what is high, what is kept, what can still be said later."""

import pytest

from bots.positions import bieten_of, deal_of, perlaggen_of
from rules.gaigel.helpers import table
from weli.core.acts import BET, DEFER_ACT, GLEICH, GOOD, PLAY, STEP
from weli.core.cards import BIT, card_of
from weli.core.deal import Deal
from weli.games import game_of
from weli.games.figures.engine.deal import FigureDeal
from weli.games.gaigel.acts import ELFEN, TAUCHEN, ZWEITE

N, E = range(2)


def reasons(deal: Deal, seat: int, act: int, rather_than: int) -> list[str]:
    """What speaks for an act, without worlds."""
    insight = game_of(deal.rules).at_table().insight
    return [feature.key for feature in insight.features(deal.seen_by(seat), seat, act, rather_than, [])]


def played(card: str) -> int:
    return PLAY * STEP + card_of(card)


def lead_from(hand: str) -> FigureDeal:
    """Acorns are trumps, and North leads."""
    return deal_of([hand, "E8 L9 H9 SX H8", "EO HU S7 S8 HK", "LU LO HA SA SK"], "EX")


@pytest.mark.parametrize(
    ("hand", "lead", "rather", "told"),
    [
        ("LA LK L7 HO HX", "LK", "L7", {"why.high"}),  # the Ace is one's own
        ("LK L7 HO HX S9", "LK", "L7", set()),
        ("LA LK L7 HO HX", "LA", "LK", set()),
        ("LK L7 EA HO HX", "LK", "EA", {"why.keeps.trump"}),
    ],
)
def test_who_leads_is_told_what_is_high_and_what_is_kept(hand: str, lead: str, rather: str, told: set[str]) -> None:
    keys = {*reasons(lead_from(hand), N, played(lead), played(rather))}
    assert keys & {"why.high", "why.high.but_wild", "why.keeps.trump"} == told, keys


def test_who_does_not_bet_yet_is_told_that_they_still_can_unless_it_is_their_last_card() -> None:
    deal = lead_from("LA LK L7 HO HX")
    bet = BET * STEP + BIT[GLEICH]
    assert "why.bet.later" in reasons(deal, N, played("LA"), bet)
    assert "why.bet.later" not in reasons(deal, N, bet, played("LA"))
    while len(deal.hand_cards(N)) > 1:
        seat, act = next((seat, act) for seat in range(4) for act in deal.legal(seat) if act // STEP == PLAY)
        deal.play(seat, act)
    (card,) = deal.hand_cards(N)
    assert "why.bet.later" not in reasons(deal, N, PLAY * STEP + card, bet)


def test_who_leaves_it_to_their_partner_is_told_that_it_can_still_be_held() -> None:
    deal = lead_from("LA LK L7 HO HX")
    deal.play(N, BET * STEP + BIT[GLEICH])
    assert "why.partner.decides" in reasons(deal, E, DEFER_ACT, GOOD * STEP + GLEICH)
    assert "why.partner.decides" not in reasons(deal, E, GOOD * STEP + GLEICH, DEFER_ACT)


def test_a_wild_card_is_kept_and_only_one_goes_above_what_is_high() -> None:
    hands = ["LA LK E7 HO HX", "L8 LX EK S9 SX", "LO LU HA S8 SK", "L9 H8 HK SA SO"]
    deal = perlaggen_of("innsbruck", hands, "EX")
    assert "why.keeps.wild" in reasons(deal, N, played("LA"), played("E7"))
    assert "why.high.but_wild" in reasons(deal, N, played("LA"), played("HO"))


def test_at_gaigel_an_ace_is_high_and_so_is_what_nobody_can_go_above() -> None:
    """All Aces and Tens of leaves are seen: those of one's own, and those that were taken."""
    own, taken = {"N": "LA LX LK EU"}, {"NS": "LA LX HA", "EW": "E7 L7 SU"}
    deal = table(own, taken=taken, leader="N")
    assert "why.high" in reasons(deal, N, played("LK"), played("EU"))
    assert "why.high" not in reasons(table(own, leader="N"), N, played("LK"), played("EU"))
    assert "why.fewer" in reasons(table(own, leader="N"), N, played("EU"), played("LK"))


def test_at_bieten_a_high_card_is_kept_for_the_last_trick() -> None:
    deal = bieten_of("4p", ["HK E8 L7", "HA EK LX", "SA SK S8", "H8 H9 EU"])
    assert "why.keeps.last" in reasons(deal, N, played("E8"), played("HK"))
    assert "why.keeps.last" not in reasons(deal, N, played("HK"), played("E8"))


def opened_with(hand: str, act: int, rather_than: int, theirs: str = "") -> list[str]:
    """What speaks for an opening of North, Bells being trumps, with a world in which an opponent holds that."""
    deal = table({"N": hand, "W": theirs}, turned="SU", dealer="E")
    assert deal.turn() == N
    insight = game_of(deal.rules).at_table().insight
    return [each.key for each in insight.features(deal.seen_by(N), N, act, rather_than, [deal])]


def test_who_opens_is_told_what_is_sure_and_what_is_seldom_hit() -> None:
    hand = "LA HX E7 L7 HU"
    openly, second = (kind * STEP + card_of("LA") for kind in (ELFEN, ZWEITE))
    ten, unter = (TAUCHEN * STEP + card_of(card) for card in ("HX", "HU"))
    assert opened_with(hand, openly, ten) == ["why.opening.sure"]
    assert opened_with(hand, openly, openly) == []
    assert opened_with(hand, second, openly) == ["why.opening.second"]
    assert opened_with(hand, second, openly, "LA H7 EU EO EK") == []
    assert opened_with(hand, ten, unter, "HK H7 EU EO EK") == ["why.opening.dive"]
    assert opened_with(hand, ten, openly, "HA H7 EU EO EK") == []
