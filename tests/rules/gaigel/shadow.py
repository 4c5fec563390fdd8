"""A second, slow reading of the rules of Gaigel, from the cut to the last card: cards are words, hands are counters, nothing is shared.

A `Shadow` follows a deal act by act and says for itself what each seat may do, what everybody knows and how the points stand. It knows
no quests, no "Aus!" and no accusations; `KINDS` are the acts it answers for.
"""

from collections import Counter

from weli.core.acts import DRAW, GOOD, PASS, PLAY, STEP, argument_of, kind_of
from weli.core.cards import SUIT_LETTERS, card_of, card_text
from weli.games.gaigel.acts import ELFEN, FETCH, HANDOVER, PAIR, PROOF, ROB, TAUCHEN, ZWEITE
from weli.games.gaigel.deal import GaigelDeal

KINDS = (PLAY, ELFEN, TAUCHEN, ZWEITE, DRAW, PAIR, ROB, FETCH, HANDOVER, GOOD, PASS, PROOF)
LOW_TO_HIGH = "7UOKXA"
WORTH = {"A": 11, "X": 10, "K": 4, "O": 3, "U": 2, "7": 0}
ALL_FACES = [suit + rank for suit in "EHLS" for rank in LOW_TO_HIGH]
WITH_CARD = {"play": PLAY, "elfen": ELFEN, "tauchen": TAUCHEN, "zweite": ZWEITE}


def height(card: str) -> int:
    return LOW_TO_HIGH.index(card[1])


def points(cards: list[str]) -> int:
    return sum(WORTH[card[1]] for card in cards)


def best_place(trick: list[str], trump: str) -> int:
    """Which card wins: the highest trump, or else the highest of the suit led; of equals the first."""
    trumps = [card for card in trick if card[0] == trump]
    high = max(trumps or [card for card in trick if card[0] == trick[0][0]], key=height)
    return trick.index(high)


def duties(hand: list[str], trick: list[str], trump: str) -> set[str]:
    """What may be played when the talon is empty."""
    if not trick:
        return set(hand)
    pool = [card for card in hand if card[0] == trick[0][0]] or [card for card in hand if card[0] == trump] or hand
    if pool is hand:
        return set(hand)
    winning = {card for card in pool if best_place([*trick, card], trump) == len(trick)}
    return winning or set(pool)


