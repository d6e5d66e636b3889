"""What people wear and carry: tops, trousers, skirts, hair and bags, each a solid fitted to a pose."""
import math

import numpy as np

from bodies import SIDES, turned
from sculpt import Solid, waves


def between(a, b, share):
    return a + (b - a) * share


def around_legs(pose, height, room):
    """A row of a loft that holds both legs at a height, with some room."""
    body, low, high = pose.body, [], []
    for side in SIDES:
        chain = np.array([pose.ankles[side], pose.knees[side], pose.hips[side]])
        middle = np.array([np.interp(height, chain[:, 2], chain[:, axis]) for axis in (0, 1)])
        thick = np.interp(height, chain[:, 2], [0.045, 0.062, 0.092]) * body.girth
        low.append(middle - thick)
        high.append(middle + thick)
    low, high = np.min(low, axis=0), np.max(high, axis=0)
    (cx, cy), (wide, deep) = (low + high) / 2, (high - low) / 2 + room
    return height, cx, cy, wide, deep, 0.0


def hanging(pose, ease, top, hem, flare):
    """Rows of cloth that hangs from the trunk at share `top` to the height `hem`, over the legs; flare: how far it widens."""
    rows = pose.trunk(ease, -0.02, top)
    start = rows[0]
    for share in (0.33, 0.66, 1.0):
        height = start[0] + (hem - start[0]) * share
        row = around_legs(pose, height, 0.6 * ease + 0.012)
        rows.append((height, row[1], row[2], max(row[3], start[3] + flare * share), max(row[4], start[4] - 0.01 + flare * share), start[5]))
    return rows


def trunk(pose, ease=0.0, low=-0.1, high=1.04):
    """The trunk in cloth, to its shoulders: what sleeves grow from, and what straps lie on."""
    g = pose.body.girth
    solid = Solid(0.03).loft(pose.trunk(ease, low, high))
    for side in SIDES:
        root = pose.neck + turned(pose.yaws[1]) @ [side * 0.040 * g, -0.020 * g, -0.022 * g]
        solid.limb([root, between(root, pose.shoulders[side], 0.95)], [0.038 * g + 0.3 * ease, 0.046 * g + 0.6 * ease], 0.035)
        if pose.body.kind == "woman":
            bust, yaw = pose.middle(0.66)
            solid.egg(bust + turned(yaw) @ [side * 0.062 * g, 0.062 * g, 0], np.array([0.056, 0.052, 0.058]) * g + 0.6 * ease, 0.05)
    return solid


def opening(pose, rows):
    """A front that stands open: rows of (share of the trunk, half the gap)."""
    levels, gaps = np.array(sorted(rows)).T
    foot, head = pose.pelvis, pose.neck

    def inside(p):
        share = (p[..., 2] - foot[2]) / (head[2] - foot[2])
        yaw = pose.yaws[0] + (pose.yaws[1] - pose.yaws[0]) * np.clip(share, 0, 1)
        x, y = p[..., 0] - (foot[0] + (head[0] - foot[0]) * share), p[..., 1] - (foot[1] + (head[1] - foot[1]) * share)
        gap = np.interp(share, levels, gaps, left=gaps[0])
        return np.maximum(np.abs(x * np.cos(yaw) + y * np.sin(yaw)) - gap, 0.01 - (y * np.cos(yaw) - x * np.sin(yaw)))

    return inside


