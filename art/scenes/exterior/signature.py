"""What makes the 45 buildings one family, near and far: a base of stone, a crown that floats over two dark storeys, and a pine pylon
that climbs the corners towards the river and over the crown, with a line of light along it.

Walls are drawn in (along, out, up), as in facades.py.
"""
from facades import FLOOR, storeys
from kit import Part, text

BASE = 3 * FLOOR
# Of the crown over the roof: where it begins, how thick it is, and how far the pylon passes it.
OPEN, BEAM, OVER = 4.0, 1.5, 2.4
# Of the pylon: before the front, along the end, and before the end.
BLADE, PLATE, PROUD = 1.5, 2.9, 0.45
PIER = {"bands": ("greige", 0.45, 0.40), "frames": ("ivory", 0.45, 0.20), "fins": ("greige", 0.45, 0.62)}


def trim(design, kind, length, floors, bay):
    """What one bay of an outer wall wears from the ground to the crown."""
    part, top = Part(), floors * FLOOR
    base(part, kind, length)
    if kind == "front":
        piers(part, design, length, top)
    crown(part, design, kind, length, floors, bay)
    return part


def base(part, kind, length):
    """Three storeys of stone: piers before deep openings, under a white cornice."""
    part.box((0, -0.1, BASE - 0.20), (length, 1.05 if kind == "front" else 0.30, BASE + 0.35), "porcelain", "nwetb")
    if kind == "front":
        for u in (0.0, 3.65, 8.85, 13.0):
            u *= length / 13
            part.box((max(u - 0.5, 0), 0, 0), (min(u + 0.5, length), 0.8, BASE - 0.20), "stone", "nwe")


def piers(part, design, length, top):
    """Between the bays, from the base to the dark storeys."""
    colour, half, deep = PIER[design]
    for u in (0.0, length):
        part.box((max(u - half, 0), 0, BASE + 0.35), (min(u + half, length), deep, top - 2 * FLOOR), colour, "nwe")


def crown(part, design, kind, length, floors, bay):
    """A white cornice, two dark storeys behind posts, and a broad white rim that floats over them, lit from beneath."""
    top, low = floors * FLOOR, storeys(floors)[1] * FLOOR
    # Bays meet, and walls meet at corners: no two faces may lie in one plane.
    nudge = 0.012 * (bay % 2) + {"front": 0.0, "end": 0.03, "back": 0.06}[kind]
    ledge, eaves, inner = {"front": (0.90, 1.40, -3.4), "end": (0.34, 0.40, -1.3), "back": (0.40, 0.50, -1.8)}[kind]
    part.box((0, -0.1, low - 0.25), (length, ledge, low + 0.30 - nudge), "porcelain", "nwetb")
    part.box((0, -0.25, top - 0.05), (length, 0.14, top + 0.55 - nudge), "frame", "nsewt")
    under = top + OPEN + nudge
    part.box((0, inner, under), (length, eaves - nudge, top + OPEN + BEAM - nudge), "porcelain", "nsewt")
    part.add([(0, inner, under), (0, eaves - nudge, under), (length, eaves - nudge, under), (length, inner, under)], "soffit")
    if kind == "front":
        part.box((0.15, eaves, top + OPEN + 0.06), (length - 0.15, eaves + 0.03, top + OPEN + 0.18), "crownlight", "nb")
        for u, half in posts(design, length):
            part.box((max(u - half, 0), 0.15, low + 0.28), (min(u + half, length), 0.85, under), "bronze", "nsew")
    else:
        for u in (0.0, length):
            part.box((max(u - 0.4, 0), -0.45, top + 0.5), (min(u + 0.4, length), 0.05, under), "porcelain", "nsew")


def posts(design, length):
    """Where the posts of the crown stand, and half of how wide they are: at the joints, in pairs, or a row of blades."""
    if design == "bands":
        return [(0.0, 0.30), (length, 0.30)]
    if design == "frames":
        return [(length * 0.32, 0.32), (length * 0.68, 0.32)]
    return [(length * step / 8, 0.10) for step in range(9)]


def house(part, wide, deep, top, first, last):
    """The low house on the roof of a bay whose face shines at night; part in (along, out, up) of the front."""
    u0, u1 = 2.2 if first else 0.0, wide - 2.2 if last else wide
    face, back, high = -3.9, -deep + 2.2, top + OPEN + 0.5
    part.add([(u0, face, top), (u1, face, top), (u1, face, high), (u0, face, high)], "wash")
    part.box((u0, back, top), (u1, face, high), "charcoal", "sewt")


def pylon(part, start, along, out, length, floors, number, font, at_start):
    """The pine pylon on an end wall, at the corner to the front, and the building's number on it."""
    top = floors * FLOOR
    head = top + OPEN + BEAM + OVER
    blade = Part()

    def box(u0, u1, d0, d1, z0, z1, material, faces="nsewt"):
        low, high = (u0, u1) if at_start else (length - u1, length - u0)
        blade.box((low, d0, z0), (high, d1, z1), material, faces)

    box(-BLADE, PLATE, -0.50, PROUD, 0, head, "fin")
    box(PLATE, PLATE + 0.12, 0, PROUD + 0.06, 0, head, "brass")
    box(PLATE + 0.12, PLATE + 0.34, 0, 0.05, BASE + 0.4, top - 2 * FLOOR - 0.4, "finlight", "n")
    box(-BLADE - 0.06, -BLADE, 0.27, PROUD + 0.06, 0, head, "brass")
    box(-BLADE - 0.05, -BLADE, -0.16, 0.10, 4.0, head - 0.6, "finlight", "we")
    part.join(blade.placed((*start, 0), (*along, 0), (*out, 0)))
    middle = (PLATE - BLADE) / 2 if at_start else length - (PLATE - BLADE) / 2
    place = start + along * middle + out * (PROUD + 0.02)
    text(str(number), (*place, top - 1.6), (*along, 0), (*out, 0), 1.9, "porcelain", depth=0.06, font=font)
