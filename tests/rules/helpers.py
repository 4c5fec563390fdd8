"""A small language for rule tests: a table in one call, acts as people speak them, refusals by their rule.

With four players the seats are N, E, S, W, and N and S play together against E and W; otherwise they are A, B, C and so on. Unless a test
says otherwise South deals, so West leads (and C deals and A leads where three play).

`table` is for Giltspiel, with bells as trumps: `COMMON` gives every test the same hands to think with. South's Unters are the best Gleich,
the best Hangers (ace and king) are equal; West has no Gleich and South has no Hanger. `sit` is for every game: it takes the hands that
matter and fills the rest with small natural cards. `uncut` is the same before the cut, `cut_from` a pack of the test's own before the cut.
"""

from collections.abc import Callable, Iterator
from typing import Any

from weli.core.acts import FIGURE_WORDS, GLEICH, HANGER, NAME, PLAY, SPIEL, argument_of, kind_of, play_act, show_act
from weli.core.cards import BIT, RANK, SUIT, card_of, card_text, cards_of, cards_text, set_of
from weli.games import asking_for, game_named
from weli.games.figures.engine.deal import NOBODY, OPEN, STANDING, FigureDeal
from weli.games.figures.engine.dealing import deal_hands, lay_pack, lay_pack_for
from weli.games.figures.engine.figures import figure_key
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.engine.wild import perlaggen
from weli.notation import acts_of, parse

GILTSPIEL = game_named("giltspiel")
FISS = GILTSPIEL.preset("fiss")
ID_OF = {"giltspiel": "GS", "perlaggen": "PL"}
SEATS = "NESW"
SIDES = ["NS", "EW"]

COMMON = {
    "N": "EA EK H9 L9 S8",  # Gleich of Nines; acorns ace and king
    "E": "HA HK L7 H7 SX",  # Gleich of Sevens; hearts ace and king
    "S": "EU LU E9 L8 SO",  # Gleich of Unters; no Hanger
    "W": "LK LO HX HU E8",  # no Gleich; leaves king and Ober
}

TIED = {  # the best Gleichs (Nines) and the best Hangers (ace and king) are equal
    "N": "EA EK H9 L9 S8",
    "E": "HA HK S9 E9 SX",
    "S": "EU LX E7 L8 SO",
    "W": "LK LA HX HU E8",
}
NOTHING = {  # nobody has a Gleich or a Hanger; to be dealt with E9 turned
    "N": "EA EO LX H8 S7",
    "E": "LA LO EX S8 H7",
    "S": "HA HO SX E8 L7",
    "W": "SA SO HX L8 E7",
}
FROZEN = {  # N/S and E/W outdo each other's Gleich while the Hanger is tied; North's EO would make a Gleich and a longer Hanger
    "N": "EA EK EO LO L8",
    "E": "HA HK HX SX L7",
    "S": "H9 S9 EU LU SK",
    "W": "HU SU LX H8 H7",
}
UNTIL_FROZEN = [
    "W concede spiel",
    "S contest gleich H9 S9",
    "N contest hanger EA EK",
    "E contest gleich HX SX",
    "E contest hanger HA HK",
    "S contest gleich EU LU",
    "N contest hanger",
    "W contest gleich HU SU",
    "E contest hanger",
]

# Four tricks with COMMON, two for each side. East leads to the last with L7; South's EU is neither leaves nor a trump, West's LO
# is of the suit led, North's S8 is a trump.
FOUR_TRICKS = "E8 EA HK E9 H9 H7 LU HX HU EK HA SO L8 LK L9 SX"


def cards(text: str) -> list[int]:
    found = [card_of(word) for word in text.split()]
    assert -1 not in found, text
    return found


def table(
    hands: dict[str, str] | None = None,
    *,
    turned: str = "S7",
    dealer: str = "S",
    score: tuple[int, int] = (0, 0),
    **options: Any,
) -> FigureDeal:
    """A complete deal; `hands` replaces those of COMMON, `score` is that of N/S and E/W, `options` replace parameters."""
    dealt = [cards((COMMON | (hands or {}))[seat]) for seat in SEATS]
    everything = [card for each in [*dealt, cards(turned)] for card in each]
    assert len(set(everything)) == len(everything) == 21, "a card is dealt twice"
    return deal_hands(FISS.with_options(options), SEATS.index(dealer), list(score), dealt, cards(turned), tape=[])


