"""community-fitness: treadmills before a garden, a mirror over dumb-bells, an oak wall, clear morning."""
import dataclasses

import numpy as np

import furniture as f
import stage
from community import hall, outside
from furniture.palette import get
from furniture.solid import Piece, place

WEST, EAST, SOUTH, HEIGHT = -7.0, 5.6, -8.2, 3.5


def mirror_wall(length, height):
    """Panes of mirror side by side on a brass foot; they look to -y."""
    piece = Piece("mirror wall")
    count = round(length / 1.2)
    piece.box(-length / 2, length / 2, -0.012, 0, 0.08, height, get("black"), 0.001)
    for index in range(count):
        a = -length / 2 + index * length / count
        piece.box(a + 0.0015, a + length / count - 0.0015, -0.018, -0.011, 0.09, height - 0.01, get("mirror"), 0.0015)
    piece.box(-length / 2, length / 2, -0.026, 0, 0.06, 0.09, get("brass"), 0.002)
    piece.box(-length / 2, length / 2, -0.03, 0, height - 0.012, height + 0.008, get("brass"), 0.002)
    return piece.finish()


def light_lines(rows, x1, x2, z):
    """Slim profiles of light hanging under the ceiling, running along x."""
    piece = Piece("light lines")
    for y in rows:
        piece.box(x1, x2, y - 0.022, y + 0.022, z, z + 0.06, get("bronze"), 0.003)
        piece.box(x1 + 0.02, x2 - 0.02, y - 0.016, y + 0.016, z - 0.003, z + 0.004, get("opal"), 0.001)
        for x in np.linspace(x1 + 0.6, x2 - 0.6, 4):
            piece.bar((x, y, z + 0.06), (x, y, HEIGHT), 0.0015, get("black"), sides=5)
        piece.light(((x1 + x2) / 2, y, z - 0.01), 70, x2 - x1 - 0.1, (1.0, 0.88, 0.74), "AREA", size_y=0.035)
    return piece.finish()


def wall_bars(width=0.95, height=2.4):
    """Swedish bars of oak."""
    piece = Piece("wall bars")
    for x in (-width / 2, 0, width / 2):
        piece.box(x - 0.02, x + 0.02, -0.14, 0, 0, height, get("oak"), 0.006, "z")
    for index in range(14):
        z = 0.22 + index * (height - 0.34) / 13
        piece.bar((-width / 2, -0.10, z), (width / 2, -0.10, z), 0.017, get("light oak"), sides=16)
    return piece.finish()


def build():
    stage.clear()
    mood = dataclasses.replace(outside.light.DAY, azimuth=-66, elevation=35, sun=8.0, sky=0.28, sun_colour=(1.0, 0.90, 0.76), haze=0.0006, haze_start=40.0)
    outside.begin(mood)
    outside.garden()

    hall.shell(WEST, EAST, SOUTH, 0, HEIGHT, "lacquer:#4A4B48", "paint", open_="n", skirting="bronze")
    hall.slab("oak floor", WEST, EAST, -3.1, 0, 0.0, 0.006, "floor-oak", "x")
    hall.slab("seam", WEST, EAST, -3.115, -3.085, 0.0, 0.0075, "brass", "x")
    hall.window_wall(WEST, EAST, 0.06, 0, HEIGHT, 6)
    hall.slab("beam", WEST - 0.25, EAST + 0.25, -0.05, 0.3, 3.18, HEIGHT, "bronze")
    hall.daylight(WEST, EAST, -0.03, 0.1, 3.15, 1.0)

    boards = Piece("boards")
    for x in np.arange(WEST + 0.1, EAST, 0.16):
        boards.box(x - 0.016, x + 0.016, -3.1, -0.06, 3.26, 3.40, get("oak"), 0.003, "y")
    boards.finish()

    runs = f.treadmill()
    hall.row(runs, [(x, -0.75, 0) for x in (-5.55, -4.2, -2.85, -1.5)])
    hall.row(f.exercise_bike(), [(x, -1.0, 0) for x in (-0.05, 1.0, 2.05)])

    # the mirror with the dumb-bells, west
    place(mirror_wall(7.2, 2.7), WEST, -4.1, 90)
    hall.row(f.dumbbell_rack(), [(WEST + 0.12, y, 90) for y in (-6.2, -4.0)])
    benches = f.weight_bench()
    hall.row(benches, [(-4.2, -3.55, 70)])

    # the oak wall with bars, mats and balls, east
    place(hall.slats(-2.45, 2.45, 0, 0, HEIGHT, "oak", 0.075, 0.05, 0.03), EAST, -5.6, -90)
    hall.row(wall_bars(), [(EAST - 0.045, y, -90) for y in (-4.6, -5.75)])
    place(f.yoga_mat(finish="lacquer:#8A9A86"), 0.55, -3.5, 0, 0.001)
    place(f.yoga_mat(finish="lacquer:#C9B79A", seed=2), 1.5, -3.5, 0, 0.001)
    place(f.gym_ball(finish="lacquer:#8A9A86"), 3.05, -2.45)
    place(f.gym_ball(width=0.55, finish="lacquer:#D8CBB4", seed=3), 2.55, -2.2)
    bells = Piece("bell shelf")
    bells.box(-0.75, 0.75, -0.34, 0, 0.0, 0.12, get("smoked oak"), 0.006, "x")
    place(bells.finish(), -1.15, -4.5, 6)
    for index, (size, finish) in enumerate(((0.24, "rubber"), (0.22, "rubber"), (0.20, "pine"), (0.18, "rubber"), (0.16, "brass"))):
        place(f.kettlebell(size, finish, seed=index), -1.71 + index * 0.28, -4.73 + index * 0.03, 80 + 9 * index, 0.12)

    place(f.olive_tree(height=2.4, width=1.2), EAST - 0.8, -0.85)
    place(f.snake_plant(height=0.95, width=0.42, pot="dark clay"), WEST + 0.45, -0.55)
    light_lines((-1.9, -4.0, -6.1), WEST + 0.5, EAST - 0.5, 3.05)
    hall.area((-0.5, -7.6, 3.2), 40, 8, 1.2, (1.0, 0.90, 0.78))
    stage.camera((3.75, -6.55, 1.5), (-1.75, 0.0, 1.30), lens=21)
    return dict(exposure=0.6, bounces=5)
