"""What drives: a lorry, the traffic on the roads, the tram."""
import math

import numpy as np

import kit
from cars import CREASE, car, corner, skin, wheel
from kit import Part


def lorry():
    """A box lorry, 8.3 m long, along +y: a rounded cab, a body in a thin frame, wheels under guards."""
    part = Part()
    cab(part, "paint-blue")
    box = ((-1.2, -4.4, 1.02), (1.2, 1.95, 3.45))
    part.box(*box, "tram")
    for x in (-1.21, 1.21):
        for y in (-4.39, 1.94):
            part.box((x - 0.03, y - 0.03, 1.02), (x + 0.03, y + 0.03, 3.46), "alloy")
        for z in (1.02, 3.43):
            part.box((x - 0.025, -4.4, z - 0.03), (x + 0.025, 1.95, z + 0.03), "alloy")
    for y in (-4.41, 1.96):
        for z in (1.02, 3.43):
            part.box((-1.2, y - 0.02, z - 0.03), (1.2, y + 0.02, z + 0.03), "alloy")
    part.box((-0.02, -4.415, 1.05), (0.02, -4.40, 3.40), "rubber")
    part.box((-0.55, -4.3, 0.62), (0.55, 3.2, 1.0), "rubber")
    part.box((-1.15, -4.38, 0.46), (1.15, -4.30, 0.60), "charcoal")
    part.box((-0.26, -4.42, 0.74), (0.26, -4.38, 0.86), "plate")
    for side in (-1, 1):
        x0, x1 = sorted((side * 1.15, side * 1.10))
        for z in (0.50, 0.72):
            part.box((x0, -1.55, z), (x1, 1.6, z + 0.12), "alloy")
        part.box((side * 0.95 - 0.2, -4.42, 0.72), (side * 0.95 + 0.2, -4.36, 0.84), "taillight")
        for y in (-3.15, -2.15, 2.95):
            wheel(part, side * 1.165, y, 0.47, 10)
        guard(part, side, (-3.75, -1.55))
    return part


def guard(part, side, ends, low=0.62, high=1.0):
    """A guard over wheels: flat above, bent down at both ends."""
    (rear, front), outer, inner = ends, side * 1.17, side * 0.75
    line = [(rear - 0.02, low), (rear + 0.06, high - 0.06), (rear + 0.16, high), (front - 0.16, high), (front - 0.06, high - 0.06), (front + 0.02, low)]
    for (y0, z0), (y1, z1) in zip(line, line[1:]):
        part.add([(outer, y0, z0), (outer, y1, z1), (inner, y1, z1), (inner, y0, z0)][::side], "charcoal")
        part.add([(outer, y0, z0 - 0.07), (outer, y1, z1 - 0.07), (outer, y1, z1), (outer, y0, z0)][::side], "charcoal")


def cab(part, paint):
    """The cab of a lorry, from y = 2.1 to 4.1: outlines laid over one another, rounded in plan, the windscreen hardly raked."""
    # Height, half width, nose, and what lies between this row and the next: in front, at the side.
    rows = [(0.42, 1.10, 3.98, "charcoal", "charcoal"), (0.72, 1.15, 4.06, "frame", paint), (0.98, 1.15, 4.07, "lamps", paint), (1.16, 1.15, 4.06, paint, paint), (1.42, 1.15, 4.04, "glassdark", paint),
            (1.50, 1.148, 4.02, "glassdark", "glass"), (2.20, 1.12, 3.86, "glassdark", "glass"), (2.34, 1.11, 3.82, "glassdark", paint), (2.42, 1.10, 3.78, paint, paint),
            (2.62, 1.07, 3.62, paint, paint), (2.74, 1.00, 3.42, paint, paint), (2.78, 0.88, 3.25, paint, paint), (2.80, 0.0, 3.10, None, None)]
    shares = np.array([0, 0.3, 0.55, 0.72, 0.86, 0.94, 0.98])
    depth = np.append(corner(shares, 5.0), [0.55, 0.25, 0.0])
    shares = np.append(shares, corner(depth[7:], 5.0))
    grid, names = [], []
    for height, half, nose_y, ahead, beside in rows:
        # The side runs on from the round nose to the back of the cab; the window of the door lies in it.
        y = np.concatenate([2.9 + (nose_y - 2.9) * depth, [2.75, 2.45, 2.1]]) if half else np.linspace(nose_y, 2.1, 13)
        grid.append(np.column_stack([half * np.append(shares, [1, 1, 1]), y, np.full(13, height)]))
        lamps = ["frame"] * 3 + ["headlight"] * 2
        front = lamps if ahead == "lamps" else [ahead] * 5
        side = [paint, paint] + ["glassdark"] * 4 + [paint] if beside == "glass" else [beside] * 7
        names.append(front + side)
    skin(part, np.array(grid), np.array(names[:-1], dtype=object))
    part.add([(1.15, 2.1, 0.6), (-1.15, 2.1, 0.6), (-1.05, 2.1, 2.7), (1.05, 2.1, 2.7)], paint)
    for side in (-1, 1):
        turn, axle = np.linspace(0, math.pi, 13), np.array([side * 1.155, 2.95, 0.44])
        edge = axle + 0.56 * np.column_stack([np.zeros(13), np.cos(turn), np.sin(turn)])
        part.add([[axle, edge[i], edge[i + 1], axle][::side] for i in range(12)], "rubber")
        part.beam((side * 1.1, 3.75, 2.3), (side * 1.32, 3.85, 2.3), 0.03, 0.03, "charcoal")
        part.box((side * 1.33 - 0.09, 3.80, 1.75), (side * 1.33 + 0.09, 3.88, 2.32), "charcoal")
    part.box((-0.26, 4.05, 0.54), (0.26, 4.075, 0.66), "plate")


