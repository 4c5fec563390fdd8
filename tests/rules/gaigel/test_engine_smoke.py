"""The engine of Gaigel from end to end: every preset to the end of its match, views that lack nothing, and scenes of the rulebook."""

import random

import pytest

from weli.core.acts import DRAW_ACT, GOOD, OWN, PASS_ACT, PLAY, STEP, act_of
from weli.core.cards import BELLS, SUIT_LETTERS, card_of
from weli.games import asking_for
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import (
    ACCUSE,
    AUS,
    DISSLE,
    ELFEN,
    FETCH,
    HANDOVER,
    LAY_FIVE,
    PAIR,
    PROOF,
    ROB,
    SIEBENER,
    TAUCHEN,
    ZWEITE,
)
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import deal_hands
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.presets import PRESETS
from weli.games.gaigel.ranks import PACK_48
from weli.games.gaigel.seating import draw_partners
from weli.games.gaigel.turn_order import GaigelAsking

WORDS = {"elfen": ELFEN, "tauchen": TAUCHEN, "zweite": ZWEITE}
BARE = {
    "aus": AUS,
    "rob": ROB,
    "fetch": FETCH,
    "handover": HANDOVER,
    "good": GOOD,
    "siebener": SIEBENER,
    "dissle": DISSLE,
    "show": LAY_FIVE,
}


def cards(text: str) -> list[int]:
    return [card_of(word.replace("T", "X") if word[1] == "T" else word) for word in text.split()]


def table(
    hands: str,
    indicator: str,
    talon: str = "",
    preset: str = "kreuz-4p",
    taken: tuple[str, ...] | None = None,
    leader: int = 0,
    **options: object,
) -> GaigelDeal:
    """Hands by seat, parted by strokes; the dealer sits last, so that seat 0 leads."""
    rules = PRESETS[preset].with_options(options)
    dealt = [cards(hand) for hand in hands.split("|")]
    won = None if taken is None else [cards(pile) for pile in taken]
    lying = cards(talon) or [card_of("E7")] * (47 - 5 * rules.players)
    last = cards(indicator)
    before = [0] * rules.seating.sides
    return deal_hands(rules, rules.players - 1, before, dealt, [*lying, *last], taken=won, leader=leader)


def act(text: str) -> int:
    word, _, argument = text.partition(" ")
    if word == "draw":
        return DRAW_ACT
    if word == "pass":
        return PASS_ACT
    if word in WORDS:
        return act_of(WORDS[word], cards(argument)[0])
    if word == "pair":
        return act_of(PAIR, SUIT_LETTERS.index(argument))
    if word in ("accuse", "proof"):
        return act_of(ACCUSE if word == "accuse" else PROOF, int(argument))
    if word in BARE:
        return BARE[word] * STEP
    return act_of(PLAY, cards(word)[0])


def say(deal: GaigelDeal, *lines: str) -> GaigelDeal:
    """`0 elfen HA`: seat, then act; everything must be allowed, for the seat's own view too."""
    for line in lines:
        seat, _, text = line.partition(" ")
        assert deal.seen_by(int(seat)).check(int(seat), act(text)) == deal.check(int(seat), act(text))
        assert deal.check(int(seat), act(text)) == reasons.FINE, line
        assert act(text) in deal.legal(int(seat))
        deal.play(int(seat), act(text))
    return deal


def refuses(deal: GaigelDeal, line: str, reason: int) -> None:
    seat, _, text = line.partition(" ")
    assert deal.check(int(seat), act(text)) == reason
    assert deal.seen_by(int(seat)).check(int(seat), act(text)) == reason
    assert act(text) not in deal.legal(int(seat))


SECOND_ACE = "EA HT SU E7 LO|ET HK S7 LU HO|E7 SK HU LT EO|EA SA H7 LA SO"
DIVE = "HU LO S7 EK LT|HK SA LU E7 SO|HK ST LA EO H7|HT L7 SU EA SK"
FORCED = "ST HU E7 LK HO|LA LT LK LO L7|SA HK EU HT SU|S7 EK HA LU EO"
ROBBERS = "H7 EA LU ST SO|LK EK EU SA LA|HO L7 ET SK H7|LO LA EO EA SU"


