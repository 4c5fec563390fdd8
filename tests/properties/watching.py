"""An observer of a deal who keeps his own books: what every game's observer can do."""


class Watching:
    """Follows a deal by its acts alone, and says what must hold."""

    def take(self, seat: int, act: int) -> None:
        """Follows an act before it is made."""
        raise NotImplementedError

    def holds(self) -> None:
        """What must hold at every moment."""
        raise NotImplementedError

    def ends_well(self) -> None:
        """What must hold when the deal is over."""
        raise NotImplementedError
