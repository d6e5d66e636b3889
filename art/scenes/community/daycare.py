"""community-daycare: a nursery before the garden: round rug, small tables, low shelves, a house of poles."""
import dataclasses
import math

import numpy as np

import furniture as f
import stage
from community import hall, outside
from furniture.palette import get
from furniture.mesh import smooth_path
from furniture.solid import Piece, again, place

WEST, EAST, SOUTH, HEIGHT = -4.6, 4.4, -7.4, 2.95


def wainscot(x1, x2, low, high):
    """Painted boards to a child's height under an oak rail with pegs, and hills of paint above; faces -y."""
    piece = Piece("wainscot")
    count = int((x2 - x1) / 0.16)
    for index in range(count):
        a = x1 + index * (x2 - x1) / count
        piece.box(a + 0.001, a + (x2 - x1) / count - 0.001, -0.014, 0, low, high, get("lacquer:#A9B5A0"), 0.003, "z")
    piece.box(x1, x2, -0.035, 0, high, high + 0.045, get("light oak"), 0.004, "x")
    for x in np.arange(x1 + 0.3, x2 - 0.1, 0.42):
        piece.bar((x, -0.03, high - 0.06), (x, -0.085, high - 0.045), 0.011, get("light oak"), 0.014)
    return piece.finish()


def arches(places):
    """Rainbows and suns painted as thin boards on a wall; faces -y. places: (x, z, radius, colours)."""
    piece = Piece("arches")
    for x, z, radius, colours in places:
        band = radius / (len(colours) + 0.6)
        for index, color in enumerate(colours):
            outer, inner = radius - index * band, radius - (index + 0.86) * band
            angles = np.linspace(0, math.pi, 40)
            ring = np.stack([np.cos(angles), np.sin(angles)], axis=-1)
            points = np.concatenate([np.column_stack([x + ring[:, 0] * r, np.full(40, y), z + ring[:, 1] * r]) for r, y in ((inner, 0.0), (inner, -0.012), (outer, -0.012), (outer, 0.0))])
            faces = np.array([(k * 40 + i, k * 40 + i + 1, (k + 1) * 40 + i + 1, (k + 1) * 40 + i) for k in range(3) for i in range(39)])
            corners = points[faces].reshape(-1, 3)
            piece.put(corners, np.arange(len(corners)).reshape(-1, 4)[:, ::-1], get(color))
    return piece.finish()


def bags(places):
    """Small cloth bags hanging from pegs; their wall is at y=0."""
    piece = Piece("bags")
    for x, z, cloth in places:
        piece.cushion(x - 0.11, x + 0.11, -0.15, -0.04, z - 0.36, z - 0.10, get(cloth), 0.045, 0.012, 0.008)
        piece.tube(smooth_path([(x - 0.06, -0.095, z - 0.11), (x - 0.02, -0.075, z + 0.012), (x + 0.02, -0.075, z + 0.012), (x + 0.06, -0.095, z - 0.11)], 6), 0.006, get(cloth), 8)
    return piece.finish()


