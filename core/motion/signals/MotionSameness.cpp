#include "core/motion/signals/MotionSameness.h"

#include "core/animation/clips/ClipBinding.h"
#include "core/animation/clips/FrameCost.h"
#include "core/motion/signals/JointTrajectories.h"
#include "core/motion/signals/MotionShift.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tagline {
namespace {

/// One joint alone shows where it goes and not how it is turned.
constexpr std::size_t fewestSharedJoints = 2;
/// Joints that are compared; of more, these many evenly chosen ones show the pose as well.
constexpr std::size_t mostSharedJoints = 64;
constexpr std::int64_t bytesOfPlace = 16; ///< of JointTrajectories
/// A repaired frame makes no other motion: the difference is that of a stretch of this length.
constexpr double stretchSeconds = 0.25;
/// Below this part of what is the same nothing but numbers is other, wherever the figure stands.
constexpr double exactPart = 0.1;

/// A joint of the former skeleton, and that of the same name.
using SharedJoint = std::pair<JointIndex, JointIndex>;

std::vector<SharedJoint> sharedJoints(const Skeleton& former, const Skeleton& now)
{
    std::unordered_map<std::string, JointIndex> byName;
    for (std::size_t i = 0; i < now.size(); ++i)
        byName.emplace(normalisedJointName(now[JointIndex(i)].name), JointIndex(i));
    std::vector<SharedJoint> shared;
    for (std::size_t i = 0; i < former.size(); ++i) {
        const Joint& joint = former[JointIndex(i)];
        if (joint.kind != JointKind::Joint) continue;
        auto other = now.find(joint.name);
        if (!other)
            if (const auto like = byName.find(normalisedJointName(joint.name)); like != byName.end())
                other = like->second;
        if (other && now[*other].kind == JointKind::Joint) shared.emplace_back(JointIndex(i), *other);
    }
    return shared;
}

std::vector<SharedJoint> evenlyChosen(std::vector<SharedJoint> joints, std::size_t most)
{
    if (joints.size() <= most) return joints;
    std::vector<SharedJoint> chosen;
    for (std::size_t i = 0; i < most; ++i) chosen.push_back(joints[i * joints.size() / most]);
    return chosen;
}

/// A place over the ground, x + z i, and its height.
struct GroundPlace
{
    std::complex<double> ground;
    double height = 0.0;

    GroundPlace operator-(const GroundPlace& other) const
    {
        return {ground - other.ground, height - other.height};
    }
    double square() const { return std::norm(ground) + height * height; }
};

/// The places of one version's shared joints.
class VersionPlaces
{
public:
    VersionPlaces(const Skeleton& skeleton, const Clip& clip, std::vector<JointIndex> joints)
        : m_joints(std::move(joints))
        , m_ways(JointTrajectories::of(m_joints, skeleton, clip, bindByName(clip, skeleton)))
        , m_frames(std::size_t(m_ways.frames()))
    {
    }

