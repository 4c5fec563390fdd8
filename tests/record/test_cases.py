"""Every case that the package carries: a record in canonical form whose acts, refusals and expectations all hold."""

from pathlib import Path

import pytest

from casebook import CASES
from every import every
from weli.record import Act, Expectation, May, Record, Refusal, read, read_file, replay, write
from weli.rulebook import rules

FILES = sorted(CASES.rglob("*.weli"))
CHECKS = (Refusal, Expectation, May)

every_case = every(FILES, lambda path: path.stem)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    replayed = replay(read_file(path))
    failed = [
        f"{path.name}:{one.line}: {one.expected}, found {one.found}" for deal in replayed.deals for one in deal.failed
    ]
    assert not failed, "\n".join(failed)


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
