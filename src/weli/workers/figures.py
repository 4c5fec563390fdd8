"""The figures of all processes of a house, told by whichever of them is asked: each beside the number of its process."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Final

from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from weli.parlour.parlour import Parlour
from weli.store.store import StoreError
from weli.web.figures import Figures
from weli.workers.asking import Asking, Distant

EVERY: Final = 1.0
"""Seconds after which each process says what it has counted."""


class WorkersFigures(Figures):
    """Those of one process, which tells those of the others with them."""

    def __init__(self, parlour: Parlour, asking: Asking, process: int) -> None:
        super().__init__(parlour)
        self._shared = Distant(asking, "figures")
        self._process = process

    def written(self) -> bytes:
        return joined(self._said())

    async def keep_saying(self) -> None:
        """Says them over and over until it is cancelled."""
        while True:
            with suppress(StoreError):  # they are of no use to anybody then
                await asyncio.to_thread(self._said)
            await asyncio.sleep(EVERY)

    def _said(self) -> dict[int, bytes]:
        said: dict[int, bytes] = self._shared.say(self._process, super().written())
        return said


def joined(said: Mapping[int, bytes]) -> bytes:
    """What several processes have counted, as Prometheus reads it, each figure beside the number of its process."""
    registry = CollectorRegistry()
    registry.register(_Joined(said))
    return generate_latest(registry)


class _Joined(Collector):
    def __init__(self, said: Mapping[int, bytes]) -> None:
        self._said = said

    def collect(self) -> Iterator[Metric]:
        found: dict[str, Metric] = {}
        for process, written in sorted(self._said.items()):
            for family in text_string_to_metric_families(written.decode()):
                whole = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    whole.add_sample(sample.name, {**sample.labels, "process": f"{process}"}, sample.value)
        yield from found.values()
