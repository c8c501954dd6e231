#pragma once

// BulkTagging plans one edit of many clips: what would change is counted before anything does.

#include "core/library/edits/SheetChange.h"
#include "core/time/FrameRanges.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

enum class BulkOperation { Add, Remove };

/// Frames of one clip that get or lose a tag.
struct ClipFrames
{
    ClipId clip;
    FrameRanges frames;
};

/// The sheets that the edit makes (only those that differ), and what it comes to.
struct BulkPlan
{
    std::vector<SheetChange> changes;
    std::int64_t ranges = 0; ///< given or taken in the clips that change
    std::int64_t frames = 0; ///< of the clips that change, those that have the tag afterwards and not before,
                             ///< or the other way round
    std::int64_t carved = 0; ///< frames that other tags of an exclusive group lose
    int blocked = 0;         ///< clips where a group that blocks keeps the tag out altogether
    int unchanged = 0;       ///< clips that have what was asked for already
    int readOnly = 0;        ///< clips that cannot be edited
    int outside = 0;         ///< clips that end before the frames begin
};

/// Frames are cut to the clips; what is given is settled (core/tagging/SettledEdits.h).
BulkPlan bulkPlan(const ClipLibrary& library, TagId tag, BulkOperation operation,
                  std::span<const ClipFrames> where);
/// The same where the library had another vocabulary, one with a tag more for example. A counted tag gets an
/// instance for each range, with these values.
BulkPlan bulkPlan(const ClipLibrary& library, const TagVocabulary& vocabulary, TagId tag,
                  BulkOperation operation, std::span<const ClipFrames> where,
                  const std::vector<InstanceValue>& values = {});

/// The same frames of several clips; without a range, every clip as a whole.
std::vector<ClipFrames> framesOfClips(const ClipLibrary& library, std::span<const ClipId> clips,
                                      std::optional<FrameRange> range);

} // namespace tagline
