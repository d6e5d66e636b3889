"""Solids: every piece of furniture is one mesh, put together from bevelled boxes, turned bodies, tubes, cushions and sheets.

Lengths are metres. Each part carries UVs in metres (u along its grain) with an offset of its own, and the attribute "tint"
(0 to 1), by which a material tells boards, books and leaves apart.
"""
import math
import zlib

import bpy
import numpy as np
from mathutils import Euler, Matrix

from .mesh import grid, noise, rounded_box, vertex_normals, weld

AXES = {"x": 0, "y": 1, "z": 2}


class Piece:
    """Collects parts; finish() makes the object. The frame of every part can be moved with `within`."""

    def __init__(self, name, seed=None):
        self.name = name
        self.random = np.random.default_rng(zlib.crc32(name.encode()) if seed is None else seed)
        self.points, self.normals, self.tints, self.faces, self.uvs, self.slots, self.materials = [], [], [], [], [], [], []
        self.count = 0
        self.frame = Matrix.Identity(4)
        self.lights = []

    def within(self, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
        """Sets the frame of the parts that follow (degrees); without arguments, back to the piece's own."""
        self.frame = Matrix.Translation(at) @ Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4() @ Matrix.Scale(scale, 4)
        return self

    def put(self, points, faces, material, normals=None, uv=None, grain=None, tint=None):
        """Adds a part. uv: per vertex, in metres; else projected from the six sides, u along grain."""
        points, faces = np.asarray(points, dtype=float), np.asarray(faces)
        if not len(points):
            return self
        normals = vertex_normals(points, faces) if normals is None else normals
        shift = self.random.uniform(0, 7, 2)
        if uv is None:
            if grain is None:
                grain = "xyz"[int(np.argmax(np.ptp(points, axis=0)))]
            corners = points[faces]
            if faces.shape[1] == 4:
                flat = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])
            else:
                flat = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
            facing = np.argmax(np.abs(flat), axis=1)
            along = AXES[grain]
            u_axis = np.where(facing == along, (along + 1) % 3, along)
            v_axis = 3 - facing - u_axis
            rows = np.arange(len(faces))[:, None]
            uvs = np.stack([corners[rows, np.arange(faces.shape[1])[None], u_axis[:, None]], corners[rows, np.arange(faces.shape[1])[None], v_axis[:, None]]], axis=-1)
        else:
            uvs = np.asarray(uv)[faces]
        tint = self.random.uniform() if tint is None else tint
        frame = np.array(self.frame)
        turned = frame[:3, :3] / np.cbrt(abs(np.linalg.det(frame[:3, :3])))
        if material not in self.materials:
            self.materials.append(material)
        self.points.append(points @ frame[:3, :3].T + frame[:3, 3])
        self.normals.append(normals @ turned.T)
        self.tints.append(np.broadcast_to(np.asarray(tint, dtype=float), len(points)))
        self.faces.append(faces + self.count)
        self.uvs.append(uvs + shift)
        self.slots.append((self.materials.index(material), len(faces)))
        self.count += len(points)
        return self

    def box(self, x1, x2, y1, y2, z1, z2, material, bevel=0.004, grain=None, turn=(0, 0, 0), segments=2, tint=None):
        """A bevelled box between two corners, turned about its middle (degrees)."""
        low, high = np.minimum([x1, y1, z1], [x2, y2, z2]), np.maximum([x1, y1, z1], [x2, y2, z2])
        points, faces, normals = rounded_box((high - low) / 2, bevel, segments)
        return self.put(*self._turn(points, faces, material, normals, turn, (low + high) / 2), grain=grain, tint=tint)

    def _turn(self, points, faces, material, normals, turn, centre):
        if any(turn):
            matrix = np.array(Euler([math.radians(angle) for angle in turn]).to_matrix())
            points, normals = points @ matrix.T, normals @ matrix.T
        return points + centre, faces, material, normals

    def cushion(self, x1, x2, y1, y2, z1, z2, material, radius=0.04, crown=0.02, bulge=0.01, turn=(0, 0, 0), crease=0.0035, piping=None, seed=None):
        """A box cushion: crowned, bulging, a little uneven; piping: material of a cord along its top and bottom seams."""
        low, high = np.minimum([x1, y1, z1], [x2, y2, z2]), np.maximum([x1, y1, z1], [x2, y2, z2])
        half = (high - low) / 2
        seed = int(self.random.integers(1 << 30)) if seed is None else seed
        inner = tuple(int(max(4, min(36, round(2 * edge / 0.028)))) for edge in half)
        points, faces, normals = rounded_box(half, radius, 4, inner)
        points = self._swell(points, normals, half, crown, bulge, crease, seed)
        self.put(*self._turn(points, faces, material, vertex_normals(points, faces), turn, (low + high) / 2))
        if piping:
            thin = int(np.argmin(half))
            for side in (-1, 1):
                ring = self._seam(half, radius, thin, side)
                normal = (ring - np.clip(ring, radius - half, half - radius))
                normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
                ring = self._swell(ring, normal, half, crown, bulge, crease, seed) + normal * 0.001
                matrix = np.array(Euler([math.radians(angle) for angle in turn]).to_matrix())
                self.tube(ring @ matrix.T + (low + high) / 2, 0.0045, piping, sides=6, closed=True)
        return self

    @staticmethod
    def _swell(points, normals, half, crown, bulge, crease, seed):
        t = points / half
        fall = 1 - np.clip(np.abs(t), 0, 1) ** 2.2
        thin = int(np.argmin(half))
        push = np.zeros(len(points))
        for axis in range(3):
            a, b = (axis + 1) % 3, (axis + 2) % 3
            push += np.abs(normals[:, axis]) * fall[:, a] * fall[:, b] * (crown if axis == thin else bulge)
        push += crease * noise(points, 0.22, seed) + 0.35 * crease * noise(points, 0.06, seed + 1)
        return points + normals * push[:, None]

    @staticmethod
    def _seam(half, radius, thin, side, steps=8):
        a, b = (thin + 1) % 3, (thin + 2) % 3
        near_a, near_b = half[a] - radius, half[b] - radius
        lift = radius * math.sqrt(0.5)
        ring = []
        for corner, (sa, sb) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            for angle in np.linspace(corner * 90, corner * 90 + 90, steps):
                ring.append((sa * near_a + lift * math.cos(math.radians(angle)), sb * near_b + lift * math.sin(math.radians(angle))))
        ring = np.array(ring + ring[:1])
        dense = np.concatenate([np.linspace(ring[i], ring[i + 1], max(2, int(np.linalg.norm(ring[i + 1] - ring[i]) / 0.04) + 1))[:-1] for i in range(len(ring) - 1)])
        out = np.zeros((len(dense), 3))
        out[:, a], out[:, b], out[:, thin] = dense[:, 0], dense[:, 1], side * (half[thin] - radius + lift)
        return out

    def pillow(self, width, height, thick, at, material, turn=(0, 0, 0), piping=None, chop=0.0, seed=None):
        """A scatter cushion standing in the xz plane: plump middle, drawn-in sides, four ears. chop: how deep its top is dented."""
        seed = int(self.random.integers(1 << 30)) if seed is None else seed
        steps = 26
        line = np.sin(np.linspace(-math.pi / 2, math.pi / 2, steps))
        u, v = (axis.ravel() for axis in np.meshgrid(line, line, indexing="ij"))

        def body(u, v, side):
            x = u * width / 2 * (1 - 0.09 * (1 - v ** 2))
            z = v * height / 2 * (1 - 0.09 * (1 - u ** 2)) - chop * np.exp(-(u / 0.28) ** 2) * np.clip(v, 0, 1) ** 2
            y = side * thick / 2 * ((1 - u ** 4) * (1 - v ** 4)) ** 0.5 * (1 - 0.22 * (u ** 2 + v ** 2) / 2)
            points = np.stack([x, y, z], axis=-1)
            crumple = noise(points, 0.24, seed) * 0.006 + noise(points, 0.09, seed + 3) * 0.002
            radial = np.cos(np.arctan2(v, u) * 9 + seed % 7) * np.clip((u ** 2 + v ** 2) - 0.7, 0, 1) * 0.006
            points[:, 1] += side * (crumple + radial) * ((1 - u ** 4) * (1 - v ** 4)) ** 0.3
            return points

        faces = grid(steps, steps)
        points = np.concatenate([body(u, v, -1), body(u, v, 1)])
        points, faces = weld(points, np.concatenate([faces[:, ::-1], faces + steps * steps]))
        matrix = np.array(Euler([math.radians(angle) for angle in turn]).to_matrix())
        lift = np.asarray(at, dtype=float) + np.array([0, 0, height / 2])
        self.put(points @ matrix.T + lift, faces, material, grain="x")
        edge = np.concatenate([[(s, -1) for s in line[:-1]], [(1, s) for s in line[:-1]], [(-s, 1) for s in line[:-1]], [(-1, -s) for s in line[:-1]]])
        self.tube(body(edge[:, 0], edge[:, 1], 0) @ matrix.T + lift, 0.004, piping or material, sides=6, closed=True)
        return self

    def turned(self, profile, at, material, segments=48, squash=1.0, turn=(0, 0, 0), bevel=0.0, tint=None):
        """A body turned about z from (radius, height) points; bevel rounds its corners."""
        profile = np.asarray(profile, dtype=float)
        if bevel:
            out = [profile[0]]
            for before, corner, after in zip(profile[:-2], profile[1:-1], profile[2:]):
                ways = [(other - corner) / max(np.linalg.norm(other - corner), 1e-9) for other in (before, after)]
                reach = min(bevel, 0.45 * np.linalg.norm(before - corner), 0.45 * np.linalg.norm(after - corner))
                start, end = corner + ways[0] * reach, corner + ways[1] * reach
                out += [(1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t ** 2 * end for t in (0, 1 / 3, 2 / 3, 1)]
            profile = np.array(out + [profile[-1]])
        angles = np.linspace(0, 2 * math.pi, segments, endpoint=False)
        ring = np.stack([np.cos(angles), np.sin(angles) * squash], axis=-1)
        points = np.concatenate([np.column_stack([ring * max(radius, 1e-5), np.full(segments, height)]) for radius, height in profile])
        # Split where the outline turns sharply, so that flats stay flat.
        parts, start = [], 0
        for index in range(1, len(profile) - 1):
            a, b = profile[index] - profile[index - 1], profile[index + 1] - profile[index]
            if abs(math.atan2(a[0] * b[1] - a[1] * b[0], a @ b)) > 0.75:
                parts.append((start, index))
                start = index
        parts.append((start, len(profile) - 1))
        tint = self.random.uniform() if tint is None else tint
        for first, last in parts:
            some = points[first * segments:(last + 1) * segments]
            faces = grid(last - first + 1, segments, closed=True)
            arc = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(profile[first:last + 1], axis=0), axis=1))])
            flat = np.ptp(profile[first:last + 1, 1]) < 0.25 * arc[-1]
            uv = some[:, :2].copy() if flat else np.column_stack([np.tile(angles, last - first + 1) * profile[:, 0].max(), np.repeat(arc, segments)])
            placed = self._turn(some, faces, material, vertex_normals(some, faces), turn, np.asarray(at, dtype=float))
            self.put(*placed, uv=uv, tint=tint)
        return self

    def cylinder(self, radius, z1, z2, at, material, bevel=0.003, segments=40, squash=1.0, turn=(0, 0, 0), top=None):
        """A standing cylinder over at=(x, y); top: another radius at z2."""
        top = radius if top is None else top
        middle = (z1 + z2) / 2
        half = (z2 - z1) / 2
        return self.turned([(0, -half), (radius, -half), (top, half), (0, half)], (at[0], at[1], middle), material, segments, squash, turn, bevel)

    def tube(self, path, radius, material, sides=12, closed=False, tint=None):
        """A round bar along a path; radius may be one for each point."""
        path = np.asarray(path, dtype=float)
        radii = np.broadcast_to(np.asarray(radius, dtype=float), len(path))
        ahead = np.roll(path, -1, axis=0) - np.roll(path, 1, axis=0)
        if not closed:
            ahead[0], ahead[-1] = path[1] - path[0], path[-1] - path[-2]
        ahead /= np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-9)
        up = np.array([0, 0, 1.0]) if abs(ahead[0][2]) < 0.9 else np.array([1.0, 0, 0])
        side = np.cross(ahead[0], up)
        frames = []
        for direction in ahead:
            side = side - direction * (side @ direction)
            side /= max(np.linalg.norm(side), 1e-9)
            frames.append((side, np.cross(direction, side)))
        angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
        points = np.concatenate([p + r * (np.outer(np.cos(angles), a) + np.outer(np.sin(angles), b)) for p, r, (a, b) in zip(path, radii, frames)])
        length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
        faces = grid(len(path), sides, closed=True)[:, ::-1]
        if closed:
            last, first = np.arange(sides) + (len(path) - 1) * sides, np.arange(sides)
            faces = np.concatenate([faces, np.stack([last, first, np.roll(first, -1), np.roll(last, -1)], axis=-1)])
        uv = np.column_stack([np.repeat(length, sides), np.tile(angles * radii.max(), len(path))])
        normals = vertex_normals(points, faces)
        outward = points - np.repeat(path, sides, axis=0)
        if np.sum(normals * outward) < 0:
            faces, normals = faces[:, ::-1], -normals
        self.put(points, faces, material, normals=normals, uv=uv, tint=tint)
        if not closed:
            for index, flip in ((0, -1), (len(path) - 1, 1)):
                ring = points[index * sides:(index + 1) * sides]
                cap = np.concatenate([ring, path[index:index + 1]])
                around = np.arange(sides)
                triangles = np.stack([around, np.roll(around, -1), np.full(sides, sides)], axis=-1)
                normal = np.tile(ahead[index] * flip, (len(cap), 1))
                if np.cross(cap[1] - cap[0], path[index] - cap[0]) @ normal[0] < 0:
                    triangles = triangles[:, ::-1]
                self.put(cap, triangles, material, normals=normal, uv=cap[:, :2], tint=tint)
        return self

    def bar(self, start, end, radius, material, end_radius=None, sides=14):
        """A straight round bar, tapered to end_radius."""
        return self.tube([start, end], [radius, radius if end_radius is None else end_radius], material, sides)

    def sheet(self, surface, rows, columns, material, thick=0.0, tint=None):
        """A cloth: surface(u, v) of two flat arrays in 0..1 gives points. thick: its thickness along its normals."""
        u, v = (axis.ravel() for axis in np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing="ij"))
        points = surface(u, v)
        faces = grid(rows, columns)
        normals = vertex_normals(points, faces)
        side = np.linalg.norm(np.diff(points.reshape(rows, columns, 3), axis=0), axis=-1)
        across = np.linalg.norm(np.diff(points.reshape(rows, columns, 3), axis=1), axis=-1)
        uv = np.column_stack([
            np.concatenate([np.zeros((1, columns)), np.cumsum(side, axis=0)]).ravel(),
            np.concatenate([np.zeros((rows, 1)), np.cumsum(across, axis=1)], axis=1).ravel(),
        ])
        if not thick:
            return self.put(points, faces, material, normals=normals, uv=uv, tint=tint)
        index = np.arange(rows * columns).reshape(rows, columns)
        rim = np.concatenate([index[0, :], index[1:, -1], index[-1, -2::-1], index[-2:0:-1, 0]])
        count = rows * columns
        edge = np.stack([rim, np.roll(rim, -1), np.roll(rim, -1) + count, rim + count], axis=-1)
        both = np.concatenate([points, points - normals * thick])
        faces = np.concatenate([faces, faces[:, ::-1] + count, edge[:, ::-1]])
        return self.put(both, faces, material, uv=np.concatenate([uv, uv]), tint=tint)

    def light(self, at, power, size=0.1, color=(1.0, 0.80, 0.58), kind="POINT", turn=(0, 0, 0), size_y=None, spread=None, angle=70):
        """A lamp that belongs to the piece; watts. AREA and SPOT look down until turned."""
        self.lights.append((self.frame @ Matrix.Translation(at) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4(), power, size, color, kind, size_y, spread, angle))
        return self

    def finish(self):
        """The object, in the scene."""
        mesh = bpy.data.meshes.new(self.name)
        points = np.concatenate(self.points)
        sizes = np.concatenate([np.full(len(faces), faces.shape[1]) for faces in self.faces])
        mesh.vertices.add(len(points))
        mesh.vertices.foreach_set("co", points.ravel())
        corners = np.concatenate([faces.ravel() for faces in self.faces])
        mesh.loops.add(len(corners))
        mesh.loops.foreach_set("vertex_index", corners.astype(np.int32))
        mesh.polygons.add(len(sizes))
        mesh.polygons.foreach_set("loop_start", np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32))
        mesh.polygons.foreach_set("material_index", np.concatenate([np.full(count, slot) for slot, count in self.slots]).astype(np.int32))
        mesh.polygons.foreach_set("use_smooth", np.ones(len(sizes), dtype=bool))
        mesh.update(calc_edges=True)
        layer = mesh.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", np.concatenate([uv.reshape(-1, 2) for uv in self.uvs]).ravel().astype(np.float32))
        tint = mesh.attributes.new("tint", "FLOAT", "POINT")
        tint.data.foreach_set("value", np.concatenate(self.tints).astype(np.float32))
        mesh.normals_split_custom_set_from_vertices(np.concatenate(self.normals))
        for material in self.materials:
            mesh.materials.append(material)
        item = bpy.data.objects.new(self.name, mesh)
        bpy.context.scene.collection.objects.link(item)
        for frame, power, size, color, kind, size_y, spread, angle in self.lights:
            data = bpy.data.lights.new(self.name, kind)
            data.energy, data.color = power, color
            if kind == "AREA":
                data.shape, data.size, data.size_y = ("RECTANGLE", size, size_y) if size_y else ("DISK", size, size)
                if spread:
                    data.spread = math.radians(spread)
            else:
                data.shadow_soft_size = size
                if kind == "SPOT":
                    data.spot_size, data.spot_blend = math.radians(angle), 0.8
            lamp = bpy.data.objects.new(self.name, data)
            lamp.matrix_local = frame
            lamp.parent = item
            bpy.context.scene.collection.objects.link(lamp)
        return item


def place(item, x, y, turn=0.0, z=0.0):
    """Stands a piece at a point, turned counter-clockwise seen from above (degrees). Returns it."""
    item.location = (x, y, z)
    item.rotation_euler = (0, 0, math.radians(turn))
    return item


def again(item, x, y, turn=0.0, z=0.0):
    """Another of the same piece, sharing its mesh, with its lamps."""
    twin = item.copy()
    bpy.context.scene.collection.objects.link(twin)
    for child in item.children:
        lamp = child.copy()
        lamp.parent = twin
        bpy.context.scene.collection.objects.link(lamp)
    return place(twin, x, y, turn, z)
