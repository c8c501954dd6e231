#include "core/mesh/body/BodyMesh.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace tagline {
namespace {

constexpr int ringsBetween = 5; ///< rings from one section to the next
constexpr int capRings = 6;     ///< rings of a rounded end

/// A cosine or sine bent from the circle (2) towards the square.
float squared(float value, float squareness)
{
    return std::copysign(std::pow(std::abs(value), 2.0f / squareness), value);
}

/// Catmull-Rom between b and c.
template<class T>
T smooth(const T& a, const T& b, const T& c, const T& d, float t)
{
    return (b * 2.0f + (c - a) * t + (a * 2.0f - b * 5.0f + c * 4.0f - d) * (t * t) +
            (b * 3.0f - a - c * 3.0f + d) * (t * t * t)) *
           0.5f;
}

/// Part of the way from one influence to another; keeps the two largest shares.
BodyInfluence mixed(const BodyInfluence& a, const BodyInfluence& b, float t)
{
    std::map<JointIndex, float> shares;
    for (std::size_t i = 0; i < 2; ++i) {
        shares[a.joints[i]] += a.weights[i] * (1.0f - t);
        shares[b.joints[i]] += b.weights[i] * t;
    }
    std::vector<std::pair<JointIndex, float>> sorted(shares.begin(), shares.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](auto x, auto y) { return x.second > y.second; });
    if (sorted.size() == 1 || sorted[1].second <= 0.0f)
        return {{sorted[0].first, sorted[0].first}, {1.0f, 0.0f}};
    const float sum = sorted[0].second + sorted[1].second;
    return {{sorted[0].first, sorted[1].first}, {sorted[0].second / sum, 1.0f - sorted[0].second / sum}};
}

BodySection sectionBetween(std::span<const BodySection> sections, std::size_t index, float t)
{
    const auto at = [&](std::size_t i) -> const BodySection& {
        return sections[std::min(i, sections.size() - 1)];
    };
    const BodySection& a = at(index == 0 ? 0 : index - 1);
    const BodySection& b = at(index);
    const BodySection& c = at(index + 1);
    const BodySection& d = at(index + 2);
    BodySection section = b;
    section.centre = smooth(a.centre, b.centre, c.centre, d.centre, t);
    section.side = glm::normalize(b.side * (1.0f - t) + c.side * t);
    const glm::vec3 front = b.front * (1.0f - t) + c.front * t;
    section.front = glm::normalize(front - section.side * glm::dot(front, section.side));
    section.halfSide = std::max(smooth(a.halfSide, b.halfSide, c.halfSide, d.halfSide, t), 1e-5f);
    section.halfFront = std::max(smooth(a.halfFront, b.halfFront, c.halfFront, d.halfFront, t), 1e-5f);
    section.squareness = b.squareness + (c.squareness - b.squareness) * t;
    section.influence = mixed(b.influence, c.influence, t);
    return section;
}

std::vector<BodySection> refined(std::span<const BodySection> sections)
{
    std::vector<BodySection> fine;
    for (std::size_t i = 0; i + 1 < sections.size(); ++i)
        for (int k = 0; k < ringsBetween; ++k)
            fine.push_back(sectionBetween(sections, i, float(k) / ringsBetween));
    fine.push_back(sections.back());
    return fine;
}

/// The section of a rounded end: `angle` 0 at the tube, a quarter turn at the pole.
BodySection capSection(const BodySection& end, const glm::vec3& outwards, float bulge, float angle)
{
    BodySection section = end;
    section.centre += outwards * (bulge * std::sin(angle));
    section.halfSide *= std::cos(angle);
    section.halfFront *= std::cos(angle);
    return section;
}

/// The inverse of a rest matrix; where it has none, that of its place alone.
glm::mat4 inverseBind(const glm::mat4& rest)
{
    const float determinant = std::abs(glm::determinant(rest));
    if (std::isfinite(determinant) && determinant > 1e-18f) return glm::inverse(rest);
    glm::mat4 inverse(1.0f);
    inverse[3] = glm::vec4(-glm::vec3(rest[3]), 1.0f);
    return inverse;
}

std::vector<glm::vec3> smoothNormals(const std::vector<glm::vec3>& positions,
                                     const std::vector<std::uint32_t>& indices)
{
    std::vector<glm::vec3> normals(positions.size(), glm::vec3(0.0f));
    for (std::size_t i = 0; i < indices.size(); i += 3) {
        const glm::vec3& a = positions[indices[i]];
        const glm::vec3 across = glm::cross(positions[indices[i + 1]] - a, positions[indices[i + 2]] - a);
        for (std::size_t k = 0; k < 3; ++k) normals[indices[i + k]] += across;
    }
    for (glm::vec3& normal : normals) {
        const float length = glm::length(normal);
        normal = length > 0.0f ? normal / length : glm::vec3(0.0f, 1.0f, 0.0f);
    }
    return normals;
}

} // namespace

