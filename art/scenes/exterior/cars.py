"""Cars of no maker: bodies lofted as outlines laid over one another, a glazed cabin on top, wheels inside their arches.

A car stands on z = 0 with its nose towards +y. One half is drawn, from the middle of the nose along the right side to the middle of the
tail, and mirrored; rows run from under the floor up the side and over the bonnet. Build with CREASE, so that panels are smooth and edges stay.
"""
from dataclasses import dataclass, replace

import numpy as np

from kit import Part

CREASE = 38
# Of the way from the sill to the edge of the bonnet: the share of the half width, and how far nose and tail fall back there.
ROWS = np.array([0, 0.05, 0.15, 0.27, 0.40, 0.52, 0.60, 0.67, 0.715, 0.74, 0.79, 0.85, 0.91, 0.955, 0.985, 1])
WIDTH = np.array([0.900, 0.945, 0.968, 0.978, 0.986, 0.992, 0.996, 1.0, 1.0, 0.984, 0.980, 0.973, 0.962, 0.945, 0.922, 0.885])
NOSE = ([0, 0.05, 0.15, 0.35, 0.60, 0.74, 0.85, 0.93, 0.97, 1], [0.12, 0.05, 0.02, 0.0, 0.0, 0.012, 0.03, 0.055, 0.085, 0.14])
TAIL = ([0, 0.05, 0.15, 0.35, 0.52, 0.60, 0.74, 0.91, 0.97, 1], [0.14, 0.06, 0.02, 0.0, 0.01, 0.05, 0.045, 0.02, 0.035, 0.07])
ACROSS = np.array([1, 0.985, 0.95, 0.89, 0.875, 0.7, 0.45, 0.2, 0])
JOINT = 3
NOSE_SHARES = np.array([0, 0.15, 0.29, 0.42, 0.54, 0.64, 0.73, 0.80, 0.86, 0.90])
# Of the cabin's height: the share of its half width at the foot.
RISE = np.array([0, 0.05, 0.45, 0.85, 0.90, 0.95, 0.985, 1])
LEAN = np.array([1, 0.992, 0.925, 0.830, 0.812, 0.782, 0.745, 0.705])


@dataclass(frozen=True)
class Style:
    """Metres. edge: (y, z) where the side turns into bonnet and boot; cabin: y of its foot and head in front, of its head and foot behind."""
    front: float = 2.34
    rear: float = -2.40
    half: float = 0.925
    axles: tuple = (1.42, -1.40)
    wheel: float = 0.335
    sill: float = 0.17
    edge: tuple = ((-2.4, 0.99), (-1.8, 1.01), (-0.9, 0.965), (0.9, 0.925), (1.4, 0.895), (1.8, 0.855), (2.1, 0.81), (2.34, 0.755))
    cabin: tuple = (1.20, 0.30, -0.92, -1.98)
    roof: float = 1.45
    lean: float = 1.0
    pillar: float = 0.56
    lip: float = 0.010
    doors: tuple = (0.86, -0.12, -0.98)
    rails: bool = False
    panel: bool = False


SEDAN = Style()
SUV = Style(front=2.26, rear=-2.30, half=0.94, axles=(1.36, -1.36), wheel=0.37, sill=0.22, cabin=(1.22, 0.42, -1.78, -2.16), roof=1.68, lean=0.78, pillar=0.80, lip=0.026,
            edge=((-2.3, 1.07), (-0.9, 1.06), (0.9, 1.03), (1.4, 1.01), (1.8, 0.98), (2.05, 0.945), (2.26, 0.895)), doors=(0.82, -0.12, -0.86), rails=True)
HATCH = Style(front=1.96, rear=-1.92, half=0.875, axles=(1.22, -1.22), wheel=0.315, cabin=(1.16, 0.36, -1.42, -1.78), roof=1.50, lean=0.85, pillar=0.70,
              edge=((-1.9, 0.99), (-0.8, 0.975), (0.8, 0.93), (1.2, 0.905), (1.5, 0.875), (1.75, 0.835), (1.96, 0.775)), doors=(0.72, -0.16, -0.82))
VAN = Style(front=2.50, rear=-2.58, half=0.97, axles=(1.56, -1.56), wheel=0.345, sill=0.20, cabin=(1.98, 0.95, -2.28, -2.46), roof=1.98, lean=0.62, pillar=0.82,
            edge=((-2.6, 1.10), (0.9, 1.08), (1.7, 1.06), (2.05, 1.02), (2.3, 0.965), (2.5, 0.89)), doors=(1.06, 0.02, -1.06), panel=True)
STYLES = {"sedan": SEDAN, "suv": SUV, "hatch": HATCH, "van": VAN}


