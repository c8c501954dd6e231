#include "core/import/arrays/PlacedFigure.h"

#include "core/animation/figure/Rotations.h"
#include "core/animation/figure/Skeleton.h"
#include "core/import/arrays/SmplBody.h"
#include "core/import/model/NodeLimits.h"
#include "core/import/model/UpAxes.h"
#include "core/retargeting/BodyJoints.h"
#include "core/retargeting/ReferencePose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace tagline {
namespace {

constexpr double mostPlace = 1e7; ///< in the file's unit
constexpr std::size_t framesLookedAt = 64;
constexpr float mostStretch = 0.2f;    ///< of a bone's length, on average, if the tree is only guessed
constexpr float stillSlack = 1e-3f;    ///< of a bone's length: joints that move less stay at their offset
constexpr float shortestBone = 1e-9f;  ///< shortest one with a direction
constexpr float leastSideways = 1e-4f; ///< of children that determine a joint's twist

/// Places of joints, all parents before their children.
class Places
{
public:
    Places(const NpyArray& array, const std::vector<std::size_t>& order)
        : m_joints(order.size())
    {
        const std::size_t frames = array.shape()[0];
        m_places.reserve(frames * m_joints);
        for (std::size_t frame = 0; frame < frames; ++frame)
            for (const std::size_t joint : order) {
                const std::size_t at = (frame * m_joints + joint) * 3;
                m_places.emplace_back(float(array[at]), float(array[at + 1]), float(array[at + 2]));
            }
    }

    std::size_t frames() const { return m_places.size() / m_joints; }
    const glm::vec3& at(std::size_t frame, std::size_t joint) const
    {
        return m_places[frame * m_joints + joint];
    }
    std::span<const glm::vec3> frame(std::size_t frame) const
    {
        return std::span(m_places).subspan(frame * m_joints, m_joints);
    }
    /// Frames spread evenly over the clip.
    std::vector<std::size_t> someFrames() const
    {
        std::vector<std::size_t> some;
        const std::size_t count = std::min(frames(), framesLookedAt);
        for (std::size_t i = 0; i < count; ++i) some.push_back(i * frames() / count);
        return some;
    }

private:
    std::size_t m_joints;
    std::vector<glm::vec3> m_places;
};

struct BoneLength
{
    float mean = 0.0f;
    float deviation = 0.0f; ///< on average
};

BoneLength boneLength(const Places& places, std::size_t parent, std::size_t child)
{
    const auto frames = places.someFrames();
    const auto lengthAt = [&](std::size_t frame) {
        return glm::distance(places.at(frame, parent), places.at(frame, child));
    };
    BoneLength length;
    for (const std::size_t frame : frames) length.mean += lengthAt(frame) / float(frames.size());
    for (const std::size_t frame : frames)
        length.deviation += std::abs(lengthAt(frame) - length.mean) / float(frames.size());
    return length;
}

/// Whether all bones keep their lengths, as those of a body do.
bool keepsLengths(const Places& places, const std::vector<SampledNode>& nodes)
{
    for (std::size_t joint = 1; joint < nodes.size(); ++joint) {
        if (nodes[joint].parent < 0) continue;
        const BoneLength length = boneLength(places, std::size_t(nodes[joint].parent), joint);
        if (!(length.mean > 0.0f && length.deviation <= mostStretch * length.mean)) return false;
    }
    return true;
}

/// Computes a figure's joint rotations from their positions.
class PlaceFitting
{
public:
    PlaceFitting(const Places& places, SampledFigure& figure)
        : m_places(places)
        , m_figure(figure)
        , m_children(figure.nodes.size())
    {
    }

