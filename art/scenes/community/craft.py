"""brand-craft: samples of the house's materials, laid over one another on stone in a raking light."""
import math

import bpy
import numpy as np

import stage
from furniture.palette import get
from furniture.plants import Foliage, _blade
from furniture.mesh import noise, smooth_path
from furniture.solid import Piece
from community import hall


def folded_cloth(piece, cloth, at, width, depth, layers, turn):
    """A swatch folded to and fro, its folds at both ends."""
    seed = int(piece.random.integers(1 << 20))
    thick, pitch = 0.0032, 0.0076
    bend = math.pi * pitch / 2
    total = layers * width + (layers - 1) * bend

    def surface(u, v):
        run = v * total
        layer = np.minimum((run // (width + bend)).astype(int), layers - 1)
        rest = run - layer * (width + bend)
        way = np.where(layer % 2 == 0, 1.0, -1.0)
        angle = np.clip((rest - width) / (pitch / 2), 0, math.pi)
        x = way * (np.minimum(rest, width) - width / 2 + pitch / 2 * np.sin(angle))
        z = layer * pitch + pitch / 2 * (1 - np.cos(angle))
        y = (u - 0.5) * depth * (1 - 0.018 * layer)
        points = np.stack([x, y, np.zeros_like(x)], axis=-1)
        points[:, 2] = 0.0045 + z + 0.0012 * (1 + noise(points, 0.14, seed)) * (z > pitch / 2)
        points[:, 1] += 0.0016 * noise(points * [1, 0, 1], 0.11, seed + 3)
        return points

    piece.within(at, (0, 0, turn))
    piece.sheet(surface, 40, 60 * layers, get(cloth), thick)
    piece.within()


def build():
    scene = stage.clear()
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = (0.62, 0.72, 0.86, 1), 0.16
    piece = Piece("still life", 4)

    def board(at, width, depth, thick, finish, turn, tilt=(0, 0), bevel=0.0012, grain=None):
        piece.within(at, (*tilt, turn))
        piece.box(-width / 2, width / 2, -depth / 2, depth / 2, 0, thick, get(finish), bevel, grain, segments=4)
        piece.within()

    board((0, 0, -0.03), 3.0, 2.4, 0.03, "travertine", 4)
    # lowest: a slab of pale stone, an oak board, a wide dark one
    board((-0.15, 0.10, 0), 0.42, 0.30, 0.012, "marble", 13)
    board((0.15, 0.13, 0), 0.40, 0.20, 0.014, "smoked oak", -16, grain="x")
    board((-0.02, -0.015, 0.0145), 0.46, 0.155, 0.016, "oak", 7, grain="x")
    board((0.225, -0.04, 0.0), 0.24, 0.24, 0.010, "green marble", 22)
    board((-0.255, -0.075, 0.0), 0.24, 0.18, 0.009, "pine", -9, bevel=0.002)
    # above: brass, walnut, terrazzo, chips of lacquer
    board((0.10, -0.075, 0.0312), 0.17, 0.10, 0.003, "brass", 31, bevel=0.0008)
    board((-0.16, 0.162, 0.0125), 0.15, 0.15, 0.010, "terrazzo", -21)
    board((0.297, -0.085, 0.0105), 0.115, 0.115, 0.008, "light oak", -6, grain="y")
    folded_cloth(piece, "linen:#E9E2D4", (0.155, 0.192, 0.0145), 0.26, 0.19, 4, 8)
    folded_cloth(piece, "fabric:#2B5145", (-0.318, -0.112, 0.0092), 0.12, 0.09, 3, 12)
    # a bar handle and two knobs of brass
    piece.within((0.03, -0.180, 0.0), (0, 0, -9))
    piece.bar((-0.085, 0, 0.030), (0.085, 0, 0.030), 0.0065, get("brass"), sides=32)
    for x in (-0.058, 0.058):
        piece.cylinder(0.0052, 0, 0.029, (x, 0), get("brass"), 0.001, 32)
        piece.cylinder(0.0085, 0, 0.003, (x, 0), get("brass"), 0.001, 32)
    piece.within()
    for x, y, z in ((-0.128, -0.150, 0.0), (-0.092, -0.186, 0.0)):
        piece.turned([(0, 0), (0.009, 0), (0.007, 0.010), (0.0075, 0.014), (0.014, 0.019), (0.0145, 0.024), (0.011, 0.0275), (0, 0.0285)], (x, y, z), get("brass"), 48, bevel=0.0015)
    # an olive twig across the boards
    leaves = Foliage(piece, "olive leaf")
    path = smooth_path([(-0.09, 0.012, 0.034), (-0.03, 0.030, 0.036), (0.025, 0.034, 0.038), (0.075, 0.026, 0.037), (0.125, 0.034, 0.041)], 10)
    piece.tube(path, np.linspace(0.0021, 0.0008, len(path)), get("bark"), 10)
    for index, point in enumerate(path[2:]):
        way = path[min(index + 3, len(path) - 1)] - path[index + 1]
        way = way / np.linalg.norm(way)
        side = np.array([-way[1], way[0], 0]) * (1 if index % 2 else -1)
        if index % 3 == 2 and index < len(path) - 5:
            continue
        length = piece.random.uniform(0.034, 0.05)
        leaves.leaf(_blade(length, length * 0.24, 0.25, piece.random.uniform(-0.1, 0.35), 9, "lance"), point, way * 0.8 + side * piece.random.uniform(0.5, 0.9) + (0, 0, piece.random.uniform(0.05, 0.35)), piece.random.uniform(-25, 25))
    leaves.done()
    piece.finish()

    # late sun from the left, low, through a window's bars and the leaves before it
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.color, sun.angle = 6.0, (1.0, 0.80, 0.56), math.radians(1.0)
    item = bpy.data.objects.new("sun", sun)
    elevation, azimuth = math.radians(23), math.radians(152)
    towards = np.array([math.cos(azimuth) * math.cos(elevation), math.sin(azimuth) * math.cos(elevation), math.sin(elevation)])
    item.rotation_euler = (math.pi / 2 - elevation, 0, azimuth + math.pi / 2)
    bpy.context.scene.collection.objects.link(item)
    gobo = Piece("gobo", 6)
    across = np.array([-math.sin(azimuth), math.cos(azimuth), 0])
    up = np.cross(towards, across)
    start = towards * 0.9
    for offset in (-0.33, 0.36):
        a = start + across * offset
        gobo.bar(a - up * 0.8, a + up * 0.8, 0.020, get("black"), sides=4)
    shade = Foliage(gobo, "olive leaf")
    for _ in range(46):
        spot = towards * gobo.random.uniform(0.55, 0.75) + across * gobo.random.normal(0.27, 0.14) + up * gobo.random.normal(0.10, 0.10)
        shade.leaf(_blade(0.075, 0.019, 0.2, 0.3, 6, "lance"), spot, gobo.random.normal(size=3), gobo.random.uniform(-90, 90))
    shade.done()
    leaves_ = gobo.finish()
    leaves_.visible_camera = leaves_.visible_glossy = False
    hall.area((0.5, -0.8, 0.9), 1.6, 0.9, 0.5, (0.86, 0.92, 1.0), (42, 0, 25))
    glow = hall.area((0.1, 0.95, 0.75), 3.0, 1.6, 0.7, (1.0, 0.92, 0.80), (-55, 0, -6))
    glow.visible_glossy = True
    camera = stage.camera((-0.02, -0.585, 0.47), (0.005, 0.0, 0.008), lens=40, level=False)
    camera.data.clip_start = 0.01
    camera.data.dof.use_dof = True
    camera.data.dof.focus_distance = 0.70
    camera.data.dof.aperture_fstop = 8.0
    return dict(exposure=0.3, bounces=5)
