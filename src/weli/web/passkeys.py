"""Passkeys, as the library has them: what a browser is asked, and whether what it answers is right.

All of it for one address of the house, at which the browser says it is, and which the gate has looked at already.
"""

from typing import Any, Final
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from weli.parlour.credentials import CHALLENGE, NotKept, NotSignedIn
from weli.store.accounts import Passkey
from weli.store.people import Player

HOUSE: Final = "Weli"
UNREADABLE: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)
"""What the library may stumble over in what a browser sends."""
FOUND_BY_ITSELF: Final = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
)
"""Whoever signs in types no name: the device knows whose it is, and makes sure that its owner is there."""


class Passkeys:
    """All there is to do with them."""

    def to_make(self, origin: str, player: Player, theirs: list[Passkey], challenge: str) -> dict[str, Any]:
        """What a browser is asked so that it makes one for somebody, on a device that has none of theirs yet."""
        asked = webauthn.generate_registration_options(
            rp_id=_name(origin),
            rp_name=HOUSE,
            user_id=player.player.encode(),
            user_name=player.name,
            challenge=base64url_to_bytes(challenge),
            timeout=CHALLENGE,
            authenticator_selection=FOUND_BY_ITSELF,
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one.credential)) for one in theirs],
        )
        return options_to_json_dict(asked)

    def to_use(self, origin: str, challenge: str) -> dict[str, Any]:
        """What a browser is asked so that somebody uses one."""
        asked = webauthn.generate_authentication_options(
            rp_id=_name(origin),
            challenge=base64url_to_bytes(challenge),
            timeout=CHALLENGE,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(asked)

    def challenge_in(self, answer: dict[str, Any]) -> str:
        """What a browser says it was asked. Raises `NotSignedIn`."""
        try:
            said = webauthn.helpers.parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"]))
            return bytes_to_base64url(said.challenge)
        except UNREADABLE as wrong:
            raise NotSignedIn("signing.not-readable") from wrong

    def made(self, origin: str, answer: dict[str, Any], challenge: str, now_ms: int) -> Passkey:
        """The passkey that a browser has made. Raises `NotKept`."""
        try:
            found = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=_name(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except UNREADABLE as wrong:
            raise NotKept("signing.bad-passkey") from wrong
        credential, key = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
        return Passkey(credential, key, found.sign_count, now_ms, now_ms)

    def used(self, origin: str, answer: dict[str, Any], challenge: str, passkey: Passkey) -> int:
        """How often it says it has been used. Raises `NotSignedIn` where it was not that one."""
        try:
            found = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=_name(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.uses,
                require_user_verification=True,
            )
        except UNREADABLE as wrong:
            raise NotSignedIn("signing.unknown-passkey") from wrong
        return found.new_sign_count


def _name(origin: str) -> str:
    return urlsplit(origin).hostname or ""
