"""Faces by their temper: 100 units from chin to crown, the middle at 0,0, looking to the right."""

from __future__ import annotations

from dataclasses import dataclass

from weli.art.decks.inks import BLUSH, FLESH, KEY, PAPER, RED
from weli.art.decks.pen import POINTS, SWELL, WEDGE, Pen


@dataclass(frozen=True)
class Face:
    """A face by its temper.  All measures in hundredths of its height."""

    turn: float = 1.0
    """0 looks at us, 1 three quarters to the right"""
    jaw: float = 0.0
    """-6 narrow .. 8 broad"""
    chin: float = 0.0
    cheek: float = 0.0
    nose: float = 0.0
    """-4 short .. 8 long"""
    hook: float = 0.0
    bulb: float = 0.0
    bridge: float = 1.0
    """0: only the tip of the nose is drawn, as on young faces"""
    snub: float = 0.0
    """how far the tip turns up"""
    brow: float = 0.0
    """-1 worried .. 1 stern"""
    brow_w: float = 5.0
    brow_ink: str = KEY
    eye: float = 5.6
    """how far open"""
    look: float = 0.3
    up: float = 0.0
    mouth: float = 0.0
    """-1 sour .. 1 smiling"""
    lips: float = 0.0
    """0 a line, 1 full and red"""
    age: float = 0.0
    skin: str = FLESH
    blush: float = 1.0
    # a sign is a change of these
    wink: str = ""
    """near, far or both"""
    wide: float = 0.0
    """mouth pulled wide"""
    purse: float = 0.0
    """lips pushed forward: whistling, blowing"""
    beard: bool = False
    """no chin line: a beard follows"""


FRONT = [
    (0, -54),
    (24, -46),
    (34, -24),
    (33.5, -7),
    (33, 10),
    (28, 30),
    (17, 46),
    (0, 52),
    (-17, 46),
    (-28, 30),
    (-33, 10),
    (-33.5, -7),
    (-34, -24),
    (-24, -46),
]


QUARTER = [
    (2, -55),
    (25, -46),
    (31, -24),
    (28, -8),
    (31.5, 6),
    (28, 27),
    (22, 42),
    (9, 52),
    (-10, 47),
    (-27, 31),
    (-35, 9),
    (-37, -7),
    (-37, -25),
    (-24, -47),
]


def _mix(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


def _spec(points: list[tuple[float, float]], closed: bool = True) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points) + (" z" if closed else "")


def outline(f: Face) -> list[tuple[float, float]]:
    pts = [(_mix(a[0], b[0], f.turn), _mix(a[1], b[1], f.turn)) for a, b in zip(FRONT, QUARTER, strict=True)]
    out = []
    for i, (x0, y0) in enumerate(pts):
        x, y = x0, y0
        side = 1 if i in (1, 2, 3, 4, 5, 6) else -1 if i in (8, 9, 10, 11, 12, 13) else 0
        if i in (5, 6, 8, 9):
            x += side * (f.jaw + f.wide * 3.5)
        if i in (4, 5, 9, 10):
            x += side * f.cheek
        if i in (6, 7, 8):
            y += f.chin
        out.append((x, y))
    return out


