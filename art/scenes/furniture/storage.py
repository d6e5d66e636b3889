"""Wardrobes, shelves and cabinets, with what is kept in them."""
import math

import numpy as np

from .decor import add_book, add_books, add_vessel
from .mesh import noise, smooth_path
from .palette import get
from .solid import Piece


def _fronts(piece, x1, x2, y, z1, z2, count, finish, gap=0.003, thick=0.02, handle="edge", grain="z"):
    """A row of doors whose faces lie at y; handle: edge (a shadowed grip line), bar (brass), none."""
    each = (x2 - x1) / count
    for index in range(count):
        a, b = x1 + index * each + gap / 2, x1 + (index + 1) * each - gap / 2
        piece.box(a, b, y, y + thick, z1, z2, get(finish), 0.0025, grain)
        if handle == "bar":
            x = b - 0.045 if index % 2 == 0 else a + 0.045
            middle = (z1 + z2) / 2 if z2 - z1 > 1.2 else (z1 + 0.12 if z1 > 1.2 else z2 - 0.12)
            reach = 0.3 if z2 - z1 > 1.2 else 0.07
            piece.bar((x, y - 0.022, middle - reach), (x, y - 0.022, middle + reach), 0.006, get("brass"))
            for end in (middle - reach * 0.85, middle + reach * 0.85):
                piece.bar((x, y - 0.022, end), (x, y, end), 0.0045, get("brass"), sides=10)


def _garment(piece, x, y, z, length, finish, thick=0.045, wide=0.44):
    """A shirt or coat on a wooden hanger, seen from its edge; the rail is at z."""
    piece.tube(smooth_path([(x, y, z + 0.005), (x, y + 0.012, z - 0.01), (x, y, z - 0.05)], 4), 0.002, get("chrome"), 6)
    piece.tube(smooth_path([(x, y - wide / 2, z - 0.12), (x, y - 0.06, z - 0.06), (x, y, z - 0.05), (x, y + 0.06, z - 0.06), (x, y + wide / 2, z - 0.12)], 5), 0.008, get("walnut"), 8)
    seed = int(piece.random.integers(1 << 30))

    def cloth(u, v):
        angle = 2 * math.pi * u
        across = np.cos(angle)
        half = (wide / 2) * (1.0 - 0.08 * v + 0.04 * np.sin(v * 3))
        fall = 0.075 * np.clip(np.abs(across) - 0.15, 0, 1) * np.clip(1 - v * 2.5, 0, 1)
        body = thick / 2 * (0.55 + 0.45 * np.sqrt(v + 0.02)) * (1 + 0.24 * np.sin(angle * 5 + seed % 6 + v * 0.6) * np.clip(v * 2, 0, 1))
        points = np.stack([x + np.sin(angle) * body, y + across * half, z - 0.05 - fall - v * length], axis=-1)
        points[:, 0] += 0.0025 * noise(points, 0.3, seed) * v
        return points

    piece.sheet(lambda u, v: cloth(v, u), 18, 34, get(finish))
    piece.sheet(_sleeve(x, y - wide / 2 + 0.012, z - 0.105, min(0.62, length * 0.72), seed), 26, 17, get(finish))
    collar = 2 * math.pi * np.linspace(0, 1, 14)
    piece.tube(np.column_stack([x + np.cos(collar) * thick * 0.42, y + np.sin(collar) * 0.062, z - 0.062 - 0.02 * np.cos(collar / 2) ** 2]), 0.010, get(finish), 8)


def _sleeve(x, y, z, length, seed):
    """An empty sleeve that hangs from the shoulder at that point: flat, a little forward at the elbow, gathered in a cuff."""

    def surface(u, v):
        angle, cuff = 2 * math.pi * v, np.clip((u - 0.9) / 0.03, 0, 1)
        wide = 0.056 * (1 - 0.36 * u) * (1 - 0.16 * cuff)
        deep = 0.021 * np.sqrt(np.clip(u * 8, 0.02, 1)) * (1 + 0.12 * cuff)
        points = np.stack([x + np.cos(angle) * deep, y - 0.020 * np.sin(math.pi * u) + np.sin(angle) * wide, z - u * length], axis=-1)
        folds = 0.0015 * np.sin(u * (17 + seed % 11) + seed % 7 + np.sin(angle)) * np.exp(-((u - 0.5) / 0.2) ** 2)
        points[:, 0] += folds + 0.002 * noise(points, 0.12, seed + 5)
        return points

    return surface


