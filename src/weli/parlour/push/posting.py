"""One message handed over to whoever passes it on, over a line of its own: with which number they answer, and nothing else they say."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import h11

from weli.parlour.push.endpoints import Place, Unreachable, Way

PART: Final = 4096


async def post(place: Place, headers: Mapping[str, str], body: bytes, way: Way, asking: ThreadPoolExecutor) -> int:
    """With which number they answer. It is not looked further where they point elsewhere.

    Raises `Unreachable` where they answer nothing that would be one.
    """
    address, certificates = await way.address(place, asking), await asyncio.to_thread(way.certificates)
    try:
        reader, writer = await asyncio.open_connection(
            address, place.port, ssl=certificates, server_hostname=place.host, limit=PART
        )
    except OSError as fault:
        raise Unreachable(place.host) from fault
    try:
        return await _ask(reader, writer, place, headers, body)
    except (OSError, h11.RemoteProtocolError) as fault:
        raise Unreachable(place.host) from fault
    finally:
        writer.transport.abort()


async def _ask(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, place: Place, headers: Mapping[str, str], body: bytes
) -> int:
    speaking = h11.Connection(h11.CLIENT)
    own = {"host": place.host, "content-length": str(len(body)), "connection": "close"}
    request = h11.Request(method="POST", target=place.target, headers=list({**own, **headers}.items()))
    for event in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(speaking.send(event) or b"")
    await writer.drain()
    while True:
        heard = speaking.next_event()
        if heard is h11.NEED_DATA:
            speaking.receive_data(await reader.read(PART))
        elif isinstance(heard, h11.Response):
            return heard.status_code
        elif not isinstance(heard, h11.InformationalResponse):
            raise Unreachable(place.host)
