"""What the pictures of the surroundings add: the south bank, the tram, the school, the interchange, the hospital, the model house."""
import math

import numpy as np

import farbank
import figures
import kit
import props
import vehicles
from extras import benches, hedge, shrubs
from kit import Part, curve, world
from materials import FIELDS_DEGREES
from structures import block
from terrain import bank, hills
from trees import grove, reed, tuft


def far_bank(data, ground):
    """The town and the ridges that are seen only by those who look south."""
    farbank.build()


def location_park(data, ground):
    """The walk on the south bank, between flowers and silver grass."""
    rng = np.random.default_rng(68)
    walk = ground["south"]
    walk = walk[(walk[:, 0] > -352) & (walk[:, 0] < -120)]
    along = lambda x: np.interp(x, walk[:, 0], walk[:, 1])
    part = Part()
    benches(part, [(x, along(x) - 3.4, 0.05, 0) for x in (-322, -296, -262, -228)])
    part.build("park benches")
    flowers = []
    for x in np.arange(-342, -236, 0.42):
        for row in range(3):
            if math.sin(x * 0.23) + math.sin(x * 0.071 + row) > -0.7:
                flowers.append((x + rng.normal(0, 0.12), along(x) + 3.0 + 0.62 * row + rng.normal(0, 0.12), rng.uniform(0.24, 0.44), rng.random() < 0.45))
    shrubs("park flowers", flowers)
    grass = [(x, along(x) + rng.uniform(5.6, 8.2), 0) for x in rng.uniform(-336, -200, 150)]
    kit.scatter("park grasses", [reed(80 + i, 1.25, 20).build(f"park grass {i}", link=False) for i in range(3)], np.array(grass), rng.integers(0, 3, len(grass)), rng.uniform(0, 6.28, len(grass)), rng.uniform(0.6, 1.0, len(grass)))
    figures.people([(x, along(x) + side, 0.06, turn, *pose) for x, side, turn, *pose in ((-316, 0.3, -86), (-315.2, -0.8, -90), (-296, 1.2, 92), (-274, -0.9, -90), (-273.2, 0.0, -90, "child"), (-240, 0.9, 90), (-200, -0.4, -90), (-196, 0.6, 88))])


def location_tram(data, ground):
    """A tram at its stop."""
    part = Part()
    part.join(vehicles.tram((-372, 318.6, 0.08), 90))
    # Between the southern track and the carriageway: open to the track, its glass towards the cars.
    part.join(props.shelter((-372, 309.9, 0.05), 180))
    part.box((-387.7, 308.5, 3.57), (-387.5, 311.3, 4.12), "pine")
    kit.text("너울중앙", (-387.72, 309.9, 3.72), (0, -1, 0), (-1, 0, 0), 0.36, "marking", 0.01, font=kit.FONT)
    # The way to the platform: a kerbed refuge, a zebra crossing with its stop line, and the signal over it; the lane that ends there is hatched.
    part.box((-398.4, 308.3, 0), (-392, 311.5, 0.16), "kerb")
    part.box((-398.2, 308.5, 0.16), (-392, 311.3, 0.165), "paving", "t")
    part.box((-406, 298.3, 0), (-393.4, 308.2, 0.039), "asphalt", "t")
    for y in np.arange(298.6, 308.0, 1.0):
        part.box((-398.2, y, 0.04), (-394.2, y + 0.5, 0.052), "marking", "t")
    part.box((-401.2, 298.4, 0.04), (-400.7, 308.0, 0.052), "marking", "t")
    for x in np.arange(-416, -399.5, 1.9):
        part.ribbon([(x, 308.5), (x + 2.4, 311.1)], 0.32, 0.05, "marking")
    part.join(props.signal((-391.6, 297.6, 0.1), 7.4))
    part.build("tram")
    rng = np.random.default_rng(68)
    grass = np.column_stack([rng.uniform(-404, -372, 26000), rng.choice([313.4, 318.6], 26000) + rng.uniform(-1.6, 1.6, 26000), np.full(26000, 0.07)])
    beside = lambda spots: np.abs(np.abs(spots[:, 1] - np.where(spots[:, 1] < 316, 313.4, 318.6)) - 0.72) > 0.09
    grass = grass[beside(grass)]
    kit.scatter("tram grass", [tuft(95 + i, 20, 0.05, 0.09).build(f"tram grass {i}", link=False) for i in range(4)], grass, rng.integers(0, 4, len(grass)), rng.uniform(0, 6.28, len(grass)), rng.uniform(0.7, 1.15, len(grass)))
    for index, (x, y, paint) in enumerate(((-371, 306.6, "paint-black"), (-359, 303.2, "paint-white"), (-343, 306.6, "paint-silver"), (-326, 303.3, "paint-blue"), (-312, 299.9, "paint-white"))):
        vehicles.car(index, paint).at((x, y, 0.05), -90).build(f"boulevard car {index}", crease=vehicles.CREASE)
    figures.people([(-382.5, 310.6, 0.36, 160, "stand"), (-380.5, 310.2, 0.36, 20, "stand"), (-376, 309.6, 0.36, -30, "stand"), (-366, 309.9, 0.36, 90), (-362, 310.3, 0.36, 0, "stand"), (-395, 297.0, 0.14, -90), (-376, 296.6, 0.14, 90)])


