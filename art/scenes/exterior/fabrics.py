"""The surfaces of people: cloth, shoes, skin and hair, coloured anew over the folds and shade of MakeHuman's textures."""
import bpy

import makehuman
from shading import blank, finish

COLOURS = {
    "black": (0.016, 0.016, 0.018), "charcoal": (0.045, 0.047, 0.052), "navy": (0.022, 0.030, 0.058), "slate": (0.075, 0.085, 0.10), "olive": (0.075, 0.074, 0.045), "brown": (0.065, 0.042, 0.028),
    "ivory": (0.58, 0.53, 0.45), "white": (0.66, 0.65, 0.62), "beige": (0.42, 0.33, 0.23), "camel": (0.29, 0.18, 0.095), "grey": (0.20, 0.20, 0.205), "pale grey": (0.38, 0.38, 0.37), "sky": (0.30, 0.38, 0.48),
    "brick": (0.25, 0.065, 0.045), "sage": (0.17, 0.21, 0.14), "rose": (0.42, 0.24, 0.22), "mustard": (0.40, 0.24, 0.06), "teal": (0.03, 0.115, 0.12),
    "denim": (0.055, 0.082, 0.145), "pale denim": (0.16, 0.21, 0.29), "black denim": (0.03, 0.032, 0.037),
    "black hair": (0.014, 0.011, 0.009), "brown hair": (0.034, 0.021, 0.014), "grey hair": (0.16, 0.155, 0.15),
}


def made(name, recipe):
    """The material of that name, made once a scene."""
    return bpy.data.materials.get(name) or recipe(name)


def texture(folder, name, picture):
    """Where a texture of clothes, hair, eyes or eyebrows is, as `makehuman.file` takes it."""
    return "proxies", folder, name, "textures", picture


def sampled(graph, path, data=False):
    """Colour and alpha of a texture. data: what it holds is no colour."""
    node = graph.node("TexImage", image=bpy.data.images.load(makehuman.file(*path), check_existing=True))
    if data:
        node.image.colorspace_settings.name = "Non-Color"
    return node.outputs


def grey(graph, colour):
    node = graph.node("RGBToBW")
    graph.links.new(colour, node.inputs[0])
    return node.outputs[0]


def cloth(colour, path=None, normal=None, gain=1.0):
    """Cloth of a colour. path: a texture that darkens it, brought to a mean of about one by gain; normal: its folds."""
    def recipe(name):
        material, graph = blank(name)
        # Where the figure moves, its creases move with it.
        place = graph.node("TexCoord").outputs["Object"]
        shade = graph.math("MAXIMUM", graph.math("MULTIPLY", grey(graph, sampled(graph, path)[0]), gain), 0.35) if path else graph.smooth(graph.noise(14, 3, place, stretch=(1, 1, 0.3)), 0.3, 0.7, 0.85, 1.1)
        folds = graph.bump(graph.noise(7, 3, place, stretch=(1, 1, 0.6), distortion=1.4), 0.35, 0.03)
        if normal:
            node = graph.node("NormalMap")
            node.inputs["Strength"].default_value = 1.4
            graph.links.new(sampled(graph, normal, True)[0], node.inputs["Color"])
            graph.links.new(node.outputs[0], folds.node.inputs["Normal"])
        surface = graph.principled(Base_Color=graph.shaded(COLOURS[colour], shade), Roughness=0.9, Specular_IOR_Level=0.25, Sheen_Weight=0.08, Normal=folds)
        return finish(graph, surface, material)

    return made(f"{colour} {path[-1] if path else 'plain'}", recipe)


def tinted(path, tint, strength, roughness=0.75):
    """A texture as it is, its colours taken back to a strength and tinted."""
    def recipe(name):
        material, graph = blank(name)
        outputs = sampled(graph, path)
        calm = graph.node("HueSaturation")
        calm.inputs["Saturation"].default_value = strength
        graph.links.new(outputs[0], calm.inputs["Color"])
        colour = graph.mix(1.0, calm.outputs[0], tint, "MULTIPLY")
        return finish(graph, graph.principled(Base_Color=colour, Roughness=roughness, Specular_IOR_Level=0.25), material)

    return made(f"{path[-1]} {tint} {strength}", recipe)


def skin(gender, age, tint):
    """Skin of young, middleage or old."""
    folder = f"{age}_asian_{gender}"
    stem = f"{age}_lightskinned_{gender}_diffuse{3 if age == 'young' else 2}.png"

    def recipe(name):
        material, graph = blank(name)
        colour = graph.mix(1.0, sampled(graph, ("skins", folder, "textures", stem))[0], tint, "MULTIPLY")
        surface = graph.principled(Base_Color=colour, Roughness=0.55, Specular_IOR_Level=0.35, Subsurface_Weight=0.06, Subsurface_Radius=(0.01, 0.004, 0.002))
        return finish(graph, surface, material)

    return made(f"skin {folder} {tint}", recipe)


def hair(colour, path, gain):
    """Hair and brows of a colour, where the texture is opaque."""
    def recipe(name):
        material, graph = blank(name)
        outputs = sampled(graph, path)
        # Strands that part light from shade: a smooth sheet of hair reads as a helmet.
        strand = graph.noise(190, 3, graph.node("TexCoord").outputs["Object"], stretch=(1, 1, 0.07), roughness=0.8)
        tone = graph.math("MULTIPLY", graph.math("MULTIPLY_ADD", grey(graph, outputs[0]), gain, 0.45), graph.smooth(strand, 0.32, 0.68, 0.45, 1.7))
        opaque = graph.smooth(graph.math("ADD", outputs[1], graph.math("MULTIPLY", strand, 0.5)), 0.55, 0.85)
        surface = graph.principled(Base_Color=graph.shaded(COLOURS[colour], tone), Roughness=0.68, Specular_IOR_Level=0.25, Alpha=opaque, Normal=graph.bump(strand, 0.8, 0.006))
        return finish(graph, surface, material)

    return made(f"{colour} {path[-1]}", recipe)
