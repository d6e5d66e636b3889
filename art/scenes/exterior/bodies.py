"""How people are built and how they hold themselves: proportions, joints of a pose, and heads, hands and shoes.

A figure faces +y; its right is +x. Sides are -1 (left) and 1 (right). Lengths are metres.
"""
import math
from dataclasses import dataclass

import numpy as np

from sculpt import Solid, soft_max

SIDES = (-1, 1)


@dataclass
class Body:
    """Proportions. girth: thickness against a grown man's; torso: from the hip joints to the root of the neck."""
    kind: str
    height: float
    head: float
    hip: float
    girth: float
    shoulder: float

    def __post_init__(self):
        self.ankle = (0.0525 if self.kind == "child" else 0.050) * self.height
        self.leg = self.hip - self.ankle
        self.thigh = self.shin = self.leg / 2
        self.torso = self.height - 1.15 * self.head - self.hip
        self.upper, self.fore = 0.172 * self.height, 0.147 * self.height
        self.hips = 0.088 * self.girth
        self.hand = self.girth * (0.92 if self.kind == "woman" else 1.0)


def born(kind, rng):
    """A body of its kind: 'man', 'woman' or 'child' of six to ten."""
    if kind == "child":
        height = rng.uniform(1.12, 1.34)
        return Body(kind, height, 0.207 + 0.03 * (height - 1.12), 0.488 * height, 0.52 * height + 0.045, 0.102 * height)
    height = rng.uniform(1.68, 1.78) if kind == "man" else rng.uniform(1.60, 1.68)
    return Body(kind, height, height / 7.45, 0.53 * height, rng.uniform(0.96, 1.06), (0.163 if kind == "man" else 0.142) * height / 1.68)


# Of the trunk, from below the hip joints (0) to the root of the neck (1): share of its height, half width, half depth, forward.
TRUNKS = {
    "man": [(-0.17, 0.150, 0.100, -0.008), (0.0, 0.166, 0.120, -0.012), (0.18, 0.158, 0.110, -0.002), (0.37, 0.148, 0.104, 0.006), (0.58, 0.162, 0.115, 0.004),
            (0.76, 0.172, 0.113, -0.006), (0.88, 0.148, 0.092, -0.016), (0.96, 0.095, 0.070, -0.020), (1.04, 0.058, 0.058, -0.014)],
    "woman": [(-0.17, 0.150, 0.100, -0.010), (0.0, 0.170, 0.118, -0.016), (0.18, 0.152, 0.104, -0.004), (0.37, 0.122, 0.090, 0.005), (0.58, 0.137, 0.100, 0.004),
              (0.76, 0.150, 0.100, -0.004), (0.88, 0.130, 0.084, -0.014), (0.96, 0.084, 0.062, -0.018), (1.04, 0.052, 0.052, -0.012)],
    "child": [(-0.17, 0.150, 0.110, -0.006), (0.0, 0.160, 0.122, -0.008), (0.18, 0.156, 0.122, 0.004), (0.37, 0.150, 0.122, 0.010), (0.58, 0.156, 0.118, 0.004),
              (0.76, 0.158, 0.108, -0.006), (0.88, 0.136, 0.092, -0.012), (0.96, 0.090, 0.070, -0.014), (1.04, 0.060, 0.058, -0.010)],
}


def turned(yaw=0.0, pitch=0.0, roll=0.0):
    """Axes in columns, by radians: roll to the right, pitch up, then yaw to the left."""
    cy, sy, cp, sp, cr, sr = (f(angle) for angle in (yaw, pitch, roll) for f in (math.cos, math.sin))
    about_z = np.array([[cy, -sy, 0], [sy, cy, 0], [0, 0, 1]])
    about_x = np.array([[1, 0, 0], [0, cp, -sp], [0, sp, cp]])
    return about_z @ about_x @ np.array([[cr, 0, sr], [0, 1, 0], [-sr, 0, cr]])


