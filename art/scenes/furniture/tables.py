"""Tables and desks, each with a few things on it where its kind calls for them."""
from .palette import get
from .solid import Piece


def low_table(width=0.9, depth=0.9, height=0.36, top="travertine", base="bronze", shape="round", seed=21):
    """A coffee table: round, long (an oval slab on two drums) or square; back edge at the origin."""
    piece = Piece("low table", seed)
    y = -depth / 2
    if shape == "round":
        radius = min(width, depth) / 2
        piece.cylinder(radius, height - 0.035, height, (0, y), get(top), 0.006, 80)
        piece.turned([(0, 0), (radius * 0.62, 0), (radius * 0.62, 0.012), (radius * 0.42, 0.03), (radius * 0.36, height * 0.5), (radius * 0.46, height - 0.036), (0, height - 0.036)], (0, y, 0), get(base), 64, bevel=0.01)
    elif shape == "long":
        piece.turned([(0, height - 0.04), (width / 2, height - 0.04), (width / 2, height), (0, height)], (0, y, 0), get(top), 96, depth / width, bevel=0.008)
        for side in (-1, 1):
            piece.cylinder(depth * 0.24, 0, height - 0.041, (side * width * 0.24, y), get(base), 0.006, 56)
    else:
        piece.box(-width / 2, width / 2, -depth, 0, height - 0.045, height, get(top), 0.005)
        piece.box(-width / 2 + 0.06, width / 2 - 0.06, -depth + 0.06, -0.06, 0.03, height - 0.15, get(base), 0.004)
        piece.box(-width / 2 + 0.1, width / 2 - 0.1, -depth + 0.1, -0.1, 0, height - 0.05, get(base), 0.004)
    return piece.finish()


def dining_table(width=1.8, depth=0.9, height=0.74, top="oak", base=None, round_=False, seed=22):
    """A dining table: a slab with rounded corners over two bladed feet; round_: a turned foot under a round top."""
    piece = Piece("dining table", seed)
    base = base or top
    y = -depth / 2
    if round_:
        radius = min(width, depth) / 2
        piece.cylinder(radius, height - 0.032, height, (0, y), get(top), 0.008, 96)
        piece.turned([(0, 0), (radius * 0.56, 0), (radius * 0.55, 0.018), (0.09, 0.06), (0.06, height * 0.5), (0.10, height - 0.07), (radius * 0.4, height - 0.033), (0, height - 0.033)], (0, y, 0), get(base), 64, bevel=0.03)
        return piece.finish()
    piece.box(-width / 2, width / 2, -depth, 0, height - 0.034, height, get(top), 0.012, "x", segments=4)
    for side in (-1, 1):
        x = side * (width / 2 - 0.26)
        piece.box(x - 0.035, x + 0.035, -depth + 0.13, -0.13, 0, height - 0.035, get(base), 0.016, "z", segments=4)
        piece.box(x - 0.05, x + 0.05, -depth + 0.09, -0.09, 0, 0.03, get(base), 0.01, "y")
    piece.box(-width / 2 + 0.26, width / 2 - 0.26, y - 0.02, y + 0.02, height - 0.16, height - 0.035, get(base), 0.006, "x")
    return piece.finish()


