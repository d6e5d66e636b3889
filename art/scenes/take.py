"""What every take shares: the eye's way, and the frames that are still to render, so that a stopped take continues with its next one."""
import os
import sys

import numpy as np

import stage

FPS = 24
# 2.6:1 for the frame of 1300x500; a phone has 800x600 of it.
SIZE = (1560, 600)


def on_way(points, share):
    """A point of the curve (Catmull-Rom) through points, at a share of 0 to 1; slow at both ends."""
    share = 0.6 * share + 0.4 * share * share * (3 - 2 * share)
    points = np.array([points[0], *points, points[-1]], np.float64)
    at = min(share * (len(points) - 3), len(points) - 3 - 1e-9)
    index, t = int(at), at % 1
    a, b, c, d = points[index : index + 4]
    return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) / 2


def asked(takes):
    """The command line `OUT [names] [--again]`: yields (name, [(path, share)]) of the frames OUT/NAME/0000.png to render, each at its share of the
    take's way. takes: name -> its seconds. EVERY=24 leaves a frame of each second, to judge the way."""
    # No file of this name comes to be: a take is whole when all its frames are.
    for name, path in stage.asked(takes, file="{}/take"):
        count = round(takes[name] * FPS)
        frames = [(os.path.join(os.path.dirname(path), f"{index:04}.png"), index / (count - 1)) for index in range(0, count, int(os.environ.get("EVERY", "1")))]
        if left := [(file, share) for file, share in frames if "--again" in sys.argv or not os.path.exists(file)]:
            yield name, left