def joint(start, end, first, second, towards):
    """Where two bones meet that reach from start to end; towards: the way the joint points."""
    line = end - start
    length = min(np.linalg.norm(line), 0.999 * (first + second))
    way = line / np.linalg.norm(line)
    share = (first**2 - second**2 + length**2) / (2 * length)
    out = np.asarray(towards, dtype=float) - way * (way @ towards)
    return start + way * share + out / np.linalg.norm(out) * math.sqrt(max(first**2 - share**2, 0))


@dataclass
class Pose:
    """Joints of a figure; of pairs a dictionary by side. feet: (yaw, pitch, how far the toes bend up); spine: pelvis and root of the neck."""
    pelvis: np.ndarray
    neck: np.ndarray
    yaws: tuple
    rolls: tuple
    ankles: dict
    feet: dict
    arms: dict
    face: tuple = (0.0, 0.0)
    sitting: bool = False
    stride: float = 0.0

    def settle(self, body):
        """Finds the joints that follow from what the pose says."""
        (low_yaw, high_yaw), (low_roll, high_roll) = self.yaws, self.rolls
        self.body, self.hips, self.knees, self.shoulders, self.elbows, self.wrists = body, {}, {}, {}, {}, {}
        for side in SIDES:
            self.hips[side] = self.pelvis + turned(low_yaw, 0, low_roll) @ [side * body.hips, 0, 0]
            out = np.array([0.10 * side, 1.0, 0.35 if self.sitting else 0.0])
            self.knees[side] = joint(self.hips[side], self.ankles[side], body.thigh, body.shin, out)
            chest = self.pelvis + (self.neck - self.pelvis) * 0.85
            self.shoulders[side] = chest + turned(high_yaw, 0, high_roll) @ [side * body.shoulder, -0.014 * body.girth, 0]
            swing, bend, away, inward = self.arms[side]
            self.elbows[side] = self.shoulders[side] + body.upper * self._way(side, swing, away)
            self.wrists[side] = self.elbows[side] + body.fore * self._way(side, swing + bend, away - inward)
        scale = body.head / 0.227
        self.skull = self.neck + np.array([0, 0.030, 0.147]) * scale + [0, 0.10 * self.face[1] * scale, 0]
        return self

    def _way(self, side, swing, away):
        """The direction of an arm that swings forward and is held away from the body."""
        way = np.array([side * math.sin(away), math.sin(swing) * math.cos(away), -math.cos(swing) * math.cos(away)])
        return turned(self.yaws[1]) @ way

    def middle(self, share):
        """The middle of the trunk at a share of its height, and its turn there."""
        point = self.pelvis + (self.neck - self.pelvis) * share
        return point, self.yaws[0] + (self.yaws[1] - self.yaws[0]) * np.clip(share, 0, 1)

    def trunk(self, ease=0.0, low=-0.17, high=1.04):
        """Rows for a loft round the trunk, cut at shares of its height; ease: how far cloth stands off."""
        table = np.array(TRUNKS[self.body.kind])
        shares = [low, *[share for share in table[:, 0] if low < share < high], high]
        rows = []
        for share in shares:
            wide, deep, ahead = (np.interp(share, table[:, 0], column) * self.body.girth for column in table.T[1:])
            point, turn = self.middle(share)
            rows.append((point[2], point[0] - math.sin(turn) * ahead, point[1] + math.cos(turn) * ahead, wide + ease, deep + ease, turn))
        return rows


