"""What a transcript proves, and that nothing can be changed in it unseen."""

import random
from collections.abc import Callable, Sequence

import pytest
from msgspec import structs

from shuffle.games import TABLE, rechained, replaced, shuffled, steps_of, whole_game
from weli.core.texts import has_text, languages, text
from weli.shuffle import Findings, Sealed, Transcript, TranscriptError, check, read, transcript_of, written
from weli.shuffle.steps import (
    UNCHAINED,
    AnyStep,
    ClientCommit,
    ClientReveal,
    Context,
    Cut,
    End,
    Opened,
    Policy,
    Reveal,
    Root,
    ServerCommit,
    Void,
)

POLICIES: list[Policy] = ["end_of_game", "end_of_deal", "openings_only"]


def faults(found: Findings) -> set[str]:
    return {each.key for each in found.faults} | {fault.key for shuffle in found.shuffles for fault in shuffle.faults}


def keys(found: Findings, deal: int) -> tuple[list[str], list[str]]:
    """What of a shuffle is proved, and what is not."""
    shuffle = next(each for each in found.shuffles if each.deal == deal)
    return [each.key for each in shuffle.proved], [each.key for each in shuffle.unproved]


@pytest.mark.parametrize("policy", POLICIES)
def test_an_honest_game_holds(policy: Policy, chance: random.Random) -> None:
    for _ in range(5):
        found = check(whole_game(chance, policy))
        assert found.ok
        assert keys(found, 2) == (["void"], [])


def test_all_that_is_proved_when_everything_is_shown(chance: random.Random) -> None:
    found = check(whole_game(chance))
    assert keys(found, 1) == (["order", "cards", "whole", "mixed"], [])
    assert keys(found, 3) == (["order", "cards", "whole", "mixed"], [])
    assert keys(found, 4) == (["order", "cards", "whole"], ["nobody-mixed"])
    values = {each.key: each.values for each in found.shuffles[2].proved}
    assert values["cards"] == {"n": 6}
    assert values["mixed"] == {"seats": "1"}


def test_what_is_never_shown_is_not_proved(chance: random.Random) -> None:
    found = check(whole_game(chance, "openings_only"))
    assert keys(found, 1) == (["order", "cards"], ["secret-never"])
    assert keys(found, 4) == (["order", "cards"], ["secret-never", "nobody-mixed"])


def test_a_game_that_goes_on_owes_nothing_yet(chance: random.Random) -> None:
    one = shuffled(chance, 1, "de32", 4)
    going_on = transcript_of(TABLE.hex(), steps_of(one, "end_of_game", 12, 4))
    found = check(going_on)
    assert found.ok
    assert keys(found, 1) == (["order", "cards"], ["secret-later"])
    assert keys(check(transcript_of(TABLE.hex(), list(going_on.steps[:3]))), 1) == ([], ["no-cut"])


def test_a_deal_whose_secret_was_due_is_wrong_without_it(chance: random.Random) -> None:
    first, second = (shuffled(chance, deal, "de32", 4) for deal in (1, 2))
    for policy, owed in (("end_of_deal", True), ("end_of_game", False)):
        steps = [step for one in (first, second) for step in steps_of(one, policy, 9, 2)]
        assert faults(check(transcript_of(TABLE.hex(), steps))) == ({"secret-missing"} if owed else set())
        ended = [*steps, End(chain=UNCHAINED)]
        assert faults(check(transcript_of(TABLE.hex(), ended))) == {"secret-missing"}


def test_a_transcript_is_read_as_it_was_written(chance: random.Random) -> None:
    for policy in POLICIES:
        game = whole_game(chance, policy, record="weli = 1\n")
        assert read(written(game), "game.json") == game


def other(text: str, chance: random.Random) -> str:
    """The same length of hexadecimal letters, of which one is another one."""
    place = chance.randrange(len(text))
    return (
        text[:place] + chance.choice([each for each in "0123456789abcdef" if each != text[place]]) + text[place + 1 :]
    )


def another_value(name: str, value: object, chance: random.Random) -> object:
    """Something else that may stand in that field."""
    match value:
        case None:
            return 1
        case int():
            return value % 200 + 1
        case "":
            return chance.randbytes(32).hex()
        case tuple():
            return value[::-1]
    if name == "deck":
        return "de33-weli" if value == "de32" else "de32"
    if name == "policy":
        return "openings_only" if value == "end_of_game" else "end_of_game"
    return other(str(value), chance)