def desk(width=1.4, depth=0.65, height=0.74, wood="oak", drawers=True, seed=23):
    """A writing desk with a drawer pedestal and slim legs."""
    piece = Piece("desk", seed)
    timber = get(wood)
    piece.box(-width / 2, width / 2, -depth, 0, height - 0.03, height, timber, 0.006, "x")
    for x, y in ((-width / 2 + 0.045, -0.045), (-width / 2 + 0.045, -depth + 0.045)):
        piece.bar((x, y, height - 0.03), (x, y, 0), 0.02, timber, 0.014)
    if drawers:
        x1, x2 = width / 2 - 0.44, width / 2 - 0.03
        piece.box(x1, x2, -depth + 0.03, -0.02, 0.10, height - 0.03, timber, 0.004, "z")
        low, step = 0.106, (height - 0.142) / 3
        for index in range(3):
            piece.box(x1 + 0.004, x2 - 0.004, -depth + 0.012, -depth + 0.035, low + step * index, low + step * (index + 1) - 0.005, timber, 0.003, "x")
            piece.box((x1 + x2) / 2 - 0.07, (x1 + x2) / 2 + 0.07, -depth, -depth + 0.014, low + step * (index + 1) - 0.045, low + step * (index + 1) - 0.036, get("brass"), 0.003)
        piece.box(x1 + 0.03, x2 - 0.03, -depth + 0.06, -0.06, 0, 0.10, get("black"), 0.003)
    else:
        for y in (-0.045, -depth + 0.045):
            piece.bar((width / 2 - 0.045, y, height - 0.03), (width / 2 - 0.045, y, 0), 0.02, timber, 0.014)
    piece.box(-width / 2 + 0.05, width / 2 - 0.05, -0.05, -0.025, height - 0.13, height - 0.03, timber, 0.003, "x")
    return piece.finish()


def console(width=1.2, depth=0.36, height=0.8, wood="smoked oak", top="travertine", seed=24):
    """A narrow table with a stone top, for an entrance."""
    piece = Piece("console", seed)
    piece.box(-width / 2, width / 2, -depth, 0, height - 0.03, height, get(top), 0.005)
    for side in (-1, 1):
        x = side * (width / 2 - 0.12)
        piece.box(x - 0.03, x + 0.03, -depth + 0.03, -0.03, 0, height - 0.03, get(wood), 0.01, "z")
    piece.box(-width / 2 + 0.12, width / 2 - 0.12, -depth + 0.06, -0.06, 0.16, 0.19, get(wood), 0.006, "x")
    return piece.finish()


def vanity(width=1.0, depth=0.45, height=0.74, wood="oak", seed=25):
    """A dressing table with a round lit mirror and a few bottles."""
    piece = Piece("vanity", seed)
    piece.box(-width / 2, width / 2, -depth, 0, height - 0.028, height, get("marble"), 0.005)
    piece.box(-width / 2 + 0.01, width / 2 - 0.01, -depth + 0.015, -0.005, height - 0.17, height - 0.028, get(wood), 0.004, "x")
    for index in range(2):
        x1 = -width / 2 + 0.014 + index * (width / 2 - 0.012)
        piece.box(x1, x1 + width / 2 - 0.018, -depth, -depth + 0.02, height - 0.165, height - 0.034, get(wood), 0.003, "x")
        piece.turned([(0, 0), (0.011, 0), (0.013, 0.016), (0, 0.018)], (x1 + width / 4, -depth, height - 0.1), get("brass"), 24, turn=(90, 0, 0), bevel=0.003)
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        for y in (-0.05, -depth + 0.05):
            piece.bar((x, y, height - 0.16), (x, y, 0), 0.018, get(wood), 0.012)
    radius = min(0.32, width * 0.32)
    piece.within((0, -0.03, height + radius + 0.08))
    piece.turned([(0, 0.0), (radius, 0.0), (radius, 0.016), (radius - 0.012, 0.018), (0, 0.018)], (0, 0, 0), get("brass"), 72, turn=(90, 0, 0), bevel=0.003)
    piece.turned([(0, 0.0185), (radius - 0.014, 0.0185)], (0, 0, 0), get("mirror"), 72, turn=(90, 0, 0))
    piece.within()
    for index, (x, r, h, name) in enumerate(((-0.34, 0.024, 0.11, "green glass"), (-0.27, 0.018, 0.075, "smoked glass"), (-0.40, 0.03, 0.05, "ceramic"), (0.36, 0.028, 0.13, "stoneware"))):
        piece.turned([(0, 0), (r, 0), (r, h * 0.72), (r * 0.4, h * 0.8), (r * 0.4, h * 0.9), (0, h * 0.9)], (x * width, -0.14 + 0.05 * (index % 2), height), get(name), 28, bevel=0.004)
    return piece.finish()
