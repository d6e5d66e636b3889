"""What the community's windows look out on, planted with the trees of the exteriors: the river, or a garden. The view lies towards +y."""
import os
import sys

import numpy as np

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "exterior"))

import city
import kit
import light
import materials
import trees
from kit import Part


def begin(mood):
    """Forgets earlier outdoor materials; sky, sun and air of an hour."""
    materials.reset()
    light.apply(mood)


def plant(name, kinds, fineness, spots, seed=3, low=0.8, high=1.1):
    """Trees of some kinds at (x, y, z) points."""
    spots = np.asarray(spots, dtype=float).reshape(-1, 3)
    random = np.random.default_rng(seed)
    sources = trees.grove(kinds, fineness, 2)
    kit.scatter(name, sources, spots, random.integers(0, len(sources), len(spots)), random.uniform(0, 6.28, len(spots)), random.uniform(low, high, len(spots)))


def shrubs(name, spots, seed=5, radius=0.6, low=0.7, high=1.3, fineness="mid", material="leaf-shrub"):
    spots = np.asarray(spots, dtype=float).reshape(-1, 3)
    random = np.random.default_rng(seed)
    sources = [trees.ball(seed + index, fineness, radius, material)[1].build(f"{name} {index}", link=False) for index in range(3)]
    kit.scatter(name, sources, spots, random.integers(0, 3, len(spots)), random.uniform(0, 6.28, len(spots)), random.uniform(low, high, len(spots)))


def lawn(name, x1, x2, y1, y2, z, seed=7, density=14.0, height=0.09):
    """Ground with tufts of grass near the window."""
    Part().add([(x1, y1, z), (x2, y1, z), (x2, y2, z), (x1, y2, z)], "lawn", uv=[(x1, y1), (x2, y1), (x2, y2), (x1, y2)]).build(name)
    if density:
        random = np.random.default_rng(seed)
        count = int((x2 - x1) * (y2 - y1) * density)
        spots = np.column_stack([random.uniform(x1, x2, count), random.uniform(y1, y2, count), np.full(count, z)])
        sources = [trees.tuft(seed + index, 26, height, 0.16).build(f"{name} tuft {index}", link=False) for index in range(3)]
        kit.scatter(name + " grass", sources, spots, random.integers(0, 3, count), random.uniform(0, 6.28, count), random.uniform(0.7, 1.4, count))


def blocks(part, rows, seed=11):
    """Buildings of the far bank: (x, y, wide, deep, tall, turn)."""
    random = np.random.default_rng(seed)
    for x, y, wide, deep, tall, turn in rows:
        city.house(part, random, x, y, wide, deep, tall, turn, -1.0)


def river(level=-3.2, near=13.0, far=125.0, width=420.0, framing=True, seed=9):
    """A promenade, reeds, the river to `far`, willows and buildings beyond, hills. level: the water below the floor."""
    random = np.random.default_rng(seed)
    bank = level + 0.7
    lawn("bank", -60, 60, 1.2, near, bank + 0.05, density=5.0)
    Part().add([(-width, near, bank), (width, near, bank), (width, near + 4.2, level - 0.4), (-width, near + 4.2, level - 0.4)], "lawn").build("slope")
    path = Part()
    path.add([(-width, near - 5.4, bank + 0.07), (width, near - 5.4, bank + 0.07), (width, near - 2.4, bank + 0.07), (-width, near - 2.4, bank + 0.07)], "promenade", uv=[(-width, 0), (width, 0), (width, 3), (-width, 3)])
    path.build("promenade")
    water = Part()
    water.add([(-1500, near + 1, level), (1500, near + 1, level), (1500, far + 2, level), (-1500, far + 2, level)], "water")
    water.build("river")
    reeds = [trees.reed(seed + index).build(f"reed {index}", link=False) for index in range(3)]
    count = 130
    spots = np.column_stack([random.uniform(-45, 45, count), near + random.uniform(0.6, 2.8, count), np.full(count, level + 0.1)])
    kit.scatter("reeds", reeds, spots, random.integers(0, 3, count), random.uniform(0, 6.28, count), random.uniform(0.45, 0.8, count))
    Part().add([(-1500, far, level - 0.2), (1500, far, level - 0.2), (1500, far + 8, level + 2.6), (-1500, far + 8, level + 2.6)], "terrain").add([(-1500, far + 8, level + 2.6), (1500, far + 8, level + 2.6), (1500, far + 1800, level + 6), (-1500, far + 1800, level + 6)], "terrain").build("far bank")
    shore = [(x + random.normal(0, 2.5), far + 9 + abs(random.normal(0, 4)), level + 2.2) for x in np.arange(-260, 260, 6.2)]
    plant("far willows", ["willow", "zelkova", "maple"], "far", shore, 3, 0.6, 1.0)
    wood = [(random.uniform(-340, 340), far + 20 + random.uniform(0, 90), level + 2.5) for _ in range(260)]
    plant("far wood", ["zelkova", "maple", "pine", "ginkgo"], "far", wood, 4, 0.8, 1.25)
    part = Part()
    rows = []
    for index in range(34):
        x, y = random.uniform(-520, 520), far + random.uniform(130, 520)
        tall = 2.9 * random.integers(5, 16) if random.random() < 0.6 else 2.9 * random.integers(16, 26)
        rows.append((x, y, random.uniform(18, 46), random.uniform(12, 15), tall, random.normal(0, 14)))
    blocks(part, rows)
    part.build("far city")
    hills(level + 4)
    if framing:
        plant("near willows", ["willow", "zelkova"], "near", [(-11.5, near - 1.2, bank), (13.0, near - 0.6, bank)], 6, 0.72, 0.9)
        shrubs("bank shrubs", [(random.uniform(-24, 24), random.uniform(2.2, 4.2), bank) for _ in range(34)], 8)


