"""The ground on which the buildings stand: river and banks, roads, tram, paths, gardens, plazas, gates, and what grows there."""
import math

import numpy as np
from PIL import Image, ImageDraw

import kit
from kit import Part, curve, ellipse, straight, world, worlds

WATER = -2.6
# The river beyond the plan: centre and half width; within the plan the banks are the plan's own.
RIVER = [(-3600, -1500, 90), (-2400, -1050, 80), (-1500, -640, 66), (-900, -370, 50), (-480, -290, 34), (-320, -300, 34), (-160, -309, 33), (0, -313, 33), (160, -310, 34),
         (320, -298, 36), (480, -281, 37), (800, -215, 52), (1250, -20, 74), (1700, 420, 92), (2150, 1050, 110), (2900, 1700, 125), (4200, 2500, 150)]
_river = curve(RIVER, 18)


def bank(x, y):
    """Distance to the water's edge: negative in the river."""
    x, y = np.atleast_1d(np.asarray(x, dtype=np.float32)), np.atleast_1d(np.asarray(y, dtype=np.float32))
    shape, best = np.broadcast(x, y).shape, None
    x, y = np.broadcast_to(x, shape).ravel(), np.broadcast_to(y, shape).ravel()
    best = np.full(x.shape, 1e9, dtype=np.float32)
    for cx, cy, half in _river.astype(np.float32):
        np.minimum(best, np.hypot(x - cx, y - cy) - half, out=best)
    return best.reshape(shape)


def fractal(x, y, scale, octaves=5, seed=3):
    """Smooth value noise."""
    rng = np.random.default_rng(seed)
    table = rng.random((64, 64))
    total, weight, share = np.zeros(np.broadcast(x, y).shape), 0.0, 1.0
    for octave in range(octaves):
        u, v = x / scale + 17.3 * octave, y / scale + 5.7 * octave
        i, j = np.floor(u).astype(int), np.floor(v).astype(int)
        fu, fv = u - i, v - j
        fu, fv = fu * fu * (3 - 2 * fu), fv * fv * (3 - 2 * fv)
        at = lambda a, b: table[a % 64, b % 64]
        total += share * ((at(i, j) * (1 - fu) + at(i + 1, j) * fu) * (1 - fv) + (at(i, j + 1) * (1 - fu) + at(i + 1, j + 1) * fu) * fv)
        weight, share, scale = weight + share, share * 0.5, scale * 0.5
    return total / weight


def hills(x, y):
    """Wooded hills, north and far south, rising gently from the plain."""
    n = fractal(x, y, 1150, 6)
    ridge = 1 - np.abs(2 * fractal(x, y, 1700, 5, 9) - 1)
    north = np.clip((y - 760 - 0.10 * np.abs(x + 200)) / 1500, 0, 1)
    south = np.clip((-y - 2300) / 1600, 0, 1)
    west = np.clip((-x - 1500 + 0.25 * y) / 1700, 0, 1) * np.clip((y + 300) / 900, 0, 1)
    east = np.clip((x - 1500 - 0.5 * np.abs(y - 200)) / 1200, 0, 1) * np.clip(1 - (y - 500) / 2500, 0, 1) * 0.8
    rise = np.maximum.reduce([north, south, west, east])
    rise = rise * rise * (3 - 2 * rise)
    far = np.clip((np.hypot(x, y) - 3200) / 4200, 0, 1)
    return rise * (55 + 330 * np.clip(n - 0.20, 0, 1) * (0.45 + 0.85 * ridge)) + far * rise * 330 * ridge


def height(x, y):
    """The terrain: a flat plain, river bed and banks, hills."""
    edge = bank(x, y)
    valley = np.clip((edge - 60) / 500, 0, 1)
    return np.where(edge < 14, np.clip(edge * 0.20 - 2.75, -6.0, 0.0), 0.0) + hills(x, y) * valley


def axis(low, high, fine_low, fine_high, fine, coarse):
    """Grid lines: fine in the middle, coarser outwards."""
    middle = np.arange(fine_low, fine_high + 1, fine)
    grow = lambda start, end, sign: start + sign * np.cumsum(np.minimum(fine * 1.09 ** np.arange(1, 400), coarse))
    up, down = grow(fine_high, high, 1), grow(fine_low, low, -1)
    return np.concatenate([down[down > low][::-1], middle, up[up < high]])


