#include "core/motion/FigureUnit.h"

#include "core/animation/Figure.h"

#include <array>
#include <cmath>

namespace tagline {
namespace {

constexpr float smallestMetres = 0.1f;
constexpr float largestMetres = 25.0f;
constexpr double usualMetres = 1.7;
constexpr std::array factors{0.001, 0.01, 0.0254, 0.3048, 1.0 / 0.3048, 1.0 / 0.0254, 100.0, 1000.0};

double distanceToUsual(double metres) { return std::abs(std::log(metres / usualMetres)); }

} // namespace

std::optional<UnitSuggestion> suggestedUnit(const Skeleton& skeleton)
{
    const float extent = figureExtent(skeleton);
    if (!std::isfinite(extent) || extent <= 0.0f) return std::nullopt;
    if (extent >= smallestMetres && extent <= largestMetres) return std::nullopt;
    double best = factors.front();
    for (const double factor : factors)
        if (distanceToUsual(extent * factor) < distanceToUsual(extent * best)) best = factor;
    return UnitSuggestion{extent, best, float(extent * best)};
}

} // namespace tagline
