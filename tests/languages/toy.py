"""A language of nobody: English in wide letters, ｌｉｋｅ ｔｈｅｓｅ. Whatever stands in narrow ones was in no catalogue."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel.messages.pofile import read_po, write_po

import weli
from weli.rulebook import RULE_ID

LANG = "zz"
WIDE = {ord(letter): ord(letter) + 0xFEE0 for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"}
# What is the same in every language: the place of a value, the id of a rule.
SAME = re.compile(rf"(\{{[^{{}}]*\}}|{RULE_ID.pattern})")
NARROW = re.compile(r"[A-Za-zÄÖÜäöüß]{2,}")
CARD = re.compile(r"\b[ELHS][AKOUX98765]\b")


def in_toy(english: str) -> str:
    """The text in wide letters."""
    return "".join(part if SAME.fullmatch(part) else part.translate(WIDE) for part in SAME.split(english))


def lay(folder: Path, package: str, lang: str) -> Path:
    """Lays a package that offers a language there, as it lies once it is installed; where its words go."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[weli.languages]\n{lang} = {package}\n", "utf-8")
    words = folder / package / "locale" / lang / "LC_MESSAGES"
    words.mkdir(parents=True)
    (folder / package / "__init__.py").touch()
    return words


def install(folder: Path) -> None:
    """Lays the package with the language there."""
    words = lay(folder, "weli_toy", LANG)
    for path in (Path(weli.__file__).parent / "locale" / "en" / "LC_MESSAGES").glob("*.po"):
        with path.open("rb") as file:
            known = read_po(file)
        for entry in known:
            if entry.id:
                entry.string = in_toy(str(entry.string))
        with (words / path.name).open("wb") as file:
            write_po(file, known)


def narrow(said: str, same: Iterable[str] = ()) -> list[str]:
    """The words of a text that are in no wide letters, but for ids, cards, and what is the same in every language."""
    for known in sorted(filter(None, same), key=len, reverse=True):
        said = said.replace(known, " ")
    return NARROW.findall(CARD.sub(" ", SAME.sub(" ", said)))


def strings(value: object, field: str = "") -> Iterator[tuple[str, str]]:
    """Every text in an answer of the wire, with the field that it stands in and the one around that: `presets.name`."""
    if isinstance(value, str):
        yield field, value
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from strings(each, f"{field.rpartition('.')[2]}.{name}")
    elif isinstance(value, list):
        for each in value:
            yield from strings(each, field)
