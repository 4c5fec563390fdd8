"""Giltspiel: its presets, the reduced games of research, and the rules behind each refusal and each point."""

from weli.core.acts import GLEICH, HANGER
from weli.games.figures.engine.reducing import Reduction
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.game import figure_game
from weli.games.giltspiel.citations import CITATIONS

FISS = FigureRules(game="giltspiel", name="fiss")
"""Eleven points, or fifteen as agreed; no wild cards (GS-AIM-03, GS-CARD-05, GS-VAR-01)."""
THREE_PERLIQUE = FISS.but("3-perlique", perlagg_order=("T7", "TO", "TU"))
"""Giltspiel with three wild cards of trumps, from which Perlaggen has grown (GS-VAR-02, GS-VAR-03, GS-VAR-04, GS-OQ-42, PL-VAR-32)."""

SPIEL_ALONE = (GLEICH, HANGER)
FOR_TWO = FISS.but(
    players=2,
    sides="two_singles",
    talk=False,
    signal_system="none",
    spiel_aus=False,
    spontaneous_concession="show_only",
    both_gestrichen_rule=False,
    both_gestrichen_min_cards=None,
)


def reduced(name: str, suits: str, ranks: str, hand: int, bets_to: int, left_out: tuple[int, ...] = ()) -> FigureRules:
    """Two players with so many cards each; bets go up to that value. The Spiel takes more than half of the tricks, of two the first."""
    return FOR_TWO.but(
        name,
        reduction=Reduction(suits, ranks, left_out),
        hand_size=hand,
        deal_patterns=((hand,),),
        tricks_for_spiel=(hand + 1) // 2,
        max_value=bets_to,
    )


def honest(rules: FigureRules) -> FigureRules:
    """Nobody bets on a figure that they do not have: far fewer ways for a deal to go."""
    return rules.but(unbacked_bets="refuse")


REDUCED = (
    reduced("one-card", "E", "UOKA", 1, 2, SPIEL_ALONE),
    reduced("tiny", "EL", "UOKA", 2, 2, SPIEL_ALONE),
    reduced("m1", "EL", "UOKA", 3, 2, SPIEL_ALONE),
    honest(reduced("m2", "EL", "UOKA", 2, 3)),
    honest(reduced("m4", "ELH", "UOKA", 2, 2)),
    reduced("m5", "ELH", "UOKA", 3, 2, SPIEL_ALONE),
    reduced("show", "EL", "UOKA", 2, 2, (HANGER,)),
)

GILTSPIEL = figure_game("giltspiel", {"fiss": FISS, "3-perlique": THREE_PERLIQUE}, CITATIONS, REDUCED)
