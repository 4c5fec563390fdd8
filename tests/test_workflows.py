"""What a build machine is told in `.github`: it can be read, asks for nothing that is not there, and may do no more than it needs.

None of it can be run here; what its lines call is run by other tests.
"""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from site_index import versions_in

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MADE = re.compile(r"^([a-z-]+):", re.MULTILINE)
ON = True  # how YAML 1.1 reads the word "on"


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def named(path: Path) -> str:
    return path.stem


def steps_of(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=named)


def test_there_are_those_that_a_project_needs() -> None:
    assert [path.stem for path in WORKFLOWS] == ["docs", "gate", "night", "wheels"]


@each_workflow
def test_a_workflow_says_when_and_by_which_rights(path: Path) -> None:
    told = read(path)
    assert told.keys() <= {"name", ON, "permissions", "concurrency", "jobs"}
    assert told["name"] == path.stem
    assert told[ON].keys() <= {"push", "pull_request", "schedule", "workflow_dispatch"}
    assert told["permissions"] == {"contents": "write" if path.stem == "docs" else "read"}


def test_what_the_gate_leaves_for_the_night_is_run_every_night() -> None:
    night = ROOT / ".github/workflows/night.yml"
    assert read(night)[ON]["schedule"]
    assert {"run": "make nightly"} in steps_of(night)


@each_workflow
def test_every_job_runs_somewhere_after_jobs_that_there_are(path: Path) -> None:
    jobs = read(path)["jobs"]
    for job in jobs.values():
        needs = job.get("needs", [])
        assert {*([needs] if isinstance(needs, str) else needs)} <= jobs.keys()
        varied = {f"${{{{ matrix.{name} }}}}" for name in job.get("strategy", {}).get("matrix", {})}
        assert job["runs-on"] in varied or re.fullmatch(r"ubuntu-[\d.]+", job["runs-on"])
        assert set(re.findall(r"\$\{\{ matrix\.\w+ }}", str(job))) <= varied


@each_workflow
def test_every_step_uses_something_of_a_version_or_runs_something(path: Path) -> None:
    for step in steps_of(path):
        assert ("uses" in step) != ("run" in step)
        assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", step.get("uses", "a/b@v1"))


@each_workflow
def test_what_is_run_is_there(path: Path) -> None:
    targets = set(MADE.findall((ROOT / "Makefile").read_text("utf-8")))
    for line in "\n".join(step.get("run", "") for step in steps_of(path)).splitlines():
        words = [*line.split(), "", ""]
        if words[0] == "make":
            assert set(filter(None, words[1:])) <= targets
        if words[0].startswith(".ci/"):
            assert (ROOT / words[0]).stat().st_mode & 0o111
        if words[0] == "python" and words[1].endswith(".py"):
            assert (ROOT / words[1]).is_file()


def test_the_oldest_python_is_the_one_of_the_package() -> None:
    oldest = PROJECT["project"]["requires-python"].removeprefix(">=")
    gate = read(ROOT / ".github/workflows/gate.yml")["jobs"]
    assert {job["strategy"]["matrix"]["python"][0] for job in gate.values()} == {oldest}


def test_every_python_that_has_a_wheel_is_built_by_a_job_of_its_own() -> None:
    wanted = PROJECT["tool"]["cibuildwheel"]["build"].replace("-*", "").split()
    built = read(ROOT / ".github/workflows/wheels.yml")["jobs"]["compiled"]["strategy"]["matrix"]["python"]
    assert built == wanted


def test_the_site_shows_the_newest_version_first(tmp_path: Path) -> None:
    for name in ("v0.2.0", "next", "v0.10.0", "v0.9.1"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").touch()
    (tmp_path / "index.html").touch()
    assert versions_in(tmp_path) == ["next", "v0.10.0", "v0.9.1", "v0.2.0"]
    shutil.rmtree(tmp_path / "next")
    assert versions_in(tmp_path)[0] == "v0.10.0"


def test_the_site_is_laid_beside_the_versions_that_are_there(tmp_path: Path) -> None:
    """The lines of the workflow themselves, twice: where nothing has been published yet, and where something has."""
    (lines,) = (
        step["run"] for step in steps_of(ROOT / ".github/workflows/docs.yml") if "VERSION" in step.get("env", {})
    )
    subprocess.run(["git", "init", "--quiet", "--bare", "origin"], cwd=tmp_path, check=True)
    for version in ("v0.9.0", "v0.10.0"):
        here = tmp_path / version
        begin = "git init -q . && git remote add origin $PWD/../origin && mkdir -p build/docs tools && echo page > build/docs/index.html"
        commit = "git add tools && git -c user.name=a -c user.email=a@example.org commit -qm begin"
        here.mkdir()
        (here / "tools").mkdir()
        shutil.copy(ROOT / "tools/site_index.py", here / "tools")
        script = f"set -e\n{begin}\n{commit}\n{lines}"
        done = subprocess.run(
            ["bash", "-c", script],
            cwd=here,
            env={**os.environ, "VERSION": version},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    laid = subprocess.run(
        ["git", "ls-tree", "-r", "--name-only", "gh-pages"],
        cwd=tmp_path / "origin",
        capture_output=True,
        text=True,
        check=True,
    )
    assert laid.stdout.split() == [".nojekyll", "index.html", "v0.10.0/index.html", "v0.9.0/index.html"]


# Forms for issues.

FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
KINDS = {"markdown", "input", "textarea", "dropdown", "checkboxes"}


def test_there_is_a_form_for_a_bug_and_one_for_a_rule() -> None:
    assert [path.stem for path in FORMS] == ["bug", "config", "rule"]


@pytest.mark.parametrize("path", [path for path in FORMS if path.stem != "config"], ids=named)
def test_a_form_asks_each_thing_once(path: Path) -> None:
    form = read(path)
    assert form.keys() == {"name", "description", "labels", "body"}
    assert {part["type"] for part in form["body"]} <= KINDS
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    names = [part["id"] for part in asked]
    assert len(names) == len(set(names)) >= 3
    assert all(part["attributes"]["label"] for part in asked)


def test_who_says_a_rule_is_another_one_names_the_village_the_witness_and_a_record() -> None:
    asked = {part.get("id") for part in read(ROOT / ".github/ISSUE_TEMPLATE/rule.yml")["body"]}
    assert {"game", "village", "witness", "rule", "record"} <= asked


def test_every_game_can_be_chosen() -> None:
    from weli.games import GAMES

    (game,) = (part for part in read(ROOT / ".github/ISSUE_TEMPLATE/rule.yml")["body"] if part.get("id") == "game")
    assert [option.lower() for option in game["attributes"]["options"]] == list(GAMES)