def ground():
    """Terrain near and far, and the sheet of water."""
    import bpy
    from materials import get

    x, y = axis(-7500, 7500, -620, 620, 8, 85), axis(-5500, 9000, -480, 420, 4, 85)
    gx, gy = np.meshgrid(x, y)
    z = height(gx.ravel(), gy.ravel()).reshape(gx.shape) - 0.03
    count_x, count_y = len(x), len(y)
    mesh = bpy.data.meshes.new("terrain")
    mesh.vertices.add(gx.size)
    mesh.vertices.foreach_set("co", np.stack([gx, gy, z], -1).astype(np.float32).ravel())
    index = np.arange(gx.size).reshape(gx.shape)
    quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    mesh.loops.add(len(quads) * 4)
    mesh.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, len(quads) * 4, 4, dtype=np.int32))
    cx, cy, cz = (value[:-1, :-1].ravel() for value in (gx, gy, z))
    inner = (np.abs(cx) < 640) & (cy > -560) & (cy < 380)
    low = cz < -1.9
    for name in ("terrain", "lawn", "shore"):
        mesh.materials.append(get(name))
    mesh.polygons.foreach_set("material_index", np.where(low, 2, np.where(inner, 1, 0)).astype(np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(quads), dtype=bool))
    mesh.update(calc_edges=True)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("terrain", mesh))
    sheet = Part().add([(-6000, -4000, WATER), (6000, -4000, WATER), (6000, 5000, WATER), (-6000, 5000, WATER)], "water")
    sheet.build("river")


class Free:
    """Which square metres of the plan (and a rim around it) are still free for trees and grass."""
    EDGE = 260

    def __init__(self):
        self.image = Image.new("L", (960 + 2 * self.EDGE, 700 + 2 * self.EDGE), 255)
        self.draw = ImageDraw.Draw(self.image)

    def point(self, x, y):
        return (x + 480 + self.EDGE, 350 - y + self.EDGE)

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
        i, j = (350 - points[:, 1] + self.EDGE).astype(int), (points[:, 0] + 480 + self.EDGE).astype(int)
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
            if abs(abs(line[end][0]) - 480) < 16 and abs(line[end][1] - line[inner][1]) < 30:
                line[end] = line[end] + (line[end] - line[inner]) / np.linalg.norm(line[end] - line[inner]) * 900
        lines.append((straight(line, 4.0), float(record["width"])))
    lines.append((straight([(-468, 316), (-468, 900)], 4.0), 14.0))
    lines.append((straight([(468, 316), (468, 900)], 4.0), 14.0))

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
    tram = lines[0][0]
    for offset in (-2.6, 2.6):
        part.ribbon(tram + [0, offset], 3.4, 0.07, "lawn")
        for rail in (-0.72, 0.72):
            part.wall(tram + [0, offset + rail], 0.05, 0.10, 0.08, "steel")
    for x in np.arange(-1300, 1300, 36.0):
        part.tube([(x, 316, 0), (x, 316, 7.2)], 0.09, "bronze", 6)
        part.beam((x, 312.4, 6.6), (x, 319.6, 6.6), 0.07, 0.07, "bronze")
    return lines


def gardens(data, part, free, lamps):
    """Elliptical gardens: ring walk, lawn, pond with stone edge, deck and benches; playgrounds; the long walk."""
    site = data["site"]
    walk = curve(worlds(site["walk"]), 3.0)
    part.ribbon(walk, 4.2, 0.05, "path")
    part.wall(kit.sides_of(walk, 4.3)[0], 0, 0.11, 0.14, "coping")
    part.wall(kit.sides_of(walk, 4.3)[1], 0, 0.11, 0.14, "coping")
    free.line(walk, 6)
    for garden in site["gardens"]:
        centre, radii = world(*garden["at"]), np.array(garden["radius"], dtype=float)
        ring = ellipse(centre, radii, 96)
        part.polygon(ring, 0.058, "slab")
        free.take(ring)
        inner = radii - 3.2
        if garden["water"]:
            pond(part, centre, inner * [0.72, 0.74])
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
    part.wall(outline, 0.0, 0.30, 0.5, "coping", closed=True)
    for step in np.linspace(-0.86, 0.86, 13):
        stone = ellipse(centre + np.array([step * radii[0] * 0.4, step * radii[1]]), (0.65, 0.45), 8, 20 * step)
        part.prism(stone, 0.05, 0.24, "stone", "slab")


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


