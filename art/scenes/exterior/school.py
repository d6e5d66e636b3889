"""The school: a pitch inside a running track, a yard, an entrance with its name, a class on its way."""
import math

import numpy as np

import beds
import figures
import kit
from grounds import UNDER
from kit import Part, world
from trees import grove


def location_school(data, ground):
    """A game on the pitch, and the school behind it."""
    part = Part()
    x, y = world(737, 196)

    def line(x0, y0, x1, y1):
        part.box((x + x0 - 0.06, y + y0 - 0.06, 0.08), (x + x1 + 0.06, y + y1 + 0.06, 0.088), "marking", "t")

    for sign in (-1, 1):
        gx = x + sign * 36
        line(-36, sign * 17, 36, sign * 17)
        line(sign * 36, -17, sign * 36, 17)
        near, far = sorted((sign * 25, sign * 36))
        for side in (-1, 1):
            line(near, side * 12, far, side * 12)
        line(sign * 25, -12, sign * 25, 12)
        for dy in (-2.4, 2.4):
            part.box((gx - 0.06, y + dy - 0.06, 0), (gx + 0.06, y + dy + 0.06, 2.0), "tram")
        part.box((gx - 0.06, y - 2.4, 1.95), (gx + 0.06, y + 2.4, 2.06), "tram")
    part.wall(kit.ellipse((x, y), (7, 7), 40), 0.08, 0.088, 0.1, "marking", closed=True)
    line(0, -17, 0, 17)
    part.build("school ground")
    schoolhouse(data)
    rng = np.random.default_rng(64)
    # A game: most of them towards one ball.
    ball_x, ball_y = x + 9, y - 3
    players = rng.normal([ball_x, ball_y], [7, 4], (14, 2))
    figures.people([(px, py, 0.08, math.degrees(math.atan2(px - ball_x, ball_y - py)), "child") for px, py in players] + [(x + 36, y + 1, 0.08, 90, "child"), (x - 4, y + 20, 0.08, 180, "stand")])
    school_gate()


# The gate: x of both posts, and its y.
GATE, GATE_Y = (243.0, 251.0), 215.0


def school_gate():
    """The gate towards the field, a fence with beds before it, and children on their way in."""
    part = Part()
    west, east = GATE
    for x in (west, east):
        part.box((x - 0.5, GATE_Y - 0.5, 0), (x + 0.5, GATE_Y + 0.5, 2.5), "stone")
        part.box((x - 0.56, GATE_Y - 0.56, 2.5), (x + 0.56, GATE_Y + 0.56, 2.62), "coping")
        part.tube([(x, GATE_Y, 2.62), (x, GATE_Y, 2.9)], 0.17, "lobby", 12)
    part.box((east - 0.33, GATE_Y - 0.53, 0.95), (east + 0.33, GATE_Y - 0.50, 2.2), "brass", "s")
    for index, sign in enumerate("초등학교"):
        kit.text(sign, (east, GATE_Y - 0.55, 1.92 - 0.29 * index), (1, 0, 0), (0, -1, 0), 0.27, "pine", 0.01, font=kit.FONT)
    # The open leaf of a sliding gate, and the fence on both sides.
    for start, end in ((west - 6.6, west - 0.9), (east + 0.9, east + 22), (west - 28, west - 7.0)):
        for z in (0.22, 1.42):
            part.box((start, GATE_Y - 0.03, z), (end, GATE_Y + 0.03, z + 0.06), "pine")
        for x in np.arange(start, end + 0.01, 0.13):
            part.box((x - 0.012, GATE_Y - 0.012, 0.2), (x + 0.012, GATE_Y + 0.012, 1.46), "pine", "nsew")
        for x in np.arange(start, end + 0.01, 2.85):
            part.box((x - 0.05, GATE_Y - 0.05, 0), (x + 0.05, GATE_Y + 0.05, 1.55), "pine")
    # The way to it: a broad pavement with a kerb, hopscotch on it.
    part.prism([(west - 0.2, 190), (east + 0.2, 190), (east + 0.2, 222.2), (west - 0.2, 222.2)], UNDER, 0.072, "plaza")
    for x in (west - 0.3, east + 0.3):
        part.box((x - 0.12, 190, 0), (x + 0.12, GATE_Y - 0.5, 0.13), "coping")
    for row in range(7):
        for cell in ((0,) if row % 3 else (-0.5, 0.5)):
            cx, cy = east - 1.6 + cell * 0.56, 205.2 + 0.56 * row
            part.box((cx - 0.25, cy - 0.25, 0.072), (cx + 0.25, cy + 0.25, 0.077), ("play-blue", "brass", "play-clay", "cloth-sage")[(row + (cell > 0)) % 4], "t")
    part.build("school gate")
    beds.bed("school bed west", [(west - 28, GATE_Y - 2.2), (west - 0.8, GATE_Y - 2.2)], 1.9, 51)
    beds.bed("school bed east", [(east + 0.8, GATE_Y - 2.2), (east + 22, GATE_Y - 2.2)], 1.9, 52)
    coming = ((-2.4, 206.6, 4, "child"), (-1.5, 206.0, 0, "child"), (1.4, 210.5, -4), (2.1, 210.9, -8, "child"), (-0.4, 218.0, 6, "child"), (-2.8, 219.6, 0, "child"), (0.9, 226.0, 10, "child"), (1.8, 226.4, 4, "child"))
    middle = (west + east) / 2
    figures.people([(middle + x, y, 0.075, turn, *pose) for x, y, turn, *pose in coming])
    # Trees outside the frame shade the path: leaves a few metres from the lens look flat.
    shade = np.array([(237.0, 190.5, 0), (254.6, 189.0, 0), (256.4, 202.5, 0), (230.5, 209.5, 0), (266.0, 208.0, 0)])
    kit.scatter("gate trees", grove(["zelkova"], "near", 3), shade, np.array([0, 2, 0, 1, 2]), np.array([0, 2.6, 3.9, 5.2, 6.5]), np.array([0.9, 0.8, 0.66, 0.7, 0.75]))


