"""Small things: cushions, throws, rugs, pictures, books, vessels, fruit. Free-standing ones are centred on their own foot."""
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix

from .mesh import noise, smooth_path
from .palette import get, picture as picture_material
from .solid import Piece


def rug(width=2.4, depth=1.7, height=0.016, cloth="wool", border=None, round_=False, seed=31):
    """A thick rug with bound edges."""
    piece = Piece("rug", seed)
    if round_:
        radius = width / 2
        piece.turned([(0, 0), (radius - 0.004, 0), (radius, height * 0.5), (radius - 0.006, height), (0, height)], (0, -radius, 0), get(cloth), 96)
        if border:
            ring = np.linspace(0, 2 * math.pi, 120, endpoint=False)
            for inset in (0.10, 0.34):
                piece.tube(np.column_stack([np.cos(ring) * (radius - inset), -radius + np.sin(ring) * (radius - inset), np.full(120, height - 0.006)]), 0.011, get(border), 8, closed=True)
        return piece.finish()
    piece.box(-width / 2, width / 2, -depth, 0, 0.0, height, get(cloth), height * 0.45, "x")
    if border:
        for x1, x2, y1, y2 in ((-width / 2 + 0.08, width / 2 - 0.08, -0.105, -0.08), (-width / 2 + 0.08, width / 2 - 0.08, -depth + 0.08, -depth + 0.105),
                               (-width / 2 + 0.08, -width / 2 + 0.105, -depth + 0.08, -0.08), (width / 2 - 0.105, width / 2 - 0.08, -depth + 0.08, -0.08)):
            piece.box(x1, x2, y1, y2, height - 0.002, height + 0.0015, get(border), 0.001)
    return piece.finish()


def cushion(width=0.48, depth=0.16, height=0.46, cloth="pine cloth", lean=-18, seed=32):
    """A scatter cushion that leans backwards."""
    piece = Piece("cushion", seed)
    piece.pillow(width, height, depth, (0, -depth / 2 - 0.06, 0), get(cloth), (lean, 0, 0), chop=0.03)
    return piece.finish()


def throw(width=0.55, depth=0.95, height=0.45, cloth="knit", seed=33):
    """A folded blanket over the edge of a seat or the foot of a bed: it lies from y=0 to -depth at `height` and hangs down in front."""
    piece = Piece("throw", seed)
    drop = height * 0.62

    def surface(u, v):
        run = v * (depth + drop)
        over = np.clip(run - depth, 0, None)
        bend = np.clip(over / 0.06, 0, 1)
        x = (u - 0.5) * width * (1 + 0.05 * np.sin(v * 9)) + 0.012 * np.sin(v * 13)
        y = -np.minimum(run, depth) - 0.05 * np.sin(bend * math.pi / 2) - 0.012 * np.sin(u * 21) * np.clip(over / drop, 0, 1)
        z = height + 0.012 - np.clip(over - 0.03, 0, None) - 0.03 * bend ** 2
        points = np.stack([x, y, z], axis=-1)
        points[:, 2] += 0.007 * (1 + noise(points, 0.2, seed)) * (over == 0)
        return points

    piece.sheet(surface, 40, 90, get(cloth), 0.014)
    for index in range(46):
        end = surface(np.array([index / 45]), np.array([1.0]))[0]
        sway = piece.random.normal(0, 0.006, 2)
        piece.bar(end, (end[0] + sway[0], end[1] + sway[1], end[2] - 0.055), 0.0026, get(cloth), 0.0016, 6)
    return piece.finish()


