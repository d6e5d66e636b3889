"""What single pictures add to the site: people where they are looked at, a tram, a ramp, a hospital, the model house."""
import math

import numpy as np

import grounds
import kit
import props
from kit import Part, curve, world
from trees import ball, grove, hedge_block, reed


def benches(part, spots):
    for x, y, z, turn in spots:
        part.join(grounds.bench().at((x, y, z), turn))


def hedge(line, name, seed=3):
    """A clipped hedge along a line."""
    line = kit.straight(line, 1.9)
    middle, way = (line[:-1] + line[1:]) / 2, np.diff(line, axis=0)
    sources = [hedge_block(seed + i).build(f"{name} block {i}", link=False) for i in range(2)]
    kit.scatter(name, sources, np.column_stack([middle, np.zeros(len(middle))]), np.arange(len(middle)) % 2, np.arctan2(way[:, 1], way[:, 0]), np.ones(len(middle)))


def shrubs(name, spots, fineness="near"):
    """Clipped balls and flowers at (x, y, radius, flower?)."""
    sources = [ball(51, fineness, 1.0)[1].build(f"{name} a", link=False), ball(52, fineness, 1.0)[1].build(f"{name} b", link=False), ball(53, fineness, 1.0, "leaf-flower")[1].build(f"{name} c", link=False)]
    spots = np.array(spots, dtype=float)
    kit.scatter(name, sources, np.column_stack([spots[:, :2], np.zeros(len(spots))]), np.where(spots[:, 3] > 0, 2, np.arange(len(spots)) % 2), np.arange(len(spots)) * 1.7, spots[:, 2])


def gate_street(data, ground):
    """The west gate: planting along its walls, a name stone, people coming home."""
    part = Part()
    rng = np.random.default_rng(61)
    part.polygon([(-460, -62), (-440, -62), (-440, 2), (-460, 2)], 0.055, "slab")
    part.box((-461.2, -60, 0), (-460.4, -50, 1.0), "stone-dark")
    part.box((-461.25, -60.1, 1.0), (-460.35, -49.9, 1.08), "coping")
    for y in np.arange(-47.5, -41.2, 1.0):
        part.box((-474.4, y, 0.055), (-461.6, y + 0.5, 0.06), "marking", "t")
    part.build("gate extras")
    kit.text("가람누리 리버파크", (-461.22, -52.6, 0.42), (0, -1, 0), (-1, 0, 0), 0.42, "brass", 0.02, font=kit.FONT)
    for y0, y1 in ((-59.5, -48), (-12, -2)):
        hedge([(-459.2, y0), (-459.2, y1)], f"gate hedge {y0}")
        shrubs(f"gate shrubs {y0}", [(-460.2 + rng.normal(0, 0.15), y, rng.uniform(0.35, 0.55), rng.random() < 0.35) for y in np.arange(y0, y1, 0.9)])
    props.people([(-461.5, -42.6, 0.06, -70), (-460.4, -43.6, 0.06, -66), (-452, -20.0, 0.15, 95), (-479, -30, 0.13, 175), (-458.6, -33.5, 0.15, -95), (-448, -38.5, 0.15, -90), (-478.4, -20, 0.13, 5), (-440, -42, 0.1, 80, "child"), (-440.6, -41.2, 0.1, 82)])
    one = props.car(3, "paint-silver").at((-463.2, -23, 0.06), -64)
    one.build("arriving car")


def central_garden(data, ground):
    """Benches on the ring walk, clipped azaleas at the rim, families by the pond."""
    part = Part()
    centre = world(503, 414)
    rng = np.random.default_rng(62)
    spots, plants = [], []
    for angle in np.radians([150, 120, 60, 30, 200, 240, 300, 340]):
        point = centre + np.array([math.cos(angle) * 42.2, math.sin(angle) * 14.4])
        facing = math.degrees(math.atan2(-math.sin(angle) * 3, -math.cos(angle)))
        spots.append((*point, 0.06, facing + 90))
    benches(part, spots)
    part.build("garden benches")
    for angle in np.linspace(0, 2 * math.pi, 150):
        if rng.random() < 0.62:
            plants.append((*(centre + np.array([math.cos(angle) * 33.2, math.sin(angle) * 12.4]) + rng.normal(0, 0.4, 2)), rng.uniform(0.35, 0.75), rng.random() < 0.22))
    shrubs("pond shrubs", plants)
    props.people([(2, -77.2, 0.06, -100), (3.0, -76.2, 0.06, -95), (12, -50.2, 0.06, 80), (25, -48.6, 0.06, 265, "stand"), (26, -48.8, 0.06, 90, "stand"), (40, -79.6, 0.06, -85), (41, -79.0, 0.06, -85, "child"), (-17, -60, 0.06, 30)])