def rules_of(preset: str = "innsbruck", game: str = "perlaggen", **options: Any) -> FigureRules:
    return game_named(game).preset(preset).with_options(options)


def sit(
    preset: str = "innsbruck",
    hands: dict[str, str] | None = None,
    *,
    turned: str = "LA",
    dealer: str = "",
    score: tuple[int, ...] = (),
    game: str = "perlaggen",
    active: str = "",
    given_by: Callable[..., FigureDeal] = deal_hands,
    **options: Any,
) -> FigureDeal:
    """A complete deal: `hands` by seat, and what is missing in them filled up with natural cards.

    `turned` are the cards turned for trumps, `score` stands for each side before the deal, `active` are the seats that still play (where
    others have left the game), `options` replace parameters. Where a Perlagg lies open the deal waits for the exchange.
    """
    rules = rules_of(preset, game, **options)
    playing = _seats(rules, active)
    dealt = _filled(rules, hands or {}, cards(turned), playing)
    return given_by(rules, _dealer(rules, dealer), _scores(rules, score), dealt, cards(turned), playing, tape=[])


def uncut(preset: str = "innsbruck", hands: dict[str, str] | None = None, **rest: Any) -> FigureDeal:
    """The same before the cut: blind bets may come, and after `cut 1` everybody has the hands given here."""
    return sit(preset, hands, given_by=lay_pack_for, **rest)


def cut_from(
    preset: str = "innsbruck",
    pack: str = "",
    *,
    dealer: str = "",
    score: tuple[int, ...] = (),
    pattern: int = 0,
    game: str = "perlaggen",
    active: str = "",
    **options: Any,
) -> FigureDeal:
    """A pack before the cut: these cards from the top, all others below them from the Seven of acorns up; the cutter is due."""
    rules = rules_of(preset, game, **options)
    top = cards(pack)
    whole = top + [card for card in rules.cards if card not in top]
    assert len(set(whole)) == len(whole) == len(rules.cards), "a card is there twice, or not of this pack"
    return lay_pack(
        rules, _dealer(rules, dealer), _scores(rules, score), whole, pattern, _seats(rules, active), tape=[]
    )


def _seats(rules: FigureRules, active: str) -> list[int]:
    return [rules.seating.seat_of(seat) for seat in active or rules.seating.seat_names()]


def _dealer(rules: FigureRules, dealer: str) -> int:
    names = rules.seating.seat_names()
    return names.index(dealer or ("S" if "S" in names else names[-1]))


def _scores(rules: FigureRules, score: tuple[int, ...]) -> list[int]:
    scores = list(score) or [rules.start_score] * rules.seating.sides
    assert len(scores) == rules.seating.sides
    return scores


def _filled(rules: FigureRules, hands: dict[str, str], turned: list[int], playing: list[int]) -> list[list[int]]:
    """The hands, filled up from natural cards nobody has: the smallest that make neither a Gleich nor a Hanger, while there are any."""
    names = rules.seating.seat_names()
    assert set(hands) <= set(names), f"the seats are {names}"
    dealt = [cards(hands.get(name, "")) for name in names]
    given = [card for each in [*dealt, turned] for card in each]
    assert set(given) <= set(rules.cards), "not a card of this pack"
    assert len(set(given)) == len(given), "a card is dealt twice"
    wild = perlaggen(rules.wild, SUIT[turned[-1]])
    rest = sorted((card for card in rules.cards if card not in [*given, *wild]), key=lambda card: (RANK[card], card))
    for seat in playing:
        while len(dealt[seat]) < rules.hand_size:
            lonely = [card for card in rest if not _makes_a_figure(dealt[seat], card)]
            dealt[seat].append((lonely or rest)[0])
            rest.remove(dealt[seat][-1])
        assert len(dealt[seat]) == rules.hand_size, f"{names[seat]} has too many cards"
    return dealt


def _makes_a_figure(held: list[int], card: int) -> bool:
    return any(figure_key(set_of([one, card]), figure) for one in held for figure in (GLEICH, HANGER))


def cited(deal: FigureDeal, reason: int) -> tuple[str, ...]:
    """The rules behind a reason, in the game that is played."""
    return game_named(deal.rules.game).citations[reason]


