"""Where each picture is taken from, at which hour, and what it adds to the site."""
import math
from dataclasses import replace

import numpy as np

import evening
import extras
import hospital
import hub
import interchange
import kit
import light
import model_house
import places
import school
from facades import FLOOR

PUNCHY = "AgX - Punchy"
MID = "AgX - Medium High Contrast"
# Under trees: what stands in their shade keeps its detail.
SOFT = "AgX - Base Contrast"
GOLD = dict(lift=1.28, warmth=0.09, saturation=1.12, calm_blue=0.30)
CLEAR = dict(saturation=1.20, lift=0.94)
WARM = dict(lift=1.14, warmth=0.05, saturation=1.08)
BLUE_HOUR = dict(lift=1.32, warmth=0.03, saturation=1.10)
# Where pale stone lies before the eye, which the sky turns lilac.
BLUE_STREET = dict(lift=1.20, warmth=0.08, saturation=1.08, calm_blue=0.50)
TALL = (1440, 2560)
NIGHT_WINDOWS = dict(lift=1.30, warmth=0.03, saturation=1.08)
LOW_SUN = replace(light.GOLDEN, haze_start=60.0, haze=0.00026)

# The river's camera is composed for the words of the home page: they stand on sky and hills, which take the upper two fifths, and leave
# the water free below them.
PICTURES = {
    "aerial-golden-hour": dict(mood=light.GOLDEN, eye=(470, -480, 108), target=(-66, -50, 38), lens=28, shift_y=0.05, level=False, look=PUNCHY, near=(470, -480, 95, 0), finish=GOLD),
    # For windows taller than wide.
    "aerial-golden-hour-tall": dict(size=TALL, mood=light.GOLDEN, eye=(470, -480, 108), target=(-66, -50, 38), lens=34, shift_y=0.005, level=False, look=PUNCHY, near=(470, -480, 95, 0), finish=GOLD),
    "aerial-dusk": dict(mood=light.DUSK, eye=(345, -432, 52), target=(-30, -95, 31), lens=27, near=(345, -432, 60, 0), finish=BLUE_HOUR, level=False, look=MID, traffic=0.09),
    "gate-street": dict(mood=replace(light.AFTERNOON, elevation=17, azimuth=232, sun=6.0, sun_colour=(1.0, 0.70, 0.42)), eye=(-470.5, -59, 1.65), target=(-452, -32.8, 7.6), lens=25, unlit=[(-460.3, -54, 9)], finish=WARM,
                        near=(-464, -42, 50, 40), look=MID, clearings=[(-457.6, -50, 4), (-457.6, -56, 4), (-468, -52, 8.5), (-462, -38, 12), (-456, -28, 13)], traffic=0.012, extra=extras.gate_street),
    "central-garden": dict(mood=replace(light.AFTERNOON, elevation=56, azimuth=240, sun=7.0, sun_colour=(1.0, 0.86, 0.66), exposure=0.0, fill=2.2), eye=(-19, -76, 2.1), target=(40, -60, 9), lens=23, near=(5, -66, 52, 40), look=SOFT, clearings=[(-17, -74, 9), (-4, -74, 9), (10, -76, 6), (2, -90, 9), (8, -84, 9), (20, -87, 8)], unlit=[(-6, -78.5, 5)], finish=dict(WARM, warmth=0.06, saturation=1.16, calm_blue=0.15), traffic=0.0, extra=extras.central_garden),
    "riverside-walk": dict(mood=replace(LOW_SUN, azimuth=198, elevation=14, seen=0.85, haze_cool=(0.40, 0.44, 0.52)), eye=(-205, -258.3, 1.9), target=(-60, -205, 13), lens=25, near=(-180, -255, 60, 42), look=PUNCHY, traffic=0.02,
                           clearings=[(-199, -260, 14), (-190, -268, 12), (-166, -269, 12), (-140, -270, 12), (-184, -244, 11), (-168, -236, 13), (-148, -222, 15), (-124, -202, 16)], finish=dict(GOLD, warmth=0.05), extra=extras.riverside_walk),
    "brand-river": dict(mood=replace(light.MORNING, azimuth=138, elevation=11, sun=6.0), finish=WARM, eye=(-70, -352.5, 0.5), target=(10, -100, 36), lens=30, near=(-66, -345, 30, 20), look=MID, clearings=[(-70, -352, 2.2), (-69, -347, 2.0)]),
    "brand-light": dict(mood=replace(light.GOLDEN, azimuth=248, elevation=16, sun=9.0, sun_colour=(1.0, 0.62, 0.32), fill=2.4, night=0.40, awake=0.35, haze_start=150.0), eye=(-118, 56, 56), target=(-58, 118, 62), lens=34, finish=dict(GOLD, warmth=0.04, calm_blue=0.0), look=MID, trees="mid"),
    "brand-garden": dict(mood=replace(light.AFTERNOON, elevation=48, azimuth=218, sun=7.0, exposure=0.1, fill=2.2), eye=(285.5, -51.5, 1.6), target=(334, -31, 4.8), lens=32, near=(300, -44, 50, 36), look=SOFT, clearings=[(279, -54, 8), (291, -52, 9), (302, -50, 8)], finish=dict(WARM, warmth=0.06, saturation=1.16, calm_blue=0.15), traffic=0.0, extra=extras.brand_garden),
    "location-town": dict(mood=replace(light.DAY, azimuth=222, elevation=30, sun=7.0, sun_colour=(1.0, 0.84, 0.64), seen=0.85), finish=dict(lift=1.0, saturation=1.20, black=0.05, warmth=0.04, calm_blue=0.25), eye=(-420, -470, 66), target=(40, -95, 30), lens=30, level=False, trees="mid", look=MID, extra=places.location_park),
    "location-park": dict(mood=replace(light.AFTERNOON, azimuth=215, elevation=27, sun=6.5, sun_colour=(1.0, 0.80, 0.58), fill=1.4, exposure=-0.05), eye=(-346, -369.6, 1.9), target=(-230, -347, 6.0), lens=28, near=(-322, -364, 62, 46), look=SOFT, finish=dict(WARM, warmth=0.06, saturation=1.18, black=0.06), clearings=[(-344, -366, 8), (-331, -363, 7), (-308, -354, 20)], extra=places.location_park),
    "location-tram": dict(mood=replace(light.AFTERNOON, azimuth=210, elevation=56, sun=5.5, sun_colour=(1.0, 0.93, 0.82)), finish=dict(WARM, black=0.04, calm_blue=0.15), eye=(-401, 305.9, 1.75), target=(-370, 315, 4.6), lens=31, near=(-395, 305, 55, 20), look=MID, traffic=0.012, extra=places.location_tram),
    "location-school": dict(mood=replace(light.DAY, azimuth=150, elevation=36, sun=6.0, sun_colour=(1.0, 0.86, 0.68), fill=1.6), finish=dict(WARM, warmth=0.06, calm_blue=0.3, black=0.02, saturation=1.16), eye=(278, 224, 1.65), target=(233, 243, 6.6), lens=24, shift_y=0.055, near=(262, 230, 60, 30), look=SOFT,
                            clearings=[(x, y, each) for x in range(205, 350, 12) for y, each in ((196, 12), (208, 12), (222, 13), (238, 10))], paved=[(x, y, 9) for x in range(214, 352, 10) for y in (220, 232, 243)], traffic=0.0, extra=school.location_school),
    "location-interchange": dict(mood=replace(light.DUSK, azimuth=300, exposure=1.3, fill=2.2, night=1.2, awake=0.36), finish=dict(BLUE_STREET, lift=1.3, black=0.03), eye=(-1458, -964, 46), target=(-672, -560, 8), lens=52, level=False, look=PUNCHY, open=[(-1180, -830, 620), (-300, -720, 560), (500, -560, 420)], traffic=0.0, extra=interchange.location_interchange),
    # 2.4 km from the complex, which must not be seen behind it.
    "location-hospital": dict(buildings=False, mood=replace(light.AFTERNOON, azimuth=212, elevation=40, sun=6.0, sun_colour=(1.0, 0.92, 0.80), fill=1.4, exposure=-0.22), finish=dict(CLEAR, lift=1.04, warmth=0.05, saturation=1.12, calm_blue=0.25, black=0.03), eye=(675.5, -73.5, 1.65), target=(622, -30, 13.2), lens=24, near=(668, -64, 60, 26), look=MID, open=[(620, -40, 120)],
                              clearings=[(670, -66, 26), (650, -50, 22), (620, -14, 46), (686, -108, 14)], paved=[(x, -86 + max(0, x - 700) * 0.1, 5.5) for x in range(664, 752, 4)] + [(628, -66, 7), (634, -72, 7), (640, -78, 7), (648, -82, 7), (656, -85, 6), (600, -50, 22), (650, -50, 22), (622, -52, 22), (664, -62, 16), (676, -72, 9)], extra=hospital.location_hospital),
    "location-hub": dict(mood=replace(light.DUSK, exposure=1.15, fill=1.5, night=1.3), finish=dict(BLUE_STREET, lift=1.28), eye=(-417, 207.4, 1.55), target=(-250, 212.6, 20), lens=25, look=MID, near=(-385, 205, 60, 0), clearings=[(x, 210, 18) for x in range(-450, -206, 9)], traffic=0.02, extra=hub.location_hub),
    "model-house": dict(mood=replace(light.DUSK, azimuth=285, exposure=1.0, fill=1.4, night=1.3), finish=BLUE_STREET, eye=(-604.5, -180.5, 1.7), target=(-570, -151, 8.4), lens=25, look=MID, near=(-585, -165, 55, 0), open=[(-580, -150, 110)],
                        clearings=[(-576, -160, 44)], traffic=0.0, extra=model_house.model_house),
    "poster-brand-film": dict(mood=replace(light.GOLDEN, azimuth=250, elevation=11, sun=12.0, haze_cool=(0.40, 0.44, 0.52)), finish=GOLD, eye=(-330, -432, 20), target=(30, -120, 40), lens=27, look=PUNCHY, near=(-290, -395, 80, 0), extra=places.location_park),
    "poster-location": dict(mood=replace(light.AFTERNOON, azimuth=236, elevation=22, sun=8.0, sun_colour=(1.0, 0.80, 0.56), fill=1.4, haze=0.00014, exposure=-0.1), finish=dict(WARM, black=0.06, saturation=1.16, calm_blue=0.1), eye=(-640, -318, 52), target=(-60, -120, 31), lens=30, level=False, trees="mid", look=MID, traffic=0.05),
}