def changed_somewhere(game: Transcript, chance: random.Random) -> Transcript:
    """One thing is another one; who did it knows nothing of the chain."""
    place = chance.randrange(len(game.steps))
    step = game.steps[place]
    name = chance.choice(step.__struct_fields__)
    value = another_value(name, getattr(step, name), chance)
    return structs.replace(game, steps=tuple(replaced(game, place, **{name: value})))


def left_out(game: Transcript, chance: random.Random) -> Transcript:
    steps = list(game.steps)
    del steps[chance.randrange(len(steps))]
    return structs.replace(game, steps=tuple(steps))


def put_in_again(game: Transcript, chance: random.Random) -> Transcript:
    steps = list(game.steps)
    steps.insert(chance.randrange(len(steps)), chance.choice(game.steps))
    return structs.replace(game, steps=tuple(steps))


def moved(game: Transcript, chance: random.Random) -> Transcript:
    steps = list(game.steps)
    one, other = sorted(chance.sample(range(len(steps)), 2))
    steps[one], steps[other] = steps[other], steps[one]
    return structs.replace(game, steps=tuple(steps))


def cut_off(game: Transcript, chance: random.Random) -> Transcript:
    return structs.replace(game, steps=game.steps[: chance.randrange(len(game.steps))])


def of_another_table(game: Transcript, chance: random.Random) -> Transcript:
    return structs.replace(game, table=chance.randbytes(16).hex())


CLUMSY = [changed_somewhere, left_out, put_in_again, moved, cut_off, of_another_table]


@pytest.mark.parametrize("tamper", CLUMSY)
def test_whatever_is_changed_is_noticed(
    tamper: Callable[[Transcript, random.Random], Transcript], chance: random.Random, thorough: bool
) -> None:
    for number in range(60 if thorough else 15):
        game = whole_game(chance, POLICIES[number % 3])
        tampered = tamper(game, chance)
        if tampered != game:
            assert not check(read(written(tampered), "tampered.json")).ok


def test_where_the_chain_is_broken_is_said(chance: random.Random) -> None:
    game = whole_game(chance)
    place = next(place for place, step in enumerate(game.steps) if isinstance(step, Cut))
    steps = replaced(game, place, lifted=31)
    broken = check(structs.replace(game, steps=tuple(steps))).faults
    assert [(each.key, each.step) for each in broken] == [("chain", place + 1)]


def places_of(steps: Sequence[AnyStep], kind: type[AnyStep], deal: int = 1) -> list[int]:
    return [place for place, step in enumerate(steps) if isinstance(step, kind) and getattr(step, "deal", 0) == deal]


def with_change(kind: type[AnyStep], **values: object) -> Callable[[Transcript, random.Random], list[AnyStep]]:
    """Something else in a step of that kind."""

    def tamper(game: Transcript, chance: random.Random) -> list[AnyStep]:
        return replaced(game, chance.choice(places_of(game.steps, kind)), **values)

    return tamper


def with_other_hash(kind: type[AnyStep], name: str) -> Callable[[Transcript, random.Random], list[AnyStep]]:
    """Another hash in a step of that kind."""

    def tamper(game: Transcript, chance: random.Random) -> list[AnyStep]:
        place = chance.choice(places_of(game.steps, kind))
        return replaced(game, place, **{name: other(getattr(game.steps[place], name), chance)})

    return tamper


def without(kind: type[AnyStep], deal: int = 1) -> Callable[[Transcript, random.Random], list[AnyStep]]:
    """A step of that kind is missing."""

    def tamper(game: Transcript, chance: random.Random) -> list[AnyStep]:
        gone = chance.choice(places_of(game.steps, kind, deal))
        return [step for place, step in enumerate(game.steps) if place != gone]

    return tamper


def behind(
    kind: type[AnyStep], after: type[AnyStep], deal: int = 1
) -> Callable[[Transcript, random.Random], list[AnyStep]]:
    """A step of one kind stands right after one of another kind that came later."""

    def tamper(game: Transcript, chance: random.Random) -> list[AnyStep]:
        place = chance.choice(places_of(game.steps, kind, deal))
        there = chance.choice(places_of(game.steps, after, deal))
        steps = [step for at, step in enumerate(game.steps) if at != place]
        steps.insert(there, game.steps[place])
        return steps

    return tamper


