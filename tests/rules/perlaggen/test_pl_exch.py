"""The exchange for a Perlagg turned up for trumps. South deals, North is his partner; the Unter of leaves lies open."""

import pytest

from every import each_of
from rules.helpers import allows, asked, due, hand, may, play_on, refuses, row, rules_of, say, sit, tricks
from weli.core.acts import EXCHANGE, PASS_ACT, kind_of
from weli.core.cards import LEAVES, card_of, card_text, cards_of
from weli.core.errors import RulesError
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule

BOTH = {"S": "LX L8 HX H8 SX", "N": "LK L9 EX E8 H9", "E": "LA EA HA SA S9", "W": "E9 EK SK SO HU"}
ONLY_NORTH = BOTH | {"S": "HX H8 SX S8 EU"}
NEITHER = ONLY_NORTH | {"N": "EX E8 H9 H7 EO"}


def turned_unter(hands: dict[str, str], preset: str = "innsbruck", **options: object) -> FigureDeal:
    return sit(preset, hands, turned="LU", **options)


def in_hand(deal: FigureDeal, seat: str) -> set[str]:
    return set(hand(deal, seat).split())


def lying(deal: FigureDeal) -> str:
    return " ".join(card_text(card) for card in deal.cards.turned)


@rule("PL-EXCH-01")
def test_only_a_perlagg_can_be_exchanged_for() -> None:
    natural = sit(hands={"S": "LX L8"}, turned="LK")
    assert natural.phase() == "play"
    refuses(natural, "S exchange LX LK", "PL-EXCH-01")
    for turned in ("LU", "LO", "L7", "HU", "SO", "HK", "S6", "S7", "E7"):
        assert sit(turned=turned).phase() == "exchange", turned
    assert sit(turned="HU", perlagg_order=["TO"]).phase() == "play", "here the Unter is natural"


@rule("PL-EXCH-02")
def test_the_dealer_may_give_a_natural_card_of_trumps_for_it() -> None:
    deal = turned_unter(BOTH)
    assert asked(deal) == "S"
    allows(deal, "S exchange LX LU", "S exchange L8 LU")
    say(deal, "S exchange L8 LU")
    assert in_hand(deal, "S") == set("LX LU HX H8 SX".split())
    assert (lying(deal), deal.phase()) == ("L8", "play")
    assert list(deal.cards.held) == [5, 5, 5, 5]


@rule("PL-EXCH-02")
def test_no_other_card_will_do_and_no_other_is_there_to_take() -> None:
    deal = turned_unter(BOTH)
    refuses(deal, "S exchange HX LU", "PL-EXCH-02")
    refuses(deal, "S exchange LX LO", "PL-EXCH-02")
    refuses(deal, "S exchange LX LA", "PL-EXCH-02")
    refuses(deal, "S exchange LK LU", "GS-PLAY-19")


@rule("PL-EXCH-02")
def test_he_need_not() -> None:
    deal = turned_unter(BOTH)
    assert PASS_ACT in may(deal, "S")
    say(deal, "S pass", "N pass")
    assert (lying(deal), deal.phase()) == ("LU", "play")


@rule("PL-EXCH-03", "PL-OQ-14")
def test_the_partner_may_only_where_the_dealer_has_no_natural_trump() -> None:
    refuses(say(turned_unter(BOTH), "S pass"), "N exchange LK LU", "PL-EXCH-03")
    deal = turned_unter(ONLY_NORTH)
    refuses(deal, "N exchange LK LU", "PL-EXCH-03")
    say(deal, "S pass", "N exchange L9 LU")
    assert "LU" in in_hand(deal, "N")
    assert lying(deal) == "L9"
    wild_trump = turned_unter(ONLY_NORTH | {"S": "LO L7 HX H8 SX"})
    allows(say(wild_trump, "S pass"), "N exchange L9 LU")


