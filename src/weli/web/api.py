"""What the page asks for over plain HTTP: tables, finished deals, rules and texts."""

import re

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from weli import __version__
from weli.rulebook import Rule, rule, rules, topics
from weli.table.menu import draft, games, house_text, rules_at, ruleset_text
from weli.table.parlour import Parlour
from weli.table.requests import (
    Chapter,
    DamagedLine,
    GaigelStep,
    GameLine,
    HouseDraft,
    HouseSheet,
    HouseText,
    NewTable,
    RuleSetText,
    RuleText,
    Step,
    TableLine,
    TalkLists,
)
from weli.table.retelling import deal_record, game_record, steps
from weli.table.talking import talk_lists
from weli.table.wire import Lang
from weli.texts import SPOKEN_BY_THE_PAGE, together

RECORD_TYPE = "text/plain"
NUMBER = re.compile(r"[0-9]{1,6}")

Here = NamedDependency[Parlour]


@get("/api/tables", sync_to_thread=False)
def list_tables(parlour: Here) -> list[TableLine | DamagedLine]:
    return parlour.tables()


@post("/api/tables", sync_to_thread=False)
def open_table(parlour: Here, data: JSONBody[NewTable]) -> TableLine:
    return parlour.open_new(data)


@delete("/api/tables/{table:str}", sync_to_thread=False)
def forget_table(parlour: Here, table: FromPath[str]) -> None:
    """Takes a game away for good."""
    parlour.forget(table)


@get("/api/tables/{table:str}/record.weli", sync_to_thread=False)
def download_game(parlour: Here, table: FromPath[str]) -> Response[str]:
    state = parlour.state(table)
    return _download(game_record(state), f"{state.setup.game}.weli")


@get("/api/tables/{table:str}/deals/{deal:str}", sync_to_thread=False)
def tell_deal(
    parlour: Here, table: FromPath[str], deal: FromPath[str], lang: FromQuery[Lang] = "de"
) -> list[Step] | list[GaigelStep] | Response[str]:
    """`…/deals/3` tells the deal step by step, `…/deals/3.weli` is its record to take home."""
    number, dot, ending = deal.partition(".")
    if not NUMBER.fullmatch(number) or (dot and ending != "weli"):
        raise NotFoundException
    state = parlour.state(table)
    if dot:
        return _download(deal_record(state, int(number)), f"{state.setup.game}-{number}.weli")
    return steps(state, int(number), lang)


@get("/api/tables/{table:str}/talk", sync_to_thread=False)
def list_talk(parlour: Here, table: FromPath[str], lang: FromQuery[Lang] = "de") -> TalkLists:
    return talk_lists(parlour.state(table).rules, lang)


@get("/api/tables/{table:str}/rules", sync_to_thread=False)
def tell_rules(
    parlour: Here, table: FromPath[str], other: FromQuery[str] = "", lang: FromQuery[Lang] = "de"
) -> RuleSetText:
    """How one plays at that table, its house rule included; with `other=game/rules` what is otherwise than there."""
    return rules_at(parlour.state(table).setup, other, lang)


@get("/api/games", sync_to_thread=False)
def list_games(lang: FromQuery[Lang] = "de") -> list[GameLine]:
    return games(lang)


@get("/api/rulesets/{game:str}/{rules:str}", sync_to_thread=False)
def describe_rules(
    game: FromPath[str], rules: FromPath[str], other: FromQuery[str] = "", lang: FromQuery[Lang] = "de"
) -> RuleSetText:
    """A preset in words; with `other=game/rules` what that one has otherwise."""
    return ruleset_text(game, rules, other, lang)


@post("/api/house-rules", sync_to_thread=False, status_code=HTTP_200_OK)
def check_house_rule(data: JSONBody[HouseText], lang: FromQuery[Lang] = "de") -> RuleSetText:
    """What a house rule says, or in which line it cannot be read. Nothing is stored."""
    return house_text(data.house, data.other, lang)


@post("/api/house-rules/draft", sync_to_thread=False, status_code=HTTP_200_OK)
def draft_house_rule(data: JSONBody[HouseDraft], lang: FromQuery[Lang] = "de") -> HouseSheet:
    """A house rule with something changed in it, and what could be changed next. Nothing is stored."""
    return draft(data, lang)


@get("/api/rules/{rule_id:str}", sync_to_thread=False)
def cite_rule(rule_id: FromPath[str], lang: FromQuery[Lang] = "de") -> RuleText:
    return _rule_text(rule(rule_id), lang)


@get("/api/rulebook/{game:str}", sync_to_thread=False)
def open_rulebook(game: FromPath[str], lang: FromQuery[Lang] = "de") -> list[Chapter]:
    return [
        Chapter(
            topic=topic.code,
            title=topic.heading(lang),
            rules=[_rule_text(each, lang) for each in rules(game) if each.topic == topic.code],
        )
        for topic in topics(game)
    ]


@get("/api/version", sync_to_thread=False)
def tell_version() -> dict[str, str]:
    """Also how one Weli knows another one by its port."""
    return {"weli": __version__}


@get("/api/texts/{lang:str}", sync_to_thread=False)
def page_texts(lang: FromPath[Lang]) -> dict[str, str]:
    return together(SPOKEN_BY_THE_PAGE, lang)


ROUTES = [
    list_tables,
    open_table,
    forget_table,
    download_game,
    tell_deal,
    list_talk,
    tell_rules,
    list_games,
    describe_rules,
    check_house_rule,
    draft_house_rule,
    cite_rule,
    open_rulebook,
    page_texts,
    tell_version,
]


def _rule_text(found: Rule, lang: Lang) -> RuleText:
    return RuleText(id=found.id, title=found.title(lang), text=found.text(lang), source=found.source)


def _download(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=RECORD_TYPE, headers=headers)
