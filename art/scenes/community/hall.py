"""What the rooms of the community are built of: floors, walls, ceilings, window walls, panels of slats, light lines."""
import math

import bpy
import numpy as np

import furniture as f
from furniture.palette import get
from furniture.solid import Piece, again, place


def slab(name, x1, x2, y1, y2, z1, z2, finish, grain=None, bevel=0.002):
    """One box of a material as an object."""
    piece = Piece(name)
    piece.box(x1, x2, y1, y2, z1, z2, get(finish), bevel, grain)
    return piece.finish()


def shell(x1, x2, y1, y2, height, floor="floor-oak", wall="paint", ceiling="ceiling", open_="", thick=0.25, skirting="white"):
    """A room without the walls named in open_ (n, e, s, w), with a shadow gap of a skirting."""
    piece = Piece("shell")
    piece.box(x1 - thick, x2 + thick, y1 - thick, y2 + thick, -0.2, 0, get(floor), 0.001, "x" if x2 - x1 > y2 - y1 else "y")
    piece.box(x1 - thick, x2 + thick, y1 - thick, y2 + thick, height, height + 0.25, get(ceiling), 0.001)
    sides = {"n": (x1 - thick, x2 + thick, y2, y2 + thick), "s": (x1 - thick, x2 + thick, y1 - thick, y1), "w": (x1 - thick, x1, y1, y2), "e": (x2, x2 + thick, y1, y2)}
    for side, (a, b, c, d) in sides.items():
        if side in open_:
            continue
        piece.box(a, b, c, d, 0, height, get(wall), 0.001)
        lip = 0.012
        if side in "ns":
            y = c if side == "n" else d
            piece.box(x1, x2, y, y - lip if side == "n" else y + lip, 0, 0.06, get(skirting), 0.002)
        else:
            x = b if side == "w" else a
            piece.box(x, x + lip if side == "w" else x - lip, y1, y2, 0, 0.06, get(skirting), 0.002)
    return piece.finish()


def window_wall(x1, x2, y, z1, z2, panes, rail=None, frame="frame", deep=0.10, slim=0.05, glass="window-glass"):
    """Glazing along x at y, its room side towards -y: slim frames, one pane between two; rail: the height of a crossbar."""
    piece = Piece("window wall")
    metal = get(frame)
    each = (x2 - x1) / panes
    for index in range(panes + 1):
        x = x1 + index * each
        piece.box(x - slim / 2, x + slim / 2, y - deep / 2, y + deep / 2, z1, z2, metal, 0.004)
    for z in [z1, z2 - slim] + ([rail] if rail else []):
        piece.box(x1, x2, y - deep / 2 + 0.002, y + deep / 2 - 0.002, z, z + slim, metal, 0.004)
    for index in range(panes):
        piece.put([(x1 + index * each, y, z1), (x1 + (index + 1) * each, y, z1), (x1 + (index + 1) * each, y, z2), (x1 + index * each, y, z2)], np.array([[0, 1, 2, 3]]), get(glass))
    return piece.finish()


def slats(x1, x2, y, z1, z2, finish="oak", pitch=0.06, wide=0.036, deep=0.028, back="black", name="slats"):
    """Upright slats before a wall at y, towards -y."""
    piece = Piece(name)
    piece.box(x1, x2, y - 0.008, y, z1, z2, get(back), 0.001)
    count = int((x2 - x1) / pitch)
    for index in range(count):
        x = x1 + (index + 0.5) * (x2 - x1) / count
        piece.box(x - wide / 2, x + wide / 2, y - 0.008 - deep, y - 0.006, z1, z2, get(finish), 0.004, "z")
    return piece.finish()


def panels(x1, x2, y, z1, z2, count, finish, gap=0.006, deep=0.018):
    """Boards side by side before a wall at y, towards -y, with open joints."""
    piece = Piece("panels")
    each = (x2 - x1) / count
    piece.box(x1, x2, y - 0.004, y, z1, z2, get("black"), 0.001)
    for index in range(count):
        piece.box(x1 + index * each + gap / 2, x1 + (index + 1) * each - gap / 2, y - deep, y - 0.004, z1, z2, get(finish), 0.002, "z")
    return piece.finish()


def area(at, power, size, size_y, color=(1.0, 0.82, 0.62), turn=(0, 0, 0), seen=False, spread=None):
    """A rectangular lamp; it looks down until turned (degrees)."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape, data.size, data.size_y, data.energy, data.color = "RECTANGLE", size, size_y, power, color
    if spread:
        data.spread = math.radians(spread)
    item = bpy.data.objects.new("area", data)
    item.location = at
    item.rotation_euler = [math.radians(angle) for angle in turn]
    item.visible_camera = item.visible_glossy = seen
    bpy.context.scene.collection.objects.link(item)
    return item


def daylight(x1, x2, y, z1, z2, irradiance, color=(0.93, 0.97, 1.0)):
    """The sky's light through a window wall at y, thrown towards -y: far less noise than the sky itself. irradiance in W/m2."""
    return area(((x1 + x2) / 2, y, (z1 + z2) / 2), irradiance * (x2 - x1) * (z2 - z1), x2 - x1, z2 - z1, color, (-90, 0, 0))


def cove(x1, x2, y1, y2, z, power=8.0, depth=0.12, wide=0.5, finish="ceiling"):
    """A ceiling tray: a dropped rim `wide` broad around the room with a light line on its inner edge, throwing up. power: W a metre."""
    piece = Piece("cove")
    for a, b, c, d in ((x1, x2, y2 - wide, y2), (x1, x2, y1, y1 + wide), (x1, x1 + wide, y1 + wide, y2 - wide), (x2 - wide, x2, y1 + wide, y2 - wide)):
        piece.box(a, b, c, d, z - depth, z - depth + 0.03, get(finish), 0.002)
    item = piece.finish()
    up = z - depth + 0.05
    for x, y, length, turn in (((x1 + x2) / 2, y2 - wide + 0.05, x2 - x1 - 2 * wide, 0), ((x1 + x2) / 2, y1 + wide - 0.05, x2 - x1 - 2 * wide, 0), (x1 + wide - 0.05, (y1 + y2) / 2, y2 - y1 - 2 * wide, 90), (x2 - wide + 0.05, (y1 + y2) / 2, y2 - y1 - 2 * wide, 90)):
        area((x, y, up), power * length, length, 0.04, turn=(180, 0, turn))
    return item


def downlights(points, z, power=16.0, angle=70, color=(1.0, 0.83, 0.63)):
    """Recessed ceiling spots at points."""
    first = None
    for x, y in points:
        first = place(f.downlight(power=power, angle=angle), x, y, 0, z) if first is None else (again(first, x, y, 0, z) and first)


def row(item, places, z=0.0):
    """One piece at several (x, y, turn): the first is the piece itself, the others share its mesh."""
    for index, (x, y, turn) in enumerate(places):
        place(item, x, y, turn, z) if index == 0 else again(item, x, y, turn, z)
    return item