def riverside_walk(data, ground):
    """Two people on the promenade, others further on, a cyclist's lane kept free."""
    part = Part()
    benches(part, [(-186, -254.6, 0.05, 178), (-160, -256, 0.05, 178), (-120, -258, 0.05, 180)])
    line = ground["promenade"] + [0, -3.4]
    chosen = line[(line[:, 0] > -330) & (line[:, 0] < 300)]
    for point in chosen[::1]:
        part.box((point[0] - 0.03, point[1] - 0.03, 0), (point[0] + 0.03, point[1] + 0.03, 1.0), "bronze", "nsewt")
    for z in (0.5, 0.98):
        part.wall(chosen, z, z + 0.05, 0.05, "bronze")
    part.build("riverside extras")
    props.people([(-188, -260.4, 0.06, -88), (-187.6, -259.4, 0.06, -92), (-150, -262, 0.06, 88), (-120, -261.5, 0.06, -90), (-119, -262.4, 0.06, -90, "child"), (-80, -263, 0.06, 92), (-60, -262, 0.06, -90), (20, -262.5, 0.06, 90)])


def brand_garden(data, ground):
    """The pond of the riverside garden, with those who walk round it."""
    centre = world(800, 388)
    rng = np.random.default_rng(63)
    plants = []
    for angle in np.linspace(0, 2 * math.pi, 150):
        if rng.random() < 0.6:
            plants.append((*(centre + np.array([math.cos(angle) * 33.0, math.sin(angle) * 17.0]) + rng.normal(0, 0.4, 2)), rng.uniform(0.35, 0.75), rng.random() < 0.15))
    shrubs("pond shrubs", plants)
    part = Part()
    benches(part, [(300, -57.5, 0.06, 10), (345, -56, 0.06, -12), (330, -17, 0.06, 180)])
    part.build("garden benches")
    props.people([(297, -58.2, 0.06, -100), (297.8, -57.2, 0.06, -96), (318, -16.5, 0.06, 90), (336, -59, 0.06, 100), (352, -52, 0.06, 60), (353, -51.4, 0.06, 60, "child")])


def location_park(data, ground):
    """The walk on the south bank."""
    part = Part()
    benches(part, [(-296, -382.5, 0.05, 5), (-262, -381, 0.05, 0), (-228, -382, 0.05, 0)])
    part.build("park benches")
    props.people([(-300, -378.4, 0.06, -80), (-299.2, -377.4, 0.06, -84), (-270, -376, 0.06, 95), (-240, -377.2, 0.06, -90), (-239.4, -376.4, 0.06, -90, "child"), (-200, -379, 0.06, 90)])


def location_tram(data, ground):
    """A tram at its stop."""
    part = Part()
    part.join(props.tram((-372, 318.6, 0.08), 90))
    part.join(props.shelter((-372, 311.9, 0.05), 0))
    part.build("tram")
    props.people([(-384, 311.4, 0.36, 0, "stand"), (-380.5, 311.8, 0.36, 20, "stand"), (-376, 311.3, 0.36, -30, "stand"), (-366, 311.5, 0.36, 90), (-389.5, 311.4, 0.36, -80), (-362, 311.9, 0.36, 0, "stand"), (-395, 297.0, 0.14, -90), (-376, 296.6, 0.14, 90)])


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
    props.people([(x + rng.normal(0, 18), y + rng.normal(0, 8), 0.08, rng.uniform(0, 360), "child") for _ in range(16)])


def road_deck(part, line, z, width=9.0):
    """A raised carriageway with parapets and piers."""
    z = np.asarray(z, dtype=float)
    left, right = kit.sides_of(line, width)
    for edge, sign in ((left, 1), (right, -1)):
        foot, head = np.column_stack([edge, z - 1.2]), np.column_stack([edge, z + 0.9])
        part.add(np.stack([foot[:-1], foot[1:], head[1:], head[:-1]], axis=1), "concrete")
        inner = edge - (edge - line) * (0.5 / (width / 2))
        low, high = np.column_stack([inner, z + 0.05]), np.column_stack([inner, z + 0.9])
        part.add(np.stack([low[:-1], low[1:], high[1:], high[:-1]], axis=1), "concrete")
        part.add(np.stack([head[:-1], head[1:], high[1:], high[:-1]], axis=1), "concrete")
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