def walking(body, rng, stride=1.0):
    """A step: the heel of one foot touches down as the toes of the other push off, the arms against the legs."""
    lead = rng.choice(SIDES)
    reach = stride * rng.uniform(0.27, 0.34) * body.leg
    unit, lift = body.ankle, math.radians(rng.uniform(4, 17))
    push = -math.radians(rng.uniform(30, 42)) * (0.6 + 0.4 * stride)
    narrow = 0.065 * body.girth
    # A foot stands on its heel, 0.65 ankle heights behind the ankle, or on its ball, 1.47 before it.
    ahead = np.array([lead * narrow, reach, unit * (0.65 * math.sin(lift) + math.cos(lift))])
    behind = np.array([-lead * narrow, -1.2 * reach, unit * (math.cos(push) - 1.47 * math.sin(push))])
    along = reach - 0.02
    height = ahead[2] + math.sqrt((0.988 * body.leg) ** 2 - along**2)
    twist = lead * math.radians(rng.uniform(4, 7)) * stride
    pelvis = np.array([lead * 0.012, 0.0, height])
    neck = pelvis + body.torso * np.array([0.01 * lead, math.sin(math.radians(rng.uniform(3, 6))), 0.995])
    arms, swing = {}, rng.uniform(0.75, 1.1) * stride
    for side in SIDES:
        forward = side != lead
        arms[side] = (math.radians(24 if forward else -23) * swing, math.radians(rng.uniform(24, 36) if forward else rng.uniform(10, 16)), math.radians(rng.uniform(9, 12)), math.radians(14 if forward else 4))
    feet = {lead: (-0.10 * lead, lift, 0.0), -lead: (0.12 * lead, push, -push)}
    return Pose(pelvis, neck, (twist, -1.2 * twist), (0.03 * lead, -0.02 * lead), {lead: ahead, -lead: behind}, feet, arms,
                (rng.uniform(-0.3, 0.3), rng.uniform(-0.08, 0.05)), stride=stride).settle(body)


def standing(body, rng, phone=False):
    """At ease: the weight over one leg, the other a little ahead and loose."""
    lead = rng.choice(SIDES)
    width = 0.085 * body.girth
    ankles = {lead: np.array([lead * width, -0.02, body.ankle]), -lead: np.array([-lead * (width + rng.uniform(0.03, 0.09)), rng.uniform(0.06, 0.14), body.ankle])}
    tilt = -lead * math.radians(rng.uniform(3, 5))
    pelvis = np.array([lead * 0.05 * body.girth, 0.0, body.ankle + 0.985 * body.leg])
    neck = pelvis + body.torso * np.array([-lead * 0.05, 0.01, 0.998])
    arms = {side: (math.radians(rng.uniform(-4, 8)), math.radians(rng.uniform(14, 26)), math.radians(rng.uniform(8, 12)), math.radians(rng.uniform(3, 8))) for side in SIDES}
    face = (rng.uniform(-0.5, 0.5), rng.uniform(-0.08, 0.05))
    if phone:
        arms[1], face = (math.radians(18), math.radians(88), math.radians(7), math.radians(26)), (-0.10, -0.35)
    feet = {lead: (-0.16 * lead, 0.0, 0.0), -lead: (0.34 * lead, 0.0, 0.0)}
    turn = rng.uniform(-0.08, 0.08)
    return Pose(pelvis, neck, (0.06 * lead, turn), (tilt, -0.7 * tilt), ankles, feet, arms, face).settle(body)


def sitting(body, rng):
    """On a bench 0.46 m high: thighs level, hands on them."""
    height = max(0.46 + 0.085 * body.girth, body.ankle + 0.55 * body.shin)
    pelvis = np.array([0.0, 0.0, height])
    neck = pelvis + body.torso * np.array([0.0, -0.05, 0.995])
    # The feet of a child hang.
    low = max(body.ankle, height - body.shin * 0.99)
    ankles = {side: np.array([side * rng.uniform(0.09, 0.13) * body.girth, body.thigh + rng.uniform(-0.04, 0.10), low]) for side in SIDES}
    arms = {side: (math.radians(rng.uniform(16, 26)), math.radians(rng.uniform(44, 54)), math.radians(10), math.radians(20)) for side in SIDES}
    feet = {side: (-0.15 * side, 0.0, 0.0) for side in SIDES}
    return Pose(pelvis, neck, (0.0, rng.uniform(-0.1, 0.1)), (0.0, 0.0), ankles, feet, arms, (rng.uniform(-0.5, 0.5), rng.uniform(-0.15, 0.05)), sitting=True).settle(body)