def top(pose, seed, low=-0.05, ease=0.012, sleeve=1.0, collar=1.05, front=None, hood=False, flare=0.05, sag=0.006):
    """A garment of the upper body. low: its hem, a share of the trunk, under 0 below the hips; sleeve: how much of the arm; front: rows of an opening."""
    body, g = pose.body, pose.body.girth
    long = low < -0.08 and not pose.sitting
    solid = trunk(pose, ease, -0.02 if long else low if not pose.sitting else max(low, -0.10))
    if long:
        solid.loft(hanging(pose, ease, 0.3, pose.pelvis[2] + low * body.torso, flare), folds=(5, 0.03, seed))
    for side in SIDES:
        arm = np.array([pose.shoulders[side], pose.elbows[side], pose.wrists[side]])
        upper = np.array([0.052, 0.043, 0.034]) * g + ease * np.array([0.5, 0.7, 0.7])
        if sleeve < 0.6:
            solid.limb([arm[0], between(arm[0], arm[1], 1.6 * sleeve)], [upper[0], upper[1] + 0.008], 0.03, flat=True)
        else:
            cuff = between(arm[1], arm[2], 2 * sleeve - 1.0)
            solid.limb([arm[0], between(arm[0], arm[1], 0.5), arm[1], between(arm[1], cuff, 0.55), cuff], [upper[0], upper[:2].mean(), upper[1], upper[1:].mean(), upper[2] - 0.003], 0.03, flat=True)
    if collar > 1.04:
        rows = [(*pose.middle(share)[0][[2, 0, 1]], wide * g + 0.5 * ease, deep * g + 0.5 * ease, pose.yaws[1]) for share, wide, deep in ((0.94, 0.074, 0.070), (1.0, 0.060, 0.062), (collar, 0.055, 0.058))]
        solid.loft([(z, x, y - 0.014 * g, *rest) for z, x, y, *rest in rows], 0.012)
    if hood:
        back = pose.middle(0.97)[0] + turned(pose.yaws[1]) @ [0, -0.075 * g, 0]
        solid.egg(back, np.array([0.105, 0.055, 0.055]) * g, 0.03)
    spots = [*pose.elbows.values(), *(between(pose.elbows[side], pose.wrists[side], 0.85) for side in SIDES), pose.middle(0.25)[0], *(between(pose.shoulders[side], pose.middle(0.7)[0], 0.35) for side in SIDES)]
    solid.crease(sag, (0.22, 0.22, 0.09), seed, spots, 0.10)
    return solid.take(opening(pose, front), 0.008) if front else solid


# Radii at the hip, the knee and the hem, and how far the hem hangs below the ankle.
LEGS = {"straight": (0.092, 0.075, 0.070, 0.012), "wide": (0.096, 0.092, 0.104, 0.030), "slim": (0.088, 0.063, 0.050, -0.045), "shorts": (0.094, 0.088, 0.0, 0.0)}


def trousers(pose, seed, cut="straight"):
    """Trousers from the waist to the shoes, or to the knees."""
    g = pose.body.girth
    hip, knee, hem, drop = LEGS[cut]
    solid = Solid(0.025).loft(pose.trunk(-0.006, -0.16, 0.36))
    spots = []
    for side in SIDES:
        chain = [pose.hips[side], pose.knees[side], pose.ankles[side]]
        if cut == "shorts":
            solid.limb([chain[0], between(chain[0], chain[1], 0.82)], [hip * g, knee * g], 0.03, flat=True)
            continue
        end = chain[2] + (chain[2] - chain[1]) / np.linalg.norm(chain[2] - chain[1]) * drop * g
        calf = between(chain[1], end, 0.35) - np.array([0, 0.008 * g, 0])
        solid.limb([chain[0], between(chain[0], chain[1], 0.5), chain[1], calf, end], np.array([hip, 0.45 * hip + 0.55 * knee, knee, 0.6 * knee + 0.4 * hem, hem]) * g, 0.03, flat=True)
        spots += [chain[1], between(chain[1], end, 0.9), between(chain[1], end, 0.75), between(chain[0], chain[1], 0.1)]
    return solid.crease(0.0065, (0.24, 0.24, 0.10), seed, spots, 0.10 * g + 0.02)


def skirt(pose, seed, hem=0.28, flare=0.06):
    """A skirt from the waist to a share of the height."""
    rows = hanging(pose, -0.006, 0.42, hem * pose.body.height, flare)
    return Solid(0.02).loft(rows, power=2.1, folds=(7, 0.05, seed)).crease(0.003, (0.12, 0.12, 0.4), seed)


def bare_legs(pose):
    g, solid = pose.body.girth, Solid(0.02)
    for side in SIDES:
        hip, knee, ankle = pose.hips[side], pose.knees[side], pose.ankles[side]
        calf = between(knee, ankle, 0.32) - np.array([0, 0.014 * g, 0])
        solid.limb([between(hip, knee, 0.4), knee, calf, between(knee, ankle, 0.75), ankle], np.array([0.070, 0.054, 0.055, 0.038, 0.036]) * g)
    return solid