    std::size_t frames() const { return m_frames; }
    std::size_t joints() const { return m_joints.size(); }
    GroundPlace at(std::size_t joint, std::size_t frame) const
    {
        const JointIndex index = m_joints[joint];
        return {{m_ways.x(index)[frame], m_ways.z(index)[frame]}, m_ways.y(index)[frame]};
    }
    /// The mean of all joints in these frames.
    GroundPlace mean(std::size_t first, std::size_t stop) const
    {
        GroundPlace sum;
        for (std::size_t frame = first; frame < stop; ++frame)
            for (std::size_t joint = 0; joint < joints(); ++joint) {
                const GroundPlace place = at(joint, frame);
                sum.ground += place.ground;
                sum.height += place.height;
            }
        const double count = double((stop - first) * joints());
        return {sum.ground / count, sum.height / count};
    }
    /// How far the joints lie from their mean in each frame, as the root of the mean square.
    double spread() const
    {
        double squares = 0.0;
        for (std::size_t frame = 0; frame < m_frames; ++frame) {
            const GroundPlace middle = mean(frame, frame + 1);
            for (std::size_t joint = 0; joint < joints(); ++joint)
                squares += (at(joint, frame) - middle).square();
        }
        return std::sqrt(squares / double(m_frames * joints()));
    }

private:
    std::vector<JointIndex> m_joints;
    JointTrajectories m_ways;
    std::size_t m_frames;
};

/// Mean squared distance of the joints in each frame, once the present version is moved, turned about the
/// vertical and scaled as a whole to where it fits best.
std::vector<double> frameDifferences(const VersionPlaces& former, const VersionPlaces& now)
{
    const std::size_t frames = former.frames();
    const GroundPlace formerMean = former.mean(0, frames), nowMean = now.mean(0, frames);
    std::complex<double> turned = 0.0;
    double heights = 0.0, squares = 0.0;
    for (std::size_t frame = 0; frame < frames; ++frame)
        for (std::size_t joint = 0; joint < former.joints(); ++joint) {
            const GroundPlace a = former.at(joint, frame) - formerMean, b = now.at(joint, frame) - nowMean;
            turned += std::conj(b.ground) * a.ground;
            heights += a.height * b.height;
            squares += b.square();
        }
    const double together = std::abs(turned);
    const double scale = squares > 0.0 ? std::max(0.0, (together + heights) / squares) : 0.0;
    const std::complex<double> turn = scale * (together > 0.0 ? turned / together : 1.0);
    std::vector<double> each(frames);
    for (std::size_t frame = 0; frame < frames; ++frame) {
        for (std::size_t joint = 0; joint < former.joints(); ++joint) {
            const GroundPlace a = former.at(joint, frame) - formerMean, b = now.at(joint, frame) - nowMean;
            each[frame] += (a - GroundPlace{turn * b.ground, scale * b.height}).square();
        }
        each[frame] /= double(former.joints());
    }
    return each;
}

/// The largest mean of so many values one after the other.
double worstMean(const std::vector<double>& values, std::size_t count)
{
    count = std::clamp<std::size_t>(count, 1, values.size());
    double worst = 0.0;
    for (std::size_t first = 0; first < values.size(); first += std::max<std::size_t>(1, count / 2)) {
        const std::size_t begin = std::min(first, values.size() - count);
        double sum = 0.0;
        for (std::size_t i = begin; i < begin + count; ++i) sum += values[i];
        worst = std::max(worst, sum / double(count));
    }
    return worst;
}

} // namespace

std::optional<bool> areSameMotion(const Skeleton& formerSkeleton, const Clip& former,
                                  const Skeleton& skeleton, const Clip& now)
{
    auto shared = sharedJoints(formerSkeleton, skeleton);
    if (shared.size() < fewestSharedJoints ||
        2 * shared.size() < std::max(formerSkeleton.jointCount(), skeleton.jointCount()))
        return {};
    shared = evenlyChosen(std::move(shared), mostSharedJoints);
    const std::int64_t bytes = std::max(measuredFrameBytes, bytesOfPlace * std::int64_t(shared.size()));
    if (former.frames < 1 || former.frames != now.frames || !checkFrameCost(now, bytes)) return {};
    std::vector<JointIndex> of, as;
    for (const auto& [joint, other] : shared) {
        of.push_back(joint);
        as.push_back(other);
    }
    const VersionPlaces before(formerSkeleton, former, std::move(of)), after(skeleton, now, std::move(as));
    const double within = sameMotionWithin * before.spread();
    if (within <= 0.0) return {};
    const auto stretch = std::size_t(std::lround(now.rate.frames(stretchSeconds)));
    const double difference = std::sqrt(worstMean(frameDifferences(before, after), stretch));
    if (difference > within || difference <= exactPart * within) return difference <= within;
    const auto shift = motionShift(rootSteps(formerSkeleton, former), rootSteps(skeleton, now));
    return !shift || *shift == 0; // a slow motion that begins a frame later lies as near
}

} // namespace tagline
