"""Where things stand in a record's text, so that every complaint can name its line."""

import re
from dataclasses import dataclass, field

_TABLE = re.compile(r"\s*\[\[?\s*(\w+)(?:\s*\.\s*(\w+))?\s*\]\]?")
_KEY = re.compile(r"\s*[\"']?([\w-]+)[\"']?((?:\s*\.\s*[\"']?[\w-]+[\"']?)*)\s*=\s*(.*)")
_QUOTES = ('"""', "'''")
TOP = -1


@dataclass
class Places:
    """Line numbers, counted from 1, of keys at the top (`TOP`) and in each deal, and of each block of acts."""

    keys: dict[tuple[int, str], int] = field(default_factory=dict)
    blocks: dict[int, tuple[int, int]] = field(default_factory=dict)  # first line inside, and the line that ends it

    def of(self, deal: int, key: str = "") -> int:
        """The line of a key; of the table around it, of its deal or of the file, where the key cannot be found."""
        around = key.rpartition(".")[0]
        return self.keys.get((deal, key)) or self.keys.get((deal, around)) or self.keys.get((deal, "")) or 1

    def of_act(self, deal: int, number: int, size: int) -> int:
        """The line of one of so many lines of acts; that of the key where they are not written line by line."""
        first, end = self.blocks.get(deal, (0, -1))
        return first + number if end - first == size else self.of(deal, "acts")


def find_places(text: str) -> Places:
    """Looks for keys, tables and blocks of acts, without judging what the text says."""
    found = Places()
    deal = TOP
    table = ""
    closing = ""
    for number, line in enumerate(text.split("\n"), 1):
        if closing:
            if closing in line:
                first, end = found.blocks.get(deal, (0, 0))
                found.blocks[deal] = (first, end or number)
                closing = ""
        elif heading := _TABLE.match(line):
            deal += line.lstrip().startswith("[[")
            table = heading[2] or ("" if heading[1] == "deal" else heading[1])
            found.keys.setdefault((deal, table), number)
            found.keys.setdefault((TOP, heading[1]), number)
        elif key := _KEY.match(line):
            name, value = f"{table}.{key[1]}" if table else key[1], key[3].strip()
            found.keys.setdefault((deal, name), number)
            if key[2]:  # options.target = 15
                found.keys.setdefault((deal, name + re.sub(r"[\s\"']", "", key[2])), number)
            if value[:3] in _QUOTES and value[:3] not in value[3:]:
                closing = value[:3]
                if name == "acts":
                    found.blocks[deal] = (number + (value in _QUOTES), 0)
    return found
