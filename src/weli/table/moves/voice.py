"""Talking at the table: turning one's voice on, muting it, turning it off, and by what letters browsers find each other.

Nobody's microphone is opened by anybody else, and whoever has not turned voice on is told nothing but who has.
"""

from typing import Final

from weli.table.allowed import Verb
from weli.table.connection import Connection
from weli.table.moves.message import Message, Served
from weli.table.voicing import LONGEST, NotPassed, check_picture, may_talk, new_line
from weli.wire.messages import Refused
from weli.wire.voice import Signal, Talking, Voice

KEY: Final = "voice"
"""Under which all that is about it is refused."""


class OfVoice(Message, frozen=True):
    """What has to do with it."""

    def verb(self) -> Verb:
        return Verb.TALK

    def answers_to(self) -> str:
        return KEY

    async def do(self, live: Served, page: Connection) -> Refused | Talking | None:
        try:
            if live.table.state.terms.aloud == "off":
                raise NotPassed("refused.voice.none")
            if not page.writes.take():
                raise NotPassed("refused.voice.often")
            return self.said(live, page)
        except NotPassed as refused:
            return Refused(KEY, None, refused.text(page.lang))

    def said(self, live: Served, page: Connection) -> Talking | None:
        """Does it. Raises `NotPassed`."""
        raise NotImplementedError


class Speak(OfVoice, frozen=True, tag="voice"):
    """From the page: voice is on here from now on, muted or not, with one's own face or without; at no other page of the same seat. The
    answer is `Talking`.
    """

    muted: bool = False
    picture: bool = False

    def said(self, live: Served, page: Connection) -> Talking:
        if not may_talk(page, live.table.state):
            raise NotPassed("refused.voice.alone")
        if self.picture:
            check_picture(live.voices, page.seat, live.table.state)
        for other in live.watchers:
            if other is not page and other.seat == page.seat:
                other.voice = None
        if page.voice is None:
            page.voice_since_ms = live.table.now_ms()
        page.voice = Voice(page.voice.line if page.voice else new_line(), self.muted, self.picture)
        live.said()
        return Talking(page.voice.line, page.relays(page.voice.line))


class Hush(OfVoice, frozen=True, tag="voice_off"):
    """From the page: voice is off there."""

    def said(self, live: Served, page: Connection) -> None:
        page.voice = None
        live.said()


class Call(OfVoice, frozen=True, tag="signal"):
    """From the page, to the browser with that line: a description or candidates."""

    to: str
    text: str

    def said(self, live: Served, page: Connection) -> None:
        own = live.voices.get(page.seat)
        if own is None or own is not page.voice:
            raise NotPassed("refused.voice.off")
        if not 0 < len(self.text) <= LONGEST:
            raise NotPassed("refused.chat.long", most=LONGEST)
        if self.to not in {voice.line for seat, voice in live.voices.items() if seat != page.seat}:
            raise NotPassed("refused.voice.gone")
        live.pass_on(Signal(live.table.state.seating.seat_name(page.seat), own.line, self.text), self.to)


MESSAGES: Final = (Speak, Hush, Call)
