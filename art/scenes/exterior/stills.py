"""The pictures out of doors: python stills.py OUT [names] [--again]. Needs bpy, and the plan as geometry.json (see ../geometry.ts) or in GEOMETRY.

Each picture is a camera, an hour and the little it adds to the one model of the site.
"""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import bpy

import city
import grounds
import kit
import light
import materials
import stage
import towers
import vehicles
from pictures import PICTURES

# Of a pixel: at two the denoiser guesses windows that are finer than a pixel, and facades turn to mush; 64 look like 16. The threshold
# matters where SAMPLES asks for more: with that of a room, too many pixels of a facade stop early.
SAMPLES = 16
THRESHOLD = 0.005


def build(picture):
    """The site at an hour, with what a picture adds to it."""
    stage.clear()
    materials.reset()
    data = kit.plan()
    ground = grounds.build(data, picture.get("unlit", ()))
    ground["clearings"], ground["paved"] = picture.get("clearings", []), picture.get("paved", [])
    if picture.get("buildings", True):
        towers.build(data, kit.FONT, picture.get("eye"))
    city.districts(picture.get("open", ()))
    city.woods(picture.get("open", ()))
    city.planting(ground, data, picture.get("trees", "far"), picture.get("near"))
    vehicles.traffic(ground["roads"], picture.get("traffic", 0.05))
    if "extra" in picture:
        picture["extra"](data, ground)
    light.apply(picture["mood"])


def site_of(picture):
    """What the model of the site depends on: pictures that share it differ in hour, lens and direction only."""
    return {key: picture.get(key) for key in ("eye", "near", "trees", "traffic", "open", "clearings", "paved", "unlit", "extra", "buildings")}


def change_hour(mood):
    """Another hour over the site that stands."""
    for item in [item for item in bpy.data.objects if item.type == "LIGHT" and item.data.type == "SUN"]:
        bpy.data.objects.remove(item)
    light.apply(mood)


def shoot(picture, out, samples=SAMPLES):
    """Renders the site that stands from a picture's camera."""
    camera = stage.camera(picture["eye"], picture["target"], lens=picture["lens"], level=picture.get("level", True))
    camera.data.shift_x = picture.get("shift_x", 0.0)
    camera.data.shift_y += picture.get("shift_y", 0.0)
    stage.render(out, size=picture.get("size", stage.FRAME), exposure=picture["mood"].exposure + picture.get("exposure", 0.0), bounces=picture.get("bounces", 3),
                 samples=samples, threshold=THRESHOLD, look=picture.get("look", "AgX - Medium High Contrast"), finish=lambda path: finish(path, **picture.get("finish", {})))


def draw(name, out, standing=None):
    """Renders a picture and prints what it took. standing: the picture whose site is built already."""
    picture, start = PICTURES[name], time.process_time()
    if standing and site_of(standing) == site_of(picture):
        change_hour(picture["mood"])
    else:
        build(picture)
    built = time.process_time()
    shoot(picture, out)
    print(f"{name}: {built - start:.0f} s of processor time for the site, {time.process_time() - built:.0f} s for the picture", flush=True)


def finish(path, black=0.0, lift=1.0, warmth=0.0, saturation=1.0, calm_blue=0.0):
    """The last touch in print: black where haze made it grey, middle tones up, light towards gold, and blue water and sky a little quieter."""
    import numpy as np
    from PIL import Image

    pixels = np.asarray(Image.open(path).convert("RGB"), dtype=np.float32) / 255
    pixels = 1 - (1 - np.clip((pixels - black) / (1 - black), 0, 1)) ** lift
    luma = (pixels @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32))[..., None]
    blue = np.clip(pixels[..., 2:] - pixels[..., :1], 0, 1)
    pixels = luma + (pixels - luma) * (saturation - calm_blue * np.clip(blue * 4, 0, 1))
    pixels = pixels * (1 + warmth * luma * np.array([0.9, 0.1, -1.0], dtype=np.float32))
    Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path)


if __name__ == "__main__":
    last = None
    for name, path in stage.asked(PICTURES):
        draw(name, path, last)
        last = PICTURES[name]
