"""What drives: the traffic on the roads, the tram."""
import math

import numpy as np

import kit
from cars import CREASE, car
from kit import Part


def traffic(lines, density=0.05, seed=41):
    """Cars on the roads, on the right, in their lanes."""
    rng = np.random.default_rng(seed)
    paints = ["paint-white", "paint-black", "paint-silver", "paint-white", "paint-blue", "paint-grey", "paint-red"]
    cars = [car(i, paint) for i, paint in enumerate(paints)] + [car(7, "paint-white", "van")]
    sources = [one.build(f"car {i}", crease=CREASE, link=False) for i, one in enumerate(cars)]
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
