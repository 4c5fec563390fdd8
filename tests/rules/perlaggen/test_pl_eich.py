"""Eichelperlaggen: three acorns always wild and never trumps, and what may be taken of the cards lying open."""

import pytest

from every import each_of
from rules.helpers import (
    allows,
    asked,
    cut_from,
    due,
    hand,
    may,
    play_on,
    refuses,
    rules_of,
    say,
    sit,
    tricks,
    winner,
)
from weli.core.acts import GLEICH, PASS_ACT
from weli.core.cards import ACORNS, LEAVES, SUIT, card_of, card_text, cards_of
from weli.core.errors import RulesError
from weli.games import game_named
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.dealing import deal_pack
from weli.talk.sheets import sheet_of

rule = pytest.mark.rule

EICHEL = [name for name in game_named("perlaggen").presets if name.startswith("eichel")]

# South deals. Nobody holds a natural leaf or a Perlagg unless a test gives him one.
BARE = {"S": "HA HX H8 SK SX", "N": "HO H9 H7 SA S9", "W": "HU EA SO SU S8", "E": "EK EX E9 E8 S7"}


def turned(
    cards: str, preset: str = "eichel-elsewhere", hands: dict[str, str] | None = None, **options: object
) -> FigureDeal:
    return sit(preset, BARE | (hands or {}), turned=cards, **options)


def in_hand(deal: FigureDeal, seat: str) -> set[str]:
    return set(hand(deal, seat).split())


def lying(deal: FigureDeal) -> str:
    return " ".join(card_text(card) for card in deal.cards.turned)


def wild_cards(deal: FigureDeal) -> str:
    return " ".join(
        card_text(card) for card in sorted(cards_of(deal.cards.wild), key=lambda card: -deal.cards.strength[card])
    )


# Asked for the trump card, then for the acorns.
WHOLE_TEAM_PASSES = ["S pass", "N pass", "S pass", "N pass"]


@rule("PL-EICH-01", "PL-EICH-02", "PL-EICH-04", "PL-EICH-05")
@each_of("preset", EICHEL)
def test_eight_perlaggen_whatever_is_trumps(preset: str) -> None:
    for trump in "LHS":
        order = f"HK S6 {trump}7 {trump}U {trump}O E7 EU EO"
        assert wild_cards(sit(preset, turned=f"{trump}A")) == order
    assert "S7" not in wild_cards(sit(preset, turned="LA"))


@rule("PL-EICH-05")
def test_the_seven_of_bells_is_natural_unless_bells_are_trumps() -> None:
    refuses(sit("eichel-imst", {"W": "S7"}), "W S7=LK", "PL-WILD-15")
    allows(sit("eichel-imst", {"W": "S7"}, turned="SA"), "W S7=LK")


@rule("PL-EICH-04")
def test_the_trump_perlaggen_come_before_the_acorns() -> None:
    for first, second, taker in (("LO", "E7", "A"), ("E7", "LO", "B"), ("EU", "EO", "A"), ("L7", "S6", "B")):
        deal = sit("eichel-2p5", {"A": first, "B": second})
        assert due(tricks(deal, f"{first}=LK {second}=LK")) == taker


@rule("PL-EICH-06")
def test_the_rest_is_as_in_innsbruck() -> None:
    deal = say(sit("eichel-imst"), "W bet gleich", "N raise", "E hold")
    assert deal.stakes[GLEICH].value == 3
    refuses(deal, "N bet gleich", "PL-BET-10")
    refuses(tricks(sit("eichel-imst", {"W": "H9", "N": "HX S8"}), "H9"), "N S8", "PL-PLAY-05")
    same = ["hand_size", "deal_patterns", "max_value", "validation_penalty", "validation_voids", "tricks_for_spiel"]
    for name in same:
        assert rules_of("eichel-imst").value(name) == rules_of("innsbruck").value(name), name


