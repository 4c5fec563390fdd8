"""The regulars of the inn: the face of each, what they wear, and how they sit before us."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from weli.art import wardrobe
from weli.art.features import Face
from weli.art.pen import Pen

Drawing = Callable[[Pen, Face], None]
Lip = Callable[[Pen, Face, str], None]
"""It goes along with the mouth, of which it is told what it does."""


def _nothing(p: Pen, f: Face, mouth: str) -> None:
    pass


@dataclass(frozen=True)
class Regular:
    """`coat` lies behind the head, `front` before the features, `lip` before the mouth."""

    face: Face
    ground: str
    coat: Drawing
    front: Drawing
    lip: Lip = _nothing
    flip: bool = False  # looks to the left
    size: float = 1.0
    down: float = 0.0  # so much lower than the others sits who wears something on their head


REGULARS: Final = {
    "franz": Regular(
        Face(
            turn=0.85,
            jaw=-1,
            cheek=-2,
            nose=5,
            hook=3,
            bulb=1,
            age=0.8,
            brow=0.8,
            brow_width=6,
            eye=4.8,
            mouth=-0.3,
            chin=3,
            blush=0.6,
            shaded=True,
        ),
        "#cdbfa0",
        wardrobe.franz_coat,
        wardrobe.franz_front,
        size=0.95,
        down=14,
    ),
    "lina": Regular(
        Face(
            turn=0.7,
            jaw=-2,
            cheek=2,
            nose=-3.5,
            hook=-2,
            bridge=0.3,
            snub=3,
            brow=-0.2,
            brow_width=3.6,
            brow_ink="#5b381d",
            eye=6.6,
            mouth=0.55,
            lips=1,
            chin=-3,
            blush=1.1,
        ),
        "#e3c9a8",
        wardrobe.lina_coat,
        wardrobe.lina_front,
        down=6,
    ),
    "nanni": Regular(
        Face(
            turn=0.95,
            jaw=-3,
            cheek=-2,
            nose=6,
            hook=3,
            age=1,
            brow=0.2,
            brow_width=3.4,
            brow_ink="#8d8678",
            eye=5,
            mouth=0.1,
            chin=3,
            blush=0.8,
            shaded=True,
        ),
        "#c9d0c4",
        wardrobe.nanni_coat,
        wardrobe.nanni_front,
        flip=True,
    ),
    "seppl": Regular(
        Face(
            turn=0.45,
            jaw=1,
            nose=-2,
            bulb=1.5,
            brow=-0.7,
            brow_width=4.6,
            brow_ink="#8a4f18",
            eye=6.8,
            mouth=0.75,
            chin=-1,
        ),
        "#bfcdd2",
        wardrobe.seppl_coat,
        wardrobe.seppl_front,
        flip=True,
        down=6,
    ),
    "vroni": Regular(
        Face(
            turn=0.5,
            jaw=6,
            cheek=5,
            bulb=2.5,
            bridge=0,
            brow=0.1,
            brow_width=4,
            eye=5.4,
            mouth=0.15,
            lips=1.1,
            chin=3,
            age=0.2,
            blush=1.2,
        ),
        "#dbbfae",
        wardrobe.vroni_coat,
        wardrobe.vroni_front,
        flip=True,
        down=6,
    ),
    "wirt": Regular(
        Face(
            turn=0.6,
            jaw=8,
            cheek=3,
            bulb=4,
            nose=1,
            brow=-0.2,
            brow_width=7,
            brow_ink="#5b381d",
            age=0.45,
            eye=5.2,
            mouth=0.6,
            blush=1.3,
            chin=2,
        ),
        "#d9c79a",
        wardrobe.wirt_coat,
        wardrobe.wirt_front,
        wardrobe.moustache,
    ),
}
