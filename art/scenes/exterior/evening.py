"""What pictures of the blue hour add: reeds at the lens, lights along water and paths, rooms that are lit."""
import math

import bpy
import numpy as np

import beds
import figures
import interiors
import kit
import materials
import places
import props
import vehicles
from extras import benches, turf
from grasses import reed
from kit import Part, ellipse, world
from structures import lamp_post
from terrain import bank, height

WARM = (1.0, 0.66, 0.36)


def glow(x, y, z, watts, radius=0.12, colour=WARM, kind="POINT"):
    """A lamp that lights what is around it; the lamps of the site are only seen. No glass mirrors it: a white ball would hang there."""
    data = bpy.data.lights.new("glow", kind)
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius
    item = bpy.data.objects.new("glow", data)
    item.location = (x, y, z)
    item.visible_glossy = False
    bpy.context.scene.collection.objects.link(item)
    return item


def bollards(name, spots, watts=9.0):
    """Knee-high lights along a path, at (x, y)."""
    part = Part()
    part.tube([(0, 0, 0), (0, 0, 0.62)], 0.05, "bronze", 8)
    part.tube([(0, 0, 0.62), (0, 0, 0.74)], 0.045, "crownlight", 8)
    part.tube([(0, 0, 0.74), (0, 0, 0.78)], 0.06, "bronze", 8)
    spots = np.asarray(spots, dtype=float)
    kit.scatter(name, [part.build(f"{name} one", link=False)], np.column_stack([spots, np.full(len(spots), 0.05)]), np.zeros(len(spots)), np.zeros(len(spots)), np.ones(len(spots)))
    for x, y in spots:
        glow(x, y, 0.95, watts)


def uplights(spots, watts=2000.0):
    """Lamps that shine upwards, at (x, y) in the ground or at (x, y, z)."""
    for x, y, *z in spots:
        lamp = glow(x, y, *(z or (0.12,)), watts, 0.1, (1.0, 0.72, 0.44), "SPOT")
        lamp.rotation_euler = (math.pi, 0, 0)
        lamp.data.spot_size, lamp.data.spot_blend = math.radians(80), 0.7


def reeds_dusk(data, ground):
    """Reeds between the eye and the water on the left, lower towards the open water: a bed that ends in full height reads as cut."""
    rng = np.random.default_rng(81)
    eye, heading = np.array([120.0, -351.0]), math.atan2(251, -190)
    spots = rng.uniform([92, -354], [150, -338], (2600, 2))
    edge, away = bank(spots[:, 0], spots[:, 1]), spots - eye
    turn = np.degrees(np.angle(np.exp(1j * (np.arctan2(away[:, 1], away[:, 0]) - heading))))
    likely = np.clip((turn - 12) / 20, 0, 1)
    keep = (edge > -0.6) & (edge < 3.4) & (np.hypot(*away.T) > 5.5) & (rng.random(len(spots)) < 0.30 * likely)
    spots, likely = spots[keep], likely[keep]
    sources = [reed(140 + i, 2.2, 30, fine=True).build(f"bank reed {i}", link=False) for i in range(4)]
    kit.scatter("bank reeds", sources, np.column_stack([spots, np.maximum(height(spots[:, 0], spots[:, 1]), -2.8)]), rng.integers(0, 4, len(spots)), rng.uniform(-0.7, 0.7, len(spots)), rng.uniform(0.8, 1.25, len(spots)) * (0.35 + 0.65 * likely))


def pond_dusk(data, ground):
    """The pond of the riverside garden when its lights are on: a line of light under the rim, bollards on the ring walk."""
    centre, radii = world(800, 388), np.array([46.0, 24.0])
    _, _, rim = beds.garden_of(data, centre)
    part = Part()
    part.wall(ellipse(centre, rim - 0.26, 96), 0.19, 0.225, 0.03, "lobby", closed=True)
    benches(part, [(345, -56, 0.06, 168), (330, -17, 0.06, 0), (300, -57.5, 0.06, 190), (296, -20.5, 0.06, -15)])
    part.build("pond light")
    around = lambda angle, grow: centre + np.array([math.cos(angle), math.sin(angle)]) * (radii + grow)
    bollards("pond bollards", [around(angle, -3.5) for angle in np.linspace(0.35, 2 * math.pi - 0.35, 18)], 16.0)
    uplights([around(angle, 1.4) for angle in np.linspace(0, 2 * math.pi, 26, endpoint=False)])
    beds.pond_beds("pond", data, centre, [(24, 84), (98, 172), (186, 250), (264, 336)])
    figures.people([(297, -58.2, 0.06, -100), (297.8, -57.2, 0.06, -96), (340, -51.2, 0.06, 160, "stand"), (340.7, -51.8, 0.06, 150, "stand"), (288, -24.5, 0.06, 120), (287.2, -25.0, 0.06, 120, "child"), (309, -60.3, 0.06, 85), (329.6, -17.05, 0.06, 180, "sit"), (330.5, -17.05, 0.06, 180, "sit"), (324.4, -32.5, 0.18, 140, "child", "stand")])