@rule("PL-EICH-07")
@each_of("card", ["HK", "S6", "E7", "EU", "EO", "S7"])
def test_the_cutter_keeps_the_permanent_perlaggen_he_finds(card: str) -> None:
    deal = cut_from("eichel-imst", f"SX {card}")
    refuses(deal, "W cut 2", "PL-EICH-07")
    say(deal, "E cut 2")
    assert deal.cards.known == (0 if card == "S7" else 2 ** card_of(card))
    assert list(deal.cards.held) == [5, 5, 5, 5]


@rule("PL-EICH-03", "PL-EICH-08", "PL-EICH-09", "PL-EICH-10")
@each_of(
    ("next_cards", "lies"),
    [("HX EA", "HX"), ("EA HX", "EA HX"), ("E7 EK EU SA", "E7 EK EU SA"), ("EA EK EO EU EX E9 E8 E7 LA", None)],
)
def test_acorns_are_turned_until_another_suit_comes(next_cards: str, lies: str | None) -> None:
    coming = [card_of(word) for word in next_cards.split()]
    rules = rules_of("eichel-imst")
    rest = [card for card in rules.cards if card not in coming]
    deal = deal_pack(rules, 2, [0, 0], [*rest[:20], *coming, *rest[20:]])
    assert lying(deal) == (lies or next_cards)
    assert deal.cards.trump == SUIT[deal.cards.turned[-1]] != ACORNS
    assert all(deal.seen_by(seat).cards.turned == deal.cards.turned for seat in range(4)), (
        "they lie open beside the trump card"
    )


@rule("PL-EICH-03", "PL-6P-08")
def test_there_must_be_enough_cards_to_find_a_trump() -> None:
    with pytest.raises(RulesError):
        rules_of("eichel-6p", hand_size=5, deal_patterns=[[2, 3]])
    assert rules_of("eichel-6p").hand_size == 4


@rule("PL-EICH-11")
def test_dealer_or_partner_exchanges_a_natural_card_of_the_suit() -> None:
    deal = turned("LU", hands={"S": "LX L8 H8 SK SX", "N": "LK H9 H7 SA S9"})
    refuses(deal, "N exchange LK LU", "PL-EXCH-03")
    refuses(say(deal.copy(), "S pass"), "N exchange LK LU", "PL-EXCH-03")
    assert "LU" in in_hand(say(deal, "S exchange LX LU"), "S")
    partner = say(turned("LU", hands={"N": "LK H9 H7 SA S9"}), "S pass", "N exchange LK LU")
    assert "LU" in in_hand(partner, "N")


@rule("PL-EICH-12", "PL-OQ-19")
@each_of(("card", "given"), [("HK", "HX"), ("S6", "SX")])
def test_a_heart_fetches_the_martl_and_a_bell_the_weli(card: str, given: str) -> None:
    deal = say(turned(card), f"S exchange {given} {card}")
    assert card in in_hand(deal, "S")
    assert lying(deal) == given


@rule("PL-EICH-13")
def test_an_acorn_perlagg_is_given_where_the_team_has_no_card_of_the_suit() -> None:
    for acorn in ("E7", "EU", "EO"):
        deal = say(turned("LU", hands={"S": f"{acorn} HX H8 SK SX"}), f"S upgrade {acorn} LU")
        assert in_hand(deal, "S") == set("LU HX H8 SK SX".split())
    wild_only = turned("LU", hands={"S": "E7 LO H8 SK SX"})
    allows(wild_only, "S upgrade E7 LU")
    refuses(wild_only, "S upgrade LO LU", "PL-EICH-13")


@rule("PL-EICH-13")
def test_a_natural_card_of_the_suit_in_either_hand_bars_it() -> None:
    for hands in ({"S": "E7 LX H8 SK SX"}, {"S": "E7 HX H8 SK SX", "N": "LX H9 H7 SA S9"}):
        refuses(turned("LU", hands=hands), "S upgrade E7 LU", "PL-EICH-13")
    after = say(turned("LU", hands={"S": "HX H8 SK SX HA", "N": "E7 LX H7 SA S9"}), "S pass")
    refuses(after, "N upgrade E7 LU", "PL-EICH-13")
    opponents = turned("LU", hands={"S": "E7 HX H8 SK SX", "W": "LX EA SO SU S8"})
    allows(opponents, "S upgrade E7 LU")


