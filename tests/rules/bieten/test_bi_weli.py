"""The Weli and the other wild cards: what they may be named, and what naming leaves free."""

import random

import pytest

from every import each_of
from properties.model_bieten import Player
from rules.bieten.helpers import bieten_rules, has, names_open, played, played_out, say, table, tricks
from rules.helpers import allows, answerers, cards, may, playable, refuses
from weli.core.acts import BET, GOOD, NAME, STEP, act_of
from weli.core.cards import PACK_32, card_of, card_text, cards_of, cards_text
from weli.games.bieten.betting import figure_of
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.dealing import deal_hands
from weli.games.bieten.name_set import name_set

rule = pytest.mark.rule

ALL = {card_text(card) for card in PACK_32}
HEARTS = {name for name in ALL if name[0] == "H"}
LEAVES = {name for name in ALL if name[0] == "L"}


def weli(own: str = "SK SO", **rest: object) -> BietenDeal:
    """A has the Weli and leads; B and C have neither hearts nor leaves of note."""
    return table({"A": f"S6 {own}", "B": "EX E9 HX", "C": "LX L7 E7"}, **rest)  # type: ignore[arg-type]


@rule("BI-WELI-01", "BI-WELI-04", "BI-Q31")
def test_it_may_be_any_card_but_those_its_holder_has() -> None:
    assert names_open(weli(), "A") == ALL - {"SK", "SO"}
    deal = tricks(weli(), "SK E9 E7")
    assert names_open(deal, "A") == ALL - {"SK", "SO"}, "one he has played is his too"
    refuses(weli(), "A S6=SK", "BI-WELI-01")
    refuses(weli(), "A S6=S6", "BI-Q31")
    allows(weli(), "A S6=HX", "A S6=LX", "A S6=E8")


@rule("BI-WELI-01")
def test_every_pair_of_own_cards_leaves_thirty_names() -> None:
    for seed in range(100):
        chance = random.Random(seed)
        own = chance.sample(PACK_32, 2)
        rest = [card for card in PACK_32 if card not in own]
        deal = deal_hands(bieten_rules(), 2, [0, 0, 0], [[27, *own], rest[:3], rest[3:6]], rest[6])
        assert cards_of(name_set(deal, 0, 27)) == rest, f"seed {seed}"


