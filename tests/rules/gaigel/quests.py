"""Quests of Sevens at random, and a model of what their first tricks and their cards are worth."""

from random import Random

from weli.core.acts import DRAW_ACT, PLAY, STEP, kind_of
from weli.core.cards import RANK, SEVEN, SUIT, card_text
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import DISSLE, ELFEN, SIEBENER, TAUCHEN, ZWEITE
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import deal_hands
from weli.games.gaigel.facts.opening import ELFEN_LEAD, ZWEITE_LEAD
from weli.games.gaigel.ranks import PACK_48
from weli.games.gaigel.ruleset import GaigelRules


def rich(rules: GaigelRules, random: Random) -> tuple[GaigelDeal, int, int]:
    """A deal in which one player has four Sevens and announces a quest; he and what he announced."""
    pack = PACK_48[:]
    random.shuffle(pack)
    sevens = random.sample([card for card in pack if RANK[card] == SEVEN], 4)
    for card in sevens:
        pack.remove(card)
    hands = [[pack.pop() for _ in range(5)] for _ in range(rules.players)]
    seat = random.randrange(rules.players)
    pack += hands[seat][1:]
    random.shuffle(pack)
    hands[seat] = [hands[seat][0], *sevens]
    deal = deal_hands(rules, random.randrange(rules.players), [0] * rules.seating.sides, hands, pack)
    quest = random.choice([kind for kind in (SIEBENER, DISSLE) if kind * STEP in deal.legal(seat)] or [0])
    if quest:
        deal.play(seat, quest * STEP)
    return deal, seat, quest


def model_taker(deal: GaigelDeal, lying: list[tuple[int, int]], first: bool, ignored: set[int], free: set[int]) -> int:
    """Who takes a trick: of an open one, without the ignored; in the first, trumps count only where one was led, from `free` seats."""
    live = [(seat, card) for seat, card in lying if seat not in ignored]
    led = SUIT[lying[0][1]]
    trumps = [one for one in live if SUIT[one[1]] == deal.talon.trump]
    if first:
        counted = trumps if led == deal.talon.trump else []
        trumps = [one for one in counted if one[0] == lying[0][0] or one[0] in free]
        live = [one for one in live if SUIT[one[1]] != deal.talon.trump] + trumps
    if not any(SUIT[card] == led for _, card in live):
        led = SUIT[min(live, key=lambda one: [seat for seat, _ in lying].index(one[0]))[1]]
    wanted = trumps or [one for one in live if SUIT[one[1]] == led]
    return max(wanted, key=lambda one: ("7UOKXA".index(card_text(one[1])[1]), -lying.index(one)))[0]


def step(deal: GaigelDeal, seat: int, quest: int, random: Random) -> None:
    """One act of the player due; the card of a collector, and the trick, are as the model has it."""
    if deal.tricks.drawing:
        deal.play(deal.tricks.leader, DRAW_ACT)
        return
    mover = deal.turn()
    moves = [act for act in deal.legal(mover) if kind_of(act) in (PLAY, ELFEN, TAUCHEN, ZWEITE)]
    odd = [card for card in deal.hands[mover] if RANK[card] != SEVEN]
    if mover == seat and quest and deal.talon_open() and odd:
        assert sorted(act % STEP for act in moves) == sorted(set(odd))
    move = random.choice(moves)
    lying = [((deal.tricks.leader + place) % deal.rules.players, card) for place, card in enumerate(deal.tricks.lying)]
    lying.append((mover, move % STEP))
    first, opening = deal.is_first_trick(), deal.opening.way
    hands = {other: deal.hands[other] for other in deal.active}
    deal.play(mover, move)
    if deal.tricks.lying:
        return
    ignored = {seat} if quest == SIEBENER else set()
    if not (first and opening in (ELFEN_LEAD, ZWEITE_LEAD)):
        free = {other for other, card in lying if all(SUIT[one] == deal.talon.trump for one in [*hands[other], card])}
        assert deal.tricks.winners[-1] == model_taker(deal, lying, first, ignored, free)
    assert deal.tricks.winners[-1] not in ignored
    failed = quest == DISSLE and deal.tricks.winners[-1] == seat
    assert deal.closed == failed
    if failed:
        assert (deal.ending.reason, deal.ending.culprit) == (reasons.DISSLE_TOOK_TRICK, deal.seating.side_of(seat))
        assert deal.gained[deal.seating.side_of(seat)] == 1
