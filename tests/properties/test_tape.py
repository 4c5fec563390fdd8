"""The tape: it changes nothing, can be told whatever stands on it, and knows no more than everybody at the table."""

import random
from collections import Counter

from properties.hiding import hidden_from
from properties.players import walk
from properties.tables import FIGURE_GAMES, every_preset, laid, seeds, times
from weli.core.tape import Tape
from weli.core.texts import languages
from weli.games import game_named
from weli.referee import narrate


@every_preset(0)
def test_with_a_tape_everything_is_as_without(preset: str) -> None:
    told = 0
    for seed in seeds(preset, 11000, 20):
        with_tape, without = laid(preset, seed), laid(preset, seed)
        with_tape.tape = []
        for seat, act in list(walk(with_tape, random.Random(seed))):
            without.play(seat, act)
        assert with_tape.facts() == without.facts(), f"preset {preset}, seed {seed}"
        assert with_tape.copy().tape is None
        told += len(with_tape.tape)
    assert told > times(20)


@every_preset(1)
def test_whatever_stands_there_has_its_sentence_and_its_rules(preset: str) -> None:
    told = 0
    for seed in seeds(preset, 12000, 20):
        deal = laid(preset, seed)
        deal.tape = []
        list(walk(deal, random.Random(seed)))
        events = narrate(deal.tape, game_named(deal.rules.game), deal.seating)
        told += len(events)
        for event in events:
            for lang in languages():
                for you in range(-1, deal.rules.players):
                    assert event.text(lang, you=you), event
            assert event.rules, event
    assert told > times(20)


@every_preset(2)
def test_no_card_is_told_that_somebody_has_never_seen(preset: str) -> None:
    cards = 0
    for seed in seeds(preset, 13000, 40):
        deal = laid(preset, seed)
        tape: Tape = []
        deal.tape = tape
        for _ in walk(deal, random.Random(seed)):
            told = Counter({note.card for note in tape if note.card >= 0})
            for seat in range(deal.rules.players):
                known = Counter(deal.rules.cards) - hidden_from(deal, seat)
                assert told <= known, f"preset {preset}, seed {seed}, seat {seat}"
            cards += len(told)
            tape.clear()
    assert cards > times(100 if preset in FIGURE_GAMES else 20)
