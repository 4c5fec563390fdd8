"""Playing a deal out between opponents, each shown its own view, in the asking order."""

import random
from collections.abc import Sequence

from weli.arena.talk import Talk
from weli.bots import Bot
from weli.bots.hearsay import Hearsay
from weli.bots.listening import told
from weli.core.deal import Deal
from weli.games import asking_for
from weli.ports.signs import Claim
from weli.talk import Signed, claims, sheet_of, unasked


def play_out(
    deal: Deal, bots: Sequence[Bot], rngs: Sequence[random.Random], first_side: int, talk: Talk, signs: bool = False
) -> Deal:
    """Plays the deal to its end; bot and chance by seat. `first_side` is where the first opponent of `talk` sits.

    With `signs` everybody who has a partner signs the truth before the first card, as computer players at a table do, for all to see.
    """
    asking = asking_for(deal)
    signed: tuple[Claim, ...] = ()
    while not deal.closed:
        seat = asking.seat()
        if signs and deal.phase() == "play":
            signed, signs = all_signs(deal), False
        bot = told(bots[seat], Hearsay(seat, signed))
        act = bot.choose(deal.seen_by(seat), seat, asking.options(), rngs[seat])
        talk.hear(deal, seat, act, first_side)
        asking.take(act)
    talk.close(deal, first_side)
    return deal


def all_signs(deal: Deal) -> tuple[Claim, ...]:
    """What all players claim with the signs that each gives by itself; nothing where nobody has a partner to sign to."""
    sheet = sheet_of(deal.rules)
    if sheet is None:
        return ()
    said = [(seat, unasked(deal.seen_by(seat), seat, sheet)) for seat in range(deal.rules.players)]
    return claims([Signed(seat, words.partition(" ")[2]) for seat, words in said if words is not None], sheet)