def location_school(data, ground):
    """Goals and children on the sports ground."""
    part = Part()
    x, y = world(737, 196)
    for sign in (-1, 1):
        gx = x + sign * 38
        for dy in (-2.4, 2.4):
            part.box((gx - 0.06, y + dy - 0.06, 0), (gx + 0.06, y + dy + 0.06, 2.0), "tram")
        part.box((gx - 0.06, y - 2.4, 1.95), (gx + 0.06, y + 2.4, 2.06), "tram")
    part.wall(kit.ellipse((x, y), (7, 7), 40), 0.08, 0.088, 0.1, "marking", closed=True)
    part.box((x - 0.06, y - 24, 0.08), (x + 0.06, y + 24, 0.088), "marking", "t")
    part.build("school ground")
    rng = np.random.default_rng(64)
    figures.people([(x + rng.normal(0, 18), y + rng.normal(0, 8), 0.08, rng.uniform(0, 360), "child") for _ in range(16)])


def road_deck(part, line, z, width=9.0, walls=(True, True)):
    """A raised carriageway on piers. walls: which parapets stand, left and right, for the whole deck or for each step of the line."""
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
    for k in range(4, len(line), 9):
        if z[k] > 4.5:
            part.tube([(*line[k], -0.5), (*line[k], z[k] - 1.2)], 0.9, "concrete", 12)
            across = (left[k] - right[k]) / width
            part.beam((*(line[k] - across * width * 0.38), z[k] - 2.2), (*(line[k] + across * width * 0.38), z[k] - 2.2), 1.6, 1.0, "concrete")


MOTORWAY_Z = 1.6


def overpass_z(along):
    """Height of the road that crosses the motorway, by its distance from the crossing."""
    return 1.2 + 8.2 * np.clip(1.25 - np.abs(along) / 210, 0, 1)


def location_interchange(data, ground):
    """A motorway through fields, a road over it, and four ramps between them."""
    part = Part()
    turn = math.radians(FIELDS_DEGREES)
    rotate = lambda points: np.asarray(points, dtype=float) @ np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]]) + [-1200.0, -830.0]
    for offset in (-8, 8):
        line = kit.straight(rotate([(-900, offset), (3400, offset)]), 6.0)
        along = np.linspace(-900, 3400, len(line) - 1)
        # No parapet where a ramp comes in.
        outer = ~((np.abs(along) > 210) & (np.abs(along) < 345))
        road_deck(part, line, np.full(len(line), MOTORWAY_Z), 13, (outer, True) if offset > 0 else (True, outer))
    along = np.linspace(-1100, 620, 288)
    away = np.abs(along[:-1])
    sides = ~((away > 150) & (away < 260))
    road_deck(part, rotate(np.column_stack([np.zeros_like(along), along])), overpass_z(along), 12, (sides, sides))
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        plan = curve([(sx * 345, sy * 11.5), (sx * 250, sy * 14), (sx * 165, sy * 28), (sx * 92, sy * 64), (sx * 38, sy * 122), (sx * 12, sy * 190), (sx * 3, sy * 262)], 4.0)
        grade = np.linspace(0, 1, len(plan))
        ease = grade * grade * (3 - 2 * grade)
        height = MOTORWAY_Z * (1 - ease) + overpass_z(np.array([262.0])) * ease + 0.035
        # Between the roads the parapet ends early; the outer one runs on until the ramp lies in the carriageway.
        inner = (np.abs(plan[:-1, 1]) >= 24) & (np.abs(plan[:-1, 0]) >= 13)
        outer = (np.abs(plan[:-1, 1]) > 16.5) & (np.abs(plan[:-1, 0]) > 7.5)
        walls = (inner, outer) if sx * sy > 0 else (outer, inner)
        road_deck(part, rotate(plan), height, 7.5, walls)
    fields(part, rotate)
    for along, words in ((-282, ("서한들IC", "출구")), (-120, ("한들", "너울지구"))):
        sign_gantry(part, rotate, turn, along, words)
    part.build("interchange")
    cars_on_motorway(rotate, turn)


