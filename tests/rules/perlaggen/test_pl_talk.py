"""Talk and signals."""

import pytest

from every import each_of
from rules.helpers import SEATS, acts, cut_from, due, playable, rules_of, say, seat_number, sit, tricks, uncut
from rules.perlaggen.words import HANDS, bells
from weli.core.acts import SPIEL
from weli.core.errors import Illegal
from weli.games import game_named
from weli.games.figures.engine.deal import FigureDeal
from weli.referee import Event, Referee

rule = pytest.mark.rule

LINES = ["say ich halte", "ask Hast du den Martl?", "sign Kuss", "say ich biete das Gleich", "say das Spiel ist gut"]


def told(deal: FigureDeal, line: str) -> list[Event]:
    seat, text = line.split(maxsplit=1)
    return Referee(deal, game_named("perlaggen")).take(seat_number(deal, seat), text)


@rule("PL-TALK-01")
def test_talk_and_signals_at_any_time_and_they_do_nothing() -> None:
    moments = [
        uncut("innsbruck", HANDS, turned="SX"),
        sit("innsbruck", {"S": "S8"}, turned="SU"),  # the exchange
        bells(),
        say(bells(), "N bet gleich"),
        tricks(bells(), "LK L9"),
        say(bells(), "E concede spiel"),
        say(bells(), "N bet gleich", "E good", "E concede hanger", "E concede spiel"),
    ]
    assert [deal.phase() for deal in moments] == ["cut", "exchange", "play", "play", "play", "show", "validate"]
    for deal in moments:
        before = deal.facts()
        for seat in SEATS:
            for line in LINES:
                assert acts(deal, f"{seat} {line}")[1] == []
                assert [event.kind for event in told(deal, f"{seat} {line}")] == [line.split()[0]]
        assert deal.facts() == before


@rule("PL-TALK-02")
def test_no_act_shows_a_card_to_the_partner_alone() -> None:
    """Cards become known by lying open or being shown, and then to every seat alike."""
    deal = bells({"E": "HX HU L8 SA EO"})
    while due(deal) != "-":
        tricks(
            deal,
            next(card for card in playable(deal, due(deal)).split() if card != "S7" or playable(deal, "S") == "S7"),
        )
        for seat in range(4):
            view = deal.seen_by(seat)
            assert [view.cards.hands[other] for other in range(4) if other != seat] == [0, 0, 0]
            assert (view.cards.rows, view.cards.names) == (deal.cards.rows, deal.cards.names)
    assert deal.stakes[SPIEL].owner >= 0
    found = say(cut_from("innsbruck", "L8 HK"), "E cut 2")
    known = [found.seen_by(seat).cards.hands[seat_number(found, "E")] & found.cards.known for seat in range(4)]
    assert known == [found.cards.known] * 4, "the Martl found in the cut is shown to all"


@rule("PL-TALK-07")
def test_signals_may_begin_before_the_deal_is_complete() -> None:
    found = say(cut_from("innsbruck", "L8 S9 HK", cut_take_is_optional=True), "E cut 3", "E steal")
    assert found.phase() in ("cut", "exchange", "play")
    waiting = say(cut_from("innsbruck", "L8 S6 HK", cut_take_is_optional=True), "E cut 3", "E steal")
    assert (waiting.phase(), waiting.cards.held[seat_number(waiting, "E")]) == ("cut", 1)
    assert [event.kind for event in told(waiting, "E sign hinaufschauen")] == ["sign"]


@rule("PL-TALK-10", "PL-TALK-11")
@each_of(
    "line", ["ask Hast du den?", "sign Kuss", "ask Soll ich halten?", "say Spiel den Ober", "say Biete den Hanger!"]
)
def test_partners_ask_and_discuss_everything_also_while_an_answer_is_due(line: str) -> None:
    deal = say(bells(), "N bet gleich")
    before = deal.facts()
    for seat in SEATS:
        assert len(told(deal, f"{seat} {line}")) == 1
    assert deal.facts() == before


@rule("PL-TALK-13")
@each_of("preset", ["innsbruck-2p5", "innsbruck-2p7", "innsbruck-3p", "straf", "eichel-2p5", "eichel-3p"])
def test_without_a_partner_there_is_no_talk(preset: str) -> None:
    assert not rules_of(preset).talk
    deal = sit(preset)
    for line in LINES:
        with pytest.raises(Illegal) as refused:
            told(deal, f"A {line}")
        assert refused.value.rule == "PL-TALK-13"
    for preset_with_partners in ("innsbruck", "innsbruck-6p", "eichel-imst", "eichel-6p"):
        assert rules_of(preset_with_partners).talk
