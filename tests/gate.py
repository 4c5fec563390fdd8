"""In which form of the house `make test` runs a test: in both, but for what is named here. Without `--gate` every test runs;
`--reached` leaves to the night what this does.

The forms are one source. What the compiler could make of it otherwise shows in the tests of the rules, the cases and the records, which run
in both, and in the random deals that both forms play alike (`make same-play`). `make nightly` runs everything in both.
"""

from collections import defaultdict
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

IN_COMPILED = (
    "arena",
    "bench",
    "bots",
    "compiled/test_compare.py",
    "compiled/test_training.py",
    "compiled/test_wheel.py",
    "docs/test_commands.py",
    "docs/test_research_hour.py",
    "envs",
    "exercises",
    "fifth_game",
    "front/test_play.py",
    "kernel/test_plays_alike.py",
    "kernel/test_thought.py",
    "parlour",
    "properties",
    "record/test_analyse_command.py",
    "rules/gaigel/test_engine_smoke.py",
    "rules/gaigel/test_ga_match.py",
    "sixth_game/test_rooms.py",
    "solving",
    "study",
    "table",
    "training",
    "web/lines/test_evening_together.py",
    "web/lines/test_thinking.py",
    "wire",
)
"""They play, search and learn so much that the plain engine takes up to ten times as long over it, and ask of it what it is asked in both
forms elsewhere; or they measure and build both forms themselves."""

IN_PLAIN = (
    "compiled/test_installed.py",
    "docs",
    "front",
    "house_rules",
    "kernel/test_translation.py",
    "languages",
    "lessons",
    "rulebook",
    "store",
    "talk",
    "test_costs.py",
    "test_every.py",
    "test_gate.py",
    "test_hosting.py",
    "test_house.py",
    "test_portable.py",
    "test_surroundings.py",
    "test_texts.py",
    "test_wording.py",
    "test_workflows.py",
    "thinking",
    "web",
    "workers",
)
"""They look at the page, at the sources, and at rooms that are not compiled."""

IN_BOTH = ("thinking/test_thinking.py",)
"""A thought is given up in the middle of what is compiled."""


def left_for_the_night(items: list[pytest.Item]) -> set[pytest.Item]:
    """Of a test that says one thing of many forms or sizes, and is marked `few(count, first)`, all but so many, spread evenly."""
    alike: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("few"):
            alike[item.nodeid.partition("[")[0]].append(item)
    return {item for forms in alike.values() for item in set(forms).difference(few_of(forms))}


def few_of(forms: list[pytest.Item]) -> list[pytest.Item]:
    """Those of a test's forms that the gate runs. Where it varies by several things, each value of each comes before one comes again."""
    mark = forms[0].get_closest_marker("few")
    assert mark is not None
    count, first = min(mark.args[0], len(forms)), mark.kwargs.get("first", 0)
    values = {form: values_of(form) for form in forms}
    chosen: list[pytest.Item] = []
    seen = set[tuple[str, str]]()
    for number in range(count):
        at = (first + number * len(forms) // count) % len(forms)
        others = [form for form in forms[at:] + forms[:at] if form not in chosen]
        chosen.append(max(others, key=lambda form: len(values[form] - seen)))
        seen |= values[chosen[-1]]
    return chosen


def values_of(form: pytest.Item) -> set[tuple[str, str]]:
    """What a test has in this form of everything by which it varies."""
    varied = getattr(form, "callspec", None)
    return {(name, repr(value)) for name, value in varied.params.items()} if varied else set()


def is_left_out(path: Path, form: str) -> bool:
    """Whether the gate runs a file of tests in the other form alone; the longest of the names above that it goes by decides."""
    here = f"{path.relative_to(TESTS).as_posix()}/"
    named = {"": form} | dict.fromkeys(IN_COMPILED, "compiled") | dict.fromkeys(IN_PLAIN, "plain")
    named |= dict.fromkeys(IN_BOTH, form)
    return named[max((name for name in named if here.startswith(f"{name}/" if name else "")), key=len)] != form
