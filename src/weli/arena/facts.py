"""The numbers of a contest as plain data, rounded as they are told."""

import math
from typing import Any, Final

from weli.arena.contest import Standings
from weli.arena.games import Games
from weli.arena.pool import beaten_by
from weli.arena.ratings import ratings
from weli.arena.result_file import Header
from weli.arena.sequential import SequentialTest
from weli.arena.series import Series
from weli.arena.talk import Talk
from weli.games import game_named

_PLACES: Final = 3
_SLOW: Final = 0.95


def facts_of(header: Header, standings: Standings) -> dict[str, Any]:
    """Everything that is told about a contest: what was played, then the numbers of each pairing, the ratings where whole games were
    played, and the times where this process or its workers played. What cannot be told from so few results is None."""
    pairings = [
        {"first": first, "second": second, **_outcome(standings, place, header)}
        for place, (first, second) in enumerate(standings.pairings)
    ]
    facts: dict[str, Any] = {
        "rules": header.rules.name,
        "sides": header.rules.sides,
        "seed": header.seed,
        header.what: max((outcome.played for outcome in standings.outcomes), default=0),
        "pairings": pairings,
    }
    if header.test:
        facts["test"] = {"by": header.test.by, "alpha": header.test.alpha, "beta": header.test.beta}
    if header.what == "matches":
        found = ratings(standings.results(header.rules.sides), header.seed)
        facts["ratings"] = [
            {"name": one.name, "elo": round(one.elo), "low": round(one.low), "high": round(one.high)} for one in found
        ]
    if header.pool:
        facts["beaten_by"] = beaten_by(pairings)
    facts["times"] = [
        {
            "name": name,
            "decisions": pace.decisions,
            "mean_ms": _rounded(pace.mean),
            "slow_ms": _rounded(pace.within(_SLOW)),
        }
        for name, pace in standings.paces.items()
    ]
    return facts


def _outcome(standings: Standings, place: int, header: Header) -> dict[str, Any]:
    outcome = standings.outcomes[place]
    if not outcome.played:
        return {header.what: 0}
    numbers = _series(outcome) if isinstance(outcome, Series) else _games(outcome, header)
    test = {"test": _test(standings.tests[place])} if standings.tests else {}
    return {header.what: outcome.played, **numbers, **test, **_talk(outcome.talk, header)}


def _series(series: Series) -> dict[str, Any]:
    return {
        "mean": _rounded(series.mean),
        "margin": _rounded(series.margin),
        "correlation": _rounded(series.correlation),
        "saving": _rounded(series.saving),
        "deviation": _rounded(series.deviation),
    }


def _games(games: Games, header: Header) -> dict[str, Any]:
    return {
        "won": games.won,
        "share": _rounded(games.share),
        "interval": [_rounded(end) for end in games.interval],
        "deals_a_game": round(games.length, 2),
        **({"drawn": games.drawn} if games.drawn else {}),
        **({"lost": games.lost} if "lost" in game_named(header.rules.game).measures.told() else {}),
    }


def _test(test: SequentialTest) -> dict[str, Any]:
    return {"verdict": test.verdict, "ratio": _rounded(test.ratio), "blocks": test.blocks}


def _talk(talk: Talk, header: Header) -> dict[str, Any]:
    deals = max(1, talk.deals)
    bets = {"silent_deals": _rounded(talk.silent / deals), "standing": _rounded(talk.standing / deals)}
    return {
        "decisions": round(talk.decisions / deals, 1),
        **{word: bets[word] for word in game_named(header.rules.game).measures.told() if word in bets},
        "per_deal": {word: [_rounded(count / deals) for count in counts] for word, counts in talk.in_order()},
    }


def _rounded(value: float) -> float | None:
    return round(value, _PLACES) if math.isfinite(value) else None