def head(kind):
    """A head of 0.227 m about its middle: skull, jaw, brow, nose, ears, neck."""
    low, neck = {"man": (1.0, 0.052), "woman": (0.95, 0.044), "child": (0.9, 0.042)}[kind]
    solid = Solid(0.022).egg((0, -0.014, 0.033), (0.074, 0.096, 0.082)).egg((0, 0.022, -0.018), (0.064, 0.070, 0.074))
    solid.egg((0, 0.032, -0.064 * low), (0.047 * low, 0.052, 0.048)).egg((0, 0.076 * low, -0.094 * low), (0.018, 0.013, 0.017))
    solid.limb([(-0.028, 0.079, 0.022), (0.028, 0.079, 0.022)], 0.013, 0.012)
    solid.limb([(0, 0.086, 0.010), (0, 0.101, -0.026)], [0.007, 0.009 if kind == "child" else 0.0115], 0.012)
    solid.limb([(-0.016, 0.088, -0.056), (0.016, 0.088, -0.056)], 0.006, 0.008)
    for side in SIDES:
        solid.egg((side * 0.076, -0.010, -0.008), (0.010, 0.019, 0.031), 0.010)
        eye = np.array([side * 0.031, 0.098, 0.006], dtype=np.float32)
        solid.take(lambda p, eye=eye: np.linalg.norm((p - eye) * [1, 1, 1.5], axis=-1) - 0.0125, 0.012)
    return solid.limb([(0, -0.018, -0.050), (0, -0.026, -0.13)], neck, 0.02)


def hand(closed=False):
    """A right hand from its wrist: x towards the thumb, y out of its back, z along the fingers."""
    solid = Solid(0.010).block((0.002, 0, 0.045), (0.039, 0.013, 0.045), 0.012).limb([(0, 0, -0.05), (0, 0, 0.02)], [0.027, 0.025], 0.02)
    curl = [(-0.004, 0.083), (-0.026, 0.104), (-0.036, 0.072)] if closed else [(0.0, 0.083), (-0.008, 0.125), (-0.028, 0.158)]
    for across, length in ((0.030, 0.96), (0.010, 1.0), (-0.010, 0.97), (-0.029, 0.86)):
        solid.limb([(across, back, 0.083 + (along - 0.083) * length) for back, along in curl], [0.0105, 0.0095, 0.008], 0.006)
    return solid.limb([(0.030, -0.006, 0.020), (0.050, -0.018, 0.060), (0.044, -0.030, 0.090)], [0.014, 0.011, 0.008], 0.012)


def shoe():
    """A flat right shoe about its ankle, 0.085 above the ground: its upper, and its sole by itself."""
    upper = Solid(0.025).limb([(0, -0.012, 0.012), (0, -0.012, -0.04)], [0.040, 0.042]).limb([(0, -0.026, -0.050), (0.002, 0.06, -0.055)], [0.037, 0.040])
    upper.egg((0.004, 0.105, -0.066), (0.047, 0.080, 0.030)).egg((0.0, 0.150, -0.068), (0.040, 0.052, 0.024))
    ground = -0.085
    upper.change(lambda p, d: np.maximum(d, ground + 0.006 - p[..., 2]))
    sole = Solid(0.03).egg((0, -0.026, -0.07), (0.041, 0.044, 0.05)).egg((0.003, 0.05, -0.07), (0.040, 0.09, 0.05)).egg((0.004, 0.125, -0.07), (0.049, 0.082, 0.05))
    return upper, sole.change(lambda p, d: soft_max(np.maximum(d, ground - p[..., 2]), p[..., 2] - (ground + 0.024)))


def bent_toes(points, bend):
    """The shoe's points, its toes bent up by radians at the ball."""
    share = np.clip((points[:, 1] - 0.10) / 0.045, 0, 1)
    angle = bend * share
    y, z = points[:, 1] - 0.115, points[:, 2] + 0.080
    moved = points.copy()
    moved[:, 1], moved[:, 2] = 0.115 + y * np.cos(angle) - z * np.sin(angle), -0.080 + y * np.sin(angle) + z * np.cos(angle)
    return moved
