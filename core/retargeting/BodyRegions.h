#pragma once

// BodyRegions says which joints take the upper body, the legs or an arm of a skeleton with all below them.

#include "core/retargeting/BodyJoints.h"

#include <vector>

namespace tagline {

enum class BodyRegion : std::uint8_t { UpperBody, Legs, LeftArm, RightArm };
inline constexpr BodyRegion allBodyRegions[] = {BodyRegion::UpperBody, BodyRegion::Legs, BodyRegion::LeftArm,
                                                BodyRegion::RightArm};

/// The topmost joints of a region below which no other part of the body hangs, in the skeleton's order: a
/// mask of them and all below takes the region and nothing else. Empty if the skeleton has no such parts.
std::vector<JointIndex> regionJoints(const Skeleton& skeleton, const BodyJoints& body, BodyRegion region);

} // namespace tagline
