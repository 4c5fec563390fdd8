"""What others take: the wheel plays and finds itself well in an empty folder, and the source distribution makes the same wheel.

By day the wheel is unpacked where the libraries of these tests lie beside it; by night pip installs it with all it asks for.
"""

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from processes import started

ROOT = Path(__file__).parents[2]

PLAIN = {"WELI_PAGE": "skip", "WELI_COMPILE": "skip"}
WELI = ["-m", "weli.commands.start"]


def build(target: str, folder: Path, root: Path = ROOT) -> Path:
    """Builds the plain wheel, or the source distribution, of a checkout or of what was unpacked."""
    program = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(program, cwd=root, env={**os.environ, **PLAIN}, capture_output=True, check=True)
    (made,) = folder.iterdir()
    return made


def sums(wheel: Path) -> dict[str, int]:
    """What lies in a wheel, each file with its checksum."""
    with ZipFile(wheel) as opened:
        return {each.filename: each.CRC for each in opened.infolist()}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain one."""
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with ZipFile(wheel) as opened:
        opened.extractall(folder)
    return folder


@pytest.fixture
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unpacked: Path) -> Path:
    """An empty folder from which Python finds the Weli of the wheel."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(unpacked))
    return tmp_path


def told(*words: str) -> str:
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True)
    return done.stdout


def plays(program: list[str], folder: Path) -> None:
    """Opens a table there, asks for the page and all it begins with, and has a table opened."""
    words = [*program, "play", "--no-browser", "--port", "0", "--lang", "en", "--data", str(folder)]
    with started(words, stdout=subprocess.PIPE, cwd=folder) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        with httpx.Client(base_url=address, headers={"origin": address.rstrip("/")}) as http:
            page = http.get("/").text
            assert 'id="app"' in page
            asked = re.findall('"([^"]*assets/[^"]+)"', page)
            assert asked
            assert [http.get(each).status_code for each in asked] == [200] * len(asked)
            assert http.post("/api/tables", json={"level": "lehrbua"}).status_code == 201


def test_the_unpacked_wheel_is_the_one_that_runs(away: Path, unpacked: Path) -> None:
    assert told("-c", "import weli; print(weli.__file__)").strip() == str(unpacked / "weli/__init__.py")


def test_the_wheel_finds_itself_well(away: Path) -> None:
    said = told(*WELI, "doctor", "--port", "0", "--data", str(away), "--lang", "en")
    assert "The page is there and whole" in said
    assert "It is the plain package" in said
    assert "wrong  " not in said


def test_the_wheel_plays_in_an_empty_folder(away: Path) -> None:
    plays([sys.executable, *WELI], away)


@pytest.mark.few(0)
def test_the_source_distribution_makes_the_same_wheel(tmp_path: Path, wheel: Path) -> None:
    source = build("sdist", tmp_path / "source")
    with tarfile.open(source) as opened:
        opened.extractall(tmp_path, filter="data")
    again = build("wheel", tmp_path / "again", tmp_path / source.name.removesuffix(".tar.gz"))
    assert sums(again) == sums(wheel)


@pytest.fixture
def environment(tmp_path: Path, wheel: Path) -> Path:
    """A fresh environment into which pip has brought the wheel."""
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "env")], check=True)
    programs = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", str(wheel)], check=True)
    return programs


@pytest.mark.few(0)
@pytest.mark.slow
def test_pip_brings_all_that_playing_needs(tmp_path: Path, environment: Path) -> None:
    plays([str(environment / "weli")], tmp_path)
    done = subprocess.run([environment / "weli", "doctor", "--port", "0", "--data", str(tmp_path)], check=False)
    assert done.returncode == 0