    void fit()
    {
        restAt(bestFrame());
        findChildren();
        const std::size_t frames = m_places.frames();
        m_figure.frames = std::int64_t(frames);
        for (SampledNode& node : m_figure.nodes) {
            node.rotations.reserve(frames);
            node.positions.reserve(frames);
        }
        for (std::size_t frame = 0; frame < frames; ++frame) takeFrame(frame);
        for (SampledNode& node : m_figure.nodes)
            if (node.parent >= 0 && staysAtOffset(node)) node.positions = {};
    }

private:
    /// The frame with the best stance for any up axis; the first if no frame has a measurable stance.
    std::size_t bestFrame() const
    {
        std::vector<Joint> joints;
        for (std::size_t i = 0; i < m_figure.nodes.size(); ++i) {
            const SampledNode& node = m_figure.nodes[i];
            Joint& joint = joints.emplace_back();
            joint.name = node.name.substr(0, 64) + '#' + std::to_string(i);
            joint.parent = node.parent;
            joint.rest.translation =
                m_places.at(0, i) -
                (node.parent < 0 ? glm::vec3(0.0f) : m_places.at(0, std::size_t(node.parent)));
        }
        const BodyJoints body{Skeleton(std::move(joints))};
        std::vector<UpAxis> axes{UpAxis::Y, UpAxis::Z, UpAxis::X};
        if (m_figure.upAxis) axes = {*m_figure.upAxis};
        std::size_t best = 0;
        float least = std::numeric_limits<float>::infinity();
        for (const std::size_t frame : m_places.someFrames())
            for (const UpAxis axis : axes) {
                const glm::vec3 up = glm::transpose(rotationUpwards(axis)) * glm::vec3(0.0f, 1.0f, 0.0f);
                const float fault = stanceFault(body, m_places.frame(frame), up);
                if (!(fault < least)) continue;
                least = fault;
                best = frame;
            }
        return best;
    }

    /// Sets the rest pose from a frame, with each bone at its mean length.
    void restAt(std::size_t frame)
    {
        for (std::size_t i = 0; i < m_figure.nodes.size(); ++i) {
            SampledNode& node = m_figure.nodes[i];
            node.offset = m_places.at(frame, i);
            if (node.parent < 0) continue;
            const auto parent = std::size_t(node.parent);
            node.offset -= m_places.at(frame, parent);
            const float length = glm::length(node.offset);
            if (length > shortestBone) node.offset *= boneLength(m_places, parent, i).mean / length;
        }
    }

    /// Finds the longest bone of each joint.
    void findChildren()
    {
        for (std::size_t i = 0; i < m_figure.nodes.size(); ++i)
            if (m_figure.nodes[i].parent >= 0) m_children[std::size_t(m_figure.nodes[i].parent)].push_back(i);
        for (auto& children : m_children)
            std::stable_sort(children.begin(), children.end(), [&](std::size_t a, std::size_t b) {
                return glm::length(offset(a)) > glm::length(offset(b));
            });
    }

    const glm::vec3& offset(std::size_t joint) const { return m_figure.nodes[joint].offset; }

    /// The rotation from the rest pose to a frame, in world space.
    glm::quat turnOf(std::size_t frame, std::size_t joint, const glm::quat& ofParent) const
    {
        const auto& children = m_children[joint];
        if (children.empty()) return ofParent;
        const auto bone = [&](std::size_t child) {
            return m_places.at(frame, child) - m_places.at(frame, joint);
        };
        const glm::vec3 main = bone(children.front());
        const glm::quat turn = turnBetween(ofParent * offset(children.front()), main) * ofParent;
        if (children.size() == 1 || !(glm::length(main) > shortestBone)) return glm::normalize(turn);
        const glm::vec3 axis = glm::normalize(main);
        float sine = 0.0f, cosine = 0.0f, reach = 0.0f;
        for (std::size_t i = 1; i < children.size(); ++i) {
            glm::vec3 from = turn * offset(children[i]), to = bone(children[i]);
            reach += glm::dot(from, from);
            from -= glm::dot(from, axis) * axis;
            to -= glm::dot(to, axis) * axis;
            sine += glm::dot(axis, glm::cross(from, to));
            cosine += glm::dot(from, to);
        }
        if (!(std::hypot(sine, cosine) > leastSideways * reach)) return glm::normalize(turn);
        return glm::normalize(glm::angleAxis(std::atan2(sine, cosine), axis) * turn);
    }

    void takeFrame(std::size_t frame)
    {
        m_turns.resize(m_figure.nodes.size());
        for (std::size_t i = 0; i < m_figure.nodes.size(); ++i) {
            SampledNode& node = m_figure.nodes[i];
            const bool isRoot = node.parent < 0;
            const auto parent = std::size_t(isRoot ? 0 : node.parent);
            const glm::quat ofParent = isRoot ? glm::quat(1.0f, 0.0f, 0.0f, 0.0f) : m_turns[parent];
            m_turns[i] = turnOf(frame, i, ofParent);
            const glm::quat back = glm::inverse(ofParent);
            glm::quat local = glm::normalize(back * m_turns[i]);
            node.rotations.push_back(local.w < 0.0f ? -local : local);
            node.positions.push_back(isRoot ? m_places.at(frame, i)
                                            : back * (m_places.at(frame, i) - m_places.at(frame, parent)));
        }
    }

