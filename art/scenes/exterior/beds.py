"""Planting near the lens: beds that close over their soil in layers, from ground cover to shrubs, and what lies on a lawn."""
import numpy as np

import kit
from grasses import litter, perennial, tuft
from grounds import UNDER, garden_edges
from kit import Part
from trees import ball

# Plants of a layer stand in drifts of one kind, and never alone. Each: its source by seed, and the least and largest scale.
COVER = [(lambda seed: ball(seed, "near", 1.0, flat=0.42, green="leaf-azalea")[1], 0.24, 0.36), (lambda seed: ball(seed, "near", 1.0, flat=0.36, green="leaf-silver")[1], 0.20, 0.32),
         (lambda seed: ball(seed, "near", 1.0, flat=0.40)[1], 0.24, 0.36), (lambda seed: tuft(seed, 90, 0.26, 0.12, lean=0.9, width=0.008), 0.8, 1.2)]
PERENNIALS = [(lambda seed: perennial(seed, "petal-violet", 0.55), 0.8, 1.15), (lambda seed: tuft(seed, 130, 0.75, 0.10, "reed", 0.6, 0.007), 0.7, 1.1), (lambda seed: perennial(seed, "petal-white", 0.42), 0.8, 1.2),
              (lambda seed: ball(seed, "near", 1.0, "leaf-flower", 0.8)[1], 0.26, 0.36), (lambda seed: tuft(seed, 110, 0.5, 0.11, lean=0.6, width=0.009), 0.8, 1.2)]
SHRUBS = [(lambda seed: ball(seed, "near", 1.0)[1], 0.42, 0.72), (lambda seed: ball(seed, "near", 1.0, green="leaf-azalea")[1], 0.40, 0.65), (lambda seed: ball(seed, "near", 1.0, flat=1.0)[1], 0.40, 0.66),
          (lambda seed: ball(seed, "near", 1.0, "leaf-flower")[1], 0.36, 0.55)]
# Layer: its plants, its share of the bed's depth from the front, and the metres between two plants. Cover begins where its plants end within the rim.
LAYERS = [(COVER, (0.14, 0.40), 0.26), (PERENNIALS, (0.28, 0.70), 0.30), (SHRUBS, (0.62, 1.0), 0.42)]
# For places before water or a name, which no plant may hide.
LOW = [(COVER, (0.14, 0.44), 0.26), (PERENNIALS, (0.30, 1.0), 0.30)]
# Height of the soil: above the blades of the lawn around a bed.
SOIL = 0.15


def bed(name, line, depth, seed=7, layers=LAYERS):
    """A bed to the left of a line of (x, y), its front on the line: layers that overlap, in drifts, over dark soil within a rim of stone."""
    rng = np.random.default_rng(seed)
    line = kit.straight(line, 0.25)
    part = Part()
    back = kit.sides_of(line, 2 * depth)[0]
    part.ribbon((line + back) / 2, depth, SOIL, "soil")
    part.wall(np.vstack([line, back[::-1]]), UNDER, SOIL + 0.03, 0.12, "stone-dark", closed=True)
    part.build(f"{name} soil")
    length = len(line) * 0.25
    across = (back - line) / depth
    for index, (plants, (near, far), apart) in enumerate(layers):
        count = int(length * (far - near) * depth / apart**2) + 1
        along, away = rng.random(count) * (len(line) - 1), depth * rng.uniform(near, far, count)
        at = along.astype(int)
        spots = line[at] + (line[at + 1] - line[at]) * (along % 1)[:, None] + across[at] * away[:, None]
        # A drift is two to five metres long, and its ends run into the next one's.
        drift = np.sin(spots @ [0.9, 0.5] + 1.9 * index + seed) + np.sin(spots @ [-0.43, 0.71] + 0.7 * index) + rng.normal(0, 0.22, count)
        kinds = np.clip(((drift + 2) / 4 * len(plants)).astype(int), 0, len(plants) - 1)
        sources = [make(70 + 10 * index + kind).build(f"{name} {index} {kind}", link=False) for kind, (make, _, _) in enumerate(plants)]
        scales = np.array([plants[kind][1:] for kind in kinds])
        kit.scatter(f"{name} layer {index}", sources, np.column_stack([spots, np.full(count, SOIL - 0.01)]), kinds, rng.uniform(0, 6.28, count), rng.uniform(scales[:, 0], scales[:, 1]))


def arcs(centre, radii, spans):
    """Lines on an ellipse, anticlockwise, so that a bed lies within; spans: (from, to) in degrees."""
    for start, end in spans:
        angle = np.radians(np.linspace(start, end, max(8, int(abs(end - start)))))
        yield np.column_stack([centre[0] + np.cos(angle) * radii[0], centre[1] + np.sin(angle) * radii[1]])


def garden_of(data, point):
    """The edges (see garden_edges) of the garden nearest to a point."""
    return garden_edges(min(data["site"]["gardens"], key=lambda one: np.hypot(*(kit.world(*one["at"]) - point))))


def pond_beds(name, data, point, around, along_walk=(), depth=1.8):
    """Beds at the rim of a garden's pond, and on its lawn along the walk; both: (from, to) in degrees, anticlockwise from east."""
    centre, inner, rim = garden_of(data, point)
    for index, line in enumerate(arcs(centre, rim + 0.5 + depth, around)):
        bed(f"{name} rim {index}", line, depth, 7 + index, LOW)
    for index, line in enumerate(arcs(centre, inner - 0.25, along_walk)):
        bed(f"{name} walk {index}", line, depth * 1.2, 17 + index)


def fallen_leaves(name, eye, reach, seed=9, count=260):
    """Fallen leaves around the eye, thinner the farther."""
    rng = np.random.default_rng(seed)
    angle, away = rng.uniform(0, 6.28, count), reach * rng.random(count)
    spots = np.column_stack([eye[0] + np.cos(angle) * away, eye[1] + np.sin(angle) * away, np.full(count, 0.05)])
    kit.scatter(name, [litter(30 + i).build(f"{name} {i}", link=False) for i in range(3)], spots, rng.integers(0, 3, count), rng.uniform(0, 6.28, count), rng.uniform(0.8, 1.2, count))
