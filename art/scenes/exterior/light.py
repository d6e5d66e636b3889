"""Light and air of each hour: sky, sun, cirrus, and the haze that every material wears."""
import math
from dataclasses import dataclass, field

import bpy

import shading
import stage


@dataclass
class Mood:
    """Angles in degrees; azimuth clockwise from north. fill: how much more of the sky falls into shade than there is; seen: how bright the sky
    is to the camera, which exposes for what is below it; night: how bright lamps and lit windows are; awake: the share of lit windows that are lit at this hour."""
    elevation: float
    azimuth: float
    sun: float
    sun_colour: tuple
    sky: float = 1.0
    fill: float = 1.0
    seen: float = 1.0
    air: float = 1.0
    exposure: float = 0.0
    clouds: float = 0.5
    cloud_colour: tuple = (1.0, 0.9, 0.8)
    haze: float = 0.00030
    haze_start: float = 150.0
    haze_height: float = 260.0
    haze_cool: tuple = (0.5, 0.6, 0.7)
    haze_warm: tuple = (1.0, 0.75, 0.5)
    night: float = 0.0
    awake: float = 1.0
    sky_elevation: float | None = None
    extra: dict = field(default_factory=dict)


GOLDEN = Mood(elevation=13, azimuth=228, sun=10.5, sun_colour=(1.0, 0.53, 0.20), sky=0.23, air=1.3, exposure=0.5,
              clouds=0.85, cloud_colour=(1.45, 0.92, 0.58), haze=0.00030, haze_start=380.0, haze_cool=(0.42, 0.37, 0.35), haze_warm=(1.25, 0.68, 0.29),
              sky_elevation=8, extra={"cloud_light": 0.35, "horizon": 0.22, "horizon_amount": 0.95})
DUSK = Mood(elevation=4, azimuth=290, sun=0.0, sun_colour=(1, 0.5, 0.3), sky=1.15, air=1.0, exposure=0.75, clouds=0.45,
            cloud_colour=(1.0, 0.52, 0.40), haze=0.00012, haze_cool=(0.15, 0.19, 0.30), haze_warm=(1.05, 0.46, 0.20), night=1.0, sky_elevation=-2.2,
            extra={"cloud_light": 0.10, "horizon": 0.20, "horizon_amount": 0.9})
DAY = Mood(elevation=38, azimuth=215, sun=5.0, sun_colour=(1.0, 0.93, 0.82), sky=0.16, fill=1.9, air=0.9, exposure=0.0, clouds=0.75,
           cloud_colour=(1.15, 1.13, 1.1), haze=0.00016, haze_cool=(0.50, 0.58, 0.68), haze_warm=(0.74, 0.72, 0.66))
AFTERNOON = Mood(elevation=24, azimuth=240, sun=5.0, sun_colour=(1.0, 0.83, 0.62), sky=0.20, fill=1.6, seen=0.72, air=1.0, exposure=0.05, clouds=0.6,
                 cloud_colour=(1.2, 1.08, 0.95), haze=0.00018, haze_cool=(0.50, 0.58, 0.68), haze_warm=(0.90, 0.80, 0.62), extra={"cloud_light": 0.28})
MORNING = Mood(elevation=9, azimuth=104, sun=3.6, sun_colour=(1.0, 0.76, 0.52), sky=0.30, air=1.4, exposure=0.15, clouds=0.4,
               cloud_colour=(1.2, 1.0, 0.86), haze=0.0011, haze_start=30.0, haze_height=60.0, haze_cool=(0.62, 0.66, 0.70), haze_warm=(1.1, 0.86, 0.62), sky_elevation=9)


def apply(mood):
    """Sets sky, sun and air for a mood; materials read haze and night from one place."""
    background = stage.sky(mood.elevation if mood.sky_elevation is None else mood.sky_elevation, mood.azimuth, strength=mood.sky, haze=mood.air)
    tree = bpy.context.scene.world.node_tree
    texture = next(node for node in tree.nodes if node.bl_idname == "ShaderNodeTexSky")
    texture.sun_disc = False
    azimuth, elevation = math.radians(mood.azimuth), math.radians(mood.elevation)
    towards = (math.sin(azimuth) * math.cos(elevation), math.cos(azimuth) * math.cos(elevation), math.sin(elevation))
    cirrus(tree, texture, background, mood)
    if mood.sun:
        lamp = bpy.data.lights.new("sun", "SUN")
        lamp.energy, lamp.color, lamp.angle = mood.sun, mood.sun_colour, math.radians(0.9)
        item = bpy.data.objects.new("sun", lamp)
        item.rotation_euler = (math.pi / 2 - elevation, 0, math.pi - azimuth)
        bpy.context.scene.collection.objects.link(item)
    shading.air(mood, towards)


