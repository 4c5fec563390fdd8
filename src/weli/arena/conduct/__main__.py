"""`python -m weli.arena.conduct wirt stammgast:manner=bets --deals 40`: how the first of the two conducts itself; English only."""

import argparse

from weli.advice.caution import FAR, WORTHY
from weli.advice.caution import HOPELESS as IN_THOUSANDTHS
from weli.advice.chances import SURE
from weli.arena.conduct.watching import DEAR, Conduct, watch
from weli.arena.duplicate import Pair
from weli.arena.opponents import opponent_named
from weli.errors import WeliError
from weli.form import form
from weli.house_rules import named

HOPELESS = IN_THOUSANDTHS / SURE
HARDLY = 0.1  # chance below which nothing is raised far


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m weli.arena.conduct", description=__doc__)
    parser.add_argument("watched")
    parser.add_argument("other")
    parser.add_argument("--rules", default="giltspiel/fiss")
    parser.add_argument("--deals", type=int, default=20, help="each is played once for every side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", type=int, default=3, help="every so manieth weighed decision is put twice")
    given = parser.parse_args()
    try:
        pair = Pair(opponent_named(given.watched), opponent_named(given.other))
        rules = named(given.rules).ruleset()
    except WeliError as error:
        parser.error(error.en)
    conduct = Conduct()
    for number in range(given.deals):
        watch(conduct, pair, rules, given.seed, number, given.again)
    print(f"{given.watched} against {given.other}, {given.rules}, {given.deals} deals, seed {given.seed}, {form()}")
    for line in told(conduct):
        print(line)


def told(conduct: Conduct) -> list[str]:
    """Everything that was noticed, a line each."""
    series = conduct.series
    with_hope = [value for value, chance in conduct.given if chance > HOPELESS]
    with_nothing = [value for value, chance in conduct.raised if chance < HARDLY]
    milliseconds = [f"{1000 * conduct.within(share):.1f}" for share in (0.5, 0.95, 0.99, 1.0)]
    margin = f" ± {series.margin:.3f}" if series.played > 1 else ""
    given = _share(len(conduct.given), conduct.games)
    raised = _share(len(conduct.raised), conduct.games)
    changed = _share(conduct.changed, conduct.asked_again)
    return [
        f"points a deal: {series.mean:+.3f}{margin}",
        f"games with a figure worth {DEAR} or more: {_share(conduct.dear, conduct.games)}",
        f"worth {WORTHY} or more given up unasked: {given} of games; with a chance above {HOPELESS:.0%}: {with_hope}",
        f"raised past {FAR}: {raised} of games; with a chance below {HARDLY:.0%}: {with_nothing}",
        f"another seed decides otherwise: {changed} of the weighed decisions, {_of_all(conduct):.1%} of all",
        f"milliseconds, 50, 95, 99, 100 %: {', '.join(milliseconds)}",
    ]


def _of_all(conduct: Conduct) -> float:
    """How many of all decisions hang on the seed; where nobody would think twice, none does."""
    weighed = conduct.weighed / max(1, conduct.decisions)
    return weighed * conduct.changed / max(1, conduct.asked_again)


def _share(some: int, of: int) -> str:
    return f"{some} / {of} ({some / max(1, of):.1%})"


if __name__ == "__main__":
    main()
