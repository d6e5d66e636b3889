"""Points and faces: the geometry from which solids are put together, without Blender."""
import math

import numpy as np


def noise(points, scale, seed=0, octaves=2):
    """Smooth noise of about -1 to 1 at each point; scale is the size of its larger swellings."""
    random = np.random.default_rng(seed)
    total, weight = np.zeros(len(points)), 0.0
    for octave in range(octaves):
        strength = 0.5 ** octave
        waves = np.zeros(len(points))
        for _ in range(7):
            direction = random.normal(size=3)
            direction *= 2 * math.pi / (scale * 0.5 ** octave) / np.linalg.norm(direction) * random.uniform(0.6, 1.3)
            waves += np.sin(points @ direction + random.uniform(0, 2 * math.pi))
        total += strength * waves / 3.2
        weight += strength
    return total / weight


def weld(points, faces):
    """Joins vertices that coincide."""
    keys = np.round(points * 1e5).astype(np.int64)
    _, first, inverse = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    return points[first], inverse.reshape(-1)[faces]


def vertex_normals(points, faces):
    corners = points[faces]
    if faces.shape[1] == 4:
        normals = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])
    else:
        normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    total = np.zeros_like(points)
    for index in range(faces.shape[1]):
        np.add.at(total, faces[:, index], normals)
    return total / np.maximum(np.linalg.norm(total, axis=1, keepdims=True), 1e-12)


def rounded_box(half, radius, segments=2, inner=(1, 1, 1)):
    """Points, quads and exact normals of a box with rounded edges. segments: faces over each edge's quarter turn; inner: divisions of the flats."""
    half = np.asarray(half, dtype=float)
    radius = min(radius, 0.49 * 2 * half.min())
    near = half - radius
    steps = np.tan(np.linspace(math.pi / 4, 0, segments // 2 + 1)) if segments % 2 == 0 else np.tan(np.append(np.linspace(math.pi / 4, math.pi / 4 / segments, (segments + 1) // 2), 0))
    lines = []
    for axis in range(3):
        low = -near[axis] - radius * steps
        flat = np.linspace(-near[axis], near[axis], inner[axis] + 1)[1:-1]
        lines.append(np.concatenate([low, flat, -low[::-1]]))
    points, faces, count = [], [], 0
    for axis in range(3):
        a, b = (axis + 1) % 3, (axis + 2) % 3
        grid_a, grid_b = np.meshgrid(lines[a], lines[b], indexing="ij")
        rows, columns = grid_a.shape
        index = np.arange(rows * columns).reshape(rows, columns)
        quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], axis=-1).reshape(-1, 4)
        for side in (1, -1):
            face = np.zeros((rows * columns, 3))
            face[:, a], face[:, b], face[:, axis] = grid_a.ravel(), grid_b.ravel(), side * half[axis]
            points.append(face)
            faces.append((quads if side > 0 else quads[:, ::-1]) + count)
            count += len(face)
    points, faces = weld(np.concatenate(points), np.concatenate(faces))
    core = np.clip(points, -near, near)
    normals = points - core
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    return core + normals * radius, faces, normals


def grid(rows, columns, closed=False):
    """Quads over rows x columns vertices; closed joins the last column to the first."""
    index = np.arange(rows * columns).reshape(rows, columns)
    if closed:
        index = np.concatenate([index, index[:, :1]], axis=1)
    return np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)


def smooth_path(points, steps=8):
    """A Catmull-Rom curve through points."""
    points = np.asarray(points, dtype=float)
    padded = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    out = []
    for index in range(len(points) - 1):
        p0, p1, p2, p3 = padded[index:index + 4]
        for t in np.linspace(0, 1, steps, endpoint=False):
            out.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t ** 2 + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    out.append(points[-1])
    return np.array(out)