def schoolhouse(data):
    """What says that the long building is a school: a yard, an entrance with a name, colours beside the windows, flags, a class on its way."""
    blocks = next(parcel for parcel in data["site"]["parcels"] if parcel["kind"] == "school")["blocks"]
    (west, south), (east, _) = world(blocks[0][0], blocks[0][3]), world(blocks[0][2], blocks[0][1])
    rng = np.random.default_rng(65)
    part = Part()
    part.prism([(west + 18, south - 26), (east, south - 26), (east, south - 0.2), (west + 18, south - 0.2)], UNDER, 0.07, "paving")
    bays = int((east - west) / 3.2)
    for bay in range(5, bays):
        left = west + (east - west) / bays * bay
        for floor in range(4):
            if rng.random() < 0.34:
                part.box((left + 0.16, south - 0.16, floor * 3.6 + 1.0), (left + rng.choice([0.9, 1.5]), south + 0.1, floor * 3.6 + 2.9), ("play-clay", "brass", "play-blue", "cloth-sage")[int(rng.integers(4))], "sew")
    door = (west + east) / 2 - 4
    part.ribbon([(door, south - 26), (door - 2, south - 45), (door - 10, south - 60)], 3.0, 0.066, "paving")
    part.box((door - 9, south - 7.5, 3.5), (door + 9, south + 0.1, 4.0), "white")
    part.box((door - 9, south - 7.4, 3.44), (door + 9, south, 3.5), "wood", "b")
    part.box((door - 9.02, south - 7.54, 3.55), (door + 9.02, south - 7.50, 3.95), "pine", "s")
    for x in (door - 8.4, door, door + 8.4):
        part.box((x - 0.2, south - 7.2, 0), (x + 0.2, south - 6.8, 3.5), "stone")
    part.box((door - 7, south - 0.5, 0.07), (door + 7, south + 0.1, 3.4), "sheet", "sew")
    part.box((door - 7, south - 0.02, 0.07), (door + 7, south + 0.02, 3.4), "wood", "s")
    for x in np.arange(door - 7, door + 7.1, 1.75):
        part.box((x - 0.05, south - 0.56, 0.07), (x + 0.05, south - 0.48, 3.4), "pine")
    for step, cloth in enumerate(("cloth-white", "cloth-sage", "cloth-navy")):
        x = door + 14 + 2.6 * step
        part.tube([(x, south - 14, 0), (x, south - 14, 9.5)], [0.07, 0.04], "steel", 8)
        part.box((x + 0.05, south - 14.02, 8.0), (x + 1.9, south - 13.98, 9.3), cloth, "ns")
    part.build("school yard")
    row = np.array([(x, south - 29.5, 0.0) for x in np.arange(west + 20, east, 9.5) if abs(x - door) > 8])
    kit.scatter("school trees", grove(["zelkova", "maple", "ginkgo"], "near", 2), row, rng.integers(0, 6, len(row)), rng.uniform(0, 6.28, len(row)), rng.uniform(0.5, 0.66, len(row)))
    # Against the sky, on the parapet.
    kit.text("초등학교", (door, south - 0.10, 15.5), (1, 0, 0), (0, -1, 0), 1.6, "pine", 0.05, font=kit.FONT)
    line = [(door - 16 - 1.3 * index, south - 13 + rng.normal(0, 0.25), 0.07, -90 + rng.normal(0, 12), "child") for index in range(9)]
    figures.people([(door - 14.2, south - 13.2, 0.07, -90), *line, (door - 29, south - 13.0, 0.07, -90), (door + 4, south - 11, 0.07, 150, "stand"), (door + 5, south - 11.4, 0.07, -60, "child", "stand"),
                    (door + 24, south - 9, 0.07, 60, "child"), (door + 25.5, south - 10.2, 0.07, 20, "child"), (door + 23, south - 11, 0.07, 100, "child")])
