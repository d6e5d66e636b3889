"""What the homes look at across the river: a town on the far bank and ridges behind it. Pictures that look north leave it out."""
import math

import numpy as np

import kit
from city import house, plots
from kit import Part
from terrain import bank, fractal
from trees import grove, wood

QUARTERS = [((-820, -1010), 430, -14), ((-180, -1120), 380, 3), ((520, -1020), 400, 9), ((1250, -880), 460, 24), ((-1700, -1500), 520, -20), ((150, -1750), 420, 0)]


def ridge(x, y):
    """Metres above the plain of the hills south of the town: a near range, and a far one twice as high."""
    folds = 1 - np.abs(2 * fractal(x, y, 1500, 6, 9) - 1)
    near = np.clip((-y - 1750 + 0.22 * np.abs(x)) / 900, 0, 1)
    far = np.clip((-y - 3000) / 1500, 0, 1)
    return near * near * (3 - 2 * near) * (25 + 140 * folds ** 1.6) + far * far * (3 - 2 * far) * 330 * folds


def build():
    rng = np.random.default_rng(41)
    part = Part()
    for x, y, wide, deep, tall, turn in plots(rng, QUARTERS, lambda x, y: y > -640):
        if bank(x, y)[0] > 70 and ridge(x, y) < 12:
            house(part, rng, x, y, wide, deep, tall, turn, -2)
    part.build("far bank")
    land()
    sources = [wood(seed).build(f"far wood {seed}", link=False) for seed in range(4)]
    forest(rng, sources)
    parkland(rng)


def land():
    """The ridges as a sheet over the plain."""
    step = 45
    x, y = np.arange(-6000, 6001, step, dtype=float), np.arange(-6500, -1500, step, dtype=float)
    gx, gy = np.meshgrid(x, y)
    points = np.stack([gx, gy, ridge(gx, gy) - 1.5], -1)
    quads = np.stack([points[:-1, :-1], points[:-1, 1:], points[1:, 1:], points[1:, :-1]], 2).reshape(-1, 4, 3)
    Part().add(quads, "terrain").build("ridges")


def forest(rng, sources):
    """Woods on the slopes, coarser with distance."""
    for low, high, step, size in ((-3200, -1500, 24, 0.85), (-6200, -3200, 54, 1.8)):
        grid = np.stack(np.meshgrid(np.arange(-4200, 4200, step), np.arange(low, high, step)), -1).reshape(-1, 2).astype(float)
        grid += rng.uniform(-0.45, 0.45, grid.shape) * step
        rise = ridge(grid[:, 0], grid[:, 1])
        grid, rise = grid[rise > 8], rise[rise > 8]
        count = len(grid)
        kit.scatter(f"far woods {step}", sources, np.column_stack([grid, rise - 2.0]), rng.integers(0, 4, count), rng.uniform(0, 6.28, count), size * rng.uniform(0.8, 1.2, count))


def parkland(rng):
    """Groups of trees between river and town, and along its streets."""
    sources = grove(["zelkova", "maple", "ginkgo", "pine", "willow"], "far", 3)
    found = rng.uniform([-1500, -1650], [1700, -330], (9000, 2))
    edge = bank(found[:, 0], found[:, 1])
    grouped = np.sin(found[:, 0] * 0.021) + np.cos(found[:, 1] * 0.027 + found[:, 0] * 0.008) + rng.normal(0, 0.6, len(found))
    found = found[(edge > 12) & (found[:, 1] < -330) & (grouped > np.where(edge < 220, 0.9, -0.2))]
    count = len(found)
    kit.scatter("far trees", sources, np.column_stack([found, np.zeros(count)]), rng.integers(0, len(sources), count), rng.uniform(0, 2 * math.pi, count), rng.uniform(0.8, 1.25, count))
