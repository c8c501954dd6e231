"""Run in Blender: `blender -b --python make_fbx.py -- WALK.bvh WALK.fbx` writes a BVH file as FBX."""
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(__file__))
import blender_import

source, target = sys.argv[sys.argv.index("--") + 1:]
bpy.ops.wm.read_homefile(use_empty=True)
bpy.context.scene.render.fps = 60
blender_import.load(source)
bpy.ops.export_scene.fbx(filepath=target, add_leaf_bones=False)
