"""Bathroom pieces."""
import math

import numpy as np

from .decor import add_vessel
from .mesh import grid, smooth_path
from .palette import get
from .solid import Piece

WARM = (1.0, 0.82, 0.62)


def _oval(piece, layers, material, power=2.6, steps=72, cap=True):
    """A body from superelliptic rings: (half width, half depth, middle y, z)."""
    angles = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    c, s = np.cos(angles), np.sin(angles)
    shape = np.stack([np.sign(c) * np.abs(c) ** (2 / power), np.sign(s) * np.abs(s) ** (2 / power)], axis=-1)
    points = np.concatenate([np.column_stack([shape[:, 0] * a, y + shape[:, 1] * b, np.full(steps, z)]) for a, b, y, z in layers])
    piece.put(points, grid(len(layers), steps, closed=True), material)


def basin(width=1.0, depth=0.5, height=0.85, wood="oak", top="travertine", mirror=True, seed=111):
    """A floating vanity with drawers, a vessel basin and a wall tap, under a lit mirror cabinet."""
    piece = Piece("basin", seed)
    half, timber = width / 2, get(wood)
    slab = height - 0.12
    piece.box(-half, half, -depth + 0.022, 0, slab - 0.36, slab - 0.025, timber, 0.003, "x")
    count = 2 if width > 0.75 else 1
    for index in range(count):
        a, b = -half + index * width / count, -half + (index + 1) * width / count
        for low, high in ((slab - 0.36, slab - 0.20), (slab - 0.20, slab - 0.045)):
            piece.box(a + 0.002, b - 0.002, -depth, -depth + 0.022, low, high - 0.004, timber, 0.0025, "x")
    piece.box(-half - 0.003, half + 0.003, -depth - 0.003, 0, slab - 0.025, slab, get(top), 0.003, "x")
    piece.light((0, -depth * 0.5, slab - 0.38), 2.5, width - 0.1, WARM, "AREA", size_y=0.04)
    a, b, y = min(0.27, half * 0.72), min(0.18, depth * 0.36), -depth * 0.53
    lip = 0.125
    _oval(piece, [(a * 0.72, b * 0.72, y, slab), (a * 0.86, b * 0.86, y, slab + 0.015), (a * 0.97, b * 0.97, y, slab + lip * 0.6), (a, b, y, slab + lip - 0.004), (a - 0.004, b - 0.004, y, slab + lip), (a - 0.010, b - 0.010, y, slab + lip - 0.004),
                  (a * 0.92, b * 0.90, y, slab + lip * 0.6), (a * 0.8, b * 0.76, y, slab + 0.03), (a * 0.5, b * 0.45, y, slab + 0.016), (0.02, 0.02, y, slab + 0.012), (0.001, 0.001, y, slab + 0.012)], get("ceramic"))
    piece.turned([(0, 0.003), (0.022, 0.003), (0.026, 0)], (0, y, slab + 0.0125), get("brass"), 28)
    brass = get("brass")
    for x in (0.0, 0.12):
        piece.turned([(0, 0), (0.028, 0), (0.028, 0.008), (0, 0.008)], (x, 0, slab + 0.26), brass, 32, turn=(90, 0, 0), bevel=0.002)
    piece.tube(smooth_path([(0, 0, slab + 0.26), (0, -0.12, slab + 0.262), (0, -depth * 0.40, slab + 0.258), (0, -depth * 0.44, slab + 0.235)], 6), 0.0105, brass, 14)
    piece.bar((0.12, 0, slab + 0.26), (0.12, -0.05, slab + 0.26), 0.016, brass)
    piece.bar((0.12, -0.042, slab + 0.26), (0.165, -0.046, slab + 0.262), 0.005, brass)
    add_vessel(piece, "jar", 0.065, 0.14, (-half + 0.10, -0.16, slab), "dark clay")
    add_vessel(piece, "jar", 0.06, 0.085, (-half + 0.10, -0.26, slab), "stoneware")
    for index in range(3):
        piece.cushion(half - 0.27, half - 0.05, -0.33, -0.12, slab + index * 0.036, slab + index * 0.036 + 0.038, get("white linen" if index != 1 else "sage cloth"), 0.016, 0.002, 0.004) if width > 0.85 else None
    if mirror:
        low, high = 1.12, 1.92
        piece.box(-half, half, -0.13, 0, low, high, timber, 0.003, "x")
        doors = 2 if width <= 1.2 else 3
        for index in range(doors):
            piece.box(-half + index * width / doors + 0.001, -half + (index + 1) * width / doors - 0.001, -0.15, -0.128, low - 0.004, high + 0.004, get("mirror"), 0.0012)
        for z in (low - 0.008, high + 0.006):
            piece.box(-half + 0.02, half - 0.02, -0.06, -0.03, z - 0.004, z + 0.002, get("light line"), 0.001)
        piece.light((0, -0.10, low - 0.02), 4.0, width - 0.08, WARM, "AREA", size_y=0.05, turn=(-12, 0, 0))
        piece.light((0, -0.10, high + 0.02), 4.0, width - 0.08, WARM, "AREA", size_y=0.05, turn=(180, 0, 0))
    return piece.finish()


