#include "core/import/model/FigureGuess.h"

#include "core/import/model/UpAxes.h"
#include "core/retargeting/ReferencePose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

namespace tagline {
namespace {

using Places = std::vector<glm::vec3>;

constexpr std::int64_t framesLookedAt = 24;
constexpr float clearMargin = 1.5f;   ///< radians of stanceFault() between the best axis and the second best
constexpr float standingFault = 1.5f; ///< largest fault of a moving figure that stands
constexpr float restingFault = 0.6f;
constexpr float floorShare = 0.2f;       ///< of the hips' height: feet this near to 0 are on the floor
constexpr double jointsOfStature = 0.83; ///< of a person's height: leg and spine from hips to head
constexpr double person = 1.7;           ///< metres

/// The name of a node in a skeleton: an end site has the name of its joint, as far as that tells its part of
/// the body.
std::string jointName(const SampledFigure& figure, const SampledNode& node)
{
    constexpr std::size_t longestPart = 64;
    if (!node.isEndSite) return node.name;
    return "EndSite_" + figure.nodes[std::size_t(node.parent)].name.substr(0, longestPart);
}

/// The nodes as a skeleton, for their parts of the body.
Skeleton skeletonOf(const SampledFigure& figure)
{
    std::vector<Joint> joints;
    std::unordered_set<std::string> names;
    for (const SampledNode& node : figure.nodes) {
        Joint& joint = joints.emplace_back();
        joint.name = jointName(figure, node);
        while (joint.name.empty() || !names.insert(joint.name).second)
            joint.name += '#' + std::to_string(joints.size());
        joint.parent = node.parent;
    }
    return Skeleton(std::move(joints));
}

/// Positions of the nodes; `localOf` gives each node's transform relative to its parent.
template<typename LocalOf>
Places placesOf(const SampledFigure& figure, const LocalOf& localOf)
{
    std::vector<Transform> globals;
    Places places;
    for (const SampledNode& node : figure.nodes) { // parents come first
        Transform global = localOf(node);
        if (node.parent >= 0) {
            const Transform& parent = globals[std::size_t(node.parent)];
            global.translation = parent.translation + parent.rotation * global.translation;
            global.rotation = parent.rotation * global.rotation;
        }
        places.push_back(global.translation);
        globals.push_back(global);
    }
    return places;
}

Places restPlaces(const SampledFigure& figure)
{
    return placesOf(figure, [](const SampledNode& node) {
        Transform local;
        local.translation = node.offset;
        local.rotation = node.restRotation;
        return local;
    });
}

Places placesAt(const SampledFigure& figure, std::size_t frame)
{
    return placesOf(figure, [&](const SampledNode& node) {
        Transform local;
        local.translation = node.positions.empty() ? node.offset : node.positions[frame];
        local.rotation = node.rotations.empty() ? node.restRotation : node.rotations[frame];
        return local;
    });
}

/// The positions at frames spread evenly over the file.
std::vector<Places> movingPlaces(const SampledFigure& figure)
{
    std::vector<Places> frames;
    const std::int64_t count = std::min(figure.frames, framesLookedAt);
    for (std::int64_t i = 0; i < count; ++i)
        frames.push_back(placesAt(figure, std::size_t(i * figure.frames / count)));
    return frames;
}

/// The fault of the figure's stance along each axis.
using Faults = std::array<float, 3>;

Places turned(const Places& places, UpAxis axis)
{
    Places result;
    const glm::mat3 turn = rotationUpwards(axis);
    for (const glm::vec3& place : places) result.push_back(turn * place);
    return result;
}

Faults faultsOf(const BodyJoints& body, const Places& places)
{
    Faults faults{};
    for (const UpAxis axis : {UpAxis::X, UpAxis::Y, UpAxis::Z})
        faults[std::size_t(axis)] = stanceFault(body, turned(places, axis), glm::vec3(0.0f, 1.0f, 0.0f));
    return faults;
}

/// The axis with the least fault, and whether it is clearly better than the others.
struct BestAxis
{
    UpAxis axis = UpAxis::Y;
    bool isClear = false;
};

BestAxis bestAxis(const Faults& faults, float mostFault)
{
    const auto best = std::min_element(faults.begin(), faults.end());
    bool isClear = *best <= mostFault;
    for (auto other = faults.begin(); other != faults.end(); ++other)
        isClear = isClear && (other == best || *other - *best >= clearMargin);
    return {UpAxis(best - faults.begin()), isClear};
}

float median(std::vector<float> values)
{
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Whether the lowest joint is near the origin's height, and the hips above it.
bool standsOnFloor(const BodyJoints& body, const std::vector<Places>& frames, UpAxis axis)
{
    const JointIndex hips = body.joint(BodyPart::Hips);
    if (hips == noJoint) return false;
    std::vector<float> lowest, heights;
    for (const Places& frame : frames) {
        const Places places = turned(frame, axis);
        float low = places.front().y;
        for (const glm::vec3& place : places) low = std::min(low, place.y);
        lowest.push_back(low);
        heights.push_back(places[std::size_t(hips)].y - low);
    }
    return std::abs(median(lowest)) < floorShare * median(heights);
}

/// Guesses the up axis by all available evidence.
void guessUp(const BodyJoints& body, const Places& atRest, const std::vector<Places>& frames,
             FigureGuess& guess)
{
    Faults moving{};
    for (const Places& frame : frames) {
        const Faults faults = faultsOf(body, frame);
        for (std::size_t axis = 0; axis < 3; ++axis) moving[axis] += faults[axis] / float(frames.size());
    }
    const BestAxis byMotion = frames.empty() ? BestAxis() : bestAxis(moving, standingFault);
    const BestAxis byRest = bestAxis(faultsOf(body, atRest), restingFault);
    const bool isSame = byRest.isClear && byRest.axis == byMotion.axis;
    if (byMotion.isClear && !isSame && (!byRest.isClear || standsOnFloor(body, frames, byMotion.axis))) {
        guess.upAxis = byMotion.axis;
        guess.upOrigin = SettingOrigin::Motion;
    } else if (byRest.isClear) {
        guess.upAxis = byRest.axis;
        guess.upOrigin = SettingOrigin::RestPose;
    }
}

/// Length from joint to joint upwards; 0 if one is no ancestor of the other.
double chainLength(const Skeleton& skeleton, const Places& places, JointIndex from, JointIndex to)
{
    double length = 0.0;
    for (JointIndex joint = to; joint != from; joint = skeleton[joint].parent) {
        if (joint == noJoint || skeleton[joint].parent == noJoint) return 0.0;
        length +=
            double(glm::distance(places[std::size_t(joint)], places[std::size_t(skeleton[joint].parent)]));
    }
    return length;
}

/// Length of the left leg down to the foot's joint; twice the thigh if the foot is no descendant of it.
double legLength(const Skeleton& skeleton, const BodyJoints& body, const Places& places)
{
    const JointIndex thigh = body.joint(BodyPart::UpperLeg, BodySide::Left);
    const JointIndex knee = body.joint(BodyPart::LowerLeg, BodySide::Left);
    const double leg = chainLength(skeleton, places, thigh, body.joint(BodyPart::Foot, BodySide::Left));
    return leg > 0.0 || knee == noJoint ? leg : 2.0 * chainLength(skeleton, places, thigh, knee);
}

/// The height of the figure, in the file's unit; the longest side of its box if it is no person.
double statureOf(const Skeleton& skeleton, const BodyJoints& body, const Places& places)
{
    const JointIndex hips = body.joint(BodyPart::Hips), head = body.joint(BodyPart::Head);
    const JointIndex thigh = body.joint(BodyPart::UpperLeg, BodySide::Left);
    const JointIndex foot = body.joint(BodyPart::Foot, BodySide::Left);
    if (hips != noJoint && head != noJoint && thigh != noJoint && foot != noJoint) {
        const double spine = chainLength(skeleton, places, hips, head);
        const double leg = legLength(skeleton, body, places);
        if (spine > 0.0 && leg > 0.0) return (spine + leg) / jointsOfStature;
    }
    glm::vec3 lowest(1e30f), highest(-1e30f);
    for (const glm::vec3& place : places) {
        lowest = glm::min(lowest, place);
        highest = glm::max(highest, place);
    }
    const glm::vec3 size = highest - lowest;
    return double(std::max({size.x, size.y, size.z}));
}

/// Metres, centimetres, inches, the unit of the CMU library, MakeHuman's decimetres; millimetres if the
/// figure would be a giant in centimetres.
double unitFor(double stature)
{
    constexpr std::array units{1.0, 0.01, 0.0254, 0.056444, 0.1, 0.001};
    constexpr double giant = 1200.0;
    const auto end = units.end() - (stature < giant);
    const auto distance = [&](double unit) { return std::abs(stature * unit - person); };
    return *std::min_element(units.begin(), end,
                             [&](double a, double b) { return distance(a) < distance(b); });
}

} // namespace

FigureGuess guessFigure(const SampledFigure& figure)
{
    const Skeleton skeleton = skeletonOf(figure);
    const BodyJoints body(skeleton);
    FigureGuess guess;
    for (const BodyPart part : {BodyPart::UpperLeg, BodyPart::Foot, BodyPart::UpperArm})
        guess.isPerson |= body.joint(part, BodySide::Left) != noJoint;
    const Places atRest = restPlaces(figure);
    guess.stature = statureOf(skeleton, body, atRest);
    guess.metresPerUnit = unitFor(guess.stature);
    guessUp(body, atRest, movingPlaces(figure), guess);
    return guess;
}

} // namespace tagline
