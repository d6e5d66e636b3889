"""Kitchen runs, islands and appliances."""
import math

from .decor import add_vessel
from .mesh import smooth_path
from .palette import get
from .solid import Piece
from .storage import _fronts


def _tap(piece, at, height=0.36, reach=0.20, finish="brass"):
    """A swan-neck mixer; its spout reaches to -y."""
    x, y, z = at
    metal = get(finish)
    piece.cylinder(0.026, z, z + 0.012, (x, y), metal, 0.003, 32)
    piece.cylinder(0.017, z + 0.01, z + 0.11, (x, y), metal, 0.003, 28)
    neck = [(x, y, z + 0.10), (x, y, z + height * 0.72), (x, y - reach * 0.18, z + height * 0.95), (x, y - reach * 0.5, z + height), (x, y - reach * 0.84, z + height * 0.93), (x, y - reach, z + height * 0.74), (x, y - reach, z + height * 0.62)]
    piece.tube(smooth_path(neck, 8), 0.0105, metal, 14)
    piece.bar((x, y, z + 0.075), (x + 0.05, y, z + 0.085), 0.009, metal)
    piece.bar((x + 0.05, y, z + 0.083), (x + 0.085, y - 0.01, z + 0.10), 0.005, metal)


def _bowl(piece, x, y1, y2, z, half, deep, finish="satin-steel"):
    """An undermounted sink: four walls, a floor, a drain, seen through a hole in the worktop."""
    steel = get(finish)
    wall = 0.012
    piece.box(x - half - wall, x + half + wall, y1 - wall, y2 + wall, z - deep - wall, z - deep, steel, 0.003)
    for a, b, c, d in ((x - half - wall, x - half, y1 - wall, y2 + wall), (x + half, x + half + wall, y1 - wall, y2 + wall), (x - half, x + half, y1 - wall, y1), (x - half, x + half, y2, y2 + wall)):
        piece.box(a, b, c, d, z - deep, z - 0.001, steel, 0.004)
    piece.turned([(0, 0.002), (0.04, 0.002), (0.045, 0)], (x, (y1 + y2) / 2, z - deep), get("chrome"), 32)


def _worktop(piece, x1, x2, y1, y2, z, finish, hole=None, thick=0.02):
    """A stone slab between y1 (front) and y2 (back) whose top is at z, with a hole (x1, x2, y1, y2)."""
    stone = get(finish)
    if not hole:
        piece.box(x1, x2, y1, y2, z - thick, z, stone, 0.003, "x")
        return
    a, b, c, d = hole
    piece.box(x1, a, y1, y2, z - thick, z, stone, 0.0015, "x")
    piece.box(b, x2, y1, y2, z - thick, z, stone, 0.0015, "x")
    piece.box(a - 0.001, b + 0.001, y1, c, z - thick, z, stone, 0.0015, "x")
    piece.box(a - 0.001, b + 0.001, d, y2, z - thick, z, stone, 0.0015, "x")


def _plate(piece, x, y, z, width=0.58, depth=0.50):
    """An induction hob lying on the worktop: black glass with four marked zones."""
    piece.box(x - width / 2, x + width / 2, y - depth / 2, y + depth / 2, z, z + 0.005, get("black glass"), 0.002)
    for dx, dy, r in ((-0.14, 0.1, 0.09), (0.14, 0.1, 0.075), (-0.14, -0.1, 0.075), (0.14, -0.1, 0.09)):
        ring = [(x + dx * width / 0.58 + math.cos(a * math.pi / 30) * r, y + dy + math.sin(a * math.pi / 30) * r, z + 0.0051) for a in range(60)]
        piece.tube(ring, 0.0007, get("grey"), 5, closed=True)


