"""What stands in each room. Every function furnishes one room of a Home; the plan's fixtures say where, this file says what.

Points are the plan's millimetres; turns are counter-clockwise (0 faces south, 90 east, 180 north, -90 west).
"""
import furniture
from apartment import builtin, materials
from apartment.home import panel
from apartment.plan import metres
from furniture import solid

KITCHEN_TOP = 0.88
TILE = {"floor": "floor-tile"}
FINISHES = {
    "59A": {"": {"wall": "wallpaper:#EAE7E1", "floor": "floor-oak"}, "entry": {"floor": "floor-bath", "wall": "paint:#E4DED3"}, "bath": {"floor": "floor-bath", "wall": "wall-tile"}, "balcony": {"floor": "floor-bath", "wall": "paint"}},
    "84A": {"": {"wall": "wallpaper:#E9E6E0", "floor": "floor-oak"}, "living": TILE, "kitchen": TILE, "hall": TILE, "entry": TILE, "bath": {"floor": "floor-bath", "wall": "wall-tile:#C9C1B4"}, "balcony": {"floor": "floor-bath", "wall": "paint"}},
    "84B": {"": {"wall": "wallpaper:#E4DFD5", "floor": "floor-smoked"}, "entry": {"floor": "floor-bath"}, "bath": {"floor": "floor-bath", "wall": "wall-tile"}, "balcony": {"floor": "floor-bath", "wall": "paint"}},
}


def lining(box, high, low, material, thick=0.008):
    """A sheet on a wall over a plan box that is thin in one direction, such as a splashback."""
    (x1, y1), (x2, y2) = metres(box[0], box[1]), metres(box[2], box[3])
    return panel("lining", x1, x2, y2, y1, low, high, materials.get(material), 0.001)


def on(home, item, x, y, turn=0.0, z=0.0):
    return home.put(item, x, y, turn, z)


def pair(home, item, places, z=0.0):
    """One piece at several plan points: (x, y, turn)."""
    home.put(item, *places[0], z)
    for x, y, turn in places[1:]:
        solid.again(item, *metres(x, y), turn, z)


def fixture(home, build, kind, room=None, index=0, **options):
    """A piece sized and stood as the plan's fixture."""
    x, y, turn, width, depth = home.fixture(kind, room, index)
    return solid.place(build(width=width, depth=depth, **options), x, y, turn)


# 84A ------------------------------------------------------------------------------------------------------------------

def living_84a(home):
    fixture(home, furniture.sofa, "sofa", fabric="linen", accent=("sage cloth", "boucle", "pine cloth"), seats=3)
    on(home, furniture.rug(3.1, 2.5, cloth="rug:#BFB29C"), 6150, 5600, 90)
    on(home, furniture.low_table(0.92, 0.92, 0.33, "travertine", "travertine"), 6850, 5800, 90)
    on(home, furniture.low_table(0.56, 0.56, 0.43, "walnut", "bronze"), 7050, 5080, 90)
    on(home, furniture.book_stack(3, 0.22, 0.30), 7200, 5950, 20, 0.33)
    on(home, furniture.branches(0.62, height=0.72, vessel="moon", finish="stoneware"), 7440, 5700, 0, 0.33)
    on(home, furniture.cup(), 7330, 5080, 30, 0.43)
    on(home, furniture.throw(0.55, 0.62, 0.468, "brass cloth"), 5790, 6150, 90)
    on(home, builtin.slab_wall(4.18), 9800, 5680, -90)
    on(home, furniture.television(2.7, 0.40, wood="oak", screen=1.66), 9786, 5600, -90)
    pair(home, furniture.vase(0.15, height=0.30, shape="bottle", finish="dark clay"), [(9560, 6800, 0)], 0.462)
    on(home, furniture.vase(0.2, height=0.16, shape="moon", finish="stoneware"), 9580, 6600, 0, 0.462)
    on(home, furniture.book_stack(2, 0.2, 0.27, seed=5), 9580, 4480, 75, 0.462)
    on(home, furniture.armchair(fabric="boucle"), 8760, 7180, 205)
    on(home, furniture.olive_tree(0.95, height=1.85), 9330, 7330, 0)
    on(home, furniture.snake_plant(0.32, height=0.8, pot="dark clay"), 5760, 7250, 0)
    on(home, furniture.floor_lamp(kind="shade", power=16.0 * home.light["lamps"]), 5520, 4100, 90)
    for index, y in enumerate((5180, 6020)):
        on(home, furniture.frame(0.68, 0.03, 0.92, art=3 + index, wood="oak"), 5500, y, 90, 1.12)
    home.shell.curtains(home.windows("living")[0], sheer=(0.24, 0.20), drape=(0.075, 0.075), cloth="curtain:#B6A892")
    home.lamps([(x, y) for y in (4350, 5350, 6350, 7150) for x in (5720, 9580)])


