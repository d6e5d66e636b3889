"""The finishes of the furniture, by name: palette.get("oak"). Most are materials of the apartment in a colour of their own; what
must tell one part from another (veneers, leaves, books) is made here, from the UVs and the "tint" that solid.Piece gives each part.
"""
import bpy
import numpy as np

from apartment import materials
from apartment.materials import Graph

SHARED = {
    "pine": "lacquer:#12332B", "sage": "lacquer:#8A9A86", "white": "lacquer:#EEEAE1", "cream": "lacquer:#E4DCCD", "sand": "lacquer:#CFC2AD",
    "grey": "lacquer:#8F8B84", "black": "lacquer:#1A1B1C", "plastic": "plastic:#26282B", "rubber": "plastic:#1B1C1E",
    "ceramic": "ceramic", "stoneware": "matte-ceramic:#D8CDB9", "clay": "terracotta", "dark clay": "matte-ceramic:#4A443E", "jade": "ceramic:#7D9A8A",
    "brass": "brass", "steel": "steel", "dark steel": "steel:#4B4D50", "chrome": "chrome", "bronze": "bronze",
    "marble": "stone:#E9E6E0", "dark stone": "stone-dark",
    "linen": "fabric:#DCD2C0", "white linen": "linen:#F0EBE1", "greige cloth": "fabric:#B5A893", "pine cloth": "fabric:#2B5145", "sage cloth": "fabric:#93A08B",
    "clay cloth": "fabric:#B9705A", "brass cloth": "fabric:#B98F52", "charcoal cloth": "fabric:#4A4A48", "river cloth": "fabric:#49697A",
    "boucle": "boucle", "pine velvet": "velvet:#1F4A3D", "knit": "knit", "wool": "rug:#E0D7C7", "leather": "leather", "dark leather": "leather:#38291F",
    "glass": "glass", "smoked glass": "glass:#A6A29B", "green glass": "glass:#B7D6C6", "pane": "glass", "mirror": "mirror", "screen": "screen", "black glass": "black-glass",
    "curtain": "curtain", "sheer": "sheer", "earth": "soil", "bark": "bark", "stem": "plastic:#55703A", "paper": "paper", "wicker": "boucle:#B08D5E",
    "apple": "gloss:#9C3B2A", "green apple": "gloss:#A9B552", "orange": "plastic:#D98A34", "bread": "matte-ceramic:#B57C42", "coffee": "gloss:#24130A",
    "light line": "light", "shade": "shade", "frosted": "frosted-glass",
}

VENEERS = {
    "oak": ("#8C6A45", "#B8946A", "#D2B48C"),
    "light oak": ("#A98F6E", "#CDB48E", "#E2D0B0"),
    "walnut": ("#3A2417", "#5E3E28", "#80593B"),
    "smoked oak": ("#2F241B", "#4C3A2C", "#665040"),
}

LEAVES = {
    "leaf": ("#1B4522", "#5D8C42", 0.38), "dark leaf": ("#12341F", "#35623A", 0.3), "olive leaf": ("#4C5E42", "#98A581", 0.55), "fresh leaf": ("#3F6E28", "#93B957", 0.42),
    "dry grass": ("#AF9566", "#E2D3B0", 0.9), "blossom": ("#E6D5CB", "#FBF6EF", 0.7), "moss": ("#2A3D1C", "#637B3E", 0.95),
}

SPINES = ("#E9E2D3", "#D8CBB4", "#12332B", "#C9B48C", "#2F4B46", "#EFE9DD", "#8D3F2D", "#35505B", "#B9A98E", "#F3EFE6", "#5D6B5A", "#A8834A", "#DED6C6", "#3A3733")
TOYS = ("#C96F4A", "#E0B04F", "#7D9A78", "#5E8A96", "#E9DCC4", "#B9886A")


def get(name):
    """The material of that name, made at its first use. A family of the apartment ("fabric:#2B5145") may be named as well."""
    if name in SHARED:
        return materials.get(SHARED[name])
    found = bpy.data.materials.get("furniture " + name)
    if found:
        return found
    if name in VENEERS:
        make = lambda graph: veneer(graph, *VENEERS[name])
    elif name in LEAVES:
        make = lambda graph: leaf(graph, *LEAVES[name])
    elif name in RECIPES:
        make = RECIPES[name]
    else:
        return materials.get(name)
    material = bpy.data.materials.new("furniture " + name)
    make(Graph(material))
    return material


def tint(graph):
    return graph.node("Attribute", out=2, setup={"attribute_name": "tint"})


def veneer(graph, dark, middle, light):
    """Wood whose grain follows each part's UV, cut from a place of its own."""
    chance = tint(graph)
    color, relief = materials.wood(graph, materials.shift(graph, graph.coordinates("uv"), chance), dark, middle, light, chance)
    graph.output(graph.principled(Base_Color=color, Roughness=0.42, Normal=graph.bump(relief, 0.15, 0.0008)))


