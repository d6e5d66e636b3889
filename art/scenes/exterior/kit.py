"""Geometry by numpy: a Part is a bag of quads with material names and a few numbers a face; it becomes one mesh.

Nothing is shared between quads, so moving, turning and repeating are array operations and a tower of 20,000 faces takes milliseconds.
World: x east, y north, z up, metres; the origin is the middle of the site plan.
"""
import json
import math
import os
from functools import cache

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
FONT = os.path.join(HERE, *[".."] * 3, "node_modules", "pretendard", "dist", "public", "static", "Pretendard-SemiBold.otf")
UP = np.array([0.0, 0.0, 1.0])


class Part:
    """Quads with a material, a group (window number, -1 none), two shading numbers (glow, veil) and UV."""

    def __init__(self):
        self.points, self.material, self.group, self.glow, self.veil, self.uv = [], [], [], [], [], []

    def add(self, points, material, group=-1, glow=0.0, veil=0.0, uv=None):
        """points: (4, 3) or (m, 4, 3); the other values are one for all or one a quad."""
        points = np.asarray(points, dtype=np.float32).reshape(-1, 4, 3)
        count = len(points)
        self.points.append(points)
        self.material.append(np.full(count, material_index(material), dtype=np.int32))
        for store, value, kind in ((self.group, group, np.int32), (self.glow, glow, np.float32), (self.veil, veil, np.float32)):
            store.append(np.broadcast_to(np.asarray(value, dtype=kind), (count,)).copy())
        square = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], dtype=np.float32)
        self.uv.append(np.broadcast_to(square if uv is None else np.asarray(uv, dtype=np.float32), (count, 4, 2)).copy())
        return self

    def box(self, low, high, material, faces="nsewtb"):
        """An upright box; faces: which of north (+y), south, east (+x), west, top, bottom."""
        (x0, y0, z0), (x1, y1, z1) = low, high
        sides = {
            "s": [(x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)],
            "n": [(x1, y1, z0), (x0, y1, z0), (x0, y1, z1), (x1, y1, z1)],
            "e": [(x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)],
            "w": [(x0, y1, z0), (x0, y0, z0), (x0, y0, z1), (x0, y1, z1)],
            "t": [(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)],
            "b": [(x0, y1, z0), (x1, y1, z0), (x1, y0, z0), (x0, y0, z0)],
        }
        return self.add([sides[face] for face in faces], material)

    def beam(self, start, end, width, height, material):
        """A box between two points at any angle in plan: z of the points is its underside."""
        start, end = np.asarray(start, dtype=float), np.asarray(end, dtype=float)
        along = end - start
        length = np.linalg.norm(along)
        heading = along / max(length, 1e-6)
        across = np.cross(UP, heading)
        across = across / max(np.linalg.norm(across), 1e-6) * width / 2
        rise = np.cross(heading, across)
        rise = rise / max(np.linalg.norm(rise), 1e-6) * height
        a, b, c, d = start - across, start + across, end + across, end - across
        e, f, g, h = a + rise, b + rise, c + rise, d + rise
        return self.add([[a, d, h, e], [c, b, f, g], [e, h, g, f], [d, c, g, h], [b, a, e, f], [b, c, d, a]], material)

    def tube(self, path, radii, material, sides=8, glow=0.0, veil=0.0):
        """A round tube along a path with a radius at each point, closed at its end."""
        path = np.asarray(path, dtype=float)
        radii = np.broadcast_to(np.asarray(radii, dtype=float), (len(path),))
        turn = np.linspace(0, 2 * math.pi, sides + 1)
        rings = []
        for index, point in enumerate(path):
            heading = path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]
            heading = heading / max(np.linalg.norm(heading), 1e-6)
            side = np.cross(heading, [0.31, 0.95, 0.05])
            side = side / max(np.linalg.norm(side), 1e-6)
            other = np.cross(heading, side)
            rings.append(point + radii[index] * (np.cos(turn)[:, None] * side + np.sin(turn)[:, None] * other))
        rings = np.array(rings)
        quads = np.stack([rings[:-1, :-1], rings[:-1, 1:], rings[1:, 1:], rings[1:, :-1]], axis=2).reshape(-1, 4, 3)
        self.add(quads, material, glow=glow, veil=veil)
        cap = [[path[-1], rings[-1, i], rings[-1, i + 1], path[-1]] for i in range(sides)]
        return self.add(cap, material, glow=glow, veil=veil)

    def ball(self, centre, radii, material, sides=12, rings=7, glow=0.0, veil=0.0):
        """An ellipsoid."""
        tilt, turn = np.linspace(-math.pi / 2, math.pi / 2, rings + 1), np.linspace(0, 2 * math.pi, sides + 1)
        grid = np.stack([np.cos(tilt)[:, None] * np.cos(turn), np.cos(tilt)[:, None] * np.sin(turn), np.repeat(np.sin(tilt)[:, None], sides + 1, 1)], -1)
        grid = grid * np.asarray(radii) + np.asarray(centre)
        quads = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]], axis=2).reshape(-1, 4, 3)
        return self.add(quads, material, glow=glow, veil=veil)

    def polygon(self, outline, z, material, glow=0.0):
        """A flat filled outline (x, y); glow: a number for the shader, such as a hue."""
        from mathutils import Vector
        from mathutils.geometry import tessellate_polygon

        points = [(x, y, z) for x, y in outline]
        triangles = tessellate_polygon([[Vector(point) for point in points]])
        quads = []
        for a, b, c in triangles:
            pa, pb, pc = (np.array(points[i]) for i in (a, b, c))
            if np.cross(pb - pa, pc - pa)[2] < 0:
                pb, pc = pc, pb
            quads.append([pa, pb, pc, pc])
        return self.add(quads, material, glow=glow) if quads else self

    def prism(self, outline, low, high, material, top=None):
        """An outline raised from low to high, with its roof in top (or the same material)."""
        outline = anticlockwise(outline)
        following = np.roll(outline, -1, axis=0)
        for (x0, y0), (x1, y1) in zip(outline, following):
            self.add([(x0, y0, low), (x1, y1, low), (x1, y1, high), (x0, y0, high)], material)
        return self.polygon(outline, high, top or material)

    def ribbon(self, line, width, z, material, closed=False):
        """A flat strip along a line of (x, y); z one height or one a point."""
        left, right = sides_of(line, width, closed)
        z = np.broadcast_to(np.asarray(z, dtype=float), (len(left),))
        left, right = np.column_stack([left, z]), np.column_stack([right, z])
        quads = np.stack([right[:-1], right[1:], left[1:], left[:-1]], axis=1)
        lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff((left + right) / 2, axis=0), axis=1))])
        uv = np.stack([np.stack([np.zeros(len(quads)), lengths[:-1]], -1), np.stack([np.zeros(len(quads)), lengths[1:]], -1),
                       np.stack([np.ones(len(quads)), lengths[1:]], -1), np.stack([np.ones(len(quads)), lengths[:-1]], -1)], axis=1)
        return self.add(quads, material, uv=uv)

    def wall(self, line, low, high, width, material, closed=False):
        """A low wall or kerb along a line."""
        left, right = sides_of(line, width, closed)
        for edge, flip in ((left, 1), (right, -1)):
            foot, head = np.column_stack([edge, np.full(len(edge), low)]), np.column_stack([edge, np.full(len(edge), high)])
            quads = np.stack([foot[:-1], foot[1:], head[1:], head[:-1]], axis=1)
            self.add(quads if flip < 0 else quads[:, ::-1], material)
        return self.ribbon(line, width, high, material, closed)

    def arrays(self):
        """All that was added, joined."""
        return tuple(np.concatenate(store) for store in (self.points, self.material, self.group, self.glow, self.veil, self.uv))

    def join(self, other, points=None):
        """Adds another part, moved beforehand when points are given."""
        arrays = list(other.arrays())
        if points is not None:
            arrays[0] = np.asarray(points, dtype=np.float32)
        for store, value in zip((self.points, self.material, self.group, self.glow, self.veil, self.uv), arrays):
            store.append(value)
        return self

    def placed(self, origin, along=(1, 0, 0), out=(0, -1, 0)):
        """A copy in the world, from local (along, out, up)."""
        basis = np.array([along, out, UP], dtype=np.float32)
        copy = Part()
        return copy.join(self, self.arrays()[0] @ basis + np.asarray(origin, dtype=np.float32))

    def at(self, position, turn=0.0, scale=1.0):
        """A copy at a position, turned anticlockwise by degrees."""
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        matrix = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]], dtype=np.float32)
        position = np.asarray(tuple(position) + (0,) * (3 - len(position)), dtype=np.float32)
        return Part().join(self, self.arrays()[0] * scale @ matrix + position)

    def repeated(self, offsets):
        """One copy an offset (n, 3), each with window groups of its own."""
        points, material, group, glow, veil, uv = self.arrays()
        offsets = np.asarray(offsets, dtype=np.float32).reshape(-1, 3)
        count, groups = len(offsets), int(group.max()) + 1
        copy = Part()
        copy.points = [(points[None] + offsets[:, None, None]).reshape(-1, 4, 3)]
        shifted = np.where(group[None] >= 0, group[None] + np.arange(count)[:, None] * max(groups, 1), -1)
        copy.material, copy.group = [np.tile(material, count)], [shifted.reshape(-1)]
        copy.glow, copy.veil, copy.uv = [np.tile(glow, count)], [np.tile(veil, count)], [np.tile(uv, (count, 1, 1))]
        return copy

    @property
    def empty(self):
        return not self.points

    def build(self, name, link=True, crease=None):
        """One object. crease: touching corners are joined and shaded smoothly, but for edges sharper than so many degrees."""
        from materials import get

        points, material, _, glow, veil, uv = self.arrays()
        count = len(points)
        mesh = bpy.data.meshes.new(name)
        mesh.vertices.add(count * 4)
        mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
        mesh.loops.add(count * 4)
        mesh.loops.foreach_set("vertex_index", np.arange(count * 4, dtype=np.int32))
        mesh.polygons.add(count)
        mesh.polygons.foreach_set("loop_start", np.arange(0, count * 4, 4, dtype=np.int32))
        used, slot = np.unique(material, return_inverse=True)
        for index in used:
            mesh.materials.append(get(MATERIALS[index]))
        mesh.polygons.foreach_set("material_index", slot.astype(np.int32).ravel())
        for label, value in (("glow", glow), ("veil", veil)):
            mesh.attributes.new(label, "FLOAT", "FACE").data.foreach_set("value", value.astype(np.float32))
        mesh.uv_layers.new(name="UVMap").data.foreach_set("uv", uv.astype(np.float32).ravel())
        mesh.update(calc_edges=True)
        if crease:
            import bmesh

            work = bmesh.new()
            work.from_mesh(mesh)
            bmesh.ops.remove_doubles(work, verts=work.verts, dist=0.002)
            work.to_mesh(mesh)
            work.free()
            mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), dtype=bool))
            mesh.set_sharp_from_angle(angle=math.radians(crease))
        item = bpy.data.objects.new(name, mesh)
        if link:
            bpy.context.scene.collection.objects.link(item)
        return item


