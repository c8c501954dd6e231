#include "core/staging/CrowdStage.h"

#include "core/animation/clips/ClipBaking.h"
#include "core/animation/clips/FrameCost.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/motion/figure/BodyTree.h"
#include "core/motion/figure/FigureUnit.h"
#include "core/motion/figure/RootTrail.h"
#include "core/retargeting/BodyFacing.h"
#include "core/time/PlayedTime.h"

#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr int boxMoments = 24;       ///< of a hit at which its figure is measured
constexpr float farthest = 3.0f;     ///< extents over the ground that a box reaches at most
constexpr float betweenRows = 1.15f; ///< extents

/// The hit's frames as a clip on the figure, and one more where there is one: until then they play.
StagedClip hitStage(const StagedClip& staged, FrameRange hit)
{
    const Frame stop = std::min(hit.stop + 1, staged.clip->frames);
    StagedClip part = stagedPart(staged, {hit.start, stop});
    if (part.waitsForMap()) part = carriedOverClip(part);
    if (!checkFrameCost(*part.clip, bakedFrameBytes(*part.clip, part.skeleton->size()))) return part;
    part.baked = std::make_shared<const BakedClip>(bakedClip(*part.clip, *part.skeleton, *part.binding));
    part.clip = std::make_shared<const Clip>(clipWithoutKeys(*part.clip));
    return part;
}

Pose poseAt(const StagedClip& staged, double frame)
{
    return staged.baked ? sampledPose(*staged.baked, frame)
                        : sampledPose(*staged.skeleton, *staged.clip, *staged.binding, frame);
}

/// Takes a pose to the origin, facing +Z; its height stays.
glm::mat4 alignment(const StagedClip& staged, const Pose& pose)
{
    const JointIndex root = rootOf(staged);
    if (root == noJoint) return glm::mat4(1.0f);
    const std::vector<glm::mat4> joints = modelMatrices(*staged.skeleton, pose);
    const glm::vec3 place(joints[std::size_t(root)][3]);
    const float facing =
        bodyFacing(*staged.skeleton, joints).value_or(float(rootStand(*staged.skeleton, pose, root).yaw));
    const glm::mat4 turn = glm::rotate(glm::mat4(1.0f), -facing, glm::vec3(0.0f, 1.0f, 0.0f));
    return glm::translate(turn, glm::vec3(-place.x, 0.0f, -place.z));
}

/// Box and extent, of a figure that has its loop and scale.
void measure(CrowdFigure& figure, const StagedClip& staged)
{
    const Skeleton& skeleton = *staged.skeleton;
    const std::vector<bool> isOfBody = bodyJoints(skeleton);
    figure.extent = figure.scale * bodyExtent(skeleton);
    const float reach = farthest * std::max(figure.extent, 1e-3f);
    bool isFirst = true;
    for (int moment = 0; moment < boxMoments; ++moment) {
        const double frame = double(staged.clip->frames - 1) * moment / (boxMoments - 1);
        const std::vector<glm::mat4> joints = modelMatrices(skeleton, poseAt(staged, frame));
        for (std::size_t joint = 0; joint < joints.size(); ++joint) {
            if (!isOfBody[joint]) continue;
            glm::vec3 place(figure.loop.place * joints[joint][3]);
            place.x = std::clamp(place.x, -reach, reach);
            place.z = std::clamp(place.z, -reach, reach);
            figure.least = isFirst ? place : glm::min(figure.least, place);
            figure.most = isFirst ? place : glm::max(figure.most, place);
            isFirst = false;
        }
    }
}

} // namespace

std::vector<CrowdHit> drawnEvenly(const std::vector<CrowdHit>& hits, std::size_t most)
{
    if (hits.size() <= most) return hits;
    std::vector<CrowdHit> drawn;
    for (std::size_t i = 0; i < most; ++i) drawn.push_back(hits[i * hits.size() / most]);
    return drawn;
}

std::optional<CrowdFigure> crowdFigure(const StagedClip& staged, FrameRange hit)
{
    if (staged.isEmpty() || staged.skeleton->isEmpty()) return std::nullopt;
    if (!staged.map && staged.binding->boundCount() == 0) return std::nullopt;
    hit.stop = std::min(hit.stop, staged.clip->frames);
    if (hit.start < 0 || hit.stop <= hit.start) return std::nullopt;
    const StagedClip part = hitStage(staged, hit);
    CrowdFigure figure;
    figure.figure = part.figure;
    figure.loop = {part.skeleton, part.clip, part.binding, part.baked};
    const FrameRate rate = part.clip->rate;
    figure.loop.period = std::max<std::int64_t>(rate.nanoseconds(playedFrames(hit, staged.clip->frames)), 1);
    if (const auto unit = suggestedUnit(*part.skeleton, part.figure->metresPerUnit))
        figure.scale = float(unit->factor);
    figure.loop.place =
        glm::scale(glm::mat4(1.0f), glm::vec3(figure.scale)) * alignment(part, poseAt(part, 0.0));
    measure(figure, part);
    if (const FileClip file = fileClipOf(staged); file.clip && !file.clip->morphs.empty())
        figure.face = {file.clip, file.start + double(hit.start)};
    return figure;
}

std::vector<glm::vec3> rowPlaces(std::size_t count, float spacing)
{
    const auto columns = std::size_t(std::ceil(std::sqrt(double(count))));
    std::vector<glm::vec3> places;
    for (std::size_t i = 0; i < count; ++i) {
        const float column = float(i % columns) - 0.5f * float(columns - 1);
        places.emplace_back(column * spacing, 0.0f, -float(i / columns) * spacing);
    }
    return places;
}

float rowSpacing(std::span<const CrowdFigure> figures)
{
    float extent = 0.0f;
    for (const CrowdFigure& figure : figures) extent = std::max(extent, figure.extent);
    return betweenRows * extent;
}

} // namespace tagline
