"""What single pictures add to the site itself: people where they are looked at, planting at the lens, mown grass."""
import math

import numpy as np

import beds
import figures
import kit
import vehicles
from grasses import tuft
from grounds import CYCLEWAY, PROMENADE
from kit import Part, curve, world
from structures import bench
from trees import ball, grove, hedge_block


def benches(part, spots):
    """Benches at (x, y, z, turn in degrees): of turn 0 one looks south."""
    for x, y, z, turn in spots:
        part.join(bench().at((x, y, z), turn))


def hedge(line, name, seed=3):
    """A clipped hedge along a line."""
    line = kit.straight(line, 1.9)
    middle, way = (line[:-1] + line[1:]) / 2, np.diff(line, axis=0)
    sources = [hedge_block(seed + i).build(f"{name} block {i}", link=False) for i in range(2)]
    kit.scatter(name, sources, np.column_stack([middle, np.zeros(len(middle))]), np.arange(len(middle)) % 2, np.arctan2(way[:, 1], way[:, 0]), np.ones(len(middle)))


def shrubs(name, spots, fineness="near"):
    """Clipped balls and flowers at (x, y, radius, flower?)."""
    sources = [ball(51, fineness, 1.0)[1].build(f"{name} a", link=False), ball(52, fineness, 1.0)[1].build(f"{name} b", link=False), ball(53, fineness, 1.0, "leaf-flower")[1].build(f"{name} c", link=False)]
    spots = np.array(spots, dtype=float)
    kit.scatter(name, sources, np.column_stack([spots[:, :2], np.zeros(len(spots))]), np.where(spots[:, 3] > 0, 2, np.arange(len(spots)) % 2), np.arange(len(spots)) * 1.7, spots[:, 2])


def turf(name, grows, eye, reach, z=0.0):
    """Mown grass, blade by blade, the thinner the farther from the eye. grows: tells of (n, 2) places where it grows."""
    rng = np.random.default_rng(5)
    angle, away = rng.uniform(0, 2 * math.pi, 130000), reach * rng.random(130000)
    spots = np.column_stack([eye[0] + np.cos(angle) * away, eye[1] + np.sin(angle) * away])
    spots = spots[grows(spots)]
    sources = [tuft(90 + i, 36, 0.08, 0.10, width=0.005).build(f"{name} {i}", link=False) for i in range(4)]
    kit.scatter(name, sources, np.column_stack([spots, np.full(len(spots), z)]), rng.integers(0, 4, len(spots)), rng.uniform(0, 6.28, len(spots)), rng.uniform(0.7, 1.2, len(spots)))


def garden_lawn(data, centre, eye, reach):
    """Grass of a garden between its walk and its pond."""
    middle, inner, rim = beds.garden_of(data, centre)
    far = lambda spots, radii: np.hypot(*((spots - middle) / radii).T)
    turf("garden lawn", lambda spots: (far(spots, inner - 0.15) < 1) & (far(spots, rim + 0.3) > 1), eye, reach, 0.06)


def walk_verge(data, centre, eye, reach):
    """Grass between a garden's ring walk and the walk that joins the gardens."""
    middle, inner, _ = beds.garden_of(data, centre)
    walk = curve([world(*point) for point in data["site"]["walk"]], 3.0)
    # From 2.3 m north of the walk's middle.
    grows = lambda spots: (np.hypot(*((spots - middle) / (inner + 3.4)).T) > 1) & (spots[:, 1] > np.interp(spots[:, 0], walk[:, 0], walk[:, 1]) + 2.3)
    turf("walk verge", grows, eye, reach)


def verges(promenade, eye, reach, flowers):
    """Grass on both sides of the cycleway beside the promenade, and beds between the two; flowers: where beds begin and end along x."""
    along = lambda x: np.interp(x, promenade[:, 0], promenade[:, 1])

    def grows(spots):
        # Metres north of the promenade's middle; the grass of the park begins at 11.
        north = spots[:, 1] - along(spots[:, 0])
        return ((north > PROMENADE / 2 + 0.1) & (north < CYCLEWAY[0] - 0.1)) | ((north > CYCLEWAY[1] + 0.1) & (north < 11.4))

    turf("verge", grows, eye, reach)
    for index, (west, east) in enumerate(flowers):
        xs = np.arange(west, east, 1.0)
        beds.bed(f"verge bed {index}", np.column_stack([xs, along(xs) + PROMENADE / 2 + 0.15]), 1.3, 71 + index, beds.LOW)


