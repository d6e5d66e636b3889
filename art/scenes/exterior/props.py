"""Cars, the tram and street furniture: small things seen from some way off."""
import math

import numpy as np

import kit
from kit import Part
from structures import bench


def car(seed, paint):
    """A car without a name: body and cabin drawn as sections."""
    part = Part()
    profile = [(-2.25, 0.45, 0.72), (-2.2, 0.32, 0.92), (-1.5, 0.28, 0.98), (1.0, 0.28, 0.94), (2.0, 0.30, 0.80), (2.28, 0.40, 0.62)]
    cabin = [(-1.75, 0.96), (-1.05, 1.46), (0.35, 1.46), (1.15, 0.92)]
    half = 0.90
    for (y0, l0, h0), (y1, l1, h1) in zip(profile, profile[1:]):
        part.add([[(-half, y0, l0), (-half, y1, l1), (-half, y1, h1), (-half, y0, h0)], [(half, y1, l1), (half, y0, l0), (half, y0, h0), (half, y1, h1)],
                  [(-half, y0, h0), (-half, y1, h1), (half, y1, h1), (half, y0, h0)]], paint)
    for y, low, high in ((profile[0][0], *profile[0][1:]), (profile[-1][0], *profile[-1][1:])):
        part.add([(-half, y, low), (half, y, low), (half, y, high), (-half, y, high)], paint)
    top = 0.66
    for index, ((y0, z0), (y1, z1)) in enumerate(zip(cabin, cabin[1:])):
        a, b = (half - 0.04 if z0 < 1 else top), (half - 0.04 if z1 < 1 else top)
        part.add([(-a, y0, z0), (-b, y1, z1), (b, y1, z1), (a, y0, z0)], paint if index == 1 else "glassdark")
    for sign in (-1, 1):
        part.add([(sign * (half - 0.04), cabin[0][0], 0.96), (sign * (half - 0.04), cabin[3][0], 0.92), (sign * top, cabin[2][0], 1.46), (sign * top, cabin[1][0], 1.46)], "glassdark")
        for y in (-1.4, 1.4):
            part.tube([(sign * 0.70, y, 0.32), (sign * 0.92, y, 0.32)], 0.32, "rubber", 14)
            part.tube([(sign * 0.80, y, 0.32), (sign * 0.93, y, 0.32)], 0.19, "steel", 10)
        part.box((sign * 0.70 - 0.15, 2.20, 0.56), (sign * 0.70 + 0.15, 2.27, 0.68), "headlight")
        part.box((sign * 0.68 - 0.20, -2.28, 0.66), (sign * 0.68 + 0.20, -2.20, 0.82), "taillight")
    part.box((-0.86, -2.29, 0.36), (0.86, -2.2, 0.54), "charcoal")
    part.box((-0.26, -2.285, 0.60), (0.26, -2.24, 0.72), "marking")
    return part


def lorry():
    """A box lorry, 8 m long, along +y."""
    part = Part()
    part.box((-1.2, -4.4, 0.95), (1.2, 2.1, 3.5), "tram")
    part.box((-1.1, -4.3, 0.55), (1.1, 3.6, 0.95), "charcoal")
    part.box((-1.15, 2.3, 0.6), (1.15, 3.9, 1.75), "paint-blue")
    part.add([[(-1.15, 3.9, 1.75), (1.15, 3.9, 1.75), (1.05, 3.5, 2.7), (-1.05, 3.5, 2.7)], [(1.15, 3.9, 1.75), (1.15, 2.3, 1.75), (1.05, 2.3, 2.7), (1.05, 3.5, 2.7)],
              [(-1.15, 2.3, 1.75), (-1.15, 3.9, 1.75), (-1.05, 3.5, 2.7), (-1.05, 2.3, 2.7)]], "glassdark")
    part.box((-1.05, 2.3, 2.7), (1.05, 3.5, 2.8), "paint-blue")
    for y in (-3.1, -2.1, 3.0):
        for sign in (-1, 1):
            part.tube([(sign * 0.8, y, 0.48), (sign * 1.16, y, 0.48)], 0.48, "rubber", 14)
    return part


