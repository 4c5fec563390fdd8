"""Tables whose cards are known beforehand, brought to a state by all their players."""

from dataclasses import dataclass

from playwright.sync_api import Page

from table.helpers import submit
from web.serving import Served
from web.talking import hear, say
from weli.core.cards import card_of
from weli.games import game_named
from weli.games.figures.engine.dealing import lay_pack_for
from weli.table.moves.act import Act
from weli.table.table import Table
from weli.wire.messages import Refused


@dataclass
class Dealt:
    """A table at which nobody does anything but what the test says."""

    name: str
    table: Table

    def act(self, *lines: str) -> None:
        """Lines of a record: the seat, then what it says or lays."""
        for line in lines:
            seat, said = line.split(" ", 1)
            state = self.table.state
            answer = submit(self.table, state.seating.seat_of(seat), Act(f"{state.head}", state.head, said), "de")
            assert not isinstance(answer, Refused), answer


def deal(
    served: Served, rules: str, dealer: str, seat: str, hands: dict[str, str], turned: str, game: str = "perlaggen"
) -> Dealt:
    """A new table. These hands are dealt, where the pack is cut at the table once one card is cut off."""
    ruleset = game_named(game).ruleset(rules, {})
    seats = ruleset.seating.seat_names()
    cards = [[card_of(card) for card in hands[each].split()] for each in seats]
    shown = [card_of(card) for card in turned.split()]
    pack = lay_pack_for(
        ruleset, seats.index(dealer), [ruleset.start_score] * ruleset.seating.sides, cards, shown
    ).cut.pack
    if not ruleset.begins_before_the_cut:
        pack = [*pack[1:], pack[0]]
    shuffle, served.parlour.shuffle = served.parlour.shuffle, lambda _: list(pack)
    try:
        name = served.new_table(game=game, rules=rules, dealer=dealer, seat=seat)
        return Dealt(name, served.parlour.live(name).table)
    finally:
        served.parlour.shuffle = shuffle


def go_to(page: Page, served: Served, at: Dealt) -> None:
    page.goto(f"{served.address}#/table/{at.name}")
    page.locator(".foot").wait_for()


def show_on_the_page(served: Served, at: Dealt) -> None:
    """Every open page gets the newest view: something was set at the table."""
    with served.live(at.name) as line:
        pace = hear(line)["pace"]
        say(line, t="pace", pace=pace)
