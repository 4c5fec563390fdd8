"""The front door: whole games through it are those of match and referee, and what is written down says them again."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

import weli
from casebook import CASES
from properties.hiding import shuffled_at
from properties.tables import PRESETS, laid, times
from weli.arena.playing import play_out
from weli.arena.talk import Talk
from weli.bots import Stammgast, bot_named
from weli.core.acts import LAST_PROVE, LAST_SHOW, NAME, PASS_ACT, PROVE, SHOW, kind_of
from weli.core.cards import card_text
from weli.core.deal import Deal
from weli.games import match_for
from weli.notation import show_line
from weli.record import read, read_file, replay, rules_of, write
from weli.referee import Referee

EVERY = pytest.mark.parametrize("preset", [rules.title for rules in PRESETS.values()])
A_THIRD = len(PRESETS) // 3
MOST_DEALS = 60
MOST_LINES = 1500


def played_out(preset: str, seed: int) -> weli.Play:
    """A whole game between programs that do anything."""
    play = weli.new_game(preset, seed=seed)
    play.advance("lehrbua")
    for _ in range(MOST_DEALS):
        if play.over:
            return play
        play.next_deal()
        play.advance("lehrbua")
    raise AssertionError("the game does not end")


def said_at_random(play: weli.Play, chance: random.Random) -> None:
    """Plays a deal out as people do, by anything that is legal, in words, the seats that must act first."""
    for _ in range(MOST_LINES):
        if play.deal.closed:
            return
        seat = chance.choice(play.must_act if chance.random() < 0.9 else play.may_act)
        legal = play.legal(seat)
        calm = [act for act in legal if act.split()[0] not in ("bet", "blind", "concede", "raise", "aus", "accuse")]
        if legal:
            play.say(seat, chance.choice((chance.random() < 0.9 and calm) or legal))
    raise AssertionError("the deal does not end")


@pytest.mark.few(A_THIRD, first=2)
@EVERY
def test_a_whole_game_is_the_same_by_match_and_referee(preset: str) -> None:
    play = played_out(preset, seed=1)
    match = match_for(play.rules)
    for written in read(play.record()).deals:
        assert not match.over
        assert match.dealer == written.dealer
        referee = Referee(match.next_deal(list(written.pack or ()), tape=[]), play.game)
        events = referee.start()
        for act in written.acts:
            assert not referee.deal.closed
            events = events + referee.take(act.seat, act.line)
        match.record(referee.deal)
    assert play.deal.facts() == referee.deal.facts()
    assert play.events == events
    assert play.score == dict(zip(play.rules.seating.side_names(), match.scores, strict=True))
    assert (play.over, play.match.winner, play.match.losers) == (match.over, match.winner, match.losers)


@EVERY
def test_what_is_said_at_random_is_taken_and_says_itself_again(preset: str) -> None:
    chance = random.Random(preset)
    for seed in range(times(2)):
        play = weli.new_game(preset, seed=seed)
        said_at_random(play, chance)
        again = weli.read_record(play.record())
        assert again.deal.facts() == play.deal.facts()
        assert (again.score, again.record()) == (play.score, play.record())


@pytest.mark.few(A_THIRD)
@EVERY
def test_a_game_read_in_the_middle_goes_on(preset: str) -> None:
    play = played_out(preset, seed=2)
    again = weli.read_record(play.record())
    assert again.deal.facts() == play.deal.facts()
    assert (again.score, again.winner, again.losers) == (play.score, play.winner, play.losers)
    record = read(play.record())
    for deals in (1, len(record.deals) // 2):
        begun = weli.read_record(write(replace(record, deals=record.deals[:deals])))
        begun.next_deal(list(record.deals[deals].pack or ()))
        for act in record.deals[deals].acts:
            begun.say(act.seat, show_line(act.line))
        assert begun.record() == write(replace(record, deals=record.deals[: deals + 1]))


@EVERY
def test_a_record_broken_off_in_a_deal_is_gone_on_with(preset: str) -> None:
    play = weli.new_game(preset, seed=4)
    play.advance("stammgast", person=play.seats[0])
    again = weli.read_record(play.record())
    assert again.record() == play.record()
    assert replay(read(again.record())).deals[-1].deal.facts() == again.deal.facts()
    again.advance("stammgast")
    assert again.deal.closed
    assert weli.read_record(again.record()).score == again.score


@pytest.mark.parametrize("game", ["giltspiel", "perlaggen", "bieten", "gaigel"])
def test_a_case_is_taken_up_as_it_stands(game: str) -> None:
    for case in (CASES / game).rglob("*.weli"):
        record = read_file(case)
        play = weli.read_record(case)
        again = read(play.record())
        assert (again.deals, again.note) == (record.deals, record.note), case
        assert rules_of(again) == play.rules, case
        for seat in play.seats:
            assert str(play.view(seat)).count("\n") >= play.rules.players, case


@pytest.mark.few(A_THIRD, first=1)
@EVERY
def test_programs_play_as_in_the_arena(preset: str) -> None:
    """Asked for whole acts, a program that means what it does is asked nothing else."""
    for seed in range(times(3)):
        play = weli.new_game(preset, seed=seed)
        pack = list(read(play.record()).deals[0].pack or ())
        play.advance("stammgast")
        chance = [random.Random(f"{seed} {seat}") for seat in play.seats]
        deal = match_for(play.rules).next_deal(pack)
        play_out(deal, [Stammgast()] * play.rules.players, chance, 0, Talk())
        assert deal.facts() == play.deal.facts()


@EVERY
def test_numbers_are_whole_acts_or_nothing(preset: str) -> None:
    """What the engine knows as several acts in a row is one act here."""
    chance = random.Random(preset)
    for seed in range(times(2)):
        play = weli.new_game(preset, seed=seed)
        for _ in range(MOST_LINES):
            if play.deal.closed:
                break
            seat = play.seat(chance.choice(play.must_act))
            legal = play.deal.legal(seat)
            if not legal:
                continue
            acts = breath(play.deal, seat, chance)
            if PROVE <= kind_of(acts[0]) <= LAST_PROVE:
                play.say(seat, play.legal(seat)[-1])  # a proof has to be the whole example at once
                continue
            if len(acts) > 1 and not SHOW <= kind_of(acts[0]) <= LAST_SHOW:
                before = play.deal.facts()
                with pytest.raises(weli.NotationError):
                    play.say(seat, acts[0])
                assert play.deal.facts() == before
            play.say(seat, acts[0] if len(acts) == 1 else acts)
        assert weli.read_record(play.record()).deal.facts() == play.deal.facts()


def breath(deal: Deal, seat: int, chance: random.Random) -> list[int]:
    """Acts of a seat that belong together."""
    after = deal.copy()
    acts: list[int] = []
    while not acts or after.awaits_more(seat, acts[0]):
        options = after.legal(seat)
        if acts:
            options = after.in_one_breath(acts[0], options)
            options = [act for act in options if kind_of(act) == NAME] or options
        acts.append(chance.choice([act for act in options if act != PASS_ACT] or options))
        after.play(seat, acts[-1])
    return acts


@pytest.mark.few(16, first=2)
@EVERY
def test_a_view_shows_nothing_that_its_seat_may_not_know(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the cards lie that it has not seen, letters and cards are the same."""
    chance = random.Random(preset)
    hidden = 0
    for seed in range(times(3)):
        play = weli.new_game(preset, seed=seed)
        for _ in range(chance.randrange(12)):
            if not play.deal.closed:
                seat = chance.choice(play.must_act)
                play.say(seat, chance.choice(play.legal(seat)))
        deal = play.deal
        for seat in play.seats:
            twin = shuffled_at(deal, play.seat(seat), chance)
            shown = play.view(seat)
            monkeypatch.setattr(play._referee, "deal", twin)
            assert str(play.view(seat)) == str(shown)
            assert repr(play.view(seat)) == repr(shown)
            assert play.view(seat)._repr_html_() == shown._repr_html_()
            hidden += str(play) != str(weli.View(deal))
            monkeypatch.setattr(play._referee, "deal", deal)
    assert hidden or laid(preset.replace("/", " "), 1).phase() == "cut"