def test_second_ace() -> None:
    deal = say(table(SECOND_ACE, "LK"), "0 zweite EA", "1 ET", "2 E7", "3 EA")
    assert (deal.tricks.leader, deal.score.counts) == (3, [0, 32])
    deal = say(table(SECOND_ACE, "LK"), "0 zweite EA", "1 ET", "2 E7", "3 H7")
    assert (deal.tricks.leader, deal.score.counts) == (0, [21, 0])


def test_partner_declares_on_ge_elfen() -> None:
    hands = "HA LT EU S7 EO|HA EK L7 SK HU|HK HO LA ET SO|H7 LU EA ST LK"
    deal = say(table(hands, "SU"), "0 elfen HA", "1 HA", "2 pair H", "2 HK", "3 H7")
    assert deal.score.counts == [46, 0]
    deal = say(table(hands, "SU", preset="wikipedia-4p"), "0 elfen HA", "1 HA")
    refuses(deal, "2 pair H", reasons.PAIR_WITHOUT_TRICK)


@pytest.mark.parametrize(
    ("replies", "winner", "counts"),
    [("HK HK SU", 1, [0, 12]), ("HK HK HT", 3, [0, 20]), ("SO ST L7", 0, [15, 0])],
)
def test_dive(replies: str, winner: int, counts: list[int]) -> None:
    deal = table(DIVE, "E7")
    refuses(deal, "0 tauchen EK", reasons.NEITHER_TRUMP_NOR_ACE)
    say(deal, "0 tauchen HU", *[f"{seat} {card}" for seat, card in zip((1, 2, 3), replies.split(), strict=True)])
    assert (deal.tricks.leader, deal.score.counts) == (winner, counts)


def test_forced_trump_has_no_effect_and_is_proven() -> None:
    deal = say(table(FORCED, "LU"), "0 tauchen ST", "1 L7", "2 SA")
    refuses(deal, "3 LU", reasons.NO_TRUMP_IN_FIRST_TRICK)
    assert deal.seen_by(3).tricks.lying == [-1, -1, -1]
    say(deal, "3 S7", "0 proof 1")
    assert (deal.tricks.leader, deal.score.counts) == (2, [21, 0])
    assert deal.seen_by(0).hands[1] == sorted(cards("LA LT LK LO"))


@pytest.mark.parametrize(("reply", "winner", "counts"), [("HK", 1, [0, 9]), ("HO", 0, [8, 0]), ("H7", 0, [5, 0])])
def test_two_hands_of_trumps(reply: str, winner: int, counts: list[int]) -> None:
    hands = "HA HK HO H7 HU|HA HT HK HO H7|ET LA SO EU LK|LT S7 EK SA EO"
    deal = say(table(hands, "HU"), "0 HO", f"1 {reply}", "2 EU", "3 S7")
    assert (deal.tricks.leader, deal.score.counts) == (winner, counts)


def test_when_a_trick_is_certain() -> None:
    hands = "EK EO LT SU HA|S7 HU L7 ET LO|SA HK LU E7 HT|SK LA EU HO H7"
    deal = table(hands, "EA", taken=("", "L7 L7 LU LO"), leader=1, talon="HU ST LK")
    say(deal, "1 S7", "2 SA")
    refuses(deal, "0 pair E", reasons.PAIR_WITHOUT_TRICK)
    say(deal, "3 SK", "0 pair E", "0 LT")
    assert (deal.tricks.leader, deal.score.counts[0]) == (2, 65)


