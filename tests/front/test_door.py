"""What a stranger meets first: names, sentences for what is wrong, and examples that are true."""

import doctest
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import weli

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def test_every_name_leads_somewhere() -> None:
    for name in weli.__all__:
        assert getattr(weli, name) is not None
        assert name in dir(weli)
    with pytest.raises(AttributeError, match="module 'weli' has no attribute 'nonsense'"):
        _ = weli.nonsense  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "missing"),
    [
        (
            "import weli",
            "weli.core.deal weli.core.texts weli.games weli.games.figures.engine weli.play weli.ports weli.table babel typer",
        ),
        ("import weli.games", "numpy weli.envs weli.games.figures.observation weli.games.gaigel.observation weli.bots"),
        (
            "import weli; print(weli.new_game('gaigel', seed=1).view('N'))",
            "numpy msgspec weli.web weli.table weli.ports.at_table weli.envs weli.commands.cli sqlalchemy",
        ),
    ],
)
def test_only_what_is_used_is_loaded(words: str, missing: str) -> None:
    asked = f"import sys; {words}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()[-1].split()
    assert [name for name in loaded if name.startswith(tuple(missing.split()))] == []


def blocks_of(page: str) -> list[str]:
    """What stands on a page as Python."""
    return BLOCK.findall((ROOT / page).read_text("utf-8"))


@pytest.mark.parametrize("page", ["README.md", "docs/first-deal.md"])
def test_the_conversation_on_the_first_pages_is_true(page: str) -> None:
    talk = "\n".join(block for block in blocks_of(page) if ">>> " in block)
    example = doctest.DocTestParser().get_doctest(talk, {}, page, page, 0)
    assert example.examples
    assert not doctest.DocTestRunner().run(example).failed


def test_the_programs_on_the_page_for_research_run(capsys: pytest.CaptureFixture[str]) -> None:
    programs = [block for block in blocks_of("docs/research.md") if "matplotlib" not in block]
    for block in programs:  # the picture is drawn by tests/docs/test_research_hour.py
        exec(compile(block, "docs/research.md", "exec"), {})
    assert re.search(r"\[-?\d+, -?\d+\]", capsys.readouterr().out)


@pytest.fixture
def play() -> weli.Play:
    return weli.new_game("giltspiel/fiss", seed=7)


