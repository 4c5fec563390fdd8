"""Every case that the package carries: a record in canonical form whose acts, refusals and expectations all hold."""

from pathlib import Path

import pytest

from casebook import CASES
from every import every
from weli.record import Act, Expectation, May, Record, Refusal, read, read_file, replay, write
from weli.rulebook import rules

FILES = sorted(CASES.rglob("*.weli"))
CHECKS = (Refusal, Expectation, May)

TOLD_IN_THE_RULES = """\
GS-EX-01 GS-EX-02 GS-EX-03 GS-EX-04 GS-EX-05 GS-EX-06 GS-EX-07 GS-EX-08 GS-EX-09 GS-EX-10.0 GS-EX-10.1
GS-EX-10.2 GS-EX-10.3 GS-EX-10.4 GS-EX-10.5 GS-EX-11.0 GS-EX-11.1 GS-EX-11.2 GS-EX-11.3 GS-EX-11.4 GS-EX-11.5
GS-EX-12.0 GS-EX-12.1 GS-EX-12.2 GS-EX-12.3 GS-EX-12.4 GS-EX-12.5 GS-EX-12.6 GS-EX-13.1 GS-EX-13.2 GS-EX-14.0
GS-EX-14.1 GS-EX-14.2 GS-EX-14.3 GS-EX-14.4 GS-EX-14.5 GS-EX-14.6 GS-EX-15 GS-EX-16 GS-EX-17 GS-EX-18.0
GS-EX-18.1 GS-EX-18.2 GS-EX-19 GS-EX-20 GS-EX-21 GS-EX-22.0 GS-EX-22.1 GS-EX-22.2 GS-EX-23.0 GS-EX-23.1
GS-EX-23.2 GS-EX-24.1 GS-EX-25.1 GS-EX-25.2 GS-EX-25.3 PL-EX-01 PL-EX-02.0 PL-EX-02.1 PL-EX-03.0 PL-EX-03.1
PL-EX-04.1 PL-EX-04.2 PL-EX-04.3 PL-EX-05.1 PL-EX-05.2 PL-EX-06 PL-EX-07.1 PL-EX-07.2 PL-EX-07.3 PL-EX-08.0
PL-EX-08.1 PL-EX-08.2 PL-EX-08.3 PL-EX-08.4 PL-EX-09.0 PL-EX-09.1 PL-EX-09.2 PL-EX-09.3 PL-EX-09.4 PL-EX-10.0
PL-EX-10.1 PL-EX-10.2 PL-EX-10.3 PL-EX-10.4 PL-EX-11.1 PL-EX-11.2 PL-EX-12.0 PL-EX-12.1 PL-EX-12.2 PL-EX-12.3
PL-EX-12.4 PL-EX-12.5 PL-EX-12.6 PL-EX-12.7 PL-EX-13 PL-EX-14 PL-EX-15 PL-EX-16.0 PL-EX-16.1 PL-EX-17.1
PL-EX-17.2 PL-EX-18.1 PL-EX-18.2 PL-EX-19.1 PL-EX-19.2 PL-EX-20.1 PL-EX-20.2 PL-EX-21 PL-EX-22.1 PL-EX-22.2
PL-EX-22.3 PL-EX-22.4 PL-EX-22.5 PL-EX-23.1 PL-EX-23.2 PL-EX-23.3 PL-EX-23.4 PL-EX-23.5 PL-EX-23.6 PL-EX-23.7
PL-EX-23.8 PL-EX-24.1 PL-EX-24.2 PL-EX-25
"""
"""The examples that the rules themselves work out, step by step."""


def part_of(path: Path) -> str:
    """The game that a case belongs to, and the part of its rules."""
    return path.stem[:5]


every_case = every(FILES, lambda path: path.stem)


@pytest.mark.parametrize("part", sorted({part_of(path) for path in FILES}))
def test_cases(part: str) -> None:
    every([path for path in FILES if part_of(path) == part], lambda path: path.stem)(holds)()


def holds(path: Path) -> None:
    replayed = replay(read_file(path))
    failed = [
        f"{path.name}:{one.line}: {one.expected}, found {one.found}" for deal in replayed.deals for one in deal.failed
    ]
    assert not failed, "\n".join(failed)


def test_each_example_of_the_rules_is_a_case() -> None:
    """Of its own name, or of several with a word added."""
    names = {path.stem for path in FILES}
    owners = names | {name.rpartition("-")[0] for name in names}
    assert [each for each in TOLD_IN_THE_RULES.split() if each not in owners] == []


@every_case
def test_case_is_canonical(path: Path) -> None:
    content = path.read_bytes()
    record = read_file(path)
    assert write(record).encode() == content
    assert read(write(record)) == record


@every_case
def test_case_says_what_it_shows_and_checks_something(path: Path) -> None:
    """The note begins with the rule that the case belongs to; more cases of one rule add a word to their file's name."""
    record = read_file(path)
    assert record.note is not None
    owner, _, says = record.note.partition(": ")
    assert path.stem == owner or path.stem.startswith(f"{owner}-")
    assert says.endswith(".")
    assert any(isinstance(line, CHECKS) for deal in record.deals for line in deal.acts)


@every_case
def test_case_leaves_the_same_state_without_its_checks(path: Path) -> None:
    """Nothing that only checks changes anything."""
    record = read_file(path)
    bare = Record(
        record.game,
        record.rules,
        tuple(
            type(deal)(**(vars(deal) | {"acts": tuple(line for line in deal.acts if isinstance(line, Act))}))
            for deal in record.deals
        ),
        record.options,
    )
    for full, plain in zip(replay(record).deals, replay(bare).deals, strict=True):
        assert full.deal.facts() == plain.deal.facts()


def test_every_worked_example_of_giltspiel_is_a_case() -> None:
    examples = {one.id for one in rules("giltspiel") if one.topic == "EX"}
    assert examples <= {path.stem for path in FILES}


def test_every_rule_that_a_case_names_is_in_the_rulebook() -> None:
    known = {one.id for one in rules("giltspiel")}
    for path in sorted((CASES / "giltspiel").glob("*.weli")):
        named = {line.rule for deal in read_file(path).deals for line in deal.acts if isinstance(line, Refusal)}
        assert named - {""} <= known, path.name
