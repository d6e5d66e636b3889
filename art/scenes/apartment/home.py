"""A furnished home under a light: what stills.py and panoramas.py share."""
import math

import bpy

import stage
from apartment import outlook, shell
from furniture import solid

# Light of a picture: the painted view, its brightness, sun (elevation, azimuth, strength, colour), daylight (irradiance, colour), lamps, exposure.
LIGHTS = {
    "day": dict(mood="day", view=1.9, sun=(27, 222, 15.0, (1.0, 0.87, 0.70)), daylight=(7.5, (0.92, 0.96, 1.0)), cove=0.26, lamps=0.5, exposure=0.45),
    "sunset": dict(mood="sunset", view=1.7, sun=(11, 238, 12.0, (1.0, 0.62, 0.34)), daylight=(4.6, (1.0, 0.86, 0.74)), cove=0.55, lamps=0.75, exposure=1.25),
    "evening": dict(mood="evening", view=1.0, sun=None, daylight=(1.6, (0.55, 0.68, 1.0)), cove=0.85, lamps=1.25, exposure=1.35),
}


class Home:
    """The shell of a unit with its finishes under one light; rooms.py furnishes it."""

    def __init__(self, unit, finishes, light="day", frame="frame", door="paint:#E9E4DA", geometry=None):
        stage.clear()
        self.light = LIGHTS[light]
        self.plan = shell.Plan(unit, geometry or shell.geometry_path())
        self.shell = shell.Shell(self.plan, finishes, frame, door, lights=self.light["cove"])
        living = self.plan.box("living")
        outlook.backdrop(self.light["mood"], ((living[0] + living[2]) / 2, (living[1] + living[3]) / 2), self.light["view"])
        outlook.world("#BFD4E6" if light == "day" else "#5C6E92", self.light["view"] * 0.08)
        if self.light["sun"]:
            outlook.sun(*self.light["sun"])
        outlook.daylight(self.shell, *self.light["daylight"])

    def lamps(self, points, power=9.0, **more):
        """Downlights at plan points (mm)."""
        shell.downlights([shell.metres(*point) for point in points], power=power * self.light["lamps"], **more)

    def fixture(self, kind, room=None, index=0):
        """(x, y, turn, width, depth) of a fixture: the middle of its back edge, for solid.place."""
        found = [fixture for fixture in self.plan.fixtures if fixture["kind"] == kind and (room is None or self.within(fixture["box"], room))]
        return self.stand(found[index]["box"], found[index]["faces"])

    def within(self, box, room):
        return shell.inside(self.plan.rooms[room]["shape"], (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)

    @staticmethod
    def stand(box, faces):
        x1, y1, x2, y2 = box
        back = {"s": ((x1 + x2) / 2, y1, 0), "n": ((x1 + x2) / 2, y2, 180), "e": (x1, (y1 + y2) / 2, 90), "w": (x2, (y1 + y2) / 2, -90)}[faces]
        wide, deep = (x2 - x1, y2 - y1) if faces in "sn" else (y2 - y1, x2 - x1)
        return (*shell.metres(back[0], back[1]), back[2], wide / 1000, deep / 1000)

    def put(self, item, x, y, turn=0.0, z=0.0):
        """Stands a piece at a plan point (mm)."""
        return solid.place(item, *shell.metres(x, y), turn, z)

    def windows(self, room):
        """The openings from a room to the open air or to its balcony."""
        return [opening for opening in self.plan.openings if room in self.plan.sides(opening) and (opening["kind"] == "window" or (opening["kind"] == "sliding" and any(side and self.plan.rooms[side]["kind"] == "balcony" for side in self.plan.sides(opening))))]

    def camera(self, x, y, height, to, lens=21.0, shift=0.0):
        """An upright camera at a plan point (mm), looking at another."""
        target = shell.metres(*to)
        data = stage.camera((*shell.metres(x, y), height), (*target, height), lens=lens, shift_y=shift).data
        data.clip_start = 0.02
        return data

    def render(self, out, size=stage.FRAME, samples=12, exposure=0.0):
        cycles = bpy.context.scene.cycles
        cycles.transparent_max_bounces = 16
        stage.render(out, size=size, samples=samples, exposure=self.light["exposure"] + exposure, bounces=5, clamp=4.0)


def panel(name, x1, x2, y1, y2, z1, z2, material, bevel=0.002, grain=None):
    """One bevelled slab between two corners, in metres."""
    piece = solid.Piece(name)
    piece.box(x1, x2, y1, y2, z1, z2, material, bevel, grain=grain)
    return piece.finish()


def turned(x, y, turn, along, away):
    """A plan point (mm) `along` a piece's width and `away` in front of its back, both in mm."""
    angle = math.radians(turn)
    return x + along * math.cos(angle) + away * math.sin(angle), y - along * math.sin(angle) + away * math.cos(angle)
