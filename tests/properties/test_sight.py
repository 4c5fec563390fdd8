"""What a seat is told: the same answers from its view as from the whole truth, and nothing of what it cannot know."""

import random

import pytest

from properties.tables import PRESETS, TIMES, laid, moments, walk
from weli.acts import STEP, UPGRADE
from weli.cards import cards_of, set_of
from weli.parts.deal import CUT, Deal
from weli.parts.engine import check, legal, play

ALL_ACTS = [kind * STEP + argument for kind in range(-1, UPGRADE + 3) for argument in (*range(38), STEP - 1)]
EVERY = pytest.mark.parametrize("preset", PRESETS)
RARE = {"cut": 0.6, "exchange": 0.6, "play": 0.1, "show": 0.3, "validate": 0.3, "done": 0.5}


@EVERY
def test_check_and_legal_agree_and_asking_changes_nothing(preset: str) -> None:
    """For every act of every seat at some moments, for a few acts at many; on the seat's own view too."""
    for seed in range(60 * TIMES):
        place = f"preset {preset}, seed {seed}"
        for deal, chance in moments(preset, seed):
            often = RARE[deal.phase()] * (2 if deal.naming >= 0 else 1)
            if chance.random() > often:
                continue
            before = deal.facts()
            tried = ALL_ACTS if chance.random() < 0.02 else chance.sample(ALL_ACTS, 20)
            for seat in range(deal.rules.players):
                found = legal(deal, seat)
                assert len(found) == len(set(found)), place
                view = deal.seen_by(seat)
                assert legal(view, seat) == found, place
                assert (view.turn(), view.answering(), view.phase()) == (deal.turn(), deal.answering(), deal.phase()), (
                    place
                )
                for act in {*tried, *found}:
                    ground = check(deal, seat, act)
                    assert (ground == 0) == (act in found), f"{place}: seat {seat}, act {divmod(act, STEP)}, {before}"
                    assert check(view, seat, act) == ground, f"{place}: seat {seat}, act {divmod(act, STEP)}, {before}"
                assert view.facts() == deal.seen_by(seat).facts(), place
            assert deal.facts() == before, place


@EVERY
def test_a_copy_goes_its_own_way(preset: str) -> None:
    for seed in range(1000, 1000 + 20 * TIMES):
        for deal, chance in moments(preset, seed):
            if chance.random() < 0.2:
                before = deal.facts()
                twin = deal.copy()
                assert twin.facts() == before
                for step, _ in enumerate(walk(twin, chance)):
                    if step == 4:
                        break
                assert deal.facts() == before, f"preset {preset}, seed {seed}"


@EVERY
def test_a_view_has_no_card_that_its_seat_cannot_know(preset: str) -> None:
    for seed in range(2000, 2000 + 60 * TIMES):
        for deal, chance in moments(preset, seed):
            if chance.random() > RARE[deal.phase()]:
                continue
            seat = chance.randrange(deal.rules.players)
            view = deal.seen_by(seat)
            hidden = hidden_from(deal, seat)
            assert not view.pack, "nobody sees the pack"
            assert not view.finding
            assert not everywhere(view) & hidden, f"preset {preset}, seed {seed}, seat {seat}: {view.facts()}"
            for other, hand in enumerate(view.hands):
                assert hand == (deal.hands[other] if other == seat else deal.hands[other] & deal.known)
            assert view.rights == (deal.rights if deal.asked == seat else 0)


def hidden_from(deal: Deal, seat: int) -> int:
    """The cards that a seat has never seen."""
    given = [deal.giving] if deal.giving >= 0 else []  # named aloud, and about to be laid open
    seen = deal.hands[seat] | deal.known | set_of([*deal.turned, *deal.boden, *given])
    for row in deal.rows:
        seen |= set_of(row)
    if seat == deal.cutter() and deal.bottom >= 0:
        seen |= 2**deal.bottom
    return set_of(deal.rules.cards) & ~seen


