"""A contest in words and tables."""

from collections.abc import Mapping
from typing import Any, Final, TextIO

from rich.console import Console
from rich.table import Table

from weli.bots import BOTS, name_parts
from weli.core.texts import printable, text

UNKNOWN: Final = "–"

_COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "deals": ("mean", "margin", "deals", "correlation", "saving", "deviation"),
    "test": ("mean", "margin", "deals", "verdict", "ratio"),
    "matches": ("share", "interval", "won", "matches", "deals-a-game"),
}

_NUMBER: Final = 6  # places that a number takes, however narrow the terminal
_WIDE: Final = 110  # and those of a line that goes to a file

Facts = Mapping[str, Any]


def title_of(name: str) -> str:
    """What an opponent is called at the table, with its settings: `Wirt (worlds=40)`."""
    word, settings = name_parts(name)
    title = BOTS[word].title if word in BOTS else printable(word)
    return f"{title} ({printable(settings)})" if settings else title


def print_report(facts: Facts, lang: str, out: TextIO) -> None:
    """One pairing as a sentence, with what was said and done; several as a table. Then ratings and times, where there are any."""
    console = Console(file=out) if out.isatty() else Console(file=out, width=_WIDE)
    if len(facts["pairings"]) == 1:
        _print_pairing(facts, facts["pairings"][0], lang, console)
    else:
        console.print(_round_table(facts, lang))
    if "beaten_by" in facts:
        console.print(_pool_sentence(facts, lang), highlight=False, soft_wrap=True)
    if facts.get("ratings"):
        console.print(_ratings_table(facts, lang))
    if facts["times"]:
        console.print(_times_table(facts, lang))


def _pool_sentence(facts: Facts, lang: str) -> str:
    """Whether anybody of the pool is better than the opponent that was named."""
    name = title_of(facts["pairings"][0]["first"])
    if not facts["beaten_by"]:
        return text("arena.pool.stands", lang, name=name)
    return text("arena.pool.beaten", lang, name=name, others=", ".join(title_of(other) for other in facts["beaten_by"]))


def _print_pairing(facts: Facts, pairing: Facts, lang: str, console: Console) -> None:
    names = (title_of(pairing["first"]), title_of(pairing["second"]))
    told = {**facts, **pairing, "first": names[0], "second": names[1]}
    lines = ["arena.deals", "arena.spread"] if "mean" in pairing else ["arena.games"]
    if "interval" in pairing:
        told |= {"low": pairing["interval"][0], "high": pairing["interval"][1]}
    if "per_deal" not in pairing:
        lines = ["arena.nothing"]
    if "mean" in pairing:
        told |= {"saving": _factor(pairing["saving"]), "margin": _number(pairing["margin"], ".3f")}
    lines += [f"arena.{word}" for word in ("drawn", "lost") if word in pairing]
    for line in lines:
        console.print(text(line, lang, **told), highlight=False, soft_wrap=True)
    if "test" in pairing:
        verdict = {**facts["test"], **pairing["test"], "first": names[0], "second": names[1]}
        console.print(text(f"arena.test.{verdict['verdict']}", lang, **verdict), highlight=False, soft_wrap=True)
    if pairing.get("per_deal"):
        console.print(_talk_table(pairing, names, lang))
        closing = "arena.silent" if "silent_deals" in pairing else "arena.decisions"
        console.print(text(closing, lang, **pairing), highlight=False, soft_wrap=True)


def _talk_table(pairing: Facts, names: tuple[str, str], lang: str) -> Table:
    table = _table(text("arena.per-deal", lang), "", *names)
    for word, (one, other) in pairing["per_deal"].items():
        table.add_row(text(f"arena.talk.{word.replace(' ', '-')}", lang), f"{one:.2f}", f"{other:.2f}")
    return table


def _round_table(facts: Facts, lang: str) -> Table:
    what = "deals" if "deals" in facts else "matches"
    tested = "test" in facts
    columns = _COLUMNS["test" if tested else what]
    title = text(f"arena.round.{what}", lang, rules=facts["rules"], seed=facts["seed"])
    table = _table(title, "", *(text(f"arena.column.{column}", lang) for column in columns))
    for pairing in facts["pairings"]:
        names = f"{title_of(pairing['first'])} – {title_of(pairing['second'])}"
        table.add_row(names, *_cells(pairing, columns, lang))
    return table


def _cells(pairing: Facts, columns: tuple[str, ...], lang: str) -> list[str]:
    """What a table of pairings says of one of them; dashes where nothing is played yet."""
    if "per_deal" not in pairing:
        return [UNKNOWN] * len(columns)
    low, high = pairing.get("interval", (0, 0))
    test = pairing.get("test", {"verdict": "undecided", "ratio": None})
    cells = {
        "mean": _number(pairing.get("mean"), "+.3f"),
        "margin": _number(pairing.get("margin"), ".3f"),
        "deals": str(pairing.get("deals")),
        "correlation": _number(pairing.get("correlation"), ".2f"),
        "saving": _factor(pairing.get("saving")),
        "deviation": _number(pairing.get("deviation"), ".2f"),
        "verdict": text(f"arena.verdict.{test['verdict']}", lang),
        "ratio": _number(test["ratio"], "+.2f"),
        "share": _number(pairing.get("share"), ".1%"),
        "interval": f"{low:.1%} – {high:.1%}",
        "won": str(pairing.get("won")),
        "matches": str(pairing.get("matches")),
        "deals-a-game": _number(pairing.get("deals_a_game"), ".1f"),
    }
    return [cells[column] for column in columns]


def _ratings_table(facts: Facts, lang: str) -> Table:
    table = _table(text("arena.ratings", lang), "", "Elo", text("arena.column.interval", lang))
    for one in facts["ratings"]:
        interval = f"{one['low']} – {one['high']}" if one["low"] != one["high"] else UNKNOWN
        table.add_row(title_of(one["name"]), str(one["elo"]), interval)
    return table


def _times_table(facts: Facts, lang: str) -> Table:
    columns = [text(f"arena.column.{column}", lang) for column in ("mean-ms", "slow-ms", "decisions")]
    table = _table(text("arena.times", lang), "", *columns)
    for one in facts["times"]:
        times = [_number(one[time], ".3f") for time in ("mean_ms", "slow_ms")]
        table.add_row(title_of(one["name"]), *times, str(one["decisions"]))
    return table


def _table(title: str, *columns: str) -> Table:
    """A table whose first column is words, and all others numbers."""
    table = Table(title=title, title_justify="left")
    for place, column in enumerate(columns):
        if place:
            table.add_column(column, justify="right", min_width=_NUMBER)
        else:
            table.add_column(column, overflow="fold")
    return table


def _number(value: float | None, form: str) -> str:
    return UNKNOWN if value is None else format(value, form)


def _factor(value: float | None) -> str:
    """How many times; where the cards explain everything, without end."""
    return "∞" if value is None else f"{value:.1f}"
