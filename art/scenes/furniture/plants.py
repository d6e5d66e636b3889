"""Potted plants and cut branches, leaf by leaf. All are centred on their pot's foot except where furniture says otherwise."""
import math

import numpy as np
from mathutils import Vector

from .decor import add_vessel
from .mesh import grid, smooth_path
from .palette import get
from .solid import Piece


def _blade(length, width, fold=0.25, droop=0.3, rows=7, shape="ovate", wave=0.0):
    """A leaf along +x from its stalk at the origin, upper side +z: points, quads. shape: ovate, lance, blade, heart."""
    u = np.linspace(0, 1, rows)
    half = {"ovate": np.sin(math.pi * u ** 0.75) ** 0.8, "lance": np.sin(math.pi * u ** 0.6) * 0.95, "blade": np.clip(np.minimum(u * 6, (1 - u) * 1.6), 0, 1) ** 0.7, "heart": np.sin(math.pi * np.clip(u * 0.86 + 0.14, 0, 1) ** 0.62) ** 0.75}[shape] * width / 2
    half = np.maximum(half, width * 0.015)
    angle = droop * u ** 1.3
    x = np.concatenate([[0], np.cumsum(np.cos(angle[1:]) * np.diff(u))]) * length
    z = -np.concatenate([[0], np.cumsum(np.sin(angle[1:]) * np.diff(u))]) * length
    across = np.array([-1, -0.5, 0, 0.5, 1])
    lift = fold * np.abs(across)
    points = np.stack([np.repeat(x, 5), (half[:, None] * across).ravel(), (z[:, None] + half[:, None] * lift + wave * half[:, None] * np.abs(across) * np.sin(u * 15)[:, None]).ravel()], axis=-1)
    return points, grid(rows, 5)


class Foliage:
    """Gathers many leaves into few parts."""

    def __init__(self, piece, finish):
        self.piece, self.finish = piece, get(finish)
        self.points, self.faces, self.tints, self.count = [], [], [], 0

    def leaf(self, shape, at, direction, roll=0.0, scale=1.0, tint=None):
        """Sets a leaf's stalk at a point, its midrib along direction, its face up, rolled about the midrib (degrees)."""
        points, faces = shape
        ahead = Vector(direction).normalized()
        up = Vector((0, 0, 1)) - ahead * ahead.z
        up = up.normalized() if up.length > 1e-4 else Vector((0, 1, 0))
        side = up.cross(ahead)
        a = math.radians(roll)
        side, up = side * math.cos(a) + up * math.sin(a), up * math.cos(a) - side * math.sin(a)
        frame = np.array([ahead, side, up])
        self.points.append(points * scale @ frame + np.asarray(at))
        self.faces.append(faces + self.count)
        self.tints.append(np.full(len(points), self.piece.random.uniform() if tint is None else tint))
        self.count += len(points)

    def done(self):
        if self.points:
            self.piece.put(np.concatenate(self.points), np.concatenate(self.faces), self.finish, tint=np.concatenate(self.tints))


def _pot(piece, width, height, finish, shape="round"):
    """A planter with earth; returns the height of the earth."""
    r = width / 2
    if shape == "round":
        piece.turned([(0, 0), (r * 0.74, 0), (r * 0.80, height * 0.06), (r, height * 0.96), (r * 0.99, height), (r * 0.90, height), (r * 0.86, height * 0.88), (0, height * 0.88)], (0, 0, 0), get(finish), 56, bevel=0.006)
    elif shape == "belly":
        outline = smooth_path([(r * 0.55, 0, 0), (r * 0.86, height * 0.25, 0), (r, height * 0.6, 0), (r * 0.9, height * 0.9, 0), (r * 0.84, height, 0)], 6)[:, :2]
        piece.turned(np.concatenate([[(0, 0)], outline, [(r * 0.78, height), (r * 0.78, height * 0.9), (0, height * 0.9)]]), (0, 0, 0), get(finish), 56)
    else:
        piece.turned([(0, 0), (r * 0.96, 0), (r, 0.01), (r, height), (r * 0.92, height), (r * 0.92, height * 0.9), (0, height * 0.9)], (0, 0, 0), get(finish), 56, bevel=0.004)
    inner = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    soil = height * 0.90
    points = [(0, 0, soil + 0.015)]
    for ring in (0.3, 0.55, 0.8, 0.9):
        points += [(math.cos(a) * r * ring * 0.97, math.sin(a) * r * ring * 0.97, soil + 0.012 * math.cos(ring * 1.5) + piece.random.uniform(-0.004, 0.004)) for a in inner]
    triangles = np.array([[0, 1 + i, 1 + (i + 1) % 40] for i in range(40)])
    piece.put(points, triangles, get("earth"), grain="x")
    piece.put(points, grid(4, 40, closed=True)[:, ::-1] + 1, get("earth"), grain="x")
    return soil


