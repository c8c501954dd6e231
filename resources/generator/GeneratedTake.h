#pragma once

// GeneratedTake is a take of motion capture as BVH that nobody captured: a figure of so many joints, whose
// joints swing.

#include <cstdint>
#include <string>

namespace tagline::generated {

/// How a figure's joints are named.
enum class JointNames { Plain, Mixamo, Biped };

struct TakeShape
{
    int frames = 1500;
    int joints = 31; ///< up to 31 are those of the CMU library; more hang on its hands
    JointNames names = JointNames::Plain;
    std::uint64_t seed = 1;
};

/// 120 frames a second, four decimals, as the files of the CMU library have. Equal shapes give equal texts.
std::string generatedBvh(const TakeShape& shape);

} // namespace tagline::generated
