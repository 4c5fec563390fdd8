"""The certificate by which a house proves its name: read, and tried out before anybody comes."""

import ssl
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from weli.web.listening import CannotOpen

ROUNDS: Final = 4
"""More than a greeting takes."""

SENTENCES: Final = {
    9: "serve.old-certificate",
    10: "serve.old-certificate",
    62: "serve.others-certificate",
    64: "serve.others-certificate",
}
"""By the number that OpenSSL gives to what is wrong: not valid yet, not any more, for another name, for another address."""


def certified(certificate: Path, key: Path | None, name: str) -> ssl.SSLContext:
    """What serves https under that name (empty: whatever name it is called by), from files in PEM form.

    Raises:
        CannotOpen: they cannot be read, do not belong together, have run out, or speak for other names.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        context.load_cert_chain(certificate, key, password=_no_password)
    except ssl.SSLError as fault:
        does_not_match = fault.reason == "KEY_VALUES_MISMATCH"
        raise CannotOpen("serve.other-key" if does_not_match else "serve.no-certificate", file=certificate) from fault
    except OSError as fault:
        missing = next((file for file in (certificate, key) if file and not file.is_file()), certificate)
        raise CannotOpen("serve.no-certificate", file=missing) from fault
    refused = _refused_by_a_visitor(context, certificate, name)
    if refused is not None:
        sentence = SENTENCES.get(refused.verify_code, "serve.unfit-certificate")
        raise CannotOpen(sentence, file=certificate, name=name, why=refused.verify_message)
    return context


def runs_out(served: ssl.SSLContext, certificate: Path) -> datetime:
    """Until when the certificate is valid that was read from that file."""
    shown = _greeted(served, certificate, "").getpeercert() or {}
    return datetime.fromtimestamp(ssl.cert_time_to_seconds(str(shown["notAfter"])), UTC)


def _no_password() -> str:
    """A key that is locked would have the terminal asked for its password."""
    return ""


def _refused_by_a_visitor(served: ssl.SSLContext, certificate: Path, name: str) -> ssl.SSLCertVerificationError | None:
    """Why somebody who trusts its maker would refuse it all the same; none where they do not."""
    try:
        _greeted(served, certificate, name)
    except ssl.SSLCertVerificationError as refused:
        return refused
    return None


def _greeted(served: ssl.SSLContext, certificate: Path, name: str) -> ssl.SSLObject:
    """The end of somebody who trusts its maker and has come by that name. Raises `SSLCertVerificationError`."""
    visiting = ssl.create_default_context(cafile=certificate)
    visiting.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    visiting.check_hostname = bool(name)
    to_us, to_them = ssl.MemoryBIO(), ssl.MemoryBIO()
    visitor = visiting.wrap_bio(to_them, to_us, server_hostname=name or None)
    house = served.wrap_bio(to_us, to_them, server_side=True)
    for _ in range(ROUNDS):
        for end in (visitor, house):
            with suppress(ssl.SSLWantReadError):
                end.do_handshake()
    return visitor
