"""The school: a pitch inside a running track, a yard with games on its paving, an entrance with its name, a class on its way."""
import math

import numpy as np

import beds
import figures
import kit
import props
from extras import benches
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


# How deep the yard is, in metres.
YARD = 36.0


def games(part, east, south):
    """A court with a hoop and hopscotch before it, painted on the yard; east, south: where the schoolhouse ends."""
    x0, x1, y0, y1 = east - 58, east - 38, south - 31, south - 20
    part.box((x0, y0, 0.07), (x1, y1, 0.074), "play-blue", "t")
    part.box((x0, (y0 + y1) / 2 - 2.4, 0.074), (x0 + 5.8, (y0 + y1) / 2 + 2.4, 0.076), "play-clay", "t")
    part.wall(np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]), 0.074, 0.086, 0.12, "marking", closed=True)
    part.wall(kit.ellipse((x0 + 5.8, (y0 + y1) / 2), (1.8, 1.8), 32), 0.074, 0.086, 0.12, "marking", closed=True)
    part.wall(kit.ellipse((x1 - 5, (y0 + y1) / 2), (3.0, 3.0), 40), 0.074, 0.086, 0.12, "marking", closed=True)
    hoop = (x0 - 0.8, (y0 + y1) / 2)
    part.tube([(*hoop, 0), (*hoop, 3.0), (hoop[0] + 1.2, hoop[1], 3.0)], 0.09, "pine", 10)
    part.box((hoop[0] + 1.2, hoop[1] - 0.9, 2.5), (hoop[0] + 1.26, hoop[1] + 0.9, 3.5), "white")
    part.wall(kit.ellipse((hoop[0] + 1.5, hoop[1]), (0.23, 0.23), 16), 2.62, 2.65, 0.03, "play-clay", closed=True)
    # On its way to the hoop.
    part.ball((hoop[0] + 3.2, hoop[1] - 0.3, 2.7), (0.12, 0.12, 0.12), "play-clay")
    for row in range(8):
        for cell in ((0,) if row % 3 else (-0.5, 0.5)):
            x, y = east - 41.4 - 0.66 * row, south - 15.2 + cell * 0.66
            part.box((x - 0.3, y - 0.3, 0.07), (x + 0.3, y + 0.3, 0.076), ("play-blue", "brass", "play-clay", "cloth-sage")[(row + (cell > 0)) % 4], "t")


