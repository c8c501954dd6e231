#include "core/animation/figure/Figure.h"

#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"

#include <glm/common.hpp>

#include <algorithm>
#include <limits>

namespace tagline {
namespace {

/// The size of the box around the joints in rest pose.
glm::vec3 restExtent(const Skeleton& skeleton)
{
    glm::vec3 low(std::numeric_limits<float>::max());
    glm::vec3 high(std::numeric_limits<float>::lowest());
    const std::vector<glm::mat4> matrices = modelMatrices(skeleton, restPose(skeleton));
    bool isAny = false;
    for (std::size_t i = 0; i < matrices.size(); ++i) {
        if (skeleton.joints()[i].kind != JointKind::Joint) continue;
        low = glm::min(low, glm::vec3(matrices[i][3]));
        high = glm::max(high, glm::vec3(matrices[i][3]));
        isAny = true;
    }
    return isAny ? high - low : glm::vec3(0.0f);
}

/// The last word of a name: the text after the last separator.
std::string lastWord(const std::string& name)
{
    const std::size_t separator = name.find_last_of(" _-.");
    return separator == std::string::npos ? name : name.substr(separator + 1);
}

bool isHipsName(const std::string& jointName)
{
    const std::string name = normalisedJointName(jointName);
    const std::string word = lastWord(name);
    return name == "hip" || word == "hips" || word == "pelvis";
}

/// Whether a joint's keys move it over the ground by more than `distance`, above it all at rest.
bool movesOverGround(const JointChannel& channel, const glm::mat4& parent, float distance)
{
    const KeyTrack<glm::vec3>& track = channel.translation;
    glm::vec3 low(std::numeric_limits<float>::max());
    glm::vec3 high(std::numeric_limits<float>::lowest());
    for (std::size_t key = 0; key < track.keyCount(); ++key) {
        const glm::vec3 place(parent * glm::vec4(track.valueAt(key), 1.0f));
        low = glm::min(low, place);
        high = glm::max(high, place);
    }
    return track.keyCount() > 1 && std::max(high.x - low.x, high.z - low.z) > distance;
}

/// How many joints of kind Joint hang on each, itself included.
std::vector<std::size_t> countsCarried(const Skeleton& skeleton)
{
    std::vector<std::size_t> counts(skeleton.size());
    for (JointIndex joint = JointIndex(skeleton.size()) - 1; joint >= 0; --joint) {
        counts[std::size_t(joint)] += skeleton[joint].kind == JointKind::Joint;
        if (const JointIndex parent = skeleton[joint].parent; parent != noJoint)
            counts[std::size_t(parent)] += counts[std::size_t(joint)];
    }
    return counts;
}

/// The named hips; what they hang on where a joint beside them carries more, as the spine does where the legs
/// alone hang on the hips.
JointIndex carryingHips(const Skeleton& skeleton, const std::vector<std::size_t>& counts)
{
    const JointIndex hips = hipsByName(skeleton);
    const JointIndex parent = hips == noJoint ? noJoint : skeleton[hips].parent;
    if (parent == noJoint) return hips;
    for (JointIndex joint = parent + 1; joint < JointIndex(skeleton.size()); ++joint)
        if (skeleton[joint].parent == parent && counts[std::size_t(joint)] > counts[std::size_t(hips)])
            return parent;
    return hips;
}

/// The joints that may carry the figure, topmost first: the hips and those above. Without hips those that
/// carry three quarters of it, as no spine does whose keys sway it; where none does, all.
std::vector<JointIndex> carriers(const Skeleton& skeleton, JointIndex hips,
                                 const std::vector<std::size_t>& counts)
{
    std::vector<JointIndex> found, all;
    for (JointIndex joint = hips; joint != noJoint; joint = skeleton[joint].parent) found.push_back(joint);
    std::reverse(found.begin(), found.end());
    if (hips != noJoint) return found;
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
        if (skeleton[joint].kind != JointKind::Joint) continue;
        all.push_back(joint);
        if (4 * counts[std::size_t(joint)] >= 3 * skeleton.jointCount()) found.push_back(joint);
    }
    return found.empty() ? all : found;
}

} // namespace

float figureExtent(const Skeleton& skeleton)
{
    const glm::vec3 extent = restExtent(skeleton);
    return std::max({extent.x, extent.y, extent.z});
}

float figureHeight(const Skeleton& skeleton) { return restExtent(skeleton).y; }

JointIndex hipsByName(const Skeleton& skeleton)
{
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint)
        if (isHipsName(skeleton[joint].name)) return joint;
    return noJoint;
}

JointIndex rootJoint(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding)
{
    const std::vector<std::size_t> counts = countsCarried(skeleton);
    const JointIndex hips = carryingHips(skeleton, counts);
    const std::vector<JointIndex> candidates = carriers(skeleton, hips, counts);
    const std::vector<glm::mat4> matrices = modelMatrices(skeleton, restPose(skeleton));
    const float distance = figureExtent(skeleton) * 1e-3f;
    for (const JointIndex joint : candidates) {
        const ChannelIndex channel = binding.channelOfJoint[std::size_t(joint)];
        const JointIndex parent = skeleton[joint].parent;
        const glm::mat4 above = parent == noJoint ? glm::mat4(1.0f) : matrices[std::size_t(parent)];
        if (channel != noChannel && movesOverGround(clip.channels[std::size_t(channel)], above, distance))
            return joint;
    }
    if (hips != noJoint) return hips;
    if (!candidates.empty()) return candidates.front();
    return skeleton.isEmpty() ? noJoint : 0;
}

} // namespace tagline
