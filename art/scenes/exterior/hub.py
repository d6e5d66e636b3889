"""The shopping street of the centre west of complex 3, when its shops are lit: a row of shops, pavilions among trees, towers at its end."""
import numpy as np

import figures
import kit
from evening import bollards, glow, uplights
from extras import benches, shrubs
from kit import Part
from structures import pavilion
from trees import grove

WEST, EAST = -442.0, -218.0
# Of the street: the front of the shops, its middle, and its kerb to the pavilions.
SHOPS, MIDDLE, TREES = 221.5, 210.0, 203.5
DEEP, LOW, HIGH = 8.0, 4.3, 8.6
# (word over the door, back wall): what a neighbourhood buys.
TRADES = [("빵집", "wood"), ("꽃집", "ivory"), ("책방", "pine"), ("카페", "wood"), ("약국", "white"), ("안경", "stone"), ("문구", "ivory"), ("과일", "wood"), ("서점", "pine"), ("의원", "white"), ("국수", "wood"), ("미용", "ivory")]


def shop(part, rng, wide, wall):
    """One shop in (along, out, up) behind its glass: a timber ceiling with lamps, a wall of shelves, tables and a counter."""
    part.box((0, -DEEP, 0.12), (wide, 0, 0.16), "deck", "t")
    part.box((0, -DEEP, 0.1), (wide, -DEEP + 0.2, LOW), wall, "n")
    part.box((0.02, -DEEP, 0.1), (0.14, 0, LOW), "ivory", "e")
    part.box((wide - 0.14, -DEEP, 0.1), (wide - 0.02, 0, LOW), "ivory", "w")
    part.box((0, -DEEP, LOW - 0.5), (wide, 0, LOW - 0.46), "wood", "b")
    for u in np.arange(1.0, wide - 0.5, 1.7):
        for d in (-1.6, -4.4):
            part.box((u - 0.35, d - 0.06, LOW - 0.56), (u + 0.35, d + 0.06, LOW - 0.50), "downlight", "b")
    for z in (0.9, 1.5, 2.1, 2.7):
        part.box((0.6, -DEEP + 0.2, z), (wide - 0.6, -DEEP + 0.6, z + 0.05), "wood", "nbt")
        goods = np.arange(0.8, wide - 0.9, 0.42)
        for u in goods[rng.random(len(goods)) < 0.7]:
            tint = ("cloth-sand", "cloth-clay", "cloth-sage", "cloth-ivory", "cloth-brass")[int(rng.integers(5))]
            part.box((u, -DEEP + 0.25, z + 0.05), (u + rng.uniform(0.16, 0.34), -DEEP + 0.5, z + rng.uniform(0.2, 0.42)), tint)
        # At the glancing angle of a street one sees a shop's side, not its back.
        part.box((wide - 0.55, -6.8, z), (wide - 0.14, -0.9, z + 0.05), "wood", "wbt")
        for d in np.arange(-6.6, -1.2, 0.42)[rng.random(13) < 0.8]:
            tint = ("cloth-sand", "cloth-clay", "cloth-sage", "cloth-ivory", "cloth-brass")[int(rng.integers(5))]
            part.box((wide - 0.45, d, z + 0.05), (wide - 0.18, d + rng.uniform(0.16, 0.34), z + rng.uniform(0.2, 0.42)), tint)
    part.box((wide * 0.55, -5.6, 0.16), (wide * 0.9, -4.8, 1.1), "wood")
    for u in np.arange(1.4, wide * 0.5, 2.2):
        part.tube([(u, -2.2, 0.16), (u, -2.2, 0.86)], 0.05, "bronze", 8)
        part.tube([(u, -2.2, 0.86), (u, -2.2, 0.90)], 0.5, "wood", 16)