def before(
    kind: type[AnyStep], earlier: type[AnyStep], deal: int = 1
) -> Callable[[Transcript, random.Random], list[AnyStep]]:
    """A step of one kind stands right before the first of another kind that came earlier."""

    def tamper(game: Transcript, chance: random.Random) -> list[AnyStep]:
        place = chance.choice(places_of(game.steps, kind, deal))
        there = places_of(game.steps, earlier, deal)[0]
        steps = [step for at, step in enumerate(game.steps) if at != place]
        steps.insert(there, game.steps[place])
        return steps

    return tamper


def twice(kind: type[AnyStep]) -> Callable[[Transcript, random.Random], list[AnyStep]]:
    """A step of that kind stands there once more, right after the first time."""

    def tamper(game: Transcript, chance: random.Random) -> list[AnyStep]:
        place = chance.choice(places_of(game.steps, kind))
        return [*game.steps[: place + 1], *game.steps[place:]]

    return tamper


def card_swapped(game: Transcript, chance: random.Random) -> list[AnyStep]:
    """A card is shown at the place of another one."""
    openings = {
        place: step.card for place, step in enumerate(game.steps) if isinstance(step, Opened) and step.deal == 1
    }
    place = chance.choice(list(openings))
    return replaced(game, place, card=chance.choice([card for card in openings.values() if card != openings[place]]))


def shuffled_by_the_house(game: Transcript, chance: random.Random) -> list[AnyStep]:
    """The house seals an order that pleases it, and opens from that one."""
    mine, theirs = shuffled(chance, 1, "de33-weli", 4), places_of(game.steps, Root)[0]
    steps = replaced(game, theirs, root=mine.sealed.root.hex())
    for place in places_of(steps, Opened):
        at = getattr(steps[place], "place", 0)
        steps[place] = mine.opened(at, None)
    return steps


def void_without_reason(game: Transcript, _chance: random.Random) -> list[AnyStep]:
    """The house did not like the pack, and says that a seat was silent which had shown its part."""
    secret = next(step.secret for step in game.steps if isinstance(step, Reveal) and step.deal == 1)
    place = places_of(game.steps, Root)[0]
    return [*game.steps[:place], Void(chain=UNCHAINED, deal=1, seat=2, secret=secret)]


def going_on_after_the_void(game: Transcript, chance: random.Random) -> list[AnyStep]:
    place = places_of(game.steps, Void, 2)[0]
    return [*game.steps[: place + 1], Root(chain=UNCHAINED, deal=2, root=chance.randbytes(32).hex())]


KNOWING: dict[str, tuple[Callable[[Transcript, random.Random], list[AnyStep]], str]] = {
    "a card swapped": (card_swapped, "opening-wrong"),
    "a card at another place": (with_change(Opened, place=32), "opening-wrong"),
    "a card beyond the pack": (with_change(Opened, card=200), "opening-wrong"),
    "another salt": (with_other_hash(Opened, "salt"), "opening-wrong"),
    "a short path": (with_change(Opened, path=()), "opening-wrong"),
    "another seal": (with_other_hash(Root, "root"), "root-wrong"),
    "a pack of the house's own": (shuffled_by_the_house, "root-wrong"),
    "another commitment of the house": (with_other_hash(ServerCommit, "commit"), "secret-wrong"),
    "another secret": (with_other_hash(Reveal, "secret"), "secret-wrong"),
    "another nonce": (with_other_hash(ClientReveal, "nonce"), "nonce-wrong"),
    "another commitment of a seat": (with_other_hash(ClientCommit, "commit"), "nonce-wrong"),
    "a commitment of a seat that adds nothing": (with_change(ClientCommit, commit=""), "nonce-wrong"),
    "the house commits late": (behind(ServerCommit, ClientReveal), "commit-late"),
    "a seat commits late": (behind(ClientCommit, ClientReveal), "commit-late"),
    "a seat shows early": (before(ClientReveal, ServerCommit), "nonce-untimely"),
    "a seat shows late": (behind(ClientReveal, Root), "nonce-untimely"),
    "a nonce is missing": (without(ClientReveal), "nonce-missing"),
    "a commitment is missing": (without(ClientCommit), "root-early"),
    "the commitment of the house is missing": (without(ServerCommit), "root-early"),
    "sealed early": (before(Root, ClientCommit), "root-early"),
    "no seal": (without(Root), "cut-early"),
    "cut early": (before(Cut, Root), "cut-early"),
    "cut late": (behind(Cut, Reveal), "cut-late"),
    "cut too deep": (with_change(Cut, lifted=33), "cut-impossible"),
    "no cut": (without(Cut), "opening-early"),
    "a card shown early": (before(Opened, Root), "opening-early"),
    "the secret shown early": (before(Reveal, Root), "secret-early"),
    "the secret is missing": (without(Reveal), "secret-missing"),
    "a shuffle without a beginning": (without(Context), "no-context"),
    "a pack that there is none of": (with_change(Context, deck="tarot78"), "no-deck"),
    "another pack": (with_change(Context, deck="de32"), "nonce-wrong"),
    "fewer seats": (with_change(Context, seats=3), "no-seat"),
    "more seats": (with_change(Context, seats=5), "nonce-untimely"),
    "a card for a seat that there is none of": (with_change(Opened, to=9), "no-seat"),
    "two beginnings": (twice(Context), "twice"),
    "two commitments": (twice(ServerCommit), "twice"),
    "two commitments of a seat": (twice(ClientCommit), "twice"),
    "two nonces of a seat": (twice(ClientReveal), "twice"),
    "two seals": (twice(Root), "twice"),
    "two cuts": (twice(Cut), "twice"),
    "two secrets": (twice(Reveal), "twice"),
    "void without a reason": (void_without_reason, "void-unfounded"),
    "played on though it was void": (going_on_after_the_void, "after-void"),
}


