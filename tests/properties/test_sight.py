"""What a seat is told: the same answers from its view as from the whole truth, and nothing of what it cannot know."""

import random
from collections import Counter

from properties.hiding import RARE, everywhere, hidden_from, see_alike, shuffled_at, shuffled_from_the_start
from properties.players import moments, walk
from properties.tables import FIGURE_GAMES, every_preset, laid, seeds, times
from weli.core.acts import OWN, STEP
from weli.core.deal import NOBODY, Deal
from weli.games.figures.engine.deal import FigureDeal
from weli.games.gaigel.deal import GaigelDeal

ALL_ACTS = [kind * STEP + argument for kind in range(-1, OWN + 16) for argument in (*range(38), STEP - 1)]


@every_preset(0)
def test_check_and_legal_agree_and_asking_changes_nothing(preset: str, thorough: bool) -> None:
    """For every act of every seat at some moments, for a few acts at many; on the seat's own view too."""
    for seed in seeds(preset, 0, 60 if thorough else 20):
        place = f"preset {preset}, seed {seed}"
        for deal, chance in moments(preset, seed):
            often = RARE[deal.phase()] * (2 if isinstance(deal, FigureDeal) and deal.cards.naming >= 0 else 1)
            if chance.random() > often:
                continue
            before = deal.facts()
            tried = ALL_ACTS if chance.random() < 0.02 else chance.sample(ALL_ACTS, 20)
            for seat in range(deal.rules.players):
                found = deal.legal(seat)
                assert len(found) == len(set(found)), place
                view = deal.seen_by(seat)
                assert view.legal(seat) == found, place
                assert (view.turn(), view.answering(), view.phase()) == (deal.turn(), deal.answering(), deal.phase()), (
                    place
                )
                for act in {*tried, *found}:
                    reason = deal.check(seat, act)
                    assert (reason == 0) == (act in found), f"{place}: seat {seat}, act {divmod(act, STEP)}, {before}"
                    assert view.check(seat, act) == reason, f"{place}: seat {seat}, act {divmod(act, STEP)}, {before}"
                assert view.facts() == deal.seen_by(seat).facts(), place
            assert deal.facts() == before, place


@every_preset(1)
def test_a_copy_goes_its_own_way(preset: str) -> None:
    """Played on, it changes nothing in the original, and what happens there changes neither a copy nor a view."""
    for seed in seeds(preset, 1000, 20):
        kept: list[tuple[Deal, tuple[object, ...]]] = []
        for deal, chance in moments(preset, seed):
            if chance.random() < 0.2:
                kept += [
                    (one, one.facts()) for one in (deal.copy(), deal.seen_by(chance.randrange(deal.rules.players)))
                ]
                before = deal.facts()
                twin = deal.copy()
                assert twin.facts() == before
                for step, _ in enumerate(walk(twin, chance)):
                    if step == 4:
                        break
                assert deal.facts() == before, f"preset {preset}, seed {seed}"
        for one, before in kept:
            assert one.facts() == before, f"preset {preset}, seed {seed}"


@every_preset(2)
def test_a_view_has_no_card_that_its_seat_cannot_know(preset: str) -> None:
    for seed in seeds(preset, 2000, 60):
        for deal, chance in moments(preset, seed):
            if chance.random() > RARE[deal.phase()]:
                continue
            seat = chance.randrange(deal.rules.players)
            view = deal.seen_by(seat)
            told = f"preset {preset}, seed {seed}, seat {seat}: {view.facts()}"
            assert everywhere(view) <= Counter(deal.rules.cards) - hidden_from(deal, seat), told
            if isinstance(deal, FigureDeal) and isinstance(view, FigureDeal):
                assert not view.cut.pack, "nobody sees the pack"
                assert not view.cut.finding
                for other, hand in enumerate(view.cards.hands):
                    assert hand == (
                        deal.cards.hands[other] if other == seat else deal.cards.hands[other] & deal.cards.known
                    ), told
                assert view.exchange.rights == (deal.exchange.rights if deal.exchange.asked == seat else 0), told
                assert all(offence.seat == seat for offence in view.offences), told
            elif isinstance(deal, GaigelDeal) and isinstance(view, GaigelDeal):
                assert not view.cut.pack, "nobody sees the pack"
                assert list(view.hands) == [
                    deal.hands[seat] if other == seat else deal.cards.shown[other] for other in deal.active
                ]
                counts = [
                    view.is_told(seat, side) or deal.closed or deal.calls.caller >= 0 for side in deal.playing_sides()
                ]
                assert [count >= 0 for count in view.score.counts] == counts, told
                assert deal.closed or not any(view.score.over), told