def bare_arms(pose):
    g, solid = pose.body.hand, Solid(0.02)
    for side in SIDES:
        elbow, wrist = pose.elbows[side], pose.wrists[side]
        solid.limb([between(pose.shoulders[side], elbow, 0.3), elbow, between(elbow, wrist, 0.3), wrist], np.array([0.045, 0.037, 0.040, 0.027]) * g)
    return solid


def hair(style, seed):
    """Hair on the head of bodies.head: 'short', 'crop', 'bob', 'long', 'tail', 'bun', 'perm'."""
    full = {"short": 0.004, "crop": 0.003, "perm": 0.012, "bob": 0.007, "long": 0.006}.get(style, 0.001)
    solid = Solid(0.02).egg((0, -0.017, 0.039), (0.080 + full, 0.102 + full, 0.085 + full))
    if style == "short":
        solid.egg((0.012, 0.035, 0.088), (0.058, 0.052, 0.036), 0.03)
    if style in ("bob", "long"):
        solid.egg((0, -0.028, -0.035), (0.091, 0.084, 0.098), 0.04)
    if style == "long":
        solid.egg((0, -0.066, -0.13), (0.092, 0.046, 0.15), 0.05).egg((0, -0.080, -0.24), (0.078, 0.032, 0.10), 0.05)
    if style == "tail":
        solid.limb([(0, -0.095, 0.045), (0, -0.142, 0.030), (0, -0.152, -0.05), (0, -0.135, -0.15)], [0.024, 0.032, 0.030, 0.010], 0.015)
    if style == "bun":
        solid.egg((0, -0.095, 0.085), (0.042, 0.042, 0.040), 0.012)
    if style in ("bob", "long"):
        face = Solid(0.03).egg((0, 0.100, -0.054), (0.067, 0.094, 0.118))
        if style == "long":
            # Under the jaw it lies behind the neck: in front it would close round the face like a hood.
            face.block((0, 0.12, -0.215), (0.2, 0.128, 0.14), 0.03)
        else:
            solid.change(lambda p, d: np.maximum(d, -0.118 - p[..., 2]))
    else:
        # From the nape up over the ears to the temples.
        face = Solid(0.03).egg((0, 0.097, -0.046), (0.080, 0.078, 0.102))
        face.put((-0.2, -0.2, -0.3), (0.2, 0.2, 0.1), lambda p: 0.72 * (p[..., 2] + (0.088 if style != "crop" else 0.074) - 1.1 * np.clip(p[..., 1] + 0.065, 0, 0.12)), 0.012)
        if style == "tail":
            # The knot and what hangs from it stay.
            mask = lambda p: 0.112 + p[..., 1]
            nape = face
            face = lambda p: np.maximum(nape(p), -mask(p))
    solid.take(face, 0.008)
    lump = 0.006 if style == "perm" else 0.0028
    return solid.change(lambda p, d: d + lump * waves(p, 0.035 if style == "perm" else (0.022, 0.06, 0.09), seed))


def cap():
    """A cap with a peak, over the hair."""
    crown = Solid(0.012).egg((0, -0.012, 0.050), (0.088, 0.108, 0.088)).change(lambda p, d: np.maximum(d, 0.042 - p[..., 2]))
    return crown.egg((0, 0.105, 0.046), (0.072, 0.075, 0.009))


def cast(field, origin, ways, gap=0.003, reach=0.5):
    """Where lines from an origin (or from one each) last leave a solid: a strap laid on cloth."""
    away = np.arange(0, reach, 0.004)
    ways = np.asarray(ways, dtype=float)
    points = np.asarray(origin, dtype=float).reshape(-1, 1, 3) + ways[:, None, :] * away[None, :, None]
    inside = field(points) < gap
    last = len(away) - 1 - np.argmax(inside[:, ::-1], axis=1)
    return points[np.arange(len(ways)), np.where(inside.any(axis=1), last, 0)]


