#pragma once

// SampledFigure is a figure of a file that stores every frame: joints with their offsets, and for each joint
// a position, a rotation, or both at every frame.

#include "core/import/ImportedModel.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A joint, or the end site of one.
struct SampledNode
{
    std::string name; ///< name in the file, perhaps empty or not unique; empty for an end site
    int parent = -1;  ///< −1: a root; the file may have several
    glm::vec3 offset{0.0f};
    glm::quat restRotation{1.0f, 0.0f, 0.0f, 0.0f};
    bool isEndSite = false;

    // One per frame, relative to the parent, in the file's unit and axes. Empty if the node has no such keys.
    // A position replaces the offset.
    std::vector<glm::vec3> positions;
    std::vector<glm::quat> rotations;
};

struct SampledFigure
{
    std::vector<SampledNode> nodes; ///< parents first, in the file's order
    std::int64_t frames = 1;
    double secondsPerFrame = 1.0 / 30.0;
    bool isRateGuessed = false;          ///< the file has no rate; one set by the user counts as the file's
    std::optional<UpAxis> upAxis;        ///< if the file or its format gives it
    std::optional<double> metresPerUnit; ///< likewise
    SettingOrigin origin = SettingOrigin::File; ///< of those two
};

} // namespace tagline
