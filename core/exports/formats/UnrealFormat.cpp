#include "core/exports/ScriptTags.h"
#include "core/exports/formats/Formats.h"

namespace tagline {
namespace {

/// Sources: dev.epicgames.com, Unreal Python API, AnimationLibrary and EditorAssetLibrary. A notify needs its
/// track first, a notify state a class that is not abstract.
constexpr std::string_view unrealScript =
    R"PY(# Sets the tags of Tagline on the animation sequences of the project: Tools > Execute Python Script.
# Tags that CLASSES names become notify states of that class, others of one frame sync markers, all on a notify
# track of their own: run again, the script replaces them. The metadata tag "Tagline" of each sequence holds all
# ranges as JSON, in frames of the clip, half-open.
import json

import unreal

CLIPS = @CLIPS@
FOLDER = "/Game"
TRACK = "Tagline"
CLASSES = {}  # such as {"Bad": unreal.AnimNotifyState_PoseSearchExcludeFromDatabase}


def sequences():
    registry = unreal.AssetRegistryHelpers.get_asset_registry()
    for data in registry.get_assets_by_path(FOLDER, recursive=True):
        asset = data.get_asset()
        if isinstance(asset, unreal.AnimSequence):
            yield asset


def clear(asset):
    library = unreal.AnimationLibrary
    if library.is_valid_animation_notify_track_name(asset, TRACK):
        library.remove_animation_notify_events_by_track(asset, TRACK)
        library.remove_animation_sync_markers_by_track(asset, TRACK)
    else:
        library.add_animation_notify_track(asset, TRACK)


def set_tags(asset, clip):
    library = unreal.AnimationLibrary
    clear(asset)
    over, under = clip["rate"]
    for each in clip["ranges"]:
        start, length = each["start"] * under / over, (each["stop"] - each["start"]) * under / over
        if each["tag"] in CLASSES:
            library.add_animation_notify_state_event(asset, TRACK, start, length, CLASSES[each["tag"]])
        elif each["stop"] - each["start"] == 1:
            library.add_animation_sync_marker(asset, each["tag"], start, TRACK)
    held = {"rate": clip["rate"], "frames": clip["frames"], "ranges": clip["ranges"]}
    unreal.EditorAssetLibrary.set_metadata_tag(asset, "Tagline", json.dumps(held))
    unreal.EditorAssetLibrary.save_loaded_asset(asset)


found = {asset.get_name(): asset for asset in sequences()}
for clip in CLIPS:
    asset = found.get(clip["name"]) or found.get(clip["stem"])
    if asset is not None:
        set_tags(asset, clip)
        unreal.log("Tagged " + asset.get_name())
    else:
        unreal.log_warning("No animation sequence is named like " + clip["clip"])
)PY";

} // namespace

ExportFormat unrealFormat()
{
    return {.id = "unreal",
            .title = "Script for Unreal Engine 5",
            .ending = "py",
            .holds = "A Python script for the editor that sets notify states, sync markers and metadata on "
                     "the animation sequences that are named like the clips. Which class a tag becomes is "
                     "said in the script. Times are in seconds, ranges half-open.",
            .leavesOut =
                "Properties, who tagged and when; on the track, longer ranges whose tag has no class.",
            .checkedBy = "Run in the tests against a stand-in for Unreal's module; not run in Unreal.",
            .library = [](const ExportContent& content, const ExportOptions& options) {
                return Result<std::string>(scriptWithTags(unrealScript, content, options));
            }};
}

} // namespace tagline
