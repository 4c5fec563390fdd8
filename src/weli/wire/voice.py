"""Voice at a table: who has it on, and how their browsers find each other. What is said goes from browser to browser, not here."""

import msgspec


class Voice(msgspec.Struct, frozen=True):
    """Somebody's microphone and camera, as they have them now."""

    line: str  # another one each time that it is turned on, of which no other has ever had it
    muted: bool
    picture: bool = False  # one's own face is sent too, to those who may see it


class Voices(msgspec.Struct, frozen=True, tag="voices", tag_field="t"):
    """Who has voice on, by seat; to everybody who sits there, each time that it has changed."""

    at: dict[str, Voice]


class Relay(msgspec.Struct, frozen=True):
    """A server that passes on what two browsers cannot send each other, and the pass to it; both as a browser takes them."""

    urls: list[str]
    username: str
    credential: str


class Talking(msgspec.Struct, frozen=True, tag="talking", tag_field="t"):
    """To whoever has turned voice on, or has muted it or spoken again: the line they have."""

    line: str
    relays: list[Relay]  # with passes that hold for an hour


class Signal(msgspec.Struct, frozen=True, tag="signal", tag_field="t"):
    """What another browser says of itself, so that this one finds it: a description or candidates, as they were sent."""

    seat: str
    by: str  # its line
    text: str
