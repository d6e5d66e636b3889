"""Every surface out of doors, by name. Each wears the haze of the hour; windows know whether it is night."""
import shading
from shading import blank, finish

_made = {}


def reset():
    """Forgets the materials of the last scene."""
    _made.clear()
    shading.reset()


def get(name):
    """The material of that name, made once a scene."""
    if name not in _made:
        _made[name] = RECIPES[name](name) if name in RECIPES else plain(name, *PLAIN[name])
    return _made[name]


def plain(name, colour, roughness=0.7, metallic=0.0, variation=0.06):
    """Paint, metal, plaster: one colour with a breath of weather in it."""
    material, graph = blank(name)
    if variation:
        weather = graph.smooth(graph.noise(0.35, 4, stretch=(1, 1, 0.35)), 0.3, 0.7, 1 - variation, 1 + variation)
        colour = graph.shaded(colour, weather)
    return finish(graph, graph.principled(Base_Color=colour, Roughness=roughness, Metallic=metallic), material)


def stone(name, light=(0.46, 0.42, 0.37), dark=(0.30, 0.27, 0.24), size=(1.2, 0.6)):
    """Granite slabs in courses, each of its own tone."""
    material, graph = blank(name)
    geometry = graph.node("NewGeometry")
    place, normal = graph.node("SeparateXYZ"), graph.node("SeparateXYZ")
    graph.links.new(geometry.outputs["Position"], place.inputs[0])
    graph.links.new(geometry.outputs["True Normal"], normal.inputs[0])
    facing = graph.math("GREATER_THAN", graph.math("ABSOLUTE", normal.outputs[0]), 0.6)
    level = graph.math("GREATER_THAN", graph.math("ABSOLUTE", normal.outputs[2]), 0.6)
    across = graph.math("ADD", graph.math("MULTIPLY", place.outputs[0], graph.math("SUBTRACT", 1.0, facing)), graph.math("MULTIPLY", place.outputs[1], facing))
    upward = graph.math("ADD", graph.math("MULTIPLY", place.outputs[2], graph.math("SUBTRACT", 1.0, level)), graph.math("MULTIPLY", place.outputs[1], level))
    flat = graph.node("CombineXYZ")
    graph.links.new(across, flat.inputs[0])
    graph.links.new(upward, flat.inputs[1])
    brick = graph.node("TexBrick", offset=0.5)
    graph.links.new(flat.outputs[0], brick.inputs["Vector"])
    for key, value in (("Scale", 1.0), ("Brick Width", size[0]), ("Row Height", size[1]), ("Mortar Size", 0.008), ("Mortar Smooth", 0.1), ("Bias", 0.0)):
        brick.inputs[key].default_value = value
    graph.set(brick.inputs["Color1"], light)
    graph.set(brick.inputs["Color2"], dark)
    graph.set(brick.inputs["Mortar"], tuple(value * 0.45 for value in dark))
    grain = graph.smooth(graph.noise(18, 4, roughness=0.75), 0.3, 0.7, 0.86, 1.12)
    colour = graph.shaded(brick.outputs["Color"], grain)
    return finish(graph, graph.principled(Base_Color=colour, Roughness=0.6), material)


