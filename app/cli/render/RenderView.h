#pragma once

// RenderView is the view of `tagline render` on a figure, and its marks: the camera, the path of the root,
// the axes of joints and the path of one joint.

#include "app/cli/render/RenderedMotion.h"
#include "render/Scene.h"
#include "render/ViewDirection.h"

#include <span>
#include <vector>

namespace tagline {

/// The direction with that name on the command line; none for another name.
std::optional<ViewDirection> namedDirection(const QString& name);

/// Turns the camera by the options, around a figure in this pose.
void turnCamera(OrbitCamera& camera, const RenderOptions& options, const Skeleton& skeleton,
                std::span<const glm::mat4> joints);
/// Places the camera like a saved one, relative to a figure in this pose with its root at `root`.
void placeSavedCamera(OrbitCamera& camera, const SavedCamera& saved, const Skeleton& skeleton,
                      std::span<const glm::mat4> joints, const std::optional<glm::vec3>& root);

/// Errors: "render.no-such-joint" if the figure lacks the joint whose path is requested.
Result<void> checkMarks(const RenderOptions& options, const Skeleton& skeleton, const std::string& file);

/// The marks on the ground, below the figure.
std::vector<DrawnLine> groundMarks(const RenderOptions& options, const RenderedMotion& motion, Frame frame);
/// The marks over the figure.
std::vector<DrawnLine> figureMarks(const RenderOptions& options, const RenderedMotion& motion, Frame frame,
                                   const Skeleton& skeleton, std::span<const glm::mat4> joints);

} // namespace tagline