def gate(kind):
    """A long canopy on stone piers; a vehicle gate has two lanes, a guard's room and a lit underside."""
    part = Part()
    half = 15.0 if kind == "vehicle" else 7.0
    part.box((-half, -2.9, 5.2), (half, 2.9, 5.42), "bronze")
    part.box((-half - 0.25, -3.15, 5.42), (half + 0.25, 3.15, 6.0), "white")
    for y in (-3.19, 3.15):
        part.box((-half - 0.27, y, 5.62), (half + 0.27, y + 0.04, 5.80), "brass")
    for x in np.arange(-half + 1, half, 1.2):
        part.box((x - 0.05, -2.7, 5.17), (x + 0.05, 2.7, 5.2), "lobby", "b")
    part.box((-half + 0.2, -2.2, 0), (-half + 3.8, 2.2, 5.2), "stone")
    part.box((half - 2.4, -2.2, 0), (half - 0.4, 2.2, 5.2), "stone-dark")
    if kind == "vehicle":
        part.box((-1.6, -1.6, 0.15), (1.6, 1.6, 3.0), "glassdark", "nsew")
        part.box((-1.7, -1.7, 3.0), (1.7, 1.7, 5.2), "pine")
        part.box((-2.6, -3.4, 0), (2.6, 3.4, 0.16), "kerb")
        for x in (-2.3, 2.3):
            part.beam((x, -2.6, 0.95), (x * 2.9, -2.6, 0.95), 0.08, 0.1, "marking")
            part.box((x - 0.2, -2.9, 0), (x + 0.2, -2.3, 1.15), "amber")
    # Low stone walls lead in from both sides.
    for sign in (-1, 1):
        part.box((sign * half + (0.2 if sign > 0 else -12), -1.2, 0), (sign * half + (12 if sign > 0 else -0.2), -0.8, 1.5), "stone-dark")
        part.box((sign * half + (0.1 if sign > 0 else -12.1), -1.26, 1.5), (sign * half + (12.1 if sign > 0 else -0.1), -0.74, 1.6), "coping")
    return part


def ramp():
    """A ramp to the garage under a light vault."""
    part = Part()
    part.add([(-3.2, -11, 0.06), (3.2, -11, 0.06), (3.2, 8, -2.0), (-3.2, 8, -2.0)], "concrete")
    for x in (-3.5, 3.2):
        part.box((x, -11, 0), (x + 0.3, 11, 1.0), "stone")
    for y in np.arange(-5, 11, 2.0):
        part.beam((-3.35, y, 3.0), (3.35, y, 3.0), 0.14, 0.2, "bronze")
        for x in (-3.35, 3.35):
            part.box((x - 0.07, y - 0.07, 1.0), (x + 0.07, y + 0.07, 3.0), "bronze")
    part.box((-3.6, -5.5, 3.2), (3.6, 11.3, 3.3), "sheet", "t")
    part.box((-3.2, 10.6, 0), (3.2, 11, 3.0), "charcoal")
    return part


def pavilion(size, floors=2):
    """A facility in a garden: glass between slabs, stone ends, a green roof."""
    wide, deep = size[0] / 2, size[1] / 2
    part = Part()
    for index in range(floors):
        low = index * 4.0
        for x in np.arange(-wide + 0.6, wide - 1.5, 2.2):
            right = min(x + 2.2, wide - 0.6)
            for y, order in ((-deep + 0.5, 1), (deep - 0.5, -1)):
                quad = [(x, y, low + 0.1), (right, y, low + 0.1), (right, y, low + 3.5), (x, y, low + 3.5)]
                part.add(quad[::order], "window", glow=0.75, veil=0.05)
                part.box((x - 0.06, y - 0.12, low), (x + 0.06, y + 0.12, low + 3.6), "bronze", "nsew")
        part.box((-wide, -deep - 1.2, low + 3.5), (wide, deep + 1.2, low + 4.0), "white")
        for x in (-wide, wide - 1.2):
            part.box((x, -deep - 0.2, low), (x + 1.2, deep + 0.2, low + 3.5), "stone")
    part.box((-wide + 0.8, -deep, floors * 4.0), (wide - 0.8, deep, floors * 4.0 + 0.12), "lawn", "t")
    return part


def lamp_post():
    part = Part()
    part.tube([(0, 0, 0), (0, 0, 4.2)], [0.06, 0.045], "bronze", 6)
    part.box((-0.28, -0.10, 4.15), (0.28, 0.10, 4.24), "bronze")
    part.box((-0.24, -0.08, 4.12), (0.24, 0.08, 4.15), "lamp", "nsewb")
    return part


def bench():
    part = Part()
    for y in (-0.2, -0.06, 0.08, 0.22):
        part.box((-0.9, y - 0.055, 0.42), (0.9, y + 0.055, 0.46), "wood")
    for x in (-0.7, 0.7):
        part.box((x - 0.06, -0.24, 0), (x + 0.06, 0.26, 0.42), "stone-dark")
    for z in (0.58, 0.74):
        part.box((-0.9, 0.27, z), (0.9, 0.31, z + 0.11), "wood")
    for x in (-0.7, 0.7):
        part.box((x - 0.025, 0.25, 0.4), (x + 0.025, 0.30, 0.85), "bronze")
    return part


