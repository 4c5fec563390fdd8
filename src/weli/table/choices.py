"""What the page offers its player: every line they may say, and what stands against those one might expect."""

from functools import lru_cache

from msgspec.structs import asdict

from weli.core import reasons
from weli.core.deal import Deal
from weli.core.errors import NotationError
from weli.core.ruleset import RuleSet
from weli.core.texts import text
from weli.games import Game
from weli.notation import Line, acts_of, parse
from weli.referee import Referee, why
from weli.rulebook import rule
from weli.table.conversation import DECIDE
from weli.table.words import doing
from weli.wire.messages import Barred, Doing, Priced
from weli.wire.reader import Reader

BY_ITSELF = ("draw",)
"""What the table does for its players."""


def may(seen: Deal, game: Game, reader: Reader) -> list[Doing]:
    """All that the seat of this view may do now; a wild card is there once, whatever it may be named, and so is the cut."""
    lines = dict.fromkeys(_in_short(line) for line in Referee(seen, game).lines(seen.knows))
    return [doing(line, seen, reader) for line in lines if line.verb not in BY_ITSELF]


def _in_short(line: Line) -> Line:
    if line.verb == "play":
        return Line("play", cards=((line.cards[0][0], None),))
    return Line("cut") if line.verb == "cut" else line


def asking_partner(lang: str) -> Doing:
    """To leave to the partner what both may decide. Said aloud: everybody at the table hears it."""
    return Doing(act=f"ask {DECIDE}", kind="pass", figures=[], cards=[], text=text("act.ask", lang), warning="")


def may_not(seen: Deal, game: Game, reader: Reader) -> list[Barred]:
    """The acts that one might expect to be possible, each with what stands against it and the rule."""
    return [
        Barred(act=act, rule=game.citations[reason][0], text=refusal_text(reason, seen, act, game, reader))
        for act in game.at_table().choices.expected(seen)
        for reason in [_against(seen, act)]
        if reason and not seen.tolerates(reason)
    ]


def refusal_text(reason: int, seen: Deal, act: str, game: Game, reader: Reader) -> str:
    """What is the matter with an act that the seat of this view might want, then the rule."""
    return f"{matter_text(reason, seen, act, reader)} {rule(game.citations[reason][0]).text(reader.lang)}"


def matter_text(reason: int, seen: Deal, act: str, reader: Reader) -> str:
    """What is the matter with it, and nothing else."""
    return reader.told(why(reason, seen, seen.knows, _line(act)))


def at_a_price(seen: Deal, game: Game, reader: Reader) -> list[Priced]:
    """The acts among them that the house lets happen all the same, and charges for once they come to light (BI-Q17, GA-Q46)."""
    found: list[Priced] = []
    if not seen.rules.has_a_price:
        return found
    for act in game.at_table().choices.expected(seen):
        reason = _against(seen, act)
        if reason and seen.tolerates(reason):
            against = with_price(refusal_text(reason, seen, act, game, reader), seen.rules, reader.lang)
            found.append(
                Priced(
                    **asdict(doing(parse(act), seen, reader.without_names)),
                    rule=game.citations[reason][0],
                    against=against,
                )
            )
    return found


def with_price(against: str, rules: RuleSet, lang: str) -> str:
    """A rule's text, and what it costs to break it where the house tolerates that."""
    key, number = rules.price()
    return f"{against} {text(key, lang, number=number)}"


def _against(seen: Deal, act: str) -> int:
    """The reason against a line; none against one that says nothing here."""
    try:
        acts = acts_of(_line(act), seen, seen.knows)
    except NotationError:
        return reasons.FINE
    return int(seen.against(seen.knows, acts))


@lru_cache(maxsize=4096)
def _line(act: str) -> Line:
    """A line that one might expect: there are few of them, and each stands in most views."""
    return parse(act)
