"""Redis or Valkey as the bus: for many nodes, or where no straight line leads to the database."""

from collections.abc import Callable
from typing import Any, Final

from weli.core.errors import SaidError
from weli.parlour.bus import HintBus

SCHEMES: Final = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss"}
"""What an address may begin with, and what the library calls it."""
REACHING: Final[dict[str, Any]] = {"socket_connect_timeout": 3, "socket_keepalive": True, "health_check_interval": 5}
CERTIFICATE: Final = "CERTIFICATE"
"""A word of what OpenSSL says of one that does not do."""


class BusError(SaidError):
    """Nobody could be told anything by that bus."""


class RedisBus(HintBus):
    def __init__(self, address: str, installation: str, node: str) -> None:
        """Raises `BusError` where it is no address of a bus, nobody answers there, or the library for it is missing."""
        super().__init__(installation, node)
        self._address = _known(address)
        _ask(self._address)

    async def _hear(self, heard: Callable[[str], None]) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415  it comes with an extra

        async with Redis.from_url(self._address, decode_responses=True, **REACHING) as redis, redis.pubsub() as line:
            await line.subscribe(self.channel)
            self._works()
            async for message in line.listen():
                if message["type"] == "message":
                    heard(message["data"])

    async def _speak(self) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415  it comes with an extra

        async with Redis.from_url(self._address, socket_timeout=3, **REACHING) as redis:
            while True:
                for message in await self._next_messages():
                    await redis.publish(self.channel, message)


def _known(address: str) -> str:
    """The address as the library writes it."""
    scheme, separator, rest = address.partition("://")
    if not separator or scheme not in SCHEMES or not rest:
        raise BusError("bus.bad-address")
    return f"{SCHEMES[scheme]}://{rest}"


def _ask(address: str) -> None:
    """Whether somebody answers there who lets us in."""
    try:
        from redis import Redis  # noqa: PLC0415  it comes with an extra
        from redis.exceptions import RedisError  # noqa: PLC0415
    except ModuleNotFoundError:
        raise BusError("database.no-library") from None
    try:
        with Redis.from_url(address, socket_timeout=3, **REACHING) as redis:
            redis.ping()
    except ValueError:
        raise BusError("bus.bad-address") from None
    except RedisError as silent:
        raise BusError("bus.certificate" if CERTIFICATE in str(silent) else "bus.unreachable") from silent
