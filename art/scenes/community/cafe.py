"""community-cafe: a long window to the river, a fluted counter in pine green, oak baffles, low sun."""
import dataclasses
import math

import numpy as np

import furniture as f
import stage
from community import hall, outside
from furniture.decor import add_vessel
from furniture.palette import get
from furniture.solid import Piece, place

WEST, EAST, SOUTH, HEIGHT = -6.2, 6.0, -9.0, 3.4


def bar(width=4.8, depth=0.75, height=1.08):
    """The counter: half-round flutes, a stone slab, a brass rail for the feet; its guests stand at -y."""
    piece = Piece("bar")
    half, front = width / 2, -depth + 0.16
    piece.box(-half + 0.03, half - 0.03, front, -0.02, 0.09, height - 0.04, get("pine"), 0.002)
    piece.box(-half + 0.06, half - 0.06, front + 0.05, -0.05, 0, 0.09, get("black"), 0.002)
    count = int((width - 0.06) / 0.062)
    for index in range(count):
        x = -half + 0.03 + (index + 0.5) * (width - 0.06) / count
        piece.cylinder(0.029, 0.09, height - 0.07, (x, front), get("pine"), 0.001, 16)
    for side in (-1, 1):
        for index in range(8):
            piece.cylinder(0.029, 0.09, height - 0.07, (side * (half - 0.03), front + 0.06 + index * 0.066), get("pine"), 0.001, 16)
    piece.box(-half, half, front - 0.035, 0, height - 0.07, height - 0.04, get("brass"), 0.003)
    piece.box(-half - 0.02, half + 0.02, -depth, 0.02, height - 0.04, height, get("travertine"), 0.004, "x")
    piece.box(-half + 0.06, half - 0.06, front - 0.06, front - 0.045, height - 0.0795, height - 0.0715, get("light line"), 0.001)
    piece.light((0, front - 0.06, height - 0.085), 13, width - 0.2, (1.0, 0.76, 0.5), "AREA", size_y=0.02, turn=(18, 0, 0))
    piece.bar((-half + 0.1, front - 0.16, 0.2), (half - 0.1, front - 0.16, 0.2), 0.019, get("brass"))
    for x in np.linspace(-half + 0.3, half - 0.3, 5):
        piece.bar((x, front - 0.16, 0.2), (x, front + 0.01, 0.12), 0.011, get("brass"))
    return piece.finish()