def test_programs_see_what_their_seat_sees_and_nothing_else() -> None:
    class Watching:
        def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
            assert view.knows == seat
            assert view.facts() == view.seen_by(seat).facts()
            return Stammgast().choose(view, seat, options, rng)

    play = weli.new_game("gaigel/3p", seed=1)
    play.advance(Watching())
    assert play.deal.closed


def test_a_person_is_waited_for() -> None:
    play = weli.new_game("giltspiel/fiss", seed=7)
    while not play.deal.closed:
        play.advance({"N": "stammgast", "E": weli.bot("stammgast"), 3: "stammgast"})
        if not play.deal.closed:
            assert "S" in play.must_act
            play.say("S", play.legal("S")[0])
    assert play.record().count("\nS ") >= 5


def test_the_same_seed_is_the_same_game_whoever_plays_it() -> None:
    one, other = (weli.new_game("bieten/4p", seed=5) for _ in range(2))
    one.advance("stammgast")
    other.advance("lehrbua")
    one.next_deal()
    other.next_deal()
    packs = [[deal.pack for deal in read(play.record()).deals] for play in (one, other)]
    assert packs[0] == packs[1]
    assert packs[0][0] != packs[0][1]


def test_a_pack_and_a_dealer_may_be_given() -> None:
    cards = "SU L8 HX L9 SO EO EA HK E7 LK L7 LA HA S7 HO LO S8 SX EK H7 S9 H9 LX EX H8 E9 E8 SA LU EU SK HU"
    play = weli.new_game("giltspiel/fiss", pack=cards, dealer="S")
    assert play.must_act == ["W"]
    assert f'pack = "{cards}"' in play.record()


