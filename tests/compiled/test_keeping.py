"""What was compiled is used again only whole, and only for what it was made of; without a place to keep it, it is compiled each time."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]

Keep = Callable[[str], Any]


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "weli" / "compiled"


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Keep]:
    monkeypatch.syspath_prepend(ROOT / "tools/build_steps")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield import_module("keeping").Kept
    for name in ("keeping", "compiled"):
        sys.modules.pop(name, None)


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """What was compiled: two files, one of them in a folder."""
    folder = tmp_path / "made"
    (folder / "weli").mkdir(parents=True)
    (folder / "one.so").write_bytes(b"one")
    (folder / "weli" / "two.so").write_bytes(b"two")
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_it_is_laid_where_it_is_wanted_and_nothing_else_lies_there(kept: Keep, made: Path, tmp_path: Path) -> None:
    kept("key").take(made)
    target = tmp_path / "target"
    target.mkdir()
    (target / "old.so").touch()
    assert kept("key").lay_into(target)
    assert files(target) == files(made)


def test_what_was_made_of_something_else_is_not_used(kept: Keep, made: Path, tmp_path: Path) -> None:
    kept("key").take(made)
    assert not kept("ke").lay_into(tmp_path / "target")
    assert not kept("key2").lay_into(tmp_path / "target")
    assert not (tmp_path / "target").exists()


@pytest.mark.parametrize("harm", [lambda data: data[:-1], lambda data: b"\0" + data[1:], lambda _: b""])
def test_what_was_cut_off_or_changed_is_not_used_and_goes(
    kept: Keep, made: Path, cache: Path, tmp_path: Path, harm: Callable[[bytes], bytes]
) -> None:
    kept("key").take(made)
    (archive,) = cache.iterdir()
    archive.write_bytes(harm(archive.read_bytes()))
    assert not kept("key").lay_into(tmp_path / "target")
    assert list(cache.iterdir()) == []


def test_many_who_write_at_once_leave_one_that_is_whole(kept: Keep, made: Path, cache: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as writers:
        for done in [writers.submit(kept("key").take, made) for _ in range(40)]:
            done.result()
    assert all(path.name.startswith("key-") for path in cache.iterdir())
    assert kept("key").lay_into(tmp_path / "target")


def test_only_what_was_used_last_is_kept(kept: Keep, made: Path, cache: Path) -> None:
    for number in range(20):
        kept(f"key{number:02}").take(made)
    assert len(list(cache.iterdir())) == 16


def test_where_nothing_can_be_kept_a_sentence_says_so(
    kept: Keep, made: Path, cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cache.parent.mkdir(parents=True)
    cache.write_text("in the way", "utf-8")
    kept("key").take(made)
    assert "could not be kept for another time" in capsys.readouterr().err
    assert not kept("key").lay_into(made)


def test_another_compiler_or_another_source_is_another_name(monkeypatch: pytest.MonkeyPatch, kept: Keep) -> None:
    compiled = import_module("compiled")
    monkeypatch.delenv("CC", raising=False)
    modules = compiled.modules_to_compile()
    named = {compiled.key_of(modules, flags) for flags in (["-O0"], ["-O2"])} | {compiled.key_of(modules[1:], ["-O2"])}
    monkeypatch.setenv("CC", "env gcc")
    named.add(compiled.key_of(modules, ["-O2"]))
    assert len(named) == 4
    assert compiled.key_of(modules, ["-O2"]) in named


def test_where_what_others_have_found_out_is_kept_is_told_unless_nothing_can_be_kept_there(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("", "utf-8")

    def told(cache: str) -> str:
        words = [sys.executable, str(ROOT / "tools/build_steps/keeping.py"), "mypy"]
        surroundings = os.environ | {"XDG_CACHE_HOME": str(tmp_path / cache)}
        return subprocess.run(words, env=surroundings, capture_output=True, text=True, check=True).stdout.strip()

    assert told("cache") == str(tmp_path / "cache" / "weli" / "mypy")
    assert told("a file") == ""
