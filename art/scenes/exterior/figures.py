"""People: who they are, what they wear, and their meshes. Bodies and poses are in bodies.py, clothes in wardrobe.py."""
import functools
import math

import bpy
import numpy as np

import bodies
import wardrobe
from bodies import SIDES, turned
from sculpt import Solid

CLOTHES = ["cloth-white", "cloth-navy", "cloth-denim", "cloth-sand", "cloth-grey", "cloth-black", "cloth-clay", "cloth-sage", "cloth-brass",
           "cloth-ivory", "cloth-camel", "cloth-olive", "cloth-sky", "cloth-rose", "cloth-charcoal"]
LIGHT = ["cloth-white", "cloth-ivory", "cloth-sky", "cloth-grey", "cloth-rose"]
DARK = ["cloth-navy", "cloth-black", "cloth-charcoal", "cloth-denim"]
LOWER = ["cloth-navy", "cloth-denim", "cloth-black", "cloth-charcoal", "cloth-grey", "cloth-sand", "cloth-olive"]

# Of the upper garments: how they are cut, as wardrobe.top takes it.
V_NECK = [(0.42, 0.0), (0.46, 0.006), (0.98, 0.066), (1.2, 0.075)]
OPEN = [(-2.0, 0.035), (0.3, 0.026), (0.7, 0.040), (1.0, 0.066), (1.2, 0.075)]
TOPS = {
    "shirt": {"ease": 0.006, "low": -0.02, "collar": 1.09, "sag": 0.007}, "tee": {"ease": 0.006, "low": -0.04, "sleeve": 0.36},
    "knit": {"ease": 0.011, "low": -0.03, "collar": 1.07, "sag": 0.008}, "hoodie": {"ease": 0.015, "low": -0.06, "hood": True, "sag": 0.010},
    "jacket": {"ease": 0.016, "low": -0.15, "collar": 1.08, "front": V_NECK}, "cardigan": {"ease": 0.013, "low": -0.16, "collar": 1.05, "front": OPEN, "sag": 0.008},
    "coat": {"ease": 0.021, "low": -0.66, "collar": 1.10, "front": OPEN, "flare": 0.045}, "trench": {"ease": 0.023, "low": -0.80, "collar": 1.12, "front": V_NECK, "flare": 0.065},
    "blouse": {"ease": 0.012, "low": 0.16, "collar": 1.05, "sag": 0.008}, "dress": {"ease": 0.008, "low": 0.10, "sleeve": 0.42},
}
# Upper garment, lower garment, how often.
OUTFITS = {
    "man": [("jacket", "straight", 3), ("shirt", "straight", 3), ("knit", "straight", 3), ("hoodie", "straight", 2), ("coat", "slim", 3), ("tee", "straight", 2), ("cardigan", "straight", 1)],
    "woman": [("coat", "slim", 2), ("trench", "straight", 3), ("knit", "long skirt", 3), ("cardigan", "straight", 2), ("blouse", "wide", 3), ("blouse", "skirt", 2), ("dress", "dress", 2), ("knit", "wide", 2), ("coat", "long skirt", 1)],
    "child": [("hoodie", "straight", 3), ("tee", "shorts", 2), ("knit", "straight", 2), ("tee", "straight", 2), ("jacket", "shorts", 1), ("tee", "skirt", 2)],
}
HAIR = {"man": (["short", "crop"], [0.65, 0.35]), "woman": (["bob", "long", "tail", "bun", "perm"], [0.32, 0.30, 0.20, 0.10, 0.08])}


def pick(rng, choices, weights=None):
    """One of some choices, as itself."""
    weights = None if weights is None else np.array(weights) / np.sum(weights)
    return choices[rng.choice(len(choices), p=weights)]


@functools.lru_cache(maxsize=None)
def ready(what, *given):
    """Skins that are alike in all figures, made once: heads, hair, hands, shoes."""
    if what == "shoe":
        return tuple(solid.skin(0.0072) for solid in bodies.shoe())
    make, size = {"head": (bodies.head, 0.0062), "hair": (wardrobe.hair, 0.0070), "hand": (bodies.hand, 0.0054), "cap": (wardrobe.cap, 0.0065)}[what]
    return make(*given).skin(size)


