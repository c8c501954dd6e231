#pragma once

#include "resources/sample/generator/Skeleton.h"

#include <map>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tagline::sample {

using Range = std::pair<int, int>; // frames, [start, stop)

// A value that belongs to some frames of a property's lane.
struct PropertyRange
{
    Range frames;
    std::variant<double, std::string> value;
};

// A motion with its tags, as the generator makes it: one pose a frame.
struct MotionClip
{
    std::string name;
    int framesPerSecond = 30;
    bool isLoop = false; // the last pose is the first, but for the way travelled
    std::vector<Pose> poses;
    std::map<std::string, std::vector<Range>> tags; // in order of start, in the order of bytes
    std::map<std::string, std::vector<PropertyRange>> properties;

    int frameCount() const { return int(poses.size()); }
};

} // namespace tagline::sample