MATERIALS = []


def material_index(name):
    """The number a material name has in every Part."""
    if name not in MATERIALS:
        MATERIALS.append(name)
    return MATERIALS.index(name)


def anticlockwise(outline):
    """The same outline, anticlockwise seen from above."""
    outline = np.asarray(outline, dtype=float)
    x, y = outline[:, 0], outline[:, 1]
    return outline if np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y) > 0 else outline[::-1]


def sides_of(line, width, closed=False):
    """The two edges of a strip of that width (one, or one a point) along a line."""
    line = np.asarray(line, dtype=float)
    if closed:
        line = np.vstack([line, line[:1]])
    heading = np.gradient(line, axis=0)
    if closed:
        heading[0] = heading[-1] = line[1] - line[-2]
    heading /= np.maximum(np.linalg.norm(heading, axis=1, keepdims=True), 1e-6)
    across = np.column_stack([-heading[:, 1], heading[:, 0]]) * (np.broadcast_to(np.asarray(width, dtype=float), (len(line),)) / 2)[:, None]
    return line + across, line - across


def curve(points, step=4.0):
    """A smooth line through points (centripetal Catmull-Rom), sampled about every step metres."""
    points = np.asarray(points, dtype=float)
    points = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    out = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        count = max(2, int(np.linalg.norm(c - b) / step))
        t = np.linspace(0, 1, count, endpoint=False)[:, None]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack(out + [points[-2][None]])