def west_gate(data):
    """How to move what is laid out at the west gate of this complex to the first vehicle gate of another, and where along x the street
    before it then lies. None where there is no such gate."""
    if kit.own():
        return kit.Move(), -468
    gate = next((gate for gate in data["site"]["gates"] if gate["kind"] == "vehicle"), None)
    if not gate:
        return None
    street, at, _ = kit.gate_way(data, gate)
    east, north = at - street
    return kit.Move((-454, -30), at, math.degrees(math.atan2(north, east))), -454 - math.hypot(east, north)


def gate_street(data, ground):
    """The west gate, or another complex's: planting along its walls, a name stone, people coming home."""
    move, street = west_gate(data)
    part = Part()
    rng = np.random.default_rng(61)
    kerb = street + 8
    part.polygon([(kerb, -62), (-440, -62), (-440, 2), (kerb, 2)], 0.055, "slab")
    # Behind the pavement, which is 4 m wide.
    part.box((-456.6, -60, 0), (-455.8, -49, 1.2), "pine")
    part.box((-456.65, -60.1, 1.2), (-455.75, -48.9, 1.28), "coping")
    # The crossing interrupts the street's lines.
    part.box((street - 6.9, -48.2, 0.04), (street + 6.9, -40.8, 0.058), "asphalt", "t")
    for x in np.arange(street - 6.4, street + 6.0, 1.0):
        part.box((x, -47.6, 0.06), (x + 0.5, -41.6, 0.066), "marking", "t")
    # Traffic keeps to the right: who drives north stops south of the crossing.
    for y, side in ((-50.4, 1), (-38.8, -1)):
        part.box((street + min(0, side * 6.6), y, 0.06), (street + max(0, side * 6.6), y + 0.4, 0.066), "marking", "t")
    move.part(part).build("gate extras")
    kit.text(data.get("name", "가람누리 리버파크"), move.point(-456.62, -51.9, 0.42), move.way(0, -1), move.way(-1, 0), 0.62, "brass", 0.03, font=kit.FONT)
    for y0, y1 in ((-59.5, -48), (-12, -2)):
        hedge([move.point(-454.9, y0), move.point(-454.9, y1)], f"gate hedge {y0}")
    # Before the other hedge stands the wall with the name.
    shrubs("gate shrubs", [move.point(-457.3 + rng.normal(0, 0.12), y, rng.uniform(0.35, 0.55), rng.random() < 0.35) for y in np.arange(-12, -2, 0.9)])
    passing = (-461.1, -42.2, 0.06, -70), (-459.9, -44.0, 0.06, -62), (-460.6, -44.6, 0.06, -64, "child"), (-452, -20.0, 0.15, 95), (street - 11, -30, 0.13, 175), (-458.6, -33.5, 0.15, -95), (-448, -38.5, 0.15, -90), (street - 10.4, -20, 0.13, 5), (-440, -42, 0.1, 80, "child"), (-440.6, -41.2, 0.1, 82)
    figures.people([move.point(x, y, z, turn + move.turn, *pose) for x, y, z, turn, *pose in passing])
    one = vehicles.car(3, "paint-silver").at(move.point(street + 4.8, -23, 0.06), -64 + move.turn)
    one.build("arriving car", crease=vehicles.CREASE)


def central_garden(data, ground):
    """Benches on the ring walk, beds at the rim and along the walk, families by the pond. Nothing stands where a bed hides its feet from the eye."""
    part = Part()
    centre = world(503, 414)
    spots = []
    for angle in np.radians([150, 60, 30, 200, 240, 300, 340]):
        point = centre + np.array([math.cos(angle) * 42.2, math.sin(angle) * 14.4])
        facing = math.degrees(math.atan2(-math.sin(angle) * 3, -math.cos(angle)))
        spots.append((*point, 0.06, facing + 90))
    benches(part, spots)
    part.build("garden benches")
    beds.pond_beds("garden", data, centre, [(15, 78), (92, 170), (188, 236), (252, 300), (312, 350)], [(198, 226), (240, 262), (100, 150), (40, 80)])
    beds.fallen_leaves("garden leaves", (-17, -75), 14)
    garden_lawn(data, centre, (-19, -76), 46)
    walk_verge(data, centre, (-19, -76), 30)
    figures.people([(2, -77.2, 0.06, -100), (2.9, -78.5, 0.06, -95), (25, -48.6, 0.06, 265, "stand"), (26, -48.8, 0.06, 90, "stand"), (40, -79.6, 0.06, -85), (41, -79.0, 0.06, -85, "child"), (-17, -60, 0.06, 30)])


def railing(part, promenade, west, east):
    """Posts and two rails between the promenade and the water."""
    line = promenade + [0, -3.4]
    chosen = line[(line[:, 0] > west) & (line[:, 0] < east)]
    for point in chosen:
        part.box((point[0] - 0.03, point[1] - 0.03, 0), (point[0] + 0.03, point[1] + 0.03, 1.0), "bronze", "nsewt")
    for z in (0.5, 0.98):
        part.wall(chosen, z, z + 0.05, 0.05, "bronze")


