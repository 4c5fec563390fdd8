"""What a wild card may be named when it is played, in words: good names, all names, and what stands against others."""

from collections.abc import Iterator

from weli.core.cards import card_text
from weli.core.deal import Deal
from weli.core.texts import listed, text
from weli.games import Game
from weli.ports.at_table import UsefulName, WildNames
from weli.table.choices import matter_text, refusal_text, with_price
from weli.table.words import the_figures
from weli.wire.messages import BarredNames, Cited, Name, Naming
from weli.wire.reader import Reader


def namings(seen: Deal, game: Game, reader: Reader) -> list[Naming]:
    """Each wild card that the seat of this view may play now."""
    return [_naming(found, seen, game, reader) for found in game.at_table().choices.wild_names(seen)]


def _naming(found: WildNames, seen: Deal, game: Game, reader: Reader) -> Naming:
    against = found.against_none
    return Naming(
        card=card_text(found.card),
        useful=[_name(useful, reader.lang) for useful in found.useful],
        allowed=[card_text(name) for name, reason in found.against.items() if not reason],
        barred=list(_barred(found, seen, game, reader)),
        unnamed=not against,
        against_unnamed=_cited(against, seen, found.card, game, reader) if against else None,
    )


def _name(useful: UsefulName, lang: str) -> Name:
    reasons = [
        text(purpose.key, lang, number=purpose.number, figures=the_figures(purpose.figures, lang))
        for purpose in useful.purposes
    ]
    words = listed(reasons, lang)
    return Name(card_text(useful.name), words[:1].upper() + words[1:])


def _barred(found: WildNames, seen: Deal, game: Game, reader: Reader) -> Iterator[BarredNames]:
    """The names that may not be given, together by what stands against them."""
    for reason in dict.fromkeys(found.against.values()):
        if reason:
            names = [card_text(name) for name, other in found.against.items() if other == reason]
            cited = _cited(reason, seen, found.card, game, reader)
            tolerated = seen.tolerates(reason)
            words = with_price(cited.text, seen.rules, reader.lang) if tolerated else cited.text
            matter = matter_text(reason, seen, card_text(found.card), reader)
            yield BarredNames(names, cited.rule, matter, words, tolerated)


def _cited(reason: int, seen: Deal, card: int, game: Game, reader: Reader) -> Cited:
    """What is the matter with a name for that card, then the rule."""
    return Cited(game.citations[reason][0], refusal_text(reason, seen, card_text(card), game, reader))
