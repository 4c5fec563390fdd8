"""What makes a message of Web Push: sealed for one device alone (RFC 8291), and signed by the house that sends it (RFC 8292)."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from weli.parlour.push.endpoints import BadDevice
from weli.store.pushes import Device

CURVE: Final = SECP256R1()
SECRET: Final = 32
"""Bytes of the number that is a secret key."""
AUTH: Final = 16
LONGEST_KEY: Final = 120
"""Letters; a public key has 87."""


def new_secret() -> str:
    """A key that a house might have."""
    number: int = generate_private_key(CURVE).private_numbers().private_value
    return _text(number.to_bytes(SECRET))


class HouseKey:
    """By which those who pass messages on know that they come from the house for which somebody has asked them to be taken."""

    def __init__(self, secret: str, contact: str) -> None:
        """`contact`: the address of the house, where who passes them on finds whoever runs it."""
        self._vapid = Vapid02.from_raw(secret.encode())
        self._contact = contact

    @property
    def public(self) -> str:
        """As a browser wants it."""
        return _text(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def signature(self, endpoint: str) -> str:
        """What a message to there bears as its `Authorization`."""
        there = urlsplit(endpoint)
        claims = {"sub": self._contact, "aud": f"{there.scheme}://{there.netloc}"}
        return str(self._vapid.sign(claims)["Authorization"])


def seal(message: bytes, device: Device) -> bytes:
    """The message as that device alone can read it."""
    sealed: bytes = http_ece.encrypt(
        message,
        salt=os.urandom(AUTH),
        private_key=generate_private_key(CURVE),
        dh=_bytes(device.public_key),
        auth_secret=_bytes(device.auth),
        version="aes128gcm",
    )
    return sealed


def check_keys(device: Device) -> None:
    """Raises `BadDevice` where nothing can be sealed for that."""
    if max(len(device.public_key), len(device.auth)) > LONGEST_KEY:
        raise BadDevice("push.bad-device")
    try:
        EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(device.public_key))
        auth = _bytes(device.auth)
    except ValueError:
        raise BadDevice("push.bad-device") from None
    if len(auth) != AUTH:
        raise BadDevice("push.bad-device")


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Raises `ValueError`."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
