"""What the referee tells of Gaigel: everything public once, at its moment, with its rule."""

import pytest

from rules.gaigel.told import FIVE_SEVENS, HANDS, E, a_deal, before_the_cut, told
from weli.core.cards import HEARTS, cards_text
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ranks import PACK_48

rule = pytest.mark.rule


# Before the first card.


@rule("GA-DEAL-02", "GA-DEAL-03", "GA-DEAL-09")
def test_the_cut_the_trumps_and_who_leads() -> None:
    deal = before_the_cut("kreuz-4p", E)
    assert told(deal) == []
    turned = f"trump_turned E {cards_text([PACK_48[20]])} GA-DEAL-09"
    assert told(deal, "S knock") == ["knocked S GA-DEAL-03", turned, "leads N GA-OPEN-01"]
    assert told(deal, "S cut 24")[0] == "cut S GA-DEAL-02"


@rule("GA-DEAL-05")
def test_a_dealer_who_may_says_whether_he_deals_fives() -> None:
    deal = before_the_cut("wikipedia-4p", E)
    assert told(deal, "S knock") == ["knocked S GA-DEAL-03"]
    assert told(deal, "S knock", "E good")[0] == "deals_fives E GA-DEAL-03"
    assert told(deal, "S knock", "E pass")[0] == "deals_packets E GA-DEAL-03"


@rule("GA-VAR-03", "GA-VAR-09", "GA-VAR-18")
def test_quests_are_announced() -> None:
    deal = a_deal(FIVE_SEVENS, sevens_quest=("announced", "dissle_any"), auf_farbe=True)
    assert told(deal, "S siebener") == ["announces_siebener S GA-VAR-03"]
    assert told(deal, "S dissle") == ["announces_dissle S GA-VAR-09"]
    assert told(deal, "N farbe") == ["announces_farbe N GA-VAR-18"]


@rule("GA-VAR-01", "GA-VAR-02")
def test_five_sevens_are_laid_open_and_win() -> None:
    deal = a_deal(FIVE_SEVENS, sevens_show=True)
    assert told(deal, "S show") == [
        "lays_five S E7 L7 H7 H7 S7 GA-VAR-01",
        "deal_won NS GA-VAR-01",
        "loses EW 1 GA-VAR-02",
    ]


# The first trick.


@rule("GA-OPEN-02", "GA-OPEN-03")
def test_an_open_first_trick() -> None:
    deal = a_deal(HANDS | {"N": "LA LX SK SO EA"})
    assert told(deal, "N elfen LA") == ["led_elfen N LA GA-OPEN-02"]
    assert told(deal, "N elfen LA", "W LA", "S LU", "E LK") == ["played E LK GA-PLAY-03", "trick N LA 1 GA-OPEN-03"]


@rule("GA-OPEN-05", "GA-OPEN-07", "GA-OPEN-08", "GA-OPEN-09")
def test_what_lies_face_down_is_told_when_it_is_turned_over() -> None:
    assert told(a_deal(), "N tauchen LX") == ["led_tauchen N GA-OPEN-05"]
    assert told(a_deal(), "N tauchen LX", "W LA") == ["played_down W GA-OPEN-07"]
    assert told(a_deal(), "N tauchen LX", "W LA", "S LU", "E LK") == [
        "played_down E GA-OPEN-07",
        "uncovers N LX GA-OPEN-08",
        "uncovers W LA GA-OPEN-08",
        "uncovers S LU GA-OPEN-08",
        "uncovers E LK GA-OPEN-08",
        "trick W LA 1 GA-OPEN-09",
    ]


@rule("GA-OPEN-10", "GA-OPEN-13")
def test_the_second_ace() -> None:
    deal = a_deal(HANDS | {"N": "LA LX SK SO EA"})
    assert told(deal, "N zweite LA") == ["led_zweite N GA-OPEN-10"]
    assert told(deal, "N zweite LA", "W LA", "S LU", "E LK")[-1] == "trick W LA 1 GA-OPEN-13"


