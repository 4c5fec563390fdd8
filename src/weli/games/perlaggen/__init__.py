"""Perlaggen: its presets, which of them are laid over other numbers of players, and a reduced game of research."""

from weli.core.acts import GLEICH, HANGER, SPIEL
from weli.games.figures.engine.reducing import Reduction
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.engine.wild import permanent
from weli.games.figures.game import figure_game
from weli.games.perlaggen.citations import CITATIONS

INNSBRUCK_ORDER = ("HK", "S6", "S7", "E7", "T7", "TU", "TO")
"""Four are always wild, the trumps add some more; the trump Unter above the trump Ober (PL-WILD-01, PL-WILD-02, PL-WILD-04)."""
EICHEL_ORDER = ("HK", "S6", "T7", "TU", "TO", "E7", "EU", "EO")
"""Five whatever is trumps, and three of the trump suit: eight, the Seven of bells among them only as a trump.

(PL-EICH-01, PL-EICH-02, PL-EICH-04, PL-EICH-05)
"""
SEVEN_CARD_PATTERNS = ((2, 3, "T", 2), (3, "T", 4))

INNSBRUCK = FigureRules("perlaggen", "innsbruck").but(
    signal_system="plankensteiner",
    pack=33,
    deal_patterns=((2, 3, "T"),),
    perlagg_order=INNSBRUCK_ORDER,
    cut_takes_permanent=True,
    exchange_turned_perlagg=True,
    exchange_roles=("dealer", "partner"),
    blind_bets="before_cut",
    validation_voids="deal",
    target=18,
    target_choices=tuple(range(11, 25)),
    both_gestrichen_hanger_tie="spiel",
    both_gestrichen_procedure="asking_round",
)
"""Thirty-three cards; eighteen points, or another target as agreed, from eleven to twenty-four (PL-CARD-01, PL-SCORE-02, PL-VAR-02)."""
TWO_WITH_FIVE = INNSBRUCK.but(
    "innsbruck-2p5",
    players=2,
    sides="two_singles",
    talk=False,
    signal_system="none",
    exchange_roles=("dealer",),
)
"""As with four, without talk; only the dealer can exchange (PL-2P-01, PL-2P-02, PL-2P-07)."""
TWO_WITH_SEVEN = TWO_WITH_FIVE.but("innsbruck-2p7", hand_size=7, deal_patterns=SEVEN_CARD_PATTERNS, tricks_for_spiel=4)
"""Seven cards each, in one of two ways; four tricks win the Spiel (PL-2P-03, PL-2P-05, PL-2P-06)."""
THREE = TWO_WITH_SEVEN.but(
    "innsbruck-3p",
    players=3,
    sides="three_singles",
    answer_mode="strict_turn",
    max_value=3,
    spiel_aus=False,
    free_ride=True,
    first_answer_may_raise=True,
    free_rider_may_raise_later=True,
    blind_bets="none",
    spontaneous_concession="show_only",
)
"""Each plays alone and without talk, with seven cards; otherwise as with four (PL-3P-01, PL-3P-02, PL-3P-03, PL-3P-05)."""
SIX = INNSBRUCK.but("innsbruck-6p", players=6, sides="two_trios", hand_size=4, deal_patterns=((2, 2, "T"),))
"""Four cards each, in two rounds of two; otherwise as with four (PL-6P-02, PL-6P-03, PL-6P-06)."""


def eichel(rules: FigureRules, name: str) -> FigureRules:
    """The same number of players with the wild cards of Eichelperlaggen: the overlay of the rulebook.

    (PL-3P-24, PL-EICH-03, PL-EICH-06, PL-EICH-21, PL-EICH-22)
    """
    return rules.but(
        name,
        perlagg_order=EICHEL_ORDER,
        acorns_may_be_trump=False,
        exchange_upgrade=True,
        exchange_acorns=True,
        exchange_repeat_until_stable=True,
        both_gestrichen_min_cards=4,
        both_gestrichen_compare="length_only",
        target=15,
        signal_system="auer_eichel" if rules.talk else "none",
    )


