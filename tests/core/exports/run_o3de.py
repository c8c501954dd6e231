# Runs a script of tags twice on scene settings as O3DE writes them, and checks the motion events.
import json
import os
import subprocess
import sys
import tempfile

MOTION = "{1B0ABB1E-F6DF-4534-9A35-2DD8244BF58C} MotionGroup"
odd = "Step \"'''\\"
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "walk.fbx.assetinfo")
    others = os.path.join(folder, "run.fbx.assetinfo")
    mine = {"name": "Sync", "enabled": True, "events": []}
    rule = {"$type": "MotionMetaDataRule", "data": {"motionEventTable": {"tracks": [mine]}, "motionExtractionFlags": 1}}
    settings = {"values": [{"$type": "ActorGroup", "name": "actor"},
                           {"$type": MOTION, "name": "walk", "rules": {"rules": [{"$type": "Other"}, rule]}},
                           {"$type": MOTION, "name": "bare"}]}
    for each in (path, others):
        with open(each, "w") as file:
            json.dump(settings, file)
    for _ in range(2):
        subprocess.run([sys.executable, sys.argv[1], folder], check=True, stdout=subprocess.DEVNULL)
    with open(others) as file:
        assert json.load(file) == settings
    with open(path) as file:
        found = json.load(file)
    assert sorted(os.listdir(folder)) == ["run.fbx.assetinfo", "walk.fbx.assetinfo"]
    assert found["values"][0] == settings["values"][0] and "rules" in found["values"][2]
    data = found["values"][1]["rules"]["rules"][1]["data"]
    assert data["motionExtractionFlags"] == 1
    tracks = data["motionEventTable"]["tracks"]
    assert [each["name"] for each in tracks] == ["Sync", "Tagline"]
    events = [(each["eventDatas"][0]["subject"], each["startTime"], each["endTime"]) for each in tracks[1]["events"]]
    assert ("Run", 3 / 30, 8.125 / 30) in events and (odd, 12 / 30, 12.125 / 30) in events, events
    assert len(events) == 4, events
