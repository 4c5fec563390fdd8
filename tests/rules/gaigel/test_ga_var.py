"""Five Sevens and five of a suit: shown as dealt, collected, announced or not."""

from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from every import each_of
from rows import replaced
from rules.gaigel.helpers import GAIGEL, can, drawn, ended, gained, hand, playable, round_of, rules_of, table, taker
from rules.gaigel.piles import PILES
from rules.gaigel.quests import rich, step
from rules.helpers import allows, cards, due, refuses, say
from weli.core.acts import PASS_ACT, STEP, kind_of
from weli.core.cards import RANK, SEVEN, card_text
from weli.core.errors import RulesError
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import DISSLE, FARBE, LAY_FIVE, SIEBENER
from weli.games.gaigel.deal import GaigelDeal

rule = pytest.mark.rule

FIVE = "S7 H7 L7 E7 E7"
FOUR = "S7 H7 L7 L7"
WORDS = {SIEBENER: "siebener", DISSLE: "dissle", FARBE: "farbe"}
SETS = [(), ("announced",), ("unannounced",), ("dissle_any",), ("dissle_vorhand",), ("announced", "dissle_vorhand")]


def won_single(deal: GaigelDeal, side: str) -> None:
    """A single game for that side, over at once."""
    assert deal.closed
    assert deal.seating.side_name(deal.ending.champion) == side
    assert gained(deal) == ((0, 1) if side == "NS" else (1, 0))


# Who may do what.


@rule("GA-VAR-01", "GA-VAR-03", "GA-VAR-12", "GA-VAR-13", "GA-VAR-14", "GA-VAR-16", "GA-VAR-18", "GA-OPEN-21", "GA-Q61")
@each_of("farbe", [False, True])
@each_of("quests", SETS)
@each_of("sevens", ["S7 H7 L7 LU LO", "S7 H7 L7 L7 LU", FIVE])
@each_of("seat", "NWSE")
def test_who_may_announce(seat: str, sevens: str, quests: tuple[str, ...], farbe: bool) -> None:
    deal = table({seat: sevens}, turned="EU", sevens_quest=quests, auf_farbe=farbe)
    many = sevens.count("7") >= 4
    vorhand = seat == "N"
    assert can(deal, seat, SIEBENER) == ("announced" in quests and many)
    assert can(deal, seat, DISSLE) == (many and ("dissle_any" in quests or ("dissle_vorhand" in quests and vorhand)))
    assert can(deal, seat, FARBE) == farbe
    for other in "NWSE".replace(seat, ""):
        assert not can(deal, other, SIEBENER)
        assert not can(deal, other, DISSLE)


@rule("GA-VAR-01", "GA-VAR-07", "GA-VAR-15", "GA-VAR-21")
@each_of("show", [False, True])
@each_of("quests", SETS)
@each_of("seat", "NWSE")
def test_who_may_show_five_sevens_that_he_was_dealt(seat: str, quests: tuple[str, ...], show: bool) -> None:
    deal = table({seat: FIVE}, turned="EU", sevens_quest=quests, sevens_show=show, auf_farbe=True)
    assert can(deal, seat, LAY_FIVE) == (show or "unannounced" in quests)
    for word, kind in (("siebener", SIEBENER), ("dissle", DISSLE)):
        if can(deal, seat, kind):
            won_single(say(deal.copy(), f"{seat} {word}", f"{seat} show"), "NS" if seat in "NS" else "EW")


@rule("GA-VAR-01", "GA-VAR-02")
@each_of("seat", "NWSE")
def test_five_sevens_dealt_win_a_single_game_without_a_card(seat: str) -> None:
    deal = table({seat: FIVE}, turned="EU", preset="4p-sevens-show")
    allows(deal, f"{seat} show")
    won_single(say(deal, f"{seat} show"), "NS" if seat in "NS" else "EW")
    assert (ended(deal), deal.tricks.winners, deal.tricks.lying) == (reasons.SEVENS_DEALT, [], [])


