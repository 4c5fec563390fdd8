"""What stands out in a decision of a game of figures: whose the figure will be, whether a bettor has it, whose trick it is."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from weli.core.acts import (
    BET,
    BLIND,
    CONCEDE,
    CONTEST,
    DEFER_ACT,
    EXCHANGE,
    FIGURE_WORDS,
    GOOD,
    HOLD,
    LAST_PROVE,
    LAST_SHOW,
    NAME,
    PLAY,
    PROVE,
    RAISE,
    SHOW,
    SPIEL,
    STEP,
    STOP,
    TAKE,
    UPGRADE,
    figures_in,
)
from weli.core.cards import BIT, RANK, SUIT, card_text, cards_of, how_many
from weli.core.deal import NONE
from weli.games.figures.at_table.names import Naming
from weli.games.figures.at_table.own_cards import best_cards
from weli.games.figures.engine.deal import CUT, OPEN, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.figures import cards_of_key
from weli.games.figures.engine.tricks import beats, trick_winner
from weli.games.figures.kinds import F
from weli.games.figures.knowledge import unseen_cards
from weli.ports.at_table.insight import OF_TEN, Asset, Feature, Insight, of_ten

SORTS: Final = {
    NAME: "name",
    **dict.fromkeys((HOLD, GOOD, RAISE), "answer"),
    **dict.fromkeys((BET, BLIND), "bet"),
    CONCEDE: "concede",
    **dict.fromkeys((EXCHANGE, UPGRADE), "exchange"),
    **dict.fromkeys((TAKE, STOP), "cut"),
    **dict.fromkeys((CONTEST, *range(SHOW, LAST_SHOW + 1)), "show"),
    **dict.fromkeys(range(PROVE, LAST_PROVE + 1), "prove"),
}
OF_ONE_FIGURE: Final = (HOLD, RAISE, GOOD, CONCEDE, CONTEST)
MANY_TRUMPS: Final = 2
DOUBTED: Final = 7
"""Of ten cases: so often at most somebody has what they bet on, and it is worth a word."""


class FigureInsight(Insight[F]):
    """In Giltspiel and Perlaggen."""

    naming: Naming[Any] = Naming()
    figures: tuple[int, ...] = tuple(SHOWN_FIGURES)

    def sorts(self) -> Mapping[int, str]:
        return SORTS

    def features(self, view: F, seat: int, act: int, rather_than: int, worlds: Sequence[F]) -> Sequence[Feature]:
        if view.stage == CUT:
            return []
        figure = figure_of(act) if figure_of(act) != NONE else figure_of(rather_than)
        if figure == NONE:
            return [*self.about_cards(view, seat, act, rather_than), *self.about_spiel(view, seat)]
        bold = dares(act, figure) > dares(rather_than, figure)
        waits = rather_than // STEP == CONCEDE != act // STEP
        later = [Feature("why.later", 0.7, figure=figure)] if waits else []
        if act == DEFER_ACT and rather_than // STEP == GOOD:
            later.append(Feature("why.partner.decides", 0.7))
        if rather_than // STEP == BET != act // STEP and len(view.hand_cards(seat)) > 1:
            later.append(Feature("why.bet.later", 0.45))
        if figure == SPIEL:
            return [*later, *self.about_spiel(view, seat), *trumps_in_hand(view, seat, bold=bold)]
        holds = act // STEP == HOLD and rather_than == RAISE * STEP + figure
        enough = [Feature("why.enough", 0.9, figure=figure)] if holds else []
        return [
            *later,
            *enough,
            *self.about_figure(view, seat, figure, worlds, bold=bold),
            *self.about_bettor(view, seat, figure, worlds, bold=bold),
        ]

    def assets(self, view: F, seat: int) -> Sequence[Asset]:
        """The best Gleich and the best Hanger of all one's cards, and the wild cards and the trumps in hand."""
        if view.stage == CUT:
            return []
        own = [Asset(FIGURE_WORDS[figure], _texts(self.best_cards(view, seat, figure))) for figure in self.figures]
        wild = Asset("wild", _texts(cards_of(view.cards.hands[seat] & view.cards.wild)))
        return [*[asset for asset in [*own, wild] if asset.cards], *super().assets(view, seat)]

    def best_cards(self, view: F, seat: int, figure: int) -> Sequence[int]:
        """The cards of a seat that make its best example of a figure, wild cards aside; none where it has none."""
        return best_cards(view, seat, figure)

    def lying(self, view: F, seat: int, figure: int) -> Sequence[int]:
        """What the open cards of a seat that make its best example of a figure stand for."""
        return cards_of(cards_of_key(view.cards.visible[seat], figure, view.shown_figure(seat, figure)))

    def best(self, deal: F, seat: int, figure: int) -> int:
        """How good the best example is that a seat can make of all its cards; 0 for none."""
        return self.naming.best_figures(deal, seat)[figure].key

    def about_figure(self, view: F, seat: int, figure: int, worlds: Sequence[F], *, bold: bool) -> Iterator[Feature]:
        """How often it is one's own, who leads it openly, and whether one could prove it; only what speaks for being as bold as that."""
        side = view.seating.side_of(seat)
        often = of_ten(sum(self._is_best(world, side, figure) for world in worlds), len(worlds))
        if bold == (often >= OF_TEN / 2):
            yield Feature("why.figure.often", 0.5 + abs(often - OF_TEN / 2) / OF_TEN, figure=figure, number=often)
        if not bold and not self.best(view, seat, figure):
            yield Feature("why.figure.none", 0.85, figure=figure)
        leader = self._leads_openly(view, figure)
        own = leader != NONE and view.seating.side_of(leader) == side
        if leader != NONE and own == bold:
            key = "why.leads.own" if leader == seat else "why.leads.partner" if own else "why.leads.other"
            yield Feature(key, 0.7, seat=leader, figure=figure, cards=tuple(self.lying(view, leader, figure)))

    def about_bettor(self, view: F, seat: int, figure: int, worlds: Sequence[F], *, bold: bool) -> Iterator[Feature]:
        """How often somebody who has bet on it has it."""
        bettor = view.stakes[figure].bettor
        if bettor == NONE or view.seating.same_side(bettor, seat):
            return
        often = of_ten(sum(self.best(world, bettor, figure) > 0 for world in worlds), len(worlds))
        doubtful = often <= DOUBTED
        if doubtful == bold:
            key = "why.bettor.doubtful" if doubtful else "why.bettor.has"
            yield Feature(key, 0.8 if doubtful else 0.55, seat=bettor, figure=figure, number=often)

    def about_spiel(self, view: F, seat: int) -> Iterator[Feature]:
        """How many tricks are missing, as long as somebody can still have it."""
        if view.stakes[SPIEL].owner != OPEN:
            return
        side = view.seating.side_of(seat)
        missing = max(0, view.rules.stakes.tricks_for_spiel - view.tricks.taken[side])
        yield Feature("why.spiel.missing.last" if missing == 1 else "why.spiel.missing", 0.5, number=missing)

    def about_cards(self, view: F, seat: int, act: int, rather_than: int) -> Iterator[Feature]:
        """What becomes of the trick, what is kept for a figure, and how many trumps are still out."""
        if not (_is_card(act) and _is_card(rather_than)):
            return
        yield from self._about_trick(view, seat, act, rather_than)
        if not view.tricks.in_trick and not BIT[act] & view.cards.wild:
            if BIT[rather_than] & view.cards.wild:
                yield Feature("why.keeps.wild", 0.65, cards=(rather_than,))
            else:
                yield from self.about_lead(view, seat, act, rather_than)
        for figure in self.figures:
            kept = self.best_cards(view, seat, figure)
            if view.stakes[figure].owner == OPEN and rather_than in kept and act not in kept:
                yield Feature("why.keeps", 0.8, figure=figure, cards=(rather_than,))
        if SUIT[act] == view.trump_suit() or SUIT[rather_than] == view.trump_suit():
            yield Feature("why.trumps.out", 0.4, number=trumps_out(view, seat))

    def _about_trick(self, view: F, seat: int, act: int, rather_than: int) -> Iterator[Feature]:
        if not view.tricks.in_trick or (BIT[act] | BIT[rather_than]) & view.cards.wild:
            return
        number = len(view.tricks.winners)
        winner = trick_winner(view, number, view.tricks.leader)
        best = view.cards.names[winner][number]
        takes, other_takes = beats(act, best, view.cards.trump), beats(rather_than, best, view.cards.trump)
        if view.seating.same_side(winner, seat) and not takes:
            yield Feature("why.trick.partner", 0.75, seat=winner)
        elif takes and not other_takes:
            yield Feature("why.trick.takes", 0.75, cards=(act,))
        elif takes:
            if beats(rather_than, act, view.cards.trump):
                yield Feature("why.trick.cheaper", 0.6, cards=(act,))
        elif other_takes:
            yield Feature("why.trick.leave", 0.6, cards=(rather_than,))
        else:
            yield Feature("why.trick.lost", 0.6)

    def about_lead(self, view: F, seat: int, act: int, rather_than: int) -> Iterator[Feature]:
        """Of two cards to lead, neither wild: whether what is still out goes above only one of them, and whether a trump is kept."""
        out = unseen_cards(view, seat)
        if _is_high(act, out) and not _is_high(rather_than, out):
            yield Feature("why.high.but_wild" if out & view.cards.wild else "why.high", 0.65, cards=(act,))
        elif SUIT[rather_than] == view.trump_suit() != SUIT[act]:
            yield Feature("why.keeps.trump", 0.65, cards=(rather_than,))

    def is_beaten(self, deal: F, side: int, figure: int) -> bool:
        if figure == SPIEL:
            return False  # it is played for
        best = {other: max(self._of_side(deal, other, figure)) for other in deal.playing_sides()}
        return best[side] < max(best.values())

    def _is_best(self, world: F, side: int, figure: int) -> bool:
        """Whether nobody else can make a better one in that world; between equal ones it is anybody's."""
        best = {other: max(self._of_side(world, other, figure)) for other in world.playing_sides()}
        return best[side] > 0 and best[side] >= max(best.values())

    def _of_side(self, world: F, side: int, figure: int) -> Iterable[int]:
        return [self.best(world, seat, figure) for seat in world.seating.members(side) if world.is_in(seat)]

    def _leads_openly(self, view: F, figure: int) -> int:
        """Who has the best example lying open, the first of equals; NONE where nobody has one."""
        best = max(view.active, key=lambda seat: view.shown_figure(seat, figure))
        return best if view.shown_figure(best, figure) else NONE


