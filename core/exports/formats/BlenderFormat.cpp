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
import json

import bpy

CLIPS = @CLIPS@


def action_of(clip):
    names = {clip["name"], clip["stem"]}
    for action in bpy.data.actions:
        name = action.name.rsplit("|", 1)[-1]
        if name in names or name.rsplit(".", 1)[0] in names:
            return action
    return None


def short(name):
    return name.encode("utf-8")[:63].decode("utf-8", "ignore")


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


for clip in CLIPS:
    action = action_of(clip)
    if action is None:
        print("No action is named like " + clip["clip"])
    else:
        set_tags(action, clip)
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
            .leavesOut = "Properties, who tagged and when; of markers, names beyond 63 bytes.",
            .checkedBy = "Run in the tests against a stand-in for Blender's module; not run in Blender.",
            .library = [](const ExportContent& content, const ExportOptions& options) {
                return Result<std::string>(scriptWithTags(blenderScript, content, options));
            }};
}

} // namespace tagline
