"""Building the page: on every machine, whoever builds it."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def test_the_page_is_built_for_somebody_without_a_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools/build_steps")
    page = import_module("page")
    sys.modules.pop("page")
    monkeypatch.setenv("HOME", str(tmp_path / "nowhere"))
    assert page.cache() == {"npm_config_cache": str(ROOT / "build/npm")}
    monkeypatch.setenv("HOME", str(tmp_path))
    assert page.cache() == {}
