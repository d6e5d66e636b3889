"""What the pictures of the surroundings add: the south bank and the tram at its stop."""
import numpy as np

import beds
import farbank
import figures
import kit
import props
import vehicles
from extras import benches
from grasses import reed, tuft
from grounds import UNDER
from kit import Part


# Who waits at the tram's stop or walks past it, as figures.people takes them.
WAITING = [(-386, 310.6, 0.36, 60, "stand"), (-381.5, 310.9, 0.36, -20, "stand"), (-380.7, 310.7, 0.36, 40, "child", "stand"), (-376, 310.6, 0.36, 100, "stand"), (-366, 309.9, 0.36, 90), (-362, 310.3, 0.36, 0, "stand"), (-395, 297.0, 0.14, -90), (-376, 296.6, 0.14, 90)]


def far_bank(data, ground):
    """The town and the ridges that are seen only by those who look south."""
    farbank.build()


def location_park(data, ground):
    """The walk on the south bank, between flowers and silver grass."""
    rng = np.random.default_rng(68)
    walk = ground["south"]
    walk = walk[(walk[:, 0] > -352) & (walk[:, 0] < -120)]
    along = lambda x: np.interp(x, walk[:, 0], walk[:, 1])
    part = Part()
    benches(part, [(x, along(x) - 3.4, 0.05, 180) for x in (-322, -296, -262, -228)])
    # Between the walk's coping and the beds.
    part.wall([(x, along(x) + 2.46) for x in np.arange(-352, -199, 1.0)], UNDER, 0.115, 0.16, "coping")
    part.build("park benches")
    for index, (west, east) in enumerate(((-350, -326), (-323, -290), (-286, -250), (-245, -200))):
        xs = np.arange(west, east, 1.0)
        beds.bed(f"park bed {index}", np.column_stack([xs, [along(x) + 2.55 for x in xs]]), 2.6, 31 + index)
    beds.fallen_leaves("park leaves", (-344, -367), 14)
    drifts = rng.uniform([-346, 5.4], [-196, 13.5], (1500, 2))
    drifts = drifts[np.sin(drifts[:, 0] * 0.19) + np.sin(drifts[:, 0] * 0.07 + drifts[:, 1] * 0.5) > -0.35]
    grass = [(x, along(x) + side, 0) for x, side in drifts]
    kit.scatter("park grasses", [reed(80 + i, 1.25, 30, fine=True).build(f"park grass {i}", link=False) for i in range(3)], np.array(grass), rng.integers(0, 3, len(grass)), rng.uniform(0, 6.28, len(grass)), rng.uniform(0.42, 0.72, len(grass)))
    figures.people([(x, along(x) + side, 0.06, turn, *pose) for x, side, turn, *pose in ((-316, 0.3, -86), (-315.2, -0.8, -90), (-296, 1.2, 92), (-274, -0.9, -90), (-273.2, 0.0, -90, "child"), (-240, 0.9, 90), (-200, -0.4, -90), (-196, 0.6, 88))])


def location_tram(data, ground):
    """A tram at its stop, and cars on the boulevard."""
    tram_stop(data, ground)
    tram_with_riders()
    for index, (x, y, paint) in enumerate(((-371, 306.6, "paint-black"), (-359, 303.2, "paint-white"), (-343, 306.6, "paint-silver"), (-326, 303.3, "paint-blue"), (-312, 299.9, "paint-white"))):
        vehicles.car(index, paint).at((x, y, 0.05), -90).build(f"boulevard car {index}", crease=vehicles.CREASE)


def tram_with_riders():
    """The tram where it stops, and some who sit and stand in it: all its objects."""
    seats = [(x, 318.6 + side * 0.86, 0.42, 90 if side < 0 else -90, "sit") for x, side in ((-383.3, -1), (-382.3, 1), (-376.9, -1), (-371.5, -1), (-370.6, 1), (-362.0, -1), (-361.0, 1))]
    riders = seats + [(x, 318.6 + side, 0.44, turn, "stand") for x, side, turn in ((-384.6, -0.3, 170), (-380.6, 0.2, -160), (-373.8, -0.2, 150), (-366.4, 0.3, 180), (-364.8, -0.2, 200))]
    return [vehicles.tram((-372, 318.6, 0.08), 90).build("tram car", crease=vehicles.CREASE), *figures.people(riders, first=len(WAITING))]


def tram_stop(data, ground):
    """The stop with those who wait at it: its platform, the way to it, the tracks before it in mown grass."""
    part = Part()
    # Between the southern track and the carriageway: open to the track, its glass towards the cars.
    part.join(props.shelter((-372, 309.9, 0.05), 180))
    part.box((-387.7, 308.5, 3.57), (-387.5, 311.3, 4.12), "pine")
    kit.text("너울중앙", (-387.72, 309.9, 3.72), (0, -1, 0), (-1, 0, 0), 0.36, "marking", 0.01, font=kit.FONT)
    # The way to the platform: a kerbed refuge, a zebra crossing with its stop line, and the signal over it.
    part.box((-398.4, 308.3, 0), (-392, 311.5, 0.16), "kerb")
    part.box((-398.2, 308.5, 0.16), (-392, 311.3, 0.165), "paving", "t")
    part.box((-406, 298.3, 0), (-393.4, 308.2, 0.039), "asphalt", "t")
    for y in np.arange(298.6, 308.0, 1.0):
        part.box((-398.2, y, 0.04), (-394.2, y + 0.5, 0.052), "marking", "t")
    part.box((-401.2, 298.4, 0.04), (-400.7, 308.0, 0.052), "marking", "t")
    part.join(props.signal((-384.0, 297.6, 0.1), 7.4))
    # Between the platform and the cars.
    for z in (0.62, 1.02, 1.36):
        part.box((-391.8, 308.42, z), (-388.2, 308.47, z + 0.05), "pine")
        part.box((-357.6, 308.42, z), (-352.2, 308.47, z + 0.05), "pine")
    for x in (-391.8, -390.0, -388.2, -357.6, -355.8, -354.0, -352.2):
        part.box((x - 0.035, 308.40, 0.1), (x + 0.035, 308.49, 1.45), "pine")
    part.build("tram")
    rng = np.random.default_rng(68)
    grass = np.column_stack([rng.uniform(-404, -372, 26000), rng.choice([313.4, 318.6], 26000) + rng.uniform(-1.6, 1.6, 26000), np.full(26000, 0.07)])
    beside = lambda spots: np.abs(np.abs(spots[:, 1] - np.where(spots[:, 1] < 316, 313.4, 318.6)) - 0.72) > 0.09
    grass = grass[beside(grass)]
    kit.scatter("tram grass", [tuft(95 + i, 20, 0.05, 0.09).build(f"tram grass {i}", link=False) for i in range(4)], grass, rng.integers(0, 4, len(grass)), rng.uniform(0, 6.28, len(grass)), rng.uniform(0.7, 1.15, len(grass)))
    figures.people(WAITING)
