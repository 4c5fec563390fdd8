"""What must hold in every deal of the figure games: Giltspiel and Perlaggen."""

import random

from properties import model
from properties.watching import Watching
from weli.core.acts import CUT as CUT_ACT
from weli.core.acts import GLEICH, HANGER, SPIEL, STEP, TAKE
from weli.core.cards import RANK, cards_of, set_of
from weli.games.figures.engine.deal import CUT, NOBODY, OPEN, STANDING, FigureDeal
from weli.games.figures.engine.offences import acts_out_of_turn

SHOWN = (GLEICH, HANGER)
ALL = (GLEICH, HANGER, SPIEL)


class WatchingFigures(Watching):
    """Watches a deal from the pack to the count."""

    def __init__(self, deal: FigureDeal, chance: random.Random) -> None:
        self.deal = deal
        self.chance = chance
        self.pack = deal.cut.pack[:]
        self.pattern = deal.cut.pattern
        self.bets = model.Bets(deal.rules.players)
        self.log: list[tuple[int, int]] = []
        self.out_of_play = 0
        self.was_cut = False
        self.names: list[list[int]] = [[] for _ in deal.cards.hands]
        if deal.stage != CUT:
            self._is_dealt()

    def take(self, seat: int, act: int) -> None:
        if self.deal.stage != CUT and not self.out_of_play:
            self._is_dealt()
        self.log.append((seat, act))
        self.bets.take(self.deal, seat, act)
        self.was_cut = self.was_cut or act // STEP == CUT_ACT

    # At every moment.

    def holds(self) -> None:
        if self.deal.stage != CUT and not self.out_of_play:
            self._is_dealt()
        self.cards_are_in_one_place()
        self.names_fit_the_rows()
        self.bets_fit()
        if self.chance.random() < 0.3:
            self.somebody_must_act()

    def _is_dealt(self) -> None:
        """Everybody has just got his cards; from now on the rest is out of play (PL-DEAL-05)."""
        deal = self.deal
        everything = set_of(deal.rules.cards)
        dealt = set_of(deal.cards.turned)
        for seat, hand in enumerate(deal.cards.hands):
            dealt |= hand | set_of(deal.cards.rows[seat])
        self.out_of_play = everything & ~dealt
        assert not set_of(deal.cut.boden) & ~self.out_of_play
        if self.pack:
            self._is_dealt_by_the_rule()

    def _is_dealt_by_the_rule(self) -> None:
        deal = self.deal
        lifted = deal.cut.lifted
        found = model.found_in_cut(deal.rules, self.pack[:lifted])
        if deal.rules.exchange.cut_take_is_optional:
            found = found[: sum(act // STEP == TAKE for _, act in self.log)]
        pack = self.pack[lifted:] + self.pack[: lifted - len(found)]
        hands, turned = model.dealt_from(deal, pack, deal.cutter(), found, self.pattern)
        shown = set_of(
            [card for row in deal.cards.rows for card in row]
        )  # where every side is gestrichen, a figure is laid open at once
        whole = [set(cards_of(hand)) | set(row) for hand, row in zip(deal.cards.hands, deal.cards.rows, strict=True)]
        assert whole == hands
        assert deal.cards.turned == turned
        assert deal.cards.known == set_of(found) & ~shown
        assert cards_of(deal.cards.wild) == sorted(model.perlaggen(deal.rules, deal.cards.trump))

    def cards_are_in_one_place(self) -> None:
        deal = self.deal
        places = [
            deal.cut.pack,
            deal.cut.finding,
            deal.cards.turned,
            *deal.cards.rows,
            *map(cards_of, deal.cards.hands),
            cards_of(self.out_of_play),
        ]
        assert sorted(card for place in places for card in place) == sorted(deal.rules.cards)
        for seat in range(deal.rules.players):
            assert deal.cards.held[seat] == deal.cards.hands[seat].bit_count()
            if deal.stage != CUT:
                whole = deal.rules.hand_size if seat in deal.active else 0
                assert deal.cards.held[seat] + len(deal.cards.rows[seat]) == whole
        in_hands = 0
        for hand in deal.cards.hands:
            in_hands |= hand
        assert not deal.cards.known & ~in_hands

    def names_fit_the_rows(self) -> None:
        """What lies open is what the names say, and a name is never changed (PL-WILD-06, PL-WILD-14)."""
        deal = self.deal
        for seat in range(deal.rules.players):
            row, names = deal.cards.rows[seat], deal.cards.names[seat]
            unnamed = deal.cards.naming >= 0 and deal.cards.naming_seat == seat
            assert len(row) == len(names) + unnamed
            assert not unnamed or row[-1] == deal.cards.naming
            assert self.names[seat] == names[: len(self.names[seat])]
            self.names[seat] = names[:]
            for card, name in zip(row, names, strict=False):
                assert name in deal.rules.cards
                assert name == card or deal.cards.named >> card & 1
            assert deal.cards.visible[seat] == set_of(model.lying(deal, seat))
            assert deal.cards.duplicate_ranks[seat] == self._lying_twice(seat)
        laid_open = set_of([card for row in deal.cards.rows for card in row])
        assert not deal.cards.named & ~(deal.cards.wild & laid_open)

    def _lying_twice(self, seat: int) -> int:
        names = model.lying(self.deal, seat)
        extra = [name for place, name in enumerate(names) if name in names[:place]]
        return sum(16 ** RANK[name] for name in extra) if self.deal.rules.wild.gleich_same_card_twice else 0

    def bets_fit(self) -> None:
        """The facts of betting never contradict each other."""
        deal = self.deal
        for figure in ALL:
            assert 1 <= deal.stakes[figure].value <= deal.rules.stakes.max_value + deal.rules.stakes.spiel_aus
            assert (
                deal.stakes[figure].owner in (OPEN, STANDING, NOBODY)
                or deal.stakes[figure].owner in deal.playing_sides()
            )
            bettor = deal.stakes[figure].bettor
            if bettor >= 0:
                assert deal.stakes[figure].owner == OPEN
                assert deal.stakes[figure].last_bettor == bettor
                assert not deal.is_out(deal.seating.side_of(bettor), figure)
                assert deal.stakes[figure].proposed == deal.stakes[figure].value + 1
            if deal.stakes[figure].conceded_at:
                assert deal.stakes[figure].owner != OPEN
            assert deal.stakes[figure].owner != OPEN or len(deal.sides_in(figure)) > 1
            passed_on = any(deal.proofs.failed) or deal.stakes[figure].lost != OPEN
            assert deal.stakes[figure].owner < 0 or not deal.is_out(deal.stakes[figure].owner, figure) or passed_on
        for stamps in ([stake.first_bet for stake in deal.stakes], [stake.conceded_at for stake in deal.stakes]):
            made = [stamp for stamp in stamps if stamp]
            assert len(made) == len(set(made)), "it is always clear which came first"
        self.sums_fit()
        assert deal.show.shower < 0 or deal.stakes[SPIEL].owner != OPEN, "nobody shows before the Spiel is settled"
        assert sum(deal.tricks.taken) == len(deal.tricks.winners) == len(deal.tricks.leaders)

    def sums_fit(self) -> None:
        """What is kept beside other facts, because it is asked so often, follows from them."""
        deal = self.deal
        assert deal.playing == set_of(deal.active)
        assert deal.betting.unsettled == set_of([figure for figure in ALL if deal.stakes[figure].owner == OPEN])
        assert deal.betting.unanswered == set_of([figure for figure in ALL if deal.stakes[figure].bettor >= 0])
        assert deal.betting.on_offer == set_of([figure for figure in ALL if deal.stakes[figure].offers])
        assert deal.betting.conceded == set_of([figure for figure in ALL if deal.stakes[figure].conceded_at])
        for side in range(deal.seating.sides):
            won = [figure for figure in ALL if deal.stakes[figure].owner == side]
            assert deal.betting.won[side] == sum(deal.worth(figure) for figure in won)
            assert deal.betting.won_conceded[side] == sum(
                deal.worth(figure) for figure in won if deal.stakes[figure].conceded_at
            )
        lacking = [deal.rules.is_gestrichen(deal.points(side)) for side in deal.playing_sides()]
        assert deal.betting.all_gestrichen == all(lacking)

    def somebody_must_act(self) -> None:
        deal = self.deal
        able = [bool(deal.legal(seat)) for seat in range(deal.rules.players)]
        roles = deal.acting()
        assert deal.closed or any(role == 2 and able[seat] for seat, role in enumerate(roles)), "nobody can go on"
        assert all(role == 2 or bool(role) == able[seat] for seat, role in enumerate(roles))
        assert not deal.closed or not any(able)

    # At the end.

    def ends_well(self) -> None:
        deal = self.deal
        assert self.was_cut or not self.pack
        self.tricks_went_to_the_best_card()
        assert model.settled_well(deal)
        self.bets_were_followed()
        self.proofs_were_given()
        self.failed_figures_went_on()
        count = model.Count(deal, self.bets).run()
        if deal.rules.proofs.validation_voids == "deal":
            failed = [deal.seating.side_of(seat) for seat in deal.active if count.failures(seat)]
            assert not set(failed) & {stake.owner for stake in deal.stakes}, "who has failed scores nothing"
        assert deal.gained == count.gained
        assert deal.reached == count.reached
        assert deal.winner == (count.reached[0] if count.reached else -1)
        assert deal.gained == [
            sum(step.number for step in deal.counted if step.side == side) for side in range(deal.seating.sides)
        ]

    def tricks_went_to_the_best_card(self) -> None:
        deal = self.deal
        leader = deal.first_leader()
        for trick, winner in enumerate(deal.tricks.winners):
            assert deal.tricks.leaders[trick] == leader
            leader = model.taker(deal, trick, leader)
            assert winner == leader, f"trick {trick + 1}"
        for side in range(deal.seating.sides):
            assert deal.tricks.taken[side] == sum(deal.seating.side_of(seat) == side for seat in deal.tricks.winners)

    def bets_were_followed(self) -> None:
        deal = self.deal
        assert [stake.value for stake in deal.stakes] == self.bets.value
        for seat in range(deal.rules.players):
            for figure in ALL:
                assert deal.pledged(seat, figure) == self.bets.level.get((seat, figure), 0)

    def proofs_were_given(self) -> None:
        """Who has bet, held or raised has shown an example or has failed, and nobody else has (PL-VAL-01, PL-3P-18)."""
        deal = self.deal
        rules = deal.rules
        for seat in range(rules.players):
            for figure in SHOWN:
                failed = bool(deal.proofs.failed[seat] >> figure & 1)
                shown = (
                    model.figure_of(model.lying(deal, seat), figure, rules.wild.gleich_same_card_twice)
                    > model.NO_FIGURE
                )
                bound = (seat, figure) in self.bets.active
                if rules.blind.blind_must_make_figure:
                    bound = bound or self.bets.blind[figure] == seat
                assert bound or not failed
                if rules.proofs.validate_after_concession and rules.show.conceded_bet_needs_example and bound:
                    assert shown or failed

    def failed_figures_went_on(self) -> None:
        """Who has failed cannot have the figure. Others get it if they can show one, also if it was open when the deal was stopped.

        GS-VAL-05, GS-VAL-07, GS-OQ-13, GS-OQ-17, PL-VAL-08, PL-OQ-35
        """
        deal = self.deal
        for figure in SHOWN:
            failed = {deal.seating.side_of(seat) for seat in deal.active if deal.proofs.failed[seat] >> figure & 1}
            assert deal.stakes[figure].owner not in failed
            heirs = [side for side in deal.playing_sides() if side not in failed and self._may_inherit(side, figure)]
            able = [side for side in heirs if failed and model.can_show(deal, side, figure)]
            if able and deal.rules.proofs.failed_figure_to_other_side:
                level = deal.stakes[figure].owner == STANDING and len(able) > 1
                assert (
                    level or deal.stakes[figure].owner in able or self._could_not_keep(deal.stakes[figure].lost, figure)
                )

    def _may_inherit(self, side: int, figure: int) -> bool:
        """Between two sides also the one that has said good."""
        return self.deal.seating.sides == 2 or not self.deal.is_out(side, figure)

    def _could_not_keep(self, side: int, figure: int) -> bool:
        """Whether a side has lost the figure again: it scores nothing in this deal, or has not shown what it bet blind (PL-BLIND-07)."""
        deal = self.deal
        members = deal.seating.members(side) if side >= 0 else []
        voids = deal.rules.proofs.validation_voids == "deal" and any(deal.proofs.failed[seat] for seat in members)
        return voids or self.bets.blind[figure] in members or any(acts_out_of_turn(deal, seat) for seat in members)
