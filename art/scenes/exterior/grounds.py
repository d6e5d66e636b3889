"""The ground on which the buildings stand: roads, tram, paths, gardens, riverside, parcels, and what of it stays free for planting."""
import math

import numpy as np
from PIL import Image, ImageDraw

import kit
import terrain
from kit import Part, curve, ellipse, stadium, straight, world, worlds
from structures import block, gate, lamp_post, pavilion, ramp


# Kerbs and rims begin below the ground, which lies 3 cm under the paths: one that began on them would leave a black gap.
UNDER = -0.12
# Beside the river, in metres: how wide the promenade is, and between which distances north of its middle the cycleway lies.
PROMENADE, CYCLEWAY = 5.2, (5.9, 9.1)


class Free:
    """Which square metres of the plan (and a rim around it) are still free for trees and grass."""
    EDGE = 260

    def __init__(self):
        self.east, self.north = kit.half()
        self.image = Image.new("L", (int(2 * (self.east + self.EDGE)), int(2 * (self.north + self.EDGE))), 255)
        self.draw = ImageDraw.Draw(self.image)

    def point(self, x, y):
        return (x + self.east + self.EDGE, self.north - y + self.EDGE)

    def take(self, outline, margin=0.0):
        points = [self.point(*point) for point in outline]
        self.draw.polygon(points, fill=0)
        if margin:
            self.draw.line(points + points[:1], fill=0, width=int(2 * margin))

    def line(self, line, width):
        self.draw.line([self.point(*point) for point in line], fill=0, width=max(1, int(round(width))))

    def ask(self, points):
        table = np.asarray(self.image)
        points = np.asarray(points)
        i, j = (self.north - points[:, 1] + self.EDGE).astype(int), (points[:, 0] + self.east + self.EDGE).astype(int)
        ok = (i >= 0) & (j >= 0) & (i < table.shape[0]) & (j < table.shape[1])
        out = np.zeros(len(points), dtype=bool)
        out[ok] = table[i[ok], j[ok]] > 0
        return out


def roads(data, part, free):
    """Carriageways, markings, kerbs, pavements, and the tram on the boulevard."""
    lines = []
    for record in data["site"]["roads"]:
        line = worlds(record["line"])
        # The plan ends at its edge; the streets do not.
        for end, inner in ((0, 1), (-1, -2)):
            if abs(abs(line[end][0]) - free.east) < 16 and abs(line[end][1] - line[inner][1]) < 30:
                line[end] = line[end] + (line[end] - line[inner]) / np.linalg.norm(line[end] - line[inner]) * 900
        lines.append((straight(line, 4.0), float(record["width"])))
    if kit.own():
        lines += [(straight([(x, 316), (x, 900)], 4.0), 14.0) for x in (-468, 468)]

    def crossing(points, own):
        hit = np.zeros(len(points), dtype=bool)
        for index, (other, width) in enumerate(lines):
            if index != own:
                distance = np.min(np.hypot(points[:, None, 0] - other[None, ::1, 0], points[:, None, 1] - other[None, ::1, 1]), axis=1)
                hit |= distance < width / 2 + 1.5
        return hit

    for index, (line, width) in enumerate(lines):
        part.ribbon(line, width, 0.02 + 0.004 * index, "asphalt")
        free.line(line, width + 9)
        busy = crossing(line, index)
        away = np.convolve(busy, np.ones(7), "same") > 0
        heading = np.gradient(line, axis=0)
        heading /= np.linalg.norm(heading, axis=1, keepdims=True)
        across = np.column_stack([-heading[:, 1], heading[:, 0]])
        z = 0.02 + 0.004 * index + 0.012
        for k in range(len(line) - 1):
            a, b = line[k], line[k + 1]
            if not away[k]:
                offsets = [(-0.12, "amber"), (0.12, "amber")] if width < 30 else [(-4.6, "amber"), (4.6, "amber")]
                for offset, colour in offsets:
                    part.ribbon([a + across[k] * offset, b + across[k] * offset], 0.14, z, colour)
                if k % 3 == 0:
                    lanes = [width / 4] if width < 30 else [7.8, 11.0]
                    for offset in lanes:
                        for sign in (-1, 1):
                            part.ribbon([a + across[k] * offset * sign, b + across[k] * offset * sign], 0.14, z, "marking")
            for sign in (-1, 1):
                edge_a, edge_b = a + across[k] * sign * width / 2, b + across[k] * sign * width / 2
                if not crossing(np.array([(edge_a + edge_b) / 2]), index)[0]:
                    part.beam((*edge_a, 0.0), (*edge_b, 0.0), 0.3, 0.17, "kerb")
                    walk = 4.0
                    a2, b2 = a + across[k] * sign * (width / 2 + walk / 2 + 0.1), b + across[k] * sign * (width / 2 + walk / 2 + 0.1)
                    part.ribbon([a2, b2], walk, 0.13, "paving")
        # Zebra crossings where a street meets another.
        for k in np.flatnonzero(np.diff(busy.astype(int)) != 0):
            sign = 1 if busy[k + 1] else -1
            centre = line[k] - heading[k] * sign * 3.0
            for offset in np.arange(-width / 2 + 0.7, width / 2 - 0.4, 1.0):
                c = centre + across[k] * offset
                part.ribbon([c - heading[k] * 2.0, c + heading[k] * 2.0], 0.5, z + 0.003, "marking")
    if "tram" in data["site"]:
        tramway(part, next((line for record, (line, _) in zip(data["site"]["roads"], lines) if record["line"] == data["site"]["tram"]["line"]), straight(worlds(data["site"]["tram"]["line"]), 4.0)))
    return lines


