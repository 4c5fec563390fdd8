"""The guides for who adds a game, a village or an opponent, followed as they are written, in an empty folder and with a wheel."""

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from fifth_game.guides import DOCS, WELI, Stranger, blocks

PACKAGE = Path(__file__).parent
GAME, VILLAGE, BOT = "add-a-game.md", "add-a-village.md", "own-bot.md"


def test_what_the_guide_shows_of_a_file_stands_in_it() -> None:
    shown = [block for block in blocks(GAME) if block.kind in ("python", "toml", "po") and ">>>" not in block.code]
    assert len(shown) > 15
    for block in shown:
        file = PACKAGE / block.file if (PACKAGE / block.file).is_file() else PACKAGE / "src" / block.file
        assert block.code in file.read_text("utf-8"), f"{block.file}:\n{block.code}"


def test_the_guide_names_every_file_of_the_package() -> None:
    named = {block.file for block in blocks(GAME)}
    files = {f"grasobern/{path.name}" for path in (PACKAGE / "src/grasobern").glob("*.py")}
    assert files - named <= {"grasobern/advice.py"}, "of which there is nothing to show"


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Stranger:
    return Stranger.with_a_wheel(tmp_path_factory.mktemp("stranger"))


def test_the_game_is_played_as_the_guide_says(stranger: Stranger, tmp_path: Path) -> None:
    for block in blocks(GAME):
        if not block.kind:
            stranger.install_example(block.code, tmp_path)
        elif ">>>" in block.code:
            stranger.talk_through(block.code, tmp_path)
        elif block.kind == "console":
            stranger.type_in(block.code, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["my_game"]


def test_a_village_has_its_file(stranger: Stranger, tmp_path: Path) -> None:
    for block in blocks(VILLAGE):
        if block.kind == "console":
            stranger.type_in(block.code, tmp_path)
        elif block.kind == "toml":
            assert (tmp_path / "ours.toml").read_text("utf-8") == block.code
        elif ">>>" in block.code:
            stranger.talk_through(block.code, tmp_path)


def test_an_opponent_in_a_file_meets_those_of_the_house(stranger: Stranger, tmp_path: Path) -> None:
    program, commands = blocks(BOT)[:2]
    (tmp_path / program.file).write_text(program.code, "utf-8")
    for command in commands.code.splitlines()[:2]:
        short = command.partition("#")[0].replace("wirt", "lehrbua").replace("--workers 8", "--workers 2")
        stranger.type_in(f"{short} --deals 1", tmp_path)
    assert (tmp_path / "quiet.jsonl").is_file()


def test_a_village_has_its_form() -> None:
    from weli.games import giltspiel

    code = next(block for block in blocks(VILLAGE) if block.file.endswith("giltspiel/__init__.py"))
    names = dict(vars(giltspiel))
    exec(code.code, names)  # as the last line of that file
    assert names["AT_THE_INN"].title == "giltspiel/inn"
    forms = '{"fiss": FISS, "3-perlique": THREE_PERLIQUE'
    assert forms in (DOCS / VILLAGE).read_text("utf-8")
    assert forms in (WELI / "weli/games/giltspiel/__init__.py").read_text("utf-8")
    words = next(block for block in blocks(VILLAGE) if block.kind == "po")
    known = [str(entry.id) for entry in read_po(BytesIO(words.code.encode())) if entry.id]
    assert known == [f"preset.giltspiel.inn.{part}" for part in ("name", "line", "from")]