def _pot(piece, x, y, z, r=0.10, h=0.12, finish="pine"):
    piece.turned([(0, 0), (r * 0.94, 0), (r, 0.012), (r, h), (r * 0.98, h + 0.004), (r * 0.3, h + 0.022), (0, h + 0.024)], (x, y, z), get(finish), 48, bevel=0.004)
    piece.turned([(0, 0), (0.012, 0), (0.018, 0.018), (0, 0.022)], (x, y, z + h + 0.023), get("brass"), 24)
    for side in (-1, 1):
        piece.tube(smooth_path([(x + side * r * 0.97, y - 0.03, z + h * 0.8), (x + side * (r + 0.03), y - 0.025, z + h * 0.84), (x + side * (r + 0.03), y + 0.025, z + h * 0.84), (x + side * r * 0.97, y + 0.03, z + h * 0.8)], 5), 0.006, get(finish), 8)


def counter(width=3.0, depth=0.62, height=0.9, base="pine", upper="white", top="marble", sink=None, hob=None, uppers=True, hood=True, ceiling=2.3, splash=True, drawers=1, props=True, seed=101):
    """A kitchen run: plinth, fronts, a stone top, splashback, upper cabinets to `ceiling` with a light line. sink and hob: where along
    x their middles lie (None: without); the hood stands over the hob; drawers: how many units of drawers from the right."""
    piece = Piece("counter", seed)
    half, slab = width / 2, 0.02
    body = height - slab
    piece.box(-half, half, -depth + 0.06, -0.02, 0, 0.10, get("black"), 0.003)
    sunk = (sink - 0.39, sink + 0.39) if sink is not None else None
    # the carcass stops beneath the sink's bowl
    piece.box(-half, half, -depth + 0.03, -0.002, 0.10, body - 0.24, get(base), 0.002)
    for a, b in ([(-half, half)] if not sunk else [(-half, sunk[0]), (sunk[1], half)]):
        piece.box(a, b, -depth + 0.03, -0.002, body - 0.241, body, get(base), 0.002)
    if sunk:
        piece.box(sunk[0], sunk[1], -depth + 0.03, -depth + 0.05, body - 0.241, body, get(base), 0.001)
    units = max(2, round(width / 0.6))
    each = width / units
    for index in range(units):
        a, b = -half + index * each, -half + (index + 1) * each
        if index >= units - drawers:
            levels = [0.104, 0.104 + (body - 0.13) * 0.38, 0.104 + (body - 0.13) * 0.76, body - 0.022]
            for low, high in zip(levels, levels[1:]):
                piece.box(a + 0.0015, b - 0.0015, -depth + 0.008, -depth + 0.028, low, high - 0.004, get(base), 0.0025, "x")
        else:
            _fronts(piece, a, b, -depth + 0.008, 0.104, body - 0.022, 1, base, handle="none")
    piece.box(-half, half, -depth + 0.022, -depth + 0.035, body - 0.02, body, get("brass"), 0.002, "x")
    hole = None
    if sink is not None:
        hole = (sink - 0.36, sink + 0.36, -depth + 0.10, -0.14)
        _bowl(piece, sink, hole[2], hole[3], height - slab, 0.36, 0.2)
        _tap(piece, (sink, -0.075, height))
    _worktop(piece, -half - 0.002, half + 0.002, -depth, 0, height, top, hole, slab)
    if hob is not None:
        _plate(piece, hob, -depth / 2, height)
        if props:
            _pot(piece, hob - 0.14, -depth / 2 + 0.1, height + 0.005)
    low = 1.48 if ceiling > 2.0 else ceiling - 0.72
    if splash:
        piece.box(-half, half, -0.014, 0, height + 0.0005, low, get(top), 0.001, "x")
    if uppers:
        deep = 0.35
        parts = [(-half, half)]
        if hob is not None and hood:
            parts = [(-half, hob - 0.30), (hob + 0.30, half)]
            piece.box(hob - 0.298, hob + 0.298, -deep - 0.03, -0.002, low + 0.04, ceiling, get(upper), 0.003)
            piece.box(hob - 0.29, hob + 0.29, -deep - 0.026, -0.01, low + 0.022, low + 0.04, get("steel"), 0.002)
            for x in (hob - 0.15, hob + 0.15):
                piece.box(x - 0.11, x + 0.11, -deep + 0.02, -0.08, low + 0.0205, low + 0.024, get("dark steel"), 0.001)
        for a, b in parts:
            if b - a < 0.1:
                continue
            piece.box(a, b, -deep + 0.021, -0.002, low, ceiling, get(upper), 0.002)
            _fronts(piece, a, b, -deep, low - 0.012, ceiling - 0.003, max(1, round((b - a) / 0.5)), upper, handle="none")
            piece.box(a + 0.02, b - 0.02, -0.07, -0.05, low - 0.007, low, get("light line"), 0.001)
            piece.light(((a + b) / 2, -0.12, low - 0.012), 4.0 * (b - a), b - a - 0.06, (1.0, 0.82, 0.62), "AREA", size_y=0.03)
    if props:
        edge = half - 0.22 if (sink or 0) <= 0 else -half + 0.22
        add_vessel(piece, "jar", 0.10, 0.17, (edge, -0.13, height), "stoneware")
        add_vessel(piece, "jar", 0.085, 0.13, (edge - math.copysign(0.12, edge), -0.12, height), "jade")
        board = edge - math.copysign(0.34, edge)
        piece.box(board - 0.11, board + 0.11, -0.045, -0.025, height, height + 0.34, get("walnut"), 0.006, "z", turn=(-7, 0, 0))
        add_vessel(piece, "bottle", 0.075, 0.27, (board - math.copysign(0.2, edge), -0.12, height), "green glass")
    return piece.finish()


