#include "app/presenters/library/ClipPoses.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/import/ImportedModel.h"
#include "core/motion/figure/BodyTree.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace tagline {
namespace {

constexpr int posesBefore = 3, posesAfter = 2;
constexpr int posesOfRange = 6;
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

/// The bones at these frames, all of which the clip has; empty if nothing in the skeleton moves with it.
QList<QList<QLineF>> bonesAt(const Skeleton& skeleton, const Clip& motion, const std::vector<Frame>& frames)
{
    const ClipBinding binding = bindByName(motion, skeleton);
    if (binding.boundCount() == 0) return {};
    const std::vector<bool> isOfBody = bodyJoints(skeleton);
    QList<QList<QLineF>> poses;
    for (const Frame at : frames)
        poses << bonesOf(skeleton, isOfBody, sampledPose(skeleton, motion, binding, double(at)));
    return poses;
}

/// Poses at the frames that the clip has of these; the frame `current` is the lit one.
PoseStripState posesAt(const ClipLibrary& library, ClipId clip, const Clip& motion, std::vector<Frame> frames,
                       Frame current)
{
    std::erase_if(frames, [&](Frame at) { return at < 0 || at >= motion.frames; });
    PoseStripState state;
    state.poses = bonesAt(library.source(library.clip(clip).source).model->skeleton, motion, frames);
    const auto lit = std::find(frames.begin(), frames.end(), current);
    if (!state.poses.isEmpty() && lit != frames.end()) state.current = int(lit - frames.begin());
    return state;
}

} // namespace

PoseStripState posesAround(const ClipLibrary& library, ClipId clip, Frame frame)
{
    const Clip* motion = library.motion(clip);
    if (!motion) return {};
    const Frame step = std::max(Frame(std::lround(secondsApart * motion->rate.framesPerSecond())), Frame(1));
    std::vector<Frame> frames;
    for (int pose = -posesBefore; pose <= posesAfter; ++pose) frames.push_back(frame + pose * step);
    return posesAt(library, clip, *motion, frames, frame);
}

PoseStripState posesOf(const ClipLibrary& library, ClipId clip, FrameRange range)
{
    const Clip* motion = library.motion(clip);
    if (!motion || range.isEmpty()) return {};
    const int count = int(std::min(range.length(), Frame(posesOfRange)));
    std::vector<Frame> frames;
    for (int pose = 0; pose < count; ++pose)
        frames.push_back(range.start +
                         Frame(std::int64_t(range.length() - 1) * pose / std::max(count - 1, 1)));
    return posesAt(library, clip, *motion, frames, -1);
}

QList<QList<QLineF>> posesAlong(const ImportedModel& model, std::size_t place, int count)
{
    const Clip& motion = model.clips[place];
    if (motion.frames <= 0) return {};
    const int shown = std::clamp(count, 1, int(motion.frames));
    std::vector<Frame> frames;
    for (int pose = 0; pose < shown; ++pose)
        frames.push_back(Frame((std::int64_t(2 * pose + 1) * motion.frames) / (2 * shown)));
    return bonesAt(model.skeleton, motion, frames);
}

} // namespace tagline
