"""What lies around the complex: districts of the city, woods on the hills, and the planting of the site itself."""
import math

import numpy as np

import kit
from grasses import reed, tuft
from grounds import poisson
from kit import Part, world
from terrain import bank, height, hills
from trees import ball, grove, wood


QUARTERS = [((-1150, 150), 560, 4), ((-1900, 500), 700, -12), ((1000, 560), 520, 8), ((-300, 720), 520, 2), ((450, 800), 520, 2), ((-1000, 900), 560, -8),
            ((-900, -950), 620, -24), ((0, -1050), 640, 4), ((900, -800), 640, 14), ((1700, -300), 600, 30), ((2300, 300), 600, 40), ((-2400, -250), 700, -10),
            ((-1700, -1600), 700, -20), ((600, -1750), 800, 10), ((1800, -1300), 800, 20), ((-400, -1900), 800, 0), ((3000, 800), 700, 40), ((1350, 1150), 420, 40)]


def reserved(x, y):
    """The plan itself, and the fields south of it that the aerials look over."""
    east, north = kit.half()
    return abs(x) < east + 80 and -north - 120 < y < north + 50 or abs(x - 100) < 1000 and -1250 < y < 50 - north


def districts(open_ground=()):
    """The city beyond the plan, all in one mesh; open_ground: circles left free."""
    rng = np.random.default_rng(11)
    part = Part()
    spots = plots(rng, QUARTERS, reserved)
    clear = bank(spots[:, 0], spots[:, 1]) > 55
    rise = hills(spots[:, 0], spots[:, 1])
    for cx, cy, reach in open_ground:
        clear &= np.hypot(spots[:, 0] - cx, spots[:, 1] - cy) > reach
    for spot, ok, base in zip(spots, clear, rise):
        if ok and base < 14:
            house(part, rng, *spot, base - 2)
    part.build("city")


def plots(rng, quarters, taken):
    """Apartment slabs, low houses and offices on turned grids: rows of x, y, width, depth, height, turn. quarters: ((x, y), reach, turn)."""
    spots = []
    for (qx, qy), reach, turn in quarters:
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for i in np.arange(-reach, reach, 92):
            for j in np.arange(-reach, reach, 78):
                if math.hypot(i, j) > reach * rng.uniform(0.75, 1.05):
                    continue
                kind = rng.choice(["slab", "slab", "low", "low", "office", "park"])
                centre = np.array([qx + i * c - j * s, qy + i * s + j * c])
                if taken(*centre):
                    continue
                pieces = {"slab": 2, "low": 7, "office": 2, "park": 0}[kind]
                for _ in range(pieces):
                    offset = rng.uniform(-32, 32, 2)
                    wide, deep, tall = {"slab": (rng.uniform(34, 58), 12, 2.9 * rng.integers(14, 31)), "low": (rng.uniform(11, 20), rng.uniform(10, 16), 2.9 * rng.integers(2, 7)),
                                        "office": (rng.uniform(20, 32), rng.uniform(18, 28), 3.4 * rng.integers(6, 19))}[kind]
                    at = centre + [offset[0] * c - offset[1] * s, offset[0] * s + offset[1] * c]
                    spots.append((*at, wide, deep, tall, turn + (90 if kind == "low" and rng.random() < 0.4 else 0)))
    return np.array(spots)


def house(part, rng, x, y, wide, deep, tall, turn, base):
    tone = float(rng.random())
    corners = np.array([(-wide / 2, -deep / 2), (wide / 2, -deep / 2), (wide / 2, deep / 2), (-wide / 2, deep / 2)])
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    corners = corners @ np.array([[c, s], [-s, c]]) + [x, y]
    for k in range(4):
        (ax, ay), (bx, by) = corners[k], corners[(k + 1) % 4]
        length = math.hypot(bx - ax, by - ay)
        open_wall = 1.0 if k % 2 == 0 or wide < 33 else 0.0
        part.add([(ax, ay, base), (bx, by, base), (bx, by, base + tall), (ax, ay, base + tall)], "city", glow=tone, veil=open_wall,
                 uv=[(0, 0), (length, 0), (length, tall), (0, tall)])
    part.add([(*point, base + tall) for point in corners], "roof")
    box = Part().box((-wide * 0.18, -deep * 0.3, 0), (wide * 0.18, deep * 0.3, 4.0), "concrete", "nsewt")
    part.join(box.at((x, y, base + tall), turn))


