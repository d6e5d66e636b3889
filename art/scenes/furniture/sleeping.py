"""Beds and what stands beside them."""
import math

import numpy as np

from .mesh import noise
from .palette import get
from .solid import Piece


def bed(width=1.8, depth=2.12, height=1.05, wood="oak", fabric="greige cloth", sheets="white linen", blanket="sage cloth", accent="pine cloth", headboard="panel", seed=51):
    """A bed with an upholstered headboard (panel: upright channels; plain: two cushions), duvet turned back, pillows and a throw at its foot."""
    piece = Piece("bed", seed)
    cloth, linen, timber = get(fabric), get(sheets), get(wood)
    base_top, mattress = 0.27, 0.50
    board = 0.10
    piece.box(-width / 2 - 0.03, width / 2 + 0.03, -0.035, 0, 0.04, height - 0.02, timber, 0.006, "x")
    if headboard == "panel":
        count = round((width + 0.04) / 0.2)
        each = (width + 0.06) / count
        for index in range(count):
            x = -width / 2 - 0.03 + index * each
            piece.cushion(x + 0.002, x + each - 0.002, -board, -0.03, base_top - 0.05, height, cloth, 0.028, 0.008, 0.004, crease=0.0015)
    else:
        for side in (-1, 1):
            piece.cushion(side * 0.004, side * (width / 2 + 0.03), -board - 0.02, -0.03, base_top, height, cloth, 0.045, 0.014, 0.006, piping=cloth)
    length = depth - board
    piece.box(-width / 2, width / 2, -depth, -0.02, 0.10, base_top, timber, 0.012, "x")
    piece.box(-width / 2 + 0.1, width / 2 - 0.1, -depth + 0.1, -0.1, 0, 0.11, get("black"), 0.004)
    piece.cushion(-width / 2 + 0.03, width / 2 - 0.03, -depth + 0.03, -board, base_top, mattress, linen, 0.06, 0.01, 0.004)
    half = width / 2 - 0.005
    top = mattress + 0.05

    def duvet(first, last, lift, hang):
        """Cloth across the bed from first to last (distance from the head), hanging over both sides."""
        def surface(u, v):
            span = half + hang
            s = (u - 0.5) * 2 * span
            over = np.clip(np.abs(s) - half + 0.05, 0, None)
            angle = np.clip(over / 0.11, 0, math.pi / 2)
            x = np.sign(s) * (np.clip(np.abs(s), 0, half - 0.05) + (0.07 + lift) * np.sin(angle))
            drop = 0.07 * (1 - np.cos(angle)) + np.clip(over - 0.11 * math.pi / 2, 0, None)
            run = first + (last - first) * v
            end = np.clip(run - (length - 0.02), 0, None)
            bend = np.clip(end / 0.11, 0, math.pi / 2)
            y = -board - np.minimum(run, length - 0.02) - (0.07 + lift) * np.sin(bend)
            drop_end = 0.07 * (1 - np.cos(bend)) + np.clip(end - 0.11 * math.pi / 2, 0, None)
            z = top + lift - np.maximum(drop, drop_end)
            points = np.stack([x, y, z], axis=-1)
            hanging = np.clip(np.maximum(drop, drop_end) / 0.25, 0, 1)
            # All layers share their folds, so that the upper ones lie on the lower.
            flow = np.stack([np.clip(s, -half, half), y, top - drop], axis=-1) * [1, 0.5, 0.4]
            fold = noise(flow, 0.26, seed) + 0.35 * noise(flow, 0.10, seed + 1)
            ridge = (1 - np.abs(noise(flow * [0.8, 3.0, 1], 0.42, seed + 2))) ** 6
            swell = 0.012 * fold * (1 - 0.4 * hanging) + 0.016 * ridge * (1 - hanging)
            points[:, 2] += swell * (1 - hanging) + 0.012 * (1 - (np.abs(s) / half).clip(0, 1) ** 2)
            wave = 0.014 * np.sin(run * 17 + 2.1 * np.sin(run * 5)) * hanging
            points[:, 0] += np.sign(s) * (swell + wave) * hanging * (drop > drop_end)
            points[:, 1] -= 0.014 * np.abs(np.sin(x * 8 + 1.3 * np.sin(x * 3))) * hanging * (drop_end >= drop)
            return points
        return surface

    # Over the foot as far as over the sides: where one hung longer, its corner stuck out below the other.
    foot = length + 0.03
    piece.sheet(duvet(0.62, foot + 0.24, 0.0, 0.24), 110, 100, linen, -0.028)
    piece.sheet(duvet(0.56, 0.86, 0.032, 0.20), 110, 24, linen, -0.03)
    piece.sheet(duvet(length - 0.62, foot + 0.27, 0.032, 0.27), 110, 48, get(blanket), -0.014)
    pillow_width = min(0.70, (width - 0.16) / 2)
    for side in ((-1, 1) if width > 1.2 else (0,)):
        x = side * (pillow_width / 2 + 0.035)
        piece.pillow(pillow_width, 0.46, 0.20, (x, -board - 0.10, mattress + 0.02), linen, (-27, side * 1.5, side * -2))
        piece.pillow(pillow_width * 0.98, 0.44, 0.19, (x * 1.02, -board - 0.26, mattress + 0.015), get("greige cloth" if fabric != "greige cloth" else "linen"), (-36, side * -2, side * 3))
    if width > 1.2:
        piece.pillow(0.46, 0.40, 0.14, (-0.22, -board - 0.41, mattress + 0.03), get(accent), (-40, 3, 8), chop=0.02)
        piece.pillow(0.62, 0.28, 0.13, (0.20, -board - 0.46, mattress + 0.035), get("boucle"), (-42, -2, -5))
    else:
        piece.pillow(0.44, 0.38, 0.14, (0.02, -board - 0.41, mattress + 0.03), get(accent), (-40, 3, 6), chop=0.02)
    return piece.finish()


def bedside_table(width=0.5, depth=0.42, height=0.46, wood="oak", top="travertine", seed=52):
    """Two drawers on a recessed foot, a stone top."""
    piece = Piece("bedside table", seed)
    timber = get(wood)
    piece.box(-width / 2 + 0.03, width / 2 - 0.03, -depth + 0.04, -0.03, 0, 0.08, get("black"), 0.003)
    piece.box(-width / 2, width / 2, -depth + 0.02, 0, 0.07, height - 0.02, timber, 0.005, "x")
    piece.box(-width / 2 - 0.004, width / 2 + 0.004, -depth - 0.004, 0, height - 0.02, height, get(top), 0.004)
    room = (height - 0.10) / 2
    for index in range(2):
        z = 0.076 + index * room
        piece.box(-width / 2 + 0.004, width / 2 - 0.004, -depth, -depth + 0.022, z, z + room - 0.008, timber, 0.003, "x")
        piece.box(-0.09, 0.09, -depth - 0.012, -depth + 0.002, z + room - 0.05, z + room - 0.042, get("brass"), 0.003)
    return piece.finish()