def crossbody(pose, field, side):
    """A strap from a shoulder to the other hip, and the bag there."""
    g = pose.body.girth
    axes = turned(pose.yaws[1])
    shoulder, hip = pose.middle(1.0)[0] + axes @ [side * 0.095 * g, 0, 0], pose.middle(0.08)[0] - axes @ [side * 0.17 * g, -0.05 * g, 0]
    up = (shoulder - hip) / np.linalg.norm(shoulder - hip)
    ring = cast(field, between(shoulder, hip, 0.5), [math.cos(a) * up + math.sin(a) * axes[:, 1] for a in np.linspace(0, 2 * math.pi, 40)], reach=0.6)
    bag = turned(pose.yaws[0] + side * 0.5)
    centre = cast(field, pose.middle(0.06)[0], [bag @ [-side, 0, 0]])[0] + bag @ [-side * 0.03, 0, 0]
    return Solid(0.006).limb(ring, 0.0095), Solid(0.01).block(centre, np.array([0.036, 0.115, 0.085]) * math.sqrt(g), 0.022, axes=bag)


def shoulder_bag(pose, field, side):
    """A tote under the arm, its handles over the shoulder."""
    g = pose.body.girth
    axes = turned(pose.yaws[1])
    peak = cast(field, pose.middle(0.86)[0] + axes @ [side * 0.70 * pose.body.shoulder, -0.012, 0], [(0, 0, 1.0)])[0]
    centre = cast(field, pose.middle(0.10)[0], [axes @ [side, -0.1, 0]])[0] + axes @ [side * 0.036, -0.055, -0.03]
    straps = Solid(0.006)
    for fore in (-1, 1):
        corner = centre + axes @ [0, fore * 0.10 * g, 0.14]
        line = np.array([between(peak, corner, share) for share in np.linspace(0.0, 1.0, 14)])
        line[1:-1] = np.where((field(line[1:-1]) < 0.004)[:, None], cast(field, line[1:-1], np.tile(axes @ [0.25 * side, fore, 0], (12, 1)), reach=0.25), line[1:-1])
        straps.limb(line, 0.0085)
    return straps, Solid(0.01).block(centre, (0.036, 0.160, 0.145), 0.028, axes=axes).crease(0.005, 0.2, 4)


def hand_bag(pose, side, way, small):
    """A bag that hangs from a hand."""
    grip = pose.wrists[side] + way * 0.085
    wide, tall = (0.13, 0.10) if small else (0.17, 0.19)
    centre = grip + np.array([0, 0.0, -0.12 - tall])
    straps = Solid(0.004)
    for thick in (-0.02, 0.02):
        straps.limb([centre + [thick, -0.6 * wide, tall], grip + [0, -0.03, -0.01], grip + [0, 0.03, -0.01], centre + [thick, 0.6 * wide, tall]], 0.0075)
    return straps, Solid(0.01).block(centre, (0.05, wide, tall), 0.02)


def backpack(pose, field):
    """A pack on the back with both its straps."""
    g = pose.body.girth
    axes = turned(pose.yaws[1])
    size = np.array([0.142, 0.080, 0.205]) * (0.35 + 0.65 * g)
    centre = cast(field, pose.middle(0.62)[0], [axes @ [0, -1.0, 0]])[0] + axes @ [0, -size[1] * 0.9, 0]
    bag = Solid(0.03).block(centre, size, 0.055 * g, axes=axes).block(centre + axes @ [0, -size[1], -0.3 * size[2]], size * [0.75, 0.45, 0.5], 0.03 * g, axes=axes)
    straps = Solid(0.006)
    for side in SIDES:
        start = pose.middle(0.70)[0] + axes @ [side * 0.088 * g, 0, 0]
        ways = [axes @ [side * 0.55 * max(0.0, a - 1.5), math.sin(a), math.cos(a)] for a in np.linspace(-0.9, 2.3, 18)]
        straps.limb([*cast(field, start, ways, 0.004), centre + axes @ [side * size[0] * 0.95, size[1] * 0.6, -0.75 * size[2]]], 0.018 * math.sqrt(g))
    return straps, bag