def window(name, far=False):
    """A pane: veil 0 dark room to 1 pale curtain; glow 0 unlit, else how bright; every pane leans a little, so reflections break.

    far: folds of curtains, and the frame before the pane, are finer than a pixel: their mean.
    """
    material, graph = blank(name)
    veil, glow = graph.attribute("veil"), graph.attribute("glow")
    uv = graph.node("SeparateXYZ")
    graph.links.new(graph.node("UVMap").outputs[0], uv.inputs[0])
    across = graph.math("ABSOLUTE", graph.math("SUBTRACT", uv.outputs[0], 0.5))
    # Curtains hang at both sides; how far they are drawn is the veil.
    drawn = graph.math("GREATER_THAN", across, graph.smooth(veil, 0.1, 0.95, 0.5, 0.02))
    # Cloth as it is seen through the glass, which takes a third of the light.
    cloth = graph.mix(0.5 if far else curtain_folds(graph), (0.22, 0.21, 0.19), (0.34, 0.32, 0.285))
    room = graph.mix(graph.smooth(uv.outputs[1], 0.0, 1.0), (0.030, 0.032, 0.034), (0.012, 0.014, 0.016))
    colour = graph.mix(drawn, room, cloth)
    if far:
        colour = graph.mix(0.12, colour, PLAIN["frame"][0])
    surface = graph.principled(Base_Color=colour, Roughness=0.03, IOR=2.1, Specular_Tint=(0.92, 0.97, 1.0))

    hue = graph.math("FRACT", graph.math("MULTIPLY", glow, 37.31))
    warm = graph.mix(graph.smooth(hue, 0.0, 1.0), (1.0, 0.47, 0.16), (1.0, 0.72, 0.42))
    warm = graph.mix(graph.math("GREATER_THAN", hue, 0.95), warm, (0.86, 0.92, 1.0))
    # A room is lit from its ceiling, and furniture stands dark before its walls.
    ceiling = graph.smooth(uv.outputs[1], 0.08, 0.95, 0.26, 1.35)
    # Who sleeps is drawn by lot from the brightness, so that the same homes are awake in each picture of an hour.
    awake = graph.math("LESS_THAN", graph.math("FRACT", graph.math("MULTIPLY", glow, 71.93)), graph.group("awake").outputs[0])
    behind = graph.math("SUBTRACT", 1.0, graph.math("MULTIPLY", drawn, 0.45))
    strength = graph.math("MULTIPLY", graph.math("MULTIPLY", graph.math("MULTIPLY", glow, awake), ceiling), graph.math("MULTIPLY", behind, graph.group("night").outputs[0]))
    emission = graph.node("Emission")
    graph.links.new(warm, emission.inputs[0])
    graph.links.new(graph.math("MULTIPLY", strength, 1.25), emission.inputs[1])
    add = graph.node("AddShader")
    graph.links.new(surface, add.inputs[0])
    graph.links.new(emission.outputs[0], add.inputs[1])
    return finish(graph, add.outputs[0], material)


def curtain_folds(graph):
    """Light and dark of hanging cloth over the UV of a window."""
    folds = graph.node("TexWave", wave_type="BANDS", bands_direction="X")
    folds.inputs["Scale"].default_value = 5.0
    folds.inputs["Distortion"].default_value = 1.0
    graph.links.new(graph.node("UVMap").outputs[0], folds.inputs["Vector"])
    return folds.outputs["Fac"]


def lamp(name, colour=(1.0, 0.62, 0.30), strength=6.0, day=0.0, cover=(0.7, 0.68, 0.62)):
    """Light fittings: they shine at night, by day one sees their cover."""
    material, graph = blank(name)
    emission = graph.node("Emission")
    graph.set(emission.inputs[0], colour)
    graph.links.new(graph.math("MULTIPLY_ADD", graph.group("night").outputs[0], strength, day), emission.inputs[1])
    surface = graph.principled(Base_Color=cover, Roughness=0.4)
    add = graph.node("AddShader")
    graph.links.new(surface, add.inputs[0])
    graph.links.new(emission.outputs[0], add.inputs[1])
    return finish(graph, add.outputs[0], material)


def wash(name, cover=(0.085, 0.072, 0.062), strength=1.5, axis=1, ends=(0.35, 1.0), colour=(1.0, 0.62, 0.32)):
    """A face that hidden lamps wash with light at night. ends: the share of the strength at either end of its UV, across (0) or up (1)."""
    material, graph = blank(name)
    uv = graph.node("SeparateXYZ")
    graph.links.new(graph.node("UVMap").outputs[0], uv.inputs[0])
    emission = graph.node("Emission")
    graph.set(emission.inputs[0], colour)
    falling = graph.smooth(uv.outputs[axis], 0.0, 1.0, *ends)
    graph.links.new(graph.math("MULTIPLY", graph.math("MULTIPLY", falling, strength), graph.group("night").outputs[0]), emission.inputs[1])
    add = graph.node("AddShader")
    graph.links.new(graph.principled(Base_Color=cover, Roughness=0.5), add.inputs[0])
    graph.links.new(emission.outputs[0], add.inputs[1])
    return finish(graph, add.outputs[0], material)


