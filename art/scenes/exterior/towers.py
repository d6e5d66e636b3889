"""The 45 buildings: three facade designs by complex, on the polygons of the plan.

A storey of a facade is drawn once in (along, out, up) and repeated; each window then gets its own curtain and its own light.
"""
import math

import numpy as np

from kit import Part, text, world, worlds

FLOOR = 2.9
STOREYS_OF_STONE = 3
DESIGN = {1: "bands", 5: "bands", 2: "frames", 3: "fins"}
WALL = {"bands": "white", "frames": "ivory", "fins": "greige"}


def window(part, u0, u1, low, high, group, sashes, recess=0.22, rail=False, frame="frame"):
    """One window set into a wall whose face is at out = 0."""
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
        part.add([(left, -recess, low), (right, -recess, low), (right, -recess, high), (left, -recess, high)], "window", group, uv=[(a, 0), (b, 0), (b, 1), (a, 1)])
    bar, front = 0.05, -recess + 0.06
    for x in edges:
        centre = min(max(x, u0 + bar / 2), u1 - bar / 2)
        part.box((centre - bar / 2, -recess, low), (centre + bar / 2, front, high), frame, "nwe")
    for z in (low, high - bar):
        part.box((u0, -recess, z), (u1, front, z + bar), frame, "ntb")
    if rail:
        part.box((u0, -recess, low + 0.72), (u1, front - 0.02, low + 0.76), frame, "ntb")


def storey(design, kind, length, parity, stone):
    """One floor of a facade: kind front, back or end."""
    part = Part()
    wall = "stone" if stone else WALL[design]
    scale = length / 13.0
    if kind == "front":
        openings = {
            "bands": [(0.45, 3.5, 0.42, 2.55, 2), (3.8, 8.7, 0.30, 2.55, 4), (9.0, 12.55, 0.42, 2.55, 2)],
            "frames": [(0.8, 3.5, 0.6, 2.5, 2), (4.2, 8.8, 0.35, 2.55, 3), (9.5, 12.2, 0.6, 2.5, 2)],
            "fins": [(0.6, 3.2, 0.35, 2.55, 2), (3.6, 6.4, 0.35, 2.55, 2), (6.6, 9.4, 0.35, 2.55, 2), (9.8, 12.4, 0.35, 2.55, 2)],
        }[design]
    elif kind == "back":
        openings = [(1.0, 2.8, 1.0, 2.4, 2), (4.6, 6.6, 1.0, 2.4, 2), (8.2, 9.0, 1.3, 2.3, 1), (10.4, 12.2, 1.0, 2.4, 2)]
    else:
        openings = [(length * 0.5 / scale - 0.9, length * 0.5 / scale + 0.9, 0.9, 2.4, 2)] if not stone else []
    cursor = 0.0
    for group, (u0, u1, low, high, sashes) in enumerate(openings):
        u0, u1 = u0 * scale, u1 * scale
        infill = {"bands": "bronze", "fins": "bronze"}.get(design, wall) if kind == "front" and not stone else wall
        part.add([(cursor, 0, 0), (u0, 0, 0), (u0, 0, FLOOR), (cursor, 0, FLOOR)], infill if kind == "front" and 0 < group else wall)
        part.add([(u0, 0, 0), (u1, 0, 0), (u1, 0, low), (u0, 0, low)], infill)
        part.add([(u0, 0, high), (u1, 0, high), (u1, 0, FLOOR), (u0, 0, FLOOR)], infill)
        window(part, u0, u1, low, high, group, sashes, rail=kind == "front" and u1 - u0 > 2.9)
        if kind == "back" and u1 - u0 > 1.5 * scale:
            part.box((u1 + 0.15, 0, 0.3), (u1 + 0.75, 0.05, 0.9), "bronze", "nwetb")
        cursor = u1
    part.add([(cursor, 0, 0), (length, 0, 0), (length, 0, FLOOR), (cursor, 0, FLOOR)], wall)
    if stone:
        part.box((0, 0, -0.04), (length, 0.03, 0.04), "coping", "ntb")
        return part
    if kind == "front" and design == "bands":
        deep = 0.75 if parity else 0.62
        part.box((0.0, 0, -0.16), (length, deep, 0.26), "white", "nwetb")
        part.box((3.6 * scale, deep - 0.04, 0.26), (8.9 * scale, deep, 1.02), "sheet", "ns")
        part.box((3.6 * scale, deep - 0.06, 1.02), (8.9 * scale, deep + 0.01, 1.07), "frame", "nwets")
    elif kind == "front" and design == "frames":
        low, high = (0.12, FLOOR) if parity == 0 else (0, 2.78)
        for u in (3.9, 8.9):
            part.box((u * scale, 0, low), (u * scale + 0.24, 0.42, high), "white", "nwetb")
        z = 0.12 if parity == 0 else 2.56
        part.box((3.9 * scale, 0, z), (8.9 * scale + 0.24, 0.42, z + 0.22), "white", "nwetb")
        if parity == 0:
            part.box((4.15 * scale, 0.01, 2.56), (8.85 * scale, 0.06, FLOOR + 0.34), "charcoal", "nwetb")
        part.box((9.15 * scale, 0.005, 0.6), (9.5 * scale, 0.05, 2.5), "sand", "nwetb")
        part.box((0, 0, -0.07), (length, 0.08, 0.07), "ivory", "ntb")
    elif kind == "front":
        for u in (0.28, 3.28, 6.38, 9.48, 12.5):
            part.box((u * scale, 0, 0), (u * scale + 0.16, 0.55, FLOOR), "champagne", "nwe")
        part.box((0, 0, -0.10), (length, 0.14, 0.14), "greige", "ntb")
    elif kind == "back":
        part.box((0, 0, -0.08), (length, 0.10, 0.10), WALL[design] if design != "fins" else "champagne", "ntb")
    else:
        part.box((0, 0, -0.03), (length, 0.02, 0.03), "coping", "ntb")
    return part