@rule("GA-OPEN-16", "GA-OPEN-17", "GA-OPEN-19")
def test_five_trumps_are_led_openly_and_shown_on_request() -> None:
    deal = a_deal(HANDS | {"N": "HA HA HK HO HU", "W": "HX LX LA E7 S7", "S": "SK SO LU EX EK"})
    assert told(deal, "N HU") == ["led_trump N HU GA-OPEN-16"]
    trick = ["N HU", "W LX", "S LU", "E LK"]
    assert told(deal, *trick)[-1] == "trick N HU 1 GA-OPEN-17"
    assert told(deal, *trick, "W proof") == ["proof N HO HK HA HA GA-OPEN-19"]


@rule("GA-Q33")
def test_a_collector_of_sevens_leads_his_fifth_card() -> None:
    deal = a_deal(
        {"N": "E7 L7 S7 S7 LX", "W": FIVE_SEVENS["W"], "S": HANDS["S"], "E": HANDS["E"]}, sevens_quest="announced"
    )
    assert told(deal, "N siebener", "N LX") == ["led_fifth N LX GA-Q33"]


# Drawing, pairs, the Seven of trumps.

FIRST = ["N tauchen LX", "W LA", "S LU", "E LK"]


@rule("GA-PLAY-01", "GA-PLAY-17")
def test_what_is_drawn_is_not_told() -> None:
    assert told(a_deal(), *FIRST, "W draw") == ["drawn W GA-PLAY-01"]


@rule("GA-PLAY-08", "GA-ROB-13")
def test_the_last_card_lies_open_for_all_to_see() -> None:
    deal = a_deal(talon="EA EA SA L7 L7 E7 SX HU")
    lines = [*FIRST, "W draw", "W E7", "S EX", "E EU", "N SO"]
    assert told(deal, *lines, "S draw") == ["drawn S GA-PLAY-01", "drew_open W HU GA-PLAY-08"]
    deal = a_deal(HANDS | {"W": "HX HK LA E7 H7"}, talon="EA EA SA L7 L7 E7 SX HU")
    lines = [*FIRST, "W draw", "W rob", "W E7", "S EX", "E EU", "N SO"]
    assert told(deal, *lines, "S draw") == [
        "handed_out W HU GA-ROB-13",
        "drawn S GA-PLAY-01",
        "drew_open W H7 GA-PLAY-08",
    ]


@rule("GA-PAIR-01", "GA-PAIR-03", "GA-PAIR-07")
def test_a_pair_is_shown_with_what_it_counts() -> None:
    hands = {"N": "SK SK SO SO HK", "W": "HX EK LX E7 S7", "S": "HA HU LU EX EK", "E": "LK LO EU EO HO"}
    won = ("LA LA HA EA", "SA SA EA EX")
    deal = a_deal(hands, talon="EU EU LX LX HX", won=won)
    assert told(deal, "N 20") == ["pair N SK SO 20 GA-PAIR-01"]
    assert told(deal, "N 20", "N melde Schell") == ["pair N SK SO 20 GA-PAIR-01"]
    all_four = a_deal(hands, talon="EU EU LX LX HX", won=won, pair_repeat="all_four_at_once")
    assert told(all_four, "N 20", "N 20") == ["pair N SK SK SO SO 20 GA-PAIR-01"]
    trumps = a_deal(hands | {"N": "SK SK SO SO HO", "W": "HX EK LX E7 S7"}, talon="EU EU LX LX SX", won=won)
    assert told(trumps, "N 40") == ["pair N SK SO 40 GA-PAIR-01"]