def _folded(piece, x, y, z, width, depth, count, finishes):
    """A pile of folded knitwear, its edge to the front; returns its top."""
    for index in range(count):
        thick = piece.random.uniform(0.035, 0.05)
        dx = piece.random.uniform(-0.006, 0.006)
        piece.cushion(x - width / 2 + dx, x + width / 2 + dx, y, y + depth, z, z + thick, get(finishes[index % len(finishes)]), thick * 0.45, 0.004, 0.006, crease=0.003)
        z += thick - 0.002
    return z


HUNG = ("linen", "white linen", "greige cloth", "charcoal cloth", "sage cloth", "linen", "pine cloth", "white linen")
GARMENTS = ("linen", "white linen", "greige cloth", "sage cloth", "pine cloth", "charcoal cloth", "river cloth", "brass cloth", "linen", "clay cloth")


def _hang(piece, x1, x2, y, z, length):
    piece.bar((x1, y, z), (x2, y, z), 0.0125, get("brass"))
    x = x1 + 0.05
    while x < x2 - 0.05:
        _garment(piece, x, y, z, length * piece.random.uniform(0.88, 1.0), HUNG[int(piece.random.integers(len(HUNG)))])
        x += piece.random.uniform(0.055, 0.095)


def wardrobe(width=1.8, depth=0.6, height=2.3, finish="cream", doors=None, open_=False, inside="oak", handle="bar", lit=True, seed=81):
    """Closed: tall doors to the ceiling. open_: shelves, drawers and hanging rails with clothes, lit by light lines."""
    piece = Piece("wardrobe", seed)
    doors = doors or max(1, round(width / 0.45))
    piece.box(-width / 2, width / 2, -depth + 0.05, 0, 0, 0.06, get("black"), 0.002)
    if not open_:
        piece.box(-width / 2, width / 2, -depth + 0.021, 0, 0.06, height, get(finish), 0.003, "z")
        _fronts(piece, -width / 2, width / 2, -depth, 0.064, height - 0.004, doors, finish, handle=handle)
        return piece.finish()
    timber, board = get(inside), 0.022
    bays = max(1, round(width / 0.8))
    each = (width - board) / bays
    piece.box(-width / 2, width / 2, -0.012, 0, 0.06, height, timber, 0.001, "z")
    for index in range(bays + 1):
        x = -width / 2 + index * each
        piece.box(x, x + board, -depth, -0.012, 0.06, height, timber, 0.002, "z")
    for z in (0.06, height - board):
        piece.box(-width / 2, width / 2, -depth, -0.012, z, z + board, timber, 0.002, "x")
    for index in range(bays):
        a, b = -width / 2 + index * each + board, -width / 2 + (index + 1) * each
        middle = (a + b) / 2
        shelf = height - 0.36
        piece.box(a, b, -depth + 0.01, -0.012, shelf, shelf + board, timber, 0.002, "x")
        for lamp in (height - board, shelf):
            if lit:
                piece.box(a + 0.01, b - 0.01, -0.05, -0.03, lamp - 0.008, lamp, get("light line"), 0.001)
        if lit:
            piece.light((middle, -0.12, shelf - 0.02), 5.0, b - a - 0.04, (1.0, 0.80, 0.58), "AREA", size_y=0.03, turn=(-14, 0, 0))
        for side in (-0.25, 0.25):
            piece.cushion(middle + side * (b - a) * 0.95 - 0.15, middle + side * (b - a) * 0.95 + 0.15, -depth + 0.12, -0.08, shelf + board, shelf + board + 0.22, get("wicker" if (index + (side > 0)) % 2 else "sand"), 0.02, 0.002, 0.004)
        kind = index % 3
        if kind == 0:
            _hang(piece, a, b, -depth / 2, shelf - 0.06, 1.15)
            room = 0.22
            for drawer in range(2):
                z = 0.085 + drawer * room
                piece.box(a + 0.003, b - 0.003, -depth + 0.005, -0.03, z, z + room - 0.005, timber, 0.003, "x")
                piece.box(middle - 0.08, middle + 0.08, -depth - 0.008, -depth + 0.006, z + room - 0.05, z + room - 0.04, get("brass"), 0.003)
            piece.box(a, b, -depth + 0.01, -0.012, 0.085 + 2 * room, 0.085 + 2 * room + board, timber, 0.002, "x")
        elif kind == 1:
            levels = [0.082, 0.42, 0.74, 1.06, 1.38, 1.68]
            for level, z in enumerate(levels):
                if level:
                    piece.box(a, b, -depth + 0.015, -0.012, z - board, z, timber, 0.002, "x")
                if level < 2:
                    for shoe in range(max(1, int((b - a) / 0.24))):
                        _shoes(piece, a + 0.13 + shoe * 0.24, -depth + 0.05, z, ("leather", "dark leather", "charcoal cloth", "white linen")[(shoe + level) % 4])
                else:
                    for side in (-0.25, 0.25):
                        _folded(piece, middle + side * (b - a), -depth + 0.05, z, (b - a) * 0.42, 0.34, 2 + (level + (side > 0)) % 3, GARMENTS[level:] + GARMENTS[:level])
        else:
            _hang(piece, a, b, -depth / 2, shelf - 0.06, 0.74)
            piece.box(a, b, -depth + 0.01, -0.012, 1.02, 1.02 + board, timber, 0.002, "x")
            _hang(piece, a, b, -depth / 2, 0.98, 0.72)
    return piece.finish()


