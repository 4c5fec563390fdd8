"""Which games there are to translate, and which classes stand for them: found by asking the games themselves."""

from __future__ import annotations

from typing import Any

from kernel.rooms import ACTS, ROOMS, SMALL
from kernel.translation import Game
from weli.games import GAMES, game_of
from weli.kernel.witness import Witness
from weli.ports.encoding.fields import Layout
from weli.ports.manners import HASTY, USUAL
from weli.ports.turn_order import ACTOR

ENTRIES = ("weli.kernel.loops.RandomPlay:play", "weli.kernel.witness.Witness:witness")
PLAYED_OUT = "weli.kernel.playout.Playout:play"
"""Asked for where the rules of thumb of a game's regular have a C."""
REGULARS = ("weli.games.figures.advice.regular.FigureRegular",)
"""Those whose have."""
SIDE_BY_SIDE = ("weli.envs.deal_stream.DealStream:begin", "weli.envs.deal_stream.DealStream:take")
"""Asked for of many records at once, which lie one after the other."""

TYPES = {
    "weli.kernel.walk.Walk": ("lay", "seat", "options", "take", "deal"),
    "weli.core.deal.Deal": ("check", "legal", "play", "seen_by", "turn", "must_act", "hand_cards"),
}
"""Of these Python has objects, whose methods are these."""

DRAWN = {"random.Random": "weli.core.drawing.Draws", "weli.core.drawing.below": "weli.core.drawing.Draws.below"}
"""What chance is drawn from, and how."""

FIXED = (
    *REGULARS,
    "weli.games.figures.advice.spiel_weights.Shape",
    "weli.games.figures.engine.derived_rules.Settled",
    "weli.games.plain.ranking.Ranking",
    "weli.envs.action_table.ActionTable",
)
"""Classes, beside frozen dataclasses and layouts, whose objects never change once they are made."""
ANSWERED = ("FigureRules.cards", "FigureRules.patterns")
"""What Python answers once for each rule set: it makes it out of words."""
CONSTANT = {"Deal.tape": None, "weli.core.act_row.ROOM": ACTS}
"""Nothing is told of a deal in the kernel, and there is room for all acts at once."""


def games_to_translate() -> list[Game]:
    """Those of this house whose deals are of one class by all their presets; games that share their classes are one.

    A game that somebody has installed beside them runs as Python.
    """
    found: dict[tuple[type, ...], list[str]] = {}
    for name in GAMES:
        classes = {classes_of(rules) for rules in GAMES[name].presets.values()}
        if len(classes) == 1 and all(one.__module__.startswith("weli.") for one in next(iter(classes))):
            found.setdefault(classes.pop(), []).append(name)
    return [game_of_classes(classes, names) for classes, names in found.items()]


def classes_of(rules: Any) -> tuple[type, ...]:
    """Of what class its deals are, what walks through them, what makes them, the rules, what puts a view into marks, and its regular."""
    game = game_of(rules)
    deal = Witness(rules, 0).fresh()
    layout = game.learning().layout(rules)
    regular = game.advice.regular(HASTY[USUAL])
    return (
        type(deal),
        type(game.engine.asking(deal, 0, ACTOR)),
        type(game.engine),
        type(rules),
        type(layout),
        type(regular),
    )


def game_of_classes(classes: tuple[type, ...], names: list[str]) -> Game:
    """Each of these classes stands for all of its own bases, and the witness for whoever plays."""
    concrete = DRAWN | {full_name(base): full_name(one) for one in (*classes, Witness) for base in bases(one)}
    fixed = (*FIXED, *(full_name(one) for one in classes if issubclass(one, Layout)))
    entries = (*ENTRIES, PLAYED_OUT) if full_name(classes[-1]) in REGULARS else ENTRIES
    return Game(
        tuple(names), concrete, fixed, CONSTANT, ANSWERED, SMALL, ROOMS, entries, side_by_side=SIDE_BY_SIDE, types=TYPES
    )


def bases(one: type) -> list[type]:
    """The bases that are the engine's own, up to what every game has."""
    rooms = (
        "weli.core.deal",
        "weli.core.ruleset",
        "weli.games.",
        "weli.ports.advice",
        "weli.ports.encoding.fields",
        "weli.ports.engine",
        "weli.ports.turn_order",
        "weli.kernel.loops",
    )
    return [base for base in one.__mro__[1:] if base.__module__.startswith(rooms)]


def full_name(one: type) -> str:
    return f"{one.__module__}.{one.__qualname__}"


def modules_of(games: list[Game]) -> list[str]:
    """The modules from which everything else is reached."""
    reached = {name.partition(":")[0].rpartition(".")[0] for name in (*ENTRIES, PLAYED_OUT, *SIDE_BY_SIDE)} | {
        name.rpartition(".")[0] for name in TYPES
    }
    own = {one.rpartition(".")[0] for game in games for base, one in game.concrete.items() if base not in DRAWN}
    return sorted(reached | own)
