"""The interchange in the evening: a motorway under its lamps, a white arch over it, four ramps, and the lit towers beyond the river."""
import math

import numpy as np

import kit
from evening import glow, uplights
from kit import Part, curve
from terrain import bank
from trees import ball, grove

TURN = math.radians(10.0)
CENTRE = np.array([-1200.0, -830.0])
MOTORWAY_Z = 1.6


def turned(points):
    """From (along the motorway, across it) to the world."""
    return np.asarray(points, dtype=float) @ np.array([[math.cos(TURN), math.sin(TURN)], [-math.sin(TURN), math.cos(TURN)]]) + CENTRE


def road_deck(part, line, z, width=9.0, walls=(True, True), hangs=False):
    """A raised carriageway on piers. walls: which parapets stand, left and right, for the whole deck or for each step of the line; hangs: where
    along the line it needs no piers."""
    z = np.asarray(z, dtype=float)
    left, right = kit.sides_of(line, width)
    for edge, stands in zip((left, right), walls):
        foot, rim, head = (np.column_stack([edge, z + rise]) for rise in (-1.2, 0.0, 0.9))
        part.add(np.stack([foot[:-1], foot[1:], rim[1:], rim[:-1]], axis=1), "concrete")
        inner = edge - (edge - line) * (0.5 / (width / 2))
        low, high = np.column_stack([inner, z + 0.05]), np.column_stack([inner, z + 0.9])
        stands = np.broadcast_to(stands, len(line) - 1)
        for a, b in ((rim, head), (low, high), (head, high)):
            part.add(np.stack([a[:-1], a[1:], b[1:], b[:-1]], axis=1)[stands], "concrete")
    part.ribbon(line, width - 0.4, z, "asphalt")
    a, b = np.column_stack([left, z - 1.2]), np.column_stack([right, z - 1.2])
    part.add(np.stack([a[:-1], a[1:], b[1:], b[:-1]], axis=1), "concrete")
    for offset, colour in ((-width / 2 + 0.9, "marking"), (width / 2 - 0.9, "marking")):
        share = offset / (width / 2)
        part.ribbon(line + (left - line) * share, 0.2, z + 0.03, colour)
    for k in range(0, len(line) - 1, 3):
        part.ribbon(line[k:k + 2], 0.18, z[k:k + 2] + 0.03, "marking")
    hangs = np.broadcast_to(hangs, len(line))
    for k in range(4, len(line), 9):
        if z[k] > 4.5 and not hangs[k]:
            part.tube([(*line[k], -0.5), (*line[k], z[k] - 1.2)], 0.9, "concrete", 12)
            across = (left[k] - right[k]) / width
            part.beam((*(line[k] - across * width * 0.38), z[k] - 2.2), (*(line[k] + across * width * 0.38), z[k] - 2.2), 1.6, 1.0, "concrete")


def overpass_z(across):
    """Height of the road that crosses the motorway, by its distance from the crossing."""
    return 1.2 + 8.2 * np.clip(1.25 - np.abs(across) / 210, 0, 1)


def ramp_line(sx, sy):
    """The middle of one of the four ramps, along and across."""
    return curve([(sx * 345, sy * 11.5), (sx * 250, sy * 14), (sx * 165, sy * 28), (sx * 92, sy * 64), (sx * 38, sy * 122), (sx * 12, sy * 190), (sx * 3, sy * 262)], 4.0)


def location_interchange(data, ground):
    """A motorway, a road over it under an arch, and four ramps between them."""
    part = Part()
    for offset in (-8, 8):
        line = kit.straight(turned([(-900, offset), (3400, offset)]), 6.0)
        along = np.linspace(-900, 3400, len(line) - 1)
        # No parapet where a ramp comes in.
        outer = ~((np.abs(along) > 210) & (np.abs(along) < 345))
        road_deck(part, line, np.full(len(line), MOTORWAY_Z), 13, (outer, True) if offset > 0 else (True, outer))
    across = np.linspace(-1100, 620, 288)
    away = np.abs(across[:-1])
    sides = ~((away > 150) & (away < 260))
    road_deck(part, turned(np.column_stack([np.zeros_like(across), across])), overpass_z(across), 12, (sides, sides), np.abs(across) < 80)
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        plan = ramp_line(sx, sy)
        grade = np.linspace(0, 1, len(plan))
        ease = grade * grade * (3 - 2 * grade)
        height = MOTORWAY_Z * (1 - ease) + overpass_z(np.array([262.0])) * ease + 0.035
        # Between the roads the parapet ends early; the outer one runs on until the ramp lies in the carriageway.
        inner = (np.abs(plan[:-1, 1]) >= 24) & (np.abs(plan[:-1, 0]) >= 13)
        outer = (np.abs(plan[:-1, 1]) > 16.5) & (np.abs(plan[:-1, 0]) > 7.5)
        walls = (inner, outer) if sx * sy > 0 else (outer, inner)
        road_deck(part, turned(plan), height, 7.5, walls)
    part.polygon(turned([(-420, -420), (1500, -420), (1500, 95), (-420, 95)]), 0.0, "lawn")
    arch(part)
    sign_gantry(part, -96, ("서한들IC", "너울대로"))
    trails(part)
    part.build("interchange")
    lamps()
    verges()