def car(seed, paint, style=None):
    """A car of a style (sedan, suv, hatch, van), or of the one that a seed falls on; each a little other than its sisters."""
    rng = np.random.default_rng(seed)
    style = STYLES[style or ("sedan", "suv", "sedan", "hatch", "suv", "sedan", "suv")[seed % 7]]
    style = replace(style, roof=style.roof + rng.uniform(-0.02, 0.02), half=style.half * rng.uniform(0.99, 1.01))
    part = Part()
    body(part, style, paint, band=rng.random() < 0.5)
    cabin(part, style, paint)
    spokes = int(rng.choice([5, 7, 10]))
    for y in style.axles:
        for side in (-1, 1):
            wheel(part, side * (style.half - 0.045), y, style.wheel, spokes)
    fittings(part, style, paint)
    return part


def skin(part, grid, names):
    """A half loft and its mirror image: points (rows, columns, 3), rows upward, columns from nose to tail; names: a material a quad."""
    quads = np.stack([grid[:-1, 1:], grid[:-1, :-1], grid[1:, :-1], grid[1:, 1:]], axis=2)
    for name in np.unique(names):
        chosen = quads[names == name]
        part.add(chosen, str(name))
        part.add((chosen * [-1, 1, 1])[:, ::-1], str(name))


def corner(share, power):
    """The other coordinate of a rounded square of side one."""
    return (1 - np.abs(share) ** power) ** (1 / power)


def ease(value):
    value = np.clip(value, 0, 1)
    return value * value * (3 - 2 * value)


def stations(style, power=3.4):
    """Where the outline has points, from the nose to the tail: share of the half width, y, and whether an arch is open there."""
    (front, rear), reach = style.axles, style.wheel + 0.05
    heads = np.array([front - 0.10, rear + 0.10])
    lengths = np.array([style.front - heads[0], heads[1] - style.rear])
    nose, tail = heads[0] + corner(NOSE_SHARES, power) * lengths[0], (heads[1] - corner(NOSE_SHARES, power) * lengths[1])[::-1]
    turns = np.cos(np.linspace(0, np.pi, 13)) * reach
    sides = [front + turns, rear + turns, [axle + sign * (reach + gap) for axle in style.axles for sign in (-1, 1) for gap in (0.012, 0.06)]]
    sides += [[door - 0.006, door + 0.006] for door in style.doors] + [[0.5, -0.5]]
    side = np.sort(np.concatenate(sides))[::-1]
    y = np.concatenate([nose, side[(side < nose[-1] - 0.01) & (side > tail[0] + 0.01)], tail])
    into = np.where(y > 0, (y - heads[0]) / lengths[0], (heads[1] - y) / lengths[1])
    share = corner(np.clip(into, 0, 1), power)
    share[: len(NOSE_SHARES)], share[-len(NOSE_SHARES):] = NOSE_SHARES, NOSE_SHARES[::-1]
    return share, y, np.clip(into, 0, 1)


def arch(style, y):
    """The height of the wheel arch over y, none where there is none."""
    reach, height = style.wheel + 0.05, np.zeros(len(y))
    for axle in style.axles:
        inside = np.abs(y - axle) < reach + 0.001
        height[inside] = style.wheel + np.sqrt(np.maximum(reach**2 - (y[inside] - axle) ** 2, 0))
    return height


def shell(style):
    """The points of half a body, and for its columns the share of the width and y."""
    share, y, into = stations(style)
    head = np.interp(y, *np.transpose(style.edge))
    foot = style.sill + 0.05 * ease((np.abs(y) - 1.6) / 0.6)
    over = arch(style, y)
    z = foot + (head - foot) * ROWS[:, None]
    # Over an arch the rows lie closer: those of the sill become its lip, the others share what is left up to the edge.
    lip, rest = style.lip * np.clip(np.arange(len(ROWS)), 0, 2)[:, None], (np.clip(ROWS - ROWS[2], 0, 1) / (1 - ROWS[2]))[:, None] ** 1.5
    z = np.where(over > 0, np.maximum(z, over + lip + (head - over - lip) * rest), z)
    level = (z - foot) / (head - foot)
    x = style.half * share * np.interp(level, ROWS, WIDTH)
    for axle in style.axles:
        away = np.hypot(y - axle, z - style.wheel) - style.wheel - 0.05
        x += 0.014 * np.exp(-((away / 0.07) ** 2)) * (share > 0.9)
    back = np.where(y > 0, -np.interp(level, *NOSE), np.interp(level, *TAIL)) * ease((into - 0.3) / 0.6)
    side = np.stack([x, y + back, z], axis=-1)
    floor = np.stack([side[0] * [inward, 1, 1] for inward in (0, 0.6, 0.97)])
    return np.concatenate([floor, side, deck(style, side[-1])]), share, y


