"""python art/scenes/apartment/panoramas.py OUT [names] [--again]: the equirectangular panoramas as PNG into OUT (4096 x 2048).

Their places are in panorama-places.json, which the viewer and its map read as well. Before it: see stills.py.
"""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

import stage
from apartment import home, materials, rooms
from apartment.plan import metres, of_another

SIZE = (4096, 2048)
# A viewer shows a quarter of it at a time: twice the pixels are worth more than twice the samples. A place asks for more
# where an edge lies before the sky: at one sample it frays.
SAMPLES = 1
FURNISHED = {"living": ("living", "kitchen"), "kitchen": ("living", "kitchen"), "master": ("master",), "bath": ("bath",), "entry": ("entry",)}
EXPOSURE = {"living": 0.1, "kitchen": 0.3, "master": 0.35, "bath": 0.5, "entry": 0.6}


def places():
    """Of another complex the middles of its living rooms, for want of places that somebody chose."""
    with open(os.path.join(os.path.dirname(__file__), "panorama-places.json")) as file:
        known = json.load(file)
    if plans := of_another():
        boxes = [(plan.unit, plan.box("living")) for plan in plans]
        known["places"] = [dict(id=f"{unit.lower()}-living", plan=unit, room="living", at=((west + east) * 500, -(south + north) * 500), heading=180, samples=3) for unit, (west, south, east, north) in boxes]
    return known


def clear_panes():
    """Lets the view through unmirrored: of a hundred rays a pane mirrors a few, which at one sample are specks."""
    tree = materials.get("window-glass").node_tree
    output, through = (next(node for node in tree.nodes if node.type == kind) for kind in ("OUTPUT_MATERIAL", "BSDF_TRANSPARENT"))
    tree.links.new(through.outputs[0], output.inputs["Surface"])


def render(place, height, out):
    scene = home.Home(place["plan"], rooms.finishes(place["plan"]), "day")
    rooms.furnish(scene, FURNISHED[place["room"]])
    clear_panes()
    stage.panorama((*metres(*place["at"]), height / 1000), place["heading"])
    scene.render(out, size=SIZE, exposure=EXPOSURE[place["room"]], samples=place.get("samples", SAMPLES))


if __name__ == "__main__":
    known = places()
    by_id = {place["id"]: place for place in known["places"]}
    for name, path in stage.asked(by_id):
        render(by_id[name], known["height"], path)