def rubber_plant(width=0.8, depth=None, height=1.5, pot="stoneware", seed=91):
    """A rubber plant: several stems of large, dark, shining leaves."""
    piece = Piece("rubber plant", seed)
    random, pot_height = piece.random, height * 0.24
    soil = _pot(piece, width * 0.46, pot_height, pot)
    leaves = Foliage(piece, "dark leaf")
    for stem in range(5):
        a = stem * 2.4 + random.uniform(-0.3, 0.3)
        reach, tall = width * random.uniform(0.08, 0.26), (height - soil) * random.uniform(0.66, 1.0)
        path = smooth_path([(0.03 * math.cos(a), 0.03 * math.sin(a), soil - 0.02), (reach * 0.5 * math.cos(a), reach * 0.5 * math.sin(a), soil + tall * 0.5), (reach * math.cos(a), reach * math.sin(a), soil + tall * 0.93)], 14)
        piece.tube(path, np.linspace(0.012, 0.005, len(path)), get("bark"), 8)
        for index, point in enumerate(path[6:]):
            t = index / (len(path) - 7)
            for _ in range(2 if t < 0.5 else 1):
                turn = index * 2.4 + a + random.uniform(-0.4, 0.4)
                rise = -0.1 + 0.75 * t + random.uniform(-0.2, 0.2)
                length = random.uniform(0.17, 0.25) * (0.8 + 0.3 * math.sin(t * 3))
                tip = point + np.array([math.cos(turn), math.sin(turn), 0.6]) * 0.03
                piece.bar(point, tip, 0.0028, get("stem"), 0.002, 5)
                leaves.leaf(_blade(length, length * 0.46, 0.22, random.uniform(0.2, 0.9)), tip, (math.cos(turn), math.sin(turn), rise), random.uniform(-25, 25))
    leaves.done()
    return piece.finish()


