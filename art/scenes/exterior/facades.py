"""The walls of the 45 buildings: three designs by complex, all with the same beat of three storeys.

A storey of a facade is drawn once in (along, out, up) and repeated; each window then gets its own curtain and its own light.
Over a base of stone the storeys are bound in threes by a white band that steps up or down from bay to bay, as a current does; the two
under the roof are dark, so that the crown over them floats.
"""
import numpy as np

from kit import Part

FLOOR = 2.9
STONES = 3
SKIES = 2
BOUND = 3
WALL = {"bands": "white", "frames": "ivory", "fins": "greige"}
# By how many storeys the bands of a bay lie higher than those of the first.
STEPS = {"bands": (0, 1, 2, 1, 0), "frames": (0, 2, 0, 2, 0), "fins": (2, 1, 0, 1, 2)}
# (from, to, sill, head, sashes) of the windows of a bay of 13 m.
FRONT = {
    "bands": [(0.45, 3.5, 0.42, 2.55, 2), (3.8, 8.7, 0.30, 2.55, 4), (9.0, 12.55, 0.42, 2.55, 2)],
    "frames": [(0.8, 3.5, 0.6, 2.5, 2), (4.2, 8.8, 0.35, 2.55, 3), (9.5, 12.2, 0.6, 2.5, 2)],
    "fins": [(0.6, 3.2, 0.35, 2.55, 2), (3.6, 6.4, 0.35, 2.55, 2), (6.6, 9.4, 0.35, 2.55, 2), (9.8, 12.4, 0.35, 2.55, 2)],
}
FRONT_OF_SKY = [(0.7, 6.2, 0.25, 2.6, 4), (6.8, 12.3, 0.25, 2.6, 4)]
BACK = [(1.0, 2.8, 1.0, 2.4, 2), (4.6, 6.6, 1.0, 2.4, 2), (8.2, 9.0, 1.3, 2.3, 1), (10.4, 12.2, 1.0, 2.4, 2)]
# Half of the dark joint between one frame and the next.
JOINT = 0.30
RECESS = {"stone": 0.62, "body": 0.22, "sky": 0.30}


def storeys(floors):
    """How a wall of so many floors divides: the first of the body and the first of the sky."""
    return min(STONES, floors), max(floors - SKIES, STONES)


def window(part, u0, u1, low, high, group, sashes, recess=0.22, rail=False, frame="frame", fine=True):
    """One window set into a wall whose face is at out = 0. fine: with frame and rail; else its panes have the mean of both."""
    for quad in (
        [(u0, 0, low), (u1, 0, low), (u1, -recess, low), (u0, -recess, low)],
        [(u0, -recess, high), (u1, -recess, high), (u1, 0, high), (u0, 0, high)],
        [(u0, 0, low), (u0, -recess, low), (u0, -recess, high), (u0, 0, high)],
        [(u1, -recess, low), (u1, 0, low), (u1, 0, high), (u1, -recess, high)],
    ):
        part.add(quad, "coping")
    edges = np.linspace(u0, u1, sashes + 1)
    for left, right in zip(edges, edges[1:]):
        a, b = (left - u0) / (u1 - u0), (right - u0) / (u1 - u0)
        part.add([(left, -recess, low), (right, -recess, low), (right, -recess, high), (left, -recess, high)], "window" if fine else "window-far", group, uv=[(a, 0), (b, 0), (b, 1), (a, 1)])
    if not fine:
        return
    bar, front = 0.05, -recess + 0.06
    for x in edges:
        centre = min(max(x, u0 + bar / 2), u1 - bar / 2)
        part.box((centre - bar / 2, -recess, low), (centre + bar / 2, front, high), frame, "nwe")
    for z in (low, high - bar):
        part.box((u0, -recess, z), (u1, front, z + bar), frame, "ntb")
    if rail:
        part.box((u0, -recess, low + 0.72), (u1, front - 0.02, low + 0.76), frame, "ntb")


