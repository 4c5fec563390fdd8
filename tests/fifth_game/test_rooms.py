"""The fifth game in each room that serves every game, none of which has heard of it."""

import random
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

import weli
from weli.bots import bot_named
from weli.bots.determinize import determinize
from weli.core.cards import set_of
from weli.core.deal import NONE, Deal
from weli.core.texts import SPOKEN_BY_THE_PAGE, SPOKEN_LATER, languages, text, together
from weli.games import GAMES, asking_for, match_for
from weli.games.plain.worlds import not_held
from weli.ports.turn_order import WINDOWS

RULES = ["grasobern/oberpfalz", "grasobern/chamerau"]
WELI = Path(weli.__file__).parent
each_village = pytest.mark.parametrize("rules", RULES)


def dealt(rules: str, chance: random.Random) -> Deal:
    preset = weli.rules(rules)
    match = match_for(preset)
    match.begin(chance.randrange(4))
    return match.next_deal(chance.sample(preset.cards, len(preset.cards)))


def run(*words: str) -> str:
    """What a command of the house prints, run as a program of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "weli.commands.start", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_line_of_weli_names_it() -> None:
    kinds = (".py", ".po", ".toml", ".ts", ".svelte")
    files = [path for path in WELI.rglob("*") if path.suffix in kinds and "node_modules" not in path.parts]
    assert [path.name for path in files if "grasober" in path.read_text("utf-8").lower()] == []
    assert list(GAMES)[-1] == "grasobern"
    assert GAMES.faults() == {}


def test_it_is_as_small_as_it_should_be() -> None:
    package = Path(__file__).parent / "src" / "grasobern"
    assert sum(len(path.read_text("utf-8").splitlines()) for path in package.glob("*.py")) <= 260


# Notation, records, the referee.


@each_village
def test_a_whole_game_is_written_down_and_read_again(rules: str, tmp_path: Path) -> None:
    play = weli.new_game(rules, seed=11, target=12)
    while not play.over:
        play.advance("stammgast")
        if not play.over:
            play.next_deal()
    file = tmp_path / "game.weli"
    file.write_text(play.record(), "utf-8")
    again = weli.read_record(file)
    assert again.record() == play.record()
    assert (again.score, again.losers) == (play.score, play.losers)
    assert "trick 8" in run("replay", str(file))


def test_a_case_is_written_by_hand(tmp_path: Path) -> None:
    """Known hands, expectations and a refusal, as in Weli's own cases."""
    record = Path(__file__).with_name("case.weli")
    assert weli.read_record(record).deal.phase() == "play"
    wrong = tmp_path / "wrong.weli"
    wrong.write_text(record.read_text("utf-8").replace("? turn = S", "? turn = W"), "utf-8")
    with pytest.raises(weli.NotationError, match="turn"):
        weli.read_record(wrong)


@each_village
def test_what_is_legal_is_written_and_read_as_a_line(rules: str) -> None:
    play = weli.new_game(rules, seed=2)
    for _ in range(32):
        seat = play.must_act[0]
        assert play.legal(seat)
        assert [seat] == play.may_act
        play.say(seat, play.legal(seat)[-1])
    assert play.deal.closed


def test_a_seat_sees_its_own_cards_and_may_do_the_same(chance: random.Random) -> None:
    deal = dealt(RULES[0], chance)
    while not deal.closed:
        for seat in range(4):
            view = deal.seen_by(seat)
            assert view.legal(seat) == deal.legal(seat)
            assert all(-1 in view.hand_cards(other) for other in range(4) if other != seat and deal.hand_cards(other))
            assert view.facts() == view.copy().facts()
        deal.play(deal.turn(), chance.choice(deal.legal(deal.turn())))


def test_it_is_drawn_in_letters_and_in_cards() -> None:
    view = weli.new_game(RULES[0], seed=2).view("N")
    assert "grasobern/oberpfalz, play, dealer N, as N sees it" in str(view)
    assert "<svg" in view._repr_html_()


# Rulebook and house rules.


def test_its_rulebook_is_a_page_like_any_other() -> None:
    from made_pages.rulebook import render

    for lang in languages():
        assert '<a id="GO-PLAY-04">' in render("grasobern", lang)
    assert "The Ober has to go" in run("rules", "GO-PLAY-04")
    assert "Grasobern" in run("rules")


def test_its_village_is_known_by_name_and_origin() -> None:
    from weli.house_rules import about, named

    told = about(named("grasobern/chamerau"), "de")
    assert (told.title, told.line) == ("Chamerau", "Der erste Stich kostet nichts")