def olive_tree(width=0.9, depth=None, height=1.9, pot="stoneware", seed=92):
    """A small olive tree: a bent trunk, a loose crown of silver leaves."""
    piece = Piece("olive tree", seed)
    random, pot_height = piece.random, height * 0.21
    soil = _pot(piece, width * 0.48, pot_height, pot, "belly")
    leaves = Foliage(piece, "olive leaf")
    fork = soil + (height - soil) * 0.45
    trunk = smooth_path([(0, 0, soil - 0.02), (0.03, 0.01, soil + (fork - soil) * 0.4), (-0.02, 0.02, soil + (fork - soil) * 0.75), (0.01, 0, fork)], 8)
    piece.tube(trunk, np.linspace(0.024, 0.015, len(trunk)) * (1 + 0.08 * np.sin(np.arange(len(trunk)) * 1.7)), get("bark"), 12)
    blade = _blade(0.058, 0.014, 0.2, 0.25, 5, "lance")
    crown = np.array([width * 0.48, width * 0.48, (height - fork) * 0.62])

    def twig(start, way, length, radius, depth_):
        bend = way + random.normal(0, 0.35, 3)
        end = start + bend / np.linalg.norm(bend) * length
        middle = (start + end) / 2 + random.normal(0, length * 0.06, 3)
        path = smooth_path([start, middle, end], 5)
        piece.tube(path, np.linspace(radius, radius * 0.6, len(path)), get("bark"), 6)
        if depth_ == 0:
            for point in path[1:]:
                for _ in range(4):
                    leaves.leaf(blade, point, way / np.linalg.norm(way) + random.normal(0, 0.75, 3) + (0, 0, 0.25), random.uniform(-60, 60), random.uniform(0.75, 1.25))
            return
        for _ in range(4):
            spot = path[int(random.integers(len(path) // 2, len(path)))]
            out = (end - np.array([0, 0, fork + 0.1])) / crown
            twig(spot, bend / np.linalg.norm(bend) + random.normal(0, 0.7, 3) + 0.35 * out, length * random.uniform(0.55, 0.75), radius * 0.55, depth_ - 1)

    for index in range(7):
        a = index * 2.4
        twig(trunk[-1 - index % 4], np.array([math.cos(a) * 0.85, math.sin(a) * 0.85, random.uniform(0.5, 1.3)]), (height - fork) * 0.42, 0.009, 2)
    leaves.done()
    return piece.finish()


def monstera(width=1.0, depth=None, height=1.1, pot="dark clay", seed=93):
    """A Swiss cheese plant: split heart leaves on long stalks."""
    piece = Piece("monstera", seed)
    random, pot_height = piece.random, height * 0.32
    soil = _pot(piece, width * 0.4, pot_height, pot)
    leaves = Foliage(piece, "leaf")

    def split(size):
        """A heart leaf cut between its ribs: a strip for each rib, on both sides."""
        points, faces, count = [], [], 0
        ribs = 7
        for side in (-1, 1):
            for rib in range(ribs):
                t0, t1 = rib / ribs, (rib + 0.82) / ribs
                rows = []
                for s in np.linspace(0, 1, 5):
                    for t in (t0, (t0 + t1) / 2, t1):
                        reach = math.sin(math.pi * min(1, t * 0.84 + 0.14) ** 0.7) ** 0.75 * 0.52
                        x = t * 0.98 - 0.02 + s * (0.06 + 0.22 * (t - 0.35)) - (0.22 * s if rib == 0 else 0)
                        pinch = 1 if s < 0.45 else 1 - 0.25 * (s - 0.45)
                        y = side * s * reach * (0.97 + 0.03 * math.sin(t * 20))
                        middle = (t0 + t1) / 2
                        x = (x - middle) * pinch + middle
                        rows.append((x * size, y * size, (0.10 * s - 0.16 * s * s - 0.22 * x * x) * size))
                points += rows
                quads = grid(5, 3) + count
                faces.append(quads if side < 0 else quads[:, ::-1])
                count += 15
        return np.array(points), np.concatenate(faces)

    shapes = [split(1.0)]
    for index in range(15):
        a = index * 2.4 + random.uniform(-0.3, 0.3)
        reach = width * (0.16 + 0.26 * (index / 15)) * random.uniform(0.8, 1.1)
        top = soil + (height - soil) * (1.0 - 0.62 * index / 15) * random.uniform(0.9, 1.02)
        path = smooth_path([(0.02 * math.cos(a), 0.02 * math.sin(a), soil - 0.01), (reach * 0.35 * math.cos(a), reach * 0.35 * math.sin(a), soil + (top - soil) * 0.62), (reach * math.cos(a), reach * math.sin(a), top)], 8)
        piece.tube(path, np.linspace(0.008, 0.0045, len(path)), get("stem"), 8)
        leaves.leaf(shapes[0], path[-1], (math.cos(a), math.sin(a), -0.35 + random.uniform(-0.2, 0.15)), random.uniform(-22, 22), random.uniform(0.22, 0.32) * (width / 1.0) ** 0.5)
    leaves.done()
    return piece.finish()


def palm(width=1.3, depth=None, height=1.9, pot="wicker", seed=94):
    """A kentia palm: arching fronds of narrow leaflets."""
    piece = Piece("palm", seed)
    random, pot_height = piece.random, height * 0.2
    soil = _pot(piece, width * 0.32, pot_height, pot, "straight")
    leaves = Foliage(piece, "leaf")
    for index in range(13):
        a = index * 2.4 + random.uniform(-0.25, 0.25)
        t = index / 12
        reach, top = width * (0.20 + 0.30 * t), soil + (height - soil) * (1.02 - 0.36 * t)
        path = smooth_path([(0.03 * math.cos(a), 0.03 * math.sin(a), soil - 0.02), (reach * 0.22 * math.cos(a), reach * 0.22 * math.sin(a), soil + (top - soil) * 0.62), (reach * 0.62 * math.cos(a), reach * 0.62 * math.sin(a), top), (reach * 1.02 * math.cos(a), reach * 1.02 * math.sin(a), top - (height - soil) * 0.13)], 12)
        piece.tube(path, np.linspace(0.009, 0.002, len(path)), get("stem"), 7)
        fine = path[12:]
        for spot in np.linspace(0, len(fine) - 1.01, 34):
            base = fine[int(spot)] + (fine[int(spot) + 1] - fine[int(spot)]) * (spot % 1) if int(spot) + 1 < len(fine) else fine[-1]
            ahead = fine[min(int(spot) + 1, len(fine) - 1)] - fine[max(int(spot) - 1, 0)]
            ahead /= np.linalg.norm(ahead)
            side = np.cross(ahead, (0, 0, 1))
            side /= np.linalg.norm(side)
            f = spot / len(fine)
            length = (0.16 + 0.20 * math.sin(math.pi * (0.15 + 0.75 * f))) * height / 1.9
            for s in (-1, 1):
                leaves.leaf(_blade(length, 0.026, 0.3, random.uniform(0.5, 1.0), 6, "lance"), base, ahead * (0.55 + 0.5 * f) + side * s * 0.85 + (0, 0, 0.22), s * -18 + random.uniform(-10, 10))
    leaves.done()
    return piece.finish()


def snake_plant(width=0.3, depth=None, height=0.75, pot="stoneware", seed=95):
    """Upright sword leaves, dark with pale edges."""
    piece = Piece("snake plant", seed)
    pot_height = height * 0.3
    soil = _pot(piece, width * 0.8, pot_height, pot, "straight")
    for finish, grow in (("fresh leaf", 1.0), ("dark leaf", 0.80)):
        leaves = Foliage(piece, finish)
        local = np.random.default_rng(seed)
        for index in range(15):
            a = index * 2.4
            lean = 0.05 + 0.16 * (index / 15)
            tall = (height - soil) * local.uniform(0.6, 1.0)
            shape = _blade(tall, 0.062 * grow, 0.35, local.uniform(-0.12, 0.2), 9, "blade")
            at = np.array([math.cos(a) * width * 0.16 * (index / 15 + 0.2), math.sin(a) * width * 0.16 * (index / 15 + 0.2), soil - 0.01])
            ahead = np.array([math.cos(a) * lean, math.sin(a) * lean, 1.0])
            leaves.leaf((shape[0] + (0, 0, 0.0012 if grow < 1 else 0), shape[1]), at, ahead, local.uniform(-90, 90))
        leaves.done()
    return piece.finish()


def trailing_plant(width=0.45, depth=None, height=0.35, trail=0.5, pot="ceramic", seed=96):
    """A pothos whose shoots hang over its pot by `trail`: for shelves and counters."""
    piece = Piece("trailing plant", seed)
    random, pot_height = piece.random, height * 0.45
    soil = _pot(piece, width * 0.4, pot_height, pot, "straight")
    leaves = Foliage(piece, "fresh leaf")
    r = width * 0.2
    for index in range(16):
        a = index * 2.4
        long_ = trail * random.uniform(0.2, 1.0) if index % 2 else 0
        out = r * random.uniform(1.1, 1.5)
        knots = [(0.3 * r * math.cos(a), 0.3 * r * math.sin(a), soil), (0.8 * r * math.cos(a), 0.8 * r * math.sin(a), pot_height + random.uniform(0.04, height * 0.45)), (out * math.cos(a), out * math.sin(a), pot_height - 0.01 if long_ else pot_height + 0.05)]
        if long_:
            knots.append(((out + 0.02) * math.cos(a), (out + 0.02) * math.sin(a), pot_height - long_ * 0.6))
            knots.append(((out + 0.03) * math.cos(a + 0.1), (out + 0.03) * math.sin(a + 0.1), pot_height - long_))
        path = smooth_path(knots, 7)
        piece.tube(path, 0.0022, get("stem"), 5)
        for point in path[3::2]:
            turn = a + random.uniform(-1.2, 1.2)
            size = random.uniform(0.05, 0.085)
            leaves.leaf(_blade(size, size * 0.72, 0.18, random.uniform(0.2, 0.8), 6, "heart"), point, (math.cos(turn), math.sin(turn), random.uniform(-0.4, 0.5)), random.uniform(-30, 30))
    leaves.done()
    return piece.finish()


def branches(width=0.7, depth=None, height=0.95, vessel="moon", finish="stoneware", leaf="fresh leaf", count=5, seed=97):
    """Cut branches in a vase: a few long, uneven twigs with small leaves; "blossom" makes it spring."""
    piece = Piece("branches", seed)
    random, vase_height = piece.random, height * 0.3
    add_vessel(piece, vessel, vase_height * 0.82, vase_height, (0, 0, 0), finish)
    leaves = Foliage(piece, leaf)
    blade = _blade(0.052, 0.03, 0.2, 0.4, 5, "ovate")
    mouth = vase_height * 0.97
    for index in range(count):
        a = index * 2.4 + 0.6
        reach, top = width * random.uniform(0.22, 0.52), mouth + (height - mouth) * random.uniform(0.62, 1.0)
        path = smooth_path([(-0.012 * math.cos(a), -0.012 * math.sin(a), mouth * 0.6), (0.012 * math.cos(a), 0.012 * math.sin(a), mouth + 0.02), (reach * 0.45 * math.cos(a + 0.2), reach * 0.45 * math.sin(a + 0.2), mouth + (top - mouth) * 0.55), (reach * math.cos(a), reach * math.sin(a), top)], 10)
        piece.tube(path, np.linspace(0.0045, 0.0015, len(path)), get("bark"), 7)
        for spot in range(13, len(path), 2):
            way = path[spot] - path[spot - 1]
            way = way / np.linalg.norm(way) + random.normal(0, 0.55, 3)
            end = path[spot] + way / np.linalg.norm(way) * random.uniform(0.06, 0.16)
            twig = smooth_path([path[spot], (path[spot] + end) / 2 + random.normal(0, 0.008, 3), end], 4)
            piece.tube(twig, np.linspace(0.0022, 0.001, len(twig)), get("bark"), 5)
            for point in twig[2:]:
                for _ in range(2):
                    leaves.leaf(blade, point, way + random.normal(0, 0.8, 3), random.uniform(-50, 50), random.uniform(0.7, 1.25))
    leaves.done()
    return piece.finish()


def pampas(width=0.6, depth=None, height=1.2, finish="dark clay", seed=98):
    """Dried plumes in a tall vase."""
    piece = Piece("pampas", seed)
    random, vase_height = piece.random, height * 0.36
    add_vessel(piece, "tall", vase_height * 0.5, vase_height, (0, 0, 0), finish)
    leaves = Foliage(piece, "dry grass")
    blade = _blade(0.055, 0.0035, 0.2, 0.7, 4, "lance")
    for index in range(9):
        a = index * 2.4
        reach, top = width * random.uniform(0.15, 0.45), height * random.uniform(0.78, 1.0)
        path = smooth_path([(0, 0, vase_height * 0.7), (0.02 * math.cos(a), 0.02 * math.sin(a), vase_height), (reach * 0.6 * math.cos(a), reach * 0.6 * math.sin(a), top * 0.8), (reach * math.cos(a), reach * math.sin(a), top)], 16)
        piece.tube(path, np.linspace(0.0025, 0.001, len(path)), get("dry grass"), 5)
        plume = path[int(len(path) * 0.58):]
        for spot, point in enumerate(plume):
            t = spot / len(plume)
            for _ in range(16):
                way = plume[-1] - plume[0]
                leaves.leaf(blade, point, way / np.linalg.norm(way) * 0.9 + random.normal(0, 0.5, 3), random.uniform(-90, 90), (0.5 + 0.9 * math.sin(math.pi * (0.15 + 0.8 * t))) * random.uniform(0.7, 1.2))
    leaves.done()
    return piece.finish()


def plant(kind="rubber", **options):
    """Any of the plants by name: rubber, olive, monstera, palm, snake, trailing, branches, pampas."""
    return {"rubber": rubber_plant, "olive": olive_tree, "monstera": monstera, "palm": palm, "snake": snake_plant, "trailing": trailing_plant, "branches": branches, "pampas": pampas}[kind](**options)
