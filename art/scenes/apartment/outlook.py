"""What is seen and what shines in through the windows: a painted view from the fifteenth floor over 가람천, the sun, and the sky as one lamp a window.

The view is painted by casting every direction onto the ground, the facades of boxes and the hills, so its scale is right; it
hangs on a sphere that is seen and mirrored but gives no light. Azimuth 0 is south, to the right is west.
"""
import math
import os
import tempfile

import bpy
import numpy as np

from apartment.plan import BALCONY

EYE = 42.0
WIDTH, HEIGHT = 4608, 1536
SPAN, LOW, HIGH = 96.0, -38.0, 26.0

MOODS = {
    "day": dict(zenith="#8FB3D3", horizon="#E6EBEA", ground="#A9AE84", tree="#55694A", tree2="#87936A", facade="#E2DCD0", shade="#A3A8AB", water="#A9BFC6", haze=1.0, lit=0.0, glow="#FFF3DC", sun=30),
    "sunset": dict(zenith="#7C93B4", horizon="#FFC58A", ground="#7F7656", tree="#4B5536", tree2="#7E7644", facade="#E0B991", shade="#7C7480", water="#D9B08C", haze=1.25, lit=0.06, glow="#FFB25E", sun=32),
    "evening": dict(zenith="#1C2E52", horizon="#D98F72", ground="#2C3440", tree="#1B2730", tree2="#28343A", facade="#4D5468", shade="#333B50", water="#5B6A88", haze=0.75, lit=0.42, glow="#E58A5C", sun=40),
}