def build():
    stage.clear()
    mood = dataclasses.replace(outside.light.DAY, azimuth=66, elevation=36, sun=8.0, sky=0.30, sun_colour=(1.0, 0.91, 0.78), haze=0.0006, haze_start=40.0)
    outside.begin(mood)
    outside.garden(seed=17)

    hall.shell(WEST, EAST, SOUTH, 0, HEIGHT, "floor-oak", "paint:#F0EBE0", open_="n", skirting="light oak")
    hall.window_wall(WEST + 0.5, EAST - 0.5, 0.06, 0.35, 2.6, 4, frame="lacquer:#D8CDB8")
    for a, b in ((WEST - 0.25, WEST + 0.5), (EAST - 0.5, EAST + 0.25)):
        hall.slab("pier", a, b, 0.0, 0.3, 0, HEIGHT, "paint:#F0EBE0")
    hall.slab("beam", WEST + 0.5, EAST - 0.5, 0.0, 0.3, 2.6, HEIGHT, "paint:#F0EBE0")
    hall.slab("sill wall", WEST + 0.5, EAST - 0.5, 0.0, 0.3, 0, 0.35, "paint:#F0EBE0")
    hall.slab("sill", WEST + 0.3, EAST - 0.3, -0.36, 0.02, 0.35, 0.39, "light oak", "x", 0.008)
    hall.slab("sill front", WEST + 0.32, EAST - 0.32, -0.34, -0.32, 0.0, 0.35, "lacquer:#A9B5A0", "x")
    hall.daylight(WEST + 0.5, EAST - 0.5, -0.03, 0.4, 2.55, 1.1)
    each = (EAST - WEST - 1.0) / 4
    for index in range(4):
        place(f.blind(width=each - 0.08, height=2.25, drop=0.16, cloth="linen:#EDE5D6"), WEST + 0.5 + (index + 0.5) * each, 0.0, 0, 0.35)
    for x, cloth in ((-1.6, "boucle"), (-0.9, "sage cloth"), (1.9, "brass cloth"), (2.55, "linen")):
        place(f.cushion(width=0.42, height=0.38, cloth=cloth, seed=int(50 + 9 * x)), x, 0.02, 4, 0.39)

    # west: painted boards, pegs with bags, low shelves
    place(wainscot(-3.7, 3.7, 0.0, 1.35), WEST, -3.7, 90)
    place(arches([(-0.6, 1.5, 0.62, ("lacquer:#C98B5E", "lacquer:#DDB56E", "lacquer:#A9B5A0", "lacquer:#6F8F8A")), (0.95, 1.5, 0.38, ("lacquer:#6F8F8A", "lacquer:#E3CDA4", "lacquer:#C98B5E"))]), WEST, -3.3, 90)
    hall.row(f.toy_shelf(width=1.6, seed=1), [(WEST + 0.02, -1.5, 90)])
    place(f.toy_shelf(width=1.6, seed=4), WEST + 0.02, -3.3, 90)
    place(f.toy_shelf(width=1.6, seed=6), WEST + 0.02, -5.1, 90)
    place(f.teddy(), WEST + 0.2, -1.3, 80, 0.78)
    place(f.trailing_plant(trail=0.3), WEST + 0.2, -2.0, 0, 0.78)
    place(f.toys("rainbow"), WEST + 0.2, -3.35, 90, 0.78)
    place(f.vase(shape="moon", width=0.14, height=0.16, finish="clay"), WEST + 0.2, -3.85, 0, 0.78)
    place(f.toys("stacker"), WEST + 0.2, -2.85, 0, 0.78)
    place(f.book_stack(3), WEST + 0.2, -5.0, 70, 0.78)

    pegs = np.arange(-3.4, 3.6, 0.42)
    place(bags([(pegs[i], 1.30, cloth) for i, cloth in ((9, "brass cloth"), (10, "linen"), (12, "clay cloth"))]), WEST, -3.7, 90)

    # felt discs under the ceiling
    for x, y, z, r, finish in ((-2.3, -2.3, 2.66, 0.95, "fabric:#A9B5A0"), (-0.6, -1.5, 2.74, 0.62, "fabric:#DCCFB4"), (1.9, -1.9, 2.68, 0.8, "fabric:#C9A27C"), (0.5, -4.4, 2.72, 0.7, "fabric:#A9B5A0")):
        disc = Piece("disc")
        disc.cylinder(r, z, z + 0.045, (x, y), get(finish), 0.012, 72)
        for turn in (0, 120, 240):
            foot = (x + math.cos(math.radians(turn)) * r * 0.6, y + math.sin(math.radians(turn)) * r * 0.6)
            disc.bar((*foot, z + 0.04), (*foot, HEIGHT), 0.0015, get("black"), sides=5)
        disc.finish()

    # the round rug with toys
    place(f.rug(3.2, cloth="rug:#E4DAC8", border="rug:#A9B5A0", round_=True, height=0.022), -1.6, -2.2)
    place(f.toys("blocks"), -1.9, -3.2, 20, 0.022)
    place(f.toys("rainbow", 0.42), -1.05, -3.35, -25, 0.022)
    place(f.toys("stacker", 0.2), -2.35, -3.9, 0, 0.022)
    place(f.toys("ball", 0.26), -0.75, -4.2, 0, 0.022)
    place(f.teddy(0.46, seed=3), -1.55, -2.75, 12, 0.022)
    hall.row(f.pouf(0.46, height=0.26, fabric="boucle:#C9B99B"), [(-2.6, -2.55, 0)], 0.022)

    # the table with its chairs
    place(f.child_table(1.0, top="lacquer:#EFE9DC"), 1.15, -2.95)
    for index, (angle, seat) in enumerate(((20, "lacquer:#A9B5A0"), (110, "lacquer:#DDB56E"), (200, "lacquer:#C98B5E"), (290, "lacquer:#6F8F8A"))):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        place(f.child_chair(seat=seat, seed=index), 1.15 + c * 0.74, -3.45 + s * 0.74, angle - 90 + (6, -9, 4, 12)[index])
    place(f.toys("blocks", 0.05), 1.22, -3.4, 30, 0.5)
    place(f.open_book(0.34, 0.24), 0.95, -3.65, 20, 0.5)

    # east: the house of poles, shelf of picture books
    place(f.play_house(1.7, 1.15, 1.65), EAST - 0.08, -1.45, -90)
    place(f.shelf(width=1.8, depth=0.3, height=1.15, wood="light oak", bays=3, levels=3, lit=False), EAST - 0.01, -3.9, -90)
    place(f.frame(0.5, 0.03, 0.66, art=4, wood="light oak"), EAST - 0.005, -3.45, -90, 1.45)
    place(f.frame(0.5, 0.03, 0.66, art=7, wood="light oak"), EAST - 0.005, -4.2, -90, 1.45)
    place(f.basket(0.44, height=0.36), EAST - 0.45, -2.75)

    lamps = f.pendant(width=0.46, height=0.62, kind="globe", power=11)
    hall.row(lamps, [(-1.55, -3.6, 0), (1.15, -3.45, 0)], HEIGHT)
    again(lamps, 0.1, -5.4, 0, HEIGHT)
    hall.downlights([(-3.2, -1.2), (0, -1.2), (3.2, -1.2), (-3.2, -5.8), (3.2, -5.8)], HEIGHT - 0.001, 16)
    hall.area((0, -6.8, 2.7), 22, 6, 0.8, (1.0, 0.90, 0.78))
    stage.camera((2.2, -6.75, 1.25), (-0.72, 0.0, 0.86), lens=21)
    return dict(exposure=0.95, bounces=5)
