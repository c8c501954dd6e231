#include "core/motion/figure/FigureUnit.h"

#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "core/motion/figure/BodyTree.h"
#include "core/motion/figure/LengthUnits.h"

#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

constexpr float smallestMetres = 0.1f;
constexpr float largestMetres = 25.0f;
constexpr double usualMetres = 1.7;
constexpr std::array factors{0.001, 0.01, 0.0254, 0.3048, 1.0 / 0.3048, 1.0 / 0.0254, 100.0, 1000.0};

bool isMetric(double factor) { return std::abs(std::log10(factor) - std::round(std::log10(factor))) < 1e-9; }

constexpr double rareness = 2.0; ///< inches and feet, and units without a name, must fit so much better

/// How far a factor is from making a person in a unit in which files are written.
double unlikeliness(double factor, double extent, double metresPerUnit)
{
    const LengthUnit* unit = findLengthUnit(metresPerUnit * factor);
    if (!unit && !isMetric(factor)) return std::numeric_limits<double>::infinity();
    const int rare = int(!unit) + int(!isMetric(factor));
    return std::abs(std::log(extent * factor / usualMetres)) + rare * std::log(rareness);
}

} // namespace

std::optional<double> UnitSuggestion::scale() const
{
    return findLengthUnit(metresPerUnit) ? std::nullopt : std::optional(factor);
}

float bodyExtent(const Skeleton& skeleton)
{
    const std::vector<bool> isOfBody = bodyJoints(skeleton);
    const std::vector<glm::mat4> matrices = modelMatrices(skeleton, restPose(skeleton));
    glm::vec3 low(std::numeric_limits<float>::max());
    glm::vec3 high(std::numeric_limits<float>::lowest());
    for (std::size_t joint = 0; joint < matrices.size(); ++joint) {
        if (!isOfBody[joint]) continue;
        low = glm::min(low, glm::vec3(matrices[joint][3]));
        high = glm::max(high, glm::vec3(matrices[joint][3]));
    }
    const glm::vec3 extent = high - low;
    return std::max({extent.x, extent.y, extent.z, 0.0f});
}

std::optional<UnitSuggestion> suggestedUnit(const Skeleton& skeleton, double metresPerUnit)
{
    const float extent = bodyExtent(skeleton);
    if (!std::isfinite(extent) || extent <= 0.0f) return std::nullopt;
    if (extent >= smallestMetres && extent <= largestMetres) return std::nullopt;
    double best = factors.front();
    for (const double factor : factors)
        if (unlikeliness(factor, double(extent), metresPerUnit) <
            unlikeliness(best, double(extent), metresPerUnit))
            best = factor;
    const LengthUnit* unit = findLengthUnit(metresPerUnit * best); // its metres without rounding
    return UnitSuggestion{extent, best, unit ? unit->metres : metresPerUnit * best, float(extent * best)};
}

} // namespace tagline
