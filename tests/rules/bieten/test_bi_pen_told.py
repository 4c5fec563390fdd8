"""What the referee tells of forbidden acts in tavern play, and when."""

import pytest

from rules.bieten.helpers import NUMBER, QUIET, QUIET_TRICKS, REVOKE, REVOKE_TRICKS, strict
from weli.core.cards import card_text
from weli.core.texts import catalogue, languages
from weli.games.bieten import BIETEN
from weli.referee import Event, Referee

rule = pytest.mark.rule

COMES_TO_LIGHT = ("offence_bet", "offence_card")


def told(hands: dict[str, str], said: list[str], text: str) -> list[list[Event]]:
    """What the referee tells of each line and then of each card to the end of the deal; the last of these is the showdown."""
    referee = Referee(strict(hands), BIETEN)
    seats = referee.deal.seating.seat_names()
    events = [referee.take(seats.index(line[0]), line[2:]) for line in said]
    events += [referee.take(referee.deal.turn(), word) for word in text.split()]
    assert referee.deal.closed
    return events


FORBIDDEN_ACTS = [
    pytest.param(
        QUIET,
        ["A bet gleich", "B good", "C good"],
        QUIET_TRICKS,
        ("offence_bet", "A", "BI-BET-11", "gleich"),
        marks=rule("BI-PEN-03"),
    ),
    pytest.param(REVOKE, [], REVOKE_TRICKS, ("offence_card", "B", "BI-PLAY-04", "L9"), marks=rule("BI-PEN-02")),
]


@pytest.mark.parametrize(("hands", "said", "text", "expected"), FORBIDDEN_ACTS)
def test_what_was_forbidden_is_told_with_its_own_rule_when_everything_lies_open(
    hands: dict[str, str], said: list[str], text: str, expected: tuple[str, str, str, str]
) -> None:
    *before, showdown = told(hands, said, text)
    kind, seat, broken, what = expected
    offences = [event for event in showdown if event.kind in COMES_TO_LIGHT]
    assert [(event.kind, event.seating.seat_name(event.seat), event.rules) for event in offences] == [
        (kind, seat, (broken,))
    ]
    assert offences[0].figures == ((NUMBER[what],) if kind == "offence_bet" else ())
    assert [card_text(card) for card in offences[0].cards] == ([what] if kind == "offence_card" else [])
    earlier = [event for events in before for event in events]
    assert not [event for event in earlier if event.kind in COMES_TO_LIGHT]
    assert not [event for event in earlier if broken in event.rules]


@rule("BI-PEN-08")
def test_what_everybody_notices_is_told_at_once_and_not_again() -> None:
    events = [event for events in told(QUIET, ["B LK"], QUIET_TRICKS) for event in events]
    assert [event.rules[1] for event in events if event.kind == "forbidden"] == ["BI-PLAY-03"]
    assert not [event for event in events if event.kind in COMES_TO_LIGHT]


@rule("BI-PEN-02", "BI-PEN-03")
@pytest.mark.parametrize("lang", languages())
def test_what_comes_to_light_has_its_words_also_for_the_offender(lang: str) -> None:
    known = catalogue("referee", lang)
    for kind in COMES_TO_LIGHT:
        event = Event(kind, seat=1, figures=(0,), cards=(0,), seating=strict().seating)
        assert {f"event.{kind}", f"event.{kind}.you"} <= known.keys()
        assert event.text(lang, you=0) == event.text(lang) != event.text(lang, you=1)