ELSEWHERE = eichel(INNSBRUCK, "eichel-elsewhere")
IMST = ELSEWHERE.but("eichel-imst", exchange_roles=("dealer", "partner", "lho", "rho"))
"""Eichelperlaggen as it is played around Imst: the others may exchange too (PL-EICH-26)."""
STRAF = THREE.but(
    "straf",
    deal_patterns=((3, "T", 4),),
    perlagg_order=(*INNSBRUCK_ORDER, "EU", "EO"),
    acorns_may_be_trump=False,
    exchange_acorns=True,
    first_answer_may_raise=False,
    blind_bets="before_cut",
    blind_must_make_figure=True,
    losing_bet_penalty=True,
    out_of_turn_penalty=2,
    scoring_direction="down",
    start_score=9,
    target=0,
    target_choices=(0,),
    count_order_unbet=(SPIEL, GLEICH, HANGER),
    both_gestrichen_rule=False,
    both_gestrichen_min_cards=None,
    play_on_for_places=True,
)
"""Strafperlaggen of Hall and Absam: as with three, without acorns for trumps; points are wiped off, and a lost bet costs.

The Unter and Ober of acorns are the lowest Perlaggen (PL-STRAF-05); only the dealer exchanges, and nobody upgrades an acorn (PL-STRAF-10).

(PL-STRAF-01, PL-STRAF-06, PL-STRAF-07, PL-STRAF-11)
"""
SCHLANDERS = ELSEWHERE.but(
    "schlanders",
    pack=32,
    weli_substitute="E8",
    perlagg_order=("HK", "S6", "T7", "TO", "TU", "E7", "EO", "EU"),
    target=24,
)
"""Eichelperlaggen to twenty-four without the Weli, in whose place stands the Eight of acorns, and the Ober above the Unter.

(PL-VAR-11, PL-VAR-12, PL-VAR-13, PL-VAR-14)
"""
DEUTSCHNOFEN = INNSBRUCK.but(
    "deutschnofen",
    signal_system="deutschnofen",
    perlagg_order=("S6", "HK", "SK", "H7", "S7", "L7", "E7", "TK", "TO", "TU"),
)
"""To eighteen with the Weli, ten Perlaggen and signs of its own (PL-VAR-21, PL-VAR-22, PL-VAR-23)."""


def historic(name: str, *order: str) -> FigureRules:
    """A form of 1853: its own wild cards, and otherwise Innsbruck style without the Weli.

    (PL-VAR-33, PL-VAR-34, PL-VAR-35, PL-VAR-36, PL-OQ-51)
    """
    rules = INNSBRUCK.but(name, pack=32, perlagg_order=order, target=15)
    return rules.but(cut_takes_permanent=permanent(rules.wild) != 0)


ONE_WILD = TWO_WITH_FIVE.but(
    "one-wild",
    reduction=Reduction("ES", "6UOKA", (HANGER,)),
    hand_size=2,
    deal_patterns=((2,),),
    perlagg_order=("S6",),
    cut_takes_permanent=False,
    exchange_turned_perlagg=False,
    exchange_roles=(),
    tricks_for_spiel=1,
    max_value=2,
    spiel_aus=False,
    unbacked_bets="refuse",
    blind_bets="none",
    spontaneous_concession="show_only",
    both_gestrichen_rule=False,
    both_gestrichen_min_cards=None,
)

_PRESETS = (
    INNSBRUCK,
    TWO_WITH_FIVE,
    TWO_WITH_SEVEN,
    THREE,
    SIX,
    IMST,
    ELSEWHERE,
    eichel(TWO_WITH_FIVE, "eichel-2p5"),
    eichel(TWO_WITH_SEVEN, "eichel-2p7"),
    eichel(THREE, "eichel-3p"),
    eichel(SIX, "eichel-6p"),
    STRAF,
    SCHLANDERS,
    DEUTSCHNOFEN,
    historic("1853-trump4", "TK", "T7", "TO", "TU"),
    historic("schello-bello", "S7"),
    historic("radetzky", "HK"),
    historic("schello-bello-trump3", "S7", "T7", "TO", "TU"),
    historic("radetzky-trump3", "HK", "T7", "TO", "TU"),
)

PERLAGGEN = figure_game("perlaggen", {rules.name: rules for rules in _PRESETS}, CITATIONS, (ONE_WILD,))
