#include "core/search/features/BodyRows.h"

#include "core/motion/contacts/Limbs.h"
#include "core/motion/signals/JointTrajectories.h"
#include "core/retargeting/BodyJoints.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tagline {
namespace {

constexpr double wantedRowsPerSecond = 30.0;
constexpr double rootSigma = 0.1;    ///< seconds
constexpr double facingSigma = 0.2;  ///< seconds
constexpr float leastAcross = 0.02f; ///< metres: hips and shoulders above each other show no facing

/// Joints of a left and a right part; noJoint where there is none.
struct Pair
{
    JointIndex left = noJoint;
    JointIndex right = noJoint;

    bool isThere() const { return left != noJoint && right != noJoint; }
};

/// The joints that rows are made of.
struct RowJoints
{
    std::array<JointIndex, rowPartCount> parts;
    Pair hips;      ///< that the thighs hang on
    Pair shoulders; ///< that the arms hang on
    float legLength = 0.0f;

    JointIndex& operator[](RowPart part) { return parts[std::size_t(part)]; }
};

JointIndex lastOf(const std::vector<JointIndex>& joints) { return joints.empty() ? noJoint : joints.back(); }

/// Feet by name, else by shape; the mean length of the legs.
void takeFeet(std::span<const Limb> limbs, RowJoints& joints)
{
    float length = 0.0f;
    int feet = 0;
    for (const Limb& limb : limbs) {
        if (limb.kind != LimbKind::Foot) continue;
        length += limb.length;
        ++feet;
        if (limb.side == BodySide::Middle) continue;
        JointIndex& foot = joints[limb.side == BodySide::Left ? RowPart::LeftFoot : RowPart::RightFoot];
        if (foot == noJoint) foot = limb.joint;
    }
    if (feet > 0) joints.legLength = length / float(feet);
}

RowJoints rowJoints(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding)
{
    const BodyJoints body(skeleton);
    const auto pair = [&](BodyPart part) {
        return Pair{body.joint(part, BodySide::Left), body.joint(part, BodySide::Right)};
    };
    RowJoints joints;
    joints.parts.fill(noJoint);
    joints.hips = pair(BodyPart::UpperLeg);
    joints.shoulders = pair(BodyPart::UpperArm);
    joints[RowPart::Hips] = body.joint(BodyPart::Hips);
    joints[RowPart::Chest] = lastOf(body.joints(BodyPart::Spine));
    joints[RowPart::Head] = body.joint(BodyPart::Head);
    const auto take = [&](BodyPart part, RowPart left, RowPart right) {
        joints[left] = body.joint(part, BodySide::Left);
        joints[right] = body.joint(part, BodySide::Right);
    };
    take(BodyPart::Forearm, RowPart::LeftElbow, RowPart::RightElbow);
    take(BodyPart::Hand, RowPart::LeftHand, RowPart::RightHand);
    take(BodyPart::LowerLeg, RowPart::LeftKnee, RowPart::RightKnee);
    take(BodyPart::Foot, RowPart::LeftFoot, RowPart::RightFoot);
    takeFeet(limbsOf(skeleton, clip, binding), joints);
    return joints;
}

std::vector<JointIndex> sampledJoints(const RowJoints& joints)
{
    std::vector<JointIndex> sampled;
    for (const JointIndex joint : joints.parts)
        if (joint != noJoint) sampled.push_back(joint);
    for (const Pair& pair : {joints.hips, joints.shoulders})
        if (pair.isThere()) sampled.insert(sampled.end(), {pair.left, pair.right});
    return sampled;
}

glm::vec3 placeOf(const JointTrajectories& ways, JointIndex joint, std::size_t frame)
{
    return {ways.x(joint)[frame], ways.y(joint)[frame], ways.z(joint)[frame]};
}

/// From a pair's right to its left over the ground: x and z, metres.
glm::vec2 across(const JointTrajectories& ways, const Pair& pair, std::size_t frame)
{
    if (!pair.isThere()) return glm::vec2(0.0f);
    const glm::vec3 way = placeOf(ways, pair.left, frame) - placeOf(ways, pair.right, frame);
    return {way.x, way.z};
}

/// The angle nearest to `before` that is the same direction.
float unwrapped(float angle, float before)
{
    constexpr float turn = 2.0f * std::numbers::pi_v<float>;
    return angle + turn * std::round((before - angle) / turn);
}

/// Each value the mean of those around it, weighted by a Gaussian. Beyond an end values go on as they came,
/// turned about the last one, so that a steady way stays steady.
template<class T, class Get, class Set>
void smooth(std::vector<BodyRow>& rows, double sigmaRows, Get&& get, Set&& set)
{
    const auto reach = std::ptrdiff_t(std::ceil(3.0 * sigmaRows));
    std::vector<float> weights;
    for (std::ptrdiff_t i = 0; i <= reach; ++i)
        weights.push_back(float(std::exp(-0.5 * double(i * i) / (sigmaRows * sigmaRows))));
    const auto last = std::ptrdiff_t(rows.size()) - 1;
    const auto valueAt = [&](std::ptrdiff_t at) -> T {
        const auto value = [&](std::ptrdiff_t row) { return get(rows[std::size_t(row)]); };
        if (at < 0) return 2.0f * value(0) - value(std::min(-at, last));
        if (at > last) return 2.0f * value(last) - value(std::max<std::ptrdiff_t>(2 * last - at, 0));
        return value(at);
    };
    std::vector<T> smoothed;
    for (std::ptrdiff_t row = 0; row <= last; ++row) {
        T sum{};
        float weight = 0.0f;
        for (std::ptrdiff_t at = row - reach; at <= row + reach; ++at) {
            const float w = weights[std::size_t(std::abs(at - row))];
            sum += w * valueAt(at);
            weight += w;
        }
        smoothed.push_back(sum / weight);
    }
    for (std::size_t row = 0; row < rows.size(); ++row) set(rows[row], smoothed[row]);
}

void smoothRoots(BodyRows& made)
{
    smooth<glm::vec2>(
        made.rows, rootSigma * made.rowsPerSecond, [](const BodyRow& row) { return row.root; },
        [](BodyRow& row, glm::vec2 root) { row.root = root; });
    smooth<float>(
        made.rows, facingSigma * made.rowsPerSecond, [](const BodyRow& row) { return row.facing; },
        [](BodyRow& row, float facing) { row.facing = facing; });
}

BodyRow rowAt(std::size_t frame, const JointTrajectories& ways, const RowJoints& joints, glm::vec3 travelled,
              float facingBefore)
{
    BodyRow row;
    const float scale = 1.0f / joints.legLength;
    for (std::size_t part = 0; part < rowPartCount; ++part)
        if (joints.parts[part] != noJoint)
            row.places[part] = (placeOf(ways, joints.parts[part], frame) + travelled) * scale;
    const glm::vec3 hips = row.places[std::size_t(RowPart::Hips)];
    const bool hasChest = joints.parts[std::size_t(RowPart::Chest)] != noJoint;
    const glm::vec3 middle = hasChest ? (hips + row.places[std::size_t(RowPart::Chest)]) * 0.5f : hips;
    row.root = {middle.x, middle.z};
    const glm::vec2 left = across(ways, joints.hips, frame) + across(ways, joints.shoulders, frame);
    row.facing = facingBefore;
    if (left.x * left.x + left.y * left.y > leastAcross * leastAcross)
        row.facing = unwrapped(std::atan2(-left.y, left.x), facingBefore); // facing +Z, left is +X
    return row;
}

} // namespace