def _eye(p: Pen, f: Face, x: float, y: float, hw: float, shut: bool, side: int) -> None:
    o = f.eye
    if shut:
        p.line(
            f"{x - hw * 1.05:.1f},{y - 1:.1f} {x - hw * 0.3:.1f},{y + 3.6:.1f} {x + hw * 0.5:.1f},{y + 3.2:.1f} {x + hw:.1f},{y - 1.5:.1f}",
            5,
            (0.5, 1, 1, 0.5),
        )
        p.line(f"{x - hw:.1f},{y + 7:.1f} {x:.1f},{y + 9.5:.1f} {x + hw * 0.9:.1f},{y + 6.5:.1f}", 2.6, POINTS)
        e = x + side * hw * 1.15
        for dy in (-4, 0, 4):
            p.line(f"{e:.1f},{y + dy * 0.5:.1f} {e + side * 7:.1f},{y + dy * 1.5 - 0.5:.1f}", 2.4, WEDGE)
        return
    white = f"{x - hw:.1f},{y + 1.2:.1f}! {x - hw * 0.4:.1f},{y - o * 0.85:.1f} {x + hw * 0.35:.1f},{y - o * 0.85:.1f} {x + hw:.1f},{y + 1:.1f}! {x + hw * 0.4:.1f},{y + o * 0.62:.1f} {x - hw * 0.4:.1f},{y + o * 0.66:.1f} z"
    p.fill(white, PAPER)
    ix = x + f.look * hw * 0.5
    iy = y - 0.4 - f.up * 3
    p.disc(ix, iy, o * 0.62, KEY)
    p.line(
        f"{x - hw * 1.1:.1f},{y + 1.8:.1f} {x - hw * 0.45:.1f},{y - o * 0.85:.1f} {x + hw * 0.35:.1f},{y - o * 0.9:.1f} {x + hw * 1.1:.1f},{y + 1.4:.1f}",
        4.6,
        (0.5, 1, 1.1, 0.4),
    )
    p.line(
        f"{x - hw * 0.7:.1f},{y + o * 0.62:.1f} {x:.1f},{y + o * 0.75:.1f} {x + hw * 0.75:.1f},{y + o * 0.55:.1f}",
        2,
        POINTS,
    )
    p.line(
        f"{x - hw * 0.8:.1f},{y - o * 1.25:.1f} {x:.1f},{y - o * 1.75:.1f} {x + hw * 0.8:.1f},{y - o * 1.3:.1f}",
        2,
        POINTS,
    )
    if f.age > 0.3:
        p.line(
            f"{x - hw * 0.9:.1f},{y + o:.1f} {x:.1f},{y + o * 1.65:.1f} {x + hw * 0.8:.1f},{y + o * 1.1:.1f}",
            2.2 * f.age + 0.8,
            POINTS,
        )


