"""Equipment of a fitness room."""
import math

import numpy as np
from mathutils import Matrix

from .mesh import smooth_path
from .palette import get
from .solid import Piece


def treadmill(width=0.88, depth=2.0, height=1.50, seed=121):
    """A treadmill: the runner looks to +y, where its console stands."""
    piece = Piece("treadmill", seed)
    dark, steel, half = get("plastic"), get("dark steel"), width / 2
    console_y = -0.34
    piece.box(-half + 0.16, half - 0.16, -depth + 0.06, -0.42, 0.165, 0.19, get("rubber"), 0.006)
    for side in (-1, 1):
        piece.box(side * half, side * (half - 0.15), -depth, -0.30, 0.09, 0.215, dark, 0.02, segments=4)
        piece.box(side * (half - 0.02), side * (half - 0.13), -depth + 0.05, -0.36, 0.213, 0.222, get("rubber"), 0.003)
        piece.tube(smooth_path([(side * (half - 0.07), -0.30, 0.16), (side * (half - 0.06), -0.22, 0.6), (side * (half - 0.07), console_y + 0.06, 1.12)], 8), 0.034, steel, 16)
        piece.tube(smooth_path([(side * (half - 0.07), console_y + 0.06, 1.06), (side * (half - 0.075), console_y - 0.15, 1.07), (side * (half - 0.075), console_y - 0.42, 0.98)], 8), 0.019, get("rubber"), 14)
        piece.cylinder(0.03, 0, 0.10, (side * (half - 0.08), -0.2), dark, 0.006, 24)
        piece.cylinder(0.03, 0, 0.10, (side * (half - 0.08), -depth + 0.12), dark, 0.006, 24)
    piece.cushion(-half + 0.02, half - 0.02, -0.62, -0.02, 0.06, 0.30, dark, 0.07, 0.03, 0.0, crease=0.0)
    piece.box(-half + 0.10, half - 0.10, -0.50, -0.12, 0.322, 0.328, get("brass"), 0.003)
    piece.box(-half + 0.15, half - 0.15, -depth + 0.02, -depth + 0.07, 0.10, 0.19, steel, 0.012)
    piece.within((0, console_y, 1.12), (-24, 0, 0))
    piece.box(-half + 0.03, half - 0.03, -0.06, 0.06, -0.04, 0.13, dark, 0.03, segments=4)
    piece.box(-0.30, 0.30, -0.028, 0.02, 0.10, 0.46, dark, 0.016, segments=4)
    piece.box(-0.28, 0.28, -0.0305, -0.027, 0.125, 0.44, get("screen"), 0.002)
    for x in (-0.31, 0.31):
        piece.turned([(0, 0), (0.042, 0), (0.046, 0.05), (0.04, 0.055), (0.036, 0.02), (0, 0.018)], (x, 0.0, 0.115), get("rubber"), 28)
    piece.box(-0.05, 0.05, -0.068, -0.05, 0.03, 0.06, get("clay"), 0.006)
    piece.within()
    piece.tube([(-half + 0.08, console_y + 0.05, 1.08), (half - 0.08, console_y + 0.05, 1.08)], 0.026, steel, 14)
    return piece.finish()


