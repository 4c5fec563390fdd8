"""The page's faces: it knows everybody who is drawn, and every gesture is acted or is known to be none of the face's."""

import re
from pathlib import Path

from weli.art.faces import LAYERS, SHEETS
from weli.art.regulars import REGULARS
from weli.talk import GESTURES

CLIENT = Path(__file__).parents[3] / "src" / "weli" / "web" / "client" / "src"
SOURCE = (CLIENT / "lib" / "faces.ts").read_text(encoding="utf-8")
HANDS = ("hand", "finger", "thumb", "heart", "scratch", "ear")


def acted() -> dict[str, str]:
    """The gestures of the page with how they are acted, as it is written."""
    table = SOURCE.split("ACTED: Record<string, Look | null> = {\n")[1].split("\n};")[0]
    return dict(re.findall(r'^ {2}"?([\w-]+)"?: (.*),$', table, re.MULTILINE))


def test_the_page_knows_everybody_who_is_drawn() -> None:
    line = re.search(r"FACES = \[(.*)\]", SOURCE)
    assert line
    assert re.findall(r'"(\w+)"', line[1]) == list(REGULARS)


def test_the_sheets_that_the_page_asks_for_are_drawn() -> None:
    """Those at the tables of the first page lie on a sheet of their own, which has nobody else on it."""
    tables = (CLIENT / "start" / "GameTables.svelte").read_text(encoding="utf-8")
    line = re.search(r"SITTING = \[(.*)\]", tables)
    assert line
    assert re.findall(r'"(\w+)"', line[1]) == list(SHEETS["inn"])
    used = {
        name for file in CLIENT.rglob("*.svelte") for name in re.findall(r' sheet="(\w+)"', file.read_text("utf-8"))
    }
    assert used == {*SHEETS}


def test_every_gesture_is_acted_or_done_by_hands() -> None:
    assert acted().keys() == {*GESTURES}
    unacted = {gesture for gesture, look in acted().items() if look == "null"}
    assert unacted == {gesture for gesture in GESTURES if any(word in gesture for word in HANDS)}


def test_what_the_page_puts_together_is_drawn() -> None:
    mouths = {f"mouth-{mouth}" for mouth in re.findall(r'mouth: "(\w+)"', SOURCE)}
    parts = re.findall(r'layer\("([a-z]+)"\)', (CLIENT / "parts" / "Face.svelte").read_text(encoding="utf-8"))
    assert mouths | {*parts} <= {*LAYERS}
    assert len(mouths) >= 7