def face(p: Pen, f: Face) -> None:
    """Face without hair: outline, shade, features."""
    t = f.turn
    ring = outline(f)
    # ears: near always, far only from the front
    ex = _mix(-35, -35, t)
    ear = f"{ex + 3:.1f},-8! {ex - 6:.1f},-10 {ex - 8:.1f},2 {ex - 4:.1f},13 {ex + 4:.1f},12! z"
    p.part(ear, f.skin, 4)
    p.line(f"{ex - 4:.1f},-4 {ex - 4.5:.1f},3 {ex - 1:.1f},6", 2.4)
    if t < 0.5:
        p.part("32,-8! 40,-10 42,2 38,13 31,12! z", f.skin, 4)
    p.fill(_spec(ring), f.skin)
    # blush, a flat spot of the red plate
    if f.blush:
        r = 8.5 * f.blush
        p.disc(_mix(-20, -17, t) - f.wide * 2, 16 - f.wide * 2, r, BLUSH, ry=r * 0.8)
        p.disc(_mix(20, 25, t) + f.wide, 15 - f.wide * 2, r * _mix(1, 0.5, t), BLUSH, ry=r * 0.75)
    # shade of the jaw, and of the far temple
    if not f.beard:
        jaw = _spec([ring[10], ring[9], ring[8], ring[7]], False)
        p.comb(jaw, (13, 4), 5.5, 3.2, (4, -9))
    # hollow of the cheek
    if f.age > 0.4:
        p.loft("-25,12 -18,22 -12,30", "-30,14 -24,25 -19,33", 3, 2.6, POINTS)
    p.contour(_spec(ring), 5.2, 0.5)
    # brows
    ny, fy = _mix(-15, -15, t), _mix(-15, -15, t)
    nx, fx = _mix(-14.5, -9.5, t), _mix(14.5, 18.5, t)
    nh, fh = _mix(10, 10.5, t), _mix(10, 7.2, t)
    b = f.brow * 4
    low_n = 5 if f.wink in ("near", "both") else 0
    low_f = 5 if f.wink in ("far", "both") else 0
    lift_n = -3 if f.wink == "far" else 0
    lift_f = -3 if f.wink == "near" else 0
    p.line(
        f"{nx - nh * 1.25:.1f},{ny + 1 - b * 0.6 + low_n + lift_n:.1f} {nx - nh * 0.3:.1f},{ny - 4.5 - b * 0.3 + low_n + lift_n * 1.5:.1f} {nx + nh * 1.15:.1f},{ny - 1 + b + low_n + lift_n:.1f}",
        f.brow_w,
        (0.15, 0.9, 1.1),
        f.brow_ink,
    )
    p.line(
        f"{fx + fh * 1.3:.1f},{fy + 1 - b * 0.6 + low_f + lift_f:.1f} {fx + fh * 0.3:.1f},{fy - 4.5 - b * 0.3 + low_f + lift_f * 1.5:.1f} {fx - fh * 1.1:.1f},{fy - 1 + b + low_f + lift_f:.1f}",
        f.brow_w,
        (0.15, 0.9, 1.1),
        f.brow_ink,
    )
    if f.brow > 0.4:
        m = _mix(0, 6.5, t)
        p.line(f"{m - 2:.1f},-17 {m - 1:.1f},-11", 2.4, POINTS)
        p.line(f"{m + 2.4:.1f},-17 {m + 2:.1f},-12", 2, POINTS)
    # eyes
    _eye(p, f, nx, -4, nh, f.wink in ("near", "both"), -1)
    _eye(p, f, fx, -4, fh, f.wink in ("far", "both"), 1)
    # nose
    long, h, w = f.nose, f.hook, f.bulb
    bx = _mix(4, 11, t)
    tx, ty = _mix(8, 23.5, t) + w * 0.8, 15 + long
    u = f.snub
    root = f"{bx - 2:.1f},-13 {bx:.1f},-5 " if f.bridge > 0.5 else ""
    p.line(
        f"{root}{_mix(7, 17, t) + h - u * 0.5:.1f},{4 + long * 0.4 + u:.1f} {tx + u * 0.4:.1f},{ty - 3 - u:.1f} {tx - 1:.1f},{ty + 2.5 - u * 0.5:.1f} {_mix(2, 15, t):.1f},{ty + 4 + w * 0.3:.1f}",
        4.4,
        (0.25, 0.7, 0.8, 1.1, 0.7) if root else (0.1, 0.8, 1.1, 0.7),
    )
    if not root and f.bridge:
        p.line(f"{bx - 2:.1f},-14 {bx - 1:.1f},-9 {bx + 1:.1f},-5", 2.6, POINTS)
    wx = _mix(-7.5, 8, t) - w * 0.6 - f.wide * 1.5
    p.line(f"{wx + 1.5:.1f},{ty - 5:.1f} {wx - 1.5:.1f},{ty:.1f} {wx + 2.5:.1f},{ty + 3.6:.1f}", 3.6, (0.3, 1, 0.5))
    if t < 0.5:
        q = 8.5 + w * 0.6 + f.wide * 1.5
        p.line(f"{q - 0.5:.1f},{ty - 4:.1f} {q + 2:.1f},{ty:.1f} {q - 2:.1f},{ty + 3.4:.1f}", 3, (0.3, 1, 0.5))
    # mouth
    mx, my = _mix(0, 12.5, t), 29 + long * 0.45 + f.chin * 0.2
    ln, lf = _mix(12, 13, t), _mix(12, 9, t)
    ln, lf = ln + f.wide * 10, lf + f.wide * (9 - 6.5 * t)
    c = f.mouth * 4 + f.wide * 1.5
    if f.lips and not f.purse:
        u = 3.4 * f.lips * (1 - 0.4 * f.wide)
        p.fill(
            f"{mx - ln * 0.85:.1f},{my - c * 0.8:.1f}! {mx - 3:.1f},{my - u:.1f} {mx:.1f},{my - u * 0.6:.1f} {mx + 3:.1f},{my - u:.1f} {mx + lf * 0.85:.1f},{my - c * 0.8:.1f}! {mx + 2:.1f},{my + u * 1.7:.1f} {mx - 3:.1f},{my + u * 1.7:.1f} z",
            RED,
        )
    if f.purse:
        r = 4.2 + f.purse
        p.part(
            f"{mx - r},{my - 1:.1f}! {mx - 1:.1f},{my - r:.1f} {mx + 2:.1f},{my - r + 1:.1f} {mx + r * 0.9:.1f},{my:.1f} {mx + 2:.1f},{my + r:.1f} {mx - 1:.1f},{my + r:.1f} z",
            RED,
            3,
        )
        p.disc(mx + 0.6, my, r * 0.36, KEY)
        p.line(f"{mx - r - 5:.1f},{my - 7:.1f} {mx - r - 8:.1f},{my:.1f} {mx - r - 4:.1f},{my + 8:.1f}", 2.8, POINTS)
        p.line(
            f"{mx + r + 3:.1f},{my - 5:.1f} {mx + r + 4.5:.1f},{my:.1f} {mx + r + 2.5:.1f},{my + 5:.1f}", 2.4, POINTS
        )
    elif f.wide:
        # lips pressed and drawn out, a glimpse of teeth, folds round the corners
        gap = 3.2 * f.wide
        lips = f"{mx - ln:.1f},{my - c:.1f}! {mx - ln * 0.4:.1f},{my - gap * 0.9:.1f} {mx + lf * 0.4:.1f},{my - gap * 0.9:.1f} {mx + lf:.1f},{my - c:.1f}! {mx + lf * 0.4:.1f},{my + gap * 1.1:.1f} {mx - ln * 0.4:.1f},{my + gap * 1.1:.1f} z"
        p.fill(lips, PAPER)
        p.contour(lips, 3.8, 0.2)
        p.line(
            f"{mx - ln * 0.85:.1f},{my - c * 0.5:.1f} {mx:.1f},{my + 0.6:.1f} {mx + lf * 0.85:.1f},{my - c * 0.5:.1f}",
            2.2,
            SWELL,
        )
        for k in (0, 1):
            d = 4.5 + k * 4.5
            p.line(
                f"{mx - ln - d * 0.7:.1f},{my - c - 8:.1f} {mx - ln - d:.1f},{my - c:.1f} {mx - ln - d * 0.5:.1f},{my - c + 6:.1f}",
                3.2 - k,
                POINTS,
            )
        p.line(
            f"{mx + lf + 3:.1f},{my - c - 7:.1f} {mx + lf + 4.5:.1f},{my - c:.1f} {mx + lf + 2.5:.1f},{my - c + 5:.1f}",
            2.8,
            POINTS,
        )
    else:
        p.line(
            f"{mx - ln:.1f},{my - c:.1f} {mx - ln * 0.4:.1f},{my + 0.8 - c * 0.1:.1f} {mx - 1:.1f},{my - 0.8:.1f} {mx + lf * 0.45:.1f},{my + 0.8 - c * 0.1:.1f} {mx + lf:.1f},{my - c:.1f}",
            4.2,
            (0.6, 1, 0.8, 1, 0.5),
        )
        if f.mouth > 0.4 or f.wink:
            p.line(
                f"{mx - ln - 2:.1f},{my - c - 3:.1f} {mx - ln - 3:.1f},{my - c + 1:.1f} {mx - ln - 1:.1f},{my - c + 4:.1f}",
                2.4,
                POINTS,
            )
    if not f.beard:
        p.line(f"{mx - 6:.1f},{my + 8:.1f} {mx:.1f},{my + 9.5:.1f} {mx + 5:.1f},{my + 8:.1f}", 3, POINTS)
    # folds from nose to mouth
    if f.age > 0.15 or f.wide or f.mouth > 0.6:
        d = f.wide * 6
        p.line(
            f"{wx - 4:.1f},{ty - 2:.1f} {wx - 9 - d:.1f},{ty + 6:.1f} {mx - ln - 3:.1f},{my - 2:.1f}",
            2 + f.age * 1.6,
            POINTS,
        )
    if f.age > 0.5:
        for k, y in enumerate((-30, -24.5)):
            p.line(
                f"{_mix(-18, -16, t):.1f},{y:.1f} {_mix(0, 4, t):.1f},{y - 2 + k:.1f} {_mix(18, 22, t):.1f},{y + 0.5:.1f}",
                2.2,
                POINTS,
            )
        for dy in (-3, 1, 5):
            p.line(f"{nx - nh * 1.3:.1f},{-4 + dy * 0.6:.1f} {nx - nh * 1.85:.1f},{-4 + dy * 1.3:.1f}", 2, WEDGE)


def neck(p: Pen, skin: str = FLESH, width: float = 19, lean: float = 0) -> None:
    """From behind the chin down to the collar; drawn before the face.  Open below, a garment covers it."""
    left = f"{-width - 6},20 {-width},44 {-width - 4 + lean},76"
    right = f"{width + 2},20 {width},48 {width + 6 + lean},76"
    p.fill(
        f"{-width - 6},20! {-width},44 {-width - 4 + lean},76! {width + 6 + lean},76! {width},48 {width + 2},20! z",
        skin,
    )
    p.line(left, 4.5, (1, 1, 0.5))
    p.line(right, 6, (1, 1, 0.5))
    p.comb(f"{-width + 1},40 0,57 {width - 1},50", (3, 14), 6, 3.4)
