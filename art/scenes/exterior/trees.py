"""Trees, shrubs and hedges, grown from seeds: branches to the clumps of a crown, leaves on every clump.

Each species comes in three finenesses: near (seen from a path), mid (from a window), far (from the air).
"""
import numpy as np

from kit import UP, Part

# Leaves a clump, and their size in metres.
FINENESS = {"near": (3000, 0.105), "mid": (224, 0.26), "far": (24, 0.78)}
# Sprays that a clump is made of: what tells a tree from a clipped ball is the sky and the shade between them.
SPRAYS = {"near": 11, "mid": 7}
# Leaves on a twig near the lens.
ON_TWIG = 15


def leaves(rng, centres, outward, count, size, material, spread, flat=1.0, depth=None, thin=0.62, skin=0.45):
    """Leaf cards: count on each clump, facing out of it and up, folded a little by chance. skin: the smaller, the more lie on its surface."""
    total = len(centres) * count
    part = Part()
    direction = rng.normal(size=(total, 3))
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    reach = rng.random(total) ** skin
    clump = np.repeat(np.arange(len(centres)), count)
    radius = np.broadcast_to(np.asarray(spread, dtype=float), (len(centres),))[clump]
    place = centres[clump] + direction * (reach * radius)[:, None] * np.array([1, 1, flat])
    normal = direction * 0.8 + outward[clump] * 0.6 + np.array([0, 0, 0.55]) + rng.normal(0, 0.45, (total, 3))
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    side = np.cross(normal, rng.normal(size=(total, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    other = np.cross(normal, side)
    length = size * (0.65 + 0.7 * rng.random(total))[:, None]
    a, b = side * length * 0.5, other * length * 0.5 * thin
    fold = normal * length * 0.12
    quads = np.stack([place - a, place - b + fold, place + a, place + b + fold], axis=1)
    inner = 1 - np.clip(reach, 0, 1) if depth is None else np.clip(0.6 * (1 - reach) + 0.6 * depth[clump], 0, 1)
    return part.add(quads, material, glow=rng.random(total), veil=inner)


def sprays(rng, centres, outward, size_of, depth, count):
    """Twigs with their leaves on the outside of each clump, most of them on its upper side: centres, the way they grow, shade from 0 to 1, radii."""
    total = len(centres) * count
    clump = np.repeat(np.arange(len(centres)), count)
    way = rng.normal(size=(total, 3)) + [0, 0, 0.35] + outward[clump] * 0.5
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    reach = size_of[clump] * rng.uniform(0.7, 1.25, total)
    tips = centres[clump] + way * reach[:, None] * [1, 1, 0.66]
    shade = np.clip(0.75 * depth[clump] + 0.40 * np.clip(-way[:, 2], 0, 1) + rng.normal(0, 0.06, total), 0, 1)
    return tips, outward[clump] * 0.5 + way * 0.5, shade, size_of[clump] * rng.uniform(0.30, 0.58, total)


def twigs(rng, tips, away, shade, reach, count, size, material):
    """Leaves near the lens: along thin twigs that grow out of each spray, left and right in turn and level as a branch holds them, each of
    two halves folded at its rib. Leaves strewn by chance, each facing its own way, read as confetti. tips, away: (n, 3); shade, reach: (n,); count: leaves a spray."""
    spray = np.repeat(np.arange(len(tips)), max(count // ON_TWIG, 1))
    way = away[spray] / np.maximum(np.linalg.norm(away[spray], axis=1, keepdims=True), 1e-6) * 0.9 + rng.normal(0, 0.55, (len(spray), 3)) * [1, 1, 0.55]
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    long = reach[spray] * rng.uniform(0.75, 1.35, len(spray))
    start = tips[spray] + rng.normal(0, 0.42, (len(spray), 3)) * reach[spray][:, None] * [1, 1, 0.62] - way * (long * 0.5)[:, None]
    share = (np.arange(ON_TWIG) + rng.uniform(0.2, 0.8, (len(spray), ON_TWIG))) / ON_TWIG
    # One row a leaf from here on.
    flat = lambda of: np.repeat(of, ON_TWIG, axis=0)
    way, span, part_of = flat(way), flat(long)[:, None], share.reshape(-1, 1)
    foot = flat(start) + way * span * part_of - [0, 0, 0.16] * span * part_of**2
    level = np.cross(way, UP + rng.normal(0, 0.30, way.shape))
    level /= np.linalg.norm(level, axis=1, keepdims=True)
    hand = np.tile(np.where(np.arange(ON_TWIG) % 2, 1.0, -1.0), len(spray))[:, None]
    axis = way * 0.62 + level * hand * 0.85 + rng.normal(0, 0.22, way.shape) - [0, 0, 0.22]
    axis /= np.linalg.norm(axis, axis=1, keepdims=True)
    up = UP * 0.9 + flat(away[spray]) * 0.35 + rng.normal(0, 0.24, way.shape)
    across = np.cross(axis, up)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    face = np.cross(across, axis)
    length = size * rng.uniform(0.7, 1.25, (len(way), 1)) * (1.1 - 0.35 * part_of)
    tip, glow = foot + axis * length - face * length * 0.10, rng.random(len(way))
    dark = np.clip(0.85 * flat(shade[spray]) + 0.25 * (1 - part_of[:, 0]), 0, 1)
    part = Part()
    for side in (1, -1):
        low = foot + (axis * 0.30 + across * side * 0.31 + face * 0.09) * length
        high = foot + (axis * 0.68 + across * side * 0.27 + face * 0.05) * length
        part.add(np.stack([foot, low, high, tip] if side > 0 else [foot, tip, high, low], axis=1), material, glow=glow, veil=dark)
    return part


def strands(rng, tips, shade, spread, height, fineness, material):
    """The hanging twigs of a willow, leaf under leaf, longer towards the rim of the crown."""
    each, along, size = {"near": (3, 46, 0.15), "mid": (2, 12, 0.34)}[fineness]
    start = np.repeat(tips, each, axis=0) + rng.normal(0, 0.16, (len(tips) * each, 3))
    rim = np.clip(np.hypot(start[:, 0], start[:, 1]) / spread, 0.15, 1)
    fall = np.minimum(height * rim * rng.uniform(0.10, 0.42, len(start)), start[:, 2] - rng.uniform(0.9, 2.2, len(start))).clip(0.2)
    share = (np.arange(along) + rng.random((len(start), along))) / along
    sway = rng.normal(0, 0.10, (len(start), 2))
    place = np.repeat(start[:, None], along, axis=1)
    place[..., :2] += sway[:, None] * share[..., None] ** 2 * fall[:, None, None] + rng.normal(0, 0.035, (*share.shape, 2))
    place[..., 2] -= share * fall[:, None]
    place = place.reshape(-1, 3)
    down = np.column_stack([rng.normal(0, 0.35, (len(place), 2)), np.full(len(place), -1.0)])
    across = np.cross(down, rng.normal(size=down.shape))
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    long = size * rng.uniform(0.7, 1.3, len(place))[:, None]
    a, b = down * long * 0.5, across * long * 0.11
    dark = np.clip(np.repeat(np.repeat(shade, each), along) * 0.8 + rng.normal(0, 0.05, len(place)), 0, 1)
    return Part().add(np.stack([place - a, place - b, place + a, place + b], axis=1), material, glow=rng.random(len(place)), veil=dark)


def branches(rng, spine, girth, ends, bark, fineness):
    """Trunk and branches to the ends of a crown. Ends nearest to the trunk come first; each grows out of the point of the tree from which it and
    the way back to the root are shortest together (a spanning tree with a balancing factor: Cuntz et al., PLoS Computational Biology 6(8), 2010).
    A branch is as thick as those it bears: its radius to the power 2.3 is the sum of theirs (Leonardo's rule). spine: (n, 3), root first; girth: metres."""
    steps, balance = {"near": 5, "mid": 3}[fineness], 0.42
    total, root = len(spine) + steps * len(ends), len(spine)
    fork = root // 2
    place, heading, back, parent = np.empty((total, 3)), np.tile(UP, (total, 1)).astype(float), np.zeros(total), np.arange(-1, total - 1)
    place[:root], back[1:root] = spine, np.cumsum(np.linalg.norm(np.diff(spine, axis=0), axis=1))
    share = np.linspace(0, 1, steps + 1)[1:, None]
    paths = []
    for first, end in zip(range(root, total, steps), ends[np.argsort(np.linalg.norm(ends - spine[-1], axis=1))]):
        way = end - place[fork:first]
        reach = np.linalg.norm(way, axis=1)
        # Nothing grows back down along its own branch.
        turn = 1 - np.einsum("ij,ij->i", way, heading[fork:first]) / np.maximum(reach, 1e-6)
        start = fork + int(np.argmin(reach * (1 + 0.35 * turn) + balance * back[fork:first]))
        reach = reach[start - fork]
        bend = place[start] + heading[start] * reach * 0.38 + rng.normal(0, 0.05, 3) * reach
        path = [start, *range(first, first + steps)]
        place[path[1:]] = (1 - share) ** 2 * place[start] + 2 * share * (1 - share) * bend + share**2 * end
        step = np.diff(place[path], axis=0)
        long = np.linalg.norm(step, axis=1)
        heading[path[1:]], back[path[1:]], parent[first] = step / np.maximum(long, 1e-6)[:, None], back[start] + np.cumsum(long), start
        paths.append(path)
    load = np.zeros(total)
    load[[path[-1] for path in paths]] = 1
    for index in range(total - 1, 0, -1):
        load[parent[index]] += load[index]
    thick = np.maximum(girth * (np.maximum(load, 1) / len(paths)) ** (1 / 2.3), 0.006 if fineness == "near" else 0.015)
    # A trunk widens where it meets the ground.
    thick[:root] *= 1 + 0.9 * np.exp(-back[:root] / 0.35)
    wood = Part().tube(spine, thick[:root], bark, 12 if fineness == "near" else 6)
    for path in paths:
        radii = thick[path]
        radii[0] = min(radii[0], radii[1] * 1.25)
        sides = 3 if radii[0] < 0.03 or fineness == "mid" else 7
        wood.tube(place[path], radii, bark, sides)
    return wood


def broadleaf(seed, fineness, height=10.0, spread=4.2, bare=0.26, shape="round", material="leaf-zelkova", clumps=46, bark="bark", sway=0.35):
    """A tree with a crown: round, vase (zelkova), oval (ginkgo) or weeping (willow)."""
    rng = np.random.default_rng(seed)
    count, size = FINENESS[fineness]
    far = fineness == "far"
    clumps = {"near": clumps, "mid": clumps, "far": max(16, clumps // 2)}[fineness]
    z = np.linspace(0.0, 1.0, clumps) ** 0.85
    angle = np.arange(clumps) * 2.39996 + rng.normal(0, 0.3, clumps)
    profile = {
        "round": np.sqrt(np.clip(1 - (2 * z - 0.86) ** 2 * 0.92, 0.04, 1)),
        "vase": np.clip(0.42 + 0.75 * z, 0, 1) * np.sqrt(np.clip(1.04 - z**3.2, 0.05, 1)),
        "oval": np.clip(1.15 - z, 0, 1) ** 0.7 * np.clip(z * 5 + 0.55, 0, 1) * 0.85,
        "weeping": np.sqrt(np.clip(1 - (2 * z - 1.0) ** 2, 0.12, 1)),
    }[shape]
    radius = profile * spread * np.where(rng.random(clumps) < 0.22, 0.42, 0.86) * rng.uniform(0.85, 1.12, clumps)
    top = height * (1 - bare)
    centres = np.column_stack([np.cos(angle) * radius, np.sin(angle) * radius, height * bare + top * (0.06 + 0.88 * z)])
    centres += rng.normal(0, 0.03 * height, centres.shape) * [1, 1, 0.5]
    outward = centres - np.array([0, 0, height * (bare + 0.35)])
    outward /= np.maximum(np.linalg.norm(outward, axis=1, keepdims=True), 1e-6)
    depth = 1 - np.clip(np.hypot(centres[:, 0], centres[:, 1]) / spread, 0, 1)
    size_of = spread * rng.uniform(0.26, 0.40, clumps) * (1.25 if far else 1)
    if far:
        crown = leaves(rng, centres, outward, count * 2, size, material, size_of, 0.72, depth)
    else:
        lobes = 1 + 0.20 * np.sin(2 * angle + rng.uniform(0, 6.28)) + 0.13 * np.sin(3 * angle + rng.uniform(0, 6.28))
        centres[:, :2] *= lobes[:, None]
        tips, away, shade, reach = sprays(rng, centres, outward, size_of, depth, SPRAYS[fineness])
        few = 3 if shape == "weeping" else 1
        each = count // SPRAYS[fineness] // few
        crown = twigs(rng, tips, away, shade, reach, each, size, material) if fineness == "near" else leaves(rng, tips, away, each, size, material, reach, 0.62, shade)
        if shape == "weeping":
            crown.join(strands(rng, tips, shade, spread, height, fineness, material))
    if shape == "weeping" and far:
        points, mats, group, glow, veil, uv = crown.arrays()
        drop = rng.random(len(points)) ** 2 * np.clip(np.hypot(points[:, 0, 0], points[:, 0, 1]) / spread, 0, 1) * height * 0.5
        points = points * [1, 1, 1] - np.stack([np.zeros_like(drop), np.zeros_like(drop), drop], -1)[:, None]
        points[..., 2] = np.maximum(points[..., 2], 0.8)
        crown.points = [points.astype(np.float32)]
    lean = rng.normal(0, 0.05, 2) * height
    girth = height * (0.016 if shape != "oval" else 0.013) + 0.04
    share = np.linspace(0, bare + (0.16 if shape == "vase" else 0.45) * (1 - bare), 9)
    wander = rng.normal(0, 0.007 * height, (9, 2)) * np.minimum(share, 0.3)[:, None] / 0.3
    spine = np.column_stack([lean * share[:, None] ** 2 * sway + wander, height * share])
    if far:
        return Part().tube(spine[::2], girth * np.linspace(1.3, 0.3, 5), bark, 5), crown
    ends = centres if fineness == "mid" else np.vstack([centres, tips[:: 1 if shape == "weeping" else 2]])
    return branches(rng, spine, girth, ends, bark, fineness), crown


def pine(seed, fineness, height=9.5):
    """A red pine of Korean gardens: a bare leaning trunk, and needles in flat clouds."""
    rng = np.random.default_rng(seed)
    count, size = {"near": (900, 0.20), "mid": (150, 0.48), "far": (34, 1.0)}[fineness]
    lean = rng.uniform(-0.12, 0.12, 2) * height
    bend = rng.uniform(-0.05, 0.05, 2) * height
    t = np.linspace(0, 1, 8)
    spine = np.column_stack([lean[0] * t + bend[0] * np.sin(t * 5), lean[1] * t + bend[1] * np.sin(t * 4 + 1), height * 0.9 * t])
    trunk, girth = Part(), 0.17 + height * 0.006
    trunk.tube(spine, girth * np.linspace(1.3, 0.35, 8), "bark-pine", 9 if fineness == "near" else 5)
    pads = 11
    level = np.linspace(0.52, 1.0, pads)
    angle = np.arange(pads) * 2.39996 + rng.normal(0, 0.35, pads)
    reach = height * 0.27 * np.sqrt(np.clip(1.22 - level, 0.02, 1)) * rng.uniform(0.75, 1.2, pads) * 1.25
    reach[-1] *= 0.2
    foot = np.array([[np.interp(l, t, spine[:, i]) for i in range(3)] for l in level - 0.07])
    centres = foot + np.column_stack([np.cos(angle) * reach, np.sin(angle) * reach, height * (0.06 + 0.05 * rng.random(pads))])
    for a, b in zip(foot, centres):
        trunk.tube(np.array([a, a * 0.4 + b * 0.6 - [0, 0, 0.15], b]), girth * np.array([0.4, 0.26, 0.1]), "bark-pine", 5 if fineness == "near" else 3)
    outward = np.tile([0, 0, 1.0], (pads, 1))
    crown = leaves(rng, centres, outward, count, size, "leaf-pine", height * rng.uniform(0.13, 0.19, pads), 0.36, None, 0.30)
    return trunk, crown


def ball(seed, fineness, radius=0.6, material="leaf-shrub", flat=0.8, green="leaf-shrub"):
    """A clipped shrub of green leaves; another material than theirs is that of its petals."""
    rng = np.random.default_rng(seed)
    count, size = {"near": (1500, 0.075), "mid": (260, 0.16), "far": (50, 0.36)}[fineness]
    if fineness != "near":
        return Part(), leaves(rng, np.array([[0, 0, radius * flat * 0.55]]), np.array([[0, 0, 1.0]]), count, size, material, radius, flat)
    # Near, leaves that fill a ball float in it: they lie on the cores of a few lobes, and petals among leaves.
    angle = rng.uniform(0, 6.28) + np.arange(5) * 1.257
    spread = radius * np.array([0.78, 0.52, 0.60, 0.48, 0.56, 0.50])
    away = np.concatenate([[0], radius * rng.uniform(0.42, 0.56, 5)])
    angle = np.concatenate([[0], angle])
    centres = np.column_stack([np.cos(angle) * away, np.sin(angle) * away, spread * flat * rng.uniform(0.45, 0.85, 6)])
    up = np.tile([0, 0, 1.0], (6, 1))
    bush, level = Part(), np.linspace(-0.96, 0.96, 9)
    for centre, reach in zip(centres, spread * 0.62):
        bush.tube(centre + np.column_stack([np.zeros((9, 2)), level * reach * flat]), np.sqrt(1 - level**2) * reach, green, 14, veil=0.9)
    bush.join(leaves(rng, centres, up, count, size, green, spread, flat, skin=0.22))
    if material not in (green, "leaf-shrub"):
        bush.join(leaves(rng, centres + [0, 0, 0.03], up, count * 2 // 3, size, material, spread * 1.04, flat, skin=0.06))
    return Part(), bush


def hedge_block(seed, length=2.0, width=0.8, height=0.9, count=2600, size=0.07):
    """A piece of clipped hedge, to be laid end to end."""
    rng = np.random.default_rng(seed)
    face = rng.integers(0, 5, count)
    u = rng.uniform(-0.5, 0.5, (count, 3)) * [length, width, height] + [0, 0, height / 2]
    normal = np.zeros((count, 3))
    for index, (axis, sign) in enumerate(((1, 1), (1, -1), (2, 1), (0, 1), (0, -1))):
        chosen = face == index
        if index >= 3:
            chosen = chosen & (rng.random(count) < 0.4)
        half = (length / 2, width / 2, height / 2)[axis]
        u[chosen, axis] = (sign * half if axis != 2 else height) - sign * np.abs(rng.normal(0, 0.04, chosen.sum()))
        normal[chosen, axis] = sign
    normal += rng.normal(0, 0.5, (count, 3))
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    side = np.cross(normal, rng.normal(size=(count, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    other = np.cross(normal, side)
    a, b = side * size * 0.5, other * size * 0.35
    part = Part().add(np.stack([u - a, u - b, u + a, u + b], axis=1), "leaf-shrub", glow=rng.random(count), veil=rng.random(count) * 0.3)
    part.box((-length / 2, -width / 2 + 0.06, 0), (length / 2, width / 2 - 0.06, height - 0.06), "leaf-shrub", "nst")
    return part


def wood(seed, size=34.0, trees=13):
    """A patch of forest for the hills, crowns only."""
    rng = np.random.default_rng(seed)
    place = rng.uniform(-size / 2, size / 2, (trees, 2))
    part = Part()
    for index, (x, y) in enumerate(place):
        tall, wide = rng.uniform(9, 15), rng.uniform(4.2, 6.4)
        clumps = 9
        angle = np.arange(clumps) * 2.39996
        level = np.linspace(0.25, 1, clumps)
        radius = wide * np.sqrt(np.clip(1.12 - level**2, 0.03, 1)) * 0.72
        centres = np.column_stack([x + np.cos(angle) * radius, y + np.sin(angle) * radius, tall * level * 0.86])
        outward = centres - [x, y, tall * 0.35]
        outward /= np.linalg.norm(outward, axis=1, keepdims=True)
        part.join(leaves(rng, centres, outward, 22, 1.9, "leaf-wood", 2.5, 0.8, 1 - level))
    return part


SPECIES = {
    "zelkova": lambda seed, f: broadleaf(seed, f, 11.5, 5.2, 0.24, "vase", "leaf-zelkova", 58),
    "maple": lambda seed, f: broadleaf(seed, f, 8.0, 3.6, 0.24, "round", "leaf-maple", 44),
    "ginkgo": lambda seed, f: broadleaf(seed, f, 11.5, 3.0, 0.20, "oval", "leaf-ginkgo", 50),
    "willow": lambda seed, f: broadleaf(seed, f, 11.0, 5.6, 0.26, "weeping", "leaf-willow", 60),
    "pine": pine,
}


def grove(kinds, fineness, variants=2):
    """Objects for scatter: each species in some variants, trunk and crown in one."""
    out = []
    for kind in kinds:
        for variant in range(variants):
            trunk, crown = SPECIES[kind](100 * list(SPECIES).index(kind) + variant, fineness)
            whole = Part().join(trunk).join(crown)
            out.append(whole.build(f"{kind} {fineness} {variant}", link=False))
    return out
