"""community-reading-room: a wall of books, long desks with brass lamps and low partitions, a quiet garden."""
import dataclasses

import numpy as np

import furniture as f
import stage
from community import hall, outside
from furniture.palette import get
from furniture.solid import Piece, again, place

WEST, EAST, SOUTH, HEIGHT = -4.9, 4.6, -8.6, 3.2


def long_desk(length=5.4, depth=1.5, seats=4, height=0.74):
    """A desk for two rows that face each other: oak top, leather pads, a partition of felt with a brass edge. Its length lies along x, its middle at the origin."""
    piece = Piece("long desk")
    half = length / 2
    piece.box(-half, half, -depth / 2, depth / 2, height - 0.04, height, get("oak"), 0.008, "x", segments=4)
    for x in np.linspace(-half + 0.3, half - 0.3, 3):
        piece.box(x - 0.03, x + 0.03, -depth / 2 + 0.12, depth / 2 - 0.12, 0, height - 0.04, get("smoked oak"), 0.012, "z", segments=4)
    piece.box(-half + 0.3, half - 0.3, -0.03, 0.03, height - 0.2, height - 0.04, get("smoked oak"), 0.005, "x")
    piece.box(-half + 0.06, half - 0.06, -0.014, 0.014, height, height + 0.36, get("fabric:#5E6F62"), 0.006)
    piece.box(-half + 0.055, half - 0.055, -0.017, 0.017, height + 0.355, height + 0.37, get("brass"), 0.003)
    each = length / seats
    for index in range(seats + 1):
        x = -half + index * each
        x = min(max(x, -half + 0.06), half - 0.06)
        for side in (-1, 1):
            piece.box(x - 0.011, x + 0.011, side * 0.015, side * 0.52, height, height + 0.30, get("fabric:#5E6F62"), 0.005)
            piece.box(x - 0.013, x + 0.013, side * 0.015, side * 0.525, height + 0.295, height + 0.308, get("brass"), 0.002)
    for index in range(seats):
        x = -half + (index + 0.5) * each
        for side in (-1, 1):
            piece.box(x - 0.34, x + 0.34, side * (depth / 2 - 0.06), side * (depth / 2 - 0.46), height, height + 0.004, get("leather:#2E4A40"), 0.002)
            piece.box(x - 0.05 + side * 0.3, x + 0.05 + side * 0.3, side * 0.02, side * 0.05, height + 0.05, height + 0.11, get("steel"), 0.003)
    return piece.finish()


def ladder(height=2.9):
    """A library ladder on a brass rail; leans to the shelf at +y."""
    piece = Piece("ladder")
    lean = 0.5
    for x in (-0.21, 0.21):
        piece.box(x - 0.016, x + 0.016, -lean - 0.03, -lean + 0.03, 0, 0.01, get("rubber"), 0.002)
        piece.bar((x, -lean, 0.01), (x, 0, height), 0.021, get("smoked oak"), sides=12)
    for index in range(9):
        t = (index + 0.8) / 9.6
        piece.box(-0.21, 0.21, -lean * (1 - t) - 0.045, -lean * (1 - t) + 0.045, t * height - 0.011, t * height + 0.011, get("oak"), 0.004, "x")
    return piece.finish()


def build():
    stage.clear()
    mood = dataclasses.replace(outside.light.AFTERNOON, azimuth=-68, elevation=32, sun=8.5, sky=0.30, haze=0.0006, haze_start=40.0)
    outside.begin(mood)
    outside.garden()

    hall.shell(WEST, EAST, SOUTH, 0, HEIGHT, "floor-oak", "paint", open_="n")
    hall.window_wall(WEST, EAST - 1.1, 0.06, 0, HEIGHT - 0.3, 3)
    hall.slab("pier", EAST - 1.1, EAST + 0.25, 0.0, 0.3, 0, HEIGHT, "paint")
    hall.slab("beam", WEST - 0.25, EAST + 0.25, 0.0, 0.3, HEIGHT - 0.3, HEIGHT, "paint")
    hall.daylight(WEST, EAST - 1.1, -0.03, 0.1, 2.85, 1.7)
    for x in (WEST + 0.35, EAST - 1.5):
        place(f.curtain(width=0.62, height=2.86, cloth="sheer", seed=int(70 + x * 3)), x, -0.04)

    # the wall of books, east, with its ladder
    place(f.shelf(width=7.8, depth=0.38, height=3.12, wood="oak", bays=9, levels=7, cabinet=0.5, fill=0.84), EAST - 0.01, -4.15, -90)
    place(ladder(), EAST - 0.44, -2.55, -90)
    rail = Piece("rail")
    rail.bar((-3.85, -0.405, 2.9), (3.85, -0.405, 2.9), 0.011, get("brass"))
    place(rail.finish(), EAST - 0.01, -4.15, -90)

    desk = long_desk()
    hall.row(desk, [(-2.35, -4.1, 90), (1.15, -4.1, 90)])
    seats = f.chair(fabric="fabric:#A99B84", wood="oak")
    places = []
    for x in (-2.35, 1.15):
        for index, y in enumerate(np.array([-1.5, -0.5, 0.5, 1.5]) * 1.35 - 4.1):
            swing = (4, -7, 3, 10)[index]
            places.append((x + 1.12 + 0.03 * (index % 2), y, -90 + swing))
            places.append((x - 1.12 - 0.05 * (index % 3), y, 90 - swing))
    hall.row(seats, places)
    lamps = []
    for x in (-2.35, 1.15):
        for y in np.array([-1.5, -0.5, 0.5, 1.5]) * 1.35 - 4.1:
            lamps += [(x + 0.06, y + 0.3, 90), (x - 0.06, y - 0.3, -90)]
    hall.row(f.desk_lamp(power=9), lamps, 0.74)
    books = [f.book_stack(3, seed=1), f.book_stack(2, seed=2), f.open_book()]
    for index, (x, y, turn) in enumerate(((1.62, -5.45, 90), (1.65, -2.75, 84), (0.7, -4.1, -95), (0.62, -6.1, -82), (-1.9, -4.1, 80), (-1.86, -5.5, 95), (-2.8, -2.8, -90))):
        (place if index < 3 else again)(books[index % 3], x, y, turn, 0.744)

    # oak baffles and bars of light
    piece = Piece("baffles")
    for y in np.arange(SOUTH + 0.2, -0.2, 0.2):
        piece.box(WEST + 0.02, EAST - 0.45, y - 0.014, y + 0.014, 3.0, 3.14, get("oak"), 0.003, "x")
    piece.finish()
    bars = f.pendant(width=4.6, height=0.85, kind="bar", finish="brass", power=30)
    hall.row(bars, [(-2.35, -4.1, 90), (1.15, -4.1, 90)], 3.0)
    for x in (-2.35, 1.15):
        hall.area((x, -4.1, 2.2), 26, 0.12, 4.4, (1.0, 0.90, 0.78), (180, 0, 0))
    hall.area((0.5, -7.9, 2.9), 26, 6, 1.0, (1.0, 0.94, 0.86))

    place(f.armchair(fabric="pine velvet"), WEST + 0.75, -1.15, 130)
    place(f.rubber_plant(height=1.7), WEST + 0.5, -0.6)
    place(hall.panels(-4.2, 4.2, 0, 0, HEIGHT, 7, "oak"), WEST, -4.3, 90)
    stage.camera((-0.62, -8.35, 1.52), (0.75, -0.5, 1.32), lens=21)
    return dict(exposure=1.0, bounces=5)
