"""Names at a table: one form, nothing that cannot be seen, and none that is taken for another's."""

import pytest

from weli.parlour.display_names import JOINER, LONGEST_NAME, check_called, look_alike, tidy
from weli.table.menu import NotAgreed

UNSEEN = "\u3164\u2800\ufe0f\u034f\u115f\u1160\uffa0\u17b4\u20dd\u00ad\U000e0041"
"""Letters, marks and signs that leave no ink, or none of their own."""
FAMILY = "\U0001f468\U0001f3fd\u200d\U0001f469\u200d\U0001f467"
"""One picture of three people, one of them brown."""


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("A\u200bnna", "Anna"),
        ("\u202eAnna\u202c", "Anna"),
        ("Anna\r\n\t", "Anna"),
        ("A\u0308nne", "Änne"),
        ("\ufeff", ""),
        *((f"Anna{unseen}", "Anna") for unseen in UNSEEN),
        *((unseen, "") for unseen in UNSEEN),
        (FAMILY, FAMILY),
        ("\u2764\ufe0f\u200d\U0001f525", "\u2764\u200d\U0001f525"),
        ("\U0001f98a\u200dAnna\u200d", "\U0001f98aAnna"),
        ("A" + 10 * "\u0300" + "nna", "\u00c0\u0300\u0300nna"),
        ("\u0301Anna .\u0301", "Anna ."),
    ],
)
def test_a_name_is_put_into_one_form(typed: str, name: str) -> None:
    assert tidy(typed) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\u0410nn\u0430"),  # Cyrillic
        ("Toni", "\u03a4\u03bfni"),  # Greek
        ("Ilse", "llse"),
        ("Ilse", "1lse"),
        ("Otto", "0tto"),
        ("Bernd", "Bemd"),
        ("Strauß", "STRAUSS"),
        ("Anna", "An na"),
        ("Max", "\u041c\u0430\u0445"),
        ("Anna Maier", "Anna Maier."),
        ("Anna Maier", "Anna-Maier"),
        ("Anna Maier", "Anna Ma1er"),
        ("Anna", "\u00c1nn\u0227"),
        (f"Anna {FAMILY}", f"Anna {FAMILY.replace(JOINER, '')}"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anni"), ("Hans", "Hänsl"), ("Franz", "Fränz"), ("Max", "Moritz"), ("", ""), ("", "A")]
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("", ""),
        ("\u200b", ""),
        (". -", ""),
        ("\u2605", ""),
        *((each, "") for each in UNSEEN),
        ("A" * (LONGEST_NAME + 1), ""),
        ("Bertl", ""),
        ("Anna", "nobody"),
    ],
)
def test_what_nobody_may_be_called(name: str, face: str) -> None:
    with pytest.raises(NotAgreed):
        check_called(name, face, ["Bertl"])
