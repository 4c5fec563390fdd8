"""House rules: how one village, club or inn plays, as a preset with some parameters replaced, and how two of them differ in words.

>>> house = named("perlaggen/innsbruck")  # or the path of a house-rule file
>>> ours = changed(house, ["target=15", "name=At the church inn"])
>>> for told in difference(house.ruleset(), ours.ruleset(), "en"):
...     print(f"{told.name}: {told.a}, {told.b}")
The target is: 18, 15
"""

from weli.house_rules.about import About, about, left_out
from weli.house_rules.choices import Option, Setting, altered, settings
from weli.house_rules.file import HouseRule, changed, named, read, read_file, write, write_file
from weli.house_rules.villages import Custom, Way, villages
from weli.house_rules.words import Difference, Told, comparable, described, difference, in_plain_words

__all__ = [
    "About",
    "Custom",
    "Difference",
    "HouseRule",
    "Option",
    "Setting",
    "Told",
    "Way",
    "about",
    "altered",
    "changed",
    "comparable",
    "described",
    "difference",
    "in_plain_words",
    "left_out",
    "named",
    "read",
    "read_file",
    "settings",
    "villages",
    "write",
    "write_file",
]