def openings_of(design, kind, zone, length):
    """The windows of a storey, in metres along the wall."""
    if kind == "end":
        return [] if zone == "stone" else [(length / 2 - 0.9, length / 2 + 0.9, 0.9, 2.4, 2)]
    bay = BACK if kind == "back" else FRONT_OF_SKY if zone == "sky" else FRONT[design]
    return [(u0 * length / 13, u1 * length / 13, *rest) for u0, u1, *rest in bay]


def cladding(design, kind, zone):
    """What a storey is clad in: the wall, what lies between its windows, and over and under them."""
    if zone != "body":
        return ("stone" if zone == "stone" else "charcoal",) * 4
    wall = WALL[design]
    if kind == "end":
        return wall, wall, "bronze", "bronze"
    if kind == "back" or design == "frames":
        return (wall,) * 4
    return wall, "umber", "umber", "umber"


def storey(design, kind, length, level, zone, fine=True):
    """One floor of a facade. kind: front, back or end; level: its place in a group of three; zone: stone, body or sky; fine: see window."""
    part = Part()
    wall, between, under, over = cladding(design, kind, zone)
    cursor = 0.0
    for group, (u0, u1, low, high, sashes) in enumerate(openings_of(design, kind, zone, length)):
        part.add([(cursor, 0, 0), (u0, 0, 0), (u0, 0, FLOOR), (cursor, 0, FLOOR)], between if group else wall)
        part.add([(u0, 0, 0), (u1, 0, 0), (u1, 0, low), (u0, 0, low)], under)
        part.add([(u0, 0, high), (u1, 0, high), (u1, 0, FLOOR), (u0, 0, FLOOR)], over)
        window(part, u0, u1, low, high, group, sashes, RECESS[zone], rail=kind == "front" and u1 - u0 > 2.9, fine=fine)
        if kind == "back" and u1 - u0 > 1.5 * length / 13:
            part.box((u1 + 0.15, 0, 0.3), (u1 + 0.75, 0.05, 0.9), "bronze", "nwetb")
        cursor = u1
    part.add([(cursor, 0, 0), (length, 0, 0), (length, 0, FLOOR), (cursor, 0, FLOOR)], wall)
    dress(part, design, kind, length, level, zone)
    return part


def dress(part, design, kind, length, level, zone):
    """Bands, balconies, frames and fins that stand before a storey."""
    if zone == "stone":
        part.box((0, 0, -0.04), (length, 0.03, 0.04), "coping", "ntb")
    elif zone == "sky":
        part.box((0, 0, -0.12), (length, 0.16, 0.12), "frame", "ntb")
    elif kind == "front":
        {"bands": bands, "frames": frames, "fins": fins}[design](part, length, level)
    elif kind == "back":
        deep, half = (0.30, 0.22) if level == 0 else (0.08, 0.06)
        part.box((0, 0, -half), (length, deep, half), "porcelain" if level == 0 else WALL[design], "nwetb")
    else:
        part.box((0, 0, -0.03), (length, 0.02, 0.03), "coping", "ntb")


def bands(part, length, level):
    """A deep white band every third floor; between them slabs of bronze with balustrades of glass."""
    scale = length / 13
    if level == 0:
        part.box((0, 0, -0.36), (length, 1.15, 0.42), "porcelain", "nwetb")
        low, deep = 0.42, 1.10
    else:
        part.box((3.6 * scale, 0, -0.10), (8.9 * scale, 0.90, 0.12), "bronze", "nwetb")
        low, deep = 0.12, 0.86
    part.box((3.6 * scale, deep - 0.04, low), (8.9 * scale, deep, 1.02), "sheet", "ns")
    part.box((3.6 * scale, deep - 0.06, 1.02), (8.9 * scale, deep + 0.01, 1.07), "frame", "nwets")