def promenade_morning(data, ground):
    """Those who are out early: a couple, somebody with a child, others far on; benches that face the water."""
    part = Part()
    line = ground["promenade"]
    along = lambda x: float(np.interp(x, line[:, 0], line[:, 1]))
    railing(part, line, -20, 420)
    benches(part, [(x, along(x) + 3.3, 0.05, 0) for x in (100, 140, 190)])
    part.build("promenade extras")
    verges(line, (64, -262), 60, [(66, 96), (104, 136), (144, 186)])
    figures.people([(x, along(x) + side, 0.06, turn, *pose) for x, side, turn, *pose in ((79, -0.2, -86), (79.6, -1.1, -92), (96, 1.1, 92), (118, -1.3, 90), (119.2, -0.5, 90, "child"), (150, 0.8, -90), (186, -0.6, 88), (187, 0.3, 90))])


def garden_walk(data, ground):
    """The walk that joins the gardens: zelkovas in two rows, flowers and clipped shrubs at its edges, those who come home."""
    rng = np.random.default_rng(83)
    line = curve([world(*point) for point in data["site"]["walk"]], 3.0)
    line = line[(line[:, 0] > 24) & (line[:, 0] < 215)]
    along = lambda x: float(np.interp(x, line[:, 0], line[:, 1]))
    rows = np.array([(x + rng.normal(0, 0.4), along(x) + side * 6.0 + rng.normal(0, 0.3), 0.0) for x in np.arange(30, 200, 11.5) for side in (-1, 1) if abs(x - 152) > 8])
    kit.scatter("walk trees", grove(["zelkova", "maple"], "near", 3), rows, rng.choice(6, len(rows), p=[0.28, 0.28, 0.28, 0.06, 0.05, 0.05]), rng.uniform(0, 6.28, len(rows)), rng.uniform(0.72, 0.92, len(rows)))
    # Benches, along the walk and on which side of it; no shrub grows before them.
    seats = [(132, 1), (108, -1), (84, 1)]
    plants = [(x, along(x) + side * (2.5 + 0.44 * row) + rng.normal(0, 0.1), rng.uniform(0.26, 0.46), (math.sin(x * 0.31 + side) > 0.1) == (row != 2)) for x in np.arange(60, 168, 0.56) for side in (-1, 1) for row in (0, 1, 2) if all(side != seat_side or abs(x - at) > 1.6 for at, seat_side in seats)]
    shrubs("walk shrubs", plants)
    part = Part()
    benches(part, [(x, along(x) + 2.75 * side, 0.06, 0 if side > 0 else 180) for x, side in seats])
    part.build("walk benches")
    figures.people([(x, along(x) + side, 0.06, turn, *pose) for x, side, turn, *pose in ((126, -0.7, 92), (125.2, 0.2, 88, "child"), (118, 0.9, -90), (104, -0.8, 90), (103.5, 0.1, 92), (80, 0.7, -88), (62, -0.4, 90))])


def riverside_walk(data, ground):
    """Two people on the promenade, others further on, a cyclist's lane kept free."""
    part = Part()
    benches(part, [(-186, -254.6, 0.05, -2), (-160, -256, 0.05, -2), (-120, -258, 0.05, 0)])
    railing(part, ground["promenade"], -330, 300)
    part.build("riverside extras")
    verges(ground["promenade"], (-203, -258), 60, [(-201, -189), (-183, -163), (-157, -123)])
    figures.people([(-179, -260.6, 0.06, -88), (-178.4, -259.6, 0.06, -92), (-150, -262, 0.06, 88), (-120, -261.5, 0.06, -90), (-119, -262.4, 0.06, -90, "child"), (-80, -263, 0.06, 92), (-60, -262, 0.06, -90), (20, -262.5, 0.06, 90)])


def brand_garden(data, ground):
    """The pond of the riverside garden, with those who walk round it."""
    centre = world(800, 388)
    beds.pond_beds("garden", data, centre, [(10, 84), (98, 172), (186, 224), (236, 290), (304, 350)], [(196, 214), (226, 250), (110, 160), (30, 76)])
    beds.fallen_leaves("garden leaves", (287, -50.5), 14)
    garden_lawn(data, centre, (285.5, -51.5), 44)
    part = Part()
    benches(part, [(300, -57.5, 0.06, 190), (345, -56, 0.06, 168), (330, -17, 0.06, 0)])
    part.build("garden benches")
    figures.people([(297, -58.2, 0.06, -100), (297.8, -57.2, 0.06, -96), (318, -16.5, 0.06, 90), (336, -59, 0.06, 100), (352, -52, 0.06, 60), (353, -51.4, 0.06, 60, "child")])
