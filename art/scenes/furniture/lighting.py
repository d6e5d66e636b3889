"""Lamps. Each carries its own light in watts; power=0 leaves it dark."""
import math

import numpy as np

from .mesh import smooth_path
from .palette import get
from .solid import Piece

WARM = (1.0, 0.74, 0.48)


def _shade(piece, low, high, z1, z2, at, name="shade", thick=0.004):
    x, y = at
    piece.turned([(low - thick, z1), (low, z1), (high, z2), (high - thick, z2), (low - thick, z1 + 0.0005)], (x, y, 0), get(name), 56)
    for radius, z in ((low - thick / 2, z1), (high - thick / 2, z2)):
        ring = np.linspace(0, 2 * math.pi, 56, endpoint=False)
        piece.tube(np.column_stack([x + np.cos(ring) * radius, y + np.sin(ring) * radius, np.full(56, z)]), thick * 0.7, get("white linen"), 6, closed=True)


def table_lamp(width=0.30, depth=None, height=0.50, base="stoneware", power=9.0, seed=61):
    """A turned ceramic foot under a linen shade; back edge at the origin."""
    piece = Piece("table lamp", seed)
    y, r = -width / 2, width / 2
    foot = height * 0.56
    outline = smooth_path([(0.0, 0, 0), (r * 0.42, 0, 0), (r * 0.52, foot * 0.16, 0), (r * 0.56, foot * 0.4, 0), (r * 0.36, foot * 0.7, 0), (r * 0.13, foot * 0.9, 0), (r * 0.1, foot, 0)], 5)[:, :2]
    piece.turned(np.maximum(outline, 0), (0, y, 0), get(base), 48)
    piece.bar((0, y, foot), (0, y, height - 0.04), 0.006, get("brass"))
    _shade(piece, r, r * 0.78, height * 0.52, height, (0, y))
    piece.turned([(0, -0.03), (0.022, -0.02), (0.03, 0), (0.022, 0.02), (0, 0.03)], (0, y, height * 0.74), get("bulb"), 24)
    if power:
        piece.light((0, y, height * 0.76), power, 0.045, WARM)
    return piece.finish()


def globe_lamp(width=0.22, depth=None, height=0.34, power=6.0, seed=62):
    """An opal ball on a brass stem."""
    piece = Piece("globe lamp", seed)
    y, r = -width / 2, width / 2
    piece.turned([(0, 0), (r * 0.6, 0), (r * 0.6, 0.014), (0.012, 0.022), (0.008, height - 2 * r + 0.01), (0, height - 2 * r + 0.01)], (0, y, 0), get("brass"), 40, bevel=0.004)
    a = np.linspace(-math.pi / 2, math.pi / 2, 28)
    piece.turned(np.column_stack([np.cos(a) * r, np.sin(a) * r]), (0, y, height - r), get("opal"), 48)
    if power:
        piece.light((0, y, height - r), power, r * 1.06, WARM)
    return piece.finish()


def floor_lamp(width=0.46, depth=None, height=1.58, kind="shade", base="bronze", power=22.0, seed=63):
    """A standing lamp: linen shade on a stem (shade), or an arc with a metal dome (arc; it reaches forward to -y by 1.1 m)."""
    piece = Piece("floor lamp", seed)
    y, r, metal = -width / 2, width / 2, get(base)
    piece.cylinder(0.15, 0, 0.022, (0, y), metal, 0.006, 56)
    if kind == "shade":
        piece.bar((0, y, 0.02), (0, y, height - 0.1), 0.011, metal)
        _shade(piece, r, r * 0.82, height - 0.34, height, (0, y))
        piece.turned([(0, -0.04), (0.026, -0.02), (0.034, 0), (0.026, 0.02), (0, 0.04)], (0, y, height - 0.17), get("bulb"), 24)
        if power:
            piece.light((0, y, height - 0.15), power, 0.06, WARM)
    else:
        piece.tube(smooth_path([(0, y, 0.02), (0, y, 1.0), (0, y - 0.16, height - 0.12), (0, y - 0.6, height + 0.02), (0, y - 1.05, height - 0.16)], 14), 0.011, metal)
        end = (0, y - 1.08, height - 0.34)
        a = np.linspace(0, math.pi / 2, 16)
        dome = np.column_stack([np.cos(a) * 0.17, np.sin(a) * 0.15])
        piece.turned(np.concatenate([dome, [(0.0, 0.146)], dome[::-1][1:] * 0.965]), end, metal, 56)
        piece.turned([(0, 0.05), (0.035, 0.06), (0, 0.11)], end, get("bulb"), 24)
        if power:
            piece.light((end[0], end[1], end[2] + 0.03), power, 0.06, WARM)
    return piece.finish()


