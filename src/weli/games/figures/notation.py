"""What a line means in a deal, as the engine's small acts, and the line that such acts amount to."""

from dataclasses import replace

from weli.core import acts
from weli.core.cards import BIT, SEVEN, card_at
from weli.core.errors import NotationError, Said
from weli.core.line import SPIEL_AUS, TALK, TRUMP_SEVEN, Line
from weli.core.texts import languages, listed, text
from weli.games.figures.engine.deal import FigureDeal

ANSWERS = {"hold": acts.HOLD, "good": acts.GOOD, "raise": acts.RAISE}
BEFORE_PLAY = {
    acts.CUT: "cut",
    acts.TAKE: "steal",
    acts.STOP: "stop",
    acts.BLIND: "blind",
    acts.EXCHANGE: "exchange",
    acts.UPGRADE: "upgrade",
}
ANSWER_WORDS = {kind: word for word, kind in ANSWERS.items()} | {acts.CONCEDE: "concede"}


def figure_acts(line: Line, deal: FigureDeal, seat: int) -> list[int]:
    """The engine's acts for a line that this seat says in this deal, in their order; none for talk.

    Whether they are legal is for the engine to say.

    Raises:
        NotationError: an answer that fits several open bets, a number that is not the next one (GS-BET-16), or an act
            that this game does not know.
    """
    line = _with_spitz(line, deal)
    for figure in line.figures:
        if not deal.has_figure(figure):
            raise NotationError("notation.no-such-figure", word=_names([figure]))
    match line.verb:
        case "play":
            card, name = line.cards[0]
            return [acts.play_act(card), *_naming(deal, card, name)]
        case "bet":
            return _bet(line, deal, seat)
        case "hold" | "good" | "raise":
            return _answer(line, deal, seat)
        case "concede":
            return [acts.act_of(acts.CONCEDE, figure) for figure in line.figures]
        case "contest":
            return _contest(line, deal)
        case "validate":
            return [
                act
                for card, name in line.cards
                for act in [acts.prove_act(line.figures[0], card), *_naming(deal, card, name)]
            ]
        case "pass":
            return [acts.PASS_ACT]
        case "blind":
            return [acts.act_of(acts.BLIND, sum(BIT[figure] for figure in line.figures))]
        case "cut":
            return [acts.act_of(acts.CUT, min(line.number or 0, acts.STEP - 1))]
        case "exchange" | "upgrade":
            (given, _), (taken, _) = line.cards
            return [
                acts.act_of(acts.EXCHANGE if line.verb == "exchange" else acts.UPGRADE, given),
                acts.act_of(acts.TAKE, taken),
            ]
        case "steal":
            return [acts.act_of(acts.TAKE, max(deal.cut.bottom, 0))]
        case "stop":
            return [acts.STOP_ACT]
        case verb if verb in TALK:
            return []
        case verb:
            raise NotationError("notation.not-here", word=verb)


def _with_spitz(line: Line, deal: FigureDeal) -> Line:
    """The Spitz is the Seven of trumps (PL-WORD-02)."""
    if TRUMP_SEVEN not in [card for card, _ in line.cards]:
        return line
    cards = [(card_at(deal.cards.trump, SEVEN) if card == TRUMP_SEVEN else card, name) for card, name in line.cards]
    return replace(line, cards=tuple(cards))


def figure_line(steps: list[int], deal: FigureDeal) -> Line:
    """The line of acts that belong together, before they are done; an answer names its figure only where it must."""
    kind, argument = acts.kind_of(steps[0]), acts.argument_of(steps[0])
    if kind == acts.PLAY:
        return Line("play", cards=_cards(steps))
    if kind == acts.BET:
        return Line("bet", tuple(acts.figures_in(argument)))
    if kind == acts.PASS:
        return Line("pass")
    if kind in BEFORE_PLAY:
        return _line_before_play(steps)
    if kind == acts.CONTEST:
        return Line("contest", (argument,))
    if acts.SHOW <= kind <= acts.LAST_SHOW:
        return Line("contest", (kind - acts.SHOW,), _cards(steps))
    if acts.PROVE <= kind <= acts.LAST_PROVE:
        return Line("validate", (kind - acts.PROVE,), _cards(steps))
    figures = tuple([acts.argument_of(act) for act in steps])
    if kind in (acts.HOLD, acts.GOOD, acts.RAISE) and _asked_with(deal, argument) == [argument]:
        figures = ()
    return Line(ANSWER_WORDS[kind], figures)


def _line_before_play(steps: list[int]) -> Line:
    kind, argument = acts.kind_of(steps[0]), acts.argument_of(steps[0])
    if kind == acts.BLIND:
        return Line("blind", tuple(acts.figures_in(argument)))
    if kind == acts.CUT:
        return Line("cut", number=argument)
    if kind in (acts.EXCHANGE, acts.UPGRADE):
        return Line(BEFORE_PLAY[kind], cards=_cards(steps))
    return Line(BEFORE_PLAY[kind])


def open_bets(deal: FigureDeal, seat: int) -> list[int]:
    """The figures with a bet that this seat must answer, for its side; where it is not asked now, those of the other sides (GS-BET-07)."""
    asked = [figure for figure in deal.figures if deal.owes_answer(seat, figure)]
    if asked:
        return asked
    side = deal.seating.side_of(seat)
    return [
        figure
        for figure in deal.figures
        if deal.stakes[figure].bettor >= 0 and deal.seating.side_of(deal.stakes[figure].bettor) != side
    ]


