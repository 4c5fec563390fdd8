"""To which devices word is sent that it is somebody's turn, and by what key the house is known to those who pass it on."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Device:
    """A browser that has asked for it: where messages for it are taken, and with what they are sealed."""

    endpoint: str
    public_key: str
    auth: str
    lang: str


class PushStore(Protocol):
    """Keeps them. What a method has returned from is durable. All raise `StoreError`."""

    def house_key(self, purpose: str, drawn: str) -> str:
        """The secret of the house for that: the one just drawn, where it has none yet."""

    def add(self, player: str, session: str, device: Device, now_ms: int, most: int) -> None:
        """That browser of somebody's is told from now on, and nobody else there; of more than so many the oldest is told no more.

        It goes with its session; without one it is of whoever keeps the house.
        """

    def drop(self, endpoint: str) -> None: ...

    def devices(self, player: str) -> list[Device]:
        """Those of somebody, or of whom they have become since they sat down as that."""

    def asked_since(self, players: Collection[str]) -> dict[str, int]:
        """The addresses of their devices, and since when."""

    def is_news(self, table: str, player: str, turn: str) -> bool:
        """Whether they were not told of that turn yet; from now on they have been."""
