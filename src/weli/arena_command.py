"""`weli arena`: two opponents against each other, on the same cards or over whole games."""

import json
import os
import sys
from random import SystemRandom
from typing import Any, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from weli.arena import Games, Pair, Series, Talk, duplicate_deals, play_games
from weli.bots import BOTS, bot_named
from weli.errors import WeliError
from weli.games.bieten.ruleset import BietenRules
from weli.house_rules import named
from weli.parts.ruleset import FigureRules
from weli.ruleset import RuleSet
from weli.texts import system_language, text

_USAGE = 2
_PLACES = 3
_SEEDS = 10**6
_MOST_WORKERS = 61  # as many as Windows waits for


def arena_command(
    first: str,
    second: str,
    *,
    deals: int = 1000,
    matches: int = 0,
    rules: str = "giltspiel/fiss",
    target: int | None = None,
    seed: int | None = None,
    random_scores: bool = False,
    workers: int | None = None,
    as_json: bool = False,
    lang: str | None = None,
    out: TextIO | None = None,
    err: TextIO | None = None,
) -> int:
    """Plays duplicate deals, or whole games where `matches` is given, and prints the result. The game stands before the rule set
    (`perlaggen/straf`). Returns the exit status: 0, or 2 where an opponent or the rules are unknown."""
    lang = lang or system_language()
    try:
        pair = Pair(bot_named(first), bot_named(second))
        ruleset = _rules_named(rules, target)
    except WeliError as error:
        print(error.text(lang), file=err or sys.stderr)
        return _USAGE
    names = (_title(first), _title(second))
    seed = SystemRandom().randrange(_SEEDS) if seed is None else seed
    count = max(1, matches or deals)
    hands = min(workers or os.cpu_count() or 1, count, _MOST_WORKERS)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=err or sys.stderr), transient=True) as progress:
        task = progress.add_task(f"{names[0]} – {names[1]}", total=count)

        def tell() -> None:
            progress.advance(task)

        if matches:
            games = play_games(pair, ruleset, games=count, seed=seed, workers=hands, tell=tell)
            facts = _games_facts(games, ruleset)
        else:
            series = duplicate_deals(
                pair, ruleset, deals=count, seed=seed, random_scores=random_scores, workers=hands, tell=tell
            )
            facts = _series_facts(series, ruleset)
    facts = {"first": first, "second": second, "rules": rules, "seed": seed, **facts}
    if as_json:
        print(json.dumps(facts), file=out or sys.stdout)
    else:
        _print_table(names, facts, lang, out or sys.stdout)
    return 0


def _rules_named(name: str, target: int | None) -> RuleSet:
    rules = named(name).ruleset()
    return rules if target is None else rules.with_options({"target": target})


def _title(name: str) -> str:
    return BOTS[name.strip().lower()].title


def _series_facts(series: Series, rules: RuleSet) -> dict[str, Any]:
    return {
        "deals": len(series.blocks),
        "mean": round(series.mean, _PLACES),
        "margin": round(series.margin, _PLACES),
        "correlation": round(series.correlation, _PLACES),
        "deviation": round(series.deviation, _PLACES),
        **_talk_facts(series.talk, rules),
    }


def _games_facts(games: Games, rules: RuleSet) -> dict[str, Any]:
    low, high = games.interval
    return {
        "games": len(games.played),
        "won": games.won,
        "share": round(games.share, _PLACES),
        "interval": [round(low, _PLACES), round(high, _PLACES)],
        "deals_a_game": round(games.length, 2),
        **({"lost": games.lost} if isinstance(rules, BietenRules) else {}),
        **_talk_facts(games.talk, rules),
    }


def _talk_facts(talk: Talk, rules: RuleSet) -> dict[str, Any]:
    deals = max(1, talk.deals)
    bets = {"silent_deals": round(talk.silent / deals, _PLACES), "standing": round(talk.standing / deals, _PLACES)}
    return {
        "decisions": round(talk.decisions / deals, 1),
        **(bets if isinstance(rules, FigureRules) else {}),
        "per_deal": {word: [round(count / deals, _PLACES) for count in counts] for word, counts in talk.in_order()},
    }


def _print_table(names: tuple[str, str], facts: dict[str, Any], lang: str, out: TextIO) -> None:
    console = Console(file=out)
    told = facts | {"first": names[0], "second": names[1]}
    if "interval" in facts:
        told |= {"low": facts["interval"][0], "high": facts["interval"][1]}
    console.print(text("arena.deals" if "mean" in facts else "arena.games", lang, **told), highlight=False)
    if "lost" in facts:
        console.print(text("arena.lost", lang, **told), highlight=False)
    table = Table(title=text("arena.per-deal", lang), title_justify="left")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for word, (one, other) in facts["per_deal"].items():
        table.add_row(text(f"arena.talk.{word.replace(' ', '-')}", lang), f"{one:.2f}", f"{other:.2f}")
    console.print(table)
    closing = "arena.silent" if "silent_deals" in facts else "arena.decisions"
    console.print(text(closing, lang, **facts), highlight=False)