class Figure:
    """Skins with their materials."""

    def __init__(self):
        self.points, self.quads, self.materials, self.count = [], [], [], 0

    def add(self, skin, material, axes=None, at=(0, 0, 0)):
        """A skin, turned and moved; mirroring axes turn its quads round."""
        points, quads = skin
        if axes is not None:
            points, quads = points @ np.asarray(axes).T, quads if np.linalg.det(axes) > 0 else quads[:, ::-1]
        self.points.append(points + np.asarray(at))
        self.quads.append(quads + self.count)
        self.materials.append((material, len(quads)))
        self.count += len(points)

    def at(self, position, turn):
        """The points, turned anticlockwise by degrees, at a position."""
        return np.concatenate(self.points) @ turned(math.radians(turn)).T + np.asarray(position)

    def build(self, name, position=(0, 0, 0), turn=0.0):
        """One object of the scene."""
        from materials import get

        points, quads = self.at(position, turn), np.concatenate(self.quads)
        mesh = bpy.data.meshes.new(name)
        mesh.vertices.add(len(points))
        mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
        mesh.loops.add(quads.size)
        mesh.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
        mesh.polygons.add(len(quads))
        mesh.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
        names = sorted({material for material, _ in self.materials})
        for material in names:
            mesh.materials.append(get(material))
        slots = np.concatenate([np.full(count, names.index(material), dtype=np.int32) for material, count in self.materials])
        mesh.polygons.foreach_set("material_index", slots)
        mesh.polygons.foreach_set("use_smooth", np.ones(len(quads), dtype=bool))
        mesh.update(calc_edges=True)
        item = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(item)
        return item


def dress(figure, pose, upper, lower, colours, seed):
    """Puts on a lower and an upper garment, with the skin that they leave bare."""
    size = 0.0135 if pose.body.kind != "child" else 0.0105
    top_colour, under_colour, low_colour = colours
    if pose.sitting and lower in ("skirt", "long skirt", "dress", "wide"):
        lower = "straight"
    cut = TOPS[upper]
    if lower in ("skirt", "long skirt", "dress"):
        hem = {"skirt": 0.27, "long skirt": 0.155, "dress": 0.24}[lower]
        figure.add(wardrobe.skirt(pose, seed, hem + (0.08 if pose.body.kind == "child" else 0), 0.05 if lower == "skirt" else 0.08).skin(size), top_colour if lower == "dress" else low_colour)
        figure.add(wardrobe.bare_legs(pose).skin(size * 0.8), "skin")
    else:
        figure.add(wardrobe.trousers(pose, seed + 1, lower).skin(size), low_colour)
        if lower == "shorts":
            figure.add(wardrobe.bare_legs(pose).skin(size * 0.8), "skin")
    figure.add(wardrobe.top(pose, seed + 2, **cut).skin(size), top_colour)
    if "front" in cut:
        figure.add(wardrobe.trunk(pose, 0.004, 0.05).skin(size), under_colour)
    if cut.get("sleeve", 1.0) < 1:
        figure.add(wardrobe.bare_arms(pose).skin(size * 0.8), "skin")


def crown(figure, pose, style, colour, hat, seed):
    """Head, hair and perhaps a cap."""
    body = pose.body
    axes = turned(pose.yaws[1] + pose.face[0], pose.face[1]) * (body.head / 0.227)
    figure.add(ready("head", body.kind), "skin", axes, pose.skull)
    figure.add(ready("hair", style, seed % 3), colour, axes, pose.skull)
    if hat:
        figure.add(ready("cap"), hat, axes, pose.skull)


def hand_axes(pose, side):
    """Thumb, back and fingers of a hand; and whether it lies on a thigh."""
    fingers = pose.wrists[side] - pose.elbows[side]
    fingers = fingers / np.linalg.norm(fingers)
    level = fingers[2] > -0.55
    back = np.array([0.25 * side, 0.0, 1.0]) if pose.sitting else np.array([side, 0.0, -1.0 if level else 0.0]) + [0, 0.25, 0]
    back = back - fingers * (back @ fingers)
    back /= np.linalg.norm(back)
    return np.column_stack([side * np.cross(back, fingers), back, fingers])


def limbs(figure, pose, shoes, sole, holding):
    """Hands and shoes. holding: the sides whose hand is closed."""
    body = pose.body
    for side in SIDES:
        figure.add(ready("hand", side in holding), "skin", hand_axes(pose, side) * body.hand, pose.wrists[side])
        yaw, pitch, bend = pose.feet[side]
        slender = np.array([0.90, 0.93, 1.0]) if body.kind == "woman" else np.ones(3)
        axes = turned(yaw, pitch) @ np.diag(slender * [side, 1, 1]) * (body.ankle / 0.085)
        for (points, quads), material in zip(ready("shoe"), (shoes, sole)):
            figure.add((bodies.bent_toes(points, bend), quads), material, axes, pose.ankles[side])


def bag(figure, pose, kind, side, colour, ease):
    """A bag of a kind on a side, with its straps."""
    if kind == "hand":
        straps, body = wardrobe.hand_bag(pose, side, hand_axes(pose, side)[:, 2], colour.startswith("leather"))
    else:
        field = wardrobe.trunk(pose, ease, -0.16)
        straps, body = {"backpack": lambda: wardrobe.backpack(pose, field), "cross": lambda: wardrobe.crossbody(pose, field, side), "tote": lambda: wardrobe.shoulder_bag(pose, field, side)}[kind]()
    figure.add(straps.skin(0.006, 2), colour)
    figure.add(body.skin(0.009, 2), colour)


