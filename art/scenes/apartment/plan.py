"""A unit plan as the scenes read it. It has no heights, so the rules for them stand here, in `HEIGHTS`.

The plan's millimetres (x east, y south) become metres with y north; `metres(x, y)` is the one conversion.
"""
import json
import os

HEIGHTS = {
    "ceiling": 2.35,
    "coffer": 2.46,
    "bath": 2.25,
    "curtain_box": 2.56,
    "slab": 2.75,
    "skirting": 0.06,
    # (sill, head) of an opening: of a door or passage by its kind, of a window by the room behind it.
    "door": (0.0, 2.1),
    "entry": (0.0, 2.15),
    "sliding": (0.0, 2.15),
    "passage": (0.0, 2.2),
    "window": {"living": (0.06, 2.26), "balcony": (0.35, 2.26), "bedroom": (0.75, 2.26), "kitchen": (1.0, 2.05), "study": (0.8, 2.2), "dressing": (1.1, 2.1), "bath": (1.4, 2.1), "plant": (0.9, 2.2)},
}
BALCONY = ("balcony", "plant", "shaft")


def metres(x, y):
    """A point of the plan in the scene."""
    return x / 1000, -y / 1000


def inside(polygon, x, y):
    """Whether a point lies in a closed polygon (even-odd)."""
    hit = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


class Plan:
    """A unit plan as a raster of cells: room, opening, wall, or outside."""

    def __init__(self, unit, geometry):
        with open(geometry, encoding="utf-8") as file:
            complex_ = json.load(file)
        # Another complex's plans come with its name; its 84A is not this one's.
        self.own = "name" not in complex_
        data = next(plan for plan in complex_["units"] if plan["id"] == unit)
        self.unit, self.rooms, self.openings, self.fixtures = unit, {room["id"]: room for room in data["rooms"]}, data["openings"], data["fixtures"]
        boxes = [opening["box"] for opening in self.openings]
        shapes = [data["outline"], *(room["shape"] for room in self.rooms.values()), *([[x1, y1], [x2, y2]] for x1, y1, x2, y2 in boxes)]
        self.xs = sorted({x for shape in shapes for x, _ in shape})
        self.ys = sorted({y for shape in shapes for _, y in shape})
        self.cells = {}
        for i, (x1, x2) in enumerate(zip(self.xs, self.xs[1:])):
            for j, (y1, y2) in enumerate(zip(self.ys, self.ys[1:])):
                self.cells[i, j] = self._what((x1 + x2) / 2, (y1 + y2) / 2, data["outline"])

    def _what(self, x, y, outline):
        for index, opening in enumerate(self.openings):
            x1, y1, x2, y2 = opening["box"]
            if x1 < x < x2 and y1 < y < y2:
                return "opening", index
        for room in self.rooms.values():
            if inside(room["shape"], x, y):
                return "room", room["id"]
        return ("wall", None) if inside(outline, x, y) else ("out", None)

    def at(self, x, y):
        """What lies at a point of the plan."""
        i = next((i for i in range(len(self.xs) - 1) if self.xs[i] <= x < self.xs[i + 1]), None)
        j = next((j for j in range(len(self.ys) - 1) if self.ys[j] <= y < self.ys[j + 1]), None)
        return self.cells.get((i, j), ("out", None))

    def box(self, room):
        """West, south, east, north of a room's bounds, in metres."""
        xs, ys = zip(*self.rooms[room]["shape"])
        return min(xs) / 1000, -max(ys) / 1000, max(xs) / 1000, -min(ys) / 1000

    def sofa(self):
        """The sofa on the east or west wall of the room `living`, or None."""
        within = lambda x1, y1, x2, y2: "living" in self.rooms and inside(self.rooms["living"]["shape"], (x1 + x2) / 2, (y1 + y2) / 2)
        return next((each for each in self.fixtures if each["kind"] == "sofa" and each.get("faces", "s") in "ew" and within(*each["box"])), None)

    def sides(self, opening):
        """(the room on one side, on the other) of an opening; None for the open air. North or west first."""
        x1, y1, x2, y2 = opening["box"]
        if x2 - x1 > y2 - y1:
            probes = ((x1 + x2) / 2, y1 - 20), ((x1 + x2) / 2, y2 + 20)
        else:
            probes = (x1 - 20, (y1 + y2) / 2), (x2 + 20, (y1 + y2) / 2)
        return tuple(room if what == "room" else None for what, room in (self.at(*probe) for probe in probes))

    def span(self, opening):
        """(sill, head) of an opening."""
        rule = HEIGHTS[opening["kind"]]
        if opening["kind"] != "window":
            return rule
        behind = next(room for room in self.sides(opening) if room)
        kind = self.rooms[behind]["kind"]
        return rule["balcony"] if kind == "balcony" and self.rooms[behind]["id"] == "balcony" else rule.get("plant" if kind == "balcony" else kind, rule["bedroom"])


def of_another():
    """The plans of another complex's homes that have a sofa in their living room: none where the geometry is this project's own."""
    with open(geometry_path(), encoding="utf-8") as file:
        plans = [Plan(unit["id"], geometry_path()) for unit in json.load(file)["units"]]
    return [plan for plan in plans if not plan.own and plan.sofa()]


def geometry_path():
    """The plans as data: art/scenes/geometry.ts writes them; GEOMETRY names the file."""
    return os.environ.get("GEOMETRY", "geometry.json")