def pool(name, colour=(1.0, 0.62, 0.32), strength=0.55):
    """Light on the ground under a lamp at night, brightest in the middle of its UV: it adds to what lies under it, and lights nothing else."""
    material, graph = blank(name)
    away = graph.node("VectorMath", operation="DISTANCE")
    graph.links.new(graph.node("UVMap").outputs[0], away.inputs[0])
    away.inputs[1].default_value = (0.5, 0.5, 0)
    falling = graph.math("POWER", graph.smooth(away.outputs["Value"], 0.0, 0.5, 1.0, 0.0), 1.6)
    path = graph.node("LightPath")
    seen = graph.math("MAXIMUM", path.outputs["Is Camera Ray"], path.outputs["Is Glossy Ray"])
    clear = graph.math("SUBTRACT", 1.0, graph.group("haze").outputs[1])
    emission, add = graph.node("Emission"), graph.node("AddShader")
    graph.set(emission.inputs[0], colour)
    graph.links.new(graph.math("MULTIPLY", graph.math("MULTIPLY", falling, graph.math("MULTIPLY", graph.group("night").outputs[0], strength)), graph.math("MULTIPLY", seen, clear)), emission.inputs[1])
    graph.links.new(graph.node("BsdfTransparent").outputs[0], add.inputs[0])
    graph.links.new(emission.outputs[0], add.inputs[1])
    output = graph.node("OutputMaterial")
    graph.links.new(add.outputs[0], output.inputs[0])
    return material


def panels(name, colour=(0.019, 0.056, 0.044), height=1.45):
    """Enamelled sheets in courses of that height, each of its own tone, with an open joint between."""
    material, graph = blank(name)
    place = graph.node("SeparateXYZ")
    graph.links.new(graph.position(), place.inputs[0])
    course = graph.math("DIVIDE", place.outputs[2], height)
    own = graph.math("FRACT", graph.math("MULTIPLY", graph.math("FLOOR", course), 0.618))
    joint = graph.math("GREATER_THAN", graph.math("FRACT", course), 0.018)
    tone = graph.math("MULTIPLY", graph.smooth(own, 0.0, 1.0, 0.90, 1.12), graph.math("MULTIPLY_ADD", joint, 0.75, 0.25))
    return finish(graph, graph.principled(Base_Color=graph.shaded(colour, tone), Roughness=0.46, Specular_IOR_Level=0.35), material)


def sheet(name):
    """Clear glass without refraction: mostly see-through, mirror at a glance."""
    material, graph = blank(name)
    fresnel = graph.node("Fresnel")
    fresnel.inputs[0].default_value = 1.45
    clear, gloss, mix = graph.node("BsdfTransparent"), graph.node("BsdfGlossy"), graph.node("MixShader")
    # Air before a pane lies over what it mirrors and over its tint: what is seen through it has its own already.
    haze = graph.group("haze")
    graph.links.new(gloss.outputs[0], haze.inputs[0])
    graph.set(clear.inputs[0], graph.mix(haze.outputs[1], (0.80, 0.86, 0.84), (1.0, 1.0, 1.0)))
    gloss.inputs["Roughness"].default_value = 0.02
    graph.links.new(graph.math("MULTIPLY_ADD", fresnel.outputs[0], 0.9, 0.05), mix.inputs[0])
    graph.links.new(clear.outputs[0], mix.inputs[1])
    graph.links.new(haze.outputs[0], mix.inputs[2])
    output = graph.node("OutputMaterial")
    graph.links.new(mix.outputs[0], output.inputs[0])
    return material


def leaf(name, base=(0.105, 0.165, 0.040), spread=0.040, warmth=(0.21, 0.185, 0.040), translucency=0.46, dry=None):
    """Leaves: hue by tree and by leaf, lit through; veil darkens the inside of a crown. dry: the colour of patches where grass is worn."""
    material, graph = blank(name)
    info = graph.node("ObjectInfo")
    own, each = info.outputs["Random"], graph.attribute("glow")
    mixed = graph.math("ADD", graph.math("MULTIPLY", own, 0.6), graph.math("MULTIPLY", each, 0.4))
    colour = graph.mix(mixed, tuple(max(value - spread * 0.6, 0.008) for value in base), tuple(value + spread * 0.8 for value in base))
    colour = graph.mix(graph.smooth(own, 0.62, 1.0, 0.0, 0.55), colour, warmth)
    if dry:
        colour = graph.mix(graph.smooth(graph.noise(0.22, 4, roughness=0.65), 0.50, 0.72, 0.0, 0.7), colour, dry)
    inside = graph.smooth(graph.attribute("veil"), 0.0, 1.0, 1.0, 0.62)
    colour = graph.shaded(colour, inside)
    surface = graph.principled(Base_Color=colour, Roughness=0.5, Specular_IOR_Level=0.3)
    through, mix = graph.node("BsdfTranslucent"), graph.node("MixShader")
    graph.links.new(graph.mix(1.0, colour, (1.45, 1.5, 0.75), "MULTIPLY"), through.inputs[0])
    mix.inputs[0].default_value = translucency
    graph.links.new(surface, mix.inputs[1])
    graph.links.new(through.outputs[0], mix.inputs[2])
    return finish(graph, mix.outputs[0], material)


