"""What `docs/shuffle.md` tells is what is done."""

import re
from pathlib import Path
from typing import get_args

import pytest

from shuffle.test_protocol import VECTORS
from weli.core.cards import cards_text
from weli.shuffle import DECKS
from weli.shuffle.steps import AnyStep

PAGE = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text("utf-8")


@pytest.mark.parametrize("deck", VECTORS)
def test_the_values_for_comparison_are_those_that_come_out(deck: str) -> None:
    commit, key, first_ten, root = VECTORS[deck]
    order = " ".join(map(str, first_ten))
    values = f"`{deck}`\n\n```text\nC      {commit}\nK      {key}\norder  {order} …\nroot   {root}\n```"
    assert values in PAGE


def test_each_kind_of_step_is_told_with_its_fields() -> None:
    told = {
        kind: re.findall(r"`(\w+)`", fields)
        for kind, fields in re.findall(r"^\| `([a-z-]+)` \|([^|]*)\|", PAGE, re.MULTILINE)
    }
    for step in get_args(AnyStep):
        names = [name for name in step.__struct_fields__ if name != "chain"]
        assert told[step.__struct_config__.tag] == names


def test_the_decks_are_told_as_they_are() -> None:
    ranks = {"7": "7", "8": "8", "9": "9", "10": "X", "Unter": "U", "Ober": "O", "King": "K", "Ace": "A"}
    for deck in ("de32", "wuertt48"):
        told = re.search(rf"^\| `{deck}` \| .*?in each(?: suit)? (.*) \|$", PAGE, re.MULTILINE)
        assert told
        cards = [suit + ranks[rank] for suit in "ELHS" for rank in told[1].split()]
        assert cards_text(list(DECKS[deck])) == " ".join(cards)
    assert cards_text(list(DECKS["de33-weli"])) == cards_text(list(DECKS["de32"])).replace("S7", "S6 S7")
