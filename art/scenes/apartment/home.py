"""A furnished home under a light: what stills.py and panoramas.py share."""
import bpy

import stage
from apartment import outlook, shell
from apartment.plan import Plan, geometry_path, inside, metres
from furniture import solid

# Light of a picture: the view, its brightness, sun (elevation, azimuth, strength, colour), daylight (irradiance, colour), lamps, exposure.
LIGHTS = {
    "day": dict(mood="day", view=1.6, sun=(27, 222, 15.0, (1.0, 0.87, 0.70)), daylight=(7.5, (0.92, 0.96, 1.0)), cove=0.26, lamps=0.5, fill=1.0, exposure=0.45),
    "sunset": dict(mood="sunset", view=0.95, sun=(9, 206, 15.0, (1.0, 0.60, 0.32)), daylight=(4.6, (1.0, 0.86, 0.74)), cove=0.4, lamps=0.75, fill=1.1, exposure=1.25),
    "evening": dict(mood="evening", view=0.9, sun=None, daylight=(1.6, (0.55, 0.68, 1.0)), cove=0.75, lamps=1.25, fill=0.35, exposure=1.2),
}


class Home:
    """The shell of a unit with its finishes under one light; rooms.py furnishes it."""

    def __init__(self, unit, finishes, light="day", frame="frame", door="paint:#E9E4DA", geometry=None):
        stage.clear()
        self.is_thrifty = False
        self.light = LIGHTS[light]
        self.plan = Plan(unit, geometry or geometry_path())
        self.shell = shell.Shell(self.plan, finishes, frame, door, lights=self.light["cove"])
        living = self.plan.box("living")
        outlook.backdrop(self.light["mood"], ((living[0] + living[2]) / 2, (living[1] + living[3]) / 2), self.light["view"])
        outlook.world("#BFD4E6" if light == "day" else "#5C6E92", self.light["view"] * 0.08)
        if self.light["sun"]:
            outlook.sun(*self.light["sun"])

    def daylight(self, rooms):
        """Lights the windows of these rooms alone; lamps behind closed doors would only add noise."""
        outlook.daylight(self.shell, *self.light["daylight"], only=rooms)

    def fill(self, room, irradiance):
        """The photographer's softbox: an unseen sheet of light under the ceiling of a room that the windows do not reach (W/m² of floor)."""
        west, south, east, north = self.plan.box(room)
        data = bpy.data.lights.new("fill", "AREA")
        data.shape, data.size, data.size_y = "RECTANGLE", (east - west) * 0.8, (north - south) * 0.8
        data.energy, data.color = irradiance * self.light["fill"] * data.size * data.size_y, (1.0, 0.96, 0.90)
        item = bpy.data.objects.new("fill", data)
        item.location = ((west + east) / 2, (south + north) / 2, self.shell.height(room) - 0.04)
        item.visible_camera = item.visible_glossy = False
        bpy.context.scene.collection.objects.link(item)

    def lamps(self, points, power=9.0, **more):
        """Downlights at plan points (mm)."""
        shell.downlights([metres(*point) for point in points], power=power * self.light["lamps"], **more)

    def fixture(self, kind, room=None, index=0):
        """(x, y, turn, width, depth) of a fixture: the middle of its back edge, for solid.place."""
        found = [fixture for fixture in self.plan.fixtures if fixture["kind"] == kind and (room is None or self.within(fixture["box"], room))]
        return self.stand(found[index]["box"], found[index]["faces"])

    def within(self, box, room):
        return inside(self.plan.rooms[room]["shape"], (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)

    @staticmethod
    def stand(box, faces):
        x1, y1, x2, y2 = box
        back = {"s": ((x1 + x2) / 2, y1, 0), "n": ((x1 + x2) / 2, y2, 180), "e": (x1, (y1 + y2) / 2, 90), "w": (x2, (y1 + y2) / 2, -90)}[faces]
        wide, deep = (x2 - x1, y2 - y1) if faces in "sn" else (y2 - y1, x2 - x1)
        return (*metres(back[0], back[1]), back[2], wide / 1000, deep / 1000)

    def put(self, item, x, y, turn=0.0, z=0.0):
        """Stands a piece at a plan point (mm)."""
        return solid.place(item, *metres(x, y), turn, z)

    def windows(self, room):
        """The openings from a room to the open air or to its balcony."""
        return [opening for opening in self.plan.openings if room in self.plan.sides(opening) and (opening["kind"] == "window" or (opening["kind"] == "sliding" and any(side and self.plan.rooms[side]["kind"] == "balcony" for side in self.plan.sides(opening))))]

    def camera(self, x, y, height, to, lens=21.0, shift=0.0):
        """An upright camera at a plan point (mm), looking at another."""
        target = metres(*to)
        data = stage.camera((*metres(x, y), height), (*target, height), lens=lens, shift_y=shift).data
        data.clip_start = 0.02
        return data

    def thrift(self):
        """Light that has bounced off a wall needs no grain or weave: such rays see each material as its mean colour, which halves the work."""
        if self.is_thrifty:
            return
        self.is_thrifty = True
        for material in bpy.data.materials:
            if not material.use_nodes or material.name == "outlook":
                continue
            tree = material.node_tree
            surface = next((node for node in tree.nodes if node.type == "BSDF_PRINCIPLED"), None)
            output = next((node for node in tree.nodes if node.type == "OUTPUT_MATERIAL"), None)
            if not surface or not output or not output.inputs["Surface"].links or surface.inputs["Metallic"].default_value > 0.5:
                continue
            if any(node.type in ("EMISSION", "BSDF_TRANSLUCENT", "BSDF_TRANSPARENT") for node in tree.nodes):
                continue
            if surface.inputs["Transmission Weight"].default_value > 0:
                continue
            path, flat, choice = tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeBsdfDiffuse"), tree.nodes.new("ShaderNodeMixShader")
            flat.inputs["Color"].default_value = (*mean(surface.inputs["Base Color"]), 1)
            tree.links.new(path.outputs["Is Diffuse Ray"], choice.inputs[0])
            tree.links.new(output.inputs["Surface"].links[0].from_socket, choice.inputs[1])
            tree.links.new(flat.outputs[0], choice.inputs[2])
            tree.links.new(choice.outputs[0], output.inputs["Surface"])

    def render(self, out, size=stage.FRAME, exposure=0.0, samples=stage.SAMPLES):
        cycles = bpy.context.scene.cycles
        cycles.light_sampling_threshold = 0.03
        self.thrift()
        stage.render(out, size=size, exposure=self.light["exposure"] + exposure, bounces=3, clamp=4.0, samples=samples)


def mean(socket):
    """The colour that a tree of nodes gives on average."""
    if not socket.links:
        value = socket.default_value
        return tuple(value[:3]) if hasattr(value, "__len__") else (value,) * 3
    node = socket.links[0].from_node
    if node.type == "VALTORGB":
        colors = [element.color[:3] for element in node.color_ramp.elements]
    elif node.type == "MIX_RGB":
        first, second = mean(node.inputs[1]), mean(node.inputs[2])
        return tuple(a * b for a, b in zip(first, second)) if node.blend_type == "MULTIPLY" and not node.inputs[0].links and node.inputs[0].default_value == 1 else first if node.blend_type != "MIX" else tuple(0.9 * a + 0.1 * b for a, b in zip(first, second))
    else:
        colors = [mean(part) for part in node.inputs if part.type == "RGBA"] or [(0.5, 0.5, 0.5)]
        colors = [color for color in colors if sum(color) > 0] or colors
    return tuple(sum(color[channel] for color in colors) / len(colors) for channel in range(3))


def panel(name, x1, x2, y1, y2, z1, z2, material, bevel=0.002, grain=None):
    """One bevelled slab between two corners, in metres."""
    piece = solid.Piece(name)
    piece.box(x1, x2, y1, y2, z1, z2, material, bevel, grain=grain)
    return piece.finish()
