"""Grass, perennials, reeds and fallen leaves, blade by blade."""
import math

import numpy as np

from kit import Part
from trees import leaves


def tuft(seed, blades=26, height=0.16, spread=0.16, material="grass", lean=0.35, width=None):
    """Blades of grass; width: of a blade, otherwise by its height."""
    rng = np.random.default_rng(seed)
    foot = np.column_stack([rng.normal(0, spread, (blades, 2)), np.zeros(blades)])
    angle = rng.uniform(0, 2 * math.pi, blades)
    tall = height * rng.uniform(0.5, 1.15, blades)
    way = np.column_stack([np.cos(angle), np.sin(angle), np.zeros(blades)])
    across = np.column_stack([-np.sin(angle), np.cos(angle), np.zeros(blades)]) * (width / 2 if width else 0.006 * (height / 0.16) ** 0.5)
    head = foot + way * (tall * lean * rng.uniform(0.3, 1.4, blades))[:, None] + np.column_stack([np.zeros((blades, 2)), tall])
    middle = foot * 0.5 + head * 0.5 + np.column_stack([np.zeros((blades, 2)), tall * 0.14])
    part = Part()
    colour = rng.random(blades)
    part.add(np.stack([foot - across, foot + across, middle + across * 0.8, middle - across * 0.8], axis=1), material, glow=colour)
    part.add(np.stack([middle - across * 0.8, middle + across * 0.8, head, head], axis=1), material, glow=colour)
    return part


def perennial(seed, petals, height=0.5, stems=22):
    """A clump of leaves with blossoms over them: spikes of small petals, a hand long."""
    rng = np.random.default_rng(seed)
    clump = tuft(seed, blades=70, height=height * 0.75, spread=0.13, lean=0.55, width=0.014)
    foot = np.column_stack([rng.normal(0, 0.12, (stems, 2)), np.zeros(stems)])
    head = foot + np.column_stack([rng.normal(0, 0.10, (stems, 2)), height * rng.uniform(0.75, 1.1, stems)])
    across = np.array([0.003, 0.003, 0])
    clump.add(np.stack([foot - across, foot + across, head + across, head - across], axis=1), "grass", glow=rng.random(stems))
    share = rng.random((stems, 16, 1))
    blossoms = (head[:, None] - [0, 0, 0.3] * share * height + rng.normal(0, 0.011, (stems, 16, 3))).reshape(-1, 3)
    return clump.join(leaves(rng, blossoms, np.tile([0, 0, 1.0], (len(blossoms), 1)), 1, 0.032, petals, 0.012))


def litter(seed, leaves_fallen=26, reach=0.9):
    """Fallen leaves on a lawn, flat or a little curled."""
    rng = np.random.default_rng(seed)
    place = np.column_stack([rng.normal(0, reach * 0.5, (leaves_fallen, 2)), rng.uniform(0.045, 0.075, leaves_fallen)])
    turn, long = rng.uniform(0, 6.28, leaves_fallen), rng.uniform(0.02, 0.035, (leaves_fallen, 1))
    a = np.column_stack([np.cos(turn), np.sin(turn), rng.normal(0, 0.25, leaves_fallen)]) * long
    b = np.column_stack([-np.sin(turn), np.cos(turn), rng.normal(0, 0.25, leaves_fallen)]) * long * 0.6
    return Part().add(np.stack([place - a, place - b, place + a, place + b], axis=1), "leaf-fallen", glow=rng.random(leaves_fallen))


def reed(seed, height=2.1, stems=26, fine=False):
    """Reeds or silver grass by the water, with plumes that catch the light. fine: for a few metres from the lens, where a plume shows its strands."""
    rng = np.random.default_rng(seed)
    # Leaves wider than this read as maize.
    part = tuft(seed, blades=stems * 3, height=height * 0.8, spread=0.32, material="reed", lean=0.42, width=0.018)
    foot = np.column_stack([rng.normal(0, 0.28, (stems, 2)), np.zeros(stems)])
    angle = rng.normal(0.6, 0.7, stems)
    tall = height * rng.uniform(0.78, 1.15, stems)
    way = np.column_stack([np.cos(angle), np.sin(angle), np.zeros(stems)])
    head = foot + way * (tall * 0.16)[:, None] + np.column_stack([np.zeros((stems, 2)), tall])
    across = np.column_stack([-np.sin(angle), np.cos(angle), np.zeros(stems)]) * 0.006
    part.add(np.stack([foot - across, foot + across, head + across, head - across], axis=1), "reed", glow=rng.random(stems))
    return part.join(strands_of_plumes(rng, head, way)) if fine else part.join(plumes(rng, head, way))


def plumes(rng, head, way):
    """Five broad blades on each stem: a plume from the other bank."""
    part, stems = Part(), len(head)
    for _ in range(5):
        offset = rng.normal(0, 0.02, (stems, 3))
        tip = head + way * (0.10 + 0.09 * rng.random((stems, 1))) + [0, 0, 0.30] + offset * 3
        wide = np.cross(way, rng.normal(size=(stems, 3)))
        wide = wide / np.linalg.norm(wide, axis=1, keepdims=True) * 0.035
        part.add(np.stack([head - [0, 0, 0.08], head * 0.5 + tip * 0.5 - wide, tip, head * 0.5 + tip * 0.5 + wide], axis=1), "plume", glow=rng.random(stems))
    return part


def strands_of_plumes(rng, head, way, strands=18):
    """Thin strands along the last hand of each stem, that hang over to where the wind blows."""
    total = len(head) * strands
    stem, share = np.repeat(np.arange(len(head)), strands), rng.random(total)[:, None]
    start = head[stem] + [0, 0, -0.04] + (way[stem] * 0.05 + [0, 0, 0.26]) * share
    reach = (0.05 + 0.11 * (1 - share)) * rng.uniform(0.6, 1.3, (total, 1))
    middle = start + (way[stem] * 0.35 + rng.normal(0, 0.28, (total, 3)) + [0, 0, 0.75]) * reach
    tip = middle + (way[stem] * 0.85 + rng.normal(0, 0.22, (total, 3)) + [0, 0, -0.05]) * reach
    wide = rng.normal(size=(total, 3))
    wide = wide / np.linalg.norm(wide, axis=1, keepdims=True) * 0.003
    return Part().add(np.stack([start, middle - wide, tip, middle + wide], axis=1), "plume", glow=rng.random(total))