def sign_gantry(part, rotate, turn, along, words):
    """Two green signs over the carriageway that runs east, with a word on each."""
    at = lambda across: rotate([(along, across)])[0]
    foot, head = MOTORWAY_Z, MOTORWAY_Z + 6.4
    for across in (-17.2, 0.0):
        part.tube([(*at(across), foot), (*at(across), head + 1.2)], 0.24, "steel", 10)
    for z in (head, head + 1.0):
        part.beam((*at(-17.2), z), (*at(0.0), z), 0.26, 0.26, "steel")
    east, north = np.array([math.cos(turn), math.sin(turn), 0]), np.array([-math.sin(turn), math.cos(turn), 0])
    for across, word in zip((-5.6, -13.0), words):
        middle = np.array([*at(across), head + 0.6])
        for depth, grow, paint in ((0.30, 0.0, "marking"), (0.34, -0.12, "sign-green")):
            wide, tall = 3.1 + grow, 1.5 + grow
            corners = [middle - east * depth + north * wide * a + np.array([0, 0, tall * b]) for a, b in ((1, -1), (-1, -1), (-1, 1), (1, 1))]
            part.add(corners, paint)
        kit.text(word, middle - east * 0.36 - np.array([0, 0, 0.42]), -north, -east, 1.25, "marking", 0.01, font=kit.FONT)


def fields(part, rotate):
    """Paddies and plots to the foot of the hills: long strips of uneven width, each of its own crop and tone, with grown balks between, lanes of concrete, and here and there tunnels of film."""
    rng = np.random.default_rng(65)
    for sign in (-1, 1):
        edge = 34.0
        while edge < 1500:
            deep, lane = rng.uniform(46, 74), 5 if rng.random() < 0.3 else 0
            x = -900 + rng.uniform(0, 50)
            while x < 3000:
                wide = rng.choice([24, 36, 52, 78]) * rng.uniform(0.85, 1.15)
                box = lambda x0, x1, y0, y1: np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]) * [1, sign]
                corners = box(x + 1.4, x + wide - 1.4, edge + 1.6, edge + deep - 1.6)
                way = box(x, x + wide, edge + deep + 0.9, edge + deep + lane - 0.7)
                x += wide
                if np.min(np.abs(corners[:, 0])) < 20 or np.hypot(*corners.mean(axis=0)) < 150 or np.min(np.hypot(*(np.abs(corners) - [140, 60]).T)) < 55:
                    continue
                square = rotate(corners)
                if bank(square[:, 0], square[:, 1]).min() <= 22 or hills(square[:, 0], square[:, 1]).max() >= 0.8:
                    continue
                if lane:
                    part.polygon(rotate(way), 0.04, "concrete")
                if rng.random() < 0.08:
                    part.polygon(square, 0.05, "crop", glow=rng.random())
                    tunnels(part, corners, rotate)
                else:
                    part.polygon(square, 0.05, rng.choice(["rice", "rice-ripe", "furrows", "rice-young", "crop"], p=[0.30, 0.24, 0.18, 0.16, 0.12]), glow=rng.random())
            edge += deep + lane


def tunnels(part, corners, rotate, width=6.0, height=2.7, segments=10):
    """Greenhouses of film side by side over a plot, as around every Korean city."""
    (x0, y0), (x1, y1) = corners.min(axis=0) + 1.5, corners.max(axis=0) - 1.5
    bow = np.linspace(0, math.pi, segments + 1)
    for x in np.arange(x0 + width / 2, x1 - width / 2, width + 1.4):
        profile = np.column_stack([x - np.cos(bow) * width / 2, np.sin(bow) ** 0.75 * height])
        near, far = (np.column_stack([rotate(np.column_stack([profile[:, 0], np.full(len(bow), y)])), profile[:, 1]]) for y in (y0, y1))
        part.add(np.stack([near[:-1], far[:-1], far[1:], near[1:]], axis=1), "film")
        for end in (near, far):
            foot = np.column_stack([end[:, :2], np.zeros(len(end))])
            part.add(np.stack([foot[:-1], foot[1:], end[1:], end[:-1]], axis=1), "film")


