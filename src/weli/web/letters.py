"""Letters with a link, by the mail server that whoever runs the house has named.

Nobody waits for a slow one but whoever wants the letter.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

import aiosmtplib

from weli.core.errors import SaidError
from weli.core.texts import text
from weli.wire.messages import Lang

log = logging.getLogger(__name__)

PATIENCE: Final = 15.0
"""Seconds that a mail server has for a letter."""
AT_ONCE: Final = 10
"""So many letters are on their way at most; who wants another one is told to come again."""


class NotSent(SaidError):
    """The letter is not on its way."""


@dataclass(frozen=True)
class MailServer:
    """Who takes letters from this house."""

    host: str
    port: int
    sender: str
    is_secure: bool  # from the first byte; otherwise from before the first letter, unless it is this machine
    may_be_open: bool  # it is this machine: nobody can read along
    user: str = ""
    password: str = field(default="", repr=False)


class Letters:
    """Writes them and hands them over."""

    def __init__(self, server: MailServer, patience: float = PATIENCE) -> None:
        self._server = server
        self._patience = patience
        self._on_their_way = 0

    async def send(self, address: str, link: str, lang: Lang) -> None:
        """A letter with that link. Raises `NotSent`."""
        with self._one_more():
            try:
                async with asyncio.timeout(self._patience):
                    await self._hand_over(_letter(self._server.sender, address, link, lang))
            except aiosmtplib.SMTPRecipientsRefused:
                raise NotSent("signing.refused-address") from None
            except (aiosmtplib.SMTPException, OSError, ValueError) as fault:
                log.warning(
                    "the mail server %s:%d took no letter: %s", self._server.host, self._server.port, _why(fault)
                )
                raise NotSent("signing.no-mail") from None

    async def _hand_over(self, letter: EmailMessage) -> None:
        server = self._server
        await aiosmtplib.send(
            letter,
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.is_secure,
            start_tls=not (server.is_secure or server.may_be_open),
            timeout=self._patience,
        )

    @contextmanager
    def _one_more(self) -> Iterator[None]:
        if self._on_their_way >= AT_ONCE:
            raise NotSent("signing.no-mail")
        self._on_their_way += 1
        try:
            yield
        finally:
            self._on_their_way -= 1


def _letter(sender: str, address: str, link: str, lang: Lang) -> EmailMessage:
    letter = EmailMessage()
    letter["From"] = sender
    letter["To"] = address
    letter["Subject"] = text("letter.subject", lang)
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text("letter.body", lang, link=link))
    return letter


def _why(fault: Exception) -> str:
    """What went wrong, without what the server says of it, where somebody's address may stand."""
    code = getattr(fault, "code", None)
    return type(fault).__name__ + (f" {code}" if code else "")
