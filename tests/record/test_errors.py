"""The three errors of the house: each has a sentence in both languages and survives a process boundary."""

import pickle

from every import each_of
from weli.core.acts import GLEICH
from weli.core.errors import Illegal, NotationError, RulesError, Said, WeliError
from weli.core.seats import TWO_PAIRS
from weli.record import RecordError
from weli.referee import Reason

ERRORS = [
    NotationError("notation.nothing"),
    RulesError("game.unknown", name="skat", known="gaigel"),
    Illegal(
        "GS-BET-13",
        matter=Reason("bets-alternate", 2, figures=(GLEICH,), seating=TWO_PAIRS),
        paragraph=Said({"de": "Die Gebote wechseln.", "en": "Bets alternate."}),
        legal=["hold", "good"],
        seat=2,
        act="bet gleich",
    ),
    RecordError("game.weli", 7, NotationError("notation.nothing")),
]


@each_of("error", ERRORS)
def test_errors_speak_both_languages_and_travel(error: WeliError) -> None:
    assert isinstance(error, WeliError)
    assert error.text("de") != error.text("en") == str(error)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again).keys() == vars(error).keys()
    assert (again.key, again.values) == (error.key, error.values)


def test_an_illegal_act_says_which_rule_and_what_else_there_is() -> None:
    error = ERRORS[2]
    assert isinstance(error, Illegal)
    assert (error.rule, error.legal, error.seat, error.act) == ("GS-BET-13", ["hold", "good"], 2, "bet gleich")


def test_a_record_that_cannot_be_read_is_a_notation_error_with_its_place() -> None:
    error = ERRORS[3]
    assert isinstance(error, RecordError)
    assert isinstance(error, NotationError)
    assert (error.file, error.line) == ("game.weli", 7)
    assert str(error.reason) in str(error)
