"""What is seen and what shines in through the windows: the view from the tenth floor over 가람천, the sun, and the sky as one lamp a window.

The view is rendered from the model of the site (exterior/outlook.py) and hangs on a sphere that is seen and mirrored but gives no
light. Azimuth 0 is south, to the right is west.
"""
import math
import os

import bpy
import numpy as np

from apartment.plan import BALCONY

# The part of the sphere that the view covers: degrees to either side of south, and from its lower to its upper edge.
SPAN, LOW, HIGH = 96.0, -38.0, 26.0


def linear(code):
    parts = np.array([int(code[at:at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4).astype(np.float32)


def picture(mood):
    """The rendered view of a mood."""
    folder = os.environ.get("OUTLOOK", "")
    path = os.path.join(folder, f"outlook-{mood}.exr")
    if not os.path.exists(path):
        raise SystemExit(f"no {path}: python art/scenes/exterior/outlook.py FOLDER makes it, OUTLOOK=FOLDER names it")
    return path


def backdrop(mood, centre, strength):
    """The sphere around the home: the view to the south, and mirrored to the north."""
    radius, bands, rings = 400.0, 96, 40
    points, uvs, faces = [], [], []
    for j in range(rings + 1):
        elevation = math.radians(LOW + (HIGH - LOW) * j / rings)
        for i in range(bands + 1):
            azimuth = 2 * math.pi * i / bands
            points.append((centre[0] - radius * math.cos(elevation) * math.sin(azimuth), centre[1] - radius * math.cos(elevation) * math.cos(azimuth), 1.4 + radius * math.sin(elevation)))
            swing = math.degrees(math.atan2(math.sin(azimuth), math.cos(azimuth)))
            swing = swing if abs(swing) <= 90 else math.copysign(180 - abs(swing), swing)
            uvs.append((0.5 + swing / (2 * SPAN), j / rings))
    for j in range(rings):
        for i in range(bands):
            a = j * (bands + 1) + i
            faces.append((a, a + 1, a + bands + 2, a + bands + 1))
    mesh = bpy.data.meshes.new("outlook")
    mesh.from_pydata(points, [], faces)
    layer = mesh.uv_layers.new(name="UVMap")
    layer.data.foreach_set("uv", np.array([uvs[index] for face in faces for index in face], dtype=np.float32).ravel())
    material = bpy.data.materials.new("outlook")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    texture, light, output = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    texture.image, texture.extension = bpy.data.images.load(picture(mood)), "EXTEND"
    light.inputs["Strength"].default_value = strength
    links.new(texture.outputs[0], light.inputs[0])
    links.new(light.outputs[0], output.inputs[0])
    material.cycles.emission_sampling = "NONE"
    mesh.materials.append(material)
    item = bpy.data.objects.new("outlook", mesh)
    item.visible_diffuse = item.visible_shadow = item.visible_volume_scatter = False
    bpy.context.scene.collection.objects.link(item)


def world(color, strength):
    """The sky above the picture's edge; it gives the rooms their last breath of light."""
    scene = bpy.context.scene
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes.get("Background") or scene.world.node_tree.nodes.new("ShaderNodeBackground")
    background.inputs[0].default_value = (*linear(color), 1)
    background.inputs[1].default_value = strength


def sun(elevation, azimuth, strength, color=(1.0, 0.86, 0.68), size=0.9):
    """azimuth in degrees clockwise from north."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, color, math.radians(size)
    item = bpy.data.objects.new("sun", data)
    item.rotation_euler = (math.radians(90 - elevation), 0, math.radians(180 - azimuth))
    bpy.context.scene.collection.objects.link(item)


def daylight(home, irradiance, color=(0.90, 0.95, 1.0), only=None):
    """One lamp inside every window to the open air (and every glazed door to a balcony), as wide as its glass. irradiance in W/m²."""
    plan = home.plan
    for opening in plan.openings:
        first, second = plan.sides(opening)
        rooms = [room for room in (first, second) if room]
        kinds = [plan.rooms[room]["kind"] for room in rooms]
        glazed = opening["kind"] == "window" or (opening["kind"] == "sliding" and "balcony" in kinds)
        if not glazed:
            continue
        target = next((room for room in rooms if plan.rooms[room]["kind"] not in BALCONY), rooms[0])
        if only and target not in only:
            continue
        x, y, turn, width, depth = home.frame_of(opening)
        sill, head = plan.span(opening)
        inward = 1 if target == first else -1
        if turn == 90:
            inward = -1 if target == first else 1
        data = bpy.data.lights.new("daylight", "AREA")
        data.shape, data.size, data.size_y = "RECTANGLE", width - 0.1, head - sill - 0.12
        share = 1.0 if not (opening["kind"] == "sliding") else 0.75
        data.energy, data.color = irradiance * share * data.size * data.size_y, color
        item = bpy.data.objects.new("daylight", data)
        offset = inward * (depth / 2 - 0.005)
        angle = math.radians(turn)
        item.location = (x - math.sin(angle) * offset, y + math.cos(angle) * offset, (sill + head) / 2 + 0.03)
        item.rotation_euler = (math.radians(90), 0, angle if inward < 0 else angle + math.pi)
        item.visible_camera = item.visible_glossy = False
        bpy.context.scene.collection.objects.link(item)