def cars_on_motorway(rotate, turn):
    rng = np.random.default_rng(69)
    spots, turns = [], []
    heading = np.array([math.cos(turn), math.sin(turn)])
    for offset, sign in ((-8, 1), (8, -1)):
        for lane in (-3, 3):
            # Never closer than a car needs: even steps, each a little off.
            for x in np.arange(-600, 1100, 46) + rng.uniform(-15, 15, 37):
                if rng.random() < 0.72:
                    spots.append((*rotate([(x, offset + lane)])[0], MOTORWAY_Z + 0.06))
                    turns.append(math.atan2(-heading[0] * sign, heading[1] * sign))
    sources = vehicles.fleet("ic car") + [vehicles.lorry().build("ic lorry", crease=vehicles.CREASE, link=False)]
    kit.scatter("ic cars", sources, spots, rng.choice(len(sources), len(spots), p=[0.17, 0.16, 0.13, 0.13, 0.06, 0.12, 0.04, 0.05, 0.14]), turns, np.ones(len(spots)))


def location_hospital(data, ground):
    """A white hospital with a forecourt."""
    part = Part()
    block(part, -34, -12, 36, 12, 8, "public")
    block(part, -22, 10, 24, 28, 11, "public")
    block(part, -50, -20, -8, -11.9, 3, "public")
    part.box((-6, -26, 4.6), (28, -11.8, 5.2), "white")
    for x in (-4, 11, 26):
        part.box((x - 0.3, -25.4, 0), (x + 0.3, -24.8, 4.6), "stone")
    part.box((8.5, -12.05, 28.8), (16.1, -11.9, 36.6), "white")
    part.box((11.5, -12.35, 29.9), (13.1, -12.1, 35.5), "cross")
    part.box((9.5, -12.36, 31.9), (15.1, -12.12, 33.5), "cross")
    part.polygon([(-44, -48), (50, -48), (50, -12), (-44, -12)], 0.06, "paving")
    drive = curve([(8, -46), (20, -58), (48, -66), (84, -66), (130, -60)], 3.0)
    part.ribbon(drive, 7.0, 0.05, "asphalt")
    part.wall(kit.sides_of(drive, 7.3)[0], 0, 0.14, 0.25, "kerb")
    part.wall(kit.sides_of(drive, 7.3)[1], 0, 0.14, 0.25, "kerb")
    x0, y0 = 620.0, -20.0
    part.at((x0, y0, 0)).build("hospital")
    hedge([(x0 - 44, y0 - 49), (x0 - 2, y0 - 49)], "hospital hedge")
    rng = np.random.default_rng(67)
    rows = [(x, -53 + rng.normal(0, 1)) for x in range(-60, -6, 7)] + [(x, -48 - (x - 56) * 0.05 + rng.normal(0, 1)) for x in range(56, 110, 8)]
    rows += [(x, -78 + rng.normal(0, 2)) for x in range(-40, 60, 9)] + [(54 + rng.normal(0, 2), y) for y in range(-36, 30, 9)] + [(104, -82), (70, -92), (36, -96)]
    woods = grove(["zelkova", "maple", "pine"], "near", 2)
    spots = np.array([(x0 + x, y0 + y, 0.0) for x, y in rows])
    kit.scatter("hospital trees", woods, spots, rng.integers(0, 6, len(spots)), rng.uniform(0, 6.28, len(spots)), rng.uniform(0.7, 1.0, len(spots)))
    figures.people([(x0 + dx, y0 + dy, 0.08, turn) for dx, dy, turn in ((20, -36, 20), (24, -40, 200), (8, -32, 90), (36, -45, 150), (0, -38, 0), (60, -62, 110))])
    vehicles.car(1, "paint-white").at((x0 + 12, y0 - 29, 0.08), 88).build("hospital car", crease=vehicles.CREASE)


