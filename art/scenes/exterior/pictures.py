"""Where each picture is taken from, at which hour, and what it adds to the site."""
from dataclasses import replace

import extras
import light

PUNCHY = "AgX - Punchy"
MID = "AgX - Medium High Contrast"
GOLD = dict(lift=1.28, warmth=0.09, saturation=1.12, calm_blue=0.30)
CLEAR = dict(saturation=1.20, lift=0.94)
WARM = dict(lift=1.14, warmth=0.05, saturation=1.08)
BLUE_HOUR = dict(lift=1.32, warmth=0.03, saturation=1.10)
LOW_SUN = replace(light.GOLDEN, haze_start=60.0, haze=0.00026)

PICTURES = {
    "aerial-golden-hour": dict(mood=light.GOLDEN, eye=(470, -480, 108), target=(-66, -50, 38), lens=28, level=False, look=PUNCHY, near=(470, -480, 95, 0), samples=8, finish=GOLD),
    "aerial-dusk": dict(mood=light.DUSK, eye=(345, -432, 52), target=(-30, -95, 31), lens=27, near=(345, -432, 60, 0), finish=BLUE_HOUR, level=False, look=MID, traffic=0.09),
    "gate-street": dict(mood=replace(light.AFTERNOON, elevation=17, azimuth=232, sun=6.0, sun_colour=(1.0, 0.70, 0.42)), eye=(-470.5, -59, 1.65), target=(-452, -32.8, 7.6), lens=25, finish=WARM,
                        near=(-464, -42, 50, 40), look=MID, clearings=[(-468, -52, 8.5), (-462, -38, 12), (-456, -28, 13)], traffic=0.012, extra=extras.gate_street),
    "central-garden": dict(mood=replace(light.AFTERNOON, elevation=43, azimuth=187, sun=5.5, sun_colour=(1.0, 0.88, 0.70), exposure=0.45), eye=(-19, -76, 2.1), target=(40, -60, 9), lens=23, near=(5, -66, 52, 40), look=MID, clearings=[(-17, -74, 9), (-4, -74, 9), (10, -76, 6)], finish=WARM, traffic=0.0, extra=extras.central_garden),
    "riverside-walk": dict(mood=LOW_SUN, eye=(-205, -258.3, 1.9), target=(-60, -234, 19), lens=25, near=(-180, -255, 60, 42), look=PUNCHY, traffic=0.02,
                           clearings=[(-203, -258, 6), (-190, -268, 12), (-166, -269, 12), (-140, -270, 12)], finish=GOLD, extra=extras.riverside_walk),
    "brand-river": dict(mood=replace(light.MORNING, azimuth=138, elevation=11, sun=6.0), finish=WARM, eye=(-70, -352.5, 0.5), target=(10, -100, 36), lens=30, near=(-66, -345, 30, 20), look=MID, clearings=[(-70, -352, 2.2), (-69, -347, 2.0)]),
    "brand-light": dict(mood=replace(light.GOLDEN, azimuth=248, elevation=16, haze_start=150.0), eye=(-112, 62, 54), target=(-62, 118, 63), lens=38, finish=GOLD, look=PUNCHY, trees="mid"),
    "brand-garden": dict(mood=replace(light.AFTERNOON, elevation=32, azimuth=218, exposure=0.4), eye=(277, -55, 1.6), target=(334, -30, 5.5), lens=38, near=(300, -44, 50, 36), look=MID, clearings=[(279, -54, 8), (291, -52, 9), (302, -50, 8)], finish=WARM, traffic=0.0, extra=extras.brand_garden),
    "location-town": dict(mood=light.DAY, finish=CLEAR, eye=(-380, -500, 62), target=(40, -60, 42), lens=25, level=False, look=MID),
    "location-park": dict(mood=light.AFTERNOON, eye=(-345, -366, 2.4), target=(-160, -328, 13), lens=29, near=(-318, -362, 60, 46), look=MID, finish=WARM, clearings=[(-342, -365, 7), (-330, -364, 5)], extra=extras.location_park),
    "location-tram": dict(mood=light.AFTERNOON, finish=WARM, eye=(-411, 304.2, 1.9), target=(-372, 315.4, 5.2), lens=29, near=(-395, 306, 55, 20), look=MID, traffic=0.012, extra=extras.location_tram),
    "location-school": dict(mood=light.DAY, finish=CLEAR, eye=(318, 88, 36), target=(246, 180, 6), lens=24, level=False, trees="mid", look=MID, extra=extras.location_school),
    "location-interchange": dict(mood=light.AFTERNOON, finish=WARM, eye=(-1560, -1120, 105), target=(-1120, -775, 10), lens=30, level=False, look=MID, open=[(-1180, -830, 620)], traffic=0.0, extra=extras.location_interchange),
    "location-hospital": dict(mood=light.DAY, finish=CLEAR, eye=(716, -112, 3.6), target=(612, -22, 15), lens=26, near=(690, -90, 60, 40), look=MID, open=[(620, -40, 220)],
                              clearings=[(714, -110, 12), (670, -75, 30), (620, -14, 46)], extra=extras.location_hospital),
    "location-hub": dict(mood=light.DUSK, finish=BLUE_HOUR, eye=(-545, 60, 46), target=(-330, 205, 26), lens=30, level=False, look=MID, trees="mid", traffic=0.10, exposure=0.1),
    "model-house": dict(mood=replace(light.AFTERNOON, azimuth=215), finish=WARM, eye=(-561, -186, 1.75), target=(-578, -146, 5.2), lens=24, near=(-560, -160, 45, 34), look=MID, open=[(-580, -150, 90)],
                        clearings=[(-572, -166, 36)], paved=[(-572, -174, 27)], traffic=0.0, extra=extras.model_house),
    "poster-brand-film": dict(mood=light.GOLDEN, finish=GOLD, eye=(-330, -432, 20), target=(30, -120, 40), lens=27, look=PUNCHY, trees="mid"),
    "poster-location": dict(mood=light.DAY, finish=CLEAR, eye=(-560, -640, 190), target=(10, 0, 20), lens=26, level=False, look=MID),
}