@rule("GA-VAR-01")
def test_after_the_opening_lead_it_is_too_late_to_show_what_was_dealt() -> None:
    deal = table({"N": "HA LU LU LO LO", "W": FIVE}, turned="EU", preset="4p-sevens-show")
    refuses(say(deal, "N elfen HA"), "W show", "GA-VAR-01")


@rule("GA-VAR-01", "GA-VAR-02", "GA-SCORE-06")
@each_of("value", [1, 2])
def test_what_five_sevens_are_worth(value: int) -> None:
    for cleaning in (False, True):
        deal = table(
            {"W": FIVE}, turned="EU", preset="4p-sevens-show", quest_value=value, cleaning=cleaning, units=(4, 4)
        )
        assert gained(say(deal, "W show")) == ((0, -value) if cleaning else (value, 0))


@rule("GA-VAR-03", "GA-Q32", "GA-Q36")
@each_of("word", ["siebener", "dissle", "farbe"])
def test_a_quest_is_announced_before_the_opening_lead(word: str) -> None:
    rest: dict[str, Any] = {"sevens_quest": ("announced", "dissle_any"), "auf_farbe": True}
    deal = table({"N": "HA LU LU LO LO", "W": FOUR + " HU"}, turned="EU", **rest)
    allows(deal, f"W {word}")
    refuses(say(deal, "N elfen HA"), f"W {word}", "GA-Q32")


@rule("GA-Q61", "GA-VAR-16")
def test_a_player_announces_one_quest_and_another_player_another() -> None:
    rest: dict[str, Any] = {"sevens_quest": ("announced", "dissle_any"), "auf_farbe": True}
    deal = table({"N": "H7 S7 E7 E7 LU", "W": FOUR + " HU"}, turned="EU", **rest)
    say(deal, "W dissle")
    refuses(deal, "W siebener", "GA-Q61")
    refuses(deal, "W farbe", "GA-Q61")
    say(deal, "N siebener", "S farbe")


# The fifth card.


@rule("GA-VAR-05", "GA-VAR-14", "GA-Q35", "GA-Q60", "GA-Q33")
@each_of("word", ["siebener", "dissle"])
def test_the_odd_card_goes_to_each_trick_and_the_sevens_stay(word: str) -> None:
    hands = {"N": "HA LX LU LO LO", "W": FOUR + " HU"}
    deal = table(hands, "SU EA EO SX", turned="EU", sevens_quest=("announced", "dissle_any"), left=8)
    assert "L7" in playable(say(deal.copy(), "N elfen HA"), "W")
    say(deal, f"W {word}", "N elfen HA")
    assert playable(deal, "W") == "HU"
    refuses(deal, "W play H7", "GA-VAR-05")
    say(deal, "W play HU")
    while not deal.tricks.drawing:
        say(deal, f"{due(deal)} play {playable(deal, due(deal)).split()[0]}")
    say(drawn(deal), "N play LX")
    assert playable(deal, "W") == "EA"


@rule("GA-Q33", "GA-OPEN-14")
@each_of("word", ["", "siebener", "dissle"])
def test_the_odd_card_may_be_a_trump_in_the_first_trick(word: str) -> None:
    hands = {"N": "HA LX LU LO LO", "W": FOUR + " EX"}
    deal = table(hands, turned="EU", sevens_quest=("announced", "dissle_any"))
    if word:
        say(deal, f"W {word}")
    say(deal, "N elfen HA")
    assert playable(deal, "W") == ("EX" if word else "L7 H7 S7")