def woods(open_ground=()):
    """Forest on every slope, and groups of trees in the fields and along the river beyond the plan."""
    rng = np.random.default_rng(21)
    sources = [wood(seed).build(f"wood {seed}", link=False) for seed in range(4)]
    points = []
    for reach, step in ((2600, 23), (5200, 52)):
        grid = np.stack(np.meshgrid(np.arange(-reach, reach, step), np.arange(-reach * 0.5, reach, step)), -1).reshape(-1, 2).astype(float)
        grid += rng.uniform(-0.45, 0.45, grid.shape) * step
        far = np.maximum(np.abs(grid[:, 0]), np.abs(grid[:, 1]))
        if reach > 3000:
            grid = grid[far >= 2600]
        points.append((grid, step))
    places, sizes = [], []
    for grid, step in points:
        rise = hills(grid[:, 0], grid[:, 1])
        chosen = rise > 12
        places.append(grid[chosen])
        sizes.append(np.full(chosen.sum(), 0.82 if step < 40 else 1.7))
    plain = rng.uniform([-2600, -2200], [2600, 1600], (2600, 2))
    edge = bank(plain[:, 0], plain[:, 1])
    keep = (edge > 12) & ((np.abs(plain[:, 0]) > kit.half()[0] + 60) | (plain[:, 1] < -kit.half()[1] - 80) | (plain[:, 1] > kit.half()[1] + 40)) & ((edge < 60) | (rng.random(len(plain)) < 0.55))
    places.append(plain[keep])
    sizes.append(np.full(keep.sum(), 0.42))
    places, sizes = np.vstack(places), np.concatenate(sizes)
    for cx, cy, reach in open_ground:
        free = np.hypot(places[:, 0] - cx, places[:, 1] - cy) > reach
        places, sizes = places[free], sizes[free]
    z = height(places[:, 0], places[:, 1]) - 1.0
    kit.scatter("woods", sources, np.column_stack([places, z]), rng.integers(0, 4, len(places)), rng.uniform(0, 6.28, len(places)), sizes * rng.uniform(0.8, 1.2, len(places)))


def planted():
    """Where trees grow on free ground, from corner to corner: how far apart, how often a place is tried, and the share of each kind. The estate first."""
    estate, park = (0.34, 0.30, 0.08, 0.28, 0), (0.42, 0.25, 0.13, 0.12, 0.08)
    if kit.own():
        return ((-456, -142), (460, 292), 6.0, 26000, estate), ((-700, -250), (700, -134), 8.2, 6000, park), ((-730, -480), (730, -385), 7.5, 7000, (0.40, 0.28, 0.10, 0.06, 0.16))
    (low, high), beyond = kit.estate(4), np.array(kit.half()) + 220
    return (low, high, 6.0, int(np.prod(high - low) / 15), estate), (-beyond, beyond, 8.2, int(np.prod(2 * beyond) / 27), park)


def planting(ground, data, fineness="far", near=None):
    """Trees on free ground: streets in rows, gardens in groves, riverside in groups. near: (x, y, radius of fine trees, radius of grass) around a camera."""
    rng = np.random.default_rng(31)
    free = ground["free"]
    kinds = ["zelkova", "maple", "ginkgo", "pine", "willow"]
    spots = []
    for start, end, count in data["site"]["trees"]:
        line = np.linspace(world(*start), world(*end), count)
        spots += [(x, y, 0 if i % 2 else 2, 0.95) for i, (x, y) in enumerate(line + rng.normal(0, 0.5, line.shape))]
    for line, width in ground["roads"]:
        heading = np.gradient(line, axis=0)
        heading /= np.linalg.norm(heading, axis=1, keepdims=True)
        for k in range(3, len(line) - 3, 3):
            for sign in (-1, 1):
                x, y = line[k] + np.array([-heading[k][1], heading[k][0]]) * sign * (width / 2 + 2.0)
                if all(np.min(np.hypot(other[:, 0] - x, other[:, 1] - y)) > w / 2 + 1.6 for other, w in ground["roads"]):
                    spots.append((x, y, 2 if width < 30 else 0, 0.8))
    for low, high, distance, tries, mix in planted():
        found = poisson(rng, free, low, high, distance, tries)
        found = found[bank(found[:, 0], found[:, 1]) > 9]
        grouped = np.sin(found[:, 0] * 0.055) + np.cos(found[:, 1] * 0.071 + found[:, 0] * 0.02) + rng.normal(0, 0.75, len(found))
        open_ground = distance > 6
        found = found[grouped > (0.55 if open_ground else -1.3)]
        spots += [(x, y, int(rng.choice(5, p=mix)), float(rng.uniform(0.72, 1.12))) for x, y in found]
    for line, offset, step in ((ground["promenade"], -9.0, 5), (ground["south"], 9.5, 5), (ground["promenade"], 13.5, 3)):
        for x, y in (line + [0, offset])[::step]:
            spots.append((x + rng.normal(0, 1.5), y + rng.normal(0, 1.0), 4 if offset < 10 else 1, float(rng.uniform(0.75, 1.05))))
    for garden in data["site"]["gardens"]:
        centre, radii = world(*garden["at"]), np.array(garden["radius"], dtype=float)
        for angle in np.linspace(0, 2 * math.pi, 26, endpoint=False):
            x, y = centre + np.array([math.cos(angle), math.sin(angle)]) * (radii + 3.6)
            spots.append((x, y, int(rng.choice([0, 1, 3])), float(rng.uniform(0.8, 1.05))))
        inner = 8 if garden["water"] else 12
        for angle in rng.uniform(0, 2 * math.pi, inner):
            x, y = centre + np.array([math.cos(angle), math.sin(angle)]) * (radii - 5.4)
            spots.append((x, y, int(rng.choice([1, 3])), float(rng.uniform(0.6, 0.85))))
    spots = np.array(spots)
    keep = bank(spots[:, 0], spots[:, 1]) > 3
    for clearing in ground.get("clearings", []):
        keep &= np.hypot(spots[:, 0] - clearing[0], spots[:, 1] - clearing[1]) > clearing[2]
    spots = spots[keep]
    z = np.minimum(height(spots[:, 0], spots[:, 1]), 0)
    bands = [("far", np.ones(len(spots), dtype=bool))]
    if near:
        distance = np.hypot(spots[:, 0] - near[0], spots[:, 1] - near[1])
        bands = [("near", distance < near[2]), ("mid", (distance >= near[2]) & (distance < near[2] * 4)), ("far", distance >= near[2] * 4)]
    elif fineness == "mid":
        bands = [("mid", np.ones(len(spots), dtype=bool))]
    for label, chosen in bands:
        if not chosen.any():
            continue
        sources = grove(kinds, label, 3)
        count = int(chosen.sum())
        which = spots[chosen, 2].astype(int) * 3 + rng.integers(0, 3, count)
        kit.scatter(f"trees {label}", sources, np.column_stack([spots[chosen, :2], z[chosen]]), which, rng.uniform(0, 6.28, count), spots[chosen, 3])
    undergrowth(rng, ground, free, near)
    return spots