def riverside(data, part, free):
    """The park between the complex and the water: promenade, cycleway, lawn paths, steps, railing."""
    promenade = curve(worlds(data["site"]["river"]["promenade"]), 4.0)
    west, east = promenade[0], promenade[-1]
    promenade = np.vstack([curve([(-1150, -360), (-800, -250), tuple(west)], 4.0)[:-1], promenade, curve([tuple(east), (760, -150), (1000, -40)], 4.0)[1:]])
    part.ribbon(promenade, 5.0, 0.05, "promenade")
    part.ribbon(promenade + [0, 7.5], 3.2, 0.045, "cycleway")
    for offset in (2.6, -2.6):
        part.wall(promenade + [0, offset], 0.0, 0.12, 0.16, "coping")
    free.line(promenade + [0, 3.5], 15)
    paths = [curve([(-470, -150), (-380, -178), (-280, -200), (-200, -196), (-120, -214), (-20, -226), (60, -214), (150, -224), (260, -206), (350, -196), (470, -160)], 3.0),
             curve([(-300, -140), (-270, -170), (-280, -200), (-310, -238)], 3.0), curve([(23, -142), (28, -180), (-20, -226), (-14, -258)], 3.0),
             curve([(320, -132), (318, -170), (350, -196), (342, -236)], 3.0), curve([(-120, -150), (-150, -180), (-200, -196)], 3.0), curve([(180, -150), (176, -190), (150, -224)], 3.0)]
    for index, path in enumerate(paths):
        part.ribbon(path, 3.0 if index else 3.6, 0.055 + 0.003 * index, "path")
        free.line(path, 5)
    for centre, radii in (((-200, -190), (20, 13)), ((28, -196), (26, 15)), ((300, -182), (18, 12))):
        part.polygon(ellipse(centre, radii, 64), 0.08, "slab")
        part.wall(ellipse(centre, radii, 64), 0, 0.2, 0.3, "coping", closed=True)
        part.polygon(ellipse(centre, np.array(radii) * 0.5, 48), 0.09, "pond")
        part.wall(ellipse(centre, np.array(radii) * 0.5, 48), 0, 0.42, 0.5, "stone", closed=True)
        free.take(ellipse(centre, radii, 40), 1)
    south = np.array([(x, y) for x, y in curve([(-1100, -520), (-700, -412), (-480, -372), (-160, -380), (0, -394), (160, -390), (480, -362), (760, -310), (1000, -210)], 4.0)])
    part.ribbon(south, 4.5, 0.05, "promenade")
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
        for x0, y0, x1, y1 in parcel["blocks"]:
            (a, b), (c, d) = world(x0, y1), world(x1, y0)
            floors = {"school": 4, "public": 5, "commercial": int(rng.integers(6, 17))}[parcel["kind"]]
            free.take([(a, b), (c, b), (c, d), (a, d)], 3)
            block(part, a, b, c, d, floors, parcel["kind"])
        if parcel["kind"] == "school":
            x, y, rx, ry = parcel["field"]
            centre = world(x, y)
            part.polygon(ellipse(centre, (rx, ry), 72), 0.06, "track")
            part.polygon(ellipse(centre, (rx - 9, ry - 9), 72), 0.075, "lawn")
            for lane in range(1, 7):
                part.wall(ellipse(centre, (rx - 1.3 * lane, ry - 1.3 * lane), 96), 0.06, 0.068, 0.08, "marking", closed=True)
            free.take(ellipse(centre, (rx, ry), 40), 2)