def tram_dusk(data, ground):
    """The stop with its lamps on, and those who come home."""
    places.location_tram(data, ground)
    part = Part()
    part.box((-386.5, 310.3, 3.30), (-357.5, 310.42, 3.335), "crownlight", "b")
    part.build("stop light")
    for x in range(-386, -356, 5):
        glow(x, 310.2, 3.15, 70.0, 0.3)
    for x in np.arange(-386, -357, 3.4):
        glow(x, 318.6, 2.9, 45.0, 0.3, (1.0, 0.84, 0.64))
    # The zelkovas that the plan plants on the pavement, lit from their feet.
    trees = range(-384, -320, 12)
    pits = Part()
    for x in trees:
        pits.join(props.tree_pit(x, 335, 0.14))
    pits.build("tree pits")
    uplights([(x, 334, 0.16) for x in trees], 300.0)
    # Lamps on the pavement, beside the kerb: they light the crowns over them.
    posts = [(x, 333.6, 0.13) for x in (-387.0, -372.0, -357.0)]
    kit.scatter("kerb lamps", [lamp_post(pool=False).build("kerb lamp", link=False)], posts, np.zeros(3), np.zeros(3), np.ones(3))
    for x, y, _ in posts:
        glow(x, y, 4.05, 200.0, 0.3, (1.0, 0.74, 0.48))
    # After a shower the street mirrors tram and lamps.
    for surface, dry in (("asphalt", 0.26), ("marking", 0.34), ("paving", 0.50)):
        materials.wet(surface, dry)
    for index, (x, y, paint) in enumerate(((-352, 327.4, "paint-grey"), (-322, 331.0, "paint-white"), (-300, 327.4, "paint-black"))):
        vehicles.car(index + 4, paint).at((x, y, 0.05), 90).build(f"evening car {index}", crease=vehicles.CREASE)
    figures.people([(-388, 334.6, 0.14, -78), (-387.2, 335.4, 0.14, -84, "child"), (-377, 334.2, 0.14, 95), (-360, 334.9, 0.14, -90), (-352, 334.1, 0.14, 88)])


# Where the running machines stand in the community's house, in metres east of its middle.
MACHINES = np.arange(-15.0, -3.0, 1.7)


def rooms(rng, wide, deep):
    """What stands in the community's house, around its middle: a library and a cafe below, running machines and a lounge above."""
    part, front, core = Part(), -deep / 2 + 0.5, -0.05 * deep
    interiors.portal(part, -7.4, -4.6, front, 0.0)
    interiors.bookcase(part, rng, -0.14 * wide, 0.20 * wide, core, 0.0, 2.9)
    for west, east, y in ((-wide / 2 + 2, -8.0, 3.4), (9.6, wide / 2 - 2, 2.6)):
        for low in (0.0, 4.0):
            part.box((west, y, low), (east, y + 0.2, low + 3.4), "ivory")
            for x in np.arange(west + 1.6, east - 0.8, 2.8):
                interiors.picture(part, x, y, low, colour=("champagne", "cloth-sky")[rng.integers(2)])
    interiors.bookcase(part, rng, -wide / 2 + 2.4, -8.4, 3.2, 0.0, 1.1)
    for x, cloth in ((-14.2, "pine"), (6.6, "cloth-sand"), (15.4, "cloth-ivory")):
        interiors.sofa(part, x, -1.6, 0.0, cloth)
    interiors.pendants(part, [(dx, -0.36 * deep) for dx in (-11.5, 3.5, 9.5, 13)], 3.42)
    interiors.treadmills(part, MACHINES, front + 2.4, 4.0)
    for x, cloth in ((2.6, "cloth-clay"), (7.4, "cloth-sand"), (13.4, "pine")):
        interiors.sofa(part, x, -1.9, 4.0, cloth)
    interiors.pendants(part, [(dx, front + 2.6) for dx in (1.4, 2.6, 3.8, 10.4, 11.6)], 7.42)
    return part


