"""python art/scenes/exterior/takes.py OUT [names] [--again]: the frames of takes out of doors, see ../take.py.

Each has the site, hour and lens of a picture. A moving camera takes four samples a pixel: far balconies crawl a little, and eight would cost two
thirds more. A fixed camera renders one whole frame with 16 samples, and of every frame the part in which something moves.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import bpy
import numpy as np

import places
import stills
import take
from pictures import PICTURES

SAMPLES = 4
STILL_SAMPLES = 16

# name: picture, seconds, way: points (x, y, z) of the eye, each with the point looked at, and how far its frame is below the middle of the
# picture, in widths.
TAKES = {
    # Ends where the river's pictures are taken from, as a frame as wide as they are, 0.605 down: the hours go on from it.
    "take-river": ("aerial-golden-hour", 4, [((575, -545, 82), (-10, -120, 38)), ((520, -510, 96), (-45, -85, 38)), ((470, -480, 108), (-66, -50, 38))], -0.059),
}


# Of the arriving tram, in m/s2.
BRAKING = 2.1


def tram_arrives():
    """The stop of location-tram without cars: changes to the picture, the objects that move (filled as the site is built), and how many metres east of
    their stop they are at a share of the take. Those who walk past do not move."""
    moving = []
    scene = {"extra": lambda data, ground: (places.tram_stop(data, ground), moving.extend(places.tram_with_riders())), "traffic": 0.0}
    return scene, moving, lambda share: 0.5 * BRAKING * (4.2 * (1 - share)) ** 2


# Takes of a fixed camera. name: picture, seconds, how far its frame is below the middle of the picture, in widths, the part in which something
# moves (left, bottom, right, top, as shares of the frame), and the scene.
FIXED = {
    "take-tram": ("location-tram", 4, -0.02, (0.0, 0.10, 0.64, 0.74), tram_arrives),
}


def moving_camera(name, frames):
    of, _, way, below = TAKES[name]
    picture = PICTURES[of]
    stills.build(picture)
    for file, share in frames:
        eye, target = (tuple(take.on_way([step[part] for step in way], share)) for part in (0, 1))
        stills.shoot({**picture, "eye": eye, "target": target, "size": take.SIZE, "shift_y": picture.get("shift_y", 0.0) + below}, file, SAMPLES)


def fixed_camera(name, frames):
    """Renders the whole frame once, then for each frame the part that moves, and lays it over with a soft edge of 12 pixels."""
    from PIL import Image, ImageFilter

    of, _, below, part, how = FIXED[name]
    scene, moving, way = how()
    picture = {**PICTURES[of], **scene, "size": take.SIZE}
    picture["shift_y"] = picture.get("shift_y", 0.0) + below
    stills.build(picture)
    settings = bpy.context.scene.render
    still = os.path.join(os.path.dirname(frames[0][0]), "still", "all.png")
    if not os.path.exists(still):
        stills.shoot(picture, still, STILL_SAMPLES)
    settings.use_border = True
    settings.border_min_x, settings.border_min_y, settings.border_max_x, settings.border_max_y = part
    base = Image.open(still)
    left, bottom, right, top = part
    # Where the part meets the edge of the frame, it stays hard.
    inner = [0 if left == 0 else left * base.width + 12, (1 - top) * base.height + 12, right * base.width - 12, base.height * (1 - bottom) - 12]
    mask = Image.new("L", base.size, 0)
    mask.paste(255, [round(edge) for edge in inner])
    mask = mask.filter(ImageFilter.GaussianBlur(4))
    origins = [np.array(item.location) for item in moving]
    for file, share in frames:
        for item, at in zip(moving, origins):
            item.location = at + [way(share), 0, 0]
        moved = file.replace(".png", ".part.png")
        stills.shoot(picture, moved, SAMPLES)
        Image.composite(Image.open(moved).convert("RGB"), base, mask).save(file)
        os.remove(moved)


if __name__ == "__main__":
    for name, frames in take.asked({name: of[1] for name, of in {**TAKES, **FIXED}.items()}):
        (fixed_camera if name in FIXED else moving_camera)(name, frames)