def island(width=2.2, depth=0.95, height=0.9, base="oak", top="marble", sink=None, hob=None, overhang=0.28, waterfall=True, seed=102):
    """An island: its back edge (y=0) is the cook's side with drawers, its front (-y) overhangs for stools. waterfall: the slab runs down both ends."""
    piece = Piece("island", seed)
    half, slab = width / 2, 0.03
    body = height - slab
    inner = half - (slab if waterfall else 0.02)
    front = -depth + overhang
    piece.box(-inner + 0.03, inner - 0.03, front + 0.05, -0.06, 0, 0.09, get("black"), 0.003)
    cut = body - (0.24 if sink is not None else 0)
    piece.box(-inner, inner, front, -0.022, 0.09, cut, get(base), 0.003, "x")
    if sink is not None:
        for a, b in ((-inner, sink - 0.39), (sink + 0.39, inner)):
            piece.box(a, b, front, -0.022, cut, body, get(base), 0.002, "x")
        piece.box(sink - 0.39, sink + 0.39, front, front + 0.02, cut, body, get(base), 0.001, "x")
        piece.box(sink - 0.39, sink + 0.39, -0.042, -0.022, cut, body, get(base), 0.001, "x")
    ribs = int(inner * 2 / 0.05)
    for index in range(ribs):
        x = -inner + (index + 0.5) * inner * 2 / ribs
        piece.box(x - 0.018, x + 0.018, front - 0.014, front + 0.004, 0.09, body, get(base), 0.006, "z")
    units = max(2, round(inner * 2 / 0.7))
    each = inner * 2 / units
    for index in range(units):
        for low, high in ((0.094, 0.094 + (body - 0.12) * 0.5), (0.094 + (body - 0.12) * 0.5, body - 0.024)):
            piece.box(-inner + index * each + 0.0015, -inner + (index + 1) * each - 0.0015, -0.022, -0.002, low, high - 0.004, get(base), 0.0025, "x")
    hole = None
    if sink is not None:
        hole = (sink - 0.34, sink + 0.34, -0.54, -0.13)
        _bowl(piece, sink, hole[2], hole[3], body, 0.34, 0.2)
        _tap(piece, (sink - 0.41, -0.3, height), reach=0.2)
    _worktop(piece, -half, half, -depth, 0, height, top, hole, slab)
    if waterfall:
        for side in (-1, 1):
            piece.box(side * half, side * (half - slab), -depth, 0, 0, body, get(top), 0.003, "z")
    if hob is not None:
        _plate(piece, hob, -0.32, height)
    return piece.finish()


