"""The pictures out of doors: python stills.py OUT [names]. Needs bpy, and the plan as geometry.json (see ../geometry.ts) or in GEOMETRY.

Each picture is a camera, an hour and the little it adds to the one model of the site. --depth writes depth/NAME.png instead.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import city
import grounds
import kit
import light
import materials
import props
import stage
import towers
from pictures import PICTURES


def scene(picture):
    """Builds what a picture shows."""
    stage.clear()
    materials.reset()
    data = kit.plan()
    ground = grounds.build(data)
    ground["clearings"] = picture.get("clearings", [])
    if picture.get("buildings", True):
        towers.build(data, kit.FONT)
    city.districts(picture.get("open", ()))
    city.woods(picture.get("open", ()))
    city.planting(ground, data, picture.get("trees", "far"), picture.get("near"))
    props.traffic(ground["roads"], picture.get("traffic", 0.05))
    if "extra" in picture:
        picture["extra"](data, ground)
    light.apply(picture["mood"])
    camera = stage.camera(picture["eye"], picture["target"], lens=picture["lens"], level=picture.get("level", True))
    camera.data.shift_x = picture.get("shift_x", 0.0)
    camera.data.shift_y += picture.get("shift_y", 0.0)


def draw(name, out):
    picture = PICTURES[name]
    scene(picture)
    stage.render(out, samples=picture.get("samples", 10), exposure=picture["mood"].exposure + picture.get("exposure", 0.0), bounces=picture.get("bounces", 3),
                 look=picture.get("look", "AgX - Medium High Contrast"))


def depth(name, out):
    """How far everything is, as a 16-bit grey: near white, far black, evenly in 1 / distance."""
    import bpy
    import numpy as np
    from PIL import Image

    scene(PICTURES[name])
    view = bpy.context.scene
    view.render.resolution_x, view.render.resolution_y = 1280, 720
    view.cycles.samples, view.cycles.use_denoising = 1, False
    view.cycles.max_bounces = 0
    view.view_layers[0].use_pass_z = True
    view.render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    raw = out + ".exr"
    view.render.filepath = raw
    bpy.ops.render.render(write_still=True)
    distance = depth_of(raw, 1280, 720)
    os.remove(raw)
    near = np.percentile(distance, 0.5)
    grey = np.clip(near / np.maximum(distance, near), 0, 1)
    Image.fromarray((grey * 65535).astype(np.uint16)).save(out)


def depth_of(path, width, height):
    """The depth layer of a multilayer EXR, read through Blender's own OpenImageIO."""
    import numpy as np
    import OpenImageIO as oiio

    source = oiio.ImageInput.open(path)
    names = source.spec().channelnames
    channel = next(index for index, name in enumerate(names) if "Depth" in name)
    return np.asarray(source.read_image(channel, channel + 1, "float")).reshape(height, width)


def main():
    target = sys.argv[1]
    names = [name for name in sys.argv[2:] if not name.startswith("--")] or list(PICTURES)
    for name in names:
        out = os.path.join(target, "depth", f"{name}.png") if "--depth" in sys.argv else os.path.join(target, f"{name}.png")
        os.makedirs(os.path.dirname(out), exist_ok=True)
        if not stage.done(out):
            (depth if "--depth" in sys.argv else draw)(name, out)


if __name__ == "__main__":
    main()
