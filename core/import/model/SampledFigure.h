#pragma once

// SampledFigure is a figure as files hold it that say every frame of it: joints with their offsets, and for
// each of them a place, a turn, or both at every frame.

#include "core/import/ImportedModel.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A joint, or the end of one.
struct SampledNode
{
    std::string name; ///< as the file holds it, perhaps empty or not unique; an end site has none
    int parent = -1;  ///< −1: a root; the file may have several
    glm::vec3 offset{0.0f};
    glm::quat restRotation{1.0f, 0.0f, 0.0f, 0.0f};
    bool isEndSite = false;

    // One a frame, against the parent, in the file's unit and axes. Empty where the node has no such keys. A
    // place stands in the offset's stead.
    std::vector<glm::vec3> positions;
    std::vector<glm::quat> rotations;
};

struct SampledFigure
{
    std::vector<SampledNode> nodes; ///< parents first, in the file's order
    std::int64_t frames = 1;
    double secondsPerFrame = 1.0 / 30.0;
    bool isRateGuessed = false;          ///< the file says no rate, so that a person's is the file's own
    std::optional<UpAxis> upAxis;        ///< where the file or its format says it
    std::optional<double> metresPerUnit; ///< likewise
    SettingOrigin origin = SettingOrigin::File; ///< of those two
};

} // namespace tagline