def _shoes(piece, x, y, z, finish):
    """A pair of plain shoes, toes forward."""
    for side in (-0.052, 0.052):
        piece.cushion(x + side - 0.042, x + side + 0.042, y, y + 0.27, z, z + 0.022, get("dark leather"), 0.01, 0.0, 0.004)
        piece.cushion(x + side - 0.04, x + side + 0.04, y + 0.004, y + 0.15, z + 0.015, z + 0.065, get(finish), 0.024, 0.01, 0.006)
        piece.cushion(x + side - 0.036, x + side + 0.036, y + 0.13, y + 0.265, z + 0.015, z + 0.10, get(finish), 0.028, 0.0, 0.004)


def shoe_cabinet(width=1.2, depth=0.36, height=2.3, finish="cream", niche=True, wood="oak", seed=82):
    """A full-height cabinet floating over a lit plinth; niche: a shelf at hand height, open at its ends, with a bowl and a vase."""
    piece = Piece("shoe cabinet", seed)
    doors = max(2, round(width / 0.42))
    foot, low, high = 0.18, 0.92, 1.30
    piece.box(-width / 2 + 0.02, width / 2 - 0.02, -0.05, -0.03, foot - 0.012, foot - 0.002, get("light line"), 0.001)
    piece.light((0, -depth * 0.4, foot - 0.02), 4.0, width - 0.1, (1.0, 0.80, 0.58), "AREA", size_y=0.03)
    if not niche:
        piece.box(-width / 2, width / 2, -depth + 0.021, 0, foot, height, get(finish), 0.003)
        _fronts(piece, -width / 2, width / 2, -depth, foot, height - 0.003, doors, finish, handle="none")
        return piece.finish()
    for z1, z2 in ((foot, low), (high, height)):
        piece.box(-width / 2, width / 2, -depth + 0.021, 0, z1, z2, get(finish), 0.003)
        _fronts(piece, -width / 2, width / 2, -depth, z1 + 0.002, z2 - 0.003, doors, finish, handle="none")
    piece.box(-width / 2, width / 2, -0.02, 0, low, high, get(wood), 0.001, "x")
    piece.box(-width / 2, width / 2, -depth + 0.002, -0.018, low, low + 0.018, get(wood), 0.002, "x")
    piece.box(-width / 2 + 0.03, width / 2 - 0.03, -0.06, -0.045, high - 0.008, high - 0.001, get("light line"), 0.001)
    piece.light((0, -depth * 0.4, high - 0.012), 3.0, width - 0.1, (1.0, 0.80, 0.58), "AREA", size_y=0.02)
    add_vessel(piece, "moon", 0.15, 0.22, (-width * 0.28, -depth / 2, low + 0.018), "stoneware")
    add_vessel(piece, "bowl", 0.2, 0.06, (width * 0.22, -depth / 2, low + 0.018), "dark clay")
    return piece.finish()