def toilet(width=0.40, depth=0.70, height=0.42, seed=112):
    """A one-piece toilet with a slim lid and a wall plate."""
    piece = Piece("toilet", seed)
    white = get("ceramic")
    half, y = width / 2, -depth + 0.24
    front = 0.24
    _oval(piece, [(half * 0.62, front * 0.9, y + 0.08, 0), (half * 0.66, front * 0.95, y + 0.08, 0.02), (half * 0.74, front * 1.0, y + 0.06, height * 0.45), (half * 0.94, front * 1.04, y + 0.01, height * 0.82), (half * 0.97, front * 1.04, y, height - 0.03), (half * 0.95, front * 1.02, y, height - 0.012), (0.01, 0.01, y, height - 0.012)], white, 2.5)
    piece.box(-half * 0.74, half * 0.74, -0.36, 0, 0, height - 0.02, white, 0.03, segments=4)
    _oval(piece, [(0.01, 0.01, y, height - 0.004), (half * 0.98, front * 1.05, y, height - 0.004), (half, front * 1.06, y, height + 0.004), (half, front * 1.06, y, height + 0.014), (half * 0.97, front * 1.03, y, height + 0.020), (0.01, 0.01, y, height + 0.022)], white, 2.5)
    piece.box(-half * 0.96, half * 0.96, -0.23, 0, height - 0.02, height + 0.10, white, 0.03, segments=4)
    piece.box(-0.12, 0.12, -0.012, 0, 0.92, 1.06, get("brass"), 0.004)
    for x in (-0.055, 0.055):
        piece.box(x - 0.045, x + 0.045, -0.016, -0.008, 0.945, 1.035, get("brass"), 0.003)
    return piece.finish()


def bathtub(width=1.6, depth=0.75, height=0.56, top="travertine", seed=113):
    """A bathtub set in a stone surround, with a wall mixer, towels and a tray across it."""
    piece = Piece("bathtub", seed)
    half, y = width / 2, -depth / 2
    stone = get(top)
    rim = 0.075
    piece.box(-half, half, -depth, -depth + 0.03, 0, height - 0.02, stone, 0.002, "x")
    for x1, x2, y1, y2 in ((-half, half, -depth - 0.004, -depth + rim), (-half, half, -rim, 0), (-half, -half + rim, -depth + rim, -rim), (half - rim, half, -depth + rim, -rim)):
        piece.box(x1, x2, y1, y2, height - 0.02, height, stone, 0.002, "x")
    # The lip lies on the stone as far as its rounded corners need to cover those of the opening.
    a, b = half - rim + 0.035, depth / 2 - rim + 0.035
    _oval(piece, [(a, b, y, height - 0.012), (a, b, y, height + 0.006), (a - 0.006, b - 0.006, y, height + 0.010), (a - 0.036, b - 0.036, y, height + 0.006), (a - 0.053, b - 0.048, y, height - 0.08), (a - 0.123, b - 0.083, y, 0.22), (a - 0.183, b - 0.123, y, 0.13), (a * 0.5, b * 0.5, y, 0.115), (0.01, 0.01, y, 0.112)], get("ceramic"), 10, 120)
    brass = get("brass")
    x = half - 0.35
    piece.tube(smooth_path([(x, 0, height + 0.16), (x, -0.10, height + 0.162), (x, -0.17, height + 0.15), (x, -0.185, height + 0.12)], 6), 0.014, brass)
    for dx in (-0.1, 0.1):
        piece.turned([(0, 0), (0.03, 0), (0.026, 0.05), (0, 0.05)], (x + dx, 0, height + 0.16), brass, 32, turn=(90, 0, 0), bevel=0.003)
    piece.box(-0.16, 0.02, -depth - 0.006, 0.0, height + 0.011, height + 0.029, get("walnut"), 0.004, "y")
    add_vessel(piece, "jar", 0.07, 0.1, (-0.07, -depth * 0.62, height + 0.029), "stoneware")
    for index in range(3):
        piece.cushion(-0.15, 0.01, -depth * 0.48, -depth * 0.18, height + 0.029 + index * 0.034, height + 0.065 + index * 0.034, get(("white linen", "sage cloth", "white linen")[index]), 0.016, 0.002, 0.004)
    return piece.finish()