def block(part, x0, y0, x1, y1, floors, kind):
    """A plain building with real storeys: bands of glass between spandrels."""
    storey = 3.6
    wall = {"school": "ivory", "public": "white", "commercial": "greige"}[kind]
    for side, (ax, ay), (bx, by), out in (("s", (x0, y0), (x1, y0), (0, -1)), ("n", (x1, y1), (x0, y1), (0, 1)), ("e", (x1, y0), (x1, y1), (1, 0)), ("w", (x0, y1), (x0, y0), (-1, 0))):
        length = math.hypot(bx - ax, by - ay)
        along = ((bx - ax) / length, (by - ay) / length, 0)
        face, bays = Part(), max(1, int(length / 3.2))
        bay = length / bays
        rng = np.random.default_rng(int(abs(ax) * 7 + abs(ay)))
        for floor in range(floors):
            z = floor * storey
            face.add([(0, 0, z), (length, 0, z), (length, 0, z + 1.0), (0, 0, z + 1.0)], wall)
            face.add([(0, 0, z + 2.9), (length, 0, z + 2.9), (length, 0, z + storey), (0, 0, z + storey)], wall)
            for index in range(bays):
                u0, u1 = index * bay, (index + 1) * bay
                face.add([(u0, -0.2, z + 1.0), (u1, -0.2, z + 1.0), (u1, -0.2, z + 2.9), (u0, -0.2, z + 2.9)], "window",
                         glow=float(rng.random() < 0.4) * rng.uniform(0.3, 1.1), veil=float(rng.random() ** 2 * 0.6))
                face.box((u0 - 0.14, -0.2, z + 1.0), (u0 + 0.14, 0.06, z + 2.9), wall if kind != "commercial" else "bronze", "nwe")
        face.box((0, -0.1, floors * storey), (length, 0.15, floors * storey + 1.0), wall)
        if kind == "commercial":
            face.box((0, 0, 3.3), (length, 0.5, 3.9), "bronze")
        part.join(face.placed((ax, ay, 0), along, (*out, 0)))
    part.polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], floors * storey, "roof")
    part.box(((x0 * 3 + x1) / 4, (y0 * 2 + y1) / 3, floors * storey), ((x0 + x1) / 2, (y0 + y1 * 2) / 3, floors * storey + 3), "concrete", "nsewt")


def aprons(data, part, free):
    """Paving around each building and a way from it to the walk."""
    for record in data["buildings"]:
        for line in record["lines"]:
            outline = worlds(line)
            centre = outline.mean(axis=0)
            grown = centre + (outline - centre) * 1.0
            grown = np.array([point + 4.0 * (point - centre) / np.linalg.norm(point - centre) for point in grown])
            part.polygon(grown, 0.036 + 0.0007 * (record["number"] % 17), "slab")
            free.take(outline, 4)
    for facility in data["site"]["facilities"]:
        centre = world(*facility["at"])
        half = np.array(facility["size"]) / 2 + 2.5
        square = np.array([(-half[0], -half[1]), (half[0], -half[1]), (half[0], half[1]), (-half[0], half[1])]) + centre
        part.polygon(square, 0.05, "deck")
        free.take(square, 2)
        part.join(pavilion(facility["size"], 2 if facility["size"][0] > 30 else 1).at((*centre, 0.06), -facility.get("turn", 0)))


def drives(data, part, free):
    """Shared lanes inside the complexes, from gates along the buildings, as curved light paving."""
    lanes = {
        1: [[(-454, -30), (-400, -34), (-340, -28), (-270, -20), (-210, -40), (-150, -60)], [(-300, -131), (-300, -100), (-330, -85), (-380, -70), (-400, -34)]],
        2: [[(23, 60), (60, 14), (23, 4), (-20, 8), (-70, 14), (-100, 0)], [(23, -140), (23, -100), (20, -84)], [(60, 14), (110, 10), (150, 4)], [(-100, 0), (-60, -60), (-20, -84)], [(150, 4), (120, -56), (70, -84)]],
        3: [[(-14, 286), (-14, 262), (-80, 226), (-130, 226)], [(-14, 262), (60, 226), (150, 226)], [(-186, 190), (-150, 168), (-80, 162), (-14, 176), (60, 162), (140, 160)], [(-130, 226), (-110, 170)], [(150, 226), (100, 168)]],
        5: [[(456, -20), (400, 0), (350, 6), (280, 4), (230, -2)], [(320, -129), (320, -110), (300, -76)], [(400, 0), (380, -60), (365, -80)], [(230, -2), (262, -66)]],
    }
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
    return np.array(chosen)


def build(data):
    """All of the ground; returns what the planting and the pictures need to know."""
    ground()
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
    for line, width in lines:
        heading = np.gradient(line, axis=0)
        heading /= np.linalg.norm(heading, axis=1, keepdims=True)
        for k in range(4, len(line) - 4, 8):
            for sign in (-1, 1):
                lamps.append((*(line[k] + np.array([-heading[k][1], heading[k][0]]) * sign * (width / 2 + 0.7)), 0))
    lamps = np.array(lamps)
    lamps = lamps[(np.abs(lamps[:, 0]) < 700) & (np.abs(lamps[:, 1]) < 420)]
    kit.scatter("lamps", [lamp_post().build("lamp", link=False)], lamps, np.zeros(len(lamps)), np.random.default_rng(2).random(len(lamps)) * 6, np.ones(len(lamps)))
    part.build("site")
    return {"free": free, "promenade": promenade, "south": south, "roads": lines}
