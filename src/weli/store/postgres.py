"""Tables kept in a PostgreSQL that any number of nodes write to: durable before anything is shown, and one order for each table.

What decides between two who write the same row is the primary key, so READ COMMITTED is enough. Who reads sees one moment, or a log that
somebody is adding to would not add up. Where the connection breaks nobody knows whether the last commit was done: then it is tried again,
and what was written finds its own row there.
"""

import logging
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, make_url, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection

from weli.core.errors import SaidError
from weli.core.line import short
from weli.core.texts import printable
from weli.store.account_repository import AccountRepository
from weli.store.database import DatabaseStore
from weli.store.jobs import Appending
from weli.store.listing import listed
from weli.store.migrate import migrate
from weli.store.people_repository import PeopleRepository
from weli.store.push_repository import PushRepository
from weli.store.schema import installation
from weli.store.store import Kept, RowTaken, StoreAway, StoreError, Torn
from weli.store.writer import Job, Outcome

log = logging.getLogger(__name__)

DRIVER: Final = "postgresql+psycopg"
SCHEMES: Final = (DRIVER, "postgresql", "postgres")

REFUSED: Final = "FATAL:"
"""What a server begins with that is there and lets nobody in; the driver knows no state of that."""
CERTIFICATE: Final = "certificate"
"""A word of what is said of one that does not do."""
BEFORE_THE_REASON: Final = "failed: "
"""So ends what the driver says of where it has been, before what happened there."""

NOW: Final = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
"""The time of the database in milliseconds, the same for all nodes."""

PATIENCE: Final = 4.0
"""Seconds for which a database that cannot be reached is tried again before anybody is told so: a restart takes no longer."""
TRY_AGAIN: Final = 0.1

