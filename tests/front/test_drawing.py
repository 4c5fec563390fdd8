"""A deal in letters and in cards."""

import dataclasses
from xml.etree import ElementTree

import pytest

import weli
from weli.art.card import CARD_IDS
from weli.play.drawing import in_cards, in_letters

PACK = "SU L8 HX L9 SO EO EA HK E7 LK L7 LA HA S7 HO LO S8 SX EK H7 S9 H9 LX EX H8 E9 E8 SA LU EU SK HU"


def test_the_whole_truth_in_letters() -> None:
    play = weli.new_game("giltspiel/fiss", pack=PACK)
    play.say("E LK")
    play.say("S bet hanger")
    assert (
        str(play)
        == """\
giltspiel/fiss, play, dealer N
score   NS 0, EW 0
tricks  NS 0, EW 0
trumps  S
open    S9
gleich  1 open, right any
hanger  1 open, right any
spiel   1 open, right any
said    S bet hanger
answer  EW
  N  EK EA H7 HK SX
> E  E7 L7 L8 SU     | LK
  S  L9 LA HX HA S7
> W  EO LO HO S8 SO"""
    )


@pytest.mark.parametrize(
    ("preset", "words"),
    [
        ("perlaggen/innsbruck", "trumps open gleich hanger spiel"),
        ("bieten/4p", "open rot gruen gleich hanger spiel"),
        ("gaigel/3p", "trumps open talon count"),
    ],
)
def test_every_game_shows_what_it_has(preset: str, words: str) -> None:
    play = weli.new_game(preset, seed=1)
    while play.deal.phase() in ("cut", "exchange"):
        seat = play.must_act[0]
        play.say(seat, next(act for act in reversed(play.legal(seat)) if act.split()[0] != "blind"))
    told = [line.split()[0] for line in str(play).splitlines()]
    assert [word for word in words.split() if word not in told] == []
    assert "??" not in str(play)
    assert str(play.view(play.seats[0])).count("??") >= play.rules.hand_size * (play.rules.players - 1)
    assert "count" not in str(play.view(play.seats[0]))


def test_what_still_stands_is_told_in_the_words_of_a_record() -> None:
    play = weli.new_game("perlaggen/innsbruck", seed=1)
    play.say("N blind gleich spiel")
    assert "said    N blind gleich, N blind spiel" in str(play)


def test_the_cutter_alone_sees_what_the_cut_has_brought_to_light() -> None:
    play = weli.new_game("bieten/4p", seed=1)
    play.say("W cut 10")
    card = next(line.split()[1] for line in str(play.view("W")).splitlines() if line.startswith("seen"))
    assert play.legal("W") == ["steal", "stop"]
    assert [seat for seat in play.seats if card in str(play.view(seat))] == ["W"]


def test_a_named_card_bears_its_name() -> None:
    play = weli.new_game("perlaggen/innsbruck", seed=1)
    for _ in range(40):
        if "=" in str(play):
            break
        seat = play.must_act[0]
        named = [act for act in play.legal(seat) if "=" in act and " " not in act]
        cards = [act for act in play.legal(seat) if len(act) == 2]
        play.say(seat, (named or cards or [act for act in reversed(play.legal(seat)) if act.split()[0] != "blind"])[0])
    assert "=" in str(play).split("|", 1)[1]
    assert "<br/>= " in play._repr_html_()


@pytest.mark.parametrize("preset", ["giltspiel/fiss", "perlaggen/innsbruck-3p", "bieten/5p", "gaigel/6p"])
def test_in_cards_it_needs_nothing_but_itself(preset: str) -> None:
    play = weli.new_game(preset, seed=1)
    while not play.deal.closed:
        page = in_cards(play.deal.seen_by(0))
        tree = ElementTree.fromstring(page)
        drawn = {one.get("id") for one in tree.iter("symbol")}
        used = {str(one.get("href")).removeprefix("#") for one in tree.iter("use")}
        assert drawn == used <= {"weli-back", *(f"weli-{card}" for card in CARD_IDS)}
        assert not {one.tag for one in tree.iter()} & {"script", "link", "img", "style"}
        assert "://" not in page
        seat = play.must_act[0]
        play.say(seat, play.legal(seat)[0])


def test_what_others_wrote_is_escaped() -> None:
    rules = dataclasses.replace(weli.rules("giltspiel/fiss"), name="<script>&")  # type: ignore[type-var]
    play = weli.new_game(rules, seed=1)
    assert "<script>" not in play._repr_html_()
    assert "giltspiel/&lt;script&gt;&amp;" in play._repr_html_()
    assert in_letters(play.deal).startswith("giltspiel/<script>&, play")


def test_each_has_a_short_name() -> None:
    play = weli.new_game("giltspiel/fiss", seed=7)
    assert repr(play) == "<play of giltspiel/fiss: deal 1, play, NS 0, EW 0>"
    assert repr(play.deal) == "<deal of giltspiel/fiss: play, dealt by N>"
    assert repr(play.view("W")) == "<deal of giltspiel/fiss: play, dealt by N, as W sees it>"
    assert repr(play.rules) == "<rules of giltspiel/fiss: 4 players, target 11>"
    assert str(play.say("E LK")[0]) == "East plays the King of leaves."