def fleet(name):
    """One of each paint, on bodies that differ, and a white van, as sources to be scattered."""
    paints = ["paint-white", "paint-black", "paint-silver", "paint-white", "paint-blue", "paint-grey", "paint-red"]
    cars = [car(i, paint) for i, paint in enumerate(paints)] + [car(7, "paint-white", "van")]
    return [one.build(f"{name} {i}", crease=CREASE, link=False) for i, one in enumerate(cars)]


def traffic(lines, density=0.05, seed=41):
    """Cars on the roads, on the right, in their lanes."""
    rng = np.random.default_rng(seed)
    sources = fleet("car")
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
    kit.scatter("cars", sources, spots, rng.integers(0, len(sources), len(spots)), turns, np.ones(len(spots)))


def tram(position, turn=90.0):
    """A white low-floor tram of three cars with a pine line, 32 m long, along +y before turning."""
    part = Part()
    for index in range(3):
        y0, y1 = -16 + index * 10.8, -16 + index * 10.8 + 10.3
        nose0, nose1 = (1.3 if index == 0 else 0), (1.3 if index == 2 else 0)
        half = 1.28
        rows = [(0.28, 1.0, half), (1.0, 2.75, half), (2.75, 3.35, half - 0.12)]
        for low, high, wide in rows:
            pane = "sheet" if low == 1.0 else "tram"
            for sign in (-1, 1):
                if pane == "tram":
                    part.add([(sign * half, y0 + nose0, low), (sign * half, y1 - nose1, low), (sign * wide, y1 - nose1, high), (sign * wide, y0 + nose0, high)][::sign], "tram")
                else:
                    part.add([(sign * half, y0 + nose0, low), (sign * half, y1 - nose1, low), (sign * half, y1 - nose1, high), (sign * half, y0 + nose0, high)][::sign], "sheet")
                    for post in (each for each in np.arange(y0 + nose0, y1 - nose1 + 0.1, 1.9) if min(abs(each - y0 - 3.6), abs(each - y0 - 7.2)) > 0.85):
                        part.box((sign * half - 0.02, post - 0.10, low), (sign * half + 0.02, post + 0.10, high), "tram")
        part.add([(-half + 0.12, y0 + nose0, 3.35), (half - 0.12, y0 + nose0, 3.35), (half - 0.12, y1 - nose1, 3.35), (-half + 0.12, y1 - nose1, 3.35)], "tram")
        for sign in (-1, 1):
            part.box((sign * half - 0.025, y0 + nose0, 0.62), (sign * half + 0.025, y1 - nose1, 0.78), "pine")
            for door in (3.6, 7.2):
                # Two leaves of glass, flush with the wall, in a thin frame.
                for leaf in (-0.39, 0.39):
                    part.box((sign * half - 0.012, y0 + door + leaf - 0.31, 0.46), (sign * half + 0.012, y0 + door + leaf + 0.31, 1.0), "glassdark")
                for post, wide in ((-0.78, 0.05), (0, 0.045), (0.78, 0.05)):
                    part.box((sign * half - 0.02, y0 + door + post - wide, 0.36), (sign * half + 0.02, y0 + door + post + wide, 2.62), "charcoal")
                for low, high in ((0.32, 0.46), (2.56, 2.66)):
                    part.box((sign * half - 0.02, y0 + door - 0.83, low), (sign * half + 0.02, y0 + door + 0.83, high), "charcoal")
        part.box((-0.9, y0 + 2, 3.35), (0.9, y1 - 2, 3.75), "tram")
        if index == 1:
            # The pantograph, up to the wire.
            for x in (-0.55, 0.55):
                part.tube([(x, -0.6, 3.75), (x * 0.6, 0.9, 4.6)], 0.03, "charcoal", 6)
                part.tube([(x * 0.6, 0.9, 4.6), (x * 0.9, -0.3, 5.48)], 0.025, "charcoal", 6)
            part.box((-0.85, -0.42, 5.46), (0.85, -0.18, 5.51), "charcoal")
        if index < 2:
            part.box((-1.15, y1, 0.4), (1.15, y1 + 0.5, 3.2), "charcoal")
        if index == 0:
            part.join(nose(half).at((0, y0 + nose0, 0), 180))
        if index == 2:
            part.join(nose(half).at((0, y1 - nose1, 0), 0))
        # What one sees through its windows: floor, seats along both sides, a line of light under the roof.
        part.box((-half + 0.05, y0 + nose0, 0.30), (half - 0.05, y1 - nose1, 0.36), "charcoal", "t")
        part.box((-half + 0.1, y0 + nose0, 3.28), (half - 0.1, y1 - nose1, 3.32), "tram", "b")
        part.box((-0.35, y0 + 1.4, 3.22), (0.35, y1 - 1.4, 3.25), "downlight", "b")
        for seat in np.arange(y0 + 1.9, y1 - 1.6, 0.95):
            if min(abs(seat - y0 - 3.6), abs(seat - y0 - 7.2)) > 1.1:
                for sign in (-1, 1):
                    low, high = sorted((sign * (half - 0.12), sign * (half - 0.60)))
                    part.box((low, seat - 0.36, 0.70), (high, seat + 0.36, 0.82), "pine", "nsewt")
                    low, high = sorted((sign * (half - 0.06), sign * (half - 0.16)))
                    part.box((low, seat - 0.36, 0.82), (high, seat + 0.36, 1.40), "pine", "nsewt")
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
