#include "app/presenters/library/ClipPoses.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/import/ImportedModel.h"
#include "core/motion/figure/BodyTree.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr int posesBefore = 3, posesAfter = 2;
constexpr double secondsApart = 0.2;
constexpr double viewTurn = 0.6; ///< radians from the front: arms and steps are both seen

QList<QLineF> bonesOf(const Skeleton& skeleton, const std::vector<bool>& isOfBody, const Pose& pose)
{
    const std::vector<glm::vec3> places = modelPlaces(skeleton, pose);
    const double across = std::cos(viewTurn), along = std::sin(viewTurn);
    const auto seen = [&](std::size_t joint) {
        const glm::vec3& place = places[joint];
        return QPointF(double(place.x) * across - double(place.z) * along, double(place.y));
    };
    QList<QLineF> bones;
    for (std::size_t joint = 0; joint < places.size(); ++joint) {
        const JointIndex parent = skeleton.parents()[joint];
        const bool isBone = isOfBody[joint] && parent != noJoint && isOfBody[std::size_t(parent)];
        if (isBone) bones << QLineF(seen(joint), seen(std::size_t(parent)));
    }
    return bones;
}

} // namespace

PoseStripState posesAround(const ClipLibrary& library, ClipId clip, Frame frame)
{
    const Clip* motion = library.motion(clip);
    if (!motion) return {};
    const Skeleton& skeleton = library.source(library.clip(clip).source).model->skeleton;
    const ClipBinding binding = bindByName(*motion, skeleton);
    if (binding.boundCount() == 0) return {};
    const std::vector<bool> isOfBody = bodyJoints(skeleton);
    const Frame step = std::max(Frame(std::lround(secondsApart * motion->rate.framesPerSecond())), Frame(1));
    PoseStripState state;
    for (int pose = -posesBefore; pose <= posesAfter; ++pose) {
        const Frame at = frame + pose * step;
        if (at < 0 || at >= motion->frames) continue;
        if (pose == 0) state.current = int(state.poses.size());
        state.poses << bonesOf(skeleton, isOfBody, sampledPose(skeleton, *motion, binding, double(at)));
    }
    return state;
}

} // namespace tagline