@rule("GA-Q33", "GA-OPEN-14")
@each_of("word", ["siebener", "dissle"])
def test_five_sevens_announced_are_no_leave_to_play_the_seven_of_trumps_first(word: str) -> None:
    """Only the odd card is exempt. He could lead it, having no odd card."""
    rest: dict[str, Any] = {"sevens_quest": ("announced", "dissle_any")}
    lead = say(table({"N": FIVE}, turned="EU", **rest), f"N {word}")
    assert playable(lead, "N") == "L7 H7 S7"
    refuses(lead, "N play E7", "GA-OPEN-14")
    follow = say(table({"N": "HA LU LU LO LO", "W": FIVE}, turned="EU", **rest), f"W {word}", "N elfen HA")
    assert playable(follow, "W") == "L7 H7 S7"
    refuses(follow, "W play E7", "GA-OPEN-14")
    powerless = say(table({"N": FIVE}, turned="EU", first_trick_trumps="powerless", **rest), f"N {word}")
    allows(powerless, "N play E7")


@rule("GA-Q33", "GA-OPEN-01")
@each_of("word", ["siebener", "dissle"])
@each_of("odd", ["LU", "HA", "EX"])
def test_vorhand_leads_his_odd_card_openly(word: str, odd: str) -> None:
    deal = table({"N": FOUR + " " + odd}, turned="EU", sevens_quest=("announced", "dissle_vorhand"))
    say(deal, f"N {word}")
    assert [card_text(act) for act in deal.legal(0) if act < STEP] == [odd]
    refuses(deal, f"N tauchen {odd}", "GA-VAR-05")
    refuses(deal, f"N elfen {odd}", "GA-VAR-05")
    say(deal, f"N play {odd}")
    assert deal.seen_by(2).tricks.lying == cards(odd), "the lead lies face up"


@rule("GA-Q34", "GA-VAR-06", "GA-VAR-10")
def test_after_the_talon_the_usual_duties_hold() -> None:
    rest: dict[str, Any] = {"sevens_quest": ("announced", "dissle_any")}
    deal = table({"N": "HA LX LU LO LO", "W": FOUR + " HU"}, turned="EU", **rest, left=4)
    for word, winner in (("siebener", "N"), ("dissle", "W")):
        late = say(deal.copy(), f"W {word}", "N elfen HA", "W play HU")
        while not late.tricks.drawing:
            say(late, f"{due(late)} play {playable(late, due(late)).split()[0]}")
        drawn(late)
        for place, hand_text in enumerate(["HK HU", "H7 HX S7", "LU", "LO"]):
            late.set_hand(place, cards(hand_text))
            late.cards.held[place] = len(late.hands[place])
        say(late, "N play HK")
        assert playable(late, "W") == "HX", "he must follow and beat it"
        round_of(late, "HX LU LO")
        assert taker(late) == winner
        assert late.closed == (winner == "W")


# Collecting, a model beside the engine.


@rule("GA-VAR-04", "GA-VAR-05", "GA-VAR-06", "GA-VAR-09", "GA-VAR-10", "GA-VAR-15", "GA-Q33", "GA-Q34", "GA-Q35")
@pytest.mark.parametrize("preset", ["2p", "3p", "kreuz-4p", "6p"])
def test_quests_of_sevens_go_as_a_model_says(preset: str, chance: Random) -> None:
    rules = rules_of(preset, sevens_quest=("announced", "dissle_any"))
    for _ in range(60):
        deal, seat, quest = rich(rules, chance)
        side = deal.seating.side_of(seat)
        while not deal.closed:
            dealt_five = bool(quest) and sevens_of(deal, seat) == 5
            assert not dealt_five or deal.is_first_trick(), "one that is drawn wins by itself (GA-Q32)"
            assert (LAY_FIVE * STEP in deal.legal(seat)) == dealt_five
            if dealt_five and chance.random() < 0.3:
                deal.play(seat, LAY_FIVE * STEP)
                break
            if deal.calls.calling:
                deal.play(deal.answering()[0], PASS_ACT)
                continue
            step(deal, seat, quest, chance)
        if quest and sevens_of(deal, seat) == 5:
            assert (deal.ending.reason, deal.ending.champion, deal.ending.ender) == (
                reasons.SEVENS_COLLECTED,
                side,
                seat,
            )


