"""The watcher sees a fool for what he is, and gives the same numbers each time."""

import random
import sys

import pytest

from conduct import Conduct, main, told, watch
from weli.arena.duplicate import Pair
from weli.bots import Bot, bot_named
from weli.core.acts import CONCEDE, RAISE, SPIEL, STEP, bet_act
from weli.core.cards import BIT
from weli.core.deal import Deal
from weli.games.figures.engine.deal import FigureDeal
from weli.games.giltspiel import FISS

CALLER = bot_named("stammgast:manner=calls")


class Fool:
    """Raises whatever he is asked, bets on the Spiel, and gives it away once it is worth something."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        assert isinstance(view, FigureDeal)
        raising = [act for act in options if act // STEP == RAISE]
        if raising:
            return raising[0]
        giving = CONCEDE * STEP + SPIEL
        if giving in options and view.stakes[SPIEL].value > 1:
            return giving
        if bet_act(BIT[SPIEL]) in options and view.stakes[SPIEL].value == 1:
            return bet_act(BIT[SPIEL])
        return bot_named("stammgast").choose(view, seat, options, rng)


def watched(bot: Bot, deals: int) -> Conduct:
    conduct = Conduct(worlds=8)
    for number in range(deals):
        watch(conduct, Pair(bot, CALLER), FISS, 5, number, again=2)
    return conduct


def test_what_a_fool_gives_away_and_raises_is_seen() -> None:
    conduct = watched(Fool(), 2)
    assert conduct.games == 4
    assert max(chance for value, chance in conduct.given) > 0.1
    assert all(value >= 2 for value, _ in conduct.given)
    assert all(value > 3 for value, _ in conduct.raised)
    assert conduct.asked_again == conduct.weighed // 2 > 0
    assert len(conduct.times) == conduct.decisions >= conduct.weighed


def test_the_same_seed_gives_the_same_numbers_but_the_times() -> None:
    assert told(watched(bot_named("stammgast"), 2))[:-1] == told(watched(bot_named("stammgast"), 2))[:-1]


def test_the_command_prints_everything(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["conduct", "stammgast", "stammgast:manner=bets", "--deals", "2"])
    main()
    words = capsys.readouterr().out
    assert "stammgast against stammgast:manner=bets, giltspiel/fiss, 2 deals" in words
    assert len(words.splitlines()) == 7


@pytest.mark.parametrize("wrong", ["nobody", "stammgast:manner=wild"])
def test_a_wrong_name_gets_a_sentence(
    wrong: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["conduct", wrong, "stammgast"])
    with pytest.raises(SystemExit):
        main()
    assert wrong.rsplit("=", maxsplit=1)[-1] in capsys.readouterr().err