def test_a_house_rule_is_kept_in_a_file(tmp_path: Path) -> None:
    from weli.house_rules import changed, named, write_file

    file = tmp_path / "stammtisch.toml"
    write_file(changed(named("grasobern/chamerau"), ["target=50", "ober_must_go=false"]), file)
    assert weli.rules(file).target == 50
    assert weli.new_game(file, seed=1).rules.ober_must_go is False


# Opponents.


@pytest.mark.few(2)
@pytest.mark.parametrize("name", ["lehrbua", "stammgast", "wirt:worlds=8", "rechner"])
def test_every_opponent_of_the_house_plays_it(name: str) -> None:
    play = weli.new_game(RULES[0], seed=3)
    play.advance(name)
    assert play.deal.closed


def test_the_worlds_behind_a_view_look_the_same(chance: random.Random) -> None:
    """Nobody holds there, nor in truth, what their discards rule out, and the seat sees what it saw."""
    deal = dealt(RULES[0], chance)
    while not deal.closed:
        seat = deal.turn()
        view = deal.seen_by(seat)
        worlds = determinize(view, seat)
        for other, never in enumerate(not_held(view)):
            assert not never & set_of(deal.hand_cards(other))
        for _ in range(3):
            assert worlds.draw(chance).seen_by(seat).facts() == view.facts()
        deal.play(seat, bot_named("lehrbua").choose(view, seat, deal.legal(seat), chance))


@pytest.mark.parametrize("windows", range(len(WINDOWS)))
def test_one_seat_at_a_time_is_asked(windows: int, chance: random.Random) -> None:
    asking = asking_for(dealt(RULES[0], chance), windows=windows)
    asked = 0
    while asking.seat() != NONE:
        asking.copy().take(asking.options()[0])
        asking.take(chance.choice(asking.options()))
        asked += 1
    assert asked == 32


@pytest.mark.parametrize("workers", [1, 2])
def test_opponents_are_measured_in_it(workers: int, tmp_path: Path) -> None:
    file = tmp_path / "result.jsonl"
    words = ("stammgast", "lehrbua", "--rules", RULES[0], "--deals", "20", "--workers", str(workers), "--seed", "1")
    assert "Stammgast against Lehrbua: +0." in run("arena", *words, "--out", str(file))
    assert "20 deals" in run("arena", "--show", str(file))


@pytest.mark.few(0)
def test_it_is_measured_how_fast_it_is() -> None:
    """In a program of its own, for what is measured is found once for all."""
    code = """
from weli.bench.weli_work import weli_works

works = weli_works()
print(works["engine.grasobern"](), works["vec.grasobern"]() > 0)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["320", "True"], done.stderr


def test_nothing_of_it_is_small_enough_to_be_solved() -> None:
    with pytest.raises(weli.RulesError):
        GAMES["grasobern"].solving().deals(weli.rules(RULES[0]))


# Learning.


@each_village
def test_pettingzoo_finds_nothing_wrong_with_it(rules: str) -> None:
    from pettingzoo.test import api_test, seed_test

    from weli.envs.pettingzoo import env

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation (space for each agent|is not a NumPy array)")
        for unit in ("deal", "match"):
            api_test(env(rules, unit=unit), num_cycles=200)
    seed_test(lambda: env(rules), num_cycles=80)


def test_many_games_are_played_side_by_side() -> None:
    from weli.envs.vector import VecGame

    games = VecGame(RULES[0], 3, 5)
    ended = 0
    for _ in range(64):
        _, done = games.step(games.mask.argmax(1))
        ended += sum(done)
    assert ended == 6


def test_openspiel_finds_nothing_wrong_with_it() -> None:
    """In a program of its own, for OpenSpiel learns the games once for all."""
    code = """
import pyspiel
import weli.envs.openspiel

game = pyspiel.load_game("weli_grasobern(preset=chamerau)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)
print(game.num_players(), game.num_distinct_actions())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["4", "34"], done.stderr


# Words.


@pytest.mark.parametrize("lang", languages())
def test_its_words_join_those_of_the_house(lang: str) -> None:
    page = together((*SPOKEN_BY_THE_PAGE, *SPOKEN_LATER), lang)
    for key in ("table.game.{}", "game.{}.note", "book.{}", "book.{}.about"):
        assert page[key.format("gaigel")]
        assert page[key.format("grasobern")]


@pytest.mark.parametrize("lang", languages())
def test_all_that_happens_has_its_sentence(lang: str) -> None:
    play = weli.new_game(RULES[0], seed=4)
    play.advance("lehrbua")
    for event in play.events:
        for you in (-1, *range(4)):
            assert not event.text(lang, you=you).startswith("event.")
    for reason in ("ober-must-go", "follow-suit"):
        assert text(f"reason.{reason}", lang) != f"reason.{reason}"
