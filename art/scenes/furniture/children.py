"""Small furniture and toys of a nursery."""
import math

import numpy as np

from .decor import add_book
from .mesh import grid, smooth_path
from .palette import get
from .solid import Piece


def child_chair(width=0.32, depth=0.32, height=0.54, wood="light oak", seat="sage", seed=131):
    """A small wooden chair with a painted seat and a rounded back."""
    piece = Piece("child chair", seed)
    timber, top = get(wood), 0.27
    for side in (-1, 1):
        piece.bar((side * (width / 2 - 0.04), -depth + 0.05, top), (side * (width / 2 - 0.015), -depth + 0.02, 0), 0.015, timber, 0.012)
        piece.tube(smooth_path([(side * (width / 2 - 0.02), -0.012, 0), (side * (width / 2 - 0.045), -0.05, top), (side * (width / 2 - 0.05), -0.03, height - 0.03)], 6), 0.014, timber)
    piece.cushion(-width / 2, width / 2, -depth, -0.02, top - 0.012, top + 0.02, get(seat), 0.014, 0.0, 0.0, crease=0)
    piece.cushion(-width / 2 + 0.02, width / 2 - 0.02, -0.05, -0.024, height - 0.15, height, get(seat), 0.012, 0.0, 0.0, crease=0)
    return piece.finish()


def child_table(width=0.9, depth=None, height=0.50, wood="light oak", top="white", seed=132):
    """A round low table on four splayed legs; back edge at the origin."""
    piece = Piece("child table", seed)
    r = width / 2
    piece.cylinder(r, height - 0.028, height, (0, -r), get(top), 0.009, 80)
    piece.cylinder(r - 0.004, height - 0.032, height - 0.022, (0, -r), get(wood), 0.002, 80)
    for angle in range(45, 405, 90):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        piece.bar((c * r * 0.62, -r + s * r * 0.62, height - 0.03), (c * r * 0.8, -r + s * r * 0.8, 0), 0.022, get(wood), 0.016)
    return piece.finish()


def _ball(piece, at, radius, finish, tint=None):
    a = np.linspace(-math.pi / 2, math.pi / 2, 22)
    piece.turned(np.column_stack([np.maximum(np.cos(a) * radius, 0), radius + np.sin(a) * radius]), at, get(finish), 36, tint=tint)


def add_rainbow(piece, at, size=0.28, turn=0):
    """A wooden rainbow of nested arches."""
    x, y, z = at
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for index in range(5):
        r = size / 2 - index * size * 0.088
        a = np.linspace(0, math.pi, 30)
        ring = np.stack([np.cos(a), np.sin(a)], axis=-1)
        section = [(r, -0.032), (r, 0.032), (r - size * 0.078, 0.032), (r - size * 0.078, -0.032)]
        points = np.array([(x + (q[0] * rr) * c - t * s, y + (q[0] * rr) * s + t * c, z + q[1] * rr) for rr, t in section for q in ring])
        faces = []
        for k in range(4):
            for i in range(29):
                faces.append((k * 30 + i, k * 30 + i + 1, ((k + 1) % 4) * 30 + i + 1, ((k + 1) % 4) * 30 + i))
        corners = points[np.array(faces)]
        flat = corners.reshape(-1, 3)
        piece.put(flat, np.arange(len(flat)).reshape(-1, 4), get("toys"), tint=(index + 0.5) / 6)


def add_stacker(piece, at, size=0.12):
    """Rings on a peg."""
    x, y, z = at
    piece.cylinder(size * 0.55, z, z + 0.012, (x, y), get("light oak"), 0.004, 36)
    ring = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    height = z + 0.012
    for index in range(5):
        r, thick = size * (0.36 - 0.045 * index), size * 0.12
        piece.tube(np.column_stack([x + np.cos(ring) * r, y + np.sin(ring) * r, np.full(40, height + thick)]), thick, get("toys"), 14, closed=True, tint=(index + 0.5) / 6)
        height += thick * 1.72
    _ball(piece, (x, y, height), size * 0.13, "toys", 0.75)


