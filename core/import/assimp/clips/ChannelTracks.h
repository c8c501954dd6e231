#pragma once

// ChannelTracks are the keys of one channel of a scene, in frames and repaired.

#include "core/animation/clips/KeyTrack.h"
#include "core/animation/figure/Transform.h"
#include "core/import/model/KeyFrames.h"

struct aiNodeAnim;

namespace tagline {

struct ChannelTracks
{
    KeyTrack<glm::vec3> translation;
    KeyTrack<glm::quat> rotation;
    KeyTrack<glm::vec3> scale;

    /// The transform at a frame; the rest's parts where there are no keys.
    Transform at(float frame, const Transform& rest) const;
    /// Whether no key differs from another.
    bool isConstant() const;
    /// Whether every track goes in straight lines between its keys.
    bool isLinear() const;
};

/// Valid tracks (KeyTrack.h): keys that are not finite, out of range or at the time of a later one are left
/// out, the rest is sorted, rotations get unit length.
ChannelTracks repairedTracks(const aiNodeAnim& channel, const FrameScale& scale, RepairList& repairs);

} // namespace tagline