def straight(points, step=4.0):
    """A polyline sampled about every step metres."""
    points = np.asarray(points, dtype=float)
    out = [np.linspace(a, b, max(2, int(np.linalg.norm(b - a) / step) + 1))[:-1] for a, b in zip(points, points[1:])]
    return np.vstack(out + [points[-1][None]])


def ellipse(centre, radii, count=64, turn=0.0):
    """An outline of an ellipse."""
    angle = np.linspace(0, 2 * math.pi, count, endpoint=False)
    x, y = np.cos(angle) * radii[0], np.sin(angle) * radii[1]
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return np.column_stack([centre[0] + x * c - y * s, centre[1] + x * s + y * c])


def stadium(centre, radii, count=64):
    """An outline of a running track: two straights, and half a circle at each end of x."""
    angle = np.linspace(0, 2 * math.pi, count, endpoint=False)
    straight_half = max(radii[0] - radii[1], 0)
    return np.column_stack([centre[0] + np.cos(angle) * radii[1] + np.where(np.cos(angle) < 0, -straight_half, straight_half), centre[1] + np.sin(angle) * radii[1]])


def scatter(name, sources, positions, kinds, turns, scales, tilt=None):
    """Instances of objects at points: kinds is the index of a source, turns in radians about z, scales one a point."""
    positions = np.asarray(positions, dtype=np.float32).reshape(-1, 3)
    if not len(positions):
        return None
    collection = bpy.data.collections.new(name + " sources")
    for index, source in enumerate(sources):
        # Collection Info hands children over in alphabetical order.
        source.name = f"{name} {index:03d}"
        collection.objects.link(source)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(positions))
    mesh.vertices.foreach_set("co", positions.ravel())
    rotation = np.zeros((len(positions), 3), dtype=np.float32)
    if tilt is not None:
        rotation[:, :2] = tilt
    rotation[:, 2] = turns
    mesh.attributes.new("kind", "INT", "POINT").data.foreach_set("value", np.asarray(kinds, dtype=np.int32))
    mesh.attributes.new("turn", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", rotation.ravel())
    size = np.asarray(scales, dtype=np.float32)
    size = np.repeat(size[:, None], 3, 1) if size.ndim == 1 else size
    mesh.attributes.new("size", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", np.ascontiguousarray(size).ravel())
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)

    tree = bpy.data.node_groups.new(name, "GeometryNodeTree")
    tree.interface.new_socket("Geometry", in_out="INPUT", socket_type="NodeSocketGeometry")
    tree.interface.new_socket("Geometry", in_out="OUTPUT", socket_type="NodeSocketGeometry")
    nodes, links = tree.nodes, tree.links
    start, end = nodes.new("NodeGroupInput"), nodes.new("NodeGroupOutput")
    instance, info = nodes.new("GeometryNodeInstanceOnPoints"), nodes.new("GeometryNodeCollectionInfo")
    info.inputs["Collection"].default_value = collection
    info.inputs["Separate Children"].default_value = True
    info.inputs["Reset Children"].default_value = True
    instance.inputs["Pick Instance"].default_value = True
    for label, kind, socket in (("kind", "INT", "Instance Index"), ("turn", "FLOAT_VECTOR", "Rotation"), ("size", "FLOAT_VECTOR", "Scale")):
        attribute = nodes.new("GeometryNodeInputNamedAttribute")
        attribute.data_type = kind
        attribute.inputs["Name"].default_value = label
        links.new(attribute.outputs["Attribute"], instance.inputs[socket])
    links.new(start.outputs[0], instance.inputs["Points"])
    links.new(info.outputs[0], instance.inputs["Instance"])
    links.new(instance.outputs[0], end.inputs[0])
    item.modifiers.new(name, "NODES").node_group = tree
    return item


def text(words, position, along, out, size, material, depth=0.08, align="CENTER", font=None):
    """Letters as geometry on a wall that faces out, reading along."""
    from mathutils import Matrix, Vector
    from materials import get

    data = bpy.data.curves.new(words, "FONT")
    data.body, data.size, data.extrude, data.align_x = words, size, depth, align
    if font and os.path.exists(font):
        data.font = bpy.data.fonts.load(font, check_existing=True)
    data.materials.append(get(material))
    item = bpy.data.objects.new(words, data)
    item.matrix_world = Matrix.Translation(Vector(position)) @ Matrix((Vector(along), Vector((0, 0, 1)), Vector(out))).transposed().to_4x4()
    bpy.context.scene.collection.objects.link(item)
    return item


@cache
def plan():
    """The site plan as the site publishes it: geometry.ts prints it, GEOMETRY names the file."""
    path = os.environ.get("GEOMETRY", os.path.join(HERE, "..", "geometry.json"))
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def own():
    """Whether the plan is of this project's complex: what no plan tells (the land beyond the sheet, lanes, cameras) is known of it alone."""
    return "name" not in plan()


def half():
    """Half of the sheet: from its middle to the east and to the north."""
    return plan()["site"]["width"] / 2, plan()["site"]["height"] / 2


def world(x, y):
    """Plan metres (y south) to the world (y north)."""
    east, north = half()
    return np.array([x - east, north - y])


def estate(margin=0.0):
    """(west, south), (east, north) of what the complexes' outlines enclose."""
    points = np.vstack([worlds(each["outline"]) for each in plan()["site"]["complexes"]])
    return points.min(axis=0) - margin, points.max(axis=0) + margin


def worlds(points):
    return np.array([world(*point) for point in points])


class Move:
    """Turns what was laid out around one place by degrees, and sets it down around another."""

    def __init__(self, around=(0, 0), to=(0, 0), turn=0.0):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        self.turn, self.matrix = turn, np.array([[c, s], [-s, c]])
        self.shift = np.asarray(to, dtype=float) - np.asarray(around, dtype=float) @ self.matrix

    def way(self, x, y, z=0.0):
        return (*(np.array([x, y]) @ self.matrix), z)

    def point(self, x, y, *rest):
        return (*(np.array([x, y]) @ self.matrix + self.shift), *rest)

    def part(self, part):
        return part.at(self.shift, self.turn)


def gate_way(data, gate):
    """From the middle of the nearest street through a gate, to ten metres within its complex."""
    at = world(*gate["at"])
    streets = np.vstack([straight(worlds(road["line"]), 0.1) for road in data["site"]["roads"]])
    street = streets[np.hypot(*(streets - at).T).argmin()]
    return np.array([street, at, at + (at - street) / np.hypot(*(at - street)) * 10])