def _is_high(card: int, out: int) -> bool:
    """Whether none of the cards that are out is a higher one of its suit."""
    return not any(SUIT[other] == SUIT[card] and RANK[other] > RANK[card] for other in cards_of(out))


def figure_of(act: int) -> int:
    """The figure that an act is about; NONE for any other act, and for a bet on several at once."""
    kind, argument = act // STEP, act % STEP
    if kind in OF_ONE_FIGURE:
        return argument
    figures = figures_in(argument) if kind == BET else []
    return figures[0] if len(figures) == 1 else NONE


def dares(act: int, figure: int) -> int:
    """How much somebody dares for that figure by an act: from giving it away to raising it; 0 where the act is about something else."""
    return {CONCEDE: -1, GOOD: -1, HOLD: 1, BET: 1, RAISE: 2}.get(act // STEP, 0) if figure_of(act) == figure else 0


def trumps_in_hand(view: FigureDeal, seat: int, *, bold: bool) -> Iterator[Feature]:
    """How many of them one has, where there are any and that speaks for being so bold; who holds a wild card never has few."""
    own = how_many(view.cards.hands[seat] & _trumps(view))
    few = own < MANY_TRUMPS and not view.cards.hands[seat] & view.cards.wild
    if _trumps(view) and (own >= MANY_TRUMPS if bold else few):
        yield Feature(
            "why.trumps.none" if not own else "why.trumps.one" if own == 1 else "why.trumps.own", 0.6, number=own
        )


def trumps_out(view: FigureDeal, seat: int) -> int:
    """How many of them a seat has never seen."""
    return how_many(unseen_cards(view, seat) & _trumps(view))


def _trumps(view: FigureDeal) -> int:
    return sum(BIT[card] for card in view.rules.cards if SUIT[card] == view.trump_suit())


def _is_card(act: int) -> bool:
    return act // STEP == PLAY


def _texts(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(card_text(card) for card in cards)
