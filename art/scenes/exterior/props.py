"""Street furniture: what stands at a stop or a crossing."""
import math

import numpy as np

from kit import Part
from structures import bench


def signal(position, reach):
    """A traffic signal on a mast: a flat head with three hooded lamps in a row at the end of an arm that reaches `reach` metres north, seen from the west."""
    part = Part()
    part.tube([(0, 0, 0), (0, 0, 0.3)], 0.18, "steel", 12)
    part.tube([(0, 0, 0.3), (0, 0, 6.15)], [0.12, 0.09], "steel", 12)
    part.tube([(0.0, 0, 5.85), (0.0, reach, 6.1)], [0.075, 0.045], "steel", 10)
    middle, height = reach - 0.75, 5.78
    for y in (middle - 0.4, middle + 0.4):
        part.box((-0.03, y - 0.03, height), (0.03, y + 0.03, 6.1), "steel")
    part.box((-0.05, middle - 0.6, height - 0.2), (0.09, middle + 0.6, height + 0.2), "charcoal")
    part.box((-0.065, middle - 0.69, height - 0.28), (-0.05, middle + 0.69, height + 0.28), "rubber")
    # From the left as drivers see them: red, amber, green.
    for y, lamp in ((middle + 0.38, "glassdark"), (middle, "glassdark"), (middle - 0.38, "signal-green")):
        part.tube([(-0.06, y, height), (-0.085, y, height)], 0.145, lamp, 18)
        turn = np.linspace(math.radians(-25), math.radians(205), 15)
        near = np.column_stack([np.full(15, -0.06), y + 0.165 * np.cos(turn), height + 0.165 * np.sin(turn)])
        # A hood is longest over the lamp and ends beside it.
        far = near - np.column_stack([0.02 + 0.20 * np.maximum(np.sin(turn), 0) ** 0.6, np.zeros(15), np.zeros(15)])
        part.add(np.stack([near[:-1], near[1:], far[1:], far[:-1]], axis=1), "charcoal")
    return part.at(position)


def shelter(position, turn=0.0):
    """The stop: a platform with a long roof, glass and benches."""
    part = Part()
    part.box((-20, -1.7, 0), (20, 1.7, 0.30), "slab")
    part.box((-20, -1.72, 0.301), (20, -1.3, 0.306), "amber", "t")
    for x in np.arange(-14, 15, 5.6):
        part.box((x - 0.09, 0.75, 0.3), (x + 0.09, 0.93, 3.3), "bronze")
        part.box((x - 0.06, -1.5, 3.2), (x + 0.06, 0.9, 3.34), "bronze")
    part.box((-15.5, -1.9, 3.34), (15.5, 1.6, 3.52), "white")
    part.box((-15.5, -1.92, 3.36), (15.5, -1.9, 3.50), "pine", "s")
    for x in np.arange(-13.8, 12, 5.6):
        part.box((x, 0.83, 0.6), (x + 5.2, 0.85, 2.7), "sheet", "ns")
    for x in (-8.5, 0, 8.5):
        part.join(bench().at((x, 0.35, 0.3)))
    part.box((17, -0.1, 0.3), (17.8, 0.1, 3.0), "pine")
    part.box((17.1, -0.12, 1.6), (17.7, 0.12, 2.8), "white")
    return part.at(position, turn)


def tree_pit(x, y, z):
    """A square of soil in a frame of metal around a tree's foot in paving."""
    part = Part()
    part.box((-0.75, -0.75, 0), (0.75, 0.75, 0.012), "bronze", "nsewt")
    part.box((-0.68, -0.68, 0.012), (0.68, 0.68, 0.02), "soil", "t")
    return part.at((x, y, z))