def dining(home, x, y, width, depth, wood="walnut", seat="greige cloth", chairs=2, along=0, pendants=3, kind="dome", finish="pine", reach=0.25, hang=0.92):
    """A table set for a quiet lunch with its lamps; (x, y) its middle. along=90 stands it north to south."""
    table = furniture.dining_table(width, depth, 0.74, wood)
    on(home, table, *((x, y - depth * 500) if along == 0 else (x - depth * 500, y)), along)
    seats, offset = [], depth * 500 + reach * 1000
    for index in range(chairs):
        at = (index - (chairs - 1) / 2) * width * 1000 / max(chairs, 2) * (1.06 if chairs == 2 else 0.92)
        for side in (-1, 1):
            if along == 0:
                seats.append((x + at, y + side * offset, 0 if side < 0 else 180))
            else:
                seats.append((x + side * offset, y + at, 90 if side < 0 else -90))
    pair(home, furniture.chair(wood=wood, fabric=seat), seats)
    on(home, furniture.branches(0.55, height=0.66, vessel="bottle", finish="dark clay", count=4), *((x + 160, y) if along == 0 else (x, y + 160)), 0, 0.74)
    on(home, furniture.fruit_bowl(0.30), *((x - 260, y + 30) if along == 0 else (x, y - 260)), 0, 0.74)
    lamp = furniture.pendant(0.26, height=hang, kind=kind, finish=finish, power=9.0 * home.light["lamps"])
    gap = width * 1000 / 3.1
    pair(home, lamp, [((x + (index - (pendants - 1) / 2) * gap, y, 0) if along == 0 else (x, y + (index - (pendants - 1) / 2) * gap, 0)) for index in range(pendants)], home.shell.height("kitchen"))


def stand(home, things):
    """Small things: (piece, x, y, turn, height)."""
    for item, *place in things:
        on(home, item, *place)


def run(home, box, faces, base, upper, **options):
    """A stretch of kitchen over a plan box."""
    x, y, turn, width, depth = home.stand(box, faces)
    options = {"uppers": False, "splash": True, "props": False, "top": "marble", **options}
    return solid.place(furniture.counter(width, depth, KITCHEN_TOP, base, upper, ceiling=home.shell.height("kitchen"), **options), x, y, turn)


def corner(box, upper):
    """The filler between two runs of wall units that meet in a corner."""
    return lining(box, 2.35, 1.468, upper)


def kitchen_84a(home):
    base, upper = "lacquer:#CDC3B2", "lacquer:#EAE6DD"
    run(home, (5500, 0, 6120, 2250), "e", base, upper, uppers=True, sink=-0.19, drawers=1)
    run(home, (6120, 0, 7120, 620), "s", base, upper, uppers=True, hob=0.16, drawers=1, props=True)
    run(home, (7120, 0, 7960, 620), "s", base, upper, splash=False, drawers=2)
    corner((5850, 0, 6120, 345), upper)
    fixture(home, furniture.refrigerator, "refrigerator", "kitchen", finish="lacquer:#D8D1C4", column=2.34)
    fixture(home, furniture.island, "island", "kitchen", height=KITCHEN_TOP, base="walnut", overhang=0.12)
    dining(home, 7900, 2920, 1.8, 0.80, "walnut", "boucle", reach=0.33, finish="brass")
    stand(home, [
        (furniture.tray(0.42, 0.28, wood="oak"), 8350, 1720, 15, KITCHEN_TOP),
        (furniture.fruit_bowl(0.34, finish="stoneware", seed=4), 7300, 1720, 0, KITCHEN_TOP),
        (furniture.trailing_plant(0.36, height=0.28, trail=0.25), 5700, 280, 0, KITCHEN_TOP),
        (furniture.vase(0.13, height=0.24, shape="jar", finish="stoneware"), 5650, 1990, 0, KITCHEN_TOP),
        (furniture.vase(0.11, height=0.18, shape="jar", finish="jade"), 5650, 2130, 0, KITCHEN_TOP),
        (furniture.vase(0.12, height=0.26, shape="bottle", finish="dark clay"), 7700, 200, 0, KITCHEN_TOP),
        (furniture.book_stack(3, 0.2, 0.26, seed=9), 7480, 240, 80, KITCHEN_TOP),
        (furniture.cup(seed=2), 8020, 1560, 40, KITCHEN_TOP),
    ])
    home.lamps([(x, y) for x in (6500, 7900, 9300) for y in (950, 2450)])


