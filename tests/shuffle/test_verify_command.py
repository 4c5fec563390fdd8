"""`weli verify`: what it says of a transcript, alone and with the game that was played, and its exit status."""

import io
import json
import random
from pathlib import Path

import pytest
from msgspec import structs

import weli
from shuffle.games import TABLE, shuffled, steps_of, whole_game
from weli.commands.verify import verify_files
from weli.core.cards import cards_text
from weli.record import read
from weli.shuffle import Transcript, cards_in, deck_of, transcript_of, written
from weli.shuffle.steps import UNCHAINED, End, Policy

RULES = ["giltspiel/fiss", "perlaggen/innsbruck", "bieten/3p", "gaigel/2p"]


def said_of(folder: Path, transcript: Transcript, lang: str = "en") -> tuple[int, str]:
    path = folder / "game.json"
    path.write_bytes(written(transcript))
    out, err = io.StringIO(), io.StringIO()
    return verify_files([path], False, lang, out, err), out.getvalue() + err.getvalue()


def played(chance: random.Random, rules: str, policy: Policy = "end_of_game") -> Transcript:
    """Two deals shuffled by the protocol and played by programs, with their record."""
    cards = weli.rules(rules).cards
    shuffles = [shuffled(chance, deal, deck_of(cards), 2) for deal in (1, 2)]
    packs = [cards_text([cards[card] for card in one.sealed.order]) for one in shuffles]
    play = weli.new_game(rules, seed=1, pack=packs[0])
    play.advance("lehrbua")
    play.next_deal(packs[1])
    play.advance("lehrbua")
    steps = []
    for one, deal in zip(shuffles, read(play.record()).deals, strict=True):
        cut = next(
            (line.line.number for line in deal.acts if getattr(line, "line", None) and line.line.verb == "cut"), 0
        )
        steps += steps_of(one, policy, cut or 0, 5)
    if policy == "end_of_game":
        steps += [one.secret_shown() for one in shuffles]
    return transcript_of(TABLE.hex(), [*steps, End(chain=UNCHAINED)], play.record())


@pytest.mark.parametrize("lang", ["de", "en"])
def test_it_says_what_is_proved_and_what_is_not(tmp_path: Path, chance: random.Random, lang: str) -> None:
    status, said = said_of(tmp_path, whole_game(chance), lang)
    assert status == 0
    words = {"de": ("Bewiesen: ", "Nicht bewiesen: "), "en": ("Proved: ", "Not proved: ")}[lang]
    assert all(f"    {each}" in said for each in words)
    assert "shuffle." not in said


@pytest.mark.parametrize("policy", ["end_of_game", "openings_only"])
@pytest.mark.parametrize("rules", RULES)
def test_the_referee_goes_through_the_game_that_was_played(
    rules: str, policy: Policy, tmp_path: Path, chance: random.Random
) -> None:
    game = played(chance, rules, policy)
    status, said = said_of(tmp_path, game)
    assert status == 0, said
    assert said.count("the rules were kept.") == 2


@pytest.mark.parametrize("policy", ["end_of_game", "openings_only"])
def test_a_game_with_other_cards_is_found_out(policy: Policy, tmp_path: Path, chance: random.Random) -> None:
    game = played(chance, "perlaggen/innsbruck", policy)
    pack = game.record.split('pack = "')[1].split('"')[0].split()
    pack[0], pack[1] = pack[1], pack[0]
    lines = game.record.split('"""')
    other = lines[0].replace(lines[0].split('pack = "')[1].split('"')[0], " ".join(pack))
    status, said = said_of(tmp_path, structs.replace(game, record='"""'.join([other, *lines[1:]])))
    assert status == 1
    assert "Another pack was played than the one under seal." in said


def test_a_game_cut_otherwise_is_found_out(tmp_path: Path, chance: random.Random) -> None:
    game = played(chance, "bieten/3p")
    cut = next(step for step in game.steps if getattr(step, "lifted", None) is not None)
    steps = [structs.replace(step, lifted=cut.lifted + 1) if step is cut else step for step in game.steps]  # type: ignore[union-attr]
    status, said = said_of(tmp_path, transcript_of(game.table, steps, game.record))
    assert status == 1
    assert "The record of the game has another cut." in said


def test_a_game_against_the_rules_is_found_out(tmp_path: Path, chance: random.Random) -> None:
    game = played(chance, "giltspiel/fiss")
    first = game.record.split('acts = """\n')[1].splitlines()[0]
    record = game.record.replace(f"{first}\n", f"{first}\n{first}\n", 1)
    status, said = said_of(tmp_path, structs.replace(game, record=record))
    assert status == 1
    assert "The record of the game does not stand up to the rules: " in said


def test_a_record_that_is_none_and_one_too_long(tmp_path: Path, chance: random.Random) -> None:
    game = played(chance, "giltspiel/fiss")
    assert said_of(tmp_path, structs.replace(game, record="soup"))[0] == 1
    deal = game.record[game.record.rindex("[[deal]]") :]
    status, said = said_of(tmp_path, structs.replace(game, record=game.record + "\n" + deal))
    assert status == 1
    assert "more deals than there were shuffles" in said


def test_data_has_the_promised_shape(tmp_path: Path, chance: random.Random) -> None:
    path = tmp_path / "game.json"
    game = whole_game(chance)
    path.write_bytes(written(structs.replace(game, fingerprint="0" * 64)))
    out = io.StringIO()
    assert verify_files([path], True, "en", out, io.StringIO()) == 1
    data = json.loads(out.getvalue())
    assert data["file"] == str(path)
    assert data["ok"] is False
    assert data["fingerprint"] == "0" * 64
    assert [(each["key"], each["step"]) for each in data["faults"]] == [("no-end", 0)]
    assert [each["shuffle"] for each in data["shuffles"]] == [1, 2, 3, 4]
    assert data["shuffles"][0]["deck"] == "de33-weli"
    assert data["shuffles"][0]["proved"][1] == {
        "key": "cards",
        "step": 0,
        "text": "8 cards shown lay where the seal says.",
    }
    assert [each["key"] for each in data["shuffles"][3]["unproved"]] == ["nobody-mixed", "no-record"]


def test_a_file_that_cannot_be_read_is_said_and_the_others_are_checked(tmp_path: Path, chance: random.Random) -> None:
    soup, game = tmp_path / "soup.json", tmp_path / "game.json"
    soup.write_text("soup")
    game.write_bytes(written(whole_game(chance)))
    out, err = io.StringIO(), io.StringIO()
    assert verify_files([soup, game, tmp_path / "none.json", tmp_path], False, "en", out, err) == 2
    assert len(err.getvalue().splitlines()) == 3
    assert "Everything that can be checked is right." in out.getvalue()


def test_a_pack_without_a_name_is_told_as_one_of_its_own(tmp_path: Path, chance: random.Random) -> None:
    one = shuffled(chance, 1, "EA LA HA SA EK LK HK SK", 2)
    assert len(cards_in(one.deck) or ()) == 8
    steps = [*steps_of(one, "end_of_game", None, 3), one.secret_shown(), End(chain=UNCHAINED)]
    status, said = said_of(tmp_path, transcript_of(TABLE.hex(), steps))
    assert status == 0
    assert "Shuffle 1: a pack of its own" in said
