"""The materials of every interior, made of nodes alone: no picture file, so nothing to license and nothing to repeat.

`get(name)` returns one material per name and file. A colour may be given after a colon: `get("fabric:#B8A98F")`,
`get("lacquer:#12332B")`; `grain` turns a veneer ("x", "y" or "z" of the object). Families:

- surfaces, mapped by UV in metres: floor-oak, floor-smoked, floor-tile, floor-bath, paint, wallpaper, marble, wall-tile, ceiling
- solids, mapped by the object's own coordinates in metres: oak, walnut, ash, smoked-oak (veneers), fabric, linen, boucle, velvet, knit,
  leather, rug, lacquer, gloss, stone, stone-dark, ceramic, terracotta, plastic, paper, concrete, soil, bark, leaf, leaf-dark, leaf-olive
- metals and glass: steel, satin-steel, chrome, brass, bronze, black-metal, mirror, glass, window-glass, frosted-glass, black-glass, screen, water
- light: light (emission), shade (a lit lampshade), sheer, curtain, and art-1 to art-6 (pictures, mapped by the generated box)
"""
import bpy


def linear(code):
    """A colour for a node from "#RRGGBB"."""
    parts = (int(code[at:at + 2], 16) / 255 for at in (1, 3, 5))
    return (*((part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4) for part in parts), 1.0)


