#include "core/motion/JointTrajectories.h"

#include "core/animation/LocalToModelJob.h"
#include "core/animation/Pose.h"
#include "core/animation/SamplingJob.h"

#include <glm/mat3x3.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace tagline {
namespace {

constexpr float farthestMetres = 1e7f;
constexpr float degreesOfRadian = float(180.0 / M_PI);

/// The joints that are sampled: those asked for and all above them, renumbered without gaps.
struct SampledJoints
{
    std::vector<JointIndex> joints; ///< of the skeleton, parents first
    std::vector<JointIndex> parents;
    Pose rest;
    ClipBinding binding;

    SampledJoints(std::span<const JointIndex> wanted, const Skeleton& skeleton, const ClipBinding& whole)
    {
        std::vector<bool> isNeeded(skeleton.size(), false);
        for (JointIndex joint : wanted)
            for (; joint != noJoint && !isNeeded[std::size_t(joint)]; joint = skeleton[joint].parent)
                isNeeded[std::size_t(joint)] = true;
        std::vector<JointIndex> placeOf(skeleton.size(), noJoint);
        for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
            if (!isNeeded[std::size_t(joint)]) continue;
            placeOf[std::size_t(joint)] = JointIndex(joints.size());
            joints.push_back(joint);
            const JointIndex parent = skeleton[joint].parent;
            parents.push_back(parent == noJoint ? noJoint : placeOf[std::size_t(parent)]);
            rest.push_back(skeleton[joint].rest);
            binding.channelOfJoint.push_back(whole.channelOfJoint[std::size_t(joint)]);
        }
    }
};

/// An angle of 0 to π over its sine; 0 for a half turn, whose axis is lost.
float angleOverSine(float sine, float cosine)
{
    const float square = sine * sine;
    if (cosine > 0.0f && square < 0.04f) // the series of asin(s) / s, exact to float precision here
        return 1.0f + square * (1.0f / 6 + square * (3.0f / 40 + square * (15.0f / 336)));
    return sine > 1e-6f ? std::atan2(sine, cosine) / sine : 0.0f;
}

/// The Y part of the rotation vector that leads from one rotation to the next, in degrees. The matrices need
/// not be of unit scale: their columns are normalised. A mirrored figure turns as one sees it turn.
float turnBetween(const glm::mat3& from, const glm::mat3& to)
{
    glm::vec3 axis(0.0f); // of the turn, times twice the sine of its angle
    float cosines = 0.0f;
    for (int column = 0; column < 3; ++column) {
        axis += glm::cross(from[column], to[column]);
        cosines += glm::dot(from[column], to[column]);
    }
    const float sine = 0.5f * glm::length(axis);
    const float cosine = 0.5f * (cosines - 1.0f);
    if (!std::isfinite(sine) || !std::isfinite(cosine)) return 0.0f;
    return 0.5f * axis.y * angleOverSine(sine, cosine) * degreesOfRadian;
}

glm::mat3 unitColumns(const glm::mat4& matrix)
{
    glm::mat3 unit(matrix);
    for (int column = 0; column < 3; ++column) {
        const float squared = glm::dot(unit[column], unit[column]);
        if (squared > 1e-30f) unit[column] *= 1.0f / std::sqrt(squared);
    }
    return unit;
}

bool isUsable(float coordinate)
{
    return std::abs(coordinate) <= farthestMetres; // false for NaN
}

} // namespace

/// Walks over the frames once. What it finds is gathered for a few frames before it goes to the lanes, which
/// lie far apart.
class TrajectorySampler
{
public:
    TrajectorySampler(std::span<const JointIndex> wanted, const Skeleton& skeleton, const Clip& clip,
                      const ClipBinding& binding)
        : m_clip(clip)
        , m_joints(wanted, skeleton, binding)
        , m_pose(m_joints.joints.size())
        , m_matrices(m_joints.joints.size())
        , m_hints(clip.channels.size())
    {
        prepare(wanted, skeleton);
        m_before.resize(m_places.size());
        m_block.resize(m_places.size() * lanes * blockFrames);
    }

    JointTrajectories sampled() &&
    {
        for (Frame start = 0; start < m_made.m_frames; start += blockFrames) {
            const Frame count = std::min(blockFrames, m_made.m_frames - start);
            for (Frame i = 0; i < count; ++i) sample(start + i, i);
            store(start, count);
        }
        mendPlaces();
        return std::move(m_made);
    }

private:
    static constexpr Frame blockFrames = 16;
    static constexpr std::size_t lanes = JointTrajectories::lanesOfJoint;

