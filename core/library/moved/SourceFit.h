#pragma once

// SourceFit decides how ranges that were drawn on another version of a clip are adapted. If the cache still
// has the former version, its motion is compared with the present one.

#include "core/import/CacheNames.h"
#include "core/library/ClipLibrary.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tagline {

enum class FitKind {
    Keep,   ///< ranges stay as they are, even past the end
    Trim,   ///< parts past the end are cut off
    Shift,  ///< all move by a number of frames
    Rescale ///< ranges keep their times in seconds
};

struct SourceFit
{
    FitKind kind = FitKind::Keep;
    Frame by = 0; ///< of Shift

    bool operator==(const SourceFit&) const = default;
};

/// The adapted sheet. Expects a clip with a sourceChange.
TagSheet fittedSheet(const LibraryClip& clip, const SourceFit& fit);

/// A clip's former and current version, to be compared on any thread.
struct ChangedMotion
{
    ClipId clip;
    std::string name;                           ///< of the clip, in its file
    std::optional<std::int32_t> index;          ///< if its file has several clips of that name
    SourceChange former;                        ///< its frames and rate
    std::optional<std::uint64_t> hash;          ///< of the former file, if it is known
    std::shared_ptr<const ImportedModel> model; ///< present model; null if it is not there
    std::size_t place = 0;                      ///< of the clip in the model
};

/// Whether a clip's file changed since it was tagged (LibraryClip::hasChangedFile), and its ranges can be
/// fitted to it: it has frames, its tags can be saved, and its tag sets were drawn on one version of the
/// file.
bool canBeFitted(const ClipLibrary& library, ClipId clip);

/// The clips that can be fitted, in order of path.
std::vector<ChangedMotion> changedMotions(const ClipLibrary& library);

/// The fit to suggest for a clip with a sourceChange: a rescale for another rate, else the shift that
/// formerShift() found, else a trim at the end; of the same length, keeping.
SourceFit proposedFit(const LibraryClip& clip, std::optional<Frame> shift);

/// A clip whose file was written again with the same length and rate, and whose motion is not compared yet;
/// none for any other clip. Costs nothing where the file is as it was.
std::optional<ChangedMotion> motionToCompare(const ClipLibrary& library, ClipId clip);

/// Takes over a comparison, unless the clip's file was read again meanwhile. Returns whether it was taken.
bool takeFormerMotion(ClipLibrary& library, const ChangedMotion& compared, FormerMotion motion);

/// All clips to compare, with their comparison, for programs without a window.
std::vector<std::pair<ChangedMotion, FormerMotion>> comparedMotions(const ClipLibrary& library,
                                                                    const std::string& cacheFolder);

} // namespace tagline
