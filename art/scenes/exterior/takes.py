"""python art/scenes/exterior/takes.py OUT [names] [--again]: the frames of flights over the site, see ../take.py.

A flight has the site, hour and lens of a picture. Eight samples a pixel would cost two thirds more than four, with which far balconies crawl
a little.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import stills
import take
from pictures import PICTURES

SAMPLES = 4

# name: picture, seconds, way: points (x, y, z) of the eye, each with the point looked at, and how far its frame is below the middle of the
# picture, in widths.
TAKES = {
    # Ends where the river's pictures are taken from, as a frame as wide as they are, 0.605 down: the hours go on from it.
    "take-river": ("aerial-golden-hour", 4, [((575, -545, 82), (-10, -120, 38)), ((520, -510, 96), (-45, -85, 38)), ((470, -480, 108), (-66, -50, 38))], -0.059),
}


def render(name, frames):
    of, _, way, below = TAKES[name]
    picture = PICTURES[of]
    stills.build(picture)
    for file, share in frames:
        eye, target = (tuple(take.on_way([step[part] for step in way], share)) for part in (0, 1))
        stills.shoot({**picture, "eye": eye, "target": target, "size": take.SIZE, "shift_y": picture.get("shift_y", 0.0) + below}, file, SAMPLES)


if __name__ == "__main__":
    for name, frames in take.asked({name: of[1] for name, of in TAKES.items()}):
        render(name, frames)