@rule("PL-EICH-13")
def test_the_partner_upgrades_where_the_dealer_has_no_acorn_perlagg() -> None:
    both = say(turned("LU", hands={"S": "E7 HX H8 SK SX", "N": "EU H9 H7 SA S9"}), "S pass")
    refuses(both, "N upgrade EU LU", "PL-EICH-13")
    deal = say(turned("LU", hands={"N": "EU H9 H7 SA S9"}), "S pass", "N upgrade EU LU")
    assert "LU" in in_hand(deal, "N")


@rule("PL-EICH-13")
def test_only_the_trump_card_can_be_had_by_an_upgrade_and_only_where_it_is_a_perlagg() -> None:
    deal = turned("EU LX", hands={"S": "E7 HX H8 SK SX"})
    refuses(deal, "S upgrade E7 EU", "PL-EICH-13")
    refuses(deal, "S upgrade E7 LX", "PL-EICH-13")
    also = turned("EU LO", hands={"S": "E7 HX H8 SK SX"})
    refuses(also, "S upgrade E7 EU", "PL-EICH-15")
    allows(also, "S upgrade E7 LO")


@rule("PL-EICH-14")
def test_the_acorn_given_lies_open_for_the_next_step_and_trumps_stay() -> None:
    hands = {"S": "E7 HX H8 SK SX", "N": "EK H9 H7 SA S9", "E": "EX E9 E8 S7 HO"}
    deal = say(turned("LU", hands=hands), "S upgrade E7 LU")
    assert (lying(deal), deal.cards.trump, deal.phase()) == ("E7", LEAVES, "exchange")
    say(deal, "S pass", "N pass", "S pass", "N exchange EK E7")
    assert in_hand(deal, "N") >= {"E7"}
    assert lying(deal) == "EK"
    assert (deal.cards.trump, wild_cards(deal)) == (LEAVES, "HK S6 L7 LU LO E7 EU EO")
    assert due(tricks(deal, "HU H9 HO HX")) == "E", "hearts are no trumps; it goes on as in any deal"


@rule("PL-EICH-15")
def test_natural_acorns_fetch_open_acorn_perlaggen_one_for_one() -> None:
    hands = {"S": "E9 EK H8 SK SX", "E": "EX E8 S7 HO HA"}
    deal = turned("E7 EO LA", hands=hands | {"N": "H9 H7 SA S9 HX"})
    say(deal, "S exchange E9 EO", "S exchange EK E7")
    assert in_hand(deal, "S") == set("EO E7 H8 SK SX".split())
    assert (lying(deal), deal.phase()) == ("EK E9 LA", "play")
    refuses(turned("E7 EO LA", hands=hands | {"N": "H9 H7 SA S9 HX"}), "S exchange H8 E7", "PL-EXCH-02")


@rule("PL-EICH-15", "PL-EICH-16")
def test_what_the_dealer_cannot_take_is_his_partners() -> None:
    hands = {"S": "E9 HX H8 SK SX", "N": "EK H9 H7 SA S9", "E": "EX E8 S7 HO HA"}
    deal = turned("E7 EO LA", hands=hands)
    refuses(deal, "N exchange EK E7", "PL-EICH-16")
    refuses(say(deal.copy(), "S pass"), "N exchange EK E7", "PL-EICH-16")
    say(deal, "S exchange E9 EO", "S pass", "N exchange EK E7")
    assert in_hand(deal, "N") >= {"E7"}


