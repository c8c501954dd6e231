#pragma once

// JointNames finds the joint that a person means by a name, and the joints that have a role by theirs.

#include "core/animation/figure/Skeleton.h"
#include "core/support/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The joint of that name: written exactly; else without regard to case; else its last part after ':' or '|'
/// (`Hips` finds mixamorig:Hips, and the other way round); else letters and digits alone (`left foot` finds
/// Left_Foot and LeftFoot). Fails with "motion.unknown-joint" and the nearest name, or with
/// "motion.ambiguous-joint" and the candidates.
Result<JointIndex> jointNamed(const Skeleton& skeleton, std::string_view typed);

/// The words of a joint's name in lower case, without the part before the last ':' or '|'. Words end at
/// separators, at digits and where capitals begin: `Bip01 LToe0Nub` is bip, 01, l, toe, 0, nub.
std::vector<std::string> wordsOfJointName(std::string_view name);

enum class BodySide : std::uint8_t { Left, Right, Middle };

/// The side in a joint's name: left, right, l or r as a word or before one (`lfoot`); Middle if it
/// has none.
BodySide sideOfJointName(std::string_view name);

} // namespace tagline
