"""Talk between partners: gestures and what they mean, phrases, and what a computer player says.

    >>> readings("kiss", sheet_named("plankensteiner"), "en")
    ['I hold the Weli.']

A line of talk is `sign` with gestures, `ask` or `say` with the id of a phrase, or any of them with words of one's own. It is heard and
seen by everybody, binds nobody and changes nothing that is legal.
"""

from weli.ports.signs import Meaning, Phrase, Sheet, Sign, Spoken, TrueSign, Weight
from weli.talk.claims import Signed, claims
from weli.talk.gestures import GESTURES, gesture_in_words, gestures_in
from weli.talk.meanings import meanings
from weli.talk.partner import answer, unasked
from weli.talk.phrases import is_a_sign, phrases, phrases_for, talk_in_words, understood
from weli.talk.sheets import read_sheet, readings, sheet_named, sheet_of
from weli.talk.signing import true_signs

__all__ = [
    "GESTURES",
    "Meaning",
    "Phrase",
    "Sheet",
    "Sign",
    "Signed",
    "Spoken",
    "TrueSign",
    "Weight",
    "answer",
    "claims",
    "gesture_in_words",
    "gestures_in",
    "is_a_sign",
    "meanings",
    "phrases",
    "phrases_for",
    "read_sheet",
    "readings",
    "sheet_named",
    "sheet_of",
    "talk_in_words",
    "true_signs",
    "unasked",
    "understood",
]
