"""The bare home of a unit plan: walls, floors, ceilings with coves, skirting, doors, windows and curtains."""
import math

import bpy
import numpy as np

from apartment import materials
from apartment.plan import BALCONY, HEIGHTS, metres
from furniture import solid

WET = ("bath",)


class Surfaces:
    """One mesh of upright and level faces with UVs in metres."""

    def __init__(self, name):
        self.name, self.points, self.uvs, self.slots, self.names = name, [], [], [], []

    def face(self, corners, uvs, material):
        if material not in self.names:
            self.names.append(material)
        self.points.append(corners)
        self.uvs.append(uvs)
        self.slots.append(self.names.index(material))

    def wall(self, x1, y1, x2, y2, z1, z2, material):
        """An upright face over the line (x1, y1)-(x2, y2)."""
        along = (lambda x, y: y) if x1 == x2 else (lambda x, y: x)
        corners = [(x1, y1, z1), (x2, y2, z1), (x2, y2, z2), (x1, y1, z2)]
        self.face(corners, [(along(x, y), z) for x, y, z in corners], material)

    def level(self, x1, y1, x2, y2, z, material):
        corners = [(x1, y1, z), (x2, y1, z), (x2, y2, z), (x1, y2, z)]
        self.face(corners, [(y, x) for x, y, _ in corners], material)

    def finish(self):
        mesh = bpy.data.meshes.new(self.name)
        count = len(self.points)
        mesh.from_pydata([point for corners in self.points for point in corners], [], [tuple(range(4 * at, 4 * at + 4)) for at in range(count)])
        mesh.uv_layers.new(name="UVMap").data.foreach_set("uv", np.array(self.uvs, dtype=np.float32).ravel())
        mesh.polygons.foreach_set("material_index", np.array(self.slots, dtype=np.int32))
        for name in self.names:
            mesh.materials.append(materials.get(name))
        item = bpy.data.objects.new(self.name, mesh)
        bpy.context.scene.collection.objects.link(item)
        return item