def facade(design, kind, length, floors, rng):
    """A whole wall: stone floors, then the design; windows get curtains and lights, home by home."""
    part = Part()
    stones = min(STOREYS_OF_STONE, floors)
    part.join(storey(design, kind, length, 0, True).repeated([(0, 0, FLOOR * i) for i in range(stones)]))
    rest = np.arange(stones, floors)
    for parity in (0, 1):
        chosen = rest[(rest - stones) % 2 == parity]
        if not len(chosen):
            continue
        tiled = storey(design, kind, length, parity, False).repeated([(0, 0, FLOOR * i) for i in chosen])
        points, material, group, glow, veil, uv = tiled.arrays()
        tiled.group = [np.where(group >= 0, group + 1000 * (parity + 1), -1)]
        part.join(tiled)
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
    lean = rng.normal(0, 0.006, (len(points), 4)) * panes[:, None]
    points[:, :, 1] += lean
    part.points, part.material, part.group = [points], [material], [group]
    part.glow, part.veil, part.uv = [glow.astype(np.float32)], [veil.astype(np.float32)], [uv]
    return part


def inside(point, polygon):
    polygon = np.asarray(polygon)
    following = np.roll(polygon, -1, axis=0)
    cross = (following[:, 0] - polygon[:, 0]) * (point[1] - polygon[:, 1]) - (following[:, 1] - polygon[:, 1]) * (point[0] - polygon[:, 0])
    return bool((cross >= 0).all() or (cross <= 0).all())


