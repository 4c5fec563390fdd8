"""What holds in every deal, tried on random ones. A failure names the seed of its deal: `random_deal(seed)` deals it again."""

import random

import pytest

from properties.players import asked_to_the_end, moments, random_act, random_deal, random_log
from weli.acts import CONTEST, DEFER_ACT, FIGURES, PASS_ACT, SPIEL, STEP
from weli.asking import Asking
from weli.cards import PACK_32, SUIT_SET, cards_of, set_of
from weli.parts.deal import NOBODY, OPEN, STANDING, Deal
from weli.parts.dealing import deal_hands
from weli.parts.engine import acting, check, legal, play

ALL_ACTS = range(-STEP, 22 * STEP)
DEALS = pytest.mark.parametrize("first", range(0, 400, 50))
FEWER = pytest.mark.parametrize("first", range(0, 20, 5))


@FEWER
def test_check_and_legal_agree_on_every_act_of_every_seat(first: int) -> None:
    for seed in range(first, first + 5):
        for deal, chance in moments(seed):
            if chance.random() < 0.3:
                for seat in range(4):
                    found = legal(deal, seat)
                    assert len(found) == len(set(found)), seed
                    allowed = [act for act in ALL_ACTS if not check(deal, seat, act)]
                    assert sorted(found) == allowed, (seed, seat, deal.facts())


@FEWER
def test_a_seat_gets_the_same_answers_from_its_view(first: int) -> None:
    for seed in range(first, first + 5):
        for deal, chance in moments(seed):
            for seat in range(4):
                view = deal.seen_by(seat)
                assert legal(view, seat) == legal(deal, seat), seed
                assert view.turn() == deal.turn()
                assert view.answering() == deal.answering()
                if chance.random() < 0.1:
                    answers = [check(view, seat, act) for act in ALL_ACTS]
                    assert answers == [check(deal, seat, act) for act in ALL_ACTS], seed


@DEALS
def test_asking_changes_nothing_and_somebody_can_always_act(first: int) -> None:
    for seed in range(first, first + 50):
        for deal, chance in moments(seed):
            before = deal.facts()
            for seat in range(4):
                deal.seen_by(seat)
                for act in chance.sample(ALL_ACTS, 10):
                    check(deal, seat, act)
            roles = acting(deal)
            assert deal.facts() == before, seed
            able = [bool(legal(deal, seat)) for seat in range(4)]
            assert deal.closed or any(role == 2 and able[seat] for seat, role in enumerate(roles)), seed
            assert all(role == 2 or bool(role) == able[seat] for seat, role in enumerate(roles)), seed


@DEALS
def test_a_copy_goes_its_own_way(first: int) -> None:
    for seed in range(first, first + 50):
        for deal, chance in moments(seed):
            if chance.random() < 0.2 and not deal.closed:
                before = deal.facts()
                twin = deal.copy()
                assert twin.facts() == before
                for _ in range(4):
                    if not twin.closed:
                        play(twin, *random_act(twin, chance))
                assert deal.facts() == before, seed


@DEALS
def test_cards_are_neither_lost_nor_found(first: int) -> None:
    for seed in range(first, first + 50):
        dealt = random_deal(seed)
        whole = [hand | seen for hand, seen in zip(dealt.hands, dealt.visible, strict=True)]
        for deal, _ in moments(seed):
            for seat in range(4):
                assert deal.hands[seat] | deal.visible[seat] == whole[seat]
                assert deal.hands[seat] & deal.visible[seat] == 0
                assert deal.held[seat] == deal.hands[seat].bit_count()
                assert set_of(deal.rows[seat]) == deal.visible[seat]
            assert sum(deal.taken) == len(deal.winners) == len(deal.leaders)


