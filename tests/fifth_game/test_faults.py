"""A game that a package brings along and that is not what a game has to be: one sentence says so, and everything else runs on."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import weli
from weli.core.errors import RulesError
from weli.core.texts import text
from weli.games import GAMES, game_named
from weli.games.registry import OWN
from weli.rulebook import UnknownRule, book, books

Offer = Callable[..., None]
HEAD = "from dataclasses import replace\nfrom grasobern import *\nfrom grasobern import GRASOBERN\nfrom weli.games import *\n"


@pytest.fixture
def offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Offer]:
    """Puts a package there as it lies once it is installed: a module and what it offers."""
    monkeypatch.syspath_prepend(tmp_path)

    def lay(package: str, code: str, entry: str) -> None:
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[weli.games]\n{entry}\n", "utf-8")
        (tmp_path / f"{package}.py").write_text(f"{HEAD}{code}\n", "utf-8")
        GAMES.look_again()

    yield lay
    monkeypatch.undo()
    for module in [name for name in sys.modules if name.startswith("faulty_")]:
        del sys.modules[module]
    GAMES.look_again()


def sentence(name: str) -> str:
    """What is said of a game that there is not, in English; in German it is one line too."""
    with pytest.raises(RulesError) as refused:
        game_named(name)
    assert len(refused.value.text("de").splitlines()) == len(refused.value.text("en").splitlines()) == 1
    return refused.value.text("en")


def kolbern(changes: str) -> str:
    """A game that is called otherwise and right but for these changes."""
    presets = "presets = {name: replace(rules, game='kolbern') for name, rules in GRASOBERN.presets.items()}"
    game = f"GAME = replace(GRASOBERN, **{{'name': 'kolbern', 'presets': presets, 'citations': {{}}, {changes}}})"
    return f"{presets}\n{game}"


def test_with_nothing_wrong_it_is_there(offer: Offer) -> None:
    offer("faulty_none", kolbern(""), "kolbern = faulty_none:GAME")
    assert list(GAMES)[-1] == "kolbern"
    assert weli.rules("kolbern/chamerau").first_trick == 0
    assert GAMES.faults() == {}


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("import nothing_of_the_kind", "cannot be loaded: ModuleNotFoundError: No module named 'nothing_of_the_kind'"),
        ("this is no Python", "cannot be loaded: SyntaxError"),
        ("raise ValueError('not\\ntoday')", "cannot be loaded: ValueError: not today"),
        ("", "cannot be loaded: AttributeError"),
        ("GAME = 'whist'", "is no game (weli.ports.game.Game) but a str"),
        ("GAME = Game(name='kolbern', ports=1)", "cannot be loaded: TypeError"),
        (kolbern("'talk': None"), "lacks the port talk: a weli.ports.talk.Talk"),
        (kolbern("'name': 'whist'"), "which calls itself 'whist'"),
        (kolbern("'ports': 0"), "is made for version 0 of the ports; here it is 1"),
        (kolbern("'presets': {}"), "brings no rules"),
        (kolbern("'presets': GRASOBERN.presets"), "The rules 'oberpfalz'"),
        (kolbern("'presets': {'other': presets['chamerau']}"), "The rules 'other'"),
        (kolbern("'citations': {1: ('GO-PLAY-99',)}"), "cites the rule GO-PLAY-99, which is in no rulebook"),
        (kolbern("'citations': {1: ('GO-PLAY-01',)}"), "which is in the rulebook of 'grasobern'"),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(offer: Offer, code: str, told: str) -> None:
    offer("faulty_one", code, "kolbern = faulty_one:GAME")
    assert told in sentence("kolbern")
    assert "kolbern" in sentence("kolbern")
    assert "faulty_one" in sentence("kolbern")
    assert list(GAMES) == [*OWN, "grasobern"]
    assert [str(fault) for fault in GAMES.faults().values()] == [sentence("kolbern")]
    assert weli.new_game("grasobern", seed=1).must_act == ["E"]


def test_a_port_names_the_methods_it_lacks(offer: Offer) -> None:
    """A compiled port lets half a class be made, and to call what is not there would end the program."""
    half = "from weli.ports.talk import Talk\nclass Half(Talk): pass\nHalf.__abstractmethods__ = frozenset()\n"
    offer("faulty_half", half + kolbern("'talk': Half()"), "kolbern = faulty_half:GAME")
    assert "lacks in its port talk: barred." in sentence("kolbern")


def test_what_is_loaded_later_is_looked_at_later(offer: Offer) -> None:
    offer("faulty_later", kolbern("'learning': lambda: None"), "kolbern = faulty_later:GAME")
    with pytest.raises(RulesError, match="lacks the port learning"):
        game_named("kolbern").learning()


def test_a_rule_set_gives_no_usual_value_to_what_all_have(offer: Offer) -> None:
    code = "from dataclasses import dataclass\nfrom grasobern.rules import GrasobernRules\n"
    code += "@dataclass(frozen=True, kw_only=True)\nclass Mine(GrasobernRules):\n    target: int = 30\n"
    rules = "Mine(game='kolbern', name='x', first_trick=1, last_trick=1, ober=2, farmer=4, ober_must_go=True)"
    offer("faulty_rules", code + kolbern(f"'presets': {{'x': {rules}}}"), "kolbern = faulty_rules:GAME")
    assert "usual value to what all rules have: target." in sentence("kolbern")


def test_a_name_that_two_packages_claim_is_nobodys(offer: Offer) -> None:
    offer("faulty_first", kolbern(""), "kolbern = faulty_first:GAME")
    offer("faulty_second", kolbern(""), "kolbern = faulty_second:GAME")
    assert sentence("kolbern") == "Several packages offer a game called 'kolbern': faulty_first, faulty_second."
    assert "kolbern" not in GAMES


def test_weli_keeps_its_own(offer: Offer) -> None:
    offer("faulty_thief", "", "gaigel = faulty_thief:GAME")
    assert weli.rules("gaigel/3p").players == 3
    assert GAMES.faults() == {}


def test_what_there_never_was_is_not_there(offer: Offer) -> None:
    assert sentence("whist") == f"There is no game called 'whist'; there are: {', '.join(GAMES)}."
    with pytest.raises(KeyError):
        GAMES["whist"]


def test_where_games_are_listed_the_faulty_one_has_its_line(offer: Offer, tmp_path: Path) -> None:
    offer("faulty_one", "", "kolbern = faulty_one:GAME")
    words = [sys.executable, "-m", "weli.commands.start", "rules"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]])}
    done = subprocess.run(words, capture_output=True, text=True, check=True, env=env)
    assert "Grasobern" in done.stdout
    assert "faulty_one" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def broken(site: Path, tmp_path: Path, file: str, said: str) -> None:
    """A copy of the fifth game's package under another name, one file of which is spoilt."""
    package = tmp_path / "faulty_copy"
    shutil.copytree(site / "grasobern", package)
    (package / file).write_text(said, "utf-8")


