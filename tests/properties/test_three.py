"""Three players in random deals: who is asked, who is out, and what everybody has staked, against a little model of its own.

The model knows nothing of the engine: it is told each bet, answer and silence, and says what follows (PL-ALG-10, PL-ALG-11). A failure
names its seed: `random_three(seed)` deals it again.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from weli.core.acts import BET, BLIND, CONCEDE, GOOD, HOLD, PASS_ACT, RAISE, STEP, figures_in
from weli.games import game_named
from weli.games.figures.engine.deal import OPEN, FigureDeal
from weli.games.figures.engine.dealing import deal_pack, lay_pack

PERLAGGEN = game_named("perlaggen")
PRESETS = ["innsbruck-3p", "eichel-3p", "straf"]
SEATS = range(3)
KEPT = {BET: 0.5, BLIND: 0.3, CONCEDE: 0.3}  # how often one that was drawn is made

rule = pytest.mark.rule
DEALS = pytest.mark.parametrize("first", range(0, 120, 10))


@dataclass
class Figure:
    """One figure between three: its value, who is still in, what each has chosen for himself, and who is asked now."""

    value: int = 1
    inside: list[int] = field(default_factory=lambda: [0, 1, 2])
    levels: list[int] = field(default_factory=lambda: [0, 0, 0])
    bound: set[int] = field(default_factory=set)
    bettor: int = -1  # whose bet or raise is open
    held: list[int] = field(default_factory=list)  # those who may be asked next, in their order
    to_raise: list[int] = field(default_factory=list)
    won: bool = False

    def bet(self, seat: int, seen: bool = True) -> None:
        """A bet at one, or a raise at two: the others still in are asked, clockwise."""
        self.bettor = seat
        self.to_raise = []
        self.held = [other for other in ((seat + 1) % 3, (seat + 2) % 3) if other in self.inside]
        if seen:
            self.bound.add(seat)

    def good(self, seat: int) -> None:
        self.inside.remove(seat)
        self.held.remove(seat)
        if len(self.inside) == 1:
            self.won = True
            self.bettor = -1
        elif not self.held:
            self.bettor = -1

    def hold(self, seat: int) -> None:
        """The value rises, and nobody else is asked; after the first hold of a bet the next may raise, then the holder."""
        self.value += 1
        self.levels[seat] = self.levels[self.bettor] = self.value
        self.bound.add(seat)
        rest = [other for other in self.held if other != seat]
        if self.value == 2 and rest:
            self.to_raise = [*rest, seat]
        self.bettor = -1
        self.held = []

    def raises(self, seat: int) -> None:
        self.hold(seat)
        self.bet(seat)

    def give_up(self, seat: int) -> None:
        """In the show."""
        self.inside.remove(seat)
        self.won = len(self.inside) == 1


class Model:
    def __init__(self) -> None:
        self.figures = [Figure() for _ in range(3)]

    def hear(self, seat: int, act: int) -> None:
        """What a player says. A card, or any other word, ends the chance to raise at once."""
        kind, argument = divmod(act, STEP)
        if act == PASS_ACT:
            for figure in self.figures:
                if figure.to_raise[:1] == [seat]:
                    figure.to_raise = figure.to_raise[1:]
                    return
            return
        for figure in self.figures:
            figure.to_raise = []
        if kind in (BET, BLIND):
            for number in figures_in(argument):
                self.figures[number].bet(seat, seen=kind == BET)
        elif kind == HOLD:
            self.figures[argument].hold(seat)
        elif kind == RAISE:
            self.figures[argument].raises(seat)
        elif kind == GOOD:
            self.figures[argument].good(seat)
        elif kind == CONCEDE:
            figure = self.figures[argument]
            figure.good(seat) if figure.bettor >= 0 else figure.give_up(seat)


def random_three(seed: int) -> FigureDeal:
    chance = random.Random(seed)
    rules = PERLAGGEN.preset(PRESETS[seed % 3])
    score = [chance.choice([rules.start_score, abs(rules.target - 3)])] * 3
    pack = chance.sample(rules.cards, len(rules.cards))
    begin = lay_pack if rules.begins_before_the_cut and seed % 2 else deal_pack
    return begin(rules, chance.randrange(3), score, pack)


def moments(seed: int) -> Iterator[tuple[FigureDeal, Model]]:
    """A random deal at each of its moments, with the model beside it."""
    chance = random.Random(seed)
    deal = random_three(seed)
    model = Model()
    yield deal, model
    while not deal.closed:
        seat, act = random_act(deal, chance)
        about_offers = seat in deal.offered() and deal.cards.naming < 0 and deal.exchange.asked != seat
        if act != PASS_ACT or about_offers:
            model.hear(seat, act)
        deal.play(seat, act)
        yield deal, model


def random_act(deal: FigureDeal, chance: random.Random) -> tuple[int, int]:
    while True:
        seat = chance.randrange(3)
        found = deal.legal(seat)
        if found:
            act = chance.choice(found)
            if chance.random() < KEPT.get(act // STEP, 1):
                return seat, act


@rule("PL-ALG-10", "PL-3P-06", "PL-3P-13", "PL-3P-15", "PL-3P-17", "PL-STRAF-12", "PL-STRAF-14", "PL-STRAF-21")
@DEALS
def test_who_is_asked_follows_the_model(first: int) -> None:
    for seed in range(first, first + 10):
        for deal, model in moments(seed):
            for number, figure in enumerate(model.figures):
                if deal.stakes[number].owner != OPEN:
                    continue
                where = (seed, number, figure)
                assert deal.stakes[number].bettor == figure.bettor, where
                asked = figure.held[:1] if figure.bettor >= 0 else []
                assert [seat for seat in SEATS if deal.stakes[number].waiting == seat] == asked, where
                assert deal.stakes[number].offers == figure.to_raise, where
                assert {seat for seat in SEATS if deal.owes_answer(seat, number)} <= set(asked), where


@rule("PL-ALG-10", "PL-3P-09", "PL-3P-26", "PL-STRAF-24")
@DEALS
def test_value_and_who_is_out_follow_the_model(first: int) -> None:
    for seed in range(first, first + 10):
        for deal, model in moments(seed):
            for number, figure in enumerate(model.figures):
                where = (seed, number, figure)
                assert deal.stakes[number].value == figure.value <= 3, where
                if deal.stakes[number].owner == OPEN:
                    assert not figure.won, where
                    # The bar of PL-TIE-05 puts the winner of the Spiel out without a word.
                    overtaken = deal.sides_in(number) if deal.show.barred & 1 << number else figure.inside
                    assert deal.sides_in(number) == overtaken, where
                elif figure.won:
                    assert deal.stakes[number].owner == figure.inside[0] or deal.closed, where


@rule("PL-ALG-11", "PL-STRAF-25", "PL-3P-18")
@DEALS
def test_levels_and_duties_follow_the_model(first: int) -> None:
    for seed in range(first, first + 10):
        for deal, model in moments(seed):
            blind = deal.rules.blind.blind_must_make_figure
            for number, figure in enumerate(model.figures):
                where = (seed, number, figure)
                assert [deal.pledged(seat, number) for seat in SEATS] == figure.levels, where
                if number < 2:
                    bound = {seat for seat in SEATS if deal.proofs.duties[seat] & 1 << number}
                    assert bound - ({deal.stakes[number].blind} if blind else set()) == figure.bound - {
                        deal.stakes[number].blind
                    }, where


@rule("PL-STRAF-26", "PL-ALG-12")
@DEALS
def test_what_is_paid_follows_the_model(first: int) -> None:
    """Where everybody has shown what he owed, and nobody has come to zero: the settlement formula, figure by figure."""
    for seed in range(first, first + 10):
        for deal, model in moments(seed):
            if not deal.closed or deal.rules.name != "straf" or any(deal.proofs.failed) or deal.reached:
                continue
            expected = [0, 0, 0]
            for number, figure in enumerate(model.figures):
                owner = deal.stakes[number].owner
                if owner >= 0:
                    expected[owner] -= figure.value
                for seat in SEATS:
                    if owner not in (seat, -2):
                        expected[seat] += figure.levels[seat]
            assert deal.gained == expected, seed
