#include "core/exports/ScriptTags.h"
#include "core/exports/formats/Formats.h"

namespace tagline {
namespace {

/// Sources: docs.blender.org, bpy.types.Action and ActionPoseMarkers. A marker is a moment, its name at most
/// 63 bytes; an importer may begin at frame 0 or 1 and counts in the scene's rate: the action's own range
/// says both.
constexpr std::string_view blenderScript =
    R"PY(# Sets the tags of Tagline on the actions of the open file: in Blender, Scripting > Open > Run, or
#     blender -b FILE.blend --python-exit-code 1 --python THIS.py
# Where a range begins stands a pose marker with the tag's name, at the first frame after it one that begins with
# a minus; a range of one frame has the first alone. The custom property "tagline" of the action holds all ranges
# as JSON, in frames of the clip, half-open. Run again, it replaces what it set before.
import collections
import json
import re

import bpy

CLIPS = @CLIPS@
STEMS = collections.Counter(clip["stem"] for clip in CLIPS)


def short(name):
    return name.encode("utf-8")[:63].decode("utf-8", "ignore")


# Importers number names that are taken, and put the object's name before that of the clip (FBX) or behind it (glTF).
def is_named(action, name):
    for own in {action.name, re.sub(r"\.\d{3,}$", "", action.name)}:
        if own == short(name) or "|" + name + "|" in "|" + own + "|":
            return True
        if own.startswith(name + "_") and own[len(name) + 1:] in bpy.data.objects:
            return True
    return False


def length(action):
    return action.frame_range[1] - action.frame_range[0]


# Where several objects have an action each, the figure's is the longest with the most curves.
def action_of(clip, tagged):
    names = [clip["name"]]
    if STEMS[clip["stem"]] == 1:
        names.append(clip["stem"])
    for name in names:
        found = [each for each in bpy.data.actions if each.name not in tagged and is_named(each, name)]
        if found:
            return max(found, key=lambda each: (each.name == short(name), length(each), len(getattr(each, "fcurves", ()))))
    return None


def marks(clip):
    for each in clip["ranges"]:
        yield short(each["tag"]), each["start"]
        if each["stop"] - each["start"] > 1:
            yield short("-" + each["tag"]), each["stop"]


def set_tags(action, clip):
    before = set(json.loads(action.get("tagline_markers", "[]")))
    for marker in [each for each in action.pose_markers if each.name in before]:
        action.pose_markers.remove(marker)
    first, last = action.frame_range
    scale = (last - first) / (clip["frames"] - 1) if clip["frames"] > 1 else 1
    for name, frame in marks(clip):
        action.pose_markers.new(name).frame = round(first + frame * scale)
    action["tagline_markers"] = json.dumps([name for name, _ in marks(clip)])
    action["tagline"] = json.dumps({"rate": clip["rate"], "frames": clip["frames"], "ranges": clip["ranges"]})


tagged = set()
for clip in CLIPS:
    action = action_of(clip, tagged)
    if action is None:
        print("No action is named like " + clip["clip"])
    else:
        set_tags(action, clip)
        tagged.add(action.name)
        print("Tagged " + action.name)
)PY";

} // namespace

ExportFormat blenderFormat()
{
    return {.id = "blender",
            .title = "Script for Blender",
            .ending = "py",
            .holds = "A Python script that sets pose markers and a custom property on the actions that are "
                     "named like the clips. Ranges are in frames and half-open; markers are moved to the "
                     "action's first frame and the scene's rate.",
            .leavesOut = "Properties, who tagged and when; of markers, names beyond 62 bytes.",
            .checkedBy =
                "Run in the tests against a stand-in for Blender's module, and in Blender 3.4 on BVH, "
                "FBX and glTF where it is installed.",
            .changesTag = [](std::string_view name) { return name.size() > 62; },
            .library =
                [](const ExportContent& content, const ExportOptions& options) {
                    return Result<std::string>(scriptWithTags(blenderScript, content, options));
                }};
}

} // namespace tagline