def test_rules_come_from_a_name_a_file_and_a_value(tmp_path: Path) -> None:
    file = tmp_path / "inn.toml"
    file.write_text('weli = 1\ngame = "perlaggen"\nrules = "eichel-imst"\n\n[options]\ntarget = 12\n', "utf-8")
    for wanted in (str(file), file, weli.rules(file), weli.rules("perlaggen/eichel-imst", target=12)):
        play = weli.new_game(wanted, seed=1)
        assert play.rules == weli.rules("perlaggen/eichel-imst", target=12)
        assert "[options]\ntarget = 12" in play.record()
        assert weli.read_record(play.record()).rules == play.rules


def test_talk_is_recorded_and_changes_nothing() -> None:
    play = weli.new_game("giltspiel/fiss", seed=7)
    before = play.deal.facts()
    (said,) = play.say('N say two Perlaggen, and "one" more')
    assert play.deal.facts() == before
    assert "one" in said.text("de")
    assert weli.read_record(play.record()).record() == play.record()


def test_a_forbidden_act_that_has_its_price_is_written_down() -> None:
    play = weli.new_game("perlaggen/straf", seed=1)
    play.say(play.must_act[0], "cut 5")
    assert play.deal.phase() == "play"
    waiting = next(seat for seat in play.seats if seat not in play.must_act)
    card = play.deal.hand_cards(play.seat(waiting))[0]
    (told,) = play.say(waiting, card_text(card))
    assert told.kind == "offence"
    assert play.record().endswith(f'{waiting} {card_text(card)}\n"""\n')
    assert weli.read_record(play.record()).deal.facts() == play.deal.facts()


def test_reduced_games_are_played_but_not_recorded() -> None:
    play = weli.new_game("giltspiel/one-card", seed=1)
    play.advance(bot_named("lehrbua"))
    assert play.deal.closed
    with pytest.raises(weli.RulesError, match="no rules called 'one-card'"):
        play.record()