# Views that are taken where the others are not, so that no page has to repeat one.
PICTURES |= {
    "crown-lights": dict(mood=replace(light.DUSK, azimuth=306, clouds=0.9, awake=0.45, exposure=0.9, fill=2.0), finish=BLUE_HOUR, eye=(325, -54, 1.7), target=(306, 40, 80), lens=24, level=False, look=MID, near=(322, -30, 45, 0), clearings=[(326, -44, 12)], traffic=0.0),
    "reeds-dusk": dict(mood=light.DUSK, finish=BLUE_HOUR, eye=(120, -351, 0.4), target=(-70, -100, 40), lens=28, look=MID, near=(112, -340, 34, 18), clearings=[(119.5, -345.5, 4.5)], extra=evening.reeds_dusk),
    "pond-dusk": dict(mood=replace(light.DUSK, azimuth=256, exposure=1.2, fill=2.4, night=1.3), finish=BLUE_STREET, eye=(356.5, -34.5, 1.6), target=(285, -52, 15), lens=24, look=MID, near=(330, -38, 55, 30), clearings=[(356, -36, 10)], traffic=0.0, extra=evening.pond_dusk),
    "tram-dusk": dict(mood=replace(light.DUSK, exposure=1.1, fill=1.7, night=1.3), finish=BLUE_STREET, eye=(-402.5, 333.4, 1.65), target=(-300, 288, 13), lens=27, shift_y=0.065, look=MID, near=(-380, 328, 55, 0), clearings=[(-400, 336, 14)], unlit=[(-400, 334, 6)], traffic=0.03, extra=evening.tram_dusk),
    "pavilion-dusk": dict(mood=replace(light.DUSK, exposure=1.2, fill=4.5, night=1.2), finish=dict(BLUE_STREET, lift=1.14, black=0.025), eye=(62, -27, 1.6), target=(86, 3, 7.4), lens=25, look=SOFT, near=(75, -12, 45, 0), clearings=[(62, -27, 14), (70, -18, 12), (78, -10, 11), (92, -9, 9), (103, -8, 8)], traffic=0.0, extra=evening.pavilion_dusk),
    "promenade-morning": dict(mood=replace(light.MORNING, azimuth=84, elevation=11, sun=6.0, sun_colour=(1.0, 0.70, 0.44), exposure=-0.15, fill=1.6, seen=0.7, clouds=0.7, haze_warm=(0.80, 0.62, 0.45), extra={"horizon": 0.12, "horizon_amount": 0.7}, haze=0.0014, haze_height=46.0), finish=WARM, eye=(62, -262.2, 1.7), target=(200, -236, 13), lens=27, look=MID, near=(76, -262, 58, 42),
                              clearings=[(56, -270, 12), (80, -270, 10), *((x, -248.5, 7) for x in range(68, 124, 9))], traffic=0.0, extra=extras.promenade_morning),
    "roofs-dusk": dict(mood=replace(light.DUSK, azimuth=300, exposure=0.9, sky_elevation=-2.0, haze=0.0022, haze_start=90.0, haze_height=32.0, haze_cool=(0.22, 0.27, 0.40), haze_warm=(0.62, 0.46, 0.48), cloud_colour=(0.95, 0.62, 0.62), night=0.9, awake=0.35), finish=NIGHT_WINDOWS, eye=(468, -196, 78), target=(150, 8, 85), lens=38, level=False, look=MID),
    "river-view": dict(mood=replace(light.GOLDEN, azimuth=236, elevation=10), finish=GOLD, eye=(-30, -117, 46), target=(-190, -292, 20), lens=26, look=PUNCHY, near=(-70, -170, 130, 0), extra=places.far_bank),
    "garden-walk": dict(mood=replace(light.AFTERNOON, azimuth=104, elevation=50, sun=5.6, sun_colour=(1.0, 0.88, 0.70), exposure=0.1, fill=3.6), finish=dict(lift=1.24, warmth=0.07, saturation=1.14, calm_blue=0.2), eye=(152, -78.6, 1.65), target=(70, -82, 8), lens=28, look=SOFT, near=(132, -80, 62, 30), clearings=[(x, -80, 11) for x in range(60, 170, 10)], traffic=0.0, extra=extras.garden_walk),
    "garden-above": dict(mood=replace(light.AFTERNOON, azimuth=206, elevation=46, sun=7.0, sun_colour=(1.0, 0.88, 0.70), exposure=0.15, fill=1.8), finish=dict(WARM, calm_blue=0.35), eye=(104, -68, 36), target=(14, -63, 7), lens=25, look=MID, near=(40, -66, 70, 0), clearings=[(-10, -76, 5), (8, -80, 5), (40, -79, 5), (58, -74, 5)], traffic=0.0, extra=extras.central_garden),
}