@rule("PL-EXCH-04")
def test_left_where_it_is_it_takes_no_part() -> None:
    deal = say(turned_unter(ONLY_NORTH), "S pass", "N pass")
    assert deal.phase() == "play"
    for seat in "NESW":
        assert "LU" not in in_hand(deal, seat)
        assert EXCHANGE not in [kind_of(act) for act in may(deal, seat)]
    play_on(deal)
    assert "LU" not in " ".join(row(deal, seat) for seat in "NESW")


@rule("PL-EXCH-05", "PL-EX-05.2")
@each_of("turned", ["H7", "HK", "HU"])
def test_a_perlagg_is_never_given(turned: str) -> None:
    deal = sit(hands={"S": "HO S7 EX L8 SX"}, turned=turned)
    refuses(deal, f"S exchange HO {turned}", "PL-EXCH-05")
    refuses(deal, f"S exchange S7 {turned}", "PL-EXCH-05")
    refuses(deal, f"S upgrade HO {turned}", "PL-EXCH-05")


@rule("PL-EXCH-06", "PL-EXCH-02")
def test_the_opponents_have_no_right() -> None:
    deal = turned_unter(NEITHER)
    refuses(deal, "E exchange LA LU", "PL-EXCH-06")
    say(deal, "S pass")
    refuses(deal, "E exchange LA LU", "PL-EXCH-06")
    say(deal, "N pass")
    assert deal.phase() == "play", "nobody asks them"


@rule("PL-EXCH-07")
def test_trumps_and_perlaggen_stay_as_they_were() -> None:
    deal = turned_unter(BOTH)
    before = (deal.cards.trump, deal.cards.wild, deal.cards.strength[:])
    say(deal, "S exchange LX LU")
    assert (deal.cards.trump, deal.cards.wild, deal.cards.strength) == before
    assert deal.cards.trump == LEAVES
    martl = say(sit(hands={"S": "HA HX"}, turned="HK"), "S exchange HX HK")
    say(martl, f"W {hand(martl, 'W').split()[0]}", f"N {hand(martl, 'N').split()[0]}")
    assert due(martl) == "E"


@rule("PL-EXCH-08")
def test_everybody_knows_both_cards() -> None:
    deal = say(turned_unter(BOTH), "S exchange LX LU")
    for seat in (0, 1, 3):
        view = deal.seen_by(seat)
        assert cards_of(view.cards.hands[2]) == [card_of("LU")]
        assert view.cards.turned == [card_of("LX")]
    tricks(deal, "E9 E8 EA LU=LK")
    assert deal.cards.known == 0, "played it is in nobody's hand any more"


@rule("PL-EXCH-09", "PL-EXCH-10")
def test_nobody_leads_before_the_exchange_is_over() -> None:
    deal = turned_unter(BOTH)
    refuses(deal, "W E9", "PL-EXCH-09")
    say(deal, "S pass")
    refuses(deal, "W E9", "PL-EXCH-09")
    allows(say(deal, "N pass"), "W E9")


@rule("PL-EXCH-10", "PL-OQ-15")
def test_bets_and_concessions_wait_for_it_and_the_lead_ends_the_right() -> None:
    deal = turned_unter(BOTH)
    for line in ("W bet gleich", "S bet spiel", "N concede hanger", "E concede spiel"):
        refuses(deal, line, "PL-EXCH-10")
    say(deal, "S pass", "N pass")
    allows(deal, "W bet gleich", "S bet spiel", "N concede hanger")
    refuses(tricks(deal, "E9"), "S exchange LX LU", "PL-EXCH-10")


@rule("PL-OQ-73")
def test_every_hand_is_asked_alike() -> None:
    """Who has no right can only pass, and the others do not see why he does."""
    for hands in (BOTH, ONLY_NORTH, NEITHER):
        deal = turned_unter(hands)
        order = ""
        while deal.phase() == "exchange":
            order += asked(deal)
            assert all(not deal.seen_by(seat).exchange.rights for seat in range(4) if seat != deal.exchange.asked)
            say(deal, f"{asked(deal)} pass")
        assert order == "SN"
    assert may(turned_unter(ONLY_NORTH), "S") == [PASS_ACT]


