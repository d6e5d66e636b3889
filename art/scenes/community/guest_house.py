"""community-guest-house: a room at dusk over the river, lamps lit on both sides of the bed."""
import dataclasses

import furniture as f
import stage
from community import hall, outside
from furniture.palette import get
from furniture.solid import Piece, place

WEST, EAST, SOUTH, HEIGHT = -3.3, 3.0, -6.2, 2.75


def headboard_wall(x1, x2, height):
    """Oak panels with brass joints, and a field of upholstered pine green behind the bed; faces -y."""
    piece = Piece("headboard wall")
    piece.box(x1, x2, -0.01, 0, 0, height, get("black"), 0.001)
    each = (x2 - x1) / 6
    for index in range(6):
        a, b = x1 + index * each, x1 + (index + 1) * each
        piece.box(a + 0.004, b - 0.004, -0.03, -0.008, 1.30, height, get("smoked oak"), 0.002, "z")
        if index < 5:
            piece.box(b - 0.004, b + 0.004, -0.026, -0.008, 1.30, height, get("brass"), 0.001)
    count = int((x2 - x1) / 0.3)
    for index in range(count):
        a = x1 + index * (x2 - x1) / count
        piece.cushion(a + 0.0015, a + (x2 - x1) / count - 0.0015, -0.075, -0.01, 0.06, 1.27, get("pine velvet"), 0.026, 0.012, 0.0, crease=0.0012)
    piece.box(x1, x2, -0.085, 0, 1.27, 1.30, get("brass"), 0.003, "x")
    piece.box(x1 + 0.02, x2 - 0.02, -0.055, -0.04, 1.3005, 1.306, get("light line"), 0.001)
    piece.light(((x1 + x2) / 2, -0.055, 1.315), 12, x2 - x1 - 0.1, (1.0, 0.72, 0.45), "AREA", size_y=0.03, turn=(180, 0, 0))
    return piece.finish()


def build():
    stage.clear()
    mood = dataclasses.replace(outside.light.DUSK, azimuth=28, sky=0.46, clouds=0.45, night=0.4)
    outside.begin(mood)
    outside.river(level=-16.0, near=16.0, far=150.0, framing=False)

    hall.shell(WEST, EAST, SOUTH, 0, HEIGHT, "floor-smoked", "wallpaper:#D9D0C0", open_="n", skirting="smoked oak")
    hall.window_wall(WEST + 0.3, EAST - 0.3, 0.06, 0.0, 2.5, 3)
    for a, b in ((WEST - 0.25, WEST + 0.3), (EAST - 0.3, EAST + 0.25)):
        hall.slab("pier", a, b, 0.0, 0.3, 0, HEIGHT, "wallpaper:#D9D0C0")
    hall.slab("beam", WEST + 0.3, EAST - 0.3, 0.0, 0.3, 2.5, HEIGHT, "paint")
    hall.slab("pelmet", WEST, EAST, -0.26, -0.24, 2.55, HEIGHT, "paint")
    hall.daylight(WEST + 0.3, EAST - 0.3, -0.02, 0.1, 2.45, 0.14, (0.55, 0.68, 1.0))
    for x, width, cloth, y in ((WEST + 0.38, 0.72, "curtain", -0.05), (EAST - 0.38, 0.72, "curtain", -0.05), (WEST + 0.95, 0.85, "sheer", -0.03), (EAST - 0.9, 0.75, "sheer", -0.03)):
        place(f.curtain(width=width, height=2.6, cloth="fabric:#8E8269" if cloth == "curtain" else "sheer", depth=0.15, seed=int(80 + 7 * x)), x, y)

    place(headboard_wall(-2.75, 2.6, HEIGHT), WEST, -3.1, 90)
    place(f.bed(width=1.9, depth=2.15, height=1.0, wood="smoked oak", fabric="greige cloth", blanket="fabric:#3C5A4C", accent="brass cloth"), WEST + 0.09, -3.0, 90)
    side = f.bedside_table(width=0.52, wood="smoked oak")
    hall.row(side, [(WEST + 0.09, -1.67, 90), (WEST + 0.09, -4.33, 90)])
    hall.row(f.table_lamp(power=20), [(WEST + 0.16, -1.70, 90), (WEST + 0.16, -4.36, 90)], 0.46)
    place(f.book_stack(2), WEST + 0.38, -1.52, 75, 0.46)
    place(f.vase(shape="moon", width=0.09, height=0.11, finish="jade"), WEST + 0.4, -4.16, 0, 0.46)
    place(f.bench(1.35, 0.42, 0.43, "fabric:#B8A88C", "smoked oak"), WEST + 2.36, -3.0, 90)
    place(f.throw(width=0.5, depth=0.4, height=0.44, cloth="knit"), WEST + 2.37, -2.7, 90)
    place(f.rug(3.4, 2.9, cloth="rug:#CFC4B0", border="rug:#8E836E"), WEST + 1.0, -3.0, 90)

    # a seat at the window
    place(f.armchair(fabric="boucle"), 1.55, -0.85, 22)
    place(f.low_table(0.62, 0.62, 0.44, top="green marble", base="brass"), 0.62, -1.05, 0)
    place(f.tray(0.34, 0.24), 0.62, -1.36, 30, 0.44)
    place(f.floor_lamp(power=34, base="brass", width=0.42), 2.35, -0.75)
    place(f.branches(height=1.0, width=0.8, leaf="olive leaf", vessel="tall", finish="dark clay", seed=8), -0.55, -0.55)

    hall.cove(WEST, EAST, SOUTH, -0.26, HEIGHT, power=7.0, depth=0.13, wide=0.42)
    hall.downlights([(-2.2, -5.6), (1.4, -5.6), (1.4, -2.4)], HEIGHT - 0.1, 10)
    hall.area((0.6, -5.9, 2.4), 5, 3, 0.6, (1.0, 0.80, 0.58))
    stage.camera((2.1, -5.95, 1.36), (-1.42, -0.6, 1.02), lens=20.5)
    return dict(exposure=0.9, bounces=5)
