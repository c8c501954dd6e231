#pragma once

// ClipBinding says which channel of a clip moves which joint of a skeleton, and what finds no partner.

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Skeleton.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Position of a channel in its clip; −1 is no channel.
using ChannelIndex = std::int32_t;
inline constexpr ChannelIndex noChannel = -1;

/// Valid for the clip and the skeleton that it was made from.
struct ClipBinding
{
    std::vector<ChannelIndex> channelOfJoint; ///< one a joint; noChannel: the joint keeps its rest value
    std::vector<ChannelIndex> channelsWithoutJoint; ///< in order of the clip's channels
    std::vector<JointIndex> jointsWithoutChannel;   ///< of kind Joint only, in order

    bool isComplete() const { return channelsWithoutJoint.empty() && jointsWithoutChannel.empty(); }
    /// The number of joints that have a channel. 0: the clip was made for another figure.
    std::size_t boundCount() const;
};

/// Pairs channels and joints whose names are equal; those left, whose normalised names are equal. A joint
/// takes one channel and a channel moves one joint: the first in order wins.
ClipBinding bindByName(const Clip& clip, const Skeleton& skeleton);

/// The name in lower case without namespace or path: `mixamorig:LeftArm`, `Man|LeftArm` and `leftarm` are
/// one. (Only ASCII letters change.)
std::string normalisedJointName(std::string_view name);

} // namespace tagline
