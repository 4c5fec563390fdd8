"""Talk and signals."""

import pytest

from every import each_of
from rules.alike import BOTH, Begin
from rules.helpers import SEATS, acts, due, playable, row, say, seat_number, settled, table, tricks
from weli import rulebook
from weli.core.acts import SPIEL
from weli.core.cards import cards_of
from weli.games import game_named
from weli.games.figures.engine.deal import FigureDeal
from weli.notation import TALK, Line, parse, show_line
from weli.referee import Event, Referee

rule = pytest.mark.rule

SIGNALS = {
    "GS-SIG-01": ["Daumen", "Zeigefinger", "Mittelfinger", "Ringfinger"],
    "GS-SIG-02": ["kleine Finger"],
    "GS-SIG-03": ["Mund", "Breite"],
    "GS-SIG-04": ["Mund", "Auge"],
    "GS-SIG-05": ["hinaufschauen", "hinunterschauen", "Herz", "Backe"],
    "GS-SIG-06": ["Kopf"],
}


LINES = ["say ich halte", "ask Gut?", "sign Daumen", "say ich biete das Gleich", "say das Spiel ist gut"]


def told(deal: FigureDeal, line: str) -> list[Event]:
    seat, text = line.split(maxsplit=1)
    return Referee(deal, game_named(deal.rules.game)).take(seat_number(deal, seat), text)


@rule("GS-TALK-01", "GS-TALK-09", "GS-AIM-06", "PL-TALK-01", "PL-TALK-10")
@BOTH
def test_talk_and_signals_at_any_time_and_they_do_nothing(begin: Begin) -> None:
    moments = [begin(), say(begin(), "N bet gleich"), tricks(begin(), "LK L9"), say(begin(), "E concede spiel")]
    for deal in [*moments, settled(say(begin(), "N bet gleich", "E hold"), "E")]:
        before = deal.facts()
        for seat in SEATS:
            for line in LINES:
                assert acts(deal, f"{seat} {line}")[1] == []
                assert [event.kind for event in told(deal, f"{seat} {line}")] == [line.split()[0]]
        assert deal.facts() == before


@rule("GS-TALK-03", "PL-TALK-03", "PL-TALK-09")
@BOTH
def test_nobody_has_to_tell_the_truth(begin: Begin) -> None:
    for lie in ("say Ich habe vier Asse.", "sign hinaufschauen", "say Gib gut, ich habe nichts!"):
        deal = begin()
        choices = [deal.legal(seat) for seat in range(4)]
        assert told(deal, f"W {lie}")[0].said == lie.split(maxsplit=1)[1]
        assert [deal.legal(seat) for seat in range(4)] == choices


@rule("GS-TALK-04", "PL-TALK-04")
@BOTH
def test_what_is_said_has_no_addressee(begin: Begin) -> None:
    assert set(TALK) == {"say", "ask", "sign"}
    for verb in TALK:
        line = parse(f"{verb} Süd, was hast du?")
        assert line == Line(verb, text="Süd, was hast du?")
        assert show_line(line) == f"{verb} Süd, was hast du?"
        (event,) = told(begin(), f"N {verb} Süd, was hast du?")
        assert (event.seat, event.side, event.said) == (0, -1, "Süd, was hast du?")


@rule("GS-TALK-05", "GS-TALK-06", "GS-TALK-08", "PL-TALK-06")
@BOTH
def test_any_sign_will_do_and_nothing_explains_it(begin: Begin) -> None:
    for sign in ("Daumen", "thumb", "Kuss", "an der Nase zupfen", "🤫", "links, rechts, links"):
        assert parse(f"sign {sign}") == Line("sign", text=sign)
        (event,) = told(begin(), f"S sign {sign}")
        assert (event.kind, event.said, event.figures, event.cards, event.number) == ("sign", sign, (), (), 0)


@rule("GS-TALK-02", "GS-OQ-30")
def test_no_act_shows_a_card_to_the_partner_alone() -> None:
    """Cards become known by lying open, and what lies open every seat sees."""
    deal = table()
    while due(deal) != "-":
        tricks(deal, playable(deal, due(deal)).split()[0])
        for seat in range(4):
            view = deal.seen_by(seat)
            assert [view.cards.hands[other] for other in range(4) if other != seat] == [0, 0, 0]
            assert view.cards.rows == deal.cards.rows
    assert deal.stakes[SPIEL].owner >= 0


@rule("GS-TALK-07", "GS-SIG-01", "GS-SIG-02", "GS-SIG-03", "GS-SIG-04", "GS-SIG-05", "GS-SIG-06")
@each_of("sign", SIGNALS)
def test_a_common_range_of_signals_stands_in_the_rulebook(sign: str) -> None:
    text = rulebook.rule(sign).text("de")
    assert all(word in text for word in SIGNALS[sign])
    assert table().rules.signal_system == "auer_giltspiel"


@rule("GS-TALK-01")
def test_rows_are_no_talk() -> None:
    deal = tricks(say(table(), "W say Laub!"), "LK")
    assert row(deal, "W") == "LK"
    assert len(cards_of(deal.cards.hands[3])) == 4
