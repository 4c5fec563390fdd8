"""Settings of an opponent in its name: `wirt:worlds=40,margin=1.5`."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar, cast

from weli.bots.outside import Guest
from weli.core.errors import RulesError

T = TypeVar("T")


def with_settings(bot: T, settings: str) -> T:
    """The opponent with these settings in place of its own, each a number or a word of its fields.

    Raises:
        RulesError: a setting that it does not have, or a value that it cannot take.
    """
    found: dict[str, Any] = {}
    if isinstance(bot, Guest):
        return cast("T", Guest(f"{bot.name}:{settings}", with_settings(bot.bot, settings)))
    own = fields(cast("Any", bot)) if is_dataclass(bot) else ()
    known = {one.name: getattr(bot, one.name) for one in own if _is_plain(getattr(bot, one.name))}
    for setting in settings.split(","):
        name, _, value = [part.strip() for part in setting.partition("=")]
        if name not in known:
            raise _unknown(name, list(known))
        found[name] = _read(name, value, known[name])
    return cast("T", replace(cast("Any", bot), **found))


def _is_plain(value: object) -> bool:
    return isinstance(value, int | float | str)


def _read(name: str, value: str, like: Any) -> Any:
    try:
        read = type(like)(value)
    except ValueError:
        read = None
    if read is None or (isinstance(like, int) and read < 1) or (isinstance(like, float) and not read >= 0):
        raise RulesError("bot.setting-value", name=name, value=value, like=like)
    return read


def _unknown(name: str, known: list[str]) -> RulesError:
    if not known:
        return RulesError("bot.no-settings")
    return RulesError("bot.no-setting", name=name, known=", ".join(known))
