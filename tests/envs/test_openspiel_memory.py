"""What a seat remembers: its own decisions and its views, all of it and nothing else."""

import pickle
import random
from collections import defaultdict

import pytest

from envs.ways import Knowledge, further, moments_of, way
from properties.hiding import hidden_from, shuffled_from_the_start
from weli.core.acts import PASS_ACT, kind_of
from weli.envs.episode import MATCH, Settings
from weli.envs.openspiel.memory import in_words
from weli.envs.openspiel.walk import Start, Walk
from weli.house_rules import named

MIXED = [
    "giltspiel/3-perlique",
    "perlaggen/eichel-imst",
    "perlaggen/straf",
    "bieten/three-wilds",
    "gaigel/kreuz-4p",
    "gaigel/wikipedia-3p",
]


def start_of(preset: str, windows: str = "full", unit: str = "deal") -> Start:
    return Start(Settings(named(preset).ruleset(), windows, unit))


def text(walk: Walk, seat: int) -> str:
    return in_words(walk.memory(seat), seat, walk.start.table)


def assert_same_text_for_same_knowledge(walks: list[Walk], told: str) -> int:
    """Two moments have the same text for a seat if and only if it knows the same. How many texts there are."""
    knowledge = Knowledge()
    texts: dict[int, set[str]] = defaultdict(set)
    known: dict[str, set[int]] = defaultdict(set)
    for walk in walks:
        for seat in range(walk.start.rules.players):
            texts[knowledge.of(walk, seat)].add(text(walk, seat))
            known[text(walk, seat)].add(knowledge.of(walk, seat))
    del known[""]  # nobody knows anything yet
    for alike in texts.values():
        assert len(alike) == 1, f"{told}: texts tell what the seat does not know: {alike}"
    for one, different in known.items():
        assert len(different) == 1, f"{told}: the text leaves out what the seat knows: {one}"
    return len(known)


@pytest.mark.parametrize("windows", ["full", "actor"])
def test_in_every_moment_of_a_reduced_game_the_text_is_what_the_seat_knows(windows: str) -> None:
    assert assert_same_text_for_same_knowledge(list(moments_of(start_of("giltspiel/one-card", windows))), windows) > 50


@pytest.mark.few(2)
@pytest.mark.parametrize("preset", MIXED)
def test_on_ways_that_part_the_text_is_what_the_seat_knows(preset: str) -> None:
    """Several ways from the same deal, which silence and cards unseen may part without a seat's noticing."""
    for seed in range(2):
        chance = random.Random(seed)
        start = start_of(preset)
        first = list(way(start, chance))
        laid = next(place for place, walk in enumerate(first) if walk.episode.asking is not None)
        walks = first[:]
        for _ in range(3):
            at = first[chance.randrange(laid, len(first))]
            while not at.episode.over:
                at = further(at, chance, 0.4)
                walks.append(at)
        assert_same_text_for_same_knowledge(walks, f"{preset}, seed {seed}")


@pytest.mark.few(2, first=1)
@pytest.mark.parametrize("preset", MIXED)
def test_cards_that_a_seat_has_never_seen_leave_no_mark_on_its_text(preset: str) -> None:
    """The same deal with unseen cards elsewhere, played by the same acts: where all views are alike, so are the texts."""
    alike = 0
    for seed in range(60):
        chance = random.Random(seed)
        start = start_of(preset)
        walks = list(way(start, chance, 0.6))
        laid = next(walk for walk in walks if walk.episode.asking is not None)
        later = chance.choice(walks[walks.index(laid) :])
        seat = chance.randrange(start.rules.players)
        pack = shuffled_pack(laid, later, seat, chance)
        twin = walked_alike(start.beginning.with_pack(pack), later)
        knowledge = Knowledge()
        if twin is None or knowledge.of(twin, seat) != knowledge.of(later, seat):
            continue
        assert text(twin, seat) == text(later, seat), f"{preset}, seed {seed}"
        alike += 1
        if alike == 8:
            return
    assert alike, preset


def shuffled_pack(laid: Walk, later: Walk, seat: int, chance: random.Random) -> tuple[int, ...]:
    """The pack with the cards that the seat has not seen in other places."""
    if laid.episode.deal.phase() == "cut":
        return tuple(shuffled_from_the_start(laid.episode.deal, later.episode.deal, seat, chance).cut.pack)
    assert laid.before is not None
    pack = laid.start.draft(laid.start.beginning.episode).pack((*laid.before.drawn, laid.step))
    cards = sorted(hidden_from(later.episode.deal, seat))
    elsewhere = dict(zip(cards, chance.sample(cards, len(cards)), strict=True))
    return tuple(elsewhere.get(card, card) for card in pack)


def walked_alike(twin: Walk, later: Walk) -> Walk | None:
    """The same acts, or with another card where that one lies elsewhere; whom the other cards let interrupt is asked, and silent."""
    acts: list[tuple[int, int]] = []
    walk = later
    while walk.heard is not None and walk.before is not None:
        assert isinstance(walk.step, int)
        acts.append((walk.heard[0], walk.step))
        walk = walk.before
    for seat, act in reversed(acts):
        while twin.episode.seat() not in (seat, -1) and PASS_ACT in twin.episode.options():
            twin = twin.with_act(PASS_ACT)
        if act == PASS_ACT and (twin.episode.seat() != seat or PASS_ACT not in twin.episode.options()):
            continue
        of_the_kind = [one for one in twin.episode.options() if kind_of(one) == kind_of(act)]
        if twin.episode.seat() != seat or not of_the_kind:
            return None
        twin = twin.with_act(act if act in of_the_kind else of_the_kind[0])
    return twin


@pytest.mark.few(2, first=2)
@pytest.mark.parametrize("preset", MIXED)
def test_a_match_is_remembered_across_its_deals(preset: str) -> None:
    chance = random.Random(3)
    start = start_of(preset, "actor", MATCH)
    walks = []
    walk = start.beginning
    while not walk.episode.over and walk.episode.deals < 4:
        walk = further(walk, chance, 0.4)
        walks.append(walk)
    other = start.beginning
    while other.episode.deals < 4:
        other = further(other, chance, 0.4)
    last, same_cards = walks[-1], other
    assert last.memory(0).trace != same_cards.memory(0).trace
    assert_same_text_for_same_knowledge([*walks[::7], other], preset)


@pytest.mark.parametrize("preset", MIXED)
def test_a_way_can_be_saved_and_walked_again(preset: str) -> None:
    chance = random.Random(5)
    walk = chance.choice(list(way(start_of(preset), chance)))
    again = pickle.loads(pickle.dumps(walk))
    assert str(again) == str(walk)
    for seat in range(walk.start.rules.players):
        assert text(again, seat) == text(walk, seat)


def test_the_text_of_a_seat_can_be_read() -> None:
    start = start_of("giltspiel/fiss")
    rules = start.rules
    walk = start.beginning.with_pack(tuple(rules.cards))
    assert text(walk, 1).startswith("E holds E7 E8 L7 L8 L9 |  | ")
    walk = walk.with_number(start.table.number(PASS_ACT))
    asked = walk.before.episode.seat() if walk.before else -1
    assert text(walk, asked).split(" | ")[1] == f"{rules.seating.seat_name(asked)} pass"
    silent = (asked + 1) % rules.players
    assert text(walk, silent) == text(walk.before or walk, silent), "nobody hears that somebody lets things go on"