def test_claim_and_handover() -> None:
    deal = table(ROBBERS, "HK", taken=("E7 S7 L7 SO", "ET ST LT S7"), talon="SU E7 SU E7 LU EU LO")
    say(deal, "0 rob", "0 LU", "1 LK", "2 L7", "3 LO", "1 draw")
    assert list(deal.cards.held) == [4, 5, 5, 5]
    say(deal, "1 EK", "2 handover")
    refuses(deal, "2 ET", reasons.HANDOVER_WAITS)
    say(deal, "0 good", "2 fetch", "2 pair H")
    assert list(deal.cards.held) == [5, 4, 5, 5]
    assert deal.score.counts[0] == 43


def test_pending_indicator_is_handed_out() -> None:
    deal = table(ROBBERS, "HK", taken=("E7 S7 L7 SO", "ET ST LT S7"), talon="SU E7 SU")
    say(deal, "0 rob", "0 LU", "1 LK", "2 L7", "3 LO", "1 draw")
    assert list(deal.cards.held) == [5] * 4
    assert card_of("HK") in deal.cards.shown[0]
    assert card_of("H7") in deal.cards.shown[0]
    assert not deal.talon_open()


def test_too_many_points_played_on() -> None:
    taken = ("HA HA EA EA LA LA SA SA ST U7".replace("U7", "S7"), "L7 H7 L7 H7")
    hands = "EK SK HO LU ET|E7 SO HU HO S7|EO LT LO SU HT|EU EO LK LO LU"
    deal = table(hands, "LT", taken=taken, talon="HK ET LU E7 LK EU SK HT SO SU ST E7 HK EU SO")
    assert deal.score.counts[0] == 98
    say(deal, "0 EK", "1 E7", "2 EO", "3 EU", "0 draw")
    assert deal.score.counts[0] == 107
    early = deal.copy()
    early.play(1, act("accuse 0"))
    assert (early.ending.reason, early.gained) == (reasons.ACCUSED_WRONGLY, [0, 2])
    deal.play(0, act("SK"))
    late = say(deal.copy(), "2 aus")
    assert (late.phase(), late.answering()) == ("call", [1, 3])
    assert late.brought(1) == 1
    assert say(late.copy(), "1 pass").gained == [0, 1]
    assert say(late, "3 accuse 0").gained == [2, 0]


def test_after_the_talon() -> None:
    hands = "HK E7 LA|HA H7 S7|HT HO SA|SU SK LT"
    rules = PRESETS["kreuz-4p"]
    deal = deal_hands(rules, 3, [0, 0], [cards(hand) for hand in hands.split("|")], [], trump=BELLS)
    say(deal, "0 HK")
    refuses(deal, "1 H7", reasons.BEAT_IT)
    say(deal, "1 HA")
    refuses(deal, "2 SA", reasons.FOLLOW_SUIT)
    say(deal, "2 HO")
    refuses(deal, "3 LT", reasons.TRUMP_IT)
    say(deal, "3 SU", "3 LT", "0 LA")
    refuses(deal, "1 H7", reasons.TRUMP_IT)
    say(deal, "1 S7", "2 SA", "2 HT", "3 SK", "0 E7", "1 H7")
    assert deal.answering() == [1, 3]
    say(deal, "3 pass", "0 pass")
    assert (deal.ending.reason, deal.ending.champion, deal.gained) == (reasons.HIGHEST_WINS, 1, [1, 0])


SEVENS = "HA LT LK EO HO|S7 H7 L7 L7 HU|SO HT SA SK LO|HK EA LU ST EU"


def test_quest_of_sevens() -> None:
    deal = table(SEVENS, "EU", preset="4p-sevens-announced", talon=" ".join(["HK EA SU ST EU E7 LU"] * 3) + " ET EK")
    say(deal, "1 siebener", "0 elfen HA", "1 HU", "2 LO", "3 LU", "0 draw", "0 LT", "1 EA")
    say(deal, "2 SO", "3 HK")
    assert deal.tricks.leader == 0
    deal.set_hand(1, cards("S7 H7 L7 L7 E7"))
    assert say(deal, "1 show").gained == [1, 0]


