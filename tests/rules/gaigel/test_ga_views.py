"""What each player knows of a deal, and that it is enough to tell what he may do."""

from random import Random

import pytest

from every import each_of
from rules.gaigel.helpers import (
    TABLES,
    counts,
    played,
    rigged,
    shuffled,
    table,
)
from weli.core.acts import DRAW_ACT, OWN, STEP
from weli.core.cards import HIDDEN
from weli.games.gaigel.deal import GaigelDeal

rule = pytest.mark.rule

BOTH = {"NS": "EA EX EO E7", "EW": "HA HX HO H7"}  # both sides have a trick


# What everybody knows.


@rule("GA-PLAY-17", "GA-PLAY-08", "GA-PAIR-03", "GA-ROB-01", "GA-OPEN-07")
@each_of("preset", TABLES.values())
def test_a_view_is_the_same_whatever_it_may_not_know(preset: str) -> None:
    """Exchanges cards that a seat cannot see, in other hands, in the talon and face down in the trick: its view stays as it is."""
    for seed in range(6):
        random = Random(seed)
        for deal in played((rigged if seed % 2 else shuffled)(seed, preset), Random(seed)):
            seat = random.randrange(deal.rules.players)
            other = deal.copy()
            places = _hidden_from(deal, seat)
            rows = {"talon": [other.talon.cards], "hands": other.hands, "trick": [other.tricks.lying]}
            hidden = [rows[where][number][place] for where, number, place in places]
            random.shuffle(hidden)
            for (where, number, place), card in zip(places, hidden, strict=True):
                rows[where][number][place] = card
            for holder, cards in enumerate(rows["hands"]):
                other.set_hand(holder, cards)
            if deal.closed:
                continue
            assert other.seen_by(seat).facts() == deal.seen_by(seat).facts(), f"seed {seed}"
            assert all(
                card in (HIDDEN, *deal.hands[seat], *deal.tricks.lying) for card in deal.seen_by(seat).tricks.lying
            )


def _hidden_from(deal: GaigelDeal, seat: int) -> list[tuple[str, int, int]]:
    """The places of the cards that nobody has shown to this seat."""
    found = [("talon", 0, place) for place in range(len(deal.talon.cards))]
    for other in range(deal.rules.players):
        if other == seat:
            continue
        rest = deal.cards.shown[other][:]
        for place, card in enumerate(deal.hands[other]):
            if card in rest:
                rest.remove(card)
            else:
                found.append(("hands", other, place))
    if deal.is_face_down():
        found += [
            ("trick", 0, place)
            for place in range(len(deal.tricks.lying))
            if deal.seat_after(deal.tricks.leader, place) != seat
        ]
    return found


@rule("GA-PLAY-17", "GA-PLAY-03")
@each_of("preset", [*TABLES.values(), "wikipedia-4p", "4p-dissle-any"])
@each_of("house", ["prevent", "penalise"])
def test_a_seat_can_tell_from_its_own_view_what_it_may_do(preset: str, house: str) -> None:
    """For every act there is: `legal` lists what `check` allows, and both say the same of the view of that seat."""
    random = Random(11)
    for seed in range(4):
        deals = played(shuffled(seed, preset, irregularities=house), Random(seed), ends=True)
        for step, deal in enumerate(deals):
            if step % 5:
                continue
            for seat in range(deal.rules.players):
                view = deal.seen_by(seat)
                assert view.legal(seat) == deal.legal(seat), f"seed {seed}"
                acts = {*deal.legal(seat), *random.sample(range((OWN + 16) * STEP), 60), *range(36), DRAW_ACT}
                for act in acts:
                    reason = deal.check(seat, act)
                    assert view.check(seat, act) == reason, f"seed {seed}: {seat} {act}"
                    assert (act in deal.legal(seat)) == (reason == 0), f"seed {seed}: {seat} {act}"


@rule("GA-PLAY-16", "GA-AIM-02", "GA-Q49")
@each_of(("aid", "told"), [("none", []), ("own", [0]), ("all", [0, 1])])
def test_whose_count_a_player_is_told(aid: str, told: list[int]) -> None:
    deal = table(taken=BOTH, count_aid=aid)
    view = deal.seen_by(2)
    assert view.score.counts == [points if side in told else -1 for side, points in enumerate(counts(deal))]
    assert [view.true_count(side) for side in (0, 1)] == list(counts(deal)), "he may count for himself"