def bark(name, light=(0.16, 0.12, 0.09), dark=(0.06, 0.045, 0.035)):
    material, graph = blank(name)
    rough = graph.noise(9, 5, vector=graph.node("TexCoord").outputs["Object"], stretch=(1, 1, 0.22), roughness=0.65)
    colour = graph.mix(graph.smooth(rough, 0.35, 0.65), dark, light)
    return finish(graph, graph.principled(Base_Color=colour, Roughness=0.9, Normal=graph.bump(rough, 0.6, 0.03)), material)


def lawn(name, base=(0.085, 0.122, 0.028), dry=(0.16, 0.155, 0.055)):
    """Grass seen from afar: season, mowing, clumps and blades in four sizes of noise. Without the clumps, which are as large as a step, a lawn
    seen from the air is paint."""
    material, graph = blank(name)
    wide, near, clump, fine = graph.noise(0.012, 4), graph.noise(0.11, 6, roughness=0.66), graph.noise(1.1, 5, roughness=0.72), graph.noise(6.0, 3, roughness=0.7)
    colour = graph.mix(graph.smooth(wide, 0.42, 0.68, 0.0, 0.55), base, dry)
    colour = graph.mix(graph.smooth(near, 0.36, 0.64, 0.0, 0.55), colour, tuple(value * 0.60 for value in base))
    colour = graph.mix(graph.smooth(near, 0.46, 0.24, 0.0, 0.45), colour, dry)
    speckle = graph.math("MULTIPLY", graph.smooth(clump, 0.3, 0.7, 0.70, 1.28), graph.smooth(fine, 0.3, 0.7, 0.70, 1.25))
    colour = graph.shaded(colour, speckle)
    return finish(graph, graph.principled(Base_Color=colour, Roughness=0.95, Specular_IOR_Level=0.1, Normal=graph.bump(fine, 0.5, 0.05)), material)


def terrain(name):
    """Ground beyond the plan: fields and woods by slope and noise."""
    material, graph = blank(name)
    normal = graph.node("SeparateXYZ")
    graph.links.new(graph.node("NewGeometry").outputs["Normal"], normal.inputs[0])
    wide, near, fine = graph.noise(0.0022, 5), graph.noise(0.03, 5, roughness=0.65), graph.noise(0.9, 3)
    fields = graph.mix(graph.smooth(wide, 0.40, 0.64), (0.060, 0.085, 0.026), (0.135, 0.13, 0.055))
    fields = graph.mix(graph.smooth(near, 0.42, 0.62, 0.0, 0.65), fields, (0.040, 0.062, 0.020))
    woods = graph.mix(graph.smooth(near, 0.3, 0.7), (0.022, 0.036, 0.014), (0.060, 0.078, 0.028))
    colour = graph.mix(graph.smooth(normal.outputs[2], 0.985, 0.93), fields, woods)
    speckle = graph.smooth(fine, 0.3, 0.7, 0.8, 1.2)
    colour = graph.shaded(colour, speckle)
    return finish(graph, graph.principled(Base_Color=colour, Roughness=0.95, Specular_IOR_Level=0.1), material)


def asphalt(name):
    material, graph = blank(name)
    worn, fine = graph.noise(0.08, 4, stretch=(1, 1, 1)), graph.noise(30, 2)
    colour = graph.mix(graph.smooth(worn, 0.35, 0.7), (0.060, 0.058, 0.055), (0.094, 0.090, 0.085))
    colour = graph.mix(graph.smooth(fine, 0.4, 0.6, 0.0, 0.35), colour, (0.12, 0.118, 0.115))
    return finish(graph, graph.principled(Base_Color=colour, Roughness=0.82), material)


def granules(name, colour):
    """Rubber granules bound with resin, as of cycleways and running tracks: a grain of a few millimetres, and lanes worn paler."""
    material, graph = blank(name)
    grain, worn = graph.noise(95, 2, roughness=0.8), graph.noise(0.30, 5, roughness=0.6)
    tone = graph.math("MULTIPLY", graph.smooth(grain, 0.28, 0.72, 0.72, 1.30), graph.smooth(worn, 0.3, 0.7, 0.88, 1.14))
    return finish(graph, graph.principled(Base_Color=graph.shaded(colour, tone), Roughness=0.9, Normal=graph.bump(grain, 0.5, 0.004)), material)


