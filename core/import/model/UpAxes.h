#pragma once

// UpAxes turns what lies along one axis upwards.

#include "core/import/ImportedModel.h"

#include <glm/mat3x3.hpp>

namespace tagline {

/// The rotation that turns an axis upwards: as Collada and 3ds Max have it.
glm::mat3 rotationUpwards(UpAxis axis);

} // namespace tagline
