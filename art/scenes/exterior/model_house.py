"""The model house at dusk: two storeys of glass and timber behind a still pool, with complex 1 beyond."""
import math

import numpy as np

import beds
import figures
import interiors
import kit
from evening import bollards, glow, uplights
from grasses import reed
from kit import Part
from trees import ball, grove

WIDE, DEEP = 19.0, 9.0
AT, TURN = (-572.0, -146.0), -18.0
# Of the pool before the house: from, to.
POOL = ((-8.6, -38.0), (30.0, -16.5))


def place(x, y):
    """A point beside the house in the world."""
    c, s = math.cos(math.radians(TURN)), math.sin(math.radians(TURN))
    return AT[0] + x * c - y * s, AT[1] + x * s + y * c


def storey(house, rng, low, high, inset):
    """One floor behind glass: timber inside, lamps in its ceiling, seats."""
    front, back = -DEEP + inset, DEEP
    edges = np.linspace(-WIDE + 0.4, WIDE - 0.4, 15)
    for a, b in zip(edges, edges[1:]):
        house.add([(a, front, low), (b, front, low), (b, front, high), (a, front, high)], "sheet")
        house.box((a - 0.05, front - 0.12, low), (a + 0.05, front + 0.06, high), "bronze")
    for side in (-WIDE + 0.4, WIDE - 0.4):
        for y0, y1 in zip(np.linspace(front, back, 6), np.linspace(front, back, 6)[1:]):
            house.add([(side, y0, low), (side, y1, low), (side, y1, high), (side, y0, high)], "sheet")
            house.box((side - 0.06, y0 - 0.05, low), (side + 0.06, y0 + 0.05, high), "bronze")
    house.box((-WIDE + 0.4, back - 0.3, low), (WIDE - 0.4, back, high), "ivory")
    house.box((-WIDE + 0.5, front + 0.1, low - 0.02), (WIDE - 0.5, back - 0.3, low + 0.02), "deck")
    house.box((-WIDE + 0.5, front + 0.1, high - 0.04), (WIDE - 0.5, back - 0.3, high - 0.02), "wood", "b")
    house.box((-WIDE + 2.0, front + 6.5, low), (-6.0, front + 6.8, high), "ivory")
    house.box((4.0, front + 8.0, low), (15.0, front + 8.3, high), "wood")
    for x in np.arange(-WIDE + 2.4, WIDE - 1.5, 3.9):
        for y in np.arange(front + 1.5, back - 2, 3.2):
            house.box((x - 0.42, y - 0.07, high - 0.10), (x + 0.42, y + 0.07, high - 0.05), "downlight", "b")
    for x, cloth in ((-13.5, "cloth-sand"), (0.5, "cloth-ivory"), (12.5, "pine")):
        interiors.sofa(house, x, front + 5.2, low, cloth, 2.6)
    interiors.bookcase(house, rng, 4.3, 14.7, front + 8.0, low)
    for x in (-15.6, -11.6, -8.0):
        interiors.picture(house, x, front + 6.5, low)
    interiors.pendants(house, [(x, front + 3.4) for x in (-3.6, -2.4, -1.2, 3.2, 4.4)], high)
    for x in rng.uniform(-WIDE + 3, WIDE - 3, 5):
        house.tube([(x, front + 2.4, low), (x, front + 2.4, low + 0.5)], 0.28, "umber", 14)
        house.join(ball(7, "near", 0.55, flat=1.0)[1].at((x, front + 2.4, low + 0.45)))


def table_model(house, x, y, z):
    """The complex in white on a lit table, as every model house shows it."""
    house.box((x - 3.2, y - 1.8, z), (x + 3.2, y + 1.8, z + 0.75), "wood")
    house.box((x - 3.25, y - 1.85, z + 0.75), (x + 3.25, y + 1.85, z + 0.80), "white")
    rng = np.random.default_rng(12)
    for u in np.arange(-2.7, 2.8, 0.62):
        for v in (-1.1, -0.3, 0.5, 1.2):
            house.box((x + u - 0.19, y + v - 0.07, z + 0.80), (x + u + 0.19, y + v + 0.07, z + 0.80 + rng.uniform(0.5, 0.95)), "porcelain")


