"""Soft solids by numpy: limbs, cloth and hair as distances that flow into each other, and the skin around them as quads.

A Solid is a union of simple shapes. Where two of them meet, their surfaces blend over a few centimetres, so that an arm grows out of
a shoulder instead of lying beside it. Its skin is found on a grid: one point in every cell the surface runs through.
"""
import math

import numpy as np


def soft_min(a, b, blend):
    """The nearer of two distances, rounded where they are about equal."""
    share = np.clip(0.5 + 0.5 * (a - b) / blend, 0, 1)
    return a + (b - a) * share - blend * share * (1 - share)


def soft_max(a, b, blend=0.006):
    """The further of two distances, rounded alike."""
    return -soft_min(-a, -b, blend)


def waves(points, size, seed):
    """Smooth noise of about -1 to 1; size: the length of its waves, one or one an axis."""
    rng = np.random.default_rng(seed)
    scaled = points * (2 * math.pi / np.broadcast_to(np.asarray(size, dtype=float), 3)).astype(np.float32)
    total = np.zeros(points.shape[:-1], dtype=np.float32)
    for _ in range(6):
        way = rng.normal(size=3)
        way *= rng.uniform(0.6, 1.3) / np.linalg.norm(way)
        total += np.sin(scaled @ way.astype(np.float32) + np.float32(rng.uniform(0, 6.28)))
    return total / 2.6