def bedroom(home, bed, blanket="sage cloth", accent="pine cloth", fabric="greige cloth", headboard="panel", table="oak"):
    """A bed against a panelled wall, with its tables and lamps. bed: (x, y, turn, width, depth) in metres."""
    x, y, turn, width, depth = bed
    solid.place(furniture.bed(width, depth, wood=table, blanket=blanket, accent=accent, fabric=fabric, headboard=headboard), x, y, turn)
    stand = furniture.bedside_table(0.5, 0.42, wood=table)
    lamp = furniture.table_lamp(0.28, height=0.46, power=5.0 * home.light["lamps"])
    middle = -y * 1000
    reach = width * 500 + 330
    pair(home, stand, [(x * 1000, middle - reach, turn), (x * 1000, middle + reach, turn)])
    into = 1 if turn == 90 else -1
    pair(home, lamp, [(x * 1000 + into * 40, middle - reach - 60, turn), (x * 1000 + into * 40, middle + reach + 60, turn)], 0.46)
    on(home, furniture.book_stack(2, 0.18, 0.24, seed=17), x * 1000 + into * 270, middle + reach - 100, 30, 0.46)
    on(home, furniture.vase(0.12, height=0.14, shape="cup", finish="stoneware"), x * 1000 + into * 260, middle - reach + 110, 0, 0.46)


def master_84a(home):
    on(home, builtin.panels(3.92, count=6, finish="oak"), 13400, 4460, -90)
    x, y, turn, width, depth = home.fixture("bed", "master")
    bedroom(home, (x - 0.018, y, turn, width, depth))
    on(home, furniture.rug(2.9, 2.2, cloth="wool"), 13250, 4150, -90)
    on(home, furniture.bench(1.3, 0.42, fabric="boucle"), 11170, 4150, -90)
    on(home, furniture.armchair(fabric="boucle"), 10330, 6020, 140)
    on(home, furniture.frame(0.72, 0.03, 0.96, art=6, wood="oak"), 10900, 2500, 0, 1.0)
    on(home, furniture.palm(0.85, height=1.55), 12870, 5900, 0)
    on(home, furniture.pendant(0.42, height=0.38, kind="drum", power=12.0 * home.light["lamps"]), 11500, 4400, 0, 2.35)
    home.shell.curtains(home.windows("master")[0], sheer=(0.22, 0.22), drape=(0.14, 0.14), cloth="curtain:#A9A08F", inset=0.05)
    home.lamps([(x, y) for x in (10700, 12900) for y in (2950, 4450, 5950)], 6.0)


def dressing_84a(home):
    fixture(home, furniture.wardrobe, "wardrobe", "dressing", open_=True)
    on(home, furniture.vanity(0.86, 0.42), 11820, 760, 90)
    on(home, furniture.pouf(0.42), 12330, 760, 90)
    on(home, furniture.rug(1.5, 0.7, cloth="rug:#A89C86"), 12150, 1500, 90)
    home.shell.curtains(home.windows("dressing")[0], sheer=(0.2, 0.2), drape=(0, 0), inset=0.05)
    home.lamps([(12300, 800), (12300, 1700)], 8.0)


def bathroom(home, room, wood="oak"):
    """The family bathroom: tub, basin under a lit mirror, closet, towels."""
    fixture(home, furniture.bathtub, "bathtub", room)
    x, y, turn, width, depth = home.fixture("basin", room)
    solid.place(furniture.basin(width=max(width, 0.6), depth=depth, wood=wood), x, y, turn)
    x, y, turn, width, depth = home.fixture("toilet", room)
    solid.place(furniture.toilet(), x, y, turn)
    west, south, east, north = home.plan.box(room)
    home.lamps([((west * 0.3 + east * 0.7) * 1000, -north * 1000 + 500), ((west * 0.7 + east * 0.3) * 1000, -north * 1000 + 500), ((west + east) * 500, -south * 1000 - 600)], 12.0, z=home.shell.height(room))


