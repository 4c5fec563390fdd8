"""The long forms of what the tests do small: ``python tools/soak kills --count 10000``, and so on; figures are in docs/reliability.md."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests")]
sys.path.append(str(ROOT / "src"))  # behind what is asked for: `PYTHONPATH=build/compiled` measures the compiled engine
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "src")]))

from soak.browsers import play_in_browsers  # noqa: E402
from soak.disk import fill_and_empty  # noqa: E402
from soak.faults import fail_again_and_again  # noqa: E402
from soak.garbage import throw  # noqa: E402
from soak.growth import grow, plot  # noqa: E402
from soak.history import look_back  # noqa: E402
from soak.kills import kill_again_and_again  # noqa: E402
from soak.load import Load, load  # noqa: E402
from soak.nodes import KINDS  # noqa: E402
from soak.pairs import compare  # noqa: E402
from soak.races import race  # noqa: E402
from soak.starts import start_again_and_again  # noqa: E402
from soak.until import Until  # noqa: E402
from soak.views import measure  # noqa: E402
from weli.store.postgres import PostgresStore  # noqa: E402
from weli.store.sqlite import SqliteStore  # noqa: E402
from weli.store.store import Store  # noqa: E402


def kills(folder: Path, order: argparse.Namespace) -> bool:
    found = kill_again_and_again(folder, Until(order.count, order.minutes), order.seed)
    after = sorted(found.served_after)
    lost, twice = len(found.lost), len(found.twice)
    print(f"{found.kills} kills, {found.acknowledged} acts acknowledged: {lost} lost, {twice} twice,")
    print(f"  {found.gaps} gaps, {found.died} deaths of its own, {found.lines} lines that ended; served again after")
    print(f"  {after[len(after) // 2]:.2f} s (median), {after[-1]:.2f} s (longest)")
    return not (lost or twice or found.gaps or found.died)


def starts(folder: Path, order: argparse.Namespace) -> bool:
    found = start_again_and_again(folder, order.count)
    print(f"{order.count} tables, started {len(found.served)} times; in seconds, the shortest and the longest:")
    for what, seconds in (("served", found.served), ("the list", found.listed), ("a table", found.shown)):
        print(f"  {what} after {min(seconds):.2f} to {max(seconds):.2f}")
    return True


def races(folder: Path, order: argparse.Namespace) -> bool:
    with _nodes(folder, order.database) as nodes:
        found = race(nodes, order.count)
    not_one, untold = len(found.not_one), len(found.untold)
    print(f"{found.rounds} rounds of bets and of answers: {not_one} without one winner, {untold} untold,")
    print(f"  {len(found.different)} seen differently")
    return not (not_one or untold or found.different)


@contextmanager
def _nodes(folder: Path, database: str) -> Iterator[list[Store]]:
    """A store in that folder, or three nodes of that database."""
    nodes: list[SqliteStore | PostgresStore] = (
        [PostgresStore(database) for _ in range(3)] if database else [SqliteStore(folder / "weli.db")]
    )
    try:
        yield [*nodes]
    finally:
        for node in nodes:
            node.close()


def garbage(folder: Path, order: argparse.Namespace) -> bool:
    found = throw(folder, Until(order.count, order.minutes))
    print(f"{found.frames} frames, {found.requests} requests: {len(found.faults)} faults {found.faults[:3]},")
    print(f"  statuses {dict(sorted(found.statuses.items()))}; rows {found.rows}; resident {found.resident} kB")
    return not found.faults and found.rows[0] == found.rows[1]


def disk(folder: Path, order: argparse.Namespace) -> bool:
    found = fill_and_empty(folder, order.count)
    print(f"filled {found.times} times: {sorted(found.said)}; {found.came_back} acts taken afterwards,")
    print(f"  the log is {'whole' if found.rows_whole else 'BROKEN'}")
    return found.rows_whole and found.came_back == found.times == order.count


def pairs(folder: Path, order: argparse.Namespace) -> bool:
    found = compare(folder, Until(order.count, order.minutes), order.seed)
    print(f"{found.pairs} pairs of tables: {len(found.told_apart)} told apart", *found.told_apart[:5], sep="\n  ")
    return not found.told_apart


def views(folder: Path, order: argparse.Namespace) -> bool:
    found = measure(folder, order.count)
    for cost in found.games:
        doing, viewing, writing = map(cost.each, (cost.doing, cost.viewing, cost.writing))
        print(f"{cost.game}: {cost.acts} acts, {doing:.1f} ms an act,", end=" ")
        print(f"{viewing:.1f} ms its views, {writing:.1f} ms to write them")
    print(f"  all views: {found.checksum}")
    return True


def many(folder: Path, order: argparse.Namespace) -> bool:
    wanted = Load(order.count, order.rate, order.seconds, order.played, order.games, order.points)
    found = load(folder, wanted, order.nodes, order.processes)
    print(f"{order.count} tables, {order.rate:g} acts a second:", *found.lines(), sep="\n")
    return not found.unanswered


def growth(folder: Path, order: argparse.Namespace) -> bool:
    found = grow(folder, order.count)
    order.plot.write_text(plot(found), encoding="utf-8")
    print(f"a plot: {order.plot}")
    return not any(point.found.unanswered for point in found)


def faults(folder: Path, order: argparse.Namespace) -> bool:
    kinds = (order.only,) if order.only else KINDS
    found = fail_again_and_again(folder, order.count, kinds, order.minutes, seed=order.seed)
    print(*found.lines(), sep="\n")
    return not found.wrong


def history(folder: Path, order: argparse.Namespace) -> bool:
    found = look_back(folder, order.count, order.minutes, seed=order.seed)
    print(*found.lines(), sep="\n")
    return not found.wrong


def browsers(folder: Path, order: argparse.Namespace) -> bool:
    acts = play_in_browsers(folder, order.count)
    print(f"{order.count} games in four browsers, {acts} acts: nothing lost, nobody saw an error")
    return True


Soak = Callable[[Path, argparse.Namespace], bool]
SOAKS: dict[str, tuple[Soak, int]] = {
    "kills": (kills, 10_000),
    "starts": (starts, 10_000),
    "races": (races, 1_000),
    "garbage": (garbage, 1_000_000),
    "disk": (disk, 20),
    "pairs": (pairs, 100_000),
    "views": (views, 20),
    "load": (many, 500),
    "growth": (growth, 10_000),
    "faults": (faults, 100),
    "history": (history, 1_000_000),
    "browsers": (browsers, 10),
}
"""What there is, each with how many of it are usual. Each prints its figures, and says whether all held."""


def main() -> None:
    """Runs what is asked for and prints the figures; ends with 1 where something did not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=[*SOAKS, "all"])
    parser.add_argument(
        "--count",
        type=int,
        help="kills, rounds, frames and requests, fillings, pairs, deals, tables, faults, acts, or games",
    )
    parser.add_argument("--rate", type=float, default=250.0, help="acts a second, of `load`")
    parser.add_argument("--seconds", type=float, default=60.0, help="of `load`")
    parser.add_argument("--nodes", type=int, default=0, help="of `load`: on one PostgreSQL; 0: one server on SQLite")
    parser.add_argument("--processes", type=int, default=1, help="of `load`: so many serve the tables of that file")
    parser.add_argument(
        "--played",
        type=int,
        default=0,
        help="of `load`: at so many tables they play, at the others one sits alone; 0: at all",
    )
    parser.add_argument(
        "--games", type=int, default=1, help="of `load`: so many at each table's place, one after another"
    )
    parser.add_argument("--points", type=int, default=21, help="of `load`: to so many each game goes")
    parser.add_argument(
        "--database", default="", help="of `races`: the address of an empty one, raced at by three nodes; else a file"
    )
    parser.add_argument("--plot", type=Path, default=Path("growth.svg"), help="of `growth`: the file it is drawn into")
    parser.add_argument("--only", choices=KINDS, help="of `faults`: only those of this kind")
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        help="of kills, pairs, faults and history: another one does what has not been done yet",
    )
    parser.add_argument(
        "--minutes", type=float, default=0.0, help="after so many it ends, and says how far it came; 0: no limit"
    )
    order = parser.parse_args()
    held = True
    asked = order.count
    for what in SOAKS if order.what == "all" else [order.what]:
        soak, usual = SOAKS[what]
        order.count = asked or usual
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            held &= soak(Path(folder), order)
        print(f"  {time.monotonic() - begun:.0f} s, load average {os.getloadavg()[0]:.1f}", flush=True)
    sys.exit(not held)


if __name__ == "__main__":
    main()