@rule("PL-EICH-17")
def test_natural_acorns_lying_open_are_nobodys() -> None:
    for natural in ("EA", "EK", "EX", "E9", "E8"):
        others = {"EA", "EK", "EX", "E9", "E8"} - {natural}
        hands = {"S": "LX HX H8 SK SX", "N": "HO H9 H7 SA S9", "W": "HU SO SU S8 S7", "E": " ".join(others | {"HA"})}
        assert sit("eichel-imst", hands, turned=f"{natural} LA").phase() == "play"
        deal = sit("eichel-imst", hands, turned=f"{natural} LU")
        refuses(deal, f"S exchange LX {natural}", "PL-EICH-17")
    mixed = turned(
        "EA E7 LA", hands={"S": "E9 HX H8 SK SX", "W": "HU HA SO SU S8", "E": "EK EX E8 S7 HO", "N": "H9 H7 SA S9 LX"}
    )
    refuses(mixed, "S exchange E9 EA", "PL-EICH-17")
    allows(mixed, "S exchange E9 E7")


@rule("PL-EICH-18")
def test_in_imst_the_opponents_take_what_is_left_the_left_one_first() -> None:
    hands = {"W": "HU EA LX SU S8", "E": "EK LK E9 E8 S7"}
    deal = turned("EU LO", "eichel-imst", hands | {"S": "HA HX H8 SK SX"})
    refuses(deal, "W exchange LX LO", "PL-EXCH-03")
    say(deal, *WHOLE_TEAM_PASSES)
    assert asked(deal) == "W"
    refuses(deal, "E exchange LK LO", "PL-EXCH-03")
    say(deal, "W exchange LX LO", "W pass")
    assert asked(deal) == "E"
    say(deal, "E exchange EK EU")
    assert ("LO" in in_hand(deal, "W"), "EU" in in_hand(deal, "E"), deal.phase()) == (True, True, "play")


@rule("PL-EICH-18", "PL-OQ-18")
def test_each_opponent_is_judged_on_his_own_cards() -> None:
    hands = {"W": "E7 EA HU SU S8", "E": "LK EK E9 E8 S7"}
    deal = say(turned("LO", "eichel-imst", hands), "S pass", "N pass")
    allows(deal, "W upgrade E7 LO")
    say(deal, "W pass")
    allows(deal, "E exchange LK LO")
    barred = say(turned("LO", "eichel-imst", {"W": "E7 LX HU SU S8"}), "S pass", "N pass")
    refuses(barred, "W upgrade E7 LO", "PL-EICH-13")
    partners_trump = {"S": "LX HX H8 SK SX", "W": "E7 EA HU SU S8"}
    own = say(turned("LO", "eichel-imst", partners_trump), "S pass", "N pass")
    allows(own, "W upgrade E7 LO")


@rule("PL-EICH-19")
@each_of("preset", ["eichel-elsewhere", "schlanders"])
def test_elsewhere_they_may_not(preset: str) -> None:
    deal = turned(
        "EU LO", preset, {"W": "HU EA LX SU S8" if preset != "schlanders" else "HU EA LX SU SO"} | bare_of(preset)
    )
    refuses(deal, "W exchange LX LO", "PL-EICH-19")
    say(deal, *WHOLE_TEAM_PASSES)
    assert deal.phase() == "play"


def bare_of(preset: str) -> dict[str, str]:
    """Where the Eight of acorns is a Perlagg East holds another card."""
    return {"E": "EK EX E9 S8 S7"} if preset == "schlanders" else {}


@rule("PL-EICH-20")
def test_what_is_left_is_out_of_play() -> None:
    deal = say(turned("EU LO", "eichel-imst"), *WHOLE_TEAM_PASSES, "W pass", "E pass")
    assert (deal.phase(), lying(deal)) == ("play", "EU LO")
    assert not {"EU", "LO"} & {card for seat in "NESW" for card in in_hand(deal, seat)}
    for seat in "NESW":
        assert PASS_ACT not in may(deal, seat)