    void prepare(std::span<const JointIndex> wanted, const Skeleton& skeleton)
    {
        m_made.m_rate = m_clip.rate;
        m_made.m_frames = std::max<Frame>(m_clip.frames, 0);
        m_made.m_slots.assign(skeleton.size(), -1);
        for (const JointIndex joint : wanted) m_made.m_slots[std::size_t(joint)] = 0;
        for (std::size_t place = 0; place < m_joints.joints.size(); ++place) {
            std::int32_t& slot = m_made.m_slots[std::size_t(m_joints.joints[place])];
            if (slot < 0) continue;
            slot = std::int32_t(m_places.size());
            m_places.push_back(place);
        }
        m_made.m_values.resize(m_places.size() * lanes * std::size_t(m_made.m_frames));
    }

    void sample(Frame frame, Frame inBlock)
    {
        SamplingJob sampling;
        sampling.clip = &m_clip;
        sampling.binding = &m_joints.binding;
        sampling.rest = m_joints.rest;
        sampling.frame = frame;
        sampling.hints = m_hints;
        sampling.output = m_pose;
        sampling.run();
        LocalToModelJob{.parents = m_joints.parents, .pose = m_pose, .output = m_matrices}.run();
        for (std::size_t slot = 0; slot < m_places.size(); ++slot) {
            const glm::mat4& matrix = m_matrices[m_places[slot]];
            const glm::mat3 axes = unitColumns(matrix);
            float* values = &m_block[slot * lanes * blockFrames + std::size_t(inBlock)];
            values[0 * blockFrames] = matrix[3].x;
            values[1 * blockFrames] = matrix[3].y;
            values[2 * blockFrames] = matrix[3].z;
            values[3 * blockFrames] = frame == 0 ? 0.0f : turnBetween(m_before[slot], axes);
            m_before[slot] = axes;
        }
    }

    void store(Frame start, Frame count)
    {
        const auto frames = std::size_t(m_made.m_frames);
        for (std::size_t lane = 0; lane < m_places.size() * lanes; ++lane)
            std::copy_n(&m_block[lane * blockFrames], count,
                        &m_made.m_values[lane * frames + std::size_t(start)]);
    }

    void mendPlaces()
    {
        const auto frames = std::size_t(m_made.m_frames);
        for (std::size_t slot = 0; slot < m_places.size(); ++slot) {
            float* x = m_made.m_values.data() + slot * lanes * frames;
            mend({x, frames}, {x + frames, frames}, {x + 2 * frames, frames});
        }
    }

    static void mend(std::span<float> x, std::span<float> y, std::span<float> z)
    {
        const auto isUsableAt = [&](std::size_t i) {
            return isUsable(x[i]) && isUsable(y[i]) && isUsable(z[i]);
        };
        bool areAllUsable = true;
        for (std::size_t i = 0; i < x.size(); ++i) areAllUsable &= isUsableAt(i);
        if (areAllUsable) return;
        std::size_t first = 0;
        while (first < x.size() && !isUsableAt(first)) ++first;
        glm::vec3 last = first < x.size() ? glm::vec3(x[first], y[first], z[first]) : glm::vec3(0.0f);
        for (std::size_t i = 0; i < x.size(); ++i) {
            if (isUsableAt(i)) last = {x[i], y[i], z[i]};
            x[i] = last.x;
            y[i] = last.y;
            z[i] = last.z;
        }
    }

    const Clip& m_clip;
    SampledJoints m_joints;
    Pose m_pose;
    std::vector<glm::mat4> m_matrices;
    std::vector<ChannelHints> m_hints;
    std::vector<std::size_t> m_places; ///< of each slot among the sampled joints
    std::vector<glm::mat3> m_before;   ///< of each slot, the axes one frame ago
    std::vector<float> m_block;        ///< [slot][lane][frame in block]
    JointTrajectories m_made;
};

JointTrajectories JointTrajectories::of(std::span<const JointIndex> joints, const Skeleton& skeleton,
                                        const Clip& clip, const ClipBinding& binding)
{
    return TrajectorySampler(joints, skeleton, clip, binding).sampled();
}

JointTrajectories JointTrajectories::ofAll(const Skeleton& skeleton, const Clip& clip,
                                           const ClipBinding& binding)
{
    std::vector<JointIndex> all(skeleton.size());
    std::iota(all.begin(), all.end(), 0);
    return of(all, skeleton, clip, binding);
}

bool JointTrajectories::holds(JointIndex joint) const
{
    return joint >= 0 && std::size_t(joint) < m_slots.size() && m_slots[std::size_t(joint)] >= 0;
}

std::span<const float> JointTrajectories::lane(JointIndex joint, std::size_t which) const
{
    assert(holds(joint));
    const auto frames = std::size_t(m_frames);
    const auto slot = std::size_t(m_slots[std::size_t(joint)]);
    return {m_values.data() + (slot * lanesOfJoint + which) * frames, frames};
}

} // namespace tagline
