"""Deals of Gaigel at random, whole ones and halves, watched by a second bookkeeper."""

from random import Random

from properties.model_gaigel import TARGET, points
from properties.units_gaigel import Result
from properties.watching_gaigel import WatchingGaigel
from weli.core.acts import kind_of
from weli.games.gaigel.acts import ACCUSE, AUS, DISSLE, FARBE, LAY_FIVE, SIEBENER
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import deal_hands
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.ranks import PACK_48

LOUD = (AUS, ACCUSE)
COLLECTING = (SIEBENER, DISSLE, FARBE)


def choice(watching: WatchingGaigel, random: Random, hurry: float) -> tuple[int, int]:
    """Somebody's act: mostly that of the player due; calls and accusations seldom where they are wrong."""
    deal = watching.deal
    announcing = [(seat, act) for seat in deal.active for act in deal.legal(seat) if kind_of(act) in COLLECTING]
    if announcing and random.random() < 0.4:
        return random.choice(announcing)
    owing = deal.answering()
    due = random.choice(owing or [deal.turn()])
    seat = due if owing or random.random() < 0.8 else random.randrange(deal.rules.players)
    options = deal.legal(seat) or deal.legal(due)
    seat = seat if deal.legal(seat) else due
    enough = watching.counts[watching.side(seat)] >= TARGET
    bold = random.random() < (0.15 if enough or any(watching.over) else hurry)
    wanted = [act for act in options if (kind_of(act) in LOUD) == bold]
    shown = [act for act in options if kind_of(act) == LAY_FIVE and random.random() < 0.5]
    if not wanted and seat != due:
        seat, options = due, deal.legal(due)
        wanted = [act for act in options if kind_of(act) not in LOUD]
    return seat, random.choice(shown or wanted or options)


def watch(deal: GaigelDeal, random: Random, hurry: float = 0.003) -> Result:
    """Plays a deal to its end beside who watches it, and compares at every act; `hurry` is how often somebody calls or accuses wrongly."""
    watching = WatchingGaigel(deal, random)
    while not watching.ended():
        assert not deal.closed
        watching.holds()
        seat, act = choice(watching, random, hurry)
        watching.take(seat, act)
        deal.play(seat, act)
    assert deal.closed
    watching.holds()
    watching.ends_well()
    assert watching.result is not None
    return watching.result


def half_played(match: GaigelMatch, random: Random) -> GaigelDeal:
    """A deal somewhere between its first and its last trick, the sides with any cards won; those who count much may have won first."""
    rules = match.rules
    pack = PACK_48[:]
    random.shuffle(pack)
    if random.random() < 0.7:
        pack.sort(key=lambda card: random.random() * 20 - points([card]))
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
