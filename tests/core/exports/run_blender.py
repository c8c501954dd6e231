# Runs a script of tags twice with a stand-in for Blender, and checks what it sets on the action.
import json
import runpy
import sys
import types


class Marker:
    def __init__(self, name):
        self.name, self.frame = name, 0


class Markers(list):
    def new(self, name):
        self.append(Marker(name))
        return self[-1]


class Action(dict):
    def __init__(self, name, first, last):
        super().__init__()
        self.name, self.frame_range, self.pose_markers, self.fcurves = name, (first, last), Markers(), [name]


# As the importers of FBX, BVH and glTF name them; of the last the figure has the longest.
name = sys.argv[2]
walk, other, short = Action(name, 1.0, 121.0), Action("run", 0.0, 9.0), Action("walk_Hand", 0.0, 1.0)
walk.pose_markers.new("mine").frame = 5
sys.modules["bpy"] = types.SimpleNamespace(data=types.SimpleNamespace(actions=[other, short, walk], objects={"Rig", "Hand"}))
for _ in range(2):
    runpy.run_path(sys.argv[1])
odd = "Step \"'''\\"
found = sorted((each.name, each.frame) for each in walk.pose_markers)
# Two scene frames a clip frame, from frame 1 on.
wanted = sorted([("mine", 5), ("Run", 7), ("-Run", 19), ("Run", 19), ("-Run", 123), (odd, 25), ("Bad", 41), ("-Bad", 53)])
assert found == wanted, found
held = json.loads(walk["tagline"])
assert held["rate"] == [30, 1] and {"tag": odd, "start": 12, "stop": 13} in held["ranges"], held
for untouched in (other, short):
    assert not untouched and not untouched.pose_markers
