"""The long forms of what the tests do small: ``python tools/soak kills --count 10000``, and so on; figures are in docs/reliability.md."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
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
from soak.nodes import KINDS, CopiedNode  # noqa: E402
from soak.pairs import compare  # noqa: E402
from soak.races import race  # noqa: E402
from soak.until import Until  # noqa: E402
from soak.views import measure  # noqa: E402
from weli.table.postgres import PostgresStore  # noqa: E402
from weli.table.sqlite import SqliteStore  # noqa: E402
from weli.table.store import Store  # noqa: E402

USUAL = {
    "kills": 10_000,
    "races": 1_000,
    "garbage": 1_000_000,
    "disk": 20,
    "pairs": 100_000,
    "views": 20,
    "load": 500,
    "growth": 10_000,
    "faults": 100,
    "history": 1_000_000,
    "browsers": 10,
}


def main() -> None:
    """Runs what is asked for and prints the figures; ends with 1 where something did not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=[*USUAL, "all"])
    parser.add_argument(
        "--count",
        type=int,
        help="kills, rounds, frames and requests, fillings, pairs, deals, tables, faults, acts, or games",
    )
    parser.add_argument("--rate", type=float, default=250.0, help="acts a second, of `load`")
    parser.add_argument("--seconds", type=float, default=60.0, help="of `load`")
    parser.add_argument("--nodes", type=int, default=0, help="of `load`: on one PostgreSQL; 0: one server on SQLite")
    parser.add_argument(
        "--played",
        type=int,
        default=0,
        help="of `load`: at so many tables they play, at the others one sits alone; 0: at all",
    )
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
    for what in USUAL if order.what == "all" else [order.what]:
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            held &= _run(what, Path(folder), order.count or USUAL[what], order)
        print(f"  {time.monotonic() - begun:.0f} s, load average {os.getloadavg()[0]:.1f}", flush=True)
    sys.exit(not held)


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


def _run(what: str, folder: Path, count: int, order: argparse.Namespace) -> bool:
    if what == "kills":
        killed = kill_again_and_again(folder, Until(count, order.minutes), order.seed, preloaded=True)
        after = sorted(killed.served_after)
        print(
            f"{killed.kills} kills, {killed.acknowledged} acts acknowledged: {len(killed.lost)} lost, {len(killed.twice)} twice,"
        )
        print(
            f"  {killed.gaps} gaps, {killed.died} deaths of its own, {killed.lines} lines that ended; served again after"
        )
        print(f"  {after[len(after) // 2]:.2f} s (median), {after[-1]:.2f} s (longest)")
        return not (killed.lost or killed.twice or killed.gaps or killed.died)
    if what == "races":
        with _nodes(folder, order.database) as nodes:
            raced = race(nodes, count)
        print(
            f"{raced.rounds} rounds of bets and of answers: {len(raced.not_one)} without one winner, {len(raced.untold)} untold,"
        )
        print(f"  {len(raced.different)} seen differently")
        return not (raced.not_one or raced.untold or raced.different)
    if what == "pairs":
        compared = compare(folder, Until(count, order.minutes), order.seed)
        print(
            f"{compared.pairs} pairs of tables: {len(compared.told_apart)} told apart",
            *compared.told_apart[:5],
            sep="\n  ",
        )
        return not compared.told_apart
    if what == "views":
        measured = measure(folder, count)
        for cost in measured.games:
            doing, viewing, writing = map(cost.each, (cost.doing, cost.viewing, cost.writing))
            print(
                f"{cost.game}: {cost.acts} acts, {doing:.1f} ms an act, {viewing:.1f} ms its views, {writing:.1f} ms to write them"
            )
        print(f"  all views: {measured.checksum}")
        return True
    if what == "faults":
        failed = fail_again_and_again(
            folder, count, (order.only,) if order.only else KINDS, order.minutes, begin=CopiedNode, seed=order.seed
        )
        print(*failed.lines(), sep="\n")
        return not failed.wrong
    if what == "history":
        looked = look_back(folder, count, order.minutes, begin=CopiedNode, seed=order.seed)
        print(*looked.lines(), sep="\n")
        return not looked.wrong
    if what == "browsers":
        print(
            f"{count} games in four browsers, {play_in_browsers(folder, count)} acts: nothing lost, nobody saw an error"
        )
        return True
    if what == "growth":
        grown = grow(folder, count)
        order.plot.write_text(plot(grown), encoding="utf-8")
        print(f"a plot: {order.plot}")
        return not any(point.found.unanswered for point in grown)
    if what == "garbage":
        thrown = throw(folder, Until(count, order.minutes))
        print(f"{thrown.frames} frames, {thrown.requests} requests: {len(thrown.faults)} faults {thrown.faults[:3]},")
        print(f"  statuses {dict(sorted(thrown.statuses.items()))}; rows {thrown.rows}; resident {thrown.resident} kB")
        return not thrown.faults and thrown.rows[0] == thrown.rows[1]
    if what == "disk":
        filled = fill_and_empty(folder, count)
        print(f"filled {filled.times} times: {sorted(filled.said)}; {filled.came_back} acts taken afterwards,")
        print(f"  the log is {'whole' if filled.rows_whole else 'BROKEN'}")
        return filled.rows_whole and filled.came_back == filled.times == count
    loaded = load(folder, Load(count, order.rate, order.seconds, order.played), order.nodes)
    print(f"{count} tables, {order.rate:g} acts a second:", *loaded.lines(), sep="\n")
    return not loaded.unanswered


if __name__ == "__main__":
    main()