def tramway(part, tram):
    """Two tracks in grass along a line from west to east, and the poles of their wires."""
    for offset in (-2.6, 2.6):
        part.ribbon(tram + [0, offset], 3.4, 0.07, "lawn")
        for edge in (-1.7, 1.7):
            part.wall(tram + [0, offset + edge], 0.0, 0.08, 0.16, "kerb")
        for rail in (-0.72, 0.72):
            part.wall(tram + [0, offset + rail], 0.05, 0.10, 0.08, "steel")
    poles = np.arange(-1300, 1300, 36.0)
    for x in poles:
        y = np.interp(x, *tram.T)
        part.tube([(x, y, 0), (x, y, 7.2)], 0.09, "bronze", 6)
        part.beam((x, y - 3.6, 6.6), (x, y + 3.6, 6.6), 0.07, 0.07, "bronze")
    for offset in (-2.6, 2.6):
        for start in poles[:-1]:
            # The wire under which trams run hangs level from one that sags.
            span = start + np.linspace(0, 36, 7)
            level = np.interp(span, *tram.T) + offset
            sag = 6.55 - 0.75 * (1 - ((span - start) / 18 - 1) ** 2)
            part.tube(np.column_stack([span, level, np.full(7, 5.6)]), 0.012, "rubber", 4)
            part.tube(np.column_stack([span, level, sag]), 0.012, "rubber", 4)
            for x, y, top in zip(span[1:-1], level[1:-1], sag[1:-1]):
                part.tube([(x, y, 5.6), (x, y, top)], 0.006, "rubber", 4)


def garden_edges(garden):
    """The middle of a garden, and the radii of the inner edge of its ring walk and of the pond within."""
    inner = np.array(garden["radius"], dtype=float) - 3.2
    return world(*garden["at"]), inner, inner * [0.72, 0.74]


def gardens(data, part, free, lamps):
    """Elliptical gardens: ring walk, lawn, pond with stone edge, deck and benches; playgrounds; the long walk."""
    site = data["site"]
    if "walk" in site:
        walk = curve(worlds(site["walk"]), 3.0)
        part.ribbon(walk, 4.2, 0.05, "path")
        part.wall(kit.sides_of(walk, 4.3)[0], UNDER, 0.11, 0.14, "coping")
        part.wall(kit.sides_of(walk, 4.3)[1], UNDER, 0.11, 0.14, "coping")
        free.line(walk, 6)
    for garden in site["gardens"]:
        (centre, inner, rim), radii = garden_edges(garden), np.array(garden["radius"], dtype=float)
        ring = ellipse(centre, radii, 96)
        part.polygon(ring, 0.058, "slab")
        free.take(ring, 1)
        for edge in (radii, inner):
            part.wall(ellipse(centre, edge, 96), UNDER, 0.10, 0.14, "coping", closed=True)
        if garden["water"]:
            pond(part, centre, rim)
            part.polygon(ellipse(centre, inner, 96), 0.064, "lawn")
        else:
            part.polygon(ellipse(centre, inner, 96), 0.064, "lawn")
            part.polygon(ellipse(centre, inner * 0.45, 64), 0.072, "path")
        for angle in np.linspace(0, 2 * math.pi, 14, endpoint=False):
            lamps.append((*(centre + np.array([math.cos(angle), math.sin(angle)]) * (radii + 0.6)), 0))
    for x, y in site["playgrounds"]:
        playground(part, world(x, y), free)


