"""Figures about a running house, as Prometheus collects them: how many, how long, how often refused, and nothing of anybody.

Only whoever sits at this machine is told them, at `/metrics` of the house's own page.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from weli.core.version import __version__
from weli.parlour.parlour import Parlour
from weli.web.gate import comes_as_owner

PLACE: Final = "/metrics"
SECONDS: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Up to where the times of acts are counted together; 0.05 is what one does not notice."""


class Figures:
    """What is counted of one house. Each has its own, so that two in one process do not add up."""

    def __init__(self, parlour: Parlour) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._acts = Counter("weli_acts", "Acts that pages have sent", ["outcome"], registry=self.registry)
        self._seconds = Histogram(
            "weli_act_seconds", "From an act's arrival until it is durable", buckets=SECONDS, registry=self.registry
        )
        self._views = Counter("weli_views", "Views that were sent to pages", registry=self.registry)
        self._lines = Gauge("weli_lines", "Lines that are open to pages", registry=self.registry)
        self._requests = Counter("weli_requests", "Requests that were answered", ["status"], registry=self.registry)
        tables = Gauge(
            "weli_tables_in_memory", "Tables that somebody looks at, or did just now", registry=self.registry
        )
        tables.set_function(lambda: len(parlour))
        Gauge("weli_version", "1, beside the version", ["version"], registry=self.registry).labels(__version__).set(1)

    @contextmanager
    def line(self) -> Iterator[None]:
        """A line is open as long as the block lasts."""
        with self._lines.track_inprogress():
            yield

    @contextmanager
    def act(self) -> Iterator[None]:
        """An act is judged and stored within the block."""
        with self._seconds.time():
            yield

    def answered(self, *, taken: bool) -> None:
        """An act was taken or refused."""
        self._acts.labels("taken" if taken else "refused").inc()

    def sent_view(self) -> None:
        self._views.inc()

    def answered_request(self, status: int) -> None:
        self._requests.labels(f"{status // 100}xx").inc()

    def written(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)


def with_figures(app: ASGIApp, figures: Figures) -> ASGIApp:
    """The same application, whose answers are counted."""

    async def counting(scope: Scope, receive: Receive, send: Send) -> None:
        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                figures.answered_request(message["status"])
            await send(message)

        await app(scope, receive, noting)

    return counting


async def _tell(request: Request) -> Response:
    if not comes_as_owner(request.scope):
        raise HTTPException(404)
    figures: Figures = request.app.state.figures
    return Response(await run_in_threadpool(figures.written), media_type=CONTENT_TYPE_LATEST)


ROUTES: Final = [Route(PLACE, _tell)]