def add_blocks(piece, at, count=7, size=0.06):
    """A small tower of blocks and some that fell."""
    x, y, z = at
    random = piece.random
    for index in range(count):
        tint = (index % 6 + 0.5) / 6
        if index < 3:
            px, py, pz = x + random.uniform(-0.006, 0.006), y + random.uniform(-0.006, 0.006), z + index * size
        else:
            px, py, pz = x + random.uniform(-0.22, 0.22), y + random.uniform(-0.15, 0.15), z
            if abs(px - x) < size * 1.3 and abs(py - y) < size * 1.3:
                px = x + size * 1.6
        piece.box(px - size / 2, px + size / 2, py - size / 2, py + size / 2, pz, pz + size, get("toys"), 0.005, turn=(0, 0, random.uniform(-40, 40) if index > 2 else random.uniform(-8, 8)), tint=tint)


def teddy(height=0.38, fur="boucle:#B48A5E", seed=133):
    """A sitting teddy bear; centred, facing -y."""
    piece = Piece("teddy", seed)
    h, pile = height, get(fur)

    def ball(x, y, z, a, b, c, finish=pile):
        t = np.linspace(-math.pi / 2, math.pi / 2, 20)
        p = np.linspace(0, 2 * math.pi, 32, endpoint=False)
        points = np.array([(x + a * math.cos(u) * math.cos(v), y + b * math.cos(u) * math.sin(v), z + c * math.sin(u)) for u in t for v in p])
        piece.put(points, grid(20, 32, closed=True), finish)

    ball(0, 0, h * 0.28, h * 0.22, h * 0.19, h * 0.28)
    ball(0, -0.01, h * 0.70, h * 0.19, h * 0.18, h * 0.18)
    ball(0, -h * 0.17, h * 0.655, h * 0.085, h * 0.07, h * 0.065, get("boucle:#E0C9A4"))
    ball(0, -h * 0.235, h * 0.675, h * 0.026, h * 0.018, h * 0.018, get("black"))
    for side in (-1, 1):
        ball(side * h * 0.15, 0, h * 0.865, h * 0.065, h * 0.035, h * 0.065)
        ball(side * h * 0.15, -h * 0.028, h * 0.865, h * 0.04, h * 0.015, h * 0.04, get("boucle:#E0C9A4"))
        ball(side * h * 0.075, -h * 0.165, h * 0.745, h * 0.017, h * 0.012, h * 0.017, get("black"))
        ball(side * h * 0.25, -h * 0.08, h * 0.36, h * 0.075, h * 0.09, h * 0.16)
        ball(side * h * 0.17, -h * 0.25, h * 0.09, h * 0.095, h * 0.22, h * 0.09)
        ball(side * h * 0.19, -h * 0.455, h * 0.105, h * 0.075, h * 0.025, h * 0.08, get("boucle:#E0C9A4"))
    return piece.finish()


def toy_shelf(width=1.5, depth=0.34, height=0.78, bays=3, levels=2, wood="light oak", seed=134):
    """A low open shelf with toys, baskets and picture books."""
    piece = Piece("toy shelf", seed)
    timber, board = get(wood), 0.022
    piece.box(-width / 2, width / 2, -0.012, 0, 0.05, height, timber, 0.002, "x")
    each, room = (width - board) / bays, (height - 0.05 - board) / levels
    for index in range(bays + 1):
        x = -width / 2 + index * each
        piece.box(x, x + board, -depth, -0.01, 0, height, timber, 0.006, "z")
    for level in range(levels + 1):
        z = 0.05 + level * room
        piece.box(-width / 2, width / 2, -depth, -0.01, z, z + board, timber, 0.006, "x")
    things = ("basket", "books", "rainbow", "basket", "stacker", "blocks", "ball", "books")
    for index in range(bays):
        for level in range(levels):
            a, b, z = -width / 2 + index * each + board, -width / 2 + (index + 1) * each, 0.05 + level * room + board
            middle, y = (a + b) / 2, -depth / 2
            kind = things[(index + level * bays + seed) % len(things)]
            if kind == "basket":
                piece.cushion(a + 0.05, b - 0.05, -depth + 0.03, -0.03, z, z + room * 0.55, get(("wicker", "fabric:#C7CDBD")[index % 2]), 0.025, 0.0, 0.006, crease=0.002)
                for _ in range(9):
                    _ball(piece, (middle + piece.random.uniform(-0.13, 0.13), y + piece.random.uniform(-0.08, 0.08), z + room * 0.5), piece.random.uniform(0.025, 0.04), "toys")
            elif kind == "books":
                x = a + 0.02
                while x < a + (b - a) * 0.7:
                    thick = piece.random.uniform(0.008, 0.02)
                    add_book(piece, (x + thick / 2, -depth + 0.14, z), thick, 0.22, room * piece.random.uniform(0.55, 0.78))
                    x += thick + 0.002
            elif kind == "rainbow":
                add_rainbow(piece, (middle, y, z), min(0.3, (room - 0.05) * 1.5), 6)
            elif kind == "stacker":
                add_stacker(piece, (middle - 0.08, y, z), 0.13)
                _ball(piece, (middle + 0.12, y, z), 0.055, "toys")
            elif kind == "blocks":
                add_blocks(piece, (middle, y, z), 6, 0.055)
            else:
                _ball(piece, (middle - 0.07, y, z), 0.085, "toys")
                _ball(piece, (middle + 0.11, y - 0.02, z), 0.06, "toys")
    return piece.finish()


