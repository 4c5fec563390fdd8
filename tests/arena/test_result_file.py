"""Result files: complete, restartable to the byte, and never mixed up with others."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from processes import started
from weli.arena import Contest, Question, ResultFile, facts_of, header_of, read, run
from weli.arena.faults import ArenaError, PlaceError
from weli.arena.origin import ENGINE, OPPONENTS, sources
from weli.games.bieten import BIETEN
from weli.games.giltspiel import FISS

CONTEST = Contest(("lehrbua", "stammgast", "lehrbua"), FISS, seed=5)
GAMES = Contest(("lehrbua", "lehrbua"), BIETEN.preset("3p"), seed=6, matches=True)
COUNT = 3


def write(path: Path, contest: Contest = CONTEST, count: int = COUNT) -> bytes:
    header = header_of(contest)
    standings = header.standings()
    file = ResultFile(path, header, standings)
    run(contest, standings, count, keep=file.add)
    file.close()
    return path.read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return write(tmp_path_factory.mktemp("arena") / "whole.jsonl")


def test_the_first_line_says_what_was_measured(whole: bytes) -> None:
    first, *lines = whole.splitlines()
    header = msgspec.json.decode(first)
    assert header["format"] == 1
    assert header["bots"] == ["lehrbua", "stammgast", "lehrbua"]
    assert header["seed"] == 5
    assert header["rules"]["options"]["target"] == FISS.target
    assert header["rules"]["options"].keys() == set(FISS.parameters())
    assert len(header["engine"]["sources"]) == 64
    assert header["engine"]["form"] in ("plain", "compiled")
    tasks = [(line["pairing"], line["number"]) for line in map(msgspec.json.decode, lines)]
    assert tasks == [(pairing, number) for number in range(COUNT) for pairing in range(3)]


def test_one_at_a_time_writes_to_a_file(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(whole)
    header = header_of(CONTEST)
    first = ResultFile(path, header, header.standings())
    with pytest.raises(PlaceError) as caught:
        ResultFile(path, header, header.standings())
    assert "anderswo" in caught.value.text("de")
    assert path.read_bytes() == whole
    first.close()
    ResultFile(path, header, header.standings()).close()
    assert path.read_bytes() == whole


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such file there")
def test_what_opens_but_cannot_be_cut_is_no_place_for_results() -> None:
    header = header_of(CONTEST)
    with pytest.raises(PlaceError):
        ResultFile(Path("/dev/null"), header, header.standings())


@pytest.mark.parametrize("contest", [CONTEST, GAMES], ids=["deals", "games"])
def test_what_was_written_is_read_again(contest: Contest, tmp_path: Path) -> None:
    write(tmp_path / "file", contest, 3)
    header = header_of(contest)
    standings = header.standings()
    run(contest, standings, 3)
    read_header, read_standings = read(tmp_path / "file")
    assert read_header == header
    assert [outcome.__dict__ for outcome in read_standings.outcomes] == [one.__dict__ for one in standings.outcomes]
    told, told_again = facts_of(header, standings), facts_of(read_header, read_standings)
    assert told_again.pop("times") == []
    assert len(told.pop("times")) == len(set(contest.bots))
    assert told_again == told


def test_wherever_it_stopped_the_same_bytes_come_out(whole: bytes, tmp_path: Path) -> None:
    """Cut after every line, in the middle of every line, and within the header."""
    ends = [end + 1 for end, byte in enumerate(whole) if byte == ord("\n")]
    cuts = [0, 1, 50, ends[0] - 1, *ends, *(end + 20 for end in ends[:-1]), *(end - 1 for end in ends)]
    path = tmp_path / "cut.jsonl"
    for cut in cuts:
        path.write_bytes(whole[:cut])
        assert write(path) == whole, f"cut at {cut}"


def test_a_file_can_be_made_longer(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "longer.jsonl"
    write(path, count=2)
    assert write(path) == whole
    assert write(path, count=1) == whole, "what is there stays, also where less was asked for"


def test_a_test_that_has_decided_is_not_gone_on_with(tmp_path: Path) -> None:
    contest = Contest(("stammgast", "random", "random"), FISS, seed=5, question=Question(by=0.5))
    decided = write(tmp_path / "decided", contest, 60)
    _, standings = read(tmp_path / "decided")
    assert standings.tests[0].verdict == standings.tests[1].verdict == "better"
    assert standings.outcomes[0].played < 60
    assert write(tmp_path / "decided", contest, 60) == decided
    ends = [end + 1 for end, byte in enumerate(decided) if byte == ord("\n")]
    for cut in (ends[5], ends[-8] + 10):
        (tmp_path / "cut").write_bytes(decided[:cut])
        assert write(tmp_path / "cut", contest, 60) == decided


def refused(path: Path, contest: Contest = CONTEST) -> str:
    """The sentence with which a file is refused; it stays as it is."""
    before = path.read_bytes()
    with pytest.raises(ArenaError) as caught:
        write(path, contest)
    assert path.read_bytes() == before
    assert caught.value.text("de") != caught.value.text("en")
    assert "arena." not in caught.value.text("de") + caught.value.text("en")
    return caught.value.text("en")


@pytest.mark.parametrize(
    ("other", "word"),
    [
        (Contest(CONTEST.bots, FISS, seed=6), "seed"),
        (Contest(CONTEST.bots[:2], FISS, seed=5), "opponents"),
        (Contest(("stammgast", "lehrbua", "lehrbua"), FISS, seed=5), "opponents"),
        (Contest(CONTEST.bots, FISS.with_options({"target": 15}), seed=5), "rules"),
        (Contest(CONTEST.bots, FISS, seed=5, matches=True), "whole games"),
        (Contest(CONTEST.bots, FISS, seed=5, random_scores=True), "scores"),
        (Contest(CONTEST.bots, FISS, seed=5, question=Question()), "test"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_another_contest_is_not_mixed_in(other: Contest, word: str, whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "there.jsonl"
    path.write_bytes(whole)
    assert word in refused(path, other)


@pytest.mark.parametrize(
    ("key", "value", "word"),
    [("format", 2, "format"), ("weli", "0.1.0", "version"), ("engine", {"sources": "0"}, "engine")],
)
def test_another_version_or_engine_is_not_mixed_in(
    key: str, value: object, word: str, whole: bytes, tmp_path: Path
) -> None:
    first, rest = whole.split(b"\n", 1)
    header = msgspec.json.decode(first)
    header[key] = header[key] | value if isinstance(value, dict) else value
    path = tmp_path / "old.jsonl"
    path.write_bytes(msgspec.json.encode(header) + b"\n" + rest)
    assert word in refused(path)


@pytest.mark.parametrize("content", [b"A diary.\n", b"A diary", b"{}\n", b"[]\n", b'{"format":1}\n', b"\xff\n", b"\n"])
def test_what_is_no_result_file_is_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    assert "result file" in refused(path)
    with pytest.raises(ArenaError):
        read(path)


@pytest.mark.parametrize("damage", ["changed", "swapped", "dropped", "twice"])
def test_a_wrong_line_is_named(damage: str, whole: bytes, tmp_path: Path) -> None:
    lines = whole.splitlines(keepends=True)
    match damage:
        case "changed":
            lines[5] = lines[5].replace(b'"number"', b'"nummer"')
        case "swapped":
            lines[5], lines[6] = lines[6], lines[5]
        case "dropped":
            del lines[5]
        case _:
            lines.insert(5, lines[4])
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(b"".join(lines))
    assert "Line 6" in refused(path)


def test_a_place_where_nothing_can_be_written(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing" / "file.jsonl", Path("a\0b")):
        with pytest.raises(PlaceError):
            write(path)


def test_the_hash_is_that_of_what_decides_a_game() -> None:
    assert sources(ENGINE) == sources(ENGINE) != sources(OPPONENTS)
    assert sources(("core/cards.py",)) != sources(("core/seats.py",))


def children_of(parent: int) -> list[int]:
    """The processes that a process has begun; on Linux, where they can be listed."""
    listed = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []


def is_alive(process: int) -> bool:
    state = Path(f"/proc/{process}/stat")
    with suppress(OSError):
        return state.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False


def test_killed_in_the_middle_it_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    path = tmp_path / "killed.jsonl"
    order = ["lehrbua", "lehrbua", "--deals", "100000", "--seed", "1", "--workers", "2", "--out", str(path)]
    with started([sys.executable, "-m", "weli.commands.start", "arena", *order], stderr=subprocess.DEVNULL) as process:
        while not path.exists() or path.stat().st_size < 10_000:
            assert process.poll() is None
        workers = children_of(process.pid)
        process.kill()
        process.wait()
        while any(is_alive(worker) for worker in workers):
            pass
    contest = Contest(("lehrbua", "lehrbua"), FISS, seed=1)
    count = len(path.read_bytes().splitlines()) + 20
    assert write(path, contest, count) == write(tmp_path / "whole.jsonl", contest, count)