def pond(part, centre, radii):
    """A pond one looks into: stone rim, water a hand below it, stepping stones."""
    outline = ellipse(centre, radii, 96)
    part.polygon(outline, 0.085, "pond")
    part.wall(outline, UNDER, 0.30, 0.5, "coping", closed=True)
    # A step apart, and low.
    reach = radii * [0.4, 1.0]
    for step in np.linspace(-0.86, 0.86, int(1.72 * np.hypot(*reach) / 1.4) + 1):
        stone = ellipse(centre + step * reach, (0.44, 0.36), 8, 20 * step)
        part.prism(stone, 0.05, 0.18, "stone-dark", "stone")


def playground(part, centre, free):
    outline = ellipse(centre, (11, 9), 48)
    free.take(outline)
    part.polygon(outline, 0.09, "play-sand")
    part.polygon(ellipse(centre + [2, 1], (6, 4.6), 36), 0.10, "play-blue")
    part.polygon(ellipse(centre - [5, 2], (3, 2.6), 28), 0.105, "play-clay")
    tower = Part()
    for x in (-1, 1):
        for y in (-1, 1):
            tower.tube([(x, y, 0), (x, y, 3.0)], 0.07, "wood", 6)
    tower.box((-1.1, -1.1, 1.35), (1.1, 1.1, 1.5), "deck")
    for a, b in (((-1.4, -1.4), (1.4, -1.4)), ((1.4, -1.4), (1.4, 1.4)), ((1.4, 1.4), (-1.4, 1.4)), ((-1.4, 1.4), (-1.4, -1.4))):
        tower.add([(*a, 3.0), (*b, 3.0), (0, 0, 4.3), (0, 0, 4.3)], "play-clay")
    tower.beam((1.1, 0, 1.4), (4.4, 0, 0.25), 0.7, 0.06, "brass")
    for y in (-0.35, 0.35):
        tower.beam((1.1, y, 1.45), (4.4, y, 0.3), 0.06, 0.28, "brass")
    part.join(tower.at((*(centre + [1.5, 0.5]), 0.1), 25))
    swing = Part()
    for x in (-2, 2):
        swing.tube([(x, -1, 0), (x, 0, 2.4)], 0.06, "play-blue", 6)
        swing.tube([(x, 1, 0), (x, 0, 2.4)], 0.06, "play-blue", 6)
    swing.beam((-2, 0, 2.35), (2, 0, 2.35), 0.1, 0.1, "play-blue")
    for x in (-0.9, 0.9):
        swing.box((x - 0.25, -0.12, 0.5), (x + 0.25, 0.12, 0.54), "rubber")
        for side in (-0.22, 0.22):
            swing.tube([(x + side, 0, 0.52), (x + side, 0, 2.4)], 0.012, "steel", 4)
    part.join(swing.at((*(centre - [5, 1]), 0.1), -30))


