#pragma once

// DriveStaging makes the clips of a library ready to be driven on one figure.

#include "core/query/language/QueryExpression.h"
#include "core/search/DriveMeasures.h"
#include "core/staging/Stage.h"

#include <memory>
#include <span>
#include <vector>

namespace tagline {

struct DriveRefusal
{
    ClipId clip;
    Error why;
};

/// A figure, the clips that can be driven on it, and their features. Cannot be copied: parts refer to parts.
struct StagedDrive
{
    std::shared_ptr<const ImportedModel> model; ///< of the figure
    std::unique_ptr<const DriveFigure> figure;
    std::vector<DriveClip> clips; ///< by ClipId
    std::unique_ptr<const FeatureStore> store;
    std::vector<DriveRefusal> refusals; ///< clips that cannot be driven, in order of id
};

/// The figure that a library is driven on: its character, else that of the first of these clips that has one.
/// Null where none has.
std::shared_ptr<const ImportedModel> driveFigure(const ClipLibrary& library, std::span<const ClipId> clips);

/// Carries clips over to a figure where they need it, and measures them, on all cores: by the library's map,
/// by names, else by a map that is guessed from the parts of the body. Frames in a mirror are there too where
/// the figure has two sides and `withMirrors`. Work grows with frames times joints.
StagedDrive stagedDrive(const ClipLibrary& library, const std::shared_ptr<const ImportedModel>& figure,
                        std::span<const ClipId> clips, bool withMirrors);

/// What a query lets play, as it is and in a mirror (MirroredQuery.h). Expects that the signals which it
/// needs are computed.
MatchChoice driveChoice(const StagedDrive& drive, const ClipLibrary& library, const QueryExpression& query);

} // namespace tagline
