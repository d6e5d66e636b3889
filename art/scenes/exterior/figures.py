"""People of the pictures, made from MakeHuman's data: who they are, what they wear, and their meshes."""
import bpy
import numpy as np

import carried
import fabrics
import makehuman
import poses
from fabrics import texture
from makehuman import BODY, base, garment, proxy, skinned

DARK = ["black", "charcoal", "navy", "slate", "olive", "brown"]
LIGHT = ["ivory", "white", "beige", "pale grey", "sky"]
MIDDLE = ["camel", "grey", "sage", "beige", "slate"]
ACCENTS = ["brick", "rose", "mustard", "teal", "sage"]
# Of children.
SCHOOL = ["denim", "pale denim", "pale denim", "beige", "grey", "navy"]
TROUSERS = ["denim", "denim", "black denim", "black denim", "navy", "charcoal", "beige", "grey", "pale denim", "olive"]


def body(gender, ages, weight, muscle, height):
    """The points of a body of that height, and its skeleton."""
    points = base().morphed(makehuman.shares_of(gender, ages, weight, muscle))
    skin = points[np.unique(base().quads[base().groups == BODY])]
    points = points * (height / np.ptp(skin[:, 2]))
    return points, makehuman.Skeleton(points)


class Figure:
    """A dressed person at rest; `build` poses and draws it."""

    def __init__(self, points, skeleton):
        self.points, self.skeleton = points, skeleton
        self.parts, self.hidden = [], np.zeros(len(points), dtype=bool)

    def wear(self, piece, material, ease=0.0, slack=0):
        """Puts a piece on, fitted to the body."""
        placed = piece.fitted(self.points, ease, slack)
        self.parts.append((placed, piece.weights, piece.quads, piece.uvs[piece.corners], material))
        self.hidden |= piece.hidden
        return placed

    def bare(self, material):
        """The skin that no piece hides."""
        mesh = base()
        faces = (mesh.groups == BODY) & ~self.hidden[mesh.quads].all(axis=1)
        self.parts.append((self.points, mesh.weights, mesh.quads[faces], mesh.uvs[mesh.corners[faces]], material))

    def carry(self, thing, material):
        """Adds what is modelled in the room of the posed figure."""
        points, faces = thing
        self.parts.append((points, None, faces, np.zeros((*faces.shape, 2)), material))

    def build(self, name, position=(0, 0, 0), turn=0.0):
        """One object of the scene, turned anticlockwise by degrees."""
        axes = poses.turned(turn)
        points = np.concatenate([placed if weights is None else skinned(placed, weights, self.posed) for placed, weights, *_ in self.parts]) @ axes.T + np.asarray(position)
        starts = np.cumsum([0] + [len(placed) for placed, *_ in self.parts])
        faces = np.concatenate([part[2] + start for part, start in zip(self.parts, starts)])
        used, faces = np.unique(faces, return_inverse=True)
        faces, points = faces.reshape(-1, 4), points[used]
        mesh = bpy.data.meshes.new(name)
        mesh.vertices.add(len(points))
        mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
        mesh.loops.add(faces.size)
        mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
        mesh.polygons.add(len(faces))
        mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
        for part in self.parts:
            mesh.materials.append(part[4])
        mesh.polygons.foreach_set("material_index", np.repeat(np.arange(len(self.parts), dtype=np.int32), [len(part[2]) for part in self.parts]))
        mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), dtype=bool))
        mesh.uv_layers.new(name="UVMap").data.foreach_set("uv", np.concatenate([part[3].reshape(-1, 2) for part in self.parts]).astype(np.float32).ravel())
        mesh.update(calc_edges=True)
        item = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(item)
        return item


def suit(name, part, colour, ease=0.0, slack=0):
    """What `Figure.wear` takes for a part of a suit, in a colour over the suit's own shade and folds."""
    return garment(name, part), fabrics.cloth(colour, *(texture("clothes", name, f"{name}_{what}.png") for what in ("ao", "normal"))), ease, slack


def pick(rng, choices, weights=None):
    """One of some choices, as itself."""
    return choices[rng.choice(len(choices), p=None if weights is None else np.array(weights) / np.sum(weights))]


