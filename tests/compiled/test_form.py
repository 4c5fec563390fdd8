"""The engine is compiled as a whole, or not at all; and what is compiled can be sent to another process."""

import pickle
import random
import sys
from importlib import import_module
from pathlib import Path

import pytest

from weli.core.acts import STEP
from weli.core.build_mode import form
from weli.core.deal import Offence
from weli.games import GAMES, match_for
from weli.games.figures.engine import reasons
from weli.games.gaigel.acts import KNOCK

ROOT = Path(__file__).parents[2]


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the modules that are compiled."""
    monkeypatch.syspath_prepend(ROOT / "tools/build_steps")
    listed = import_module("compiled").modules_to_compile()
    sys.modules.pop("compiled")
    return [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in listed]


def test_every_listed_module_runs_in_the_form_that_the_house_names(engine: list[str]) -> None:
    plain = {name for name in engine if str(import_module(name).__file__).endswith(".py")}
    assert "weli.core.cards" in engine
    assert plain == (set(engine) if form() == "plain" else set())


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_deals_travel_to_another_process(game: str) -> None:
    for rules in GAMES[game].presets.values():
        assert pickle.loads(pickle.dumps(rules)) == rules
        chance = random.Random(1)
        deal = match_for(rules).next_deal(chance.sample(rules.cards, len(rules.cards)))
        deal.tape = []
        deal.offences = [Offence(0, KNOCK * STEP, reasons.NOT_YOUR_TURN)]
        for _ in range(200):
            assert pickle.loads(pickle.dumps(deal)).facts() == deal.facts()
            offers = [(seat, act) for seat in deal.acting() for act in deal.legal(seat)]
            if not offers:
                break
            deal.play(*chance.choice(offers))
        else:
            pytest.fail("the deal did not end")
