"""Sofas, armchairs, chairs and stools."""
import math

import numpy as np

from .mesh import grid, smooth_path
from .palette import get
from .solid import Piece


def sofa(width=2.6, depth=0.98, height=0.80, fabric="linen", accent=("pine cloth", "boucle", "brass cloth"), seats=None, chaise=0.0, legs="smoked oak", seed=3):
    """A low, deep sofa: plinth on short legs, loose seat and back cushions, scatter cushions. chaise: the length that its last seat sticks out."""
    piece = Piece("sofa", seed)
    cloth = get(fabric)
    seats = seats or max(1, round((width - 0.4) / 0.8))
    arm, leg, seat_top = 0.19, 0.075, 0.42
    inner = width - 2 * arm
    for x in (-width / 2 + 0.1, width / 2 - 0.1):
        for y in (-0.1, -depth + 0.1):
            piece.box(x - 0.022, x + 0.022, y - 0.022, y + 0.022, 0, leg + 0.01, get(legs), 0.004)
    piece.cushion(-width / 2 + 0.01, width / 2 - 0.01, -depth + 0.02, -0.01, leg, 0.26, cloth, 0.03, 0.0, 0.004)
    for side in (-1, 1):
        x = side * (width / 2 - arm / 2)
        piece.cushion(x - arm / 2, x + arm / 2, -depth, 0, leg, 0.56, cloth, 0.055, 0.006, 0.008, piping=cloth)
    piece.cushion(-inner / 2, inner / 2, -0.22, 0, leg, height - 0.12, cloth, 0.05, 0.004, 0.006)
    each = inner / seats
    for index in range(seats):
        x = -inner / 2 + index * each
        front = -depth - (chaise if index == seats - 1 else 0) - 0.012
        if chaise and index == seats - 1:
            piece.cushion(x + 0.004, x + each + arm, -depth - chaise, -depth + 0.06, leg, 0.26, cloth, 0.03, 0, 0.004)
        piece.cushion(x + 0.003, x + each - 0.003, front, -0.2, 0.25, seat_top + 0.015, cloth, 0.055, 0.022, 0.012, piping=cloth)
        piece.cushion(x + 0.012, x + each - 0.012, -0.43, -0.19, seat_top + 0.005, height + 0.02, cloth, 0.085, 0.028, 0.018, turn=(-9 + piece.random.uniform(-1.5, 1.5), 0, piece.random.uniform(-1, 1)), piping=cloth)
    spots = [(-inner / 2 + 0.26, 0.50, -12, 0), (-inner / 2 + 0.50, 0.42, 14, -0.13), (inner / 2 - 0.28, 0.50, 10, 0)][: 3 if seats > 1 else 1]
    for (x, size, turn, forward), name in zip(spots, accent):
        piece.pillow(size, size * 0.96, 0.17, (x, -0.47 + forward, seat_top + 0.02), get(name), (-20, piece.random.uniform(-4, 4), turn), chop=0.035)
    return piece.finish()


def armchair(width=0.78, depth=0.80, height=0.74, fabric="boucle", legs="walnut", seed=5):
    """A rounded lounge chair: one shell around a thick seat."""
    piece = Piece("armchair", seed)
    cloth = get(fabric)
    middle_y, radius = -depth / 2, width / 2
    angles = np.linspace(-28, 208, 44)
    rim = []
    for angle in angles:
        t = abs(angle - 90) / 118
        rim.append((math.cos(math.radians(angle)), math.sin(math.radians(angle)), height - 0.20 * t ** 2.4))
    thick, seat_bottom = 0.115, 0.15
    profile_steps = 22
    points, rows = [], len(rim)
    for x, y, top in rim:
        for step in range(profile_steps):
            a = 2 * math.pi * step / profile_steps
            across, up = math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a)), math.copysign(abs(math.sin(a)) ** 0.4, math.sin(a))
            r = radius - thick / 2 + across * thick / 2
            flare = 0.03 * (up + 1) / 2
            points.append((x * (r + flare), middle_y + y * (depth / 2 - thick / 2 + across * thick / 2 + flare), (top + seat_bottom) / 2 + up * (top - seat_bottom) / 2))
    points = np.array(points)
    faces = grid(rows, profile_steps, closed=True)
    caps = [np.array([[0, j, (j + 1) % profile_steps] for j in range(1, profile_steps - 1)]), np.array([[0, (j + 1) % profile_steps, j] for j in range(1, profile_steps - 1)]) + (rows - 1) * profile_steps]
    piece.put(points, faces, cloth)
    for cap in caps:
        piece.put(points, cap, cloth)
    seat = radius - thick + 0.012
    piece.cushion(-seat * 0.93, seat * 0.93, -depth - 0.02, -thick + 0.01, 0.17, 0.34, cloth, 0.07, 0.006, 0.01)
    piece.cushion(-seat * 0.95, seat * 0.95, -depth - 0.03, -thick, 0.33, 0.455, cloth, 0.055, 0.024, 0.012, piping=cloth)
    for x in (-0.25, 0.25):
        for y in (-0.14, -depth + 0.12):
            piece.bar((x * width / 0.78, y, 0.19), (x * 1.12 * width / 0.78, y + (0.03 if y > -0.3 else -0.03), 0), 0.019, get(legs), 0.013)
    piece.pillow(0.40, 0.34, 0.13, (0.02, -0.27, 0.45), get("sage cloth"), (-24, 3, 6), chop=0.02)
    return piece.finish()


