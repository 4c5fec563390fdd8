"""What the Wirt never does, however the worlds fall that he imagines: positions in which he has made a fool of himself."""

import random
from itertools import combinations

import pytest

from bots.positions import deal_of, questions
from bots.regulars import regular_of
from rules.helpers import say
from weli.bots import Stammgast, Wirt, bot_named
from weli.bots.search.candidate_acts import candidate_acts
from weli.bots.search.wirt import LEAST, affordable
from weli.core.acts import BET, CONCEDE, GLEICH, GOOD, HOLD, RAISE, SPIEL, STEP, bet_act
from weli.core.cards import BIT, card_of, cards_of
from weli.core.ruleset import RuleSet
from weli.games import GAMES, asking_for
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.figures import figure_key
from weli.games.giltspiel import FISS
from weli.ports.manners import SOBER

N, E, S, W = range(4)
RULES = [FISS, GAMES["perlaggen"].preset("innsbruck"), GAMES["perlaggen"].preset("innsbruck-3p")]
SEEDS = range(12)
MANY = 2  # cards, of which too many may be what is missing


def rules_id(rules: RuleSet) -> str:
    return f"{rules.game}-{rules.name}"


def kings_against_two_aces() -> FigureDeal:
    """East has taken two tricks with Aces that lie open, and bets the Gleich on and on; North has a pair of Kings."""
    hands = ["LK HK L7 H7 S7", "LA HA E8 E9 EX", "L8 H8 EU SU LX", "L9 H9 EO SO HX"]
    deal = deal_of(hands, "S8")
    for card in ("L7", "LA", "L8", "L9", "HA", "H8", "H9", "H7"):
        deal.play(deal.turn(), card_of(card))
    deal.play(E, bet_act(BIT[GLEICH]))
    return deal


def test_a_pair_of_kings_is_not_raised_while_two_aces_lie_open() -> None:
    deal = kings_against_two_aces()
    say(deal, "N raise gleich", "E raise gleich")
    assert deal.stakes[GLEICH].value == 3
    acts = candidate_acts(deal.seen_by(N), N, deal.legal(N), regular_of(deal, SOBER), random.Random(1))
    assert RAISE * STEP + GLEICH not in acts
    for seed in SEEDS:
        assert Wirt(worlds=2).choose(deal.seen_by(N), N, deal.legal(N), random.Random(seed)) // STEP in (GOOD, HOLD)


def test_no_war_is_waged_with_next_to_nothing() -> None:
    """The Gleich is worth four, and South, who has a pair of Kings, bets it once more; East has Sevens and Eights, and raised it to six."""
    hands = ["EU EO EK LU SO", "EA L8 H7 H8 S9", "L9 LX LO HX SK", "E7 E8 HO HK SU"]
    deal = deal_of(hands, "HU", dealer=N)
    say(deal, "W bet hanger", "N hold", "W bet spiel", "N hold", "E bet gleich", "S hold", "E S9")
    say(deal, "N bet gleich", "E hold", "N bet hanger", "E hold", "N bet spiel", "E hold", "S SK")
    say(deal, "E bet gleich", "S hold", "E bet hanger", "S hold", "E bet spiel", "S hold", "W SU", "S bet gleich")
    assert deal.stakes[GLEICH].value == 4
    acts = candidate_acts(deal.seen_by(E), E, deal.legal(E), regular_of(deal, SOBER), random.Random(1))
    assert RAISE * STEP + GLEICH not in acts
    for seed in SEEDS:
        assert Wirt(worlds=2).choose(deal.seen_by(E), E, deal.legal(E), random.Random(seed)) // STEP != RAISE


def dear_spiel() -> FigureDeal:
    """The Spiel is worth two, and North, whose partner leads, wins it in three of ten deals."""
    deal = deal_of(["LU LO LA HU SO", "E7 E8 EU S7 SX", "EA L9 LK H7 S8", "H8 H9 HK SU SA"], "EK", dealer=E)
    say(deal, "N bet gleich", "E hold", "N bet hanger", "E hold", "N bet spiel", "E hold")
    assert deal.stakes[SPIEL].value == 2
    return deal


def test_a_spiel_that_may_be_won_is_not_given_away_for_two_points() -> None:
    deal = dear_spiel()
    giving = CONCEDE * STEP + SPIEL
    options = asked(deal, N)
    assert giving in options
    assert giving not in candidate_acts(deal.seen_by(N), N, options, regular_of(deal, SOBER), random.Random(1))
    for seed in SEEDS:
        assert Wirt(worlds=2).choose(deal.seen_by(N), N, options, random.Random(seed)) != giving


def asked(deal: FigureDeal, seat: int) -> list[int]:
    """What a seat is asked, once everybody asked before it has let things go on."""
    asking = asking_for(deal)
    while asking.seat() != seat:
        asking.take(asking.options()[0])
    return asking.options()


