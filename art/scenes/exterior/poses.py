"""How people hold themselves: walking, standing and sitting, as rotations of MakeHuman's bones.

Sides are -1 (left) and 1 (right), angles degrees. A positive yaw turns to the left, a positive pitch looks up.
"""
import math
from dataclasses import dataclass, field

import numpy as np

from makehuman import about, rotation, skinned

SIDES = {-1: "L", 1: "R"}
SEAT = 0.455

# Phases of a step: (forward in metres of a leg of 0.85, how high the sole is held, pitch of the foot, bend of the toes) of the leading foot and the
# other, and how far the arms are swung. The leading foot touches down; carries; the other passes it; the other reaches out.
STEPS = [
    ((0.28, 0.0, 16, 0), (-0.30, 0.0, -24, 22), 1.0),
    ((0.19, 0.0, 0, 0), (-0.36, 0.0, -37, 28), 0.8),
    ((0.02, 0.0, 0, 0), (-0.12, 0.05, -24, 0), 0.15),
    ((-0.17, 0.0, -8, 8), (0.22, 0.04, 8, 0), -0.7),
]


@dataclass
class Pose:
    """What a figure does; of pairs a dictionary by side. pelvis, chest, face: (yaw, pitch, roll), chest and face against what carries them; feet: (right,
    forward, height of the sole, yaw, pitch, bend of the toes); arms: (forward, away, bend of the elbow, how far the forearm turns in, twist)."""
    feet: dict
    arms: dict
    pelvis: tuple = (0, 0, 0)
    chest: tuple = (0, 0, 0)
    face: tuple = (0, 0, 0)
    sitting: bool = False
    curl: dict = field(default_factory=dict)
    knees: float = 0.10


def turned(yaw, pitch=0.0, roll=0.0):
    """A rotation: roll to the right, pitch up, then yaw to the left."""
    return about((0, 0, 1), yaw) @ about((1, 0, 0), pitch) @ about((0, 1, 0), roll)


def arm(side, swing, away):
    """The direction of an arm that swings forward and is held away from the body."""
    swing, away = math.radians(swing), math.radians(away)
    return np.array([side * math.sin(away), math.sin(swing) * math.cos(away), -math.cos(swing) * math.cos(away)])


def knee(hip, ankle, thigh, shin, towards):
    """Where thigh and shin meet; towards: the way the knee points."""
    line = ankle - hip
    length = min(np.linalg.norm(line), 0.999 * (thigh + shin))
    way = line / np.linalg.norm(line)
    along = (thigh**2 - shin**2 + length**2) / (2 * length)
    out = towards - way * (way @ towards)
    return hip + way * along + out / np.linalg.norm(out) * math.sqrt(max(thigh**2 - along**2, 0))


def walking(rng, stride=1.0, loaded=None):
    """A phase of a step, arms against legs, shoulders against the pelvis. loaded: the side whose hand carries something."""
    lead, (first, second, swung) = rng.choice([-1, 1]), STEPS[rng.choice(len(STEPS), p=[0.40, 0.26, 0.10, 0.24])]
    stride *= rng.uniform(0.82, 1.0)
    feet = {side: (side * 0.055, forward * stride, high, -side * rng.uniform(2, 7), pitch * (0.5 + 0.5 * stride), bend) for side, (forward, high, pitch, bend) in ((lead, first), (-lead, second))}
    reach = rng.uniform(0.75, 1.1) * stride
    arms = {}
    for side in SIDES:
        forward = swung * (1 if side != lead else -1) * reach
        arms[side] = (22 * forward - 2, rng.uniform(7, 10), 14 + 14 * max(forward, 0) + rng.uniform(0, 6), 10 if forward > 0 else 3, rng.uniform(0, 18))
    if loaded:
        arms[loaded] = (0.25 * arms[loaded][0], 15, 4, 5, 10)
    twist = 6 * lead * swung * stride
    return Pose(feet, arms, (twist, -2, -2 * lead), (-1.9 * twist, -rng.uniform(0, 4), 2 * lead), (rng.uniform(-14, 14), rng.uniform(-8, 2), 0))


def standing(rng, phone=False, raised=False):
    """The weight over one leg, the other a little ahead and loose."""
    lead = rng.choice([-1, 1])
    feet = {lead: (lead * 0.035, -0.02, 0.0, -lead * 9, 0, 0), -lead: (-lead * rng.uniform(0.11, 0.15), rng.uniform(0.02, 0.08), 0.0, lead * 18, 0, 0)}
    arms = {side: (rng.uniform(-3, 7), rng.uniform(7, 10), rng.uniform(12, 24), rng.uniform(2, 8), rng.uniform(0, 18)) for side in SIDES}
    face = (rng.uniform(-28, 28), rng.uniform(-8, 3), 0)
    if phone:
        arms[1], face = (12, 5, 116, 24, 85), (-4, -22, 0)
    if raised:
        arms[int(rng.choice([-1, 1]))] = (165, 14, 12, 0, 0)
    return Pose(feet, arms, (4 * lead, 0, -4.5 * lead), (rng.uniform(-5, 5), -1, 6 * lead), face, curl={1: 14} if phone else {})