def acts(deal: FigureDeal, line: str) -> tuple[int, list[int]]:
    seat, text = line.split(maxsplit=1)
    number = seat_number(deal, seat)
    return number, acts_of(parse(text), deal, number)


def seat_number(deal: FigureDeal, seat: str) -> int:
    return deal.seating.seat_names().index(seat)


def say(deal: FigureDeal, *lines: str) -> FigureDeal:
    """Makes the acts of each line (`S bet gleich`, `N contest gleich H9 L9`, `W S7=LA`); all of them must be legal."""
    for line in lines:
        seat, said = acts(deal, line)
        for act in said:
            reason = deal.check(seat, act)
            assert reason == 0, f"{line}: refused, {cited(deal, reason)}"
            assert act in deal.legal(seat), line
            deal.play(seat, act)
    return deal


def lay(deal: FigureDeal, seat: str, figure: int, text: str) -> FigureDeal:
    """Lays natural cards for a figure in the show without declaring it contested yet."""
    number = seat_number(deal, seat)
    for card in cards(text):
        reason = deal.check(number, show_act(figure, card))
        assert reason == 0, f"{seat} may not lay {text}: {cited(deal, reason)}"
        deal.play(number, show_act(figure, card))
    return deal


def tricks(deal: FigureDeal, text: str) -> FigureDeal:
    """Plays these cards, each by the player due; a Perlagg with its name (`S7=LA`) or without one."""
    for word in text.split():
        say(deal, f"{due(deal)} play {word}")
    return deal


def two_all(deal: FigureDeal) -> FigureDeal:
    """The deal after four tricks, two for each side."""
    return next(_ways(deal, 4))


def play_out(deal: FigureDeal, side: str) -> FigureDeal:
    """The deal after all twenty cards, that side having taken the third trick with the last of them."""
    return next(way for way in _ways(deal, 5) if owner(way, SPIEL) == side)


def _ways(deal: FigureDeal, tricks_played: int) -> Iterator[FigureDeal]:
    """Every way to play so many tricks in which the Spiel is not decided before the fifth."""
    if due(deal) == "-":
        if len(deal.tricks.winners) == tricks_played == 5:
            yield deal
    elif len(deal.tricks.winners) == tricks_played:
        yield deal
    else:
        for card in plays(deal):
            yield from _ways(tricks(deal.copy(), card), tricks_played)


def play_on(deal: FigureDeal) -> FigureDeal:
    """Everybody plays the first card he may, until no card is to be played."""
    while due(deal) != "-":
        tricks(deal, plays(deal)[0])
    return deal


def plays(deal: FigureDeal) -> list[str]:
    """What the player due may play, each Perlagg under the first name that it may be given."""
    seat = deal.turn()
    return [_with_name(deal, seat, argument_of(act)) for act in deal.legal(seat) if kind_of(act) == PLAY]


def _with_name(deal: FigureDeal, seat: int, card: int) -> str:
    if not deal.cards.wild & BIT[card]:
        return card_text(card)
    trial = deal.copy()
    trial.play(seat, play_act(card))
    named = next((argument_of(act) for act in trial.legal(seat) if kind_of(act) == NAME), card)
    return f"{card_text(card)}={card_text(named)}"


def refuses(deal: FigureDeal, line: str, rule: str) -> None:
    """The line, or the first part of it that cannot be done, breaks that rule, and the refusal changes nothing.

    Where two games have the rule, each by an id of its own, both are given: `GS-BET-13 PL-BET-10`. That of the game played must be cited.
    """
    rule = rule if " " not in rule else next(own for own in rule.split() if own.startswith(ID_OF[deal.rules.game]))
    seat, said = acts(deal, line)
    assert said, f"{line} is no act"
    trial = deal.copy()
    for act in said:
        before = trial.facts()
        reason = trial.check(seat, act)
        assert trial.facts() == before
        if reason:
            assert rule in cited(trial, reason), f"{line}: refused by {cited(trial, reason)}, not by {rule}"
            assert act not in trial.legal(seat)
            return
        trial.play(seat, act)
    raise AssertionError(f"{line} is allowed")


def allows(deal: FigureDeal, *lines: str) -> None:
    """Each of the lines could be done now; nothing is done."""
    for line in lines:
        say(deal.copy(), line)