class Shell:
    """Builds the home. finishes: for a room id (or kind, or "") a dict of wall, floor and ceiling material names."""

    def __init__(self, plan, finishes, frame="frame", door="paint:#E9E4DA", coffers=("living",), lights=1.0):
        self.plan, self.finishes, self.frame, self.door, self.lights = plan, finishes, frame, door, lights
        self.coffers = coffers
        self.surfaces()
        self.skirting()
        for opening in plan.openings:
            self.fill(opening)
        for room in coffers:
            self.coffer(room)

    def finish(self, room, part):
        kind = self.plan.rooms[room]["kind"]
        for key in (room, kind, ""):
            if part in self.finishes.get(key, {}):
                return self.finishes[key][part]
        return {"wall": "wallpaper", "floor": "floor-oak", "ceiling": "ceiling"}[part]

    def solids(self, what):
        """The heights between which a cell is closed."""
        kind, key = what
        if kind == "wall":
            return [(0.0, HEIGHTS["slab"])]
        if kind == "opening":
            sill, head = self.plan.span(self.plan.openings[key])
            return [(0.0, sill), (head, HEIGHTS["slab"])]
        return []

    def height(self, room):
        return HEIGHTS["bath"] if self.plan.rooms[room]["kind"] in WET else HEIGHTS["ceiling"]

    def surfaces(self):
        plan, mesh = self.plan, Surfaces("shell")
        for (i, j), what in plan.cells.items():
            x1, y1 = metres(plan.xs[i], plan.ys[j])
            x2, y2 = metres(plan.xs[i + 1], plan.ys[j + 1])
            kind, key = what
            if kind == "room":
                mesh.level(x1, y1, x2, y2, 0.0, self.finish(key, "floor"))
                if key not in self.coffers:
                    mesh.level(x1, y1, x2, y2, self.height(key), self.finish(key, "ceiling"))
            if kind == "opening":
                sill, head = plan.span(plan.openings[key])
                room = next((side for side in reversed(plan.sides(plan.openings[key])) if side), None)
                window = plan.openings[key]["kind"] == "window"
                mesh.level(x1, y1, x2, y2, sill, "stone" if window else self.finish(room, "floor"))
                mesh.level(x1, y1, x2, y2, head, "paint")
            for di, dj, line in ((-1, 0, (x1, y1, x1, y2)), (1, 0, (x2, y1, x2, y2)), (0, -1, (x1, y1, x2, y1)), (0, 1, (x1, y2, x2, y2))):
                other = plan.cells.get((i + di, j + dj), ("out", None))
                if other == what or kind in ("room", "out"):
                    continue
                if other[0] == "room":
                    for z1, z2 in self.solids(what):
                        if z2 > z1:
                            mesh.wall(*line, z1, z2, self.finish(other[1], "wall"))
                elif other[0] == "opening" and kind == "wall":
                    mesh.wall(*line, *plan.span(plan.openings[other[1]]), "paint")
        mesh.finish()

    def skirting(self):
        """A strip at the foot of every wall of the dry rooms."""
        plan, piece = self.plan, solid.Piece("skirting")
        high, thick = HEIGHTS["skirting"], 0.009
        white = materials.get("paint")
        for (i, j), (kind, key) in plan.cells.items():
            if kind != "room" or plan.rooms[key]["kind"] in WET + BALCONY:
                continue
            x1, y2 = metres(plan.xs[i], plan.ys[j])
            x2, y1 = metres(plan.xs[i + 1], plan.ys[j + 1])
            closed = {side: plan.cells.get((i + di, j + dj), ("out",))[0] == "wall" or self._low_window(plan.cells.get((i + di, j + dj))) for side, di, dj in (("w", -1, 0), ("e", 1, 0), ("n", 0, -1), ("s", 0, 1))}
            if closed["w"]:
                piece.box(x1, x1 + thick, y1, y2, 0, high, white, 0.002)
            if closed["e"]:
                piece.box(x2 - thick, x2, y1, y2, 0, high, white, 0.002)
            if closed["n"]:
                piece.box(x1, x2, y2 - thick, y2, 0, high, white, 0.002)
            if closed["s"]:
                piece.box(x1, x2, y1, y1 + thick, 0, high, white, 0.002)
        piece.finish()

    def _low_window(self, what):
        return bool(what) and what[0] == "opening" and self.plan.span(self.plan.openings[what[1]])[0] > 0.3

    # Openings ---------------------------------------------------------------------------------------------------

    def frame_of(self, opening):
        """(centre x, centre y, turn, width, depth of the wall): local x along the wall, local -y toward the second side."""
        x1, y1, x2, y2 = opening["box"]
        x, y = metres((x1 + x2) / 2, (y1 + y2) / 2)
        if x2 - x1 > y2 - y1:
            return x, y, 0, (x2 - x1) / 1000, (y2 - y1) / 1000
        return x, y, 90, (y2 - y1) / 1000, (x2 - x1) / 1000

    def fill(self, opening):
        kind = opening["kind"]
        first, second = self.plan.sides(opening)
        kinds = {self.plan.rooms[room]["kind"] for room in (first, second) if room}
        if kind == "window":
            self.window(opening, outward=1 if first is None else -1)
        elif kind == "sliding" and "balcony" in kinds:
            self.window(opening, outward=0, panes=2)
        elif kind == "sliding" and "hall" in kinds:
            self.screen_door(opening)
        elif kind in ("door", "entry", "sliding"):
            self.leaf(opening, "lacquer:#12332B" if kind == "entry" else self.door)
        else:
            self.casing(opening)

    def casing(self, opening, material="paint:#E9E4DA"):
        x, y, turn, width, depth = self.frame_of(opening)
        _, head = self.plan.span(opening)
        piece, paint, half, out = solid.Piece("casing"), materials.get(material), width / 2, depth / 2 + 0.008
        # No two faces may share a plane: coplanar faces render black.
        for side in (-1, 1):
            piece.box(side * half, side * (half - 0.03), -out + 0.001, out - 0.001, 0, head, paint, 0.002)
            for face in (-1, 1):
                piece.box(side * (half - 0.004), side * (half + 0.045), face * depth / 2, face * out, 0, head + 0.045, paint, 0.002)
        piece.box(-half + 0.03, half - 0.03, -out + 0.001, out - 0.001, head - 0.03, head, paint, 0.002)
        for face in (-1, 1):
            piece.box(-half + 0.004, half - 0.004, face * depth / 2, face * (out - 0.0005), head - 0.004, head + 0.045, paint, 0.002)
        return solid.place(piece.finish(), x, y, turn)

    def leaf(self, opening, material):
        """A closed flush door with a lever handle, in its casing."""
        x, y, turn, width, depth = self.frame_of(opening)
        _, head = self.plan.span(opening)
        hinge = opening.get("hinge", "ne")
        inward = {"n": 1, "s": -1, "w": 1, "e": -1}[hinge[0] if turn == 0 else hinge[1]]
        handle = {"w": 1, "e": -1, "n": 1, "s": -1}[hinge[1] if turn == 0 else hinge[0]]
        if turn == 90:
            handle, inward = -handle, inward
        self.casing(opening, material if opening["kind"] == "entry" else "paint:#E9E4DA")
        piece, paint, metal, half = solid.Piece("door"), materials.get(material), materials.get("black-metal"), width / 2 - 0.033
        face = inward * (depth / 2 - 0.012)
        back = face - inward * 0.04
        piece.box(-half, half, face, back, 0.006, head - 0.033, paint, 0.002, grain="z")
        if opening["kind"] == "entry":
            # What it closes against: behind a front door lies the sky, and it would shine through the gap.
            piece.box(-half - 0.01, half + 0.01, back - inward * 0.002, back - inward * 0.014, 0.001, head - 0.02, paint, 0.001, grain="z")
            for side, way in ((face, inward), (back - inward * 0.014, -inward)):
                self.lock(piece, side, way, half, handle)
        elif opening["kind"] == "sliding":
            # It slides into the wall: a pull that lies flush.
            for side, way in ((face, inward), (back, -inward)):
                grip = handle * (half - 0.05)
                piece.box(grip - 0.013, grip + 0.013, side - way * 0.001, side + way * 0.002, 0.86, 1.2, metal, 0.0008)
        else:
            for side, way in ((face, inward), (back, -inward)):
                grip = handle * (half - 0.06)
                piece.tube([(grip, side, 1.0), (grip, side + way * 0.045, 1.0), (grip - handle * 0.02, side + way * 0.055, 1.0), (grip - handle * 0.13, side + way * 0.055, 1.0)], 0.009, metal)
                piece.box(grip - 0.026, grip + 0.026, side, side + way * 0.008, 0.94, 1.06, metal, 0.003)
        return solid.place(piece.finish(), x, y, turn)

    @staticmethod
    def lock(piece, side, way, half, handle):
        """One side of a front door: two brass lines, and a digital lock with its lever."""
        metal, brass = materials.get("black-metal"), materials.get("brass")
        for z in (0.72, 1.44):
            piece.box(-half, half, side - way * 0.0008, side + way * 0.0008, z, z + 0.006, brass, 0.0002)
        grip = handle * (half - 0.085)
        piece.box(grip - 0.036, grip + 0.036, side, side + way * 0.026, 0.94, 1.30, metal, 0.008)
        piece.box(grip - 0.022, grip + 0.022, side + way * 0.0255, side + way * 0.0275, 1.16, 1.27, materials.get("black-glass"), 0.001)
        piece.tube([(grip, side + way * 0.02, 1.0), (grip, side + way * 0.062, 1.0), (grip - handle * 0.02, side + way * 0.07, 1.0), (grip - handle * 0.15, side + way * 0.07, 1.0)], 0.010, metal)

    def screen_door(self, opening):
        """The inner door of the entrance: three slim panes in dark frames, slid open to the east."""
        x, y, turn, width, depth = self.frame_of(opening)
        _, head = self.plan.span(opening)
        self.casing(opening)
        piece, metal, glass = solid.Piece("screen door"), materials.get("black-metal"), materials.get("glass")
        pane, inner = (width - 0.06) / 3, head - 0.03
        for index in range(3):
            left, y0 = width / 2 - 0.03 - pane, (index - 1) * 0.03
            piece.box(left, left + 0.022, y0 - 0.013, y0 + 0.013, 0.005, inner, metal, 0.002)
            piece.box(left + pane - 0.022, left + pane, y0 - 0.013, y0 + 0.013, 0.005, inner, metal, 0.002)
            for low, high in ((0.005, 0.03), (0.9, 0.918), (inner - 0.025, inner)):
                piece.box(left + 0.022, left + pane - 0.022, y0 - 0.012, y0 + 0.012, low, high, metal, 0.001)
            piece.put([(left, y0, 0.02), (left + pane, y0, 0.02), (left + pane, y0, inner), (left, y0, inner)], [(0, 1, 2, 3)], glass)
        return solid.place(piece.finish(), x, y, turn)

    def window(self, opening, outward, panes=None):
        """Sliding sashes on two tracks. outward: 1 when the open air is toward local +y, -1 toward -y, 0 between two rooms."""
        x, y, turn, width, depth = self.frame_of(opening)
        sill, head = self.plan.span(opening)
        if outward and turn == 90:
            outward = -outward
        panes = panes or max(1, round(width / 0.95))
        piece, bar, glass = solid.Piece("window"), materials.get(self.frame), materials.get("window-glass")
        middle, half, rim, sash = outward * (depth / 2 - 0.075), width / 2, 0.045, 0.042
        low = sill + (0.012 if sill < 0.2 else 0.0)
        for side in (-1, 1):
            piece.box(side * half, side * (half - rim), middle - 0.06, middle + 0.06, low, head, bar, 0.003)
        piece.box(rim - half, half - rim, middle - 0.06, middle + 0.06, head - rim, head, bar, 0.001)
        piece.box(rim - half, half - rim, middle - 0.06, middle + 0.06, low, low + rim, bar, 0.001)
        pane = (width - 2 * rim) / panes
        for index in range(panes):
            track = middle + (0.024 if index % 2 else -0.024)
            left, right = -half + rim + index * pane - (sash / 2 if index else 0), -half + rim + (index + 1) * pane + (sash / 2 if index < panes - 1 else 0)
            bottom, top = low + rim, head - rim
            piece.box(left, left + sash, track - 0.02, track + 0.02, bottom, top, bar, 0.003)
            piece.box(right - sash, right, track - 0.02, track + 0.02, bottom, top, bar, 0.003)
            piece.box(left + sash, right - sash, track - 0.02, track + 0.02, bottom, bottom + 0.06, bar, 0.001)
            piece.box(left + sash, right - sash, track - 0.02, track + 0.02, top - sash, top, bar, 0.001)
            piece.put([(left, track, bottom), (right, track, bottom), (right, track, top), (left, track, top)], [(0, 1, 2, 3)], glass)
        if outward and sill < 0.7:
            rail = outward * (depth / 2 + 0.02)
            piece.box(-half, half, rail - 0.02, rail + 0.02, 1.10, 1.13, bar, 0.006)
            piece.put([(-half, rail, 0.1), (half, rail, 0.1), (half, rail, 1.1), (-half, rail, 1.1)], [(0, 1, 2, 3)], glass)
        return solid.place(piece.finish(), x, y, turn)

    # Ceiling ------------------------------------------------------------------------------------------------------

    def coffer(self, room, margin=0.42, slot=0.11, strength=None):
        """The raised middle of a ceiling with light hidden round its edge, and a curtain box along the southern window."""
        west, south, east, north = self.plan.box(room)
        low, top, slab = HEIGHTS["ceiling"], HEIGHTS["coffer"], HEIGHTS["slab"]
        box = 0.17
        piece, white = solid.Piece("coffer"), materials.get(self.finish(room, "ceiling"))
        hole = west + margin, south + box + margin * 0.85, east - margin, north - margin * 0.7

        over = 0.01  # into the walls and over the next ceiling: else light shows through the bevel

        def ring(x1, y1, x2, y2, z1, z2, bevel):
            piece.box(west - over, x1, south + box, north + over, z1, z2, white, bevel)
            piece.box(x2, east + over, south + box, north + over, z1, z2, white, bevel)
            piece.box(x1, x2, south + box, y1, z1, z2, white, bevel)
            piece.box(x1, x2, y2, north + over, z1, z2, white, bevel)

        ring(*hole, low + 0.0006, low + 0.035, 0.0012)
        ring(hole[0] - slot, hole[1] - slot, hole[2] + slot, hole[3] + slot, low + 0.035, slab, 0.001)
        piece.box(hole[0] - slot, hole[2] + slot, hole[1] - slot, hole[3] + slot, top, slab, white, 0.001)
        piece.box(west, east, south, south + box, HEIGHTS["curtain_box"], slab, white, 0.001)
        piece.finish()
        width, depth = hole[2] - hole[0], hole[3] - hole[1]
        centre = (hole[0] + hole[2]) / 2, (hole[1] + hole[3]) / 2
        for x, y, length, turn in ((hole[0] - slot / 2, centre[1], depth, 90), (hole[2] + slot / 2, centre[1], depth, 90), (centre[0], hole[1] - slot / 2, width, 0), (centre[0], hole[3] + slot / 2, width, 0)):
            strip(x, y, low + 0.04, length, 0.05, turn, 7.0 * length * self.lights, up=True)

    def curtains(self, opening, sheer=(0.3, 0.3), drape=(0.3, 0.3), cloth="curtain", veil="sheer", inset=0.075, top=None):
        """Two layers on rails before a window, on its room side. Pairs: how much of the width each covers from the left and the right, seen from the room."""
        x, y, turn, width, depth = self.frame_of(opening)
        first, second = self.plan.sides(opening)
        room = next(side for side in (first, second) if side and self.plan.rooms[side]["kind"] not in BALCONY)
        inward = 1 if room == first else -1
        if turn == 90:
            inward = -1 if room == first else 1
        top = top or (HEIGHTS["curtain_box"] - 0.02 if room in self.coffers else HEIGHTS["ceiling"])
        reach = width + 0.36
        left = -1 if inward == 1 else 1
        piece = solid.Piece(f"curtain {x:.2f} {y:.2f}")
        for pair, material, away, fold, seed in ((sheer, veil, inset + 0.0, 0.105, 3), (drape, cloth, inset + 0.085, 0.13, 5)):
            for share, side in ((pair[0], left), (pair[1], -left)):
                if share:
                    start = side * reach / 2
                    hang(piece, start, start - side * share * reach, inward * (depth / 2 + away), 0.012, top, materials.get(material), fold, 0.026 if material == veil else 0.036, seed + int(side))
        return solid.place(piece.finish(), x, y, turn)


