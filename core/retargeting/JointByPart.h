#pragma once

// JointByPart finds the joint that a person means in any skeleton: by its name there, or by the part of a
// body.

#include "core/animation/figure/Skeleton.h"
#include "core/support/Result.h"

#include <string_view>

namespace tagline {

/// The joint of that name as jointNamed() has it; where the skeleton has none, the joint that is the part of
/// the body which the name says: LeftFoot finds foot_l, LeftAnkle and c_foot_fk.l. Errors as jointNamed().
Result<JointIndex> jointByPart(const Skeleton& skeleton, std::string_view typed);

} // namespace tagline
