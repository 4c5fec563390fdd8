"""Three players: the table, the deal, what wins a figure, the order of the count, and the limits by one's own score."""

import pytest

from every import each_of
from rules.helpers import (
    allows,
    asked,
    counted,
    cut_from,
    due,
    gained,
    hand,
    owner,
    owners,
    refuses,
    rules_of,
    say,
    sit,
    tricks,
    winner,
)
from rules.perlaggen.three import EQUAL, PLAYED_EQUAL, play_all, still_in, three
from weli.core.acts import GLEICH, HANGER, SPIEL
from weli.core.cards import cards_of, cards_text
from weli.core.errors import Illegal
from weli.games import game_named, match_for
from weli.referee import Referee

rule = pytest.mark.rule


@rule("PL-3P-01")
@each_of("preset", ["innsbruck-3p", "eichel-3p", "straf"])
def test_each_plays_for_himself(preset: str) -> None:
    match = match_for(rules_of(preset))
    assert match.rules.seating.side_names() == ["A", "B", "C"]
    assert len(match.scores) == 3, "a column for each"
    assert [abs(points) for points in play_all(three(preset)).gained] == [1, 1, 0]


@rule("PL-3P-02")
@each_of("line", ["say halt", "ask hanger", "sign ace"])
def test_nobody_talks(line: str) -> None:
    deal = three()
    assert (deal.rules.talk, deal.rules.signal_system) == (False, "none")
    with pytest.raises(Illegal) as refused:
        Referee(deal, game_named("perlaggen")).take(0, line)
    assert refused.value.rule == "PL-TALK-13"


@rule("PL-3P-03")
@each_of(
    ("pattern", "hands", "turned"),
    [
        (0, ["EK EA L7 LU LO LK H7", "E8 E9 LA L8 L9 H8 H9", "EX EU EO LX HX HU HO"], "HA"),
        (1, ["EK EA L7 L8 HX HU HO", "E8 E9 EX LA H7 H8 H9", "EU EO L9 LX S8 S9 SX"], "LU"),
    ],
)
def test_seven_cards_in_packets(pattern: int, hands: list[str], turned: str) -> None:
    """Two, three, turn-up, two; or three, turn-up, four."""
    order: list[int | str] = [2, 3, "T", 2] if pattern == 0 else [3, "T", 4]
    assert list(rules_of("innsbruck-3p").dealing.deal_patterns[pattern]) == order
    pack = _pack_for(hands, turned, order)
    deal = say(cut_from("innsbruck-3p", f"SA {pack}", pattern=pattern), "B cut 1")
    assert [set(hand(deal, seat).split()) for seat in "ABC"] == [set(each.split()) for each in hands]
    assert cards_text(deal.cards.turned) == turned


def _pack_for(hands: list[str], turned: str, order: list[int | str]) -> str:
    left = [each.split() for each in hands]
    dealt: list[str] = []
    for packet in order:
        if isinstance(packet, str):
            dealt.append(turned)
            continue
        for each in left:
            dealt += each[:packet]
            del each[:packet]
    return " ".join(dealt)


@rule("PL-3P-04", "PL-STRAF-11", "PL-WORD-06")
@each_of("preset", ["innsbruck-3p", "straf"])
def test_four_tricks_win_the_spiel_or_nobody_has_it(preset: str) -> None:
    for seat in "ABC":
        deal = play_all(three(preset), seat)
        assert (max(deal.tricks.taken), owner(deal, SPIEL)) == (4, seat)
    deal = play_all(three(preset))
    assert (sorted(deal.tricks.taken), owner(deal, SPIEL)) == ([2, 2, 3], "nobody")
    assert deal.gained[2] == 0


@rule("PL-3P-05", "PL-3P-25", "PL-STRAF-18")
@each_of("preset", ["innsbruck-3p", "straf"])
def test_equal_figures_stand_and_bring_nobody_anything(preset: str) -> None:
    deal = tricks(three(preset, EQUAL), PLAYED_EQUAL)
    assert owners(deal) == "C stands nobody"
    assert [abs(points) for points in deal.gained] == [0, 0, 1]


@rule("PL-3P-25")
def test_a_tie_counts_only_among_those_still_in() -> None:
    deal = say(three(hands=EQUAL), "A bet hanger", "B hold", "C pass", "B pass")
    assert owner(tricks(deal, PLAYED_EQUAL), HANGER) == "stands"
    higher = EQUAL | {"A": "HO HX H7 EK SK LA S8", "C": "E9 EX HA SA LK L9 H9"}
    deal = say(three(hands=higher), "A bet hanger", "B hold", "C raise", "A good", "B hold")
    assert still_in(deal, HANGER) == "BC"
    assert owner(tricks(deal, "LA H8 L9 SK SX SA EX EK E8 H7 HU HA LK HX EA H9 HO S9 S8 SO E9"), HANGER) == "stands"


