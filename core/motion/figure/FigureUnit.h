#pragma once

// FigureUnit notices figures whose unit must be wrong: people of 170 m or 1.7 cm.

#include "core/animation/figure/Skeleton.h"

#include <optional>

namespace tagline {

/// A unit that would make a figure plausible.
struct UnitSuggestion
{
    float presentMetres = 0.0f;   ///< bodyExtent() at present
    double factor = 1.0;          ///< to multiply the present metres a unit with
    double metresPerUnit = 1.0;   ///< of one unit of the file with that factor
    float suggestedMetres = 0.0f; ///< the extent with that factor

    /// How many times larger (or, below 1, smaller) the figure becomes, where the unit has no name by which
    /// it could be told; none if it has one.
    std::optional<double> scale() const;

    bool operator==(const UnitSuggestion&) const = default;
};

/// The largest extent of the body's joints (BodyTree.h) in rest pose along an axis, metres; 0 for one joint.
/// (Figure.h's figureExtent() counts cameras and props as well.)
float bodyExtent(const Skeleton& skeleton);

/// None for a body between 10 cm and 25 m (a mouse and a dinosaur are plausible), and for one without extent.
/// Else of the factors between the units in use (millimetre, centimetre, inch, foot, metre, and back) the one
/// that brings it nearest to 1.7 m; inches and feet, and units without a name, must do so twice as well. Of
/// units without a name only those count that make it 100 or 1000 times larger or smaller: no program writes
/// files in units of 39.4 m.
/// `metresPerUnit` is what the figure was read with.
std::optional<UnitSuggestion> suggestedUnit(const Skeleton& skeleton, double metresPerUnit = 1.0);

} // namespace tagline