def shelf(width=2.4, depth=0.32, height=2.2, wood="oak", bays=None, levels=None, fill=0.75, cabinet=0.0, lit=True, back=True, seed=83):
    """A bookshelf with books, vessels and boxes; cabinet: the height of closed doors at its foot."""
    piece = Piece("shelf", seed)
    timber, board, random = get(wood), 0.024, piece.random
    bays = bays or max(1, round(width / 0.8))
    foot = max(cabinet, 0.06)
    levels = levels or max(2, round((height - foot) / 0.37))
    each, room = (width - board) / bays, (height - foot - board) / levels
    if back:
        piece.box(-width / 2, width / 2, -0.014, 0, 0, height, timber, 0.001, "z")
    if cabinet:
        piece.box(-width / 2, width / 2, -depth + 0.021, -0.014, 0.05, cabinet, timber, 0.003, "x")
        _fronts(piece, -width / 2, width / 2, -depth, 0.05, cabinet - 0.003, bays, wood, handle="none")
        piece.box(-width / 2 + 0.02, width / 2 - 0.02, -depth + 0.05, -0.02, 0, 0.05, get("black"), 0.002)
    else:
        piece.box(-width / 2, width / 2, -depth + 0.02, -0.014, 0, 0.06, timber, 0.003, "x")
    for index in range(bays + 1):
        x = -width / 2 + index * each
        piece.box(x, x + board, -depth, -0.014, 0 if not cabinet else cabinet, height, timber, 0.002, "z")
    for level in range(levels + 1):
        z = foot + level * room
        piece.box(-width / 2, width / 2, -depth + 0.002, -0.014, z, z + board, timber, 0.002, "x")
    for index in range(bays):
        for level in range(levels):
            a, b, z = -width / 2 + index * each + board + 0.004, -width / 2 + (index + 1) * each - 0.004, foot + level * room + board
            clear = room - board
            if lit:
                piece.box(a + 0.01, b - 0.01, -0.036, -0.024, z + clear - 0.005, z + clear - 0.0005, get("light line"), 0.001)
            draw = random.random()
            if draw > fill:
                objects = random.integers(4)
                middle = (a + b) / 2
                if objects == 0:
                    add_vessel(piece, ("moon", "bottle", "tall")[level % 3], 0.15, min(0.26, clear * 0.82), (middle - 0.1, -depth / 2, z), ("stoneware", "dark clay", "jade", "clay")[(index + level) % 4])
                    add_vessel(piece, "bowl", 0.16, 0.06, (middle + 0.14, -depth / 2, z), "ceramic")
                elif objects == 1:
                    _pile(piece, middle - 0.12, -depth / 2, z, 4)
                    add_vessel(piece, "jar", 0.11, min(0.15, clear * 0.6), (middle + 0.16, -depth / 2, z), "jade")
                elif objects == 2:
                    for box in range(2):
                        piece.box(a + 0.03 + box * (b - a) / 2, a + (box + 1) * (b - a) / 2 - 0.03, -depth + 0.04, -0.04, z, z + clear * 0.62, get(("wicker", "sand", "sage")[(index + box) % 3]), 0.008)
                else:
                    end = add_books(piece, a, a + (b - a) * 0.4, -0.02, z, clear, depth * 0.8)
                    add_vessel(piece, "bottle", 0.12, clear * 0.72, (end + (b - end) * 0.5, -depth / 2, z), "dark clay")
                continue
            share = random.choice([0.62, 0.8, 1.0, 1.0])
            end = add_books(piece, a, a + (b - a) * share, -0.02, z, clear, depth * 0.82)
            if share < 1:
                tall, tilt = clear * 0.74, 11.0
                lean = tall * math.sin(math.radians(tilt))
                add_book(piece, (end + lean + 0.016, -depth * 0.58, z + 0.003), 0.024, depth * 0.55, tall, -tilt)
                end += lean + 0.04
                if b - end > 0.2:
                    if random.random() < 0.5:
                        _pile(piece, end + (b - end) * 0.55, -depth / 2, z, int(random.integers(2, 5)), min(0.2, (b - end) * 0.6))
                    else:
                        add_vessel(piece, ("moon", "jar", "bottle")[int(random.integers(3))], min(0.14, (b - end) * 0.6), clear * random.uniform(0.4, 0.75), (end + (b - end) * 0.55, -depth / 2, z), ("stoneware", "clay", "jade", "dark clay")[int(random.integers(4))])
    if lit:
        for index in range(bays):
            middle = -width / 2 + (index + 0.5) * each + board / 2
            for level in range(levels):
                piece.light((middle, -0.06, foot + (level + 1) * room - 0.01), 0.55, each - 0.1, (1.0, 0.78, 0.55), "AREA", size_y=0.02, turn=(-18, 0, 0))
    return piece.finish()


