#include "core/exports/ScriptTags.h"
#include "core/exports/formats/Formats.h"

namespace tagline {
namespace {

/// Sources: o3de/o3de, Gems/EMotionFX: MotionMetaDataRule, MotionEventTable, MotionEventTrack, MotionEvent,
/// TwoStringEventData (their reflected fields). Motion matching takes an event's end as inside of it.
constexpr std::string_view o3deScript =
    R"PY(# Sets the tags of Tagline as motion events in the scene settings of an O3DE project: python3 THIS.py FOLDER
# For each model file below the folder that has scene settings (its name with .assetinfo behind it; O3DE's Scene
# Settings makes it) and a motion group, the event track "Tagline" holds an event for each range, its subject the
# tag. Times are in seconds; an end lies an eighth of a frame behind the range's last frame. Run again, it replaces
# the track.
import json
import os
import sys

CLIPS = @CLIPS@
RULE = "{E68D0C3D-CBFF-4536-95C1-676474B351A5} MotionMetaDataRule"
TRACK = "Tagline"


def event(each, rate):
    over, under = rate
    data = {"$type": "TwoStringEventData", "subject": each["tag"], "parameters": "", "mirrorSubject": ""}
    return {"startTime": each["start"] * under / over, "endTime": (each["stop"] - 0.875) * under / over,
            "eventDatas": [data]}


def set_tags(group, clip):
    rules = group.setdefault("rules", {}).setdefault("rules", [])
    rule = next((each for each in rules if "MotionMetaDataRule" in each.get("$type", "")), None)
    if rule is None:
        rule = {"$type": RULE}
        rules.append(rule)
    tracks = rule.setdefault("data", {}).setdefault("motionEventTable", {}).setdefault("tracks", [])
    tracks[:] = [each for each in tracks if each.get("name") != TRACK]
    events = [event(each, clip["rate"]) for each in clip["ranges"]]
    tracks.append({"name": TRACK, "enabled": True, "deletable": True, "events": events})


def clip_of(group, clips):
    named = [clip for clip in clips if clip["name"] == group.get("name")]
    return named[0] if named else clips[0] if len(clips) == 1 else None


def set_in(path, clips):
    with open(path, encoding="utf-8") as file:
        settings = json.load(file)
    changed = False
    for group in settings.get("values", []):
        clip = clip_of(group, clips) if "MotionGroup" in group.get("$type", "") else None
        if clip is not None:
            set_tags(group, clip)
            changed = True
    if changed:
        with open(path + ".tagline", "w", encoding="utf-8") as file:
            json.dump(settings, file, indent=4)
        os.replace(path + ".tagline", path)
        print("Tagged " + path)


for folder, _, files in os.walk(sys.argv[1]):
    for name in sorted(files):
        stem = os.path.splitext(os.path.splitext(name)[0])[0]
        clips = [clip for clip in CLIPS if clip["stem"] == stem]
        if name.endswith(".assetinfo") and clips:
            set_in(os.path.join(folder, name), clips)
)PY";

} // namespace

ExportFormat o3deFormat()
{
    return {
        .id = "o3de",
        .title = "Script for O3DE",
        .ending = "py",
        .holds =
            "A Python script that sets motion events in the scene settings (.assetinfo) of the model files "
            "of a project that are named like the clips' files. Times are in seconds; an end lies an "
            "eighth of a frame behind the range's last frame, for O3DE takes it as inside.",
        .leavesOut = "Properties, who tagged and when.",
        .checkedBy = "Run in the tests on scene settings made by hand after O3DE's source; not run in O3DE.",
        .library = [](const ExportContent& content, const ExportOptions& options) {
            return Result<std::string>(scriptWithTags(o3deScript, content, options));
        }};
}

} // namespace tagline
