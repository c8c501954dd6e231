#include "core/animation/figure/Mirroring.h"

#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Rotations.h"
#include "core/support/text/AsciiCase.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cassert>
#include <cctype>

namespace tagline {
namespace {

bool isLower(char letter) { return letter >= 'a' && letter <= 'z'; }
bool isLetter(char letter) { return isLower(letter) || isAsciiUpper(letter); }
char raised(char letter) { return isLower(letter) ? char(letter - 'a' + 'A') : letter; }

/// A word with the capitals of another: Left → Right, LEFT → RIGHT.
std::string inCaseOf(std::string_view pattern, std::string word)
{
    const bool isAllUpper = std::all_of(pattern.begin(), pattern.end(), isAsciiUpper);
    for (char& letter : word)
        if (isAllUpper) letter = raised(letter);
    if (isAsciiUpper(pattern.front())) word.front() = raised(word.front());
    return word;
}

/// `left` within a name, where a word begins.
void addWordSwapped(std::string_view name, const std::string& side, const std::string& other,
                    std::vector<std::string>& found)
{
    const std::size_t at = asciiLowered(name).find(side);
    if (at == std::string::npos) return;
    const bool isMidWord = at > 0 && isLetter(name[at - 1]) && !isAsciiUpper(name[at]);
    if (isMidWord) return;
    std::string swapped(name);
    swapped.replace(at, side.size(), inCaseOf(name.substr(at, side.size()), other));
    found.push_back(std::move(swapped));
}

char otherSide(char letter)
{
    switch (letter) {
    case 'l':
        return 'r';
    case 'r':
        return 'l';
    case 'L':
        return 'R';
    case 'R':
        return 'L';
    }
    return 0;
}

/// A side's letter that stands alone, or before a word.
void addLetterSwapped(std::string_view name, std::vector<std::string>& found)
{
    const std::size_t separator = name.find_last_of(":|");
    const std::size_t first = separator == std::string_view::npos ? 0 : separator + 1;
    const auto swapAt = [&](std::size_t i) {
        std::string swapped(name);
        swapped[i] = otherSide(name[i]);
        found.push_back(std::move(swapped));
    };
    for (std::size_t i = name.size(); i-- > first;) {
        const bool isAlone =
            (i == first || !isLetter(name[i - 1])) && (i + 1 == name.size() || !isLetter(name[i + 1]));
        if (otherSide(name[i]) && isAlone) swapAt(i);
    }
    if (first + 1 < name.size() && otherSide(name[first]) && isLetter(name[first + 1])) swapAt(first);
}

} // namespace

std::vector<std::string> oppositeJointNames(std::string_view name)
{
    std::vector<std::string> found;
    addWordSwapped(name, "left", "right", found);
    addWordSwapped(name, "right", "left", found);
    addLetterSwapped(name, found);
    return found;
}

MirrorMap::MirrorMap(const Skeleton& skeleton)
    : m_joints(skeleton.size())
{
    const std::vector<glm::mat4> models = tagline::modelMatrices(skeleton, restPose(skeleton));
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        const JointIndex parent = skeleton.parents()[i];
        m_joints[i].rest = skeleton.joints()[i].rest;
        m_joints[i].restAbove = parent == noJoint ? glm::quat(1.0f, 0.0f, 0.0f, 0.0f)
                                                  : decomposed(models[std::size_t(parent)]).rotation;
    }
    pairByName(skeleton);
    findAcross(skeleton);
}

// Parents come before their children: so do their pairs.
void MirrorMap::pairByName(const Skeleton& skeleton)
{
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        const auto joint = JointIndex(i);
        if (m_joints[i].opposite != noJoint) continue;
        m_joints[i].opposite = joint;
        const JointIndex parent = skeleton[joint].parent;
        const JointIndex wanted = parent == noJoint ? noJoint : opposite(parent);
        for (const std::string& name : oppositeJointNames(skeleton[joint].name)) {
            const auto found = skeleton.find(name);
            if (!found || *found <= joint || skeleton[*found].parent != wanted) continue;
            if (m_joints[std::size_t(*found)].opposite != noJoint) continue;
            m_joints[i].opposite = *found;
            m_joints[std::size_t(*found)].opposite = joint;
            break;
        }
    }
    // Below a pair, a joint whose own opposite was not found has none to take its motion from: it stays
    // itself.
}

void MirrorMap::findAcross(const Skeleton& skeleton)
{
    const std::vector<glm::mat4> models = tagline::modelMatrices(skeleton, restPose(skeleton));
    glm::vec3 sum(0.0f);
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        glm::vec3 across(models[i][3] - models[std::size_t(m_joints[i].opposite)][3]);
        across.y = 0.0f;
        sum += glm::dot(across, sum) < 0.0f ? -across : across;
    }
    const float length = glm::length(sum);
    if (length > 1e-6f) m_across = sum / length;
}

std::size_t MirrorMap::pairCount() const
{
    std::size_t paired = 0;
    for (std::size_t i = 0; i < m_joints.size(); ++i)
        if (m_joints[i].opposite != JointIndex(i)) ++paired;
    return paired / 2;
}

glm::vec3 MirrorMap::reflected(const glm::vec3& vector) const
{
    return vector - m_across * (2.0f * glm::dot(vector, m_across));
}

/// Its axis in the mirror, turned the other way.
glm::quat MirrorMap::reflected(const glm::quat& rotation) const
{
    const glm::vec3 axis = -reflected(glm::vec3(rotation.x, rotation.y, rotation.z));
    return glm::quat(rotation.w, axis.x, axis.y, axis.z);
}

glm::dvec2 MirrorMap::mirrored(glm::dvec2 direction) const
{
    const glm::dvec2 across(m_across.x, m_across.z);
    return direction - across * (2.0 * glm::dot(direction, across));
}

// Reflects the motion of the opposite joint against its rest, in model space.
Transform MirrorMap::mirrored(const MirroredJoint& joint, const Transform& transform) const
{
    const MirroredJoint& other = m_joints[std::size_t(joint.opposite)];
    const glm::quat turn = other.restAbove * transform.rotation * glm::conjugate(other.rest.rotation) *
                           glm::conjugate(other.restAbove);
    const glm::vec3 move = other.restAbove * (transform.translation - other.rest.translation);
    const glm::quat below = glm::conjugate(joint.restAbove);
    Transform result;
    result.rotation =
        unitOr(below * reflected(turn) * joint.restAbove * joint.rest.rotation, joint.rest.rotation);
    result.translation = joint.rest.translation + below * reflected(move);
    result.scale = transform.scale;
    return result;
}

void MirrorMap::mirror(std::span<const Transform> pose, std::span<Transform> mirrored) const
{
    assert(pose.size() == m_joints.size() && mirrored.size() == m_joints.size());
    assert(pose.empty() || pose.data() != mirrored.data());
    for (std::size_t i = 0; i < m_joints.size(); ++i)
        mirrored[i] = this->mirrored(m_joints[i], pose[std::size_t(m_joints[i].opposite)]);
}

} // namespace tagline