def away_from(line, spots):
    """Metres from each of (n, 2) spots to a line."""
    return np.hypot(*(spots[:, None] - kit.straight(line, 0.3)).transpose(2, 0, 1)).min(axis=1)


def pavilion_dusk(data, ground):
    """The community's house by the central garden with its rooms lit, seen from the ring walk."""
    facility = next(one for one in data["site"]["facilities"] if tuple(one["at"]) == (563, 344))
    (x, y), (wide, deep) = world(*facility["at"]), facility["size"]
    rng = np.random.default_rng(64)
    for low in (0.06, 4.06):
        for dx in np.arange(-wide / 2 + 3.5, wide / 2 - 2, 5.6):
            glow(x + dx, y - deep * 0.30, low + 2.7, rng.uniform(35.0, 170.0), 0.35, (1.0, rng.uniform(0.72, 0.90), rng.uniform(0.46, 0.76)))
    for dx in np.arange(-wide / 2 + 2, wide / 2, 4.0):
        glow(x + dx, y - deep / 2 - 0.8, 3.3, 70.0, 0.2)
    for index, (west, east) in enumerate(((-wide / 2 - 4, -9.6), (-2.4, wide / 2 + 4))):
        beds.bed(f"house bed {index}", [(x + west, y - deep / 2 - 5.8), (x + east, y - deep / 2 - 5.8)], 2.2, 41 + index)
    part = Part()
    for dx in (-11.5, -6.5, 3.5, 9.5, 13):
        part.tube([(x + dx, y - deep * 0.36, 0.1), (x + dx, y - deep * 0.36, 0.82)], 0.05, "bronze", 8)
        part.tube([(x + dx, y - deep * 0.36, 0.80), (x + dx, y - deep * 0.36, 0.84)], 0.55, "wood", 20)
    rooms(rng, wide, deep).at((x, y, 0.1)).build("house rooms")
    path = kit.curve([(x - 6, y - deep / 2 - 2), (x - 6, y - deep / 2 - 9), (66, -25), (60, -34), (53, -49)], 1.5)
    part.ribbon(path, 3.0, 0.062, "slab")
    left, right = kit.sides_of(path, 3.6)
    beds.bed("path bed east", left[(left[:, 1] < -10) & (left[:, 1] > -19)], 1.6, 43, beds.LOW)
    beds.bed("path bed west", right[(right[:, 1] < -9) & (right[:, 1] > -22)][::-1], 1.8, 44, beds.LOW)
    part.build("house tables")
    turf("house lawn", lambda spots: (away_from(path, spots) > 1.55) & (spots[:, 1] < y - deep / 2 - 5.7) & ground["free"].ask(spots), (62, -27), 44, 0.05)
    bollards("house bollards", [(x - 7.8, y - deep / 2 - 5), (x - 4.2, y - deep / 2 - 8), (x - 9.2, y - deep / 2 - 11), (x - 7.2, y - deep / 2 - 14), (x - 16, y - deep / 2 - 7), (x + 3, y - deep / 2 - 8), (x + 11, y - deep / 2 - 7), (70.2, -15.2), (66.6, -20.6)], 40.0)
    uplights([(x + dx, y - deep / 2 - 8 + dy) for dx, dy in ((-19, 0), (-14, 2), (4, -1), (11, 1), (18, 0))], 700.0)
    seats = [(x + dx + side * 0.85, y - deep * 0.36, 0.1, 90 * side, "sit") for dx, side in ((-11.5, -1), (-11.5, 1), (3.5, 1), (9.5, -1))]
    runners = [(x + dx, y - deep / 2 + 2.9, 4.28, 180) for dx in MACHINES[[0, 2, 3, 6]]]
    figures.people([*seats, *runners, (x - 6.3, y - deep / 2 - 6, 0.06, 8), (x - 5.4, y - deep / 2 - 6.6, 0.06, 2, "child"), (x - 1, y - 4, 0.1, 60, "stand"), (x + 6.8, y - 5, 4.1, 160, "stand"), (x - 9, y - 5.2, 4.1, 90, "stand")])