@pytest.mark.parametrize("what", KNOWING)
def test_who_mends_the_chain_is_found_out_all_the_same(what: str, chance: random.Random, thorough: bool) -> None:
    """Each with a sentence of its own."""
    tamper, key = KNOWING[what]
    for _ in range(5 if thorough else 2):
        game = whole_game(chance)
        found = check(rechained(game, tamper(game, chance)))
        assert not found.faults
        assert key in faults(found)
        assert check(game).ok


def test_the_clock_cuts_where_it_must(chance: random.Random) -> None:
    game = whole_game(chance)
    place = places_of(game.steps, Cut, 4)[0]
    by_another = (getattr(game.steps[place], "lifted", 0) + 1) % 48
    assert faults(check(rechained(game, replaced(game, place, lifted=by_another)))) == {"clock-wrong"}


def test_a_card_cannot_be_sealed_twice(chance: random.Random) -> None:
    """The house may seal what is no pack at all; two of its cards betray it, even where the secret is never shown."""
    one = shuffled(chance, 1, "de32", 4)
    one.sealed = Sealed(chance.randbytes(32), [*one.sealed.order[:-1], one.sealed.order[0]])
    steps = [*steps_of(one, "openings_only", 9, 2), one.opened(31, None)]
    assert faults(check(transcript_of(TABLE.hex(), steps))) == {"card-twice"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b'{"protocol":"weli/shuffle/2","table":"00","fingerprint":"","steps":[]}',
        b"[" * 100_000,
    ],
)
def test_what_is_no_transcript_is_said_in_a_sentence(content: bytes) -> None:
    with pytest.raises(TranscriptError):
        read(content, "game.json")


def test_a_transcript_with_something_more_in_it_is_none(chance: random.Random) -> None:
    content = written(whole_game(chance))
    for wrong in (
        content.replace(b'"kind": "cut"', b'"kind": "cheat"'),
        content.replace(b'"lifted": ', b'"dropped": '),
        content.replace(b'"end"', b'"end", "more": 1'),
    ):
        with pytest.raises(TranscriptError, match=r"something is wrong at \$\.steps\[\d+\]"):
            read(wrong, "game.json")


def test_every_finding_has_its_sentence() -> None:
    found = {key for _, key in KNOWING.values()} | {"chain", "no-end", "clock-wrong", "card-twice"}
    found |= {"order", "cards", "whole", "mixed", "void", "no-cut", "secret-later", "secret-never", "nobody-mixed"}
    assert all(has_text(f"shuffle.{key}") for key in found)
    for lang in languages():
        said = [text(f"shuffle.{key}", lang) for key in found]
        assert len(set(said)) == len(said)
