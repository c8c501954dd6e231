#include "core/cutting/CutMotion.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/Figure.h"
#include "core/mesh/Morphing.h"

#include <glm/mat4x4.hpp>

#include <cassert>

namespace tagline {
namespace {

/// Position of the joint in model space.
glm::vec3 placeOf(const Skeleton& skeleton, const Pose& pose, JointIndex joint)
{
    glm::vec4 place(0.0f, 0.0f, 0.0f, 1.0f);
    for (JointIndex each = joint; each != noJoint; each = skeleton[each].parent)
        place = pose[std::size_t(each)].matrix() * place;
    return glm::vec3(place);
}

} // namespace

CutMotion cutMotion(const Clip& clip, const Skeleton& skeleton, FrameRange range, bool isRootAtOrigin)
{
    assert(!range.isEmpty() && range.start >= 0 && range.stop <= clip.frames);
    CutMotion cut{&skeleton, {}, clip.rate};
    const ClipBinding binding = bindByName(clip, skeleton);
    const Pose rest = restPose(skeleton);
    std::vector<ChannelHints> hints(clip.channels.size());
    cut.poses.reserve(std::size_t(range.stop - range.start));
    for (Frame frame = range.start; frame < range.stop; ++frame) {
        Pose pose(skeleton.size());
        SamplingJob{&clip, &binding, rest, double(frame), RotationInterpolation::Slerp, hints, pose}.run();
        cut.poses.push_back(std::move(pose));
    }
    if (!isRootAtOrigin) return cut;
    const JointIndex root = rootJoint(skeleton, clip, binding);
    if (root == noJoint) return cut;
    const glm::vec3 place = placeOf(skeleton, cut.poses.front(), root);
    for (Pose& pose : cut.poses)
        for (std::size_t joint = 0; joint < pose.size(); ++joint)
            if (skeleton[JointIndex(joint)].parent == noJoint)
                pose[joint].translation -= glm::vec3(place.x, 0.0f, place.z);
    return cut;
}

std::vector<float> cutMorphWeights(const Clip& clip, std::span<const SkinnedMesh> meshes, FrameRange range)
{
    const MorphBinding binding = bindMorphs(meshes, clip);
    if (binding.channels.empty()) return {};
    const std::vector<float> rest = restMorphWeights(meshes);
    std::vector<float> all;
    for (Frame frame = range.start; frame < range.stop; ++frame) {
        std::vector<float> weights = rest;
        MorphSamplingJob{
            .clip = &clip, .binding = &binding, .rest = rest, .frame = double(frame), .weights = weights}
            .run();
        all.insert(all.end(), weights.begin(), weights.end());
    }
    return all;
}

} // namespace tagline
