"""The land: river and banks, hills near and far, and the mesh they make."""
from functools import cache

import numpy as np

import kit
from kit import Part, curve

WATER = -2.6
# This complex's river beyond its plan, west and east of it: centre and half width. Another's goes straight on.
WEST = [(-3600, -1500, 90), (-2400, -1050, 80), (-1500, -640, 66), (-900, -370, 50)]
EAST = [(800, -215, 52), (1250, -20, 74), (1700, 420, 92), (2150, 1050, 110), (2900, 1700, 125), (4200, 2500, 150)]


@cache
def river():
    """Centre and half width along the river: within the plan between the plan's banks. Empty where the plan has none."""
    if "river" not in kit.plan()["site"]:
        return np.empty((0, 3))
    banks = kit.worlds(kit.plan()["site"]["river"]["banks"])
    one, other = banks[:len(banks) // 2], banks[:(len(banks) - 1) // 2:-1]
    within = np.column_stack([(one + other) / 2, np.hypot(*(one - other).T) / 2])
    on = lambda end, before: [end + (end - before) * [1, 1, 0] / np.hypot(*(end - before)[:2]) * 4000]
    west, east = (WEST, EAST) if kit.own() else (on(within[0], within[1]), on(within[-1], within[-2]))
    return curve(np.vstack([west, within, east]), 18)


def bank(x, y):
    """Distance to the water's edge: negative in the river."""
    x, y = np.atleast_1d(np.asarray(x, dtype=np.float32)), np.atleast_1d(np.asarray(y, dtype=np.float32))
    shape, best = np.broadcast(x, y).shape, None
    x, y = np.broadcast_to(x, shape).ravel(), np.broadcast_to(y, shape).ravel()
    best = np.full(x.shape, 1e9, dtype=np.float32)
    for cx, cy, half in river().astype(np.float32):
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

    east, north = kit.half()
    x, y = axis(-7500, 7500, -east - 140, east + 140, 8, 85), axis(-5500, 9000, -north - 130, north + 70, 4, 85)
    gx, gy = np.meshgrid(x, y)
    z = height(gx.ravel(), gy.ravel()).reshape(gx.shape) - 0.03
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
    inner = (np.abs(cx) < east + 160) & (cy > -north - 340) & (cy < north + 30)
    low = cz < -1.9
    for name in ("terrain", "lawn", "shore"):
        mesh.materials.append(get(name))
    mesh.polygons.foreach_set("material_index", np.where(low, 2, np.where(inner, 1, 0)).astype(np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(quads), dtype=bool))
    mesh.update(calc_edges=True)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("terrain", mesh))
    if not len(river()):
        return
    sheet = Part().add([(-6000, -4000, WATER), (6000, -4000, WATER), (6000, 5000, WATER), (-6000, 5000, WATER)], "water")
    sheet.build("river")