def owner(deal: FigureDeal, figure: int) -> str:
    """The side that has it (`NS`, `EW`), or `open`, `stands`, `nobody`."""
    states = {OPEN: "open", STANDING: "stands", NOBODY: "nobody"}
    side = deal.stakes[figure].owner
    return states[side] if side in states else deal.seating.side_name(side)


def owners(deal: FigureDeal) -> str:
    return " ".join(owner(deal, figure) for figure in (GLEICH, HANGER, SPIEL))


def settled(deal: FigureDeal, giver: str) -> FigureDeal:
    """One player gives away whatever is still open; only the bets are left to be proven."""
    for figure in deal.figures:
        if owner(deal, figure) == "open":
            say(deal, f"{giver} concede {FIGURE_WORDS[figure]}")
    return deal


def owing(deal: FigureDeal) -> str:
    """The seats that must still show an example."""
    return "".join(deal.seating.seat_name(seat) for seat in range(deal.rules.players) if deal.owes(seat))


def gained(deal: FigureDeal) -> tuple[int, ...]:
    """What each side gained (N/S and E/W; A, B and C), once the deal is closed."""
    assert deal.closed, f"the deal is still open: {deal.phase()}"
    return tuple(deal.gained)


def winner(deal: FigureDeal) -> str:
    assert deal.closed, f"the deal is still open: {deal.phase()}"
    return deal.seating.side_name(deal.winner) if deal.winner >= 0 else "none"


def counted(deal: FigureDeal) -> list[str]:
    """The figures in the order in which they were counted, each with its side and points."""
    assert deal.closed
    sides = deal.seating.side_names()
    return [f"{FIGURE_WORDS[step.figure]} {sides[step.side]} {step.number}" for step in deal.counted if step.number > 0]


def void(deal: FigureDeal) -> list[str]:
    """The figures whose boards tell everybody that nothing is counted for them."""
    boards = game_named(deal.rules.game).at_table().views.parts(deal.seen_by(0)).boards
    return [board.figure for board in boards if board.void]


def due(deal: FigureDeal) -> str:
    return deal.seating.seat_name(deal.turn()) if deal.turn() >= 0 else "-"


def asked(deal: FigureDeal) -> str:
    """The seat asked to exchange."""
    return deal.seating.seat_name(deal.exchange.asked) if deal.phase() == "exchange" else "-"


def showing(deal: FigureDeal) -> str:
    """The side whose turn to show it is."""
    return deal.seating.side_name(deal.show.shower) if deal.phase() == "show" else "-"


def answerers(deal: FigureDeal) -> str:
    return "".join(deal.seating.seat_name(seat) for seat in deal.answering())


def hand(deal: FigureDeal, seat: str) -> str:
    return cards_text(cards_of(deal.cards.hands[seat_number(deal, seat)]))


def row(deal: FigureDeal, seat: str) -> str:
    """The cards a player has laid, in order."""
    return cards_text(deal.cards.rows[seat_number(deal, seat)])


def lying_as(deal: FigureDeal, seat: str) -> str:
    """What these cards stand for."""
    return cards_text(deal.cards.names[seat_number(deal, seat)])


def may(deal: FigureDeal, seat: str) -> list[int]:
    """The acts that a seat may do now."""
    return deal.legal(seat_number(deal, seat))


def playable(deal: FigureDeal, seat: str) -> str:
    """The cards that a seat may play now."""
    return cards_text([act for act in may(deal, seat) if kind_of(act) == PLAY])


def raised_to(deal: FigureDeal, figure: str, value: int) -> FigureDeal:
    """N/S (or A) bet first, then raises go back and forth until one side holds at that value."""
    sides = deal.seating.seat_names()[:2]
    say(deal, f"{sides[0]} bet {figure}")
    for step in range(value - 2):
        say(deal, f"{sides[(step + 1) % 2]} raise {figure}")
    return say(deal, f"{sides[(value - 1) % 2]} hold {figure}")


def ask_to_the_end(deal: FigureDeal) -> FigureDeal:
    """Lets everybody choose the first thing the asking order offers."""
    asking = asking_for(deal)
    for _ in range(500):
        if asking.seat() < 0:
            return deal
        asking.take(asking.options()[0])
    raise AssertionError("the deal does not end")
