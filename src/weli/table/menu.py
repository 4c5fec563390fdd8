"""What may be played: the games and their rule sets, a rule set in words, two of them compared, a house rule checked."""

from dataclasses import replace

from weli.core.errors import AS_SAID, RulesError, Said, SaidError
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.core.texts import languages
from weli.games import GAMES, game_named, game_of
from weli.house_rules import (
    Difference,
    HouseRule,
    Setting,
    Told,
    about,
    altered,
    comparable,
    described,
    difference,
    in_plain_words,
    settings,
    write,
)
from weli.house_rules import read as read_house
from weli.ports.game import Game
from weli.store.log import Setup
from weli.table.page import turning_of
from weli.table.state import rules_of
from weli.wire.levels import LEVELS
from weli.wire.messages import Lang
from weli.wire.requests import (
    GameLine,
    HouseDraft,
    HouseSheet,
    NewTable,
    Option,
    Parameter,
    PresetLine,
    RuleSetText,
)
from weli.wire.requests import Setting as SettingLine

LONGEST_HOUSE_RULE = 20_000
HOUSE_FILE = "house.toml"
"""What a complaint about the text of a house rule calls it."""


class NotAgreed(SaidError):
    """A table cannot be opened in that way."""


def games(lang: Lang) -> list[GameLine]:
    """All games, each with its rule sets; the first one of each is its usual one."""
    return [
        GameLine(
            game=game.name,
            name=game.name.capitalize(),
            presets=[_preset(HouseRule(game.name, name), rules, lang) for name, rules in game.presets.items()],
            levels=list(LEVELS),
            beside=[other.name for other in GAMES.values() if comparable(_usual(game), _usual(other))],
        )
        for game in GAMES.values()
    ]


def _usual(game: Game) -> RuleSet:
    return next(iter(game.presets.values()))


def usual_seat(seating: Seating) -> str:
    """South at a table of four, otherwise the first seat."""
    return "S" if "S" in seating.seat_names() else seating.seat_name(0)


def house_of(wanted: NewTable) -> HouseRule:
    """What is to be played at a new table. Raises `RecordError`, `RulesError`, `NotAgreed`."""
    if wanted.house:
        return _read(wanted.house)
    return HouseRule(wanted.game, wanted.rules, wanted.options)


def house_at(setup: Setup) -> HouseRule:
    """What is played at a table."""
    return HouseRule(setup.game, setup.rules, setup.options, setup.called or None)


def ruleset_text(game: str, rules: str, other: str, lang: Lang) -> RuleSetText:
    """A preset in words, or what another one (`game/rules`) has otherwise. Raises `RulesError` where there is none of that name."""
    house = HouseRule(game, rules)
    if not other:
        return _text(house, [_told(each) for each in described(house.ruleset(), lang)], lang)
    return _text(house, [_compared(each) for each in difference(house.ruleset(), _preset_named(other), lang)], lang)


def house_text(written: str, other: str, lang: Lang) -> RuleSetText:
    """A house rule, and how it differs from the preset it is based on, or from the other one (`game/rules`).

    Raises `RecordError`, `RulesError`, `NotAgreed`.
    """
    house = _read(written)
    base = _preset_named(other or f"{house.game}/{house.rules}")
    return _text(house, [_compared(each) for each in difference(base, house.ruleset(), lang)], lang)


def rules_at(setup: Setup, other: str, lang: Lang) -> RuleSetText:
    """How one plays at a table, its house rule included; or what is otherwise there than in a preset (`game/rules`).

    Raises `RulesError` where there is no such preset.
    """
    house, played = house_at(setup), rules_of(setup)
    if not other:
        return _text(house, [_told(each) for each in described(played, lang)], lang)
    return _text(house, [_compared(each) for each in difference(_preset_named(other), played, lang)], lang)


