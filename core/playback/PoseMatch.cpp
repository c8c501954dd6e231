#include "core/playback/PoseMatch.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace tagline {
namespace {

constexpr int mostCandidates = 240;
constexpr double velocitySeconds = 1.0 / 120.0; ///< half the time over which a velocity is taken
constexpr float secondsAhead = 0.1f;            ///< a velocity counts as its way in this time, metres

/// Joint positions of a clip at a frame, seen from the figure.
std::vector<glm::vec3> figurePositions(const PlayedClip& played, const RootPath& path, double frame)
{
    const Pose pose = played.pose(frame);
    const std::vector<glm::mat4> matrices = modelMatrices(played.skeleton, pose);
    const double phase = played.clip.frames > 1 ? frame / (played.clip.frames - 1) : 0.0;
    const GroundTransform turned{-(path.facing + phase * path.loop.yaw), glm::dvec2(0.0)};
    const glm::dvec2 place = groundPosition(played.skeleton, pose, path.root);
    std::vector<glm::vec3> positions;
    positions.reserve(matrices.size());
    for (const glm::mat4& matrix : matrices) {
        const glm::dvec2 seen = turned.applied(glm::dvec2(matrix[3].x, matrix[3].z) - place);
        positions.emplace_back(float(seen.x), matrix[3].y, float(seen.y));
    }
    return positions;
}

/// How much each joint counts: the length of the bone that leads to it.
std::vector<float> jointWeights(const Skeleton& skeleton)
{
    const std::vector<glm::mat4> matrices = modelMatrices(skeleton, restPose(skeleton));
    std::vector<float> weights(skeleton.size(), 0.0f);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const JointIndex parent = skeleton.parents()[i];
        if (parent == noJoint) continue;
        weights[i] = glm::distance(glm::vec3(matrices[i][3]), glm::vec3(matrices[std::size_t(parent)][3]));
    }
    return weights;
}

float distance(const std::vector<glm::vec3>& a, const std::vector<glm::vec3>& b,
               const std::vector<float>& weights)
{
    float sum = 0.0f;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const glm::vec3 apart = a[i] - b[i];
        sum += weights[i] * glm::dot(apart, apart);
    }
    return sum;
}

} // namespace

Pose PlayedClip::pose(double frame) const
{
    return baked ? sampledPose(*baked, frame) : sampledPose(skeleton, clip, binding, frame);
}

MotionSnapshot motionSnapshot(const PlayedClip& played, const RootPath& path, double frame)
{
    const Clip& clip = played.clip;
    const double last = std::max(clip.frames - 1, 0);
    const double before = std::clamp(frame - clip.rate.frames(velocitySeconds), 0.0, last);
    const double after = std::clamp(frame + clip.rate.frames(velocitySeconds), 0.0, last);
    const double seconds = clip.rate.seconds(after - before);
    MotionSnapshot snapshot{figurePositions(played, path, frame), {}};
    snapshot.velocities.assign(snapshot.positions.size(), glm::vec3(0.0f));
    if (seconds <= 0.0) return snapshot;
    const std::vector<glm::vec3> from = figurePositions(played, path, before);
    const std::vector<glm::vec3> to = figurePositions(played, path, after);
    for (std::size_t i = 0; i < from.size(); ++i) snapshot.velocities[i] = (to[i] - from[i]) / float(seconds);
    return snapshot;
}

float poseDistance(const Skeleton& skeleton, const MotionSnapshot& a, const MotionSnapshot& b)
{
    const std::vector<float> weights = jointWeights(skeleton);
    const float sum = std::accumulate(weights.begin(), weights.end(), 0.0f);
    return sum > 0.0f ? std::sqrt(distance(a.positions, b.positions, weights) / sum) : 0.0f;
}

double bestMatchingFrame(const PlayedClip& played, const RootPath& path, const MotionSnapshot& wanted)
{
    const Clip& clip = played.clip;
    const std::vector<float> weights = jointWeights(played.skeleton);
    const int candidates = std::clamp(clip.frames - 1, 1, mostCandidates);
    double best = 0.0;
    float bestDistance = std::numeric_limits<float>::max();
    for (int i = 0; i < candidates; ++i) {
        const double frame = double(clip.frames - 1) * i / candidates;
        const std::vector<glm::vec3> positions = figurePositions(played, path, frame);
        float apart = distance(positions, wanted.positions, weights);
        if (apart >= bestDistance) continue; // most are: their velocities need not be known
        const MotionSnapshot snapshot = motionSnapshot(played, path, frame);
        apart += distance(snapshot.velocities, wanted.velocities, weights) * secondsAhead * secondsAhead;
        if (apart >= bestDistance) continue;
        bestDistance = apart;
        best = frame;
    }
    return best;
}

} // namespace tagline