def chair(width=0.50, depth=0.54, height=0.78, wood="oak", fabric="greige cloth", arms=True, seed=7):
    """A dining chair: round tapered legs, upholstered seat, a bent back rail that turns into low arms."""
    piece = Piece("chair", seed)
    timber, cloth = get(wood), get(fabric)
    half, seat = width / 2, 0.455
    for side in (-1, 1):
        piece.bar((side * (half - 0.05), -depth + 0.055, seat - 0.02), (side * (half - 0.025), -depth + 0.03, 0), 0.019, timber, 0.012)
        piece.tube(smooth_path([(side * (half - 0.035), -0.02, 0), (side * (half - 0.05), -0.075, seat - 0.05), (side * (half - 0.045), -0.07, seat + 0.1), (side * (half - 0.03), -0.045, height - 0.06)]), np.linspace(0.013, 0.016, 25), timber)
        piece.bar((side * (half - 0.045), -depth + 0.06, seat - 0.055), (side * (half - 0.045), -0.07, seat - 0.055), 0.012, timber)
    for y in (-depth + 0.06, -0.075):
        piece.bar((-half + 0.05, y, seat - 0.055), (half - 0.05, y, seat - 0.055), 0.012, timber)
    piece.cushion(-half + 0.02, half - 0.02, -depth + 0.02, -0.05, seat - 0.04, seat + 0.022, cloth, 0.028, 0.012, 0.006)
    reach = 0.30 if arms else 0.02
    rail = smooth_path([(-half - 0.005, -0.06 - reach, height - 0.125), (-half, -0.13, height - 0.10), (-half + 0.05, -0.02, height - 0.05), (0, 0.0, height - 0.035), (half - 0.05, -0.02, height - 0.05), (half, -0.13, height - 0.10), (half + 0.005, -0.06 - reach, height - 0.125)], 10)
    if not arms:
        rail = rail[10:-10]
    for lift in (-0.02, 0.0, 0.02):
        piece.tube(rail + np.array([0, 0.003 * abs(lift) / 0.02, lift]), 0.0165, timber)
    piece.cushion(-half + 0.09, half - 0.09, -0.052, -0.018, height - 0.20, height - 0.02, cloth, 0.015, 0.004, 0.003)
    if arms:
        for side in (-1, 1):
            piece.bar((side * (half - 0.02), -0.30, height - 0.12), (side * (half - 0.045), -0.33, seat - 0.05), 0.012, timber)
    return piece.finish()


def shell_chair(width=0.54, depth=0.56, height=0.80, fabric="pine velvet", legs="black", seed=8):
    """A chair whose upholstered shell wraps the sitter, on four thin legs."""
    piece = Piece("shell chair", seed)
    cloth, metal = get(fabric), get(legs)
    half, seat = width / 2, 0.46

    def shell(u, v):
        angle = math.pi * (u - 0.5) * 1.18
        fall = np.clip(np.abs(u - 0.5) * 2, 0, 1)
        rise = (height - seat + 0.03) * (1 - 0.45 * fall ** 2.2)
        lean = 0.05 * v * np.cos(angle)
        x = np.sin(angle) * (half - 0.015) * (1 - 0.04 * v)
        y = -depth / 2 + np.cos(angle) * (depth / 2 - 0.03) + lean - 0.02
        return np.stack([x, y, seat - 0.03 + rise * v], axis=-1)

    piece.sheet(shell, 44, 14, cloth, 0.035)
    rim_u = np.linspace(0.01, 0.99, 50)
    piece.tube(shell(rim_u, np.ones(50)) + np.array([0, -0.012, 0.0]), 0.021, cloth)
    piece.cushion(-half + 0.025, half - 0.025, -depth + 0.01, -0.05, seat - 0.055, seat + 0.03, cloth, 0.04, 0.014, 0.01, piping=cloth)
    for x in (-1, 1):
        for y, foot in ((-depth + 0.1, -depth + 0.04), (-0.14, -0.06)):
            piece.bar((x * (half - 0.1), y, seat - 0.05), (x * (half - 0.045), foot, 0), 0.012, metal, 0.008)
    piece.box(-half + 0.09, half - 0.09, -depth + 0.1, -0.13, seat - 0.06, seat - 0.045, metal, 0.003)
    return piece.finish()