def paving(name, light, dark, size=0.6, roughness=0.65):
    """Slabs in half bond, each of its own tone: grain of the stone, dirt in patches, joints that lie lower."""
    material, graph = blank(name)
    brick = graph.node("TexBrick", offset=0.5)
    graph.links.new(graph.position(), brick.inputs["Vector"])
    for key, value in (("Scale", 1.0), ("Brick Width", size), ("Row Height", size / 2), ("Mortar Size", 0.006), ("Bias", 0.0)):
        brick.inputs[key].default_value = value
    graph.set(brick.inputs["Color1"], tuple(value * 1.04 for value in light))
    graph.set(brick.inputs["Color2"], tuple(value * 0.96 for value in dark))
    graph.set(brick.inputs["Mortar"], tuple(value * 0.42 for value in dark))
    grain, dirt = graph.noise(70, 3, roughness=0.75), graph.noise(0.32, 6, roughness=0.62)
    tone = graph.math("MULTIPLY", graph.smooth(grain, 0.3, 0.7, 0.90, 1.10), graph.smooth(dirt, 0.3, 0.72, 0.80, 1.10))
    low = graph.bump(graph.math("SUBTRACT", graph.math("MULTIPLY", grain, 0.15), brick.outputs["Fac"]), 0.6, 0.004)
    surface = graph.principled(Base_Color=graph.shaded(brick.outputs["Color"], tone), Roughness=graph.smooth(dirt, 0.3, 0.7, roughness + 0.12, roughness - 0.08), Normal=low)
    return finish(graph, surface, material)


def wet(name, dry=0.30):
    """Leaves a shower's water on a paved surface that is in the scene already: darker, and a film that mirrors, thinner where it is as rough as `dry`.
    Puddles with edges read as spilt oil."""
    tree = get(name).node_tree
    graph, surface = shading.Graph(tree), next(node for node in tree.nodes if node.type == "BSDF_PRINCIPLED")
    film = graph.noise(0.18, 2, roughness=0.45)
    graph.set(surface.inputs["Roughness"], graph.smooth(film, 0.25, 0.75, dry, 0.09))
    colour = surface.inputs["Base Color"].links[0].from_socket
    graph.set(surface.inputs["Base Color"], graph.shaded(colour, graph.smooth(film, 0.25, 0.75, 0.68, 0.52)))
    # What stands in the grain draws reflections out towards the eye.
    graph.set(surface.inputs["Normal"], graph.bump(graph.noise(24, 3, roughness=0.6), 0.22, 0.01))


def wood(name, light=(0.36, 0.22, 0.12), dark=(0.22, 0.125, 0.065), along=(0.6, 9, 9)):
    """Timber; along: how fine its grain is in x, y and z."""
    material, graph = blank(name)
    grain = graph.noise(4, 5, vector=graph.node("TexCoord").outputs["Object"], stretch=along, roughness=0.6)
    colour = graph.mix(graph.smooth(grain, 0.3, 0.7), dark, light)
    return finish(graph, graph.principled(Base_Color=colour, Roughness=0.5), material)


def water(name, deep=(0.016, 0.026, 0.022), wave=0.32, size=0.16, calm=0.04):
    """Still water with a breeze on it: long soft waves, and patches where the wind does not touch."""
    material, graph = blank(name)
    small = graph.noise(size * 5, 3, stretch=(1.0, 1.8, 1), roughness=0.6)
    large = graph.noise(size, 3, stretch=(1.0, 2.4, 1), roughness=0.5)
    height = graph.math("ADD", graph.math("MULTIPLY", small, 0.30), large)
    patch = graph.smooth(graph.noise(0.010, 3, stretch=(1, 3, 1)), 0.40, 0.62, 0.25, 1.0)
    bump = graph.node("Bump")
    bump.inputs["Distance"].default_value = 0.35
    graph.links.new(graph.math("MULTIPLY", patch, wave), bump.inputs["Strength"])
    graph.links.new(height, bump.inputs["Height"])
    return finish(graph, graph.principled(Base_Color=deep, Roughness=calm, IOR=1.33, Specular_IOR_Level=0.62, Normal=bump.outputs[0]), material)


