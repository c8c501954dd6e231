#pragma once

// PresetPlaying plays presets in other programs: it reads them from a library file, and makes a controller
// play one as the window does.
//
//   const auto presets = readPresets(bytes, "motions.tagline");
//   AnimationController controller(skeleton);
//   const PlayedPreset played = playPreset(presets->front(), controller, clips, tags);
//   controller.advance(16'666'667);

#include "core/io/ControllerPreset.h"
#include "core/playback/controller/AnimationController.h"
#include "core/support/Result.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The presets of a library file; its other members are not looked at. Errors have a line, a column and a
/// code that begins with "library.", as those of readLibraryFile().
Result<std::vector<ControllerPreset>> readPresets(std::string_view bytes, std::string file);

/// A program's clip for a track of a preset. Tags of a mirrored track are to be those of the other side.
struct PresetClip
{
    std::shared_ptr<const Clip> clip;           ///< null: it has none
    std::shared_ptr<const ClipBinding> binding; ///< null: by name
    std::shared_ptr<const BakedClip> baked;     ///< may be null
    std::vector<EventRange> ranges;             ///< of the tags to listen to, and that transitions wait for
    std::vector<SyncMark> marks; ///< to keep in step by, where the preset wants it: of its `syncTags`
};

/// The tracks that a preset became.
struct PlayedPreset
{
    std::vector<TrackId> tracks; ///< one for each of the preset; not valid for a track without a clip
    std::size_t leftOut = 0;     ///< transitions whose track or tag there is not
};

/// The values of a layer's source (TrackSetup.h) in the clip of a track, one a frame; null if there are none:
/// the layer's weight then follows nothing. A layer without a track in its source asks its own clip.
using PresetValues = std::function<std::shared_ptr<const std::vector<float>>(const PresetTrack& layer,
                                                                             const PresetTrack& asked)>;

/// Gives a controller the tracks, layers and transitions of a preset, from their beginning. Tracks without a
/// clip are left out, and so are the transitions that need one; where the leading track is, the first leads
/// that is no layer. `tagNamed` gives the tag of a name, one that is not valid where there is none;
/// `valuesOf` is asked for layers that have a source. Expects a valid preset and a controller without tracks.
PlayedPreset playPreset(const ControllerPreset& preset, AnimationController& controller,
                        const std::function<PresetClip(const PresetTrack&)>& clipOf,
                        const std::function<TagId(std::string_view)>& tagNamed,
                        const PresetValues& valuesOf = {});

} // namespace tagline