REACHING: Final = {
    "client_encoding": "utf8",
    "connect_timeout": 3,
    "tcp_user_timeout": 5000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
"""How soon the driver notices that nobody is there any more."""

AWAY: Final = ("08", "53300", "57P", "40001", "40P01", "55P03", "57014", "25P03")
"""How the states begin of what passes by itself (https://www.postgresql.org/docs/current/errcodes-appendix.html)."""
READ_ONLY: Final = "25006"
OPENING: Final = {READ_ONLY: "read-only", "42501": "read-only", "53100": "full"}
"""What is said of those that keep a node from opening; of any other, that the database cannot be reached."""


class BadAddress(SaidError):
    """Nobody could find a database by that."""


class PostgresStore(DatabaseStore):
    """The `Store` of many nodes."""

    def __init__(self, address: str) -> None:
        """Opens the database and brings its tables up to date.

        Raises:
            BadAddress: it is no address of one, or the library for it is missing.
            StoreError: it cannot be reached or written, belongs to somebody else, or promises nothing.
        """
        super().__init__()
        url = _url(address)
        self.place = f"{url.host or ''}:{url.port or 5432}/{url.database or ''}"
        self.engine = _engine(url, asks_first=True)
        self._committing = _engine(url, asks_first=False)
        self._at_one_moment = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._away_since: float | None = None
        self._noted: set[str] = set()  # what has been written down of it since it worked last
        self._is_open = False
        self.people = PeopleRepository(insert, self._reading, self._at_once, self._writer.do)
        self.accounts = AccountRepository(insert, self._reading, self._at_once)
        self.pushes = PushRepository(insert, self._reading, self._at_once)
        try:
            with self._said_plainly():
                self._check()
                migrate(self.engine, self._said)
            self.touch()
            self.installation = self._name()
            self._is_open = True
        except SaidError:
            self.close()
            raise

    @property
    def is_shared(self) -> bool:
        return True

    def tables(self, of: Collection[str] | None = None) -> list[Kept | Torn]:
        with self._reading() as reader:
            return listed(reader, of)

    def touch(self) -> None:
        def touch(writer: Connection) -> None:
            writer.execute(update(installation).values(name=installation.c.name))

        self._at_once(touch)

    def close(self) -> None:
        """Once everything that was handed in is written."""
        self._writer.close()
        self._dispose()

    def _dispose(self) -> None:
        """No line to the database is used any more that is open now."""
        self.engine.dispose()
        self._committing.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._said_plainly(), self._at_one_moment.begin() as reader:
            yield reader

    @contextmanager
    def working(self) -> Iterator[Connection]:
        """A transaction of what is no part of a log. Raises `StoreError`."""
        with self._said_plainly(), self.engine.begin() as writer:
            yield writer

    def _now_ms(self, reader: Connection) -> int:
        now: int = reader.execute(NOW).scalar_one()
        return now

    def driver_arguments(self) -> dict[str, Any]:
        """How the driver itself is told to connect, for what SQLAlchemy has no words for."""
        _, named = self.engine.dialect.create_connect_args(self.engine.url)
        return {**named, **_unsaid(self.engine.url)}

    def _commit(self, jobs: Sequence[Job]) -> list[Outcome]:
        """As ever; but while the database is away what nobody knows the outcome of is tried again, for as long as there is patience."""
        outcomes = self._tried(jobs)
        while unknown := [number for number, outcome in enumerate(outcomes) if isinstance(outcome, StoreAway)]:
            self._away_since = self._away_since or time.monotonic()
            if not self._is_open or time.monotonic() - self._away_since > PATIENCE:
                return outcomes
            time.sleep(TRY_AGAIN)
            for number, outcome in zip(unknown, self._again([jobs[number] for number in unknown]), strict=True):
                outcomes[number] = outcome
        self._away_since = None
        if self._noted and None in outcomes:
            self._noted.clear()
        return outcomes

    def _tried(self, jobs: Sequence[Job]) -> list[Outcome]:
        return super()._commit(jobs)

    def _again(self, jobs: Sequence[Job]) -> list[Outcome]:
        """What has been tried before and may be done already: then it finds what it has written itself."""
        try:
            return [self._or_done(job, outcome) for job, outcome in zip(jobs, self._tried(jobs), strict=True)]
        except IntegrityError:
            return [None] if len(jobs) == 1 else [outcome for job in jobs for outcome in self._again([job])]

    def _or_done(self, job: Job, outcome: Outcome) -> Outcome:
        if not (isinstance(outcome, RowTaken) and isinstance(job, Appending)):
            return outcome
        try:
            rows = self.read_after(job.table, job.rows[0].seq - 1)
        except StoreError as fault:
            return fault
        return None if rows[: len(job.rows)] == job.rows else outcome

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._said_plainly(), self._committing.begin() as writer:
            yield writer

    def _check(self) -> None:
        """What has to be so before anything is promised."""
        with self.engine.connect() as reader:
            settings = {
                name: reader.execute(text(f"SHOW {name}")).scalar()
                for name in ("synchronous_commit", "transaction_read_only", "server_encoding")
            }
        if settings["synchronous_commit"] == "off":
            raise self._said("asynchronous")
        if settings["transaction_read_only"] == "on":
            raise self._said("read-only")
        if settings["server_encoding"] != "UTF8":
            raise self._said("encoding")

    def _name(self) -> str:
        with self._reading() as reader:
            found: str | None = reader.execute(select(installation.c.name)).scalar()
        if found is None:
            raise self._said("foreign")
        return found

    def _said(self, what: str) -> StoreError:
        return StoreError(f"database.{what}", place=self.place)

    @contextmanager
    def _said_plainly(self) -> Iterator[None]:
        """Turns what the database reports into a sentence: for players once it is open, until then for whoever opens it."""
        try:
            yield
        except IntegrityError:
            raise
        except DBAPIError as fault:
            raise self._sentence(fault) from fault
        except NoConnection as fault:
            raise StoreAway("database.away") from fault

    def _sentence(self, fault: DBAPIError) -> StoreError:
        state = getattr(fault.orig, "sqlstate", None) or ""
        is_away = not state or state.startswith(AWAY) or fault.connection_invalidated
        if not self._is_open:
            _, is_refused, why = str(fault.orig).partition(REFUSED)
            if is_refused:
                return StoreError("database.refused", place=self.place, why=short(printable(why.strip())))
            if CERTIFICATE in str(fault.orig):
                return StoreError("database.certificate", place=self.place, why=_said_by(fault))
            return self._said(OPENING.get(state, "unreachable" if is_away else "failed"))
        if state == READ_ONLY:
            self._dispose()  # whoever takes over is somewhere else
        self._note(f"{state} {_said_by(fault) if is_away else ''}".strip())
        return StoreAway("database.away") if is_away else StoreError("database.writes-nothing")

    def _note(self, what: str) -> None:
        """Writes down what is the matter with the database; the same again only once it has worked meanwhile."""
        if what not in self._noted:
            log.warning("the database %s: %s", self.place, what)
        self._noted.add(what)


def _said_by(fault: DBAPIError) -> str:
    """What the driver says of a connection; never of a row, which may hold what nobody should read."""
    return short(printable(str(fault.orig).partition("\n")[0].rpartition(BEFORE_THE_REASON)[2]))


def _url(address: str) -> URL:
    """Raises `BadAddress`."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadAddress("database.bad-address") from None
    if url.drivername not in SCHEMES:
        raise BadAddress("database.bad-address")
    return url.set(drivername=DRIVER)


def _unsaid(url: URL) -> dict[str, Any]:
    """How the driver reaches it, where the address does not say otherwise."""
    return {name: value for name, value in REACHING.items() if name not in url.query}


def _engine(url: URL, *, asks_first: bool) -> Engine:
    """A few lines to the database; `asks_first`: whether one is still open is asked before it is used, for what is not tried twice.

    Raises `BadAddress` where the library for it is missing.
    """
    try:
        return create_engine(
            url,
            hide_parameters=True,  # packs are among them, and errors end in the log
            pool_pre_ping=asks_first,
            pool_size=5,
            max_overflow=15,
            pool_timeout=5,
            connect_args=_unsaid(url),
        )
    except ModuleNotFoundError:
        raise BadAddress("database.no-library") from None