void BodyMesh::addTube(std::span<const BodySection> sections, float startBulge, float endBulge, int around)
{
    const std::vector<BodySection> fine = refined(sections);
    const glm::vec3 axis = glm::cross(fine.front().side, fine.front().front);
    const glm::vec3 run = fine.back().centre - fine.front().centre;
    const bool isFlipped = glm::dot(axis, run) < 0.0f;
    const float sign = isFlipped ? -1.0f : 1.0f;
    const auto alongAt = [sign](const BodySection& section) {
        return glm::normalize(glm::cross(section.side, section.front)) * sign;
    };
    const glm::vec3 backwards = -alongAt(fine.front());
    const glm::vec3 forwards = alongAt(fine.back());
    const auto angle = [](int ring) { return float(M_PI) * 0.5f * float(ring) / capRings; };

    const std::uint32_t startPole =
        addVertex(fine.front().centre + backwards * startBulge, fine.front().influence);
    const auto firstRing = std::uint32_t(m_positions.size());
    for (int ring = capRings - 1; ring > 0; --ring)
        addRing(capSection(fine.front(), backwards, startBulge, angle(ring)), around);
    for (const BodySection& section : fine) addRing(section, around);
    for (int ring = 1; ring < capRings; ++ring)
        addRing(capSection(fine.back(), forwards, endBulge, angle(ring)), around);
    const auto ringSize = std::uint32_t(around);
    const std::size_t rings = (m_positions.size() - firstRing) / ringSize;
    joinRings(firstRing, ringSize, rings, isFlipped);

    const std::uint32_t endPole = addVertex(fine.back().centre + forwards * endBulge, fine.back().influence);
    const std::uint32_t lastRing = endPole - ringSize;
    for (std::uint32_t i = 0; i < ringSize; ++i) {
        const std::uint32_t next = (i + 1) % ringSize;
        addTriangle(startPole, firstRing + next, firstRing + i, isFlipped);
        addTriangle(endPole, lastRing + i, lastRing + next, isFlipped);
    }
}

std::uint32_t BodyMesh::addVertex(const glm::vec3& position, const BodyInfluence& influence)
{
    m_positions.push_back(position);
    m_influences.push_back(influence);
    return std::uint32_t(m_positions.size() - 1);
}

void BodyMesh::addRing(const BodySection& section, int around)
{
    for (int i = 0; i < around; ++i) {
        const float angle = 2.0f * float(M_PI) * float(i) / float(around);
        const float side = section.halfSide * squared(std::cos(angle), section.squareness);
        const float front = section.halfFront * squared(std::sin(angle), section.squareness);
        addVertex(section.centre + section.side * side + section.front * front, section.influence);
    }
}

void BodyMesh::joinRings(std::uint32_t first, std::uint32_t around, std::size_t rings, bool isFlipped)
{
    for (std::uint32_t ring = 0; ring + 1 < rings; ++ring) {
        const std::uint32_t below = first + ring * around;
        const std::uint32_t above = below + around;
        for (std::uint32_t i = 0; i < around; ++i) {
            const std::uint32_t next = (i + 1) % around;
            addTriangle(below + i, below + next, above + next, isFlipped);
            addTriangle(below + i, above + next, above + i, isFlipped);
        }
    }
}

void BodyMesh::addTriangle(std::uint32_t a, std::uint32_t b, std::uint32_t c, bool isFlipped)
{
    m_indices.insert(m_indices.end(), {a, isFlipped ? c : b, isFlipped ? b : c});
}

SkinnedMesh BodyMesh::finished(std::span<const glm::mat4> restMatrices) const
{
    SkinnedMesh mesh;
    mesh.name = "Body";
    std::map<JointIndex, std::uint16_t> places;
    for (const BodyInfluence& influence : m_influences)
        for (const JointIndex joint : influence.joints) places.emplace(joint, std::uint16_t(0));
    for (auto& [joint, place] : places) {
        place = std::uint16_t(mesh.palette.size());
        mesh.palette.push_back({joint, inverseBind(restMatrices[std::size_t(joint)])});
    }
    std::vector<VertexInfluences> influences;
    influences.reserve(m_influences.size());
    for (const BodyInfluence& influence : m_influences) {
        VertexInfluences vertex;
        for (std::size_t i = 0; i < 2; ++i) {
            vertex.palette[i] = places[influence.joints[i]];
            vertex.weights[i] = influence.weights[i];
        }
        influences.push_back(vertex);
    }
    mesh.normals = smoothNormals(m_positions, m_indices);
    mesh.positions = m_positions;
    mesh.indices = m_indices;
    mesh.influences = std::move(influences);
    return mesh;
}

} // namespace tagline