def bar_stool(width=0.44, depth=0.46, height=0.92, seat=0.66, fabric="greige cloth", legs="walnut", seed=9):
    """A counter stool with a low wrapped back and a brass foot rail."""
    piece = Piece("bar stool", seed)
    cloth, timber = get(fabric), get(legs)
    half = width / 2
    piece.cushion(-half + 0.01, half - 0.01, -depth, -0.03, seat - 0.05, seat + 0.03, cloth, 0.035, 0.014, 0.008, piping=cloth)

    def back(u, v):
        angle = math.pi * (u - 0.5) * 0.95
        return np.stack([np.sin(angle) * half, -depth / 2 + np.cos(angle) * (depth / 2 - 0.025) + 0.02 * v, seat + 0.015 + (height - seat) * v * (1 - 0.3 * np.abs(2 * u - 1) ** 2)], axis=-1)

    piece.sheet(back, 36, 8, cloth, 0.03)
    piece.tube(back(np.linspace(0.01, 0.99, 40), np.ones(40)) + np.array([0, -0.012, 0]), 0.018, cloth)
    feet = []
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        top = np.array((x * (half - 0.06), -depth / 2 + y * (depth / 2 - 0.07), seat - 0.045))
        foot = np.array((x * (half - 0.01), -depth / 2 + y * (depth / 2 - 0.015), 0))
        piece.bar(top, foot, 0.017, timber, 0.012)
        feet.append(top + (foot - top) * (1 - 0.22 / (seat - 0.045)))
    for a, b in zip(feet, feet[1:] + feet[:1]):
        piece.bar(a, b, 0.008, get("brass"))
    return piece.finish()


def office_chair(width=0.62, depth=0.62, height=0.92, fabric="charcoal cloth", seed=11):
    """A task chair: five-star base on castors, arms, a curved back."""
    piece = Piece("office chair", seed)
    cloth, dark = get(fabric), get("plastic")
    middle = -depth / 2
    for index in range(5):
        angle = math.radians(90 + 72 * index)
        end = np.array((math.cos(angle) * 0.28, middle + math.sin(angle) * 0.28, 0.075))
        piece.bar((0, middle, 0.11), end, 0.022, get("steel"), 0.014)
        piece.cylinder(0.028, 0, 0.05, end[:2], dark, 0.006, 20, turn=(90, 0, math.degrees(angle)))
        piece.bar(end, end - (0, 0, 0.04), 0.008, dark)
    piece.bar((0, middle, 0.1), (0, middle, 0.42), 0.024, get("steel"))
    piece.box(-0.12, 0.12, middle - 0.12, middle + 0.12, 0.40, 0.43, dark, 0.008)
    piece.cushion(-0.25, 0.25, -depth + 0.05, -0.07, 0.425, 0.505, cloth, 0.038, 0.016, 0.01, piping=cloth)

    def back(u, v):
        x = (u - 0.5) * 0.46 * (1 - 0.12 * v ** 2)
        return np.stack([x, -0.06 + 0.05 * (1 - (2 * u - 1) ** 2) - 0.035 * np.sin(v * math.pi), 0.54 + v * (height - 0.54)], axis=-1)

    piece.sheet(back, 20, 24, cloth, -0.035)
    edge = np.concatenate([back(np.linspace(0, 1, 20), np.zeros(20)), back(np.ones(20), np.linspace(0, 1, 20))[1:], back(np.linspace(1, 0, 20), np.ones(20))[1:], back(np.zeros(20), np.linspace(1, 0, 20))[1:-1]])
    piece.tube(edge + np.array([0, 0.017, 0]), 0.018, dark, closed=True)
    piece.tube(smooth_path([(0, middle, 0.41), (0, -0.1, 0.44), (0, 0.02, 0.6), (0, 0.012, 0.72)]), 0.022, dark)
    for side in (-1, 1):
        piece.tube(smooth_path([(side * 0.2, middle, 0.42), (side * 0.29, middle, 0.46), (side * 0.29, middle, 0.66)]), 0.014, dark)
        piece.box(side * 0.29 - 0.035, side * 0.29 + 0.035, middle - 0.14, middle + 0.1, 0.655, 0.68, dark, 0.01)
    return piece.finish()


def bench(width=1.2, depth=0.42, height=0.44, fabric="greige cloth", legs="walnut", seed=12):
    """An upholstered bench on a wooden frame."""
    piece = Piece("bench", seed)
    piece.cushion(-width / 2, width / 2, -depth, 0, height - 0.13, height, get(fabric), 0.04, 0.014, 0.006, piping=get(fabric))
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        for y in (-0.06, -depth + 0.06):
            piece.bar((x, y, height - 0.12), (x, y, 0), 0.019, get(legs), 0.013)
        piece.bar((x, -0.06, height - 0.15), (x, -depth + 0.06, height - 0.15), 0.013, get(legs))
    return piece.finish()


def pouf(width=0.5, depth=None, height=0.38, fabric="boucle", seed=13):
    """A round upholstered stool."""
    piece = Piece("pouf", seed)
    radius, y = width / 2, -(depth or width) / 2
    piece.turned([(0, 0.0), (radius - 0.03, 0), (radius - 0.008, 0.05), (radius, height * 0.45), (radius - 0.004, height - 0.08), (radius - 0.03, height - 0.025), (radius * 0.6, height - 0.002), (0, height)], (0, y, 0), get(fabric), 56)
    ring = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    piece.tube(np.column_stack([np.cos(ring) * (radius - 0.006), y + np.sin(ring) * (radius - 0.006), np.full(60, height - 0.07)]), 0.005, get(fabric), 6, closed=True)
    return piece.finish()
