#include "render/passes/ContactDiscs.h"

#include "core/motion/figure/FigureUnit.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tagline {
namespace {

constexpr int ringSegments = 32;
constexpr float leastRing = 0.045f; ///< radius, of the body's extent: a foot is as long as 0.15 of it
constexpr float mostRing = 0.085f;
constexpr float highestGround = 0.25f; ///< metres
/// Not the colour of a tag, since contacts are measured and not tagged.
constexpr glm::vec4 ringColour{0.86f, 0.88f, 0.91f, 0.9f};

/// Half as long as the foot is: the joint that touches is about as far from the one above it.
float ringRadius(const Skeleton& figure, JointIndex joint, std::span<const glm::mat4> matrices, float extent)
{
    const JointIndex above = figure[joint].parent;
    const float length = above == noJoint ? 0.0f
                                          : glm::distance(glm::vec3(matrices[std::size_t(joint)][3]),
                                                          glm::vec3(matrices[std::size_t(above)][3]));
    return std::clamp(length, leastRing * extent, mostRing * extent);
}

void appendRing(glm::vec3 centre, float radius, const glm::vec4& colour, std::vector<DrawnLine>& lines)
{
    const auto onRing = [&](int i) {
        const float angle = 2.0f * std::numbers::pi_v<float> * float(i) / float(ringSegments);
        return centre + radius * glm::vec3(std::cos(angle), 0.0f, std::sin(angle));
    };
    for (int i = 0; i < ringSegments; ++i) lines.push_back({onRing(i), onRing(i + 1), colour, 3.0f});
    lines.push_back({centre, centre, colour, 9.0f});
}

bool rests(const FootContacts& foot, Frame frame)
{
    return std::any_of(foot.ranges.begin(), foot.ranges.end(),
                       [frame](FrameRange range) { return range.contains(frame); });
}

} // namespace

std::vector<FootContacts> footContacts(const ClipMotions& motions, ClipId clip, const Skeleton& skeleton)
{
    std::vector<FootContacts> feet;
    for (const Limb& limb : motions.feet(clip)) {
        if (std::size_t(limb.contact) >= skeleton.jointCount()) continue; // read anew meanwhile
        FootContacts& foot = feet.emplace_back();
        foot.joint = skeleton[limb.contact].name;
        motions.appendContacts(clip, foot.joint, foot.ranges);
    }
    return feet;
}

std::vector<DrawnLine> contactDiscs(std::span<const FootContacts> feet, Frame frame, const Skeleton& figure,
                                    std::span<const glm::mat4> matrices)
{
    std::vector<DrawnLine> lines;
    const float extent = feet.empty() ? 0.0f : bodyExtent(figure);
    for (const FootContacts& foot : feet) {
        const auto joint = figure.find(foot.joint);
        if (!joint || std::size_t(*joint) >= matrices.size() || !rests(foot, frame)) continue;
        glm::vec3 place(matrices[std::size_t(*joint)][3]);
        if (std::abs(place.y) < highestGround) place.y = 0.0f;
        appendRing(place, ringRadius(figure, *joint, matrices, extent), ringColour, lines);
    }
    return lines;
}

} // namespace tagline