def person(seed, kind="man", pose="walk"):
    """A man, woman or child that walks, stands or sits, facing +y, feet at the origin."""
    rng = np.random.default_rng(seed)
    body = bodies.born(kind, rng)
    choices = OUTFITS[kind]
    upper, lower, _ = choices[rng.choice(len(choices), p=np.array([one[2] for one in choices]) / sum(one[2] for one in choices))]
    skirted = lower in ("skirt", "long skirt", "dress")
    phone = pose == "stand" and kind != "child" and rng.random() < 0.4
    if pose == "sit":
        stance = bodies.sitting(body, rng)
    elif pose == "stand":
        stance = bodies.standing(body, rng, phone)
    else:
        stance = bodies.walking(body, rng, 0.8 if skirted else 1.0)

    carried = "backpack" if kind == "child" and rng.random() < 0.7 else None if pose == "sit" or kind == "child" else \
        pick(rng, ["tote", "hand", "cross", "backpack", None], [4, 2, 3, 1, 2] if kind == "woman" else [1, 2, 2, 3, 4])
    side = -1 if phone else int(rng.choice(SIDES))
    if carried in ("tote", "hand"):
        # A loaded arm hangs; over a tote it also keeps clear of the bag.
        swing, bend, away, inward = stance.arms[side]
        stance.arms[side] = (0.35 * swing, 0.6 * bend, math.radians(20 if carried == "tote" else 11), math.radians(6))
        stance.settle(body)

    low_colour = pick(rng, LOWER)
    if kind == "child":
        top_colour = pick(rng, ["cloth-clay", "cloth-brass", "cloth-sky", "cloth-white", "cloth-navy", "cloth-sage", "cloth-rose", "cloth-grey"])
    elif upper in ("coat", "trench"):
        top_colour = pick(rng, ["cloth-camel", "cloth-charcoal", "cloth-navy", "cloth-grey", "cloth-olive", "cloth-sand", "cloth-black", "cloth-ivory"])
    elif upper == "jacket":
        top_colour = pick(rng, DARK + ["cloth-grey", "cloth-olive", "cloth-camel"])
    else:
        top_colour = pick(rng, [cloth for cloth in CLOTHES if cloth not in ("cloth-black", "cloth-denim")])
    if top_colour == low_colour:
        low_colour = "cloth-black" if top_colour != "cloth-black" else "cloth-denim"

    figure = Figure()
    dress(figure, stance, upper, lower, (top_colour, pick(rng, LIGHT + ["cloth-black"]), low_colour), seed % 9973)
    old = kind != "child" and rng.random() < 0.16
    style = pick(rng, *HAIR[kind]) if kind in HAIR else pick(rng, ["short", "bob", "tail"] if lower == "skirt" else ["short", "crop", "bob", "tail"])
    style = "perm" if old and kind == "woman" else style
    hat = pick(rng, ["cloth-navy", "cloth-sand", "cloth-clay", "cloth-black"]) if style in ("short", "crop", "tail") and rng.random() < (0.3 if kind == "child" else 0.15) else None
    crown(figure, stance, style, "hair-grey" if old else pick(rng, ["hair", "hair-brown"], [0.65, 0.35]), hat, seed)
    trainers = kind == "child" or rng.random() < 0.45
    shoes = pick(rng, ["cloth-white", "cloth-white", "cloth-grey", "cloth-navy"]) if trainers else pick(rng, ["leather-black", "leather"])
    limbs(figure, stance, shoes, "cloth-white" if trainers else "leather-black", (side,) if carried == "hand" else (1,) if phone else ())
    if carried:
        colours = {"tote": ["cloth-ivory", "leather", "leather-black", "cloth-navy"], "hand": ["leather", "leather-black", "cloth-ivory", "cloth-sage"], "cross": ["leather", "leather-black", "cloth-charcoal"],
                   "backpack": ["cloth-clay", "cloth-navy", "cloth-brass", "cloth-sage"] if kind == "child" else ["cloth-charcoal", "cloth-navy", "cloth-olive"]}
        bag(figure, stance, carried, side, pick(rng, [colour for colour in colours[carried] if colour != top_colour]), TOPS[upper]["ease"])
    if phone:
        axes = hand_axes(stance, 1)
        figure.add(Solid().block((0, -0.016, 0.075), (0.037, 0.006, 0.075), 0.005).skin(0.005), "charcoal", axes, stance.wrists[1])
    return figure


def people(spots, first=0):
    """Figures at (x, y, z, turn in degrees[, 'sit', 'stand' or 'child']), as objects; turn 0 walks north. The same spot has the same person. first:
    the number of the first, where the picture has others."""
    built = []
    for index, (x, y, z, turn, *words) in enumerate(spots, first):
        seed = 1000 * index + int(abs(13 * x + 7 * y)) % 1000
        kind = "child" if "child" in words else ("woman", "man")[(index + (seed % 5 == 0)) % 2]
        pose = next((word for word in words if word in ("sit", "stand")), "walk")
        built.append(person(seed, kind, pose).build(f"person {index}", (x, y, z), turn))
    return built