# Garments from suits, each with its looseness.
TOPS = {"long tee": ("male_casualsuit02", 0.004, 3), "knit": ("male_casualsuit02", 0.010, 8), "shirt": ("male_casualsuit03", 0.003, 0), "tee": ("male_casualsuit06", 0.0, 2), "fitted tee": ("female_casualsuit01", 0.006, 4),
        "blouse": ("female_elegantsuit01", 0.004, 0), "jacket": ("male_casualsuit05", 0.0, 0), "coat": ("male_casualsuit05", 0.0, 0), "suit": ("male_elegantsuit01", 0.0, 0)}
# What is worn how often.
OUTFITS = {
    "man": {"coat": 3, "jacket": 4, "suit": 1, "knit": 3, "shirt": 3, "long tee": 2, "tee": 0.5},
    "woman": {"coat": 5, "jacket": 2, "knit": 3, "blouse": 3, "shirt": 2, "fitted tee": 1},
    "child": {"jacket": 3, "long tee": 4, "knit": 2, "tee": 3, "shirt": 1},
}
BELOW = {"trousers": 4, "jeans": 2, "long skirt": 2.5}
# Hair, with the gain that brings its texture to strands of light and shade.
HAIR = {"man": ["short01", "short02", "short04", "short02"], "woman": ["bob02", "bob02", "long01", "ponytail01", "ponytail01", "short03", "Braid01", "bob01"],
        "boy": ["short01", "short02", "short03"], "girl": ["bob02", "ponytail01", "long01", "ponytail01"], "old woman": ["short03", "bob02", "short03"]}
GAIN = {"bob01": 6, "bob02": 1.4, "long01": 6, "ponytail01": 6, "short01": 8, "short02": 5, "short03": 6, "short04": 8, "Braid01": 6}


def upper(figure, name, colour, inner):
    """Puts on an upper garment, and what is seen of another under it."""
    whole, ease, slack = TOPS[name]
    if name == "suit":
        figure.wear(garment(whole, "upper"), fabrics.tinted(texture("clothes", whole, f"{whole}_diffuse.png"), (1.6, 1.6, 1.7), 0.6))
        return
    piece, cloth, *loose = suit(whole, "upper", colour, ease, slack)
    if name == "coat":
        # Its shade is that of a jacket, and would be drawn out to a smudge.
        piece, cloth = makehuman.coat(whole, 3.6), fabrics.cloth(colour)
    figure.wear(piece, cloth, *loose)
    under = suit(whole, "inner", inner, ease, slack)
    if len(under[0].points):
        figure.wear(*under)


def lower(figure, name, colour):
    """Puts on trousers or a skirt; their waist stays under what hangs over it."""
    if name == "jeans":
        piece, cloth, slack = proxy("clothes", "Tightjeans"), fabrics.cloth(colour, texture("clothes", "Tightjeans", "tightjeans.png"), gain=9.0), 0
    elif name == "long skirt":
        piece, cloth, slack = makehuman.skirt(-0.64), fabrics.cloth(colour), 6
    else:
        piece, cloth, _, slack = suit("male_casualsuit02", "lower", colour)
    figure.wear(piece, cloth, np.where(piece.points[:, 2] > 0.05, -0.010, 0.0), slack)


def shoes(figure, rng, smart, socks):
    """Puts on leather shoes or trainers; returns their vertices at rest and what they hang on. socks: their colour, where they show."""
    name = pick(rng, ["shoes01", "shoes03", "shoes04"] if smart else ["shoes02", "shoes05", "shoes06"])
    if socks:
        figure.wear(makehuman.footwear(name, "socks"), fabrics.cloth(socks))
    piece = makehuman.footwear(name, "shoes")
    placed = figure.wear(piece, fabrics.tinted(texture("clothes", name, f"{name}_diffuse.png"), (0.75, 0.74, 0.72), 0.25))
    return placed, piece.weights