def city(name):
    """A house of the far city: windows by UV in metres, tone and light by house and cell."""
    material, graph = blank(name)
    uv = graph.node("SeparateXYZ")
    graph.links.new(graph.node("UVMap").outputs[0], uv.inputs[0])
    tone, high = graph.attribute("glow"), graph.attribute("veil")
    column, row = graph.math("DIVIDE", uv.outputs[0], 3.2), graph.math("DIVIDE", uv.outputs[1], 2.9)
    u, v = graph.math("FRACT", column), graph.math("FRACT", row)
    # Three ways to build: single windows, wide panes of living rooms, ribbons; and blind bays where stairs and bathrooms lie.
    style = graph.math("FRACT", graph.math("MULTIPLY", tone, 5.1))
    wide = graph.math("MULTIPLY_ADD", graph.math("GREATER_THAN", style, 0.30), 0.10, graph.math("MULTIPLY_ADD", graph.math("GREATER_THAN", style, 0.75), 0.06, 0.34))
    hole = graph.math("MULTIPLY", graph.math("LESS_THAN", graph.math("ABSOLUTE", graph.math("SUBTRACT", u, 0.5)), wide),
                      graph.math("LESS_THAN", graph.math("ABSOLUTE", graph.math("SUBTRACT", v, 0.52)), graph.math("MULTIPLY_ADD", style, 0.10, 0.25)))
    blind = graph.math("LESS_THAN", graph.math("FRACT", graph.math("DIVIDE", graph.math("FLOOR", column), 4.0)), 0.2)
    blind = graph.math("MULTIPLY", blind, graph.math("LESS_THAN", style, 0.75))
    hole = graph.math("MULTIPLY", graph.math("MULTIPLY", hole, high), graph.math("SUBTRACT", 1.0, blind))
    cell = graph.node("CombineXYZ")
    graph.links.new(graph.math("FLOOR", column), cell.inputs[0])
    graph.links.new(graph.math("FLOOR", row), cell.inputs[1])
    graph.links.new(graph.math("MULTIPLY", tone, 91.7), cell.inputs[2])
    chance = graph.node("TexWhiteNoise")
    graph.links.new(cell.outputs[0], chance.inputs["Vector"])
    odds, shade = chance.outputs["Value"], graph.node("SeparateXYZ")
    graph.links.new(chance.outputs["Color"], shade.inputs[0])
    wall = graph.mix(tone, (0.40, 0.37, 0.34), (0.66, 0.63, 0.58))
    wall = graph.mix(graph.smooth(graph.math("FRACT", graph.math("MULTIPLY", tone, 7.3)), 0.5, 1.0, 0.0, 0.6), wall, (0.42, 0.33, 0.26))
    # The shadow under each slab.
    wall = graph.mix(graph.math("MULTIPLY", graph.math("LESS_THAN", v, 0.07), 0.45), wall, (0.10, 0.095, 0.09))
    pane = graph.mix(graph.smooth(shade.outputs[0], 0.5, 1.0), (0.03, 0.036, 0.042), (0.22, 0.21, 0.19))
    surface = graph.principled(Base_Color=graph.mix(hole, wall, pane), Roughness=graph.smooth(hole, 0.0, 1.0, 0.8, 0.08))
    lit = graph.math("MULTIPLY", hole, graph.math("LESS_THAN", odds, graph.math("MULTIPLY", graph.group("awake").outputs[0], 0.26)))
    emission, add = graph.node("Emission"), graph.node("AddShader")
    graph.links.new(graph.mix(shade.outputs[1], (1.0, 0.46, 0.17), (1.0, 0.70, 0.42)), emission.inputs[0])
    graph.links.new(graph.math("MULTIPLY", graph.math("MULTIPLY", lit, graph.math("MULTIPLY_ADD", shade.outputs[2], 0.9, 0.2)), graph.group("night").outputs[0]), emission.inputs[1])
    graph.links.new(surface, add.inputs[0])
    graph.links.new(emission.outputs[0], add.inputs[1])
    return finish(graph, add.outputs[0], material)


def paint(name, colour, metallic=0.0):
    """Car paint: a dull colour under a clear coat, which mirrors sky and road. White stays well below white, or the sun leaves it no shape."""
    material, graph = blank(name)
    return finish(graph, graph.principled(Base_Color=colour, Roughness=0.45, Metallic=metallic, Coat_Weight=1.0, Coat_Roughness=0.03), material)