# A day on the river: the camera of the home page's first picture, from before dawn to night. The hour between noon and dusk is that
# picture itself, so that they follow one another without a building moving.
RIVER_DAY = {
    "before-dawn": dict(mood=replace(light.DUSK, azimuth=70, exposure=0.95, sky_elevation=-2.6, haze=0.0011, haze_start=200.0, haze_height=34.0, haze_cool=(0.24, 0.28, 0.38), haze_warm=(0.66, 0.46, 0.46), cloud_colour=(0.95, 0.62, 0.62), night=0.8, awake=0.16), look=MID, finish=NIGHT_WINDOWS),
    "morning": dict(mood=replace(light.MORNING, azimuth=100, elevation=9, sun=6.4, sun_colour=(1.0, 0.72, 0.45), exposure=-0.05, haze=0.0021, haze_start=160.0, haze_height=36.0, clouds=0.6), look=MID, finish=WARM),
    "noon": dict(mood=replace(light.DAY, azimuth=205, elevation=56, sun=5.6, haze=0.00009), look=MID, finish=CLEAR),
    "dusk": dict(mood=replace(light.DUSK, awake=0.7), look=MID, finish=BLUE_HOUR, traffic=0.09),
    "night": dict(mood=replace(light.DUSK, azimuth=78, exposure=0.55, sky_elevation=-3.2, haze=0.00030, haze_cool=(0.20, 0.25, 0.36), haze_warm=(0.55, 0.42, 0.44), cloud_colour=(0.6, 0.5, 0.56), night=0.75), look=MID, finish=NIGHT_WINDOWS, traffic=0.09),
}
for hour, of_hour in RIVER_DAY.items():
    PICTURES[f"river-{hour}"] = {**PICTURES["aerial-golden-hour"], **of_hour}
    PICTURES[f"river-{hour}-tall"] = {**PICTURES["aerial-golden-hour-tall"], **of_hour}


def of_another():
    """The pictures of another complex, by its plan: from the air, from where this complex is seen best, and its first vehicle gate."""
    data = kit.plan()
    (low, high), tall = kit.estate(), max(each["floors"] for each in data["buildings"]) * FLOOR
    middle, reach = (low + high) / 2, math.hypot(*(high - low)) / 2
    eye = (*(middle + reach * np.array([1.0, -1.5])), 0.7 * tall + 0.3 * reach)
    hero = {**PICTURES["aerial-golden-hour"], "eye": eye, "target": (*(middle + reach * np.array([-0.1, -0.1])), 0.4 * tall), "near": (*eye[:2], 95, 0)}
    if not (spot := extras.west_gate(data)):
        return {"hero": hero}
    gate, (move, street) = PICTURES["gate-street"], spot
    forecourt = [(x, y, 5) for x in range(round(street) + 12, -442, 6) for y in range(-58, 2, 6)]
    return {"hero": hero, "gate": {**gate, **{key: move.point(*gate[key]) for key in ("near", "eye", "target")}, **{key: [move.point(*each) for each in gate[key]] for key in ("clearings", "unlit")}, "paved": [move.point(*each) for each in forecourt]}}


if not kit.own():
    PICTURES = of_another()