def _asked_with(deal: FigureDeal, figure: int) -> list[int]:
    """The figures that whoever answers a bet on this one is asked about."""
    if deal.stakes[figure].waiting >= 0:
        return [other for other in deal.figures if deal.owes_answer(deal.stakes[figure].waiting, other)]
    side = deal.seating.side_of(deal.stakes[figure].bettor)
    return [
        other
        for other in deal.figures
        if deal.stakes[other].bettor >= 0 and deal.seating.side_of(deal.stakes[other].bettor) == side
    ]


def _naming(deal: FigureDeal, card: int, name: int | None) -> list[int]:
    """A Perlagg gets its name, or keeps its face; a name for any other card is for the engine to refuse (PL-WILD-05, PL-WILD-07)."""
    if name is not None:
        return [acts.act_of(acts.NAME, name)]
    return [acts.PASS_ACT] if deal.cards.wild & BIT[card] else []


def _bet(line: Line, deal: FigureDeal, seat: int) -> list[int]:
    figures = line.figures or _figure_for_spiel_aus(deal, seat)
    asked = open_bets(deal, seat)
    if line.number is not None and set(figures) <= set(asked):
        return _raises(figures, line.number, deal)  # "Drei auf das Gleich" in answer to a bet (PL-WORD-04)
    for figure in figures:
        _check_number(line.number, deal.stakes[figure].value + 1, deal)
    return [acts.bet_act(sum(BIT[figure] for figure in figures))]


def _figure_for_spiel_aus(deal: FigureDeal, seat: int) -> tuple[int, ...]:
    """The figure that stands at the highest value, or is asked to (GS-BET-18, GS-WORD-05)."""
    highest = deal.rules.stakes.max_value
    asked = [figure for figure in open_bets(deal, seat) if deal.stakes[figure].value + 1 == highest]
    ready = asked or [figure for figure in deal.figures if deal.stakes[figure].value == highest]
    if len(ready) == 1:
        return tuple(ready)
    if not ready:
        raise NotationError("notation.none-so-high", highest=highest)
    raise NotationError("notation.which-figure")


def _answer(line: Line, deal: FigureDeal, seat: int) -> list[int]:
    figures = line.figures or _figure_asked(deal, seat)
    if line.verb == "raise":
        return _raises(figures, line.number, deal)
    return [acts.act_of(ANSWERS[line.verb], figure) for figure in figures]


def _names(figures: list[int]) -> Said:
    """What some figures are called."""
    keys = [f"figure.{acts.FIGURE_WORDS[figure]}" for figure in figures]
    return Said({lang: listed([text(key, lang) for key in keys], lang) for lang in languages()})


def _figure_asked(deal: FigureDeal, seat: int) -> tuple[int, ...]:
    asked = open_bets(deal, seat)
    if len(asked) > 1:
        raise NotationError("notation.which-answer", figures=_names(asked))
    own = [figure for figure in deal.figures if deal.stakes[figure].bettor >= 0 or seat in deal.stakes[figure].offers]
    return tuple(asked or own[:1] or [acts.SPIEL])


def _raises(figures: tuple[int, ...], number: int | None, deal: FigureDeal) -> list[int]:
    for figure in figures:
        if deal.stakes[figure].bettor >= 0:
            _check_number(number, deal.stakes[figure].proposed + 1, deal)
    # Whoever may raise after another has held bets anew (PL-3P-13, PL-3P-17), and so does who says three later (BI-BET-17).
    return [
        acts.bet_act(BIT[figure])
        if deal.stakes[figure].bettor < 0 and _is_raised_anew(figure, deal)
        else acts.act_of(acts.RAISE, figure)
        for figure in figures
    ]


def _is_raised_anew(figure: int, deal: FigureDeal) -> bool:
    return bool(deal.stakes[figure].offers) or (deal.rules.manner.three_is_a_bet and deal.stakes[figure].value > 1)


def _check_number(said: int | None, due: int, deal: FigureDeal) -> None:
    """No jumps: whoever says a number must say the next one (GS-BET-16, PL-BET-24)."""
    beyond = due > deal.rules.stakes.max_value
    if said is None or said == due or (beyond and said == SPIEL_AUS):
        return
    following = "Spiel aus" if beyond else str(due)
    raise NotationError("notation.next-bet", following=following)


def _contest(line: Line, deal: FigureDeal) -> list[int]:
    figure = line.figures[0]
    laid = [act for card, name in line.cards for act in [acts.show_act(figure, card), *_naming(deal, card, name)]]
    if laid and deal.show.chosen & BIT[figure]:
        return laid
    return [*laid, acts.act_of(acts.CONTEST, figure)]


def _cards(steps: list[int]) -> tuple[tuple[int, int | None], ...]:
    """The cards laid, each with the name that follows it."""
    cards: list[tuple[int, int | None]] = []
    for act in steps:
        if acts.kind_of(act) == acts.NAME:
            cards[-1] = (cards[-1][0], acts.argument_of(act))
        elif acts.kind_of(act) not in (acts.CONTEST, acts.PASS):
            cards.append((acts.argument_of(act), None))
    return tuple(cards)