def linear(code):
    parts = np.array([int(code[at:at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4).astype(np.float32)


def cloudy(shape, cells, seed, octaves=4):
    """Smooth noise from 0 to 1 by enlarged random grids."""
    from PIL import Image

    random, total, weight = np.random.default_rng(seed), np.zeros(shape, np.float32), 0.0
    for octave in range(octaves):
        size = max(2, int(cells[1] * 2 ** octave)), max(2, int(cells[0] * 2 ** octave))
        grid = Image.fromarray(random.random(size[::-1]).astype(np.float32))
        total += np.asarray(grid.resize(shape[::-1], Image.BICUBIC)) * 0.5 ** octave
        weight += 0.5 ** octave
    return np.clip(total / weight, 0, 1)


class Painter:
    def __init__(self, mood):
        self.tone = {key: linear(value) if isinstance(value, str) else value for key, value in MOODS[mood].items()}
        self.random = np.random.default_rng(11)
        self.azimuth = np.radians(np.linspace(-SPAN, SPAN, WIDTH, dtype=np.float32))
        self.elevation = np.radians(np.linspace(HIGH, LOW, HEIGHT, dtype=np.float32))
        self.picture = np.zeros((HEIGHT, WIDTH, 3), np.float32)

    def rows(self, high, low):
        """The row numbers between two elevations (radians)."""
        scale = (HEIGHT - 1) / math.radians(HIGH - LOW)
        return max(0, int((math.radians(HIGH) - high) * scale)), min(HEIGHT, int((math.radians(HIGH) - low) * scale) + 1)

    def columns(self, left, right):
        scale = (WIDTH - 1) / (2 * math.radians(SPAN))
        return max(0, int((left + math.radians(SPAN)) * scale)), min(WIDTH, int((right + math.radians(SPAN)) * scale) + 1)

    def hazy(self, color, distance):
        share = 1 - np.exp(-np.asarray(distance, np.float32) * self.tone["haze"] / 3800)
        share = share[..., None] if share.ndim else share
        return color * (1 - share) + self.tone["horizon"] * 0.97 * share

    def sky(self):
        up = np.clip(self.elevation / math.radians(32), 0, 1)[:, None, None] ** 0.6
        glow = np.exp(-((self.azimuth - math.radians(self.tone["sun"])) / 0.55) ** 2)[None, :, None] * np.exp(-np.clip(self.elevation, 0, 1) / 0.16)[:, None, None]
        base = self.tone["horizon"] * (1 - up) + self.tone["zenith"] * up
        cirrus = np.clip(cloudy((HEIGHT, WIDTH), (9, 26), 4, 5) - 0.5, 0, 1) * 2.2 * cloudy((HEIGHT, WIDTH), (4, 5), 9, 2)
        self.picture[:] = base + (self.tone["glow"] - base) * glow * 0.75
        self.picture += (self.tone["glow"] * 0.6 + 0.4 * self.tone["horizon"] - self.picture) * (np.clip(cirrus, 0, 1) * 0.8)[..., None]

    def hills(self):
        for distance, height, seed in ((9000, 1150, 3), (6500, 620, 5), (4300, 300, 8)):
            line = cloudy((4, WIDTH), (2, 13), seed, 6)[1]
            top = np.arctan2(np.clip(line - 0.30, 0, 1) * height - 25, distance)
            mask = self.elevation[:, None] < top[None]
            color = self.hazy(self.tone["tree"] * 0.8, distance)
            grain = 0.93 + 0.14 * cloudy((HEIGHT, WIDTH), (60, 160), seed + 20, 3)
            self.picture = np.where(mask[..., None], color * grain[..., None], self.picture)

    def river(self, x, y):
        """Metres inside the river's bank (negative on land): a reach across, and the bend that runs away southward."""
        across = 44 - np.abs(y - 262 - 0.00016 * x * x)
        away = 58 + y * 0.012 - np.abs(x - 150 * np.sin(y / 520 + 0.2) - 40)
        return np.where(y > 235, np.maximum(across, away), across)

    def ground(self):
        first = self.rows(-0.002, -1.5)[0]
        elevation = self.elevation[first:, None]
        distance = np.minimum(EYE / np.tan(np.maximum(-elevation, 0.002)), 12000)
        x, y = distance * np.sin(self.azimuth)[None], distance * np.cos(self.azimuth)[None]
        shape = x.shape
        patches = cloudy(shape, (70, 160), 31, 4)
        lawn = self.tone["ground"] * (0.72 + 0.5 * patches[..., None])
        wood = cloudy(shape, (40, 130), 37, 3)
        lawn = np.where((wood > 0.52)[..., None], self.tone["tree"] * (0.7 + 0.7 * patches[..., None]), lawn)
        depth = self.river(x, y)
        path = np.abs(depth + 13) < 2.6
        lawn = np.where(path[..., None], self.tone["facade"] * 0.72, lawn)
        ripples = cloudy(shape, (220, 90), 41, 3)
        mirror = np.clip(0.35 + 0.65 * (distance / 900), 0, 1) ** 0.6
        water = self.tone["water"] * (1 - 0.45 * mirror[..., None]) + self.tone["horizon"] * 0.45 * mirror[..., None]
        water = water * (0.90 + 0.2 * ripples[..., None])
        edge = np.clip(depth / 14, 0, 1)[..., None]
        water = water * (0.62 + 0.38 * edge)
        glitter = np.exp(-((self.azimuth - math.radians(self.tone["sun"])) / 0.16) ** 2)[None] * np.clip((ripples - 0.5) * 4, 0, 1)
        water = water + self.tone["glow"] * (0.5 * glitter)[..., None]
        land = np.where((depth > 0)[..., None], water, lawn)
        self.picture[first:] = self.hazy(land, distance)

    def wall(self, start, end, height, color, seed, base=0.0, floor=2.9, bay=3.4):
        """An upright facade between two points of the ground, with its windows."""
        (x1, y1), (x2, y2) = start, end
        a1, a2 = math.atan2(x1, y1), math.atan2(x2, y2)
        if a2 <= a1 or a2 - a1 > 2.5:
            return
        left, right = self.columns(a1, a2)
        if right - left < 2:
            return
        angle = self.azimuth[left:right]
        dx, dy = x2 - x1, y2 - y1
        along = (x1 * np.cos(angle) - y1 * np.sin(angle)) / (dy * np.sin(angle) - dx * np.cos(angle) + 1e-9)
        distance = np.hypot(x1 + along * dx, y1 + along * dy)
        top, bottom = np.arctan2(height - EYE, distance), np.arctan2(base - EYE, distance)
        first, last = self.rows(float(top.max()), float(bottom.min()))
        if last <= first:
            return
        elevation = self.elevation[first:last, None]
        z = EYE + distance[None] * np.tan(elevation)
        s = along[None] * math.hypot(dx, dy) + 0 * z
        mask = (z < height) & (z > base)
        u, v = np.mod(s / bay, 1), np.mod(z / floor, 1)
        ids = (np.floor(s / bay) * 7919 + np.floor(z / floor) * 104729 + seed * 31).astype(np.int64)
        chance = ((ids * 2654435761) % 1000003) / 1000003
        window = (np.abs(u - 0.5) < 0.36) & (v > 0.24) & (v < 0.80) & (z < height - 2.5) & (z > base + 4)
        soft = np.clip(distance / 1400, 0, 1)[None, :, None]
        glass = self.tone["shade"] * 0.42 + self.tone["horizon"] * (0.32 * chance[..., None] ** 2)
        paint = np.broadcast_to(color, (*z.shape, 3)) * (1 - 0.10 * (v < 0.10)[..., None])
        front = np.where(window[..., None], glass * (1 - 0.55 * soft) + paint * 0.55 * soft, paint)
        if self.tone["lit"]:
            lamp = window & (chance < self.tone["lit"])
            warm = np.array([1.0, 0.70, 0.38], np.float32) * (0.55 + 0.9 * ((ids * 97) % 101 / 101))[..., None]
            front = np.where(lamp[..., None], warm * (1 - 0.4 * soft), front)
        part = self.picture[first:last, left:right]
        self.picture[first:last, left:right] = np.where(mask[..., None], self.hazy(front, np.broadcast_to(distance[None], z.shape)), part)

    def block(self, x, y, width, depth, turn, height, seed, color=None):
        cos, sin = math.cos(turn), math.sin(turn)
        corners = [(x + u * cos - v * sin, y + u * sin + v * cos) for u, v in ((-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2))]
        faces = []
        for index in range(4):
            a, b = corners[index], corners[(index + 1) % 4]
            normal = (b[1] - a[1], -(b[0] - a[0]))
            middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            if normal[0] * middle[0] + normal[1] * middle[1] < 0:
                faces.append((math.hypot(*middle), a, b, normal))
        tint = (self.tone["facade"] if color is None else color) * (0.86 + 0.2 * ((seed * 37) % 11) / 11)
        for _, a, b, normal in sorted(faces, reverse=True):
            light = 0.5 + 0.5 * (normal[0] * 0.8 + normal[1] * 0.6) / math.hypot(*normal)
            paint = tint * light + self.tone["shade"] * (1 - light) * 0.9
            self.wall(*((a, b) if math.atan2(*a) < math.atan2(*b) else (b, a)), height, paint, seed)

    def tree(self, x, y, size):
        distance, azimuth = math.hypot(x, y), math.atan2(x, y)
        middle = math.atan2(size * 0.55 - EYE, distance)
        reach = size * 0.5 / distance
        left, right = self.columns(azimuth - reach, azimuth + reach)
        first, last = self.rows(middle + reach * 1.1, middle - reach * 1.1)
        if right - left < 2 or last - first < 2:
            return
        u = (self.azimuth[left:right][None] - azimuth) / reach
        v = (self.elevation[first:last][:, None] - middle) / (reach * 1.05)
        bumpy = cloudy((last - first, right - left), (5, 5), int(self.random.integers(1 << 20)), 3)
        mask = u * u + v * v < 0.45 + 0.75 * bumpy
        light = np.clip(0.55 + 0.35 * v + 0.25 * u + 0.9 * (bumpy - 0.5), 0.18, 1.25)[..., None]
        mix = self.random.random() ** 1.5
        color = (self.tone["tree"] * (1 - mix) + self.tone["tree2"] * mix) * light
        part = self.picture[first:last, left:right]
        self.picture[first:last, left:right] = np.where(mask[..., None], self.hazy(color, distance), part)

    def paint(self):
        self.sky()
        self.hills()
        self.ground()
        random, things = self.random, []
        for index in range(620):
            azimuth, distance = random.uniform(-1.6, 1.6), 420 + 2600 * random.random() ** 1.3
            x, y = distance * math.sin(azimuth), distance * math.cos(azimuth)
            if self.river(np.float64(x), np.float64(y)) > -60 or y < 380 or abs(x - 60) < 120 and y < 900:
                continue
            height = random.choice([9, 14, 24, 40, 58], p=[0.34, 0.26, 0.18, 0.14, 0.08]) * random.uniform(0.85, 1.15)
            things.append((distance, "block", (x, y, random.uniform(16, 46), random.uniform(11, 16), random.normal(0, 0.35), height, index)))
        for x, y, width, turn, height, seed in ((-118, 74, 46, 0.15, 74, 901), (150, 120, 50, -0.1, 70, 902), (-210, 150, 44, 0.3, 66, 903), (255, 60, 44, 0.1, 72, 904)):
            things.append((math.hypot(x, y), "block", (x, y, width, 13, turn, height, seed)))
        for index in range(3400):
            azimuth, distance = random.uniform(-1.6, 1.6), 36 + 1500 * random.random() ** 2.0
            x, y = distance * math.sin(azimuth), distance * math.cos(azimuth)
            inside = self.river(np.float64(x), np.float64(y))
            if inside > -16 or (inside > -60 and random.random() < 0.55) or (y > 30 and random.random() < 0.2):
                continue
            things.append((distance, "tree", (x, y, random.uniform(6, 12))))
        for _, kind, values in sorted(things, key=lambda thing: -thing[0]):
            getattr(self, kind)(*values)
        return np.clip(self.picture, 0, 4)


def picture(mood):
    """The view as a file, painted once."""
    from PIL import Image, ImageFilter

    path = os.path.join(tempfile.gettempdir(), f"outlook-{mood}.png")
    if not os.path.exists(path):
        values = np.clip(Painter(mood).paint(), 0, 1)
        values = np.where(values <= 0.0031308, values * 12.92, 1.055 * values ** (1 / 2.4) - 0.055)
        Image.fromarray((values * 255 + 0.5).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.8)).save(path)
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
