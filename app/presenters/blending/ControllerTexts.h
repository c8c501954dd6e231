#pragma once

// How the controller panel's words and the core's settings of tracks and transitions become each other.

#include "core/playback/controller/AnimationController.h"
#include "core/playback/controller/TrackSetup.h"
#include "widgets/controller/ControllerState.h"

namespace tagline {

Transition transitionOf(const FadeSettings& settings);
FadeSettings fadeSettingsOf(const Transition& transition);
RootMotion rootMotionOf(GroundMotion ground);
GroundMotion groundMotionOf(RootMotion motion);
TrackEnd trackEndOf(LoopMode mode);
LoopMode loopModeOf(TrackEnd end);
TrackKind kindOf(const TrackSetup& setup);
/// What a person can set of a track.
TrackSetup setupOf(const ControllerTrack& track);

/// "0:02.31" of nanoseconds.
QString blendTimeText(std::int64_t nanoseconds);

/// The colour of the n-th track that was ever added; they repeat after eight.
QColor trackColour(int key);

} // namespace tagline