class Graph:
    """A node tree, written as calls: an input is a value or the socket it hangs on."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, *, out=0, setup=None, **inputs):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in (setup or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.plug(node.inputs[int(key[1:])] if key[0] == "i" and key[1:].isdigit() else node.inputs[key.replace("_", " ")], value)
        return node.outputs[out]

    def plug(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = linear(value)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node("Math", setup={"operation": operation, "use_clamp": clamp}, i0=a, i1=b)

    def mix(self, factor, a, b, blend="MIX"):
        return self.node("MixRGB", setup={"blend_type": blend}, i0=factor, i1=a, i2=b)

    def ramp(self, factor, *stops):
        node = self.tree.nodes.new("ShaderNodeValToRGB")
        self.plug(node.inputs[0], factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, color) in zip(elements, stops):
            element.position = at
            element.color = linear(color) if isinstance(color, str) else (color, color, color, 1.0)
        return node.outputs[0]

    def noise(self, vector, scale, detail=2.0, roughness=0.5, distortion=0.0):
        return self.node("TexNoise", Vector=vector, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion)

    def scaled(self, vector, x, y, z):
        return self.node("Mapping", Vector=vector, Scale=(x, y, z))

    def coordinates(self, source):
        return self.node("TexCoord", out={"generated": 0, "uv": 2, "object": 3}[source])

    def bump(self, height, strength=0.2, distance=0.002):
        return self.node("Bump", Strength=strength, Distance=distance, Height=height)

    def principled(self, **inputs):
        return self.node("BsdfPrincipled", **inputs)

    def output(self, shader):
        target = self.tree.nodes.new("ShaderNodeOutputMaterial")
        self.tree.links.new(shader, target.inputs["Surface"])


def shift(graph, vector, amount):
    """The vector moved by one random number, so that no two planks or tiles are cut from the same place."""
    return graph.node("VectorMath", setup={"operation": "MULTIPLY_ADD"}, i0=graph.node("CombineXYZ", X=amount, Y=amount, Z=amount), i1=(37.0, 61.0, 13.0), i2=vector)


def tiles(graph, width, height, gap, offset=0.5):
    """(UV, a random number per tile, 1 in the joints)."""
    uv = graph.coordinates("uv")
    options = {"offset": offset, "offset_frequency": 2, "squash": 1.0}
    joints = dict(Vector=uv, Scale=1.0, Mortar_Size=gap, Mortar_Smooth=0.2, Bias=0.0, Brick_Width=width, Row_Height=height)
    chance = graph.node("TexBrick", setup=options, Color1="#000000", Color2="#FFFFFF", Mortar="#000000", **joints)
    joint = graph.node("TexBrick", out=1, setup=options, **joints)
    return uv, chance, joint


def wood(graph, vector, dark, middle, light, chance=0.5):
    """Grain along x: broad cathedral figure, fibres, pores. Returns (colour, height)."""
    figure = graph.noise(graph.scaled(vector, 0.28, 4.5, 4.5), 2.2, 2.0, 0.45, 0.7)
    rings = graph.math("FRACT", graph.math("MULTIPLY", figure, 7.0))
    rings = graph.ramp(rings, (0.0, 0.42), (0.5, 0.6), (0.82, 0.82), (1.0, 0.42))
    fibre = graph.noise(graph.scaled(vector, 3.0, 170.0, 170.0), 1.0, 3.0, 0.7)
    pores = graph.ramp(graph.noise(graph.scaled(vector, 9.0, 420.0, 420.0), 1.0, 1.0), (0.55, 1.0), (0.68, 0.0))
    tone = graph.math("ADD", graph.math("MULTIPLY", rings, 0.36), graph.math("MULTIPLY", fibre, 0.48))
    tone = graph.math("ADD", tone, graph.math("MULTIPLY", chance, 0.34))
    color = graph.ramp(tone, (0.22, dark), (0.56, middle), (0.92, light))
    color = graph.mix(graph.math("MULTIPLY", graph.math("SUBTRACT", 1.0, pores), 0.35), color, dark)
    height = graph.math("ADD", graph.math("MULTIPLY", fibre, 0.5), graph.math("MULTIPLY", pores, 0.5))
    return color, height


WOODS = {
    "oak": ("#9A8060", "#BFA57F", "#D8C5A5"),
    "ash": ("#B5A184", "#D2C2A6", "#E5DAC5"),
    "walnut": ("#3A2417", "#5E3E28", "#80593B"),
    "smoked-oak": ("#4A3626", "#6F543B", "#8E6F50"),
}


def floor(graph, dark, middle, light, width=1.2, height=0.125):
    uv, chance, joint = tiles(graph, width, height, 0.0012, 0.37)
    color, grain = wood(graph, shift(graph, uv, chance), dark, middle, light, chance)
    color = graph.mix(graph.math("MULTIPLY", joint, 0.72), color, "#2B1D12")
    relief = graph.math("SUBTRACT", graph.math("MULTIPLY", grain, 0.12), joint)
    rough = graph.math("ADD", 0.30, graph.math("MULTIPLY", grain, 0.16))
    graph.output(graph.principled(Base_Color=color, Roughness=rough, Normal=graph.bump(relief, 0.35, 0.0012)))


def veneer(graph, tones, grain="z"):
    vector = graph.coordinates("object")
    turn = {"x": (0, 0, 0), "y": (0, 0, 1.5708), "z": (0, 1.5708, 0)}[grain]
    vector = graph.node("Mapping", Vector=vector, Rotation=turn)
    chance = graph.node("ObjectInfo", out=5)
    color, relief = wood(graph, shift(graph, vector, chance), *tones, graph.math("ADD", 0.25, graph.math("MULTIPLY", chance, 0.4)))
    graph.output(graph.principled(Base_Color=color, Roughness=0.42, Normal=graph.bump(relief, 0.12, 0.0008)))


def veins(graph, vector, ground, cloud, vein):
    """Soft clouds under two nets of veins, as calacatta has them."""
    clouds = graph.mix(graph.ramp(graph.noise(vector, 1.1, 4.0, 0.6, 0.6), (0.35, 0.0), (0.75, 1.0)), ground, cloud)
    slanted = graph.node("Mapping", Vector=vector, Rotation=(0.0, 0.0, 0.7), Scale=(1.0, 2.1, 1.0))

    def net(scale, width, distortion):
        ridge = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.noise(slanted, scale, 6.0, 0.58, distortion), 0.5))
        return graph.ramp(ridge, (0.0, 1.0), (width, 0.0))

    patch = graph.ramp(graph.noise(vector, 0.9, 1.0), (0.42, 0.0), (0.62, 1.0))
    strong = graph.math("MULTIPLY", net(0.75, 0.028, 0.9), patch)
    fine = graph.math("MULTIPLY", net(2.3, 0.014, 0.5), 0.35)
    return graph.mix(graph.math("MAXIMUM", graph.math("MULTIPLY", strong, 0.75), fine), clouds, vein)


def slab(graph, ground, cloud, vein, width, height, rough, gap=0.0016, joint_color="#B9B2A6"):
    uv, chance, joint = tiles(graph, width, height, gap, 0.0)
    color = graph.mix(joint, veins(graph, shift(graph, uv, chance), ground, cloud, vein), joint_color)
    rough = graph.math("ADD", rough, graph.math("MULTIPLY", joint, 0.4))
    graph.output(graph.principled(Base_Color=color, Roughness=rough, Normal=graph.bump(graph.math("SUBTRACT", 1.0, joint), 0.3, 0.0012)))


def porcelain(graph, ground, cloud, width, height, rough=0.22):
    """A floor or wall of large-format tiles: cloudy, each a shade apart, thin joints."""
    uv, chance, joint = tiles(graph, width, height, 0.0018, 0.0)
    vector = shift(graph, uv, chance)
    clouds = graph.ramp(graph.noise(graph.scaled(vector, 1.0, 1.7, 1.0), 1.3, 6.0, 0.62, 0.9), (0.28, 0.0), (0.72, 1.0))
    fine = graph.noise(vector, 55.0, 3.0, 0.7)
    color = graph.mix(clouds, ground, cloud)
    color = graph.mix(graph.math("MULTIPLY", fine, 0.10), color, "#8A8074")
    color = graph.mix(graph.math("MULTIPLY", chance, 0.10), color, "#FFFFFF")
    color = graph.mix(graph.math("MULTIPLY", joint, 0.7), color, "#93897B")
    rough = graph.math("ADD", rough, graph.math("ADD", graph.math("MULTIPLY", clouds, 0.08), graph.math("MULTIPLY", joint, 0.4)))
    graph.output(graph.principled(Base_Color=color, Roughness=rough, Normal=graph.bump(graph.math("SUBTRACT", 1.0, joint), 0.35, 0.0012)))


def plain(graph, color, rough=0.5, bump=0.0, scale=200.0, source="object", **more):
    """One colour with a breath of unevenness; bump is the strength of a fine grain of that scale."""
    vector = graph.coordinates(source)
    uneven = graph.mix(graph.math("MULTIPLY", graph.noise(vector, 2.5, 3.0), 0.06), color, "#FFFFFF", "SOFT_LIGHT")
    if bump:
        more["Normal"] = graph.bump(graph.noise(vector, scale, 2.0), bump, 0.001)
    graph.output(graph.principled(Base_Color=uneven, Roughness=rough, **more))


def wallpaper(graph, color):
    """Silk paper: a woven embossing a few millimetres wide."""
    uv = graph.coordinates("uv")
    weave = graph.math("ADD", graph.noise(graph.scaled(uv, 900.0, 60.0, 1.0), 1.0, 1.0), graph.noise(graph.scaled(uv, 60.0, 900.0, 1.0), 1.0, 1.0))
    tone = graph.mix(graph.math("MULTIPLY", weave, 0.10), color, "#6E6455", "MULTIPLY")
    graph.output(graph.principled(Base_Color=tone, Roughness=0.68, Specular_IOR_Level=0.3, Normal=graph.bump(weave, 0.10, 0.0008)))


def fabric(graph, color, thread=0.0022, relief=0.45, sheen=0.35, contrast=0.22, rough=0.85, slubs=0.5):
    """Cloth: warp and weft, slubs, a fuzz that lights its edges."""
    vector = graph.coordinates("object")
    waves = [graph.node("TexWave", setup={"wave_type": "BANDS", "bands_direction": axis}, Vector=vector, Scale=0.314 / thread, Distortion=1.2, Detail=1.0) for axis in "XYZ"]
    weave = graph.math("MAXIMUM", graph.math("MAXIMUM", waves[0], waves[1]), waves[2])
    slub = graph.noise(graph.scaled(vector, 1.0, 1.0, 0.35), 260.0, 2.0, 0.7)
    cloudy = graph.noise(vector, 6.0, 3.0, 0.6)
    dark = graph.math("ADD", graph.math("MULTIPLY", slub, slubs), graph.math("MULTIPLY", cloudy, 1.0 - slubs))
    factor = graph.math("MULTIPLY", graph.ramp(dark, (0.3, 1.0), (0.7, 0.0)), contrast)
    tone = graph.mix(factor, color, graph.mix(1.0, color, "#8F867A", "MULTIPLY"))
    height = graph.math("ADD", graph.math("MULTIPLY", weave, 0.5), slub)
    graph.output(graph.principled(Base_Color=tone, Roughness=rough, Specular_IOR_Level=0.2, Sheen_Weight=sheen, Sheen_Roughness=0.45, Sheen_Tint=color, Normal=graph.bump(height, relief, 0.0015)))


def boucle(graph, color, scale=240.0, relief=0.7):
    """Looped wool: small round cells."""
    vector = graph.coordinates("object")
    cells = graph.node("TexVoronoi", Vector=vector, Scale=scale, Randomness=1.0)
    soft = graph.math("SUBTRACT", 1.0, cells)
    tone = graph.mix(graph.math("MULTIPLY", cells, 0.35), color, graph.mix(1.0, color, "#9A9083", "MULTIPLY"))
    graph.output(graph.principled(Base_Color=tone, Roughness=0.95, Specular_IOR_Level=0.1, Sheen_Weight=0.5, Sheen_Roughness=0.5, Sheen_Tint=color, Normal=graph.bump(soft, relief, 0.003)))


def knit(graph, color):
    vector = graph.coordinates("object")
    ribs = graph.node("TexWave", setup={"wave_type": "BANDS", "bands_direction": "X"}, Vector=vector, Scale=28.0, Distortion=0.6, Detail=1.0)
    loops = graph.node("TexWave", setup={"wave_type": "BANDS", "bands_direction": "DIAGONAL"}, Vector=vector, Scale=60.0, Distortion=0.8, Detail=1.0)
    height = graph.math("ADD", ribs, graph.math("MULTIPLY", loops, 0.5))
    tone = graph.mix(graph.math("MULTIPLY", graph.math("SUBTRACT", 1.0, ribs), 0.35), color, graph.mix(1.0, color, "#857B6E", "MULTIPLY"))
    graph.output(graph.principled(Base_Color=tone, Roughness=0.95, Sheen_Weight=0.5, Sheen_Tint=color, Normal=graph.bump(height, 0.7, 0.004)))


def rug(graph, color, second="#CFC3B0"):
    """Cut pile in two close tones, with soft broad lines."""
    vector = graph.coordinates("object")
    pile = graph.noise(vector, 190.0, 2.0, 0.8)
    broad = graph.noise(graph.scaled(vector, 1.0, 3.2, 1.0), 1.6, 2.0, 0.5, 1.5)
    lines = graph.ramp(graph.math("ABSOLUTE", graph.math("SUBTRACT", broad, 0.5)), (0.0, 1.0), (0.018, 1.0), (0.03, 0.0))
    tone = graph.mix(graph.math("MULTIPLY", lines, 0.55), color, second)
    tone = graph.mix(graph.math("MULTIPLY", graph.ramp(pile, (0.35, 1.0), (0.65, 0.0)), 0.4), tone, graph.mix(1.0, tone, "#8C8272", "MULTIPLY"))
    graph.output(graph.principled(Base_Color=tone, Roughness=1.0, Specular_IOR_Level=0.05, Sheen_Weight=0.6, Sheen_Roughness=0.6, Sheen_Tint=color, Normal=graph.bump(pile, 0.9, 0.006)))


def leaf(graph, color, light):
    """Leaves: veined, waxy above, and light comes through."""
    vector = graph.coordinates("object")
    chance = graph.node("ObjectInfo", out=5)
    patch = graph.noise(vector, 9.0, 3.0)
    tone = graph.mix(graph.math("ADD", graph.math("MULTIPLY", patch, 0.7), graph.math("MULTIPLY", chance, 0.25)), color, light)
    waxy = graph.principled(Base_Color=tone, Roughness=0.38, Normal=graph.bump(graph.noise(vector, 60.0), 0.2, 0.002))
    through = graph.node("BsdfTranslucent", Color=graph.mix(0.5, tone, "#B8D060"))
    graph.output(graph.node("MixShader", i0=0.28, i1=waxy, i2=through))


def metal(graph, color, rough, brushed=False):
    inputs = {}
    if brushed:
        vector = graph.scaled(graph.coordinates("object"), 4.0, 4.0, 700.0)
        streak = graph.noise(vector, 1.0, 2.0)
        rough = graph.math("ADD", rough - 0.08, graph.math("MULTIPLY", streak, 0.16))
        inputs = {"Normal": graph.bump(streak, 0.06, 0.0005)}
    graph.output(graph.principled(Base_Color=color, Metallic=1.0, Roughness=rough, **inputs))


def thin_glass(graph, tint="#FFFFFF", rough=0.0, strength=1.0):
    """A pane without thickness: reflects by Fresnel and lets light and shadow rays through, which keeps rooms free of noise."""
    through = graph.node("BsdfTransparent", Color=tint)
    shine = graph.node("BsdfGlossy", Color="#FFFFFF", Roughness=rough)
    fresnel = graph.math("MULTIPLY", graph.node("Fresnel", IOR=1.45), strength)
    seen = graph.node("MixShader", i0=fresnel, i1=through, i2=shine)
    shadow = graph.node("LightPath", out=1)
    graph.output(graph.node("MixShader", i0=shadow, i1=seen, i2=through))


def cloth_in_light(graph, color, clear):
    """A curtain against the window: part clear, part translucent, part lit from the room. clear is its openness (0 to 1)."""
    vector = graph.coordinates("object")
    weave = graph.noise(graph.scaled(vector, 500.0, 500.0, 40.0), 1.0, 2.0)
    tone = graph.mix(graph.math("MULTIPLY", weave, 0.25), color, "#A79C8C", "MULTIPLY")
    cloth = graph.node("MixShader", i0=0.5, i1=graph.node("BsdfDiffuse", Color=tone), i2=graph.node("BsdfTranslucent", Color=tone))
    if clear:
        cloth = graph.node("MixShader", i0=clear, i1=cloth, i2=graph.node("BsdfTransparent", Color="#FFFFFF"))
    graph.output(cloth)


def emission(graph, color, strength):
    graph.output(graph.node("Emission", Color=color, Strength=strength))


def shade(graph, color, strength):
    """A lampshade that glows: brighter low, as around a bulb."""
    up = graph.node("SeparateXYZ", out=2, Vector=graph.coordinates("generated"))
    glow = graph.ramp(up, (0.0, 1.0), (0.45, 0.85), (1.0, 0.5))
    weave = graph.noise(graph.scaled(graph.coordinates("object"), 300.0, 300.0, 300.0), 1.0, 2.0)
    light = graph.math("MULTIPLY", glow, graph.math("ADD", 0.8, graph.math("MULTIPLY", weave, 0.4)))
    lit = graph.node("Emission", Color=color, Strength=graph.math("MULTIPLY", light, strength))
    graph.output(graph.node("AddShader", i0=lit, i1=graph.node("BsdfTranslucent", Color="#EFE6D8")))


def screen(graph):
    """A television that is off: black glass with the faintest sheen."""
    graph.output(graph.principled(Base_Color="#0B0D0E", Roughness=0.12, Coat_Weight=0.3, Coat_Roughness=0.05))


def art(graph, ground, shapes, scale=1.0, turn=0.0):
    """An abstract on textured paper: soft stone shapes over one another, and a thin line or two."""
    vector = graph.node("Mapping", Vector=graph.coordinates("generated"), Rotation=(turn, turn, turn), Location=(turn * 3, 1.7 * turn, 2.3 * turn))
    color = graph.mix(0.0, ground, ground)
    for index, (tone, reach) in enumerate(shapes):
        field = graph.noise(graph.node("Mapping", Vector=vector, Location=(3.1 * index, 1.3 * index, 5.7 * index)), 1.6 * scale, 0.4, 0.3, 0.5)
        color = graph.mix(graph.ramp(field, (reach - 0.004, 0.0), (reach + 0.004, 1.0)), color, tone)
    contour = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.noise(vector, 1.1 * scale, 0.5, 0.4, 0.8), 0.52))
    color = graph.mix(graph.ramp(contour, (0.0, 1.0), (0.0035, 1.0), (0.006, 0.0)), color, shapes[-1][0])
    paper = graph.noise(vector, 70.0, 4.0, 0.8)
    color = graph.mix(graph.math("MULTIPLY", paper, 0.18), color, "#FFFFFF", "SOFT_LIGHT")
    graph.output(graph.principled(Base_Color=color, Roughness=0.8, Normal=graph.bump(paper, 0.25, 0.002)))


def worktop(graph, ground, cloud, vein, rough):
    """An engineered-stone worktop: quiet veins at the scale of a slab."""
    color = veins(graph, graph.coordinates("object"), ground, cloud, vein)
    graph.output(graph.principled(Base_Color=color, Roughness=rough))


RECIPES = {
    "floor-oak": lambda g, c: floor(g, "#A0845F", "#C6AC86", "#DBC8A8"),
    "floor-smoked": lambda g, c: floor(g, "#5C452F", "#84684A", "#A08462"),
    "floor-tile": lambda g, c: porcelain(g, "#CBC6BC", "#DCD8CF", 1.2, 0.6, 0.16),
    "floor-bath": lambda g, c: porcelain(g, "#B3AB9E", "#C3BBAE", 0.6, 0.6, 0.38),
    "wall-tile": lambda g, c: porcelain(g, c or "#CFC8BC", "#DAD4C9", 1.2, 0.6, 0.2),
    "marble": lambda g, c: slab(g, c or "#E9E6E0", "#DAD5CC", "#9B9184", 1.2, 2.6, 0.12),
    "paint": lambda g, c: plain(g, c or "#EDEAE4", 0.7),
    "ceiling": lambda g, c: plain(g, c or "#F4F2EE", 0.85),
    "wallpaper": lambda g, c: wallpaper(g, c or "#E6E0D5"),
    "fabric": lambda g, c: fabric(g, c or "#CBBFAC"),
    "linen": lambda g, c: fabric(g, c or "#EFEBE3", 0.0016, 0.3, 0.25, 0.16),
    "boucle": lambda g, c: boucle(g, c or "#E9E2D5"),
    "velvet": lambda g, c: fabric(g, c or "#2F4A40", 0.001, 0.08, 0.9, 0.15, 0.7, 0.2),
    "knit": lambda g, c: knit(g, c or "#C9B79C"),
    "leather": lambda g, c: plain(g, c or "#8A5A3A", 0.42, 0.35, 420.0),
    "rug": lambda g, c: rug(g, c or "#E4DCCE"),
    "lacquer": lambda g, c: plain(g, c or "#12332B", 0.36, 0.02, 300.0),
    "gloss": lambda g, c: plain(g, c or "#F1EFEA", 0.08),
    "stone": lambda g, c: worktop(g, c or "#E4E0D8", "#D3CEC4", "#B0A89B", 0.18),
    "stone-dark": lambda g, c: worktop(g, c or "#3A3B39", "#464744", "#77756D", 0.25),
    "ceramic": lambda g, c: plain(g, c or "#EEEBE4", 0.16, Coat_Weight=0.5, Coat_Roughness=0.06),
    "matte-ceramic": lambda g, c: plain(g, c or "#D8CFC0", 0.75, 0.25, 240.0),
    "terracotta": lambda g, c: plain(g, c or "#A8684A", 0.8, 0.3, 180.0),
    "concrete": lambda g, c: plain(g, c or "#A7A39B", 0.75, 0.25, 90.0),
    "plastic": lambda g, c: plain(g, c or "#E9E7E2", 0.4),
    "paper": lambda g, c: plain(g, c or "#EFE8DA", 0.8),
    "soil": lambda g, c: plain(g, c or "#2B2018", 0.95, 0.9, 160.0),
    "bark": lambda g, c: plain(g, c or "#6A5540", 0.9, 0.8, 60.0),
    "leaf": lambda g, c: leaf(g, c or "#2C5A2B", "#5C8A3E"),
    "leaf-dark": lambda g, c: leaf(g, c or "#1F4027", "#356138"),
    "leaf-olive": lambda g, c: leaf(g, c or "#5C6B45", "#8E9B72"),
    "steel": lambda g, c: metal(g, c or "#B9BBBB", 0.28, True),
    "satin-steel": lambda g, c: metal(g, c or "#C9C6BF", 0.34),
    "chrome": lambda g, c: metal(g, c or "#D9DBDC", 0.06),
    "brass": lambda g, c: metal(g, c or "#B08A4E", 0.24),
    "bronze": lambda g, c: metal(g, c or "#6B5238", 0.35),
    "black-metal": lambda g, c: plain(g, c or "#1B1B1A", 0.45, Metallic=0.4),
    "frame": lambda g, c: plain(g, c or "#4A4642", 0.4, Metallic=0.3),
    "mirror": lambda g, c: metal(g, "#E8ECEB", 0.0),
    "glass": lambda g, c: thin_glass(g, c or "#F2F7F4"),
    "window-glass": lambda g, c: thin_glass(g, "#F6FAF8", strength=0.7),
    "frosted-glass": lambda g, c: cloth_in_light(g, "#EEF2F0", 0.15),
    "black-glass": lambda g, c: plain(g, c or "#0C0D0E", 0.05),
    "water": lambda g, c: thin_glass(g, "#EAF3F0"),
    "screen": lambda g, c: screen(g),
    "sheer": lambda g, c: cloth_in_light(g, c or "#F7F4EE", 0.42),
    "curtain": lambda g, c: cloth_in_light(g, c or "#BBAE9A", 0.0),
    "light": lambda g, c: emission(g, c or "#FFE2B8", 12.0),
    "cool-light": lambda g, c: emission(g, c or "#FFF4E6", 8.0),
    "shade": lambda g, c: shade(g, c or "#FFD9A0", 2.4),
    "art-1": lambda g, c: art(g, "#EDE4D3", (("#C9A27C", 0.56), ("#5E7A6E", 0.62), ("#2B3A35", 0.68)), 1.0, 0.3),
    "art-2": lambda g, c: art(g, "#E7DFD2", (("#8FA3A6", 0.52), ("#D8C4A4", 0.58), ("#2F5D73", 0.66)), 0.9, 1.1),
    "art-3": lambda g, c: art(g, "#F0EADF", (("#B98B6A", 0.6), ("#A4432F", 0.7), ("#3A2F28", 0.74)), 1.1, 2.0),
    "art-4": lambda g, c: art(g, "#DCD5C7", (("#12332B", 0.55), ("#A8834A", 0.64), ("#EFE8DA", 0.68)), 1.0, 2.7),
    "art-5": lambda g, c: art(g, "#EFEBE3", (("#D9CDB9", 0.48), ("#B7AA95", 0.56), ("#6E6455", 0.66)), 0.8, 3.4),
    "art-6": lambda g, c: art(g, "#2F3F3A", (("#5E7A6E", 0.52), ("#C9B58C", 0.6), ("#EDE4D3", 0.66)), 1.2, 4.2),
}


def get(name, grain="z"):
    """The material of that name (see above), made at its first use."""
    key = name if grain == "z" else f"{name}|{grain}"
    found = bpy.data.materials.get(key)
    if found:
        return found
    material = bpy.data.materials.new(key)
    graph = Graph(material)
    family, _, color = name.partition(":")
    if family in WOODS:
        veneer(graph, WOODS[family], grain)
    else:
        RECIPES[family](graph, color or None)
    return material
