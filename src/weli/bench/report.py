"""What was measured, as a table for people, for a page of the documentation, or as JSON."""

import platform
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Any

from rich.table import Table

from weli.bench.figures import FIGURES, PEERS, Figure, Goal
from weli.bench.measuring import Found
from weli.core.texts import text

NUMBERS = ("least", "median", "most")
FORMS = ("compiled", "plain", "peers")


@dataclass(frozen=True)
class Row:
    """One line of the table: the figure's name in words, its unit, three numbers, and what was to be reached."""

    name: str
    unit: str
    numbers: tuple[str, str, str]
    goal: str

    def cells(self) -> list[str]:
        return [self.name, self.unit, *self.numbers, self.goal]


def sections(found: Found, lang: str) -> Iterator[tuple[str, list[Row]]]:
    """The rows of each form, under its heading."""
    for form in FORMS:
        values = found.values.get(form, {})
        figures = [figure for figure in (*FIGURES, *PEERS) if figure.name in values]
        if figures:
            rows = [row(figure, form, values[figure.name], found, lang) for figure in figures]
            packages = ", ".join(f"{package} {version}" for package, version in found.versions.items())
            yield text(f"bench.{form}", lang, packages=packages), rows


def row(figure: Figure, form: str, values: list[float], found: Found, lang: str) -> Row:
    least, middle, most = (number(value) for value in (min(values), median(values), max(values)))
    said = [goal_in_words(figure, goal, values, found, lang) for goal in figure.goals if goal.form == form]
    name = text(f"bench.{figure.word}", lang, rules=figure.rules)
    unit = text(f"bench.unit.{figure.unit.removesuffix('/s')}", lang)
    return Row(name, unit, (least, middle, most), "; ".join(said))


def goal_in_words(figure: Figure, goal: Goal, values: list[float], found: Found, lang: str) -> str:
    peers = found.values.get("peers", {})
    met = goal.is_met(values, peers, is_time=figure.is_time)
    verdict = text({True: "bench.met", False: "bench.missed", None: "bench.unknown"}[met], lang)
    times = goal.times(values, peers)
    bound = number(goal.bound)
    said = text(f"bench.goal.{goal.of}", lang, bound=bound) if goal.of else f"{'≤' if figure.is_time else '≥'} {bound}"
    return f"{said}: {verdict}" if times is None else f"{said}: {number(times)} ×, {verdict}"


def number(value: float) -> str:
    return f"{value:.3g}" if value < 10 else f"{value:,.0f}"


def machine(lang: str) -> str:
    return text("bench.machine", lang, python=platform.python_version(), system=platform.platform(terse=True))


def headings(lang: str) -> list[str]:
    return ["", text("bench.unit", lang), *[text(f"bench.{name}", lang) for name in NUMBERS], text("bench.goal", lang)]


def as_table(found: Found, lang: str) -> Table:
    table = Table(title=machine(lang), title_justify="left")
    for place, heading in enumerate(headings(lang)):
        table.add_column(heading, justify="right" if 2 <= place <= 4 else "left")
    for heading, rows in sections(found, lang):
        table.add_section()
        table.add_row(heading, style="bold")
        for one in rows:
            table.add_row(*one.cells())
    return table


def as_markdown(found: Found, lang: str) -> str:
    """The same table for a page: a heading and a table for each form."""
    lines = [machine(lang)]
    for heading, rows in sections(found, lang):
        lines += ["", f"### {heading}", "", in_columns(headings(lang)), "|---|---|---:|---:|---:|---|"]
        lines += [in_columns(one.cells()) for one in rows]
    return "\n".join(lines)


def in_columns(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def as_facts(found: Found) -> dict[str, Any]:
    """Everything, for programs: values rising, and whether each goal is reached."""
    values = {form: {name: sorted(each) for name, each in of.items()} for form, of in found.values.items()}
    return {
        "rounds": found.rounds,
        "python": platform.python_version(),
        "versions": found.versions,
        "missing": found.missing,
        "values": values,
        "goals": [
            {
                "figure": figure.name,
                "form": goal.form,
                "bound": goal.bound,
                "of": goal.of,
                "times": goal.times(values[goal.form][figure.name], values["peers"]),
                "met": goal.is_met(values[goal.form][figure.name], values["peers"], is_time=figure.is_time),
            }
            for figure in FIGURES
            for goal in figure.goals
            if figure.name in values.get(goal.form, {})
        ],
    }