@rule("PL-2P-07", "PL-OQ-17")
def test_without_a_partner_only_the_dealer_may() -> None:
    for preset in ("innsbruck-2p5", "innsbruck-3p"):
        deal = turned_unter({"A": "LX", "B": "LK"}, preset, dealer="A")
        assert asked(deal) == "A"
        refuses(deal, "B exchange LK LU", "PL-EXCH-06")
        say(deal, "A pass")
        assert deal.phase() == "play"


@rule("PL-OQ-17")
def test_two_partners_are_asked_clockwise_from_the_dealer() -> None:
    hands = {"D": "EX E8 H9 H8", "F": "LX HX S8 SX", "B": "LK EA HA SA", "A": "LA", "C": "L8", "E": "L9"}
    deal = turned_unter(hands, "innsbruck-6p", dealer="D")
    refuses(deal, "F exchange LX LU", "PL-EXCH-03")
    say(deal, "D pass")
    assert asked(deal) == "F"
    allows(deal, "F exchange LX LU")
    say(deal, "F pass")
    assert asked(deal) == "B"
    refuses(deal, "B exchange LK LU", "PL-EXCH-03")
    say(deal, "B pass")
    assert deal.phase() == "play"
    last = turned_unter(hands | {"F": "H7 HX S8 SX"}, "innsbruck-6p", dealer="D")
    say(last, "D pass", "F pass", "B exchange LK LU")
    assert "LU" in in_hand(last, "B")


def test_p_exchange_turned_perlagg() -> None:
    assert turned_unter(BOTH).phase() == "exchange"
    deal = turned_unter(BOTH, exchange_turned_perlagg=False)
    assert deal.phase() == "play"
    refuses(deal, "S exchange LX LU", "PL-EXCH-01")
    with pytest.raises(RulesError):
        rules_of("eichel-imst", exchange_turned_perlagg=False)


def test_p_exchange_roles() -> None:
    def order(*roles: str) -> str:
        deal = turned_unter(NEITHER, exchange_roles=roles)
        seats = ""
        while deal.phase() == "exchange":
            seats += asked(deal)
            say(deal, f"{asked(deal)} pass")
        return seats

    assert order() == ""
    assert order("dealer") == "S"
    assert order("dealer", "partner") == "SN"
    assert order("dealer", "partner", "lho") == "SNW"
    assert order("dealer", "partner", "lho", "rho") == "SNWE"
    free = say(turned_unter(NEITHER, exchange_roles=["dealer", "partner", "lho", "rho"]), "S pass", "N pass", "W pass")
    assert "LU" in in_hand(say(free, "E exchange LA LU"), "E")
    with pytest.raises(RulesError, match="exchange_roles"):
        rules_of(exchange_roles=["dealer", "uncle"])


def test_p_exchange_passes_on_refusal() -> None:
    refuses(say(turned_unter(BOTH), "S pass"), "N exchange LK LU", "PL-OQ-14")
    free = say(turned_unter(BOTH, exchange_passes_on_refusal=True), "S pass", "N exchange LK LU")
    assert (lying(free), "LU" in in_hand(free, "N")) == ("LK", True)


def test_p_exchange_before_bets() -> None:
    refuses(turned_unter(BOTH), "W bet gleich", "PL-OQ-15")
    free = turned_unter(BOTH, exchange_before_bets=False)
    allows(free, "W bet gleich", "W E9", "S exchange LX LU")
    refuses(tricks(free.copy(), "E9"), "S exchange LX LU", "PL-EXCH-10")
    say(free, "W bet hanger", "S exchange LX LU", "N hold")
    assert "LU" in in_hand(free, "S")
