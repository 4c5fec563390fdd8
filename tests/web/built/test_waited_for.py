"""What the tests wait for in a page."""

import re
from pathlib import Path

WAITED_FOR = re.compile(r"""wait_for_function\(\s*f?["'](.*)""")
A_FUNCTION = re.compile(r"(async )?\(?\w*(, \w+)*\)? =>|\(\[")
TESTS = Path(__file__).parents[2]


def test_a_condition_in_a_page_is_a_function() -> None:
    """An expression is read anew for each frame, which the page's own policy refuses: it would be waited for by luck alone."""
    read_anew = [
        f"{path.name}: {what}"
        for path in sorted(TESTS.rglob("*.py"))
        for what in WAITED_FOR.findall(path.read_text("utf-8"))
        if not A_FUNCTION.match(what)
    ]
    assert read_anew == []