def sink(width=0.8, depth=0.62, height=0.9, base="pine", top="marble"):
    """A stretch of counter with a sink and a tap."""
    return counter(width, depth, height, base, top=top, sink=0.0, uppers=False, splash=False, drawers=0, props=False)


def hob(width=0.7, depth=0.62, height=0.9, base="pine", top="marble"):
    """A stretch of counter with an induction hob."""
    return counter(width, depth, height, base, top=top, hob=0.0, uppers=False, splash=False, drawers=1, props=False)


def refrigerator(width=0.92, depth=0.72, height=1.85, finish="cream", column=2.3, seed=103):
    """A four-door refrigerator built into a tall niche; column: the height of the cabinet around it (None: free-standing)."""
    piece = Piece("refrigerator", seed)
    half = width / 2
    if column:
        for side in (-1, 1):
            piece.box(side * half, side * (half - 0.02), -depth + 0.02, 0, 0, column, get(finish), 0.002)
        piece.box(-half + 0.02, half - 0.02, -depth + 0.04, 0, height + 0.01, column, get(finish), 0.002)
        _fronts(piece, -half + 0.02, half - 0.02, -depth + 0.02, height + 0.014, column - 0.003, 2, finish, handle="none")
    inner = half - (0.025 if column else 0)
    piece.box(-inner, inner, -depth + 0.05, -0.03, 0.02, height, get("dark steel"), 0.003)
    split = height * 0.40
    for a, b in ((-inner, 0), (0, inner)):
        for low, high in ((0.05, split), (split, height)):
            piece.box(a + 0.002, b - 0.002, -depth, -depth + 0.055, low + 0.002, high - 0.004, get("satin-steel" if finish != "pine" else "pine"), 0.005, "z")
            piece.box(-0.014 if a < 0 else 0.005, -0.005 if a < 0 else 0.014, -depth - 0.002, -depth + 0.02, low + 0.03, high - 0.03, get("black"), 0.002)
    return piece.finish()


def oven_tower(width=0.6, depth=0.62, height=2.3, finish="white", seed=104):
    """A tall cabinet with an oven and a coffee machine niche."""
    piece = Piece("oven tower", seed)
    half = width / 2
    piece.box(-half, half, -depth + 0.021, 0, 0.08, height, get(finish), 0.002)
    piece.box(-half + 0.01, half - 0.01, -depth + 0.06, 0, 0, 0.08, get("black"), 0.002)
    _fronts(piece, -half, half, -depth, 0.084, 0.66, 1, finish, handle="none")
    _fronts(piece, -half, half, -depth, 1.62, height - 0.003, 1, finish, handle="none")
    for low, high in ((0.67, 1.24), (1.25, 1.61)):
        piece.box(-half + 0.003, half - 0.003, -depth - 0.004, -depth + 0.022, low, high, get("black glass"), 0.003)
        piece.bar((-half + 0.06, -depth - 0.035, high - 0.06), (half - 0.06, -depth - 0.035, high - 0.06), 0.008, get("steel"))
        for x in (-half + 0.09, half - 0.09):
            piece.bar((x, -depth - 0.035, high - 0.06), (x, -depth, high - 0.06), 0.006, get("steel"))
    return piece.finish()