def sevens_of(deal: GaigelDeal, seat: int) -> int:
    return sum(RANK[card] == SEVEN for card in deal.hands[seat])


@rule("GA-Q32", "GA-VAR-04", "GA-VAR-15")
@each_of("word", ["siebener", "dissle"])
def test_an_announced_fifth_seven_wins_by_being_drawn(word: str) -> None:
    """It used to need a `show`, and somebody's "Aus!" could come between."""
    hands = {"N": "HA LX LU LO LO", "W": FOUR + " HU", "S": "HX HK SU SU SO", "E": "SX HK SA EX HO"}
    deal = table(hands, "LA E7 SO EU", turned="EK", sevens_quest=("announced", "dissle_any"))
    round_of(say(deal, f"W {word}", "N elfen HA"), "HU HX SX")
    allows(deal, "N aus", "S aus")
    refuses(deal, "W show", "GA-VAR-07")
    won_single(drawn(deal), "EW")
    assert (ended(deal), deal.ending.ender, hand(deal, "W")) == (reasons.SEVENS_COLLECTED, 1, "E7 L7 L7 H7 S7")
    assert deal.cards.shown[1] == deal.hands[1], "they lie open"
    refuses(deal, "N aus", "GA-OUT-01")


# Going through with it.


@rule("GA-VAR-04", "GA-VAR-11", "GA-Q32", "GA-VAR-17", "GA-OUT-11")
@each_of("word", ["siebener", "dissle"])
@each_of(("exempt", "units"), [(True, 1), (False, 2)])
def test_the_opponents_may_win_before_the_fifth_seven_comes(word: str, exempt: bool, units: int) -> None:
    hands = {"N": "HA LX LU LO LO", "W": FOUR + " HU"}
    rest: dict[str, Any] = {"sevens_quest": ("announced", "dissle_any"), "no_trick_exempt_quest": exempt}
    deal = table(hands, turned="EU", **rest)
    say(deal, f"W {word}", "N elfen HA", "W play HU")
    deal.add_points(0, 101, 0, 1)
    assert gained(say(deal.copy(), "N aus", "W pass")) == (0, units)
    deal.tricks.taken = replaced(deal.tricks.taken, 1, 1)
    assert gained(say(deal, "N aus", "W pass")) == (0, 1)


@rule("GA-Q32", "GA-VAR-17")
def test_the_partner_of_the_announcer_is_exempt_too_but_auf_farbe_exempts_nobody() -> None:
    rest: dict[str, Any] = {"sevens_quest": ("announced",), "auf_farbe": True}
    deal = table({"N": "HA LX LU LO LO", "W": FOUR + " HU"}, turned="EU", **rest)
    for word, units in (("siebener", 1), ("farbe", 2)):
        late = say(deal.copy(), f"W {word}", "N elfen HA")
        late.add_points(0, 101, 0, 1)
        assert gained(say(late, "S aus", "E pass")) == (0, units)


@rule("GA-Q32", "GA-VAR-04")
def test_the_side_of_the_announcer_may_win_by_its_points() -> None:
    deal = table({"N": "HA LX LU LO LO", "W": FOUR + " HU"}, turned="EU", sevens_quest=("announced",))
    say(deal, "W siebener", "N elfen HA", "W play HU")
    deal.add_points(1, 101, 0, 1)
    assert gained(say(deal.copy(), "W aus", "S pass")) == (2, 0)
    deal.tricks.taken = replaced(deal.tricks.taken, 0, 1)
    won_single(say(deal, "E aus", "N pass"), "EW")


@rule("GA-VAR-10", "GA-Q32")
@each_of("value", [1, 2])
def test_what_dissle_costs_that_takes_a_trick(value: int) -> None:
    hands = {"N": FOUR + " LA", "W": "SU SO SK SX SX", "S": "HU HU HO HO HK", "E": "EU EO EK EX EX"}
    for cleaning in (False, True):
        deal = table(hands, turned="EA", preset="4p-dissle-vorhand", quest_value=value, cleaning=cleaning, units=(4, 4))
        say(deal, "N dissle", "N play LA", "W play SU", "S play HU", "E play EU")
        assert ended(deal) == reasons.DISSLE_TOOK_TRICK
        assert gained(deal) == ((0, -value) if cleaning else (value, 0))


