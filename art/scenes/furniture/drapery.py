"""Curtains and blinds."""
import math

import numpy as np

from .mesh import noise
from .palette import get
from .solid import Piece


def curtain(width=1.2, depth=0.14, height=2.4, cloth="sheer", fullness=2.0, seed=71):
    """A hanging curtain in deep folds, from the floor to `height`: "sheer" for voile, "curtain" for thick cloth."""
    piece = Piece("curtain " + cloth, seed)
    pitch = 0.105 if cloth == "sheer" else 0.14
    folds = max(2, round(width / pitch))
    shift = piece.random.uniform(0, 1, 4) * 6
    deep = depth * 0.42 * min(1.2, fullness / 2)

    def surface(u, v):
        z = v * (height - 0.012) + 0.012
        wander = 0.35 * np.sin(u * 5.3 + shift[0]) + 0.2 * np.sin(u * 11 + shift[1])
        phase = u * folds * 2 * math.pi + wander * 2.2 + 0.22 * np.sin(v * 3.0 + shift[2] + u * 9) * (1 - v)
        open_ = 0.68 + 0.32 * (1 - v) ** 0.8
        wave = np.sin(phase)
        y = -depth / 2 + deep * open_ * (wave + 0.18 * np.sin(2 * phase + shift[3]))
        x = (u - 0.5) * width + 0.010 * np.sin(phase * 2) * open_ + 0.006 * np.sin(v * 7 + u * 20)
        points = np.stack([x, y, z], axis=-1)
        points[:, 1] += 0.004 * noise(points * [1, 1, 0.35], 0.3, seed)
        return points

    piece.sheet(surface, folds * 16 + 1, 26, get(cloth))
    hem = 0.05
    if cloth != "sheer":
        piece.sheet(lambda u, v: surface(u, v * hem) + np.array([0, -0.0035, -0.001]), folds * 16 + 1, 3, get(cloth))
    piece.box(-width / 2, width / 2, -depth / 2 - 0.012, -depth / 2 + 0.012, height - 0.006, height + 0.012, get("white"), 0.003)
    return piece.finish()


def blind(width=1.2, depth=0.06, height=1.6, kind="roller", drop=0.5, cloth="linen", seed=72):
    """A blind over an opening of `height`: roller, or venetian with wooden slats; drop: how far it is let down (0 to 1)."""
    piece = Piece("blind", seed)
    low = height * (1 - drop)
    piece.box(-width / 2, width / 2, -depth, 0, height - 0.06, height, get("white"), 0.005)
    if kind == "roller":
        piece.box(-width / 2 + 0.01, width / 2 - 0.01, -depth / 2 - 0.001, -depth / 2 + 0.001, low + 0.01, height - 0.05, get(cloth), 0.0009)
        piece.box(-width / 2 + 0.01, width / 2 - 0.01, -depth / 2 - 0.008, -depth / 2 + 0.008, low, low + 0.024, get("oak"), 0.004, "x")
        return piece.finish()
    count = int((height - 0.07 - low) / 0.042)
    for index in range(count):
        z = height - 0.09 - index * 0.042
        piece.box(-width / 2 + 0.005, width / 2 - 0.005, -depth / 2 - 0.024, -depth / 2 + 0.024, z - 0.0013, z + 0.0013, get("light oak"), 0.001, "x", turn=(22, 0, 0))
    piece.box(-width / 2 + 0.005, width / 2 - 0.005, -depth / 2 - 0.024, -depth / 2 + 0.024, low, low + 0.016, get("light oak"), 0.004, "x")
    for x in (-width * 0.38, width * 0.38):
        piece.bar((x, -depth / 2 - 0.026, low), (x, -depth / 2 - 0.026, height - 0.06), 0.0012, get("white"), sides=5)
    return piece.finish()
