"""`weli rules` with rule sets: told, compared, written down."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from weli.commands import arena
from weli.commands.cli import app
from weli.commands.rules import WrongCall
from weli.core.errors import NotationError, RulesError, WeliError
from weli.games import GAMES
from weli.house_rules import named


def said(*words: str) -> list[str]:
    """The lines that the command prints."""
    done = CliRunner().invoke(app, ["rules", *words], catch_exceptions=False, env={"NO_COLOR": "1"})
    assert done.exit_code == 0, done.output
    return done.output.splitlines()


def refused(*words: str) -> WeliError:
    done = CliRunner().invoke(app, ["rules", *words])
    assert isinstance(done.exception, WeliError), done.output
    assert done.output == ""
    return done.exception


def test_a_rule_set_is_told_in_words_with_where_it_comes_from() -> None:
    told = said("--show", "perlaggen/straf", "--lang", "de")
    assert told[0] == "Strafperlaggen"
    assert "Hall und Absam" in told[1]
    assert told[2] == "Herkunft: Hall, Absam (PL-STRAF-01)"
    assert 'Geantwortet wird: der Reihe nach  answer_mode = "strict_turn"' in told
    assert "Zählen" in told
    assert not any("_" in line.split("  ")[0] for line in told), "only settings are written as in a file"


def test_two_rule_sets_are_compared_one_line_a_parameter() -> None:
    dealers = "the dealer, then his partner"
    everybody = f"{dealers}, then the opponent on his left, then the opponent on his right"
    assert said("--diff", "perlaggen/eichel-imst", "perlaggen/eichel-elsewhere", "--lang", "en") == [
        "Eichelperlaggen, Imst | Eichelperlaggen",
        f"Who may exchange: {everybody} | {dealers}",
    ]
    assert said("--diff", "giltspiel/fiss", "giltspiel", "--lang", "de")[1:] == ["Kein Unterschied."]


def test_games_of_every_kind_are_told_and_compared() -> None:
    assert said("--diff", "bieten", "bieten/harsh", "--lang", "de") == [
        "Bieten zu viert | Bieten mit scharfen Strafen",
        "Was gegen die Regeln ist: geht nicht | geht, wird aber bestraft",
        "Ein Verstoß kostet: – | den ganzen Stand",
        "Wer einen Verstoß macht: – | schreibt in dieser Runde nichts",
    ]
    told = said("--show", "gaigel/rutesheim-tournament", "--lang", "de")
    assert told[:3] == [
        "Turnier in Rutesheim",
        "Zu dritt, dreimal zehn Spiele, jedes um neun Punkte",
        "Herkunft: SKV Rutesheim (Pagat; GA-TOUR-03)",
    ]
    assert "Durchgänge: 3  tour_sessions = 3" in told
    assert (
        "Dieselbe Farbe noch einmal melden: geht mit dem anderen König und dem anderen Ober | geht nur, wenn man alle vier zugleich zeigt"
        in said("--diff", "gaigel/kreuz-4p", "gaigel/wikipedia-4p", "--lang", "de")
    )


def test_what_one_of_them_does_not_have_is_left_open() -> None:
    told = said("--diff", "giltspiel/fiss", "perlaggen/innsbruck", "--lang", "de")
    assert "Weli ohne Namen: – | kommt gleich unter der Schell-Sieben" in told
    assert "Gespielt wird auf: 11 | 18" in told


def test_a_house_rule_is_written_told_and_compared(tmp_path: Path) -> None:
    file = tmp_path / "wir.toml"
    said(
        "--save", str(file), "perlaggen/innsbruck", "target=15", "luck_und_boden=true", "name=Beim Wirt", "--lang", "de"
    )
    assert file.read_text("utf-8") == (
        'weli = 1\ngame = "perlaggen"\nrules = "innsbruck"\nname = "Beim Wirt"\n\n[options]\nluck_und_boden = true\ntarget = 15\n'
    )
    assert said("--show", str(file), "--lang", "de")[0] == "Beim Wirt"
    assert said("--diff", str(file), "perlaggen/innsbruck", "--lang", "de") == [
        "Beim Wirt | Innspruggerisch",
        "Luck und Boden: werden allen gezeigt | werden nicht gezeigt",
        "Gespielt wird auf: 15 | 18",
    ]
    assert "already" in str(refused("--save", str(file), "perlaggen/innsbruck"))


def test_a_house_rule_of_bieten_and_one_of_gaigel_are_written_and_told(tmp_path: Path) -> None:
    bieten, gaigel = tmp_path / "bieten.toml", tmp_path / "gaigel.toml"
    said("--save", str(bieten), "bieten/15", "players=7", "irregularities=penalise")
    assert said("--diff", "bieten/15", str(bieten), "--lang", "en")[1:] == [
        "Players: four | seven",
        "What is against the rules: cannot be done | can be done, at a price",
        "An irregularity costs: – | penalty points",
        "Penalty points for an irregularity: – | 2",
        "A player who offends: – | cannot win the figure concerned",
    ]
    said("--save", str(gaigel), "gaigel/6p", "sevens_show=true", 'sevens_quest=["dissle_any"]', "signal_intercept=0.5")
    told = said("--show", str(gaigel), "--lang", "de")
    assert 'Fünf Siebener sammeln: auf Dissle für jeden  sevens_quest = ["dissle_any"]' in told
    assert "Ein Gegner sieht ein Zeichen: 50 von hundert Malen  signal_intercept = 0.5" in told


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (("--show", "perlaggen/wien"), RulesError),
        (("--show", "gone.toml"), NotationError),
        (("--diff", "giltspiel/fiss", "skat"), RulesError),
        (("--save", "new.toml"), NotationError),
        (("--save", "new.toml", "target=15"), NotationError),
        (("--save", "new.toml", "giltspiel/fiss", "target"), NotationError),
        (("--save", "new.toml", "giltspiel/fiss", "goal=1"), RulesError),
        (("--show", "giltspiel/fiss", "GS-BET-13"), NotationError),
        (("--show", "giltspiel/fiss", "--diff", "giltspiel/fiss", "giltspiel/fiss"), NotationError),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, tuple) else "",
)
def test_what_cannot_be_done_is_said(words: tuple[str, ...], kind: type[WeliError], tmp_path: Path) -> None:
    error = refused(*(str(tmp_path / word) if word.endswith(".toml") else word for word in words))
    assert isinstance(error, kind)
    assert error.text("de") != error.text("en")
    assert not list(tmp_path.iterdir())


def test_several_rules_may_be_asked_for_at_once() -> None:
    told = "\n".join(said("GS-BET-13", "PL-BET-12", "--lang", "en"))
    assert "GS-BET-13  " in told
    assert "PL-BET-12  " in told


def test_the_arena_takes_a_house_rule(tmp_path: Path) -> None:
    file = tmp_path / "wir.toml"
    said("--save", str(file), "giltspiel/fiss", "max_value=3")
    assert arena._rules_named(str(file), 15) == named(str(file)).ruleset().with_options({"target": 15})
    assert arena._rules_named("giltspiel", None) == GAMES["giltspiel"].preset("fiss")


def test_two_games_are_not_compared() -> None:
    with pytest.raises(WrongCall, match="Giltspiel and Gaigel are two games"):
        CliRunner().invoke(app, ["rules", "--diff", "giltspiel/fiss", "gaigel/6p"], catch_exceptions=False)


def test_a_rule_beside_a_rule_set_is_said_to_be_too_much() -> None:
    with pytest.raises(WrongCall, match="'GS-BET-01' beside them is too much"):
        CliRunner().invoke(app, ["rules", "--show", "giltspiel/fiss", "GS-BET-01"], catch_exceptions=False)
