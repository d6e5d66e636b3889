"""The community's rooms and the still life of materials: python stills.py OUT [names]. Needs bpy; --again renders over what stands."""
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))

import stage

SCENES = {
    "brand-craft": "craft",
    "community-cafe": "cafe",
    "community-fitness": "fitness",
    "community-reading-room": "reading_room",
    "community-guest-house": "guest_house",
    "community-daycare": "daycare",
}


def main():
    target = sys.argv[1]
    os.makedirs(target, exist_ok=True)
    for name in [name for name in sys.argv[2:] if not name.startswith("--")] or list(SCENES):
        out = os.path.join(target, f"{name}.png")
        if not stage.done(out):
            stage.render(out, **importlib.import_module(f"community.{SCENES[name]}").build())


if __name__ == "__main__":
    main()