def test_dissle_takes_a_trick() -> None:
    hands = "S7 L7 E7 H7 LU|SK SO EK EO ET|SK SO EK EO ET|ST SA EA EU HK"
    deal = table(hands, "HU", preset="4p-dissle-vorhand")
    say(deal, "0 dissle")
    refuses(deal, "0 tauchen LU", reasons.PLAY_THE_FIFTH)
    say(deal, "0 LU", "1 SK", "2 SK", "3 ST")
    assert (deal.ending.reason, deal.gained) == (reasons.DISSLE_TOOK_TRICK, [1, 0])


@pytest.mark.parametrize(
    ("piles", "line", "points"),
    [
        (("HA HA EA EA LA LA SA SA ST S7 LK SU", "ET LT EK", "SK SO HU"), "0 aus", [5, 3, 1]),
        (("HA HA EA EA LA LA SA SA ST S7 LK SU", "ET LT EK", ""), "0 aus", [6, 3, 0]),
        (("HA HA EA EA LA LA SA SA ST S7 LK SU", "", ""), "0 aus", [9, 0, 0]),
        (("ET LT EK", "SK SO HU", ""), "0 aus", [0, 9, 0]),
        (("SK SO HU", "", ""), "0 aus", [0, 6, 3]),
    ],
)
def test_game_points(piles: tuple[str, ...], line: str, points: list[int]) -> None:
    hands = "HK E7 LO|HO H7 S7|HT HO LU"
    deal = table(hands, "SU", preset="rutesheim-tournament", taken=piles, talon="LK EO EU")
    say(deal, line)
    while not deal.closed:
        deal.play(deal.answering()[0], PASS_ACT)
    assert sorted(deal.gained) == sorted(points)
    assert deal.gained[0] == points[0]


def test_partners_are_drawn() -> None:
    pack = cards("H7 EK LA SU ST HA")
    drawn = draw_partners(PRESETS["kreuz-4p"], pack)
    assert drawn.receivers == (0, 1, 2, 3, 0, 1)
    assert (drawn.aces, drawn.seats, drawn.first_dealer) == ((2, 1), (1, 0, 2, 3), 2)


def play_match(preset: str, seed: int, **options: object) -> None:
    """Random players, who call with enough points now and then, and with too few hardly ever."""
    print(f"{preset}, seed {seed}")
    chance = random.Random(seed)
    match = GaigelMatch(PRESETS[preset].with_options(options))
    match.begin(0)
    for _ in range(500):
        if match.over:
            return
        pack = PACK_48[:]
        chance.shuffle(pack)
        asking = asking_for(match.next_deal(pack))
        while asking.seat() != -1:
            _choose(asking, chance)
        match.finish()
    pytest.fail("the match does not end")


def _choose(asking: GaigelAsking, chance: random.Random) -> None:
    deal = asking.deal
    if chance.random() < 0.02:
        for seat in range(deal.rules.players):
            view = deal.seen_by(seat)
            assert view.legal(seat) == deal.legal(seat)
            assert set(view.legal(seat)) == {one for one in range((OWN + 16) * STEP) if not view.check(seat, one)}
        if deal.cut.stage:
            twin = deal.copy()
            twin.recount()
            assert twin.facts() == deal.facts()
    loud = [one for one in asking.options() if one // STEP in (AUS, ACCUSE)]
    quiet = [one for one in asking.options() if one not in loud]
    due = deal.score.counts[deal.seating.side_of(asking.seat())] >= deal.rules.target
    bold = chance.random() < (0.5 if due else 0.001)
    asking.take(chance.choice(loud if loud and (bold or not quiet) else quiet))


@pytest.mark.few(6)
@pytest.mark.parametrize("preset", PRESETS)
def test_random_players_finish_a_match(preset: str) -> None:
    play_match(preset, seed=chance_seed())


def test_random_players_finish_an_odd_match() -> None:
    play_match(
        "kreuz-4p",
        chance_seed(),
        five_trump_lead=False,
        rob_window="any_time",
        pair_window="on_lead",
        first_trick_trumps="powerless",
        irregularities="penalise",
    )


def chance_seed() -> int:
    return random.randrange(2**32)
