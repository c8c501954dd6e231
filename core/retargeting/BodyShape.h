#pragma once

// BodyShape tells the parts of a human body by the shape of the skeleton alone, where no joint has a name
// that says its part: joint_1, joint_2 …
//
//                 head
//                   │
//   hand ─ ─ ─ ─ chest ─ ─ ─ ─ hand      two chains alike at the chest are arms,
//                   │                    two at the hips, which end lowest, are legs,
//                 hips                   the two longest bones of each are the limb's
//                 │   │
//               foot foot

#include "core/animation/figure/Skeleton.h"
#include "core/retargeting/BodyNames.h"

#include <utility>
#include <vector>

namespace tagline {

/// The parts in order from the hips outwards; empty if the skeleton has no such shape: where it does not
/// stand upright at rest, has other than two arms and two legs, or limbs that differ. Left is left of where
/// the toes point; of +Z where there are none. Expects Y up.
std::vector<std::pair<BodyName, JointIndex>> partsByShape(const Skeleton& skeleton);

} // namespace tagline