def pendant(width=0.34, depth=None, height=0.9, kind="dome", finish="pine", power=14.0, seed=64):
    """A hanging lamp. Its origin is where its cord meets the ceiling: it hangs down by `height`. dome, globe, drum or bar."""
    piece = Piece("pendant", seed)
    r = width / 2
    piece.cylinder(0.05, -0.022, 0, (0, 0), get("brass"), 0.004, 40)
    if kind == "bar":
        for x in (-width * 0.35, width * 0.35):
            piece.bar((x, 0, 0), (x, 0, -height + 0.05), 0.0015, get("black"), sides=6)
        piece.box(-width / 2, width / 2, -0.022, 0.022, -height, -height + 0.05, get(finish), 0.006, "x")
        piece.box(-width / 2 + 0.02, width / 2 - 0.02, -0.015, 0.015, -height - 0.002, -height + 0.004, get("bulb"), 0.001)
        if power:
            piece.light((0, 0, -height - 0.01), power, width * 0.9, WARM, "AREA", size_y=0.03)
        return piece.finish()
    body = {"dome": r * 0.9, "globe": width, "drum": width * 0.7}[kind]
    piece.bar((0, 0, -0.01), (0, 0, -height + body), 0.0025, get("black"), sides=8)
    if kind == "dome":
        a = np.linspace(0, math.pi / 2 - 0.12, 20)
        outer = np.column_stack([np.cos(a) * r, np.sin(a) * body * 0.92])
        piece.turned(np.concatenate([outer, outer[::-1] * 0.97]), (0, 0, -height), get(finish), 64)
        piece.cylinder(0.03, -height + body * 0.88, -height + body + 0.05, (0, 0), get("brass"), 0.006, 32)
        piece.turned([(0, 0.03), (0.04, 0.045), (0.05, 0.075), (0, 0.13)], (0, 0, -height), get("opal"), 32)
        if power:
            piece.light((0, 0, -height + 0.02), power, 0.05, WARM)
    elif kind == "globe":
        a = np.linspace(-math.pi / 2, math.pi / 2, 28)
        piece.turned(np.column_stack([np.cos(a) * r, np.sin(a) * r]), (0, 0, -height + r), get("opal"), 48)
        piece.cylinder(0.026, -height + body - 0.008, -height + body + 0.035, (0, 0), get("brass"), 0.004, 32)
        if power:
            piece.light((0, 0, -height + r), power, r * 1.06, WARM)
    else:
        _shade(piece, r, r, -height, -height + body, (0, 0))
        piece.turned([(0, 0.0), (r - 0.006, 0)], (0, 0, -height + 0.02), get("opal"), 56)
        if power:
            piece.light((0, 0, -height - 0.005), power, width * 0.9, WARM, "AREA")
            piece.light((0, 0, -height + body + 0.02), power * 0.25, r * 0.5, WARM)
    return piece.finish()


def desk_lamp(width=0.16, depth=0.5, height=0.46, finish="brass", power=7.0, seed=65):
    """A jointed reading lamp whose head reaches forward over the desk."""
    piece = Piece("desk lamp", seed)
    metal, y = get(finish), -0.1
    piece.cylinder(0.075, 0, 0.016, (0, y), metal, 0.004, 48)
    elbow, head = (0, y + 0.05, height * 0.98), (0, -depth + 0.06, height * 0.86)
    piece.bar((0, y, 0.012), elbow, 0.0065, metal)
    piece.bar(elbow, head, 0.0065, metal)
    piece.turned([(0, -0.012), (0.012, -0.012), (0.012, 0.012), (0, 0.012)], elbow, metal, 24, turn=(0, 90, 0), bevel=0.003)
    piece.within(head, (-8, 0, 0))
    piece.turned([(0.072, -0.045), (0.066, -0.02), (0.04, 0.012), (0.016, 0.024), (0.0, 0.026)], (0, 0, 0), metal, 48)
    piece.turned([(0.0695, -0.0445), (0.06, -0.02), (0.03, 0.008), (0, 0.014)][::-1], (0, 0, 0), get("white"), 48)
    piece.turned([(0, -0.03), (0.03, -0.022), (0.03, -0.008), (0, 0)], (0, 0, 0), get("bulb"), 28)
    if power:
        piece.light((0, 0, -0.04), power, 0.03, WARM, "SPOT", angle=130)
    piece.within()
    return piece.finish()


def wall_lamp(width=0.12, depth=0.13, height=0.28, power=4.0, seed=66):
    """A brass bracket with an opal cylinder; hang it by its lower edge."""
    piece = Piece("wall lamp", seed)
    y = -depth + width / 2
    piece.box(-0.03, 0.03, -0.014, 0, height * 0.2, height * 0.8, get("brass"), 0.004)
    piece.bar((0, -0.01, height * 0.3), (0, y, height * 0.3), 0.006, get("brass"))
    piece.cylinder(width * 0.42, height * 0.28, height * 0.32, (0, y), get("brass"), 0.002)
    piece.cylinder(width * 0.36, height * 0.32, height, (0, y), get("opal"), 0.012)
    if power:
        piece.light((0, y, height * 0.66), power, width * 0.4, WARM)
    return piece.finish()


def downlight(width=0.09, power=8.0, angle=65, seed=67):
    """A recessed ceiling spot; its origin is in the ceiling, its light falls down."""
    piece = Piece("downlight", seed)
    r = width / 2
    piece.turned([(r * 0.72, 0.004), (r * 0.76, -0.003), (r, -0.004), (r, 0.0)], (0, 0, 0), get("white"), 32)
    piece.turned([(0, 0.006), (r * 0.74, 0.004)], (0, 0, 0), get("bulb"), 32)
    if power:
        piece.light((0, 0, -0.012), power, 0.03, (1.0, 0.82, 0.62), "SPOT", angle=angle)
    return piece.finish()
