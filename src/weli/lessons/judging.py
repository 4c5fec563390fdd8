"""What the Wirt says to a choice: that it is right, or where to look."""

from dataclasses import dataclass

from weli.lessons.scene import ELSE, Ask, Scene, kind_of

SUIT = "suit"
RANK = "rank"


@dataclass(frozen=True)
class Judgement:
    """Whether a choice is right, and the key of the answer to it where it is not; empty: there is none of its own."""

    right: bool
    key: str = ""


def judged(scene: Scene, ask: Ask, tried: str) -> Judgement:
    """The answer to a choice: an act as a record writes it, or the cards that were pointed at.

    >>> from weli.lessons import scene_named
    >>> scene = scene_named("giltspiel", "gleich")
    >>> judged(scene, scene.asks[0], "H8 HA").key
    'lesson.giltspiel.gleich.one-suit'
    """
    if _same(ask, tried):
        return Judgement(True)
    fitting = (each for each in ask.wrong if any(_fits(ask, choice, tried) for choice in each.choices))
    wrong = next(fitting, None)
    return Judgement(False, scene.key(wrong.key) if wrong else "")


def _same(ask: Ask, tried: str) -> bool:
    """Whether it is right, in whatever order cards and figures are named."""
    return any(sorted(right.split()) == sorted(tried.split()) for right in ask.right)


def _fits(ask: Ask, choice: str, tried: str) -> bool:
    """Whether an answer is meant for that: an act is named whole, by how it begins, or by its kind."""
    if choice == ELSE:
        return True
    if not ask.picks:
        return choice in (tried, kind_of(tried)) or tried.startswith(f"{choice} ")
    cards = tried.split()
    if choice == SUIT:
        return len({card[0] for card in cards}) == 1
    if choice == RANK:
        return len({card[1] for card in cards}) == 1
    return set(choice.split()) <= set(cards)
