"""Who sits at a seat of a table: a person, a computer player, or nobody yet."""

import msgspec


class Person(msgspec.Struct, frozen=True, tag="person", tag_field="is"):
    """Somebody who plays for themselves."""

    name: str = ""  # as they call themselves; empty: they gave none
    face: str = ""  # as they have chosen it
    player: str = ""  # by which the house knows them again; empty: whose house it is


class Computer(msgspec.Struct, frozen=True, tag="computer", tag_field="is"):
    """A computer player. Their face, and by it their temper, goes with the name (`weli.table.company`)."""

    name: str
    level: str


class Vacant(msgspec.Struct, frozen=True, tag="vacant", tag_field="is"):
    """A seat that is kept for somebody who has not come yet."""


Sits = Person | Computer | Vacant