@DEALS
def test_the_count_is_what_the_rules_say(first: int) -> None:
    for seed in range(first, first + 50):
        deal = last(seed)
        for side in range(2):
            assert deal.gained[side] == sum(step.points for step in deal.counted if step.side == side), seed
        scored = [step.figure for step in deal.counted if step.points > 0]
        assert len(scored) == len(set(scored)), "each figure counts at most once"
        for step in deal.counted:
            if step.points > 0:
                assert deal.owner[step.figure] == step.side
                assert step.points == deal.value[step.figure]
        assert all(deal.owner[figure] in (0, 1, STANDING, NOBODY) for figure in range(FIGURES))
        reached = [side for side in range(2) if deal.before[side] + deal.gained[side] >= deal.rules.target]
        staked = [f for f in range(FIGURES) if deal.value[f] > deal.rules.max_value and deal.owner[f] == deal.winner]
        if deal.winner >= 0:
            late_penalty = not deal.rules.penalties_before_points and any(deal.failed)
            assert reached == [deal.winner] or staked or deal.champion == deal.winner or late_penalty, seed
        else:
            assert not reached, seed


def last(seed: int) -> Deal:
    deal = None
    for deal, _ in moments(seed):  # noqa: B007
        pass
    assert deal is not None
    assert deal.closed
    return deal


@DEALS
def test_the_facts_of_betting_never_contradict_each_other(first: int) -> None:
    for seed in range(first, first + 50):
        for deal, _ in moments(seed):
            for figure in range(FIGURES):
                assert 1 <= deal.value[figure] <= deal.rules.max_value + (1 if deal.rules.spiel_aus else 0), seed
                if deal.bettor[figure] >= 0:
                    assert deal.owner[figure] == OPEN
                    assert deal.last[figure] == deal.bettor[figure]
                if deal.good[figure]:
                    assert deal.owner[figure] != OPEN
            for stamps in (deal.first_bet, deal.good):
                made = [stamp for stamp in stamps if stamp]
                assert len(made) == len(set(made)), "it is always clear which came first"
            if deal.shower >= 0:
                assert deal.owner[SPIEL] >= 0


@DEALS
def test_the_asking_order_ends_and_is_a_game_that_can_be_played_at_a_table(first: int) -> None:
    for seed in range(first, first + 50):
        dealt, finished, log = asked_to_the_end(seed)
        assert finished.closed
        live = dealt.copy()
        for seat, act in log:
            assert check(live, seat, act) == 0, seed
            play(live, seat, act)
        assert live.facts() == finished.facts(), seed


@pytest.mark.parametrize("skip", [1, 5, 15])
def test_those_who_are_not_asked_still_play_their_cards_and_answers(skip: int) -> None:
    for seed in range(60):
        _, finished, _ = asked_to_the_end(seed, skip)
        assert finished.closed


def test_what_the_asking_order_offers_is_legal_and_begins_at_any_moment() -> None:
    for seed in range(60):
        for deal, chance in moments(seed):
            if chance.random() < 0.3 and not deal.closed:
                asking = Asking(deal.copy())
                seat = asking.seat()
                assert 0 <= seat < 4, (seed, deal.facts())
                assert asking.options(), seed
                waiting = (PASS_ACT, DEFER_ACT)
                for act in asking.options():
                    assert check(deal, seat, act) == 0 or (act in waiting and not deal.resolved()), seed


def test_a_copy_of_the_asking_order_goes_its_own_way() -> None:
    for seed in range(40):
        asking = Asking(random_deal(seed))
        chance = random.Random(seed)
        while asking.seat() >= 0:
            before = (asking.seat(), asking.options()[:], asking.deal.facts())
            twin = asking.copy()
            twin.take(chance.choice(twin.options()))
            assert (asking.seat(), asking.options(), asking.deal.facts()) == before, seed
            asking = twin


