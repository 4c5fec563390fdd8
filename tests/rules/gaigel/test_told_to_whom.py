"""What the referee tells of Gaigel has words for everybody, and nothing that anybody may not know; and who may talk."""

import ast
from pathlib import Path
from random import Random

import pytest

import weli.games.gaigel
from every import each_of
from rules.gaigel.told import (
    a_deal,
    before_the_cut,
)
from weli.core.acts import kind_of
from weli.core.deal import NONE, Deal
from weli.core.errors import Illegal
from weli.core.texts import catalogue, languages
from weli.games.gaigel import GAIGEL
from weli.games.gaigel.acts import ACCUSE, AUS
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ranks import PACK_48
from weli.notation import line_of, parse, show_line
from weli.referee import Referee

rule = pytest.mark.rule


@rule("GA-Q57", "GA-SIG-01", "GA-SIG-02")
def test_partners_sign_and_say_nothing() -> None:
    referee = Referee(a_deal(), GAIGEL)
    assert referee.take(0, "sign wink")[0].kind == "sign"
    assert referee.why_not(0, "say Laub") == referee.why_not(0, "ask Laub?") == "GA-Q57"
    with pytest.raises(Illegal) as refused:
        referee.take(0, "say Laub")
    assert refused.value.rule == "GA-Q57"
    assert Referee(a_deal(signals=False), GAIGEL).why_not(0, "sign wink") == "GA-SIG-01"
    alone = before_the_cut("3p", 2)
    assert Referee(alone, GAIGEL).why_not(0, "sign wink") == "GA-SIG-02"


def kinds_told() -> set[str]:
    """Every kind of event that the engine of Gaigel writes on the tape."""
    found = set()
    for file in Path(weli.games.gaigel.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and f"event.{node.value}" in catalogue("referee", "de")
            ):
                found.add(node.value)
    return found


@each_of("lang", languages())
def test_every_event_has_its_words_also_for_the_player_it_is_about(lang: str) -> None:
    known = catalogue("referee", lang)
    nobodys = {"last_call", "accused_in_vain", "tie_void", "tie_cut", "thrown_in", "cleaning_begins", "no_points"}
    kinds = kinds_told()
    assert len(kinds) > 60
    for kind in kinds:
        forms = ["", ".one"] if f"event.{kind}.one" in known else [""]
        for form in forms:
            assert f"event.{kind}{form}" in known
            assert kind in nobodys or f"event.{kind}.you{form}" in known


@rule("GA-PLAY-17", "GA-Q49", "GA-OPEN-07")
@each_of("preset", list(GAIGEL.presets))
def test_nothing_is_told_that_somebody_may_not_know(preset: str) -> None:
    """Random deals: each card told is one that everybody sees by then; counts are told when somebody has called, or the deal is over."""
    for seed in range(12):
        print(preset, seed)
        random = Random(f"{preset} {seed}")
        pack = PACK_48[:]
        random.shuffle(pack)
        referee = Referee(before_the_cut(preset, 0, pack), GAIGEL)
        while not referee.deal.closed:
            before = referee.deal
            seat, act = some_act(before, random)
            line = line_of([act], before)
            assert parse(show_line(line)) == line
            assert line in referee.lines(seat)
            events = referee.take(seat, line)
            after = referee.deal
            assert isinstance(before, GaigelDeal)
            assert isinstance(after, GaigelDeal)
            public = seen_by_all(before) + seen_by_all(after)
            for event in events:
                assert set(event.cards) <= set(public), (line, event)
                assert event.kind not in ("count", "counted_out") or after.closed or after.calls.caller != NONE
                assert all(not event.text(lang, you=seat).startswith("event.") for lang in languages())


def some_act(deal: Deal, random: Random) -> tuple[int, int]:
    """Any act of anybody, calls apart: these end the deal, so they come seldom."""
    found = [(seat, act) for seat in range(deal.rules.players) for act in deal.legal(seat)]
    quiet = [one for one in found if kind_of(one[1]) not in (AUS, ACCUSE)]
    return random.choice(quiet if quiet and random.random() < 0.99 else found)


def seen_by_all(deal: GaigelDeal) -> list[int]:
    """The cards that lie open, have been won, or are in hands where everybody has seen them."""
    lying = [] if deal.is_face_down() else deal.tricks.lying
    rows = [
        *deal.tricks.finished,
        *deal.cards.shown,
        lying,
        [card for card in (deal.talon.indicator, deal.robbing.diss) if card != NONE],
    ]
    return [card for row in rows for card in row]
