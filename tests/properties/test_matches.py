"""Random matches of Bieten and Gaigel written down: each record says the same match again, and is written the same way again.

The deals begin with the pack or with the hands; what a seat's silence means, a draw above all, is left out in half of the matches.
"""

import random
from dataclasses import dataclass, replace
from typing import Any

import pytest

from properties.players import walk
from properties.tables import BIETEN, GAIGEL, PRESETS, options_for, times
from weli.core.acts import NAME, STEP
from weli.core.cards import card_text, cards_of, cards_text
from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.games import match_for
from weli.games.bieten import dealing as bieten
from weli.games.bieten.deal import BietenDeal
from weli.games.gaigel import dealing as gaigel
from weli.games.gaigel.deal import GaigelDeal
from weli.notation import Line, acts_of, line_of, parse, show_line
from weli.ports.match import Match
from weli.record import Act, DealRecord, Record, read, replay, write

MOST_DEALS = 14


@dataclass
class Step:
    """One line: who says it, what it does, and the deal before it."""

    seat: int
    acts: list[int]
    before: Deal

    def line(self) -> Line:
        """It is written as it is read (what is laid and how it is named are one line)."""
        line = line_of(self.acts, self.before)
        assert parse(show_line(line)) == line
        assert acts_of(line, self.before, self.seat) == self.acts
        return line


@pytest.mark.few(12)
@pytest.mark.parametrize("preset", [*BIETEN, *GAIGEL])
def test_a_record_says_a_whole_match_again(preset: str) -> None:
    for seed in range(12000, 12000 + times(2)):
        chance = random.Random(seed)
        rules = _rules_for(preset, chance)
        match = match_for(rules)
        match.begin(chance.randrange(rules.players))
        deals: list[DealRecord] = []
        facts: list[tuple[object, ...]] = []
        while not match.over and len(deals) < MOST_DEALS:
            carried_on = bool(deals) and chance.random() < 0.5
            deal = _begun(match, chance)
            deals.append(_spoken(match, deal, chance, carried_on=carried_on))
            facts.append(deal.facts())
            match.finish()
        game, _, name = preset.partition(" ")
        record = Record(game, name, tuple(deals), rules.options_from(PRESETS[preset]))
        written = write(record)
        told = f"preset {preset}, seed {seed}\n{written}"
        assert read(written) == record, told
        assert write(read(written)) == written, told
        replayed = replay(read(written))
        assert replayed.ok, f"{[failed for one in replayed.deals for failed in one.failed]}: {told}"
        for place, one in enumerate(replayed.deals):
            assert one.deal.facts() == facts[place], f"deal {place + 1}, {told}"


def _rules_for(preset: str, chance: random.Random) -> RuleSet:
    """The preset, in most matches under other options."""
    try:
        return PRESETS[preset].with_options(chance.choice([{}, *options_for(preset)]))
    except RulesError:
        return PRESETS[preset]


def _begun(match: Match, chance: random.Random) -> Deal:
    """The next deal: before the cut, or begun with the hands that somebody got."""
    rules = match.rules
    deal = match.next_deal(chance.sample(rules.cards, len(rules.cards)))
    if chance.random() < 0.5:
        return deal
    for _ in walk(deal, chance):
        if deal.phase() != "cut":
            break
    match.deal = _from_the_hands(deal)
    return match.deal


def _from_the_hands(deal: Deal) -> Deal:
    if isinstance(deal, GaigelDeal):
        talon = [*deal.talon.cards, deal.talon.indicator]
        return gaigel.deal_hands(
            deal.rules, deal.dealer, deal.start_scores, [*deal.hands], talon, deal.cleaning, deal.number
        )
    assert isinstance(deal, BietenDeal)
    hands = [cards_of(hand) for hand in deal.cards.hands]
    return bieten.deal_hands(deal.rules, deal.dealer, deal.start_scores, hands, deal.cut.bottom, deal.active)


def _spoken(match: Match, deal: Deal, chance: random.Random, *, carried_on: bool) -> DealRecord:
    """Plays a deal to its end by whole lines; the record of it."""
    record = DealRecord(
        dealer=deal.dealer,
        score=None if carried_on else tuple(match.scores),
        hands=_hands_of(deal),
        pack=_pack_of(deal),
        acts=(),
        beside=_beside(deal, match.cleaning and not carried_on),
    )
    steps: list[Step] = []
    for seat, act in walk(deal, chance):
        if act // STEP == NAME:
            steps[-1].acts.append(act)
        else:
            steps.append(Step(seat, [act], deal.copy()))
    terse = chance.random() < 0.5
    kept = [step for place, step in enumerate(steps) if not (terse and _goes_without_saying(steps, place))]
    return replace(record, acts=tuple(Act(step.seat, step.line()) for step in kept))


def _goes_without_saying(steps: list[Step], place: int) -> bool:
    """Whether a line may be left out: silence means the same, and what follows could not be done without it."""
    step = steps[place]
    if step.before.implied_act(step.seat) != step.acts[0]:
        return False
    if place + 1 == len(steps):
        return True
    following = steps[place + 1]
    return step.before.check(following.seat, following.acts[0]) != 0


def _pack_of(deal: Deal) -> tuple[int, ...] | None:
    assert isinstance(deal, BietenDeal | GaigelDeal)
    return tuple(deal.cut.pack) if deal.phase() == "cut" else None


def _hands_of(deal: Deal) -> tuple[tuple[int, ...], ...] | None:
    if deal.phase() == "cut":
        return None
    if isinstance(deal, GaigelDeal):
        return tuple(tuple(hand) for hand in deal.hands)
    assert isinstance(deal, BietenDeal)
    return tuple(tuple(cards_of(hand)) for hand in deal.cards.hands)


def _beside(deal: Deal, cleaning: bool) -> dict[str, Any]:
    """The bottom card or the talon, once the pack is cut; a deal of the cleaning phase says so."""
    assert isinstance(deal, BietenDeal | GaigelDeal)
    beside: dict[str, Any] = {"cleaning": True} if cleaning else {}
    if deal.phase() == "cut":
        return beside
    if isinstance(deal, GaigelDeal):
        return {**beside, "talon": cards_text([*deal.talon.cards, deal.talon.indicator])}
    return {**beside, "bottom": card_text(deal.cut.bottom)} if deal.cut.bottom >= 0 else beside
