"""A few words of SVG: elements as text, with short numbers and in a fixed order.

Only presentation attributes are written, never ``style`` or ``class``: the sprite has to look the
same under a content security policy that forbids inline style.
"""

Value = str | float
LARGE = 6
"""From here on a second decimal is seen by nobody: a card is 100 wide, a face 512."""


def number(value: float) -> str:
    """A number with at most two decimals, a large one with one, and no idle zeros."""
    text = f"{value:.{2 if abs(value) < LARGE else 1}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(tag: str, *children: str, **attributes: Value) -> str:
    """One element; underscores in attribute names become hyphens."""
    written = "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )
    body = "".join(children)
    return f"<{tag}{written}>{body}</{tag}>" if body else f"<{tag}{written}/>"


def path(d: str, **attributes: Value) -> str:
    return element("path", d=d, **attributes)


def circle(cx: float, cy: float, r: float, **attributes: Value) -> str:
    return element("circle", cx=cx, cy=cy, r=r, **attributes)


def group(*children: str, **attributes: Value) -> str:
    return element("g", *children, **attributes)


def placed(content: str, x: float, y: float, scale: float = 1.0) -> str:
    """Content moved so that its origin lies at (x, y), at the given scale."""
    if scale == 1.0:
        return group(content, transform=f"translate({number(x)} {number(y)})")
    return group(content, transform=f"translate({number(x)} {number(y)}) scale({scale:.4g})")


def half_turn(content: str, cx: float, cy: float) -> str:
    """Content turned upside down about (cx, cy)."""
    return group(content, transform=f"rotate(180 {number(cx)} {number(cy)})")


def points(*pairs: tuple[float, float]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in pairs) + "Z"
