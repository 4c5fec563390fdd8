"""How parts are put together and hashed: section 1 of the protocol (docs/shuffle.md).

Every part has its length before it, so that no two rows of parts make the same bytes; the name of the protocol and a tag come first, so
that no hash of one purpose can stand for one of another.
"""

import hmac
from hashlib import sha256
from typing import Final

PROTOCOL: Final = "weli/shuffle/1"
DIGEST: Final = 32
"""The length of a hash, a secret or a nonce, in bytes."""


def u8(number: int) -> bytes:
    """A number from 0 to 255 as one byte."""
    return number.to_bytes(1)


def u32(number: int) -> bytes:
    """A number as four bytes, the highest first."""
    return number.to_bytes(4)


def u64(number: int) -> bytes:
    """A number as eight bytes, the highest first."""
    return number.to_bytes(8)


def framed(tag: str, parts: tuple[bytes, ...]) -> bytes:
    """The bytes that are hashed: protocol, tag and parts, each with its length in four bytes before it."""
    return b"".join([u32(len(part)) + part for part in (PROTOCOL.encode(), tag.encode(), *parts)])


def digest(tag: str, *parts: bytes) -> bytes:
    """`H` of the protocol: SHA-256 over the framed parts."""
    return sha256(framed(tag, parts)).digest()


def keyed(key: bytes, tag: str, *parts: bytes) -> bytes:
    """`MAC` of the protocol: HMAC-SHA-256 over the framed parts."""
    return hmac.digest(key, framed(tag, parts), "sha256")