def painting(seed=1, size=(320, 420)):
    """An abstract in the house's colours, as pixels: a quiet ground, stone-like forms with grain, a brass line."""
    random = np.random.default_rng(seed)
    columns, rows = size
    x, y = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, rows / columns, rows))
    points = np.stack([x, y, np.zeros_like(x)], axis=-1).reshape(-1, 3)
    colour = lambda code: np.array([int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    grounds, forms = ["#ece4d5", "#e4dac9", "#f1ece2", "#d9d2c3"], ["#12332b", "#5e7a6e", "#c9a27c", "#a8834a", "#2f5d73", "#b9705a", "#8fa3a6", "#3a3733"]
    out = np.tile(colour(grounds[seed % 4]), (rows, columns, 1))
    grain = noise(points, 0.02, seed, 3).reshape(rows, columns)
    wash = noise(points, 0.5, seed + 1).reshape(rows, columns)
    out *= (1 + 0.025 * grain + 0.03 * wash)[..., None]
    aspect = rows / columns
    picks = random.permutation(len(forms))
    mode = seed % 3
    for index in range(4 if mode else 5):
        ink = colour(forms[picks[index]])
        wobble = 0.03 * noise(points, 0.35, seed + 7 * index).reshape(rows, columns) + 0.004 * grain
        if mode == 0:
            level = aspect * (0.42 + 0.13 * index)
            field = y - level - 0.10 * noise(points * [1, 0.2, 1], 0.9, seed + 31 * index).reshape(rows, columns)
        elif mode == 1:
            cx, cy, rx, ry = random.uniform(0.28, 0.72), aspect * random.uniform(0.25, 0.75), random.uniform(0.14, 0.27), random.uniform(0.12, 0.30)
            field = 1 - np.sqrt(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2)
            field = field * 0.2
        else:
            cx, top, width = 0.2 + 0.2 * index + random.uniform(-0.04, 0.04), aspect * random.uniform(0.12, 0.45), random.uniform(0.10, 0.2)
            field = np.minimum(width / 2 - np.abs(x - cx), np.minimum(y - top, aspect * 0.86 - y))
        mask = np.clip((field + wobble) / 0.006, 0, 1) * (0.82 + 0.10 * wash + 0.06 * grain)
        out = out * (1 - mask[..., None]) + ink * (1 + 0.06 * grain + 0.08 * wash)[..., None] * mask[..., None]
    line = np.abs(y - aspect * random.uniform(0.3, 0.7) - 0.08 * noise(points * [1, 0, 1], 1.2, seed + 99).reshape(rows, columns))
    brass = np.clip((0.004 - line) / 0.002, 0, 1)[..., None]
    return np.clip(out * (1 - brass) + colour("#a8834a") * brass, 0, 1)


def frame(width=0.7, depth=0.03, height=0.9, art=1, wood="oak", mat=0.07):
    """A framed abstract; its foot is the frame's lower edge: lift it to where it hangs. Same art, same picture."""
    piece = Piece("frame", 40 + art)
    bar = 0.022
    for x1, x2, z1, z2, grain in ((-width / 2, width / 2, 0, bar, "x"), (-width / 2, width / 2, height - bar, height, "x"),
                                  (-width / 2, -width / 2 + bar, bar, height - bar, "z"), (width / 2 - bar, width / 2, bar, height - bar, "z")):
        piece.box(x1, x2, -depth, 0, z1, z2, get(wood), 0.003, grain)
    if mat:
        piece.box(-width / 2 + bar, width / 2 - bar, -depth + 0.012, -0.003, bar, height - bar, get("paper"), 0.001)
    inset = bar + mat
    name = f"art {art} {width:.2f}x{height:.2f}"
    material = bpy.data.materials.get(name) or picture_material(name, painting(art, (int(260 * (width - 2 * inset) / (height - 2 * inset)) + 40, 300)))
    x, low, top, y = width / 2 - inset, inset, height - inset, -depth + 0.0105
    at = len(piece.uvs)
    piece.put([(-x, y, low), (x, y, low), (x, y, top), (-x, y, top)], np.array([[0, 1, 2, 3]]), material, normals=np.tile([0.0, -1.0, 0.0], (4, 1)), uv=[(0, 0), (1, 0), (1, 1), (0, 1)])
    piece.uvs[at] = np.array([[[0, 0], [1, 0], [1, 1], [0, 1]]], dtype=float)
    return piece.finish()


def add_books(piece, x1, x2, y_back, z, room, depth=0.20, fill=1.0):
    """A row of upright books between x1 and x2, the last ones leaning; room: the clear height."""
    random, x = piece.random, x1
    tall = room * random.uniform(0.72, 0.86)
    while x < x1 + (x2 - x1) * fill - 0.02:
        thick = float(np.clip(random.lognormal(-3.65, 0.38), 0.012, 0.06))
        if x + thick > x2:
            break
        height = min(room - 0.015, tall * random.uniform(0.82, 1.06))
        deep = min(depth, height * random.uniform(0.62, 0.76))
        front = y_back - depth * 0.98 + random.uniform(0, 0.012)
        add_book(piece, (x + thick / 2, front + deep / 2, z), thick, deep, height)
        x += thick + 0.0012
        if random.random() < 0.05:
            tall = room * random.uniform(0.62, 0.86)
    return x


def add_book(piece, at, thick, deep, height, tilt=0.0, turn=0.0):
    """An upright book whose spine looks to -y."""
    tone, leaves = float(piece.random.uniform(0, 0.999)), get("pages")
    frame = piece.frame.copy()
    piece.frame = frame @ Matrix.Translation(at) @ Euler((0, math.radians(tilt), math.radians(turn))).to_matrix().to_4x4()
    cover = get("books")
    wall = min(0.0028, thick * 0.16)
    piece.box(-thick / 2, thick / 2, -deep / 2, -deep / 2 + 0.006, 0, height, cover, min(0.0028, thick * 0.3), "z", tint=tone)
    for side in (-1, 1):
        piece.box(side * thick / 2, side * (thick / 2 - wall), -deep / 2 + 0.003, deep / 2, 0, height, cover, 0.001, "z", tint=tone)
    piece.box(-thick / 2 + wall, thick / 2 - wall, -deep / 2 + 0.005, deep / 2 - 0.003, 0.003, height - 0.004, leaves, 0.0008, "y")
    piece.frame = frame


def book_stack(count=3, width=0.22, depth=0.30, seed=34):
    """Large books lying on one another, each turned a little; centred."""
    piece = Piece("books", seed)
    z, random = 0.0, piece.random
    for index in range(count):
        thick, scale = random.uniform(0.018, 0.034), 1 - 0.10 * index
        w, d, tone = width * scale, depth * scale, float(random.uniform(0, 0.999))
        piece.within((random.uniform(-0.008, 0.008), random.uniform(-0.008, 0.008), z), (0, 0, random.uniform(-9, 9)))
        for z1, z2 in ((0, 0.003), (thick - 0.003, thick)):
            piece.box(-w / 2, w / 2, -d / 2, d / 2, z1, z2, get("books"), 0.001, tint=tone)
        piece.box(-w / 2 - 0.001, -w / 2 + 0.004, -d / 2, d / 2, 0, thick, get("books"), 0.001, tint=tone)
        piece.box(-w / 2 + 0.003, w / 2 - 0.004, -d / 2 + 0.004, d / 2 - 0.004, 0.003, thick - 0.003, get("pages"), 0.0008, "y")
        z += thick
    piece.within()
    return piece.finish()


def open_book(width=0.42, depth=0.28, seed=35):
    """A book lying open; centred."""
    piece = Piece("open book", seed)
    piece.box(-width / 2 - 0.006, width / 2 + 0.006, -depth / 2 - 0.005, depth / 2 + 0.005, 0, 0.004, get("books"), 0.001, tint=0.16)
    for side in (-1, 1):
        def leafs(u, v):
            x = side * u * width / 2
            return np.stack([x, (v - 0.5) * depth * -side, 0.004 + 0.020 * np.sin(np.clip(u, 0, 1) * math.pi * 0.86) ** 0.8 * (1 - 0.35 * u) + 0.002], axis=-1)
        piece.sheet(leafs, 18, 2, get("paper"), 0.003)
    return piece.finish()


VESSELS = {
    "bottle": [(0, 0), (0.36, 0), (0.48, 0.12), (0.5, 0.34), (0.42, 0.52), (0.2, 0.66), (0.15, 0.86), (0.2, 1.0), (0.16, 0.98), (0.11, 0.84), (0, 0.7)],
    "moon": [(0, 0), (0.3, 0), (0.44, 0.14), (0.5, 0.42), (0.46, 0.66), (0.3, 0.86), (0.22, 0.92), (0.24, 1.0), (0.2, 0.99), (0.18, 0.92), (0, 0.8)],
    "tall": [(0, 0), (0.42, 0), (0.5, 0.06), (0.48, 0.5), (0.36, 0.86), (0.42, 1.0), (0.37, 0.99), (0.31, 0.86), (0, 0.5)],
    "bowl": [(0, 0), (0.24, 0), (0.26, 0.1), (0.42, 0.45), (0.5, 1.0), (0.47, 0.98), (0.38, 0.48), (0, 0.2)],
    "cup": [(0, 0), (0.34, 0), (0.44, 0.12), (0.5, 0.6), (0.5, 1.0), (0.45, 0.98), (0.45, 0.6), (0.38, 0.2), (0, 0.14)],
    "jar": [(0, 0), (0.46, 0), (0.5, 0.05), (0.5, 0.9), (0.46, 1.0), (0.42, 0.98), (0.44, 0.9), (0.44, 0.1), (0, 0.08)],
}


def add_vessel(piece, shape, width, height, at, finish):
    outline = np.array(VESSELS[shape]) * (width, height)
    smooth = smooth_path(np.column_stack([outline, np.zeros(len(outline))]), 4)[:, :2]
    smooth[:, 0] = np.maximum(smooth[:, 0], 0)
    piece.turned(smooth, at, get(finish), 48)


def vase(width=0.16, depth=None, height=0.26, shape="moon", finish="stoneware", seed=36):
    """A vessel: bottle, moon, tall, bowl, cup or jar; centred."""
    piece = Piece("vase", seed)
    add_vessel(piece, shape, width, height, (0, 0, 0), finish)
    return piece.finish()


def add_cup(piece, at, turn=0, saucer=True, finish="stoneware", filled=True):
    x, y, z = at
    if saucer:
        piece.turned([(0, 0), (0.036, 0), (0.072, 0.012), (0.07, 0.015), (0.036, 0.005), (0, 0.005)], at, get(finish), 40)
        z += 0.005
    add_vessel(piece, "cup", 0.082, 0.068, (x, y, z), finish)
    ring = [(0.036, 0, 0.052), (0.056, 0, 0.054), (0.066, 0, 0.038), (0.056, 0, 0.022), (0.036, 0, 0.02)]
    angle = math.radians(turn)
    piece.tube(smooth_path([(x + px * math.cos(angle), y + px * math.sin(angle), z + pz) for px, _, pz in ring], 5), 0.0042, get(finish), 8)
    if filled:
        piece.turned([(0.0375, 0.054), (0, 0.054)], (x, y, z), get("coffee"), 28)


def cup(finish="stoneware", seed=37):
    """A cup of coffee on its saucer; centred."""
    piece = Piece("cup", seed)
    add_cup(piece, (0, 0, 0), 30, True, finish)
    return piece.finish()


def fruit_bowl(width=0.32, height=0.09, finish="dark clay", fruit=("green apple", "green apple", "orange"), count=7, seed=38):
    """A bowl of fruit; centred."""
    piece = Piece("fruit bowl", seed)
    add_vessel(piece, "bowl", width, height, (0, 0, 0), finish)
    radius = width * 0.125
    spots = [(math.cos(a) * width * 0.235, math.sin(a) * width * 0.235, height * 0.72) for a in np.linspace(0.3, 0.3 + 2 * math.pi, count - 1, endpoint=False)][: count - 2] + [(0.0, 0.0, height * 0.62), (0.012, -0.008, height * 0.62 + radius * 1.55)]
    for index, (x, y, z) in enumerate(spots):
        r = radius * piece.random.uniform(0.92, 1.06)
        a = np.linspace(-math.pi / 2, math.pi / 2, 14)
        outline = np.column_stack([np.cos(a) * r * (1 + 0.06 * np.sin(a)), np.sin(a) * r * 0.93 + 0.13 * r * (np.sin(a) > 0) * -np.exp(-(np.cos(a) / 0.35) ** 2)])
        turn = piece.random.uniform(-35, 35, 2)
        piece.turned(outline, (x, y, z), get(fruit[index % len(fruit)]), 28, turn=(turn[0], turn[1], 0))
        tip = np.array((x + math.sin(math.radians(turn[1])) * r * 0.85, y - math.sin(math.radians(turn[0])) * r * 0.85, z + r * 0.72))
        piece.bar(tip, tip + (0.004, 0.002, 0.016), 0.0016, get("bark"), 0.001, 6)
    return piece.finish()


def tray(width=0.42, depth=0.28, height=0.03, wood="walnut", set_="tea", seed=39):
    """A tray with a tea set or with bottles; centred."""
    piece = Piece("tray", seed)
    piece.box(-width / 2, width / 2, -depth / 2, depth / 2, 0, 0.010, get(wood), 0.003, "x")
    for x1, x2, y1, y2 in ((-width / 2, width / 2, -depth / 2, -depth / 2 + 0.012), (-width / 2, width / 2, depth / 2 - 0.012, depth / 2), (-width / 2, -width / 2 + 0.012, -depth / 2, depth / 2), (width / 2 - 0.012, width / 2, -depth / 2, depth / 2)):
        piece.box(x1, x2, y1, y2, 0.004, height, get(wood), 0.003)
    if set_ == "tea":
        a = np.linspace(-math.pi / 2, math.pi / 2, 16)
        piece.turned(np.column_stack([np.maximum(0.058 * np.cos(a), 0), 0.042 + 0.044 * np.sin(a)]), (-0.08, 0.02, 0.008), get("dark clay"), 40)
        piece.turned([(0.026, 0.082), (0.020, 0.090), (0.006, 0.094), (0.009, 0.104), (0, 0.108)], (-0.08, 0.02, 0.008), get("dark clay"), 24)
        piece.tube(smooth_path([(-0.03, 0.02, 0.045), (-0.005, 0.02, 0.06), (0.01, 0.02, 0.085)]), np.linspace(0.012, 0.006, 17), get("dark clay"))
        piece.tube(smooth_path([(-0.13, 0.02, 0.075), (-0.165, 0.02, 0.075), (-0.165, 0.02, 0.04), (-0.135, 0.02, 0.03)]), 0.005, get("dark clay"))
        for x, y in ((0.09, -0.05), (0.14, 0.05)):
            add_vessel(piece, "cup", 0.062, 0.05, (x, y, 0.010), "stoneware")
    else:
        for x, r, h, name in ((-0.12, 0.032, 0.19, "smoked glass"), (-0.03, 0.026, 0.13, "green glass"), (0.10, 0.042, 0.07, "stoneware")):
            piece.turned([(0, 0), (r, 0), (r, h * 0.74), (r * 0.36, h * 0.82), (r * 0.36, h), (0, h)], (x, 0.02, 0.010), get(name), 32, bevel=0.006)
    return piece.finish()


def basket(width=0.4, depth=None, height=0.34, finish="wicker", seed=41):
    """A round woven basket with a folded blanket in it; centred."""
    piece = Piece("basket", seed)
    radius, weave = width / 2, get(finish)
    rows = int(height / 0.016)
    ring = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    for row in range(rows):
        t = row / rows
        r = radius * (0.84 + 0.16 * math.sin(t * 2.2)) + 0.003 * np.sin(ring * 18 + math.pi * (row % 2))
        piece.tube(np.column_stack([np.cos(ring) * r, np.sin(ring) * r, np.full(72, 0.008 + row * 0.016)]), 0.0095, weave, 7, closed=True)
    piece.cylinder(radius * 0.85, 0, 0.02, (0, 0), weave)
    for index in range(3):
        piece.cushion(-radius * 0.62, radius * 0.62, -radius * 0.55, radius * 0.55, height * 0.55 + index * 0.07, height * 0.55 + index * 0.07 + 0.068, get("knit" if index % 2 else "boucle"), 0.032, 0.008, 0.01, turn=(4, 3 * index, 14 * index))
    return piece.finish()


def clock(width=0.34, seed=42):
    """A round wall clock; hang it by its lower edge."""
    piece = Piece("clock", seed)
    r = width / 2
    piece.within((0, -0.001, r))
    piece.turned([(0, 0), (r, 0), (r, 0.03), (r - 0.012, 0.034), (r - 0.016, 0.026), (0, 0.026)], (0, 0, 0), get("oak"), 72, turn=(90, 0, 0), bevel=0.003)
    piece.turned([(r - 0.017, 0.0265), (0, 0.0265)][::-1], (0, 0, 0), get("paper"), 64, turn=(90, 0, 0))
    for index in range(12):
        a = math.radians(30 * index)
        piece.bar((math.sin(a) * (r - 0.045), -0.028, math.cos(a) * (r - 0.045)), (math.sin(a) * (r - 0.028), -0.028, math.cos(a) * (r - 0.028)), 0.0022, get("black"), sides=6)
    for a, length, thick in ((-58, r * 0.5, 0.004), (62, r * 0.72, 0.003)):
        a = math.radians(a)
        piece.bar((0, -0.031, 0), (math.sin(a) * length, -0.031, math.cos(a) * length), thick, get("black"), thick * 0.6, 8)
    piece.within()
    return piece.finish()