def arch(part, reach=82.0, rise=25.0):
    """Two white ribs that lean towards each other over the deck, with hangers from them and struts between."""
    def rib(share, side):
        bow = 1 - share * share
        across = reach * share
        return np.column_stack([side * (7.6 - 3.6 * bow), across]), overpass_z(across) - 1.4 + rise * bow

    share = np.linspace(-1, 1, 49)
    for side in (-1, 1):
        plan, height = rib(share, side)
        part.tube(np.column_stack([turned(plan), height]), 0.62, "white", 14)
        for foot in (0, -1):
            part.tube([(*turned([plan[foot]])[0], -0.5), (*turned([plan[foot]])[0], height[foot] + 0.5)], 1.0, "concrete", 14)
        for plan, height in ((p, z) for p, z in zip(*rib(np.linspace(-0.84, 0.84, 15), side))):
            part.tube([(*turned([plan])[0], height), (*turned([(side * 6.2, plan[1])])[0], overpass_z(plan[1]) - 0.4)], 0.09, "white", 6)
        uplights([(*turned([(side * 6.9, across)])[0], overpass_z(across) + 0.3) for across in np.arange(-60, 61, 15.0)], 14000.0)
    for at in (-0.55, -0.28, 0.0, 0.28, 0.55):
        ends = [rib(np.array([at]), side) for side in (-1, 1)]
        part.tube([(*turned(plan)[0], height[0]) for plan, height in ends], 0.32, "white", 10)


def lamps():
    """Masts with an arm to either carriageway, along the median."""
    one = Part()
    one.tube([(0, 0, 0), (0, 0, 11.5)], [0.16, 0.09], "steel", 8)
    for side in (-1, 1):
        one.tube([(0, 0, 11.2), (0, side * 2.6, 11.8)], 0.05, "steel", 6)
        low, high = sorted((side * 2.3, side * 3.3))
        one.box((-0.16, low, 11.80), (0.16, high, 11.88), "steel")
        one.box((-0.30, low, 11.68), (0.30, high, 11.80), "downlight", "nsewb")
        one.add([(-17, side * 8 - 6.5, 0.05), (17, side * 8 - 6.5, 0.05), (17, side * 8 + 6.5, 0.05), (-17, side * 8 + 6.5, 0.05)], "pool")
    along = np.concatenate([np.arange(-880, -30, 44.0), np.arange(30, 1500, 44.0)])
    spots = turned(np.column_stack([along, np.zeros_like(along)]))
    kit.scatter("motorway lamps", [one.build("motorway lamp", link=False)], np.column_stack([spots, np.full(len(spots), MOTORWAY_Z)]), np.zeros(len(spots)), np.full(len(spots), TURN), np.ones(len(spots)))


