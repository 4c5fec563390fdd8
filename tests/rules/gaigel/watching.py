"""Deals of Gaigel at random, whole ones and halves, watched by a second count."""

from random import Random

from rules.gaigel.book import ENOUGH, Result, Tally, worth
from weli.core.acts import STEP, kind_of
from weli.games.gaigel.acts import ACCUSE, AUS, DISSLE, FARBE, LAY_FIVE, SIEBENER
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import deal_hands
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.ranks import PACK_48

LOUD = (AUS, ACCUSE)
COLLECTING = (SIEBENER, DISSLE, FARBE)


def choice(tally: Tally, random: Random, hurry: float) -> tuple[int, int]:
    """Somebody's act: mostly that of the player due; calls and accusations seldom where they are wrong."""
    deal = tally.deal
    announcing = [(seat, act) for seat in deal.active for act in deal.legal(seat) if kind_of(act) in COLLECTING]
    if announcing and random.random() < 0.4:
        return random.choice(announcing)
    owing = deal.answering()
    due = random.choice(owing or [deal.turn()])
    seat = due if owing or random.random() < 0.8 else random.randrange(deal.rules.players)
    options = deal.legal(seat) or deal.legal(due)
    seat = seat if deal.legal(seat) else due
    enough = tally.totals[tally.side(seat)] >= ENOUGH
    bold = random.random() < (0.15 if enough or tally.over else hurry)
    wanted = [act for act in options if (kind_of(act) in LOUD) == bold]
    shown = [act for act in options if kind_of(act) == LAY_FIVE and random.random() < 0.5]
    if not wanted and seat != due:
        seat, options = due, deal.legal(due)
        wanted = [act for act in options if kind_of(act) not in LOUD]
    return seat, random.choice(shown or wanted or options)


def watch(deal: GaigelDeal, random: Random, hurry: float = 0.003) -> Result:
    """Plays a deal to its end beside the tally, and compares at every act; `hurry` is how often somebody calls or accuses wrongly."""
    tally = Tally(deal)
    result = None
    while result is None:
        assert not deal.closed
        compare(tally)
        seat, act = choice(tally, random, hurry)
        deal.play(seat, act)
        result = tally.after(seat, act)
    assert deal.closed
    assert deal.score.counts == result.totals
    return result


def compare(tally: Tally) -> None:
    deal = tally.deal
    assert deal.score.counts == tally.totals == [deal.true_count(side) for side in range(tally.sides)]
    assert [side for side, late in enumerate(deal.score.over) if late] == sorted(tally.over)
    assert deal.score.arrived == list(tally.forbidden)
    assert deal.phase() == ("call" if tally.waiting else "play")
    if not tally.waiting:
        assert all(AUS * STEP in deal.legal(seat) for seat in range(deal.rules.players))
    else:
        asked = tally.waiting[0]
        assert deal.answering() == [seat for seat in range(deal.rules.players) if tally.side(seat) == asked]
        assert all(not deal.legal(seat) for seat in range(deal.rules.players) if tally.side(seat) != asked)


def half_played(match: GaigelMatch, random: Random) -> GaigelDeal:
    """A deal somewhere between its first and its last trick, the sides with any cards won; those who count much may have won first."""
    rules = match.rules
    pack = PACK_48[:]
    random.shuffle(pack)
    if random.random() < 0.7:
        pack.sort(key=lambda card: random.random() * 20 - worth([card]))
    whole = 48 // rules.players
    over = random.choice([random.randrange(1, whole + 1), random.randrange(1, 5), whole])
    lucky = random.sample(range(rules.seating.sides), random.randrange(1, rules.seating.sides + 1))
    taken: list[list[int]] = [[] for _ in range(rules.seating.sides)]
    for _ in range(over):
        side = random.choice(lucky)
        taken[side] += [pack.pop(0) for _ in range(rules.players)]
    hands = [[pack.pop(0) for _ in range(min(5, whole - over))] for _ in range(rules.players)]
    deal = deal_hands(
        rules,
        match.dealer,
        match.scores,
        hands,
        pack,
        match.cleaning,
        match.number,
        taken,
        trump=random.randrange(4),
        leader=random.randrange(rules.players),
    )
    deal.lots = random.sample(range(rules.seating.sides), rules.seating.sides)
    return deal
