#pragma once

// The lanes of keys: one of all joints, and below it, where it is open, a row for each joint that has keys.

#include "core/animation/clips/Clip.h"
#include "core/support/SharedArray.h"
#include "widgets/timeline/TimelineContent.h"

#include <vector>

namespace tagline {

/// The frames on which one joint has a key, in order, each once.
struct JointKeys
{
    QString joint;
    SharedArray<float> frames;
};

/// In the order of the clip's channels, those without any key left out.
std::vector<JointKeys> jointKeys(const Clip& clip);
/// The frames on which any joint has a key, in order, each once.
SharedArray<float> allKeys(const std::vector<JointKeys>& joints);

/// What the lane of all keys is called by for intents.
inline constexpr char keyLaneId[] = "keys";
/// Lets the lane of all keys open, and shows a row a joint below it where it is.
void addJointRows(TimelineContent& content, const std::vector<JointKeys>& joints, bool isOpen);

} // namespace tagline
