"""What everybody has seen, hand-made: each piece of it bars or places just the cards that it speaks about."""

import random

import pytest

from bots.positions import bieten_of, deal_of, perlaggen_of
from bots.replaying import moments
from bots.truth import allows
from properties.tables import laid_figures
from rules.gaigel.helpers import drawn as drawn_cards
from rules.gaigel.helpers import round_of, table
from rules.gaigel.scenes import robbers
from rules.helpers import say
from weli.bots.determinize import determinize
from weli.core.acts import (
    BET,
    BLIND,
    CONCEDE,
    EXCHANGE,
    GLEICH,
    GOOD,
    GRUEN,
    HANGER,
    PASS_ACT,
    ROT,
    SPIEL,
    STEP,
    TAKE,
    act_of,
    bet_act,
    name_act,
    play_act,
    show_act,
)
from weli.core.cards import ACE, BIT, HEARTS, LEAVES, RANK, SUIT, SUIT_SET, card_of, set_of
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.dealing import deal_hands
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ranks import sevens_in
from weli.games.gaigel.worlds import GaigelWorlds
from weli.games.giltspiel import FISS

DRAWS = 60


def card(text: str) -> int:
    return card_of(text)


def drawn(deal: FigureDeal, seat: int) -> list[FigureDeal]:
    worlds = determinize(deal.seen_by(seat), seat)
    assert allows(worlds, deal)
    rng = random.Random(4)
    found = [worlds.draw(rng) for _ in range(DRAWS)]
    return [world for world in found if isinstance(world, FigureDeal)]


@pytest.mark.rule("GS-PLAY-04", "GS-PLAY-07")
def test_who_has_not_followed_has_nothing_of_that_suit() -> None:
    """Neither of trumps, where he did not trump a lead of trumps; who trumped a plain suit may still hold it."""
    deal = deal_of(["EA L7 L8 HX S7", "LA LK LO LU LX", "E8 EK HO HU H9", "SA SK EX S8 S9"], "E7")
    for seat, text in enumerate(["EA", "LA", "E8", "EX"]):
        deal.play(seat, play_act(card(text)))
    assert all(not world.cards.hands[1] & SUIT_SET[0] for world in drawn(deal, 0)), "trumps were led"
    deal = deal_of(["HX L7 L8 EA S7", "E9 HK LO LU LX", "E8 EK HO HU H9", "SA SK EX S8 S9"], "E7")
    for seat, text in enumerate(["HX", "E9", "HO", "EX"]):
        deal.play(seat, play_act(card(text)))
    worlds = drawn(deal, 0)
    assert any(world.cards.hands[1] & SUIT_SET[HEARTS] for world in worlds)


@pytest.mark.rule("PL-PLAY-05", "PL-WILD-08")
def test_a_name_off_the_suit_tells_that_nothing_natural_of_it_is_there() -> None:
    """A Perlagg follows whatever it is named; natural cards bind its name, and Perlaggen of the suit may still be in the hand."""
    hands = ["L8 L9 E8 E9 EX", "H7 HK EK LU LX", "LA LK H9 HU S9", "SA SK SX S8 EO"]
    deal = perlaggen_of("innsbruck", hands, "HX", dealer=3)
    deal.play(0, play_act(card("L8")))
    deal.play(1, play_act(card("HK")))
    deal.play(1, name_act(card("LA")))
    assert any(world.cards.hands[1] & SUIT_SET[LEAVES] for world in drawn(deal, 0))
    hands = ["L8 L9 E8 E9 EX", "H7 HK EK EU E8", "LA LK H9 HU S9", "SA SK SX S8 EO"]
    hands[0] = "L8 L9 LO E9 EX"
    deal = perlaggen_of("innsbruck", hands, "HX", dealer=3)
    deal.play(0, play_act(card("L8")))
    deal.play(1, play_act(card("HK")))
    deal.play(1, name_act(card("SU")))
    assert all(not world.cards.hands[1] & SUIT_SET[LEAVES] for world in drawn(deal, 0))


@pytest.mark.rule("GS-BET-24", "PL-BET-18")
@pytest.mark.parametrize("preset", ["giltspiel fiss", "perlaggen innsbruck-2p7", "bieten 3p"])
def test_the_last_card_fits_a_bet_on_the_spiel_that_waits_for_its_answer(preset: str) -> None:
    """It is of the suit led, a trump or a Perlagg; without the bet it need not be."""
    found = 0
    for seed in range(300):
        deal = laid_figures(preset, seed)
        rng = random.Random(seed)
        while not deal.closed and deal.show.shower < 0 and not deal.last_trick_led():
            _play_on(deal, rng)
        for bettor in deal.active:
            if deal.cards.held[bettor] and deal.show.shower < 0 and bet_act(BIT[SPIEL]) in deal.legal(bettor):
                deal.play(bettor, bet_act(BIT[SPIEL]))
                led = SUIT_SET[SUIT[deal.cards.names[deal.tricks.leader][len(deal.tricks.winners)]]]
                trumps = SUIT_SET[deal.cards.trump] if deal.cards.trump >= 0 else 0
                if deal.rules.stakes.last_trick_spiel_rule:
                    seen = drawn(deal, next(seat for seat in deal.active if seat != bettor))
                    assert all(world.cards.hands[bettor] & (led | trumps | deal.cards.wild) for world in seen)
                    found += 1
                break
    assert found > 3


