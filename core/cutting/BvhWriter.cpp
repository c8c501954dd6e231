#include "core/cutting/BvhWriter.h"

#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <functional>
#include <numbers>
#include <set>

namespace tagline {
namespace {

constexpr double centimetres = 100.0;
constexpr double stillWithin = 1e-6; ///< metres: a joint that strays less has no positions
constexpr int decimals = 6;

/// Position and rotation of a joint in model space.
struct Placed
{
    glm::dvec3 place{0.0};
    glm::dquat turn{1.0, 0.0, 0.0, 0.0};
};

glm::dmat4 matrixOf(const Transform& transform)
{
    const glm::dmat4 moved = glm::translate(glm::dmat4(1.0), glm::dvec3(transform.translation));
    const glm::dquat turn(transform.rotation.w, transform.rotation.x, transform.rotation.y,
                          transform.rotation.z);
    return glm::scale(moved * glm::mat4_cast(glm::normalize(turn)), glm::dvec3(transform.scale));
}

/// The turn of a matrix, whatever its columns' lengths; none for a column of no length.
glm::dquat turnOf(const glm::dmat4& matrix)
{
    glm::dmat3 turn(matrix);
    for (int column = 0; column < 3; ++column) {
        const double length = glm::length(turn[column]);
        if (!(length > 1e-12)) return {1.0, 0.0, 0.0, 0.0};
        turn[column] /= length;
    }
    if (glm::determinant(turn) < 0.0) turn[0] = -turn[0];
    return glm::normalize(glm::quat_cast(turn));
}

std::vector<Placed> placed(const Skeleton& skeleton, const Pose& pose)
{
    std::vector<glm::dmat4> matrices(pose.size());
    std::vector<Placed> all(pose.size());
    for (std::size_t i = 0; i < pose.size(); ++i) {
        const JointIndex parent = skeleton[JointIndex(i)].parent;
        matrices[i] = matrixOf(pose[i]);
        if (parent != noJoint) matrices[i] = matrices[std::size_t(parent)] * matrices[i];
        all[i] = {glm::dvec3(matrices[i][3]), turnOf(matrices[i])};
    }
    return all;
}

/// Degrees about Z, X and Y whose turns in that order make the rotation: R = Rz · Rx · Ry.
std::array<double, 3> anglesOf(const glm::dquat& turn)
{
    const glm::dmat3 m = glm::mat3_cast(turn); // m[column][row]
    const double sine = std::clamp(m[1][2], -1.0, 1.0);
    const double x = std::asin(sine);
    double z, y;
    if (std::abs(sine) < 1.0 - 1e-12) {
        z = std::atan2(-m[1][0], m[1][1]);
        y = std::atan2(-m[0][2], m[2][2]);
    } else { // looking along the axis, only the sum of both turns counts
        z = std::atan2(m[0][1], m[0][0]);
        y = 0.0;
    }
    constexpr double degrees = 180.0 / std::numbers::pi;
    return {z * degrees, x * degrees, y * degrees};
}

/// One entry of the hierarchy.
struct BvhEntry
{
    std::string name;
    JointIndex joint = noJoint; ///< none: a root above several
    int parent = -1;
    glm::dvec3 offset{0.0};
    bool hasPositions = false;
};

class BvhComposition
{
public:
    explicit BvhComposition(const CutMotion& motion)
        : m_skeleton(*motion.skeleton)
        , m_rest(placed(m_skeleton, restPose(m_skeleton)))
    {
        for (const Pose& pose : motion.poses) m_frames.push_back(turned(placed(m_skeleton, pose)));
        findEntries();
        findPositions();
        writeHierarchy(0, 0);
        writeMotion(motion.rate);
    }

    std::string text() && { return "HIERARCHY\n" + std::move(m_text); }

private:
    /// Turns against the rest pose, as the world's axes at rest are every joint's.
    std::vector<Placed> turned(std::vector<Placed> all) const
    {
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i].turn = all[i].turn * glm::conjugate(m_rest[i].turn);
        return all;
    }

    void findEntries()
    {
        std::vector<bool> isKept(m_skeleton.size());
        for (std::size_t i = m_skeleton.size(); i-- > 0;) {
            const Joint& joint = m_skeleton[JointIndex(i)];
            isKept[i] = isKept[i] || joint.kind == JointKind::Joint || moves(i);
            if (isKept[i] && joint.parent != noJoint) isKept[std::size_t(joint.parent)] = true;
        }
        if (std::ranges::none_of(isKept, std::identity())) isKept.assign(isKept.size(), true);
        std::vector<JointIndex> tops;
        for (std::size_t i = 0; i < isKept.size(); ++i)
            if (isKept[i] && m_skeleton[JointIndex(i)].parent == noJoint) tops.push_back(JointIndex(i));
        std::vector<int> entryOf(m_skeleton.size(), -1);
        if (tops.size() != 1) m_entries.push_back({unique("Root"), noJoint, -1, {}, true});
        for (std::size_t i = 0; i < isKept.size(); ++i) {
            if (!isKept[i]) continue;
            const Joint& joint = m_skeleton[JointIndex(i)];
            const bool isTop = joint.parent == noJoint;
            entryOf[i] = int(m_entries.size());
            const glm::dvec3 above = isTop ? glm::dvec3(0.0) : m_rest[std::size_t(joint.parent)].place;
            m_entries.push_back({unique(joint.name), JointIndex(i),
                                 isTop ? (tops.size() == 1 ? -1 : 0) : entryOf[std::size_t(joint.parent)],
                                 m_rest[i].place - above, isTop && tops.size() == 1});
        }
        m_children.resize(m_entries.size());
        for (std::size_t i = 0; i < m_entries.size(); ++i)
            if (m_entries[i].parent >= 0) m_children[std::size_t(m_entries[i].parent)].push_back(int(i));
    }

