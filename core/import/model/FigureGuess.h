#pragma once

// FigureGuess says which way is up, and how long a unit is, where a file states neither: by the
// figure in it.

#include "core/import/ImportedModel.h"
#include "core/import/model/SampledFigure.h"

namespace tagline {

struct FigureGuess
{
    UpAxis upAxis = UpAxis::Y;
    SettingOrigin upOrigin = SettingOrigin::Assumed; ///< RestPose, Motion, or Assumed
    double metresPerUnit = 1.0;
    double stature = 0.0;  ///< of a person by its bones, or the longest side of its box; in the file's unit
    bool isPerson = false; ///< it has arms or legs, so that it should have been seen which way it stands
};

/// Up is the axis along which the figure stands (stanceFault() in core/retargeting/ReferencePose.h), with a
/// margin over the other two:
///
/// 1. as it moves, if it then stands on the floor of the scene (0);
/// 2. else at rest;
/// 3. else as it moves, wherever the floor is;
/// 4. else Y is assumed.
///
/// The unit is that of those in use which brings the figure nearest to a person, by the lengths of its leg
/// and spine, so that the rest pose does not matter; by its box where it has none.
FigureGuess guessFigure(const SampledFigure& figure);

} // namespace tagline