def model_house(data, ground):
    """Two storeys of glass and timber under a deep roof: where homes are shown."""
    part = Part()
    wide, deep = 19.0, 9.0
    house = Part()
    house.polygon([(-34, -52), (34, -52), (34, 14), (-34, 14)], 0.03, "slab")
    for low, high in ((-27, -12), (12, 27)):
        house.box((low, -27, 0), (high, -18, 0.42), "stone")
        house.box((low + 0.3, -26.7, 0.42), (high - 0.3, -18.3, 0.45), "lawn")
    house.box((-wide - 1, -deep - 3, 0), (wide + 1, deep + 1, 0.35), "stone")
    for step in range(2):
        house.box((-8, -deep - 4 - 0.4 * step, 0), (8, -deep - 3, 0.12 * (2 - step)), "slab")
    for low, high, inset in ((0.35, 4.3, 1.6), (4.9, 8.7, 0.0)):
        front, back = -deep + inset, deep
        bays = 14
        edges = np.linspace(-wide + 0.4, wide - 0.4, bays + 1)
        for a, b in zip(edges, edges[1:]):
            house.add([(a, front, low), (b, front, low), (b, front, high), (a, front, high)], "sheet")
            house.box((a - 0.05, front - 0.12, low), (a + 0.05, front + 0.06, high), "bronze")
        for side in (-wide + 0.4, wide - 0.4):
            for y0, y1 in zip(np.linspace(front, back, 6), np.linspace(front, back, 6)[1:]):
                house.add([(side, y0, low), (side, y1, low), (side, y1, high), (side, y0, high)], "sheet")
                house.box((side - 0.06, y0 - 0.05, low), (side + 0.06, y0 + 0.05, high), "bronze")
        house.box((-wide + 0.4, back - 0.3, low), (wide - 0.4, back, high), "ivory")
        house.box((-wide + 0.5, front + 5.5, low), (2, front + 5.8, high), "wood")
        house.box((-wide + 0.5, front + 0.1, low - 0.02), (wide - 0.5, back - 0.3, low + 0.02), "deck")
        for x in np.arange(-wide + 3, wide - 2, 3.2):
            for y in np.arange(front + 1.5, back - 2, 3.0):
                house.box((x - 0.45, y - 0.12, high - 0.09), (x + 0.45, y + 0.12, high - 0.05), "downlight", "b")
        for x, y in ((-12, front + 3), (-4, front + 4), (8, front + 3), (13, front + 5)):
            house.box((x - 1.2, y - 0.5, low), (x + 1.2, y + 0.5, low + 0.75), "cloth-sand")
    house.box((-wide - 0.6, -deep - 1.4, 4.3), (wide + 0.6, deep + 0.6, 4.9), "white")
    house.box((-wide - 1.6, -deep - 2.6, 8.7), (wide + 1.6, deep + 1.2, 8.85), "wood")
    house.box((-wide - 1.7, -deep - 2.7, 8.85), (wide + 1.7, deep + 1.3, 9.5), "pine")
    # Timber slats before the upper floor, close in the middle and wider to the entrance.
    for x in np.concatenate([np.arange(-wide + 0.2, -3, 0.42), np.arange(9, wide, 0.42)]):
        house.box((x - 0.06, -deep - 1.2, 4.9), (x + 0.06, -deep - 0.95, 8.7), "wood")
    for x in (-wide - 0.4, wide + 0.4, -6.5, 6.5):
        house.box((x - 0.25, -deep - 2.2, 0.35), (x + 0.25, -deep - 1.7, 8.7), "bronze")
    house.box((-wide - 0.2, deep - 5, 0.35), (-wide + 0.35, deep, 8.7), "stone")
    part.join(house.at((-572, -146, 0.04), -18))
    part.build("model house")
    rng = np.random.default_rng(66)
    c, s = math.cos(math.radians(-18)), math.sin(math.radians(-18))
    at = lambda x, y: (-572 + x * c - y * s, -146 + x * s + y * c)
    shrubs("house shrubs", [(*at(x, -13.5 + rng.normal(0, 0.3)), rng.uniform(0.4, 0.75), rng.random() < 0.25) for x in np.concatenate([np.arange(-19, -9, 0.8), np.arange(9.5, 20, 0.8)])])
    beds = [(*at(rng.uniform(low, low + 14), rng.uniform(-26.2, -18.8)), 0.45) for low in (-26.5, 12.5) for _ in range(60)]
    kit.scatter("house reeds", [reed(70 + i, 1.1).build(f"house reed {i}", link=False) for i in range(3)], np.array(beds), rng.integers(0, 3, len(beds)), rng.uniform(0, 6.28, len(beds)), rng.uniform(0.6, 1.0, len(beds)))
    trees = np.array([(*at(x, y), 0.4) for x, y in ((-19, -22.5), (-25, -20), (27.5, -14), (-24, 4), (24, 2), (-12, 14), (2, 15), (14, 14))])
    kit.scatter("house trees", grove(["zelkova", "maple"], "near", 2), trees, rng.integers(0, 4, len(trees)), rng.uniform(0, 6.28, len(trees)), rng.uniform(0.62, 0.85, len(trees)))
    figures.people([(*at(-2, -17), 0.05, 10), (*at(-0.8, -17.6), 0.05, 5), (*at(4, -21), 0.05, -20), (*at(-6, -24), 0.05, 160), (*at(5.2, -20.6), 0.05, -22, "child"), (*at(-9, -15.6), 0.05, 100), (*at(1, -9), 0.4, 0, "stand")])