def pastry_case(width=1.25, depth=0.52, height=0.44):
    """A glass case with loaves and croissants on oak boards, lit from within."""
    piece = Piece("pastry case")
    half = width / 2
    piece.box(-half, half, -depth, 0, 0, 0.05, get("brass"), 0.004)
    for z in (0.05, 0.235):
        piece.box(-half + 0.02, half - 0.02, -depth + 0.03, -0.03, z, z + 0.016, get("oak"), 0.003, "x")
    for x in (-half + 0.008, half - 0.008):
        for y in (-depth + 0.008, -0.008):
            piece.box(x - 0.008, x + 0.008, y - 0.008, y + 0.008, 0.05, height, get("brass"), 0.002)
    piece.box(-half, half, -depth, 0, height, height + 0.012, get("pane"), 0.002)
    piece.box(-half, half, -depth, -depth + 0.006, 0.05, height, get("pane"), 0.001)
    for x in (-half, half - 0.006):
        piece.box(x, x + 0.006, -depth, 0, 0.05, height, get("pane"), 0.001)
    piece.box(-half + 0.03, half - 0.03, -0.05, -0.035, height - 0.012, height - 0.002, get("light line"), 0.001)
    piece.light((0, -0.08, height - 0.02), 3.0, width - 0.1, (1.0, 0.8, 0.55), "AREA", size_y=0.03)
    for level, z in enumerate((0.066, 0.251)):
        for index in range(9):
            x = -half + 0.11 + index * (width - 0.22) / 8
            for y in (-0.15, -0.30, -0.42):
                r = 0.038 * piece.random.uniform(0.85, 1.15)
                long_ = 1.5 if (index // 3 + level) % 2 else 1.0
                a = np.linspace(-math.pi / 2, math.pi / 2, 12)
                piece.turned(np.column_stack([np.maximum(np.cos(a) * r, 0), r * 0.55 + np.sin(a) * r * 0.6]), (x, y, z), get(("bread", "matte-ceramic:#D9A765", "matte-ceramic:#8A5528")[(index // 3 + level) % 3]), 20, long_ * 0.75)
    return piece.finish()


def back_bar(width=5.4, height=2.75):
    """The wall behind the counter: cabinets, a green marble back, two oak shelves on brass with cups, jars, bottles, plants."""
    piece = Piece("back bar")
    half = width / 2
    piece.box(-half, half, -0.02, 0, 0.9, height, get("green marble"), 0.001, "x")
    piece.box(-half, half, -0.50, -0.02, 0.08, 0.87, get("smoked oak"), 0.003, "z")
    units = 8
    for index in range(units):
        piece.box(-half + index * width / units + 0.002, -half + (index + 1) * width / units - 0.002, -0.522, -0.5, 0.09, 0.855, get("smoked oak"), 0.003, "z")
    piece.box(-half, half, -0.54, 0, 0.87, 0.9, get("travertine"), 0.003, "x")
    for level, z in enumerate((1.48, 1.95, 2.42)):
        piece.box(-half + 0.05, half - 0.05, -0.30, -0.02, z, z + 0.035, get("oak"), 0.004, "x")
        piece.box(-half + 0.08, half - 0.08, -0.06, -0.045, z - 0.006, z, get("light line"), 0.001)
        piece.light((0, -0.10, z - 0.012), 7, width - 0.2, (1.0, 0.78, 0.52), "AREA", size_y=0.03, turn=(-12, 0, 0))
        for x in np.linspace(-half + 0.25, half - 0.25, 5):
            piece.bar((x, -0.02, z - 0.012), (x, -0.29, z - 0.012), 0.008, get("brass"))
        x = -half + 0.18
        while x < half - 0.2:
            kind = piece.random.integers(5)
            y = -0.16
            if kind == 0:
                for step in range(3):
                    for lift in range(2):
                        add_vessel(piece, "cup", 0.088, 0.075, (x + step * 0.10, y, z + 0.035 + lift * 0.066), ("ceramic", "stoneware")[int(piece.random.integers(2))])
                x += 0.36
            elif kind == 1:
                for step in range(3):
                    add_vessel(piece, "bottle", 0.085, piece.random.uniform(0.24, 0.32), (x + step * 0.11, y, z + 0.035), ("green glass", "smoked glass", "dark clay")[(step + level) % 3])
                x += 0.40
            elif kind == 2:
                for step in range(2):
                    add_vessel(piece, "jar", 0.13, 0.19, (x + 0.02 + step * 0.16, y, z + 0.035), ("stoneware", "jade")[step])
                    piece.cylinder(0.058, z + 0.22, z + 0.238, (x + 0.02 + step * 0.16, y), get("oak"), 0.004, 28)
                x += 0.40
            elif kind == 3:
                for step in range(6):
                    piece.turned([(0, 0), (0.05, 0), (0.105, 0.012), (0.104, 0.016), (0.05, 0.006), (0, 0.006)], (x + 0.06, y, z + 0.035 + step * 0.009), get("stoneware"), 36)
                add_vessel(piece, "moon", 0.14, 0.2, (x + 0.28, y, z + 0.035), "clay")
                x += 0.46
            else:
                x += 0.12
    return piece.finish()


def baffles():
    """Oak boards on edge under the ceiling, running towards the river."""
    piece = Piece("baffles")
    for x in np.arange(WEST + 0.3, EAST - 0.1, 0.15):
        piece.box(x - 0.016, x + 0.016, SOUTH, -0.45, 3.10, 3.28, get("oak"), 0.003, "y")
    return piece.finish()


def banquette(length=5.6):
    """A bench along a wall, channelled back, its sitters look to -y."""
    piece = Piece("banquette")
    half = length / 2
    piece.box(-half, half, -0.50, 0, 0.06, 0.34, get("oak"), 0.004, "x")
    piece.box(-half, half, -0.44, -0.02, 0, 0.06, get("black"), 0.002)
    seats = 4
    for index in range(seats):
        a, b = -half + index * length / seats, -half + (index + 1) * length / seats
        piece.cushion(a + 0.003, b - 0.003, -0.55, -0.06, 0.34, 0.46, get("leather:#8B5E3C"), 0.04, 0.015, 0.008, piping=get("leather:#8B5E3C"))
    count = int(length / 0.16)
    for index in range(count):
        a = -half + index * length / count
        piece.cushion(a + 0.001, a + length / count - 0.001, -0.14, -0.01, 0.44, 0.92, get("pine velvet"), 0.03, 0.012, 0.004, crease=0.001)
    piece.box(-half, half, -0.10, 0, 0.92, 0.95, get("oak"), 0.004, "x")
    for x, name, turn in ((-1.9, "brass cloth", 8), (0.3, "boucle", -6), (2.2, "sage cloth", 5)):
        piece.pillow(0.42, 0.38, 0.14, (x, -0.22, 0.465), get(name), (-18, turn, 0), chop=0.02)
    return piece.finish()


def build():
    stage.clear()
    mood = dataclasses.replace(outside.light.AFTERNOON, azimuth=36, elevation=25, sky=0.20, sun=9.0, clouds=0.5, haze=0.0004, haze_start=60.0)
    outside.begin(mood)
    outside.river()

    hall.shell(WEST, EAST, SOUTH, 0, HEIGHT, "floor-oak", "paint", open_="n")
    hall.window_wall(WEST, EAST, 0.06, 0, HEIGHT, 6, glass="window-glass")
    hall.slab("beam", WEST - 0.25, EAST + 0.25, -0.03, 0.3, 3.12, HEIGHT, "bronze")
    baffles()
    hall.daylight(WEST, EAST, -0.02, 0.1, 3.1, 0.6)

    # the counter side, west
    place(back_bar(), WEST, -4.2, 90)
    place(bar(), WEST + 2.05, -4.3, 90)
    x = WEST + 2.05
    place(f.coffee_machine(), x + 0.60, -3.05, -90, 1.08)
    place(pastry_case(), x + 0.12, -5.55, 90, 1.08)
    place(f.branches(height=0.85, leaf="fresh leaf"), x + 0.42, -2.2, 0, 1.08)
    place(f.tray(), x + 0.42, -4.35, 75, 1.08)
    hall.row(f.bar_stool(seat=0.76, height=1.02, legs="smoked oak"), [(x + 1.24, y, turn) for y, turn in ((-2.5, -86), (-3.3, -95), (-4.1, -83))])
    lamps = f.pendant(width=0.36, height=1.35, kind="dome", finish="brass", power=16)
    hall.row(lamps, [(x + 0.4, y, 0) for y in (-2.5, -3.7, -4.9, -6.1)], 3.2)

    # tables at the window
    table = f.dining_table(width=0.78, depth=0.78, top="walnut", base="bronze", round_=True)
    hall.row(table, [(-1.15, -0.95, 0), (1.35, -0.95, 0), (3.85, -0.95, 0)])
    seat = f.shell_chair(fabric="fabric:#B9A68A")
    hall.row(seat, [(-1.93, -1.38, 97), (-0.37, -1.32, -97), (0.57, -1.36, 94), (2.14, -1.32, -82), (3.07, -1.34, 84), (4.63, -1.36, -96)])
    hall.row(f.cup(), [(-1.28, -1.24, 40), (-1.0, -1.46, 160), (1.5, -1.22, -30), (3.72, -1.2, 80), (3.98, -1.45, 200)], 0.741)
    place(f.vase(shape="bottle", width=0.08, height=0.2, finish="jade"), -1.12, -1.2, 0, 0.74)
    place(f.book_stack(2), 1.28, -1.42, 30, 0.74)

    # the long table and the banquette
    place(f.dining_table(width=3.0, depth=0.92, top="walnut"), 1.0, -3.75, 0)
    hall.row(f.chair(fabric="pine cloth", wood="oak"), [(0.0, -3.30, 0), (0.95, -3.28, 3), (1.9, -3.31, -4), (0.0, -5.12, 184), (0.98, -5.16, 172), (1.9, -5.10, 178)])
    place(f.branches(height=0.9, width=0.8, leaf="blossom", vessel="moon", finish="dark clay", seed=5), 1.5, -4.2, 0, 0.74)
    hall.row(f.cup("ceramic"), [(0.25, -4.0, 0), (0.98, -4.42, 120)], 0.741)
    place(f.open_book(), 0.1, -4.38, 168, 0.74)
    lamps = f.pendant(width=0.42, height=1.42, kind="globe", power=14)
    hall.row(lamps, [(0.15, -4.2, 0), (1.85, -4.2, 0)], 3.2)

    place(banquette(), EAST - 0.03, -4.4, -90)
    hall.row(f.dining_table(width=0.7, depth=0.7, top="walnut", base="bronze", round_=True), [(EAST - 0.53, y, -90) for y in (-2.7, -4.5, -6.2)])
    hall.row(f.shell_chair(fabric="fabric:#B9A68A"), [(EAST - 1.66, y, turn) for y, turn in ((-2.62, 86),)])
    slat = hall.slats(-2.9, 2.9, 0, 0.96, 2.2, "oak")
    place(slat, EAST, -4.4, -90)
    for index, y in enumerate((-2.9, -4.4, -5.9)):
        place(f.wall_lamp(power=5), EAST - 0.04, y, -90, 1.55)

    place(f.olive_tree(height=2.5, width=1.2), -3.1, -0.95)
    place(f.palm(height=2.2), EAST - 0.75, -0.75)
    hall.downlights([(-1.6, -2.4), (3.4, -2.4), (-1.6, -6.4), (3.4, -6.4)], 3.36, 22)
    hall.area((0.5, -7.2, 3.0), 32, 7, 2.4, (1.0, 0.90, 0.78))
    stage.camera((3.55, -8.35, 1.45), (-0.85, 0.0, 1.36), lens=21.5)
    return dict(exposure=0.95, bounces=5)