# colour, roughness, metallic, variation
PLAIN = {
    "porcelain": ((0.74, 0.71, 0.655), 0.5, 0.0, 0.03), "umber": ((0.29, 0.245, 0.195), 0.55, 0.1),
    "white": ((0.66, 0.62, 0.56), 0.6), "ivory": ((0.56, 0.50, 0.42), 0.65), "sand": ((0.46, 0.37, 0.27), 0.65), "greige": ((0.42, 0.385, 0.34), 0.65),
    "pine": ((0.022, 0.062, 0.048), 0.5), "bronze": ((0.085, 0.072, 0.062), 0.42, 0.35), "charcoal": ((0.060, 0.062, 0.066), 0.5),
    "champagne": ((0.60, 0.50, 0.37), 0.38, 0.45), "brass": ((0.50, 0.36, 0.17), 0.30, 0.9), "frame": ((0.035, 0.036, 0.038), 0.4, 0.3, 0.0),
    "roof": ((0.30, 0.29, 0.27), 0.85), "concrete": ((0.38, 0.37, 0.35), 0.85), "kerb": ((0.42, 0.41, 0.39), 0.8), "marking": ((0.72, 0.72, 0.70), 0.7),
    "amber": ((0.70, 0.42, 0.06), 0.7), "coping": ((0.34, 0.32, 0.29), 0.55), "shore": ((0.17, 0.15, 0.11), 0.95, 0.0, 0.25),
    "soil": ((0.06, 0.045, 0.032), 0.95), "play-blue": ((0.10, 0.24, 0.30), 0.8), "play-clay": ((0.42, 0.20, 0.12), 0.8), "play-sand": ((0.60, 0.48, 0.32), 0.85),
    "steel": ((0.45, 0.45, 0.45), 0.35, 0.8), "rubber": ((0.02, 0.02, 0.02), 0.9, 0.0, 0.0), "tram": ((0.80, 0.80, 0.78), 0.28, 0.0, 0.0),
    "cloth-white": ((0.70, 0.68, 0.63), 0.9, 0.0, 0.0), "cloth-navy": ((0.030, 0.042, 0.080), 0.9, 0.0, 0.0),
    "cloth-sand": ((0.46, 0.36, 0.24), 0.9, 0.0, 0.0),
    "cloth-clay": ((0.38, 0.10, 0.06), 0.9, 0.0, 0.0), "cloth-sage": ((0.22, 0.27, 0.19), 0.9, 0.0, 0.0), "cloth-brass": ((0.52, 0.34, 0.12), 0.9, 0.0, 0.0),
    "cloth-ivory": ((0.60, 0.55, 0.46), 0.9, 0.0, 0.0),
    "cloth-sky": ((0.34, 0.43, 0.52), 0.9, 0.0, 0.0),
    "glassdark": ((0.012, 0.014, 0.016), 0.05, 0.0, 0.0),
    "alloy": ((0.42, 0.43, 0.44), 0.30, 0.75, 0.0), "plate": ((0.62, 0.62, 0.61), 0.45, 0.0, 0.0),
    "cross": ((0.10, 0.36, 0.30), 0.5, 0.0, 0.0), "sign-green": ((0.010, 0.13, 0.055), 0.45, 0.0, 0.0),
}

