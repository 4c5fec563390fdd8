"""Giltspiel with wild cards."""

import pytest

from rules.helpers import FISS, GILTSPIEL, due, plays, refuses, sit, table, tricks
from weli import rulebook
from weli.core.cards import PACK_32

rule = pytest.mark.rule


@rule("GS-VAR-02", "GS-VAR-03", "GS-VAR-04")
def test_any_card_may_be_wild() -> None:
    assert FISS.wild.perlagg_order == ()
    deal = table(turned="S7", perlagg_order=["HK", "E9"])
    assert due(tricks(deal, "LK L9 HK=LK L8")) == "E", "it beats the card that it stands for"
    assert "perlagg_order" in rulebook.rule("GS-VAR-03").parameters


@rule("GS-VAR-03", "PL-VAR-32", "GS-OQ-42", "PL-OQ-53")
def test_giltspiel_with_three_perlique() -> None:
    """Seven, Ober and Unter of trumps are wild, in this order; everything else stays as it is in Giltspiel."""
    three = GILTSPIEL.preset("3-perlique")
    assert three.options_from(FISS) == {"perlagg_order": ("T7", "TO", "TU")}
    assert three.cards == PACK_32
    deal = sit("3-perlique", {"W": "HX", "N": "SU", "E": "SO", "S": "S7"}, turned="SX", game="giltspiel")
    assert deal.phase() == "play"
    wild = sit("3-perlique", {"W": "SU", "N": "SO", "E": "S7"}, turned="SA", game="giltspiel")
    tricks(wild, "SU=SK SO=SK S7=SK")
    assert due(tricks(wild, plays(wild)[0])) == "E"
    refuses(sit("3-perlique", {"W": "E7"}, turned="SA", game="giltspiel"), "W E7=SA", "PL-WILD-15")
