"""The line between a page and its table: acts come in, answers and views go out.

A page gets the newest view whenever the table has changed. Views that it was too slow to take are left out, and the events of the next one
tell what happened between. The first is whole; a page that keeps what it has is told from then on what is new in the next one.
"""

import asyncio
from collections import deque
from contextlib import nullcontext, suppress
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from weli.core.deal import NOBODY
from weli.core.errors import WeliError
from weli.core.texts import text
from weli.shuffle import PROTOCOL
from weli.store.store import NoSuchTable, StoreAway
from weli.table.allowed import Subject, Verb, can, is_sent_away, own_seats
from weli.table.doorway import door
from weli.table.live import LiveTable
from weli.table.moves import FromPage
from weli.table.moves.act import Act
from weli.table.moves.message import Message
from weli.table.opening_cards import mixing_for, opened_for
from weli.table.rate_limits import Allowance, TooOften
from weli.table.voicing import may_talk
from weli.web.api import language_of
from weli.web.figures import Figures
from weli.web.gate import comes_as_owner
from weli.web.identity import check, followed, seat_of, session_of, subject_of
from weli.web.rates import TRY_AGAIN_LATER, Lines
from weli.web.seating import visitor_of
from weli.wire.changes import change
from weli.wire.door import Door
from weli.wire.messages import Gazes, Lang, Mixing, Pong, Refused, Taken, View, Written
from weli.wire.voice import Talking, Voices

FRAME_LIMIT: Final = 4096
BAD_FRAMES: Final = 20
UNSENT: Final = 64
TURNS_TO_ANSWER: Final = 2
"""So many turns of the loop after an act is the state, the answer to it is there."""
BURST: Final = 400
PER_SECOND: Final = 200

AGAINST_POLICY: Final = 1008
FAILED: Final = 1011
NO_TABLE: Final = 4004
BROKEN: Final = 4010
"""There is such a table, but nobody can play at it: it cannot be read here."""
TOO_SLOW: Final = 4008

CLOSED: Final = (1000, 1001, 1005)
"""With these a page closes its line that is left or closed by hand."""

read_frame = msgspec.json.Decoder(FromPage).decode
write_frame = msgspec.json.Encoder().encode


GONE: Final = (OSError, WebSocketDisconnect, WebSocketDisconnected)
"""The page has closed its end, or the line is closed already."""


