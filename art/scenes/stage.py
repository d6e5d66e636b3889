"""What every scene shares: an empty stage, sun and sky, cameras, and one render path (Cycles on the CPU, OIDN, AgX, one grade).

Lengths are metres, angles degrees unless named otherwise. Fixed seeds and exposures: the same script gives the same picture.
"""
import argparse
import math
import os

import bpy
import numpy as np

FRAME = (2560, 1440)
FAR = 20000
# Of a pixel within: with the denoiser, which reads albedo and normals beside them, more are not told apart.
SAMPLES = 2
# How little a pixel may still waver before no more samples are taken of it.
THRESHOLD = 0.03


def clear():
    """An empty scene with Cycles on the CPU."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.seed = 7
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.world = bpy.data.worlds.new("world")
    return scene


def sky(elevation, rotation, strength=1.0, sun_size=1.0, sun_intensity=1.0, haze=1.0):
    """Physical sky and its sun. elevation above the horizon and rotation clockwise from +y, in degrees."""
    world = bpy.context.scene.world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    texture = nodes.new("ShaderNodeTexSky")
    texture.sky_type = "MULTIPLE_SCATTERING"
    texture.sun_elevation = math.radians(elevation)
    texture.sun_rotation = math.radians(rotation)
    texture.sun_size = math.radians(sun_size)
    texture.sun_intensity = sun_intensity
    texture.aerosol_density = haze
    background = nodes.new("ShaderNodeBackground")
    background.inputs["Strength"].default_value = strength
    output = nodes.new("ShaderNodeOutputWorld")
    links.new(texture.outputs[0], background.inputs[0])
    links.new(background.outputs[0], output.inputs[0])
    return background


def camera(location, target, lens=28.0, shift_y=0.0, level=True):
    """A camera that looks at a point. level: keeps verticals upright (two-point perspective) by shifting instead of tilting."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.clip_end = FAR
    data.shift_y = shift_y
    item = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(item)
    x, y, z = (t - l for t, l in zip(target, location))
    item.location = location
    heading = math.atan2(-x, y)
    flat = math.hypot(x, y)
    if level:
        data.shift_y = shift_y + (z / flat) * (lens / data.sensor_width)
        item.rotation_euler = (math.pi / 2, 0, heading)
    else:
        item.rotation_euler = (math.pi / 2 + math.atan2(z, flat), 0, heading)
    bpy.context.scene.camera = item
    return item


def panorama(location, heading=0.0):
    """An equirectangular camera; heading in degrees clockwise from +y is the middle of the picture."""
    data = bpy.data.cameras.new("panorama")
    data.type = "PANO"
    data.clip_end = FAR
    data.panorama_type = "EQUIRECTANGULAR"
    item = bpy.data.objects.new("panorama", data)
    item.location = location
    item.rotation_euler = (math.pi / 2, 0, -math.radians(heading))
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.camera = item
    return item


def sampling(size, bounces, clamp, samples=SAMPLES, threshold=THRESHOLD):
    """How Cycles works on any picture. In the environment, PREVIEW=n divides the size by n, DRAFT=n divides the size of finals: a
    whole set first, each picture at full size when there is time. SAMPLES=n takes another number of samples."""
    scene = bpy.context.scene
    divide = max(float(os.environ.get("PREVIEW", "1")), float(os.environ.get("DRAFT", "1")))
    scene.render.resolution_x, scene.render.resolution_y = (round(edge / divide) for edge in size)
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples = int(os.environ.get("SAMPLES", samples))
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    cycles.denoising_prefilter = "ACCURATE"
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(bounces, 4)
    cycles.glossy_bounces = min(bounces, 3)
    cycles.transmission_bounces = bounces
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = clamp
    cycles.use_light_tree = True
    scene.render.use_persistent_data = True


def render(out, size=FRAME, exposure=0.0, bounces=6, look="AgX - Medium High Contrast", clamp=6.0, samples=SAMPLES, threshold=THRESHOLD, finish=None):
    """Renders to a graded PNG. finish: what else is done to the file, given its path; out appears only when all is done, so that a stopped set
    continues with a whole picture."""
    scene = bpy.context.scene
    sampling(size, bounces, clamp, samples, threshold)
    scene.view_settings.view_transform = "AgX"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    folder, name = os.path.split(os.path.abspath(out))
    unfinished = scene.render.filepath = os.path.join(folder, "unfinished", name)
    bpy.ops.render.render(write_still=True)
    grade(unfinished)
    if finish:
        finish(unfinished)
    os.replace(unfinished, out)


def linear(out, size, exposure=0.0, bounces=6, clamp=6.0):
    """Renders to a half-float EXR, scene-linear and ungraded: light for another scene, not a picture."""
    scene = bpy.context.scene
    sampling(size, bounces, clamp)
    scene.cycles.film_exposure = 2.0 ** exposure
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth, settings.exr_codec = "OPEN_EXR", "RGB", "16", "DWAA"
    scene.render.filepath = os.path.abspath(out)
    bpy.ops.render.render(write_still=True)


def grade(path):
    """The one grade of the whole set: a breath of bloom, warm lights against cool shadows, a hair of saturation."""
    from PIL import Image, ImageFilter

    image = Image.open(path).convert("RGB")
    pixels = np.asarray(image, dtype=np.float32) / 255
    bright = np.clip((pixels - 0.78) / 0.22, 0, 1)
    radius = max(2, image.width // 160)
    bloom = np.asarray(Image.fromarray((bright * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius)), dtype=np.float32) / 255
    pixels = 1 - (1 - pixels) * (1 - 0.10 * bloom)
    luma = (pixels @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32))[..., None]
    warm, cool = np.array([1.012, 1.0, 0.982], dtype=np.float32), np.array([0.988, 1.0, 1.014], dtype=np.float32)
    pixels = pixels * (cool * (1 - luma) + warm * luma)
    pixels = luma + (pixels - luma) * 1.05
    Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path)


def asked(names, file="{}.png"):
    """The command line of every script that renders, `OUT [names] [--again]`: yields (name, path) of those asked for, all by default.

    A picture that stands is passed over, so that a set can be stopped and taken up again; --again renders over it.
    """
    words = argparse.ArgumentParser()
    words.add_argument("out")
    words.add_argument("names", nargs="*", metavar="name", help=f"of {', '.join(names)}")
    words.add_argument("--again", action="store_true")
    given = words.parse_args()
    if unknown := set(given.names) - set(names):
        words.error(f"no picture of this script: {', '.join(sorted(unknown))}")
    for name in given.names or names:
        path = os.path.join(given.out, file.format(name))
        if given.again or not os.path.exists(path):
            yield name, path
