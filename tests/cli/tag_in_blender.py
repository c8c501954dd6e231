"""Run in Blender: `blender -b --python tag_in_blender.py -- TAGS.py MODEL...` reads the models, runs the script of tags
twice and prints a line of JSON for each action that is tagged then: what was set on it."""
import json
import os
import runpy
import sys

import bpy

sys.path.insert(0, os.path.dirname(__file__))
import blender_import

script, *models = sys.argv[sys.argv.index("--") + 1:]
for model in models:
    blender_import.load(model)
for _ in range(2):
    runpy.run_path(script)
for action in bpy.data.actions:
    if "tagline" not in action:
        continue
    held = json.loads(action["tagline"])
    held["markers"] = [[each.name, each.frame] for each in action.pose_markers]
    held["action"], held["first"], held["last"] = action.name, *action.frame_range
    print("TAGGED " + json.dumps(held))
