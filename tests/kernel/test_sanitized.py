"""At night: the kernel under the compiler's own checks of memory and arithmetic."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STEP = ROOT / "tools/build_steps/make_kernel.py"

PLAYS = """
import random
import sys
from pathlib import Path
from weli.games import GAMES
from weli.kernel.many import Many
from weli.kernel.play import KernelPlay
from weli.kernel.stepping import walk_by
from weli.envs.deal_stream import DealStream
from array import array

folder, deals, chance = Path(sys.argv[1]), int(sys.argv[2]), random.Random(1)
for game in ("giltspiel", "perlaggen", "bieten", "gaigel"):
    for rules in GAMES[game].presets.values():
        KernelPlay(rules, 1, folder).witness(0, deals)
        walk = walk_by(rules, folder=folder)
        for _ in range(5):
            pack = rules.cards[:]
            chance.shuffle(pack)
            walk.lay(pack, chance.randrange(rules.players), 0)
            while walk.seat() >= 0:
                deal = walk.deal()
                deal.seen_by(walk.seat()).check(walk.seat(), chance.randrange(64 * 64))
                walk.copy().take(walk.options()[0])
                walk.take(chance.choice(walk.options()))
        streams = [DealStream(rules, 0, seed, None) for seed in range(3)]
        many = Many(game, streams, folder)
        answers = array("q", [0, 0, 0])
        many.each("begin", array("q", [0, 0, 0]), answers)
        for action in range(200):
            many.each("take", array("q", [action % streams[0].table.size] * 3), answers)
print("played")
"""


@pytest.mark.slow
@pytest.mark.few(0)
@pytest.mark.skipif(sys.platform != "linux", reason="it is gcc's library that is loaded first")
def test_nothing_is_read_or_reckoned_that_is_not_there(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, str(STEP), str(tmp_path / "made"), "--sanitized"], env=env, check=True)
    asan = subprocess.run(
        ["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True
    ).stdout.strip()
    # Python itself leaves memory behind when it ends.
    env |= {"LD_PRELOAD": asan, "ASAN_OPTIONS": "detect_leaks=0"}
    deals = 20 * int(os.environ.get("WELI_DEALS", "1"))
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, str(tmp_path / "made"), str(deals)],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "played\n", done.stderr[-3000:]
