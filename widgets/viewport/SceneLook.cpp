#include "widgets/viewport/SceneLook.h"

#include "widgets/theme/Theme.h"

namespace tagline {

glm::vec4 vectorOf(const QColor& colour)
{
    return {colour.redF(), colour.greenF(), colour.blueF(), colour.alphaF()};
}

SceneColours sceneColours()
{
    return {glm::vec3(vectorOf(theme().skyTop)),
            glm::vec3(vectorOf(theme().skyBottom)),
            vectorOf(theme().grid),
            vectorOf(theme().shadow),
            glm::vec3(vectorOf(theme().ghostBefore)),
            glm::vec3(vectorOf(theme().ghostAfter))};
}

} // namespace tagline
