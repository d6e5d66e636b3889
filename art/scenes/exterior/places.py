"""What the pictures of the surroundings add: the south bank, the tram, the school, the hospital."""
import math

import numpy as np

import farbank
import figures
import kit
import props
import vehicles
from extras import benches, hedge, shrubs
from kit import Part, curve, world
from structures import block
from trees import grove, reed, tuft


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
    benches(part, [(x, along(x) - 3.4, 0.05, 0) for x in (-322, -296, -262, -228)])
    part.build("park benches")
    flowers = []
    for x in np.arange(-342, -236, 0.42):
        for row in range(3):
            if math.sin(x * 0.23) + math.sin(x * 0.071 + row) > -0.7:
                flowers.append((x + rng.normal(0, 0.12), along(x) + 3.0 + 0.62 * row + rng.normal(0, 0.12), rng.uniform(0.24, 0.44), rng.random() < 0.45))
    shrubs("park flowers", flowers)
    drifts = rng.uniform([-340, 5.6], [-196, 13.5], (900, 2))
    drifts = drifts[np.sin(drifts[:, 0] * 0.19) + np.sin(drifts[:, 0] * 0.07 + drifts[:, 1] * 0.5) > 0.1]
    grass = [(x, along(x) + side, 0) for x, side in drifts]
    kit.scatter("park grasses", [reed(80 + i, 1.25, 30, fine=True).build(f"park grass {i}", link=False) for i in range(3)], np.array(grass), rng.integers(0, 3, len(grass)), rng.uniform(0, 6.28, len(grass)), rng.uniform(0.6, 1.0, len(grass)))
    figures.people([(x, along(x) + side, 0.06, turn, *pose) for x, side, turn, *pose in ((-316, 0.3, -86), (-315.2, -0.8, -90), (-296, 1.2, 92), (-274, -0.9, -90), (-273.2, 0.0, -90, "child"), (-240, 0.9, 90), (-200, -0.4, -90), (-196, 0.6, 88))])


def location_tram(data, ground):
    """A tram at its stop."""
    part = Part()
    vehicles.tram((-372, 318.6, 0.08), 90).build("tram car", crease=vehicles.CREASE)
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
    part.build("tram")
    rng = np.random.default_rng(68)
    grass = np.column_stack([rng.uniform(-404, -372, 26000), rng.choice([313.4, 318.6], 26000) + rng.uniform(-1.6, 1.6, 26000), np.full(26000, 0.07)])
    beside = lambda spots: np.abs(np.abs(spots[:, 1] - np.where(spots[:, 1] < 316, 313.4, 318.6)) - 0.72) > 0.09
    grass = grass[beside(grass)]
    kit.scatter("tram grass", [tuft(95 + i, 20, 0.05, 0.09).build(f"tram grass {i}", link=False) for i in range(4)], grass, rng.integers(0, 4, len(grass)), rng.uniform(0, 6.28, len(grass)), rng.uniform(0.7, 1.15, len(grass)))
    for index, (x, y, paint) in enumerate(((-371, 306.6, "paint-black"), (-359, 303.2, "paint-white"), (-343, 306.6, "paint-silver"), (-326, 303.3, "paint-blue"), (-312, 299.9, "paint-white"))):
        vehicles.car(index, paint).at((x, y, 0.05), -90).build(f"boulevard car {index}", crease=vehicles.CREASE)
    figures.people([(-386, 310.6, 0.36, 60, "stand"), (-381.5, 310.9, 0.36, -20, "stand"), (-380.7, 310.7, 0.36, 40, "child", "stand"), (-376, 310.6, 0.36, 100, "stand"), (-366, 309.9, 0.36, 90), (-362, 310.3, 0.36, 0, "stand"), (-395, 297.0, 0.14, -90), (-376, 296.6, 0.14, 90)])