def location_interchange(data, ground):
    """A motorway through fields, a road over it, and four ramps between them."""
    part = Part()
    cx, cy = -1200.0, -830.0
    turn = math.radians(10)
    rotate = lambda points: np.asarray(points, dtype=float) @ np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]]) + [cx, cy]
    for offset in (-8, 8):
        line = kit.straight(rotate([(-900, offset), (1300, offset)]), 6.0)
        road_deck(part, line, np.full(len(line), 1.6), 13)
    over = kit.straight(rotate([(0, -1100), (0, 620)]), 6.0)
    along = np.linspace(-1100, 620, len(over))
    road_deck(part, over, 1.2 + 8.2 * np.clip(1.25 - np.abs(along) / 210, 0, 1), 12)
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        ramp = curve([(sx * 330, sy * 18), (sx * 230, sy * 22), (sx * 120, sy * 46), (sx * 46, sy * 120), (sx * 14, sy * 240)], 5.0)
        grade = np.linspace(0, 1, len(ramp))
        road_deck(part, rotate(ramp), 1.65 + 2.4 * np.sin(grade * math.pi), 7.5)
    # Fields in strips, each of its own crop.
    rng = np.random.default_rng(65)
    for i in range(-7, 8):
        for j in range(-6, 7):
            if abs(j) < 1 or abs(i) < 1:
                continue
            x, y = i * 74 + rng.normal(0, 3), j * 58
            square = rotate([(x - 35, y - 27), (x + 35, y - 27), (x + 35, y + 27), (x - 35, y + 27)])
            if grounds.bank(square[:, 0], square[:, 1]).min() > 25 and grounds.hills(square[:, 0], square[:, 1]).max() < 0.5:
                part.polygon(square, 0.05 + 0.001 * (i + 8), rng.choice(["field", "crop", "lawn", "field"]))
    part.build("interchange")
    spots, turns = [], []
    heading = np.array([math.cos(turn), math.sin(turn)])
    for offset, sign in ((-8, 1), (8, -1)):
        for lane in (-3, 3):
            for x in rng.uniform(-600, 700, 16):
                spots.append((*rotate([(x, offset + lane)])[0], 1.66))
                turns.append(math.atan2(-heading[0] * sign, heading[1] * sign))
    sources = [props.car(i, paint).build(f"ic car {i}", link=False) for i, paint in enumerate(("paint-white", "paint-black", "paint-silver"))]
    kit.scatter("ic cars", sources, spots, rng.integers(0, 3, len(spots)), turns, np.ones(len(spots)))


def location_hospital(data, ground):
    """A white hospital with a forecourt."""
    part = Part()
    grounds.block(part, -34, -12, 36, 12, 8, "public")
    grounds.block(part, -22, 10, 24, 28, 11, "public")
    grounds.block(part, -50, -20, -8, -11.9, 3, "public")
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
    props.people([(x0 + dx, y0 + dy, 0.08, turn) for dx, dy, turn in ((20, -36, 20), (24, -40, 200), (8, -32, 90), (36, -45, 150), (0, -38, 0), (60, -62, 110))])
    props.car(1, "paint-white").at((x0 + 12, y0 - 29, 0.08), 88).build("hospital car")


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
    trees = np.array([(*at(x, y), 0.4) for x, y in ((-19, -22.5), (-25, -20), (19.5, -22.5), (25, -19.5), (-24, 4), (24, 2), (-12, 14), (2, 15), (14, 14))])
    kit.scatter("house trees", grove(["zelkova", "maple"], "near", 2), trees, rng.integers(0, 4, len(trees)), rng.uniform(0, 6.28, len(trees)), rng.uniform(0.62, 0.85, len(trees)))
    props.people([(*at(-2, -17), 0.05, 10), (*at(-0.8, -17.6), 0.05, 5), (*at(4, -21), 0.05, -20), (*at(-6, -24), 0.05, 160), (*at(5.2, -20.6), 0.05, -22, "child"), (*at(-9, -15.6), 0.05, 100), (*at(1, -9), 0.4, 0, "stand")])