def _play_on(deal: FigureDeal, rng: random.Random) -> None:
    """A card, or whatever has to come before it; nobody bets."""
    for seat in deal.active:
        may = [act for act in deal.legal(seat) if act // STEP not in (BET, BLIND, CONCEDE)]
        if deal.must_act(seat) and may:
            deal.play(seat, rng.choice(may))
            return


@pytest.mark.rule("GS-SHOW-06")
def test_who_has_begun_to_show_can_go_on() -> None:
    deal = deal_of(["EA LA EX E9 S7", "HA HK HO HU HX", "SA SK L8 SU SX", "L7 L9 H8 H7 EO"], "E7", dealer=3)
    deal.play(0, act_of(CONCEDE, SPIEL))
    assert deal.phase() == "show"
    shower = next(
        seat
        for seat in range(4)
        if deal.legal(seat) and seat % 2 == deal.show.shower and show_act(HANGER, card("HK")) in deal.legal(seat)
    )
    deal.play(shower, show_act(HANGER, card("HK")))
    for world in drawn(deal, 0):
        assert world.full_figure(shower, HANGER) > 0


@pytest.mark.rule("GS-BET-23")
def test_where_a_bet_needs_an_example_the_bettor_has_one() -> None:
    rules = FISS.with_options({"unbacked_bets": "refuse"})
    hands = [
        [card(word) for word in hand.split()]
        for hand in ["EA LA EX E9 S7", "HA HK L8 LU S9", "SA SK L7 SU SX", "E8 L9 H8 H7 EO"]
    ]
    deal = deal_hands(rules, 3, [0, 0], hands, [card("E7")])
    deal.play(1, bet_act(BIT[HANGER]))
    assert all(world.has_example(1, HANGER) for world in drawn(deal, 0))
    plain = deal_of(["EA LA EX E9 S7", "HA HK L8 LU S9", "SA SK L7 SU SX", "E8 L9 H8 H7 EO"], "E7")
    plain.play(1, bet_act(BIT[HANGER]))
    assert not all(world.has_example(1, HANGER) for world in drawn(plain, 0))


@pytest.mark.rule("PL-EXCH-03", "PL-EXCH-08")
def test_a_partner_who_exchanges_tells_that_the_dealer_could_not() -> None:
    """What he took is known to be his; and whoever has no right although he has a trump knows that the dealer has one."""
    hands = ["L8 L9 E8 E9 EX", "HA HO EK LU LX", "LA LK H9 HU S9", "SA SK SX S8 EO"]
    deal = perlaggen_of("innsbruck", hands, "H7", dealer=3)
    assert deal.exchange.asked == 3
    deal.play(3, PASS_ACT)
    deal.play(1, act_of(EXCHANGE, card("HA")))
    assert all(world.cards.hands[1] & BIT[card("HA")] for world in drawn(deal, 0)), "named aloud, still in the hand"
    deal.play(1, act_of(TAKE, card("H7")))
    for world in drawn(deal, 0):
        assert world.cards.hands[1] & BIT[card("H7")]
        assert not world.cards.hands[3] & SUIT_SET[HEARTS] & ~world.cards.wild
    hands = ["L8 L9 E8 E9 EX", "HA HO EK LU LX", "LA LK S7 HU S9", "H9 SK SX S8 EO"]
    deal = perlaggen_of("innsbruck", hands, "H7", dealer=3)
    deal.play(3, PASS_ACT)
    assert deal.exchange.rights == 0
    assert all(world.cards.hands[3] & SUIT_SET[HEARTS] & ~world.cards.wild for world in drawn(deal, 1))
    deal.play(1, PASS_ACT)
    assert all(world.cards.hands[3] & SUIT_SET[HEARTS] & ~world.cards.wild for world in drawn(deal, 1)), (
        "he remembers it"
    )
    assert not all(world.cards.hands[3] & SUIT_SET[HEARTS] & ~world.cards.wild for world in drawn(deal, 0)), (
        "others cannot tell"
    )


@pytest.mark.rule("GS-END-10")
def test_hands_that_have_been_compared_in_vain_have_no_long_figure() -> None:
    """Both sides are one short: had anybody had three of a kind, the game would be over."""
    hands = ["EA LA HX E9 S7", "HA HK L8 LU S9", "EX SK L7 SU H7", "E8 LX H8 LO EO"]
    deal = deal_of(hands, "E7", scores=(10, 10))
    assert deal.endgame.compared
    assert not deal.closed
    for world in drawn(deal, 0):
        for seat in range(4):
            assert world.full_figure(seat, GLEICH) // 16 < 3
            assert world.full_figure(seat, HANGER) // 16 < 3


@pytest.mark.rule("PL-CUT-03")
def test_the_card_that_ended_the_cut_is_none_that_had_to_be_taken() -> None:
    for seed in range(40):
        for moment in moments("perlaggen innsbruck", seed, 0.05):
            deal = moment.deal
            assert isinstance(deal, FigureDeal)
            if deal.cut.lifted and moment.seat != deal.cutter() and deal.cut.lifted > 8:
                world = determinize(deal.seen_by(moment.seat), moment.seat).draw(random.Random(seed))
                assert isinstance(world, FigureDeal)
                assert world.cut.bottom >= 0
                assert world.cut.bottom not in [card(word) for word in ("HK", "S6", "S7", "E7")]
                assert not any(hand & BIT[world.cut.bottom] for hand in world.cards.hands)
                assert not set_of(world.cards.turned) & BIT[world.cut.bottom]


@pytest.mark.rule("GA-ROB-05", "GA-Q13")
def test_who_asks_for_the_right_to_the_indicator_has_the_other_seven() -> None:
    """He still has it when he is refused; nobody has seen it, but everybody knows."""
    deal = say(robbers(), "N rob")
    drawn_cards(round_of(deal, "LU LK E7 LO"))
    round_of(deal, "EK")
    before = [world.hands[2] for world in worlds_at_gaigel(deal, 1)]
    assert not all(card("H7") in hand for hand in before)
    for word in ("S handover", "N pass"):
        say(deal, word)
        assert all(card("H7") in world.hands[2] for world in worlds_at_gaigel(deal, 1)), word
    assert deal.seen_by(1).hands[2] == []


def worlds_at_gaigel(deal: GaigelDeal, seat: int) -> list[GaigelDeal]:
    worlds = GaigelWorlds(deal.seen_by(seat), seat)
    assert allows(worlds, deal)
    rng = random.Random(4)
    return [worlds.draw(rng) for _ in range(DRAWS)]


@pytest.mark.rule("GA-OPEN-06", "GA-OPEN-14")
def test_what_is_led_face_down_is_what_was_announced() -> None:
    """A plain card below the Ace; and a trump that is added face down comes from a hand of trumps."""
    deal = table({"N": "EK EX LA SU SX", "W": "HA HX HK HO HU"}, preset="kreuz-4p")
    say(deal, "N tauchen EK", "W HA")
    for world in worlds_at_gaigel(deal, 2):
        led, added = world.tricks.lying
        assert SUIT[led] != world.talon.trump
        assert RANK[led] != ACE
        assert SUIT[added] != world.talon.trump or world.all_trumps(1)


@pytest.mark.rule("GA-VAR-03", "GA-VAR-05")
def test_who_collects_sevens_has_kept_them() -> None:
    deal = table({"W": "H7 E7 L7 S7 HK"}, preset="4p-sevens-announced")
    say(deal, "W siebener")
    for world in worlds_at_gaigel(deal, 2):
        assert sevens_in(world.hands[1]) >= 4


@pytest.mark.rule("BI-WELI-01")
def test_nobody_has_the_card_that_he_has_named_another() -> None:
    deal = bieten_of("4p", ["S6 EA L7", "EK LK HK", "EO LO HO", "EU LU HU"])
    deal.play(0, play_act(card("S6")))
    deal.play(0, name_act(card("HA")))
    assert not any(world.cards.hands[0] & BIT[card("HA")] for world in drawn(deal, 1))


@pytest.mark.rule("BI-BET-11", "BI-BET-21")
def test_at_bieten_everybody_has_what_he_has_bet_on() -> None:
    deal = bieten_of("4p", ["HX HA L7", "EK LK HK", "EO LO HO", "EU LU HU"])
    for figure in (ROT, GRUEN):
        deal.play(0, bet_act(BIT[figure]))
        for seat in (1, 2, 3):
            deal.play(seat, act_of(GOOD, figure))
    for world in drawn(deal, 2):
        cards = world.cards.hands[0]
        assert cards & world.cards.wild or (cards & SUIT_SET[HEARTS] and cards & SUIT_SET[LEAVES])
