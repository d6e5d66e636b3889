"""The buildings on the polygons of the plan: walls by complex (facades.py), and what they have in common (signature.py)."""
import math

import numpy as np

import signature
from facades import FLOOR, WALL, facade
from kit import Part, world, worlds

DESIGN = {1: "bands", 5: "bands", 2: "frames", 3: "fins"}
# Beyond so many metres the frame of a window, 5 cm wide, is less than a third of a pixel.
FINE = 300


def inside(point, polygon):
    polygon = np.asarray(polygon)
    following = np.roll(polygon, -1, axis=0)
    cross = (following[:, 0] - polygon[:, 0]) * (point[1] - polygon[:, 1]) - (following[:, 1] - polygon[:, 1]) * (point[0] - polygon[:, 0])
    return bool((cross >= 0).all() or (cross <= 0).all())


def walls_of(line):
    """The four walls of a home's line as (start, end, kind), anticlockwise from the front."""
    nw, ne, se, sw = line
    return (sw, se, "front"), (se, ne, "end"), (ne, nw, "back"), (nw, sw, "end")


def building(record, font=None, eye=None):
    """One building as one object, with its number in letters on its pylons. eye: where it is seen from; None is close."""
    number, floors, form = record["number"], record["floors"], record["form"]
    design = DESIGN.get(record["complex"], "bands")
    rng = np.random.default_rng(number)
    part, height = Part(), floors * FLOOR
    lines = [worlds(line) for line in record["lines"]]
    middle = world(*record["at"])
    fine = eye is None or float(np.hypot(*(np.vstack(lines) - eye[:2]).T).min()) < FINE
    turn = -math.radians(record["turn"])
    east, north = np.array([math.cos(turn), math.sin(turn)]), np.array([-math.sin(turn), math.cos(turn)])
    for index, line in enumerate(lines):
        for side, (start, end, kind) in enumerate(walls_of(line)):
            along = (end - start) / np.linalg.norm(end - start)
            out = np.array([along[1], -along[0]])
            length = float(np.linalg.norm(end - start))
            probes = [start + along * length * share + out * 1.6 for share in (0.15, 0.5, 0.85)]
            covered = [any(inside(probe, other) for other in lines if other is not line) for probe in probes]
            if all(covered):
                continue
            free_end = kind == "end" and not any(covered)
            if free_end and form == "tower":
                kind = "front"
            # The outermost corners of the front: of a tower those of its two southern wings.
            if free_end and (form != "tower" or index in (1, 2)):
                at_start = side == 1
                signature.pylon(part, start, along, out, length, floors, number, font, at_start)
                if form == "tower":
                    start, length = (start + along * signature.PLATE if at_start else start), length - signature.PLATE
            wall = facade(design, kind, length, floors, rng, index, fine)
            wall.join(signature.trim(design, kind, length, floors, index))
            part.join(wall.placed((*start, 0), (*along, 0), (*out, 0)))
        part.polygon(line, height - 0.05, "roof")
        roof(part, line, height, index, len(lines), form)
    if form == "tower":
        core = [middle + east * x + north * y for x, y in ((-1.6, -13), (1.6, -13), (1.6, 9), (-1.6, 9))]
        part.prism(core, 0, height + 4.2, "charcoal")
    if form == "bent" and len(lines) > 1:
        bend = (len(lines) + 1) // 2
        a, b = lines[bend - 1], lines[bend]
        part.prism([a[2], b[3], b[0], a[1]], 0, height + 4.2, "charcoal")
    if form == "slab":
        stairs(part, lines, height, design)
    entrance(part, lines, record)
    return part.build(f"building {number}")


def roof(part, line, height, index, count, form):
    """The house on the roof of one line."""
    nw, _, se, sw = line
    along = (se - sw) / np.linalg.norm(se - sw)
    house = Part()
    edge = form == "tower"
    signature.house(house, float(np.linalg.norm(se - sw)), float(np.linalg.norm(nw - sw)), height, edge or index == 0, edge or index == count - 1)
    part.join(house.placed((*sw, 0), (*along, 0), (along[1], -along[0], 0)))


def stairs(part, lines, height, design):
    """Stair and lift shafts on the north side, one for two homes, with a lit slit of windows."""
    for left, right in list(zip(lines, lines[1:]))[::2]:
        corner = left[1]
        along = (left[1] - left[0]) / np.linalg.norm(left[1] - left[0])
        out = np.array([-along[1], along[0]])
        shaft = Part()
        shaft.box((-2.9, 0, 0), (2.9, 2.1, height + 5.2), "bronze", "nsewt")
        slit = Part().add([(-0.6, 2.13, 1.0), (0.6, 2.13, 1.0), (0.6, 2.13, 2.5), (-0.6, 2.13, 2.5)], "window", 0, glow=0.5, veil=0.3)
        shaft.join(slit.repeated([(0, 0, FLOOR * i) for i in range(1, int(height / FLOOR))]))
        shaft.box((-3.6, -5.5, height), (3.6, -0.4, height + 5.2), WALL[design], "nsewt")
        part.join(shaft.placed((*corner, 0), (*along, 0), (*out, 0)))


def entrance(part, lines, record):
    """A lobby of glass under a canopy on the garden side of each building."""
    line = lines[len(lines) // 2 - 1]
    nw, ne, se, sw = line
    along = (se - sw) / np.linalg.norm(se - sw)
    out = np.array([along[1], -along[0]])
    lobby = Part()
    lobby.box((4.2, 0.05, 0), (8.8, 0.3, 3.4), "lobby", "n")
    lobby.box((3.6, 0, 3.5), (9.4, 3.4, 3.85), "pine")
    lobby.box((3.7, 0.1, 3.44), (9.3, 3.3, 3.49), "lobby", "b")
    for u in (3.9, 9.1):
        lobby.box((u - 0.18, 2.7, 0), (u + 0.18, 3.06, 3.5), "stone", "nsew")
    part.join(lobby.placed((*sw, 0), (*along, 0), (*out, 0)))


def build(data, font=None, eye=None):
    """All buildings of the plan, as fine as one sees them from a place."""
    return [building(record, font, eye) for record in data["buildings"]]
