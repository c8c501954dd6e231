"""Reads model files into Blender 3.4 as Debian 12 has it, whose readers of BVH and glTF ask older Python and numpy."""
import builtins

import bpy
import io_anim_bvh.import_bvh
import numpy

io_anim_bvh.import_bvh.open = lambda path, mode: builtins.open(path, mode.replace("U", ""))
numpy.bool = bool


def load(path):
    if path.endswith(".bvh"):
        bpy.ops.import_anim.bvh(filepath=path)
    elif path.endswith(".fbx"):
        bpy.ops.import_scene.fbx(filepath=path, use_custom_props=False)
    else:
        bpy.ops.import_scene.gltf(filepath=path)
