"""What is the matter when an act is refused: one sentence for every reason, that of the moment, then the rule."""

from collections.abc import Iterator
from random import Random

from every import each_of
from properties.tables import PRESETS, laid
from rules.helpers import COMMON, GILTSPIEL, SEATS, table
from weli.core.cards import PACK_32, WELI
from weli.core.deal import Deal
from weli.core.errors import NotationError
from weli.core.texts import catalogue, languages
from weli.games import GAMES
from weli.notation import Line, acts_of
from weli.referee import Referee
from weli.referee.refusal import Reason, why
from wording import faults

VERBS = ("bet", "hold", "good", "raise", "concede", "contest", "blind", "validate")
PLAIN = (
    "pass",
    "cut",
    "steal",
    "stop",
    "knock",
    "draw",
    "rob",
    "fetch",
    "handover",
    "aus",
    "siebener",
    "dissle",
    "farbe",
    "show",
)
TALK = (Line("say", text="bet gleich"), Line("ask", text="bet"), Line("sign", text="wink-left"))
CARDS = (*PACK_32, WELI)


SEEDS = range(1)
FIRST_EVENT = 200  # reasons below it stand against an act


def anything(chance: Random) -> Line:
    """A line that somebody might come up with, whether it makes sense or not."""
    card = chance.choice(CARDS)
    name = chance.choice((None, None, chance.choice(CARDS)))
    figure = (chance.randrange(5),)
    return chance.choice(
        (
            Line("play", cards=((card, name),)),
            Line(chance.choice(VERBS[:6]), figure),
            Line("blind", figure),
            Line("validate", figure, ((card, name),)),
            Line("contest", figure, ((card, name),)),
            Line(chance.choice(("exchange", "upgrade")), cards=((card, None), (chance.choice(CARDS), None))),
            Line(chance.choice(("elfen", "tauchen", "zweite")), cards=((card, None),)),
            Line("pair", text=chance.choice("ELHS")),
            Line("cut", number=chance.randrange(60)),
            Line(chance.choice(PLAIN)),
            chance.choice(TALK),
        )
    )


def refused(deal: Deal, seat: int, line: Line) -> Reason | None:
    """What is the matter with that line, if anything."""
    try:
        acts = acts_of(line, deal, seat)
    except NotationError:
        return None
    after = deal.copy()
    for act in acts:
        reason = after.check(seat, act)
        if reason:
            return why(reason, deal, seat, line)
        after.play(seat, act)
    return None


def refusals(preset: str, seed: int) -> Iterator[Reason]:
    """Why it is refused, of all that is said in a deal of that preset without a thought."""
    chance, deal = Random(f"{preset} {seed}"), laid(preset, seed)
    game = GAMES[PRESETS[preset].game]
    while not deal.closed:
        seats = range(deal.rules.players)
        tries = [(seat, anything(chance)) for seat in seats for _ in range(4)]
        yield from filter(None, (refused(deal, seat, line) for seat, line in tries))
        referee = Referee(deal, game)
        seat = chance.choice([seat for seat in seats if deal.legal(seat)])
        referee.take(seat, chance.choice(referee.lines(seat)))
        deal = referee.deal


@each_of("preset", PRESETS)
def test_every_refusal_says_what_is_the_matter_in_a_sentence(preset: str) -> None:
    told = {each for seed in SEEDS for each in refusals(preset, seed)}
    assert told
    for each in told:
        for lang in languages():
            for you in (-1, each.seat):
                names = ["Du" if seat == you else f"Resl{seat}" for seat in range(10)]
                sentence = each.text(lang, names, you)
                assert sentence.endswith(".")
                assert not faults(sentence), sentence


def test_every_reason_against_an_act_has_its_sentence() -> None:
    known = catalogue("referee", "de")
    refusing = {game.reasons[reason] for game in GAMES.values() for reason in game.citations if reason < FIRST_EVENT}
    assert len(refusing) > 100
    assert [name for name in refusing if f"reason.{name}" not in known] == []


def against(lines: list[str], last: str, lang: str = "de", you: str = "") -> str:
    """What the referee says to the last line, told to the player at seat `you` if there is one."""
    referee = Referee(table(COMMON), GILTSPIEL)
    for line in lines:
        seat, said = line.split(maxsplit=1)
        referee.take(SEATS.index(seat), said)
    seat, said = last.split(maxsplit=1)
    refusal = referee.against(SEATS.index(seat), said)
    assert refusal is not None
    return refusal.text(lang, (), SEATS.index(you) if you else -1)


@each_of(
    ("lines", "last", "german", "english"),
    [
        ([], "N EK", "Zuerst spielt West aus. ", "West leads first. "),
        (["W HU"], "E H9", "Nord ist dran. ", "It is for North to play. "),
        ([], "W EA", "West hat Eichel-Ass nicht. ", "West does not have the Ace of acorns. "),
        (
            ["W bet hanger"],
            "W HU",
            "West hat den Hanger geboten: Zuerst wird geantwortet. ",
            "West has bet on the Hanger: ",
        ),
        (["W bet hanger"], "E hold", "West gehört zur eigenen Seite: ", "West is on the same side: "),
        ([], "W hold hanger", "Es ist nichts geboten, worauf West", "There is no bet for West to answer. "),
        (
            ["E concede spiel", "N bet gleich"],
            "E hold gleich",
            "Zuerst ist der Hanger dran. ",
            "The Hanger comes first. ",
        ),
    ],
)
def test_a_refusal_says_first_what_is_the_matter_here(lines: list[str], last: str, german: str, english: str) -> None:
    assert against(lines, last).startswith(german)
    assert against(lines, last, "en").startswith(english)


def test_the_reader_is_spoken_to() -> None:
    assert against([], "W EA", "de", "W").startswith("Du hast Eichel-Ass nicht. ")
    assert against([], "W hold hanger", "de", "W").startswith("Es ist nichts geboten, worauf du antworten könntest. ")
    assert against(["W bet hanger"], "W HU", "de", "W").startswith(
        "Du hast den Hanger geboten: Zuerst wird geantwortet. "
    )
    assert against(["W bet hanger"], "W HU", "en", "W").startswith(
        "You have bet on the Hanger: the answer comes first. "
    )
