"""What is built on the ground besides the towers: gates, ramps, pavilions, plain buildings, lamps and benches."""
import math

import numpy as np

from kit import Part


def gate(kind):
    """A long canopy on stone piers; a vehicle gate has two lanes, a guard's room and a lit underside."""
    part = Part()
    half = 15.0 if kind == "vehicle" else 7.0
    part.box((-half, -2.9, 5.2), (half, 2.9, 5.42), "bronze")
    part.box((-half - 0.25, -3.15, 5.42), (half + 0.25, 3.15, 6.0), "white")
    for y in (-3.19, 3.15):
        part.box((-half - 0.27, y, 5.62), (half + 0.27, y + 0.04, 5.80), "brass")
    for x in np.arange(-half + 1, half, 1.2):
        part.box((x - 0.05, -2.7, 5.17), (x + 0.05, 2.7, 5.2), "lobby", "b")
    part.box((-half + 0.2, -2.2, 0), (-half + 3.8, 2.2, 5.2), "stone")
    part.box((half - 2.4, -2.2, 0), (half - 0.4, 2.2, 5.2), "stone-dark")
    if kind == "vehicle":
        # The guard's room: one sees in, to a desk under a lamp.
        part.box((-1.6, -1.6, 0.15), (1.6, 1.6, 0.95), "stone-dark")
        part.box((-1.6, -1.6, 0.95), (1.6, 1.6, 2.9), "sheet", "nsew")
        for x in (-1.6, -0.53, 0.53, 1.6):
            for y in (-1.6, 1.6):
                part.box((x - 0.04, y - 0.04, 0.95), (x + 0.04, y + 0.04, 2.9), "bronze")
                part.box((y - 0.04, x - 0.04, 0.95), (y + 0.04, x + 0.04, 2.9), "bronze")
        part.box((-0.9, -0.5, 0.95), (0.9, 0.5, 1.12), "wood")
        part.box((-1.2, -1.2, 2.86), (1.2, 1.2, 2.9), "downlight", "b")
        part.box((-1.7, -1.7, 2.9), (1.7, 1.7, 4.7), "greige")
        part.box((-1.75, -1.75, 4.7), (1.75, 1.75, 5.2), "pine")
        part.box((-2.6, -3.4, 0), (2.6, 3.4, 0.16), "kerb")
        for x in (-2.3, 2.3):
            part.beam((x, -2.6, 0.95), (x * 2.9, -2.6, 0.95), 0.08, 0.1, "marking")
            part.box((x - 0.2, -2.9, 0), (x + 0.2, -2.3, 1.15), "amber")
    # Low stone walls lead in from both sides.
    for sign in (-1, 1):
        part.box((sign * half + (0.2 if sign > 0 else -12), -1.2, 0), (sign * half + (12 if sign > 0 else -0.2), -0.8, 1.5), "stone-dark")
        part.box((sign * half + (0.1 if sign > 0 else -12.1), -1.26, 1.5), (sign * half + (12.1 if sign > 0 else -0.1), -0.74, 1.6), "coping")
    return part


def ramp():
    """A ramp to the garage under a light vault."""
    part = Part()
    part.add([(-3.2, -11, 0.06), (3.2, -11, 0.06), (3.2, 8, -2.0), (-3.2, 8, -2.0)], "concrete")
    for x in (-3.5, 3.2):
        part.box((x, -11, 0), (x + 0.3, 11, 1.0), "stone")
    for y in np.arange(-5, 11, 2.0):
        part.beam((-3.35, y, 3.0), (3.35, y, 3.0), 0.14, 0.2, "bronze")
        for x in (-3.35, 3.35):
            part.box((x - 0.07, y - 0.07, 1.0), (x + 0.07, y + 0.07, 3.0), "bronze")
    part.box((-3.6, -5.5, 3.2), (3.6, 11.3, 3.3), "sheet", "t")
    part.box((-3.2, 10.6, 0), (3.2, 11, 3.0), "charcoal")
    return part