@rule("BI-WELI-02", "BI-Q31", "BI-PEN-06")
def test_it_is_named_at_once_and_everybody_waits() -> None:
    deal = weli()
    deal.play(0, 27)
    assert [bool(deal.legal(seat)) for seat in range(3)] == [True, False, False]
    assert {act // STEP for act in deal.legal(0)} == {NAME}
    refuses(deal, "A pass", "BI-WELI-02")
    refuses(deal, "B bet hanger", "BI-WELI-02")
    refuses(deal, "B EX", "BI-WELI-02")
    refuses(deal, "A SK", "BI-WELI-02")
    assert [deal.must_act(seat) for seat in range(3)] == [True, False, False]


@rule("BI-WELI-03")
def test_the_name_stays_for_the_deal() -> None:
    deal = tricks(weli(), "S6=HA HX")
    assert cards_text(deal.cards.names[0]) == "HA"
    while not deal.closed:
        deal.play(deal.turn(), deal.legal(deal.turn())[0])
        assert cards_text(deal.cards.names[0]).split()[0] == "HA"
    assert cards_text(deal.cards.rows[0]).split()[0] == "S6"


@rule("BI-WELI-05", "BI-WELI-06")
@each_of(
    ("lead", "name", "other", "winner"),
    [("HK", "HA", "HA", 2), ("HK", "HA", "HX", 1), ("HO", "HO", "HU", 0), ("HU", "HO", "HK", 2), ("HU", "HK", "HO", 1)],
)
def test_it_ranks_just_below_the_card_it_stands_for(lead: str, name: str, other: str, winner: int) -> None:
    deal = table({"A": f"{lead} L8 E7", "B": "S6 S9 EU", "C": f"{other} SX L7"})
    deal = played(deal, f"{lead} S6={name} {other}")
    assert deal.tricks.winners == [winner]
    while not deal.closed:
        deal.play(deal.turn(), deal.legal(deal.turn())[0])
    assert deal.stakes[3].owner == winner, "for Rot too"


@rule("BI-WELI-07", "BI-WELI-09", "BI-WELI-10")
def test_who_fails_to_follow_gives_up_the_suit_for_it() -> None:
    deal = tricks(table({"A": "HX LX S7", "B": "L9 SA S6", "C": "EA EK E7"}), "HX L9 E7")
    assert "H" not in {name[0] for name in names_open(tricks(deal.copy(), "S7"), "B", "S6")}
    tricks(deal, "LX")
    assert names_open(deal, "B") == ALL - HEARTS - {"L9", "SA"}
    refuses(deal, "B S6=HA", "BI-WELI-07")
    tricks(deal, "SA EK S7")
    assert names_open(deal, "B") == ALL - HEARTS - LEAVES - {"SA"}


@rule("BI-WELI-07")
def test_who_follows_or_leads_gives_up_nothing() -> None:
    for lead, own in (("HX", "H9"), ("H9", "HX")):
        deal = table({"A": f"{lead} LX S7", "B": f"{own} SA S6", "C": "HA EK E7"})
        assert list(deal.given_up) == [0, 0, 0]
        tricks(deal, f"{lead} {own} HA")
        assert list(deal.given_up) == [0, 0, 0]
    led = tricks(weli(), "SK E9 E7")
    assert list(led.given_up) == [0, 0, 0]


@rule("BI-WELI-07", "BI-CUT-06")
def test_that_one_has_given_up_a_suit_is_seen_by_him_alone() -> None:
    deal = tricks(table({"A": "HX LX S7", "B": "L9 SA S6", "C": "EA EK E7"}), "HX L9")
    assert deal.given_up[1] == 1 << 2
    assert deal.seen_by(1).facts() != deal.seen_by(0).facts()
    for seat in (0, 2):
        view = deal.seen_by(seat)
        assert isinstance(view, BietenDeal)
        assert list(view.given_up) == [0, 0, 0], "it would tell that he has the Weli"


@rule("BI-WELI-08", "BI-PLAY-04")
def test_who_holds_the_suit_led_must_name_it_so() -> None:
    deal = tricks(table({"A": "HX LX S7", "B": "H8 SK S6", "C": "EA EK E7"}), "HX")
    assert set(playable(deal, "B").split()) == {"H8", "S6"}
    assert names_open(deal, "B") == HEARTS - {"H8"}
    refuses(deal, "B S6=LA", "BI-WELI-08")


@rule("BI-WELI-09", "BI-WELI-10")
def test_who_has_no_real_card_of_the_suit_is_free_with_it() -> None:
    deal = tricks(table({"A": "HX LX S7", "B": "L8 SK S6", "C": "EA EK E7"}), "HX")
    assert set(playable(deal, "B").split()) == {"L8", "SK", "S6"}
    assert names_open(deal, "B") == ALL - {"L8", "SK"}


@rule("BI-WELI-11", "BI-PLAY-04")
def test_led_it_asks_for_the_suit_of_its_name() -> None:
    deal = tricks(table({"A": "S6 E9 S8", "B": "L7 HA SX", "C": "LA E7 H9"}), "S6=LK")
    assert playable(deal, "B") == "L7"
    tricks(deal, "L7")
    assert playable(deal, "C") == "LA"
    assert tricks(deal, "LA").tricks.winners == [2]


@rule("BI-WELI-12", "BI-BET-19", "BI-BET-20")
@each_of("answers", [["B hold"], ["B good", "C good"]])
def test_what_was_bet_on_it_binds_its_name_held_or_not(answers: list[str]) -> None:
    deal = say(weli(), "A bet rot", *answers)
    assert names_open(deal, "A") == HEARTS
    refuses(deal, "A S6=LA", "BI-WELI-12")


@rule("BI-WELI-13", "BI-BET-19")
def test_a_card_that_would_leave_it_no_name_is_refused() -> None:
    deal = say(table({"A": "HX EU S8", "B": "S6 E9 SK", "C": "HO LA S7"}), "B bet rot", "C hold", "A HX")
    assert [act for act in may(deal, "B") if act < STEP] == cards("S6")
    for card in ("E9", "SK"):
        refuses(deal, f"B {card}", "BI-WELI-13")
    assert names_open(deal, "B") == HEARTS, "the real Ten lies there, and the name is free all the same"


@rule("BI-VAR-05", "BI-Q28")
def test_three_wild_cards_and_what_they_need_not_do() -> None:
    deal = table({"A": "SK L8 E9", "B": "E7 LU HO", "C": "S7 LX EU"}, "three-wilds", players=3)
    assert cards_text(cards_of(deal.cards.wild)) == "E7 S6 S7"
    tricks(deal, "SK")
    assert set(playable(deal, "B").split()) == {"E7", "LU", "HO"}
    refuses(deal, "B S7=HA", "BI-PLAY-02")
    tricks(deal, "LU")
    assert set(playable(deal, "C").split()) == {"S7", "LX", "EU"}, "the Seven of bells is no bell in hand"
    assert deal.given_up[1] == 1 << 3, "the rule of the suit given up is for each of them"


@rule("BI-VAR-06", "BI-VAR-07")
@each_of(
    ("wilds", "winner"),
    [("E7=HA S7=HA S6=HA", 2), ("S6=HA E7=HA S7=HA", 0), ("S7=HA E7=HA S6=HK", 0), ("E7=HA S7=HK S6=HK", 0)],
)
def test_under_one_name_the_weli_the_seven_of_bells_the_seven_of_acorns(wilds: str, winner: int) -> None:
    wild = [word[:2] for word in wilds.split()]
    hands = {"A": f"{wild[0]} L8 E9", "B": f"{wild[1]} LU SO", "C": f"{wild[2]} LX EU"}
    deal = tricks(table(hands, "three-wilds", players=3), wilds)
    assert deal.tricks.winners == [winner]
    assert tricks(
        table(hands | {"A": "HA L8 E9"}, "three-wilds", players=3), f"HA {' '.join(wilds.split()[1:])}"
    ).tricks.winners == [0]


@rule("BI-Q28")
@each_of(("itself", "first"), [(True, "E7"), (False, "")])
def test_a_seven_may_stand_for_itself_and_is_then_real(itself: bool, first: str) -> None:
    hands = {"A": "E7 L8 H9", "B": "S6 LU SO", "C": "S7 LX EU"}
    deal = table(hands, "three-wilds", players=3, wild_as_itself=itself)
    assert ("E7" in names_open(deal, "A", "E7")) is itself
    if not itself:
        refuses(deal, "A E7=E7", "BI-Q28")
        return
    tricks(deal, "E7=E7 S6=E7 S7=E7")
    assert deal.tricks.winners == [0], "above the Weli and the Seven of bells of that name"


@rule("BI-Q28", "BI-WELI-01")
def test_two_wild_cards_of_one_hand_never_get_one_name() -> None:
    deal = table({"A": "S6 S7 H9", "B": "L8 LU SO", "C": "E8 LX EU"}, "three-wilds", players=3)
    assert names_open(deal, "A", "S6") == ALL - {"H9", "S7"}, "the Seven is still in his hand"
    assert names_open(deal, "A", "S7") == ALL - {"H9"}
    tricks(deal, "S7=EA L8 E8")
    refuses(deal, "A S6=EA", "BI-WELI-01")
    refuses(deal, "A S6=S7", "BI-WELI-01")


@rule("BI-Q28", "BI-BET-21", "BI-BET-22")
def test_all_wild_cards_of_a_hand_are_named_together() -> None:
    """The names open to each, beside every way to name them all; with bets that bind them."""
    wild = [card_of("S7"), card_of("S6")]
    for seed in range(20):
        chance = random.Random(seed)
        own = [*wild, chance.choice([card for card in PACK_32 if card not in (*wild, card_of("E7"))])]
        rest = chance.sample([card for card in PACK_32 if card not in own], 6)
        rules = bieten_rules("three-wilds", players=3)
        deal = deal_hands(rules, 2, [0, 0, 0], [own, rest[:3], rest[3:]], 0)
        player = Player(own)
        for _ in range(3):
            bet = chance.choice([act for act in deal.legal(0) if act // STEP == BET])
            deal.play(0, bet)
            player.bound.add(figure_of(bet))
            while deal.bet_open():
                deal.play(deal.answering()[0], act_of(GOOD, figure_of(bet)))
            named = [each for each in player.namings(rules, set()) if player.makes(rules, each, player.bound, -1)]
            for card in wild:
                assert set(cards_of(name_set(deal, 0, card))) == {each[card] for each in named}, f"seed {seed}"


@rule("BI-BET-23")
def test_a_real_card_keeps_the_weli_free() -> None:
    deal = say(weli("H8 EK"), "A bet rot", "B good", "C good")
    assert names_open(deal, "A") == ALL - {"H8", "EK"}
    pair = say(weli("SK EK"), "A bet gleich", "B good", "C good")
    assert names_open(pair, "A") == ALL - {"SK", "EK"}
    run = say(weli("SK SO"), "A bet hanger", "B good", "C good")
    assert names_open(run, "A") == ALL - {"SK", "SO"}


@rule("BI-BET-21", "BI-BET-22")
def test_bets_narrow_the_names_one_after_the_other() -> None:
    deal = say(weli(), "A bet gruen", "B good", "C hold")
    assert names_open(deal, "A") == LEAVES
    refuses(deal, "A bet rot", "BI-BET-21")
    say(deal, "A bet gleich", "B good", "C good")
    assert names_open(deal, "A") == {"LK", "LO"}
    allows(deal, "A bet hanger", "A bet spiel")
    refuses(deal, "A S6=LA", "BI-BET-22")
    assert has(played_out(deal, S6="LK"), "gruen") == "A"


@rule("BI-Q14", "BI-BET-14", "BI-BET-19")
def test_as_last_card_it_counts_for_the_spiel_and_must_be_named_so() -> None:
    deal = tricks(table({"A": "L9 EA SA", "B": "LU E7 S8", "C": "S6 EK SK"}), "EA E7 EK SA S8 SK L9")
    say(deal, "B bet spiel", "C hold", "B LU")
    assert names_open(deal, "C") == LEAVES
    refuses(deal, "C S6=HA", "BI-WELI-12")
    free = tricks(table({"A": "L9 EA SA", "B": "LU E7 S8", "C": "S6 EK SK"}), "EA E7 EK SA S8 SK L9 LU")
    assert names_open(free, "C") == ALL - {"EK", "SK"}


@rule("BI-BET-16")
def test_once_named_only_the_name_counts() -> None:
    deal = tricks(weli(), "S6=LA E9")
    refuses(deal, "A bet rot", "BI-BET-11")
    allows(deal, "A bet gruen", "A bet hanger")
    say(deal, "B bet rot")
    assert answerers(deal) == "C"
    assert may(deal, "C") != []


@rule("BI-WELI-07", "BI-Q28")
def test_a_wild_card_named_of_another_suit_gives_the_suit_led_up_for_the_next_one() -> None:
    hands = {"A": "HX LX S8", "B": "S6 S7 L8", "C": "EA EK E8"}
    thrown = tricks(table(hands, "three-wilds", players=3), "HX S7=LA E8 S8")
    assert not names_open(thrown, "B", "S6") & HEARTS
    followed = tricks(table(hands, "three-wilds", players=3), "HX S7=HA E8")
    assert names_open(followed, "B", "S6") >= HEARTS - {"HA"}


@rule("BI-WELI-07", "BI-WELI-12", "BI-BET-22")
def test_a_name_that_gives_a_suit_up_for_the_next_wild_card_leaves_no_bet_without_its_figure() -> None:
    deal = table({"A": "L9 EX SO", "B": "S6 S7 H9", "C": "EU E9 SX"}, "three-wilds", players=3)
    say(deal, "B bet gruen", "C good", "A good", "A L9")
    assert names_open(deal, "B") == LEAVES, (
        "of another suit it would give up leaves, and the Seven of bells could be none"
    )