def schoolhouse(data):
    """What says that the long building is a school: a yard, an entrance with a name, colours beside the windows, flags, a class on its way."""
    blocks = next(parcel for parcel in data["site"]["parcels"] if parcel["kind"] == "school")["blocks"]
    (west, south), (east, _) = world(blocks[0][0], blocks[0][3]), world(blocks[0][2], blocks[0][1])
    rng = np.random.default_rng(65)
    part = Part()
    part.prism([(west + 18, south - YARD), (east + 24, south - YARD), (east + 24, south - 0.2), (west + 18, south - 0.2)], UNDER, 0.07, "paving")
    bays = int((east - west) / 3.2)
    for bay in range(5, bays):
        left = west + (east - west) / bays * bay
        for floor in range(4):
            if rng.random() < 0.34:
                part.box((left + 0.16, south - 0.16, floor * 3.6 + 1.0), (left + rng.choice([0.9, 1.5]), south + 0.1, floor * 3.6 + 2.9), ("play-clay", "brass", "play-blue", "cloth-sage")[int(rng.integers(4))], "sew")
    door = (west + east) / 2 - 4
    part.box((door - 9, south - 7.5, 3.5), (door + 9, south + 0.1, 4.0), "white")
    part.box((door - 9, south - 7.4, 3.44), (door + 9, south, 3.5), "wood", "b")
    part.box((door - 9.02, south - 7.54, 3.55), (door + 9.02, south - 7.50, 3.95), "pine", "s")
    for x in (door - 8.4, door, door + 8.4):
        part.box((x - 0.2, south - 7.2, 0), (x + 0.2, south - 6.8, 3.5), "stone")
    part.box((door - 7, south - 0.5, 0.07), (door + 7, south + 0.1, 3.4), "sheet", "sew")
    part.box((door - 7, south - 0.02, 0.07), (door + 7, south + 0.02, 3.4), "wood", "s")
    for x in np.arange(door - 6, door + 6.1, 2.4):
        part.box((x - 0.5, south - 4.1, 3.40), (x + 0.5, south - 3.9, 3.44), "downlight", "b")
    for x in np.arange(door - 7, door + 7.1, 1.75):
        part.box((x - 0.05, south - 0.56, 0.07), (x + 0.05, south - 0.48, 3.4), "pine")
    for step, cloth in enumerate(("cloth-white", "cloth-sage", "cloth-navy")):
        x = door - 15 - 2.6 * step
        part.tube([(x, south - 6, 0), (x, south - 6, 9.5)], [0.07, 0.04], "steel", 8)
        part.box((x + 0.05, south - 6.02, 8.0), (x + 1.9, south - 5.98, 9.3), cloth, "ns")
    games(part, east, south)
    part.build("school yard")
    # Between yard and track a bed and low trees; beside the eye trees that shade the yard.
    beds.bed("yard bed", [(east + 4, south - YARD - 0.6), (west + 40, south - YARD - 0.6)], 2.0, 51, beds.LOW)
    beds.bed("school bed", [(door + 10.5, south - 1.9), (east - 3, south - 1.9)], 1.5, 52, beds.LOW)
    lawn = [(west + 22, south - 38.4), (west + 31, south - 38.4)]
    paved = [(door - 4, south - 26.5), (door + 29, south - 31), (door - 13, south - 29)]
    spots = np.column_stack([lawn + paved, np.zeros(5)])
    kit.scatter("school trees", grove(["zelkova", "maple"], "near", 2), spots, np.array([0, 3, 1, 0, 0]), np.arange(5) * 1.7, np.array([0.62, 0.56, 0.92, 0.95, 0.8]))
    stands = Part()
    for x, y in paved:
        stands.join(props.tree_pit(x, y, 0.07))
    benches(stands, [(door - 4 + side * 2.4, south - 25.9, 0.07, 180) for side in (-1, 1)])
    stands.build("yard furniture")
    # Against the sky, on the parapet.
    kit.text("초등학교", (door, south - 0.10, 15.5), (1, 0, 0), (0, -1, 0), 1.6, "pine", 0.05, font=kit.FONT)
    line = [(door - 16 - 1.3 * index, south - 13 + rng.normal(0, 0.25), 0.07, -90 + rng.normal(0, 12), "child") for index in range(9)]
    # At the ball; towards the door; at hopscotch; on the bench.
    game = [(east - 51.8, south - 24.6, 100), (east - 49.5, south - 26.8, 70), (east - 47.7, south - 23.0, 95), (east - 54.4, south - 27.6, -60), (east - 53.6, south - 22.4, -120)]
    near = [*((x, y, 0.08, turn, "child") for x, y, turn in game), (door + 11.6, south - 11.2, 0.07, 46, "child"), (door + 10.4, south - 10.4, 0.07, 40, "child"), (door + 9.4, south - 12.2, 0.07, 50, "child"), (door + 3.6, south - 15.0, 0.07, 22), (door + 2.8, south - 14.6, 0.07, 26, "child"),
            (east - 43.4, south - 15.2, 0.08, 90, "child"), (east - 40.2, south - 14.6, 0.08, 95, "child", "stand"), (east - 39.6, south - 15.6, 0.08, 80, "child", "stand"), (door - 6.1, south - 25.8, 0.07, 180, "sit")]
    figures.people([(door - 14.2, south - 13.2, 0.07, -90), *line, (door - 29, south - 13.0, 0.07, -90), (door + 4, south - 11, 0.07, 150, "stand"), (door + 5, south - 11.4, 0.07, -60, "child", "stand"),
                    *near])
