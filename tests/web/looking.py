"""The page as different people have it before them, and what axe says of it."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import weli
from web.sitting import DESK, PHONE

AXE = Path(weli.__file__).parent / "web" / "client" / "node_modules" / "axe-core" / "axe.min.js"

LOOKS = [
    pytest.param({"viewport": PHONE, "color_scheme": "light"}, id="phone-light"),
    pytest.param({"viewport": DESK, "color_scheme": "dark"}, id="desk-dark"),
]

HEAR = """() => {
  window.heard = [];
  const hear = (nodes) => nodes.forEach((each) => window.heard.push(each.textContent));
  const log = document.querySelector("[role='log']");
  hear([...log.children]);
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => hear([...addedNodes]))).observe(log, { childList: true });
}"""
"""From now on all that is read out, each sentence as it comes, in `window.heard`."""


def violations(page: Page) -> list[str]:
    """What axe finds wrong, in its words and with the place; what it finds right it need not list."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{each['id']}: {node['html'][:120]}" for each in found["violations"] for node in each["nodes"]]
