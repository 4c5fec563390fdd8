"""Every rule that states something is named by a test. Whoever adds a rule to a rulebook adds its test."""

from pathlib import Path

import pytest

from casebook import CASES
from weli.rulebook import RULE_ID, Book, books, rules

TESTS = Path(__file__).parents[1]
SUFFIXES = {".py", ".weli", ".toml"}


def named_in_tests() -> set[str]:
    """The rule ids that stand in a test or a test case. This folder tests the rulebook itself, so it does not count."""
    here = Path(__file__).parent
    paths = [path for path in TESTS.rglob("*") if path.suffix in SUFFIXES and here not in path.parents]
    paths += CASES.rglob("*.weli")
    return {found for path in paths for found in RULE_ID.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("owner", books(), ids=lambda owner: owner.name)
def test_every_rule_is_named_by_a_test(owner: Book) -> None:
    named = named_in_tests()
    asked = [each.id for each in rules(owner.name) if each.to_be_tested]
    # A test of a whole example (GS-EX-10) covers its steps (GS-EX-10.0, GS-EX-10.1 and so on).
    missing = [each for each in asked if each not in named and each.split(".")[0] not in named]
    assert not missing, f"{len(missing)} of {len(asked)} rules of {owner.name} have no test:\n" + "\n".join(missing)
