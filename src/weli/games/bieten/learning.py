"""Bieten as learning programs want it."""

from collections.abc import Mapping, Sequence

from weli.core.acts import BET, CUT, GOOD, HOLD, NAME, PLAY, STOP, TAKE
from weli.core.cards import BIT, PACK_33
from weli.games.bieten.observation import FIELDS, BietenLayout
from weli.games.bieten.ruleset import FIVE_FIGURES, BietenRules
from weli.games.bieten.stealing import LEAST_LIFTED
from weli.games.figures.learning import FigureLearning, words_of
from weli.ports.encoding.acts import NOTHING, Block, acts_in
from weli.ports.encoding.fields import Field, Layout


class BietenLearning(FigureLearning[BietenRules]):
    """Other acts and fields; otherwise like the games with a show."""

    def acts(self) -> list[int]:
        blocks: list[Block] = [
            (STOP, NOTHING),
            (BET, [BIT[figure] for figure in FIVE_FIGURES]),
            (HOLD, FIVE_FIGURES),
            (GOOD, FIVE_FIGURES),
            (PLAY, PACK_33),
            (NAME, PACK_33),
            (TAKE, PACK_33),
            (CUT, range(LEAST_LIFTED, len(PACK_33))),
        ]
        return acts_in(blocks)

    def layout(self, rules: BietenRules) -> Layout:
        return BietenLayout(FIELDS, rules)

    def fields(self) -> Sequence[Field]:
        return FIELDS

    def counted(self) -> Mapping[str, str]:
        return {**super().counted(), "figures": words_of(sorted(FIVE_FIGURES))}