@rule("PL-ALG-09", "PL-OQ-18")
def test_an_acorn_just_taken_serves_for_an_upgrade_and_can_be_taken_back() -> None:
    hands = {"S": "EX E8 H8 SK SX", "E": "EK E9 S7 HX LA", "W": "HU EA SO SU S8"}
    deal = turned("EU LO", hands=hands)
    refuses(deal, "S upgrade EX LO", "PL-EICH-13")
    say(deal, "S pass", "N pass", "S exchange EX EU", "S pass", "N pass")
    say(deal, "S upgrade EU LO", "S pass", "N pass", "S exchange E8 EU")
    assert in_hand(deal, "S") == set("EU LO H8 SK SX".split())
    assert (lying(deal), deal.cards.trump, deal.phase()) == ("EX E8", LEAVES, "play")


@rule("PL-ALG-09", "PL-OQ-18")
def test_the_team_goes_round_until_nobody_changes_anything() -> None:
    """The partner's upgrade leaves an acorn that the dealer can fetch."""
    hands = {"S": "EA HX H8 SK SX", "N": "E7 H9 H7 SA S9", "W": "HU HA SO SU S8"}
    deal = say(turned("LU", hands=hands), "S pass", "N upgrade E7 LU", "N pass")
    assert asked(deal) == "S"
    assert "E7" in in_hand(say(deal, "S exchange EA E7"), "S")
    quiet = say(turned("LU", hands=hands), "S pass", "N pass")
    assert quiet.phase() == "play"


@rule("PL-OQ-18")
def test_who_declines_a_step_has_done_with_it() -> None:
    hands = {"S": "EA LX H8 SK SX", "N": "EK H9 H7 SA S9", "E": "EX E9 E8 S7 HO", "W": "HU HA SO SU S8"}
    deal = say(turned("EU LO", hands=hands), "S pass", "N pass", "S exchange EA EU", "S pass")
    assert may(deal, "N") == [PASS_ACT], "no acorn is left"
    say(deal, "N pass")
    assert (asked(deal), may(deal, "S")) == ("S", [PASS_ACT]), "he has declined the trump card before"
    twice = say(turned("E7 EU LA", hands=hands), "S pass")
    refuses(twice, "S exchange EA EU", "PL-EXCH-03")
    assert may(twice, "N") == [PASS_ACT]
    assert say(twice, "N pass").phase() == "play", "nothing has changed, so nobody is asked again"
    later = say(
        turned("E7 LO", hands=hands | {"S": "EA HX H8 SK SX", "N": "LK H9 H7 SA S9"}),
        "S pass",
        "N exchange LK LO",
        "N pass",
        "S pass",
        "N pass",
    )
    assert (asked(later), may(later, "S")) == ("S", [PASS_ACT]), "he has declined the acorn before"


@rule("PL-EICH-21")
def test_there_is_a_sheet_of_signs_of_its_own() -> None:
    for name in EICHEL:
        assert rules_of(name).signal_system == ("auer_eichel" if rules_of(name).talk else "none")
    sheet = sheet_of(rules_of("eichel-imst"))
    assert sheet is not None
    assert {sign.rule for sign in sheet.signs} >= {f"PL-SIG-{number}" for number in range(21, 32)}


@rule("PL-EICH-22")
@each_of("preset", EICHEL)
def test_fifteen_points_win(preset: str) -> None:
    assert rules_of(preset).target == 15
    if rules_of(preset).players == 4:
        assert winner(say(sit(preset, score=(14, 0)), "E concede gleich")) == "NS"
        assert not say(sit(preset, score=(13, 0)), "E concede gleich").closed


THREES = {"N": "EX HX SX L8 S9", "E": "EA EK H9 H8 S8", "S": "LK SK HA L9 H7", "W": "LX HU SO E9 E8"}
FOURS = {"N": "E9 L9 H9 S9 H7", "E": "SA SK SO SU H8", "S": "HA HO LK LX E8", "W": "HX S7 EA EX L8"}