def cirrus(tree, texture, background, mood):
    """Long thin clouds high up: stretched noise on a plane over the scene, fading to the horizon."""
    nodes, links = tree.nodes, tree.links

    def node(kind, **values):
        item = nodes.new(kind)
        for key, value in values.items():
            setattr(item, key, value)
        return item

    def math_node(operation, a, b=None, clamp=False):
        item = node("ShaderNodeMath", operation=operation, use_clamp=clamp)
        for socket, value in zip(item.inputs, (a, b)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        return item.outputs[0]

    where = node("ShaderNodeTexCoord")
    parts = node("ShaderNodeSeparateXYZ")
    links.new(where.outputs["Generated"], parts.inputs[0])
    x, y, z = parts.outputs
    lifted = math_node("ADD", math_node("MAXIMUM", z, 0.0), 0.10)
    flat = node("ShaderNodeCombineXYZ")
    links.new(math_node("DIVIDE", x, lifted), flat.inputs[0])
    links.new(math_node("DIVIDE", y, lifted), flat.inputs[1])
    total = None
    for scale, stretch, turn, low, high, share in ((0.55, (1.0, 3.2, 1), 0.5, 0.50, 0.78, 1.0), (1.6, (1.0, 2.2, 1), 0.2, 0.54, 0.80, 0.6)):
        mapping = node("ShaderNodeMapping")
        mapping.inputs["Rotation"].default_value = (0, 0, turn)
        mapping.inputs["Scale"].default_value = stretch
        links.new(flat.outputs[0], mapping.inputs["Vector"])
        noise = node("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value = 9
        noise.inputs["Roughness"].default_value = 0.58
        noise.inputs["Distortion"].default_value = 0.9
        links.new(mapping.outputs[0], noise.inputs["Vector"])
        ramp = node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = low, high
        ramp.inputs["To Max"].default_value = share
        links.new(noise.outputs[0], ramp.inputs["Value"])
        total = ramp.outputs[0] if total is None else math_node("ADD", total, ramp.outputs[0], True)
    fade = node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
    fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = 0.01, 0.16
    links.new(z, fade.inputs["Value"])
    amount = math_node("MULTIPLY", math_node("MULTIPLY", total, fade.outputs[0]), mood.clouds)

    # A cloud is lit by the sky behind it and by the sun: brighter than both, never grey.
    brighter = node("ShaderNodeMix", data_type="RGBA", blend_type="MULTIPLY")
    brighter.inputs[0].default_value = 1
    links.new(texture.outputs[0], brighter.inputs[6])
    brighter.inputs[7].default_value = (*[1.35 * value for value in mood.cloud_colour], 1)
    lift = node("ShaderNodeMix", data_type="RGBA", blend_type="ADD")
    lift.inputs[0].default_value = 1
    links.new(brighter.outputs[2], lift.inputs[6])
    lift.inputs[7].default_value = (*[mood.extra.get("cloud_light", 0.55) * value / max(mood.sky, 0.01) for value in mood.cloud_colour], 1)
    mix = node("ShaderNodeMix", data_type="RGBA")
    links.new(amount, mix.inputs[0])
    links.new(texture.outputs[0], mix.inputs[6])
    links.new(lift.outputs[2], mix.inputs[7])

    # The air near the ground lies over the sky too, so hills and horizon meet without a seam.
    low = node("ShaderNodeMapRange", interpolation_type="SMOOTHERSTEP")
    low.inputs["From Min"].default_value, low.inputs["From Max"].default_value = mood.extra.get("horizon", 0.16), -0.02
    low.inputs["To Max"].default_value = mood.extra.get("horizon_amount", 0.85)
    links.new(z, low.inputs["Value"])
    veil = node("ShaderNodeMix", data_type="RGBA")
    links.new(low.outputs[0], veil.inputs[0])
    links.new(mix.outputs[2], veil.inputs[6])
    colour = shading.haze_colour(tree, where.outputs["Generated"])
    scaled = node("ShaderNodeMix", data_type="RGBA", blend_type="MULTIPLY")
    scaled.inputs[0].default_value = 1
    links.new(colour, scaled.inputs[6])
    scaled.inputs[7].default_value = (*[1 / max(mood.sky, 0.01)] * 3, 1)
    links.new(scaled.outputs[2], veil.inputs[7])
    links.new(veil.outputs[2], background.inputs[0])

    # Film opens the shade; a denoised picture of few bounces does not. Only what lies in shade sees the brighter sky.
    path = node("ShaderNodeLightPath").outputs
    shaded = math_node("MULTIPLY", path["Is Diffuse Ray"], mood.sky * (mood.fill - 1))
    seen = math_node("MULTIPLY", path["Is Camera Ray"], mood.sky * (mood.seen - 1))
    links.new(math_node("ADD", math_node("ADD", shaded, seen), mood.sky), background.inputs["Strength"])