def exercise_bike(width=0.56, depth=1.15, height=1.25, seed=122):
    """An upright bicycle; the rider looks to +y."""
    piece = Piece("exercise bike", seed)
    dark, steel = get("plastic"), get("steel")
    for y in (-0.08, -depth + 0.08):
        piece.box(-width / 2, width / 2, y - 0.04, y + 0.04, 0.02, 0.075, dark, 0.02)
    piece.box(-0.03, 0.03, -depth + 0.08, -0.08, 0.06, 0.11, steel, 0.01)
    wheel = (0, -0.32, 0.36)
    piece.turned([(0.20, -0.035), (0.25, -0.035), (0.26, -0.02), (0.26, 0.02), (0.25, 0.035), (0.20, 0.035), (0.20, -0.035)], wheel, get("dark steel"), 64, turn=(0, 90, 0))
    piece.turned([(0, -0.012), (0.205, -0.012), (0.205, 0.012), (0, 0.012)], wheel, get("brass"), 64, turn=(0, 90, 0))
    piece.turned([(0, -0.06), (0.10, -0.05), (0.10, 0.05), (0, 0.06)], (0, -0.62, 0.34), dark, 40, turn=(0, 90, 0))
    piece.bar((0, -0.62, 0.34), (0, -0.78, 0.86), 0.032, dark)
    piece.bar((0, -0.62, 0.34), (0, -0.36, 0.36), 0.03, dark)
    piece.bar((0, -0.30, 0.10), (0, -0.20, 1.0), 0.034, dark)
    piece.cushion(-0.11, 0.11, -0.93, -0.66, 0.87, 0.95, get("rubber"), 0.035, 0.01, 0.0, crease=0)
    piece.tube(smooth_path([(-0.21, -0.46, 1.10), (-0.2, -0.26, 1.12), (0, -0.2, 1.06), (0.2, -0.26, 1.12), (0.21, -0.46, 1.10)], 8), 0.016, get("rubber"))
    piece.box(-0.13, 0.13, -0.19, -0.165, 1.08, 1.26, get("screen"), 0.012, turn=(-18, 0, 0))
    for side in (-1, 1):
        piece.bar((side * 0.09, -0.62, 0.34), (side * 0.10, -0.62 + side * 0.1, 0.34 - side * 0.13), 0.012, steel)
        piece.box(side * 0.11, side * 0.20, -0.66 + side * 0.1, -0.58 + side * 0.1, 0.325 - side * 0.13, 0.35 - side * 0.13, dark, 0.006)
    return piece.finish()