def signal(position, reach):
    """A traffic signal on a mast: three lamps in a row at the end of an arm that reaches `reach` metres north, seen from the west."""
    part = Part()
    part.tube([(0, 0, 0), (0, 0, 6.0)], [0.14, 0.10], "steel", 12)
    part.tube([(0, 0, 5.7), (0, reach, 6.0)], [0.09, 0.06], "steel", 10)
    part.box((-0.12, reach - 1.5, 5.55), (0.12, reach, 6.0), "charcoal")
    for index, lamp in enumerate(("rubber", "rubber", "signal-green")):
        y = reach - 0.27 - 0.48 * index
        part.tube([(-0.12, y, 5.775), (-0.17, y, 5.775)], 0.16, lamp, 16)
    return part.at(position)


def traffic(lines, density=0.05, seed=41):
    """Cars on the roads, on the right, in their lanes."""
    rng = np.random.default_rng(seed)
    paints = ["paint-white", "paint-black", "paint-silver", "paint-white", "paint-blue", "paint-silver", "paint-red"]
    sources = [car(i, paint).build(f"car {i}", link=False) for i, paint in enumerate(paints)]
    spots, turns = [], []
    for line, width in lines:
        heading = np.gradient(line, axis=0)
        heading /= np.linalg.norm(heading, axis=1, keepdims=True)
        for k in range(3, len(line) - 3, 2):
            for sign in (-1, 1):
                if rng.random() > density * (2.2 if width > 30 else 1.0):
                    continue
                lane = rng.choice([6.3, 9.4, 12.6]) if width > 30 else width / 4 - (0.0 if width > 15 else 0.2)
                # Right-hand traffic: heading along the line on its right side.
                right = np.array([heading[k][1], -heading[k][0]]) * sign
                spots.append((*(line[k] + right * lane), 0.05))
                way = heading[k] * sign
                turns.append(math.atan2(-way[0], way[1]))
    if not spots:
        return
    spots = np.array(spots)
    near = (np.abs(spots[:, 0]) < 900)
    spots, turns = spots[near], np.array(turns)[near]
    kit.scatter("cars", sources, spots, rng.integers(0, len(paints), len(spots)), turns, np.ones(len(spots)))


def tram(position, turn=90.0):
    """A white low-floor tram of three cars with a pine line, 32 m long, along +y before turning."""
    part = Part()
    for index in range(3):
        y0, y1 = -16 + index * 10.8, -16 + index * 10.8 + 10.3
        nose0, nose1 = (1.3 if index == 0 else 0), (1.3 if index == 2 else 0)
        half = 1.28
        rows = [(0.28, 1.0, half), (1.0, 2.75, half), (2.75, 3.35, half - 0.12)]
        for low, high, wide in rows:
            pane = "glassdark" if low == 1.0 else "tram"
            for sign in (-1, 1):
                if pane == "tram":
                    part.add([(sign * half, y0 + nose0, low), (sign * half, y1 - nose1, low), (sign * wide, y1 - nose1, high), (sign * wide, y0 + nose0, high)], "tram")
                else:
                    part.add([(sign * half, y0 + nose0, low), (sign * half, y1 - nose1, low), (sign * half, y1 - nose1, high), (sign * half, y0 + nose0, high)], "glassdark")
                    for post in np.arange(y0 + nose0, y1 - nose1 + 0.1, 1.9):
                        part.box((sign * half - 0.02, post - 0.10, low), (sign * half + 0.02, post + 0.10, high), "tram")
        part.add([(-half + 0.12, y0 + nose0, 3.35), (half - 0.12, y0 + nose0, 3.35), (half - 0.12, y1 - nose1, 3.35), (-half + 0.12, y1 - nose1, 3.35)], "tram")
        for sign in (-1, 1):
            part.box((sign * half - 0.025, y0 + nose0, 0.62), (sign * half + 0.025, y1 - nose1, 0.78), "pine")
            for door in (3.6, 7.2):
                part.box((sign * half - 0.03, y0 + door - 0.75, 0.35), (sign * half + 0.03, y0 + door + 0.75, 2.6), "glassdark")
                part.box((sign * half - 0.04, y0 + door - 0.04, 0.35), (sign * half + 0.04, y0 + door + 0.04, 2.6), "tram")
        part.box((-0.9, y0 + 2, 3.35), (0.9, y1 - 2, 3.75), "tram")
        if index < 2:
            part.box((-1.15, y1, 0.4), (1.15, y1 + 0.5, 3.2), "charcoal")
        if index == 0:
            part.join(nose(half).at((0, y0 + nose0, 0), 180))
        if index == 2:
            part.join(nose(half).at((0, y1 - nose1, 0), 0))
        part.box((-1.1, y0 + 1.4, 0.1), (1.1, y1 - 1.4, 0.3), "rubber")
    return part.at(position, turn)


