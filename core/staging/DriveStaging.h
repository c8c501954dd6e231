#pragma once

// DriveStaging makes the clips of a library ready to be driven on one figure.

#include "core/query/language/QueryExpression.h"
#include "core/search/driving/DriveMeasures.h"
#include "core/staging/Stage.h"

#include <functional>
#include <memory>
#include <span>
#include <stop_token>
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
    std::vector<DriveRefusal> refusals;  ///< clips that cannot be driven, in order of id
    std::vector<std::uint64_t> versions; ///< by ClipId: LibraryClip::motionVersion of what was measured
    SearchIndex index;                   ///< of every row
    PlayableFrames resting, leaping;     ///< by SteeringTraits
};

/// How the staging of many clips is followed, ended early and begun with what is known.
struct DriveStagingWatch
{
    std::function<void(std::size_t ready)> ready; ///< called on any thread, one call at a time; may be empty
    std::stop_token stop;
    /// An earlier one of the same library, figure and settings: clips whose motion did not change are taken
    /// over. Null: none.
    const StagedDrive* known = nullptr;
    FeatureSchema schema = FeatureSchema::steering();
};

/// The figure that a library is driven on: its character, else that of the first of these clips that has one.
/// Null if none has.
std::shared_ptr<const ImportedModel> driveFigure(const ClipLibrary& library, std::span<const ClipId> clips);

/// Carries clips over to a figure where they need it, and measures them, on all cores: by the library's map,
/// by names, else by a map that is guessed from the parts of the body. Frames in a mirror are there too where
/// the figure has two sides and `withMirrors`. Work grows with frames times joints. Once stopped it ends
/// soon, without a store.
StagedDrive stagedDrive(const ClipLibrary& library, const std::shared_ptr<const ImportedModel>& figure,
                        std::span<const ClipId> clips, bool withMirrors, const DriveStagingWatch& watch = {});

/// The inputs of a drive.
struct DriveQueries
{
    QueryExpression filter;                ///< frames that may play
    std::optional<QueryExpression> doors;  ///< those of them that may be jumped into; none: all
    std::optional<QueryExpression> prefer; ///< frames that cost more or less; none: no frames
    float preference = 0.0f;               ///< added to their cost, −5 … 5

    std::vector<QueryExpression> all() const;
};
/// The bound of an added cost, either way.
inline constexpr float mostDrivePreference = 5.0f;

/// Cost added to frames in which the figure rests, while it is not steered, and to those in
/// which it leaves the height at which it goes: a jump is not steered. A rest alone is no reason to leave
/// frames that stand too: that takes more than MatcherSettings::bias.
inline constexpr float restPreference = -0.75f, leapPreference = 3.0f;

/// The frames that queries let play, as they are and in a mirror (MirroredQuery.h). Expects that the signals
/// which they need are computed.
MatchChoice driveChoice(const StagedDrive& drive, const ClipLibrary& library, const DriveQueries& queries);

} // namespace tagline