@every_preset(0)
def test_who_looks_on_sees_what_everybody_has_seen(preset: str) -> None:
    """The view of nobody has no card that one of the seats does not have in theirs, and answers what is asked of any deal."""
    for seed in seeds(preset, 2500, 20):
        for deal, chance in moments(preset, seed):
            if chance.random() > RARE[deal.phase()] / 2:
                continue
            view = deal.seen_by(NOBODY)
            told = f"preset {preset}, seed {seed}: {view.facts()}"
            assert everywhere(view) <= Counter(deal.rules.cards) - hidden_from(deal, NOBODY), told
            for seat in range(deal.rules.players):
                assert everywhere(view) <= everywhere(deal.seen_by(seat)), told
            assert (view.turn(), view.answering(), view.phase()) == (deal.turn(), deal.answering(), deal.phase()), told


@every_preset(1)
def test_cards_that_a_seat_cannot_know_change_nothing_for_it(preset: str) -> None:
    """Deals that differ only in hidden cards look and behave alike to a seat, as long as the same acts are made.

    The rules themselves compare hidden hands when every side is gestrichen, when a failed figure passes on, and where a right to exchange
    depends on a partner's cards; and everybody sees it when a deal is over.
    """
    compared = 0
    for seed in seeds(preset, 3000, 80):
        chance = random.Random(seed)
        dealt = laid(preset, seed)
        later = dealt.copy()
        log = list(walk(later, chance))
        log = log[: chance.randrange(len(log) + 1)] if chance.random() < 0.8 else log
        later = dealt.copy()
        for who, act in log:
            later.play(who, act)
        seat = chance.randrange(dealt.rules.players)
        deal, twin = dealt.copy(), shuffled_from_the_start(dealt, later, seat, chance)
        for place, (who, act) in enumerate(log):
            if twin.check(who, act):
                break
            deal.tape, twin.tape = [], []
            deal.play(who, act)
            twin.play(who, act)
            if not see_alike(deal, seat, twin) or not see_alike(twin, seat, deal):
                break
            told = f"preset {preset}, seed {seed}, seat {seat}, after {log[: place + 1]}"
            assert deal.seen_by(seat).facts() == twin.seen_by(seat).facts(), told
            assert deal.legal(seat) == twin.legal(seat), told
            assert [note.facts() for note in deal.tape] == [note.facts() for note in twin.tape], told
            for tried in chance.sample(ALL_ACTS, 10):
                assert deal.check(seat, tried) == twin.check(seat, tried), told
            compared += 1
    assert compared > times(150 if preset in FIGURE_GAMES else 30)


@every_preset(2)
def test_the_whole_truth_answers_a_seat_as_if_the_hidden_cards_lay_otherwise(preset: str) -> None:
    for seed in seeds(preset, 4000, 40):
        for deal, chance in moments(preset, seed):
            if chance.random() > RARE[deal.phase()] / 2:
                continue
            seat = chance.randrange(deal.rules.players)
            twin = shuffled_at(deal, seat, chance)
            told = f"preset {preset}, seed {seed}, seat {seat}, {deal.facts()}"
            assert twin.seen_by(seat).facts() == deal.seen_by(seat).facts(), told
            assert twin.legal(seat) == deal.legal(seat), told
