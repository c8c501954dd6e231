#pragma once

// GhostPoses keeps the figure's joints at frames of a clip, each sampled once.

#include "core/staging/Stage.h"

#include <glm/mat4x4.hpp>

#include <map>
#include <memory>
#include <vector>

namespace tagline {

class GhostPoses
{
public:
    /// The joints of a clip's figure at a frame, joint → world; null if there is no figure, or its map has
    /// not carried the clip over yet. Another clip clears the cache.
    std::shared_ptr<const std::vector<glm::mat4>> at(const StagedClip& staged, Frame frame);

private:
    StagedClip m_clip;
    std::map<Frame, std::shared_ptr<const std::vector<glm::mat4>>> m_kept;
};

} // namespace tagline
