"""The server in a further language: what it answers, what it refuses, and what a line says."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from languages.toy import LANG, in_toy, narrow, strings
from web.serving import AN_HOUR, Served, serving
from weli.core.texts import SPOKEN_BY_THE_PAGE, together

pytestmark = pytest.mark.usefixtures("site")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables"), delays=AN_HOUR) as running:
        yield running


def test_the_page_is_offered_the_language_and_gets_its_words(served: Served) -> None:
    offered = served.http.get("/api/languages", headers={"accept-language": f"{LANG}-AT, de"}).json()
    assert offered["known"][-1] == {"lang": LANG, "name": in_toy("English")}
    assert offered["usual"] == LANG
    texts = served.http.get(f"/api/texts/{LANG}").json()
    assert texts == together(SPOKEN_BY_THE_PAGE, LANG)
    assert not [key for key, words in texts.items() if narrow(words)]


REFUSED = [
    ("GET", "/api/tables/nowhere/rules", None),
    ("GET", "/api/tables/nowhere/deals/7", None),
    ("GET", "/api/rules/GS-BET-99", None),
    ("GET", "/api/rulebook/skat", None),
    ("GET", "/api/rulesets/giltspiel/skat", None),
    ("GET", "/api/nothing", None),
    ("POST", "/api/tables", {"game": "skat"}),
    ("POST", "/api/tables", {"level": "skat"}),
    ("POST", "/api/tables", {"seat": "skat"}),
    ("POST", "/api/tables", {"options": {"target": "skat"}}),
    ("POST", "/api/tables", {"soup": 1}),
    ("POST", "/api/house-rules", {"house": "soup = 1"}),
    ("POST", "/api/house-rules", {"house": 'weli = 1\ngame = "giltspiel"\nrules = "fiss"\n[options]\nsoup = 1\n'}),
    ("POST", "/api/house-rules/draft", {"game": "giltspiel", "rules": "fiss", "change": {"hand_size": 9}}),
]
QUOTED = (
    "target",
    "house.toml",
    "skat",
    "soup",
    "giltspiel",
    "perlaggen",
    "bieten",
    "gaigel",
    "lehrbua",
    "stammgast",
    "wirt",
    "fiss",
    "3-perlique",
)


@pytest.mark.parametrize(("method", "path", "body"), REFUSED)
def test_a_request_is_refused_in_it(served: Served, method: str, path: str, body: object) -> None:
    answer = served.http.request(method, path, params={"lang": LANG}, json=body)
    assert answer.status_code >= 400
    assert narrow(answer.json()["text"], QUOTED) == []


def test_a_line_speaks_it(served: Served) -> None:
    with served.live(served.new_table(), lang=LANG) as line:
        view = json.loads(line.recv(timeout=20))
        assert view["lang"] == LANG
        assert view["may"]
        names = [each["name"] for each in view["places"] if each["level"]]
        for field, said in strings(view):
            if field.endswith(".text") or (" " in said and not field.endswith((".act", ".fitting"))):
                assert narrow(said, names) == [], f"{field}: {said}"
        for frame in ("soup", json.dumps({"t": "act", "key": "1", "on": view["number"], "act": "soup"})):
            line.send(frame)
            assert narrow(json.loads(line.recv(timeout=20))["text"], QUOTED) == []
