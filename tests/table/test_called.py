"""Names at a table: one form, nothing that cannot be seen, and none that is taken for another's."""

import pytest

from weli.table.called import LONGEST_NAME, check_called, look_alike, tidy
from weli.table.menu import NotAgreed


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("A\u200bnna", "Anna"),
        ("\u202eAnna\u202c", "Anna"),
        ("Anna\r\n\t", "Anna"),
        ("A\u0308nne", "Änne"),
        ("\ufeff", ""),
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
    ("name", "face"), [("", ""), ("\u200b", ""), ("A" * (LONGEST_NAME + 1), ""), ("Bertl", ""), ("Anna", "nobody")]
)
def test_what_nobody_may_be_called(name: str, face: str) -> None:
    with pytest.raises(NotAgreed):
        check_called(name, face, ["Bertl"])
