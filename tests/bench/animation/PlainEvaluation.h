#pragma once

// The animation step as a careful programmer writes it first: keys found by binary search, glm::slerp,
// products of glm::mat4. What the fast jobs are measured against.

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Skeleton.h"
#include "core/mesh/SkinnedMesh.h"

#include <span>
#include <vector>

namespace tagline::bench {

/// A local transform without scale.
struct PlainTransform
{
    glm::quat rotation{1.0f, 0.0f, 0.0f, 0.0f};
    glm::vec3 translation{0.0f};
};

/// Everything that one character needs; nothing is allocated after the construction.
class PlainCharacter
{
public:
    PlainCharacter(const Skeleton& skeleton, std::span<const PaletteEntry> palette);

    /// Expects a clip with a channel for each joint, in order.
    void sample(const Clip& clip, float frame, std::vector<PlainTransform>& pose) const;
    void blend(const std::vector<PlainTransform>& a, const std::vector<PlainTransform>& b, float weightOfB,
               std::vector<PlainTransform>& pose) const;
    void toModel(const std::vector<PlainTransform>& pose, std::span<glm::mat4> models) const;
    void toSkin(std::span<const glm::mat4> models, std::span<glm::mat4> skinning) const;

    /// All four: the cross-fade step.
    void step(const Clip& a, float frameOfA, const Clip& b, float frameOfB, float weightOfB,
              std::span<glm::mat4> skinning);

private:
    const Skeleton& m_skeleton;
    std::span<const PaletteEntry> m_palette;
    std::vector<PlainTransform> m_a, m_b, m_pose;
    std::vector<glm::mat4> m_models;
};

} // namespace tagline::bench
