"""What others have said at a game of figures, and what it tells of their cards."""

from weli.core.acts import SPIEL
from weli.core.cards import BIT, cards_of
from weli.core.chances import SURE, weigh
from weli.games.figures.advice import betting
from weli.games.figures.advice.temper import Temper
from weli.games.figures.engine.deal import NONE, FigureDeal
from weli.games.figures.engine.dealing import deal_hands
from weli.games.figures.kinds import F
from weli.ports.advice import Heard, Spoken
from weli.ports.manners import BETS, CALLS


class FigureHeard(Heard[F]):
    """A bet that waits for its answer is judged by all that its maker had seen, the rest by the hands as they were dealt: most is said
    before much is seen."""

    def __init__(self, spoken: list[Spoken], temper: Temper) -> None:
        super().__init__(spoken)
        self._temper = temper
        self._outset: FigureDeal | None = None

    def cards(self, world: F, each: Spoken) -> int:
        return world.own_cards(each.seat)

    def could(self, world: F, each: Spoken) -> bool:
        return each.figure == SPIEL or self._at_the_outset(world, each).full_figure(each.seat, each.figure) > 0

    def surplus(self, world: F, each: Spoken) -> int:
        if each.just:
            return _surplus_in(world, each, self._temper)
        return _surplus_in(self._at_the_outset(world, each), each, self._temper)

    def _at_the_outset(self, world: F, each: Spoken) -> FigureDeal:
        if self._outset is None:
            self._outset = _outset(world)
        return self._outset.with_hand(each.seat, self.cards(world, each))


def has_been_quiet(view: FigureDeal, side: int) -> bool:
    """Whether a side has played a card before anybody has bet on a figure that has to be proven: so it does not bet on all it can."""
    for figure in view.figures:
        if figure != SPIEL and view.stakes[figure].last_bettor != NONE:
            return False
    for seat in view.seating.members(side):
        if view.cards.played[seat] > 0:
            return True
    return False


def _surplus_in(deal: FigureDeal, each: Spoken, temper: Temper) -> int:
    chance = betting.chance_by_cards(deal, each.seat, each.figure)
    if not each.held:
        return chance - betting.bet_at(deal, each.figure, temper)
    respect = temper.perlaggen_respect if deal.cards.wild else temper.respect_bet
    return chance - before_respect(betting.hold_at(deal, each.seat, each.figure, temper), respect[each.figure])


def before_respect(chance: int, respect: int) -> int:
    """Undoes the respect for a bet: the chance by cards alone behind a chance that already allows for it, as a holder's does."""
    return weigh(chance, SURE * SURE // respect)


def _outset(world: FigureDeal) -> FigureDeal:
    """The deal as it began, with nothing said; whose hand is to be judged gets it laid."""
    hands = [cards_of(world.own_cards(seat)) for seat in range(world.rules.players)]
    return deal_hands(world.rules, world.dealer, world.start_scores, hands, world.cards.turned, world.active)


def spoken_by_others(view: FigureDeal, seat: int, figures: list[int]) -> list[Spoken]:
    """What others have staked on these figures, whoever has won them since."""
    found: list[Spoken] = []
    for figure in figures:
        bets_freely = BETS if figure != SPIEL else ""  # (`ports.manners`)
        for other in view.active:
            if other == seat:
                continue
            if view.stakes[figure].last_bettor == other and view.stakes[figure].blind == NONE:
                just = view.stakes[figure].bettor == other
                found.append(Spoken(other, figure, held=False, just=just, freely_in=bets_freely))
            elif view.proofs.duties[other] & BIT[figure]:
                found.append(Spoken(other, figure, held=True, just=False, freely_in=CALLS))
    return found