def building(record, font=None):
    """One building as one object, with its number in letters on two walls."""
    number, floors, form = record["number"], record["floors"], record["form"]
    design = DESIGN[record["complex"]]
    rng = np.random.default_rng(number)
    part, height = Part(), floors * FLOOR
    lines = [worlds(line) for line in record["lines"]]
    middle = world(*record["at"])
    turn = -math.radians(record["turn"])
    east, north = np.array([math.cos(turn), math.sin(turn)]), np.array([-math.sin(turn), math.cos(turn)])
    ends, outer = [], []
    for index, line in enumerate(lines):
        nw, ne, se, sw = line
        low_top = height - (2 * FLOOR if design == "frames" and form == "slab" and index in (0, len(lines) - 1) and floors > 22 else 0)
        storeys = round(low_top / FLOOR)
        for start, end, kind in ((sw, se, "front"), (ne, nw, "back"), (se, ne, "end"), (nw, sw, "end")):
            along = (end - start) / np.linalg.norm(end - start)
            out = np.array([along[1], -along[0]])
            length = float(np.linalg.norm(end - start))
            probes = [start + along * length * share + out * 1.6 for share in (0.15, 0.5, 0.85)]
            covered = [any(inside(probe, other) for other in lines if other is not line) for probe in probes]
            if all(covered) and (form != "slab" or abs(low_top - height) < 0.1 or kind in ("front", "back")):
                continue
            style = "front" if form == "tower" and kind == "end" and not any(covered) else kind
            wall = facade(design, style, length, storeys, rng)
            along3, out3 = (*along, 0), (*out, 0)
            part.join(wall.placed((*start, 0), along3, out3))
            outer.append((start, end, along, out, length, low_top, kind))
            if kind == "end" and not any(covered):
                ends.append((start, along, out, length, low_top))
        part.polygon(line, low_top - 0.05, "roof")
        crown(part, design, line, low_top, index, len(lines), form, rng)
    for start, end, along, out, length, top, kind in outer:
        trim = Part()
        trim.box((-0.1, -0.25, top - 0.05), (length + 0.1, 0.18, top + 1.25), WALL[design], "nsewtb")
        trim.box((-0.06, -0.1, 8.55), (length + 0.06, 0.34, 8.95), "coping", "nwetb")
        if kind == "front":
            for u in (0.0, length):
                deep = {"bands": 0.85, "frames": 0.30, "fins": 0.62}[design]
                colour = {"bands": "sand", "frames": "charcoal", "fins": "greige"}[design]
                trim.box((max(u - 0.5, -0.05), 0, 8.9), (min(u + 0.5, length + 0.05), deep, top + 1.3), colour, "nwet")
                trim.box((max(u - 0.45, -0.1), 0, 0), (min(u + 0.45, length + 0.1), 0.5, 8.7), "stone", "nwet")
        part.join(trim.placed((*start, 0), (*along, 0), (*out, 0)))
    if form == "tower":
        cross = [middle + east * x + north * y for x, y in ((-1.6, -13), (1.6, -13), (1.6, 9), (-1.6, 9))]
        part.prism(cross, 0, height + 3.2, "pine" if design != "frames" else "charcoal", "roof")
    if form == "bent":
        a, b = lines[1], lines[2]
        part.prism([a[2], b[3], b[0], a[1]], 0, height + 4.2, "pine" if design != "frames" else "charcoal", "roof")
    if form == "slab":
        stairs(part, lines, height, design)
    brand(part, ends, design, form)
    entrance(part, lines, record)
    item = part.build(f"building {number}")
    for start, along, out, length, top in ends[:2] if form != "tower" else ends[:4]:
        # On the blank panel beside the windows; a tower has windows all round and wears it on its parapet.
        size, share, high = (1.1, 0.5, top + 0.22) if form == "tower" else (2.3, 0.79, top - 7.0)
        place = start + along * (length * share) + out * (0.24 if form == "tower" else 0.10)
        text(str(number), (*place, high), (*along, 0), (*out, 0), size, "pine" if design != "fins" else "frame", font=font)
    return item


def stairs(part, lines, height, design):
    """Stair and lift shafts on the north side, one for two homes, with a lit slit of windows."""
    colour = {"bands": "sand", "frames": "charcoal", "fins": "pine"}[design]
    for left, right in list(zip(lines, lines[1:]))[::2]:
        corner = left[1]
        along = (left[1] - left[0]) / np.linalg.norm(left[1] - left[0])
        out = np.array([-along[1], along[0]])
        shaft = Part()
        shaft.box((-2.9, 0, 0), (2.9, 2.1, height + 4.6), colour, "nsewt")
        count = int(height / FLOOR)
        slit = Part().add([(-0.6, 2.13, 1.0), (0.6, 2.13, 1.0), (0.6, 2.13, 2.5), (-0.6, 2.13, 2.5)], "window", 0, glow=0.5, veil=0.3)
        shaft.join(slit.repeated([(0, 0, FLOOR * i) for i in range(1, count)]))
        shaft.box((-3.6, -5.5, height), (3.6, 2.4, height + 3.4), WALL[design], "nsewt")
        shaft.box((-3.62, -5.0, height + 0.6), (3.62, 1.9, height + 2.6), "bronze", "ew")
        shaft.box((-3.9, -5.8, height + 3.4), (3.9, 2.7, height + 3.75), "coping")
        part.join(shaft.placed((*corner, 0), (*along, 0), (*out, 0)))


def brand(part, ends, design, form):
    """The pine band that climbs an end wall, edged in brass: the sign of the complex."""
    if form == "tower":
        return
    for start, along, out, length, top in ends:
        band = Part()
        band.box((length * 0.08, 0, 8.9), (length * 0.08 + 2.6, 0.16, top + 1.3), "pine", "nwet")
        band.box((length * 0.08 + 2.6, 0, 8.9), (length * 0.08 + 2.78, 0.26, top + 1.3), "brass", "nwet")
        band.box((length * 0.62, 0, top - 15), (length * 0.96, 0.06, top + 1.26), "sand" if design == "frames" else WALL[design], "nwetb")
        part.join(band.placed((*start, 0), (*along, 0), (*out, 0)))