def crown(style, y):
    """How much higher than its edge the middle of bonnet and boot is."""
    return 0.05 * ease((style.front - 0.15 - y) / 0.7) * ease((y - style.rear) / 0.5)


def deck(style, rim):
    """Bonnet and boot: from the rim of the side to the middle, crowned, flat towards both ends."""
    x, y, z = rim.T
    return np.stack([np.stack([x * share, y, z + crown(style, y) * (1 - share**2.2)], axis=-1) for share in ACROSS[1:]])


def body(part, style, paint, band):
    """Sides, bonnet and boot in paint; sill, grille and joints dark; lamps where nose and tail turn the corner."""
    grid, share, y = shell(style)
    count = len(y) - 1
    names = np.full((len(grid) - 1, count), paint, dtype=object)
    wide, along = (share[1:] + share[:-1]) / 2, (y[1:] + y[:-1]) / 2
    narrow = (y[:-1] - y[1:] < 0.02) & np.any(np.abs(along[:, None] - np.array(style.doors)) < 0.003, axis=1)
    level = np.full(len(grid) - 1, 2.0)
    level[:3], level[3:len(ROWS) + 2] = -1, (ROWS[1:] + ROWS[:-1]) / 2
    nose, tail = along > style.front - 0.34, along < style.rear + 0.34

    def dress(low, high, columns, name):
        names[np.ix_((level > low) & (level < high), columns)] = name

    dress(0.15, 1, narrow, "rubber")
    dress(0.15, 0.40, nose & (wide < 0.82), "frame")
    dress(0.67, 0.85, nose & (wide > 0.60), "glassdark")
    dress(0.79, 0.85, nose, "frame")
    dress(0.79, 0.85, nose & (wide > (0.1 if band else 0.45)), "headlight")
    dress(0.79, 0.91, tail & (wide > 0.72), "taillight")
    dress(0.85, 0.91, tail & (wide > 0.42), "taillight")
    dress(0.85, 0.91, tail & (wide < 0.42), "taillight" if band else "frame")
    dress(0.15, 0.27, tail & (wide < 0.60), "frame")
    dress(-2, 0.15, np.ones(count, dtype=bool), "frame")
    dress(-2, 0, np.ones(count, dtype=bool), "rubber")
    # The joint of the bonnet: the narrow row of the deck.
    names[len(ROWS) + 2 + JOINT, (along > style.cabin[0] - 0.15) & (along < style.front - 0.28)] = "rubber"
    skin(part, grid, names)
    # Behind the wheels it is dark.
    part.box((-0.60, style.rear + 0.3, style.sill + 0.01), (0.60, style.front - 0.35, style.wheel * 2 + 0.06), "rubber", "nsew")


def cabin(part, style, paint, power=5.0):
    """Glass all round on a narrowing plan: raked screens, painted pillars at the corners, a dark one between the doors, a crowned roof."""
    base0, top0, top1, base1 = style.cabin
    middle = style.doors[1] - 0.02
    ahead, behind, shares = np.array([0.79, 0.55, 0.35, 0.18, 0.05]), np.array([0.04, 0.2, 0.38, style.pillar]), np.array([0, 0.25, 0.5, 0.7, 0.83, 0.87])
    across = np.concatenate([shares, corner(ahead, power), corner(behind, power), shares[::-1]])
    into = np.concatenate([corner(shares, power), ahead, -behind, -corner(shares, power)[::-1]])
    sections = ["screen"] * 4 + ["post"] * 2 + ["glass"] * 4 + ["dark"] + ["rear"] * 3 + ["post"] * 2 + ["screen"] * 4
    front, rear = base0 + (top0 - base0) * RISE - middle, middle - base1 - (top1 - base1) * RISE
    y = middle + into * np.where(into > 0, front[:, None], rear[:, None])
    x = (style.half - 0.115) * (1 - (1 - LEAN) * style.lean)[:, None] * across
    foot = np.interp(y[0], *np.transpose(style.edge)) + crown(style, y[0]) * (1 - (x[0] / (style.half * WIDTH[-1])) ** 2) - 0.02
    centre, length = (top0 + top1) / 2, (top0 - top1) / 2
    head = style.roof - 0.055 - 0.05 * ((y[-1] - centre) / length) ** 2
    z = foot + (head - foot) * RISE[:, None]
    walls = np.stack([x, y, z], axis=-1)
    rim = walls[-1]
    raised = 0.055 * ease((rim[0, 1] - rim[:, 1]) / 0.4) * ease((rim[:, 1] - rim[-1, 1]) / 0.4)
    roof = [np.stack([rim[:, 0] * share, rim[:, 1], rim[:, 2] + raised * (1 - share**2.2)], axis=-1) for share in ACROSS[1:]]
    names = np.full((len(RISE) + len(roof) - 1, len(sections)), paint, dtype=object)
    for column, section in enumerate(sections):
        top = {"screen": 6, "post": 0, "glass": 3, "dark": 3, "rear": 3}[section]
        names[:top, column] = "frame" if section == "dark" else paint if style.panel and section == "rear" else "glassdark"
    skin(part, np.concatenate([walls, np.stack(roof)]), names)