def location_school(data, ground):
    """Goals and children on the sports ground."""
    part = Part()
    x, y = world(737, 196)
    def line(x0, y0, x1, y1):
        part.box((x + x0 - 0.06, y + y0 - 0.06, 0.08), (x + x1 + 0.06, y + y1 + 0.06, 0.088), "marking", "t")

    for sign in (-1, 1):
        gx = x + sign * 36
        line(-36, sign * 17, 36, sign * 17)
        line(sign * 36, -17, sign * 36, 17)
        near, far = sorted((sign * 25, sign * 36))
        for side in (-1, 1):
            line(near, side * 12, far, side * 12)
        line(sign * 25, -12, sign * 25, 12)
        for dy in (-2.4, 2.4):
            part.box((gx - 0.06, y + dy - 0.06, 0), (gx + 0.06, y + dy + 0.06, 2.0), "tram")
        part.box((gx - 0.06, y - 2.4, 1.95), (gx + 0.06, y + 2.4, 2.06), "tram")
    part.wall(kit.ellipse((x, y), (7, 7), 40), 0.08, 0.088, 0.1, "marking", closed=True)
    line(0, -17, 0, 17)
    part.build("school ground")
    rng = np.random.default_rng(64)
    # A game: most of them towards one ball.
    ball_x, ball_y = x + 9, y - 3
    players = rng.normal([ball_x, ball_y], [7, 4], (14, 2))
    figures.people([(px, py, 0.08, math.degrees(math.atan2(px - ball_x, ball_y - py)), "child") for px, py in players] + [(x + 36, y + 1, 0.08, 90, "child"), (x - 4, y + 20, 0.08, 180, "stand")])


def location_hospital(data, ground):
    """A white hospital with a forecourt."""
    part = Part()
    block(part, -34, -12, 36, 12, 8, "public")
    block(part, -22, 10, 24, 28, 11, "public")
    block(part, -50, -20, -8, -11.9, 3, "public")
    part.box((-6, -26, 4.6), (28, -11.8, 5.2), "white")
    for x in (-4, 11, 26):
        part.box((x - 0.3, -25.4, 0), (x + 0.3, -24.8, 4.6), "stone")
    part.box((8.5, -12.05, 28.8), (16.1, -11.9, 36.6), "white")
    part.box((11.5, -12.35, 29.9), (13.1, -12.1, 35.5), "cross")
    part.box((9.5, -12.36, 31.9), (15.1, -12.12, 33.5), "cross")
    part.prism([(-44, -48), (50, -48), (50, -12), (-44, -12)], -0.12, 0.06, "paving")
    drive = curve([(8, -46), (20, -58), (48, -66), (84, -66), (130, -60)], 3.0)
    part.ribbon(drive, 7.0, 0.05, "asphalt")
    part.wall(kit.sides_of(drive, 7.3)[0], -0.12, 0.14, 0.25, "kerb")
    part.wall(kit.sides_of(drive, 7.3)[1], -0.12, 0.14, 0.25, "kerb")
    x0, y0 = 620.0, -20.0
    part.at((x0, y0, 0)).build("hospital")
    kit.text("종합병원", (x0 - 4, y0 - 12.1, 26.3), (1, 0, 0), (0, -1, 0), 1.7, "pine", 0.06, font=kit.FONT)
    kit.text("응급의료센터", (x0 - 40, y0 - 20.15, 8.6), (1, 0, 0), (0, -1, 0), 1.3, "cross", 0.05, font=kit.FONT)
    hedge([(x0 - 44, y0 - 49), (x0 - 2, y0 - 49)], "hospital hedge")
    rng = np.random.default_rng(67)
    rows = [(x, -53 + rng.normal(0, 1)) for x in range(-60, -6, 7)] + [(x, -48 - (x - 56) * 0.05 + rng.normal(0, 1)) for x in range(56, 110, 8)]
    rows += [(x, -78 + rng.normal(0, 2)) for x in range(-40, 60, 9)] + [(54 + rng.normal(0, 2), y) for y in range(-36, 30, 9)] + [(104, -82), (70, -92), (36, -96)]
    woods = grove(["zelkova", "maple", "pine"], "near", 2)
    spots = np.array([(x0 + x, y0 + y, 0.0) for x, y in rows])
    kit.scatter("hospital trees", woods, spots, rng.integers(0, 6, len(spots)), rng.uniform(0, 6.28, len(spots)), rng.uniform(0.7, 1.0, len(spots)))
    figures.people([(x0 + dx, y0 + dy, 0.08, turn) for dx, dy, turn in ((20, -36, 20), (24, -40, 200), (8, -32, 90), (36, -45, 150), (0, -38, 0), (60, -62, 110))])
    for index, (dx, dy, turn, paint) in enumerate(((12, -29, 88, "paint-white"), (-30, -43, 2, "paint-silver"), (-27, -43, 1, "paint-black"), (-21, -43, -1, "paint-white"), (-18, -43, 0, "paint-blue"), (-34, -24, 90, "paint-white"))):
        vehicles.car(index, paint).at((x0 + dx, y0 + dy, 0.08), turn).build(f"hospital car {index}", crease=vehicles.CREASE)
