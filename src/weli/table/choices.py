"""What the page offers its player: every line he may say, and what stands against those one might expect."""

from collections.abc import Iterator

from weli.acts import FIGURE_WORDS, FIGURES
from weli.cards import ACORNS, BIT, SUIT, card_text, cards_of
from weli.errors import NotationError
from weli.games import Game
from weli.notation import Line, acts_of, parse
from weli.parts import engine, grounds
from weli.parts.deal import CUT, NONE, SHOWN_FIGURES, Deal
from weli.referee import Referee
from weli.rulebook import rule
from weli.table.state import DECIDE
from weli.table.wire import Barred, Doing
from weli.table.words import doing
from weli.texts import text


def may(seen: Deal, game: Game, lang: str) -> list[Doing]:
    """All that the seat of this view may do now; a Perlagg is there once, whatever it may be named, and so is the cut."""
    lines = dict.fromkeys(_in_short(line) for line in Referee(seen, game).lines(seen.knows))
    return [doing(line, seen, lang) for line in lines]


def _in_short(line: Line) -> Line:
    if line.verb == "play":
        return Line("play", cards=((line.cards[0][0], None),))
    return Line("cut") if line.verb == "cut" else line


def asking_partner(lang: str) -> Doing:
    """To leave to the partner what both may decide. Said aloud: everybody at the table hears it."""
    return Doing(act=f"ask {DECIDE}", kind="pass", figures=[], cards=[], text=text("act.ask", lang))


def may_not(seen: Deal, game: Game, lang: str) -> list[Barred]:
    """The acts that one might expect to be possible, each with the rule against it."""
    barred = []
    for act in _expected(seen):
        ground = _against(seen, act)
        if ground:
            nearest = game.cites[ground][0]
            barred.append(Barred(act=act, rule=nearest, text=rule(nearest).text(lang)))
    return barred


def _against(seen: Deal, act: str) -> int:
    """The ground against a line; none against one that says nothing here."""
    try:
        acts = acts_of(parse(act), seen, seen.knows)
    except NotationError:
        return grounds.FINE
    after = seen.copy()
    for each in acts:
        ground = engine.check(after, seen.knows, each)
        if ground:
            return ground
        engine.play(after, seen.knows, each)
    return grounds.FINE


def _expected(seen: Deal) -> Iterator[str]:
    """What one might want to do in this phase of the deal."""
    if seen.closed or seen.knows not in seen.active:
        return
    if seen.stage == CUT:
        yield from (f"blind {figure}" for figure in FIGURE_WORDS[:FIGURES])
        return
    if seen.asked == seen.knows:
        yield from _exchanges(seen)
    yield from _at_the_table(seen)


def _exchanges(seen: Deal) -> Iterator[str]:
    """For each Perlagg lying open, one's own natural cards of its suit; for the trump card also one's Perlaggen of acorns."""
    for lying in seen.turned:
        if not seen.wild & BIT[lying]:
            continue
        for card in cards_of(seen.hands[seen.knows]):
            if not seen.wild & BIT[card] and SUIT[card] == SUIT[lying]:
                yield f"exchange {card_text(card)} {card_text(lying)}"
        if seen.rules.exchange_upgrade and lying == seen.turned[-1]:
            acorns = [card for card in cards_of(seen.hands[seen.knows] & seen.wild) if SUIT[card] == ACORNS]
            yield from (f"upgrade {card_text(card)} {card_text(lying)}" for card in acorns)


def _at_the_table(seen: Deal) -> Iterator[str]:
    """A bet and a concession on each figure; one's cards, when one is due; answers, when a bet is open; staying in, in the show."""
    for figure in range(FIGURES):
        yield f"bet {FIGURE_WORDS[figure]}"
        yield f"concede {FIGURE_WORDS[figure]}"
        if seen.bettor[figure] != NONE:
            yield from (f"{answer} {FIGURE_WORDS[figure]}" for answer in ("hold", "good", "raise"))
    if seen.turn() == seen.knows:
        yield from (card_text(card) for card in cards_of(seen.hands[seen.knows]))
    if seen.phase() == "show":
        yield from (f"contest {FIGURE_WORDS[figure]}" for figure in SHOWN_FIGURES)
