"""Who listens: what is believed of signs, by whom, and what it does to bets and answers."""

import pickle
import random
from dataclasses import dataclass

import pytest

from bots.positions import deal_of
from bots.regulars import regular_of
from bots.spying import quick
from bots.test_twin_worlds import EACH, finds_out, questions
from weli.bots import Bot, Wirt, bot_named
from weli.bots.hearsay import EVERYBODY, NOBODY_AT_ALL, NOTHING, PARTNER, Hearsay
from weli.bots.listening import told
from weli.bots.search.belief import Belief
from weli.core.acts import GOOD, HOLD, SPIEL, STEP, bet_act
from weli.core.cards import BIT, card_of
from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.games.figures.engine.deal import FigureDeal
from weli.talk import Signed, claims, sheet_named, sheet_of

rule = pytest.mark.rule
N, E, S, W = range(4)
HANDS = ["EA LA H7 L7 HU", "EK LX HO SU E8", "E9 L9 HX S9 LU", "EO LO H8 SK S7"]
"""North has the Ace of trumps where bells are turned, and no pair; South three Nines."""


def heard(deal: Deal, seat: int, *said: tuple[int, str]) -> Hearsay:
    sheet = sheet_of(deal.rules)
    assert sheet is not None
    return Hearsay(seat, claims([Signed(signer, gestures) for signer, gestures in said], sheet))


def share(deal: FigureDeal, seat: int, hearsay: Hearsay, of: int, card: str) -> float:
    """How often that player holds the card, in the worlds that a seat believes in."""
    view, rng = deal.seen_by(seat), random.Random(3)
    belief = Belief(view, seat, regular_of(view), hearsay)
    worlds = [belief.draw(rng).deal for _ in range(200)]
    assert all(isinstance(world, FigureDeal) for world in worlds)
    return sum(card_of(card) in world.hand_cards(of) for world in worlds) / len(worlds)


@rule("GS-TALK-03", "GS-TALK-04", "GS-SIG-01")
def test_a_partner_is_believed_and_an_opponent_half() -> None:
    deal = deal_of(HANDS, "S8")
    silent = share(deal, N, NOTHING, S, "SA")
    by_partner = share(deal, N, heard(deal, N, (S, "thumb")), S, "SA")
    by_another = share(deal, N, heard(deal, N, (E, "thumb")), E, "SA")
    assert silent < 0.3 < by_another < by_partner
    assert by_partner > 0.85


@rule("GS-TALK-03", "PL-TALK-09")
def test_a_lie_that_one_sees_through_is_believed_by_nobody() -> None:
    """North holds the King of acorns himself, where acorns are trumps, and East claims it: worlds come all the same, as they may be."""
    deal = deal_of(["EK LA H7 L7 HU", "EA LX HO SU E8", "E9 L9 HX S9 LU", "EO LO H8 SK S7"], "EX")
    assert share(deal, N, heard(deal, N, (E, "index-finger")), E, "EK") == 0


def answers(*said: tuple[int, str], hears: str = PARTNER) -> set[int]:
    """What North says to a bet on the Spiel, with King and Unter of trumps, after such signs: the kinds of its answers to six chances."""
    deal = deal_of(["SU LA SK L7 HU", "EK LX HO EA E8", "E9 L9 HX S9 LU", "EO LO H8 E7 S7"], "S8")
    deal.play(E, bet_act(BIT[SPIEL]))
    bot = told(bot_named(f"stammgast:hears={hears}"), heard(deal, N, *said))
    options = [act for act in deal.legal(N) if act // STEP in (GOOD, HOLD)]
    return {bot.choose(deal.seen_by(N), N, options, random.Random(chance)) // STEP for chance in range(6)}


BAD_HAND = S, "shake-head"


@rule("GS-TALK-01", "GS-SIG-06", "GS-TACT-09")
def test_a_regular_holds_no_spiel_beside_a_partner_who_has_nothing() -> None:
    assert answers() == {HOLD}
    assert answers(BAD_HAND) == {GOOD}


@rule("GS-TALK-01")
def test_whose_signs_count_can_be_set() -> None:
    assert answers(BAD_HAND, hears=NOBODY_AT_ALL) == {HOLD}
    assert answers((E, "thumb"), hears=PARTNER) == {HOLD}
    assert GOOD in answers((E, "thumb"), hears=EVERYBODY), "against the Ace of trumps"
    with pytest.raises(RulesError, match="hears"):
        bot_named("wirt:hears=all")


def test_without_a_sign_nobody_listens_and_who_cannot_stays_as_they_are() -> None:
    assert told(bot_named("stammgast"), NOTHING) == bot_named("stammgast")
    deal = deal_of(HANDS, "S8")
    assert told(bot_named("lehrbua"), heard(deal, N, BAD_HAND)) == bot_named("lehrbua")


@rule("GS-TALK-01")
def test_the_wirt_tries_things_out_where_it_is_true() -> None:
    wirt = told(bot_named("wirt:worlds=7"), heard(deal_of(HANDS, "S8"), N, BAD_HAND))
    assert isinstance(wirt, Wirt)
    assert wirt.hearsay.claims
    assert pickle.loads(pickle.dumps(wirt)) == wirt, "thought elsewhere"


@pytest.mark.few(3)
@pytest.mark.parametrize("preset", ["giltspiel fiss", "perlaggen innsbruck", "gaigel 4p-farbe"])
@pytest.mark.parametrize("name", ["stammgast", "wirt"])
def test_who_was_told_something_acts_alike_in_worlds_it_cannot_tell_apart(name: str, preset: str) -> None:
    """True or not: in both worlds the same was signed, and that is all they have of it."""
    assert not finds_out(Told(quick(name)), questions(preset, max(EACH, 12)))


@dataclass(frozen=True)
class Told:
    """Somebody to whom all others have signed, before every question, whatever the sheet has first."""

    bot: Bot

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        sheet = sheet_named(view.rules.signal_system)
        assert sheet is not None
        first = sheet.signs[0].gestures[0]
        others = [other for other in range(view.rules.players) if other != seat]
        hearsay = Hearsay(seat, claims([Signed(other, first) for other in others], sheet))
        return told(self.bot, hearsay).choose(view, seat, options, rng)
