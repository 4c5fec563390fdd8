"""Opponents of others: a class in a file of theirs, in a module, or one that an installed package offers (entry point `weli.bots`); and
nets that somebody has trained."""

import importlib
import importlib.util
import random
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

from weli.bots.bot import Bot
from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.core.offered import BOTS, Offer, offers
from weli.core.pickling import Portable
from weli.core.texts import printable

TRAINED: Final = "net:"
"""Before the name of a file that `weli train` has written."""

_PLAYER: Final = "weli.training.player"
"""What plays such a net: only who asks for one needs NumPy."""


@dataclass(frozen=True)
class Guest(Portable):
    """A program of somebody else's under the name it was asked for by, and the package that offers it.

    What it does wrong is said of it in one sentence.
    """

    name: str
    bot: Bot

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options.

        Raises:
            RulesError: the program fails, or names what it was not offered.
        """
        try:
            act = self.bot.choose(view, seat, options[:], rng)
        except Exception as fault:
            raise _said("bot.fails", self.name, fault=_fault(fault)) from fault
        if act not in options:
            raise _said("bot.not-offered", self.name, act=printable(repr(act)), options=str(options))
        return act


def guest_named(name: str) -> Bot | None:
    """The opponent that a name stands for, outside the house: `my_bot.py`, `my_bot.py:Maurer`, `my_package.bots:Maurer`, the name of an
    entry point, or a trained net, `net:FILE`; nothing where it is none of these.

    Raises:
        RulesError: the file, the module or the class is not there, cannot be loaded, or is no opponent.
        WeliError: so it is with a net.
    """
    if name.startswith(TRAINED):
        return cast("Bot", importlib.import_module(_PLAYER).net_in(name.removeprefix(TRAINED).strip()))
    place, colon, wanted = name.rpartition(":")
    if not colon:
        place, wanted = name, ""
    if place.endswith(".py"):
        return Guest(name, _made(name, _in_file(name, Path(place)), wanted))
    entry = offered().get(name)
    if entry:
        return Guest(f"{name} ({entry.package})", _made_by(name, _loaded(name, entry)))
    if colon:
        return Guest(name, _made(name, _module(name, place), wanted))
    return None


def offered() -> dict[str, Offer]:
    """What installed packages offer, by name.

    Raises:
        RulesError: two of them claim the same name.
    """
    found = offers(BOTS)
    for name, claims in found.items():
        if len(claims) > 1:
            one, other, *_ = sorted(each.place for each in claims)
            raise _said("bot.claimed-twice", name, one=one, other=other)
    return {name: claims[0] for name, claims in found.items()}


def _loaded(name: str, entry: Offer) -> object:
    try:
        return entry.load()
    except Exception as fault:
        raise _said("bot.not-loaded", name, place=entry.place, fault=_fault(fault)) from fault


def _in_file(name: str, file: Path) -> ModuleType:
    """The file as a module; what lies beside it can be imported from there, as if it were run."""
    if not file.is_file():
        raise _said("bot.no-file", name, file=printable(str(file)))
    called = f"weli_guest_{file.stem}"
    spec = importlib.util.spec_from_file_location(called, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    beside = str(file.resolve().parent)
    if beside not in sys.path:
        sys.path.append(beside)
    sys.modules[called] = module
    try:
        spec.loader.exec_module(module)
    except Exception as fault:
        raise _said("bot.not-loaded", name, place=printable(str(file)), fault=_fault(fault)) from fault
    return module


def _module(name: str, place: str) -> ModuleType:
    try:
        return importlib.import_module(place)
    except Exception as fault:
        raise _said("bot.not-loaded", name, place=printable(place), fault=_fault(fault)) from fault


def _made(name: str, module: ModuleType, wanted: str) -> Bot:
    """The opponent of that class of a module; of its only one, where none is named."""
    own = {one.__name__: one for one in vars(module).values() if _is_own_bot(one, module)}
    if wanted:
        if not hasattr(module, wanted):
            raise _said("bot.no-class", name, wanted=printable(wanted), known=", ".join(own) or "–")
        return _made_by(name, getattr(module, wanted))
    if len(own) != 1:
        raise _said("bot.which-class" if own else "bot.none-there", name, known=", ".join(own))
    return _made_by(name, next(iter(own.values())))


def _is_own_bot(value: object, module: ModuleType) -> bool:
    return isinstance(value, type) and value.__module__ == module.__name__ and callable(getattr(value, "choose", None))


def _made_by(name: str, maker: Any) -> Bot:
    """What is offered is an opponent, or makes one when it is called with nothing."""
    try:
        bot = maker() if isinstance(maker, type) or not hasattr(maker, "choose") else maker
    except Exception as fault:
        raise _said("bot.not-made", name, fault=_fault(fault)) from fault
    if not callable(getattr(bot, "choose", None)):
        raise _said("bot.cannot-choose", name)
    return cast("Bot", bot)


def _said(key: str, name: str, **values: str) -> RulesError:
    return RulesError(key, name=printable(name), **values)


def _fault(fault: Exception) -> str:
    """An exception of a program as one line."""
    told = " ".join(str(fault).split())
    return printable(f"{type(fault).__name__}: {told}" if told else type(fault).__name__)