@rule("GA-VAR-10", "GA-VAR-09")
def test_a_trick_of_the_partner_does_no_harm() -> None:
    hands = {"N": FOUR + " LU", "W": "SU SO SK SX SX", "S": "LA HU HO HO HK", "E": "EU EO EK EX EX"}
    deal = table(hands, turned="EA", preset="4p-dissle-vorhand")
    say(deal, "N dissle", "N play LU", "W play SU", "S play LA", "E play EU")
    assert (deal.closed, deal.tricks.winners) == (False, [2])


@rule("GA-VAR-07", "GA-VAR-08", "GA-ROB-12")
def test_unannounced_anybody_stops_the_deal_with_five_sevens_at_any_moment() -> None:
    hands = {"N": "LX LU LO LO HK", "W": "L7 H7 S7 E7 EA", "S": "LK SU SO SK SX", "E": "H7 LU HO HU HX"}
    taken = {"NS": "HA HA LA LA", "EW": "EK EX SA SA"}
    talon = "SO LK HU SK EO EO SX E7"
    deal = table(hands, talon, turned="EU", preset="4p-sevens-unannounced", taken=taken, leader="N", left=12)
    round_of(deal, "LX EA LK H7")
    assert taker(deal) == "W", "his cards keep their power"
    refuses(deal, "W show", "GA-VAR-07")
    refuses(round_of(deal, "SO SX HU LU"), "W show", "GA-VAR-07")
    assert cards(hand(drawn(deal), "W")) == cards("E7 E7 L7 H7 S7")
    for lines in ([], ["S play SU"], ["S play SU", "E play LU", "N play LO"]):
        won_single(say(deal.copy(), *lines, "W show"), "EW")
    say(deal, "S play SU", "E play LU", "N play LO")
    refuses(say(deal.copy(), "W play H7"), "W show", "GA-VAR-07")
    refuses(say(deal, "W rob"), "W show", "GA-ROB-12")


@rule("GA-VAR-07", "GA-VAR-01")
@each_of("preset", ["kreuz-4p", "4p-sevens-show", "4p-sevens-announced", "4p-dissle-any", "4p-farbe"])
def test_elsewhere_five_sevens_without_a_word_are_nothing(preset: str) -> None:
    deal = table({"W": FIVE}, turned="EU", preset=preset, taken={"NS": PILES[0], "EW": "HA HA LA LA"}, left=8)
    refuses(deal, "W show", "GA-VAR-07")


# Five of a suit.


@rule("GA-VAR-18", "GA-VAR-19", "GA-VAR-21", "GA-Q36")
def test_five_of_a_suit_as_dealt_or_announced() -> None:
    hands = {"N": "HA LX LU LO LO", "W": "LA LK LX LU L7", "S": "HU HU HO HO SK"}
    deal = table(hands, turned="EU", preset="4p-farbe")
    won_single(say(deal.copy(), "W show"), "EW")
    refuses(deal, "S show", "GA-VAR-18")
    refuses(say(deal.copy(), "N elfen HA"), "W show", "GA-VAR-18")
    won_single(say(deal.copy(), "W farbe", "N elfen HA", "W show"), "EW")
    late = say(deal.copy(), "S farbe", "N elfen HA")
    late.set_hand(2, cards("HU HU HO HO HK"))
    won_single(say(late, "S show"), "NS")
    assert ended(late) == reasons.FARBE_COMPLETE


@rule("GA-VAR-19")
def test_the_suit_is_not_named() -> None:
    deal = table({"N": "HA HX LU LO LO"}, turned="EU", preset="4p-farbe")
    assert [act for act in deal.legal(0) if kind_of(act) == FARBE] == [FARBE * STEP]
    assert all(deal.check(0, FARBE * STEP + suit) for suit in range(1, 4))


