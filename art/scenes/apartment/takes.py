"""python art/scenes/apartment/takes.py OUT [names] [--again]: the frames of takes that walk through a home, see ../take.py."""
import math
import os
import sys

import bpy

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

import take
from apartment import home, rooms
from apartment.plan import metres

HEIGHT = 1.38

# name: unit, light, rooms furnished, seconds, lens, exposure, how far the frame is below the eye's height (in widths), way: plan points (x, y) of the eye, each
# with the point looked at.
TAKES = {
    "take-84a": ("84A", "day", ("living", "kitchen"), 6, 18.0, 0.15, 0.0, [((4600, 3000), (8000, 2950)), ((5400, 3020), (8600, 4000)), ((6150, 3200), (8700, 6000)), ((6750, 3900), (8150, 7800))]),
    "take-59a": ("59A", "day", ("living", "kitchen"), 4, 18.0, 0.25, -0.035, [((6750, 900), (6500, 6500)), ((7300, 1750), (6450, 6500)), ((7560, 2850), (6300, 6500)), ((7350, 3800), (5950, 6500))]),
}


def render(name, frames):
    unit, light, furnished, _, lens, exposure, below, way = TAKES[name]
    scene = home.Home(unit, rooms.FINISHES[unit], light)
    rooms.furnish(scene, furnished)
    scene.camera(0, 0, HEIGHT, (0, 1000), lens, below)
    eye = bpy.context.scene.camera
    for file, share in frames:
        (x, y), (to_x, to_y) = (metres(*take.on_way([step[part] for step in way], share)) for part in (0, 1))
        eye.location = (x, y, HEIGHT)
        eye.rotation_euler = (math.pi / 2, 0, math.atan2(x - to_x, to_y - y))
        scene.render(file, size=take.SIZE, exposure=exposure)


if __name__ == "__main__":
    for name, frames in take.asked({name: of[3] for name, of in TAKES.items()}):
        render(name, frames)
