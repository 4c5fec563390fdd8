"""Talk in the figure games: what partners tell each other of trumps, wild cards and figures."""

from typing import Final

from weli.core.acts import FIGURE_WORDS, SPIEL
from weli.core.ruleset import RuleSet
from weli.games.figures.engine.deal import CUT, OPEN, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.figures import figure_key, size_of_key
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.kinds import F
from weli.ports.signs import Holding, Phrase, Sheet, Sign, Spoken, TrueSign, Weight
from weli.ports.talk import Talk

SIZES: Final = {2: "of-two", 3: "of-three", 4: "of-four"}
LONGEST: Final = "of-five"
WORTH_TELLING: Final = (Weight.PERLAGG, Weight.LONG_FIGURE)


class FigureTalk(Talk[F]):
    """Giltspiel and Perlaggen.

    (GS-AIM-06, GS-TALK-01, GS-TALK-03, PL-TALK-03, PL-TALK-07, PL-TALK-09, PL-TALK-01)
    """

    def barred(self, verb: str, rules: RuleSet) -> tuple[str, str] | None:
        """Who has no partner has nobody to talk to."""
        if rules.talk:
            return None
        return self.rule_for_one(), "talk-alone" if rules.seating.sides == rules.players else "talk-not-agreed"

    def rule_for_one(self) -> str:
        """The rule against the talk of who has no partner (PL-TALK-13)."""
        return "PL-TALK-13"

    def holding(self, view: F, seat: int) -> Holding:
        natural = view.own_cards(seat) & ~view.cards.wild
        return Holding(
            hand=view.cards.hands[seat],
            trump=view.cards.trump,
            wild=view.cards.wild,
            strength=tuple(view.cards.strength),
            sizes=tuple([size_of_key(view.full_figure(seat, figure)) for figure in SHOWN_FIGURES]),
            natural_sizes=tuple([size_of_key(figure_key(natural, figure)) for figure in SHOWN_FIGURES]),
        )

    def is_said(self, phrase: Phrase, rules: RuleSet) -> bool:
        """Of wild cards nobody speaks where there are none."""
        assert isinstance(rules, FigureRules)
        return not phrase.wild or len(rules.wild.perlagg_order) > 0

    def asks(self, view: F, seat: int) -> list[str]:
        """What helps with a bet that waits for one's answer; otherwise what tells of a figure that is not settled yet."""
        if view.stage == CUT:
            return []
        owed = [figure for figure in view.figures if view.owes_answer(seat, figure)]
        unsettled = [figure for figure in view.figures if view.stakes[figure].owner == OPEN]
        about = [FIGURE_WORDS[figure] for figure in owed or unsettled if figure in SHOWN_FIGURES]
        return [*(["hold"] if owed else []), *about, "perlagg", "trumps"]

    def unasked(self, view: F, seat: int, signs: list[TrueSign]) -> list[TrueSign]:
        """What matters most, and beside a Perlagg a long figure; for nothing better, that it has nothing."""
        told = [given for given in signs if given.weight != Weight.SUIT]
        other = [given for given in told[1:] if given.weight in WORTH_TELLING and given.weight != told[0].weight]
        return [*told[:1], *other[:1]]

    def answer(self, view: F, seat: int, question: Spoken, sheet: Sheet | None, signs: list[TrueSign]) -> str | None:
        holding = self.holding(view, seat)
        figure = question.phrase.figure
        match question.phrase.id:
            case "perlagg":
                return shown(signs, Weight.PERLAGG) or yes_or_no(holding.perlaggen)
            case "trumps":
                best = shown(signs, Weight.HIGH_TRUMP) or shown(signs, Weight.SMALL_TRUMPS)
                return best or yes_or_no(holding.trumps)
            case "have":
                return None if sheet is None else has(holding, sheet, question.gestures)
            case "gleich" | "hanger":
                return size_said(holding.sizes[figure])
            case "gleich-natur" | "hanger-natur":
                return size_said(holding.natural_sizes[figure])
            case "bet-gleich" | "bet-hanger" | "bet-spiel":
                return "say bet" if is_good(view, seat, holding, figure) else "say better-not"
            case "hold":
                return what_to_hold(view, seat, holding)
            case _:
                return None


def shown(signs: list[TrueSign], weight: int) -> str | None:
    """The best sign of that weight that the sheet has for what it holds."""
    found = [f"sign {given.said}" for given in signs if given.weight == weight]
    return found[0] if found else None


def yes_or_no(truth: int) -> str:
    return "say yes" if truth else "say no"


def has(holding: Holding, sheet: Sheet, gestures: tuple[str, ...]) -> str | None:
    """Whether it has what the gestures stand for; a gesture that stands for two things asks for either."""
    asked = [sheet.with_gesture(gesture) for gesture in gestures]
    if not all(asked):
        return None
    return yes_or_no(all(one_is_true(signs, holding) for signs in asked))


def one_is_true(signs: list[Sign], holding: Holding) -> bool:
    return any(sign.meaning.is_true_of(holding) for sign in signs)


def size_said(size: int) -> str:
    return f"say {SIZES.get(size, LONGEST)}" if size >= min(SIZES) else "say no"


def what_to_hold(view: FigureDeal, seat: int, holding: Holding) -> str | None:
    asked = [figure for figure in view.figures if view.owes_answer(seat, figure)]
    good = [figure for figure in asked if is_good(view, seat, holding, figure)]
    if not asked:
        return None
    if not good:
        return "say let-go"
    return "say hold" if good == asked else f"say hold-{FIGURE_WORDS[good[0]]}"


def is_good(view: FigureDeal, seat: int, holding: Holding, figure: int) -> bool:
    """Whether its own cards speak for a bet: a figure that is long in this game, or all tricks of the Spiel but one."""
    if figure == SPIEL:
        tricks = view.tricks.taken[view.seating.side_of(seat)]
        return tricks + (holding.perlaggen | holding.high_trumps).bit_count() >= view.rules.stakes.tricks_for_spiel - 1
    return holding.sizes[figure] >= holding.long
