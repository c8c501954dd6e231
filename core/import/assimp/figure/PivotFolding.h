#pragma once

// PivotFolding makes one channel a joint out of the channels of all nodes that the joint stands for: its own,
// its pivots', and those of nodes between it and its parent that are no joints.

#include "core/animation/clips/Clip.h"
#include "core/import/assimp/clips/ChannelTracks.h"
#include "core/import/assimp/figure/SkeletonPlan.h"

#include <optional>
#include <string>
#include <unordered_map>

namespace tagline {

/// The repaired channels of one clip, by the name of the scene's node.
using TracksByNode = std::unordered_map<std::string, ChannelTracks>;

/// A joint's channel; none if nothing moves it. A channel that names the node itself
/// stands for the node's whole chain of pivots; otherwise the node's transform is
/// the product of its chain. If only the joint's own channel moves, its keys are
/// kept one by one; else there is a key at each key time of any of them.
std::optional<JointChannel> foldedChannel(const NodeTree& tree, const SkeletonPlan& plan, JointIndex joint,
                                          const TracksByNode& tracks);

} // namespace tagline