class Hangup(Exception):
    """The line is closed from this end, with that code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def live(socket: WebSocket) -> None:
    """`WS /api/tables/{table}/live?lang=`: one page at one table; `seat=` says where, if several people sit there.

    With `changes=1` the page keeps its view, and is told what is new in the next one.
    """
    try:
        lang = language_of(socket)
    except HTTPException:
        await socket.close(AGAINST_POLICY)
        return
    await socket.accept()
    try:
        found = await followed(socket)
        seat = seat_of(socket, found.table.state)
        check(socket, Verb.LOOK, found.table.state, seat)
        await (found.look_back() if seat == NOBODY else found.is_back(seat))
    except WeliError as error:
        await _turn_away(socket, error.text(lang), _code_for(error))
        return
    except HTTPException:
        await socket.close(AGAINST_POLICY)
        return
    subject = subject_of(socket)
    lines: Lines = socket.app.state.lines
    figures: Figures = socket.app.state.figures
    # Whoever has no name is counted by where they come from, before they come here (`with_rates`).
    counted = lines.one_more(subject.player) if subject.player else nullcontext(True)
    with counted as may, figures.line():
        if may or comes_as_owner(socket.scope):
            await Line(socket, found, subject, seat, lang).run()
            return
        await _turn_away(socket, text("rate.lines", lang), TRY_AGAIN_LATER)


async def _turn_away(socket: WebSocket, why: str, code: int) -> None:
    """Says why no line is opened here; whoever has gone meanwhile is told nothing."""
    with suppress(*GONE):
        await _send(socket, Refused("", None, why))
        await socket.close(code)


def _code_for(error: WeliError) -> int:
    """With what a line is closed that could not be opened; a page comes again where that passes."""
    if isinstance(error, StoreAway):
        return FAILED
    return NO_TABLE if isinstance(error, NoSuchTable) else BROKEN


class Line:
    """One open line: what it has still to send, and what it has sent."""

    def __init__(self, socket: WebSocket, table: LiveTable, subject: Subject, seat: int, lang: Lang) -> None:
        self.socket = socket
        self.table = table
        self.subject = subject
        self.adds = seat != NOBODY and socket.query_params.get("shuffle") == PROTOCOL
        self.page = table.join(seat, subject.player, lang, adds=self.adds, session=session_of(socket))
        relay = socket.app.state.house.relay
        if relay is not None:
            self.page.relays = relay.passes
        self.answers: deque[Taken | Refused | Pong | Talking] = deque()
        self.shown: tuple[int, Lang] | None = None
        self.keeps_views = socket.query_params.get("changes") == "1"  # and is told what is new in the next one
        self.kept: View | None = None
        self.gazes: Gazes | None = None
        self.voices: Voices | None = None
        self.mixing: Mixing | None = None
        self.seal = 0  # the shuffle whose seal was shown last
        self.places: set[int] = set()  # in that pack, whose cards were opened
        self.read_to = 0  # the last line that was written there and sent here
        self.door: Door | None = None
        self.door_known_by: object = None  # what it followed from
        self.bad_frames = 0
        self.allowance = Allowance(BURST, PER_SECOND)
        self.figures: Figures = socket.app.state.figures
        self.is_acting = False  # an act of the page is being judged and stored
        self.is_lost = False  # the page has gone, and has not closed its end

    async def run(self) -> None:
        """Speaks and listens until the page has gone, or has to be sent away."""
        speaking = asyncio.create_task(self._speak())
        listening = asyncio.create_task(self._listen())
        try:
            done, _ = await asyncio.wait({speaking, listening}, return_when=asyncio.FIRST_COMPLETED)
            await self._close(done)
        finally:
            for task in (speaking, listening):
                task.cancel()
            await asyncio.gather(speaking, listening, return_exceptions=True)
            self.table.leave(self.page, is_lost=self.is_lost)

    async def _close(self, done: set[asyncio.Task[None]]) -> None:
        """The page has gone, or one of the two has failed: then the line is closed with what that means."""
        for task in done:
            error = task.exception()
            if isinstance(error, Hangup):
                await self._hang_up(error.code)
            elif isinstance(error, WeliError):
                self.answers.append(Refused("", None, error.text(self.page.lang)))
                await self._hang_up(FAILED)
            elif error is not None and not isinstance(error, GONE):
                raise error

    async def _hang_up(self, code: int) -> None:
        """Says what there is to say, unless that is what could not be sent, and closes the line."""
        with suppress(*GONE):
            if code != TOO_SLOW:
                await self._send_answers()
            await self.socket.close(code)

    async def _listen(self) -> None:
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                self.is_lost = event.get("code") not in CLOSED
                return
            if event["type"] == "websocket.receive":
                await self._hear(event.get("text"))

    async def _hear(self, frame: str | None) -> None:
        if not self.allowance.take():
            self._refuse("refused.too-many")
            raise Hangup(AGAINST_POLICY)
        try:
            if frame is None or len(frame) > FRAME_LIMIT:
                raise msgspec.DecodeError
            await self._obey(read_frame(frame))
        except (msgspec.MsgspecError, RecursionError):
            self._refuse("refused.frame")
            self.bad_frames += 1
            if self.bad_frames >= BAD_FRAMES:
                raise Hangup(AGAINST_POLICY) from None

    async def _obey(self, message: Message) -> None:
        answers_to = message.answers_to()
        if not can(self.subject, message.verb(), self.table.table.state, self.page.seat):
            self._answer(Refused(answers_to, None, text("web.not-allowed", self.page.lang)))
            return
        with self.figures.act() if isinstance(message, Act) else nullcontext():
            self.is_acting = isinstance(message, Act)
            try:
                answer = await message.do(self.table, self.page)
            except TooOften as refused:
                answer = Refused(answers_to, None, refused.text(self.page.lang))
            finally:
                self.is_acting = False
        if isinstance(message, Act):
            self.figures.answered(taken=isinstance(answer, Taken))
        if answer is not None:
            self._answer(answer)

    def _refuse(self, key: str) -> None:
        self._answer(Refused("", None, text(key, self.page.lang)))

    def _answer(self, answer: Taken | Refused | Pong | Talking) -> None:
        if len(self.answers) >= UNSENT:
            raise Hangup(TOO_SLOW)
        self.answers.append(answer)
        self.page.woken.set()

    async def _speak(self) -> None:
        while True:
            self.page.woken.clear()
            if self.page.gone:
                raise Hangup(NO_TABLE)
            if self.page.must_come_again:
                raise Hangup(FAILED)
            self._keep_seat()
            await self._send_answers()
            await self._send_door()
            await self._send_written()  # to whoever comes again it is nothing new: it is there before the table is
            await self._send_view()
            await self._send_shuffle()
            await self._send_gazes()
            await self._send_voices()
            await self._something_new()

    async def _something_new(self) -> None:
        """Waits until there is something to say; what an act has brought about, and the answer to it, are said together."""
        seconds = self.table.table.seconds_behind(self.page.seat)
        if seconds is None:
            await self.page.woken.wait()
        else:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.page.woken.wait()
        for _ in range(TURNS_TO_ANSWER if self.is_acting else 0):
            await asyncio.sleep(0)

    async def _send_answers(self) -> None:
        while self.page.errors:
            await _send(self.socket, Refused("", None, self.page.errors.popleft().text(self.page.lang)))
        while self.answers:
            await _send(self.socket, self.answers.popleft())

    def _keep_seat(self) -> None:
        """People change their seats before the first deal, or get up again, and later the others may have sent them away; then there is
        nothing to see here any more.
        """
        state = self.table.table.state
        own = own_seats(self.subject, state)
        if self.page.seat in own:
            return
        if is_sent_away(self.subject, state):
            self.answers.append(Refused("", None, text("refused.sent-away", self.page.lang)))
            raise Hangup(NO_TABLE)
        if own:
            self.table.move(self.page, own[0])
        elif not can(self.subject, Verb.LOOK, state, self.page.seat):
            raise Hangup(NO_TABLE)

    async def _send_door(self) -> None:
        """Sends who sits there and who has come, where others may come at all, and it has changed."""
        state = self.table.table.state
        if not state.is_company:
            return
        seen = self.table.table.seen_from(self.page.seat)
        pages = (self.table.here, self.table.onlookers, self.table.next)
        waited = (self.table.nudgeable, self.table.idle)
        known_by = (state.at_the_door, seen.at_the_door, seen.over, *pages, *waited, self.page.seat, self.page.lang)
        if known_by == self.door_known_by:
            return
        self.door_known_by = known_by
        newest = door(
            self.table, visitor_of(self.socket, self.subject, self.page.lang, looks_on=self.page.seat == NOBODY)
        )
        if newest != self.door:
            self.door = newest
            await _send(self.socket, newest)

    async def _send_view(self) -> None:
        """Sends the newest view. Until everybody has come and cards are dealt there is none."""
        state = self.table.table.seen_from(self.page.seat)
        if not state.deals:
            return
        newest = (state.chairs[self.page.seat].number, self.page.lang)
        if newest != self.shown:
            self.shown = newest
            before, view = self.kept, self.table.view(self.page.seat, self.page.lang)
            self.kept = view if self.keeps_views else None
            await _send(self.socket, view if before is None else change(before, view))
            self.figures.sent_view()

    async def _send_shuffle(self) -> None:
        """Sends what there is to do for the next shuffle, and what lay where under the seal, to a page that knows what to do with it."""
        if not self.adds:
            return
        state = self.table.table.state
        mixing = mixing_for(state, self.page.seat)
        if mixing is not None and mixing != self.mixing:
            self.mixing = mixing
            await _send(self.socket, mixing)
        opened = opened_for(state, self.page.seat, self.places, self.seal)
        if opened is not None:
            before = self.places if opened.shuffle == self.seal else set()
            self.seal, self.places = opened.shuffle, before | {each.place for each in opened.cards}
            await _send(self.socket, opened)

    async def _send_gazes(self) -> None:
        """Sends where everybody looks, where that matters and has changed. Who looks on is told only what has been done."""
        state = self.table.table.state
        if self.page.seat == NOBODY or state.terms.signs != "gaze" or not state.deals:
            return
        seat_name = state.seating.seat_name
        at = self.table.table.gazes.of(state)
        gazes = Gazes({seat_name(seat): to if isinstance(to, str) else seat_name(to) for seat, to in at.items()})
        if gazes != self.gazes:
            self.gazes = gazes
            await _send(self.socket, gazes)

    async def _send_voices(self) -> None:
        """Sends to those who sit there who has voice on, where it has changed, and what their browsers say to this one."""
        state = self.table.table.state
        if not may_talk(self.page, state):
            self.page.voice = None
            self.page.letters.clear()
        if self.page.seat == NOBODY:
            return
        seat_name = state.seating.seat_name
        voices = Voices({seat_name(seat): voice for seat, voice in sorted(self.table.voices.items())})
        if voices != self.voices and (voices.at or self.voices or len(state.persons) > 1):
            self.voices = voices
            await _send(self.socket, voices)
        while self.page.letters:
            await _send(self.socket, self.page.letters.popleft())

    async def _send_written(self) -> None:
        """Sends the lines that people have written since, to those who sit there."""
        state = self.table.table.state
        if self.page.seat == NOBODY or not state.terms.chat:
            return
        for line in self.table.chat.after(self.read_to, self.table.table.now_ms()):
            self.read_to = line.number
            await _send(self.socket, Written(line.number, state.seating.seat_name(line.seat), line.text))


async def _send(socket: WebSocket, message: msgspec.Struct) -> None:
    await socket.send_text(write_frame(message).decode())
