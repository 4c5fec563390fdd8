"""What has to be proven, and what could not be."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Proofs:
    """By seat, as sets of figures. Each row is replaced, never changed."""

    duties: vec[i64]  # figures whose example each player owes
    failed: vec[i64]
    unshown: vec[i64]  # figures bet on blind that each player could not show for their side

    def copy(self) -> "Proofs":
        twin = Proofs()
        twin.duties = self.duties
        twin.failed = self.failed
        twin.unshown = self.unshown
        return twin

    def bind(self, seat: i64, figures: i64) -> None:
        """A player must be able to show these figures."""
        if figures & ~self.duties[seat]:
            self.duties = _with(self.duties, seat, figures)

    def release(self, seat: i64, figures: i64) -> None:
        """A player need not show these figures any more."""
        if figures & self.duties[seat]:
            duties = self.duties[:]
            duties[seat] &= ~figures
            self.duties = duties

    def fail(self, seat: i64, figures: i64, unshown: i64) -> None:
        """A player has no example of these figures, and cannot show those others for their side."""
        self.failed = _with(self.failed, seat, figures)
        self.unshown = _with(self.unshown, seat, unshown)


def _with(row: vec[i64], seat: i64, figures: i64) -> vec[i64]:
    twin = row[:]
    twin[seat] |= figures
    return twin


def nothing_owed(nought: vec[i64]) -> Proofs:
    """No figure of any seat; `nought` stands for each of them."""
    proofs = Proofs()
    proofs.duties = nought
    proofs.failed = nought
    proofs.unshown = nought
    return proofs
