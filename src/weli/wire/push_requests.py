"""What goes between the page and the house about word to a device, over plain HTTP."""

import msgspec


class PushKey(msgspec.Struct, frozen=True):
    """`GET /api/push`: by which key this house is known to those who pass word on."""

    key: str  # empty: it sends none


class PushDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/push?lang=`: this browser wants to be told when it is one's turn; what it has agreed with its maker."""

    endpoint: str
    public_key: str
    auth: str


class PushOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/push/off`: and no more. Whoever knows the endpoint may say so."""

    endpoint: str