def riverside(data, part, free):
    """The park between the complex and the water: promenade, cycleway, lawn paths, steps, railing. Of another complex no more than its promenade."""
    none = np.empty((0, 2))
    if "river" not in data["site"]:
        return none, none
    promenade = curve(worlds(data["site"]["river"]["promenade"]), 4.0)
    west, east = promenade[0], promenade[-1]
    if kit.own():
        promenade = np.vstack([curve([(-1150, -360), (-800, -250), tuple(west)], 4.0)[:-1], promenade, curve([tuple(east), (760, -150), (1000, -40)], 4.0)[1:]])
    part.ribbon(promenade, PROMENADE, 0.05, "promenade")
    part.wall(promenade + [0, sum(CYCLEWAY) / 2], UNDER, 0.045, CYCLEWAY[1] - CYCLEWAY[0], "cycleway")
    for offset in (PROMENADE / 2, -PROMENADE / 2):
        part.wall(promenade + [0, offset], UNDER, 0.12, 0.16, "coping")
    free.line(promenade + [0, 3.5], 15)
    if not kit.own():
        return promenade, none
    paths = [curve([(-470, -150), (-380, -178), (-280, -200), (-200, -196), (-120, -214), (-20, -226), (60, -214), (150, -224), (260, -206), (350, -196), (470, -160)], 3.0),
             curve([(-300, -140), (-270, -170), (-280, -200), (-310, -238)], 3.0), curve([(23, -142), (28, -180), (-20, -226), (-14, -258)], 3.0),
             curve([(320, -132), (318, -170), (350, -196), (342, -236)], 3.0), curve([(-120, -150), (-150, -180), (-200, -196)], 3.0), curve([(180, -150), (176, -190), (150, -224)], 3.0)]
    for index, path in enumerate(paths):
        part.ribbon(path, 3.0 if index else 3.6, 0.055 + 0.003 * index, "path")
        free.line(path, 5)
    for centre, radii in (((-200, -190), (20, 13)), ((28, -196), (26, 15)), ((300, -182), (18, 12))):
        part.polygon(ellipse(centre, radii, 64), 0.08, "slab")
        part.wall(ellipse(centre, radii, 64), UNDER, 0.2, 0.3, "coping", closed=True)
        part.polygon(ellipse(centre, np.array(radii) * 0.74, 48), 0.09, "pond")
        part.wall(ellipse(centre, np.array(radii) * 0.74, 48), UNDER, 0.32, 0.5, "stone", closed=True)
        free.take(ellipse(centre, radii, 40), 1)
    south = np.array([(x, y) for x, y in curve([(-1100, -520), (-700, -412), (-480, -372), (-160, -380), (0, -394), (160, -390), (480, -362), (760, -310), (1000, -210)], 4.0)])
    part.ribbon(south, 4.7, 0.05, "promenade")
    for offset in (2.35, -2.35):
        part.wall(south + [0, offset], UNDER, 0.10, 0.14, "coping")
    free.line(south, 9)
    return promenade, south


def parcels(data, part, free):
    """School, public buildings and shops on their parcels."""
    rng = np.random.default_rng(5)
    for parcel in data["site"]["parcels"]:
        outline = worlds(parcel["outline"])
        if parcel["kind"] == "park":
            continue
        part.polygon(outline, 0.03, "paving" if parcel["kind"] == "commercial" else "lawn")
        for index, (x0, y0, x1, y1) in enumerate(parcel["blocks"]):
            (a, b), (c, d) = world(x0, y1), world(x1, y0)
            floors = {"school": 4, "public": 5, "commercial": int(rng.integers(6, 17))}[parcel["kind"]]
            free.take([(a, b), (c, b), (c, d), (a, d)], 3)
            # Faces that share a plane where wings overlap render black.
            step = 0.04 * index
            block(part, a + step, b + step, c - step, d - step, floors, parcel["kind"], step)
        if "field" in parcel:
            x, y, rx, ry = parcel["field"]
            centre = world(x, y)
            part.polygon(stadium(centre, (rx, ry), 72), 0.06, "track")
            part.polygon(stadium(centre, (rx - 9, ry - 9), 72), 0.075, "lawn")
            for lane in range(1, 7):
                part.wall(stadium(centre, (rx - 1.3 * lane, ry - 1.3 * lane), 96), 0.06, 0.068, 0.08, "marking", closed=True)
            free.take(stadium(centre, (rx, ry), 40), 2)


def aprons(data, part, free):
    """Paving around each building and a way from it to the walk."""
    for record in data["buildings"]:
        for wing, line in enumerate(record["lines"]):
            outline = worlds(line)
            centre = outline.mean(axis=0)
            grown = centre + (outline - centre) * 1.0
            grown = np.array([point + 4.0 * (point - centre) / np.linalg.norm(point - centre) for point in grown])
            part.polygon(grown, 0.036 + 0.0007 * (record["number"] % 17) + 0.002 * wing, "slab")
            free.take(outline, 4)
    for facility in data["site"]["facilities"]:
        centre = world(*facility["at"])
        half = np.array(facility["size"]) / 2 + 2.5
        square = np.array([(-half[0], -half[1]), (half[0], -half[1]), (half[0], half[1]), (-half[0], half[1])]) + centre
        part.polygon(square, 0.05, "deck")
        free.take(square, 2)
        part.join(pavilion(facility["size"], 2 if facility["size"][0] > 30 else 1).at((*centre, 0.06), -facility.get("turn", 0)))


