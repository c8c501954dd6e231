#pragma once

// The lanes of keys: one of all joints, and below it, if it is open, a row for each joint that has keys.

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

/// The keys of each joint, in the order of the clip's channels, without joints that have no key.
std::vector<JointKeys> jointKeys(const Clip& clip);
/// The frames on which any joint has a key, in order, each once.
SharedArray<float> allKeys(const std::vector<JointKeys>& joints);

/// Id of the lane of all keys in intents.
inline constexpr char keyLaneId[] = "keys";
/// Lets the lane of all keys open, and shows a row for each joint below it if it is open.
void addJointRows(TimelineContent& content, const std::vector<JointKeys>& joints, bool isOpen);

} // namespace tagline