def dumbbell_rack(width=2.0, depth=0.55, height=0.86, tiers=3, seed=123):
    """A rack of dumb-bells, lighter ones above."""
    piece = Piece("dumb-bell rack", seed)
    dark = get("dark steel")
    for x in (-width / 2 + 0.03, width / 2 - 0.03):
        piece.box(x - 0.03, x + 0.03, -depth, 0, 0, 0.05, dark, 0.008)
        piece.box(x - 0.03, x + 0.03, -0.14, -0.06, 0.04, height, dark, 0.008)
    for tier in range(tiers):
        z = 0.16 + tier * (height - 0.2) / max(1, tiers - 1)
        y1 = -depth + 0.06 + tier * 0.07
        piece.within((0, y1 + 0.18, z), (-16, 0, 0))
        piece.box(-width / 2, width / 2, -0.18, 0.18, -0.03, 0.0, get("smoked oak"), 0.005, "x")
        piece.box(-width / 2, width / 2, -0.185, -0.17, -0.035, 0.035, get("brass"), 0.003)
        radius = 0.074 - tier * 0.012
        pitch = 2 * radius + 0.022
        count = int((width - 0.12) / pitch)
        for index in range(count):
            x = (index - (count - 1) / 2) * pitch
            inner = piece.frame.copy()
            piece.frame = inner @ Matrix.Translation((x, -0.005, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z")
            length = radius * 1.15
            for side in (-1, 1):
                piece.turned([(0, 0), (radius * 0.9, 0), (radius, radius * 0.14), (radius, length - radius * 0.14), (radius * 0.9, length), (0, length)], (side * 0.06, 0, radius), get("rubber"), 24, turn=(0, 90 * side, 0))
                piece.turned([(0, 0.001), (radius * 0.6, 0.001)][::-1], (side * (0.0605 + length), 0, radius), get("steel"), 20, turn=(0, 90 * side, 0))
            piece.bar((-0.06, 0, radius), (0.06, 0, radius), 0.015, get("chrome"), sides=10)
            piece.frame = inner
        piece.within()
    return piece.finish()


def weight_bench(width=0.56, depth=1.25, height=1.0, back=48, seed=124):
    """An adjustable bench, its back raised by `back` degrees."""
    piece = Piece("weight bench", seed)
    dark, steel = get("leather:#23211F"), get("dark steel")
    for y, wide in ((-0.12, 0.25), (-depth + 0.1, 0.2)):
        piece.box(-wide, wide, y - 0.03, y + 0.03, 0, 0.05, steel, 0.008)
    piece.box(-0.03, 0.03, -depth + 0.1, -0.12, 0.04, 0.10, steel, 0.008)
    piece.box(-0.03, 0.03, -depth + 0.28, -depth + 0.36, 0.06, 0.38, steel, 0.008)
    piece.cushion(-0.15, 0.15, -depth + 0.08, -depth + 0.48, 0.38, 0.45, dark, 0.025, 0.008, 0.004, piping=dark)
    piece.within((0, -depth + 0.5, 0.38), (back, 0, 0))
    piece.cushion(-0.145, 0.145, 0.0, 0.82, 0.0, 0.07, dark, 0.025, 0.008, 0.004, piping=dark)
    piece.box(-0.03, 0.03, 0.05, 0.6, -0.04, 0.0, steel, 0.006)
    piece.within()
    piece.bar((0, -depth + 0.7, 0.09), (0, -depth + 0.5 + 0.4 * math.cos(math.radians(back)), 0.36 + 0.4 * math.sin(math.radians(back))), 0.02, steel)
    return piece.finish()


def kettlebell(width=0.2, finish="rubber", seed=125):
    """A kettlebell; centred."""
    piece = Piece("kettlebell", seed)
    r = width / 2
    a = np.linspace(-math.pi / 2 + 0.5, math.pi / 2, 18)
    piece.turned(np.concatenate([[(0, r - math.sin(math.pi / 2 - 0.5) * r)], np.column_stack([np.maximum(np.cos(a) * r, 0), r + np.sin(a) * r])]) - [0, r * (1 - math.cos(0.5))], (0, 0, 0), get(finish), 40)
    top = 2 * r - r * (1 - math.cos(0.5))
    piece.tube(smooth_path([(-r * 0.62, 0, top - r * 0.32), (-r * 0.72, 0, top + r * 0.35), (-r * 0.42, 0, top + r * 0.72), (r * 0.42, 0, top + r * 0.72), (r * 0.72, 0, top + r * 0.35), (r * 0.62, 0, top - r * 0.32)], 6), r * 0.17, get(finish), 14)
    return piece.finish()


def gym_ball(width=0.65, finish="sage", seed=126):
    """A seat ball with its rings; centred."""
    piece = Piece("gym ball", seed)
    r = width / 2
    a = np.linspace(-math.pi / 2, math.pi / 2, 60)
    outline = np.column_stack([np.cos(a) * r, r * 0.97 + np.sin(a) * r * 0.97]) * (1 + 0.004 * np.cos(a * 36))[:, None]
    outline[0, 0] = outline[-1, 0] = 0
    piece.turned(outline, (0, 0, 0), get(finish), 64)
    return piece.finish()


def yoga_mat(width=0.62, depth=1.8, finish="sage", rolled=False, seed=127):
    """A mat, unrolled (origin at the middle of its back edge) or rolled up (lying along x)."""
    piece = Piece("yoga mat", seed)
    if rolled:
        turns = np.linspace(0, 2 * math.pi * 4.2, 160)
        r = 0.018 + 0.0085 * turns / (2 * math.pi)
        y, z = np.cos(turns) * r, np.sin(turns) * r + r.max()
        piece.sheet(lambda u, v: np.stack([(v - 0.5) * width, np.interp(u, np.linspace(0, 1, 160), y), np.interp(u, np.linspace(0, 1, 160), z)], axis=-1), 160, 2, get(finish), 0.006)
    else:
        piece.box(-width / 2, width / 2, -depth, 0, 0, 0.007, get(finish), 0.003)
    return piece.finish()
