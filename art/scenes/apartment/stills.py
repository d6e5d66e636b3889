"""python art/scenes/apartment/stills.py OUT [names] [--again]: the interior pictures as PNG into OUT.

Before it: `node --import tsx art/scenes/geometry.ts > geometry.json` (GEOMETRY names another place). Needs bpy and pillow.
PREVIEW=4 in the environment renders a quarter of the size, DRAFT=1.6 the set at 1600 px.
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

import stage
from apartment import home, rooms
from apartment.plan import of_another

# name: unit, light, rooms furnished, camera (x, y, height, the point looked at, lens, shift), exposure.
PICTURES = {
    "interior-84a-living": ("84A", "day", ("living",), (7950, 2900, 1.22, (7500, 7800), 19.0, -0.02), 0.0),
    "interior-84a-kitchen": ("84A", "day", ("living", "kitchen"), (9350, 4700, 1.32, (6900, 600), 21.0, 0.0), 0.3),
    "interior-59a-living": ("59A", "day", ("living",), (5350, 2750, 1.22, (7100, 6500), 19.0, -0.02), 0.0),
    "interior-84b-living": ("84B", "evening", ("living", "kitchen"), (4300, 3430, 1.28, (6580, 7600), 17.4, -0.02), 0.0),
    "interior-84a-bedroom": ("84A", "day", ("master",), (10180, 2720, 1.22, (12300, 5650), 19.0, -0.02), 0.3),
    "interior-59a-kitchen": ("59A", "day", ("kitchen",), (6620, 5000, 1.28, (6640, 0), 21.0, 0.0), 0.3),
    "interior-59a-bedroom": ("59A", "day", ("master",), (8760, 2130, 1.24, (10900, 4900), 18.5, -0.02), 0.5),
    "interior-84b-kitchen": ("84B", "day", ("living", "kitchen"), (4700, 5300, 1.32, (6300, 400), 21.0, 0.0), 0.3),
    "interior-84b-bedroom": ("84B", "day", ("master",), (3330, 2560, 1.22, (1150, 5450), 19.0, -0.02), 0.6),
    "interior-84b-study": ("84B", "day", ("study",), (12780, 3250, 1.3, (12900, 0), 18.0, -0.02), 0.5),
    "interior-84a-dressroom": ("84A", "day", ("dressing", "master"), (11960, 430, 1.35, (12850, 2450), 17.0, -0.02), 0.8),
    "interior-59a-entrance": ("59A", "day", ("entry",), (1220, 1870, 1.25, (420, 0), 15.0, -0.03), 0.6),
    "poster-84": ("84A", "day", ("living", "kitchen"), (6300, 3300, 1.3, (9000, 7600), 19.0, 0.0), 0.15),
    "poster-59": ("59A", "day", ("living", "kitchen"), (7950, 2350, 1.35, (6000, 6500), 19.0, 0.0), 0.2),
    "tour-1-2": ("59A", "sunset", ("living", "kitchen"), (6700, 6200, 1.35, (6750, 900), 18.5, -0.01), -0.1),
    "tour-3-5": ("84A", "sunset", ("living", "kitchen"), (9250, 6700, 1.35, (6200, 1500), 19.0, 0.0), 0.2),
}


def living_room(plan):
    """A living room by its plan: from the corner by the sofa to the window and the wall opposite."""
    west, south, east, north = (edge * 1000 for edge in plan.box("living"))
    corner, way = (west, 1) if plan.sofa()["faces"] == "e" else (east, -1)
    return (plan.unit, "day", ("living", "kitchen"), (corner + way * 430, 120 - north, 1.22, (corner + way * 2250, -south), 16.0, -0.02), 0.0)


PICTURES = {f"living-{plan.unit.lower()}": living_room(plan) for plan in of_another()} or PICTURES


def render(name, out):
    unit, light, furnished, (x, y, height, to, lens, shift), exposure = PICTURES[name]
    scene = home.Home(unit, rooms.finishes(unit), light)
    rooms.furnish(scene, furnished)
    scene.camera(x, y, height, to, lens, shift)
    scene.render(out, exposure=exposure)


if __name__ == "__main__":
    for name, path in stage.asked(PICTURES):
        render(name, path)