@rule("PL-3P-22")
def test_not_even_two_together_can_give_the_spiel_away() -> None:
    deal = three()
    for line in ("A concede spiel", "B concede spiel", "C concede spiel"):
        refuses(deal, line, "PL-3P-22")
    assert due(deal) == "A", "and so nobody can be made to show first"


@rule("PL-3P-23", "PL-SCORE-06")
def test_conceded_figures_count_first_then_those_held_then_the_unbet() -> None:
    deal = play_all(three(), "C")
    assert counted(deal) == ["gleich A 1", "hanger B 1", "spiel C 1"]
    deal = say(three(), "C bet spiel", "A hold", "B pass", "B bet hanger", "C good", "A good")
    assert counted(play_all(deal, "C")) == ["hanger B 1", "spiel C 2", "gleich A 1"]


@rule("PL-OQ-70")
def test_a_figure_given_up_by_two_at_different_moments_counts_as_conceded_with_the_second() -> None:
    deal = say(three(), "A bet gleich", "B good", "C hold", "A bet spiel", "B good", "C good")
    say(deal, "A contest gleich EA LA", "A concede hanger", "B contest hanger SK SO")
    say(deal, "C concede gleich", "C concede hanger", "C validate gleich EX HX")
    assert counted(deal) == ["spiel A 1", "gleich A 2", "hanger B 1"]


@rule("PL-3P-24", "PL-EXCH-01", "PL-STRAF-10")
@each_of("preset", ["innsbruck-3p", "eichel-3p", "straf"])
def test_only_the_dealer_exchanges(preset: str) -> None:
    deal = sit(preset, {"A": "L9", "B": "LK", "C": "LX"}, turned="LU")
    assert asked(deal) == "C"
    refuses(deal, "A exchange L9 LU", "PL-EXCH-03")
    refuses(deal, "A bet gleich", "PL-EXCH-10")
    say(deal.copy(), "C exchange LX LU")
    say(deal, "C pass")
    assert (deal.phase(), due(deal)) == ("play", "A")


@rule("PL-3P-24")
def test_the_wild_cards_follow_local_custom() -> None:
    assert cards_text(cards_of(three().cards.wild)) == "E7 L7 LU LO HK S6 S7"
    assert cards_text(cards_of(three("eichel-3p").cards.wild)) == "E7 EU EO L7 LU LO HK S6"


@rule("PL-3P-26")
def test_the_last_one_left_has_the_figure_at_its_value() -> None:
    deal = say(three(), "B bet gleich", "C hold", "A pass", "C pass", "B bet spiel", "C good", "A good")
    say(deal, "B contest gleich E9 H9", "B concede hanger", "C concede gleich", "C concede hanger")
    assert owners(deal) == "open A B"
    say(deal, "A concede gleich")
    assert (owner(deal, GLEICH), deal.stakes[GLEICH].value) == ("B", 2)
    assert gained(say(deal, "C validate gleich EX HX")) == (1, 3, 0)


@rule("PL-3P-27", "PL-END-01", "PL-END-02")
def test_the_betting_limits_bind_each_by_his_own_score() -> None:
    deal = three(score=(17, 16, 3))
    refuses(deal, "A bet gleich", "PL-3P-27")
    allows(deal, "B bet gleich")
    say(deal, "C bet gleich")
    refuses(deal, "A raise", "PL-3P-27")
    say(deal, "A hold")
    refuses(deal, "B bet gleich", "PL-3P-27")
    allows(say(three(score=(3, 3, 3)), "C bet gleich", "A hold"), "B bet gleich")


@rule("PL-3P-27")
def test_a_figure_won_in_this_deal_counts_for_the_limit() -> None:
    deal = say(three(score=(15, 0, 0)), "A bet spiel", "B hold", "C pass", "B pass")
    allows(deal, "A bet gleich")
    deal = say(three(score=(16, 0, 0)), "A bet gleich", "B good", "C good")
    refuses(deal, "A bet hanger", "PL-3P-27")


@rule("PL-OQ-26")
def test_the_best_long_figure_decides_only_when_all_three_are_one_short() -> None:
    assert winner(three(score=(17, 17, 17))) == "A", "three aces"
    two = three(score=(17, 17, 16))
    assert (two.phase(), due(two)) == ("play", "A")
    alone = three("straf", score=(1, 1, 1))
    assert (alone.phase(), due(alone)) == ("play", "A"), "Strafperlaggen has no such rule"


@rule("PL-3P-24", "PL-AIM-03")
def test_the_first_to_reach_the_target_wins() -> None:
    deal = play_all(three(score=(17, 17, 0)), "B")
    assert winner(deal) == "A", "the Gleich counts before the Hanger and the Spiel"
    assert gained(deal) == (1, 0, 0)