def undergrowth(rng, ground, free, near):
    """Shrubs under the trees, reeds at the water, grass where the camera stands low."""
    low_corner, high_corner, *_ = planted()[0]
    found = poisson(rng, free, low_corner, high_corner, 2.9, 60000)
    low = bool(near) and near[3] > 0
    if low:
        distance = np.hypot(found[:, 0] - near[0], found[:, 1] - near[1])
        found = found[distance < 260]
    for clearing in ground.get("clearings", []):
        found = found[np.hypot(found[:, 0] - clearing[0], found[:, 1] - clearing[1]) > clearing[2]]
    sources = [ball(seed, "mid" if low else "far", 0.8, kind)[1].build(f"shrub {seed}", link=False) for seed, kind in ((1, "leaf-shrub"), (2, "leaf-shrub"), (3, "leaf-flower"))]
    which = np.minimum(rng.integers(0, 14, len(found)) % 7, 2)
    which = np.where(rng.random(len(found)) < 0.05, 2, which % 2)
    kit.scatter("shrubs", sources, np.column_stack([found, np.zeros(len(found))]), which, rng.uniform(0, 6.28, len(found)), rng.uniform(0.7, 1.5, len(found)))
    reeds = [reed(seed, 2.0, fine=low).build(f"reed {seed}", link=False) for seed in range(4)]
    east, north = kit.half()
    shore = rng.uniform([-east - 280, -north - 70], [east + 280, -150 if kit.own() else north + 70], (240000 if not low else 160000, 2))
    if low:
        shore = np.vstack([shore, rng.uniform([near[0] - 60, near[1] - 60], [near[0] + 60, near[1] + 60], (14000, 2))])
    edge = bank(shore[:, 0], shore[:, 1])
    clump = np.sin(shore[:, 0] * 0.09) + np.sin(shore[:, 0] * 0.033 + shore[:, 1] * 0.05) + rng.normal(0, 0.4, len(shore))
    # A bed thins out to its edges; where all stand as close and as high, it reads from the air as a hedge.
    shore = shore[(edge > -1.2) & (edge < 4.2) & (clump > 0.1) & (rng.random(len(shore)) < np.clip(clump, 0.15, 1))]
    for clearing in ground.get("clearings", []):
        shore = shore[np.hypot(shore[:, 0] - clearing[0], shore[:, 1] - clearing[1]) > clearing[2]]
    z = height(shore[:, 0], shore[:, 1])
    kit.scatter("reeds", reeds, np.column_stack([shore, np.maximum(z, -2.9)]), rng.integers(0, 4, len(shore)), rng.uniform(-0.7, 0.7, len(shore)), rng.uniform(0.55, 1.2, len(shore)))
    if low:
        sources = [tuft(seed, 36, 0.09, 0.13, width=0.006).build(f"tuft {seed}", link=False) for seed in range(5)]
        angle, reach = rng.uniform(0, 6.28, 90000), near[3] * rng.random(90000) ** 0.75
        grass = np.column_stack([near[0] + np.cos(angle) * reach, near[1] + np.sin(angle) * reach])
        grass = grass[free.ask(grass)]
        grass = grass[bank(grass[:, 0], grass[:, 1]) > 1.5]
        for paved in ground.get("paved", []):
            grass = grass[np.hypot(grass[:, 0] - paved[0], grass[:, 1] - paved[1]) > paved[2]]
        kit.scatter("grass", sources, np.column_stack([grass, np.minimum(height(grass[:, 0], grass[:, 1]), 0) - 0.01]), rng.integers(0, 5, len(grass)), rng.uniform(0, 6.28, len(grass)), rng.uniform(0.7, 1.5, len(grass)))