@rule("GA-ROB-01", "GA-ROB-02", "GA-ROB-05", "GA-Q13")
def test_robbing_and_handing_the_right_over() -> None:
    hands = {"N": "H7 SK SO HA LX", "W": "HX EK LX E7 S7", "S": "H7 HU LU EX EK", "E": "LK LO EU EO HO"}
    deal = a_deal(hands, talon="EU EU L7 L7 SX SX LU HK", won=("LA LA HA EA", "SA SA EA EX"))
    assert told(deal, "N rob") == ["robbed N H7 GA-ROB-01"]
    assert told(deal, "N rob", "N fetch") == ["fetched N HK GA-ROB-02"]
    asked = ["N rob", "N LX", "W LX", "S handover"]
    assert told(deal, *asked) == ["asks_handover S GA-ROB-05"]
    assert told(deal, *asked, "N good") == ["handed_over N GA-ROB-05"]
    assert told(deal, *asked, "N pass") == ["keeps_right N GA-Q13"]


# The end.

LAST = {"N": "SK", "W": "SU", "S": "L7", "E": "E7"}
LOTS = "HA HA LA LA EA EA HX HX SX"  # 96 points


def at_the_end(
    *,
    won: tuple[str, str],
    hands: dict[str, str] = LAST,
    preset: str = "kreuz-4p",
    score: tuple[int, int] = (0, 0),
    cleaning: bool = False,
    **options: object,
) -> GaigelDeal:
    return a_deal(hands, "", preset, score, won, cleaning, HEARTS, **options)


@rule("GA-OUT-01", "GA-OUT-03", "GA-OUT-04", "GA-Q59")
def test_a_right_call_is_counted_openly() -> None:
    deal = at_the_end(won=(LOTS + " SX", "EK EO EU E7"))
    assert told(deal, "S aus") == ["says_aus S GA-OUT-01", "counted_out NS 106 GA-OUT-01"]
    assert told(deal, "S aus", "W pass") == [
        "passes_call W GA-Q65",
        "deal_won NS GA-OUT-01",
        "count EW 9 GA-Q59",
        "loses EW 1 GA-OUT-03",
    ]
    assert told(at_the_end(won=(LOTS + " SX", "")), "S aus", "W pass")[-1] == "loses_double EW 2 GA-OUT-04"


@rule("GA-OUT-05", "GA-OUT-14")
def test_untergaigeln() -> None:
    assert told(at_the_end(won=("HA EK", "LA EO")), "S aus") == [
        "says_aus S GA-OUT-01",
        "undergaigelt NS 15 GA-OUT-05",
        "count EW 14 GA-Q59",
        "loses_as_offender NS 2 GA-OUT-14",
    ]


@rule("GA-OUT-07", "GA-Q20")
def test_an_accusation_and_what_becomes_of_it() -> None:
    deal = at_the_end(won=(LOTS + " SX", "EK"))
    assert told(deal, "N SK", "W accuse") == [
        "accuses W NS GA-OUT-07",
        "accused_rightly NS GA-OUT-07",
        "count NS 106 GA-Q59",
        "count EW 4 GA-Q59",
        "loses_as_offender NS 2 GA-OUT-14",
    ]
    wrong = at_the_end(won=("HA", "EK"))
    assert told(wrong, "W accuse")[:2] == ["accuses W NS GA-OUT-07", "accused_wrongly EW GA-Q20"]
    free = at_the_end(won=("HA", "EK"), false_accusation="none")
    assert told(free, "W accuse") == ["accuses W NS GA-OUT-07", "accused_in_vain GA-Q20"]


@rule("GA-OUT-08")
def test_overgaigeln_where_nobody_need_accuse() -> None:
    deal = at_the_end(won=(LOTS + " SX", "EK"), preset="wikipedia-4p")
    assert told(deal, "N SK", "W SU", "S L7", "E E7")[1:] == [
        "trick N SK 4 GA-PLAY-06",
        "overgaigelt NS GA-OUT-08",
        "count NS 112 GA-Q59",
        "count EW 4 GA-Q59",
        "loses_as_offender NS 2 GA-OUT-14",
    ]