class Shadow:
    """What must be true of a deal from its hands and its talon on."""

    def __init__(self, deal: GaigelDeal) -> None:
        self.rules = deal.rules
        self.players = deal.rules.players
        self.sides = 2 if self.players in (4, 6) else self.players
        self.hands = [Counter(card_text(card) for card in hand) for hand in deal.hands]
        self.known: list[Counter[str]] = [Counter() for _ in self.hands]  # what everybody knows of a hand
        self.used: list[Counter[str]] = [
            Counter() for _ in self.hands
        ]  # Kings and Obers in hand that have been declared
        self.declared: Counter[tuple[int, str]] = Counter()
        self.duty: list[set[str]] = [set() for _ in self.hands]
        self.talon = [card_text(card) for card in deal.talon.cards]
        self.indicator = card_text(deal.talon.indicator)  # empty once it is in a hand
        self.seven = ""  # the trump Seven under the talon
        self.trump = self.indicator[0]
        self.claimant = -1
        self.asking = -1
        self.refused_in = -1
        self.leader = (deal.dealer + 1) % self.players
        self.opening = ""
        self.of_trumps: list[
            bool
        ] = []  # for each card of the first trick whether the hand it came from was trumps alone
        self.trick: list[str] = []
        self.tricks: list[tuple[int, list[str]]] = []  # the winner of each, and its cards
        self.first_leader = self.leader
        self.proven: set[int] = set()
        self.to_draw = False
        self.total = [0] * self.sides

    # Who is where.

    def side(self, seat: int) -> int:
        return seat % self.sides

    def turn(self) -> int:
        return (self.leader + len(self.trick)) % self.players

    def left(self) -> int:
        return len(self.talon) + bool(self.seven or self.indicator)

    def has_trick(self, side: int) -> bool:
        return any(self.side(winner) == side for winner, _ in self.tricks)

    def face_down(self) -> bool:
        return not self.tricks and self.opening in ("tauchen", "zweite")

    # What a seat may do.

    def allowed(self, seat: int) -> set[int]:
        """The acts of these kinds that a seat may do now."""
        found = {PAIR * STEP + SUIT_LETTERS.index(suit) for suit in "ELHS" if self.may_declare(seat, suit)}
        if self.asking != -1:
            return found | ({GOOD * STEP, PASS * STEP} if seat == self.claimant else set())
        if self.to_draw:
            found |= {DRAW * STEP} if seat == self.leader else set()
            found |= {PROOF * STEP + other for other in range(self.players) if self.may_ask(seat, other)}
        elif seat == self.turn():
            found |= {WITH_CARD[way] * STEP + card_of(card) for way, card in self.cards(seat)}
        for kind, may in ((ROB, self.may_rob), (FETCH, self.may_fetch), (HANDOVER, self.may_hand_over)):
            if may(seat):
                found.add(kind * STEP)
        return found

    def cards(self, seat: int) -> list[tuple[str, str]]:
        hand = [card for card in ALL_FACES if self.hands[seat][card]]
        if not self.tricks and not self.trick:
            return self.leads(hand)
        if not self.tricks:
            plain = [card for card in hand if card[0] != self.trump]
            free = set(hand if not plain or self.rules.opening.first_trick_trumps == "powerless" else plain)
        else:
            free = set(hand) if self.left() else duties(hand, self.trick, self.trump)
        return [("play", card) for card in (free & self.duty[seat] or free)]

    def leads(self, hand: list[str]) -> list[tuple[str, str]]:
        found = []
        for card in hand:
            plain = card[0] != self.trump
            if card[1] != "A" and plain:
                found.append(("tauchen", card))
            if card[1] == "A" and plain:
                found += [("elfen", card), ("zweite", card)]
            if card[1] == "A" and not plain and self.rules.opening.elfen_trump_ace:
                found.append(("elfen", card))
        found = [lead for lead in found if lead[0] in self.rules.opening.openings]
        if self.rules.opening.five_trump_lead and all(card[0] == self.trump for card in hand):
            found += [("play", card) for card in hand]
        return found

    def may_ask(self, seat: int, other: int) -> bool:
        if len(self.tricks) != 1 or seat == other or other in self.proven or self.rules.opening.trump_proof == "none":
            return False
        if other == self.first_leader and self.opening == "elfen":
            return False
        card = self.tricks[0][1][(other - self.first_leader) % self.players]
        return card[0] == self.trump and self.rules.opening.first_trick_trumps == "forbidden"

    def own_turn(self, seat: int, window: str) -> bool:
        if window == "any_time":
            return True
        return seat == self.turn() and not self.to_draw and (window == "own_turn" or not self.trick)

    # Pairs.

    def may_declare(self, seat: int, suit: str) -> bool:
        king, ober = self.hands[seat][suit + "K"], self.hands[seat][suit + "O"]
        if self.rules.pairs.pair_repeat == "fresh_cards":
            king -= self.used[seat][suit + "K"]
            ober -= self.used[seat][suit + "O"]
            enough = king > 0 and ober > 0
        else:
            earlier = self.declared[seat, suit]
            enough = earlier < 2 and king > earlier and ober > earlier
        if not enough or not self.own_turn(seat, self.rules.pairs.pair_window):
            return False
        return self.has_trick(self.side(seat)) or (self.rules.pairs.pair_guarantee and self.is_certain(seat))

    def is_certain(self, seat: int) -> bool:
        """Public certainty: a partner's card lies best, and no opponent still to play could hold a card that wins."""
        if not self.trick or self.face_down():
            return False
        if not self.tricks and self.opening == "elfen":
            return self.is_partner(seat, self.leader)
        place = best_place(self.trick, self.trump)
        winning = (self.leader + place) % self.players
        if not self.is_partner(seat, winning):
            return False
        waiting = [(self.leader + step) % self.players for step in range(len(self.trick), self.players)]
        waiting = [other for other in waiting if self.side(other) != self.side(seat)]
        if not self.tricks:
            if place and self.rules.opening.first_trick_trumps == "powerless":
                return False  # nobody knows whether that trump counts
            return self.trick[place][1] == "A" or not self.five_may_be_left()
        return not any(self.could_win(other) for other in waiting)

    def is_partner(self, seat: int, other: int) -> bool:
        return seat != other and self.side(seat) == self.side(other)

    def five_may_be_left(self) -> bool:
        """Whether anybody may yet hold five trumps: not what lies open, nor the rest of a hand that had to play one."""
        followed = len([card for card in self.trick[1:] if card[0] == self.trump])
        return 12 - 1 - 5 - followed * (5 if self.rules.opening.first_trick_trumps == "forbidden" else 1) >= 5

    def could_win(self, seat: int) -> bool:
        unknown = sum(self.hands[seat].values()) - sum(self.known[seat].values())
        for card in ALL_FACES:
            seen = sum(trick.count(card) for _, trick in self.tricks) + self.trick.count(card)
            seen += (self.indicator == card) + (self.seven == card)
            seen += sum(known[card] for known in self.known)
            may_hold = self.known[seat][card] > 0 or (unknown > 0 and seen < 2)
            if may_hold and best_place([*self.trick, card], self.trump) == len(self.trick):
                return True
        return False

    # The Seven of trumps.

    def in_rob_time(self, seat: int, window: str) -> bool:
        if not self.tricks or not self.left():
            return False
        if self.to_draw and self.left() <= self.players:
            return not self.rules.robbing.rob_final_draw_barred
        return self.own_turn(seat, window)

    def may_rob(self, seat: int) -> bool:
        if not self.hands[seat][self.trump + "7"] or self.seven or self.indicator == self.trump + "7":
            return False
        if self.rules.robbing.rob_needs_trick == "player":
            entitled = any(winner == seat for winner, _ in self.tricks)
        else:
            entitled = self.has_trick(self.side(seat))
        return entitled and self.in_rob_time(seat, self.rules.robbing.rob_window)

    def later_window(self) -> str:
        return "any_time" if self.rules.robbing.rob_window == "any_time" else "own_turn"

    def pends(self) -> bool:
        return bool(self.seven and self.indicator)

    def may_fetch(self, seat: int) -> bool:
        return self.pends() and seat == self.claimant and self.in_rob_time(seat, self.later_window())

    def may_hand_over(self, seat: int) -> bool:
        if not self.rules.robbing.rob_partner_swap or not self.pends() or not self.is_partner(seat, self.claimant):
            return False
        asked_already = self.refused_in == len(self.tricks)
        return (
            not asked_already and self.hands[seat][self.trump + "7"] > 0 and self.in_rob_time(seat, self.later_window())
        )

    # What happens.

    def follow(self, seat: int, act: int) -> None:
        kind, argument = kind_of(act), argument_of(act)
        words = {number: word for word, number in WITH_CARD.items()}
        if kind in words:
            self.lay(seat, words[kind], card_text(argument))
        elif kind == DRAW:
            self.draw()
        elif kind == PAIR:
            self.declare(seat, SUIT_LETTERS[argument])
        elif kind == PROOF:
            self.proven.add(argument)
            self.known[argument] = Counter(self.hands[argument])
        elif kind == ROB:
            self.seven = self.trump + "7"
            self.drop(seat, self.seven)
            self.claimant = seat
            if not self.rules.robbing.rob_pending:
                self.fetch()
        elif kind == FETCH:
            self.fetch()
        elif kind == HANDOVER:
            self.asking = seat
        elif kind in (GOOD, PASS) and self.asking != -1:
            self.answer(kind == GOOD)

    def lay(self, seat: int, way: str, card: str) -> None:
        if not self.tricks:
            self.opening = self.opening or ("trumps" if way == "play" else way)
            self.of_trumps.append(all(one[0] == self.trump for one in self.hands[seat].elements()))
        self.drop(seat, card)
        if self.used[seat][card]:
            self.used[seat][card] -= 1
        self.duty[seat] = set()
        self.trick.append(card)
        if len(self.trick) == self.players:
            place = best_place(self.trick, self.trump) if self.tricks else self.first_place()
            winner = (self.leader + place) % self.players
            self.total[self.side(winner)] += points(self.trick)
            self.tricks.append((winner, self.trick))
            self.trick = []
            self.leader = winner
            self.to_draw = self.left() > 0

    def first_place(self) -> int:
        if self.opening == "elfen":
            return 0
        if self.opening == "zweite":
            return ([place for place in range(1, self.players) if self.trick[place] == self.trick[0]] or [0])[0]
        if self.opening == "tauchen":
            return best_place(self.trick, "none")
        real = [card if self.of_trumps[place] else "-7" for place, card in enumerate(self.trick)]
        return best_place(real, self.trump)

    def drop(self, seat: int, card: str) -> None:
        self.hands[seat][card] -= 1
        if self.known[seat][card]:
            self.known[seat][card] -= 1

    def gain(self, seat: int, card: str, openly: bool) -> None:
        self.hands[seat][card] += 1
        if openly:
            self.known[seat][card] += 1

    def fetch(self) -> None:
        self.gain(self.claimant, self.indicator, True)
        self.indicator = ""

    def draw(self) -> None:
        if self.left() == self.players and self.pends():
            self.fetch()
        for step in range(self.players):
            seat = (self.leader + step) % self.players
            if self.talon:
                self.gain(seat, self.talon.pop(0), False)
            else:
                assert step == self.players - 1, "the last card is the last player's"
                self.gain(seat, self.seven or self.indicator, True)
                self.seven = self.indicator = ""
        self.to_draw = False

    def declare(self, seat: int, suit: str) -> None:
        self.declared[seat, suit] += 1
        for card in (suit + "K", suit + "O"):
            self.used[seat][card] += 1
            self.known[seat][card] = max(self.known[seat][card], self.used[seat][card])
            if self.rules.pairs.pair_play_next:
                self.duty[seat].add(card)
        self.total[self.side(seat)] += 40 if suit == self.trump else 20

    def answer(self, agreed: bool) -> None:
        partner, self.asking = self.asking, -1
        if agreed:
            self.gain(self.claimant, self.seven, True)
            self.drop(partner, self.seven)
            self.claimant = partner
        else:
            self.refused_in = len(self.tricks)
