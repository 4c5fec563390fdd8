"""What a seat sees as an array: nothing that it may not know, and nearly all that it may."""

from typing import Any

import numpy as np
import pytest

from properties.hiding import shuffled_at
from properties.players import moments
from properties.tables import PRESETS, every_preset, table_for
from weli.core.cards import SUITS
from weli.core.deal import NONE, Deal
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.envs.observation import encoder_for
from weli.envs.observation.arrays import spread
from weli.games.figures.engine.deal import FigureDeal
from weli.games.gaigel.deal import GaigelDeal
from weli.ports.encoding.marks import TOGETHER, Marks

Found = dict[str, np.ndarray[Any, np.dtype[np.uint8]]]
FAMILIES = pytest.mark.parametrize("games", [("giltspiel", "perlaggen"), ("bieten",), ("gaigel",)])


def seen(deal: Deal, seat: int) -> bytes:
    return encoder_for(deal.rules).encode(deal.seen_by(seat), seat).tobytes()


@every_preset(0)
def test_cards_that_a_seat_cannot_know_change_nothing(preset: str) -> None:
    compared = 0
    for seed in range(5000, 5006):
        for deal, chance in moments(preset, seed):
            if deal.closed or chance.random() < 0.7:
                continue
            seat = chance.randrange(deal.rules.players)
            twin = shuffled_at(deal, seat, chance)
            if twin.seen_by(seat).facts() == deal.seen_by(seat).facts():
                assert seen(twin, seat) == seen(deal, seat), f"preset {preset}, seed {seed}"
                compared += 1
    assert compared > 10


@every_preset(1)
def test_two_views_of_a_deal_that_differ_look_different(preset: str) -> None:
    for seed in range(5100, 5104):
        views: dict[bytes, object] = {}
        for deal, _ in moments(preset, seed):
            if not deal.closed:
                facts = deal.seen_by(0).facts()
                assert views.setdefault(seen(deal, 0), facts) == facts, f"preset {preset}, seed {seed}"


@every_preset(2)
def test_everything_is_counted_from_the_observer_on(preset: str) -> None:
    """The same deal, with everybody sitting one seat further, looks the same to each."""
    for seed in range(5200, 5202):
        table = table_for(preset, seed)
        deal, turned = table.laid(), table.turned_by_a_seat().laid()
        players = deal.rules.players
        for seat in range(players):
            assert seen(deal, seat) == seen(turned, (seat + 1) % players), f"preset {preset}, seed {seed}"


@pytest.mark.few(1)
@FAMILIES
def test_every_field_says_something(games: tuple[str, ...]) -> None:
    """Over deals enough, even a partner asked to hand his right over, which is the rarest."""
    said: set[str] = set()
    fields: set[str] = set()
    presets = {preset: rules for preset, rules in PRESETS.items() if rules.game in games}
    for rules in presets.values():
        fields |= {place.field.name for place in encoder_for(rules).layout.places}
    for seed in range(5300, 5700):
        for preset in presets:
            for deal, chance in moments(preset, seed):
                if chance.random() < 0.2:
                    said |= fields_said(deal, chance.randrange(deal.rules.players))
        if fields <= said:
            return
    raise AssertionError(f"nothing was ever said by {fields - said}")


def fields_said(deal: Deal, seat: int) -> set[str]:
    encoder = encoder_for(deal.rules)
    array = encoder.encode(deal.seen_by(seat), seat)
    assert array.max() <= 1
    assert array.shape == (encoder.size,)
    assert array.dtype == np.uint8
    return {place.field.name for place in encoder.layout.places if array[place.start : place.stop].any()}


def test_a_hand_stands_in_its_field() -> None:
    for deal, _ in moments("giltspiel fiss", 5400):
        for seat in range(4):
            view = deal.seen_by(seat)
            assert isinstance(view, FigureDeal)
            found = in_fields(deal, seat)
            held = {card for card in range(36) if found["hand"][card]}
            assert held == {card for card in range(36) if view.cards.hands[seat] >> card & 1}
            for other in range(4):
                row = view.cards.rows[other]
                assert [int(one.argmax()) for one in found["rows"][(other - seat) % 4][: len(row)]] == row


def test_the_whole_truth_is_not_encoded() -> None:
    deal = next(deal for deal, _ in moments("perlaggen innsbruck", 1))
    encoder = encoder_for(deal.rules)
    for not_its_own in (deal, deal.seen_by(2)):
        with pytest.raises(RulesError, match=r"deal\.seen_by\(1\)"):
            encoder.encode(not_its_own, 1)


