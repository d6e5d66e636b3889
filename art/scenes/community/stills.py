"""The community's rooms and the still life of materials: python stills.py OUT [names] [--again]. Needs bpy."""
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import stage

SCENES = {
    "brand-craft": "craft",
    "community-cafe": "cafe",
    "community-fitness": "fitness",
    "community-reading-room": "reading_room",
    "community-guest-house": "guest_house",
    "community-daycare": "daycare",
}


if __name__ == "__main__":
    for name, path in stage.asked(SCENES):
        stage.render(path, **importlib.import_module(f"community.{SCENES[name]}").build())
