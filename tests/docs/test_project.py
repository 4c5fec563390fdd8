"""What the project says of itself is so: its packages and their licences, how it is cited, what others have."""

import re
import tomllib
from collections import defaultdict
from importlib.metadata import PackageNotFoundError, metadata
from itertools import chain
from pathlib import Path

import pytest
import yaml

from docs.test_pages import DOCS, ROOT
from weli.core.version import __version__
from weli.games import GAMES

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LISTED = (DOCS / "dependencies.md").read_text("utf-8").partition("## What goes out")[0]
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in LISTED.splitlines() if line.startswith("| `")]
LICENCES = {row[0].strip("`"): row[-1] for row in ROWS}


def name_of(wanted: str) -> str:
    found = re.match(r"[\w.-]+", wanted)
    assert found is not None
    return found[0]


def test_every_package_that_is_asked_for_stands_there_with_what_it_is_for() -> None:
    always, adding = (part.splitlines() for part in LISTED.split("## For what one adds"))
    for lines, wanted in (
        (always, PROJECT["dependencies"]),
        (adding, [*chain(*PROJECT["optional-dependencies"].values())]),
    ):
        listed = [line.split("`")[1] for line in lines if line.startswith("| `")]
        assert sorted(listed) == sorted({name_of(each) for each in wanted})
    assert all(row[-2] for row in ROWS)


def test_what_one_adds_stands_beside_its_extra() -> None:
    extras = defaultdict(set)
    for extra, packages in PROJECT["optional-dependencies"].items():
        for package in packages:
            extras[name_of(package)].add(extra)
    listed = {row[0].strip("`"): set(re.findall(r"`(\w+)`", row[1])) for row in ROWS if len(row) == 4}
    assert listed == extras


@pytest.mark.parametrize("package", LICENCES)
def test_a_licence_is_the_one_that_the_package_names(package: str) -> None:
    try:
        said = metadata(package)
    except PackageNotFoundError:
        pytest.skip(f"{package} is not installed here")
    named = " ".join(
        [*(said.get_all("License-Expression") or said.get_all("License") or ()), *(said.get_all("Classifier") or ())]
    )
    assert LICENCES[package].split(" and others")[0] in named


def test_it_is_cited_by_its_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()
    assert (cited["version"], cited["license"]) == (__version__, PROJECT["license"])


def test_others_do_not_have_these_games() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed here")
    pettingzoo = pytest.importorskip("pettingzoo", reason="PettingZoo is not installed here")
    theirs = [
        *pyspiel.registered_names(),
        *(path.stem for path in (Path(pettingzoo.__file__).parent / "classic").iterdir()),
    ]
    assert len(theirs) > 100
    assert [name for name in theirs for game in GAMES if game in name and "weli" not in name] == []


def test_the_page_says_of_which_versions_it_speaks() -> None:
    said = (DOCS / "beside-others.md").read_text("utf-8")
    assert re.search(r"As of \d+ \w+ 20\d\d", said)
    assert f"Weli {__version__}" in said
    pinned = (ROOT / "requirements/test.txt").read_text("utf-8")
    for package, name in (("open-spiel", "OpenSpiel"), ("pettingzoo", "PettingZoo")):
        (version,) = re.findall(rf"^{package}==(\S+)", pinned, re.MULTILINE)
        assert f"{name} {version}" in said