def model_house(data, ground):
    """Where homes are shown: lit rooms and their image in the water, those who arrive, trees with light under them."""
    rng = np.random.default_rng(66)
    house = Part()
    house.polygon([(-40, -58), (40, -58), (40, 16), (-40, 16)], 0.03, "plaza")
    house.box((-WIDE - 1, -DEEP - 3, 0), (WIDE + 1, DEEP + 1, 0.35), "stone")
    for step in range(2):
        house.box((-17, -DEEP - 4 - 0.4 * step, 0), (-8, -DEEP - 3, 0.12 * (2 - step)), "slab")
    storey(house, rng, 0.35, 4.3, 1.6)
    storey(house, rng, 4.9, 8.7, 0.0)
    table_model(house, 8.5, -4.2, 0.36)
    interiors.portal(house, -13.9, -10.3, -DEEP + 1.6, 0.35)
    house.box((-WIDE - 0.6, -DEEP - 1.4, 4.3), (WIDE + 0.6, DEEP + 0.6, 4.9), "white")
    house.box((-WIDE - 0.4, -DEEP - 1.3, 4.26), (WIDE + 0.4, -DEEP + 1.5, 4.29), "wood", "b")
    house.box((-WIDE - 0.5, -DEEP - 1.30, 4.27), (WIDE + 0.5, -DEEP - 1.22, 4.30), "crownlight", "b")
    house.box((-WIDE - 1.6, -DEEP - 2.6, 8.7), (WIDE + 1.6, DEEP + 1.2, 8.85), "wood")
    house.box((-WIDE - 1.7, -DEEP - 2.7, 8.85), (WIDE + 1.7, DEEP + 1.3, 9.5), "pine")
    house.box((-WIDE - 1.72, -DEEP - 2.74, 8.86), (WIDE + 1.72, -DEEP - 2.70, 8.96), "brass")
    # Timber slats before the upper floor: close at its ends, none before the lounge.
    for x in np.concatenate([np.arange(-WIDE + 0.2, -9, 0.42), np.arange(13, WIDE, 0.42)]):
        house.box((x - 0.06, -DEEP - 1.2, 4.9), (x + 0.06, -DEEP - 0.95, 8.7), "wood-up")
    for x in (-WIDE - 0.4, -6.5, 6.5, WIDE + 0.4):
        house.box((x - 0.2, -DEEP - 2.15, 0.35), (x + 0.2, -DEEP - 1.75, 8.7), "bronze")
    house.box((-WIDE - 0.2, DEEP - 5, 0.35), (-WIDE + 0.35, DEEP, 8.7), "stone")
    (x0, y0), (x1, y1) = POOL
    house.box((x0, y0, 0.05), (x1, y1, 0.16), "mirror", "t")
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        house.beam((*a, 0.0), (*b, 0.0), 0.5, 0.24, "stone-dark")
    house.beam((x0 + 0.3, y1 - 0.27, 0.17), (x1 - 0.3, y1 - 0.27, 0.17), 0.03, 0.04, "lobby")
    # The name on a low wall beside the way in.
    house.box((-33, -26.4, 0), (-20, -26.0, 1.5), "stone-dark")
    house.box((-33.1, -26.5, 1.5), (-19.9, -25.9, 1.58), "coping")
    house.box((-34, -25.9, 0), (-20, -18, 0.42), "stone")
    house.box((-33.7, -25.6, 0.42), (-20.3, -18.3, 0.45), "lawn")
    house.at((*AT, 0.04), TURN).build("model house")
    kit.text("가람누리 리버파크 모델하우스", (*place(-26.5, -26.43), 0.62), (math.cos(math.radians(TURN)), math.sin(math.radians(TURN)), 0), (math.sin(math.radians(TURN)), -math.cos(math.radians(TURN)), 0), 0.62, "crownlight", 0.02, font=kit.FONT)
    # Before the sky: it cannot be read before the lit windows of the towers.
    kit.text("가람누리 리버파크", (*place(-15.4, -DEEP - 2.66), 9.52), (math.cos(math.radians(TURN)), math.sin(math.radians(TURN)), 0), (math.sin(math.radians(TURN)), -math.cos(math.radians(TURN)), 0), 1.05, "lobby", 0.06, font=kit.FONT)
    lights(rng)
    people()


def lights(rng):
    """Rooms, planting and what lights them."""
    for x in np.arange(-15, 16, 6.0):
        for low in (0.35, 4.9):
            glow(*place(x, -DEEP + 4.0), low + 2.6, 150.0, 0.4, (1.0, 0.80, 0.60))
        glow(*place(x, -DEEP - 0.4), 3.9, 40.0, 0.3)
    glow(*place(8.5, -4.2), 3.2, 120.0, 0.3)
    for index, line in enumerate((((-5, -14.6), (20, -14.6)), ((-33, -28.4), (-21, -28.4)), ((-20.4, -38), (-20.4, -29.5)))):
        # Low plants before the name.
        beds.bed(f"house bed {index}", [place(*point) for point in line], 1.7, 71 + index, beds.LOW if index == 1 else beds.LAYERS)
    basin = [(*place(rng.uniform(-33.5, -20.5), rng.uniform(-25.2, -18.8)), 0.45) for _ in range(110)]
    kit.scatter("house reeds", [reed(70 + i, 1.1).build(f"house reed {i}", link=False) for i in range(3)], np.array(basin), rng.integers(0, 3, len(basin)), rng.uniform(0, 6.28, len(basin)), rng.uniform(0.5, 0.85, len(basin)))
    spots = [(-27, 4), (-25, -8), (-31, -13), (26, -6), (29, 4), (-14, 15), (-5, 17), (4, 15), (13, 17), (21, 14), (34, -12)]
    trees = np.array([(*place(x, y), 0.05) for x, y in spots])
    kit.scatter("house trees", grove(["zelkova", "maple"], "near", 2), trees, rng.integers(0, 4, len(trees)), rng.uniform(0, 6.28, len(trees)), rng.uniform(0.66, 0.9, len(trees)))
    uplights([place(x + 0.8, y - 1.4) for x, y in spots], 750.0)
    bollards("house bollards", [place(x, y) for x in (-18.6, -9.8) for y in np.arange(-46, -13, 5.5)], 22.0)


def people():
    """Those who arrive, and those inside who look at the model."""
    outside = ((-11, -19, 12), (-10.1, -19.6, 8), (-13.8, -27, 14), (-12.9, -27.7, 10, "child"), (-9, -14.6, 20), (-16.3, -22.0, 170))
    inside = ((5.6, -6.6, -40), (7.6, -7.0, 0), (11.2, -6.8, 60), (-3.5, -5.0, 90))
    figures.people([(*place(x, y), 0.06, turn + TURN, *pose) for x, y, turn, *pose in outside] + [(*place(x, y), 0.37, turn + TURN, "stand") for x, y, turn in inside] + [(*place(-2.5, -6.2), 4.92, 190 + TURN, "stand"), (*place(2.2, -6.4), 4.92, 150 + TURN, "stand")])