def hills(base, distance=1900.0, tall=190.0, seed=2):
    """Wooded ridges behind everything."""
    random = np.random.default_rng(seed)
    part = Part()
    for far_, high, count in ((distance, tall * 0.62, 90), (distance * 1.7, tall * 1.35, 90)):
        x = np.linspace(-far_ * 1.3, far_ * 1.3, count)
        line = sum(np.sin(x / (far_ * scale) + random.uniform(0, 6)) * weight for scale, weight in ((0.24, 0.5), (0.11, 0.3), (0.052, 0.14), (0.025, 0.07)))
        top = base + high * np.clip(0.55 + 0.5 * line, 0.06, None)
        quads = [[(x[i], far_ - 260, base - 2), (x[i + 1], far_ - 260, base - 2), (x[i + 1], far_, top[i + 1]), (x[i], far_, top[i])] for i in range(count - 1)]
        part.add(quads, "terrain")
    part.build("hills")


def garden(depth=34.0, seed=13, level=-0.15):
    """A planted court: a strip of grasses at the glass, a stone path, lawn, pines and maples, a hedge, and buildings above the trees."""
    random = np.random.default_rng(seed)
    lawn("court", -40, 40, 0.4, depth + 30, level, density=0)
    lawn("near lawn", -14, 14, 3.4, 13, level + 0.005, seed, 26.0)
    path = Part()
    path.add([(-40, 1.9, level + 0.02), (40, 1.9, level + 0.02), (40, 3.3, level + 0.02), (-40, 3.3, level + 0.02)], "slab", uv=[(-40, 0), (40, 0), (40, 1.4), (-40, 1.4)])
    path.build("path")
    shrubs("edge", [(x + random.normal(0, 0.12), 1.25 + random.normal(0, 0.16), level) for x in np.arange(-14, 14, 0.62)], 21, 0.42, 0.6, 1.1, "near")
    sources = [trees.reed(seed + index, 1.15, 18).build(f"grass {index}", link=False) for index in range(3)]
    spots = np.array([(x + random.normal(0, 0.2), 4.3 + random.normal(0, 0.35), level) for x in np.arange(-14, 14, 0.75)])
    kit.scatter("silver grass", sources, spots, random.integers(0, 3, len(spots)), random.uniform(0, 6.28, len(spots)), random.uniform(0.6, 1.0, len(spots)))
    plant("pines", ["pine"], "near", [(-8.2, 10.0, level), (-4.8, 15.0, level), (7.6, 12.0, level)], 22, 0.62, 0.8)
    plant("maples", ["maple"], "near", [(1.6, 12.2, level), (10.5, 8.2, level)], 23, 0.62, 0.78)
    plant("trees", ["zelkova", "maple", "ginkgo", "pine"], "mid", [(random.uniform(-34, 34), random.uniform(21, depth + 14), level) for _ in range(34)], 24, 0.65, 1.0)
    shrubs("shrubs", [(random.uniform(-16, 16), random.uniform(10, 18), level) for _ in range(46)], 25, 0.7)
    part = Part()
    blocks(part, [(-46, 82, 44, 13, 66, 6), (14, 96, 46, 13, 72, -4), (66, 84, 40, 13, 63, 12), (-100, 120, 44, 13, 75, 0), (112, 130, 44, 13, 69, -8)])
    part.build("blocks")
