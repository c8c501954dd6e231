#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

// The skeletons of other programs, as other names and another hierarchy for the sample figure's joints.
namespace tagline::sample {

// One joint of such a skeleton.
struct SchemeJoint
{
    std::string_view name;
    int parent = -1; // index into SkeletonScheme::joints
    std::string_view
        source;            // the sample figure's joint whose place and turn it has; empty: the floor's origin
    bool isPlaced = false; // its place has keys: it does not hang on what carries it in the figure
};

struct SkeletonScheme
{
    std::string_view name;
    std::vector<SchemeJoint> joints; // parents before their children
};

// "mixamo", "cmu", "unreal" …: ten. Fingers are left out.
std::span<const SkeletonScheme> skeletonSchemes();

} // namespace tagline::sample
