"""Talk and signals."""

import pytest

from rules.helpers import SEATS, acts, due, playable, row, say, table, tricks
from weli import rulebook
from weli.core.acts import SPIEL
from weli.core.cards import cards_of
from weli.notation import TALK, Line, parse, show_line

rule = pytest.mark.rule

SIGNALS = {
    "GS-SIG-01": ["Daumen", "Zeigefinger", "Mittelfinger", "Ringfinger"],
    "GS-SIG-02": ["kleine Finger"],
    "GS-SIG-03": ["Mund", "Breite"],
    "GS-SIG-04": ["Mund", "Auge"],
    "GS-SIG-05": ["hinaufschauen", "hinunterschauen", "Herz", "Backe"],
    "GS-SIG-06": ["Kopf"],
}


@rule("GS-TALK-01", "GS-TALK-09")
def test_talk_and_signals_at_any_time_and_they_do_nothing() -> None:
    moments = [table(), say(table(), "N bet gleich"), tricks(table(), "LK L9"), say(table(), "E concede spiel")]
    for deal in moments:
        before = deal.facts()
        for seat in SEATS:
            for line in (
                "say ich halte",
                "ask Gut?",
                "sign Daumen",
                "say ich biete das Gleich",
                "say das Spiel ist gut",
            ):
                assert acts(deal, f"{seat} {line}")[1] == []
        assert deal.facts() == before


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


@rule("GS-TALK-03")
@pytest.mark.parametrize("lie", ["Ich habe vier Asse.", "Ich habe kein Gleich", "Gib gut, ich habe nichts!"])
def test_nobody_has_to_tell_the_truth(lie: str) -> None:
    assert parse(f"say {lie}") == Line("say", text=lie)


@rule("GS-TALK-04")
def test_what_is_said_has_no_addressee() -> None:
    assert set(TALK) == {"say", "ask", "sign"}
    for verb in TALK:
        line = parse(f"{verb} Süd, was hast du?")
        assert (line.verb, line.text, line.figures, line.cards) == (verb, "Süd, was hast du?", (), ())
        assert show_line(line) == f"{verb} Süd, was hast du?"


@rule("GS-TALK-05", "GS-TALK-06", "GS-TALK-08")
@pytest.mark.parametrize("sign", ["Daumen", "thumb", "an der Nase zupfen", "🤫", "links, rechts, links"])
def test_any_signal_will_do_and_nothing_explains_it(sign: str) -> None:
    line = parse(f"sign {sign}")
    assert line == Line("sign", text=sign)
    deal = table()
    before = deal.legal(0)
    say(deal, f"S sign {sign}")
    assert deal.legal(0) == before


@rule("GS-TALK-07", "GS-SIG-01", "GS-SIG-02", "GS-SIG-03", "GS-SIG-04", "GS-SIG-05", "GS-SIG-06")
@pytest.mark.parametrize("sign", SIGNALS)
def test_a_common_range_of_signals_stands_in_the_rulebook(sign: str) -> None:
    text = rulebook.rule(sign).text("de")
    assert all(word in text for word in SIGNALS[sign])
    assert table().rules.signal_system == "auer_giltspiel"


@rule("GS-TALK-01")
def test_rows_are_no_talk() -> None:
    deal = tricks(say(table(), "W say Laub!"), "LK")
    assert row(deal, "W") == "LK"
    assert len(cards_of(deal.cards.hands[3])) == 4