def nose(half, segments=36):
    """The end of a tram, 1.3 m towards +y from its last straight wall: a bumper, a raked windscreen that wraps the corners, a sign over it."""
    # Height, half width, reach, and what lies between this row and the next.
    rows = [(0.28, half, 1.14, "tram"), (0.62, half, 1.28, "pine"), (0.78, half, 1.30, "lamps"), (0.92, half, 1.30, "tram"), (1.08, half, 1.27, "screen"),
            (1.55, half, 1.16, "screen"), (2.10, half, 1.00, "screen"), (2.62, half, 0.80, "sign"), (2.86, half - 0.02, 0.70, "charcoal"), (2.98, half - 0.04, 0.62, "tram"),
            (3.16, half - 0.08, 0.46, "tram"), (3.28, half - 0.10, 0.26, "tram"), (3.35, half - 0.12, 0.0, None)]
    share = np.sin(np.linspace(-math.pi / 2, math.pi / 2, segments + 1))
    part = Part()

    def outline(height, wide, reach):
        return np.column_stack([wide * share, reach * (1 - np.abs(share) ** 3.2) ** (1 / 2.2), np.full(len(share), height)])

    middle = np.abs(share[:-1] + share[1:]) / 2
    for (*low, kind), (*high, _) in zip(rows, rows[1:]):
        a, b = outline(*low), outline(*high)
        quads = np.stack([a[1:], a[:-1], b[:-1], b[1:]], axis=1)
        special = {"lamps": ("headlight", (middle > 0.52) & (middle < 0.82)), "screen": ("glassdark", middle < 0.995), "sign": ("amber", middle < 0.34)}.get(kind)
        plain = {"lamps": "tram", "screen": "tram", "sign": "charcoal"}.get(kind, kind)
        chosen = special[1] if special else np.zeros(segments, dtype=bool)
        if chosen.any():
            part.add(quads[chosen], special[0])
        if not chosen.all():
            part.add(quads[~chosen], plain)
    for sign in (-1, 1):
        part.beam((sign * half, 0.35, 2.35), (sign * (half + 0.22), 0.75, 2.30), 0.05, 0.05, "charcoal")
        part.box((sign * (half + 0.22) - 0.05, 0.66, 1.95), (sign * (half + 0.22) + 0.05, 0.84, 2.35), "charcoal")
    part.beam((0.02, 1.235, 1.12), (0.42, 1.0, 1.75), 0.03, 0.03, "charcoal")
    return part


def shelter(position, turn=0.0):
    """The stop: a platform with a long roof, glass and benches."""
    part = Part()
    part.box((-20, -1.7, 0), (20, 1.7, 0.30), "slab")
    part.box((-20, -1.72, 0.301), (20, -1.3, 0.306), "amber", "t")
    for x in np.arange(-14, 15, 5.6):
        part.box((x - 0.09, 0.75, 0.3), (x + 0.09, 0.93, 3.3), "bronze")
        part.box((x - 0.06, -1.5, 3.2), (x + 0.06, 0.9, 3.34), "bronze")
    part.box((-15.5, -1.9, 3.34), (15.5, 1.6, 3.52), "white")
    part.box((-15.5, -1.92, 3.36), (15.5, -1.9, 3.50), "pine", "s")
    for x in np.arange(-13.8, 12, 5.6):
        part.box((x, 0.83, 0.6), (x + 5.2, 0.85, 2.7), "sheet", "ns")
    for x in (-8.5, 0, 8.5):
        part.join(bench().at((x, 0.35, 0.3)))
    part.box((17, -0.1, 0.3), (17.8, 0.1, 3.0), "pine")
    part.box((17.1, -0.12, 1.6), (17.7, 0.12, 2.8), "white")
    return part.at(position, turn)
