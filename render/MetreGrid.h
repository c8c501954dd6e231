#pragma once

// MetreGrid is the scale of a picture without perspective: the distance of its grid lines, and the bar that
// shows the length of a metre.

#include "render/Camera.h"
#include "render/Scene.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Whether the camera has no perspective: lengths are then the same all over the picture.
bool isOrthographic(const Camera& camera);
/// Whether the camera is level, so that the ground is a line.
bool isLevel(const Camera& camera);

/// Lines of two spacings, powers of ten apart.
struct MetreGrid
{
    float spacing = 0.1f;  ///< of the fine lines, metres; every tenth is a strong one
    float fineness = 1.0f; ///< 0 … 1: opacity of the fine lines
};
/// The grid for a picture of this height in metres: one to ten strong lines.
MetreGrid metreGrid(float heightMetres);
/// Height and width of the area that an orthographic camera shows, metres.
float picturedHeight(const Camera& camera);
float picturedWidth(const Camera& camera);

/// A bar of a round length.
struct ScaleBar
{
    float metres = 1.0f; ///< a power of ten
    float share = 0.1f;  ///< of the picture's width: 0.04 … 0.4
};
/// The scale bar of a camera. Expects an orthographic camera.
ScaleBar scaleBar(const Camera& camera);
/// "1 m", "0.1 m", "100 m". Expects a power of ten.
std::string scaleText(float metres);

/// The line of the ground in the picture of a level orthographic camera; none for others.
std::optional<DrawnLine> groundLine(const Camera& camera, const glm::vec4& colour);

/// The bar with its text as lines at the upper left of a picture, which is usually free of
/// ground and figure; for use without a font. Sizes in device pixels;
/// expects an orthographic camera.
std::vector<DrawnLine> scaleMark(const Camera& camera, float width, float height, float pixelRatio,
                                 const glm::vec4& colour);

} // namespace tagline
