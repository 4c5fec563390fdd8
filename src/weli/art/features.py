"""A face by its values: what makes it somebody's, and each of its parts in each of its ways.

A face is 100 units from chin to crown, its middle at 0,0; it looks at us, or up to three quarters to the right. What a sign moves is
drawn by itself, so that a page puts a face together: eyes open or shut, brows, pupils, and one mouth of several.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from weli.art.palette import BLUSH, INK, LINEN, LIP, MAW, SKIN
from weli.art.pen import POINTS, SWELL, WEDGE, Pen


@dataclass(frozen=True)
class Face:
    """A face by its temper; measures in hundredths of its height."""

    turn: float  # 0 looks at us, 1 three quarters to the right
    jaw: float = 0  # -6 narrow .. 8 broad
    cheek: float = 0
    chin: float = 0
    nose: float = 0  # -4 short .. 8 long
    hook: float = 0
    bulb: float = 0
    bridge: float = 1  # 0: only the tip of the nose is drawn, as on young faces
    snub: float = 0  # how far the tip turns up
    brow: float = 0  # -1 worried .. 1 stern
    brow_width: float = 5
    brow_ink: str = INK
    eye: float = 5.6  # how far open
    mouth: float = 0  # -1 sour .. 1 smiling
    lips: float = 0  # 0 a line, 1 full and red
    age: float = 0
    blush: float = 1
    shaded: bool = False  # the jaw, where neither beard nor youth forbids it
    bearded: bool = False  # a cheek that is blown up shows above the beard

    def mixed(self, front: float, turned: float) -> float:
        """A measure between that of a face seen from the front and that of one turned away."""
        return front + (turned - front) * self.turn


_FRONT = ((0, -54), (24, -46), (34, -24), (33.5, -7), (33, 10), (28, 30), (17, 46), (0, 52), (-17, 46), (-28, 30))
_FRONT_NEAR = ((-33, 10), (-33.5, -7), (-34, -24), (-24, -46))
_TURNED = ((2, -55), (25, -46), (31, -24), (28, -8), (31.5, 6), (28, 27), (22, 42), (9, 52), (-10, 47), (-27, 31))
_TURNED_NEAR = ((-35, 9), (-37, -7), (-37, -25), (-24, -47))
_EYES = -4.0


def _written(points: list[tuple[float, float]], closed: bool = True) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points) + (" z" if closed else "")


def outline(f: Face) -> list[tuple[float, float]]:
    """The line round the face, from the crown over the far side, the chin and the near side."""
    ring = []
    pairs = zip(_FRONT + _FRONT_NEAR, _TURNED + _TURNED_NEAR, strict=True)
    for i, ((ax, ay), (bx, by)) in enumerate(pairs):
        side = 1 if i < 7 else -1
        broad = f.jaw if i in (5, 6, 8, 9) else 0
        full = f.cheek if i in (4, 5, 9, 10) else 0
        ring.append((f.mixed(ax, bx) + side * (broad + full), f.mixed(ay, by) + (f.chin if i in (6, 7, 8) else 0)))
    return ring


def head(p: Pen, f: Face) -> None:
    """What no sign moves: ears, skin, nose, age."""
    ring = outline(f)
    p.part("-32,-8! -41,-10 -43,2 -39,13 -31,12! z", SKIN, 4)
    p.line("-39,-4 -39.5,3 -36,6", 2.4)
    if f.turn < 0.5:
        p.part("32,-8! 40,-10 42,2 38,13 31,12! z", SKIN, 4)
    p.fill(_written(ring), SKIN)
    r = 8.5 * f.blush
    p.disc(f.mixed(-20, -17), 16, r, BLUSH, high=r * 0.8)
    p.disc(f.mixed(20, 25), 15, r * f.mixed(1, 0.5), BLUSH, high=r * 0.75)
    if f.shaded:
        p.comb(_written([ring[10], ring[9], ring[8], ring[7]], closed=False), (13, 4), 5.5, 3.2, (4, -9))
    if f.age > 0.4:
        p.loft("-25,12 -18,22 -12,30", "-30,14 -24,25 -19,33", 3, 2.6)
    p.contour(_written(ring), 5.2)
    _nose(p, f)
    _age(p, f)


def _nose(p: Pen, f: Face) -> None:
    u, bx = f.snub, f.mixed(4, 11)
    tx, ty = f.mixed(8, 23.5) + f.bulb * 0.8, 15 + f.nose
    root = f"{bx - 2:.1f},-13 {bx:.1f},-5 " if f.bridge > 0.5 else ""
    middle = f"{f.mixed(7, 17) + f.hook - u * 0.5:.1f},{4 + f.nose * 0.4 + u:.1f} {tx + u * 0.4:.1f},{ty - 3 - u:.1f}"
    under = f"{tx - 1:.1f},{ty + 2.5 - u * 0.5:.1f} {f.mixed(2, 15):.1f},{ty + 4 + f.bulb * 0.3:.1f}"
    p.line(f"{root}{middle} {under}", 4.4, (0.25, 0.7, 0.8, 1.1, 0.7) if root else (0.1, 0.8, 1.1, 0.7))
    if f.bridge and not root:
        p.line(f"{bx - 2:.1f},-14 {bx - 1:.1f},-9 {bx + 1:.1f},-5", 2.6, POINTS)
    wing = f.mixed(-7.5, 8) - f.bulb * 0.6
    p.line(
        f"{wing + 1.5:.1f},{ty - 5:.1f} {wing - 1.5:.1f},{ty:.1f} {wing + 2.5:.1f},{ty + 3.6:.1f}", 3.6, (0.3, 1, 0.5)
    )
    if f.turn < 0.5:
        far = 8.5 + f.bulb * 0.6
        p.line(f"{far - 0.5:.1f},{ty - 4:.1f} {far + 2:.1f},{ty:.1f} {far - 2:.1f},{ty + 3.4:.1f}", 3, (0.3, 1, 0.5))


def _age(p: Pen, f: Face) -> None:
    """Folds beside the nose, on the forehead, at the near eye."""
    wing, ty = f.mixed(-7.5, 8) - f.bulb * 0.6, 15 + f.nose
    mx, my = _mouth_at(f)
    if f.age > 0.15:
        fold = f"{wing - 4:.1f},{ty - 2:.1f} {wing - 9:.1f},{ty + 6:.1f} {mx - 16:.1f},{my - 2:.1f}"
        p.line(fold, 2 + f.age * 1.6, POINTS)
    if f.age > 0.5:
        for k, y in enumerate((-30, -24.5)):
            p.line(
                f"{f.mixed(-18, -16):.1f},{y} {f.mixed(0, 4):.1f},{y - 2 + k} {f.mixed(18, 22):.1f},{y + 0.5}",
                2.2,
                POINTS,
            )


# Eyes.


@dataclass(frozen=True)
class _Eye:
    x: float
    half: float  # of its width
    out: int  # which way the temple lies

    @classmethod
    def of(cls, f: Face, near: bool) -> "_Eye":
        return (
            cls(f.mixed(-14.5, -9.5), f.mixed(10, 10.5), -1) if near else cls(f.mixed(14.5, 18.5), f.mixed(10, 7.2), 1)
        )


def eye_open(p: Pen, f: Face, near: bool) -> None:
    """White and lids; the pupil goes above."""
    e, o = _Eye.of(f, near), f.eye
    x, y, h = e.x, _EYES, e.half
    upper = f"{x - h * 0.4:.1f},{y - o * 0.85:.1f} {x + h * 0.35:.1f},{y - o * 0.85:.1f}"
    lower = f"{x + h * 0.4:.1f},{y + o * 0.62:.1f} {x - h * 0.4:.1f},{y + o * 0.66:.1f}"
    p.fill(f"{x - h:.1f},{y + 1.2:.1f}! {upper} {x + h:.1f},{y + 1:.1f}! {lower} z", LINEN)
    p.line(f"{x - h * 1.1:.1f},{y + 1.8:.1f} {upper} {x + h * 1.1:.1f},{y + 1.4:.1f}", 4.6, (0.5, 1, 1.1, 0.4))
    p.line(
        f"{x - h * 0.7:.1f},{y + o * 0.62:.1f} {x:.1f},{y + o * 0.75:.1f} {x + h * 0.75:.1f},{y + o * 0.55:.1f}",
        2,
        POINTS,
    )
    if f.age > 0.3:
        bag = f"{x - h * 0.9:.1f},{y + o:.1f} {x:.1f},{y + o * 1.65:.1f} {x + h * 0.8:.1f},{y + o * 1.1:.1f}"
        p.line(bag, 2.2 * f.age + 0.8, POINTS)


def eye_shut(p: Pen, f: Face, near: bool) -> None:
    e = _Eye.of(f, near)
    x, y, h = e.x, _EYES, e.half
    lid = f"{x - h * 1.05:.1f},{y - 1:.1f} {x - h * 0.3:.1f},{y + 3.6:.1f} {x + h * 0.5:.1f},{y + 3.2:.1f} {x + h:.1f},{y - 1.5:.1f}"
    p.line(lid, 5.6, (0.5, 1, 1, 0.5))
    p.line(f"{x - h:.1f},{y + 7:.1f} {x:.1f},{y + 9.5:.1f} {x + h * 0.9:.1f},{y + 6.5:.1f}", 2.6, POINTS)
    corner = x + e.out * h * 1.15
    for dy in (-4, 0, 4):
        p.line(f"{corner:.1f},{y + dy * 0.5:.1f} {corner + e.out * 7:.1f},{y + dy * 1.5 - 0.5:.1f}", 2.4, WEDGE)


def pupil(p: Pen, f: Face, near: bool) -> None:
    """In the middle of the eye; the gaze moves it."""
    p.disc(_Eye.of(f, near).x, _EYES - 0.4, f.eye * 0.62, INK)


def brow(p: Pen, f: Face, near: bool) -> None:
    e, b, y = _Eye.of(f, near), f.brow * 4, -15.0
    s = -e.out
    outer = f"{e.x - s * e.half * 1.28:.1f},{y + 1 - b * 0.6:.1f}"
    middle = f"{e.x - s * e.half * 0.3:.1f},{y - 4.5 - b * 0.3:.1f}"
    p.line(
        f"{outer} {middle} {e.x + s * e.half * 1.13:.1f},{y - 1 + b:.1f}", f.brow_width, (0.15, 0.9, 1.1), f.brow_ink
    )


# Mouths.


def _mouth_at(f: Face) -> tuple[float, float]:
    return f.mixed(0, 12.5), 29 + f.nose * 0.45 + f.chin * 0.2


def _lips(p: Pen, f: Face, curved: float, wider: float = 0, raised: float = 0) -> None:
    """Closed lips: `curved` from sour to smiling, `wider` than at rest, the near corner `raised`."""
    x, y = _mouth_at(f)
    near, far = f.mixed(12, 13) + wider, f.mixed(12, 9) + wider * 0.6
    c = curved * 4
    left, right = f"{x - near:.1f},{y - c - raised:.1f}", f"{x + far:.1f},{y - c:.1f}"
    if f.lips:
        u = 3.4 * f.lips
        upper = f"{x - 3:.1f},{y - u - raised / 3:.1f} {x:.1f},{y - u * 0.6:.1f} {x + 3:.1f},{y - u:.1f}"
        p.fill(f"{left}! {upper} {right}! {x + 2:.1f},{y + u * 1.7:.1f} {x - 3:.1f},{y + u * 1.7:.1f} z", LIP)
    sag = y + 0.8 - c * 0.1
    between = f"{x - near * 0.4:.1f},{sag - raised / 3:.1f} {x - 1:.1f},{y - 0.8:.1f} {x + far * 0.45:.1f},{sag:.1f}"
    p.line(f"{left} {between} {right}", 4.2, (0.6, 1, 0.8, 1, 0.5))
    if curved > 0.4 or wider or raised:
        fold = f"{x - near - 2:.1f},{y - c - raised - 5:.1f} {x - near - 4:.1f},{y - c - raised:.1f}"
        p.line(f"{fold} {x - near - 1:.1f},{y - c - raised + 5:.1f}", 2.8, POINTS)


def mouth_rest(p: Pen, f: Face) -> None:
    _lips(p, f, f.mouth)


def mouth_sour(p: Pen, f: Face) -> None:
    _lips(p, f, -1.5)


def mouth_wide(p: Pen, f: Face) -> None:
    _lips(p, f, -0.1, wider=9)


def mouth_aside(p: Pen, f: Face) -> None:
    """One corner drawn up towards the eye."""
    _lips(p, f, 0.2, wider=4, raised=9)


def mouth_glad(p: Pen, f: Face) -> None:
    """A laugh that shows the teeth."""
    x, y = _mouth_at(f)
    near, far = f.mixed(12, 13) + 6, f.mixed(12, 9) + 6 - 3 * f.turn
    corners = f"{x - near:.1f},{y - 5:.1f}! {x:.1f},{y - 1:.1f} {x + far:.1f},{y - 5:.1f}!"
    lips = f"{corners} {x + far * 0.45:.1f},{y + 8:.1f} {x - near * 0.45:.1f},{y + 8:.1f} z"
    p.part(lips, LINEN, 4)
    p.line(f"{x - near * 0.75:.1f},{y + 0.5:.1f} {x:.1f},{y + 4:.1f} {x + far * 0.75:.1f},{y + 0.5:.1f}", 2.2, SWELL)
    p.line(f"{x - near - 2:.1f},{y - 11:.1f} {x - near - 5:.1f},{y - 5:.1f} {x - near - 2:.1f},{y + 1:.1f}", 3, POINTS)


def mouth_kiss(p: Pen, f: Face) -> None:
    """Lips pushed forward."""
    x, y = _mouth_at(f)
    r = 5.4
    p.part(
        f"{x - r},{y - 1}! {x - 1},{y - r} {x + 2},{y - r + 1} {x + r * 0.9},{y} {x + 2},{y + r} {x - 1},{y + r} z",
        LIP,
        3,
    )
    p.disc(x + 0.6, y, 2, INK)
    p.line(f"{x - r - 5},{y - 7} {x - r - 8},{y} {x - r - 4},{y + 8}", 2.8, POINTS)


def mouth_open(p: Pen, f: Face) -> None:
    """It stands open."""
    x, y = _mouth_at(f)
    p.disc(x, y + 1, 6, MAW, 3.4, high=7.5)


def mouth_tongue(p: Pen, f: Face) -> None:
    """The tip of the tongue between the lips."""
    x, y = _mouth_at(f)
    p.part(f"{x - 5},{y}! {x - 5},{y + 7} {x},{y + 11} {x + 5},{y + 7} {x + 5},{y}! z", BLUSH, 3)
    p.line(f"{x},{y + 2} {x},{y + 7}", 2, POINTS)
    _lips(p, f, f.mouth)


MOUTHS: Final[dict[str, Callable[[Pen, Face], None]]] = {
    "rest": mouth_rest,
    "glad": mouth_glad,
    "sour": mouth_sour,
    "wide": mouth_wide,
    "aside": mouth_aside,
    "kiss": mouth_kiss,
    "open": mouth_open,
    "tongue": mouth_tongue,
}


# What else a sign may show.


def cheek(p: Pen, f: Face) -> None:
    """The near cheek blown up."""
    x, y = f.mixed(-27, -24) + 3 * f.bearded, 24 + f.nose * 0.3 - 9 * f.bearded
    p.disc(x, y, 12, SKIN, 4, high=11)
    p.disc(x + 3, y, 8, BLUSH, high=7)
    p.fill(f"{x + 5},{y - 14} {x + 17},{y - 12} {x + 17},{y + 13} {x + 5},{y + 13} z", SKIN)


def wrinkle(p: Pen, f: Face) -> None:
    """The root of the nose drawn up."""
    x = f.mixed(1, 7)
    for k in range(3):
        y = -9 + k * 5
        p.line(f"{x - 5 + k},{y} {x},{y + 2.4} {x + 5 - k * 0.5},{y - 0.5}", 3, POINTS)


def neck(p: Pen, width: float) -> None:
    """From behind the chin down to the collar; open below, where a garment covers it."""
    w = width
    p.fill(f"{-w - 6},20! {-w},44 {-w - 4},76! {w + 6},76! {w},48 {w + 2},20! z", SKIN)
    p.line(f"{-w - 6},20 {-w},44 {-w - 4},76", 4.5, (1, 1, 0.5))
    p.line(f"{w + 2},20 {w},48 {w + 6},76", 6, (1, 1, 0.5))
    p.comb(f"{-w + 1},40 0,57 {w - 1},50", (3, 14), 6, 3.4)
