"""What one sees behind lit glass: rooms that are used, each lit a little differently. Everything faces south (-y) and stands on `floor`."""
import numpy as np

SPINES = ("cloth-sand", "cloth-ivory", "umber", "cloth-sand", "pine", "cloth-clay", "umber")


def bookcase(part, rng, west, east, back, floor, height=2.5):
    """Shelves against a wall at y = back: books in groups with gaps between them, a bowl here and there."""
    front = back - 0.34
    part.box((west, back - 0.03, floor), (east, back, floor + height), "umber")
    for z in np.linspace(0, height - 0.04, 7):
        part.box((west, front, floor + z), (east, back, floor + z + 0.04), "wood")
    for x in np.linspace(west, east - 0.05, max(2, round((east - west) / 1.1))):
        part.box((x, front, floor), (x + 0.05, back, floor + height), "wood")
    for z in np.linspace(0, height - 0.04, 7)[:-1]:
        x = west + 0.1
        while x < east - 0.5:
            wide = rng.uniform(0.10, 0.42)
            if rng.random() < 0.72:
                part.box((x, front + 0.05, floor + z + 0.04), (x + wide, back - 0.04, floor + z + 0.04 + rng.uniform(0.18, 0.31)), SPINES[rng.integers(len(SPINES))])
            x += wide + rng.uniform(0.01, 0.12)


def pendants(part, spots, ceiling, drop=1.1):
    """Lamps that hang over tables, at (x, y)."""
    for x, y in spots:
        part.tube([(x, y, ceiling), (x, y, ceiling - drop)], 0.015, "bronze", 6)
        part.ball((x, y, ceiling - drop - 0.12), (0.24, 0.24, 0.15), "lobby")


def sofa(part, x, y, floor, cloth="cloth-sand", wide=2.2):
    """A sofa that faces the glass, with a low table and a rug before it."""
    part.box((x - wide / 2 - 0.4, y - 2.2, floor), (x + wide / 2 + 0.4, y + 0.3, floor + 0.02), "cloth-ivory")
    part.box((x - wide / 2, y - 0.8, floor + 0.08), (x + wide / 2, y, floor + 0.42), cloth)
    part.box((x - wide / 2, y - 0.2, floor + 0.42), (x + wide / 2, y, floor + 0.82), cloth)
    for side in (-1, 1):
        part.box((x + side * wide / 2 - 0.12, y - 0.8, floor + 0.08), (x + side * wide / 2 + 0.12, y, floor + 0.60), cloth)
    part.box((x - 0.28, y - 0.36, floor + 0.44), (x + 0.22, y - 0.22, floor + 0.80), "cloth-clay")
    part.tube([(x, y - 1.5, floor), (x, y - 1.5, floor + 0.36)], 0.42, "wood", 18)


def picture(part, x, y, floor, wide=1.6, high=1.1, colour="champagne"):
    """A framed picture on a wall at y."""
    low = floor + 1.2
    part.box((x - wide / 2, y - 0.05, low), (x + wide / 2, y, low + high), "bronze")
    part.box((x - wide / 2 + 0.05, y - 0.06, low + 0.05), (x + wide / 2 - 0.05, y - 0.05, low + high - 0.05), "white", "s")
    part.box((x - wide * 0.28, y - 0.07, low + high * 0.25), (x + wide * 0.05, y - 0.06, low + high * 0.8), colour, "s")
    part.box((x + wide * 0.08, y - 0.07, low + high * 0.2), (x + wide * 0.30, y - 0.06, low + high * 0.55), "pine", "s")


def treadmills(part, xs, y, floor):
    """A row of running machines that look out."""
    for x in xs:
        part.box((x - 0.38, y - 0.9, floor), (x + 0.38, y + 0.9, floor + 0.18), "charcoal")
        for side in (-0.34, 0.34):
            part.beam((x + side, y - 0.5, floor + 0.15), (x + side, y - 0.85, floor + 1.15), 0.06, 0.06, "alloy")
            part.box((x + side - 0.03, y - 0.85, floor + 0.95), (x + side + 0.03, y - 0.1, floor + 1.0), "charcoal")
        part.box((x - 0.36, y - 0.95, floor + 1.1), (x + 0.36, y - 0.85, floor + 1.4), "charcoal")


def portal(part, west, east, front, floor):
    """The way in: a bronze portal before the glass, two leaves with handles of brass, and light over the mat."""
    for x in (west, east):
        part.box((x - 0.12, front - 0.75, floor), (x + 0.12, front + 0.05, floor + 2.95), "bronze")
    part.box((west - 0.12, front - 0.75, floor + 2.95), (east + 0.12, front + 0.05, floor + 3.2), "bronze")
    part.box((west + 0.3, front - 0.6, floor + 2.92), (east - 0.3, front - 0.2, floor + 2.95), "lobby", "b")
    middle = (west + east) / 2
    for x in (west + 0.2, middle, east - 0.2):
        part.box((x - 0.06, front - 0.2, floor), (x + 0.06, front - 0.1, floor + 2.65), "bronze")
    part.box((west + 0.1, front - 0.2, floor + 2.6), (east - 0.1, front - 0.1, floor + 2.75), "bronze")
    for x in (middle - 0.25, middle + 0.25):
        part.box((x - 0.03, front - 0.28, floor + 0.65), (x + 0.03, front - 0.22, floor + 1.75), "brass")