def front(part, wide, awning, fins):
    """The glass of a shop and a canopy; over it a storey of offices, behind fins or plain."""
    count = max(3, round(wide / 2.1))
    for u in np.linspace(0, wide, count + 1):
        part.box((u - 0.05, -0.05, 0.1), (u + 0.05, 0.09, LOW - 0.5), "bronze")
    for left, right in zip(np.linspace(0, wide, count + 1), np.linspace(0, wide, count + 1)[1:]):
        part.add([(left, 0, 0.12), (right, 0, 0.12), (right, 0, LOW - 0.5), (left, 0, LOW - 0.5)], "sheet")
    part.box((0, -0.06, 2.62), (wide, 0.1, 2.72), "bronze")
    part.box((0, -0.1, 0.0), (wide, 0.06, 0.45), "stone-dark", "nt")
    part.box((-0.02, -DEEP, LOW - 0.46), (wide + 0.02, 0.55, LOW + 0.25), "white")
    part.box((0.1, 0.3, LOW - 0.50), (wide - 0.1, 0.4, LOW - 0.46), "crownlight", "b")
    if awning:
        for u in np.arange(0.5, wide - 1.6, 0.44):
            part.add([(u, 0.56, LOW - 0.55), (u + 0.44, 0.56, LOW - 0.55), (u + 0.44, 2.1, LOW - 1.25), (u, 2.1, LOW - 1.25)], "cloth-ivory" if round(u / 0.44) % 2 else awning)
    if fins:
        for u in np.arange(0.2, wide, 0.62):
            part.box((u - 0.04, 0.12, LOW + 0.25), (u + 0.04, 0.36, HIGH - 0.3), fins)
    else:
        for u in np.linspace(0, wide, count + 1):
            part.box((u - 0.06, -0.42, LOW + 0.25), (u + 0.06, 0.02, HIGH - 0.3), "charcoal")
    part.box((wide / 2 - 1.7, 0.54, LOW - 0.42), (wide / 2 + 1.7, 0.60, LOW + 0.22), "charcoal")
    part.box((wide - 0.6, 0.60, 2.95), (wide - 0.48, 1.55, 3.65), "lobby", "ew")
    part.box((wide - 0.62, 0.56, 2.90), (wide - 0.46, 1.60, 2.95), "charcoal")
    part.box((wide - 0.62, 0.56, 3.65), (wide - 0.46, 1.60, 3.70), "charcoal")
    for left, right in zip(np.linspace(0, wide, count + 1), np.linspace(0, wide, count + 1)[1:]):
        part.add([(left, -0.4, LOW + 0.25), (right, -0.4, LOW + 0.25), (right, -0.4, HIGH - 0.3), (left, -0.4, HIGH - 0.3)], "window", 0, glow=0.0 if (left * 5.7) % 1 < 0.33 else 0.15 + 0.30 * ((left * 7.3) % 1), veil=0.3 + 0.4 * ((left * 3.1) % 1))
    part.box((-0.02, -DEEP, HIGH - 0.3), (wide + 0.02, 0.75, HIGH + 0.5), "white")
    part.box((0, 0.72, HIGH - 0.22), (wide, 0.78, HIGH - 0.12), "brass", "n")


def row(rng):
    """The shops along the north side of the street, no two of one width."""
    part, u, index = Part(), WEST, 0
    while u < EAST - 6:
        wide = min(rng.uniform(9.5, 14.0), EAST - u)
        one = Part()
        word, wall = TRADES[index % len(TRADES)]
        shop(one, rng, wide, wall)
        front(one, wide, ("pine", None, "cloth-clay", None, "cloth-navy")[index % 5], ("wood-up", None, "champagne")[index % 3])
        part.join(one.placed((u, SHOPS, 0)))
        glow(u + wide * 0.3, SHOPS + 3.2, LOW - 0.9, 150.0, 0.4)
        glow(u + wide * 0.72, SHOPS + 3.2, LOW - 0.9, 150.0, 0.4)
        glow(u + wide * 0.5, SHOPS - 0.9, LOW - 1.5, 60.0, 0.25)
        kit.text(word, (u + wide / 2, SHOPS - 0.62, LOW - 0.30), (1, 0, 0), (0, -1, 0), 0.52, "lobby", 0.02, font=kit.FONT)
        kit.text(word, (u + wide - 0.61, SHOPS - 1.08, 3.14), (0, -1, 0), (-1, 0, 0), 0.40, "pine", 0.01, font=kit.FONT)
        u, index = u + wide, index + 1
    part.box((WEST, SHOPS + DEEP - 0.1, 0), (EAST, SHOPS + DEEP + 18, HIGH), "stone", "sewt")
    part.build("shops")


def terrace(part, x, y, cloth):
    """A round table under a parasol, and two chairs; returns their seats, as figures.people takes them."""
    part.tube([(x, y, 0.76), (x, y, 2.75)], 0.025, "bronze", 6)
    rim = kit.ellipse((x, y), (1.35, 1.35), 12)
    for a, b in zip(rim, np.roll(rim, -1, axis=0)):
        part.add([(*a, 2.28), (*b, 2.28), (x, y, 2.78), (x, y, 2.78)], cloth)
        part.add([(*a, 2.12), (*b, 2.12), (*b, 2.28), (*a, 2.28)], cloth)
    part.tube([(x, y, 0.06), (x, y, 0.76)], 0.04, "bronze", 8)
    part.tube([(x, y, 0.76), (x, y, 0.79)], 0.42, "wood", 18)
    for side in (-0.8, 0.8):
        part.box((x + side - 0.22, y - 0.22, 0.46), (x + side + 0.22, y + 0.22, 0.50), "wood")
        part.box((x + side * 1.25 - 0.02, y - 0.22, 0.5), (x + side * 1.25 + 0.02, y + 0.22, 0.88), "wood")
        for dx in (-0.18, 0.18):
            for dy in (-0.18, 0.18):
                part.tube([(x + side + dx, y + dy, 0.06), (x + side + dx, y + dy, 0.46)], 0.015, "bronze", 6)
    return [(x + 0.8 * side, y, 0.06, 90 * side, "sit") for side in (-1, 1)]


