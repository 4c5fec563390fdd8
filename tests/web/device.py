"""A device with a passkey of its own, by the book (Web Authentication, level 2), for tests that want to get something wrong in it."""

import json
import os
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


def letters(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class SoftDevice:
    """Makes one passkey and uses it; what it says of itself can be changed."""

    def __init__(self) -> None:
        self.credential = os.urandom(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0
        self.flags = PRESENT | VERIFIED

    def makes(self, asked: dict[str, Any], origin: str) -> dict[str, Any]:
        said = self._said("webauthn.create", asked, origin)
        data = self._data(origin, NEW) + bytes(16) + len(self.credential).to_bytes(2) + self.credential + self._public()
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer({"clientDataJSON": letters(said), "attestationObject": letters(attested)})

    def uses_it(self, asked: dict[str, Any], origin: str) -> dict[str, Any]:
        self.uses += 1
        said, data = self._said("webauthn.get", asked, origin), self._data(origin)
        signed = self.key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": said, "authenticatorData": data, "signature": signed}
        return self._answer({name: letters(value) for name, value in response.items()})

    def _said(self, kind: str, asked: dict[str, Any], origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": asked["challenge"], "origin": origin}).encode()

    def _data(self, origin: str, flags: int = 0) -> bytes:
        name = (urlsplit(origin).hostname or "").encode()
        return sha256(name).digest() + bytes([self.flags | flags]) + self.uses.to_bytes(4)

    def _public(self) -> bytes:
        point = self.key.public_key().public_numbers()
        return bytes(cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}))

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        named = letters(self.credential)
        return {"id": named, "rawId": named, "type": "public-key", "response": response, "clientExtensionResults": {}}