def wheel(part, x, y, radius, spokes, sides=20):
    """A tyre with a light rim; x: its outer face, left of the car where negative."""
    out, rim = np.sign(x), radius * 0.70
    turn = np.linspace(0, 2 * np.pi, sides + 1)

    def ring(profile, name):
        points = np.array([[np.full(sides + 1, x - out * deep), y + r * np.cos(turn), radius + r * np.sin(turn)] for deep, r in profile]).transpose(0, 2, 1)
        quads = np.stack([points[:-1, :-1], points[:-1, 1:], points[1:, 1:], points[1:, :-1]], axis=2).reshape(-1, 4, 3)
        part.add(quads[:, ::-1] if out > 0 else quads, name)

    ring([(0.012, rim), (0.0, rim + 0.03), (0.008, radius - 0.025), (0.03, radius - 0.004), (0.19, radius - 0.004), (0.22, radius - 0.04)], "rubber")
    ring([(0.075, 0.0), (0.075, rim - 0.02)], "charcoal")
    ring([(0.07, rim - 0.022), (0.012, rim - 0.018), (0.006, rim - 0.006), (0.012, rim)], "alloy")
    ring([(0.020, 0.0), (0.022, 0.05), (0.06, 0.065)], "alloy")
    for angle in np.arange(spokes) * 2 * np.pi / spokes:
        way, over = np.array([0, np.cos(angle), np.sin(angle)]), np.array([0, -np.sin(angle), np.cos(angle)])
        inner, outer = 0.026 * (6 / (spokes + 1)) ** 0.5, 0.024 * (8 / spokes) ** 0.5
        hub, centre = np.array([x - out * 0.026, y, radius]), np.array([x - out * 0.018, y, radius])
        a, b, c, d = hub + way * 0.04 - over * inner, hub + way * 0.04 + over * inner, centre + way * (rim - 0.012) + over * outer, centre + way * (rim - 0.012) - over * outer
        deep = np.array([out * 0.035, 0, 0])
        quads = np.array([[a, d, c, b], [a - deep, d - deep, d, a], [b, c, c - deep, b - deep]])
        part.add(quads if out > 0 else quads[:, ::-1], "alloy")


def fittings(part, style, paint):
    """Mirrors, handles, number plates; rails on a roof that has them."""
    head = lambda y: np.interp(y, *np.transpose(style.edge))
    mirror = style.doors[0] - 0.12
    for side in (-1, 1):
        x, z = side * (style.half + 0.055), head(mirror) + 0.07
        part.ball((x, mirror, z), (0.095, 0.065, 0.062), paint, 10, 6)
        part.box((x - 0.075, mirror - 0.068, z - 0.042), (x + 0.075, mirror - 0.045, z + 0.042), "glassdark")
        part.beam((side * (style.half - 0.13), mirror, z - 0.055), (x, mirror, z - 0.03), 0.06, 0.03, "charcoal")
        for door in style.doors[1:]:
            z = head(door) - 0.135
            low, high = sorted((side * (style.half * 0.955), side * (style.half * 0.978 + 0.014)))
            part.box((low, door + 0.06, z), (high, door + 0.23, z + 0.028), paint)
        if style.rails:
            y0, y1 = style.cabin[2] + 0.25, style.cabin[1] - 0.35
            x, z = side * (style.half - 0.115) * (1 - 0.24 * style.lean), style.roof - 0.035
            part.tube([(x, y0, z - 0.05), (x, y0 + 0.1, z), (x, y1 - 0.1, z), (x, y1, z - 0.05)], 0.018, "steel", 6)
    for y, z, out in ((style.front, style.sill + 0.25, 1), (style.rear, style.sill + 0.36, -1)):
        inner, outer = sorted((y - out * 0.02, y + out * 0.015))
        part.box((-0.26, inner, z - 0.055), (0.26, outer, z + 0.055), "plate")
