#include "core/import/model/UpAxes.h"

namespace tagline {

glm::mat3 rotationUpwards(UpAxis axis)
{
    switch (axis) {
    case UpAxis::X:
        return {glm::vec3(0, 1, 0), glm::vec3(-1, 0, 0), glm::vec3(0, 0, 1)};
    case UpAxis::Y:
        return glm::mat3(1.0f);
    case UpAxis::Z:
        return {glm::vec3(1, 0, 0), glm::vec3(0, 0, -1), glm::vec3(0, 1, 0)};
    }
    return glm::mat3(1.0f);
}

} // namespace tagline