@rule("GA-VAR-21", "GA-OPEN-16")
def test_five_trumps_dealt_are_five_of_a_suit_or_a_lead() -> None:
    deal = table({"N": "EA EX EK EO E7"}, turned="EU", preset="4p-farbe")
    won_single(say(deal.copy(), "N show"), "NS")
    assert say(deal, "N play E7").tricks.lying == cards("E7")


@rule("GA-Q36", "GA-VAR-18")
def test_who_is_on_farbe_plays_as_he_likes_and_takes_tricks() -> None:
    hands = {"N": "HA LX LU LO LO", "W": "L7 H7 S7 SA EX"}
    deal = table(hands, "EA", turned="EU", preset="4p-farbe", left=8)
    say(deal, "W farbe", "N elfen HA")
    assert set(playable(deal, "W").split()) == {"L7", "H7", "SA", "S7"}
    round_of(deal, "SA")
    while not deal.tricks.drawing:
        say(deal, f"{due(deal)} play {playable(deal, due(deal)).split()[0]}")
    say(drawn(deal), "N play LX", "W play EX")
    while not deal.tricks.drawing:
        say(deal, f"{due(deal)} play {playable(deal, due(deal)).split()[0]}")
    assert taker(deal) == "W"


@rule("GA-VAR-18", "GA-VAR-02")
@each_of("value", [1, 2])
def test_what_five_of_a_suit_are_worth(value: int) -> None:
    deal = table({"W": "LA LK LX LU L7"}, turned="EU", preset="4p-farbe", quest_value=value)
    assert gained(say(deal, "W show")) == (value, 0)


@rule("GA-VAR-16", "GA-VAR-22")
@each_of("preset", GAIGEL.presets)
def test_what_each_preset_plays_for(preset: str) -> None:
    rules = rules_of(preset)
    variants = {
        "4p-sevens-announced": ("announced",),
        "4p-sevens-unannounced": ("unannounced",),
        "4p-dissle-any": ("dissle_any",),
        "4p-dissle-vorhand": ("dissle_vorhand",),
    }
    wikipedia = ("announced", "dissle_vorhand") if preset.startswith("wikipedia") else ()
    assert rules.quests.sevens_quest == variants.get(preset, wikipedia)
    assert rules.quests.sevens_show == (preset == "4p-sevens-show" or preset in variants or bool(wikipedia))
    assert rules.quests.auf_farbe == (preset == "4p-farbe")


@rule("GA-VAR-06", "GA-OPEN-13", "GA-Q33")
def test_the_second_ace_of_one_who_collects_sevens_takes_nothing() -> None:
    deal = table({"N": "HA LX LU LO LO", "W": FOUR + " HA"}, turned="EU", sevens_quest=("announced", "dissle_any"))
    for word, winner in (("siebener", "N"), ("dissle", "W")):
        trial = say(deal.copy(), f"W {word}", "N zweite HA", "W play HA")
        while trial.tricks.lying:
            say(trial, f"{due(trial)} play {playable(trial, due(trial)).split()[0]}")
        assert (taker(trial), trial.closed) == (winner, winner == "W")


@rule("GA-OPEN-01", "GA-OPEN-21")
def test_a_house_may_play_any_of_the_openings() -> None:
    words = ["elfen", "tauchen", "zweite"]
    sets = [set(some) for size in (1, 2, 3) for some in combinations(words, size)]
    offered = rules_of().choice("openings")
    assert len(offered) == len(sets)
    assert all(set(one) in sets for one in offered if isinstance(one, tuple))
    for some in sets:
        assert {rules_of(openings=list(order)) for order in permutations(some)} == {rules_of(openings=sorted(some))}
    for impossible in ([], ["elfen", "elfen"], ["passen"], "none"):
        with pytest.raises(RulesError):
            rules_of(openings=impossible)
