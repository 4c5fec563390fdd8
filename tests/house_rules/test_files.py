"""House-rule files: written and read again, and every way in which one can be wrong."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from every import every
from weli.core.errors import NotationError, RulesError, WeliError
from weli.core.ruleset import RuleSet
from weli.games import GAMES
from weli.house_rules import HouseRule, about, changed, named, read, write, write_file
from weli.record import Record, RecordError, rules_of
from weli.record import read as read_record

HEAD = 'weli = 1\ngame = "perlaggen"\nrules = "eichel-imst"\n'
WHOLE = (
    HEAD
    + 'name = "Beim Kirchenwirt"\nplace = "Tarrenz"\nsource = "die Alten, 1962"\n'
    + '\n[options]\ncount_order_unbet = ["spiel", "gleich", "hanger"]\nluck_und_boden = true\n'
    + 'perlagg_order = ["HK", "S6", "T7"]\nscore_floor = 0\ntarget = 18\n'
)


def test_a_house_rule_is_a_preset_with_something_replaced() -> None:
    house = read(WHOLE)
    rules = house.ruleset()
    assert (house.name, house.place, house.source) == ("Beim Kirchenwirt", "Tarrenz", "die Alten, 1962")
    assert (rules.target, rules.exchange.luck_und_boden, rules.wild.perlagg_order) == (18, True, ("HK", "S6", "T7"))
    assert rules.scoring.count_order_unbet == (2, 0, 1)
    assert rules.exchange.exchange_roles == ("dealer", "partner", "lho", "rho"), "and all else is as in Imst"


@pytest.mark.parametrize(
    "written", [WHOLE, HEAD, HEAD + "\n[options]\ntarget = 18\n", HEAD + 'place = "Ärger \\"x\\" \\\\"\n']
)
def test_writing_what_was_read_gives_the_same_bytes(written: str) -> None:
    assert write(read(written)) == written


@every([rules for game in GAMES.values() for rules in game.presets.values()], lambda rules: rules.name)
def test_every_preset_can_be_written_over_any_other_of_its_game(rules: RuleSet) -> None:
    """All that makes one preset different from the first of its game stands in the file, and nothing is lost."""
    first = next(iter(GAMES[rules.game].presets.values()))
    written = write(HouseRule(first.game, first.name, rules.options_from(first)))
    assert read(written).ruleset().options_from(rules) == {}
    assert write(read(written)) == written


WRONG = {
    "empty": ("", 1, "weli = 1"),
    "another format": ('weli = 2\ngame = "perlaggen"\n', 1, "weli = 1"),
    "no game": ('weli = 1\nrules = "fiss"\n', 1, "'game' is missing"),
    "unknown game": ('weli = 1\ngame = "schafkopf"\nrules = "fiss"\n', 2, "no game called 'schafkopf'"),
    "unknown preset": ('weli = 1\ngame = "perlaggen"\nrules = "wien"\n', 3, "no rules called 'wien'"),
    "name is no text": (HEAD + "name = 7\n", 4, "'name'"),
    "a record": (HEAD + "\n[[deal]]\n", 5, "'deal' has no meaning here"),
    "unknown field": (HEAD + "village = 1\n", 4, "'village'"),
    "unknown field with a hyphen": (HEAD + "\nhouse-rule = 1\n", 5, "'house-rule'"),
    "unknown option": (HEAD + "[options]\ntarget = 18\ngoal = 15\n", 6, "'goal'"),
    "impossible value": (HEAD + "[options]\nluck_und_boden = true\ntarget = 1000\n", 6, "target = 1000"),
    "impossible value, dotted": (HEAD + "\noptions.target = 1000\n", 5, "target = 1000"),
    "impossible value, in one line": (HEAD + "\noptions = { target = 1000 }\n", 5, "target = 1000"),
    "number for a list": (HEAD + "[options]\nexchange_roles = 3\n", 5, "exchange_roles = 3"),
    "number for cards": (HEAD + "[options]\nperlagg_order = 3\n", 5, "perlagg_order = 3"),
    "no such card": (HEAD + '[options]\nperlagg_order = ["HK", "H6"]\n', 5, "perlagg_order = [HK, H6]"),
    "two that exclude each other": (HEAD + "[options]\ntarget = 18\nplayers = 2\n", 6, "players = 2"),
    "a hand that is dealt otherwise": (
        HEAD + "[options]\nhand_size = 4\ntarget = 18\n",
        5,
        "together with 'hand_size = 4'",
    ),
    "two wrong": (HEAD + "[options]\ntarget = 1\nplayers = 5\n", 5, "'target = 1' cannot be played"),
    "number as a text": (HEAD + '[options]\ntarget = "18"\n', 5, "without quotation marks: target = 18"),
    "yes as a text": (
        HEAD + '[options]\nluck_und_boden = "true"\n',
        5,
        "without quotation marks: luck_und_boden = true",
    ),
    "no number as a text": (HEAD + '[options]\ntarget = "viel"\n', 5, "target = viel"),
    "no TOML": (HEAD + "[options]\ntarget = = 3\n", 5, "stands no value"),
    "quotation marks of a printer": ("weli = 1\ngame = „perlaggen“\n", 2, "straight ones belong here"),
}


@every(WRONG, str)
def test_what_is_wrong_is_said_in_one_sentence_with_its_line(name: str) -> None:
    written, line, reason = WRONG[name]
    with pytest.raises(RecordError) as refused:
        read(written, "wir.toml")
    assert refused.value.line == line, str(refused.value)
    assert reason in str(refused.value)
    assert str(refused.value).startswith(f"wir.toml:{line}: ")
    german = refused.value.text("de")
    assert german.startswith(f"wir.toml, Zeile {line}: ")
    assert "\n" not in german + str(refused.value)


def test_two_options_that_need_each_other_are_judged_together() -> None:
    written = HEAD + '[options]\nplayers = 2\nsides = "two_singles"\nsignal_system = "none"\ntalk = false\n'
    assert read(written).ruleset().players == 2
    assert rules_of(read_record(written)).players == 2, "a record takes the same options"


@pytest.mark.parametrize("kept", [None, "[options]\ntarget = 15\n"])
def test_a_record_and_a_house_rule_name_the_same_rules(kept: str | None) -> None:
    written = HEAD + (kept or "")
    house = read(written)
    assert (
        rules_of(Record(house.game, house.rules, (), house.options))
        == house.ruleset()
        == rules_of(read_record(written))
    )


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"gone\.toml"):
        named(str(tmp_path / "gone.toml"))


def test_a_file_is_not_written_over(tmp_path: Path) -> None:
    house = read(WHOLE)
    write_file(house, tmp_path / "wir.toml")
    with pytest.raises(NotationError, match="already"):
        write_file(HouseRule("giltspiel", "fiss"), tmp_path / "wir.toml")
    assert named(str(tmp_path / "wir.toml")) == house
    with pytest.raises(NotationError, match="cannot be written"):
        write_file(house, tmp_path / "no" / "folder.toml")


def test_settings_are_given_as_in_a_file() -> None:
    house = changed(
        named("perlaggen/innsbruck"),
        [
            "target=15",
            "name=Beim Wirt",
            "blind_bets=none",
            'count_order_unbet=["spiel","gleich","hanger"]',
            "talk=true",
        ],
    )
    assert house.name == "Beim Wirt"
    assert dict(house.options) == {
        "target": 15,
        "blind_bets": "none",
        "count_order_unbet": ["spiel", "gleich", "hanger"],
    }
    assert changed(house, ["target=18", "blind_bets=before_cut"]).options == {
        "count_order_unbet": ["spiel", "gleich", "hanger"]
    }, "what is as in the preset is not kept"
    for wrong, kind in (
        ("target", NotationError),
        ("=3", NotationError),
        ("goal=3", RulesError),
        ("target=x", RulesError),
    ):
        with pytest.raises(kind):
            changed(house, [wrong])


def test_who_plays_so_is_told_from_the_file() -> None:
    facts = about(read(WHOLE), "de")
    assert (facts.title, facts.origin) == ("Beim Kirchenwirt", "Tarrenz, die Alten, 1962")
    assert "Imst und Tarrenz" in facts.line
    nameless = about(read(HEAD + "[options]\ntarget = 18\n"), "en")
    assert (nameless.title, nameless.origin) == ("Eichelperlaggen, Imst, changed", ""), "Imst does not play so"


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["HK", "T7", "T", "dealer"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=6,
)


PARAMETERS = [
    (rules.game, rules.name, name)
    for game in GAMES.values()
    for rules in list(game.presets.values())[:4]
    for name in rules.parameters()
]


@given(st.sampled_from(PARAMETERS), values)
def test_any_value_is_played_or_refused_with_a_sentence(parameter: tuple[str, str, str], value: object) -> None:
    game, preset, name = parameter
    with suppress(WeliError):
        HouseRule(game, preset, {name: value}).ruleset()


@pytest.mark.parametrize(
    "written",
    [
        'game = "bieten"\nrules = "np"\n\n[options]\nplayers = 9\ntarget = 15\nwilds = ["S6", "S7", "E7"]\n',
        'game = "gaigel"\nrules = "6p"\n\n[options]\nauf_farbe = true\nsevens_quest = ["dissle_any"]\nsignal_intercept = 0.5\n',
    ],
    ids=["bieten", "gaigel"],
)
def test_every_game_has_house_rules(written: str) -> None:
    house = read("weli = 1\n" + written)
    assert write(house) == "weli = 1\n" + written
    assert read(write(changed(house, ["name=Daheim"]))).options == house.options
    assert house.ruleset() != GAMES[house.game].preset(house.rules)


@every(
    [
        ("bieten/4p", "players=12"),
        ("bieten/4p", "exact_target=true"),
        ("bieten/4p", "weli_point=1"),
        ("bieten/4p", "talk=true"),
        ("gaigel/kreuz-4p", "players=5"),
        ("gaigel/kreuz-4p", "target=102"),
        ("gaigel/kreuz-4p", "match_mode=tournament"),
        ("gaigel/kreuz-4p", "signal_intercept=2.0"),
        ("gaigel/kreuz-4p", 'openings=["passen"]'),
        ("gaigel/3p", "signals=true"),
    ],
    str,
)
def test_what_cannot_be_played_is_refused_with_a_sentence(each: tuple[str, str]) -> None:
    preset, setting = each
    with pytest.raises(RulesError) as refused:
        changed(named(preset), [setting])
    assert setting.split("=", maxsplit=1)[0] in refused.value.text("de")
    assert refused.value.text("de") != refused.value.text("en")


def test_of_several_faults_the_first_is_told_at_its_own_line() -> None:
    written = 'weli = 1\ngame = "gaigel"\nrules = "kreuz-4p"\n[options]\npair_trump = "x"\n\nquest_value = 7\n'
    with pytest.raises(RecordError, match="pair_trump") as wrong:
        read(written)
    assert wrong.value.line == 5