@pytest.mark.parametrize("rules", [RULES[0], RULES[2]], ids=rules_id)
def test_nothing_is_staked_on_what_others_have_lying_open_already(rules: RuleSet) -> None:
    """Tried with every question of deals in which everybody bets on everything: nobody stakes on what is lost for certain."""
    lost = 0
    bettor = bot_named("stammgast:manner=bets")
    for number, (deal, seat, options) in enumerate(questions(bettor, random.Random(11), 24, rules)):
        assert isinstance(deal, FigureDeal)
        hopeless = [figure for figure in (0, 1) if is_lost(deal, seat, figure)]
        staking = [act for act in options if staked_figure(act) in hopeless]
        if len(staking) in (0, len(options)):
            continue
        lost += 1
        acts = candidate_acts(deal.seen_by(seat), seat, options, regular_of(deal, SOBER), random.Random(number))
        assert not set(acts) & set(staking)
    assert lost > 5


def staked_figure(act: int) -> int:
    if act // STEP == BET:
        return (act % STEP).bit_length() - 1 if (act % STEP).bit_count() == 1 else -1
    return act % STEP if act // STEP in (HOLD, RAISE) else -1


def is_lost(deal: FigureDeal, seat: int, figure: int) -> bool:
    """Whether no cards that the side might hold would do, even if a partner had whatever is not seen."""
    side = deal.seating.side_of(seat)
    view = deal.seen_by(seat)
    assert isinstance(view, FigureDeal)
    theirs = view.best_shown_against(side, figure)
    if view.full_figure(seat, figure) >= theirs:
        return False
    seen = (
        set(cards_of(view.cards.hands[seat]))
        | {card for row in view.cards.rows for card in row}
        | set(view.cards.turned)
    )
    rest = [card for card in view.rules.cards if card not in seen]
    return not any(
        _could_have(view, other, figure, rest, theirs) for other in view.seating.members(side) if other != seat
    )


def _could_have(view: FigureDeal, other: int, figure: int, rest: list[int], theirs: int) -> bool:
    """Whether some of the unseen cards would do, in a partner's hand; taken for granted while he holds many."""
    if view.cards.held[other] > MANY:
        return True
    for hidden in combinations(rest, view.cards.held[other]):
        wild = sum(1 for card in hidden if view.cards.wild & BIT[card])
        natural = sum(BIT[card] for card in hidden if not view.cards.wild & BIT[card])
        if figure_key(view.cards.visible[other] | natural, figure, view.cards.duplicate_ranks[other], wild) >= theirs:
            return True
    return False


@pytest.mark.parametrize("rules", RULES[:2], ids=rules_id)
def test_what_is_worth_two_points_is_never_given_away_by_one_who_is_not_sure(rules: RuleSet) -> None:
    bettor = bot_named("stammgast:manner=bets")
    asked = 0
    for number, (deal, seat, options) in enumerate(questions(bettor, random.Random(3), 6, rules)):
        assert isinstance(deal, FigureDeal)
        dear = [act for act in options if act // STEP == CONCEDE and deal.stakes[act % STEP].value > 1]
        if dear and deal.show.shower < 0 and len(dear) < len(options):
            asked += 1
            acts = candidate_acts(deal.seen_by(seat), seat, options, regular_of(deal, SOBER), random.Random(number))
            assert acts[0] not in dear
    assert asked > 5


def test_a_raise_past_three_has_to_be_clearly_better_than_a_hold() -> None:
    """Even with four Aces, which nothing beats."""
    hands = ["EA LA HA SA L7", "EK LK HK H9 L8", "E7 E8 HU LX SX", "EO E9 HO SK LU"]
    deal = deal_of(hands, "S8")
    deal.play(E, bet_act(BIT[GLEICH]))
    deal.play(N, RAISE * STEP + GLEICH)
    deal.play(E, RAISE * STEP + GLEICH)
    acts = candidate_acts(deal.seen_by(N), N, deal.legal(N), regular_of(deal, SOBER), random.Random(1))
    assert acts[0] == HOLD * STEP + GLEICH
    assert RAISE * STEP + GLEICH in acts


@pytest.mark.parametrize("rules", [rules for game in GAMES.values() for rules in game.presets.values()], ids=rules_id)
def test_at_least_so_many_worlds_are_imagined_for_every_choice(rules: RuleSet) -> None:
    deal, seat, _ = next(questions(Stammgast(), random.Random(1), 1, rules))
    assert LEAST >= 24
    assert affordable(deal.seen_by(seat), LEAST) == LEAST
    assert affordable(deal.seen_by(seat), 3) == 3


class Clock:
    """Moves on by a second whenever anybody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_who_has_no_time_does_what_is_safe(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = dear_spiel()
    options = asked(deal, S)
    safe = candidate_acts(deal.seen_by(S), S, options, regular_of(deal, SOBER), random.Random(1))
    assert len(safe) > 1
    monkeypatch.setattr("time.monotonic", Clock())
    hurried = Wirt().within(0.0)
    assert hurried.choose(deal.seen_by(S), S, options, random.Random(1)) == safe[0]


def test_the_shorter_limit_counts() -> None:
    assert Wirt(seconds=0.2).within(5.0).seconds == 0.2
    assert Wirt(seconds=0.2).within(0.1).seconds == 0.1
    assert Wirt().within(0.1).seconds == 0.1
    assert Wirt().within(0.0).seconds > 0, "none would be as long as it takes"