def shower(width=0.9, depth=0.9, height=2.1, open_side=1, seed=114):
    """A walk-in shower: a floor tray with a line drain, a rain head and a rail on the wall, a glass screen in front and one at the side.
    open_side: 1 leaves the right end of the front open, -1 the left."""
    piece = Piece("shower", seed)
    half, brass = width / 2, get("brass")
    piece.box(-half, half, -depth, 0, 0.0, 0.03, get("stone:#C9C0B1"), 0.004)
    piece.box(-half + 0.08, half - 0.08, -0.14, -0.07, 0.0295, 0.032, get("dark steel"), 0.001)
    a, b = (-half, half - 0.42) if open_side > 0 else (-half + 0.42, half)
    if b - a < 0.25:
        a, b = -half, half
    piece.box(a, b, -depth + 0.01, -depth + 0.018, 0.03, height, get("pane"), 0.0015)
    for x in (a, b):
        piece.box(x - 0.006, x + 0.006, -depth + 0.006, -depth + 0.022, 0.03, height, brass, 0.002)
    piece.box(a, b, -depth + 0.006, -depth + 0.022, height, height + 0.012, brass, 0.002)
    x = 0.0
    piece.bar((x, -0.05, 0.95), (x, -0.05, height), 0.010, brass)
    piece.tube(smooth_path([(x, -0.05, height - 0.01), (x, -0.07, height + 0.05), (x, -0.2, height + 0.055), (x, -0.40, height + 0.05), (x, -0.42, height + 0.02)], 6), 0.010, brass)
    piece.cylinder(0.125, height - 0.002, height + 0.012, (x, -0.42), brass, 0.003, 56)
    piece.box(x - 0.14, x + 0.14, -0.075, -0.025, 0.97, 1.02, brass, 0.012)
    for z in (1.0, height - 0.1):
        piece.bar((x, 0, z), (x, -0.05, z), 0.012, brass)
    piece.bar((x + 0.03, -0.075, 1.62), (x + 0.03, -0.13, 1.60), 0.011, brass, 0.028)
    piece.tube(smooth_path([(x + 0.03, -0.08, 1.6), (x + 0.10, -0.09, 1.1), (x + 0.12, -0.09, 0.8), (x + 0.06, -0.06, 0.9), (x + 0.02, -0.05, 0.98)], 8), 0.006, brass)
    piece.box(-half + 0.04, -half + 0.34, -0.10, 0, 1.15, 1.165, get("travertine"), 0.003)
    for index, (r, h, name) in enumerate(((0.03, 0.17, "dark clay"), (0.028, 0.15, "stoneware"))):
        add_vessel(piece, "jar", r * 2, h, (-half + 0.11 + index * 0.09, -0.05, 1.165), name)
    return piece.finish()


def towel_rail(width=0.6, depth=0.08, height=0.5, cloth="white linen", seed=115):
    """A brass rail with a hanging towel; hang it by the towel's lower edge."""
    piece = Piece("towel rail", seed)
    y, z = -depth + 0.012, height - 0.012
    piece.bar((-width / 2, y, z), (width / 2, y, z), 0.009, get("brass"))
    for x in (-width / 2 + 0.03, width / 2 - 0.03):
        piece.bar((x, 0, z), (x, y, z), 0.008, get("brass"))

    def towel(u, v):
        run = (v - 0.46) * (2 * height - 0.1)
        over = np.clip(run / 0.018, -math.pi / 2, math.pi / 2)
        return np.stack([(u - 0.5) * width * 0.66, y - 0.014 * np.sin(over) + 0.003 * np.sin(u * 16) * np.clip(np.abs(run) * 4, 0, 1), z + 0.013 * np.cos(over) - np.clip(np.abs(run) - 0.028, 0, None)], axis=-1)

    piece.sheet(towel, 24, 60, get(cloth), 0.007)
    return piece.finish()