def frames(part, length, level):
    """A white frame three floors high around the living rooms, and a dark joint between one and the next."""
    scale = length / 13
    u0, u1 = 3.85 * scale, 8.85 * scale
    low, high = (JOINT if level == 0 else 0.0), (FLOOR - JOINT if level == BOUND - 1 else FLOOR)
    for u in (u0, u1):
        part.box((u, 0, low), (u + 0.34, 0.75, high), "porcelain", "nwetb")
    if level == 0:
        part.box((u0 + 0.34, 0, low), (u1, 0.75, low + 0.36), "porcelain", "ntb")
        part.box((0, 0, -0.13), (u0, 0.16, 0.13), "porcelain", "nwetb")
        part.box((u1 + 0.34, 0, -0.13), (length, 0.16, 0.13), "porcelain", "nwetb")
        part.box((u0, 0, -JOINT), (u1 + 0.34, 0.06, JOINT), "charcoal", "nwetb")
    else:
        part.box((u0 + 0.34, 0, -0.14), (u1, 0.40, 0.16), "charcoal", "ntb")
        part.box((u0 + 0.34, 0, 0.16), (u1, 0.03, 0.36), "charcoal", "nt")
    if level < BOUND - 1:
        part.box((u0 + 0.34, 0, 2.56), (u1, 0.03, FLOOR - 0.14), "charcoal", "nb")
    else:
        part.box((u0 + 0.34, 0, high - 0.30), (u1, 0.75, high), "porcelain", "ntb")


def fins(part, length, level):
    """Slender fins of champagne metal, tied by a white band every third floor."""
    scale = length / 13
    for u in (0.28, 3.28, 6.38, 9.48, 12.5):
        part.box((u * scale, 0, 0), (u * scale + 0.16, 0.55, FLOOR), "champagne", "nwe")
    if level == 0:
        part.box((0, 0, -0.30), (length, 0.85, 0.32), "porcelain", "nwetb")
    else:
        part.box((0, 0, -0.10), (length, 0.14, 0.14), "bronze", "ntb")


def facade(design, kind, length, floors, rng, bay=0, fine=True):
    """A whole wall of a bay: base, body, sky; windows get curtains and lights, home by home. fine: see window."""
    part = Part()
    body, sky = storeys(floors)
    runs = [("stone", 0, np.arange(body)), ("sky", 0, np.arange(sky, floors))]
    rest = np.arange(body, sky)
    step = STEPS[design][bay % len(STEPS[design])]
    runs += [("body", level, rest[(rest - body - step) % BOUND == level]) for level in range(BOUND)]
    for index, (zone, level, chosen) in enumerate(runs):
        if not len(chosen):
            continue
        tiled = storey(design, kind, length, level, zone, fine).repeated([(0, 0, FLOOR * i) for i in chosen])
        group = tiled.arrays()[2]
        tiled.group = [np.where(group >= 0, group + 1000 * index, -1)]
        part.join(tiled)
    return inhabited(part, floors, rng)


def inhabited(part, floors, rng):
    """Gives each window of a wall its curtain, its light and a lean that breaks reflections."""
    points, material, group, glow, veil, uv = part.arrays()
    panes = group >= 0
    top = int(group.max()) + 1 if panes.any() else 1
    home = np.round((points[:, 0, 2]) // FLOOR).astype(int)
    awake = rng.random(floors + 2) < 0.50
    lit = awake[np.clip(home, 0, floors)] & (rng.random(top) < 0.62)[np.maximum(group, 0)]
    bright = (0.35 + 0.9 * rng.random(top) ** 1.6)[np.maximum(group, 0)]
    glow = np.where(panes & lit, bright, 0.0)
    drawn = rng.random(top)
    drawn = np.where(drawn < 0.38, rng.random(top) * 0.15, np.where(drawn < 0.78, 0.2 + 0.4 * rng.random(top), 0.75 + 0.25 * rng.random(top)))
    veil = np.where(panes, drawn[np.maximum(group, 0)], 0.0)
    # A pane stays flat, or it mirrors two places at once: it leans forward and to the side.
    side, forward = rng.normal(0, 0.006, (2, int(panes.sum()), 1))
    points[panes, :, 1] += side * [-1, 1, 1, -1] + forward * [-1, -1, 1, 1]
    part.points, part.material, part.group = [points], [material], [group]
    part.glow, part.veil, part.uv = [glow.astype(np.float32)], [veil.astype(np.float32)], [uv]
    return part
