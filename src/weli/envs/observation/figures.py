"""The fields of Giltspiel and Perlaggen, in their order, and those that Bieten shares with them."""

from typing import Final

from weli.cards import PLACES, SUITS
from weli.envs.observation import bets, show, table
from weli.envs.observation.fields import Field
from weli.parts.ruleset import FigureRules

WILD: Final = "wild cards"
BODEN: Final = "Luck und Boden"

TABLE: Final = (
    Field(table.dealer, ("seats",)),
    Field(table.active, ("seats",)),
    Field(table.missing, ("sides", table.MISSING)),
    Field(table.phase, (len(table.PHASES),)),
)
CARDS: Final = (
    Field(table.hand, ("cards",)),
    Field(table.held, ("seats", "places")),
    Field(table.rows, ("seats", "places", "cards")),
    Field(table.names, ("seats", "places", "cards"), WILD),
    Field(table.named, ("cards",), WILD),
    Field(table.naming, ("cards",), WILD),
    Field(table.naming_seat, ("seats",), WILD),
    Field(table.naming_for, (table.LAID_FOR,), WILD),
    Field(table.played, ("seats", "places")),
    Field(table.lifted),
    Field(table.bottom, ("cards",)),
)
TRICKS: Final = (
    Field(table.leader, ("seats",)),
    Field(table.winners, ("places", "seats")),
    Field(table.taken, ("sides", "places")),
)
BETS: Final = (
    Field(bets.value, ("figures", "levels")),
    Field(bets.proposed, ("figures", "levels")),
    Field(bets.bettor, ("figures", "seats")),
    Field(bets.waiting, ("figures", "seats")),
    Field(bets.last, ("figures", "seats")),
    Field(bets.right, ("figures", "sides")),
    Field(bets.out, ("figures", "sides")),
    Field(bets.pledge, ("seats", "figures", "levels")),
    Field(bets.bet_order, ("figures", "figures")),
    Field(bets.good_order, ("figures", "figures")),
    Field(bets.owner, ("figures", "owners")),
    Field(bets.duties, ("seats", "figures")),
)

_TRUMPS: Final = (
    Field(table.trump, ("suits",)),
    Field(table.turned, ("cards",)),
    Field(table.trump_card, ("cards",)),
    Field(table.wild, ("cards",), WILD),
    Field(table.known, ("seats", "cards"), WILD),
    Field(table.boden, ("cards",), BODEN),
)
_EXCHANGE: Final = (
    Field(table.asked, ("seats",), WILD),
    Field(table.step, (table.RIGHTS,), WILD),
    Field(table.rights, (table.RIGHTS,), WILD),
    Field(table.declined, (table.RIGHTS,), WILD),
    Field(table.giving, ("cards",), WILD),
    Field(table.changed, (1,), WILD),
)
_MORE_BETS: Final = (
    Field(bets.offers, ("figures", "seats")),
    Field(bets.blind, ("figures", "seats")),
    Field(bets.gifts, ("figures",)),
    Field(bets.lost, ("figures", "sides")),
    Field(bets.failed, ("seats", "figures")),
    Field(bets.unshown, ("seats", "figures")),
)
_SHOW: Final = (
    Field(show.shower, ("sides",)),
    Field(show.turns, (show.TURNS,)),
    Field(show.quiet, (show.TURNS,)),
    Field(show.moved),
    Field(show.chosen, ("figures",)),
    Field(show.bet_on, ("figures",)),
    Field(show.laid_by, ("figures", "seats")),
    Field(show.barred, ("figures",)),
    Field(show.champion, ("sides",)),
    Field(show.deciding, ("figures",)),
)

FIELDS: Final = TABLE + CARDS + _TRUMPS + _EXCHANGE + TRICKS + BETS + _MORE_BETS + _SHOW


def sizes_of(rules: FigureRules) -> dict[str, int]:
    """What the shapes of the fields count."""
    return {
        "seats": rules.players,
        "sides": rules.seating.sides,
        "places": rules.hand_size,
        "cards": PLACES,
        "suits": SUITS,
        "figures": len(rules.figures()),
        "levels": bets.LEVELS,
        "owners": bets.NO_SIDE_OWNS + rules.seating.sides,
    }


def features_of(rules: FigureRules) -> frozenset[str]:
    """Which of the things are played that not every rule set has."""
    there = {WILD: bool(rules.perlagg_order), BODEN: rules.luck_und_boden}
    return frozenset(name for name, is_played in there.items() if is_played)