def verges():
    """A clipped median, rows of trees along the roads, groves within the ramps and out to the river."""
    rng = np.random.default_rng(65)
    along = np.arange(-700, 1300, 2.2)
    bushes = turned(np.column_stack([along, rng.normal(0, 0.15, len(along))]))
    kit.scatter("median", [ball(55 + i, "mid", 0.8)[1].build(f"median {i}", link=False) for i in range(2)], np.column_stack([bushes, np.full(len(bushes), MOTORWAY_Z - 0.1)]), rng.integers(0, 2, len(bushes)), rng.uniform(0, 6.28, len(bushes)), rng.uniform(0.9, 1.3, len(bushes)))
    rows = [(x, side * 31.0) for x in np.arange(-860, 1500, 11.0) for side in (-1, 1)] + [(side * 14.0, y) for y in np.arange(-600, 600, 11.0) for side in (-1, 1)]
    grove_spots = rng.uniform([-420, -400], [1500, 700], (7000, 2))
    clump = np.sin(grove_spots[:, 0] * 0.021) + np.cos(grove_spots[:, 1] * 0.027 + grove_spots[:, 0] * 0.008) + rng.normal(0, 0.45, len(grove_spots))
    spots = np.vstack([np.array(rows) + rng.normal(0, 0.5, (len(rows), 2)), grove_spots[clump > 0.4]])
    spots = spots[(np.abs(spots[:, 1]) > 27) & (np.abs(spots[:, 0]) > 11)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            ramp = ramp_line(sx, sy)
            spots = spots[np.min(np.hypot(spots[:, None, 0] - ramp[None, :, 0], spots[:, None, 1] - ramp[None, :, 1]), axis=1) > 10]
    # The foot of the arch stays in sight.
    spots = spots[~((np.abs(spots[:, 0]) < 60) & (np.abs(spots[:, 1]) < 105))]
    places = turned(spots)
    keep = bank(places[:, 0], places[:, 1]) > 8
    spots, places = spots[keep], places[keep]
    kinds = np.where(np.abs(spots[:, 1]) < 33, 0, rng.choice(5, len(spots), p=[0.36, 0.26, 0.14, 0.18, 0.06]))
    near = np.hypot(*(places - turned([(-270, -85)])[0]).T) < 420
    for label, chosen in (("mid", near), ("far", ~near)):
        count = int(chosen.sum())
        kit.scatter(f"verge trees {label}", grove(["zelkova", "maple", "ginkgo", "pine", "willow"], label, 3), np.column_stack([places[chosen], np.zeros(count)]), kinds[chosen] * 3 + rng.integers(0, 3, count), rng.uniform(0, 6.28, count), rng.uniform(0.72, 1.08, count))


def sign_gantry(part, along, words):
    """Two green signs over the carriageway that runs east, with a word on each."""
    at = lambda across: turned([(along, across)])[0]
    foot, head = MOTORWAY_Z, MOTORWAY_Z + 6.4
    for across in (-17.2, 0.0):
        part.tube([(*at(across), foot), (*at(across), head + 1.2)], 0.24, "steel", 10)
    for z in (head, head + 1.0):
        part.beam((*at(-17.2), z), (*at(0.0), z), 0.26, 0.26, "steel")
    east, north = np.array([math.cos(TURN), math.sin(TURN), 0]), np.array([-math.sin(TURN), math.cos(TURN), 0])
    for across, word in zip((-5.6, -13.0), words):
        middle = np.array([*at(across), head + 0.6])
        for depth, grow, paint in ((0.30, 0.0, "marking"), (0.34, -0.12, "sign-green")):
            wide, tall = 3.1 + grow, 1.5 + grow
            corners = [middle - east * depth + north * wide * a + np.array([0, 0, tall * b]) for a, b in ((1, -1), (-1, -1), (-1, 1), (1, 1))]
            part.add(corners, paint)
        # Lit from below, as such signs are.
        glow(*(middle - east * 2.2 - np.array([0, 0, 1.9])), 260.0, 0.5, (1.0, 0.95, 0.86))
        kit.text(word, middle - east * 0.36 - np.array([0, 0, 0.42]), -north, -east, 1.25, "marking", 0.01, font=kit.FONT)


def trails(part):
    """What a long exposure leaves of traffic: two lines of light a car, red where it drives away from the eye, which looks along the motorway."""
    rng = np.random.default_rng(69)

    def lane(start, end, height, colour, busy):
        """Trails from start to end (along, across); height: of the road at such points."""
        line = kit.straight([start, end], 10.0)
        at, z = int(rng.uniform(0, 5)), height(line) + 0.62
        while at < len(line) - 4:
            to = min(at + int(rng.uniform(4, 24)), len(line))
            for edge in kit.sides_of(turned(line[at:to]), 1.24):
                ends = np.column_stack([edge, z[at:to]])
                for a, b in zip(ends, ends[1:]):
                    part.beam(a, b, 0.10, 0.12, colour)
            at = to + int(rng.uniform(1, 10) / busy)

    for offset, colour in ((-8, "taillight"), (8, "crownlight")):
        for lane_at in (offset - 3, offset + 3):
            lane((-880, lane_at), (2400, lane_at), lambda line: np.full(len(line), MOTORWAY_Z), colour, 1.6)
    for offset, colour in ((2.9, "crownlight"), (-2.9, "taillight")):
        lane((offset, -620), (offset, 620), lambda line: overpass_z(line[:, 1]), colour, 2.4)