def washer(width=0.65, depth=0.68, height=0.88, stacked=False, finish="white", seed=105):
    """A front-loading washer; stacked: a dryer stands on it."""
    piece = Piece("washer", seed)
    half = width / 2
    for level in range(2 if stacked else 1):
        z = level * (height + 0.006)
        piece.box(-half, half, -depth + 0.02, 0, z + 0.015, z + height, get(finish), 0.012)
        piece.box(-half + 0.008, half - 0.008, -depth + 0.008, -depth + 0.024, z + height - 0.12, z + height - 0.01, get("black glass"), 0.004)
        centre = (0, -depth + 0.02, z + height * 0.46)
        piece.turned([(0.24, 0), (0.24, 0.02), (0.225, 0.032), (0.19, 0.036), (0.175, 0.03)], centre, get("chrome"), 64, turn=(90, 0, 0))
        piece.turned([(0.178, 0.03), (0.14, 0.04), (0, 0.045)], centre, get("black glass"), 64, turn=(90, 0, 0))
        piece.turned([(0, 0), (0.026, 0), (0.024, 0.02), (0, 0.021)], (half - 0.1, -depth + 0.008, z + height - 0.065), get("chrome"), 32, turn=(90, 0, 0))
        for x in (-half + 0.06, half - 0.06):
            piece.cylinder(0.02, z, z + 0.018, (x, -depth + 0.08), get("black"), 0.002, 16)
    return piece.finish()


def outdoor_unit(width=0.88, depth=0.34, height=1.0, seed=106):
    """The outdoor unit of an air conditioner."""
    piece = Piece("outdoor unit", seed)
    piece.box(-width / 2, width / 2, -depth, 0, 0.04, height, get("cream"), 0.012)
    for index in range(int((height - 0.2) / 0.03)):
        piece.box(-width / 2 + 0.05, width / 2 - 0.2, -depth - 0.008, -depth + 0.004, 0.12 + index * 0.03, 0.132 + index * 0.03, get("grey"), 0.002)
    for x in (-width / 2 + 0.1, width / 2 - 0.1):
        piece.box(x - 0.03, x + 0.03, -depth, 0, 0, 0.05, get("black"), 0.003)
    return piece.finish()


def coffee_machine(width=0.72, depth=0.52, height=0.48, finish="steel", seed=107):
    """A two-group espresso machine with cups on its warmer."""
    piece = Piece("coffee machine", seed)
    metal, half = get(finish), width / 2
    piece.box(-half, half, -depth, 0, 0.04, 0.10, metal, 0.012)
    piece.box(-half + 0.02, half - 0.02, -depth + 0.02, -depth + 0.24, 0.098, 0.106, get("dark steel"), 0.002)
    piece.box(-half, half, -depth + 0.24, 0, 0.09, height - 0.04, metal, 0.015)
    piece.box(-half, half, -depth + 0.10, 0, height - 0.14, height - 0.03, metal, 0.02)
    for x in (-0.16, 0.16):
        piece.cylinder(0.042, height - 0.20, height - 0.13, (x, -depth + 0.17), get("chrome"), 0.004, 32)
        piece.cylinder(0.038, height - 0.235, height - 0.20, (x, -depth + 0.17), metal, 0.006, 32)
        piece.bar((x, -depth + 0.14, height - 0.215), (x, -depth - 0.02, height - 0.225), 0.013, get("walnut"), 0.016)
        add_vessel(piece, "cup", 0.075, 0.065, (x, -depth + 0.16, 0.106), "ceramic")
    for x in (-half + 0.05, half - 0.05):
        piece.tube(smooth_path([(x, -depth + 0.12, height - 0.12), (x, -depth + 0.06, height - 0.14), (x * 0.96, -depth + 0.05, 0.2)], 6), 0.006, get("chrome"), 10)
        piece.cylinder(0.02, 0, 0.05, (x, -0.06), get("black"), 0.004, 20)
        piece.cylinder(0.02, 0, 0.05, (x, -depth + 0.06), get("black"), 0.004, 20)
    for row in range(2):
        for column in range(7):
            add_vessel(piece, "cup", 0.078, 0.06, (-half + 0.075 + column * 0.095, -0.09 - row * 0.1, height - 0.03), "ceramic" if (row + column) % 3 else "stoneware")
    piece.bar((-half + 0.02, -0.24, height), (half - 0.02, -0.24, height), 0.005, get("brass"))
    for x in (-half + 0.03, 0, half - 0.03):
        piece.bar((x, -0.24, height - 0.035), (x, -0.24, height), 0.004, get("brass"))
    return piece.finish()