@rule("PL-EICH-23", "PL-END-06")
def test_with_both_one_short_four_cards_are_needed() -> None:
    assert sit("eichel-imst", THREES, score=(14, 14)).phase() == "play", "three cards decide nothing here"
    assert winner(sit("innsbruck", THREES, score=(17, 17))) == "NS", "there they do"
    fourth = THREES | {"N": "EX HX SX EO S9"}
    assert winner(sit("eichel-imst", fourth, score=(14, 14))) == "NS", "the Perlagg makes a fourth Ten"


@rule("PL-EICH-24", "PL-EX-20.2")
def test_five_cards_beat_four() -> None:
    five_bells = FOURS | {"E": "SA SK SO SU SX"}
    assert winner(sit("eichel-imst", five_bells, score=(14, 14))) == "EW"
    five_nines = five_bells | {"N": "E9 L9 H9 S9 E7", "E": "SA SK SO SU H8"}
    assert winner(sit("eichel-imst", five_nines, score=(14, 14))) == "NS"


@rule("PL-EICH-25", "PL-EX-20.1", "PL-OQ-28")
def test_equal_length_sends_it_to_the_tricks() -> None:
    deal = sit("eichel-imst", FOURS, score=(14, 14))
    assert deal.phase() == "play"
    refuses(deal, "N bet spiel", "PL-END-05")
    played = play_on(deal.copy())
    assert winner(played) == ["NS", "EW"][list(played.tricks.taken).index(3)]
    assert winner(say(deal, "N concede spiel")) == "EW"
    assert winner(sit("innsbruck", FOURS, score=(17, 17))) == "NS", "there the Gleich comes first"


@rule("PL-3P-24", "PL-6P-08")
def test_it_can_be_laid_over_every_number_of_players() -> None:
    assert {rules_of(name).players for name in EICHEL} == {2, 3, 4, 6}


def test_p_exchange_upgrade() -> None:
    hands = {"S": "E7 HX H8 SK SX"}
    allows(turned("LU", hands=hands), "S upgrade E7 LU")
    without = turned("LU", hands=hands, exchange_upgrade=False)
    refuses(without, "S upgrade E7 LU", "PL-STRAF-10")
    assert may(without, "S") == [PASS_ACT]


def test_p_exchange_acorns() -> None:
    hands = {"S": "E9 E7 H8 SK SX", "E": "EK EX E8 S7 HX"}
    allows(turned("EU LA", hands=hands), "S exchange E9 EU")
    without = turned("EU LA", hands=hands, exchange_acorns=False)
    assert without.phase() == "play"
    upgraded = say(turned("LU", hands=hands, exchange_acorns=False), "S upgrade E7 LU")
    assert upgraded.phase() == "play", "the acorn given cannot be taken either"


def test_p_exchange_repeat_until_stable() -> None:
    hands = {"S": "EX E8 H8 SK SX", "E": "EK E9 S7 HX LA", "W": "HU EA SO SU S8"}
    lines = [*WHOLE_TEAM_PASSES[:2], "S exchange EX EU", "S pass", "N pass"]
    again = say(turned("EU LO", hands=hands), *lines)
    allows(again, "S upgrade EU LO")
    once = say(turned("EU LO", hands=hands, exchange_repeat_until_stable=False), *lines)
    assert (once.phase(), lying(once)) == ("play", "EX LO")


@rule("PL-EICH-13", "PL-EICH-15", "PL-ALG-09")
def test_the_partners_upgrade_comes_before_the_dealers_acorns() -> None:
    hands = {"S": "E8 LX S7 SX SU", "N": "EU L9 HO S6 SK", "W": "EA LO EX HU H8", "E": "EK LU LK S9 H9"}
    deal = sit("eichel-elsewhere", hands, turned="E7 HK")
    assert may(deal, "S") == [PASS_ACT]
    say(deal, "S pass", "N upgrade EU HK", "N pass")
    allows(deal, "S exchange E8 EU", "S exchange E8 E7")