RECIPES = {
    "paint-white": lambda name: paint(name, (0.60, 0.60, 0.59)), "paint-black": lambda name: paint(name, (0.010, 0.011, 0.013)), "paint-silver": lambda name: paint(name, (0.36, 0.37, 0.38), 0.55),
    "paint-grey": lambda name: paint(name, (0.085, 0.090, 0.096), 0.4), "paint-blue": lambda name: paint(name, (0.012, 0.026, 0.062), 0.2), "paint-red": lambda name: paint(name, (0.24, 0.018, 0.016), 0.1),
    "stone": stone, "stone-dark": lambda name: stone(name, (0.23, 0.21, 0.19), (0.15, 0.14, 0.13)), "window": window, "window-far": lambda name: window(name, far=True), "sheet": sheet,
    "lamp": lamp, "crownlight": lambda name: lamp(name, (1.0, 0.66, 0.34), 5.0), "wash": wash, "pool": pool, "fin": panels,
    "soffit": lambda name: wash(name, (0.40, 0.27, 0.16), 0.85, 0, (1.0, 0.15)), "finlight": lambda name: lamp(name, (1.0, 0.74, 0.46), 3.2, cover=(0.46, 0.43, 0.38)),
    "headlight": lambda name: lamp(name, (1.0, 0.9, 0.75), 14.0),
    "downlight": lambda name: lamp(name, (1.0, 0.74, 0.46), 8.0, 9.0), "taillight": lambda name: lamp(name, (1.0, 0.06, 0.03), 5.0, 0.0, (0.30, 0.012, 0.010)), "signal-green": lambda name: lamp(name, (0.05, 1.0, 0.45), 4.0, 0.7, (0.05, 0.4, 0.2)), "lobby": lambda name: lamp(name, (1.0, 0.68, 0.38), 2.2, 0.12),
    "leaf-zelkova": leaf, "leaf-maple": lambda name: leaf(name, (0.095, 0.145, 0.038), 0.036, (0.20, 0.155, 0.040)),
    "leaf-ginkgo": lambda name: leaf(name, (0.115, 0.155, 0.030), 0.03, (0.24, 0.20, 0.035)), "leaf-pine": lambda name: leaf(name, (0.042, 0.085, 0.034), 0.02, (0.06, 0.10, 0.034), 0.15),
    "leaf-willow": lambda name: leaf(name, (0.11, 0.155, 0.045), 0.03, (0.17, 0.18, 0.05)), "leaf-shrub": lambda name: leaf(name, (0.045, 0.080, 0.022), 0.02, (0.07, 0.10, 0.025), 0.25),
    "leaf-azalea": lambda name: leaf(name, (0.075, 0.125, 0.030), 0.03, (0.12, 0.135, 0.035), 0.3), "leaf-silver": lambda name: leaf(name, (0.150, 0.175, 0.110), 0.03, (0.19, 0.20, 0.13), 0.25),
    "leaf-fallen": lambda name: leaf(name, (0.24, 0.135, 0.040), 0.08, (0.30, 0.20, 0.05), 0.1),
    "petal-violet": lambda name: leaf(name, (0.20, 0.12, 0.34), 0.08, (0.28, 0.18, 0.42), 0.3), "petal-white": lambda name: leaf(name, (0.62, 0.60, 0.52), 0.08, (0.66, 0.62, 0.50), 0.3),
    "leaf-flower": lambda name: leaf(name, (0.42, 0.20, 0.24), 0.10, (0.55, 0.42, 0.36), 0.3), "leaf-wood": lambda name: leaf(name, (0.070, 0.105, 0.032), 0.034, (0.15, 0.135, 0.04), 0.25),
    "grass": lambda name: leaf(name, (0.105, 0.150, 0.034), 0.035, (0.16, 0.165, 0.045), 0.35, (0.20, 0.17, 0.065)), "reed": lambda name: leaf(name, (0.17, 0.17, 0.065), 0.05, (0.26, 0.21, 0.10), 0.4),
    "plume": lambda name: leaf(name, (0.36, 0.31, 0.24), 0.07, (0.42, 0.35, 0.27), 0.45), "bark": bark, "bark-pine": lambda name: bark(name, (0.25, 0.125, 0.075), (0.085, 0.045, 0.03)),
    "lawn": lawn, "terrain": terrain, "asphalt": asphalt, "paving": lambda name: paving(name, (0.44, 0.41, 0.37), (0.35, 0.33, 0.30)),
    "path": lambda name: paving(name, (0.50, 0.44, 0.36), (0.44, 0.385, 0.31), 0.9), "promenade": lambda name: paving(name, (0.37, 0.30, 0.24), (0.31, 0.25, 0.20), 0.4),
    "slab": lambda name: paving(name, (0.50, 0.48, 0.44), (0.43, 0.41, 0.38), 0.9), "plaza": lambda name: paving(name, (0.33, 0.285, 0.225), (0.255, 0.22, 0.175), 0.8, 0.38), "tactile": lambda name: paving(name, (0.60, 0.41, 0.10), (0.50, 0.34, 0.085), 0.3), "cycleway": lambda name: granules(name, (0.26, 0.13, 0.095)), "track": lambda name: granules(name, (0.26, 0.080, 0.050)),
    "wood": wood, "wood-up": lambda name: wood(name, (0.30, 0.19, 0.11), (0.19, 0.112, 0.06), (9, 9, 0.6)), "deck": lambda name: wood(name, (0.30, 0.21, 0.135), (0.20, 0.135, 0.085)), "water": water,
    "pond": lambda name: water(name, (0.010, 0.024, 0.022), 0.12, 0.5, 0.02), "mirror": lambda name: water(name, (0.012, 0.028, 0.030), 0.35, 0.10, 0.03), "city": city,
}
