#pragma once

// ClipStates sets and counts the states of clips in a library.

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
    /// Number of clips that are done, including reviewed ones.
    std::int64_t done() const { return of(ClipStage::Done) + of(ClipStage::Reviewed); }
};

StageCounts stageCounts(const ClipLibrary& library, std::span<const ClipId> clips);

/// The changes that give clips a state. Clips at that stage already do not change, and keep the author of
/// their state.
std::vector<SheetChange> stateChanges(const ClipLibrary& library, std::span<const ClipId> clips,
                                      const ClipState& state);

} // namespace tagline
