"""Panelled walls and a screen to work at. Pieces stand as furniture does: origin in the middle of the back edge, facing -y, metres."""
from apartment import materials
from furniture import solid


def slats(width, height=2.35, finish="walnut", pitch=0.042, wide=0.028, deep=0.018, z=0.0):
    """A wall lining of upright battens on a dark ground."""
    piece, wood = solid.Piece(f"slats {width:.2f}"), materials.get(finish)
    piece.box(-width / 2, width / 2, -0.008, 0, z, height, materials.get("fabric:#2B241E"), 0.001)
    count = int(width / pitch)
    for index in range(count):
        x = -width / 2 + (index + 0.5) * width / count
        piece.box(x - wide / 2, x + wide / 2, -0.008 - deep, -0.008, z, height, wood, 0.003, grain="z")
    return piece.finish()


def panels(width, height=2.35, count=3, finish="oak", z=0.0, gap=0.006, deep=0.018, grain="z"):
    """A wall lining of flat boards with shadow gaps."""
    piece, wood = solid.Piece(f"panels {width:.2f}"), materials.get(finish, grain) if finish in materials.WOODS else materials.get(finish)
    piece.box(-width / 2, width / 2, -0.006, 0, z, height, materials.get("black-metal"), 0.001)
    each = width / count
    for index in range(count):
        left = -width / 2 + index * each
        piece.box(left + gap / 2, left + each - gap / 2, -deep, -0.006, z, height, wood, 0.0015, grain=grain)
    return piece.finish()


def slab_wall(width, height=2.35, finish="marble", deep=0.014):
    """Large slabs on a wall, with their thin joints; mapped by UV over the whole width."""
    piece, stone = solid.Piece(f"slab {width:.2f}"), materials.get(finish)
    corners = [(-width / 2, -deep, 0), (width / 2, -deep, 0), (width / 2, -deep, height), (-width / 2, -deep, height)]
    piece.put(corners, [(0, 1, 2, 3)], stone, uv=[(0, 0.1), (width, 0.1), (width, height + 0.1), (0, height + 0.1)])
    for x in (-width / 2, width / 2):
        piece.box(x - 0.0005, x + 0.0005, -deep, 0, 0, height, materials.get("stone"), 0.0002)
    return piece.finish()


def monitor(width=0.68):
    """A screen on a foot, with a keyboard and a mouse before it; centred, facing -y."""
    piece, metal = solid.Piece("monitor"), materials.get("steel")
    tall, low = width * 0.58, 0.13
    piece.box(-0.12, 0.12, -0.09, 0.09, 0, 0.008, metal, 0.003)
    piece.box(-0.03, 0.03, 0.02, 0.035, 0.006, low + tall * 0.6, metal, 0.003)
    piece.box(-width / 2, width / 2, -0.004, 0.016, low, low + tall, materials.get("black-metal"), 0.004)
    piece.box(-width / 2 + 0.006, width / 2 - 0.006, -0.0055, -0.003, low + 0.012, low + tall - 0.006, materials.get("screen"), 0.001)
    piece.box(-0.21, 0.21, -0.36, -0.24, 0, 0.012, materials.get("plastic"), 0.004)
    for row in range(4):
        piece.box(-0.2, 0.2, -0.35 + row * 0.026, -0.33 + row * 0.026, 0.011, 0.015, materials.get("plastic:#D5D2CB"), 0.002)
    piece.cushion(0.27, 0.33, -0.35, -0.25, 0, 0.03, materials.get("plastic"), 0.012, 0.004, 0.002)
    return piece.finish()
