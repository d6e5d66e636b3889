"""The hospital: two wings, a foyer under a canopy, the emergency ward, the drive and a path beside it."""
import numpy as np

import beds
import figures
import kit
import vehicles
from extras import hedge
from grounds import UNDER
from kit import Part, curve
from structures import bench, block
from trees import grove


def location_hospital(data, ground):
    """A white hospital with a forecourt."""
    part = Part()
    block(part, -34, -12, 36, 12, 8, "public")
    block(part, -22, 10, 24, 28, 11, "public")
    block(part, -50, -20, -8, -11.9, 3, "public")
    # The entrance: a canopy over the drive, under it a foyer of glass with its lamps lit.
    part.box((-6, -26, 4.7), (28, -11.8, 5.3), "white")
    part.box((-6, -25.9, 4.64), (28, -11.8, 4.7), "wood", "b")
    for x in np.arange(-3, 27, 3.0):
        part.box((x - 0.5, -19.1, 4.6), (x + 0.5, -18.9, 4.64), "downlight", "b")
    for x in (-4, 11, 26):
        part.box((x - 0.3, -25.4, 0), (x + 0.3, -24.8, 4.64), "stone")
    part.box((-4, -16, 0.06), (26, -12, 0.10), "deck", "t")
    part.box((-4, -12.3, 0.06), (26, -12.24, 4.6), "ivory", "s")
    part.box((2, -13.4, 0.1), (9, -12.7, 1.2), "wood")
    for x in np.arange(-2.5, 25, 3.0):
        part.box((x - 0.5, -14.1, 4.5), (x + 0.5, -13.9, 4.54), "downlight", "b")
    part.box((-4, -16, 0.06), (26, -12.2, 4.6), "sheet", "sew")
    for x in np.arange(-4, 26.1, 2.0):
        part.box((x - 0.05, -16.08, 0.06), (x + 0.05, -15.96, 4.64), "bronze")
    part.box((-4, -16.08, 2.7), (26, -15.96, 2.82), "bronze")
    for x in (9.6, 12.4):
        part.box((x - 0.08, -17.4, 0.06), (x + 0.08, -16.0, 2.7), "bronze")
    part.box((9.6, -17.4, 2.7), (12.4, -16.0, 2.95), "pine")
    # Of the emergency ward: its own canopy.
    part.box((-40, -24.5, 3.5), (-22, -19.9, 4.0), "white")
    part.box((-40.02, -24.54, 3.5), (-21.98, -24.5, 4.0), "cloth-clay", "s")
    for x in (-39, -23):
        part.box((x - 0.2, -24.2, 0), (x + 0.2, -23.8, 3.5), "stone")
    part.box((8.5, -12.05, 28.8), (16.1, -11.9, 36.6), "white")
    part.box((11.5, -12.35, 29.9), (13.1, -12.1, 35.5), "cross")
    part.box((9.5, -12.36, 31.9), (15.1, -12.12, 33.5), "cross")
    part.prism([(-44, -48), (50, -48), (50, -12), (-44, -12)], UNDER, 0.06, "paving")
    drive = curve([(8, -46), (20, -58), (48, -66), (84, -66), (130, -60)], 3.0)
    part.ribbon(drive, 7.0, 0.05, "asphalt")
    part.wall(kit.sides_of(drive, 7.3)[0], UNDER, 0.14, 0.25, "kerb")
    part.wall(kit.sides_of(drive, 7.3)[1], UNDER, 0.14, 0.25, "kerb")
    x0, y0 = 620.0, -20.0
    part.at((x0, y0, 0)).build("hospital")
    kit.text("종합병원", (x0 - 14, y0 - 11.8, 29.95), (1, 0, 0), (0, -1, 0), 3.2, "pine", 0.16, font=kit.FONT)
    kit.text("응급의료센터", (x0 - 31, y0 - 20.22, 10.45), (1, 0, 0), (0, -1, 0), 1.15, "cloth-clay", 0.05, font=kit.FONT)
    # A footpath, the middle line of the drive, and a crossing.
    marks = Part()
    footpath = kit.sides_of(drive, 9.9)[0]
    # It begins where the forecourt ends.
    marks.ribbon(footpath[footpath[:, 0] > 67], 2.4, 0.075, "paving")
    for dash in range(2, len(drive) - 3, 3):
        marks.ribbon(drive[dash:dash + 2], 0.14, 0.058, "marking")
    start, way = drive[6], drive[7] - drive[6]
    way = way / np.linalg.norm(way)
    across = np.array([-way[1], way[0]])
    for offset in np.arange(-3.0, 3.1, 1.0):
        marks.ribbon([start + across * offset - way * 1.8, start + across * offset + way * 1.8], 0.5, 0.06, "marking")
    marks.at((x0, y0, 0)).build("hospital marks")
    hedge([(x0 - 44, y0 - 49), (x0 - 2, y0 - 49)], "hospital hedge")
    forecourt(x0, y0)
    rng = np.random.default_rng(67)
    rows = [(x, -53 + rng.normal(0, 1)) for x in range(-60, -6, 7)] + [(x, -48 - (x - 56) * 0.05 + rng.normal(0, 1)) for x in range(80, 110, 8)]
    rows += [(x, -78 + rng.normal(0, 2)) for x in range(-40, 60, 9)] + [(58 + rng.normal(0, 1), y) for y in range(-30, 30, 9)] + [(104, -82), (70, -92), (36, -96), (40.5, -34.5), (50, -33), (66, -48)]
    woods = grove(["zelkova", "maple", "pine"], "near", 2)
    spots = np.array([(x0 + x, y0 + y, 0.0) for x, y in rows])
    kit.scatter("hospital trees", woods, spots, rng.integers(0, 6, len(spots)), rng.uniform(0, 6.28, len(spots)), rng.uniform(0.7, 1.0, len(spots)))
    figures.people([(x0 + dx, y0 + dy, 0.08, turn) for dx, dy, turn in ((20, -36, 20), (24, -40, 200), (8, -32, 90), (36, -45, 150), (0, -38, 0), (31, -45, -60), (32, -45.6, -64), (24.5, -43.5, 130))]
                   + [(x0 + dx, y0 + dy, 0.1, turn, "stand") for dx, dy, turn in ((5, -14.3, 0), (7, -14.6, 20), (16, -14.8, 120), (20, -14.2, -60), (13, -18.5, 10), (14, -18.2, -30))])
    for index, (dx, dy, turn, paint) in enumerate(((12, -29, 88, "paint-white"), (20, -30, 92, "paint-silver"), (2.5, -29, 90, "paint-black"), (-30, -43, 2, "paint-silver"), (-27, -43, 1, "paint-black"), (-21, -43, -1, "paint-white"), (-18, -43, 0, "paint-blue"), (-9, -43, 1, "paint-grey"), (-12, -43, -2, "paint-white"))):
        vehicles.car(index, paint).at((x0 + dx, y0 + dy, 0.08), turn).build(f"hospital car {index}", crease=vehicles.CREASE)
    ambulance = vehicles.car(3, "paint-white", "van")
    for side in (-1, 1):
        ambulance.box((side * 0.985 - 0.01, -2.2, 0.80), (side * 0.985 + 0.01, 2.0, 1.02), "taillight", "ew")
    ambulance.box((-0.6, 0.6, 2.02), (0.6, 0.9, 2.16), "taillight")
    ambulance.at((x0 - 31, y0 - 26.6, 0.08), 90).build("ambulance", crease=vehicles.CREASE)