def leaf(graph, dark, light, rough):
    """A leaf that light shines through, each of a green of its own."""
    vector = graph.coordinates("object")
    mottle = graph.noise(vector, 30.0, 2.0)
    tone = graph.ramp(graph.math("ADD", graph.math("MULTIPLY", tint(graph), 0.7), graph.math("MULTIPLY", mottle, 0.4)), (0.1, dark), (0.95, light))
    waxy = graph.principled(Base_Color=tone, Roughness=rough, Normal=graph.bump(mottle, 0.25, 0.002))
    through = graph.node("BsdfTranslucent", Color=graph.mix(0.35, tone, "#C6DA6A"))
    graph.output(graph.node("MixShader", i0=0.3, i1=waxy, i2=through))


def swatches(graph, colours, rough, grain=300.0):
    """One colour of the row for each part, by its tint."""
    tone = graph.ramp(tint(graph), *((index / len(colours), color) for index, color in enumerate(colours)))
    tone.node.color_ramp.interpolation = "CONSTANT"
    graph.output(graph.principled(Base_Color=tone, Roughness=rough, Normal=graph.bump(graph.noise(graph.coordinates("object"), grain, 2.0), 0.2, 0.0008)))


def pages(graph):
    leaves = graph.noise(graph.scaled(graph.coordinates("uv"), 3.0, 1500.0, 1.0), 1.0, 1.0)
    graph.output(graph.principled(Base_Color=graph.mix(leaves, "#D9CFB9", "#F2EBDC"), Roughness=0.9))


def travertine(graph):
    """Layered, pitted stone."""
    vector = graph.scaled(graph.coordinates("uv"), 1.0, 5.0, 1.0)
    layers = graph.noise(vector, 3.0, 6.0, 0.6, 0.4)
    pits = graph.ramp(graph.noise(graph.scaled(graph.coordinates("uv"), 14.0, 60.0, 1.0), 1.0, 4.0, 0.7), (0.28, 1.0), (0.36, 0.0))
    color = graph.ramp(layers, (0.3, "#BFA98A"), (0.52, "#D9CAB1"), (0.72, "#E6DAC6"))
    color = graph.mix(graph.math("MULTIPLY", pits, 0.6), color, "#8E7757")
    graph.output(graph.principled(Base_Color=color, Roughness=0.38, Normal=graph.bump(graph.math("SUBTRACT", 1.0, pits), 0.35, 0.0015)))


def green_marble(graph):
    color = materials.veins(graph, graph.scaled(graph.coordinates("uv"), 1.5, 1.5, 1.0), "#183A30", "#0E241D", "#B9C9B9")
    graph.output(graph.principled(Base_Color=color, Roughness=0.12, Coat_Weight=0.3, Coat_Roughness=0.05))


def terrazzo(graph):
    vector = graph.coordinates("uv")
    cells = graph.node("TexVoronoi", out=1, Vector=vector, Scale=60.0)
    edge = graph.node("TexVoronoi", setup={"feature": "DISTANCE_TO_EDGE"}, Vector=vector, Scale=60.0)
    chip = graph.ramp(graph.node("SeparateColor", Color=cells), (0.0, "#E4DED2"), (0.45, "#E4DED2"), (0.5, "#C2B49C"), (0.62, "#8F9C8F"), (0.74, "#A8834A"), (0.86, "#F4F0E8"), (1.0, "#5A655F"))
    inside = graph.ramp(edge, (0.04, 0.0), (0.07, 1.0))
    graph.output(graph.principled(Base_Color=graph.mix(inside, "#E4DED2", chip), Roughness=0.28))


def lens(graph):
    """The glow of a bulb or a diffuser."""
    graph.output(graph.node("Emission", Color="#FFD9A3", Strength=6.0))


RECIPES = {
    "books": lambda graph: swatches(graph, SPINES, 0.8),
    "toys": lambda graph: swatches(graph, TOYS, 0.5, 40.0),
    "pages": pages,
    "travertine": travertine,
    "green marble": green_marble,
    "terrazzo": terrazzo,
    "bulb": lens,
    "opal": lambda graph: graph.output(graph.node("Emission", Color="#FFE6C4", Strength=2.6)),
}


def picture(name, pixels):
    """A picture made in code: float RGB rows of the screen's colours, top first, laid on UV 0 to 1."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new(name, width, height)
    image.pixels.foreach_set(np.concatenate([pixels[::-1], np.ones((height, width, 1))], axis=-1).astype(np.float32).ravel())
    image.pack()
    material = bpy.data.materials.new(name)
    graph = Graph(material)
    color = graph.node("TexImage", setup={"image": image, "extension": "EXTEND"}, Vector=graph.coordinates("uv"))
    graph.output(graph.principled(Base_Color=color, Roughness=0.75))
    return material
