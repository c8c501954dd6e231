#pragma once

// BodyMesh collects the closed, rounded tubes of which an automatic body is made.

#include "core/mesh/SkinnedMesh.h"

#include <glm/vec3.hpp>

#include <array>
#include <span>
#include <vector>

namespace tagline {

/// Up to two joints and their shares, which sum to 1.
struct BodyInfluence
{
    std::array<JointIndex, 2> joints{0, 0};
    std::array<float, 2> weights{1.0f, 0.0f};
};

/// One cross-section of a tube: a rounded shape around its centre.
struct BodySection
{
    glm::vec3 centre{0.0f};
    glm::vec3 side{1.0f, 0.0f, 0.0f};  ///< unit
    glm::vec3 front{0.0f, 0.0f, 1.0f}; ///< unit, at right angles to side
    float halfSide = 0.0f;             ///< metres along side
    float halfFront = 0.0f;            ///< metres along front
    float squareness = 2.0f;           ///< 2: an ellipse; more: towards a box with rounded edges
    BodyInfluence influence;
};

class BodyMesh
{
public:
    /// Adds a closed tube through the sections, smooth between them; its ends bulge out by so much, rounded.
    /// One section makes an egg. Sections should look the same way, without a twist. Rings have `around`
    /// vertices.
    void addTube(std::span<const BodySection> sections, float startBulge, float endBulge, int around = 24);

    bool isEmpty() const { return m_positions.empty(); }
    /// The mesh in the rest pose with these model matrices, one a joint.
    SkinnedMesh finished(std::span<const glm::mat4> restMatrices) const;

private:
    std::uint32_t addVertex(const glm::vec3& position, const BodyInfluence& influence);
    void addRing(const BodySection& section, int around);
    void addTriangle(std::uint32_t a, std::uint32_t b, std::uint32_t c, bool isFlipped);
    void joinRings(std::uint32_t first, std::uint32_t around, std::size_t rings, bool isFlipped);

    std::vector<glm::vec3> m_positions;
    std::vector<BodyInfluence> m_influences;
    std::vector<std::uint32_t> m_indices;
};

} // namespace tagline