@DEALS
def test_turning_the_table_by_a_seat_turns_the_outcome(first: int) -> None:
    for seed in range(first, first + 50):
        _, finished, log = asked_to_the_end(seed)
        dealt = random_deal(seed)
        hands = [cards_of(dealt.hands[(seat - 1) % 4] | dealt.visible[(seat - 1) % 4]) for seat in range(4)]
        turned = deal_hands(dealt.rules, (dealt.dealer + 1) % 4, dealt.before[::-1], hands, dealt.turned)
        for seat, act in log:
            assert check(turned, (seat + 1) % 4, act) == 0, seed
            play(turned, (seat + 1) % 4, act)
        assert turned.closed
        assert turned.gained == finished.gained[::-1], seed
        assert turned.winner == (1 - finished.winner if finished.winner >= 0 else -1)
        assert [1 - one if one >= 0 else one for one in turned.owner] == finished.owner, seed


@DEALS
def test_exchanging_suits_changes_no_outcome(first: int) -> None:
    for seed in range(first, first + 50):
        dealt, finished, log = asked_to_the_end(seed)
        new = random.Random(seed).sample(range(4), 4)
        there = [new[card // 9] * 9 + card % 9 for card in range(36)]
        hands = [[there[card] for card in cards_of(dealt.hands[s] | dealt.visible[s])] for s in range(4)]
        other = deal_hands(dealt.rules, dealt.dealer, dealt.before, hands, [there[card] for card in dealt.turned])
        for seat, act in log:
            card = act % STEP
            moved = act - card + there[card] if is_about_a_card(act) else act
            assert check(other, seat, moved) == 0, seed
            play(other, seat, moved)
        assert (other.gained, other.owner, other.winner) == (finished.gained, finished.owner, finished.winner), seed


def is_about_a_card(act: int) -> bool:
    """Playing, showing and proving."""
    return act < STEP or (act // STEP > CONTEST and act != PASS_ACT)


@pytest.mark.parametrize("seat", range(4))
def test_cards_that_a_seat_cannot_know_change_nothing_for_it(seat: int) -> None:
    """Deals that differ only in hidden cards look and behave alike to a seat, as long as the same acts are made.

    The rules themselves compare hidden hands in two places: when both sides are gestrichen, and when a failed figure passes on.
    """
    compared = 0
    for seed in range(150):
        dealt, log, chance = random_log(seed)
        log = log[: chance.randrange(len(log) + 1)]
        deal = dealt.copy()
        for who, act in log:
            play(deal, who, act)
        twin = exchange_hidden_cards(dealt, deal, seat, chance)
        if twin.facts() == dealt.facts():
            continue
        deal = dealt.copy()
        for who, act in log:
            if check(twin, who, act):
                break
            play(deal, who, act)
            play(twin, who, act)
            if deal.both_gestrichen() or any(deal.failed) or any(twin.failed) or deal.gifts:
                break
            assert deal.seen_by(seat).facts() == twin.seen_by(seat).facts(), (seed, log)
            assert legal(deal, seat) == legal(twin, seat), seed
            assert legal(deal.seen_by(seat), seat) == legal(twin, seat), seed
            for act_tried in chance.sample(ALL_ACTS, 40):
                assert check(deal, seat, act_tried) == check(twin, seat, act_tried), seed
            compared += 1
    assert compared > 500


def exchange_hidden_cards(dealt: Deal, later: Deal, seat: int, chance: random.Random) -> Deal:
    """The same deal, but for the cards that the seat does not know at the later moment."""
    known = later.hands[seat] | later.visible[0] | later.visible[1] | later.visible[2] | later.visible[3]
    known |= set_of(dealt.turned)
    hidden = [card for card in PACK_32 if not known & 2**card]
    chance.shuffle(hidden)
    hands = []
    for other in range(4):
        whole = dealt.hands[other] | dealt.visible[other]
        kept = cards_of(whole & known)
        hands.append(kept + [hidden.pop() for _ in range(5 - len(kept))])
    return deal_hands(dealt.rules, dealt.dealer, dealt.before, hands, dealt.turned)


def test_the_suits_are_nine_places_wide() -> None:
    assert [cards_of(suit)[0] for suit in SUIT_SET] == [0, 9, 18, 27]
