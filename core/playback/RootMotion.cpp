#include "core/playback/RootMotion.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/Figure.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Rotations.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <complex>

namespace tagline {
namespace {

constexpr int mostFacingSamples = 64;

/// The ground as complex numbers, in which a turn about Y by an angle is a product with e^(i·angle).
using Ground = std::complex<double>;

Ground onGround(glm::dvec2 place) { return {place.x, -place.y}; }
glm::dvec2 fromGround(Ground place) { return {place.real(), -place.imag()}; }
Ground turn(double yaw) { return std::polar(1.0, yaw); }

/// The model matrix of the parent of a joint.
glm::mat4 matrixAbove(const Skeleton& skeleton, std::span<const Transform> pose, JointIndex joint)
{
    glm::mat4 matrix(1.0f);
    for (JointIndex above = skeleton[joint].parent; above != noJoint; above = skeleton[above].parent)
        matrix = pose[std::size_t(above)].matrix() * matrix;
    return matrix;
}

/// Whether a matrix can be inverted without losing the figure.
bool isInvertible(const glm::mat4& matrix)
{
    const float determinant = std::abs(glm::determinant(matrix));
    return std::isfinite(determinant) && determinant > 1e-18f;
}

glm::dvec2 groundOf(const glm::mat4& matrix) { return {matrix[3].x, matrix[3].z}; }

/// A root's place and rotation in model space.
struct RootState
{
    glm::dvec2 place{0.0};
    glm::quat rotation{1.0f, 0.0f, 0.0f, 0.0f};
};

RootState rootState(const Skeleton& skeleton, std::span<const Transform> pose, JointIndex root)
{
    const glm::mat4 matrix = matrixAbove(skeleton, pose, root) * pose[std::size_t(root)].matrix();
    return {groundOf(matrix), decomposed(matrix).rotation};
}

double yawBetween(const glm::quat& from, const glm::quat& to) { return yawOf(to * glm::conjugate(from)); }

/// The path of a clip whose pose at a frame is given by a function.
template<class PoseAt>
RootPath pathOf(const Skeleton& skeleton, JointIndex root, Frame frames, PoseAt poseAt)
{
    RootPath path;
    path.root = root;
    if (root == noJoint) return path;
    const auto stateAt = [&](double frame) { return rootState(skeleton, poseAt(frame), root); };
    const double last = frames - 1;
    const RootState start = stateAt(0.0);
    const RootState end = stateAt(last);
    path.loop.yaw = yawBetween(start.rotation, end.rotation);
    path.loop.move = end.place - GroundTransform{path.loop.yaw, glm::dvec2(0.0)}.applied(start.place);

    const glm::quat rest = rootState(skeleton, restPose(skeleton), root).rotation;
    const int samples = std::clamp(int(frames), 1, mostFacingSamples);
    Ground mean = 0.0;
    for (int i = 0; i < samples; ++i) {
        const double phase = (i + 0.5) / samples;
        mean += turn(yawBetween(rest, stateAt(phase * last).rotation) - phase * path.loop.yaw);
    }
    path.facing = std::abs(mean) > 1e-6 ? std::arg(mean) : 0.0;
    return path;
}

} // namespace

GroundTransform GroundTransform::after(const GroundTransform& other) const
{
    return {yaw + other.yaw, applied(other.move)};
}

GroundTransform GroundTransform::inverse() const { return {-yaw, fromGround(-onGround(move) * turn(-yaw))}; }

// The sum of a geometric series of turns; its limit where the turn vanishes.
GroundTransform GroundTransform::power(std::int64_t n) const
{
    const double half = 0.5 * yaw;
    const double sine = std::sin(half);
    const auto count = double(n);
    const Ground series =
        std::abs(sine) < 1e-12 ? Ground(count) : turn((count - 1.0) * half) * (std::sin(count * half) / sine);
    return {yaw * count, fromGround(onGround(move) * series)};
}

glm::dvec2 GroundTransform::applied(glm::dvec2 place) const
{
    return fromGround(onGround(place) * turn(yaw)) + move;
}

glm::mat4 GroundTransform::matrix() const
{
    glm::mat4 matrix =
        glm::mat4_cast(glm::angleAxis(float(std::remainder(yaw, 2.0 * M_PI)), glm::vec3(0, 1, 0)));
    matrix[3] = glm::vec4(float(move.x), 0.0f, float(move.y), 1.0f);
    return matrix;
}

RootPath rootPath(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding)
{
    return pathOf(skeleton, rootJoint(skeleton, clip, binding), clip.frames,
                  [&](double frame) { return sampledPose(skeleton, clip, binding, frame); });
}

RootPath rootPath(const Skeleton& skeleton, const BakedClip& baked)
{
    return pathOf(skeleton, baked.root, baked.frames,
                  [&](double frame) { return sampledPose(baked, frame); });
}

glm::dvec2 groundPosition(const Skeleton& skeleton, std::span<const Transform> pose, JointIndex root)
{
    if (root == noJoint) return glm::dvec2(0.0);
    return groundOf(matrixAbove(skeleton, pose, root) * pose[std::size_t(root)].matrix());
}

void holdOverGround(const Skeleton& skeleton, JointIndex root, glm::dvec2 place, std::span<Transform> pose)
{
    if (root == noJoint) return;
    const glm::mat4 above = matrixAbove(skeleton, pose, root);
    if (!isInvertible(above)) return;
    glm::vec3& translation = pose[std::size_t(root)].translation;
    glm::vec4 model = above * glm::vec4(translation, 1.0f);
    model.x = float(place.x);
    model.z = float(place.y);
    translation = glm::vec3(glm::inverse(above) * model);
}

GroundTransform moveFromRest(const Skeleton& skeleton, JointIndex root, const GroundTransform& placement)
{
    const GroundTransform rest{0.0, groundPosition(skeleton, restPose(skeleton), root)};
    return rest.after(placement).after(rest.inverse());
}

void placeOnGround(const Skeleton& skeleton, JointIndex root, const GroundTransform& placement,
                   std::span<Transform> pose)
{
    if (root == noJoint || placement.isIdentity()) return;
    const glm::mat4 above = matrixAbove(skeleton, pose, root);
    if (!isInvertible(above)) return;
    const glm::mat4 moved = glm::inverse(above) * placement.matrix() * above;
    Transform& transform = pose[std::size_t(root)];
    transform.translation = glm::vec3(moved * glm::vec4(transform.translation, 1.0f));
    transform.rotation = unitOr(decomposed(moved).rotation * transform.rotation, transform.rotation);
}

} // namespace tagline