def _pile(piece, x, y, z, count, width=0.2):
    for index in range(count):
        thick, scale, tone = piece.random.uniform(0.016, 0.03), 1 - 0.05 * index, float(piece.random.uniform(0, 0.999))
        piece.box(x - width / 2 * scale, x + width / 2 * scale, y - 0.07, y + 0.07, z, z + thick, get("books"), 0.003, tint=tone)
        piece.box(x - width / 2 * scale + 0.004, x + width / 2 * scale + 0.0006, y - 0.066, y + 0.066, z + 0.003, z + thick - 0.003, get("pages"), 0.0008, "y")
        z += thick


def television(width=2.6, depth=0.42, height=1.5, wood="oak", screen=1.45, wall=False, seed=84):
    """A floating media cabinet with the screen over it (hung 3 cm before the wall at y=0); wall: a ribbed panel behind, `height` tall."""
    piece = Piece("television", seed)
    timber = get(wood)
    if wall:
        count = int(width / 0.06)
        piece.box(-width / 2, width / 2, -0.012, 0, 0, height, get("black"), 0.001)
        for index in range(count):
            x = -width / 2 + index * width / count
            piece.box(x + 0.006, x + width / count - 0.006, -0.03, -0.01, 0, height, timber, 0.004, "z")
    low, top = 0.18, 0.44
    piece.box(-width / 2, width / 2, -depth + 0.02, -0.03, low, top, timber, 0.004, "x")
    piece.box(-width / 2 - 0.003, width / 2 + 0.003, -depth - 0.004, -0.03, top, top + 0.022, get("travertine"), 0.003, "x")
    count = max(2, round(width / 0.65))
    for index in range(count):
        a, b = -width / 2 + index * width / count + 0.002, -width / 2 + (index + 1) * width / count - 0.002
        piece.box(a, b, -depth, -depth + 0.021, low, top - 0.014, timber, 0.0025, "x")
    piece.box(-width / 2 + 0.05, width / 2 - 0.05, -0.10, -0.08, low - 0.008, low + 0.001, get("light line"), 0.001)
    piece.light((0, -0.14, low - 0.012), 5.0, width - 0.1, (1.0, 0.80, 0.58), "AREA", size_y=0.03)
    tall, z = screen * 9 / 16, 0.72
    piece.box(-screen / 2, screen / 2, -0.055, -0.032, z, z + tall, get("black"), 0.003)
    piece.box(-screen / 2 + 0.006, screen / 2 - 0.006, -0.0565, -0.054, z + 0.008, z + tall - 0.006, get("screen"), 0.0008)
    piece.box(-0.2, 0.2, -0.034, 0, z + 0.2, z + tall - 0.2, get("black"), 0.003)
    return piece.finish()