def smooth_rows(rows, count=72):
    """The rows of a loft at even heights, without corners between them."""
    rows = np.asarray(sorted(rows), dtype=float)
    level = np.linspace(rows[0, 0], rows[-1, 0], count)
    fine = np.column_stack([np.interp(level, rows[:, 0], column) for column in rows.T])
    for _ in range(count // 14):
        fine[1:-1] = 0.25 * fine[:-2] + 0.5 * fine[1:-1] + 0.25 * fine[2:]
    return fine


class Solid:
    """Shapes that make one surface. blend: over how many metres they flow into each other, unless a shape says otherwise."""

    def __init__(self, blend=0.02):
        self.blend, self.shapes, self.changes = blend, [], []

    def put(self, low, high, distance, blend=None):
        self.shapes.append((np.asarray(low, dtype=float), np.asarray(high, dtype=float), distance, blend or self.blend))
        return self

    def limb(self, points, radii, blend=None, flat=False):
        """A round limb through points with a radius at each. flat: ends in a cut, as a sleeve does, not in a ball."""
        points = np.asarray(points, dtype=np.float32)
        radii = np.broadcast_to(np.asarray(radii, dtype=np.float32), (len(points),))

        def distance(p):
            best = None
            for index, (a, b) in enumerate(zip(points, points[1:])):
                along = b - a
                length = float(np.linalg.norm(along))
                reach = ((p - a) @ along) / length
                t = np.clip(reach / length, 0, 1)
                away = np.linalg.norm(p - a - t[..., None] * along, axis=-1) - (radii[index] + (radii[index + 1] - radii[index]) * t)
                if flat and index == len(points) - 2:
                    away = np.maximum(away, reach - length)
                best = away if best is None else np.minimum(best, away)
            return best

        wide = radii.max()
        return self.put(points.min(0) - wide, points.max(0) + wide, distance, blend)

    def egg(self, centre, radii, blend=None, axes=None):
        """An ellipsoid; axes: columns of the directions of its radii."""
        centre, radii = np.asarray(centre, dtype=np.float32), np.asarray(radii, dtype=np.float32)

        def distance(p):
            local = p - centre
            local = (local if axes is None else local @ np.asarray(axes, dtype=np.float32)) / radii
            far, steep = np.linalg.norm(local, axis=-1), np.linalg.norm(local / radii, axis=-1)
            return far * (far - 1) / np.maximum(steep, 1e-4)

        reach = radii if axes is None else radii.max()
        return self.put(centre - reach, centre + reach, distance, blend)

    def block(self, centre, half, round_by, blend=None, axes=None):
        """A box with rounded edges."""
        centre, inner = np.asarray(centre, dtype=np.float32), np.asarray(half, dtype=np.float32) - round_by

        def distance(p):
            local = p - centre
            beyond = np.abs(local if axes is None else local @ np.asarray(axes, dtype=np.float32)) - inner
            return np.linalg.norm(np.maximum(beyond, 0), axis=-1) + np.minimum(beyond.max(-1), 0) - round_by

        reach = np.asarray(half) if axes is None else np.linalg.norm(half)
        return self.put(centre - reach, centre + reach, distance, blend)

    def loft(self, rows, blend=None, power=2.2, folds=None):
        """Ovals one over the other, closed by flat ends. rows: (height, centre x, centre y, half width, half depth, turn in radians).

        folds: (how many around, how deep, seed): they deepen towards the lower end, as cloth hangs.
        """
        fine = smooth_rows(rows)
        level, columns = fine[:, 0], fine[:, 1:].T
        low, high = level[0], level[-1]
        swing = np.random.default_rng(folds[2] if folds else 0).uniform(0, 6.28, 2)

        def distance(p):
            z = p[..., 2]
            cx, cy, wide, deep, turn = (np.interp(z, level, column).astype(np.float32) for column in columns)
            x, y = p[..., 0] - cx, p[..., 1] - cy
            x, y = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
            r = (np.abs(x / wide) ** power + np.abs(y / deep) ** power) ** (1 / power)
            away = np.hypot(x, y)
            if folds:
                around, share = np.arctan2(y / deep, x / wide), np.clip((high - z) / (high - low), 0, 1) ** 1.4
                r = r / (1 + folds[1] * share * (np.sin(folds[0] * around + swing[0] + 1.5 * np.sin(2 * around)) + 0.5 * np.sin((folds[0] + 4) * around + swing[1] + 3 * z)))
            outer = np.where(r > 0.3, away * (1 - 1 / np.maximum(r, 0.3)), (r - 1) * np.minimum(wide, deep))
            return np.maximum(outer, np.maximum(low - z, z - high))

        spread = fine[:, 3:5].max() * (1.1 + 2 * (folds[1] if folds else 0))
        return self.put((fine[:, 1].min() - spread, fine[:, 2].min() - spread, low), (fine[:, 1].max() + spread, fine[:, 2].max() + spread, high), distance, blend)

    def change(self, function):
        """function(points, distances): the distances it should be; told of places near the surface and inside."""
        self.changes.append(function)
        return self

    def take(self, other, blend=0.006):
        """Cuts away what a function of points calls inside (negative)."""
        return self.change(lambda p, d: soft_max(d, -other(p), blend))

    def crease(self, depth, size, seed, spots=(), reach=0.12, all_over=0.25):
        """Folds of cloth: depth around the spots, a share of it all over."""
        def folded(p, d):
            weight = np.full(p.shape[:-1], all_over, dtype=np.float32)
            for spot in spots:
                weight += np.exp(-np.sum((p - np.asarray(spot, dtype=np.float32)) ** 2, axis=-1) / reach**2)
            # Narrow ridges between broad hollows, where the noise passes through nought.
            return d - depth * np.minimum(weight, 1.2) * (1.4 * np.exp(-((waves(p, size, seed) / 0.4) ** 2)) - 0.5)

        return self.change(folded)

    def __call__(self, points):
        """Distances of some points: negative inside."""
        points = np.asarray(points, dtype=np.float32)
        total = np.full(points.shape[:-1], 1.0, dtype=np.float32)
        for _, _, distance, blend in self.shapes:
            total = soft_min(total, distance(points), blend)
        for change in self.changes:
            total = change(points, total)
        return total

    def skin(self, size, relax=1):
        """Points and quads of the surface, in cells of that size. relax: how often each point moves towards its neighbours."""
        low = np.min([shape[0] for shape in self.shapes], axis=0) - 3 * size
        high = np.max([shape[1] for shape in self.shapes], axis=0) + 3 * size
        lines = [(start + size * np.arange(int((end - start) / size) + 2)).astype(np.float32) for start, end in zip(low, high)]
        field = np.full([len(line) for line in lines], 1.0, dtype=np.float32)
        for first, last, distance, blend in self.shapes:
            # Further off than its blend a shape changes nothing.
            margin = blend + 2 * size
            window = tuple(slice(*np.searchsorted(line, (a - margin, b + margin))) for line, a, b in zip(lines, first, last))
            points = np.stack(np.meshgrid(*(line[part] for line, part in zip(lines, window)), indexing="ij"), axis=-1)
            field[window] = soft_min(field[window], distance(points), blend)
        if self.changes:
            where = np.nonzero(field < 0.06)
            points = np.stack([line[index] for line, index in zip(lines, where)], axis=-1)
            near = field[where]
            for change in self.changes:
                near = change(points, near)
            field[where] = near
        points, quads = surface(field)
        return relaxed(points * size + low, quads, relax), quads


def surface(field):
    """Points (in cells) and quads where a field of distances changes sign: each edge it crosses gives a quad between four cells."""
    strides = np.array([field.shape[1] * field.shape[2], field.shape[2], 1])
    cells, places, quads = [], [], []
    for axis in range(3):
        b, c = (axis + 1) % 3, (axis + 2) % 3
        ahead, behind = [slice(None)] * 3, [slice(None)] * 3
        ahead[axis], behind[axis] = slice(1, None), slice(None, -1)
        here, there = field[tuple(behind)], field[tuple(ahead)]
        at = np.argwhere((here < 0) != (there < 0))
        from_d, to_d = here[tuple(at.T)], there[tuple(at.T)]
        place = at.astype(float)
        place[:, axis] += from_d / (from_d - to_d)
        corner = at @ strides
        ring = np.stack([corner, corner - strides[b], corner - strides[b] - strides[c], corner - strides[c]], axis=1)
        cells.append(ring)
        places.append(place)
        quads.append(np.where((from_d < 0)[:, None], ring, ring[:, ::-1]))
    numbers, inverse = np.unique(np.concatenate(cells).ravel(), return_inverse=True)
    place, inverse = np.repeat(np.concatenate(places), 4, axis=0), inverse.ravel()
    count = np.bincount(inverse)
    points = np.column_stack([np.bincount(inverse, place[:, axis]) / count for axis in range(3)])
    return points, np.searchsorted(numbers, np.concatenate(quads))


def relaxed(points, quads, times):
    """The points, moved towards the middle of their neighbours: takes the steps of the grid out of a surface."""
    a, b = quads.ravel(), np.roll(quads, -1, axis=1).ravel()
    count = np.bincount(a, minlength=len(points))[:, None]
    for _ in range(times):
        middle = np.column_stack([np.bincount(a, points[b, axis], len(points)) for axis in range(3)]) / np.maximum(count, 1)
        points = 0.4 * points + 0.6 * middle
    return points