def pavilion(size, floors=2):
    """A facility in a garden: glass between slabs, stone ends, a green roof; one sees in, to a timber core and lamps in the ceiling."""
    wide, deep = size[0] / 2, size[1] / 2
    part = Part()
    for index in range(floors):
        low = index * 4.0
        for x in np.arange(-wide + 0.6, wide - 1.5, 2.2):
            right = min(x + 2.2, wide - 0.6)
            for y, order in ((-deep + 0.5, 1), (deep - 0.5, -1)):
                quad = [(x, y, low + 0.1), (right, y, low + 0.1), (right, y, low + 3.5), (x, y, low + 3.5)]
                part.add(quad[::order], "sheet")
                part.box((x - 0.06, y - 0.12, low), (x + 0.06, y + 0.12, low + 3.6), "bronze", "nsew")
        part.box((-wide, -deep - 1.2, low + 3.5), (wide, deep + 1.2, low + 4.0), "white")
        for x in (-wide, wide - 1.2):
            part.box((x, -deep - 0.2, low), (x + 1.2, deep + 0.2, low + 3.5), "stone")
        part.box((-wide + 1.2, -deep + 0.5, low + 0.01), (wide - 1.2, deep - 0.5, low + 0.05), "deck", "t")
        part.box((-wide + 1.2, -deep - 1.1, low + 3.42), (wide - 1.2, deep + 1.1, low + 3.47), "wood", "b")
        part.box((-wide * 0.30, -deep * 0.10, low), (wide * 0.42, deep * 0.55, low + 3.4), "wood-up", "nsew")
        for x in np.arange(-wide + 2.6, wide - 2, 2.2):
            for y in (-deep * 0.62, deep * 0.75):
                part.box((x - 0.35, y - 0.06, low + 3.38), (x + 0.35, y + 0.06, low + 3.42), "downlight", "b")
    part.box((-wide + 0.8, -deep, floors * 4.0), (wide - 0.8, deep, floors * 4.0 + 0.12), "lawn", "t")
    return part


def lamp_post(pool=True):
    """A street lamp, and the pool of its light: a lamp a hundred metres away is less than a pixel, what it lights is not. Beside the eye a
    lamp lights the ground itself, and has no pool."""
    part = Part()
    if pool:
        part.add([(-6, -6, 0.14), (6, -6, 0.14), (6, 6, 0.14), (-6, 6, 0.14)], "pool")
    part.tube([(0, 0, 0), (0, 0, 4.2)], [0.06, 0.045], "bronze", 6)
    part.box((-0.28, -0.10, 4.15), (0.28, 0.10, 4.24), "bronze")
    part.box((-0.24, -0.08, 4.12), (0.24, 0.08, 4.15), "lamp", "nsewb")
    return part


def bench():
    part = Part()
    for y in (-0.2, -0.06, 0.08, 0.22):
        part.box((-0.9, y - 0.055, 0.42), (0.9, y + 0.055, 0.46), "wood")
    for x in (-0.7, 0.7):
        part.box((x - 0.06, -0.24, 0), (x + 0.06, 0.26, 0.42), "stone-dark")
    for z in (0.58, 0.74):
        part.box((-0.9, 0.27, z), (0.9, 0.31, z + 0.11), "wood")
    for x in (-0.7, 0.7):
        part.box((x - 0.025, 0.25, 0.4), (x + 0.025, 0.30, 0.85), "bronze")
    return part


def block(part, x0, y0, x1, y1, floors, kind, rise=0.0):
    """A plain building with real storeys: bands of glass between spandrels. rise: how much higher its roof lies, for wings that meet."""
    storey, top = 3.6, floors * 3.6 + rise
    wall = {"school": "ivory", "public": "white", "commercial": "greige"}[kind]
    for side, (ax, ay), (bx, by), out in (("s", (x0, y0), (x1, y0), (0, -1)), ("n", (x1, y1), (x0, y1), (0, 1)), ("e", (x1, y0), (x1, y1), (1, 0)), ("w", (x0, y1), (x0, y0), (-1, 0))):
        length = math.hypot(bx - ax, by - ay)
        along = ((bx - ax) / length, (by - ay) / length, 0)
        face, bays = Part(), max(1, int(length / 3.2))
        bay = length / bays
        rng = np.random.default_rng(int(abs(ax) * 7 + abs(ay)))
        for floor in range(floors):
            z = floor * storey
            face.add([(0, 0, z), (length, 0, z), (length, 0, z + 1.0), (0, 0, z + 1.0)], wall)
            face.add([(0, 0, z + 2.9), (length, 0, z + 2.9), (length, 0, z + storey), (0, 0, z + storey)], wall)
            for index in range(bays):
                u0, u1 = index * bay, (index + 1) * bay
                face.add([(u0, -0.2, z + 1.0), (u1, -0.2, z + 1.0), (u1, -0.2, z + 2.9), (u0, -0.2, z + 2.9)], "window",
                         glow=float(rng.random() < 0.4) * rng.uniform(0.3, 1.1), veil=float(rng.random() ** 2 * 0.6))
                face.box((u0 - 0.14, -0.2, z + 1.0), (u0 + 0.14, 0.06, z + 2.9), wall if kind != "commercial" else "bronze", "nwe")
        face.box((0, -0.1, floors * storey), (length, 0.15, top + 1.0), wall)
        if kind == "commercial":
            face.box((0, 0, 3.3), (length, 0.5, 3.9), "bronze")
        part.join(face.placed((ax, ay, 0), along, (*out, 0)))
    part.polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], top, "roof")
    left, low = (x0 * 3 + x1) / 4, (y0 * 2 + y1) / 3
    part.box((left, low, top), (left + min((x1 - x0) / 4, 9.0), low + min((y1 - y0) / 3, 6.0), top + 3), "concrete", "nsewt")
