"""What people write to each other, where they have agreed to."""

import pytest

from weli.table.chatting import A_MONTH, AT_ONCE, LONGEST, WITHIN, Chat, NotWritten, letters, tidy


def texts(chat: Chat, now: int = 0) -> list[str]:
    return [line.text for line in chat.after(0, now)]


def test_lines_are_read_in_order_from_where_one_was() -> None:
    chat = Chat(0)
    chat.write(0, "Grüß euch", 0)
    chat.write(2, "Servus", 1)
    assert texts(chat) == ["Grüß euch", "Servus"]
    first, second = chat.after(0, 2)
    assert chat.after(first.number, 2) == [second]


def test_no_line_has_a_number_again_after_the_server_was_started_anew() -> None:
    """Pages took what came then for what they had read already: two of five lines were lost."""
    before, after = Chat(1_800_000_000_000), Chat(1_800_000_001_000)
    before.write(0, "Servus", 1_800_000_000_100)
    after.write(0, "Servus", 1_800_000_001_100)
    assert before.number < after.number < 2**31


@pytest.mark.parametrize(
    ("said", "tidied"),
    [
        ("  a \n b\t", "a b"),
        ("a\u202eb", "a b"),
        ("\x00", ""),
        ("u\u0308", "ü"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
    ],
)
def test_what_cannot_be_seen_is_left_out(said: str, tidied: str) -> None:
    assert tidy(said) == tidied


@pytest.mark.parametrize(("said", "count"), [("abc", 3), ("👩\u200d👩\u200d👧", 1), ("👍🏽", 1), ("e\u0323\u0302", 1)])
def test_letters_are_counted_as_they_are_read(said: str, count: int) -> None:
    assert letters(said) == count


@pytest.mark.parametrize("said", ["", " \n", "\u200b", "x" * (LONGEST + 1)])
def test_what_is_no_line_is_refused(said: str) -> None:
    chat = Chat(0)
    with pytest.raises(NotWritten):
        chat.write(0, said, 0)
    assert texts(chat) == []


def test_the_longest_line_is_taken() -> None:
    chat = Chat(0)
    chat.write(0, "ü" * LONGEST, 0)
    assert texts(chat) == ["ü" * LONGEST]


def test_too_much_at_once_is_refused_to_whoever_writes_it() -> None:
    chat = Chat(0)
    for number in range(AT_ONCE):
        chat.write(0, f"{number}", number)
    with pytest.raises(NotWritten):
        chat.write(0, "one more", WITHIN - 1)
    chat.write(1, "another", WITHIN - 1)
    chat.write(0, "later", WITHIN + AT_ONCE)
    assert texts(chat, WITHIN)[-2:] == ["another", "later"]


def test_nothing_is_kept_for_longer_than_a_month() -> None:
    chat = Chat(0)
    chat.write(0, "old", 0)
    chat.write(0, "new", A_MONTH - 1)
    assert texts(chat, A_MONTH) == ["new"]