def crown(part, design, line, top, index, count, form, rng):
    """What a roof wears: a floating roof on posts, stepped boxes with louvres, or fins drawn up past the edge."""
    nw, ne, se, sw = line
    along = (se - sw) / np.linalg.norm(se - sw)
    out = np.array([along[1], -along[0]])
    wide, deep = float(np.linalg.norm(se - sw)), float(np.linalg.norm(nw - sw))
    cap = Part()
    edge = index in (0, count - 1)
    if design == "bands":
        rise = 6.2 if edge or form != "slab" else 4.4
        for u in (0.3, wide / 2, wide - 0.3):
            for d in (0.15, -deep * 0.6):
                cap.box((u - 0.22, d - 0.22, top), (u + 0.22, d + 0.22, top + rise), "white", "nsew")
        cap.box((-0.5, -deep * 0.66, top + rise), (wide + 0.5, 1.1, top + rise + 0.55), "white")
        cap.box((-0.52, 1.05, top + rise - 0.75), (wide + 0.52, 1.13, top + rise), "pine", "nsewtb")
        cap.box((-0.3, -deep * 0.62, top + rise - 0.06), (wide + 0.3, 0.9, top + rise - 0.02), "crownlight", "b")
        cap.box((1.5, -deep * 0.8, top), (wide - 1.5, -deep * 0.2, top + 3.0), "bronze", "nsewt")
    elif design == "frames":
        rise = 3.6 if edge else 5.8
        cap.box((0.0, -deep, top), (wide, 0.0, top + 0.4), "ivory")
        cap.box((1.2, -deep * 0.85, top), (wide - 1.2, -1.0, top + rise), "charcoal", "nsewt")
        for z in np.arange(top + 0.8, top + rise - 0.3, 0.45):
            cap.box((1.1, -0.98, z), (wide - 1.1, -0.80, z + 0.16), "bronze", "nsewtb")
        for u in (0.2, wide - 0.2):
            cap.box((u - 0.2, -deep * 0.9, top), (u + 0.2, 0.3, top + rise + 0.8), "white", "nsewt")
        cap.box((0.0, -deep * 0.9, top + rise + 0.4), (wide, 0.3, top + rise + 0.8), "white")
        cap.box((0.2, -0.5, top + rise + 0.34), (wide - 0.2, 0.1, top + rise + 0.39), "crownlight", "b")
    else:
        for u in np.linspace(0.3, wide - 0.3, 9):
            cap.box((u - 0.12, -0.4, top), (u + 0.12, 0.55, top + 5.4 + 1.4 * math.sin(math.pi * ((index + u / wide) / count))), "champagne", "nsewt")
        cap.box((0.6, -deep * 0.9, top), (wide - 0.6, -1.2, top + 3.9), "bronze", "nsewt")
        cap.box((0, -0.35, top + 3.9), (wide, 0.2, top + 4.2), "champagne")
        cap.box((0.3, -0.30, top + 3.84), (wide - 0.3, 0.12, top + 3.89), "crownlight", "b")
        cap.box((0.2, -deep, top), (wide - 0.2, -deep + 0.5, top + 4.2), "pine", "nsewt")
    part.join(cap.placed((*sw, 0), (*along, 0), (*out, 0)))


def entrance(part, lines, record):
    """A lobby of glass under a canopy on the garden side of each building."""
    line = lines[len(lines) // 2 - 1]
    nw, ne, se, sw = line
    along = (se - sw) / np.linalg.norm(se - sw)
    out = np.array([along[1], -along[0]])
    lobby = Part()
    lobby.box((4.2, 0.05, 0), (8.8, 0.3, 3.4), "lobby", "n")
    lobby.box((3.6, 0, 3.5), (9.4, 3.4, 3.85), "pine")
    lobby.box((3.7, 0.1, 3.44), (9.3, 3.3, 3.49), "lobby", "b")
    for u in (3.9, 9.1):
        lobby.box((u - 0.18, 2.7, 0), (u + 0.18, 3.06, 3.5), "stone", "nsew")
    part.join(lobby.placed((*sw, 0), (*along, 0), (*out, 0)))


def build(data, font=None):
    """All buildings of the plan."""
    return [building(record, font) for record in data["buildings"]]
