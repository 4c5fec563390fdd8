"""What one might want to do in a game of figures, and what the buttons for it say."""

from collections.abc import Iterator
from typing import Any

from weli.core.acts import FIGURE_WORDS
from weli.core.cards import ACORNS, BIT, SUIT, card_text, cards_of
from weli.core.line import Line
from weli.games.figures.at_table.guards import decided_on, figures_in_question
from weli.games.figures.at_table.names import Naming
from weli.games.figures.engine.deal import CUT, NONE, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.proofs import cards_that_prove
from weli.games.figures.kinds import F
from weli.games.figures.notation import open_bets
from weli.ports.at_table import Button, Choices, WildNames


class FigureChoices(Choices[F]):
    """In Giltspiel and Perlaggen."""

    naming: Naming[Any] = Naming()

    def expected(self, seen: F) -> Iterator[str]:
        if not seen.closed and seen.knows in seen.active:
            yield from self.wanted(seen)

    def wanted(self, seen: F) -> Iterator[str]:
        """What one might want to do in this phase of the deal."""
        if seen.stage == CUT:
            yield from (f"blind {FIGURE_WORDS[figure]}" for figure in seen.figures)
            return
        if seen.exchange.asked == seen.knows:
            yield from _exchanges(seen)
        yield from _at_the_table(seen)

    def button(self, line: Line, seen: F) -> Button:
        figures = line.figures or _figures_meant(line, seen)
        return Button(
            key=self.key(line, seen, figures),
            figures=figures,
            cards=line.cards,
            raised=seen.stakes[figures[0]].value + 2 if line.verb == "raise" and figures else 0,
            warning=_warning(line.verb, figures, seen),
        )

    def key(self, line: Line, seen: F, figures: tuple[int, ...]) -> str:
        """The key of what a button says, by the values that lie on those figures."""
        verb, most = line.verb, seen.rules.stakes.max_value
        if verb == "bet" and any(seen.stakes[figure].value == most for figure in figures):
            return "act.bet.aus"
        if verb in ("hold", "good") and line.figures:
            return f"act.{verb}.named"
        if verb == "raise" and figures and seen.stakes[figures[0]].value + 2 > most:
            return "act.raise.aus"
        if verb == "contest" and not line.cards:
            return "act.contest.lying"
        return _pass_key(seen) if verb == "pass" else f"act.{verb}"

    def wild_names(self, seen: F) -> list[WildNames]:
        return self.naming.wild_names(seen)

    def is_stale(self, line: Line, side: int, then: F, now: F) -> bool:
        figures = figures_in_question(line, side, then)
        return decided_on(line, side, figures, then) != decided_on(line, side, figures, now)


def _warning(verb: str, figures: tuple[int, ...], seen: FigureDeal) -> str:
    """Who bets, holds or raises must show an example later, even where the others say good, and pays where they have none
    (GS-VAL-01, GS-VAL-08); who gives up what the others lack gives up the game (GS-OQ-17, GS-OQ-51).
    """
    if verb in ("good", "concede"):
        return "warning.game" if _gives_the_game(figures, seen) else ""
    seat = seen.knows
    lacking = [each for each in figures if each in SHOWN_FIGURES and not _has_example(seen, seat, each)]
    return f"warning.none.{FIGURE_WORDS[lacking[0]]}" if verb in ("bet", "hold", "raise") and lacking else ""


def _gives_the_game(figures: tuple[int, ...], seen: FigureDeal) -> bool:
    """Whether these figures bring the one other side to the target, or one of them is worth all of it."""
    others = [side for side in seen.playing_sides() if side != seen.seating.side_of(seen.knows)]
    if any(seen.is_for_the_game(figure) for figure in figures):
        return True
    given = sum(seen.stakes[figure].value for figure in figures)
    return len(others) == 1 and seen.rules.missing(seen.points_conceded(others[0])) <= given


def _has_example(seen: FigureDeal, seat: int, figure: int) -> bool:
    return bool(seen.shown_figure(seat, figure)) or cards_that_prove(seen, seat, figure) != 0


def _exchanges(seen: FigureDeal) -> Iterator[str]:
    """For each Perlagg lying open, one's own natural cards of its suit; for the trump card also one's Perlaggen of acorns."""
    for lying in seen.cards.turned:
        if not seen.cards.wild & BIT[lying]:
            continue
        for card in cards_of(seen.cards.hands[seen.knows]):
            if not seen.cards.wild & BIT[card] and SUIT[card] == SUIT[lying]:
                yield f"exchange {card_text(card)} {card_text(lying)}"
        if seen.rules.exchange.exchange_upgrade and lying == seen.cards.turned[-1]:
            acorns = [card for card in cards_of(seen.cards.hands[seen.knows] & seen.cards.wild) if SUIT[card] == ACORNS]
            yield from (f"upgrade {card_text(card)} {card_text(lying)}" for card in acorns)


def _at_the_table(seen: FigureDeal) -> Iterator[str]:
    """A bet and a concession on each figure; one's cards, when one is due; answers, when a bet is open; staying in, in the show."""
    for figure in seen.figures:
        yield f"bet {FIGURE_WORDS[figure]}"
        yield f"concede {FIGURE_WORDS[figure]}"
        if seen.stakes[figure].bettor != NONE:
            yield from (f"{answer} {FIGURE_WORDS[figure]}" for answer in ("hold", "good", "raise"))
    if seen.turn() == seen.knows:
        yield from (card_text(card) for card in cards_of(seen.cards.hands[seen.knows]))
    if seen.phase() == "show":
        yield from (f"contest {FIGURE_WORDS[figure]}" for figure in SHOWN_FIGURES)


def _figures_meant(line: Line, seen: FigureDeal) -> tuple[int, ...]:
    """The figure that an answer leaves unnamed, because this seat is asked about one alone."""
    if line.verb not in ("hold", "good", "raise"):
        return ()
    return tuple(open_bets(seen, seen.knows))


def _pass_key(seen: FigureDeal) -> str:
    """A pass declines to exchange, says nothing more to a bet that was held, or admits that there is no example."""
    if seen.exchange.asked == seen.knows:
        return "act.pass.exchange"
    return "act.pass.offered" if seen.knows in seen.offered() else "act.pass"
