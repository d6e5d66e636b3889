"""The views from the windows: python outlook.py OUT [names] [--again]. OUT/outlook-{day,sunset,evening}.exr, scene-linear, from a balcony on a tenth floor.

Half a turn around south of an equirectangular picture; apartment/outlook.py hangs it around the homes. Before it: see stills.py.
"""
import math
import os
import sys
from dataclasses import replace

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import numpy as np

import farbank
import kit
import light
import stage
import stills
from apartment.home import LIGHTS
from apartment.outlook import HIGH, LOW, SPAN

SIZE = (4608, 1536)
EYE = (-30.0, -117.0, 30.5)
SOUTH = 180.0
if not kit.own():
    # Before the southernmost front.
    EYE = (*min((corner for each in kit.plan()["buildings"] for corner in kit.worlds(np.vstack(each["lines"]))), key=lambda corner: corner[1]) - [0, 4], EYE[2])


def under_the_sun_of(name, mood, **changes):
    """A mood whose sun stands where a room's does: the light on the floor and the light on the hills are one."""
    elevation, azimuth, *_ = LIGHTS[name]["sun"]
    return replace(mood, elevation=elevation, azimuth=azimuth, **changes)


MOODS = {
    "day": under_the_sun_of("day", light.AFTERNOON, fill=1.8, haze_warm=(0.82, 0.79, 0.74)),
    "sunset": under_the_sun_of("sunset", light.GOLDEN, fill=1.6),
    "evening": replace(light.DUSK, azimuth=225, fill=2.4, haze=0.00009, haze_warm=(0.60, 0.38, 0.31)),
}


def draw(name, out):
    stills.build(dict(mood=MOODS[name], eye=EYE, near=(EYE[0], EYE[1] - 40, 70, 0), traffic=0.03))
    farbank.build()
    data = stage.panorama(EYE, SOUTH).data
    data.longitude_min, data.longitude_max = math.radians(-SPAN), math.radians(SPAN)
    data.latitude_min, data.latitude_max = math.radians(LOW), math.radians(HIGH)
    stage.linear(out, SIZE, exposure=MOODS[name].exposure, bounces=3)


if __name__ == "__main__":
    for name, path in stage.asked(MOODS, "outlook-{}.exr"):
        draw(name, path)