def person(seed, kind="man", pose="walk"):
    """A man, woman or child that walks, stands or sits, facing +y, feet at the origin."""
    rng = np.random.default_rng(seed)
    child = kind == "child"
    gender = pick(rng, ["male", "female"]) if child else {"man": "male", "woman": "female"}[kind]
    if child:
        height = rng.uniform(1.12, 1.36)
        aged = 0.9 * (1.36 - height)
        ages = {"child": 1 - aged, "baby": aged}
    else:
        height = rng.uniform(1.68, 1.80) if kind == "man" else rng.uniform(1.57, 1.68)
        aged = float(rng.choice([0.0, 0.1, 0.25, 0.45], p=[0.4, 0.25, 0.2, 0.15]))
        ages = {"young": 1 - aged, "old": aged}
    old = not child and aged > 0.4
    figure = Figure(*body(gender, ages, rng.uniform(-0.7, 0.2), rng.uniform(-0.7, -0.1), height))

    worn = {name: share for name, share in OUTFITS[kind].items() if pose != "sit" or name != "coat"}
    top = pick(rng, list(worn), list(worn.values()))
    low = pick(rng, list(BELOW), list(BELOW.values())) if kind == "woman" and top != "coat" and pose != "sit" else "trousers"
    low_colour = pick(rng, ["denim", "black denim", "black denim"] if low == "jeans" else TROUSERS if low == "trousers" and not child else SCHOOL if child else DARK + ["camel", "grey", "beige"])
    colours = LIGHT + MIDDLE + ACCENTS + ACCENTS if child else DARK + DARK + MIDDLE if top in ("jacket", "coat") else LIGHT + LIGHT + MIDDLE + DARK + ACCENTS[:2]
    lower(figure, low, low_colour)
    upper(figure, top, pick(rng, [colour for colour in colours if colour not in low_colour]), pick(rng, LIGHT + ["charcoal"]))
    soles = shoes(figure, rng, not child and rng.random() < 0.45, "charcoal" if "skirt" in low else None)
    packed = rng.random() < (0.6 if child else 0.25 if pose != "sit" and top != "coat" else 0)
    if packed:
        figure.wear(proxy("clothes", "Rucksack1"), fabrics.cloth(pick(rng, ["brick", "teal", "mustard", "navy"] if child else ["black", "charcoal", "navy"])), 0.008)

    style = pick(rng, HAIR["old woman" if old and kind == "woman" else kind if not child else "boy" if gender == "male" else "girl"])
    brows = f"eyebrow{rng.integers(1, 13):03d}"
    colour = "grey hair" if old and rng.random() < 0.6 else pick(rng, ["black hair", "brown hair"], [0.65, 0.35])
    hair = proxy("hair", style)
    # Long hair lies over collar and back.
    figure.wear(hair, fabrics.hair(colour, texture("hair", style, f"{style.lower()}_diffuse.png"), GAIN[style]), np.interp(hair.points[:, 2], [0.42, 0.56], [0.035, 0.004]))
    figure.wear(proxy("eyebrows", brows), fabrics.hair(colour, texture("eyebrows", brows, f"{brows}.png"), 1))
    figure.wear(proxy("eyes", "Low-Poly"), fabrics.tinted(texture("eyes", "Low-Poly", "brown_eye.png"), (0.7, 0.7, 0.7), 0.8, 0.3))
    figure.bare(fabrics.skin(gender, "middleage" if not child and aged > 0.2 else "young", pick(rng, [(0.92, 0.86, 0.79), (0.85, 0.78, 0.70), (0.77, 0.69, 0.60)])))

    phone = pose == "stand" and not child and rng.random() < 0.35
    loaded = int(rng.choice([-1, 1])) if pose == "walk" and not child and not packed and rng.random() < (0.5 if kind == "woman" else 0.2) else None
    if pose == "sit":
        stance = poses.sitting(rng)
    elif pose == "stand":
        stance = poses.standing(rng, phone, raised=child and rng.random() < 0.35)
    else:
        stance = poses.walking(rng, 0.75 if "skirt" in low or top == "coat" else 1.0, loaded)
    figure.posed = poses.settle(stance, figure.skeleton, *soles, 0.053 * height)
    if phone:
        figure.carry(carried.phone(figure.skeleton, figure.posed, 1), fabrics.cloth("black"))
    if loaded:
        figure.carry(carried.bag(figure.skeleton, figure.posed, loaded), fabrics.cloth(pick(rng, ["ivory", "black", "beige", "navy", "camel"])))
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