RowPart mirrored(RowPart part)
{
    if (part < RowPart::LeftElbow) return part;
    const auto pair = std::uint8_t(part) - std::uint8_t(RowPart::LeftElbow);
    return RowPart(std::uint8_t(RowPart::LeftElbow) + (pair ^ 1));
}

BodyRows mirrored(const BodyRows& body)
{
    BodyRows made = body;
    made.parts = 0;
    for (std::size_t part = 0; part < rowPartCount; ++part)
        if (holdsPart(body.parts, part)) made.parts |= RowParts(1u << std::size_t(mirrored(RowPart(part))));
    for (std::size_t row = 0; row < body.rows.size(); ++row) {
        const BodyRow& from = body.rows[row];
        BodyRow& to = made.rows[row];
        for (std::size_t part = 0; part < rowPartCount; ++part)
            to.places[std::size_t(mirrored(RowPart(part)))] =
                from.places[part] * glm::vec3(-1.0f, 1.0f, 1.0f);
        to.root.x = -from.root.x;
        to.facing = -from.facing;
    }
    return made;
}

Result<BodyRows> bodyRows(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding,
                          glm::vec2 groundVelocity)
{
    const RowJoints joints = rowJoints(skeleton, clip, binding);
    const bool hasSides = joints.hips.isThere() || joints.shoulders.isThere();
    if (joints.parts[std::size_t(RowPart::Hips)] == noJoint || !(joints.legLength > 0.0f) || !hasSides)
        return Error{
            "search.no-body", "its skeleton has no body with hips, two legs and feet that is known", {}};
    const double rate = clip.rate.framesPerSecond();
    BodyRows made;
    made.frames = clip.frames;
    made.stride = std::max<Frame>(1, Frame(std::lround(rate / wantedRowsPerSecond)));
    made.rowsPerSecond = rate / double(made.stride);
    made.legLength = joints.legLength;
    for (std::size_t part = 0; part < rowPartCount; ++part)
        if (joints.parts[part] != noJoint) made.parts |= RowParts(1u << part);
    const auto ways = JointTrajectories::of(sampledJoints(joints), skeleton, clip, binding);
    float facing = 0.0f;
    for (Frame frame = 0; frame < clip.frames; frame += made.stride) {
        const glm::vec2 travelled = -groundVelocity * float(double(frame) / rate);
        made.rows.push_back(
            rowAt(std::size_t(frame), ways, joints, {travelled.x, 0.0f, travelled.y}, facing));
        facing = made.rows.back().facing;
    }
    smoothRoots(made);
    return made;
}

} // namespace tagline