@rule("GA-Q23", "GA-Q65", "GA-OUT-10")
def test_the_last_words_after_the_last_card() -> None:
    deal = at_the_end(won=("HA", "EK"))
    cards_played = ["N SK", "W SU", "S L7", "E E7"]
    assert told(deal, *cards_played)[-2:] == ["trick N SK 3 GA-PLAY-06", "last_call GA-Q23"]
    assert told(deal, *cards_played, "S pass") == ["passes_call S GA-Q65"]
    assert told(deal, *cards_played, "S pass", "E pass") == [
        "passes_call E GA-Q65",
        "highest_wins NS GA-OUT-10",
        "count NS 17 GA-Q59",
        "count EW 4 GA-Q59",
        "loses EW 1 GA-Q23",
    ]


@rule("GA-Q23", "GA-OUT-11")
def test_where_nobody_calls_a_side_without_a_trick_loses_double_and_is_told_why() -> None:
    """It used to cite the rule of a right "Aus!", which nobody had said."""
    deal = at_the_end(won=("HA", ""))
    lines = ["N SK", "W SU", "S L7", "E E7", "S pass", "E pass"]
    assert told(deal, *lines)[1:] == [
        "highest_wins NS GA-OUT-10",
        "count NS 17 GA-Q59",
        "count EW GA-Q59",
        "loses_double EW 2 GA-Q23",
    ]


@rule("GA-Q32")
def test_the_announced_fifth_seven_is_told_as_it_is_drawn() -> None:
    """South draws the third card, after North, who has won the trick, and West."""
    hands = {"N": "LA LX SK SO EA", "W": "HX HK LA EK SO", "S": "E7 L7 H7 S7 LU", "E": "LK LO EU EO SU"}
    deal = a_deal(hands, "EA SA S7 H7 SX L7 SU HO HA HU EX SO SX HX LO HK", preset="4p-sevens-announced")
    lines = ["S siebener", "N elfen LA", "W SO", "S LU", "E LK"]
    assert told(deal, *lines, "N draw")[:3] == [
        "drawn N GA-PLAY-01",
        "lays_five S E7 L7 H7 S7 S7 GA-VAR-04",
        "deal_won NS GA-VAR-04",
    ]


@rule("GA-Q46")
def test_an_offence_is_told_when_it_is_proven_and_not_before() -> None:
    hands = {"N": "SK LX", "W": "SU L7", "S": "L7 E7", "E": "E7 EU"}
    deal = at_the_end(won=("HA", "EK"), hands=hands, irregularities="penalise")
    assert told(deal, "N SK", "W L7") == ["played W L7 GA-PLAY-03"]
    revoked = ["N SK", "W L7", "S L7", "E E7", "N LX"]
    assert told(deal, *revoked, "W SU")[:2] == ["played W SU GA-PLAY-03", "offence_proven W GA-Q46 GA-PLAY-09"]
    assert told(deal, "S L7")[0] == "offence_proven S GA-Q46 GA-PLAY-02"


@rule("GA-SCORE-02", "GA-SCORE-03", "GA-SCORE-04", "GA-SCORE-08", "GA-Q27")
def test_the_match_goes_on_to_cleaning_and_is_won() -> None:
    def end(*, cleaning: bool = False, score: tuple[int, int]) -> list[str]:
        return told(at_the_end(won=(LOTS + " SX", ""), score=score, cleaning=cleaning), "S aus", "W pass")[3:]

    assert end(score=(4, 5)) == ["last_unit EW 1 GA-SCORE-08", "cleaning_begins GA-SCORE-03"]
    assert end(score=(0, 9)) == ["last_unit EW 1 GA-SCORE-08", "match_without_units NS GA-Q27"]
    assert end(score=(4, 6), cleaning=True) == ["erases NS -2 GA-SCORE-06"]
    assert end(score=(2, 6), cleaning=True) == ["erases NS -2 GA-SCORE-06", "match_clean NS GA-SCORE-04"]