@pytest.mark.parametrize(
    ("asked", "error", "sentence"),
    [
        (lambda play: play.say("X LK"), weli.NotationError, "There is no seat 'X'; the seats are N E S W."),
        (lambda play: play.say(4, "LK"), weli.NotationError, "There is no seat '4'"),
        (lambda play: play.say(-1, "LK"), weli.NotationError, "There is no seat '-1'"),
        (lambda play: play.say("frob"), weli.NotationError, "'frob' is no card"),
        (lambda play: play.say("LA"), weli.Illegal, "East"),
        (lambda play: play.undo(), weli.RulesError, "Nothing has been done in this deal"),
        (lambda play: play.say(""), weli.NotationError, "There is no seat ''"),
        (lambda play: play.say("E"), weli.NotationError, "Nothing is said after the seat E."),
        (lambda play: play.say("E", ""), weli.NotationError, "."),
        (lambda play: play.say("E frob"), weli.NotationError, "'frob' is no card"),
        (lambda play: play.say("E", 9999), weli.NotationError, "9999 is not the number of an act that E can do here."),
        (lambda play: play.say("E", -1), weli.NotationError, "-1 is not the number"),
        (lambda play: play.say("E", 2**70), weli.NotationError, "is not the number"),
        (lambda play: play.say("E", []), weli.NotationError, "not one whole act"),
        (lambda play: play.say("E", [129, 130]), weli.NotationError, "The numbers 129, 130 are not one whole act"),
        (lambda play: play.say("S LA"), weli.Illegal, "East leads first."),
        (lambda play: play.say("E LA"), weli.Illegal, "East"),
        (lambda play: play.view("Q"), weli.NotationError, "There is no seat 'Q'"),
        (lambda play: play.legal(""), weli.NotationError, "There is no seat ''"),
        (lambda play: play.next_deal(), weli.RulesError, "This deal is not over yet"),
        (lambda play: play.advance("nobody"), weli.RulesError, "There is no opponent called 'nobody'"),
        (lambda play: play.advance("wirt:worlds=x"), weli.RulesError, "worlds"),
        (lambda play: play.advance({"Q": "wirt"}), weli.NotationError, "There is no seat 'Q'"),
        (lambda play: play.advance("lehrbua", person="Q"), weli.NotationError, "There is no seat 'Q'"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_changes_nothing(
    play: weli.Play, asked: Callable[[weli.Play], object], error: type[weli.WeliError], sentence: str
) -> None:
    before = play.deal.facts(), play.record(), play.events[:]
    with pytest.raises(error) as raised:
        asked(play)
    assert sentence in str(raised.value)
    assert raised.value.text("de") != raised.value.text("en")
    assert (play.deal.facts(), play.record(), play.events) == before


@pytest.mark.parametrize(
    ("asked", "error", "sentence"),
    [
        (lambda: weli.new_game("skat"), weli.RulesError, "There is no game called 'skat'"),
        (lambda: weli.new_game("giltspiel/imst"), weli.RulesError, "'giltspiel' has no rules called 'imst'"),
        (lambda: weli.new_game("giltspiel", goal=3), weli.RulesError, "There is no rule called 'goal'."),
        (lambda: weli.new_game("giltspiel", target="many"), weli.RulesError, "'target = many' cannot be played"),
        (lambda: weli.new_game("giltspiel", dealer="Q"), weli.NotationError, "There is no seat 'Q'"),
        (lambda: weli.new_game("giltspiel", pack="E7 E8"), weli.NotationError, "must have just these cards: E7 E8 E9"),
        (lambda: weli.new_game("giltspiel", pack=[1] * 32), weli.NotationError, "must have just these cards"),
        (lambda: weli.new_game("inn.toml"), weli.NotationError, "inn.toml: There is no such file."),
        (lambda: weli.read_record("none.weli"), weli.NotationError, "none.weli: There is no such file."),
        (lambda: weli.read_record(ROOT), weli.NotationError, "This is a folder"),
        (lambda: weli.read_record("no\nrecord"), weli.NotationError, "record:1: This is no record, or it is damaged"),
        (lambda: weli.bot("nobody"), weli.RulesError, "There is no opponent called 'nobody'"),
    ],
)
def test_what_there_is_not_is_one_sentence(
    asked: Callable[[], object], error: type[weli.WeliError], sentence: str
) -> None:
    with pytest.raises(error) as raised:
        asked()
    assert sentence in str(raised.value)


def test_where_one_seat_alone_must_act_it_need_not_be_named(play: weli.Play) -> None:
    other = play.copy()
    assert play.must_act == ["E"]
    assert play.say("LK") == other.say("E LK")
    assert play.say("bet gleich") == other.say(f"{other.must_act[0]} bet gleich")
    while len(play.must_act) == 1:
        play.say(play.legal(play.must_act[0])[0])
    before = play.copy()
    with pytest.raises(weli.NotationError, match="There is no seat 'hold'"):
        play.say("hold")
    assert play == before


def test_plays_are_equal_that_have_come_to_the_same(play: weli.Play) -> None:
    again, other = weli.new_game("giltspiel/fiss", seed=7), weli.new_game("giltspiel/fiss", seed=8)
    assert [play == one for one in (again, play.copy(), weli.read_record(play.record()), other, 7)] == [True] * 3 + [
        False,
        False,
    ]
    play.say("E LK")
    assert play != again
    again.say("E LK")
    assert play == again


@pytest.mark.parametrize("preset", ["giltspiel/fiss", "perlaggen/innsbruck", "bieten/4p", "gaigel/kreuz-4p"])
def test_what_was_done_is_taken_back_act_by_act(preset: str) -> None:
    """The end of a deal, too, with what it has brought; and what a record tells stays."""
    play = weli.new_game(preset, seed=3)
    play.advance("lehrbua")
    play.next_deal()
    moments = [play.copy()]
    while not play.deal.closed:
        play.say(play.must_act[0], play.legal(play.must_act[0])[0])
        moments.append(play.copy())
    taken_up = weli.read_record(moments[3].record())
    for moment in reversed(moments[:-1]):
        play.undo()
        assert (play, play.events, play.score) == (moment, moment.events, moment.score)
    with pytest.raises(weli.RulesError):
        play.undo()
    assert taken_up == moments[3]
    with pytest.raises(weli.RulesError):
        taken_up.undo()


def test_a_refusal_names_its_rule_and_what_would_be_legal(play: weli.Play) -> None:
    play.say("E LK")
    with pytest.raises(weli.Illegal) as refused:
        play.say("W LO")
    assert refused.value.rule == "GS-PLAY-02"
    assert refused.value.legal == play.legal("W")
    assert refused.value.text("de", you=3).startswith("Süd ist dran")
    assert weli.rule(refused.value.rule).text("en") in str(refused.value)


def test_a_record_that_does_not_hold_names_its_line(play: weli.Play) -> None:
    wrong = play.record().replace('acts = """\n', 'acts = """\nE LK\nE L8\n')
    with pytest.raises(weli.NotationError, match=r"^record:10: expected: E L8 is allowed; found: E L8 is not"):
        weli.read_record(wrong)


def test_a_game_that_is_over_deals_no_more() -> None:
    play = weli.new_game("bieten/3p", seed=1, target=3)
    play.advance("stammgast")
    while not play.over:
        play.next_deal()
        play.advance("stammgast")
    assert play.winner in play.score
    with pytest.raises(weli.RulesError, match="This game is over"):
        play.next_deal()
    with pytest.raises(weli.Illegal):
        play.say("A", "pass")


def test_a_program_that_names_what_it_was_not_offered_is_found_out(play: weli.Play) -> None:
    class Cheat:
        def choose(self, *asked: object) -> int:
            return 7777

    with pytest.raises(weli.RulesError, match="The program at seat S chose 7777"):
        play.advance(Cheat())
