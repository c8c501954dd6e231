#pragma once

// MetreGrid is the scale of a picture without perspective: how far apart its grid lines are, and the bar that
// says how long a metre is.

#include "render/Camera.h"
#include "render/Scene.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Whether the camera has no perspective: lengths are then the same all over the picture.
bool isOrthographic(const Camera& camera);
/// Whether it looks level, so that the ground is a line.
bool isLevel(const Camera& camera);

/// Lines of two spacings, powers of ten apart.
struct MetreGrid
{
    float spacing = 0.1f;  ///< of the fine lines, metres; every tenth is a strong one
    float fineness = 1.0f; ///< 0 … 1: how much the fine lines show
};
/// For a picture of this height, in metres: one to ten strong lines.
MetreGrid metreGrid(float heightMetres);
/// The height of what an orthographic camera shows, and its width, metres.
float picturedHeight(const Camera& camera);
float picturedWidth(const Camera& camera);

/// A bar of a round length.
struct ScaleBar
{
    float metres = 1.0f; ///< a power of ten
    float share = 0.1f;  ///< of the picture's width: 0.04 … 0.4
};
/// Expects an orthographic camera.
ScaleBar scaleBar(const Camera& camera);
/// "1 m", "0.1 m", "100 m". Expects a power of ten.
std::string scaleText(float metres);

/// Where the ground is in the picture of a level orthographic camera; none for others.
std::optional<DrawnLine> groundLine(const Camera& camera, const glm::vec4& colour);

/// The bar with its text as lines at the upper left of a picture, where neither ground nor
/// figure usually are, for where there is no font. Sizes in real
/// pixels; expects an orthographic camera.
std::vector<DrawnLine> scaleMark(const Camera& camera, float width, float height, float pixelRatio,
                                 const glm::vec4& colour);

} // namespace tagline
