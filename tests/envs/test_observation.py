"""What a seat sees as an array: nothing that it may not know, and nearly all that it may."""

import numpy as np
import pytest

from properties.hiding import shuffled_at
from properties.players import moments
from properties.tables import PRESETS, table_for
from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.envs.observation import encoder_for
from weli.envs.observation.arrays import spread
from weli.mechanics.deal import FigureDeal
from weli.ports.encoding.marks import TOGETHER, Marks

EVERY = pytest.mark.parametrize("preset", PRESETS)
FAMILIES = pytest.mark.parametrize("games", [("giltspiel", "perlaggen"), ("bieten",), ("gaigel",)])


def seen(deal: Deal, seat: int) -> bytes:
    return encoder_for(deal.rules).encode(deal.seen_by(seat), seat).tobytes()


@EVERY
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


@EVERY
def test_two_views_of_a_deal_that_differ_look_different(preset: str) -> None:
    for seed in range(5100, 5104):
        views: dict[bytes, object] = {}
        for deal, _ in moments(preset, seed):
            if not deal.closed:
                facts = deal.seen_by(0).facts()
                assert views.setdefault(seen(deal, 0), facts) == facts, f"preset {preset}, seed {seed}"


@EVERY
def test_everything_is_counted_from_the_observer_on(preset: str) -> None:
    """The same deal, with everybody sitting one seat further, looks the same to each."""
    for seed in range(5200, 5202):
        table = table_for(preset, seed)
        deal, turned = table.laid(), table.turned_by_a_seat().laid()
        players = deal.rules.players
        for seat in range(players):
            assert seen(deal, seat) == seen(turned, (seat + 1) % players), f"preset {preset}, seed {seed}"


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
    rules = PRESETS["giltspiel fiss"]
    for deal, _ in moments("giltspiel fiss", 5400):
        encoder = encoder_for(rules)
        places = {place.field.name: place for place in encoder.layout.places}
        for seat in range(4):
            view = deal.seen_by(seat)
            assert isinstance(view, FigureDeal)
            hand = places["hand"]
            array = encoder.encode(view, seat)
            held = {card for card in range(36) if array[hand.start : hand.stop][card]}
            assert held == {card for card in range(36) if view.cards.hands[seat] >> card & 1}
            rows = places["rows"]
            lying = array[rows.start : rows.stop].reshape(rows.shape)
            for other in range(4):
                row = view.cards.rows[other]
                assert [int(one.argmax()) for one in lying[(other - seat) % 4][: len(row)]] == row


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


@EVERY
def test_every_field_puts_as_many_marks_as_its_shape_has(preset: str) -> None:
    """Otherwise all that follow it would stand in each other's places."""
    for deal, chance in moments(preset, 5500):
        seat = chance.randrange(deal.rules.players)
        view = deal.seen_by(seat)
        encoder = encoder_for(deal.rules)
        together = encoder.encode(view, seat)
        for place in encoder.layout.places:
            length = place.stop - place.start
            alone = Marks(1, length + 1)
            alone.begin(0)
            place.field.put(view, seat, alone)
            alone.say(True)
            alone.end()
            marks = spread(alone, 1, alone.stride * TOGETHER)[0]
            assert marks[length] == 1, f"{place.field.name}, preset {preset}"
            assert not marks[length + 1 :].any(), f"{place.field.name}, preset {preset}"
            assert np.array_equal(marks[:length], together[place.start : place.stop]), place.field.name
