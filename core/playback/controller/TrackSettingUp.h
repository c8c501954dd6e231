#pragma once

// TrackSettingUp makes a controller's tracks play as a person set them up: the same in the window and in a
// game.

#include "core/playback/controller/AnimationController.h"
#include "core/playback/controller/TrackSetup.h"

namespace tagline {

/// How a layer lies; joints that the skeleton does not have are left out of its mask. Expects the setup of a
/// layer.
LayerSettings layerSettingsOf(const TrackSetup& setup, const Skeleton& skeleton);

/// Speed, loop mode, play count, mirror, whether it is paused, and whether it counts. Marks to keep in step
/// by are set beside.
void setUpTrack(AnimationController& controller, TrackId track, const TrackSetup& setup);

/// Adds a track, or a layer, that plays so.
TrackId addTrackSetUp(AnimationController& controller, const TrackSetup& setup,
                      std::shared_ptr<const Clip> clip, std::shared_ptr<const ClipBinding> binding = nullptr,
                      std::shared_ptr<const BakedClip> baked = nullptr);

/// The weight values of a layer by its source: `values` of the clip of the track `asked`; empty if either
/// is missing.
WeightValues weightValuesOf(const WeightSource& source, TrackId asked,
                            std::shared_ptr<const std::vector<float>> values);

} // namespace tagline