    static bool staysAtOffset(const SampledNode& node)
    {
        const float slack = stillSlack * glm::length(node.offset);
        return std::all_of(node.positions.begin(), node.positions.end(), [&](const glm::vec3& place) {
            return glm::distance(place, node.offset) <= slack;
        });
    }

    const Places& m_places;
    SampledFigure& m_figure;
    std::vector<std::vector<std::size_t>> m_children;
    std::vector<glm::quat> m_turns; ///< of the current frame, in world space
};

Result<void> checkNumbers(const NpyArray& array)
{
    const auto& shape = array.shape();
    if (shape.size() != 3 || shape[2] != 3 || shape[0] == 0 || shape[1] == 0)
        return Error{"import.bad-shape",
                     "its array has the shape " + array.shapeText() +
                         "; frames × joints × 3 numbers are read",
                     {}};
    if (shape[1] > std::size_t(mostNodes))
        return Error{"import.bad-shape", "its array has more joints than any figure", {}};
    const std::size_t at = array.firstBeyond(mostPlace);
    if (at == array.size()) return {};
    return Error{"import.not-finite",
                 "at frame " + std::to_string(at / (shape[1] * 3)) + " joint " +
                     std::to_string(at / 3 % shape[1]) +
                     " is at a place that is no number or beyond any: fill such gaps first",
                 {}};
}

/// The joints of a tree, parents first.
std::vector<SampledNode> nodesOf(const JointTree& tree, const std::vector<std::size_t>& order)
{
    std::vector<int> placeOf(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) placeOf[order[i]] = int(i);
    std::vector<SampledNode> nodes;
    for (const std::size_t joint : order) {
        SampledNode& node = nodes.emplace_back();
        node.name = tree.names.empty() ? "joint_" + std::to_string(joint) : tree.names[joint];
        node.parent = tree.parents[joint] < 0 ? -1 : placeOf[std::size_t(tree.parents[joint])];
    }
    return nodes;
}

Result<SampledFigure> figureBy(const JointTree& tree, const NpyArray& array)
{
    const std::size_t joints = array.shape()[1];
    if (tree.parents.size() != joints)
        return Error{"import.wrong-parents",
                     "its array has " + std::to_string(joints) + " joints, the list of parents beside it " +
                         std::to_string(tree.parents.size()),
                     {}};
    const auto order = tree.parentsFirst();
    SampledFigure figure;
    figure.nodes = nodesOf(tree, order);
    figure.upAxis = tree.upAxis;
    figure.metresPerUnit = tree.metresPerUnit;
    figure.isRateGuessed = !tree.framesPerSecond;
    if (tree.framesPerSecond) figure.secondsPerFrame = 1.0 / *tree.framesPerSecond;
    PlaceFitting(Places(array, order), figure).fit();
    return figure;
}

/// The figure of an array without a tree beside it.
Result<SampledFigure> guessedFigure(const NpyArray& array, RepairList& repairs)
{
    const std::size_t joints = array.shape()[1];
    const auto kind = smplKindOf(joints);
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < joints; ++i) order.push_back(i);
    SampledFigure figure;
    if (kind) figure.nodes = smplNodes(*kind);
    const Places places(array, kind ? order : std::vector<std::size_t>{0});
    if (!kind || !keepsLengths(places, figure.nodes))
        return Error{
            "import.no-parents",
            "nothing says which of its " + std::to_string(joints) +
                " joints hangs on which: write a list of parents beside it, as “NAME.parents.json” or "
                "“parents.json”: [-1, 0, 1 …]",
            {}};
    repairs.add("parents-guessed",
                "no list of parents stands beside it: the joints were taken for those of an SMPL body, whose "
                "number they have; if the figure is torn, write one as NAME.parents.json");
    figure.isRateGuessed = true;
    PlaceFitting(places, figure).fit();
    return figure;
}

} // namespace

Result<SampledFigure> placedFigure(const NpyArray& array, const std::optional<JointTree>& tree,
                                   RepairList& repairs)
{
    if (auto checked = checkNumbers(array); !checked) return checked.error();
    return tree ? figureBy(*tree, array) : guessedFigure(array, repairs);
}

} // namespace tagline