def location_hub(data, ground):
    """Those who shop, sit and walk home, from the shops to the gate of complex 3."""
    rng = np.random.default_rng(91)
    row(rng)
    part = Part()
    part.polygon([(WEST - 12, 164), (EAST + 12, 164), (EAST + 12, SHOPS), (WEST - 12, SHOPS)], 0.045, "plaza")
    for x in np.arange(WEST, EAST, 7.2):
        part.box((x, TREES + 1.6, 0.05), (x + 0.5, SHOPS - 0.6, 0.056), "stone-dark", "t")
    # A rill along the trees, with a line of light under its rim.
    for y in (TREES + 1.55, TREES + 3.05):
        part.wall([(WEST, y), (EAST, y)], 0.0, 0.22, 0.26, "coping")
    part.box((WEST, TREES + 1.6, 0.09), (EAST, TREES + 3.0, 0.13), "mirror", "t")
    part.wall([(WEST, TREES + 2.9), (EAST, TREES + 2.9)], 0.15, 0.18, 0.03, "lobby")
    for x in np.arange(WEST + 14, EAST - 20, 36.0):
        part.join(pavilion((26, 9), 1).at((x + 8, TREES - 12, 0.06)))
        for dx in (-8, 0, 8):
            glow(x + 8 + dx, TREES - 14.0, 3.0, 80.0, 0.35)
    chairs = []
    for x in np.arange(WEST + 6, EAST - 10, 6.5):
        if rng.random() < 0.8:
            chairs += terrace(part, x + rng.normal(0, 0.4), SHOPS - 3.8 + rng.normal(0, 0.2), ("cloth-ivory", "pine")[int(x) % 2])
    benches(part, [(x, TREES + 0.4, 0.05, 180) for x in np.arange(WEST + 8, EAST, 17.0)])
    part.build("street")
    trees = np.array([(x, TREES - 1.2, 0.05) for x in np.arange(-392, EAST - 4, 12.0)])
    kit.scatter("street trees", grove(["zelkova"], "near", 3), trees, rng.integers(0, 3, len(trees)), rng.uniform(0, 6.28, len(trees)), rng.uniform(0.70, 0.82, len(trees)))
    uplights([(x + 1.2, TREES - 0.2) for x, _, _ in trees], 600.0)
    shrubs("street shrubs", [(x, TREES - 2.6 + rng.normal(0, 0.3), rng.uniform(0.3, 0.6), rng.random() < 0.3) for x in np.arange(-398, EAST, 0.9)])
    bollards("street bollards", [(x, TREES + 4.2) for x in np.arange(-404, EAST, 9.0)], 16.0)
    walkers = ((-404, 1.2, -84), (-403.2, 0.2, -90), (-398, -1.4, 92), (-394, 3.6, -92), (-391, 2.0, 90, "child"), (-390.2, 2.6, 90), (-384, 1.5, -88), (-383.4, 2.3, -92), (-374, -1.2, 90), (-366, 3.2, -90), (-365.4, 2.4, -90, "child"), (-352, -2.0, 92), (-351.2, -1.2, 88), (-338, 2.2, -86), (-322, 0.2, 90), (-308, 3.0, -90), (-296, -1.0, 90), (-290, 1.6, -90), (-270, 0.0, 90), (-268, 2.0, -90), (-250, -1.0, 90), (-236, 1.0, -90))
    sitting = [chair for chair in chairs if -416 < chair[0] < -330 and rng.random() < 0.7]
    figures.people([(x, MIDDLE + side, 0.06, turn, *pose) for x, side, turn, *pose in walkers] + sitting + [(-400.4, MIDDLE - 3.0, 0.06, -88), (-399.6, MIDDLE - 2.2, 0.06, -90), (-371, SHOPS - 0.9, 0.12, -10), (-358, SHOPS + 2.0, 0.16, 120, "stand"), (-390.5, SHOPS + 2.4, 0.16, 200, "stand")])
