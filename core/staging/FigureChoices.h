#pragma once

// FigureChoices are the characters of a library as they suit one clip: what fits it first.

#include "core/library/ClipLibrary.h"

#include <vector>

namespace tagline {

/// How a character takes a clip; the better, the earlier.
enum class FigureFit {
    Own,            ///< the clip is of its file
    Mapped,         ///< the library has a map for it
    Fits,           ///< its joints have the clip's names, and rest alike
    RestsOtherwise, ///< they have its names, but rest otherwise: it needs a map
    OtherNames,     ///< its joints have other names, but are parts of the same body: it needs a map
    Foreign         ///< nothing of it is known to be alike
};

/// Whether a clip can be shown on a character of that fit as it is.
inline bool isShowable(FigureFit fit) { return fit <= FigureFit::Fits; }
/// Whether a map would make it so.
inline bool needsMap(FigureFit fit)
{
    return fit == FigureFit::RestsOtherwise || fit == FigureFit::OtherNames;
}

/// Expects a clip whose motion is there, and a source with a model.
FigureFit figureFit(const ClipLibrary& library, ClipId clip, SourceId figure);

struct FigureChoice
{
    SourceId source;
    FigureFit fit = FigureFit::Foreign;
};

/// All sources with a mesh: by their fit, then in order of path. Without a motion all are Foreign.
std::vector<FigureChoice> figureChoices(const ClipLibrary& library, ClipId clip);

} // namespace tagline
