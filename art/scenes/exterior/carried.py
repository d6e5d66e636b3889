"""What people hold: a phone, and a bag that hangs from the hand. Each is (points, faces) in the room of the posed figure."""
import numpy as np

from poses import SIDES

# Of a cloth bag, from its bottom: height, half length, half width.
BAG = [(0.0, 0.115, 0.045), (0.02, 0.135, 0.058), (0.14, 0.150, 0.062), (0.28, 0.155, 0.040), (0.33, 0.158, 0.010)]


def joint(skeleton, posed, bone):
    """Where a joint is after posing."""
    turned, moved = posed
    number = skeleton.index[bone]
    return turned[number] @ skeleton.heads[number] + moved[number]


def hand(skeleton, posed, side):
    """The root of the middle finger, and the directions along the fingers, across them and out of the palm."""
    name = SIDES[side]
    root = joint(skeleton, posed, f"finger3-1.{name}")
    along = root - joint(skeleton, posed, f"wrist.{name}")
    across = joint(skeleton, posed, f"finger5-1.{name}") - joint(skeleton, posed, f"finger2-1.{name}")
    along, across = along / np.linalg.norm(along), across / np.linalg.norm(across)
    out = side * np.cross(across, along)
    return root, along, across, out / np.linalg.norm(out)


def rings(sections):
    """Faces round closed sections of as many points each, from one to the next, and over the first."""
    count = len(sections[0])
    faces = [(row * count + k, row * count + (k + 1) % count, (row + 1) * count + (k + 1) % count, (row + 1) * count + k) for row in range(len(sections) - 1) for k in range(count)]
    faces += [(0, count - 1 - k, count - 2 - k, k + 1) for k in range(count // 2 - 1)] if count > 4 else [(3, 2, 1, 0)]
    return np.concatenate(sections), np.array(faces)


def box(centre, along, across, out, sizes):
    """A box with half sizes."""
    corners = [centre + a * along * sizes[0] + b * across * sizes[1] for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    points, faces = rings([[corner - out * sizes[2] for corner in corners], [corner + out * sizes[2] for corner in corners]])
    return points, np.concatenate([faces, [(4, 5, 6, 7)]])


def phone(skeleton, posed, side):
    root, along, across, out = hand(skeleton, posed, side)
    return box(root + 0.012 * along + 0.020 * out, along, across, out, (0.072, 0.035, 0.004))


def bag(skeleton, posed, side):
    """A cloth bag under the hand, its handles up to the fingers."""
    root, along, _, out = hand(skeleton, posed, side)
    grip = root + 0.05 * along + 0.015 * out
    low = grip - [0, 0, 0.52]
    angles = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    outline = np.sign(np.column_stack([np.sin(angles), np.cos(angles)])) * np.abs(np.column_stack([np.sin(angles), np.cos(angles)])) ** 0.6
    points, faces = rings([low + np.column_stack([outline * (wide, long), np.full(16, high)]) for high, long, wide in BAG])
    for face in (-1, 1):
        for end in (-1, 1):
            foot = low + [face * 0.02, end * 0.075, 0.25]
            strap, sides = box((foot + grip) / 2, (grip - foot) / np.linalg.norm(grip - foot), np.array([0, 1.0, 0]), np.array([1.0, 0, 0]), (np.linalg.norm(grip - foot) / 2, 0.011, 0.003))
            faces, points = np.concatenate([faces, sides + len(points)]), np.concatenate([points, strap])
    return points, faces
