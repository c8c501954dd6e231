#pragma once

// SourceFit is what becomes of ranges that were drawn on another version of a clip, and what suits that clip:
// where the cache still has the former version, the motions of both say it.

#include "core/import/CacheNames.h"
#include "core/library/ClipLibrary.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

enum class FitKind {
    Keep,   ///< ranges stay as they are, even past the end
    Trim,   ///< what lies past the end is cut off
    Shift,  ///< all move by a number of frames
    Rescale ///< ranges keep their times in seconds
};

struct SourceFit
{
    FitKind kind = FitKind::Keep;
    Frame by = 0; ///< of Shift

    bool operator==(const SourceFit&) const = default;
};

/// The sheet as it becomes. Expects a clip with a sourceChange.
TagSheet fittedSheet(const LibraryClip& clip, const SourceFit& fit);

/// A clip's former and current version, to be compared on any thread.
struct ChangedMotion
{
    ClipId clip;
    std::string name;                           ///< of the clip, in its file
    std::optional<std::int32_t> index;          ///< where its file has several of that name
    SourceChange former;                        ///< its frames and rate
    std::optional<std::uint64_t> hash;          ///< of the former file, where the sidecar says it
    std::shared_ptr<const ImportedModel> model; ///< as it is now; null where it is not there
    std::size_t place = 0;                      ///< of the clip in the model
};

/// The clips whose files changed since they were tagged, and whose tag sets were drawn on one version of it,
/// in order of path.
std::vector<ChangedMotion> changedMotions(const ClipLibrary& library);

/// By how many frames the former version lies earlier than the present one; none where the former is not in
/// the cache any more, has another rate, or both go alike nowhere. Blocks; thread-safe. `cached` is that of
/// cachedContents().
std::optional<Frame> formerShift(const ChangedMotion& changed, const std::vector<CachedContent>& cached);

/// What suits a clip with a sourceChange: another rate is rescaled, the shift that formerShift() found is
/// made, else what lies past the end is cut off.
SourceFit proposedFit(const LibraryClip& clip, std::optional<Frame> shift);

} // namespace tagline