def drives(data, part, free):
    """Shared lanes inside the complexes, from gates along the buildings, as curved light paving. Another complex's lead from the street through
    its gates and around, within its outlines."""
    lanes = {
        1: [[(-454, -30), (-400, -34), (-340, -28), (-270, -20), (-210, -40), (-150, -60)], [(-300, -131), (-300, -100), (-330, -85), (-380, -70), (-400, -34)]],
        2: [[(23, 60), (60, 14), (23, 4), (-20, 8), (-70, 14), (-100, 0)], [(23, -140), (23, -100), (20, -84)], [(60, 14), (110, 10), (150, 4)], [(-100, 0), (-60, -60), (-20, -84)], [(150, 4), (120, -56), (70, -84)]],
        3: [[(-14, 286), (-14, 262), (-80, 226), (-130, 226)], [(-14, 262), (60, 226), (150, 226)], [(-186, 190), (-150, 168), (-80, 162), (-14, 176), (60, 162), (140, 160)], [(-130, 226), (-110, 170)], [(150, 226), (100, 168)]],
        5: [[(456, -20), (400, 0), (350, 6), (280, 4), (230, -2)], [(320, -129), (320, -110), (300, -76)], [(400, 0), (380, -60), (365, -80)], [(230, -2), (262, -66)]],
    }
    if not kit.own():
        outlines = [worlds(each["outline"]) for each in data["site"]["complexes"]]
        rings = [np.vstack([ring, ring[:1]]) for ring in (outline + 12 * (outline.mean(axis=0) - outline) / np.hypot(*(outline.mean(axis=0) - outline).T)[:, None] for outline in outlines)]
        lanes = dict(enumerate([[kit.gate_way(data, record)] for record in data["site"]["gates"]] + [rings]))
    for complex_lanes in lanes.values():
        for index, lane in enumerate(complex_lanes):
            line = curve(lane, 3.0)
            part.ribbon(line, 4.6 if index == 0 else 3.4, 0.044 + 0.0015 * index, "path" if index else "paving")
            free.line(line, 6.5)


def poisson(rng, free, low, high, distance, tries):
    """Points at least so far apart, on free ground only."""
    points = rng.uniform(low, high, (tries, 2))
    points = points[free.ask(points)]
    cells, chosen = {}, []
    for point in points:
        key = (int(point[0] // distance), int(point[1] // distance))
        near = (cells.get((key[0] + i, key[1] + j)) for i in (-1, 0, 1) for j in (-1, 0, 1))
        if all(other is None or np.hypot(*(other - point)) >= distance for other in near):
            cells[key] = point
            chosen.append(point)
    return np.array(chosen).reshape(-1, 2)


def build(data, unlit=()):
    """All of the ground; returns what the planting and the pictures need to know. unlit: circles (x, y, radius) without lamp posts."""
    terrain.ground()
    part, free, lamps = Part(), Free(), []
    parcels(data, part, free)
    aprons(data, part, free)
    drives(data, part, free)
    lines = roads(data, part, free)
    promenade, south = riverside(data, part, free)
    gardens(data, part, free, lamps)
    for record in data["site"]["gates"]:
        place = world(*record["at"])
        part.join(gate(record["kind"]).at((*place, 0.05), record["turn"]))
        free.take(ellipse(place, (18, 8) if not record["turn"] else (8, 18), 24))
    for record in data["site"]["ramps"]:
        place = world(*record["at"])
        part.join(ramp().at((*place, 0.05), record["turn"]))
        free.take(ellipse(place, (8, 14), 24))
    for index in range(0, len(promenade), 6):
        lamps.append((*(promenade[index] + [0, 3.4]), 0))
    for point in south[::7]:
        lamps.append((*(point - [0, 3.0]), 0))
    for line, width in lines:
        heading = np.gradient(line, axis=0)
        heading /= np.linalg.norm(heading, axis=1, keepdims=True)
        for k in range(4, len(line) - 4, 8):
            for sign in (-1, 1):
                lamps.append((*(line[k] + np.array([-heading[k][1], heading[k][0]]) * sign * (width / 2 + 0.7)), 0))
    lamps = np.array(lamps)
    lamps = lamps[(np.abs(lamps[:, 0]) < free.east + 220) & (np.abs(lamps[:, 1]) < free.north + 70)]
    for x, y, reach in unlit:
        lamps = lamps[np.hypot(lamps[:, 0] - x, lamps[:, 1] - y) > reach]
    kit.scatter("lamps", [lamp_post().build("lamp", link=False)], lamps, np.zeros(len(lamps)), np.random.default_rng(2).random(len(lamps)) * 6, np.ones(len(lamps)))
    part.build("site")
    return {"free": free, "promenade": promenade, "south": south, "roads": lines}