def test_rules_that_differ_in_numbers_alone_share_a_version() -> None:
    def version(rules: RuleSet) -> str:
        return encoder_for(rules).version

    assert version(PRESETS["perlaggen innsbruck"]) == version(PRESETS["perlaggen schlanders"])
    assert version(PRESETS["perlaggen innsbruck"]) != version(PRESETS["perlaggen innsbruck-2p5"])
    assert version(PRESETS["giltspiel 3-perlique"]) == version(PRESETS["perlaggen innsbruck"])


@every_preset(0)
def test_as_many_marks_are_put_as_the_fields_have(preset: str) -> None:
    for deal, chance in moments(preset, 5500):
        seat = chance.randrange(deal.rules.players)
        layout = encoder_for(deal.rules).layout
        marks = Marks(1, layout.size + 1)
        marks.begin(0)
        layout.put(deal.seen_by(seat), seat, marks)
        marks.say(True)
        marks.end()
        row = spread(marks, 1, marks.stride * TOGETHER)[0]
        assert row[layout.size] == 1
        assert not row[layout.size + 1 :].any()


@every_preset(1)
def test_what_the_deal_says_stands_in_its_field(preset: str) -> None:
    """Some fields of each group: if one of them had too many marks, those behind it would stand in each other's places."""
    for deal, chance in moments(preset, 5600):
        seat = chance.randrange(deal.rules.players)
        found = in_fields(deal, seat)
        seats = [(seat + step) % deal.rules.players for step in range(deal.rules.players)]
        sides = list(dict.fromkeys(deal.seating.side_of(other) for other in seats))
        assert list(found["dealer"]) == [other == deal.dealer for other in seats]
        assert [row.sum() for row in found["held"]] == [len(deal.hand_cards(other)) for other in seats]
        if isinstance(deal, FigureDeal):
            assert_figures_stand_there(deal, found, seats, sides)
        else:
            assert isinstance(deal, GaigelDeal)
            assert_gaigel_stands_there(deal, found, seats, sides)


def assert_figures_stand_there(deal: FigureDeal, found: Found, seats: list[int], sides: list[int]) -> None:
    assert list(found["leader"]) == [other == deal.tricks.leader for other in seats]
    assert [row.sum() for row in found["played"]] == [deal.cards.played[other] for other in seats]
    assert [row.sum() for row in found["taken"]] == [deal.tricks.taken[side] for side in sides]
    assert [row.sum() for row in found["value"]] == [stake.value for stake in deal.stakes]
    assert [row.sum() for row in found["out"]] == [stake.out.bit_count() for stake in deal.stakes]
    assert [row.argmax() for row in found["owner"] if row[3:].any()] == [
        3 + sides.index(stake.owner) for stake in deal.stakes if stake.owner >= 0
    ]
    if "first_bettor" in found:
        assert [row.any() for row in found["first_bettor"]] == [stake.first_bettor != NONE for stake in deal.stakes]
    else:
        assert list(found["trump"]) == [suit == deal.cards.trump for suit in range(SUITS)]
        assert list(found["deciding"]) == [figure == deal.endgame.deciding for figure in deal.figures]


def assert_gaigel_stands_there(deal: GaigelDeal, found: Found, seats: list[int], sides: list[int]) -> None:
    assert list(found["trump"]) == [suit == deal.talon.trump for suit in range(SUITS)]
    assert found["left"].sum() == deal.to_draw()
    assert list(found["leader"]) == [other == deal.tricks.leader for other in seats]
    assert [row.argmax() for row in found["winners"] if row.any()] == [seats.index(one) for one in deal.tricks.winners]
    assert [row.sum() for row in found["piles"]] == [len(deal.pile(side)) for side in sides]
    assert list(found["caller"]) == [other == deal.calls.caller for other in seats]
    assert list(found["calling"]) == [side in deal.calls.calling for side in sides]


def in_fields(deal: Deal, seat: int) -> Found:
    """What a seat sees, by the names of the fields."""
    encoder = encoder_for(deal.rules)
    array = encoder.encode(deal.seen_by(seat), seat)
    return {place.field.name: array[place.start : place.stop].reshape(place.shape) for place in encoder.layout.places}