def hang(piece, x1, x2, y, z1, z2, material, fold, swing, seed):
    """A cloth in folds from x1 to x2."""
    random = np.random.default_rng(seed)
    length = abs(x2 - x1)
    columns = int(max(24, length / fold * 14))
    phase, drift = random.uniform(0, 6), random.uniform(-1, 1, 4)

    def surface(u, v):
        bend = 0.35 * np.sin(u * length * 3.1 + drift[0] * 3) + 0.25 * np.sin(u * length * 7.3 + drift[1] * 5)
        angle = 2 * math.pi * u * length / fold + phase + bend
        loose = 0.55 + 0.45 * np.clip(1 - v, 0, 1) + 0.18 * np.sin(u * length * 2.1 + drift[2] * 4)
        sway = 0.012 * np.sin(v * 2.2 + drift[3]) * (1 - v)
        along = x1 + (x2 - x1) * u + 0.25 * fold * np.sin(2 * angle) * 0.25
        return np.column_stack([along, y + swing * loose * np.sin(angle) + sway, z1 + (z2 - z1) * v])

    piece.sheet(lambda u, v: surface(v, u), 14, columns, material)


def strip(x, y, z, length, width, turn, power, up=False, color=(1.0, 0.84, 0.66)):
    """A line of light; its length along x until turned (degrees)."""
    data = bpy.data.lights.new("strip", "AREA")
    data.shape, data.size, data.size_y, data.energy, data.color = "RECTANGLE", length, width, power, color
    item = bpy.data.objects.new("strip", data)
    item.location = (x, y, z)
    item.rotation_euler = (math.pi if up else 0, 0, math.radians(turn))
    item.visible_camera = False
    item.visible_glossy = False
    bpy.context.scene.collection.objects.link(item)
    return item


def downlights(points, z=HEIGHTS["ceiling"], power=9.0, color=(1.0, 0.83, 0.63), angle=95):
    """Recessed lamps at points (metres): a bright disc in a white trim, and a cone of light."""
    trim, lamp, white, bright = None, None, materials.get("paint"), materials.get("light")
    for x, y in points:
        if trim is None:
            piece = solid.Piece("downlight")
            piece.turned([(0.036, -0.002), (0.036, -0.004), (0.046, -0.004), (0.048, 0.0)], (0, 0, 0), white, 32)
            piece.turned([(0.0, -0.0015), (0.037, -0.0015)], (0, 0, 0), bright, 24)
            trim = solid.place(piece.finish(), x, y, 0, z)
        else:
            solid.again(trim, x, y, 0, z)
        if lamp is None:
            lamp = bpy.data.lights.new("downlight", "SPOT")
            lamp.energy, lamp.color, lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = power, color, math.radians(angle), 0.75, 0.035
        spot = bpy.data.objects.new("downlight", lamp)
        spot.location = (x, y, z - 0.012)
        bpy.context.scene.collection.objects.link(spot)