@pytest.mark.parametrize("said", ["no TOML", "name = 'kolbern'", "name = 'kolbern'\nprefix = 'GS'\ntitle = 3"])
def test_a_rulebook_that_cannot_be_read_harms_no_other(offer: Offer, site: Path, tmp_path: Path, said: str) -> None:
    broken(site, tmp_path, "rulebook/grasobern/book.toml", said)
    offer("faulty_copy", "", "kolbern = faulty_copy:GAME")
    assert [each.name for each in books()] == ["bieten", "gaigel", "giltspiel", "perlaggen", "grasobern"]
    assert book("GS").name == "giltspiel"
    with pytest.raises(UnknownRule):
        book("kolbern")


def test_a_book_takes_nobodys_prefix(offer: Offer, site: Path, tmp_path: Path) -> None:
    mine = (site / "grasobern/rulebook/grasobern/book.toml").read_text("utf-8")
    broken(site, tmp_path, "rulebook/grasobern/book.toml", mine.replace("'GO'", "'GS'").replace("'grasobern'", "'x'"))
    offer("faulty_copy", "", "kolbern = faulty_copy:GAME")
    assert book("GS").name == "giltspiel"
    assert len(books()) == 5


def test_texts_that_cannot_be_read_harm_no_others(offer: Offer, site: Path, tmp_path: Path) -> None:
    broken(site, tmp_path, "locale/en/LC_MESSAGES/referee.po", 'msgid "event.played"\nmsgstr no quotes')
    offer("faulty_copy", "", "kolbern = faulty_copy:GAME")
    assert text("event.go_first.you", "en", points=1) == "The first trick: 1 for you."


def test_nobody_changes_a_text_of_weli(offer: Offer, site: Path, tmp_path: Path) -> None:
    broken(site, tmp_path, "locale/en/LC_MESSAGES/referee.po", 'msgid "event.leads"\nmsgstr "Haha"\n')
    offer("faulty_copy", "", "kolbern = faulty_copy:GAME")
    assert text("event.leads.you", "en") == "You lead."
    assert text("event.leads", "en", seat="N") == "N leads."