    /// Whether a node that is no joint is turned or moved by the motion: a figure of rigid parts.
    bool moves(std::size_t node) const
    {
        const auto isElsewhere = [&](const std::vector<Placed>& frame) {
            const Placed& first = m_frames.front()[node];
            return glm::length(frame[node].place - first.place) > stillWithin ||
                   std::abs(glm::dot(frame[node].turn, first.turn)) < 1.0 - 1e-12;
        };
        return std::ranges::any_of(m_frames, isElsewhere);
    }

    /// Position of the joint relative to its parent, in the parent's axes.
    glm::dvec3 offsetIn(const std::vector<Placed>& frame, const BvhEntry& entry) const
    {
        if (entry.joint == noJoint) return glm::dvec3(0.0);
        const Placed& own = frame[std::size_t(entry.joint)];
        const JointIndex parent = m_skeleton[entry.joint].parent;
        if (parent == noJoint) return own.place;
        const Placed& above = frame[std::size_t(parent)];
        return glm::conjugate(above.turn) * (own.place - above.place);
    }

    glm::dquat turnIn(const std::vector<Placed>& frame, const BvhEntry& entry) const
    {
        if (entry.joint == noJoint) return {1.0, 0.0, 0.0, 0.0};
        const Placed& own = frame[std::size_t(entry.joint)];
        const JointIndex parent = m_skeleton[entry.joint].parent;
        return parent == noJoint ? own.turn : glm::conjugate(frame[std::size_t(parent)].turn) * own.turn;
    }

    void findPositions()
    {
        for (BvhEntry& entry : m_entries)
            for (const auto& frame : m_frames)
                if (glm::length(offsetIn(frame, entry) - entry.offset) > stillWithin)
                    entry.hasPositions = true;
    }

    std::string unique(const std::string& name)
    {
        std::string plain = name;
        for (char& c : plain)
            if (static_cast<unsigned char>(c) <= 0x20 || c == 0x7F || c == '{' || c == '}') c = '_';
        std::string free = plain;
        for (int number = 2; !m_names.insert(free).second; ++number)
            free = plain + '_' + std::to_string(number);
        return free;
    }

    void number(double value)
    {
        std::array<char, 64> digits{};
        if (std::abs(value) < 0.5e-6) value = 0.0; // no "-0.000000"
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                       std::chars_format::fixed, decimals);
        m_text += ' ';
        m_text.append(digits.data(), end.ptr);
    }

    void numbers(const glm::dvec3& values)
    {
        for (int i = 0; i < 3; ++i) number(values[i] * centimetres);
    }

    void writeHierarchy(std::size_t index, std::size_t depth)
    {
        const BvhEntry& entry = m_entries[index];
        const std::string indent(depth, '\t');
        m_text += indent + (depth == 0 ? "ROOT " : "JOINT ") + entry.name + '\n' + indent + "{\n";
        m_text += indent + "\tOFFSET";
        numbers(entry.offset);
        m_text += '\n' + indent + "\tCHANNELS ";
        m_text += entry.hasPositions ? "6 Xposition Yposition Zposition " : "3 ";
        m_text += "Zrotation Xrotation Yrotation\n";
        for (const int child : m_children[index]) writeHierarchy(std::size_t(child), depth + 1);
        if (m_children[index].empty())
            m_text +=
                indent + "\tEnd Site\n" + indent + "\t{\n" + indent + "\t\tOFFSET 0 0 0\n" + indent + "\t}\n";
        m_text += indent + "}\n";
    }

    void writeMotion(FrameRate rate)
    {
        // Channels follow in the order in which joints are written: each before its children.
        m_text += "MOTION\nFrames: " + std::to_string(m_frames.size()) + "\nFrame Time:";
        std::array<char, 64> seconds{};
        const auto end =
            std::to_chars(seconds.data(), seconds.data() + seconds.size(),
                          double(rate.denominator) / double(rate.numerator), std::chars_format::fixed, 9);
        m_text += ' ' + std::string(seconds.data(), end.ptr) + '\n';
        std::vector<std::size_t> order;
        listInOrder(0, order);
        for (const auto& frame : m_frames) {
            const std::size_t begin = m_text.size();
            for (const std::size_t index : order) {
                const BvhEntry& entry = m_entries[index];
                if (entry.hasPositions) numbers(offsetIn(frame, entry));
                for (const double angle : anglesOf(turnIn(frame, entry))) number(angle);
            }
            m_text.erase(begin, 1); // the blank before the first
            m_text += '\n';
        }
    }

    void listInOrder(std::size_t index, std::vector<std::size_t>& order) const
    {
        order.push_back(index);
        for (const int child : m_children[index]) listInOrder(std::size_t(child), order);
    }

    const Skeleton& m_skeleton;
    std::vector<Placed> m_rest;
    std::vector<std::vector<Placed>> m_frames; ///< turns against the rest pose
    std::vector<BvhEntry> m_entries;           ///< every one after its parent
    std::vector<std::vector<int>> m_children;
    std::set<std::string> m_names;
    std::string m_text;
};

} // namespace

std::string writtenBvh(const CutMotion& motion)
{
    assert(!motion.skeleton->isEmpty() && !motion.poses.empty());
    return BvhComposition(motion).text();
}

} // namespace tagline
