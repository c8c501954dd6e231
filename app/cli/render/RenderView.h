#pragma once

// RenderView is how `tagline render` looks at a figure, and what it marks on it: the camera, the way of the
// root, the axes of joints and the way of one.

#include "app/cli/render/RenderedMotion.h"
#include "render/Scene.h"
#include "render/ViewDirection.h"

#include <span>
#include <vector>

namespace tagline {

/// The directions that have a name on the command line; none for another name.
std::optional<ViewDirection> namedDirection(const QString& name);

/// Turns the camera as the options say, around a figure in this pose.
void turnCamera(OrbitCamera& camera, const RenderOptions& options, const Skeleton& skeleton,
                std::span<const glm::mat4> joints);
/// Puts the camera where a saved one stands to a figure in this pose, whose root is there.
void placeSavedCamera(OrbitCamera& camera, const SavedCamera& saved, const Skeleton& skeleton,
                      std::span<const glm::mat4> joints, const std::optional<glm::vec3>& root);

/// Errors: "render.no-such-joint" where the joint whose way is asked for is none of the figure's.
Result<void> checkMarks(const RenderOptions& options, const Skeleton& skeleton, const std::string& file);

/// What is drawn on the ground, below the figure.
std::vector<DrawnLine> groundMarks(const RenderOptions& options, const RenderedMotion& motion, Frame frame);
/// What is drawn over the figure.
std::vector<DrawnLine> figureMarks(const RenderOptions& options, const RenderedMotion& motion, Frame frame,
                                   const Skeleton& skeleton, std::span<const glm::mat4> joints);

} // namespace tagline