def everywhere(view: Deal) -> int:
    """Every card that stands anywhere in a view."""
    cards = view.known | view.named
    for hand in view.hands:
        cards |= hand
    lists = [view.pack, view.finding, view.boden, view.turned, *view.rows]
    single = [view.bottom, view.naming, view.giving]
    return cards | set_of([card for one in lists for card in one]) | set_of([card for card in single if card >= 0])


@EVERY
def test_cards_that_a_seat_cannot_know_change_nothing_for_it(preset: str) -> None:
    """Deals that differ only in hidden cards look and behave alike to a seat, as long as the same acts are made.

    The rules themselves compare hidden hands when every side is gestrichen, when a failed figure passes on, and where a right to exchange
    depends on a partner's cards.
    """
    compared = 0
    for seed in range(3000, 3000 + 80 * TIMES):
        chance = random.Random(seed)
        dealt = laid(preset, seed)
        later = dealt.copy()
        log = list(walk(later, chance))
        log = log[: chance.randrange(len(log) + 1)] if chance.random() < 0.8 else log
        later = dealt.copy()
        for who, act in log:
            play(later, who, act)
        seat = chance.randrange(dealt.rules.players)
        deal, twin = dealt.copy(), with_hidden_cards_exchanged(dealt, later, seat, chance)
        for place, (who, act) in enumerate(log):
            if check(twin, who, act):
                break
            play(deal, who, act)
            play(twin, who, act)
            if compares_hidden_hands(deal, seat, twin) or compares_hidden_hands(twin, seat, deal):
                break
            told = f"preset {preset}, seed {seed}, seat {seat}, after {log[: place + 1]}"
            assert deal.seen_by(seat).facts() == twin.seen_by(seat).facts(), told
            assert legal(deal, seat) == legal(twin, seat), told
            for tried in chance.sample(ALL_ACTS, 10):
                assert check(deal, seat, tried) == check(twin, seat, tried), told
            compared += 1
    assert compared > 150 * TIMES


def compares_hidden_hands(deal: Deal, seat: int, twin: Deal) -> bool:
    """Whether the rules have just looked at cards that the seat does not see."""
    own_right = deal.asked == seat and deal.rights != twin.rights
    return bool(deal.compared or deal.closed or any(deal.failed) or any(deal.unshown) or deal.gifts or own_right)


def with_hidden_cards_exchanged(dealt: Deal, later: Deal, seat: int, chance: random.Random) -> Deal:
    """The same deal from the beginning, but for the cards that the seat has not seen at the later moment.

    What the cutter sees and leaves stays where it is, so that the same cards come to light.
    """
    hidden = hidden_from(later, seat) & ~(2**later.bottom if later.bottom >= 0 else 0)
    cards = cards_of(hidden)
    there = dict(zip(cards, chance.sample(cards, len(cards)), strict=True))
    twin = dealt.copy()
    if dealt.stage == CUT:
        twin.pack = [there.get(card, card) for card in dealt.pack]
        return twin
    for other in range(dealt.rules.players):
        twin.hands[other] = set_of([there.get(card, card) for card in cards_of(dealt.hands[other])])
    return twin


@EVERY
def test_the_whole_truth_answers_a_seat_as_if_the_hidden_cards_lay_otherwise(preset: str) -> None:
    for seed in range(4000, 4000 + 40 * TIMES):
        for deal, chance in moments(preset, seed):
            if chance.random() > RARE[deal.phase()] / 2:
                continue
            seat = chance.randrange(deal.rules.players)
            cards = cards_of(hidden_from(deal, seat))
            there = dict(zip(cards, chance.sample(cards, len(cards)), strict=True))
            twin = deal.copy()
            for other in range(deal.rules.players):
                twin.hands[other] = set_of([there.get(card, card) for card in cards_of(deal.hands[other])])
            twin.pack = [there.get(card, card) for card in deal.pack]
            twin.finding = [there.get(card, card) for card in deal.finding]
            assert twin.seen_by(seat).facts() == deal.seen_by(seat).facts(), f"preset {preset}, seed {seed}"
            assert legal(twin, seat) == legal(deal, seat), f"preset {preset}, seed {seed}, seat {seat}, {deal.facts()}"
