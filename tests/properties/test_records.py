"""Random deals of the figure games written down as people speak: each record says the same deal and is written the same way again."""

import random

import pytest

from properties.players import due
from properties.tables import FIGURE_GAMES, PRESETS, laid_figures, times
from weli.core.acts import CONCEDE, CONTEST, CUT, LAST_PROVE, LAST_SHOW, PASS_ACT, PROVE, SHOW, STEP, TAKE
from weli.core.cards import cards_of, cards_text
from weli.games.figures.engine.deal import NONE, FigureDeal
from weli.notation import Line, acts_of, line_of, parse, show_line
from weli.record import Act, DealRecord, Record, read, replay, write

KEPT = {CONCEDE: 0.1, CUT: 1}


def spoken_deal(deal: FigureDeal, chance: random.Random) -> list[tuple[int, Line]]:
    """Plays a deal to its end by whole lines, as a referee takes them."""
    lines: list[tuple[int, Line]] = []
    for _ in range(3000):
        if deal.closed:
            return lines
        seat = due(deal, chance) if chance.random() < 0.7 else chance.randrange(deal.rules.players)
        found = deal.legal(seat)
        act = chance.choice(found) if found else NONE
        if act != NONE and chance.random() < KEPT.get(act // STEP, 0.6):
            before = deal.copy()
            acts = breath(deal, seat, act, chance)
            line = line_of(acts, before)
            assert parse(show_line(line)) == line
            assert acts_of(line, before, seat) == acts
            lines.append((seat, line))
    raise AssertionError("the deal does not end")


def breath(deal: FigureDeal, seat: int, act: int, chance: random.Random) -> list[int]:
    """An act with all that belongs to it: a name, the card fetched, more cards until the figure or the proof is there."""
    kind = act // STEP
    chosen = deal.show.chosen
    acts = [act]
    deal.play(seat, act)
    while not is_whole(deal, seat, acts, chosen):
        found = deal.legal(seat)
        if deal.exchange.giving != NONE:
            found = [one for one in found if one // STEP == TAKE]
        elif deal.cards.naming == NONE:
            enough = (CONTEST - SHOW) * STEP + (kind - SHOW) + SHOW * STEP
            found = [one for one in found if one // STEP == kind or (one == enough and SHOW <= kind <= LAST_SHOW)]
            found = [one for one in found if one == enough] or found
        acts.append(chance.choice([one for one in found if one != PASS_ACT] or found))
        deal.play(seat, acts[-1])
    return acts


def is_whole(deal: FigureDeal, seat: int, acts: list[int], chosen: int) -> bool:
    if deal.cards.naming != NONE or deal.exchange.giving != NONE:
        return False
    kind = acts[0] // STEP
    if SHOW <= kind <= LAST_SHOW:
        return bool(chosen >> kind - SHOW & 1) or acts[-1] // STEP == CONTEST
    if PROVE <= kind <= LAST_PROVE:
        return deal.closed or not deal.owes(seat) >> kind - PROVE & 1
    return True


def record_of(dealt: FigureDeal, lines: list[tuple[int, Line]]) -> Record:
    """The record of one deal: from the pack where it was cut, from the hands where it was dealt at once."""
    rules = dealt.rules
    game, preset = rules.game, rules.name
    cut = bool(dealt.cut.pack)
    one = DealRecord(
        dealer=dealt.dealer,
        score=tuple(dealt.start_scores),
        hands=None if cut else tuple(tuple(cards_of(hand)) for hand in dealt.cards.hands),
        pack=tuple(dealt.cut.pack) if cut else None,
        acts=tuple(Act(seat, line) for seat, line in lines),
        beside={} if cut else {"turned": cards_text(dealt.cards.turned)},
    )
    return Record(game, preset, (one,), rules.options_from(PRESETS[f"{game} {preset}"]))


@pytest.mark.parametrize("preset", FIGURE_GAMES)
def test_a_record_says_the_deal_again(preset: str) -> None:
    tried = 0
    for seed in range(10000, 10000 + times(16)):
        chance = random.Random(seed)
        dealt = laid_figures(preset, seed)
        dealt.cut.pattern = 0  # a record knows the first way of dealing alone
        if len(dealt.active) < dealt.rules.players or (
            not dealt.cut.pack and (any(dealt.cards.rows) or dealt.cut.boden)
        ):
            continue  # who has left the game, what lay open at once and what lies below is not said by the hands
        deal = dealt.copy()
        record = record_of(dealt, spoken_deal(deal, chance))
        written = write(record)
        told = f"preset {preset}, seed {seed}\n{written}"
        assert read(written) == record, told
        assert write(read(written)) == written, told
        replayed = replay(read(written))
        assert replayed.ok, f"{[failed for one in replayed.deals for failed in one.failed]}: {told}"
        again = replayed.deals[0].deal
        assert isinstance(again, FigureDeal)
        again.proofs.unshown, again.exchange.changed = (
            deal.proofs.unshown,
            deal.exchange.changed,
        )  # passes that were never made may be filled in
        assert again.facts() == deal.facts(), told
        tried += 1
    assert tried > times(5)