def play_house(width=1.5, depth=1.0, height=1.55, wood="light oak", seed=135):
    """A house of poles with a bed of cushions and a string of lights: the reading corner."""
    piece = Piece("play house", seed)
    timber, r, eaves = get(wood), 0.022, height * 0.66
    ends = []
    for y in (-0.05, -depth + 0.05):
        for x in (-width / 2 + 0.05, width / 2 - 0.05):
            piece.bar((x, y, 0), (x, y, eaves), r, timber)
            piece.bar((x, y, eaves), (0, y, height), r, timber)
        piece.bar((-width / 2 + 0.05, y, eaves), (width / 2 - 0.05, y, eaves), r * 0.8, timber)
        ends.append(y)
    for x, z in ((-width / 2 + 0.05, eaves), (width / 2 - 0.05, eaves), (0, height), (-width / 2 + 0.05, 0.06), (width / 2 - 0.05, 0.06)):
        piece.bar((x, ends[0], z), (x, ends[1], z), r, timber)
    piece.bar((-width / 2 + 0.05, ends[0], 0.06), (width / 2 - 0.05, ends[0], 0.06), r, timber)
    piece.cushion(-width / 2 + 0.09, width / 2 - 0.09, -depth + 0.06, -0.08, 0.02, 0.17, get("linen"), 0.05, 0.02, 0.008, piping=get("linen"))
    for x, size, name, turn in ((-0.42, 0.42, "sage cloth", 8), (-0.08, 0.38, "brass cloth", -6), (0.28, 0.44, "boucle", 4)):
        piece.pillow(size, size * 0.95, 0.15, (x, -0.24, 0.17), get(name), (-18, turn, 0), chop=0.02)

    def canopy(side):
        def surface(u, v):
            t = u
            x = side * t * (width / 2 - 0.05)
            z = height + 0.024 - t * (height - eaves) - 0.05 * np.sin(math.pi * t) * np.sin(math.pi * v)
            fall = np.clip((t - 0.985) / 0.015, 0, 1)
            return np.stack([x, -0.03 - v * (depth * 0.62), z - 0.02 * fall], axis=-1)
        return surface

    for side in (-1, 1):
        piece.sheet(canopy(side), 24, 16, get("white linen"), 0.003)
    spots = smooth_path([(-width / 2 + 0.05, -depth + 0.02, eaves), (-width * 0.22, -depth + 0.015, (eaves + height) / 2 - 0.05), (0, -depth + 0.02, height - 0.02), (width * 0.22, -depth + 0.015, (eaves + height) / 2 - 0.05), (width / 2 - 0.05, -depth + 0.02, eaves)], 5)
    piece.tube(spots, 0.0025, get("white"), 6)
    for point in spots[1::2]:
        _ball(piece, (point[0], point[1] - 0.004, point[2] - 0.045), 0.02, "opal")
    return piece.finish()


def toys(kind="rainbow", size=None, seed=136):
    """One toy on its own, centred: rainbow, stacker, blocks, ball."""
    piece = Piece("toy " + kind, seed)
    if kind == "rainbow":
        add_rainbow(piece, (0, 0, 0), size or 0.34)
    elif kind == "stacker":
        add_stacker(piece, (0, 0, 0), size or 0.17)
    elif kind == "blocks":
        add_blocks(piece, (0, 0, 0), 11, size or 0.075)
    else:
        _ball(piece, (0, 0, 0), (size or 0.3) / 2, "toys")
    return piece.finish()