def bath_84a(home):
    bathroom(home, "bath", "walnut")
    on(home, furniture.towel_rail(), 3480, 1020, 90, 1.0)
    on(home, furniture.snake_plant(0.2, height=0.5), 3640, 2120, 0)


def bath_59a(home):
    bathroom(home, "bath")
    on(home, furniture.towel_rail(0.5), 2780, 950, 90, 1.0)


# 59A ------------------------------------------------------------------------------------------------------------------

def living_by_plan(home):
    """A sofa of the plan before its long wall, a television opposite, the window to the south: 59A's living room, and that of another complex's homes."""
    sofa = home.plan.sofa()
    faces = 1 if sofa["faces"] == "e" else -1
    west, south, east, north = (round(edge * 1000) for edge in home.plan.box("living"))
    south, long = -south, north - south
    wall, across, middle = (west if faces > 0 else east), (east - west), (sofa["box"][1] + sofa["box"][3]) // 2
    # Points by how far from the sofa's wall, and by plan.
    at = lambda away, y, turn=0: (wall + faces * away, y, faces * turn)
    lining = min(3500, long - 90)
    fixture(home, furniture.sofa, "sofa", "living", fabric="greige cloth", accent=("linen", "pine cloth", "boucle"), seats=2)
    on(home, furniture.rug(2.5, 2.1, cloth="rug:#CBC3B2"), *at(560, middle - 20, 90))
    on(home, furniture.low_table(1.05, 0.56, 0.36, "oak", "oak", "long"), *at(1310, middle - 20, 90))
    stand(home, [
        (furniture.book_stack(2, 0.21, 0.29), *at(1560, middle + 240, 12), 0.36),
        (furniture.cup(), *at(1580, middle + 10, 60), 0.36),
        (furniture.branches(0.5, height=0.6, vessel="jar", finish="stoneware"), *at(1600, middle - 250), 0.36),
        (furniture.throw(0.5, 0.6, 0.468, "sage cloth"), *at(260, middle + 530, 90)),
    ])
    on(home, builtin.panels(lining / 1000, count=5, finish="oak"), *at(across, south - 40 - lining // 2, -90))
    on(home, furniture.television(2.3, 0.36, wood="light oak", screen=1.45), *at(across - 18, middle - 70, -90))
    stand(home, [
        (furniture.vase(0.17, height=0.2, shape="moon", finish="stoneware"), *at(across - 200, middle + 890), 0.462),
        (furniture.vase(0.11, height=0.28, shape="bottle", finish="jade"), *at(across - 180, middle - 990), 0.462),
        (furniture.book_stack(2, 0.18, 0.25, seed=6), *at(across - 200, middle - 800, 80), 0.462),
        (furniture.rubber_plant(0.7, height=1.45), *at(across - 440, south - 420)),
        (furniture.floor_lamp(kind="shade", power=14.0 * home.light["lamps"]), *at(30, south - 420, 90)),
        (furniture.frame(1.1, 0.03, 0.78, art=5, wood="oak"), *at(0, middle, 90), 1.2),
        (furniture.pouf(0.5, fabric="boucle"), *at(2430, middle + 800)),
    ])
    home.shell.curtains(home.windows("living")[0], sheer=(0.20, 0.24), drape=(0.08, 0.08), cloth="curtain:#C2B7A4")
    home.lamps([(x, south - up) for up in (2900, 1800, 700) for x in (west + 210, east - 210)])


def kitchen_by_plan(home):
    """The plan's counters under wall units, with its hob and sink where they are."""
    own = [each for each in home.plan.fixtures if home.within(each["box"], "kitchen")]
    middle = lambda box: (box[0] + box[2], box[1] + box[3])
    for counter in (each for each in own if each["kind"] == "counter"):
        box, faces = counter["box"], counter.get("faces", "s")
        axis, way = (1, -1 if faces == "e" else 1) if faces in "ew" else (0, 1 if faces == "s" else -1)
        here = [each for each in own if each["kind"] in ("hob", "sink") and box[0] <= middle(each["box"])[0] / 2 <= box[2] and box[1] <= middle(each["box"])[1] / 2 <= box[3]]
        run(home, box, faces, "pine", "lacquer:#F0ECE4", uppers=True, drawers=0, **{each["kind"]: way * (middle(each["box"])[axis] - middle(box)[axis]) / 2000 for each in here})
    if any(each["kind"] == "refrigerator" for each in own):
        fixture(home, furniture.refrigerator, "refrigerator", "kitchen", finish="lacquer:#E3DDD2", column=2.34)
    west, south, east, north = home.plan.box("kitchen")
    home.lamps([((west + (east - west) * share) * 1000, -(south + north) * 500) for share in (0.3, 0.7)])


def kitchen_59a(home):
    base, upper = "pine", "lacquer:#F0ECE4"
    run(home, (4920, 0, 5520, 1960), "e", base, upper, uppers=True, hob=-0.34, props=True)
    run(home, (5520, 0, 6560, 600), "s", base, upper, uppers=True, sink=-0.06, drawers=0)
    corner((5270, 0, 5520, 345), upper)
    run(home, (7420, 0, 7820, 600), "s", base, upper, splash=False, drawers=0)
    run(home, (7820, 0, 8420, 1120), "w", base, upper, drawers=1)
    fixture(home, furniture.refrigerator, "refrigerator", "kitchen", finish="lacquer:#E3DDD2", column=2.34)
    dining(home, 6510, 2700, 1.5, 0.75, "oak", "sage cloth", reach=0.30, pendants=2, finish="brass")
    stand(home, [
        (furniture.trailing_plant(0.34, height=0.26, trail=0.2), 8180, 220, 0, KITCHEN_TOP),
        (furniture.vase(0.12, height=0.2, shape="jar", finish="stoneware"), 8230, 640, 0, KITCHEN_TOP),
        (furniture.vase(0.09, height=0.15, shape="jar", finish="clay"), 8240, 780, 0, KITCHEN_TOP),
        (furniture.vase(0.10, height=0.26, shape="bottle", finish="green glass"), 7600, 180, 0, KITCHEN_TOP),
        (furniture.tray(0.36, 0.26), 5200, 500, 80, KITCHEN_TOP),
    ])
    home.lamps([(x, y) for x in (5900, 7100) for y in (950, 1900)] + [(7900, 1700), (6500, 3300)])


def master_59a(home):
    on(home, builtin.panels(3.17, count=5, finish="ash"), 11640, 3565, -90)
    x, y, turn, width, depth = home.fixture("bed", "master")
    bedroom(home, (x - 0.018, y, turn, width, depth), blanket="clay cloth", accent="clay cloth", fabric="linen", headboard="plain")
    on(home, furniture.rug(2.6, 2.0, cloth="wool"), 11480, 3650, -90)
    on(home, furniture.console(0.9, 0.32, 0.76, wood="oak"), 8620, 3800, 90)
    on(home, furniture.frame(0.6, 0.03, 0.8, art=8, wood="oak"), 8620, 3800, 90, 1.05)
    on(home, furniture.branches(0.5, height=0.7, vessel="moon", finish="stoneware"), 8780, 4050, 0, 0.76)
    on(home, furniture.snake_plant(0.3, height=0.8), 11300, 4940, 0)
    home.shell.curtains(home.windows("master")[0], sheer=(0.24, 0.24), drape=(0.14, 0.14), cloth="curtain:#C9BEAC", inset=0.05)
    home.lamps([(x, y) for x in (9200, 11000) for y in (2500, 4600)], 7.0)


def entry_59a(home):
    fixture(home, furniture.shoe_cabinet, "shoe-cabinet", "entry", height=2.34, finish="lacquer:#EAE5DB")
    on(home, furniture.bench(0.7, 0.32, 0.42), 1500, 380, -90)
    on(home, furniture.frame(0.5, 0.03, 0.66, art=4, wood="oak"), 1500, 300, -90, 1.15)
    on(home, furniture.rug(1.0, 0.6, cloth="rug:#A89C86"), 900, 150, 0)
    on(home, furniture.snake_plant(0.24, height=0.62), 1370, 1680, 0)
    # In the hall, where the glass door leads the eye.
    on(home, furniture.frame(0.6, 0.03, 0.8, art=5, wood="oak"), 640, 3080, 180, 1.1)
    home.lamps([(900, 500), (900, 1450), (750, 2560)], 16.0)


def entry_84a(home):
    fixture(home, furniture.shoe_cabinet, "shoe-cabinet", "entry", height=2.34, finish="lacquer:#E2DBCF", wood="walnut")
    on(home, furniture.bench(0.62, 0.32, 0.42), 1640, 360, -90)
    on(home, furniture.frame(0.5, 0.03, 0.66, art=7, wood="walnut"), 1640, 360, -90, 1.15)
    on(home, furniture.rug(1.0, 0.6, cloth="rug:#A89C86"), 1010, 150, 0)
    on(home, furniture.snake_plant(0.24, height=0.62), 1480, 2060, 0)
    # In the hall, where the glass door leads the eye.
    on(home, furniture.frame(0.6, 0.03, 0.8, art=6, wood="walnut"), 700, 3500, 180, 1.1)
    home.lamps([(1000, 550), (1000, 1700), (800, 2950)], 16.0)


# 84B ------------------------------------------------------------------------------------------------------------------

def living_84b(home):
    fixture(home, furniture.sofa, "sofa", fabric="charcoal cloth", accent=("brass cloth", "boucle", "pine velvet"), seats=3)
    on(home, furniture.rug(3.0, 2.4, cloth="wool"), 7350, 5500, -90)
    on(home, furniture.low_table(1.25, 0.66, 0.35, "travertine", "smoked oak", "long"), 6630, 5500, -90)
    stand(home, [
        (furniture.book_stack(3, 0.22, 0.30), 6300, 5850, 10, 0.35),
        (furniture.globe_lamp(0.2, power=4.0 * home.light["lamps"]), 6250, 5150, 0, 0.35),
        (furniture.tray(0.4, 0.26), 6330, 5480, 80, 0.35),
        (furniture.throw(0.55, 0.62, 0.468, "brass cloth"), 7810, 6050, -90),
    ])
    on(home, builtin.slats(4.2, finish="walnut"), 3700, 5510, 90)
    on(home, furniture.television(2.6, 0.36, wood="walnut", screen=1.66), 3727, 5500, 90)
    stand(home, [
        (furniture.vase(0.2, height=0.24, shape="moon", finish="dark clay"), 3920, 6600, 0, 0.462),
        (furniture.globe_lamp(0.22, power=5.0 * home.light["lamps"]), 3850, 4400, 90, 0.462),
        (furniture.armchair(fabric="pine velvet"), 5450, 7180, 160),
        (furniture.floor_lamp(kind="arc", power=20.0 * home.light["lamps"]), 7850, 3900, -60),
        (furniture.palm(0.9, height=1.8), 4380, 7020, 0),
        (furniture.frame(1.3, 0.03, 0.9, art=7, wood="walnut"), 8100, 5500, -90, 1.15),
        (furniture.bedside_table(0.45, 0.45, 0.5, wood="walnut"), 8080, 6980, -90),
        (furniture.table_lamp(0.34, height=0.52, power=9.0 * home.light["lamps"]), 8000, 6980, -90, 0.5),
    ])
    home.shell.curtains(home.windows("living")[0], sheer=(0.16, 0.16), drape=(0.10, 0.10), cloth="curtain:#8C8373")
    home.lamps([(x, y) for y in (4250, 5250, 6250, 7150) for x in (3930, 7880)])


def kitchen_84b(home):
    base, upper = "lacquer:#E6E0D4", "lacquer:#EFEBE3"
    run(home, (7480, 0, 8100, 2250), "w", base, upper, uppers=True, hob=-0.08, props=True)
    run(home, (6100, 0, 7480, 620), "s", base, upper, splash=False, sink=0.11, drawers=1)
    fixture(home, furniture.refrigerator, "refrigerator", "kitchen", finish="lacquer:#D5CDBF", column=2.34)
    solid.place(furniture.oven_tower(0.6, 0.62, 2.34, finish=upper), *metres(4940, 0))
    fixture(home, furniture.island, "island", "kitchen", height=KITCHEN_TOP, base="oak", overhang=0.12)
    dining(home, 5800, 2930, 2.2, 0.82, "oak", "greige cloth", chairs=3, reach=0.33, kind="globe", finish="brass", pendants=3)
    stand(home, [
        (furniture.vase(0.2, height=0.3, shape="moon", finish="dark clay"), 5300, 1720, 0, KITCHEN_TOP),
        (furniture.tray(0.42, 0.28, wood="walnut"), 6350, 1730, 10, KITCHEN_TOP),
        (furniture.trailing_plant(0.36, height=0.28, trail=0.2), 6260, 220, 0, KITCHEN_TOP),
        (furniture.vase(0.1, height=0.26, shape="bottle", finish="green glass"), 7400, 160, 0, KITCHEN_TOP),
    ])
    home.lamps([(x, y) for x in (4600, 5900, 7100) for y in (950, 2350)])


def master_84b(home):
    on(home, builtin.slats(3.92, finish="walnut"), 0, 4260, 90)
    x, y, turn, width, depth = home.fixture("bed", "master")
    bedroom(home, (x + 0.027, y, turn, width, depth), blanket="brass cloth", accent="pine velvet", fabric="sage cloth", table="walnut")
    on(home, furniture.rug(2.9, 2.2, cloth="wool"), 150, 4000, 90)
    on(home, furniture.armchair(fabric="boucle"), 2900, 5900, -135)
    on(home, furniture.olive_tree(0.8, height=1.6), 430, 5830, 0)
    home.shell.curtains(home.windows("master")[0], sheer=(0.2, 0.2), drape=(0.14, 0.14), cloth="curtain:#9A8F7C", inset=0.05)
    home.lamps([(x, y) for x in (900, 2700) for y in (2800, 5600)], 6.0)


def study_84b(home):
    fixture(home, furniture.shelf, "shelf", "study", height=2.34, wood="light oak", cabinet=0.5)
    lining((12000, 2400, 12302, 2416), 2.34, 0.0, "oak")
    fixture(home, furniture.desk, "desk", "study", wood="light oak")
    on(home, builtin.panels(2.4, count=4, finish="fabric:#8F9A88"), 13660, 1200, -90)
    stand(home, [
        (builtin.monitor(), 13430, 850, -90, 0.74),
        (furniture.desk_lamp(power=7.0 * home.light["lamps"]), 13600, 1500, -90, 0.74),
        (furniture.book_stack(3, 0.2, 0.27), 13280, 420, 15, 0.74),
        (furniture.cup(), 13150, 1330, 0, 0.74),
        (furniture.office_chair(), 12560, 950, 90),
        (furniture.rug(1.7, 1.2, cloth="rug:#A89C86"), 12380, 1700, 90),
        (furniture.snake_plant(0.26, height=0.7), 13460, 1900, 0),
        (furniture.frame(0.6, 0.03, 0.8, art=4, wood="oak"), 13660, 2900, -90, 1.1),
    ])
    home.shell.curtains(home.windows("study")[0], sheer=(0.28, 0.28), drape=(0, 0), inset=0.05)
    home.lamps([(12850, 700), (12850, 1900), (12850, 3000)], 8.0)


ROOMS = {
    "59A": {"living": living_by_plan, "kitchen": kitchen_59a, "master": master_59a, "entry": entry_59a, "bath": bath_59a},
    "84A": {"living": living_84a, "kitchen": kitchen_84a, "master": master_84a, "dressing": dressing_84a, "entry": entry_84a, "bath": bath_84a},
    "84B": {"living": living_84b, "kitchen": kitchen_84b, "master": master_84b, "study": study_84b},
}
BY_PLAN = {"living": living_by_plan, "kitchen": kitchen_by_plan}


def finishes(unit):
    """Of another complex's homes those of 59A."""
    return FINISHES.get(unit, FINISHES["59A"])


FILL = {"living": 1.0, "kitchen": 4.2, "master": 2.4, "dressing": 3.5, "entry": 5.0, "bath": 5.0, "study": 4.5, "hall": 4.0}


OPEN = {"living", "kitchen", "hall", "entry"}


def furnish(home, rooms):
    """Furnishes the named rooms of the home's plan and lights them. The rooms without doors between them are lit together."""
    rooms = [room for room in rooms if room in home.plan.rooms]
    for room in rooms:
        (ROOMS[home.plan.unit] if home.plan.own else BY_PLAN)[room](home)
    lit = {*rooms} | (OPEN - {"entry"} if OPEN & {*rooms} else set())
    home.daylight(lit | {"balcony", "utility", "plant"})
    for room in sorted(lit & home.plan.rooms.keys()):
        home.fill(room, FILL[room])
