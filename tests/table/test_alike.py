"""Noninterference: two tables alike in what a seat may know send that seat the same bytes, whoever of them is a person."""

import pytest

from table.alike import FORMS, WITH_PARTNERS, WITH_SECRET_SIGNS, pairs_with_a_sign_more, pairs_with_other_cards
from weli.store.sqlite import SqliteStore

SEEDS, FEW_SEEDS = 6, 2


@pytest.fixture
def seeds(thorough: bool) -> range:
    return range(SEEDS if thorough else FEW_SEEDS)


@pytest.mark.few(2)
@pytest.mark.rule("GS-TALK-02")
@pytest.mark.parametrize(("game", "rules"), FORMS, ids=[game for game, _ in FORMS])
def test_hidden_cards_change_nothing_that_is_sent(store: SqliteStore, game: str, rules: str, seeds: range) -> None:
    found = [pair for seed in seeds for pair in pairs_with_other_cards(store, game, rules, seed)]
    assert [(pair.differences, pair.told) for pair in found if pair.differences] == []
    assert sum(pair.hides for pair in found) > 60 * len(seeds) // SEEDS


@pytest.mark.parametrize(("game", "rules"), WITH_SECRET_SIGNS, ids=[game for game, _ in WITH_SECRET_SIGNS])
def test_a_sign_that_somebody_has_not_noticed_changes_nothing_that_is_sent_to_them(
    store: SqliteStore, game: str, rules: str, seeds: range
) -> None:
    found = [pair for seed in seeds for pair in pairs_with_a_sign_more(store, game, rules, seed)]
    assert [(pair.differences, pair.told) for pair in found if pair.differences] == []
    assert sum(pair.hides for pair in found) > 20 * len(seeds) // SEEDS


@pytest.mark.few(1)
@pytest.mark.parametrize(("game", "rules"), WITH_PARTNERS, ids=[game for game, _ in WITH_PARTNERS])
def test_a_sign_to_whose_maker_somebody_does_not_look_changes_nothing_that_is_sent_to_them(
    store: SqliteStore, game: str, rules: str, seeds: range
) -> None:
    """Where signs go by gaze, be it a partner's."""
    found = [pair for seed in seeds for pair in pairs_with_a_sign_more(store, game, rules, seed, "gaze")]
    assert [(pair.differences, pair.told) for pair in found if pair.differences] == []
    assert sum(pair.hides for pair in found) > 20 * len(seeds) // SEEDS