def forecourt(x0, y0):
    """A paved forecourt between the drive and the entrance, with beds, benches and a sign."""
    part = Part()
    part.prism([(x0 + 26, y0 - 54), (x0 + 66, y0 - 58), (x0 + 66, y0 - 40), (x0 + 26, y0 - 43.9)], UNDER, 0.064, "plaza")
    # Tactile paving from the crossing to the door.
    part.ribbon(curve([(x0 + 60, y0 - 56), (x0 + 40, y0 - 47), (x0 + 20, y0 - 33), (x0 + 11, y0 - 18)], 1.5), 0.6, 0.070, "tactile")
    for x, y, turn in ((45, -43.4, 0), (39.2, -42.5, 0)):
        part.join(bench().at((x0 + x, y0 + y, 0.065), turn))
    # A sign 3.3 m tall; its words face those who arrive on the drive.
    part.box((x0 + 40.85, y0 - 50.8, 0.06), (x0 + 41.15, y0 - 49.2, 3.3), "pine")
    part.box((x0 + 41.15, y0 - 50.8, 2.75), (x0 + 41.17, y0 - 49.2, 3.3), "white", "e")
    part.build("forecourt")
    kit.text("종합병원", (x0 + 41.18, y0 - 50, 2.93), (0, 1, 0), (1, 0, 0), 0.30, "pine", 0.01, font=kit.FONT)
    for line, word in enumerate(("정문", "외래 진료", "응급의료센터", "주차장")):
        kit.text(word, (x0 + 41.18, y0 - 50.65, 2.25 - 0.38 * line), (0, 1, 0), (1, 0, 0), 0.20, "marking", 0.01, align="LEFT", font=kit.FONT)
    beds.bed("forecourt bed", [(x0 + 43.5, y0 - 45.6), (x0 + 53, y0 - 45.2)], 1.6, 61)
    beds.bed("drive bed", [(x0 + 34, y0 - 54.4), (x0 + 50, y0 - 55.6)], 1.5, 62)