def sitting(rng):
    """On a bench: thighs level, hands on them."""
    feet = {side: (side * rng.uniform(0.10, 0.15), 0.47 + rng.uniform(-0.03, 0.07), 0.0, -side * rng.uniform(2, 12), 0, 0) for side in SIDES}
    arms = {side: (rng.uniform(14, 22), 10, rng.uniform(38, 44), 20, -70) for side in SIDES}
    return Pose(feet, arms, (0, 10, 0), (rng.uniform(-6, 6), -9, 0), (rng.uniform(-28, 28), rng.uniform(-10, 3), 0), sitting=True, knees=0.15)


def closing(skeleton, side, curl):
    """Turns of the fingers of a hand: drawn together, and bent by so much at each joint."""
    def line(finger):
        way = skeleton.head(f"finger{finger}-2.{SIDES[side]}") - skeleton.head(f"finger{finger}-1.{SIDES[side]}")
        return way / np.linalg.norm(way)

    middle = line(3)
    bend = about(skeleton.head(f"finger5-1.{SIDES[side]}") - skeleton.head(f"finger2-1.{SIDES[side]}"), side * curl)
    turns = {f"finger1-1.{SIDES[side]}": rotation(line(1), 0.6 * line(1) + 0.4 * middle)}
    for finger in range(2, 6):
        turns[f"finger{finger}-1.{SIDES[side]}"] = bend @ rotation(line(finger), 0.3 * line(finger) + 0.7 * middle)
        turns[f"finger{finger}-2.{SIDES[side]}"] = turns[f"finger{finger}-3.{SIDES[side]}"] = bend
    return turns


def settle(pose, skeleton, shoes, weights, seat):
    """Rotation and translation of all bones, so that the soles stand at their heights and whoever sits is on the seat. shoes, weights: vertices of the
    shoes at rest; seat: how far the hip joints are above what one sits on."""
    head, right = skeleton.head, shoes[:, 0] > 0
    thigh = {side: np.linalg.norm(head(f"lowerleg01.{name}") - head(f"upperleg01.{name}")) for side, name in SIDES.items()}
    shin = {side: np.linalg.norm(head(f"foot.{name}") - head(f"lowerleg01.{name}")) for side, name in SIDES.items()}
    leg = thigh[1] + shin[1]
    pelvis = turned(*pose.pelvis)
    turns = {f"spine0{number}": turned(*np.array(pose.chest) / 5) for number in range(1, 6)}
    turns |= {bone: turned(*np.array(pose.face) / 4) for bone in ("neck01", "neck02", "neck03", "head")}
    fixed, aims = {"root": pelvis}, {}
    trunk = pelvis @ turned(*pose.chest)
    for side, name in SIDES.items():
        swing, away, bend, inward, twist = pose.arms[side]
        aims[f"upperarm01.{name}"] = (f"lowerarm01.{name}", trunk @ arm(side, swing, away))
        aims[f"lowerarm01.{name}"] = (f"wrist.{name}", trunk @ arm(side, swing + bend, away - inward))
        # The shoulder takes a part of what the arm is lowered.
        turns[f"shoulder01.{name}"] = turned(0, 0, side * (-22 if swing > 90 else 12))
        turns[f"lowerarm02.{name}"] = turns[f"wrist.{name}"] = about(head(f"wrist.{name}") - head(f"lowerarm01.{name}"), side * twist / 2)
        turns |= closing(skeleton, side, pose.curl.get(side, 20))
        _, _, _, yaw, pitch, bend_toes = pose.feet[side]
        fixed[f"foot.{name}"] = turned(yaw, pitch)
        turns |= {f"toe{toe}-1.{name}": turned(0, bend_toes) for toe in range(1, 6)}
    hips = {side: pelvis @ (head(f"upperleg01.{name}") - head("root")) for side, name in SIDES.items()}
    middle = sum(hips.values()) / 2
    # The first guess of each ankle's height over its sole is that at rest.
    over = {side: head("foot.L")[2] - shoes[:, 2].min() for side in SIDES}
    for _ in range(3):
        ankles = {side: np.array([aside * leg / 0.85, forward * leg / 0.85, high + over[side]]) for side, (aside, forward, high, *_) in pose.feet.items()}
        if pose.sitting:
            height = SEAT + seat
            for side, ankle in ankles.items():
                ankle[1] = min(ankle[1], thigh[side] + 0.06)
                ankle[2] = max(ankle[2], height - 0.4 * thigh[side] - shin[side])
        else:
            height = min(ankle[2] - hip[2] + middle[2] + math.sqrt((0.997 * leg) ** 2 - (ankle[1] - hip[1] + middle[1]) ** 2 - (ankle[0] - hip[0]) ** 2) for ankle, hip in zip(ankles.values(), hips.values()))
        root = np.array([0, 0, height]) - middle
        for side, name in SIDES.items():
            hip = root + hips[side]
            towards = pelvis @ np.array([side * pose.knees, 1.0, 0.35 if pose.sitting else 0.0])
            bent = knee(hip, ankles[side], thigh[side], shin[side], towards)
            aims[f"upperleg01.{name}"] = (f"lowerleg01.{name}", bent - hip)
            aims[f"lowerleg01.{name}"] = (f"foot.{name}", ankles[side] - bent)
        posed = skeleton.posed(root, turns, aims, fixed)
        soles = skinned(shoes, weights, posed)
        for side, (_, _, high, *_) in pose.feet.items():
            if not pose.sitting or ankles[side][2] - over[side] < high + 0.005:
                over[side] += high - soles[right == (side > 0), 2].min()
    return posed
