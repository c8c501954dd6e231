#pragma once

// ClipStates sets how far people are with clips of a library, and counts how far they are.

#include "core/library/edits/SheetChange.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

/// How many clips are at each stage.
struct StageCounts
{
    std::array<std::int64_t, clipStages.size()> clips{}; ///< in order of clipStages

    std::int64_t of(ClipStage stage) const { return clips[std::size_t(stage)]; }
    std::int64_t all() const;
    /// Those that are done, reviewed ones too.
    std::int64_t done() const { return of(ClipStage::Done) + of(ClipStage::Reviewed); }
};

StageCounts stageCounts(const ClipLibrary& library, std::span<const ClipId> clips);

/// What gives clips a state: those that are at its stage already stay as they are, and so does who brought
/// them there.
std::vector<SheetChange> stateChanges(const ClipLibrary& library, std::span<const ClipId> clips,
                                      const ClipState& state);

} // namespace tagline