def draft(wanted: HouseDraft, lang: Lang) -> HouseSheet:
    """A house rule with some parameters changed, and all that could be changed further. Raises `RecordError`, `RulesError`, `NotAgreed`."""
    house = _read(wanted.house) if wanted.house else HouseRule(wanted.game, wanted.rules)
    before = house.ruleset()
    try:
        for name, value in wanted.change.items():
            house = altered(house, name, value)
    except RulesError as error:
        raise RulesError(
            AS_SAID, said=Said({each: in_plain_words(error, before, each) for each in languages()})
        ) from None
    if wanted.name is not None:
        house = replace(house, name=wanted.name.strip() or None)
    if wanted.place is not None:
        house = replace(house, place=wanted.place.strip() or None)
    return _sheet(house, lang)


def _sheet(house: HouseRule, lang: Lang) -> HouseSheet:
    found = settings(house, lang)
    return HouseSheet(
        house=write(house),
        game=house.game,
        name=house.name or "",
        place=house.place or "",
        changes=sum(each.usual is not None for each in found),
        base=about(HouseRule(house.game, house.rules), lang).title,
        preset=_preset(house, house.ruleset(), lang),
        settings=[_setting(each) for each in found],
    )


def _setting(each: Setting) -> SettingLine:
    told, numbers = each.told, each.numbers
    return SettingLine(
        parameter=told.id,
        group=told.group,
        label=told.name,
        value=told.value,
        usual=each.usual,
        rules=list(told.rules),
        options=[Option(one.value, one.words, one.chosen, one.against or None) for one in each.options],
        number=each.value if numbers else None,
        least=numbers[0] if numbers else 0,
        most=numbers[-1] if numbers else 0,
    )


def _preset_named(word: str) -> RuleSet:
    game, _, rules = word.partition("/")
    return game_named(game).preset(rules)


def _read(written: str) -> HouseRule:
    if len(written) > LONGEST_HOUSE_RULE:
        raise NotAgreed("new.house", most=LONGEST_HOUSE_RULE)
    return read_house(written, HOUSE_FILE)


def _preset(house: HouseRule, rules: RuleSet, lang: Lang) -> PresetLine:
    told = about(house, lang)
    seating = rules.seating
    sheets = game_of(rules).at_table().sheets
    return PresetLine(
        rules=house.rules,
        name=told.title,
        description=told.line,
        source=told.origin,
        players=rules.players,
        player_choices=[rules.players] if house.options else player_choices(rules),
        hand=rules.hand_size,
        pack=len(rules.cards),
        perlaggen=rules.wild_cards,
        figures=len(rules.figures()),
        seats=seating.seat_names(),
        sides=seating.side_names(),
        seat=usual_seat(seating),
        turning=turning_of(rules),
        talk=rules.talk,
        direction=sheets.direction(rules),
        start=rules.start_score,
        measure=sheets.measure(rules),
        target=sheets.goal(rules),
        targets=sheets.goal_choices(rules),
        aids=rules.count_aids(),
        aid=rules.count_aid,
    )


def player_choices(rules: RuleSet) -> list[int]:
    """How many may sit down: where it is no matter of the preset, nearly any number plays by the same rules (BI-Q36).

    Where some presets differ in nothing else, each is for its own number, and the one of the most players for all the others.
    """
    declared = rules.declared().get("players")
    if declared is None or declared.fixed:
        return [rules.players]
    presets = GAMES[rules.game].presets.values()
    alike = {each.players for each in presets if each.players != rules.players and _differ_in_number_only(each, rules)}
    if alike and rules.players < max(alike):
        return [rules.players]
    return [number for number in declared.choice if isinstance(number, int) and number not in alike]


def _differ_in_number_only(one: RuleSet, other: RuleSet) -> bool:
    return one.but(other.name, players=other.players) == other


def _text(house: HouseRule, parameters: list[Parameter], lang: Lang) -> RuleSetText:
    told = about(house, lang)
    return RuleSetText(
        game=house.game, rules=house.rules, name=told.title, description=told.line, parameters=parameters
    )


def _told(each: Told) -> Parameter:
    return Parameter(each.id, each.group, each.name, each.value, None, list(each.rules))


def _compared(each: Difference) -> Parameter:
    return Parameter(each.id, each.group, each.name, each.a, each.b, list(each.rules))
