#include "tests/bench/animation/PlainEvaluation.h"

#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>

namespace tagline::bench {
namespace {

/// The key before a time, and how far the next is.
struct Between
{
    std::size_t key = 0;
    std::size_t next = 0;
    float fraction = 0.0f;
};

Between between(std::span<const float> times, float time)
{
    const auto after = std::upper_bound(times.begin(), times.end(), time);
    if (after == times.begin()) return {};
    if (after == times.end()) return {times.size() - 1, times.size() - 1, 0.0f};
    const auto next = std::size_t(after - times.begin());
    return {next - 1, next, (time - times[next - 1]) / (times[next] - times[next - 1])};
}

} // namespace

PlainCharacter::PlainCharacter(const Skeleton& skeleton, std::span<const PaletteEntry> palette)
    : m_skeleton(skeleton)
    , m_palette(palette)
    , m_a(skeleton.size())
    , m_b(skeleton.size())
    , m_pose(skeleton.size())
    , m_models(skeleton.size())
{
}

void PlainCharacter::sample(const Clip& clip, float frame, std::vector<PlainTransform>& pose) const
{
    for (std::size_t joint = 0; joint < pose.size(); ++joint) {
        const JointChannel& channel = clip.channels[joint];
        pose[joint].translation = m_skeleton.joints()[joint].rest.translation;
        if (!channel.translation.isEmpty()) {
            const Between place = between(channel.translation.times, frame);
            pose[joint].translation = glm::mix(channel.translation.values[place.key],
                                               channel.translation.values[place.next], place.fraction);
        }
        const Between place = between(channel.rotation.times, frame);
        pose[joint].rotation = glm::slerp(channel.rotation.values[place.key],
                                          channel.rotation.values[place.next], place.fraction);
    }
}

void PlainCharacter::blend(const std::vector<PlainTransform>& a, const std::vector<PlainTransform>& b,
                           float weightOfB, std::vector<PlainTransform>& pose) const
{
    for (std::size_t joint = 0; joint < pose.size(); ++joint) {
        pose[joint].translation = glm::mix(a[joint].translation, b[joint].translation, weightOfB);
        pose[joint].rotation = glm::slerp(a[joint].rotation, b[joint].rotation, weightOfB);
    }
}

void PlainCharacter::toModel(const std::vector<PlainTransform>& pose, std::span<glm::mat4> models) const
{
    for (std::size_t joint = 0; joint < pose.size(); ++joint) {
        glm::mat4 local = glm::mat4_cast(pose[joint].rotation);
        local[3] = glm::vec4(pose[joint].translation, 1.0f);
        const JointIndex parent = m_skeleton.parents()[joint];
        models[joint] = parent == noJoint ? local : models[std::size_t(parent)] * local;
    }
}

void PlainCharacter::toSkin(std::span<const glm::mat4> models, std::span<glm::mat4> skinning) const
{
    for (std::size_t i = 0; i < m_palette.size(); ++i)
        skinning[i] = models[std::size_t(m_palette[i].joint)] * m_palette[i].inverseBind;
}

void PlainCharacter::step(const Clip& a, float frameOfA, const Clip& b, float frameOfB, float weightOfB,
                          std::span<glm::mat4> skinning)
{
    sample(a, frameOfA, m_a);
    sample(b, frameOfB, m_b);
    blend(m_a, m_b, weightOfB, m_pose);
    toModel(m_pose, m_models);
    toSkin(m_models, skinning);
}

} // namespace tagline::bench
