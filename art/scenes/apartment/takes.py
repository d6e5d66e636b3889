"""python art/scenes/apartment/takes.py OUT [names] [--again]: the frames of takes that walk through a home, OUT/NAME/0000.png, 24 a second.

Before it: see stills.py. A stopped take continues with its next frame. EVERY=24 renders a frame of each second, to judge the way; PREVIEW=4 a
quarter of the size.
"""
import math
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

import stage
from apartment import home, rooms
from apartment.plan import metres

FPS = 24
# 2.6:1 for the frame of 1300x500; its middle 800x600 are the phone's.
SIZE = (1560, 600)
HEIGHT = 1.38

# name: unit, light, rooms furnished, seconds, lens, exposure, way: plan points (x, y) of the eye, each with the point looked at.
TAKES = {
    "take-84a": ("84A", "day", ("living", "kitchen"), 6, 18.0, 0.15, [((4600, 3000), (8000, 2950)), ((5400, 3020), (8600, 4000)), ((6150, 3200), (8700, 6000)), ((6750, 3900), (8150, 7800))]),
    "take-59a": ("59A", "day", ("living", "kitchen"), 6, 18.0, 0.25, [((3800, 2560), (6900, 2700)), ((4500, 2580), (7300, 3900)), ((5100, 2800), (7200, 5600)), ((5900, 3350), (6900, 6700))]),
}


def on_way(points, share):
    """A point of the curve (Catmull-Rom) through points, at a share of 0 to 1; slow at both ends."""
    share = 0.6 * share + 0.4 * share * share * (3 - 2 * share)
    points = np.array([points[0], *points, points[-1]], np.float64)
    at = min(share * (len(points) - 3), len(points) - 3 - 1e-9)
    index, t = int(at), at % 1
    a, b, c, d = points[index : index + 4]
    return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) / 2


def render(name, folder, again):
    unit, light, furnished, seconds, lens, exposure, way = TAKES[name]
    count, every = seconds * FPS, int(os.environ.get("EVERY", "1"))
    left = [index for index in range(0, count, every) if again or not os.path.exists(os.path.join(folder, f"{index:04}.png"))]
    if not left:
        return
    scene = home.Home(unit, rooms.FINISHES[unit], light)
    rooms.furnish(scene, furnished)
    scene.camera(0, 0, HEIGHT, (0, 1000), lens)
    eye = bpy.context.scene.camera
    for index in left:
        (x, y), (to_x, to_y) = (metres(*on_way([step[part] for step in way], index / (count - 1))) for part in (0, 1))
        eye.location = (x, y, HEIGHT)
        eye.rotation_euler = (math.pi / 2, 0, math.atan2(x - to_x, to_y - y))
        scene.render(os.path.join(folder, f"{index:04}.png"), size=SIZE, exposure=exposure)


if __name__ == "__main__":
    # No file of this name comes to be: a take is whole when all its frames are.
    for name, path in stage.asked(TAKES, file="{}/take"):
        render(name, os.path.dirname(path), "--again" in sys.argv)
